import { useState } from 'react'
import { grouped } from '#contract/number.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PEOPLE_STEP } from '../rules.ts'
import { useAudience, useBlastUsers, useSettled } from './api.ts'
import { People, PersonWords, SearchBox } from './person-search.tsx'
import { choose, everybody, isChosen, NOBODY, type Selection, sizeOf } from './selection.ts'
import { DIALOG_SENTENCES } from './texts.ts'

type RecipientsProps = { chosen: Selection; onChosen: (chosen: Selection) => void }

/**
 * Who gets it: people one by one, or all that a search finds. Once all are chosen, searching looks among them, to take some
 * out again.
 */
export function Recipients({ chosen, onChosen }: RecipientsProps) {
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(PEOPLE_STEP)
  const search = useSettled(typed)
  const isAll = chosen.kind === 'all'
  const found = useBlastUsers(isAll ? chosen.search : search, isAll ? search : '', shown)
  const type = (text: string) => {
    setTyped(text)
    setShown(PEOPLE_STEP)
  }
  const take = (next: Selection) => {
    type('')
    onChosen(next)
  }
  return (
    <div className="flex flex-col gap-2">
      <SearchBox label={isAll ? 'Search among them' : 'Search users'} value={typed} onValue={type} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="tabular font-medium">
          {sizeOf(chosen) === 0 ? 'Nobody selected' : `${grouped(sizeOf(chosen))} selected`}
        </p>
        {isAll ? null : <SelectAll search={search} onAll={(count) => take(everybody(search, count))} />}
        {sizeOf(chosen) > 0 || isAll ? (
          <Button look="quiet" className="-me-4" onClick={() => take(NOBODY)}>
            Clear selection
          </Button>
        ) : null}
      </div>
      {isAll && chosen.search !== '' ? (
        <p className="text-sm text-soft">Everybody found by “{chosen.search}” is selected.</p>
      ) : null}
      <People
        label="Recipients"
        found={found}
        failed={DIALOG_SENTENCES.usersFailed}
        none={DIALOG_SENTENCES.nobodyFound}
        shown={shown}
        onMore={() => setShown((before) => before + PEOPLE_STEP)}
      >
        {(person) => (
          <Checkbox
            key={person.id}
            checked={isChosen(chosen, person)}
            onValue={(on) => onChosen(choose(chosen, person, on))}
            label={
              <PersonWords {...person}>
                {person.account_type === 'jobseeker' ? null : <Badge>{TYPE_WORDS[person.account_type]}</Badge>}
              </PersonWords>
            }
          />
        )}
      </People>
    </div>
  )
}

const TYPE_WORDS = { admin: 'Admin', employer: 'Employer' } as const

function SelectAll({ search, onAll }: { search: string; onAll: (count: number) => void }) {
  const { data, isPlaceholderData } = useAudience(search)
  if (data === undefined || data.count === 0) return null
  return (
    <Button look="quiet" className="-me-4" disabled={isPlaceholderData} onClick={() => onAll(data.count)}>
      Select all {grouped(data.count)}
      {search === '' ? null : ' found'}
    </Button>
  )
}
