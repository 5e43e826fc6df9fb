/** Fewer people than these, and somebody could tell who they are: nothing is said. */
export const LEAST_PEOPLE = 5
/** An employer has had these days to answer before an application is counted. */
export const DAYS_TO_ANSWER = 14
/** Older applications say nothing about how an employer answers today. */
export const DAYS_COUNTED = 365
/** What a person moves an application to when the employer answered. *Under Review* is often a guess, so it is none. */
export const ANSWERS = ['interview', 'offer', 'hired', 'rejected'] as const

/** What is known of the people who are counted. */
export type Ledger = {
  people: number
  answered: number
  median_days: number | null
  interview: number
  offer: number
  rejected: number
}

export type Replies = { in_ten: number; median_days: number | null }
export type Outcomes = { interview: number; offer: number; rejected: number }

/** A share of people in tenths, so that no single person's answer can be read off a change. */
const inTen = (part: number, whole: number): number => Math.round((part / whole) * 10)

/** What may be said of a ledger: nothing below five people, and no days below five who had an answer. */
export function repliesOf({ people, answered, median_days: days }: Ledger): Replies | null {
  if (people < LEAST_PEOPLE) return null
  const known = answered >= LEAST_PEOPLE && days !== null
  return { in_ten: inTen(answered, people), median_days: known ? Math.max(1, Math.round(days)) : null }
}

/** The same for how far people came. */
export function outcomesOf({ people, interview, offer, rejected }: Ledger): Outcomes | null {
  if (people < LEAST_PEOPLE) return null
  return { interview: inTen(interview, people), offer: inTen(offer, people), rejected: inTen(rejected, people) }
}
