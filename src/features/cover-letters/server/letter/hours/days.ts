import { capital } from '../deeds/words.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const DAY_NAME = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:s|sday|nesday|rs|rsday|urday|day)?s?`
const RANGE = new RegExp(String.raw`\b(${DAY_NAME})\.? ?(?:-|–|—|to\b|thru\b|through\b|until\b) ?(${DAY_NAME})\b`, 'gi')
/** Short names stand in a row with others: who "sat" in "the sun" is no day. */
const ROW = new RegExp(String.raw`\b${DAY_NAME}\.?(?:(?: ?[,/&+] ?| and | or )(?:and |or )?${DAY_NAME}\b\.?)+`, 'gi')
const WHOLE = /\b(saturday|sunday|weekend)(s?)\b/gi
const LONG_NAME = /\b(?:saturday|sunday)/i
const WEEK_LONG = /\b(?:7|seven) days (?:a|per|\/) ?week\b/i

/** Where nobody works. */
const FREE =
  /\b(?:no|not|never|without|free|closed|off|rest|except|instead|enjoy|family)\b|\bopen(?= (?:on |from |daily|mon|tue|wed|thu|fri|sat|sun|week|\d)|[: ]*$)|\b(?:do|does|wo|need)n['’]t\b|\bwon['’]t\b|\bday ?off\b/i
const THIRD =
  /\b(?:I|we|he|she|they|our|my|his|her|their|founder|owner|boss|ceo|clients?|customers?|guests?|members?)\b/gi
const NEEDS = /\b(?:need|want|looking for|require|seek|hiring)\b/i
const YOU = /\b(?:you|your|you['’]ll|you['’]re)\b/gi
const JOB =
  /\b(?:must|can|able|willing|amenable|availab\w+|need\w*|required?|cover(?:age)?|shifts?|schedules?|hours?|hrs|work\w*|duty|rotat\w+|inc(?:l|luding|ludes?|luded)?\.?|roster|rota)\b/i
/** What may lead a piece that says nothing but its days. */
const BARE =
  /^[\s,•*:-]*(?:(?:and|or|also|plus|some|every|each|other|occasional(?:ly)?|alternat\w+|rotating|two|three|on|in|the|a|one|two|both|only|saturdays?|sundays?)\b[\s,:]*)*$/i
/** A weekend of something else: "weekend trips". */
const WORK_BEHIND =
  /^ ?(?:$|[.,;:!?)/&–-]|(?:shifts?|work|hours|cover(?:age)?|duty|schedules?|availability|rotations?|rota|support|included|required?|and|or|is|are|a must|only)\b)/i

/** "Sunday slides", "the Saturday market" */
const OF_A_SUNDAY =
  /^ (?:slides?|services?|school|sermons?|mass|worship|brunch|markets?|roasts?|dinners?|newsletters?|games?|papers?|specials?|bulletins?|livestreams?|streams?)\b/i

const named = (day: string): string => DAYS.find((one) => day.toLowerCase().startsWith(one)) ?? ''
/** The days of a run: "Thursday to Monday". */
function runOf(from: string, to: string): string[] {
  const [begin, end] = [DAYS.findIndex((one) => one === named(from)), DAYS.findIndex((one) => one === named(to))]
  return Array.from(
    { length: ((end - begin + DAYS.length) % DAYS.length) + 1 },
    (_, at) => DAYS[(begin + at) % DAYS.length] ?? '',
  )
}

/** "Billing has been me, on Sunday nights": told of what was. */
const TOLD_OF_ONCE =
  /\b(?:I|me|myself|we|us|our|she|he|they)\b[^.!?]*\b(?:has been|have been|was|were|used to|did|spent|had)\b|\b(?:has been|have been|was|were|used to be)\b[^.!?]*\b(?:I|me|myself|us|him|her)\b/i
/** So much of a sentence is read before and behind a day. */
const WINDOW = 200
const lastOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1
/** Whether who reads is to work on the day: what is said of others, or in passing, is not. */
function isTheirs(before: string, behind: string): boolean {
  const [third, you] = [lastOf(before, THIRD), lastOf(before, YOU)]
  if (you > third || (third >= 0 && NEEDS.test(before))) return true
  if (third >= 0) return false
  if (JOB.test(before)) return true
  return BARE.test(before) && (lastOf(behind, THIRD) < 0 || lastOf(behind, YOU) >= 0)
}

/** The pieces of a text with one thought each. */
const pieces = (text: string, stop: RegExp): string[] => text.split(stop).filter((piece) => piece.trim() !== '')
const SENTENCE = /[.!?;](?=\s|$)|\n/
const CLAUSE = /, |\bbut\b|\band (?=you\b|I\b|we\b|he\b|she\b|they\b)| – | - |\(|\)/

function inRows(sentence: string): string[] {
  const clear = (at: number, end: number): boolean =>
    !FREE.test(sentence.slice(Math.max(0, at - 25), at)) &&
    !/^[\s:]*(?:are |is )?(?:off|free|closed|rest)\b/i.test(sentence.slice(end))
  const runs = [...sentence.matchAll(RANGE)]
    .filter(({ 0: whole, index }) => clear(index, index + whole.length))
    .flatMap(([, from = '', to = '']) => runOf(from, to))
  const rows = [...sentence.matchAll(ROW)]
    .filter(({ 0: whole, index }) => clear(index, index + whole.length) && !LONG_NAME.test(whole))
    .flatMap(([whole]) => [...whole.matchAll(new RegExp(DAY_NAME, 'gi'))].map(([day]) => named(day)))
  return [...runs, ...rows]
}

const inWords = (clause: string): string[] =>
  [...clause.matchAll(WHOLE)].flatMap(({ 0: whole, 1: day = '', 2: plural, index }) => {
    const [before, behind] = [
      clause.slice(Math.max(0, index - WINDOW), index),
      clause.slice(index + whole.length).slice(0, WINDOW),
    ]
    const isOther =
      plural === '' && (day.toLowerCase() === 'weekend' ? !WORK_BEHIND.test(behind) : OF_A_SUNDAY.test(behind))
    return isOther || FREE.test(`${before}${whole}${behind}`) || !isTheirs(before, behind) ? [] : [named(day) || 'both']
  })

/** The days of a weekend that somebody is to work on, as a sentence has them: "on Saturdays"; empty where there are none. */
export function weekendOf(text: string): string {
  const days = new Set(
    pieces(text.replace(/\bincl\./gi, 'incl'), SENTENCE)
      .filter((sentence) => !TOLD_OF_ONCE.test(sentence))
      .flatMap((sentence) => [
        ...inRows(sentence),
        ...pieces(sentence, CLAUSE).flatMap(inWords),
        ...(WEEK_LONG.test(sentence) && !FREE.test(sentence.split(WEEK_LONG)[0] ?? '') ? ['both'] : []),
      ]),
  )
  const [saturday, sunday] = [days.has('sat'), days.has('sun')]
  if (days.has('both') || (saturday && sunday)) return 'on weekends'
  return saturday || sunday ? `on ${capital(saturday ? 'saturdays' : 'sundays')}` : ''
}
