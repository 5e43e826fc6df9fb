import { UnsubscribeForm } from '#features/notices/web/unsubscribe-form.tsx'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { FewerMails } from './fewer-mails.tsx'

/** /unsubscribe?token=…: the link under a mail one may do without. Opening it changes nothing. */
export function Unsubscribe() {
  const token = useSearchParams().get('token') ?? ''
  return (
    <AuthFrame
      title="Unsubscribe"
      intro="You need not log in for this. Codes, receipts and other mails your account needs still come."
      otherWay={<FewerMails />}
    >
      <UnsubscribeForm token={token} />
    </AuthFrame>
  )
}
