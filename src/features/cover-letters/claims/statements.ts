import { numberIn, NUMBERS, spellings } from '#features/phrases/numbers/rules.ts'
import { matchesOf, phrase } from '#features/phrases/rules.ts'
import { YEARS } from '#features/phrases/times/rules.ts'
import { periodsIn } from '#features/resumes/parsing/reading/dates.ts'
import { spellOf } from '#features/resumes/parsing/reading/experience.ts'
import { type Claim, claimAt } from './claim.ts'
import type { Known } from './facts.ts'
import { plainWords, type Sentence } from './words.ts'

const COUNT = [String.raw`\d{1,2}`, ...NUMBERS.slice(1)]
const YEARS_SAID = phrase(
  'giu',
)`\b(?:(?:over|more than|at least|almost|nearly|around|about|up to) )?(${COUNT})(?:\s*(?:to|or|-|–)\s*(${COUNT}))?\s*\+?[\s-]*${[...YEARS, '(?:na )?taon', 'años']}(?!\p{L})|\b(?:a|one|two) decades?\b`
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
  /\b(?:[Bb]achelor(?:['’]?s)?|[Mm]aster(?:['’]s|s| of| in)|[Dd]octorate|[Dd]octor of|Ph\.?\s?D|MBA|BSc?|BA|MSc?(?! (?:Office|Excel|Word|PowerPoint|Outlook|Access|Teams|Project|SQL))|[Aa]ssociate(?:['’]s)? degree|[Dd]iploma|[Dd]egree|[Gg]raduate of|[Gg]raduated|(?:[Mm]agna |[Ss]umma )?[Cc]um [Ll]aude|[Vv]aledictorian)(?![\p{L}\p{N}])[^.,;:!?\n]{0,80}(?!\p{L})/gu
const CERTIFICATE =
  /(?:[\p{Lu}][\p{L}\p{N}+&-]*\s+){0,4}(?<!\p{L})(?:[Cc]ertified|[Cc]ertifications?|[Cc]ertificates?|[Ll]icensed|[Ll]icen[cs]e|[Aa]ccredited|[Bb]oard passer|LET passer|CPA|PMP|NC ?I{1,3}|TESDA)(?!\p{L})(?:\s+(?:(?:in|by|for|of|as|from|the|an?) )*[\p{Lu}][\p{L}\p{N}+&-]*){0,6}/gu
const FUNCTION_WORDS = new Set(
  'a an the in of from with and for by at as my i degree holder have has to on who which is was'.split(' '),
)

/** Whole years from one date to the other, as the person gave them: two of 28 months, three of 31. */
const yearsBetween = (text: string): number[] =>
  text
    .split('\n')
    .flatMap(periodsIn)
    .flatMap(({ from, to }) => (to === 'present' ? [] : (spellOf({ from, to }, to) ?? [])))
    .flatMap(({ start, end }) => [Math.floor((end - start) / 12), Math.round((end - start) / 12)])

/** Years of anything: within the profile's own bucket, said so by the person, or from one date to the other of a job. */
export function findYears(sentence: Sentence, { own, ownText, years }: Known): Claim[] {
  const matches = matchesOf(YEARS_SAID, sentence.text)
  const between = matches.length > 0 ? yearsBetween(ownText) : []
  return matches.flatMap((match) => {
    const [text, from, to = from] = match
    const bounds = from === undefined ? [text.includes('two') ? 20 : 10] : [numberIn(from), numberIn(to ?? from)]
    const said = (n: number) => spellings(n).some((word) => own.holds(`${word} years`) || own.holds(`${word} taon`))
    const fits = (n: number) => (years !== null && n >= years.from && n <= years.to) || between.includes(n) || said(n)
    return bounds.every(fits) ? [] : [claimAt('years', text, match.index, sentence)]
  })
}

/** Somebody the person says to have worked for. The posting's employer may be named, but not as a past one. */
export function findEmployers(sentence: Sentence, { namedEmployer, addressed }: Known): Claim[] {
  const past = /\b(?:worked|employed|served|interned|joined|former(?:ly)?|years?)\b/i.test(sentence.text)
  return EMPLOYERS.flatMap((pattern) =>
    matchesOf(pattern, sentence.text).flatMap((match) => {
      // "At Palm I served guests": who did it is no part of the name.
      const name = (match[1] ?? '').replace(/ I$/, '').replace(/['’]s$|(?<![.,])[.,]+$/, '')
      // "Department of Education - Naga City Division" is one name.
      const behind = sentence.text.slice(match.index + match[0].length)
      const [more = ''] = /^ [-–] \p{Lu}[^,.;]{0,60}/u.exec(behind) ?? []
      if (more !== '' && namedEmployer(`${name}${more}`)) return []
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
    ...matchesOf(DEGREE, sentence.text).map((match) => ({ kind: 'degree' as const, match })),
    ...matchesOf(CERTIFICATE, sentence.text).map((match) => ({ kind: 'certificate' as const, match })),
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
