import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { endpointQuery, showAnswer } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { push } from '../calls.ts'
import { beSilent, beTold, canBeTold, isTold } from './device.ts'

const settingsQuery = () => endpointQuery(push.read, {})
const say = {
  failed: 'This device could not be told. Please try again.',
  refused: 'Your browser does not allow it. You can change that in its settings for this site.',
} as const

/** Whether this phone or browser hears of alerts by itself. Nothing where the server cannot, or is not known yet. */
export function PushPanel() {
  const { data } = useQuery(settingsQuery())
  if (!data?.public_key) return null
  return (
    <section aria-labelledby="push">
      <h4 id="push" className="text-lg">
        On this device
      </h4>
      {canBeTold() ? (
        <ThisDevice publicKey={data.public_key} devices={data.devices} atNight={data.at_night} />
      ) : (
        <p className="mt-1 text-soft">This browser cannot be told. On an iPhone add Hanap to the home screen first.</p>
      )}
    </section>
  )
}

type Settings = Awaited<ReturnType<typeof beSilent>>
type DeviceProps = { publicKey: string; devices: number; atNight: boolean }

function ThisDevice({ publicKey, devices, atNight }: DeviceProps) {
  const client = useQueryClient()
  const [told, setTold] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => void isTold().then(setTold, () => undefined), [])
  const change = async (work: () => Promise<Settings | null>) => {
    setBusy(true)
    try {
      const settings = await work()
      if (settings === null) toast.error(say.refused)
      else showAnswer(client, settingsQuery().queryKey, settings)
      setTold(await isTold())
    } catch {
      toast.error(say.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-1 flex flex-col items-start gap-2">
      <p className="text-soft">
        {told
          ? 'This device is told within minutes, at most once an hour, until you log out here.'
          : 'It can be told within minutes, without a mail: at most once an hour, and not at night.'}
      </p>
      <Button
        look="secondary"
        busy={busy}
        busyLabel="One moment…"
        onClick={() => void change(told ? beSilent : () => beTold(publicKey))}
      >
        {told ? 'Stop telling this device' : 'Tell this device'}
      </Button>
      {devices > 0 ? (
        <Checkbox
          checked={atNight}
          disabled={busy}
          onValue={(checked) => void change(() => call(push.update, { body: { at_night: checked } }))}
          label="Also between 10 PM and 7 AM Manila time"
        />
      ) : null}
    </div>
  )
}
