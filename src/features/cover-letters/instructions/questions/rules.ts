import { namesFile } from '../files/rules.ts'
import { isForbidden, type Reading } from '../words/rules.ts'

const LONGEST = 300
const MOST_ITEMS = 15
const WINDOW = 2500
const MOST_MARKS = 6

/** Where questions are announced. */
const MARK =
  /\b(?:answers?(?: to)?|respond to|reply to|address|sagutin|sagutan|pa(?:ki)?-?sagot(?:an)?|mag-?sagot)\b[^.!?\n:]{0,50}?\b(?:questions?|following|these|this|below|tanong|mga ito)\b[^.!?\n:]{0,90}(?:[:.!]|$)|(?:^|\n)[^.!?\n:]{0,60}\b(?:questions?|tanong)\b[^.!?\n:]{0,40}:|\b(?:tell|let) (?:us|me) (?:know )?(?:the )?(?:following|these)\b[^.!?\n:]{0,50}:|\b(?:answer|sagutin)(?: (?:in|sa) (?:your|the|ang|iyong) (?:message|application|letter|cover letter|reply|proposal))?\s*:|\banswer (?:it |this )?in (?:\d|one|two|three|four|five)\b[^.!?\n:]{0,80}/gim
const BEFORE =
  /\banswer\s+(?:this|it|that|in (?:\d|one|two|three|four|five))\b|\bpaki-?sagot(?:an)? (?:po )?(?:ito|nito)\b/i
const COUNTED = /(?:^|[\s:])\(?(?:\d{1,2}|[a-h])[).:]\s+(?=\S)/g
const ITEM = /^\s*(?:[-•*–—>✅▪●○◦·]+|\(?(?:\d{1,2}|[a-h])[).:]|q\d{1,2}[).:]?)\s*/i
const DUTY =
  /\byou(?:['’]ll| will| would) (?:ask|answer|get)\b|\binterview questions\b|\b(?:customers?|clients?['’]?|callers?|patients?|guests?|students?|tenants?|members?|buyers?|agents?['’]?|frequently asked|faqs?|e-?mails?|tickets?|comments?|reviews?)\b/i

/** A question with where it stands in the whole text. */
export type Asked = { text: string; start: number; end: number }

/** The questions a posting announces: counted, in lines of their own, in a row, or standing before "answer this". */
export function readAnnounced(text: string): Asked[] {
  const found: Asked[] = []
  let marks = 0
  MARK.lastIndex = 0
  for (let mark = MARK.exec(text); mark && marks < MOST_MARKS; mark = MARK.exec(text)) {
    marks += 1
    if (isForbidden(text, mark.index) || DUTY.test(mark[0])) continue
    const behind = BEFORE.test(mark[0]) ? [] : itemsAfter(text, mark.index + mark[0].length)
    const items = behind.length > 0 ? behind : BEFORE.test(mark[0]) ? beforeOrAfter(text, mark) : []
    found.push(...items)
    if (found.length >= MOST_ITEMS) break
  }
  return found.slice(0, MOST_ITEMS)
}

function beforeOrAfter(text: string, mark: RegExpExecArray): Asked[] {
  const after = itemsAfter(text, mark.index + mark[0].length)
  if (after.length > 0) return after
  const lineStart = text.lastIndexOf('\n', mark.index) + 1
  const head = text
    .slice(Math.max(lineStart, mark.index - LONGEST), mark.index)
    .replace(/\b(?:please|kindly|and|pls)\s*$/i, '')
  const asked = (/\?\W*$/.test(head) ? LAST_SENTENCE : ALL_OF_IT).exec(head)
  const from = Math.max(lineStart, mark.index - LONGEST) + (asked?.index ?? 0)
  return asked ? [{ text: asked[0], start: from, end: from + asked[0].length }] : []
}

const LAST_SENTENCE = /[^\s.?!][^.?!]*\?["”’)]*(?=\s*$)/
/** A task told in more than one sentence. */
const ALL_OF_IT = /\S[^]*[.!"”](?=\s*$)/

function itemsAfter(text: string, from: number): Asked[] {
  const end = Math.min(text.length, from + WINDOW)
  const lineEnd = endOfLine(text, from, end)
  const inLine = inRow(text, from, lineEnd)
  if (inLine.length > 0 && text.slice(from, lineEnd).trim() !== '') return inLine
  return inLines(text, lineEnd, end)
}

const endOfLine = (text: string, from: number, most: number): number => {
  const at = text.indexOf('\n', from)
  return at < 0 || at > most ? most : at
}

/** "1) … 2) …" in one line; without numbers every sentence that ends as a question. */
function inRow(text: string, from: number, to: number): Asked[] {
  const row = text.slice(from, to)
  const starts = [...row.matchAll(COUNTED)].map((match) => ({ at: match.index, body: match.index + match[0].length }))
  if (starts.length > 0) {
    return starts.flatMap(({ body }, index) => {
      const next = starts[index + 1]?.at ?? row.length
      const asked = row.slice(body, next)
      const last = index === starts.length - 1
      const cut = last ? /^[^]*?[?.!](?=\s|$)/.exec(asked)?.[0] : asked
      return askedAt(text, from + body, from + body + (cut ?? asked).length)
    })
  }
  return [...row.matchAll(/[^.?!\n]{3,300}\?/g)].flatMap((match) =>
    askedAt(text, from + match.index, from + match.index + match[0].length),
  )
}

/** Items of the lines below, as long as they go on being items. */
function inLines(text: string, from: number, to: number): Asked[] {
  const found: Asked[] = []
  let blank = 0
  for (let at = from; at < to && found.length < MOST_ITEMS;) {
    const next = endOfLine(text, at + 1, text.length)
    const start = text[at] === '\n' ? at + 1 : at
    const line = text.slice(start, Math.min(next, start + 600))
    at = next
    if (line.trim() === '') {
      blank += 1
      if (found.length > 0 || blank > 2) break
      continue
    }
    const marker = ITEM.exec(line)
    const question = /\?/.test(line)
    if (!marker && !question) break
    const body = marker?.[0].length ?? 0
    if (marker && !question && namesFile(line)) continue
    found.push(...askedAt(text, start + body, start + line.length))
  }
  return found
}

function askedAt(text: string, from: number, to: number): Asked[] {
  const raw = text.slice(from, Math.min(to, from + LONGEST))
  const start = from + raw.length - raw.trimStart().length
  const words = raw.trim().replace(/[;,]+$/, '')
  return /\p{L}{2}/u.test(words) ? [{ text: words, start, end: start + words.length }] : []
}

/** "Tell us why …" anywhere, "Explain how …" where a sentence begins: elsewhere it is work. */
const TELL =
  /(?:\b(?:tell (?:us|me)|let (?:us|me) know|sabihin(?: \w+)?|ikwento(?: \w+)?|i-?kwento)\s+(?:in \w+ \w+ |briefly |mo |nyo |ninyo |po |sa amin |samin |kung )*(?:(?:a (?:little|bit|few words?|short \w+)) )?(?:why|how|what|which|when|where|who|about|your|the|bakit|paano|ano|kailan|magkano|one|two|something)|(?:^\W*|\bplease |\bkindly |\band |[•*-] ?|^[^,.!?\n]{0,40},\s*)(?:write|share|explain|describe|say)\s+(?:to us |with us |in \w+ \w+ |briefly )*(?:why|how|what|which|when|where|who))\b/i
const REQUEST =
  /\b(?:include|indicate|state|mention|specify|provide|send|share|give (?:us|me)|tell (?:us|me)|let (?:us|me) know|write|add|put|list|with|isama|ilagay|sabihin|banggitin|i-?indicate|paki\w*|what(?:'s| is| are))\b/i
const FACT =
  /\b(?:(?:your|ang|my|inyong|iyong|expected|desired|asking|preferred)\s+)?(?:(?:expected|desired|asking|current|hourly|monthly|earliest|available|possible|relevant|best|preferred|weekly|target|years of|number of years of|daily|working|work|internet|minimum)\s+)*(?:rate|salary(?: expectations?)?|sahod|compensation|availability|start(?:ing)? dates?|date you can start|schedule|notice period|hours(?: of availability)?|years of experience|experience(?: with| in)? ?|time ?zone|location|skype id|address|age|phone number|contact (?:number|details)|rate expectations?)\b(?:\s+(?:per|a|an)\s+(?:hour|month|week|day)|\s+(?:in|with) [\w&/ ]{2,30})?/gi
const YOURS = /\b(?:your|ang|inyong|iyong|expected|desired|asking|earliest|preferred|hourly|monthly|mo)\b/i
const NOT_APPLICANT =
  /\b(?:customers?|clients?|you will|we (?:provide|give|offer)|prospects?|leads?|candidates?|patients?|guests?|employees?|sellers?|owners?|reports?|weekly|daily|every)\b/i
const ASKED_VERB =
  /\b(?:include|indicate|state|mention|specify|list|give (?:us|me)|(?:reply|respond) with|let (?:us|me) know|send|share|provide)\b/i
/** What is sent anyway, or is no answer. */
const NO_ANSWER =
  /\b(?:applications?|applicants?|message|e-?mail|cover letter|proposal|questions|interest|results?|laptop|computer|word|phrase|subject|points?|screen|details below|if you|link|form|form below|english|ids?|passport)\b/i

/** What a sentence wants told beside questions: "tell us why …", "include your expected rate and availability". */
export function readRequests(text: string, work: boolean): Reading[] {
  if (work && !/\b(?:appl(?:y|ication|ying)|please|kindly|paki\w*)\b/i.test(text)) return []
  if (NOT_APPLICANT.test(text)) return []
  const tell = TELL.exec(text)
  if (
    tell &&
    !isForbidden(text, tell.index) &&
    !namesFile(text.slice(tell.index, tell.index + 60).split(/\band\b/)[0] ?? '')
  ) {
    const begin = tell.index
    const body = text.slice(begin).trimEnd()
    return [{ found: { kind: 'question', text: body.slice(0, LONGEST) }, at: begin, length: body.length }]
  }
  const request = REQUEST.exec(text)
  if (!request || isForbidden(text, request.index)) return []
  const facts = factsFrom(text, request.index)
  const verb = work ? null : ASKED_VERB.exec(text)
  return verb && !isForbidden(text, verb.index) ? [...facts, ...piecesFrom(text, verb, facts)] : facts
}

const asks = (text: string, at: number, length: number): Reading => ({
  found: { kind: 'question', text },
  at,
  length,
})

function factsFrom(text: string, from: number): Reading[] {
  return [...text.slice(from).matchAll(FACT)].flatMap((match): Reading[] => {
    const at = from + match.index
    if (!YOURS.test(match[0]) && !/\byour\b[^.!?]*$/i.test(text.slice(from, at))) return []
    return [asks(match[0].trim(), from, at + match[0].length - from)]
  })
}

/** What is asked for in a row after a verb, when it speaks of the applicant and no file or known fact does. */
function piecesFrom(text: string, verb: RegExpExecArray, facts: readonly Reading[]): Reading[] {
  const from = verb.index + verb[0].length
  const pieces = text.slice(from).split(/,\s*(?:and\s+)?|\s+and\s+|\s+(?:along|together) with\s+|\s+plus\s+/)
  let at = from
  return pieces.flatMap((piece) => {
    const begin = text.indexOf(piece, at)
    at = begin + piece.length
    const words = piece
      .replace(/^\s*(?:us|me|also|both|with|then)\s+/i, '')
      .replace(/[.!;:\s]+$/, '')
      .trim()
    const known = facts.some(({ found }) => found.kind === 'question' && words.includes(found.text))
    if (known || words.length < 8 || words.length > 160 || !/\byou(?:r|['’]\w+)?\b/i.test(words)) return []
    return NO_ANSWER.test(words) || namesFile(words) ? [] : [asks(words, begin, piece.length)]
  })
}

/** A line of a list of what to send, when no other rule knows it. */
export function readListed(line: string): Reading[] {
  const body = ITEM.exec(line)?.[0].length ?? 0
  const text = line.slice(body).trim()
  if (text === '' || text.length > LONGEST || namesFile(text)) return []
  return [{ found: { kind: 'question', text }, at: body, length: line.length - body }]
}

/** Whether a line is an item of a list. */
export const isItem = (line: string): boolean => ITEM.test(line)
