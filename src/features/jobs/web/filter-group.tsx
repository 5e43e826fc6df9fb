import { grouped } from '#contract/number.ts'
import type { ReactNode } from 'react'
import type { Facet } from '../filters/contract.ts'
import type { ListingState } from './listing-state.ts'

export type FilterName = 'job_type' | 'salary_range' | 'date_posted' | 'tags'
/** Where a filter stands in the sheet. */
export const filterId = (name: FilterName): string => `filter-${name}`

export type Choose = (part: Partial<ListingState>) => void

/** A filter with its name above its values. */
export function Group({ label, name, children }: { label: string; name: FilterName; children: ReactNode }) {
  return (
    <fieldset id={filterId(name)} className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">{children}</div>
    </fieldset>
  )
}

/** `12`, `about 1,200`, `400+`, or `few` where none was among those looked at. */
export function countText({ count, sure }: Facet): string {
  const figure = grouped(count)
  if (sure === 'exact') return figure
  if (sure === 'at_least') return `${figure}+`
  return count === 0 ? 'few' : `about ${figure}`
}

/** A value with how many jobs it would leave, where that is known. */
export function Counted({ name, value, facets }: { name: string; value: string; facets: Facet[] | undefined }) {
  const facet = facets?.find((one) => one.value === value)
  if (!facet) return name
  return (
    <>
      {name} <span className="tabular text-sm text-soft">{countText(facet)}</span>
    </>
  )
}
