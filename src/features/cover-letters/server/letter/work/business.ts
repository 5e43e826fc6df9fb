import { spellingsOf } from '#features/resumes/parsing/skills.ts'
import { plainWords, sentencesOf } from '#features/cover-letters/claims/words.ts'
import { spelt } from '../deeds/spelling.ts'
import type { Addressee } from '../../writer.ts'

/** What employers are, where a word before it says of which kind. */
const HEADS =
  'practice|business|store|shop|agency|clinic|startup|company|studio|brand|marketplace|school|firm|office|show|podcast|channel|church|MSP|app|restaurant|salon|hotel|farm|magazine'
/** Says how they are and not what. */
const HOW =
  /^(?:small|big|large|busy|growing|fast|fast-growing|new|young|family|local|online|global|remote|leading|established|boutique|little|weekly|daily|our|the|a|an|this|your|well-known|friendly|nice|great|good|professional|reputable|successful|dynamic|independent|international|owned|family-owned|modern|US|UK|AU|USA|US-based|UK-based|based|funded|person|man|woman|profitable|bootstrapped|main|whole|own|side)$/i
/** No part of a name. */
const LINK =
  /^(?:but|for|of|to|with|and|in|is|are|that|who|at|from|by|on|or|we|you|i|my|any|each|every|one|two|three|another|other|trade|client|clients|their|his|her|run|runs|need|needs|as|be|has|have|sell|sells|make|makes|help|helps|build|builds|write|manage|managing|grow|keep|join|support|edit|edits|love|(?:wife|husband|mom|dad|mother|father|sister|brother|friend|partner)s?)$/i
const [NEAR, SENTENCES] = [2, 2]

/** Skills where they stand alone: "your branding studio" reads as one the writer claims. */
const SKILLS: ReadonlySet<string> = new Set(['accounting', 'editing', 'purchasing', 'animation'])
/** All words of a name in a row, and each of them. */
const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')))
/** Whether a name says what the letter may say: no skill and no abbreviation that are not in the person's `own` words. */
const isTheirs = (business: string, own: string): boolean =>
  runsOf(business.split(' '))
    .filter(
      (run) =>
        SKILLS.has(run.toLowerCase()) || spellingsOf(run).length > 0 || (!run.includes(' ') && /\p{Lu}/u.test(run)),
    )
    .every((run) => ` ${plainWords(own)} `.includes(` ${plainWords(run)} `))

/**
 * What the employer is in a letter's own words ("your accounting practice"), from the title or the first sentences;
 * empty where neither says it, or where it names a
 * skill that is not in the person's `own` words.
 */
export function businessOf({ title, description }: Pick<Addressee, 'title' | 'description'>, own: string): string {
  const first = sentencesOf(description.split('\n')[0] ?? '')
    .slice(0, SENTENCES)
    .map(({ text }) => text)
  const [, forWhom = ''] = / for (?:an? )?(.+)$/i.exec(title) ?? []
  for (const text of [...first, forWhom]) {
    const found = named(text)
    if (found !== '') return isTheirs(found, `${own} ${title}`) ? `your ${spelt(found)}` : ''
  }
  return ''
}

const HEAD = new RegExp(String.raw`^(?:${HEADS})$`, 'i')
/** What stands behind a whole name: "a design studio in Cebu", and not "show notes". */
const BEHIND =
  /^(?:in|of|with|and|that|which|for|from|based|who|looking|needs?|seeks?|seeking|is|are|has|at|on|run|serving|selling|hiring)$/i

/** The first name of a business in a text. */
function named(text: string): string {
  for (const clause of text.split(/[,;:.!?()–—]| - /)) {
    const found = namedIn(clause.split(/[^\p{L}\p{N}&-]+/u).filter((word) => word !== ''))
    if (found !== '') return found
  }
  return ''
}

function namedIn(words: readonly string[]): string {
  const at = words.findIndex((word, n) => HEAD.test(word) && BEHIND.test(words[n + 1] ?? 'in'))
  if (at < 1) return ''
  const before: string[] = []
  for (let place = at - 1; place >= 0 && before.length < NEAR; place -= 1) {
    const word = words[place] ?? ''
    if (LINK.test(word) || HOW.test(word)) break
    before.unshift(word)
  }
  // A word with a capital in the middle of a sentence may be a name.
  const isName = before.some((word, n) => /^\p{Lu}\p{Ll}/u.test(word) && at - before.length + n > 0)
  if (before.length === 0 || isName) return ''
  return [...before, words[at] ?? '']
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')
}
