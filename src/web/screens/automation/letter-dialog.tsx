import type { PlanItem } from '#features/automation/contract.ts'
import { usePlanChange, whyNot } from '#features/automation/web/api.ts'
import { labelOf } from '#features/cover-letters/instructions/web/texts.ts'
import { LetterEditor } from '#features/cover-letters/web/letter-editor.tsx'
import { CLAIM_WORDS, LETTER_SENTENCES } from '#features/cover-letters/web/texts.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

type Values = { subject: string; content: string; confirmed_claims: string[]; ticked: string[] }
type LetterDialogProps = { item: PlanItem; onClose: () => void }

const REQUIRED = 'This field is required.'
const empty = ({ subject, content }: Values): Record<string, string> => ({
  ...(subject.trim() === '' ? { subject: REQUIRED } : {}),
  ...(content.trim() === '' ? { content: REQUIRED } : {}),
})

/** The letter in the person's own words. What nothing covers is looked at again when it is saved, and shown here. */
export function LetterDialog({ item, onClose }: LetterDialogProps) {
  const { mutateAsync } = usePlanChange()
  const { letter, instructions } = item
  const byHand = instructions.filter(({ by_hand: by }) => by)
  const form = useForm<Values>({
    initial: {
      subject: letter?.subject ?? '',
      content: letter?.content ?? '',
      confirmed_claims: letter?.confirmed_claims ?? [],
      ticked: byHand.filter(({ done }) => done).map(({ key }) => key),
    },
    draft: { name: `plan-letter:${item.id}` },
    schema: empty,
    send: async (values) => {
      const { plan } = await mutateAsync({ kind: 'letter', id: item.id, letter: values })
      const saved = plan?.items.find(({ id }) => id === item.id)
      if ((saved?.letter?.open_claims ?? 0) > 0) return
      toast.success('The letter is saved', item.job.title)
      onClose()
    },
    onFailure: whyNot,
  })
  const { subject, content, confirmed_claims: confirmed, ticked } = form.values
  const flip = (list: string[], key: string, on: boolean) => (on ? [...list, key] : list.filter((one) => one !== key))
  const claims = (letter?.claims ?? []).filter(({ text }) => `${subject}\n${content}`.includes(text))
  return (
    <FormDialog
      title="Edit the letter"
      form={form}
      onClose={onClose}
      submit={
        <Button type="submit" form={form.form.id} busy={form.busy} busyLabel="Saving…">
          Save the letter
        </Button>
      }
    >
      <LetterEditor
        subject={subject}
        content={content}
        onSubject={(text) => form.change('subject', text)}
        onContent={(text) => form.change('content', text)}
        writing={false}
        disabled={form.busy}
      >
        {form.errors.subject === undefined && form.errors.content === undefined ? null : (
          <p className="text-danger" role="alert">
            The subject and the letter must not be empty.
          </p>
        )}
        <ClaimChoices
          claims={claims}
          confirmed={confirmed}
          onConfirm={(key, on) => form.change('confirmed_claims', flip(confirmed, key, on))}
        />
        <ByHand
          instructions={byHand}
          ticked={ticked}
          onTick={(key, on) => form.change('ticked', flip(ticked, key, on))}
        />
      </LetterEditor>
    </FormDialog>
  )
}

type ClaimChoicesProps = {
  claims: NonNullable<PlanItem['letter']>['claims']
  confirmed: string[]
  onConfirm: (key: string, on: boolean) => void
}

/** What neither the profile nor the resume holds: true as it stands, or to be changed. */
const ClaimChoices = ({ claims, confirmed, onConfirm }: ClaimChoicesProps) =>
  claims.length === 0 ? null : (
    <fieldset className="rounded-box border border-line px-4 py-3">
      <legend className="font-semibold">{LETTER_SENTENCES.toCheck(claims.length)}</legend>
      <p className="text-sm text-soft">{LETTER_SENTENCES.why}</p>
      {claims.map(({ key, text, kind, can_confirm: can }) => (
        <Checkbox
          key={key}
          checked={confirmed.includes(key)}
          disabled={!can}
          onValue={(on) => onConfirm(key, on)}
          label={
            <>
              <mark className="rounded-sm bg-mangga-wash px-1 text-mangga-ink">{text}</mark>{' '}
              <span className="text-sm text-soft">
                {CLAIM_WORDS[kind]}
                {can ? ': it is true' : ': change or remove it'}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  )

type ByHandProps = {
  instructions: PlanItem['instructions']
  ticked: string[]
  onTick: (key: string, on: boolean) => void
}

/** What only the person can tell to be done. */
const ByHand = ({ instructions, ticked, onTick }: ByHandProps) =>
  instructions.length === 0 ? null : (
    <fieldset className="rounded-box border border-line px-4 py-3">
      <legend className="font-semibold">What you see to yourself</legend>
      {instructions.map(({ key, instruction }) => (
        <Checkbox
          key={key}
          checked={ticked.includes(key)}
          onValue={(on) => onTick(key, on)}
          label={labelOf(instruction)}
        />
      ))}
    </fieldset>
  )
