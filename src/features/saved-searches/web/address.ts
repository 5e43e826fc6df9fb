import { type Criteria, CRITERIA_KEYS, filled, narrows } from '../rules.ts'

/** The criteria in an address of the listing, or null when it narrows nothing. */
export function criteriaOf(address: string): Criteria | null {
  const query = new URLSearchParams(address.split('?')[1] ?? '')
  const criteria = filled(Object.fromEntries(CRITERIA_KEYS.map((key) => [key, query.get(key) ?? ''])))
  return narrows(criteria) ? criteria : null
}

/** The listing with these criteria. */
export const addressOf = (criteria: Criteria): string => `/jobs?${new URLSearchParams(filled(criteria)).toString()}`
