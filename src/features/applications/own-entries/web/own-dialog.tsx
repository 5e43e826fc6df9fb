import * as z from 'zod/mini'
import { manilaDate } from '#contract/time.ts'
import { ApiError } from '#web/lib/api.ts'
import { type Form, useForm } from '#web/lib/form/use-form.ts'
import { useNow } from '#web/lib/now.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Application } from '../../contract.ts'
import { OWN_EMPLOYER_MAX, OWN_LINK_MAX, OWN_SAYS, OWN_SOURCE_MAX, OWN_TITLE_MAX } from '../rules.ts'
import { ownChange } from '../schemas.ts'
import { type OwnForm, useSaveOwn } from './api.ts'

const valuesOf = (row: Application | undefined, now: Date): OwnForm => ({
  job_title: row?.job_title ?? '',
  employer_name: row?.employer_name ?? '',
  link: row?.link ?? '',
  source: row?.source ?? '',
  applied_date: manilaDate(row?.applied_date ? new Date(row.applied_date) : now),
})

/** What a posting tells is not the person's to say, so it is not checked either. */
const attached = z.pick(ownChange, { applied_date: true })

/** The application that has the posting already; undefined where that is not what went wrong. */
function takenBy(failure: unknown): number | undefined {
  const id = failure instanceof ApiError ? failure.body['application_id'] : undefined
  return typeof id === 'number' ? id : undefined
}

function ownFailure(error: unknown): string | void {
  if (takenBy(error) !== undefined) return undefined
  const said = error instanceof ApiError && error.status === 409 ? error.detail : ''
  return said === '' ? 'The application could not be saved. Please try again.' : said
}

/** An application made elsewhere: by the link of its posting, or in the person's own words. */
export function OwnDialog({ row, onClose }: { row?: Application; onClose: () => void }) {
  const now = useNow()
  const { mutateAsync } = useSaveOwn(row)
  const form = useForm({
    initial: valuesOf(row, now),
    draft: { name: `own-application:${row?.id ?? 'new'}` },
    schema: row?.job ? attached : ownChange,
    send: async (values) => {
      const saved = await mutateAsync(values)
      toast.success(row === undefined ? 'Application added' : 'Application changed', saved.job_title)
    },
    onSent: onClose,
    onFailure: ownFailure,
  })
  const taken = takenBy(form.failure)
  return (
    <FormDialog title={row === undefined ? 'Add an application' : 'Edit application'} form={form} onClose={onClose}>
      {taken === undefined ? null : (
        <Notice tone="danger" role="alert">
          {OWN_SAYS.alreadyThere} <TextLink to={`/applications/${taken}`}>See it</TextLink>
        </Notice>
      )}
      {row?.job ? null : <JobFields form={form} />}
      <TextField
        label="Applied on"
        field={form.field('applied_date')}
        hint="In Manila"
        type="date"
        max={manilaDate(now)}
      />
    </FormDialog>
  )
}

const JobFields = ({ form: { field } }: { form: Form<OwnForm> }) => (
  <>
    <TextField
      label="Link of the posting"
      field={field('link')}
      hint="With the link of a posting Hanap knows, nothing else is needed."
      type="url"
      inputMode="url"
      placeholder="https://"
      maxLength={OWN_LINK_MAX}
    />
    <TextField label="Job title" field={field('job_title')} maxLength={OWN_TITLE_MAX} />
    <TextField
      label="Employer"
      field={field('employer_name')}
      autoComplete="organization"
      maxLength={OWN_EMPLOYER_MAX}
    />
    <TextField
      label="Where you applied"
      field={field('source')}
      hint="Left empty, it is the site of the link."
      placeholder="Indeed, a friend, the company’s own page"
      maxLength={OWN_SOURCE_MAX}
    />
  </>
)
