import { UndoEmail } from '#features/auth/account/web/undo-email.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** /email-undo?token=…: the link in the mail to an address that was given up. Opening it changes nothing. */
export function EmailUndo() {
  const token = useSearchParams().get('token') ?? ''
  return (
    <AuthFrame
      title="Take the change back"
      intro="The address of your Hanap account was changed, and you say it was not you."
      otherWay={
        <p>
          It was you? Then <TextLink to="/">leave it as it is</TextLink>.
        </p>
      }
    >
      <UndoEmail token={token} />
    </AuthFrame>
  )
}
