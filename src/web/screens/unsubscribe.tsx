import { UnsubscribeForm } from '#features/notices/web/unsubscribe-form.tsx'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** /unsubscribe?token=…: the link under a mail one may do without. Opening it changes nothing. */
export function Unsubscribe() {
  const token = useSearchParams().get('token') ?? ''
  return (
    <AuthFrame
      title="Unsubscribe"
      intro="You need not log in for this. Codes, receipts and other mails your account needs still come."
      otherWay={
        <p>
          Fewer mails would do?{' '}
          <TextLink to="/settings?section=notifications">Get them once a day or once a week</TextLink>.
        </p>
      }
    >
      <UnsubscribeForm token={token} />
    </AuthFrame>
  )
}
