import { type Claim, claimAt } from './claim.ts'
import type { Known } from './facts.ts'
import { plainWords, type Sentence } from './words.ts'

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const NUMBER = `\\d{1,2}|${NUMBER_WORDS.slice(1).join('|')}`
const YEARS = new RegExp(
  `\\b(?:(?:over|more than|at least|almost|nearly|around|about|up to) )?(${NUMBER})(?:\\s*(?:to|or|-|–)\\s*(${NUMBER}))?\\s*\\+?[\\s-]*(?:years?|yrs?|(?:na )?taon|años)(?!\\p{L})|\\b(?:a|one|two) decades?\\b`,
  'giu',
)
const CAPITAL = "\\p{Lu}[\\p{L}\\p{N}&.'’-]*"
const NAME = `${CAPITAL}(?: (?:(?:&|and|of|the|de|for) )?${CAPITAL}){0,5}`
const EMPLOYERS = [
  new RegExp(
    `\\b(?:worked|working|work|employed|serv(?:ed|ing)|intern(?:ed|ing)|job|role|position|time|years?|experience|career|stint|tenure|freelanc\\p{L}+)(?: [\\p{Ll}\\p{N}-]+){0,6}? (?:at|for|with|by|in|sa) (${NAME})`,
    'gu',
  ),
  new RegExp(`\\b(?:joined|left|at|employer(?: was| is)?|client(?: was| is)?) (${NAME})`, 'gu'),
  new RegExp(`\\b(?:ex-|[Ff]ormer(?:ly)? (?:at )?)(${NAME})`, 'gu'),
]
const DEGREE =
  /\b(?:[Bb]achelor(?:['’]?s)?|[Mm]aster(?:['’]s|s| of| in)|[Dd]octorate|[Dd]octor of|Ph\.?\s?D|MBA|BSc?|BA|MSc?|[Aa]ssociate(?:['’]s)? degree|[Dd]iploma|[Dd]egree|[Gg]raduate of|[Gg]raduated|(?:[Mm]agna |[Ss]umma )?[Cc]um [Ll]aude|[Vv]aledictorian)(?![\p{L}\p{N}])[^.,;:!?\n]{0,80}/gu
const CERTIFICATE =
  /(?:[\p{Lu}][\p{L}\p{N}+&-]*\s+){0,4}(?<!\p{L})(?:[Cc]ertified|[Cc]ertifications?|[Cc]ertificates?|[Ll]icensed|[Ll]icen[cs]e|[Aa]ccredited|[Bb]oard passer|LET passer|CPA|PMP|NC ?I{1,3}|TESDA)(?!\p{L})(?:\s+(?:(?:in|by|for|of|as|from|the|an?) )*[\p{Lu}][\p{L}\p{N}+&-]*){0,6}/gu
const FUNCTION_WORDS = new Set(
  'a an the in of from with and for by at as my i degree holder have has to on who which is was'.split(' '),
)

const numberOf = (text: string): number => {
  const word = NUMBER_WORDS.indexOf(text.toLowerCase())
  return word === -1 ? Number(text) : word
}

/** Two years with a dash between them, as a work history has them: `2018 – 2024`, `2020-03 to 2023-05`. */
const SPAN = /\b((?:19|20)\d{2})(?:-\d{2})? ?(?:-|–|—|to|until) ?((?:19|20)\d{2})\b/g

/** Years of anything: within the profile's own bucket, said so by the person, or from one year to the other of a job. */
export function findYears(sentence: Sentence, { own, ownText, years }: Known): Claim[] {
  const spans = new Set([...ownText.matchAll(SPAN)].map(([, from, to]) => Number(to) - Number(from)))
  return [...sentence.text.matchAll(YEARS)].flatMap((match) => {
    const [text, from, to = from] = match
    const bounds = from === undefined ? [text.includes('two') ? 20 : 10] : [numberOf(from), numberOf(to ?? from)]
    const said = (n: number) =>
      [String(n), NUMBER_WORDS[n] ?? String(n)].some((word) => own.holds(`${word} years`) || own.holds(`${word} taon`))
    const fits = (n: number) => (years !== null && n >= years.from && n <= years.to) || spans.has(n) || said(n)
    return bounds.every(fits) ? [] : [claimAt('years', text, match.index, sentence)]
  })
}

/** Somebody the person says to have worked for. The posting's employer may be named, but not as a past one. */
export function findEmployers(sentence: Sentence, { namedEmployer, addressed }: Known): Claim[] {
  const past = /\b(?:worked|employed|served|interned|joined|former(?:ly)?|years?)\b/i.test(sentence.text)
  return EMPLOYERS.flatMap((pattern) =>
    [...sentence.text.matchAll(pattern)].flatMap((match) => {
      const name = (match[1] ?? '').replace(/['’]s$|(?<![.,])[.,]+$/, '')
      // Experience with something is a skill; whatever its name is, it is looked up as one.
      if (/\b(?:experience|years?|time|career)\b.* (?:with|in) \S/.test(match[0])) return []
      if (
        name === '' ||
        name.split(/\s*(?:,|&|\band\b)\s*/).every(namedEmployer) ||
        namedEmployer(name) ||
        (addressed.holds(name) && !past)
      )
        return []
      return [claimAt('employer', name, match.index + match[0].lastIndexOf(name), sentence)]
    }),
  )
}

/** Degrees and certificates: every word of them has to be the person's. */
export function findPapers(sentence: Sentence, { own, facts }: Known): Claim[] {
  const papers = [
    ...[...sentence.text.matchAll(DEGREE)].map((match) => ({ kind: 'degree' as const, match })),
    ...[...sentence.text.matchAll(CERTIFICATE)].map((match) => ({ kind: 'certificate' as const, match })),
  ]
  return papers.flatMap(({ kind, match }) => {
    const text = match[0].replace(/^(?:I|As|My|A|An|The)\s+/, '').trimEnd()
    const words = plainWords(text)
      .split(' ')
      .filter((word) => !FUNCTION_WORDS.has(word))
    const at = match.index + match[0].indexOf(text)
    const inTitle = facts.posting.title.includes(text)
    return inTitle || own.holdsAll(words) ? [] : [claimAt(kind, text, at, sentence)]
  })
}
