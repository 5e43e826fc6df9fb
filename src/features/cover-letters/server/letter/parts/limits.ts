import { NUMBERS, numberIn } from '#features/phrases/numbers/rules.ts'
import { sentencesOf } from '#features/cover-letters/claims/words.ts'

/** What a posting will not have in an application; null where it sets no limit. */
export type Limits = {
  /** So many links at most. */
  links: number | null
  /** So many words at most, from the greeting to the name. */
  words: number | null
  resume: boolean
  software: boolean
}

const COUNT = String.raw`(\d{1,3}|${NUMBERS.slice(1, 11).join('|')})`
const AT_MOST = String.raw`(?:exactly|only|just|at most|no more than|not more than|max(?:imum)?(?: of)?|up to)`
const LINKS = new RegExp(
  String.raw`\b${AT_MOST} ${COUNT} (?:\w+ )?links?\b|\b${COUNT} links? (?:only|max(?:imum)?|at most|tops)\b`,
  'i',
)
const WORDS =
  /\b(?:at most|no more than|not more than|no longer than|not exceed(?:ing)?|max(?:imum)?(?: of)?|up to|under|below|less than|fewer than|within) (\d{2,3}) words\b|\b(\d{2,3}) words? (?:max(?:imum)?|or (?:less|fewer|under)|at most|tops|limit|only)\b/i
/** Words that are to be counted in something else than the application. */
const OF_SOMETHING =
  /\b(?:each|per|every|samples?|articles?|essays?|blog|posts?|descriptions?|captions?|paragraphs?|answer|story|script|review)\b/i
/** A letter of fewer is none; more of them no letter here has. */
const [FEWEST_WORDS, MOST_WORDS] = [80, 220]

// bounded: what a sentence says "no" to, as a row
const NOT_WANTED = (what: string): RegExp =>
  new RegExp(
    String.raw`\b(?:no|without|skip the|don['’]t (?:send|need|want|attach)(?: (?:me|us))?(?: an?| your)?) (?:need (?:for|of) (?:an? |your )?)?(?:[\w ]{1,30}, no )?${what}`,
    'i',
  )
const NO_RESUME = NOT_WANTED(
  String.raw`(?:cvs?|r[eé]sum[eé]s?|curriculum vitae)(?![\w-])(?! (?:longer|older|over|with))`,
)
const NO_SOFTWARE = NOT_WANTED(
  String.raw`(?:lists? of (?:\w+ )?(?:software|tools|programs|apps|skills)|(?:software|tools?|skills) lists?)\b`,
)

/** Finds what a posting says an application must not have, or not have more of. */
export function limitsOf(description: string): Limits {
  const links = LINKS.exec(description)
  const [, first, second] =
    sentencesOf(description)
      .filter(({ text }) => !OF_SOMETHING.test(text))
      .flatMap(({ text }) => [WORDS.exec(text) ?? []])
      .find(([found]) => found !== undefined) ?? []
  const words = Number(first ?? second ?? 0)
  return {
    links: links === null ? null : numberIn(links[1] ?? links[2] ?? ''),
    words: words >= FEWEST_WORDS && words <= MOST_WORDS ? words : null,
    resume: !NO_RESUME.test(description),
    software: !NO_SOFTWARE.test(description),
  }
}

const ROOM_TO_ANSWER = 20
const PLACE = /\[Your answer: /g
/** So many words a letter may have before its places are filled in; infinite where the posting does not say. */
export const roomIn = ({ words }: Limits, replies: string): number =>
  words === null ? Infinity : words - ROOM_TO_ANSWER * (replies.match(PLACE)?.length ?? 0)
