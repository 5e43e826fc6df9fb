import { phrase } from '#features/phrases/rules.ts'
import { IRREGULAR_PASTS, WORK_THIRDS } from '#features/phrases/verbs/rules.ts'
import { isAside, isOnlyPlace } from './asides.ts'
import { isKnownEmployer } from './employers.ts'
import { isFaculty } from './education-words.ts'
import { LEGAL_FORM, mentionsJob, namesCompany, namesJob } from './job-titles.ts'

/** How much a few words sound like a job, and how much like an employer; below nothing they sound like anything else. */
export type Evidence = { title: number; employer: number }

const ENDS_AS_COMPANY =
  /\b(?:inc|corp|corporation|co|ltd|llc|(?<!\b(?:the|a|our|this|my|their) )company|incorporated|pty|gmbh|plc)\.?$/i
/** Who works for nobody else says so where others name their employer. */
export const OWN_WORK =
  /^(?:freelance(?:r|d)?|self[- ]?employed|independent contractor|various (?:clients|companies)|own business|sariling (?:hanapbuhay|negosyo)|online business|private (?:clients?|family|household))$/i
/** What was done, not who was worked for: "Handled calls", "Leads a team". */
const DEED = phrase(
  'iu',
)`^(?!aling\s)(?:\p{L}+ed|\p{L}+ing|${[...IRREGULAR_PASTS, ...WORK_THIRDS]}|leads?|runs?|handle|keep|does|responsible|duties|in charge|prepare|answer|operate)\s+\S+`
/** Names have small words too: "Shining Hope for the Bay". */
const SMALL_WORD = /\s(?!(?:of|for|and|the|in|at|on|to|de|del|ng|sa)\b)\p{Ll}/u
/** "Northgate Super Savers.": a name with the full stop of its line. */
const NAME_WITH_STOP = /^\p{Lu}[\p{L}'&-]*(?:\s(?:(?:of|the|and|&|de|ng)\s)?\p{Lu}[\p{L}'&-]*){1,4}\.$/u
const [MOST_TITLE_WORDS, MOST_EMPLOYER_WORDS] = [10, 12]

/** "DESIGNED AND BUILT A LOOM", but "UNITED AIRLINES OF OBAN" */
const CAPITAL_DEED =
  /^(?!(?:UNITED|ADVANCED|ASSOCIATED|ALLIED|INTEGRATED|CONSOLIDATED|UNIFIED|COMBINED|APPLIED|FEDERATED|BLESSED|SACRED)\s)\p{Lu}{3,}ED\s\S+\s\S/u

/** "371 N Harbor St": where an employer is. */
const STREET =
  /^#?\d{1,5}[A-Z]?\s(?:[NSEW]\.?\s)?(?:\p{Lu}[\p{L}.'-]*\s){1,4}(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|hwy|highway|pkwy|parkway)\.?$/iu
/** No word of a post is longer. */
const LONGEST_WORD = 20
/** "Systemupdatesandhelpdesk": words whose spaces were lost. */
const areJoined = (text: string): boolean => text.length > LONGEST_WORD && !/\s/.test(text)

/** What the words say by themselves, wherever they stand. */
export function evidenceOf(text: string): Evidence {
  const words = text.split(/\s+/).length
  if (STREET.test(text)) return { title: -9, employer: -9 }
  if (OWN_WORK.test(text)) return { title: -1, employer: 0.9 }
  const [head = ''] = text.split(/,\s|\s\(/)
  const job = namesJob(text) || namesJob(head)
  // "Bank Teller", "School Nurse": where somebody worked in general, not the name of it.
  const company = namesCompany(text) && (!namesJob(text) || ENDS_AS_COMPANY.test(text))
  const evidence = { title: 0.2, employer: 1 }
  if (job) evidence.title += company ? 3 : 4
  else if (mentionsJob(text)) evidence.title += company ? 0.5 : 2
  if (company) evidence.employer += 2.5
  if (company && !job) evidence.title -= 2
  // A part of a school stands beside the school.
  if (isFaculty(text)) evidence.employer -= 0.7
  if (job && !company) evidence.employer -= 3
  if (ENDS_AS_COMPANY.test(text) || LEGAL_FORM.test(text)) {
    evidence.employer += 3
    evidence.title -= 3
  }
  if (isKnownEmployer(text)) {
    evidence.employer += 3
    evidence.title -= job ? 0 : 2
  }
  const strange =
    // "eBay", "n2N Commerce"
    /^\p{Ll}[\p{Ll}'-]*(?!\S)/u.test(text) ||
    (/[.;!]$/.test(text) &&
      words > 1 &&
      (!company || /\s\p{Ll}{4,}[.;!]$/u.test(text)) &&
      !/\b\p{Lu}\p{L}{0,3}\.$/u.test(text) &&
      !NAME_WITH_STOP.test(text)) ||
    // "Piping Rock Club", "Engineering Student": names have capitals throughout, what was done has not.
    (DEED.test(text) && !job && SMALL_WORD.test(text)) ||
    (CAPITAL_DEED.test(text) && !/\p{Ll}/u.test(text))
  if (strange || areJoined(text) || words > MOST_TITLE_WORDS) evidence.title -= 3
  if (strange || words > MOST_EMPLOYER_WORDS) evidence.employer -= 3
  if (isOnlyPlace(text)) evidence.employer -= 4
  return isAside(text) ? { title: -9, employer: -9 } : evidence
}
