import { useState } from 'react'
import { grouped } from '#contract/number.ts'
import { manilaExact } from '#contract/time.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import type { RefusedMails } from '../contract.ts'
import { useChangeMail, useMails } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { mailWord, OPERATIONS_TEXTS as say } from './texts.ts'

/** Mails that came to nothing: whose, which, what the mail server said, and what to do about each. */
export function MailsPanel() {
  const { data, isError, isFetching, refetch } = useMails()
  if (!data && isError) {
    return <ErrorState message={say.mailsFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton className="h-24" />
  if (data.count === 0) return <p>Nothing.</p>
  return (
    <>
      <ul className="border-t border-line">
        {data.mails.map((mail) => (
          <RefusedMail key={mail.id} mail={mail} />
        ))}
      </ul>
      {data.count > data.mails.length ? (
        <p className="mt-2 text-soft">
          These are the latest {data.mails.length} of {grouped(data.count)}.
        </p>
      ) : null}
    </>
  )
}

const DOES = {
  resendMail: {
    title: 'Send this mail again?',
    means: 'It goes to the same address with the same text. Ask first whether that mailbox works by now.',
    button: 'Send again',
    done: 'The mail is on its way again',
    danger: false,
  },
  dropMail: {
    title: 'Drop this mail?',
    means: 'It leaves this list, and its text is wiped. The person does not get it.',
    button: 'Drop',
    done: 'The mail is dropped',
    danger: true,
  },
} as const

function RefusedMail({ mail }: { mail: RefusedMails['mails'][number] }) {
  const [asking, setAsking] = useState<keyof typeof DOES | null>(null)
  const { mutateAsync } = useChangeMail(mail.id, asking ?? 'resendMail')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <span className="min-w-60 flex-1 break-words">
        <span className="font-medium">{mailWord(mail.kind)}</span> to {mail.to}
        <span className="block text-sm text-soft">
          {manilaExact(mail.settled_at)}: {mail.answer ?? say.noAnswer}
          {mail.state === 'given-up' ? ` ${say.givenUp}` : ''}
          {mail.can_resend ? '' : ` ${say.textGone}`}
        </span>
      </span>
      {mail.can_resend ? (
        <Button look="secondary" onClick={() => setAsking('resendMail')}>
          Send again
        </Button>
      ) : null}
      <Button look="danger" onClick={() => setAsking('dropMail')}>
        Drop
      </Button>
      {asking ? <ReasonDialog {...DOES[asking]} send={mutateAsync} onClose={() => setAsking(null)} /> : null}
    </li>
  )
}
