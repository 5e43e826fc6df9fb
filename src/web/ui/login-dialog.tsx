import type { ReactNode } from 'react'
import { useLocation } from '#web/lib/navigation.tsx'
import { loginAddress } from '#web/lib/redirect.ts'
import { ButtonLink } from './button.tsx'
import { InfoDialog } from './prompt-dialogs.tsx'

type LoginDialogProps = {
  title: string
  /** What an account is needed for. */
  children: ReactNode
  onClose: () => void
  /** Called when a link is followed, where the dialog would outlive the page it stands on. */
  onLeave?: () => void
}

/** Somebody who is not signed in is asked to be; both ways lead back to this page. */
export function LoginDialog({ title, children, onClose, onLeave }: LoginDialogProps) {
  const login = loginAddress(useLocation())
  return (
    <InfoDialog
      title={title}
      onClose={onClose}
      closeLabel="Not now"
      action={
        <>
          <ButtonLink to={login} onClick={onLeave}>
            Login
          </ButtonLink>
          <ButtonLink to={login.replace('/login', '/register')} look="secondary" onClick={onLeave}>
            Register
          </ButtonLink>
        </>
      }
    >
      {children}
    </InfoDialog>
  )
}
