import { matchesOf } from '#features/phrases/rules.ts'
import { isRefusal, wordAt } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'
import { after, called, TOKEN, type Hit } from '../hits/rules.ts'
import { placeBehind } from '../places/rules.ts'
import { refusedFor } from '../refused-with/rules.ts'

/** What becomes of messages without the word, or is the only thing read. */
export function denied(text: string, told: boolean): Hit | null {
  const refused = isRefusal(text)
  const rewarded = after(text, grammar.REWARDED, (_, end) => placeBehind(text, end))
  if (rewarded)
    return {
      ...rewarded,
      place: /\b(?:first|last)\b[^.!?\n]{0,10}\b(?:line|word)/i.test(text) ? rewarded.place : 'anywhere',
    }
  if (!told && !refused) return null
  const looked = after(text, grammar.LOOKS, (_, end) => placeBehind(text, end))
  if (looked) return looked
  const fore = ({ 0: match }: RegExpExecArray, end: number) =>
    /(?:open|start|begin|lead)\w* with/i.test(match) ? 'first_line' : placeBehind(text, end)
  const only = after(text, grammar.ONLY, fore, called)
  if (only && endsWell(text, only)) return only
  if (!refused) return null
  for (const { index } of matchesOf(TOKEN, text)) {
    const found = wordAt(text, index)
    if (found && grammar.IS_MISSING.test(text.slice(found.end)))
      return { ...found, at: index, place: placeBehind(text, found.end) }
  }
  for (const match of matchesOf(grammar.LACKS, text)) {
    const end = match.index + match[0].length
    const found = wordAt(text, end, called(match[0]))
    // "No “Dear Sir”, please" forbids; "no “mango” in your message, no reply" demands.
    const forbids = /^no\b/i.test(match[0]) && !/^\s*(?:in|=|,\s*no\b)/.test(text.slice(found?.end ?? end))
    if (
      !found ||
      forbids ||
      (!found.quoted && !called(match[0]) && !/(?:with|number|code|reference)\s+$/i.test(match[0]))
    )
      continue
    const opens = /(?:start|begin|open)(?:s|n?ing)? with/i.test(match[0])
    const hit = { ...found, at: match.index, place: opens ? 'first_line' : placeBehind(text, found.end) } as const
    if (endsWell(text, hit)) return hit
  }
  return null
}

/** Not an adjective: only applicants with a “can do” attitude. */
export const endsWell = (text: string, { end }: { end: number }): boolean =>
  /^[*_\s]*(?:$|[.,;!?)=–—-]|(?:written|typed|mentioned|included|hidden|somewhere|in|at|on|as|will|won['’]t|are|is|gets?|go(?:es)?|sa|somewhere|anywhere|when|means|and|or|we|i|it|they)\b)/i.test(
    text.slice(end, end + 20),
  )

/** Said politely it is said to whoever applies. */
export const ASKED_KINDLY =
  /\b(?:please|pls|kindly|thanks|use of|(?:call|address) (?:me|us)|in (?:my|our) inbox)\b|^\W*(?:never|do not|don['’]?t) (?:start|begin|open)\b|\b(?:dear|to whom|hi|hello) (?:sir|hiring|ma['’]?am|it may)/i
/** Letters are greeted so, nothing that is made at work. */
export const GREETS =
  /["“](?:dear|to whom|(?:hi|hello|good day),? (?:sir|ma['’]?am|dear))\b(?! (?:customer|client|guest|member))/i
const TITLES = String.raw`(?:sir|ma['’]?a?m|madam|mister|miss|boss|mr\.?|mrs\.?|dear|po)`
/** "Don't write Dear Hiring Manager": greetings are known without marks. */
const UNMARKED = new RegExp(
  String.raw`\b(?:do not|don['’]?t|never|please no|no|avoid|skip|stop|huwag|wag|bawal)(?: (?:the|with|your|even|just|po|your letter|your message|a|any|ang|mag|write|say|use|put|start|begin|open|writing|saying|using|starting|opening))* (?<greeting>(?:dear|hi|hello) (?:hiring (?:manager|team)|recruiter|employer|sirs?|ma['’]?a?m|madam|team|client)(?:\s?\/\s?(?:sir|ma['’]?a?m|madam))?|to whom (?:it|this) may concern)(?!\p{L})|\b(?:do not|don['’]?t|never|no need to|stop|please no|huwag|wag)(?: (?:please|po|ever))* (?:call(?:ing)?|address(?:ing)?|tawagin(?:g)?) (?:me|us|akong?)(?: as)? ["“‘']?(?<title>${TITLES})(?!\p{L})`,
  'iu',
)
/** A word that nobody is to write: "don't use the word …", "proposals that open with … are archived". */
export function forbidden(text: string, next: string): Hit | null {
  return refusedFor(text) ?? spurned(text) ?? unmarked(text) ?? worn(text, next)
}

/** "Letters that all open with “…”. They are binned." */
const ALL_OPEN =
  /\b(?:that|which|and|they|letters|applications|messages)\s+(?:all|mostly|usually|always|often)\s+(?:open|start|begin|go|say)s?\s+(?:with\s+)?(?=["“])/i
function worn(text: string, next: string): Hit | null {
  const match = ALL_OPEN.exec(text)
  const found =
    match && isRefusal(/^[^.!?\n]*/.exec(next.trimStart())?.[0] ?? '')
      ? wordAt(text, match.index + match[0].length)
      : null
  return match && found ? { word: found.word, place: 'anywhere', at: match.index, end: found.end, avoid: true } : null
}

function unmarked(text: string): Hit | null {
  const match = /\bdear\b|whom|hello|\bhi\b|call|address|tawagin/i.test(text) ? UNMARKED.exec(text) : null
  const word = match?.groups?.greeting ?? match?.groups?.title
  return match && word
    ? { word, place: 'anywhere', at: match.index, end: match.index + match[0].length, avoid: true }
    : null
}

/** "Never put “urgent” in the subject" says nothing of the letter. */
const IN_SUBJECT = /^["”’]?\s*(?:in|as|on) (?:the|your) (?:\w+ )?(?:subject|title|headline)\b/i

/** "Start with “…” or else it is spam": asked for, not refused. */
const OR_ELSE = /^["”’'*)\]]*[\s,;.–—-]*(?:or else|else|otherwise|or (?:i|we|it|your)\b)/i

function spurned(text: string): Hit | null {
  const match =
    grammar.SPURNED.exec(text) ??
    (isRefusal(text) || /^\W*(?:nothing|no one|nobody)\b/i.test(text) ? grammar.REFUSED_WITH.exec(text) : null)
  const found = match && wordAt(text, match.index + match[0].length)
  // "Don't just write “interested”": not enough, and still allowed.
  const elsewhere = found && (IN_SUBJECT.test(text.slice(found.end)) || OR_ELSE.test(text.slice(found.end)))
  if (elsewhere) return null
  if (/\b(?:just|only|simply)\b/i.test(match?.[0] ?? '') && !GREETS.test(text)) return null
  return found &&
    (found.quoted || /\bwords? $/i.test(match?.[0] ?? '')) &&
    !/^dear (?:customer|client|guest|member)/i.test(found.word)
    ? { word: found.word, place: 'anywhere', at: match?.index ?? 0, end: found.end, avoid: true }
    : null
}
