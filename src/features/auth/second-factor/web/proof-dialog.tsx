import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import * as z from 'zod/mini'
import { call } from '#web/lib/api.ts'
import { type Form, useForm } from '#web/lib/form/use-form.ts'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { codeField } from '../../codes/schemas.ts'
import { AUTH_SENTENCES as auth } from '../../texts.ts'
import { CodeInput } from '../../web/code-input.tsx'
import { waitSentence } from '../../web/texts.ts'
import { secondFactor } from '../calls.ts'
import type { Standing } from '../contract.ts'
import type { Method } from '../rules.ts'
import { appCode, passkeyNameBody, recoveryCode } from '../schemas.ts'
import { type Proof, proofWithPasskey } from './api.ts'
import { hasPasskeys } from './passkey-device.ts'
import { OTHER_WAY, stepFailure } from './texts.ts'

type Way = Method | 'password' | 'mail_code'
const EMPTY = { password: '', mail_code: '', code: '', recovery_code: '', name: '' }
type Typed = typeof EMPTY

const FIELDS: Record<Way, Record<string, z.core.$ZodType>> = {
  password: { password: z.string().check(z.minLength(1, auth.passwordRequired)) },
  mail_code: { mail_code: codeField },
  authenticator: { code: appCode },
  recovery_code: { recovery_code: recoveryCode },
  passkey: {},
}

async function proofOf(way: Way, typed: Typed): Promise<Proof> {
  if (way === 'passkey') return proofWithPasskey()
  if (way === 'authenticator') return { code: typed.code }
  return { [way]: typed[way] }
}

/** In which ways this person can prove it, the first one first. */
function waysOf({ proof, authenticator, passkeys, recovery_codes_left: left }: Standing): [Way, ...Way[]] {
  if (proof !== 'factor') return [proof]
  const ways: Way[] = []
  if (authenticator) ways.push('authenticator')
  if (passkeys.length > 0 && hasPasskeys()) ways.push('passkey')
  if (left > 0) ways.push('recovery_code')
  const [first = 'recovery_code', ...rest] = ways
  return [first, ...rest]
}

type ProofDialogProps = {
  standing: Standing
  title: string
  /** What will happen. */
  children?: ReactNode
  action: string
  busyLabel: string
  look?: ButtonLook
  /** Asks for a name as well, which begins with this one. */
  name?: string
  send: (proof: Proof, name: string) => Promise<void>
  onClose: () => void
}

/** Asks that it is the person before anything is changed, and what is to be changed. */
export function ProofDialog({ standing, title, children, action, busyLabel, look, ...rest }: ProofDialogProps) {
  const { name, send, onClose } = rest
  const [first, ...others] = waysOf(standing)
  const [way, setWay] = useState<Way>(first)
  const form = useForm<Typed>({
    initial: { ...EMPTY, name: name ?? '' },
    schema: z.object({ ...FIELDS[way], ...(name === undefined ? {} : passkeyNameBody.shape) }),
    send: async (typed) => send(await proofOf(way, typed), typed.name),
    onFailure: stepFailure,
  })
  return createPortal(
    <Dialog
      title={title}
      onClose={onClose}
      locked={form.busy}
      actions={
        <>
          <Button type="submit" form={form.form.id} look={look ?? 'primary'} busy={form.busy} busyLabel={busyLabel}>
            {action}
          </Button>
          <Button look="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
        </>
      }
    >
      <form {...form.form} className="flex flex-col gap-5">
        <FormNotice form={form} more={waitSentence(form.failure)} />
        {children}
        {name === undefined ? null : (
          <TextField label="Name of this passkey" field={form.field('name')} required autoComplete="off" />
        )}
        <ProofField way={way} form={form} />
        <div className="-mt-2 flex flex-col items-start empty:hidden">
          {[first, ...others]
            .filter((other): other is Method => other !== way && other in OTHER_WAY)
            .map((other) => (
              <Button key={other} look="quiet" className="-ms-4" onClick={() => setWay(other)}>
                {OTHER_WAY[other]}
              </Button>
            ))}
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}

function ProofField({ way, form }: { way: Way; form: Form<Typed> }) {
  if (way === 'password') {
    return (
      <TextField
        label="Your password"
        field={form.field('password')}
        required
        type="password"
        autoComplete="current-password"
      />
    )
  }
  if (way === 'authenticator') {
    return <CodeInput field={form.field('code')} label="Code from your app" hint="The 6 digits your app shows now" />
  }
  if (way === 'recovery_code') {
    return <TextField label="Recovery code" field={form.field('recovery_code')} required autoComplete="off" />
  }
  if (way === 'mail_code') return <MailCode form={form} />
  return <p>Your device will ask for your passkey.</p>
}

/** Somebody without a password proves that the mailbox is theirs. */
function MailCode({ form }: { form: Form<Typed> }) {
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    await call(secondFactor.mailCode, {})
      .then(({ detail }) => setSaid(detail))
      .catch((error: unknown) => setSaid(stepFailure(error)))
    setBusy(false)
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p>You have no Hanap password, so we mail you a code first.</p>
      <Button look="secondary" busy={busy} busyLabel="Sending…" onClick={() => void ask()}>
        Mail me a code
      </Button>
      <p role="status" className="text-sm text-soft empty:hidden">
        {said}
      </p>
      <div className="w-full">
        <CodeInput field={form.field('mail_code')} />
      </div>
    </div>
  )
}
