import { matchesOf } from '#features/phrases/rules.ts'
import type { Place } from '../../contract.ts'
import { isRefusal, isToApplicants, wordAt } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'
import { after, called, never, type Hit } from '../hits/rules.ts'
import { placeBehind, placeIn } from '../places/rules.ts'

/** What a word to write is called. */
export const NAMED = /colou?r|emoji|token|word|phrase|code|salita|term|hashtag/i

/** "To stand out, begin with the word MAPLE." */
export const CALLED_TO_BEGIN =
  /^\W*(?:(?:step )?\d\W+)?(?:[^,.:]{0,40}[,:]\s*)?(?:[Pp]lease |[Kk]indly |[Tt]hen |[Jj]ust |[Ss]o |[Nn]ow )*(?:[Mm]agsimula (?:ka|kayo)(?: po)? sa(?= ["“])|(?:[Ss]tart|[Bb]egin|[Oo]pen|[Ll]ead|[Ll]aunch|[Kk]ick (?:it |things )?off) with ["“](?![Ww]hy\b)[^"”?]{2,40}["”](?=\s*(?:[,.;:!–—-]|$|so\b|please|or\b|then\b|instead|not\b))|(?:[Ss]tart|[Bb]egin|[Oo]pen|[Ll]ead|[Ee]nd|[Cc]lose|[Ff]inish|[Kk]ick off|[Ss]ign off) with (?:the (?:\w+ )?(?:word|phrase|line|sentence)\b|[A-Z]{4,}\b|["“][^"”]{2,60}["”][^.!?]{0,20}\b(?:ahead|top of|so (?:that )?(?:we|I)\b|you['’]ll\b[^.!?]{0,20}\b(?:ahead|noticed|attention))))/
/** "Message starts with “…” or it's a no" */
const LETTER_BEGINS = new RegExp(
  String.raw`^\W*(?:(?:your|ur|the|any|every|each)\s+)?${grammar.MESSAGE}s?\s+(?:(?:must|should|has to|have to|needs? to|that|which)\s+)?(?:start|begin|open|end|close)s?\b`,
  'i',
)
const isTold = (text: string, applicants: boolean): boolean =>
  applicants ||
  CALLED_TO_BEGIN.test(text) ||
  (LETTER_BEGINS.test(text) && isRefusal(text)) ||
  /\ba (?:short |brief |quick )?(?:message|note|letter)\b/i.test(text)

/** A word that is said of the message or of a place in it; `applicants` whether a sentence speaks to them. */
export function said(text: string, applicants: boolean): Hit | null {
  const told = isTold(text, applicants)
  const fore = (match: RegExpExecArray): Place =>
    /last|final|clos|huling|end|finish|conclud|tapos/i.test(match[1] ?? '') ? 'last_line' : 'first_line'
  return (
    after(
      text,
      grammar.OPENS,
      () => 'first_line',
      () => told,
    ) ??
    after(text, grammar.OPENS_SO, () => 'first_line') ??
    after(
      text,
      grammar.CLOSES,
      () => 'last_line',
      () => told,
    ) ??
    (told
      ? byReader(
          text,
          after(text, grammar.BEGINS, fore, (match) => called(match) || /:\s*$/.test(match)),
        )
      : null) ??
    after(text, grammar.MUST_BE, fore, (match) => /:\s*$/.test(match) || NAMED.test(match)) ??
    after(
      text,
      grammar.MAKE_IT,
      () => (/\b(?:last|closing|final)\b/i.test(text) ? 'last_line' : 'first_line'),
      never,
    ) ??
    after(text, grammar.MAKE_LINE, fore) ??
    after(text, grammar.SEEN, (_, end) => placeBehind(text, end), never) ??
    (told ? after(text, grammar.SPOT_IS, fore, called) : null) ??
    mustStand(text, applicants)
  )
}

/** "We would begin with 20 lines": who begins is no applicant. */
const BY_US =
  /\b(?:we|i|they|(?:ro)?bots|spammers|everyone|everybody|others|most (?:people|applicants|letters|messages|applications)|project|work|job|lessons?|days?|calls?)(?:['’](?:d|ll|re))?(?:\s+(?:would|will|can|may|might|to|like|want|plan|prefer|could|also|looking))*\s*$/i
const byReader = (text: string, hit: Hit | null): Hit | null =>
  hit && !BY_US.test(text.slice(Math.max(0, hit.at - 60), hit.at)) ? hit : null

const MUST = /\b(?:appears?|sure (?:that )?(?:the|["“])|must|should|ha(?:s|ve) to|needs? to|dapat|ought)\b/i
const SOMEWHERE = /\b(?:some|any)where\b|\bin there\b/i
/** "The word … must appear in your first line." */
function mustStand(text: string, told: boolean): Hit | null {
  if (!MUST.test(text) && !/^\W*\d*\W*["“]/.test(text)) return null
  for (const match of matchesOf(grammar.NAMED_FIRST, text)) {
    const found = wordAt(text, match.index + match[0].length, match[0].trim() !== '')
    const stands = found && grammar.MUST_STAND.exec(text.slice(found.end))
    if (
      !found ||
      !stands ||
      (placeIn(stands[0]) === 'anywhere' && !isToApplicants(stands[0]) && !(told && SOMEWHERE.test(stands[0])))
    )
      continue
    return { word: found.word, place: placeBehind(stands[0], 0), at: match.index, end: found.end }
  }
  return null
}
