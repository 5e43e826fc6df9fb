import { matchesOf } from '#features/phrases/rules.ts'
import { isRefusal, wordAt } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'
import { after, called, TOKEN, type Hit } from '../hits/rules.ts'
import type { Place } from '../../contract.ts'
import { placeBehind } from '../places/rules.ts'
import { refusedFor } from '../refused-with/rules.ts'

const BEGINS_WITH = /(?:open|start|begin|lead)\w* with/i
const ENDS_WITH = /(?:end|clos|finish|conclud)\w* with/i
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
  const fore = ({ 0: match }: RegExpExecArray, end: number): Place =>
    BEGINS_WITH.test(match) ? 'first_line' : ENDS_WITH.test(match) ? 'last_line' : placeBehind(text, end)
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
    const hit = { ...found, at: match.index, place: fore(match, found.end) }
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
  /\b(?:please|pls|kindly|thanks|use of|(?:call|address) (?:me|us)|in (?:my|our) inbox|no need (?:for|to)|tell (?:me|us) (?:that )?you(?:['’]re| are))\b|^\W*(?:say|write|use|call (?:me|us)) (?:anything|whatever|everything)\b|\b(?:hire|want|interview|read|answer) (?:\w+ ){0,2}who (?:call|describe)|^\W*(?:never|do not|don['’]?t) (?:start|begin|open)\b|\b(?:dear|to whom|hi|hello) (?:sir|hiring|ma['’]?am|it may)/i
/** Letters are greeted so, nothing that is made at work. */
export const GREETS =
  /["“](?:dear|respected|to whom|(?:hi|hello|good day),? (?:sir|ma['’]?am|dear))\b(?! (?:customer|client|guest|member))/i
const TITLES = String.raw`(?:sir|ma['’]?a?m|madam|mister|miss|boss|mr\.?|mrs\.?|dear|po)`
/** "Don't write Dear Hiring Manager": greetings are known without marks. */
const UNMARKED = new RegExp(
  String.raw`\b(?:do not|don['’]?t|never|please no|no|avoid|skip|stop|huwag|wag|bawal)(?: (?:the|with|your|even|just|po|your letter|your message|a|any|ang|mag|write|say|use|put|start|begin|open|writing|saying|using|starting|opening))* (?<greeting>(?:dear|hi|hello) (?:hiring (?:manager|team)|recruiter|employer|sirs?|ma['’]?a?m|madam|team|client)(?:\s?\/\s?(?:sir|ma['’]?a?m|madam))?|to whom (?:it|this) may concern)(?!\p{L})|\b(?:do not|don['’]?t|never|no need to|stop|please no|huwag|wag)(?: (?:please|po|ever))* (?:call(?:ing)?|address(?:ing)?|tawagin(?:g)?) (?:me|us|akong?)(?: as)? ["“‘']?(?<title>${TITLES})(?!\p{L})`,
  'iu',
)
/** A word that nobody is to write: "don't use the word …", "proposals that open with … are archived". */
export function forbidden(text: string, next: string): Hit | null {
  return refusedFor(text) ?? bannedIn(text) ?? spurned(text) ?? unmarked(text) ?? worn(text, next)
}

/** "Banned words: “synergy”, “passionate”" */
const BANNED =
  /^\W*(?:(?:our|my|the)\s+)?(?:(?:banned|forbidden|prohibited|off-?limits|no-?go|blacklisted|taboo|overused)\s+(?:words?|phrases?|openers?|greetings?|lines?)|(?:words?|phrases?|openers?|greetings?)\s+(?:(?:we|i)\b[^:"“\n]{2,40}|to (?:avoid|leave out|skip)))(?:\s+(?:list|here|in (?:your|the) \w+))?\s*[:=]\s*(?=["“])/i
/** "The word “synergy” is banned, also from your application" */
const IS_BANNED =
  /\b(?:words?|phrases?|greetings?|openers?)\s+(?=["“][^"”\n]{2,40}["”](?:,? (?:and|or) ["“][^"”\n]{2,40}["”])? (?:(?:is|are) (?:banned|forbidden|prohibited|off[- ]?limits|not (?:allowed|welcome|wanted)|a no-?go)|(?:should|must|may|can|will)(?:\s?not|n['’]t) (?:ever )?(?:appear|be (?:found|used|seen|there)|show up|stand))\b[^.!?\n]*\b(?:your|applications?|letters?|messages?|proposals?|applicants?)\b)/i
/** Words that a list says are not to be written. */
export function bannedIn(text: string): Hit | null {
  const match = BANNED.exec(text) ?? IS_BANNED.exec(text)
  const found = match && wordAt(text, match.index + match[0].length)
  return match && found ? { word: found.word, place: 'anywhere', at: match.index, end: found.end, avoid: true } : null
}

/** "Letters that all open with “…”. They are binned." */
const ALL_OPEN =
  /(?:\b(?:that|which|and|they|letters|applications|messages)\s+(?:all|mostly|usually|always|often)|^\W*(?:(?:ro)?bots|spammers|everyone|everybody|most (?:people|applicants|letters|messages|applications)|too many (?:people|letters|messages)))\s+(?:open|start|begin|go|say)s?\s+(?:with\s+)?(?=["“])/i
/** "Please don't.", "Yours shouldn't." */
const NOT_SO =
  /^\W*(?:so |please |kindly |and )*(?:do not|don['’]?t|never|yours (?:should|must|need|may)(?:n['’]t| not))\b/i
function worn(text: string, next: string): Hit | null {
  const match = ALL_OPEN.exec(text)
  const found =
    match && (NOT_SO.test(next) || isRefusal(/^[^.!?\n]*/.exec(next.trimStart())?.[0] ?? ''))
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
  if (/\b(?:unless|until)\b[^.,;]{0,25}$/i.test(text.slice(0, match?.index))) return null
  // "Letters that start with anything but “…” are not read": asked for.
  if (/\b(?:anything|everything|whatever)\b/i.test(match?.[0] ?? '') && isRefusal(text)) return null
  // "Don't just write “interested”": not enough, and still allowed.
  const isDenied = /\b(?:do not|don['’]?t|never|avoid)\b/i.test(match?.[0] ?? '')
  const elsewhere =
    found && (IN_SUBJECT.test(text.slice(found.end)) || (!isDenied && OR_ELSE.test(text.slice(found.end))))
  if (elsewhere) return null
  if (/\b(?:just|only|simply)\b/i.test(match?.[0] ?? '') && !GREETS.test(text)) return null
  return found &&
    (found.quoted || /\bwords? $/i.test(match?.[0] ?? '')) &&
    !/^dear (?:customer|client|guest|member)/i.test(found.word)
    ? { word: found.word, place: 'anywhere', at: match?.index ?? 0, end: found.end, avoid: true }
    : null
}
