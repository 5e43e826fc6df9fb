import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { Notice } from '#web/ui/states.tsx'
import { MAX_BLAST } from '../rules.ts'
import { BLAST_SENTENCES, blastSent } from '../texts.ts'
import { Recipients } from './recipients.tsx'
import { people } from './texts.ts'
import { useBlastForm } from './use-blast-form.ts'

const CLOSES_AFTER_MS = 2000

/** One message to many people: chosen, written, confirmed with their number, and sent once. */
export function BlastDialog({ onClose }: { onClose: () => void }) {
  const { form, chosen, setChosen, sentTo, size, isEmpty } = useBlastForm()
  const [asking, setAsking] = useState(false)
  if (sentTo !== null) return <Sent count={sentTo} onClose={onClose} />
  const missing = size === 0 ? BLAST_SENTENCES.noUsers : isEmpty ? BLAST_SENTENCES.noMessage : null
  const send = () => {
    setAsking(false)
    void form.submit()
  }
  return (
    <FormDialog
      title="Message Blast"
      form={form}
      onClose={onClose}
      submit={
        <>
          <Button
            disabled={missing !== null}
            busy={form.busy}
            busyLabel="Sending…"
            aria-describedby="blast-missing"
            onClick={() => setAsking(true)}
          >
            Send Blast
          </Button>
          <p id="blast-missing" className="self-center text-sm text-soft empty:hidden">
            {missing}
          </p>
        </>
      }
      unsaved="What you wrote is not sent yet."
      keepEditing="Keep writing"
    >
      {form.busy ? <ProgressBar label={`Sending to ${people(size)}`} /> : null}
      <Recipients chosen={chosen} onChosen={setChosen} />
      <Purpose field={form.field('purpose')} />
      <AreaField label="Message" field={form.field('message')} required rows={4} counted={MAX_BLAST} />
      {asking ? (
        <ConfirmDialog
          title={`Send this to ${people(size)}?`}
          confirmLabel={`Send to ${people(size)}`}
          cancelLabel="Keep writing"
          onConfirm={send}
          onCancel={() => setAsking(false)}
        >
          {form.values.purpose === 'service'
            ? 'Each of them finds it in their inbox, also those who want no unasked messages.'
            : 'Each of them finds it in their inbox, except those who want no unasked messages.'}
        </ConfirmDialog>
      ) : null}
    </FormDialog>
  )
}

const PURPOSE_WORDS = [
  ['news', 'News or an offer', 'Whoever wants no unasked messages is left out.'],
  ['service', 'About the service itself', 'Everybody gets it: an outage, changed terms, safety.'],
] as const

function Purpose({ field }: { field: { name: string; value: string; onValue: (value: 'news' | 'service') => void } }) {
  return (
    <fieldset>
      <legend className="font-semibold">What it is about</legend>
      {PURPOSE_WORDS.map(([value, label, more]) => (
        <Checkbox
          key={value}
          type="radio"
          name={field.name}
          checked={field.value === value}
          onValue={() => field.onValue(value)}
          label={
            <span>
              {label}
              <span className="block text-sm text-soft">{more}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  )
}

/** It is accepted; the dialog goes by itself. */
function Sent({ count, onClose }: { count: number; onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <Dialog title="Message Blast" onClose={onClose}>
      <Notice tone="success" role="status">
        <p className="font-semibold">{blastSent(count)}</p>
        <TextLink to="/admin/blasts">See how far it is</TextLink>
      </Notice>
    </Dialog>
  )
}
