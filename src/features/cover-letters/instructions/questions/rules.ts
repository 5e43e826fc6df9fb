import { phrase } from '#features/phrases/rules.ts'
import { BULLETS } from '#features/phrases/signs/rules.ts'
import { WE_ANSWER } from '../context/heads/rules.ts'
import { namesFile, TOLD_TOO } from '../files/rules.ts'
import { isForbidden, type Reading } from '../words/rules.ts'
import { type Asked, readPlacedAnswers, readQuotedQuestions } from './answers/rules.ts'
import { readReplies } from './replies/rules.ts'

const LONGEST = 300
/** A case that is told at length before its question. */
const LONGEST_ASKED = 600
const MOST_ITEMS = 15
const WINDOW = 2500
const MOST_MARKS = 6

/** Where questions are announced. */
const MARK =
  /\b(?:answer(?:s|ing)?(?: to)?|respond to|reply to|address|sagutin|sagutan|pa(?:ki)?-?sagot(?:an)?|mag-?sagot)\b[^.!?\n:]{0,50}?\b(?:questions?|following|ffg?|these|this|both|below|tanong|(?:mga )?ito)\b[^.!?\n:]{0,90}(?:[:.!]|$)|(?:^|\n)[^.!?\n:]{0,60}\b(?:questions?|tanong)\b[^.!?\n:]{0,40}(?::|(?=\n))|\b(?:like|love|want|need) to know\b[^.!?\n:]{0,30}(?::|(?=\n))|\b(?:tell|let) (?:us|me) (?:know )?(?:the )?(?:following|these)\b[^.!?\n:]{0,50}:|\b(?:answer|sagutin)(?:,? (?:in|sa|on) [^.!?\n:]{3,40})?\s*:|\b(?:answers?|responses?|repl(?:y|ies)) to\s*:|\b(?:include|with|and) (?:your |the )?answers?\s*:|\b(?:two|three|four|five|[2-5]) things?(?: only| please| pls)?\s*[.:](?=\s*\(?[1a][).])|\banswer (?:it |this )?in (?:\d|one|two|three|four|five)\b[^.!?\n:]{0,80}|\banswer\s+(?:(?:me|us|just)\s+)*(?:one|a|two|three|\d)\s+(?:\w+\s+)?things?\b[^.!?\n:]{0,40}:/gim
const BEFORE =
  /\banswer\s+(?:this|it|that|both|these(?= (?:in|when|with|at))|all|in (?:\d|one|two|three|four|five))\b|\bpaki-?sagot(?:an)? (?:po )?(?:ito|nito)\b/i
const COUNTED = /(?:^|[\s:])\(?(?:\d{1,2}|[a-h])(?:[).:]\s+|\.\)\s*|\)(?=[a-z]))(?=\S)/gi
const ITEM = phrase(
  'iu',
)`^\s*(?:(?:[-*–—>→»›${BULLETS}]|\p{So}|\[[ x]?\]|\p{Extended_Pictographic}|[\d#*]\uFE0F?\u20E3)+|o(?=\s+\p{Lu})|\d{1,2}\s(?=(?:How|What|Why|Which|When|Where|Who|Do|Did|Have|Are|Can|Is|Will|Your|Monthly|Hourly|Expected|Tell|Name|List|Describe|Link)\b)|\(?(?:\d{1,2}|[a-h]|i{1,3}|iv|v)[).:]|\d{1,2}\s?[-–](?=\s)|q\d{1,2}[).:]?)\s*`
const DUTY =
  /\byou(?:['’]ll| will| would) (?:ask|answer|get)\b|\binterview questions\b|\b(?:customers?|clients?['’]?|callers?|patients?|guests?|students?|tenants?|members?|buyers?|agents?['’]?|frequently asked|faqs?|e-?mails?|tickets?|comments?|reviews?)\b/i

/** The questions a posting announces: counted, in lines of their own, in a row, or standing before "answer this". */
export function readAnnounced(text: string): Asked[] {
  const found: Asked[] = readReplies(text)
  let marks = 0
  MARK.lastIndex = 0
  for (let mark = MARK.exec(text); mark && marks < MOST_MARKS; mark = MARK.exec(text)) {
    marks += 1
    if (isForbidden(text, mark.index) || isDuty(text, mark)) continue
    const behind = BEFORE.test(mark[0]) ? [] : itemsAfter(text, mark.index + mark[0].length, bulletOf(text, mark))
    const items = behind.length > 0 ? behind : BEFORE.test(mark[0]) ? beforeOrAfter(text, mark) : []
    found.push(...items.filter((one) => !found.some((other) => overlap(one, other))))
    if (found.length >= MOST_ITEMS) break
  }
  const quoted = readQuotedQuestions(text).filter(
    (one) => !DUTY.test(text.slice(Math.max(0, one.start - 90), one.start)),
  )
  const placed = [...quoted, ...readPlacedAnswers(text)].filter((one) => !found.some((other) => overlap(one, other)))
  return [...found, ...placed].slice(0, MOST_ITEMS)
}

const IN_LETTER =
  /\b(?:in|with|at the (?:top|start|end) of) (?:the body of )?(?:your|the) (?:[\w-]+ )?(?:e-?mail|message|comment|reply)s?\b/gi
const OTHERS =
  /\b(?:students?|customers?|clients?|callers?|patients?|guests?|tenants?|agents?|users?|members?|they|we|leads?)\s+(?:(?:must|will|can|should|to|have to|often|usually)\s+)?$/i
/** Questions that are asked at work: by customers, or of students. */
const isDuty = (text: string, { 0: mark, index }: RegExpExecArray): boolean =>
  WE_ANSWER.test(/[^.!?\n]*$/.exec(text.slice(Math.max(0, index - 60), index))?.[0] + mark) ||
  DUTY.test(mark.replace(IN_LETTER, '')) ||
  OTHERS.test(text.slice(Math.max(0, index - 40), index))

const overlap = (one: Asked, other: Asked): boolean => one.start < other.end && other.start < one.end

function beforeOrAfter(text: string, mark: RegExpExecArray): Asked[] {
  const after = itemsAfter(text, mark.index + mark[0].length)
  if (after.length > 0) return after
  const lineStart = text.lastIndexOf('\n', mark.index) + 1
  const head = text
    .slice(Math.max(lineStart, mark.index - LONGEST), mark.index)
    .replace(/\b(?:please|kindly|and|pls)\s*$/i, '')
  const all = /\b(?:both|all|these)\b/i.test(mark[0]) ? [...head.matchAll(LAST_SENTENCES)] : []
  if (all.length > 1)
    return all.flatMap(({ 0: one, index }) => {
      const at = Math.max(lineStart, mark.index - LONGEST) + index
      return askedAt(text, at, at + one.length)
    })
  const asked = (/\?\W*$/.test(head) ? LAST_SENTENCE : ALL_OF_IT).exec(head)
  const from = Math.max(lineStart, mark.index - LONGEST) + (asked?.index ?? 0)
  const [, limit] = IN_SO_MANY.exec(mark[0]) ?? []
  const told = limit === undefined ? '' : ` (in ${limit})`
  return asked ? [{ text: `${asked[0]}${told}`, start: from, end: from + asked[0].length }] : []
}
/** "Answer in 3 sentences": how long the answer may be goes with the question. */
const IN_SO_MANY =
  /\banswer (?:it |this )?in ((?:(?:at most|under|max(?:imum)?|up to|about) )?(?:\d{1,3}|one|two|three|four|five) (?:sentences?|words|lines?))\b/i

const LAST_SENTENCE = /[^\s.?!][^.?!]*\?["”’)]*(?=\s*$)/
const LAST_SENTENCES = /[^\s.?!][^.?!]*\?["”’)]*(?=(?:\s*[^.?!]*\?["”’)]*)*\s*$)/g
/** A task told in more than one sentence. */
const ALL_OF_IT = /\S[^]*[.!"”](?=\s*$)/

const BULLET = phrase('u')`^\s*([-*–—>✅${BULLETS}])`
/** The sign of the list that the mark itself is an item of. */
function bulletOf(text: string, { index }: RegExpExecArray): string {
  const start = text.lastIndexOf('\n', index) + 1
  return BULLET.exec(text.slice(start, start + 20))?.[1] ?? ''
}

function itemsAfter(text: string, from: number, bullet = ''): Asked[] {
  const end = Math.min(text.length, from + WINDOW)
  const lineEnd = endOfLine(text, from, end)
  const inLine = inRow(text, from, lineEnd)
  if (inLine.length > 0 && text.slice(from, lineEnd).trim() !== '') return inLine
  return inLines(text, lineEnd, end, bullet, TO_KNOW.test(text.slice(Math.max(0, from - 40), from)))
}
/** "I'd like to know", and a question a line below. */
const TO_KNOW = /\bto know\b[^.!?\n:]{0,30}$/i
const ASKS_UNMARKED =
  /^\s*(?:who|what|how|why|when|where|which|whether|if|something|anything|a time|one (?:thing|time)|your|ur|are|do|did|have|can|is|any)\b.{8,160}$/i

const endOfLine = (text: string, from: number, most: number): number => {
  const at = text.indexOf('\n', from)
  return at < 0 || at > most ? most : at
}

/** "What did you sell, how long did it take, are you free?": each of them. */
const APART =
  /,\s+(?:and\s+)?(?=(?:what|how|which|when|where|why|who|are|do|did|have|can|could|is) (?:\w+ ){0,3}(?:you|your|is|are|was|were|did|do|have)\b|why\b)|,\s+(?:at\s+)?(?=(?:anong?|paano|kailan|magkano|ilang?|saan|bakit)\b)/i

/** The questions that stand in one sentence. "If …, what would you do?", "what, and why?" and "what, why?" are one. */
export function questionsIn(sentence: string): string[] {
  const parts = sentence.split(APART)
  const one =
    /^\W*(?:if|when|after|before|imagine|say)\b|[:,] if\b/i.test(sentence) ||
    (parts.length === 2 && /,\s+and\s/i.test(sentence)) ||
    parts.slice(1).some((part) => !/\S\s+\S/.test(part.trim()))
  return one ? [sentence] : parts
}

const signOf = (mark: string): string => /\d+|[a-h]/i.exec(mark)?.[0].toLowerCase() ?? ''
const isNext = (sign: string, before: string): boolean =>
  /\d/.test(sign) ? Number(sign) === Number(before) + 1 : sign.charCodeAt(0) === before.charCodeAt(0) + 1

/** Marks of items that count on: the number a sentence ends with, "a crew of 11.", is none. */
function inOrder(marks: readonly RegExpExecArray[]): RegExpExecArray[] {
  const first = Math.max(
    marks.findIndex(({ 0: mark }) => /^(?:1|a)$/.test(signOf(mark))),
    0,
  )
  const counted: RegExpExecArray[] = []
  for (const mark of marks.slice(first)) {
    const before = counted.at(-1)
    if (!before || isNext(signOf(mark[0]), signOf(before[0]))) counted.push(mark)
  }
  return counted.length > 1 || /^\W*(?:1|a)\W/.test(counted[0]?.[0] ?? '') ? counted : []
}

/** "1) … 2) …" in one line; without numbers every sentence that ends as a question. */
function inRow(text: string, from: number, to: number): Asked[] {
  const row = text.slice(from, to)
  const starts = inOrder([...row.matchAll(COUNTED)]).map((match) => ({
    at: match.index,
    body: match.index + match[0].length,
  }))
  if (starts.length > 0) {
    return starts.flatMap(({ body }, index) => {
      const next = starts[index + 1]?.at ?? row.length
      const asked = row.slice(body, next)
      const last = index === starts.length - 1
      const cut = last ? /^[^]*?[?.!](?=\s|$)/.exec(asked)?.[0] : asked
      const words = cut ?? asked
      return !words.includes('?') && namesFile(words) ? [] : askedAt(text, from + body, from + body + words.length)
    })
  }
  const asks = [
    ...row.matchAll(
      /(?:[^.?!\n]|\.(?=\d)|(?<=\b[ap])\.(?=m\b)|(?<=\b(?:[ap]\.m|e\.g|i\.e))\.){3,300}\?|(?<=[.?!]\s+|^\s*["“]?)(?:explain|describe|tell us|name|list|walk us)\b[^.?!\n]{3,200}/gi,
    ),
  ]
  return asks.flatMap(({ 0: all, index }) => {
    let at = from + index
    return questionsIn(all).flatMap((one) => {
      at = text.indexOf(one, at)
      return askedAt(text, at, at + one.length)
    })
  })
}

/** A question in the line below an empty one. */
const ASKED_NEXT = /^\n[^\n?]{5,200}\?\s*(?:\n|$)/

/** Items of the lines below, as long as they go on being items; those of the mark's own list have to be questions. */
function inLines(text: string, from: number, to: number, bullet: string, bare = false): Asked[] {
  const found: Asked[] = []
  let blank = 0
  for (let at = from; at < to && found.length < MOST_ITEMS;) {
    const next = endOfLine(text, at + 1, text.length)
    const start = text[at] === '\n' ? at + 1 : at
    const line = text.slice(start, Math.min(next, start + 600))
    at = next
    if (line.trim() === '') {
      blank = found.length > 0 ? 1 : blank + 1
      if (blank > 2 || (found.length > 0 && !ASKED_NEXT.test(text.slice(next, next + LONGEST)))) break
      continue
    }
    const marker = ITEM.exec(line)
    const question = /\?/.test(line)
    const beside = bullet !== '' && line.trimStart().startsWith(bullet)
    if (!question && (!marker || beside) && !(bare && ASKS_UNMARKED.test(line))) break
    const body = marker?.[0].length ?? 0
    if (marker && !question && namesFile(line)) continue
    const asked = askedAt(text, start + body, start + line.length)
    found.push(...(bare ? asked.map((one) => ({ ...one, told: true as const })) : asked))
  }
  return found
}

function askedAt(text: string, from: number, to: number): Asked[] {
  const raw = text.slice(from, Math.min(to, from + LONGEST_ASKED))
  const bare = raw.replace(/^[\s"“”'‘):.]+/, '')
  const start = from + raw.length - bare.length
  const words = bare.trim().replace(/[;,]+$/, '')
  return /\p{L}{2}|\d\s*[-+x*×÷/]\s*\d/u.test(words) ? [{ text: words, start, end: start + words.length }] : []
}

/** Said about the list. */
const NO_ITEM =
  /^(?:please )?(?:put|write|type|place|keep|give|number|send|leave) (?:all )?(?:your|the|these|each) answers?\b|^(?:see (?:the )?attach|\S+@\S+|https?:\S+|www\.\S+|\+?[\d\s()-]{7,})$|^[^:]*\b(?:with|send|include|attach|submit|provide|answer)\b[^:]*:$|^(?:use|generic|proposals?|applications?|(?:an? )?cover letter|please (?!tell|state|list|describe|explain)|only\b|no\b|thank|good luck|we\b|note\b|do not|don['’]t|if you (?:do|can)n)|\b(?:ignored|rejected|considered|reviewed|deleted|disqualified|contacted)\b/i

/** Told about the work or the firm, where the list has ended without a mark. */
const STATEMENT =
  /^(?:paid (?:time|sick|leave|holidays?|vacation|parental)|(?:medical|dental|vision|health)(?:,| insurance| coverage| & | and )|401)|\b(?:questions?|provided|outcomes?|resources|important|details|requirements|scope|deliverables|features)\W*:$|^(?:(?:this|that|it|there|we|our|my|they|he|she|all|must|should|fyi|looking|let['’]s|here|also|again|note)\b(?!\W*\?)|(?:the|an?) (?:(?!you\b|we\b|i\b)[\w-]+ ){0,3}(?:is|are|will|should|must|has|can)\b|(?:use[ds]?|utili[sz]ed|be|possesses|have|has|had|perform(?:s|ed)?|resolving|responsible)\b(?! you\b)|[—–-]\s|serious (?:applicants|candidates|freelancers|bids?)\b|(?:short-?listed|selected|successful) (?:candidates|applicants|freelancers)\b|(?:budget|duration|pay|location|rate|salary|compensation|hours|schedule|shift)\s*:\s*[$₱€£\dA-Za-z])|\b(?:is|are|would be) (?:an? )?(?:huge |big |strong |definite )?(?:plus|must|bonus|preferred|required|requirement)\b(?! to (?:know|see))|\b(?:job type|job title|full[- ]time)\b/i

/** A line of a list of what to send, when no other rule knows it. */
export function readListed(line: string): Reading[] {
  const body = ITEM.exec(line)?.[0].length ?? 0
  const text = line
    .slice(body)
    .replace(/(?<=:)[*_]+\s*$/, '')
    .trim()
  if (
    text === '' ||
    text.length > LONGEST ||
    /\s\S+\s\S+\s\S+:$/.test(text) ||
    (namesFile(text) && !TOLD_TOO.test(text)) ||
    NO_ITEM.test(text) ||
    STATEMENT.test(text)
  )
    return []
  const at = { at: body, length: line.length - body }
  // "Reply with: - “…”" is to be written as it stands.
  const words = /^["“]([^"“”\n]{2,90})["”]\W*$/.exec(text)?.[1]?.trim()
  if (words !== undefined && !words.endsWith('?'))
    return [{ found: { kind: 'code_word', word: words.replace(/[.!,]+$/, ''), place: 'anywhere' }, ...at }]
  return [{ found: { kind: 'question', text }, ...at }]
}

/** Whether a line is an item of a list. */
export const isItem = (line: string): boolean => ITEM.test(line) && !BOLD_HEAD.test(line)
/** "**What we offer:**" is no item, for all its stars. */
const BOLD_HEAD = /^\s*\*\*[^*\n]+:\**\s*$/
