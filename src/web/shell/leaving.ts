import { useNavigate } from '#web/lib/navigation.tsx'
import { signOutEverywhere } from '#features/auth/sessions/web/sign-out-everywhere.ts'
import { SESSION_TEXTS } from '#features/auth/sessions/web/texts.ts'
import { logOut } from '#features/auth/web/session.ts'
import { leave } from '#web/lib/unsaved.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The two ways out: this device, and every device. Both lead home. */
export function useLeaving() {
  const navigate = useNavigate()
  const logOutHere = () => {
    void logOut()
    navigate('/')
  }
  const logOutEverywhere = async () => {
    try {
      await signOutEverywhere()
      toast.success('Logged out', 'You are logged out on all devices.')
      navigate('/')
    } catch {
      toast.error(SESSION_TEXTS.endFailed, SESSION_TEXTS.allFailedMore)
    }
  }
  // Signing out forgets what was typed and not sent: then it is asked first.
  return {
    leave: () => leave(logOutHere, true),
    leaveEverywhere: () => leave(() => void logOutEverywhere(), true),
  }
}
