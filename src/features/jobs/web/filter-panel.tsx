import { EXPIRED_SENTENCE } from '#features/subscriptions/rules.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { Facet, Facets } from '../filters/contract.ts'
import { LOCKED_SENTENCE } from '../filters/rules.ts'
import { DATE_POSTED_VALUES, JOB_TYPE_FILTERS, SALARY_RANGES } from '../rules.ts'
import { useFacets } from './api.ts'
import { Counted, Group, type Choose } from './filter-group.tsx'
import { useFilterRight } from './filter-right.ts'
import type { ListingState } from './listing-state.ts'
import { LockedNotice } from './locked-filters.tsx'
import { TagFilter } from './tag-filter.tsx'
import { DATE_NAMES, SALARY_NAMES } from './texts.ts'

type PanelProps = { state: ListingState; choose: Choose; open: boolean }

/** Job type, pay, date and tags, with how many jobs each would leave; locked without the plan (spec 2 §2). */
export function FilterPanel({ state, choose, open }: PanelProps) {
  const right = useFilterRight()
  const unlocked = right === 'unlocked'
  const { data } = useFacets(state, open && unlocked)
  const shown = unlocked ? data : undefined
  return (
    <div className="mt-2 flex flex-col gap-4 border-y border-line py-4">
      {unlocked ? null : <LockedNotice sentence={right === 'expired' ? EXPIRED_SENTENCE : LOCKED_SENTENCE} />}
      <fieldset disabled={!unlocked} className="grid min-w-0 gap-x-8 gap-y-4 disabled:text-soft lg:grid-cols-2">
        <legend className="sr-only">Advanced filters</legend>
        <JobTypes state={state} choose={choose} facets={shown?.job_type} />
        <TagFilter state={state} choose={choose} facets={shown?.tags} wanted={open && unlocked} />
        <OneOf
          label="Pay a month"
          name="salary_range"
          chosen={state.salaryRange}
          values={[['', 'Any pay'], ...SALARY_RANGES.map((value) => [value, SALARY_NAMES[value]] as const)]}
          facets={shown?.salary_range}
          onChoose={(salaryRange) => choose({ salaryRange })}
        />
        <OneOf
          label="Date posted"
          name="date_posted"
          chosen={state.datePosted}
          values={[['', 'Any time'], ...DATE_POSTED_VALUES.map((value) => [value, DATE_NAMES[value]] as const)]}
          facets={shown?.date_posted}
          onChoose={(datePosted) => choose({ datePosted })}
        />
      </fieldset>
    </div>
  )
}

function JobTypes({
  state,
  choose,
  facets,
}: Pick<PanelProps, 'state' | 'choose'> & { facets: Facets['job_type'] | undefined }) {
  return (
    <Group label="Job type">
      {JOB_TYPE_FILTERS.map((type) => (
        <Checkbox
          key={type}
          name="job_type"
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
  name: string
  chosen: string
  values: readonly (readonly [value: string, name: string])[]
  facets: Facet[] | undefined
  onChoose: (value: string) => void
}

function OneOf({ label, name, chosen, values, facets, onChoose }: OneOfProps) {
  return (
    <Group label={label}>
      {values.map(([value, shown]) => (
        <Checkbox
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={chosen === value}
          onValue={() => onChoose(value)}
          label={value === '' ? shown : <Counted name={shown} facets={facets} value={value} />}
        />
      ))}
    </Group>
  )
}
