import { useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { idStands } from '../rules.ts'
import { keepIdDay, useShowIdDay } from './api.ts'

const inWords = (day: string): string => manilaDay(`${day}T00:00:00+08:00`)

/** What is to be said of an ID that runs out; null while there is nothing to say. */
export function idWarning(day: string | null, now: Date): string | null {
  const stands = day === null ? 'fine' : idStands(day, now)
  if (day === null || stands === 'fine') return null
  return stands === 'soon'
    ? `The ID you proved your identity with expires on ${inWords(day)}.`
    : `The ID you proved your identity with expired on ${inWords(day)}.`
}

/** The one thing that is kept of an ID, for whoever asked for it. */
export function IdDay({ day }: { day: string | null }) {
  const now = useNow()
  const show = useShowIdDay()
  const [busy, setBusy] = useState(false)
  if (day === null) return null
  const warning = idWarning(day, now)
  const forget = async () => {
    setBusy(true)
    try {
      await keepIdDay(null)
      await show(null)
    } catch {
      toast.error('The date could not be removed. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-1">
      {warning === null ? null : <Notice tone="mangga">{warning} A new one can be sent to OLJ from here.</Notice>}
      <p className="text-sm text-soft">
        We remind you by mail before your ID expires on {inWords(day)}. That day is all we keep of it.
      </p>
      <Button look="quiet" className="-ms-4 self-start" onClick={() => void forget()} busy={busy} busyLabel="Removing…">
        Remove the date
      </Button>
    </div>
  )
}
