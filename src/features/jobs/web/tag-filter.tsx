import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Facet } from '../filters/contract.ts'
import { addTag, chosenTags, LONGEST_TAG, type TagChoice } from '../filters/rules.ts'
import { usePopularTags } from './api.ts'
import { Counted, Group, type Choose } from './filter-group.tsx'
import type { ListingState } from './listing-state.ts'

const SHOWN = 10

type TagFilterProps = { state: ListingState; choose: Choose; facets: Facet[] | undefined; wanted: boolean }

const listOf = (tags: TagChoice[]): string => tags.map((tag) => tag.name).join(',')

/** Popular tags and tags of one's own (spec 2 §5): an existing one is used whatever the case it is typed in. */
export function TagFilter({ state, choose, facets, wanted }: TagFilterProps) {
  const { data } = usePopularTags(wanted)
  const [typed, setTyped] = useState('')
  const field = useId()
  const known = data?.results ?? []
  const chosen = chosenTags(state.tags, known)
  const popular = known.slice(0, SHOWN)
  const listed = [...popular, ...chosen.filter((tag) => popular.every((one) => one.id !== tag.id))]
  const add = () => {
    const next = addTag(chosen, typed, known)
    setTyped('')
    if (next !== chosen) choose({ tags: listOf(next) })
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The field stands in the search's form.
    event.preventDefault()
    add()
  }
  const toggle = (tag: TagChoice, on: boolean) =>
    choose({ tags: listOf(on ? [...chosen, tag] : chosen.filter((one) => one.id !== tag.id)) })
  return (
    <Group label="Tags" name="tags">
      {listed.map((tag) => (
        <Checkbox
          key={tag.id}
          checked={chosen.some((one) => one.id === tag.id)}
          onValue={(on) => toggle(tag, on)}
          label={<Counted name={tag.name} facets={facets} value={tag.name.toLowerCase()} />}
        />
      ))}
      <div className="flex w-full max-w-sm items-end gap-2 pt-1">
        <label htmlFor={field} className="min-w-0 flex-1">
          <span className="mb-1 block text-sm">A tag of your own</span>
          <Input
            id={field}
            value={typed}
            onValue={setTyped}
            onKeyDown={addOnEnter}
            maxLength={LONGEST_TAG}
            autoComplete="off"
            enterKeyHint="done"
          />
        </label>
        <Button look="secondary" onClick={add}>
          Add tag
        </Button>
      </div>
    </Group>
  )
}
