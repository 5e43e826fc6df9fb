import { matchesOf } from '#features/phrases/rules.ts'
import type { Place } from '../contract.ts'
import { blanked, isForbidden, isRefusal, isToApplicants, wordAt, type Reading, type Word } from '../words/rules.ts'
import { audienceOf, clausesOf, namesMachine } from '../machines/rules.ts'
import * as grammar from './grammar/rules.ts'
import { defined, pointsBack } from './defined/rules.ts'
import { after, called, never, type Hit } from './hits/rules.ts'
import { another } from './another/rules.ts'
import { bare } from './bare/rules.ts'
import { isByOthers } from './by-others/rules.ts'
import { sign } from './emojis/rules.ts'
import { isWhole, marked, onlyNames } from './marked/rules.ts'
import { mentioned } from './mentioned/rules.ts'
import { myName, named } from './named/rules.ts'
import { isDone, isNoWord } from './no-word/rules.ts'
import { placeBehind, placeIn, placeOf } from './places/rules.ts'
import { likely } from './likely/rules.ts'
import { ASKED_KINDLY, bannedIn, denied, forbidden, GREETS } from './refusals/rules.ts'
import { referringIn } from './refers/rules.ts'
import { refusedFor, refusesThings } from './refused-with/rules.ts'
import { CALLED_TO_BEGIN, NAMED, said } from './said/rules.ts'
import { twisted, type Twisted } from './twists/rules.ts'
import { wanted } from './wanted/rules.ts'
import { weighed, type Beside } from './weighed/rules.ts'

/** A word to write is marked, called a word, or stands before a place in the message. */
const MARKED = /["“”‘’'«#&*[]|[A-Z\d]\W?[A-Z\d]|\p{Extended_Pictographic}/u
const MAY_HOLD_ONE =
  /word|phrase|code|salita|term|hashtag|umpisahan|simulan|start|begin|end|open|close|finish|closing|p\.?s\b|foot|head|lead|kick|launch|preface|banned|forbidden|need|cite|bottom|we want|first|last|opening|number|subject|line|sentence|\btop\b|comment|simula|unahan|beginning of|title|headline|mention|include|somewhere|anywhere|(?:his|her|its|their) name|(?:call|address) (?:me|us)|\bdear\b|\bwhom\b/i
/** Where the place is one in the work: a listing, every reply. */
const WORK =
  /\b(?:every|each) (?:day|week|month|morning|monday|friday)\b|\b(?:e-?mails?|messages?|letters?|repl(?:y|ies)|texts?) to (?:the |our |your |all )?(?:clients?|customers?|buyers?|guests?|leads|prospects|members|students|patients)\b|\b(?:write|create|draft|edit|design)\s+(?:\w+\s+){0,2}(?:blog posts?|articles?|captions?|headlines?|scripts?|descriptions?|ads|copy|posts)\b|\bcommit messages?\b|\bin (?:the |all |your )?ads\b|\b(?:every|each|all) (?:[\w-]+ )?(?:reply|replies|listings?|e-?mails?|posts?|messages?|letters?|articles?|calls?|tickets?|lessons?|products?|reels?|videos?|clips?|captions?|invoices?|labels?|orders?|packages?|parcels?|files?|photos?|images?|slides?|episodes?|shipments?)\b|\b(?:listings?|captions?|our (?:customers?|clients?|posts?|newsletter|listings?|e-?mails?)|spreadsheets?|sheets?|columns?|rows?|file ?names?|meta descriptions?|titles? of (?:the|each|our|all|discounted|a)\b|subjects?(?: lines?)? of (?!your|the (?:message|application|e-?mail)|this)|unsubscrib|opt[- ]?out|check-?out|coupons?|discounts?|promos?)/i
/** Others who are written to: unless the sentence speaks of applying too. */
const OTHERS =
  /\b(?:customers?|buyers?|guests?|patients?|callers?|subscribers?|students?|tenants?|members?|clients?|vendors?|suppliers?|leads|prospects|tickets?|calls?(?! (?:me|us)\b))\b/i

/** What stands around a sentence: among duties and wishes, and what precedes and follows it in the text. */
export type Around = { work: boolean; applying?: boolean; before: string; next: string }

/** "At the end of the day" is no place in a letter. */
const OF_A_TIME =
  /\b(?:end|start|top) of (?:the|your|each|every) (?:day|week|month|year|shift|call|project|hour|class)\b/gi

/**
 * The word a sentence wants to see as proof of reading; one for machines alone comes back as a word to
 * avoid. Where nothing says that an applicant is to write it, it is work and no word. Not `sure` where it may be meant
 * for machines, or says something of the person that only they can say.
 */
export function readCode(given: string, around: Around): Reading[] {
  if (!MARKED.test(given) && !MAY_HOLD_ONE.test(given)) return []
  const text = /\b(?:end|start|top) of/i.test(given) ? given.replace(OF_A_TIME, (all) => '_'.repeat(all.length)) : given
  const clauses = clausesOf(text)
  return clauses.flatMap((clause, index) => {
    const before = index === 0 ? around.before : ''
    const next = index === clauses.length - 1 ? around.next : ''
    return readParts(clause.text, { ...around, before, next }).map((one) => ({ ...one, at: one.at + clause.at }))
  })
}

/** "I agree", "I have ten years of …": obeying would state it. */
const STATES =
  /(?<!\p{L})I(?:['’]m| am|['’]ve| have| hold| agree| accept| promise| will| can| worked)(?!\p{L})(?! (?:not )?(?:read|a (?:human|person|real|robot|bot)|human|ready|here|interested|excited)\b)/iu
/** `anywhere`: readers of one kind are spoken to, so that a mark is enough. */
type Told = { told: boolean; spoken: boolean; anywhere: boolean }

const MOST_PLAIN_WORDS = 4
const MOST_WORDS = 3
/** "Start with “…” and end with “…”": one after the other, what was read taken out. */
function readEach(text: string, around: Around, most: number): Reading[] {
  const found = readClause(text, around)
  const first = found[0]
  if (most <= 1 || !first || first.found.kind === 'question') return found
  if (first.found.kind === 'no_ai' && audienceOf(text, around.before) === 'machine') return found
  const end = Math.max(...found.map(({ at, length }) => at + length))
  const rest = text.slice(0, first.at) + '_'.repeat(end - first.at) + text.slice(end)
  return MARKED.test(rest.slice(end)) ? [...found, ...readEach(rest, around, most - 1)] : found
}

/** What is forbidden at the end of a clause forbids nothing before it: "hide the word …, and don't say …". */
function readParts(text: string, around: Around): Reading[] {
  const found = readEach(text, around, MOST_WORDS)
  const at = found.find((one) => one.found.kind === 'no_ai')?.at ?? 0
  const more = at > 0 && audienceOf(text, around.before) !== 'machine'
  return !more ? found : [...readClause(text.slice(0, at), { ...around, next: '' }), ...found]
}

/** "Humans must not use it": the sentence before was for machines. */
const NOT_FOR_HUMANS =
  /^[\s"”’'.)]*(?:humans?|people|real (?:people|applicants?)|everyone else)\b[^.!?\n]{0,30}\b(?:not|ignore|skip|leave it)\b/i

function readClause(text: string, { work, applying = false, before, next }: Around): Reading[] {
  const audience = audienceOf(text, before)
  const machine = audience === 'machine' || NOT_FOR_HUMANS.test(next)
  const told =
    isToApplicants(text) ||
    audience !== null ||
    (applying && !work) ||
    GREETS.test(text) ||
    pointsBack(referringIn(next))
  if ((work && !told) || (audience === null && isByOthers(text))) return []
  const hit =
    find(
      text,
      {
        told,
        spoken: isToApplicants(text) || audience === 'human' || (applying && !work),
        anywhere: machine || audience === 'human',
      },
      referringIn(next),
      { told, work, before, next },
    ) ?? (machine || audience === 'human' ? plainly(text, machine && !work) : null)
  if (!hit || isNoWord(text, hit) || (isDone(text) && text[hit.end - 1] !== '"')) return []
  const { word, place, at, end } = hit
  const rest = withoutWord(text, word, end)
  if (isWork(told ? clauseAround(rest, at, end) : rest, told)) return []
  const doubtful = audience === 'unclear' || !(told || place !== 'first_line' || !CALLED_TO_BEGIN.test(text))
  return readingsOf(text, hit, { machine, doubtful, next })
}

/** What a hit and the words of its row are to an applicant. */
function readingsOf(
  text: string,
  hit: Hit,
  { machine, doubtful, next }: { machine: boolean; doubtful: boolean; next: string },
): Reading[] {
  const { word, place, at, end, guessed, asked } = hit
  const isGuess = doubtful || asked || (guessed && place === 'anywhere')
  const banned = !machine && hit.avoid === true && isBan(text, next)
  return [{ word, end }, ...moreWords(text, end)].map((given) => {
    const avoided = machine || hit.avoid === true || OWNS_UP.test(given.word)
    const one: Twisted = avoided ? given : twisted(text, { ...given, at }, next)
    if (!one) return { found: { kind: 'question', text: text.trim() }, at, length: end - at, sure: false }
    const spot = place === 'anywhere' && one.word !== given.word ? placeIn(text.slice(end)) : place
    return {
      found: avoided ? leftOut(one.word, banned) : { kind: 'code_word', word: one.word, place: spot },
      at: Math.min(at, one.at ?? at),
      length: one.end - Math.min(at, one.at ?? at),
      ...(!machine && (isGuess || isOdd(one.word)) ? { sure: false as const } : {}),
    }
  })
}

/** Who speaks of machines in the same breath looks for letters they wrote; else words are banned from any letter. */
const isBan = (text: string, next: string): boolean => !namesMachine(text) && !namesMachine(saidNext(next))

const leftOut = (word: string, banned: boolean): Reading['found'] =>
  banned && !OWNS_UP.test(word) ? { kind: 'no_ai', avoid: word, banned } : { kind: 'no_ai', avoid: word }

/** What is to be written says nothing of the work. */
function withoutWord(text: string, word: string, end: number): string {
  const from = text.lastIndexOf(word, end)
  return from < 0 ? text : blanked(text, from, from + word.length)
}

/** What the next sentence says of this one; another demand has words of its own. */
const saidNext = (next: string): string =>
  /^\W*(?!(?:please |kindly |also )*(?:do not|don['’]?t|no|never|if|send|attach|use|avoid|huwag|wag|bawal)\b)[^.!?\n]*/i.exec(
    next.trimStart(),
  )?.[0] ?? ''

/** "I AM A BOT": whoever writes it says that no person does. */
const OWNS_UP =
  /^(?:i(?:['’]m| am) an? (?:\p{L}+ )?(?:(?:ro|chat)?bot|a\.?i\.?|llm|language model|machine|robot)|as an? (?:ai|llm|(?:large )?language model)|(?:this (?:\p{L}+ )?(?:was|is) )?(?:written|generated|made) (?:by|with) (?:an? )?(?:ai|chat ?gpt|bot|robot|machine|llm)|ai[- ](?:generated|written))\b/iu
/** Says something of the person, or is too long for a word. */
const isOdd = (word: string): boolean => STATES.test(word) || word.split(/\s+/).length > MOST_PLAIN_WORDS * 3

/** "If you use ChatGPT" is whom it is told, not what. */
const TOOL = /\b(?:chat[\s-]?gpt|gpt|a\.?i\.?|gemini|claude|copilot|llms?|bots?)\b/i
/** "If you are human, write Dragon at the top." */
const AT_A_PLACE = /\b(?:at|on|in) (?:the )?(?:very )?(?:top|start|beginning|end|bottom|first (?:line|word))\b/i
/** Readers of one kind are told what to say in few words: "AI must mention mango", "Humans: say “hello”". */
function plainly(text: string, machine: boolean): Hit | null {
  if (text.trimEnd().endsWith('?')) return null
  const hit = after(
    text,
    grammar.PLAINLY,
    (_, end) => placeOf(text, end),
    () => machine || AT_A_PLACE.test(text),
  )
  const asked = hit && hit.word.split(/\s+/).length <= MOST_PLAIN_WORDS && !TOOL.test(hit.word)
  const isName = machine || hit === null || text[hit.end - 1] === '"' || /^\p{Lu}|\d/u.test(hit.word)
  return asked && isName && !isForbidden(text, hit.at) ? hit : null
}

/** What else an applicant is told in the same sentence says nothing of the word. */
const clauseAround = (text: string, at: number, end: number): string =>
  text.slice(Math.max(0, at - 60), end) + (/^.{0,60}?(?=,| and | then |$)/s.exec(text.slice(end, end + 60))?.[0] ?? '')

function isWork(text: string, told: boolean): boolean {
  return (WORK.test(unquoted(text)) && !(told && isRefusal(text))) || (!told && (OTHERS.test(text) || EACH.test(text)))
}
/** "… at the top of every invoice" */
const EACH = /\b(?:every|each) (?!appl|candidate|time\b|one\b|letter|message)\p{L}/iu

/** What stands in quotation marks says nothing of the work. */
const unquoted = (text: string): string => text.replace(/["“][^"”\n]{1,90}["”]|\b(?:this|the) listing\b/gi, ' ')

/** "… “velvet” and “tractor”": every further word in quotation marks of the same row. */
function moreWords(text: string, from: number): { word: string; end: number }[] {
  const row = /^\s*(?:,|and|or|&|,\s*(?:and|or)|at)\s*(?=["“])/.exec(text.slice(from, from + 20))
  const next = row && wordAt(text, from + row[0].length)
  return next ? [next, ...moreWords(text, next.end)] : []
}

function find(text: string, { told, spoken, anywhere }: Told, refers: string, beside: Beside): Hit | null {
  const allowed = (hit: Hit | null) => (hit && isForbidden(text, hit.at) ? null : hit)
  const spurned = told || ASKED_KINDLY.test(text) ? forbidden(text, beside.next) : (refusedFor(text) ?? bannedIn(text))
  if (spurned) return spurned
  if (refusesThings(text)) return null
  // A demand worded as a denial, "not read without the word …", forbids nothing.
  return (
    allowed(said(text, told)) ??
    allowed(straight(text, told)) ??
    allowed(wanted(text, told)) ??
    denied(text, told) ??
    allowed(defined(text, told, refers)) ??
    allowed(marked(text, { spoken, anywhere })) ??
    (told ? allowed(named(text, beside.before)) : null) ??
    allowed(weighed(text, beside, refers)) ??
    allowed(mentioned(text, told)) ??
    allowed(likely(text, beside, refers))
  )
}

/** "Quote reference BK-204." */
const QUOTES_NUMBER =
  /^\W*(?:please |kindly )?quote (?:the )?(?:job |vacancy |post )?(?:reference|ref\.?|code|number)\b[^,;]{0,50}$/i
/** A command: verb, word and place in any order. */
function straight(text: string, told: boolean): Hit | null {
  const behind = (_: RegExpExecArray, end: number) => placeOf(text, end)
  return (
    after(text, grammar.FOLLOWING, (match) => placeIn(match[0]), never) ??
    calledSo(text, told) ??
    after(text, grammar.SENTENCE, behind, never) ??
    after(text, grammar.HOLDS, (match, end) => orBehind(placeIn(match[0]), text, end)) ??
    after(text, grammar.SUBJECT_HOLDS, () => 'subject', called) ??
    after(text, grammar.HAS_TO_HOLD, (match) => placeIn(match[0]), never) ??
    whole(
      text,
      after(text, grammar.REPLY, (_, end) => placeBehind(text, end), never),
    ) ??
    direct(text, told) ??
    after(text, grammar.FIRST_WHERE, (match) => placeIn(match[0]), never) ??
    after(text, grammar.VERB_WHERE, (match) => placeIn(match[0]), never) ??
    (told ? after(text, grammar.SPOT_COLON, (match) => placeIn(match[0])) : null) ??
    after(text, grammar.SOMEWHERE_COLON, () => 'anywhere') ??
    after(text, grammar.WHEN_APPLYING, behind, never) ??
    (told || QUOTES_NUMBER.test(text) ? after(text, grammar.NUMBERED, behind, never) : null) ??
    another(text) ??
    myName(text) ??
    bare(text) ??
    (told ? sign(text) : null)
  )
}

/** Where nothing before a word says where it is to stand, what is behind does. */
const orBehind = (place: Place, text: string, end: number): Place =>
  place === 'anywhere' ? placeBehind(text, end) : place

/** "Reply “INFO” comments with …": what stands before a thing names it. */
const whole = (text: string, hit: Hit | null): Hit | null => (hit && isWhole(text, hit) ? hit : null)

/** "Include the word …": said of an application or with a place in it; a word may be used at work as well. */
function calledSo(text: string, told: boolean): Hit | null {
  // A keyword is used in articles, unless an application is spoken of.
  if (!NAMED.test(text) || (!told && /\bkey[\s-]?words?\b/i.test(text))) return null
  const hit = after(text, grammar.CALLED, (_, end) => placeOf(text, end), called)
  const placed = hit && (hit.place !== 'anywhere' || whereBehind(text, { ...hit, quoted: true }) !== undefined)
  return told || placed ? hit : null
}

/** "… the first line of the label" */
const OF_A_THING = new RegExp(String.raw`^\s+of (?!(?:your|ur|the (?:\w+ )?${grammar.MESSAGE})\b)`, 'i')
/** "Put MANGO in the subject": only with a place, because "use Canva" is work. */
function direct(text: string, told: boolean): Hit | null {
  for (const match of matchesOf(grammar.DIRECT, text)) {
    const found = wordAt(text, match.index + match[0].length)
    const where = found && whereBehind(text, found)
    if (found && onlyNames(text, match.index + match[0].length, found.end)) continue
    if (!told && found && where && OF_A_THING.test(text.slice(found.end + where.length))) continue
    if (!found || !where || /\b(?:as|for)\s+(?:your|the)?\s*(?:\w+\s+)?subject/i.test(where)) continue
    const near = placeIn(where)
    const behind = near === 'anywhere' ? placeBehind(text, found.end) : near
    const before = text
      .slice(Math.max(0, match.index - 60), match.index)
      .replace(/\bbefore (?:you|u|hitting|applying|sending)\b/i, '')
    const place = behind === 'anywhere' ? placeIn(before) : behind
    return { word: found.word, place, at: match.index, end: found.end + where.length }
  }
  return null
}

function whereBehind(text: string, { end, quoted }: Word): string | undefined {
  const rest = text.slice(end)
  return (grammar.WHERE.exec(rest) ?? (quoted ? grammar.WHERE_QUOTED.exec(rest) : null))?.[0]
}
