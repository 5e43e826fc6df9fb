import { BACK_OFFICE } from './letter-duties-office.ts'
import { WITH_PEOPLE } from './letter-duties-people.ts'
import { STUDIO } from './letter-duties-studio.ts'
import type { Duty } from './letter-duty.ts'

export const DUTIES: readonly Duty[] = [...BACK_OFFICE, ...WITH_PEOPLE, ...STUDIO]

/** Done beside nearly every job: a tag for it does not make it the work. */
const BESIDE = /\b(?:CRM|HubSpot|Salesforce|data entry|research|reporting|inventory)\b/i

/**
 * The parts of the job a posting names, those of its title first, then in the order it comes to them. Its tags count
 * before its text where the title names none.
 */
export function dutiesIn({
  title,
  description,
  tags = [],
}: {
  title: string
  description: string
  tags?: string[]
}): Duty[] {
  const named = DUTIES.some(({ says }) => says.test(title))
    ? [title]
    : [title, ...tags.filter((tag) => !BESIDE.test(tag))]
  const said = [...named, description].join('\n')
  return DUTIES.map((duty) => ({ duty, at: said.search(duty.says) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ duty }) => duty)
}
