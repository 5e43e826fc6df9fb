import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { PEOPLE_STEP } from '../rules.ts'
import { useJobseekers, useSettled } from './api.ts'
import { People, PersonWords, SearchBox } from './person-search.tsx'
import { DIALOG_SENTENCES as say } from './texts.ts'

type Begin = (person: number, firstMessage: string) => Promise<unknown>
type NewConversationProps = {
  onClose: () => void
  /** Begins the conversation. */
  begin: Begin
  /** The most characters of a first message. */
  longest: number
}

/** A conversation with a job seeker who has none yet, with a first message if wished. */
export function NewConversationDialog({ onClose, begin, longest }: NewConversationProps) {
  const [person, setPerson] = useState<number | null>(null)
  const form = useForm({
    initial: { first_message: '' },
    draft: { name: 'new-conversation' },
    schema: () => ({}),
    send: ({ first_message: first }) => begin(person ?? 0, first.trim()),
    onSent: onClose,
    onFailure: (error) => (error instanceof ApiError && error.detail) || say.threadFailed,
  })
  return (
    <FormDialog
      title="New Conversation"
      form={form}
      onClose={onClose}
      submit={
        <>
          <Button
            type="submit"
            form={form.form.id}
            disabled={person === null}
            busy={form.busy}
            busyLabel="Creating…"
            aria-describedby="conversation-missing"
          >
            Create
          </Button>
          <p id="conversation-missing" className="self-center text-sm text-soft empty:hidden">
            {person === null ? say.noJobseeker : null}
          </p>
        </>
      }
      unsaved="What you wrote is not sent yet."
      keepEditing="Keep writing"
    >
      <Jobseekers chosen={person} onChosen={setPerson} />
      <AreaField
        label="First message"
        hint="You can also leave it out and write later."
        field={form.field('first_message')}
        rows={3}
        maxLength={longest}
        counted={longest}
      />
    </FormDialog>
  )
}

function Jobseekers({ chosen, onChosen }: { chosen: number | null; onChosen: (id: number) => void }) {
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(PEOPLE_STEP)
  const search = useSettled(typed)
  const found = useJobseekers(search, shown)
  return (
    <div className="flex flex-col gap-2">
      <SearchBox
        label="Search jobseekers"
        value={typed}
        onValue={(text) => {
          setTyped(text)
          setShown(PEOPLE_STEP)
        }}
      />
      <People
        label="Jobseekers without a conversation"
        found={found}
        failed={say.jobseekersFailed}
        none={search === '' ? say.noJobseekers : say.nobodyFound}
        shown={shown}
        onMore={() => setShown((before) => before + PEOPLE_STEP)}
      >
        {(person) => (
          <Checkbox
            key={person.id}
            type="radio"
            name="jobseeker"
            checked={person.id === chosen}
            onValue={() => onChosen(person.id)}
            label={
              <PersonWords {...person}>
                {person.onboarding_completed ? null : <Badge>Profile not complete</Badge>}
              </PersonWords>
            }
          />
        )}
      </People>
    </div>
  )
}
