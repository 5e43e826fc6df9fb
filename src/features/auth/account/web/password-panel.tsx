import { useState } from 'react'
import { call } from '#web/lib/api.ts'
import { afterLastWord } from '#web/lib/last-word.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { UnsavedCare } from '#web/ui/unsaved-care.tsx'
import { resendFailure } from '../../verification/web/texts.ts'
import { CodeInput } from '../../web/code-input.tsx'
import { PasswordStrength } from '../../web/password-strength.tsx'
import { ResendCode } from '../../web/resend-code.tsx'
import { logOut } from '../../web/session.ts'
import { account } from '../calls.ts'
import { firstPasswordForm, passwordForm } from '../schemas.ts'
import { ACCOUNT_SENTENCES as say } from '../texts.ts'
import { askFirstPasswordCode, countdownOf, usePerson, useStanding } from './api.ts'
import { loadFailure, saveFailure } from './failures.ts'

/** How long the word of success is read before the person is asked to log in with the new password. */
const READ_MS = 1500

/** The password, or a first one for somebody who signs in with Google. */
export function PasswordPanel() {
  const standing = useStanding()
  const person = usePerson()
  const broken = [standing, person].find(({ data, isError }) => !data && isError)
  if (broken) {
    const retry = () => void Promise.all([standing.refetch(), person.refetch()])
    return (
      <ErrorState message={loadFailure(broken.error, say.settingsLoad)} onRetry={retry} retrying={broken.isFetching} />
    )
  }
  if (!standing.data || !person.data) {
    return (
      <Loading label="Loading your password settings" className="flex flex-col gap-5">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </Loading>
    )
  }
  const { email } = person.data
  return standing.data.has_password ? <PasswordForm email={email} /> : <FirstPassword email={email} />
}

type Sent = { old_password?: string; code?: string; new_password1: string; new_password2: string }

/** Sends a new password, and leads to the login when the server asks for it. */
function useChange() {
  const navigate = useNavigate()
  return async (body: Sent) => {
    const { message, logout_required: leaves } = await call(account.changePassword, { body })
    toast.success('Password changed', message)
    if (!leaves) return
    afterLastWord(() => {
      void logOut()
      navigate('/login')
    }, READ_MS)
  }
}

function PasswordForm({ email }: { email: string }) {
  const change = useChange()
  const form = useForm({
    initial: { old_password: '', new_password1: '', new_password2: '' },
    schema: passwordForm,
    send: change,
    onSent: () => form.reset(),
    onFailure: (error) => saveFailure(error, say.passwordFailed),
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Password">
      <Care unsaved={form.dirty && !form.busy} />
      <FormNotice form={form} />
      <OwnName email={email} />
      <TextField
        label="Current password"
        field={form.field('old_password')}
        required
        type="password"
        autoComplete="current-password"
      />
      <NewPassword form={form} />
    </form>
  )
}

type PasswordForms = Pick<
  ReturnType<typeof useForm<{ new_password1: string; new_password2: string }>>,
  'field' | 'values' | 'busy'
>

function NewPassword({ form }: { form: PasswordForms }) {
  return (
    <>
      <div className="flex flex-col gap-1">
        <TextField
          label="New password"
          field={form.field('new_password1')}
          required
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters with an uppercase letter and a number"
        />
        <PasswordStrength password={form.values.new_password1} />
      </div>
      <TextField
        label="Confirm new password"
        field={form.field('new_password2')}
        required
        type="password"
        autoComplete="new-password"
      />
      <p className="text-sm text-soft">You are signed out everywhere and log in with the new password.</p>
      <Button type="submit" busy={form.busy} busyLabel="Saving…" className="sm:self-start">
        Change password
      </Button>
    </>
  )
}

const Care = ({ unsaved }: { unsaved: boolean }) => (
  <UnsavedCare
    unsaved={unsaved}
    waiting="Passwords are not kept anywhere: what you typed is gone when you leave."
    forgotten="Your password stays as it is."
  />
)

/** So that a password manager changes the right entry. */
const OwnName = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)

/** Somebody who signs in with Google proves with a mailed code that the address is theirs. */
function FirstPassword({ email }: { email: string }) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const ask = async () => {
    setBusy(true)
    setFailure('')
    await askFirstPasswordCode(email)
      .then(() => setAsked(true))
      .catch((error: unknown) => setFailure(resendFailure(error)))
    setBusy(false)
  }
  if (asked) return <FirstPasswordForm email={email} />
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose">
        You sign in with Google and have no Hanap password. With one you can also log in with your email address. We
        mail a code to <strong className="wrap-anywhere">{email}</strong> first.
      </p>
      {failure === '' ? null : (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Button busy={busy} busyLabel="Sending…" onClick={() => void ask()}>
        Mail me a code
      </Button>
    </div>
  )
}

function FirstPasswordForm({ email }: { email: string }) {
  const change = useChange()
  const [sendings, setSendings] = useState(0)
  const form = useForm({
    initial: { code: '', new_password1: '', new_password2: '' },
    schema: firstPasswordForm,
    send: (values) => {
      setSendings((count) => count + 1)
      return change(values)
    },
    onSent: () => form.reset(),
    onFailure: (error) => saveFailure(error, say.passwordFailed),
  })
  return (
    <div className="flex flex-col gap-5">
      <form {...form.form} className="flex flex-col gap-5" aria-label="Set a password">
        <Care unsaved={form.dirty && !form.busy} />
        <FormNotice form={form} />
        <OwnName email={email} />
        <CodeInput field={form.field('code')} />
        <NewPassword form={form} />
      </form>
      <ResendCode
        countdown={countdownOf('first-password', email)}
        send={() => askFirstPasswordCode(email)}
        sentenceOf={resendFailure}
        sendings={sendings}
        onAsk={() => form.refuse({})}
      />
    </div>
  )
}
