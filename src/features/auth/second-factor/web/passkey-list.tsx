import { useState } from 'react'
import { manilaDay, manilaExact, relativeTime } from '#contract/time.ts'
import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useNow } from '#web/lib/now.tsx'
import { ActionRow } from '#web/ui/action-row.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Time } from '#web/ui/time.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { secondFactor } from '../calls.ts'
import type { Passkey, Standing } from '../contract.ts'
import { passkeyNameBody } from '../schemas.ts'
import { useRefresh } from './api.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { stepFailure } from './texts.ts'

/** When something was added, and used for the last time. */
export function Uses({ added, used }: { added: string; used: string | null }) {
  const now = useNow()
  return (
    <>
      Added {manilaDay(added)},{' '}
      {used === null ? (
        'not used yet'
      ) : (
        <>
          used <Time at={used} shown={relativeTime(used, now)} exact={`${manilaExact(used)}, Manila time`} />
        </>
      )}
    </>
  )
}

/** One passkey, with another name for it and a way to remove it. */
export function PasskeyRow({ passkey, standing }: { passkey: Passkey; standing: Standing }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const refresh = useRefresh()
  const close = () => setOpen(null)
  const isLast = standing.passkeys.length === 1 && standing.authenticator === null
  return (
    <ActionRow
      name={passkey.name}
      title={<p className="font-semibold">{passkey.name}</p>}
      meta={<Uses added={passkey.added_at} used={passkey.last_used_at} />}
      actions={[
        { label: 'Rename', onSelect: () => setOpen('rename') },
        { label: 'Remove', onSelect: () => setOpen('remove') },
      ]}
    >
      {open === 'rename' ? <Rename passkey={passkey} onClose={close} /> : null}
      {open === 'remove' ? (
        <ProofDialog
          standing={standing}
          title={`Remove ${passkey.name}?`}
          action="Remove"
          busyLabel="Removing…"
          look="danger"
          onClose={close}
          send={async (body) => {
            await call(secondFactor.removePasskey, { params: { id: String(passkey.id) }, body })
            toast.success('Passkey removed', 'Your device may still list it: you can delete it there.')
            await refresh()
          }}
        >
          <p>{isLast ? LAST : 'It no longer signs you in.'}</p>
        </ProofDialog>
      ) : null}
    </ActionRow>
  )
}

export const LAST =
  'It is your last second step: two-step sign-in is off afterwards, and your recovery codes no longer work.'

function Rename({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const refresh = useRefresh()
  const form = useForm({
    initial: { name: passkey.name },
    schema: passkeyNameBody,
    send: async (body) => {
      await call(secondFactor.renamePasskey, { params: { id: String(passkey.id) }, body })
      await refresh()
    },
    onSent: onClose,
    onFailure: stepFailure,
  })
  return (
    <FormDialog title="Rename passkey" form={form} onClose={onClose}>
      <TextField label="Name" field={form.field('name')} required autoComplete="off" />
    </FormDialog>
  )
}
