import { sentencesOf } from '#features/cover-letters/claims/words.ts'
import { wordsIn } from './parts.ts'
import { licenceSaid } from './licences.ts'
import { line } from '../person/person.ts'
import { schoolingOf } from './schooling.ts'
import { listed } from '../deeds/words.ts'
import type { Addressee, Writer } from '../../writer.ts'

/** A degree, and how people tell of one. */
const DEGREE_ASKED =
  /\b(?:degree|bachelor\w*|college (?:level|graduate)|at least college|years in college|graduate of (?:an?y? )?|graduate in|related course)\b|\bB\.?S\.? (?:in )?\p{Lu}/iu
const DEGREE_TOLD =
  /\b(?:graduate[ds]?|degree|(?:finished|completed|took up) (?:my )?(?:college|degree|studies|BS|B\.S|bachelor)|college (?:level|degree)|bachelor\w*)\b/i
/** What a posting may ask of a person beside their work, and how people say of themselves that they are so. */
const ASKED: readonly { wanted: RegExp; own: RegExp }[] = [
  { wanted: DEGREE_ASKED, own: DEGREE_TOLD },
  { wanted: /\bcertifi\w+/i, own: /\bcertifi(?:ed|cate|cation)\b/i },
  { wanted: /\b(?:confidential\w*|NDA|discre(?:et|tion))\b/i, own: /\b(?:confidential\w*|discre(?:et|tion))\b/i },
  {
    wanted: /\b(?:thick skin|patience|calm|angry|upset|difficult (?:customers|clients|callers|people))\b/i,
    own: /\b(?:patient|patience|calm)\b/i,
  },
]
/** Papers that people list among their skills, and how postings ask for them. */
const PAPERS: readonly { wanted: RegExp; own: RegExp }[] = [
  { wanted: /\bHIPAA\b/i, own: /\bHIPAA\b/i },
  { wanted: /\bcertifi\w+/i, own: /\bcertifi\w+/i },
  { wanted: /\b(?:licen[cs]ed?|RN\b|nurs\w+)/i, own: /\blicen[cs]ed?\b|\bregistered nurse\b|\bRN\b/i },
  { wanted: /\b(?:CPA|accountan(?:t|cy))\b/i, own: /\bCPA\b/ },
  { wanted: /\b(?:LET|teaching licen[cs]e|licen[cs]ed teacher|TEFL|TESOL)\b/i, own: /\b(?:LET|LPT|TEFL|TESOL)\b/ },
]
/** Papers of theirs that a posting speaks of and nothing has told: "HIPAA training". */
function papersAsked(skills: readonly string[], description: string, told: string): string {
  const wanted = PAPERS.filter((one) => one.wanted.test(description))
  const found = skills.filter((skill) => !told.includes(skill) && wanted.some(({ own }) => own.test(skill)))
  // A law is no certificate.
  const [laws, papers] = [found.filter((skill) => skill === 'HIPAA'), found.filter((skill) => skill !== 'HIPAA')]
  return [
    papers.length === 0 ? '' : `My certificates and licenses: ${listed(papers.slice(0, MOST_PAPERS))}.`,
    laws.length === 0 ? '' : 'I know the rules of HIPAA.',
  ]
    .filter((text) => text !== '')
    .join(' ')
}
const MOST_PAPERS = 3
/** "Bookkeeper (Xero Certified | QBO ProAdvisor)" */
const papersIn = (title: string): string[] =>
  title
    .split(/[|()[\],;/•]/)
    .map((piece) => piece.trim())
    .filter((piece) => wordsIn(piece) <= LONGEST_PAPER)
    .flatMap((piece) =>
      /^\p{Lu}.* certified$/iu.test(piece)
        ? [piece.replace(/ certified$/i, ' certified')]
        : /^\p{Lu}.* ProAdvisor$/u.test(piece)
          ? [`a ${piece}`]
          : [],
    )
const LONGEST_PAPER = 4
const [LONGEST, MOST] = [28, 2]
/** Their own words have to stand as a sentence of the letter. */
const IS_SENTENCE =
  /^I(?:['’]m|['’]ve| (?:am|have|finished|graduated|completed|hold|love|like|work|keep|stay|never|always)) \p{L}/u

/** The person's own sentences about themselves that say what a posting asks for, but for what is `told`. */
export function aboutAsked(writer: Writer, posting: Addressee, told: string): string {
  const [{ about, title, education = [] }, { description }] = [writer, posting]
  const wanted = ASKED.filter((one) => one.wanted.test(description))
  const own = sentencesOf(line(about ?? ''))
    .map(({ text }) => text.trim())
    .filter((text) => IS_SENTENCE.test(text) && /[.!]$/.test(text) && wordsIn(text) <= LONGEST && !told.includes(text))
    .filter((text) => wanted.some((one) => one.own.test(text)))
    .slice(0, MOST)
  const schooling =
    DEGREE_ASKED.test(description) && !own.some((text) => DEGREE_TOLD.test(text))
      ? schoolingOf({ about, education })
      : ''
  const before = [told, ...own].join('\n')
  const licence = licenceSaid(writer, posting, before)
  const papers = papersAsked(licence.rest, description, before)
  const named = /\bcertifi\w+|\bProAdvisor\b/i.test(description) ? papersIn(title ?? '') : []
  const called = named.length === 0 ? '' : `I am ${listed(named)}.`
  const more = [licence.text, called, told.includes(schooling.slice(0, -1)) ? '' : schooling, papers].filter(
    (text) => text !== '',
  )
  return [...own, ...more].join(' ')
}
