import { useState } from 'react'
import { call } from '#web/lib/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { leaveDevice } from '../../web/session.ts'
import { account } from '../calls.ts'
import { saveFailure } from './failures.ts'

type Standing = { at: 'asking' | 'busy' } | { at: 'failed'; sentence: string } | { at: 'done'; email: string }

/** Gives an account its address before again, when its owner says so. */
export function UndoEmail({ token }: { token: string }) {
  const [standing, setStanding] = useState<Standing>({ at: 'asking' })
  const undo = async () => {
    setStanding({ at: 'busy' })
    try {
      const { email } = await call(account.undoEmail, { body: { token } })
      // Every session has ended, this browser's too where it was signed in.
      leaveDevice()
      setStanding({ at: 'done', email })
    } catch (error) {
      setStanding({ at: 'failed', sentence: saveFailure(error, 'It could not be taken back. Please try again.') })
    }
  }
  if (standing.at === 'done') {
    return (
      <div className="flex flex-col gap-4">
        <Notice tone="success" role="status">
          <strong className="wrap-anywhere">{standing.email}</strong> is the address of your account again. Every device
          was signed out.
        </Notice>
        <p>Set a new password now: whoever changed the address may know the old one.</p>
        <ButtonLink to="/forgot-password">Reset your password</ButtonLink>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {standing.at === 'failed' ? (
        <Notice tone="danger" role="alert">
          {standing.sentence}
        </Notice>
      ) : null}
      <p>Your address becomes the one this mail was sent to, and every device is signed out.</p>
      <Button wide busy={standing.at === 'busy'} busyLabel="One moment…" onClick={() => void undo()}>
        Take it back
      </Button>
    </div>
  )
}
