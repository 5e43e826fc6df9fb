import { useState } from 'react'
import { manilaDate } from '#contract/time.ts'
import { ApiError } from '#web/lib/api.ts'
import { useNow } from '#web/lib/now.tsx'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Application } from '../../contract.ts'
import { OWN_EMPLOYER_MAX, OWN_LINK_MAX, OWN_SAYS, OWN_SOURCE_MAX, OWN_TITLE_MAX } from '../rules.ts'
import { type OwnForm, useSaveOwn } from './api.ts'

const formOf = (row: Application | undefined, now: Date): OwnForm => ({
  job_title: row?.job_title ?? '',
  employer_name: row?.employer_name ?? '',
  link: row?.link ?? '',
  source: row?.source ?? '',
  applied_date: manilaDate(row?.applied_date ? new Date(row.applied_date) : now),
})

/** Fields with what is wrong about them, and the application that has the posting already. */
type Problem = { fields: Record<string, string[]>; taken: number | null }
const NONE: Problem = { fields: {}, taken: null }

function problemOf(error: Error): Problem {
  if (!(error instanceof ApiError)) return NONE
  const taken = error.body['application_id']
  return { fields: error.fields, taken: typeof taken === 'number' ? taken : null }
}

/** An application made elsewhere: by the link of its posting, or in the person's own words. */
export function OwnDialog({ row, onClose }: { row?: Application; onClose: () => void }) {
  const now = useNow()
  const [form, setForm] = useState(() => formOf(row, now))
  const [begun] = useState(form)
  const [problem, setProblem] = useState(NONE)
  const { mutate, isPending } = useSaveOwn(row)
  const onSuccess = (saved: Application) => {
    toast.success(row === undefined ? 'Application added' : 'Application changed', saved.job_title)
    onClose()
  }
  const onError = (error: Error) => {
    const found = problemOf(error)
    setProblem(found)
    const [general] = found.fields.non_field_errors ?? []
    const known = Object.keys(found.fields).some((field) => field in form) || found.taken !== null
    const said = error instanceof ApiError && error.status === 409 ? error.detail : undefined
    if (!known) toast.error(general ?? said ?? 'The application could not be saved. Please try again.')
  }
  const save = () => {
    if (isPending) return
    setProblem(NONE)
    mutate(form, { onSuccess, onError })
  }
  return (
    <EditDialog
      title={row === undefined ? 'Add an application' : 'Edit application'}
      touched={JSON.stringify(form) !== JSON.stringify(begun)}
      saving={isPending}
      onSave={save}
      onClose={onClose}
    >
      {problem.taken === null ? null : (
        <Notice tone="danger" role="alert">
          {OWN_SAYS.alreadyThere} <TextLink to={`/applications/${problem.taken}`}>See it</TextLink>
        </Notice>
      )}
      {row?.job ? null : <JobFields form={form} errors={problem.fields} onChange={setForm} />}
      <Field label="Applied on" hint="In Manila" error={problem.fields.applied_date?.[0]}>
        {(control) => (
          <Input
            {...control}
            type="date"
            max={manilaDate(now)}
            value={form.applied_date}
            onValue={(applied_date) => setForm({ ...form, applied_date })}
          />
        )}
      </Field>
    </EditDialog>
  )
}

type FieldsProps = { form: OwnForm; errors: Record<string, string[]>; onChange: (form: OwnForm) => void }

const JobFields = ({ form, errors, onChange }: FieldsProps) => (
  <>
    <Field
      label="Link of the posting"
      hint="With the link of a posting Hanap knows, nothing else is needed."
      error={errors.link?.[0]}
    >
      {(control) => (
        <Input
          {...control}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={form.link}
          maxLength={OWN_LINK_MAX}
          onValue={(link) => onChange({ ...form, link })}
        />
      )}
    </Field>
    <Field label="Job title" error={errors.job_title?.[0]}>
      {(control) => (
        <Input
          {...control}
          value={form.job_title}
          maxLength={OWN_TITLE_MAX}
          onValue={(job_title) => onChange({ ...form, job_title })}
        />
      )}
    </Field>
    <Field label="Employer" error={errors.employer_name?.[0]}>
      {(control) => (
        <Input
          {...control}
          autoComplete="organization"
          value={form.employer_name}
          maxLength={OWN_EMPLOYER_MAX}
          onValue={(employer_name) => onChange({ ...form, employer_name })}
        />
      )}
    </Field>
    <Field label="Where you applied" hint="Left empty, it is the site of the link." error={errors.source?.[0]}>
      {(control) => (
        <Input
          {...control}
          placeholder="Indeed, a friend, the company’s own page"
          value={form.source}
          maxLength={OWN_SOURCE_MAX}
          onValue={(source) => onChange({ ...form, source })}
        />
      )}
    </Field>
  </>
)
