import { useEffect, useState } from 'react'
import { grouped } from '#contract/number.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { SearchAnswer } from '../contract.ts'
import type { Facet, Facets } from '../filters/contract.ts'
import { DATE_POSTED_VALUES, JOB_TYPE_FILTERS, SALARY_RANGES } from '../rules.ts'
import { useFacets, useListing } from './api.ts'
import { type Choose, Counted, filterId, type FilterName, Group } from './filter-group.tsx'
import { advancedOf, type ListingState, listingAddress, NO_ADVANCED } from './listing-state.ts'
import { TagFilter } from './tag-filter.tsx'
import { DATE_NAMES, SALARY_NAMES } from './texts.ts'

type SheetProps = {
  state: ListingState
  /** The filter a person came for. */
  first: FilterName | undefined
  onClose: () => void
}

/**
 * Job type, pay, date and tags, with how many jobs each would leave. Nothing changes on the page until the
 * button, which counts along, shows the jobs: what it counted is what it shows, and one step back undoes it all.
 */
export function FilterSheet({ state, first, onClose }: SheetProps) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(state)
  const choose: Choose = (part) => setDraft({ ...draft, ...part, page: 1 })
  const { data: facets } = useFacets(draft, true)
  const wanted = { ...draft, page: 1 }
  const { data, isPlaceholderData } = useListing(wanted)
  const count = data === undefined || isPlaceholderData ? undefined : countText(data)
  useEffect(() => {
    const group = first === undefined ? null : document.getElementById(filterId(first))
    group?.scrollIntoView()
    group?.querySelector('input')?.focus()
  }, [first])
  const show = () => {
    const to = listingAddress(wanted)
    const changed = to !== listingAddress(state)
    onClose()
    if (changed) navigate(to)
  }
  return (
    <Dialog
      title="Advanced Filters"
      onClose={onClose}
      actions={
        <>
          <Button onClick={show} className="tabular min-w-40">
            {count === undefined ? 'Show jobs' : `Show ${count}`}
          </Button>
          <Button
            look="quiet"
            disabled={advancedOf(draft).length === 0}
            onClick={() => setDraft({ ...draft, ...NO_ADVANCED })}
          >
            Clear all
          </Button>
        </>
      }
    >
      <p role="status" className="sr-only">
        {count}
      </p>
      <div className="flex flex-col gap-5">
        <JobTypes state={draft} choose={choose} facets={facets?.job_type} />
        <OneOf
          label="Pay a month"
          name="salary_range"
          chosen={draft.salaryRange}
          values={[['', 'Any pay'], ...SALARY_RANGES.map((value) => [value, SALARY_NAMES[value]] as const)]}
          facets={facets?.salary_range}
          onChoose={(salaryRange) => choose({ salaryRange })}
        />
        <OneOf
          label="Date posted"
          name="date_posted"
          chosen={draft.datePosted}
          values={[['', 'Any time'], ...DATE_POSTED_VALUES.map((value) => [value, DATE_NAMES[value]] as const)]}
          facets={facets?.date_posted}
          onChoose={(datePosted) => choose({ datePosted })}
        />
        <TagFilter state={draft} choose={choose} facets={facets?.tags} wanted />
      </div>
    </Dialog>
  )
}

const countText = ({ count, count_is_capped: capped }: Pick<SearchAnswer, 'count' | 'count_is_capped'>): string =>
  `${grouped(count)}${capped ? '+' : ''} ${count === 1 ? 'job' : 'jobs'}`

type TypesProps = { state: ListingState; choose: Choose; facets: Facets['job_type'] | undefined }

function JobTypes({ state, choose, facets }: TypesProps) {
  return (
    <Group label="Job type" name="job_type">
      {JOB_TYPE_FILTERS.map((type) => (
        <Checkbox
          key={type}
          value={type}
          checked={state.jobTypes.includes(type)}
          onValue={(on) =>
            choose({ jobTypes: JOB_TYPE_FILTERS.filter((one) => (one === type ? on : state.jobTypes.includes(one))) })
          }
          label={<Counted name={type} facets={facets} value={type} />}
        />
      ))}
    </Group>
  )
}

type OneOfProps = {
  label: string
  name: FilterName
  chosen: string
  values: readonly (readonly [value: string, name: string])[]
  facets: Facet[] | undefined
  onChoose: (value: string) => void
}

function OneOf({ label, name, chosen, values, facets, onChoose }: OneOfProps) {
  return (
    <Group label={label} name={name}>
      {values.map(([value, shown]) => (
        <Checkbox
          key={value}
          type="radio"
          name={`sheet-${name}`}
          value={value}
          checked={chosen === value}
          onValue={() => onChoose(value)}
          label={value === '' ? shown : <Counted name={shown} facets={facets} value={value} />}
        />
      ))}
    </Group>
  )
}
