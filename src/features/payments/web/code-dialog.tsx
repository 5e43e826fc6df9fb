import Download from 'lucide-react/icons/download'
import { useEffect, useEffectEvent } from 'react'
import { saveFile } from '#web/lib/hand-over.ts'
import { useSeconds } from '#web/lib/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Created } from '../contract.ts'
import { pesos } from '../receipt.ts'

export type Code = NonNullable<Created['qr']> & { amount_centavos: number }

type CodeDialogProps = { code: Code; onClose: () => void; onOver: () => void }

/** A QR Ph code to be scanned, and how long it can be. */
export function CodeDialog({ code, onClose, onOver }: CodeDialogProps) {
  const now = useSeconds()
  const { image_url, expires_at, amount_centavos } = code
  const left = expires_at === null ? null : Math.ceil((new Date(expires_at).getTime() - now.getTime()) / 1000)
  const over = left !== null && left <= 0
  const amount = pesos(amount_centavos)
  const tellOver = useEffectEvent(onOver)
  useEffect(() => {
    if (over) tellOver()
  }, [over])
  return (
    <Dialog
      title={`Scan to pay ${amount}`}
      onClose={onClose}
      actions={
        <>
          {over ? null : (
            <Button
              onClick={() => saveFile(pictureOf(image_url), 'hanap-qr-ph')}
              icon={<Download className="size-5" aria-hidden="true" />}
            >
              Save the picture
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {over ? (
        <p role="status">The code has expired. Nothing was charged.</p>
      ) : (
        <>
          <img
            src={image_url}
            alt="QR Ph code"
            className="mx-auto my-2 size-60 rounded-box border border-line bg-white [image-rendering:pixelated]"
          />
          {left === null ? null : (
            <p role="timer" className="text-center font-semibold tabular-nums">
              Good for {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
            </p>
          )}
          <ol className="mt-3 list-decimal space-y-1 ps-5">
            <li>Open GCash, Maya or your bank’s app and choose Scan QR.</li>
            <li>Scan this code. On this phone alone, save the picture and open it from the app.</li>
            <li>Confirm {amount}. This page says when it is paid.</li>
          </ol>
        </>
      )}
    </Dialog>
  )
}

/** The picture of a `data:` address as a file. */
function pictureOf(address: string): Blob {
  const [head = '', body = ''] = address.split(',')
  const bytes = Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' })
}
