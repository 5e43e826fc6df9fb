import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { saveFile } from '#web/lib/hand-over.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

const asText = (codes: readonly string[]): string =>
  ['Hanap recovery codes. Each works once, in place of your second step.', '', ...codes, ''].join('\n')

/** The ten codes, shown this once. They print alone. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(codes))
      setCopied(true)
    } catch {
      toast.info('Copy the codes', 'Your browser keeps the clipboard closed. Please select the codes and copy them.')
    }
  }
  const save = () => saveFile(new Blob([asText(codes)], { type: 'text/plain' }), 'hanap-recovery-codes.txt')
  return createPortal(
    <Dialog title="Your recovery codes" onClose={onClose} actions={<Button onClick={onClose}>I have kept them</Button>}>
      <div className="flex flex-col gap-4">
        <p>
          Each code works once, when you cannot use your app or passkey. Keep them where you find them without your
          phone. They are shown only now.
        </p>
        <ul
          data-print-alone
          aria-label="Recovery codes"
          className="tabular grid grid-cols-2 gap-x-3 gap-y-2 rounded-box bg-sunken px-3 py-3 font-mono text-sm sm:px-4 sm:text-lg"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            onClick={() => void copy()}
            icon={
              copied ? <Check className="size-5" aria-hidden="true" /> : <Copy className="size-5" aria-hidden="true" />
            }
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <Button look="secondary" onClick={save} icon={<Download className="size-5" aria-hidden="true" />}>
            Download
          </Button>
          <Button look="secondary" onClick={() => print()} icon={<Printer className="size-5" aria-hidden="true" />}>
            Print
          </Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}
