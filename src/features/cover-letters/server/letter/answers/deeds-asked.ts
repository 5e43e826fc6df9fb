import { plainWords } from '#features/cover-letters/claims/words.ts'
import { BEHIND } from './counts.ts'
import type { Answers } from './known.ts'
import { HAVE_YOU } from './never.ts'
import { namesProgram } from '../person/skills.ts'
import { isCalled, topicsIn } from '../work/topics.ts'

/** What nearly any work is done with, or for. */
const GENERAL =
  /^(?:documents?|files?|papers?|projects?|clients?|customers?|guests?|patients?|students?|tenants?|users?|members?|companies|company|teams?|people|persons?|data|systems?|calls?|e-?mails?|tasks?|accounts?|business|businesses|owners?|industry|market|content|health|care|services?|general|office|management|support)$/
/** The words that say most of what is asked about: "confidential" of "confidential documents". */
export function specific(about: string): string[] {
  const words = about.split(' ').filter(isTelling)
  const rare = words.filter((word) => !GENERAL.test(word))
  return rare.length > 0 ? rare : words
}
const isTelling = (word: string): boolean => word.length > 2 && !SMALL.has(word)
const SMALL = new Set(
  'particular specific the and for any our your with from who how have this that such like good work team before which what where when'.split(
    ' ',
  ),
)

// bounded: a question of a posting, a few hundred signs
export const EXPERIENCE_WITH =
  /\b(?:experience|exposure) (?:do you have |have you |you have )?(?:with|in|to) ((?:[\w.-]+ ){0,4}?[\w.-]+)(?: in particular| specifically)?$/

const [LONG_WORD, STEM] = [9, 6]

type Did = Answers['evidence'][number]
/** What somebody did of the very work a question names, one deed for each kind of it; `named` is the skills it names. */
export function deedsAsked(
  question: string,
  asked: string,
  named: readonly string[],
  evidence: readonly Did[],
): readonly Did[] {
  const wanted = topicsIn(question)
  const about = specific(EXPERIENCE_WITH.exec(asked)?.[1] ?? HAVE_YOU.exec(asked)?.[2] ?? '')
  const did = HAVE_YOU.exec(asked)?.[1] ?? ''
  // "Verification" is what was verified.
  const sameWords = (deed: string): boolean =>
    about.some((word) =>
      ` ${plainWords(deed)} `.includes(word.length >= LONG_WORD ? ` ${word.slice(0, STEM)}` : ` ${word} `),
    )
  const namesIt = (deed: string): boolean => named.some((skill) => plainWords(deed).includes(plainWords(skill)))
  const ofWork = wanted.flatMap((name) => {
    // "Have you handled confidential papers" is answered by such papers alone.
    if (did !== '' && about.length > 0 && ![did, ...about].some((word) => topicsIn(word).includes(name))) return []
    const all = evidence.filter(({ topics }) => topics.includes(name))
    const best = all.find(({ deed }) => sameWords(deed)) ?? all.find(({ deed }) => namesIt(deed))
    // A program named is answered by what was done in it.
    return best ?? (named.some(namesProgram) && !isCalled(name, asked) ? [] : (all[0] ?? []))
  })
  const other = evidence.find(({ deed }) => sameWords(deed) || namesIt(deed))
  const old = BEHIND.test(asked) ? evidence.find(({ deed }) => BEHIND.test(deed)) : undefined
  const same = ofWork.some(({ deed }) => sameWords(deed)) ? undefined : evidence.find(({ deed }) => sameWords(deed))
  if (old !== undefined) return [old]
  if (same !== undefined && EXPERIENCE_WITH.test(asked)) return [same]
  if (ofWork.length > 0) return ofWork
  return other === undefined ? [] : [other]
}
