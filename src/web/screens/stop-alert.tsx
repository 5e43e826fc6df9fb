import { StopForm } from '#features/alerts/web/stop-form.tsx'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { FewerMails } from './fewer-mails.tsx'

/** /stop-alert?token=…: the link of one alert in a mail. Opening it changes nothing. */
export function StopAlert() {
  const token = useSearchParams().get('token') ?? ''
  return (
    <AuthFrame
      title="Stop an alert"
      intro="You need not log in for this. Your other alerts go on."
      otherWay={<FewerMails />}
    >
      <StopForm token={token} />
    </AuthFrame>
  )
}
