import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { PLANS } from '../../subscriptions/rules.ts'
import type { PaymentDetails } from '../contract.ts'
import { paidWithText, pesos } from '../receipt.ts'
import { downloadReceipt } from './api.ts'
import { inManila } from './texts.ts'

/** On paper the receipt is the page, not a window over it. */
const PAPER =
  'print:[&_dialog]:absolute print:[&_dialog]:inset-[0_0_auto] print:[&_dialog]:m-0 print:[&_dialog]:h-auto print:[&_dialog]:max-h-none print:[&_dialog]:w-full print:[&_dialog]:max-w-none print:[&_dialog]:overflow-visible print:[&_dialog]:rounded-none print:[&_dialog::backdrop]:bg-transparent print:[&_button]:hidden print:[&_.sticky]:hidden print:[&_[aria-hidden]]:hidden'

const DOWNLOAD_FAILED = 'The receipt could not be downloaded. Please try again.'

type ReceiptDialogProps = {
  receipt: PaymentDetails
  onClose: () => void
  /** Where the person was before they came to pay; empty when nowhere. */
  back: string
}

/** The receipt of a payment, on the screen and on A4. */
export function ReceiptDialog({ receipt, onClose, back }: ReceiptDialogProps) {
  const { billing, issuer } = receipt
  return (
    <div className={PAPER}>
      <Dialog
        title={
          <span className="flex flex-wrap items-center gap-x-3">
            Payment details <Badge tone={receipt.status === 'PAID' ? 'success' : 'mangga'}>{receipt.status}</Badge>
          </span>
        }
        onClose={onClose}
        actions={<Actions receipt={receipt} onClose={onClose} back={back} />}
      >
        <p className="hidden font-semibold print:block">Hanap, payment receipt</p>
        <p className="text-3xl font-bold tracking-tight tabular-nums">{pesos(Math.round(receipt.amount * 100))}</p>
        <p className="mb-3 text-soft">{receipt.description}</p>
        <dl className="border-t border-line">
          <Line term="Receipt number">{receipt.receipt_number}</Line>
          <Line term="Paid">{inManila(receipt.paid_at)}</Line>
          <Line term="Paid with">{paidWithText(receipt)}</Line>
          <Line term="Plan">{PLANS[receipt.plan_type].name}</Line>
          <Line term="Valid from">{inManila(receipt.valid_from)}</Line>
          <Line term="Valid until">{inManila(receipt.valid_until)}</Line>
          <Line term="Billed to">
            {[billing.name, billing.email, billing.phone].filter(Boolean).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Line>
          <Line term="Received by">
            {issuer.name}
            {issuer.tin === null ? null : <span className="block">TIN {issuer.tin}</span>}
            {issuer.address === null ? null : <span className="block">{issuer.address}</span>}
          </Line>
          <Line term="Payment">{receipt.id}</Line>
        </dl>
      </Dialog>
    </div>
  )
}

function Actions({ receipt, onClose, back }: ReceiptDialogProps) {
  const [fetching, setFetching] = useState(false)
  const download = async () => {
    setFetching(true)
    await downloadReceipt(receipt.receipt_number).catch(() => toast.error(DOWNLOAD_FAILED))
    setFetching(false)
  }
  return (
    <>
      {back === '' ? null : <ButtonLink to={back}>Go back to where you were</ButtonLink>}
      <Button
        look={back === '' ? 'primary' : 'secondary'}
        onClick={() => void download()}
        busy={fetching}
        busyLabel="Downloading…"
        icon={<Download className="size-5" aria-hidden="true" />}
      >
        Download PDF
      </Button>
      <Button look="secondary" onClick={() => print()} icon={<Printer className="size-5" aria-hidden="true" />}>
        Print
      </Button>
      <Button look="secondary" onClick={onClose}>
        Close
      </Button>
    </>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7.5rem_1fr] gap-x-3 border-b border-line py-2 tabular-nums">
    <dt className="text-soft">{term}</dt>
    <dd className="min-w-0 font-medium break-words">{children}</dd>
  </div>
)
