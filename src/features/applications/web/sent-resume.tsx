import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Receipt } from '../contract.ts'
import { saveSentResume } from './api.ts'

/** The name of the resume that went along and, where it is kept, the file, also when it left the list of resumes since. */
export function SentResume({ application, receipt }: { application: number; receipt: Receipt }) {
  const [busy, setBusy] = useState(false)
  const name = receipt.resume_name ?? 'None chosen'
  if (!receipt.resume_kept) return name
  const save = async () => {
    setBusy(true)
    await saveSentResume(application, name).catch(() => toast.error('Error downloading resume. Please try again.'))
    setBusy(false)
  }
  return (
    <>
      <p>{name}</p>
      <Button
        look="quiet"
        className="-ms-4 print:hidden"
        busy={busy}
        onClick={() => void save()}
        icon={<Download className="size-5" aria-hidden="true" />}
      >
        Download as sent
      </Button>
    </>
  )
}
