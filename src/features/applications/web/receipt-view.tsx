import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { manilaDay, manilaExact } from '#contract/time.ts'
import { Button } from '#web/ui/button.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Application, PostingSnapshot, Receipt } from '../contract.ts'
import { saveSentResume } from './api.ts'

type ReceiptViewProps = { application: Application; receipt: Receipt }

const moment = (at: string) => `${manilaExact(at)}, Manila time`

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0 font-medium break-words">{children}</dd>
    </div>
  )
}

/** Proof of what was sent: when, with which points and resume, the letter, the posting as it read (product). */
export function ReceiptView({ application, receipt }: ReceiptViewProps) {
  const { posting } = receipt
  const sent = application.delivery === 'confirmed'
  return (
    <section aria-labelledby="receipt" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="receipt" className="text-2xl">
          {application.own ? 'What you noted' : 'Receipt'}
        </h2>
        <Button
          look="secondary"
          className="print:hidden"
          onClick={() => print()}
          icon={<Printer className="size-5" aria-hidden="true" />}
        >
          Print
        </Button>
      </div>
      <dl className="tabular border-t border-line">
        <Line term={sent ? 'Sent' : 'Last tried'}>{moment(receipt.sent_at)}</Line>
        {application.own ? (
          <Line term="Where">{application.source || 'Not said'}</Line>
        ) : (
          <Line term="Confirmed by OLJ">
            {receipt.confirmed_at === null ? 'Not confirmed' : moment(receipt.confirmed_at)}
          </Line>
        )}
        {receipt.evidence ? <Line term="What OLJ said">{receipt.evidence}</Line> : null}
        {application.own ? null : <SentLines application={application} receipt={receipt} />}
        <Line term="Application number">{application.id}</Line>
      </dl>
      {application.own ? null : (
        <Text title="The letter as it was sent">
          {receipt.content || 'It was written on OLJ itself; we do not have its text.'}
        </Text>
      )}
      <PostingAsItRead posting={posting} />
    </section>
  )
}

const SentLines = ({ application, receipt }: ReceiptViewProps) => (
  <>
    <Line term="Apply points">{receipt.apply_points}</Line>
    <Line term="Resume">
      {receipt.resume_name ?? 'None chosen'}
      {receipt.resume_kept ? <SentResume application={application.id} name={receipt.resume_name ?? 'resume'} /> : null}
    </Line>
    <Line term="Subject">{receipt.subject || 'Not known'}</Line>
  </>
)

/** The file as it went along, also when it left the list of resumes since. */
function SentResume({ application, name }: { application: number; name: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveSentResume(application, name).catch(() => toast.error('Error downloading resume. Please try again.'))
    setBusy(false)
  }
  return (
    <Button
      look="quiet"
      className="-ms-4 flex print:hidden"
      busy={busy}
      onClick={() => void save()}
      icon={<Download className="size-5" aria-hidden="true" />}
    >
      Download as sent
    </Button>
  )
}

const PostingAsItRead = ({ posting }: { posting: PostingSnapshot }) => (
  <section className="border-t border-line pt-6">
    <h3 className="text-xl">The posting as it read</h3>
    <dl className="mt-2">
      <Line term="Title">{posting.title}</Line>
      <Line term="Employer">{posting.employer_name || 'Employer not named'}</Line>
      <Line term="Salary">{posting.salary ?? 'Not specified'}</Line>
      <Line term="Type">{posting.job_type ?? 'Not specified'}</Line>
      {posting.date_posted === null ? null : <Line term="Date posted">{manilaDay(posting.date_posted)}</Line>}
      {posting.link === '' ? null : (
        <Line term="Address">
          <OutsideLink href={posting.link}>{posting.link}</OutsideLink>
        </Line>
      )}
    </dl>
    <p className="mt-4 max-w-[68ch] break-words whitespace-pre-line">
      {posting.description || 'Its text is not known.'}
    </p>
  </section>
)

const Text = ({ title, children }: { title: string; children: string }) => (
  <section>
    <h3 className="text-xl">{title}</h3>
    <p className="mt-2 max-w-[68ch] rounded-box border border-line bg-surface p-4 break-words whitespace-pre-line">
      {children}
    </p>
  </section>
)
