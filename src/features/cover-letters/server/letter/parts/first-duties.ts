import { wordsOf } from '../deeds/shared.ts'
import { baseOf, wasOf } from '../deeds/verbs.ts'
import type { Addressee } from '../../writer.ts'

/** One word for each of what people call alike, by the stem it is compared by. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  `reply respond resolve=answer
  check validate confirm=verify
  reel clip footage=video
  picture photograph=photo
  message email mail inquiry query chat dm=ticket
  enter input key=encode
  draft write compose=author
  create gumawa gagawa edit=produce
  reconciliation recon=reconcile
  screening=screen
  denied deny=denial
  auth=authorization
  cleanup clean catchup behind=backlog
  resume cv=resume
  chase remind collect=followup
  overdue unpaid late receivable=overdue
  child kid pupil student=student
  move transfer=migrate
  guest client customer buyer shopper caller=customer
  teach train coach mentor precept=train
  bill invoice=invoice
  book schedule arrange=schedule
  paymongo stripe paypal gcash maya xendit checkout autopay=payment
  sku stock inventory=stock`
    .split('\n')
    .flatMap((line) => {
      const [all = '', one = ''] = line.trim().split('=')
      return all.split(' ').map((word): [string, string] => [word, one])
    }),
)
/** Nearly everything is done with them, or is. */
const EMPTY =
  /^(?:handl|manag|assist|help|ensur|perform|provid|support|respons|maintain|dut|task|make$|new$|need|onlin|system|updat|file$|clear|good$|short$|simpl|small$|includ|work)/
/** "Verifying" and "verified" are "verify". */
const plainOf = (word: string): string => baseOf(wasOf(word) ?? word) ?? word
/** The words of a text that tell of work, each in one form with those people call alike: "emailed" and "message" are one. */
export const sameWordsIn = (text: string): string[] =>
  wordsOf(
    text
      .replace(/\bfollow(?:ed|ing|s)? ?-?ups?\b/gi, 'followup')
      .replace(/\bcaught[ -]up\b/gi, 'cleanup')
      .replace(/\bclean(?:ed|ing|s)?[ -]ups?\b/gi, 'cleanup')
      .replace(/\bCVs?\b/gi, 'resume'),
  )
    .filter((word) => !EMPTY.test(word))
    .map(plainOf)
    .map((word) => ALIKE.get(word) ?? word)

/** A head over what is to be done, and one over what is wanted of somebody. */
const DUTIES =
  /\b(?:duties|responsibilit\w+|tasks?|what you(?:['’]ll| will|['’]d)|you(?:['’]d| would| will|['’]ll)\b|the (?:role|job|work)|day[- ]to[- ]day|basically|what i need|need (?:some|a|an|help)|looking for|gagawin|who will|job description)\b/i
const WISHES =
  /\b(?:requirements?|qualifications?|must[- ]haves?|who you are|what we need|what we(?:['’]re| are) looking for|you have|essential|skills|criteria|about you|you should)\b|^you:?$|^we(?:['’]re| are) looking for\W*$/i
const ASKED =
  /\b(?:to apply|apply with|send us|please send|please tell|answer|tell us|how to apply|include|salary|pay|offer|benefits|perks)\b/i
const ITEM = /^\s*(?:[-–—•*▪◦●·→>✅✔☑+]|\(?\d{1,2}[).:]|\(?[a-h]\)|phase \d:?|step \d:?)\s*/iu
const [MOST, SHORTEST] = [6, 8]
/** "Tasks include: manage the inbox, book flights, …" */
const IN_A_ROW = /\b(?:tasks|duties|responsibilities|work) (?:include|are|will be)s?:? ([^.\n]{20,300})/i
const YOU_WILL = /\byou(?:['’]ll| will|['’]d| would)(?: be)?:? ((?:[^.\n]|\.(?=\d)){20,300})/gi
/** What somebody is given, or may like, is no work. */
const NO_WORK =
  /^(?:get|receive|earn|have|need|love|like|enjoy|probably|be paid|find out|hear|notice|see|want|know|learn|paid|covering|working (?:with|from|for|in|the)|reporting|joining|part of|based)\b/i

/** What a posting's work is, a duty a line, in its order; empty where it lists none. */
export const dutyLines = (posting: Pick<Addressee, 'description'>): string[] => linesOf(posting).duties

function linesOf({ description }: Pick<Addressee, 'description'>): { duties: string[]; wishes: string[] } {
  let kind: 'duties' | 'wishes' | 'other' | null = null
  const [found, wishes]: [string[], string[]] = [[], []]
  for (const text of description.split('\n')) {
    const bare = text.replace(ITEM, '').trim()
    if (bare === '') continue
    if (!ITEM.test(text))
      kind = ASKED.test(bare) ? 'other' : WISHES.test(bare) ? 'wishes' : DUTIES.test(bare) ? 'duties' : kind
    else if (kind === 'wishes') wishes.push(bare)
    else if (kind === 'duties' || (kind === null && !/\?\s*$/.test(bare))) found.push(bare)
  }
  const row = IN_A_ROW.exec(description)?.[1]
  const told = row === undefined ? [...description.matchAll(YOU_WILL)].map(([, work = '']) => work) : [row]
  const all =
    found.length > 0
      ? found
      : told
          .filter((work) => !NO_WORK.test(work))
          .flatMap((work) =>
            work.split(
              /, (?:and )?| and (?=\p{Ll}+ing |(?:write|send|keep|make|do|chase|post|take|fix|answer|update|prepare|flag)\b)/u,
            ),
          )
  return { duties: all.filter((text) => text.length >= SHORTEST).slice(0, MOST), wishes: wishes.slice(0, MOST) }
}

/** So much more what was done counts than what it was done with, and so much a pace of so many a day. */
const [ACT, PACE, FIRST, STEP, LEAST, WISH, VERB_ALONE] = [1.5, 1.5, 1.6, 0.2, 0.6, 1.2, 0.3]
const PACED =
  // bounded: a deed or a duty, one line
  /\d[^.]*?\b(?:(?:an?|per|each|every) (?:day|shift|week|month)|daily|weekly|monthly)\b|\d[^.]*\/ ?(?:day|week|month|wk)\b/i
/** How a deed goes with the posting's duties: the best it has in common with one, which one, and a sum over all. */
export type DutyFit = { best: number; at: number; sum: number }
/** Of what has nothing in common with any of them. */
export const NO_DUTY: DutyFit = { best: 0, at: -1, sum: 0 }

/** What a deed has to have in common with one of the first duties to be told before all others. */
const [OF_DUTY, OF_TITLE, FIRST_DUTIES] = [2.5, 2, 2]
/** Whether a deed is of one of the first duties: it does the same with the same; less is enough where it is of the title, too. */
export const isOfFirst = ({ best, at }: DutyFit, titled = false): boolean =>
  best >= (titled ? OF_TITLE : OF_DUTY) && at < FIRST_DUTIES

/** Compares deeds with a posting's duties by what is done and with what: the first duties are most of the work. */
export function dutyFits(posting: Addressee): (deed: string) => DutyFit {
  const { duties, wishes } = linesOf(posting)
  const read = (text: string) => {
    const words = sameWordsIn(text)
    return { text, words, start: words.slice(0, 2) }
  }
  const [lines, wanted] = [duties.map(read), wishes.map(read)]
  return (deed) => {
    const own = new Set(sameWordsIn(deed))
    const [verb = ''] = deed.split(' ')
    const [act = ''] = sameWordsIn(baseOf(verb) ?? verb)
    const common = ({ text, words, start }: ReturnType<typeof read>): number => {
      const things = new Set(words.filter((word) => word !== act && own.has(word))).size
      const shared = things + (words.includes(act) ? 1 : 0)
      // To prepare one thing says nothing of another.
      if (things === 0) return shared * VERB_ALONE
      return shared + (start.includes(act) ? ACT : 0) + (PACED.test(text) && PACED.test(deed) ? PACE : 0)
    }
    const each = lines.map(common)
    const best = Math.max(0, ...each)
    const weighed = each.map((one, at) => one * Math.max(LEAST, FIRST - STEP * at))
    return { best, at: each.indexOf(best), sum: Math.max(0, ...weighed, ...wanted.map((one) => WISH * common(one))) }
  }
}
