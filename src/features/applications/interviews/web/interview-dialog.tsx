import { manilaExact } from '#contract/time.ts'
import { type Form, useForm } from '#web/lib/form/use-form.ts'
import { AreaField, asText, SelectField } from '#web/ui/form-fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Interview } from '../contract.ts'
import {
  EMPLOYER_ZONES,
  instantInZone,
  INTERVIEW_NOTES_MAX,
  LINK_MAX,
  localInZone,
  MANILA,
  MINUTES_USUAL,
  PLACE_MAX,
  zoneCity,
} from '../rules.ts'
import { interviewBody } from '../schemas.ts'
import { type InterviewForm, useSaveInterview } from './api.ts'

type Values = Omit<InterviewForm, 'employer_zone'> & { employer_zone: string }

const valuesOf = (interview: Interview | undefined): Values => {
  const zone = interview?.employer_zone ?? MANILA
  return {
    starts_at: interview === undefined ? '' : localInZone(new Date(interview.starts_at), zone),
    employer_zone: zone,
    minutes: interview?.minutes ?? MINUTES_USUAL,
    place: interview?.place ?? '',
    link: interview?.link ?? '',
    notes: interview?.notes ?? '',
  }
}

/** Manila's zone is the usual one and not named. */
const bodyOf = ({ employer_zone: zone, ...values }: Values): InterviewForm => ({
  ...values,
  employer_zone: zone === MANILA ? null : zone,
})

type InterviewDialogProps = { application: number; interview?: Interview; onClose: () => void }

/** A new interview, or a change of one. */
export function InterviewDialog({ application, interview, onClose }: InterviewDialogProps) {
  const { mutateAsync } = useSaveInterview(application, interview?.id)
  const form = useForm({
    initial: valuesOf(interview),
    draft: { name: `interview:${application}:${interview?.id ?? 'new'}` },
    schema: interviewBody,
    send: (values) => mutateAsync(bodyOf(values)),
    onSent: onClose,
    onFailure: () => 'The interview could not be saved. Please try again.',
  })
  return (
    <FormDialog title={interview === undefined ? 'Add interview' : 'Edit interview'} form={form} onClose={onClose}>
      <WhenFields form={form} />
      <WhereFields form={form} />
    </FormDialog>
  )
}

/** What that moment is in Manila, while it is being typed. */
function inManila({ starts_at, employer_zone: zone }: Values): string | undefined {
  const at = zone === MANILA ? null : instantInZone(starts_at, zone)
  return at === null ? undefined : `That is ${manilaExact(at)}, Manila time.`
}

/** The value a row came with is a choice too, where it is none of the usual ones. */
const withOwn = <T,>(usual: readonly T[], own: T): readonly T[] => (usual.includes(own) ? usual : [...usual, own])

function WhenFields({ form: { field, values } }: { form: Form<Values> }) {
  const zones = withOwn<string>(EMPLOYER_ZONES, values.employer_zone)
  const lengths = withOwn([15, 30, 45, 60, 90, 120], values.minutes)
  return (
    <>
      <SelectField
        label="Time zone of the employer"
        field={field('employer_zone')}
        options={zones.map((zone) => [zone, zoneCity(zone)])}
      />
      <TextField
        label="Date and time"
        field={field('starts_at')}
        required
        hint={inManila(values) ?? `On the clocks of ${zoneCity(values.employer_zone)}`}
        type="datetime-local"
      />
      <SelectField
        label="Length"
        field={asText(field('minutes'))}
        options={lengths.map((minutes) => [String(minutes), `${minutes} minutes`])}
      />
    </>
  )
}

const WhereFields = ({ form: { field } }: { form: Form<Values> }) => (
  <>
    <TextField label="Place" field={field('place')} hint="An address, or Zoom, or a phone call" maxLength={PLACE_MAX} />
    <TextField
      label="Link"
      field={field('link')}
      type="url"
      inputMode="url"
      placeholder="https://"
      maxLength={LINK_MAX}
    />
    <AreaField label="Notes" field={field('notes')} className="min-h-24" maxLength={INTERVIEW_NOTES_MAX} />
  </>
)
