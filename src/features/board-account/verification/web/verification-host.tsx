import { useEffect } from 'react'
import { part } from '#web/lib/screen.tsx'
import { useSession } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { closeVerification, useVerificationOpen } from './opening.ts'

const VerificationDialog = part(async () => (await import('./verification-dialog.tsx')).VerificationDialog)

const missing = () => {
  closeVerification()
  toast.error('The verification could not be loaded', 'Please check your connection and try again.')
}

/** The dialog that proves an identity to the board, which comes when it is first opened. */
export function VerificationHost() {
  const open = useVerificationOpen()
  const { token, user } = useSession()
  useEffect(() => {
    if (token === null) closeVerification()
  }, [token])
  if (!open || user === null) return null
  return <VerificationDialog key={user.id} person={user.id} onClose={closeVerification} onMissing={missing} />
}
