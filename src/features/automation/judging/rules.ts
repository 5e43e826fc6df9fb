import { grouped } from '#contract/number.ts'
import type { Item as Ticked } from '#features/cover-letters/instructions/checklist/rules.ts'
import type { Instruction } from '#features/cover-letters/instructions/contract.ts'
import type { SafetyNote } from '#features/jobs/safety-notes/rules.ts'
import type { Match } from '#features/matching/rules.ts'
import { blockedLine } from '#features/matching/texts.ts'
import { type ItemSource, type Judged, type Rule, SEEN_OPEN_MS, type Settings } from '../rules.ts'

/** What is known of a posting, and of the person and it, at the moment it is judged. */
export type PostingFacts = {
  board: string
  closed: boolean
  review_state: string
  last_seen_open_at: Date
  employer: string | null
  notes: readonly SafetyNote[]
  /** Why an application would be a second one to it; null for none. */
  applied: 'applied' | 'under_way' | 'noted' | null
  /** The last application to its employer within 30 days, or another one on the same plan. */
  contact: { title: string; planned: boolean } | null
  /** Reads as it did when it was planned. */
  unchanged: boolean
}

type Setting = Pick<Settings, 'skill_match_threshold' | 'apply_points' | 'max_jobs_per_day'>

const held = (rule: Rule, reason: string): Judged => ({ rule, held: true, reason })
const failed = (rule: Rule, reason: string): Judged => ({ rule, held: false, reason })
const judged = (rule: Rule, good: boolean, whenHeld: string, whenFailed: string): Judged =>
  good ? held(rule, whenHeld) : failed(rule, whenFailed)

/** The rules about the posting itself. */
export function judgePosting(
  facts: PostingFacts,
  given: { match: Match; settings: Setting; source: ItemSource; now: Date; beforeSending: boolean },
): Judged[] {
  return [
    judgeOpen(facts),
    judgeSeen(facts, given),
    judged('unchanged', facts.unchanged, 'It reads as it did when it was planned.', 'It changed since it was planned.'),
    judgeApplied(facts),
    judgeConditions(given.match),
    judgeScore(given),
    judgeSafe(facts),
    judgeEmployer(facts),
  ]
}

function judgeOpen({ board, closed, review_state: state }: PostingFacts): Judged {
  if (board !== 'olj') return failed('open', 'It is not on OLJ, where Hanap can apply for you.')
  if (state !== 'approved') return failed('open', 'It is held for review by our team.')
  return judged('open', !closed, 'It is open.', 'It is closed.')
}

/** In the evening it is enough that it will be looked at; before it is sent it has to have been. */
function judgeSeen(facts: PostingFacts, { now, beforeSending }: { now: Date; beforeSending: boolean }): Judged {
  const hours = Math.max(0, Math.floor((now.getTime() - facts.last_seen_open_at.getTime()) / 3_600_000))
  const seen = hours === 0 ? 'Seen open within the hour.' : `Seen open ${hours} ${hours === 1 ? 'hour' : 'hours'} ago.`
  const fresh = now.getTime() - facts.last_seen_open_at.getTime() <= SEEN_OPEN_MS
  if (!beforeSending) return held('seen_open', `${seen} It is read again right before sending.`)
  return judged('seen_open', fresh, seen, 'It was not seen open in the last 12 hours.')
}

const APPLIED = {
  applied: 'You applied to it already.',
  under_way: 'An application of yours to it is under way or not confirmed yet.',
  noted: 'You noted that you applied to it elsewhere.',
} as const

const judgeApplied = ({ applied }: PostingFacts): Judged =>
  applied === null ? held('not_applied', 'You have not applied to it.') : failed('not_applied', APPLIED[applied])

function judgeConditions({ blocked }: Match): Judged {
  const against = blocked.filter(({ condition }) => condition !== 'closed')
  const reasons = against.map(({ condition, posting, profile }) => blockedLine(condition, posting, profile))
  return judged('conditions', reasons.length === 0, 'Nothing in it stands against you.', reasons.join(' '))
}

function judgeScore({ match, settings, source }: { match: Match; settings: Setting; source: ItemSource }): Judged {
  const { score } = match
  const least = settings.skill_match_threshold
  if (source === 'by_hand') return held('score', 'You added it yourself, whatever its score.')
  if (score === null) return failed('score', 'Too little is known to compare it with your profile.')
  return judged(
    'score',
    score >= least,
    `${score}% match; you ask for ${least}% or more.`,
    `${score}% match; you ask for ${least}% or more.`,
  )
}

const judgeSafe = ({ notes }: PostingFacts): Judged =>
  judged(
    'safe',
    notes.length === 0,
    'Nothing in it looks unsafe.',
    `Something in it looks unsafe: “${notes[0]?.quote ?? ''}”`,
  )

function judgeEmployer({ employer, contact }: PostingFacts): Judged {
  if (employer === null) {
    return failed(
      'employer',
      'The board does not name the employer, so nobody can tell whether you wrote to them lately.',
    )
  }
  if (contact === null) return held('employer', `Your first application to ${employer} in 30 days.`)
  return failed(
    'employer',
    contact.planned
      ? `Another application to ${employer} is on this plan: “${contact.title}”.`
      : `You applied to ${employer} within the last 30 days: “${contact.title}”.`,
  )
}

export type LetterFacts = {
  checklist: readonly Ticked[]
  /** Null where there is no letter. */
  letter: { open_claims: number; written_by: 'template' | 'person' } | null
  approved: boolean
}

/** The rules about the letter, and what the posting asks for. */
export function judgeLetter({ checklist, letter, approved }: LetterFacts): Judged[] {
  const open = checklist.filter(({ done, instruction }) => !done && instruction.kind !== 'no_ai')
  const first = open[0]?.instruction
  const instructions = judged(
    'instructions',
    first === undefined,
    checklist.length === 0 ? 'It asks for nothing special.' : 'Everything it asks for is there.',
    first === undefined
      ? ''
      : `${first.kind === 'question' ? 'It asks a question you have not answered yet' : 'It asks for something you have not done yet'}: “${first.quote}”`,
  )
  if (letter === null)
    return [instructions, failed('no_ai', 'There is no letter.'), failed('letter', 'There is no letter.')]
  const claims = letter.open_claims
  return [
    instructions,
    judgeNoAi(checklist, letter.written_by === 'person' && approved),
    judged(
      'letter',
      claims === 0,
      'Everything in the letter is in your profile or resume.',
      `${claims} ${claims === 1 ? 'statement' : 'statements'} of the letter ${claims === 1 ? 'is' : 'are'} not in your profile or resume.`,
    ),
  ]
}

/**
 * Only the person's own words, which they said yes to, go where no machine is to write. A greeting or a phrase the
 * employer wants in no letter holds nothing back that does not have it.
 */
function judgeNoAi(checklist: readonly Ticked[], own: boolean): Judged {
  const demands = checklist.filter(({ instruction }) => instruction.kind === 'no_ai')
  const [demand] = demands.filter(({ instruction }) => !isBanned(instruction))
  const said = demands.find(({ done, instruction }) => !done && isBanned(instruction))
  if (said !== undefined) return failed('no_ai', `The letter has words it does not want: “${said.instruction.quote}”`)
  if (demand === undefined)
    return held(
      'no_ai',
      demands.length === 0
        ? 'It does not ask for letters without AI.'
        : 'The letter has none of the words it does not want.',
    )
  const kept = own && demands.every(({ done }) => done)
  const { instruction } = demand
  const isTrap = instruction.kind === 'no_ai' && instruction.avoid !== null
  const wish = isTrap ? 'It checks whether a person wrote the letter' : 'It wants no AI'
  return judged('no_ai', kept, 'You wrote the letter yourself.', `${wish}: “${instruction.quote}”`)
}

const isBanned = (instruction: Instruction): boolean => instruction.kind === 'no_ai' && instruction.banned === true

/** The rules about how much is sent: `spendable` are points this application could use, `before` those planned ahead of it. */
export function judgeRoom(given: {
  points: number
  chosen: boolean
  spendable: number
  before: number
  settings: Setting
}): Judged[] {
  const { points, chosen, spendable, before, settings } = given
  const { apply_points: limit, max_jobs_per_day: most } = settings
  const overLimit = !chosen && points > limit
  const count = (number: number) => `${number} ${number === 1 ? 'point' : 'points'}`
  return [
    judged(
      'points',
      !overLimit && points <= spendable,
      `${count(points)} of ${spendable} you can spend.`,
      overLimit
        ? `It needs ${count(points)}; you allow ${limit}.`
        : `It needs ${count(points)}; you have ${spendable} to spend.`,
    ),
    judged(
      'max_jobs',
      before < most,
      `Application ${before + 1} of ${most} a day.`,
      `It is beyond the ${most} a day you allow.`,
    ),
  ]
}

/** What OLJ gets in a day from everybody together: `room` is how many more. */
export function judgeBoardDay({ most, room }: { most: number; room: number }): Judged {
  const limit = boardDayLimit(most)
  return judged('board_day', room > 0, `${limit} There is room.`, `${limit} That is reached.`)
}

export const boardDayLimit = (most: number): string =>
  `OLJ gets at most ${grouped(most)} automatic applications a day from Hanap.`

export const holdsAll = (rules: readonly Judged[]): boolean => rules.every((one) => one.held)

/** The first rule that failed, in words. */
export const whyNot = (rules: readonly Judged[]): string => rules.find((one) => !one.held)?.reason ?? ''

/**
 * How many points to spend on a posting, and why: what it asks for, else the usual number, less when otherwise fewer
 * applications than wished would fit into what there is.
 */
export function suggestPoints(
  instructions: readonly Instruction[],
  { usual, spendable, wished }: { usual: number; spendable: number; wished: number },
): { points: number; reason: string } {
  const asked = instructions.find((one) => one.kind === 'points')
  const count = (number: number) => `${number} ${number === 1 ? 'point' : 'points'}`
  if (asked?.bound === 'exactly') return { points: asked.points, reason: `It asks for exactly ${count(asked.points)}.` }
  if (asked?.bound === 'least' && asked.points > usual) {
    return { points: asked.points, reason: `It asks for at least ${count(asked.points)}.` }
  }
  const share = Math.max(1, Math.floor(spendable / Math.max(1, wished)))
  const fitting = Math.min(usual, share)
  if (asked?.bound === 'most' && asked.points < fitting) {
    return { points: asked.points, reason: `It asks for no more than ${count(asked.points)}.` }
  }
  if (asked?.bound === 'least' && asked.points > fitting) {
    return { points: asked.points, reason: `It asks for at least ${count(asked.points)}.` }
  }
  if (fitting === usual) return { points: usual, reason: 'Your usual number.' }
  return {
    points: fitting,
    reason: `Less than your usual ${usual}, so that ${wished} applications fit into ${count(spendable)}.`,
  }
}
