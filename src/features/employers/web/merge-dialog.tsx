import { useState } from 'react'
import { useForm } from '#web/lib/form/use-form.ts'
import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { LONGEST_REASON } from '../rules.ts'
import { mergeForm } from '../schemas.ts'
import { useEmployers, useMerge } from './api.ts'
import { EMPLOYER_TEXTS, postingsText } from './texts.ts'

type Name = { id: number; name: string }

/** Finds another name of the employer and makes it count for this one. */
export function MergeDialog({ kept, onClose }: { kept: Name; onClose: () => void }) {
  const { mutateAsync } = useMerge()
  const form = useForm({
    initial: { name: '', reason: '' },
    schema: mergeForm,
    send: async ({ name, reason }) => void (await mutateAsync({ id: Number(name), into: kept.id, reason })),
    onSent: () => {
      toast.success('The names are merged', `What stands under the other name counts for ${kept.name}.`)
      onClose()
    },
    onFailure: (error) =>
      error instanceof ApiError && error.detail !== '' ? error.detail : EMPLOYER_TEXTS.mergeFailed,
  })
  const { value, onValue, name, error } = form.field('name')
  return (
    <FormDialog
      title={`Merge a name into ${kept.name}`}
      form={form}
      onClose={onClose}
      submit={
        <Button type="submit" form={form.form.id} busy={form.busy} busyLabel="Merging…">
          Merge into {kept.name}
        </Button>
      }
    >
      <p>
        The postings of the other name, and all that come in under it later, count for {kept.name}. Nothing is lost: the
        merge can be undone at any time.
      </p>
      <Candidates kept={kept} name={name} value={value} onValue={onValue} error={error} />
      <TextField
        label="Why (kept in the audit trail)"
        field={form.field('reason')}
        maxLength={LONGEST_REASON}
        autoComplete="off"
      />
    </FormDialog>
  )
}

type CandidatesProps = {
  kept: Name
  name: string
  value: string
  onValue: (id: string) => void
  error?: string | undefined
}

function Candidates({ kept, name, value, onValue, error }: CandidatesProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useEmployers(search.trim(), 1)
  const others = data?.results.filter(({ id, other_names: names }) => id !== kept.id && names.length === 0) ?? []
  return (
    <div>
      <label htmlFor="other-name" className="mb-1 block font-medium">
        Find the other name
      </label>
      <Input id="other-name" type="search" value={search} onValue={setSearch} maxLength={200} autoComplete="off" />
      <fieldset className="mt-2" aria-describedby={error === undefined ? undefined : 'other-name-error'}>
        <legend className="sr-only">The other name</legend>
        {isError ? <p className="text-soft">{EMPLOYER_TEXTS.listFailed}</p> : null}
        {data && others.length === 0 ? <p className="text-soft">{EMPLOYER_TEXTS.none}</p> : null}
        <div className="max-h-60 overflow-y-auto">
          {others.map((other) => (
            <Checkbox
              key={other.id}
              type="radio"
              name={name}
              checked={value === String(other.id)}
              onValue={() => onValue(String(other.id))}
              label={
                <>
                  <span className="block font-medium break-words">{other.name}</span>
                  <span className="block text-sm text-soft">{postingsText(other.total_posts, other.open_posts)}</span>
                </>
              }
            />
          ))}
        </div>
        {error === undefined ? null : (
          <p id="other-name-error" className="mt-1 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </fieldset>
    </div>
  )
}
