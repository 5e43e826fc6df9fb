import { useState } from 'react'
import { statusOf } from '#web/lib/query.ts'
import { useNow } from '#web/lib/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { ExchangeFormat } from '../rules.ts'
import { saveExport } from './api.ts'
import { EXCHANGE_SENTENCES as say } from './texts.ts'

/** Takes the applications out, as a table or for programs. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const now = useNow()
  const [busy, setBusy] = useState<ExchangeFormat | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const save = async (format: ExchangeFormat) => {
    if (busy !== null) return
    setBusy(format)
    setFailed(null)
    try {
      await saveExport(format, now)
      onClose()
    } catch (error) {
      const status = statusOf(error)
      setFailed(status === undefined ? say.exportFailed : `${say.exportFailed} (Status: ${status})`)
      setBusy(null)
    }
  }
  return (
    <Dialog
      title="Export applications"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void save('csv')} busy={busy === 'csv'} busyLabel="Exporting…">
            CSV, for spreadsheets
          </Button>
          <Button look="secondary" onClick={() => void save('json')} busy={busy === 'json'} busyLabel="Exporting…">
            JSON, for programs
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          Every application that was sent, with its letter, interviews, follow-ups, notes and status changes. Times are
          Manila time.
        </p>
        <p className="text-soft">
          The text of the postings and the resume files are left out; what was never sent is left out too. The file can
          be imported again.
        </p>
        {failed === null ? null : (
          <Notice tone="danger" role="alert">
            {failed}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
