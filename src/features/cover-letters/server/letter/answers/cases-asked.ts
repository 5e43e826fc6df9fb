import { plainWords } from '#features/cover-letters/claims/words.ts'
import { CHANGED } from '../deeds/results.ts'
import { gapFor } from './gaps.ts'
import type { Answers } from './known.ts'
import { sameWordsIn } from '../parts/first-duties.ts'

type Did = Pick<Answers['evidence'][number], 'deed' | 'said'>
/** `things` is what is asked about, `act` the verb it was done by, `more` what is asked on about it. */
type Case = { things: string; act: string; more: string; whether: boolean }

// bounded: one question of a posting
/** "Did you do disputes or refunds, how many you won", "have you grown a channel for anyone" */
const WHETHER =
  /^(?:(?:and|also) )*(?:have|did) you (?:(?:ever|already|previously|personally) )*(\w{2,}(?: up| down| off)?) ([^?:]{3,90}?)(?:(?:,| and|[?:]) *((?:how|what|which|from what|where|why)\b[^]*))?[?.]?$/i
/** "A fee you prevented", "the messiest set of books you cleaned up", "an account you ran for a hotel, and what happened to it" */
const ONE_OF =
  /^(?:(?:please|and|also|tell (?:us|me) about|share|name|give (?:us|me)|an example of) )*(?:an?|one|any|your|the (?:last|latest|best|worst|hardest|biggest|largest|busiest|messiest|toughest|trickiest|most \w+)) ([^?:,]{2,60}?) (?:that |which )?you (?:(?:have|had|ever|personally)(?: |['’]ve ))*(?:['’]ve )?(\w{2,}(?: up| down| off)?)([^?:]{0,90}?)(?:(?:,| and|[?:.])+ *((?:how|what|which|from what|where|why)\b[^]*))?[?.]?$/i
/** Something that went wrong, somebody, or a time: told as a story, if at all. */
const A_STORY =
  /\b(?:times?|days?|nights?|weeks?|shifts?|mistakes?|errors?|problems?|situations?|moments?|story|stories|somebody|someone|person|decisions?|conflicts?|disagree\w*|mistaken|favou?rites?|least)\b/i
const OF_PEOPLE =
  /^(?:[\w-]+ ){0,2}(?:owners?|shoppers?|callers?|customers?|clients?|guests?|boss(?:es)?|managers?|users?|students?|patients?|tenants?|candidates?|sellers?|suppliers?)\b/i
/** Of what somebody would do, of what others did, and of why. */
const NOT_DONE = /\b(?:would|should|could|why|wish|want|like to|don['’]?t|never|not)\b/i

function caseOf(question: string): Case | null {
  const [, act = '', things = '', more = ''] = WHETHER.exec(question) ?? []
  if (act !== '') return { things, act, more, whether: true }
  const [, thing = '', verb = '', where = '', on = ''] = ONE_OF.exec(question) ?? []
  return verb === '' ? null : { things: `${thing} ${where}`, act: verb, more: on, whether: false }
}

/** What nearly any work is done with, for or by. */
const GENERAL =
  /^(?:accounts?|documents?|files?|papers?|projects?|clients?|customers?|tickets?|guests?|users?|members?|company|companies|teams?|people|anyone|anybody|someone|anything|something|nothing|data|systems?|calls?|phones?|e-?mails?|tasks?|business|businesses|owners?|industry|market|content|services?|general|office|management|support|experience|work|job|role|things?|charges?|cases?|sets?|pieces?|kinds?|types?|sorts?|lots?|long|before|remote|online|american|foreign|english|with|without|from|into|similar|this|that|these|those|your|yours|own|own|visit|numbers?|results?|traffic|growth|increase|monthly|weekly|daily|large|small|big|same|least|many|much|ever|past|process|processes|tools?|software|programs?|apps?)$/
/** The same of words that are one for several. */
const OF_ANY_WORK = /^(?:customer|ticket|schedule|produce|author|train|answer|check|encode)$/
const SHORTEST = 4
/** The words of a text that hardly any other work would be asked about by. */
const rareIn = (text: string): string[] =>
  sameWordsIn(
    plainWords(text)
      .split(' ')
      .filter((word) => word.length >= SHORTEST && !GENERAL.test(word))
      .join(' '),
  ).filter((word) => !OF_ANY_WORK.test(word))
/** Work that is named by its verb: "cleaned up", "caught up", "followed up". */
const NAMED_BY_VERB = /^(?:backlog|followup)$/
const actsIn = (act: string): string[] => sameWordsIn(act).filter((word) => NAMED_BY_VERB.test(word))

/** A word that so many lines have says nothing of one of them. */
const MOST_LINES = 2
const [IN_DEED, IN_PLACE, BY_VERB, A_CHANGE, A_FIGURE] = [1, 0.6, 1, 0.5, 0.2]
type Found = { said: string; deed: string; score: number; shared: number }
/** The lines that share a rare word of what is asked, the nearest first; the name of an employer is such a word. */
function linesWith(rare: readonly string[], evidence: readonly Did[]): Found[] {
  const lines = evidence.map((one) => ({ ...one, own: sameWordsIn(one.deed), all: sameWordsIn(one.said) }))
  const isRare = (word: string): boolean => lines.filter(({ own }) => own.includes(word)).length <= MOST_LINES
  const wanted = rare.filter(isRare)
  return lines
    .map(({ said, deed, own, all }) => {
      const [inDeed, inPlace] = [own, all].map((words) => wanted.filter((word) => words.includes(word)).length)
      const shared = Math.max(inDeed ?? 0, inPlace ?? 0)
      const figure = CHANGED.test(deed) ? A_CHANGE : /\d/.test(deed) ? A_FIGURE : 0
      const byVerb = own.some((word) => NAMED_BY_VERB.test(word) && wanted.includes(word)) ? BY_VERB : 0
      const score = byVerb + IN_DEED * (inDeed ?? 0) + IN_PLACE * (shared - (inDeed ?? 0)) + figure
      return { said, deed, shared, score: shared === 0 ? 0 : score }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** Asks what came of it. */
const OUTCOME = /\bwhat happened\b|\bfrom what\b|\bresults?\b|\boutcome\b|\bhow (?:many|much|far)\b|\bnumbers?\b/i
/** Says nothing of what was done. */
const ANY_ACT =
  /^(?:ran|run|do|did|done|had|have|handled?|manag\w+|worked|looked|owned?|used?|deal|dealt|kept|got|done|seen|met|been|taken|took)\b/i
/** Whether a line can be what the question calls by its verb. */
const isByAct = (act: string, deed: string): boolean =>
  ANY_ACT.test(act) ||
  (GREW.test(act) && CHANGED.test(deed)) ||
  sameWordsIn(act).some((word) => NAMED_BY_VERB.test(word) || sameWordsIn(deed.split(' ')[0] ?? '').includes(word))
const GREW = /^(?:grown|grew|increased|raised|improved|reduced|cut|prevented|lowered|doubled|scaled|saved)$/i
/**
 * What somebody did of the one case a question asks for, where a line of theirs shares the rare word of it; a marked
 * place behind it for what the line does not tell. Empty where nothing does.
 */
export function caseAsked(
  question: string,
  { evidence, missing }: { evidence: readonly Did[] } & Pick<Answers, 'missing'>,
): string {
  const asked = caseOf(question.trim())
  if (asked === null || A_STORY.test(asked.things) || OF_PEOPLE.test(asked.things) || NOT_DONE.test(question)) return ''
  const rare = [...new Set([...rareIn(asked.things.replace(/\bbooks\b/gi, 'bookkeeping')), ...actsIn(asked.act)])]
  const lines = linesWith(rare, evidence).filter(({ deed }) => isByAct(asked.act, deed))
  const [first] = lines
  if (first === undefined) return ''
  const wantsOutcome = OUTCOME.test(asked.more) || GREW.test(asked.act)
  const best = (wantsOutcome ? lines.find(({ deed }) => CHANGED.test(deed)) : undefined) ?? first
  const either = /\bor\b/i.test(asked.things)
  // Half of what is asked about is an accident.
  if (asked.whether && !either && best.shared * 2 < rare.length) return ''
  const isWhole = either || best.shared >= rare.length
  const told = CHANGED.test(best.deed) || (isWhole && /\d/.test(best.deed) && !GREW.test(asked.act))
  if (told && (asked.more === '' || OUTCOME.test(asked.more))) return `${best.said}.`
  if (asked.whether && isWhole && asked.more === '' && !GREW.test(asked.act)) return `${best.said}.`
  // Of another trade, half of a case is none.
  if (missing(question) !== null) return ''
  return `${best.said}. ${gapFor(asked.more === '' ? question : asked.more)}`
}
