import { type ReactNode, useState } from 'react'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { resendFailure } from '../../verification/web/texts.ts'
import { CodeInput } from '../../web/code-input.tsx'
import { ResendCode } from '../../web/resend-code.tsx'
import { codeDeletionForm, deletionForm } from '../schemas.ts'
import { askDeletionCode, countdownOf, deletionFailure, useDeleteAccount } from './api.ts'

type Closing = { onClose: () => void }

/** Says what goes and what stays, and asks for the password, or for a mailed code where there is none. */
export function DeleteAccountDialog({
  email,
  hasPassword,
  onClose,
}: Closing & { email: string; hasPassword: boolean }) {
  const [asked, setAsked] = useState(false)
  if (hasPassword) return <WithPassword email={email} onClose={onClose} />
  if (asked) return <WithCode email={email} onClose={onClose} />
  return <AskCode email={email} onClose={onClose} onAsked={() => setAsked(true)} />
}

function WithPassword({ email, onClose }: Closing & { email: string }) {
  const remove = useDeleteAccount()
  const form = useForm({
    initial: { password: '' },
    schema: deletionForm,
    send: remove,
    onFailure: deletionFailure,
  })
  return (
    <Frame busy={form.busy} onClose={onClose} main={<DeleteButton form={form.form.id} busy={form.busy} />}>
      <form {...form.form} aria-label="Delete account" className="mt-4 flex flex-col gap-4">
        <FormNotice form={form} />
        {/* So that a password manager offers the right entry. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label="Your password"
          field={form.field('password')}
          required
          type="password"
          autoComplete="current-password"
        />
      </form>
    </Frame>
  )
}

/** Who signs in with Google has no password here: a code proves that the mailbox is theirs. */
function AskCode({ email, onClose, onAsked }: Closing & { email: string; onAsked: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const ask = async () => {
    setBusy(true)
    setFailure('')
    await askDeletionCode(email)
      .then(onAsked)
      .catch((error: unknown) => {
        setFailure(resendFailure(error))
        setBusy(false)
      })
  }
  return (
    <Frame
      busy={busy}
      onClose={onClose}
      main={
        <Button look="danger" busy={busy} busyLabel="Sending…" onClick={() => void ask()}>
          Mail me a code
        </Button>
      }
    >
      <p className="mt-4">
        You sign in with Google. To be sure it is you, we mail a code to{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {failure === '' ? null : (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        </div>
      )}
    </Frame>
  )
}

function WithCode({ email, onClose }: Closing & { email: string }) {
  const remove = useDeleteAccount()
  const [sendings, setSendings] = useState(0)
  const form = useForm({
    initial: { code: '' },
    schema: codeDeletionForm,
    send: (values) => {
      setSendings((count) => count + 1)
      return remove(values)
    },
    onFailure: deletionFailure,
  })
  return (
    <Frame busy={form.busy} onClose={onClose} main={<DeleteButton form={form.form.id} busy={form.busy} />}>
      <form {...form.form} aria-label="Delete account" className="mt-4 flex flex-col gap-4">
        <FormNotice form={form} />
        <CodeInput field={form.field('code')} />
      </form>
      <ResendCode
        countdown={countdownOf(email)}
        send={() => askDeletionCode(email)}
        sentenceOf={resendFailure}
        sendings={sendings}
        onAsk={() => form.refuse({})}
      />
    </Frame>
  )
}

const DeleteButton = ({ form, busy }: { form: string; busy: boolean }) => (
  <Button type="submit" form={form} look="danger" busy={busy} busyLabel="Deleting…">
    Delete for good
  </Button>
)

function Frame({ busy, onClose, main, children }: Closing & { busy: boolean; main: ReactNode; children: ReactNode }) {
  return (
    <Dialog
      title="Delete your account?"
      onClose={onClose}
      locked={busy}
      actions={
        <>
          {main}
          <Button look="secondary" onClick={onClose} disabled={busy}>
            Keep my account
          </Button>
        </>
      }
    >
      <p>
        Erased at once, for good: your profile, resumes and letters, applications and their history, saved jobs,
        messages, settings, the connection to your OLJ account, and what is left of your plan.
      </p>
      <p className="mt-2 text-sm text-soft">
        Kept because tax law asks for it: payments, without your name, email and phone. Applications you sent stay with
        the employers. Want a copy first? Request your data, just above.
      </p>
      {children}
    </Dialog>
  )
}
