import ShieldCheck from 'lucide-react/icons/shield-check'
import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useSlow } from '#web/lib/slow.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { boardAccount } from '../calls.ts'
import { boardCredentials } from '../schemas.ts'
import { BOARD_SLOW } from '../rules.ts'
import { openVerification } from '../verification/web/opening.ts'
import { type Connected, useRefreshBoard } from './api.ts'
import { BOARD_SENTENCES, connectFailure } from './texts.ts'

type ConnectBoardFormProps = {
  /** Fills the e-mail in when the account is known already. */
  email?: string | null
  onConnected: (connected: Connected) => void
  submitLabel?: string
}

/** Board e-mail and password, checked at the board before anything is kept. */
export function ConnectBoardForm({ email, onConnected, submitLabel = 'Connect OLJ account' }: ConnectBoardFormProps) {
  const refresh = useRefreshBoard()
  const form = useForm({
    initial: { olj_email: email ?? '', olj_password: '' },
    schema: boardCredentials,
    send: async (values) => {
      const connected = await call(boardAccount.connect, { body: values })
      void refresh()
      onConnected(connected)
      if (connected.needs_verification) openVerification()
    },
    onFailure: (error) => {
      const sentence = connectFailure(error)
      toast.error(BOARD_SENTENCES.connectFailedTitle, sentence)
      return sentence
    },
  })
  const slow = useSlow(form.busy)
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Connect your OLJ account">
      <FormNotice form={form} />
      {/* The account of another site: what the browser keeps for ours must not be filled in here. */}
      <TextField
        label="OLJ email"
        field={form.field('olj_email')}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
      />
      <TextField
        label="OLJ password"
        field={form.field('olj_password')}
        required
        type="password"
        autoComplete="new-password"
      />
      <p className="flex items-start gap-2 text-sm text-soft">
        <ShieldCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
        <span>
          We sign in to OnlineJobs.ph with it once now, and again only when the board asks. It is kept encrypted, is
          never shown again, and is erased when you disconnect. Every few hours we read what you sent there; Settings
          lets you switch that off and shows every use.
        </span>
      </p>
      <div role="status">{slow ? <Notice tone="mangga">{BOARD_SLOW}</Notice> : null}</div>
      <Button type="submit" busy={form.busy} busyLabel="Checking with OLJ…" className="sm:self-start">
        {submitLabel}
      </Button>
    </form>
  )
}
