import { BACK_OFFICE } from './duties-office.ts'
import { WITH_PEOPLE } from './duties-people.ts'
import { STUDIO } from './duties-studio.ts'
import { deniesPhone, withoutDenied } from './denied.ts'
import type { Duty } from './duty.ts'

export const DUTIES: readonly Duty[] = [...BACK_OFFICE, ...WITH_PEOPLE, ...STUDIO]

/** Done beside nearly every job: a tag for it does not make it the work. */
const BESIDE = /\b(?:CRM|ATS|HubSpot|Salesforce|data entry|research|reporting|inventory)\b/i

/** The same parts of a job where nobody is talked to on the phone. */
const QUIET: ReadonlyMap<Duty, Duty> = new Map(
  DUTIES.map((duty) => [duty, { ...duty, calls: duty.calls.filter((strength) => strength !== 'voice') }]),
)

type Posted = { title: string; description: string; tags?: string[] }
/** What names the work: the title without whom it is for, with the tags where the title names none. */
export function namedWork({ title: given, tags = [] }: Posted): string {
  const title = withoutDenied(given)
  const [job = ''] = title.split(/(?<=\w{2}) (?:for|at) /i)
  if (DUTIES.some(({ says }) => says.test(job))) return job
  return [job, ...tags.filter((tag) => !BESIDE.test(tag))].join('\n')
}

/** The parts of the job a posting names, those of what names its work first, then in the order it comes to them. */
export function dutiesIn(posting: Posted): Duty[] {
  const isQuiet = deniesPhone(`${posting.title}\n${posting.description}`)
  const said = withoutDenied([namedWork(posting), posting.title, posting.description].join('\n'))
  return DUTIES.map((duty) => ({ duty, at: said.search(duty.says) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ duty }) => (isQuiet ? (QUIET.get(duty) ?? duty) : duty))
}
