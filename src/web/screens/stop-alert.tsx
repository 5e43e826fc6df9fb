import { StopForm } from '#features/alerts/web/stop-form.tsx'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** /stop-alert?token=…: the link of one alert in a mail. Opening it changes nothing. */
export function StopAlert() {
  const token = useSearchParams().get('token') ?? ''
  return (
    <AuthFrame
      title="Stop an alert"
      intro="You need not log in for this. Your other alerts go on."
      otherWay={
        <p>
          Fewer mails would do?{' '}
          <TextLink to="/settings?section=notifications">Get them once a day or once a week</TextLink>.
        </p>
      }
    >
      <StopForm token={token} />
    </AuthFrame>
  )
}
