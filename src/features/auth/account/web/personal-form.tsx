import { useEffect, useRef } from 'react'
import type { User } from '#features/auth/contract.ts'
import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNotice, RestoredNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AccountType } from '../../web/account-type.tsx'
import { account } from '../calls.ts'
import { readablePhone } from '../rules.ts'
import { personalForm } from '../schemas.ts'
import { ACCOUNT_SENTENCES as say } from '../texts.ts'
import { codeWasSent, useTakeOver } from './api.ts'
import { EmailChange, type Waiting } from './email-change.tsx'
import { saveFailure } from './failures.ts'

const valuesOf = ({ username, email, first_name, last_name, phone_number: phone }: User) => ({
  username,
  email,
  first_name,
  last_name,
  phone_number: phone === null ? '' : readablePhone(phone),
})
type Personal = ReturnType<typeof valuesOf>

/** Only what was changed here, so that what another tab changed meanwhile stays; the address always goes along. */
function changesOf(values: Personal, user: User) {
  const before = valuesOf(user)
  const changed = Object.entries(values).filter(([name, value]) => value.trim() !== before[name as keyof Personal])
  return { ...(Object.fromEntries(changed) as Partial<Personal>), email: values.email }
}

function usePersonalForm(user: User) {
  const takeOver = useTakeOver()
  const saved = useRef(user)
  const form = useForm({
    initial: valuesOf(user),
    draft: { name: 'settings:personal' },
    schema: personalForm,
    send: async (values) => {
      try {
        const answer = await call(account.update, { body: changesOf(values, user) })
        saved.current = answer.user
        if (answer.email_change) codeWasSent('new-email', answer.email_change.email, answer.email_change.retry_after)
        await takeOver(answer.user)
      } catch (error) {
        toast.error(say.personalFailed)
        throw error
      }
    },
    onSent: () => {
      form.reset(valuesOf(saved.current))
      toast.success('Saved', 'Your personal information is up to date.')
    },
    onFailure: (error) => saveFailure(error, say.personalFailed),
  })
  const { busy, follow } = form
  useEffect(() => {
    if (!busy) follow(valuesOf(user))
    // oxlint-disable-next-line react/exhaustive-deps -- what another tab changed; what is typed here stays
  }, [user])
  return form
}

/** Names, address and phone number, saved together. */
export function PersonalForm({ user, change }: { user: User; change: Waiting | null }) {
  const form = usePersonalForm(user)
  return (
    <div className="flex flex-col gap-8">
      {change ? <EmailChange key={change.email} waiting={change} current={user.email} /> : null}
      <form {...form.form} className="flex flex-col gap-5" aria-label="Personal Information">
        <RestoredNotice form={form} />
        <FormNotice form={form} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First name" field={form.field('first_name')} required autoComplete="given-name" />
          <TextField label="Last name" field={form.field('last_name')} autoComplete="family-name" />
        </div>
        <TextField
          label="Username"
          field={form.field('username')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          label="Email"
          field={form.field('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          hint="A new address counts once you typed the code we mail to it"
        />
        <TextField
          label="Phone number"
          field={form.field('phone_number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Such as 0917 123 4567, or with its country code from abroad"
        />
        <AccountType field={FIXED} />
        <Button type="submit" busy={form.busy} busyLabel="Saving…" className="sm:self-start">
          Save changes
        </Button>
      </form>
    </div>
  )
}

/** Nobody changes what kind of account they have. */
const FIXED = { name: 'account_type', value: 'jobseeker', onValue: () => undefined, error: undefined }
