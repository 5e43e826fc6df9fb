import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Waiting } from '../../contract.ts'
import { CodeInput } from '../../web/code-input.tsx'
import { waitSentence } from '../../web/texts.ts'
import type { Method } from '../rules.ts'
import { appCode, recoveryCode } from '../schemas.ts'
import { finish, finishWithPasskey } from './api.ts'
import { isOver, OTHER_WAY, stepFailure } from './texts.ts'

type SecondStepProps = {
  held: Waiting
  /** It is over, or given up: the first step is taken again. With the reason, unless the person left. */
  onOver: (reason: string) => void
}

/** The second step of signing in, in one of the ways the person has set up. Once signed in the route's guard leads on. */
export function SecondStep({ held, onOver }: SecondStepProps) {
  const { methods, pending } = held
  const [method, setMethod] = useState<Method>(methods[0] ?? 'authenticator')
  const step = { pending, onOver }
  return (
    <div className="flex flex-col gap-4">
      {method === 'authenticator' ? <AppStep {...step} /> : null}
      {method === 'passkey' ? <PasskeyStep {...step} /> : null}
      {method === 'recovery_code' ? <RecoveryStep {...step} /> : null}
      <div className="flex flex-col items-start">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} look="quiet" className="-ms-4" onClick={() => setMethod(other)}>
              {OTHER_WAY[other]}
            </Button>
          ))}
        <Button look="quiet" className="-ms-4" onClick={() => onOver('')}>
          Back to login
        </Button>
      </div>
    </div>
  )
}

type Step = { pending: string; onOver: (reason: string) => void }

/** What every way has: the focus at its beginning, and a step that is over leads back. */
function useStep<V extends { code: string } | { recovery_code: string } | Record<never, never>>(
  { onOver }: Step,
  options: { initial: V; schema: z.core.$ZodType; send: (values: V) => Promise<void> },
) {
  const form = useForm<V>({
    ...options,
    onFailure: (error) => {
      if (!isOver(error)) return stepFailure(error)
      onOver(error.detail)
      return undefined
    },
  })
  const { ref } = form.form
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, button')?.focus(), [ref])
  return form
}

type StepFormProps = {
  form: { form: { ref: RefObject<HTMLFormElement | null> } } & Pick<
    ReturnType<typeof useForm<Record<never, never>>>,
    'busy' | 'failure' | 'formError'
  >
  busyLabel?: string
  action: string
  children?: ReactNode
}

function StepForm({ form, action, busyLabel = 'Checking…', children }: StepFormProps) {
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Second step">
      <FormNotice form={form} more={waitSentence(form.failure)} />
      {children}
      <Button type="submit" wide busy={form.busy} busyLabel={busyLabel}>
        {action}
      </Button>
    </form>
  )
}

function AppStep(step: Step) {
  const form = useStep(step, {
    initial: { code: '' },
    schema: z.object({ code: appCode }),
    send: (values) => finish(step.pending, values),
  })
  return (
    <StepForm form={form} action="Continue">
      <CodeInput
        field={form.field('code')}
        form={form.form.ref}
        label="Code from your app"
        hint="The 6 digits your authenticator app shows for Hanap, sent as soon as they are in"
      />
    </StepForm>
  )
}

function RecoveryStep(step: Step) {
  const form = useStep(step, {
    initial: { recovery_code: '' },
    schema: z.object({ recovery_code: recoveryCode }),
    send: (values) => finish(step.pending, values),
  })
  return (
    <StepForm form={form} action="Continue">
      <TextField
        label="Recovery code"
        field={form.field('recovery_code')}
        required
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint="One of the ten you kept. Each works once."
      />
    </StepForm>
  )
}

function PasskeyStep(step: Step) {
  const form = useStep(step, {
    initial: {},
    schema: z.object({}),
    send: () => finishWithPasskey(step.pending),
  })
  return <StepForm form={form} action="Use a passkey" busyLabel="Waiting for your passkey…" />
}
