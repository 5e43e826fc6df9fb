import type { HardCondition, JudgedPerson, JudgedPosting } from './pairs.ts'

/** A posting as a judge notes it: the most it pays a month in dollars, as a reader makes it of the text. */
export type NotedPosting = JudgedPosting & { pays?: number; abroad?: true }

type Noted = Omit<JudgedPerson, 'grades' | 'blocked'> & { fits: Readonly<Record<string, 1 | 2 | 3 | 4>> }

/** People whose grades are given by the names of postings; what is not named has nothing in common with them. */
export const judgedBy = (postings: readonly NotedPosting[], people: readonly Noted[]): readonly JudgedPerson[] =>
  people.map(({ fits, ...person }) => {
    const unknown = Object.keys(fits).filter((name) => !postings.some((posting) => posting.name === name))
    if (unknown.length > 0) throw new Error(`${person.name}: no posting is named ${unknown.join(', ')}.`)
    return {
      ...person,
      grades: postings.map(({ name }) => String(fits[name] ?? 0)).join(''),
      blocked: Object.fromEntries(postings.map((posting, place) => [place + 1, standsAgainst(person, posting)])),
    }
  })

function standsAgainst(person: Omit<Noted, 'fits'>, posting: NotedPosting): HardCondition[] {
  const conditions: HardCondition[] = []
  if (posting.closed) conditions.push('closed')
  if (posting.abroad) conditions.push('excluded_country')
  if (posting.min_id_proof !== null && person.id_proof !== null && person.id_proof < posting.min_id_proof) {
    conditions.push('id_proof')
  }
  if (posting.pays !== undefined && posting.pays < person.salary_min) conditions.push('pay')
  const title = posting.title.toLowerCase()
  if (person.hides.some((one) => one === posting.employer || title.includes(one.toLowerCase()))) {
    conditions.push('hidden')
  }
  return conditions
}
