import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useCallback } from 'react'
import { manilaDay } from '#contract/time.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { useNow } from '#web/lib/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import type { Application, Receipt } from '../contract.ts'
import { exactly } from './moments.ts'
import { SentResume } from './sent-resume.tsx'

type ReceiptViewProps = { application: Application; receipt: Receipt }

const moment = (at: string) => exactly(at, 'Manila time (UTC+8)')

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 break-inside-avoid sm:grid-cols-[11rem_1fr] print:py-1">
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0 font-medium break-words">{children}</dd>
    </div>
  )
}

/** Proof of what was sent: when, with which points and resume, the letter, the posting as it read (product). On A4 paper too. */
export function ReceiptView({ application, receipt }: ReceiptViewProps) {
  const now = useNow()
  const heading = useArrivedAt('#receipt')
  return (
    <section aria-labelledby="receipt" className="flex flex-col gap-6 print:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="receipt" ref={heading} className="text-2xl">
          Receipt
        </h2>
        <Button
          look="secondary"
          className="print:hidden"
          onClick={() => print()}
          icon={<Printer className="size-5" aria-hidden="true" />}
        >
          Print
        </Button>
        <p className="hidden print:block">Hanap, printed {moment(now.toISOString())}</p>
      </div>
      <dl className="tabular border-t border-line">
        {application.read_from !== null ? (
          <ReadLines receipt={receipt} />
        ) : application.own ? (
          <OwnLines application={application} receipt={receipt} />
        ) : (
          <SentLines application={application} receipt={receipt} />
        )}
        <Line term="Application number">{application.id}</Line>
      </dl>
      {application.own && receipt.content === '' ? null : (
        <Text title={application.own ? 'The letter as you noted it' : 'The letter as it was sent'}>
          {receipt.content || 'It was written on OLJ itself; we do not have its text.'}
        </Text>
      )}
      <PostingAsRead posting={receipt.posting} />
    </section>
  )
}

/** Who followed a link to it does not look for it below what is planned; the page comes after the place was entered. */
function useArrivedAt(wanted: string) {
  const { hash } = useLocation()
  return useCallback(
    (heading: HTMLElement | null) => {
      if (!heading || hash !== wanted) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      heading.scrollIntoView()
    },
    [hash, wanted],
  )
}

function SentLines({ application, receipt }: ReceiptViewProps) {
  return (
    <>
      <Line term={application.delivery === 'confirmed' ? 'Sent' : 'Last tried'}>{moment(receipt.sent_at)}</Line>
      <Line term="Confirmed by OLJ">
        {receipt.confirmed_at === null ? 'Not confirmed' : moment(receipt.confirmed_at)}
      </Line>
      {receipt.evidence ? <Line term="What OLJ said">{receipt.evidence}</Line> : null}
      <Line term="Apply points">{receipt.apply_points}</Line>
      <Line term="Resume">
        <SentResume application={application.id} receipt={receipt} />
      </Line>
      <Line term="Subject">{receipt.subject || 'Not known'}</Line>
    </>
  )
}

/** Sent on the board itself: what its list of sent messages shows. */
function ReadLines({ receipt }: { receipt: Receipt }) {
  return (
    <>
      <Line term="Sent">{moment(receipt.sent_at)}</Line>
      <Line term="Read from OLJ">{receipt.confirmed_at === null ? 'Not known' : moment(receipt.confirmed_at)}</Line>
      {receipt.evidence ? <Line term="What OLJ showed">{receipt.evidence}</Line> : null}
      <Line term="Apply points">{receipt.apply_points === 0 ? 'Not shown by OLJ' : receipt.apply_points}</Line>
      <Line term="Letter">You wrote it on OLJ itself; we do not read it.</Line>
    </>
  )
}

/** Nothing went out from here: what the person noted, and no more. */
function OwnLines({ application, receipt }: ReceiptViewProps) {
  return (
    <>
      <Line term="Applied">{moment(receipt.sent_at)}</Line>
      <Line term="Where">{application.source || 'Not named'}</Line>
      <Line term="Confirmed">Your own entry. Nothing was sent from here, so no board confirmed it.</Line>
      {receipt.resume_name === null ? null : <Line term="Resume">{receipt.resume_name}</Line>}
      {receipt.subject === '' ? null : <Line term="Subject">{receipt.subject}</Line>}
    </>
  )
}

function PostingAsRead({ posting }: { posting: Receipt['posting'] }) {
  return (
    <section className="border-t border-line pt-6 print:pt-4">
      <h3 className="text-xl break-after-avoid">The posting as it read</h3>
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
      <p className="mt-4 max-w-[68ch] break-words whitespace-pre-line print:max-w-none">{posting.description}</p>
    </section>
  )
}

const Text = ({ title, children }: { title: string; children: string }) => (
  <section>
    <h3 className="text-xl break-after-avoid">{title}</h3>
    <p className="mt-2 max-w-[68ch] rounded-box border border-line bg-surface p-4 break-words whitespace-pre-line print:max-w-none">
      {children}
    </p>
  </section>
)
