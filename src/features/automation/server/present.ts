import type { AutomationRun, PlanItem, RunSummary } from '../contract.ts'
import { type ItemState, momentsOf } from '../rules.ts'
import type { Deps } from '#server/deps.ts'
import { openClaimsOf, tickOff } from './judge-item.ts'
import { type EventRow, type ItemRow, type LetterRow, listEvents, listItems, listLetters } from './plan-queries.ts'
import { countItems, type Counted, type RunRow } from './run-queries.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Approving, adding and changing end with the cut-off; refusing does not, as long as something has not left. */
export const canChange = (run: RunRow, now: Date): boolean =>
  run.state === 'planned' && run.ended_at === null && now < momentsOf(run.run_date).cutOff

const isOpen = (run: RunRow): boolean => run.ended_at === null && (run.state === 'planned' || run.state === 'running')

/** Runs with what became of their items, in figures. */
export async function presentSummaries(db: Deps['db'], runs: readonly RunRow[]): Promise<RunSummary[]> {
  const counted = await countItems(
    db,
    runs.map(({ id }) => id),
  )
  return runs.map((run) =>
    summaryOf(
      run,
      counted.filter(({ run_id }) => run_id === run.id),
    ),
  )
}

const PLANNED: readonly ItemState[] = ['planned', 'sending', 'sent', 'failed', 'unconfirmed', 'skipped']

function summaryOf(run: RunRow, counted: readonly Counted[]): RunSummary {
  const sum = (states: readonly ItemState[], of: 'count' | 'points' | 'approved' = 'count') =>
    counted.filter(({ state }) => states.includes(state)).reduce((total, one) => total + one[of], 0)
  const { cutOff, start } = momentsOf(run.run_date)
  return {
    id: run.id,
    run_date: run.run_date,
    state: run.state,
    reason: run.reason,
    mode: run.mode,
    planned_at: run.planned_at.toISOString(),
    cut_off: cutOff.toISOString(),
    starts_at: start.toISOString(),
    started_at: iso(run.started_at),
    ended_at: iso(run.ended_at),
    counts: {
      candidates: counted.reduce((total, { count }) => total + count, 0),
      planned: sum(PLANNED),
      approved: sum(PLANNED, 'approved'),
      vetoed: sum(['vetoed']),
      held_back: sum(['held_back']),
      sent: sum(['sent']),
      failed: sum(['failed']),
      unconfirmed: sum(['unconfirmed']),
      skipped: sum(['skipped']),
    },
    points: { to_spend: sum(['planned', 'sending'], 'points'), spent: sum(['sent'], 'points'), left: run.points_left },
  }
}

/** A run with everything on its plan and everything that happened. */
export async function presentRun({ db, clock }: Pick<Deps, 'db' | 'clock'>, run: RunRow): Promise<AutomationRun> {
  const [summaries, items, letters, events] = await Promise.all([
    presentSummaries(db, [run]),
    listItems(db, run.id),
    listLetters(db, run.id),
    listEvents(db, run.id),
  ])
  const [summary] = summaries
  if (!summary) throw new Error(`Run ${run.id} has no summary.`)
  const now = clock.now()
  const stopped = run.state === 'stopped' && run.ended_at === null
  return {
    ...summary,
    items: items.map((item) => presentItem(run, item, letters.get(item.id), now)),
    events: events.map(presentEvent),
    can_change: canChange(run, now),
    can_stop: isOpen(run),
    can_resume: stopped && run.started_at === null && now < momentsOf(run.run_date).cutOff,
  }
}

function presentItem(run: RunRow, item: ItemRow, letter: LetterRow | undefined, now: Date): PlanItem {
  const { posting, state } = item
  const change = canChange(run, now)
  const { employer_id, employer, text_hash: _hash, ...shown } = posting
  return {
    id: item.id,
    state,
    source: item.source,
    job: {
      ...shown,
      id: item.job_id,
      employer: employer_id === null ? null : { id: employer_id, name: employer ?? '' },
      last_seen_open: item.last_seen_open_at.toISOString(),
      closed: item.closed,
    },
    match: item.match,
    rules: item.rules,
    points: item.points,
    suggested_points: item.suggested_points,
    points_reason: item.points_reason,
    letter: letter ? presentLetter(letter) : null,
    instructions: tickOff(item.instructions, letter, item.points).map(({ byHand, ...one }) => ({
      ...one,
      by_hand: byHand,
    })),
    approved_at: iso(item.approved_at),
    will_send: isOpen(run) && state === 'planned' && (run.mode === 'unless_stopped' || item.approved_at !== null),
    can: {
      veto: isOpen(run) && state === 'planned',
      restore: change && (state === 'vetoed' || state === 'held_back'),
      approve: change && state === 'planned' && item.approved_at === null,
      change: change && (state === 'planned' || state === 'held_back'),
    },
    outcome:
      item.outcome === null || item.ended_at === null
        ? null
        : { application_id: item.application_id, sentence: item.outcome, at: item.ended_at.toISOString() },
  }
}

const presentLetter = (letter: LetterRow) => ({
  subject: letter.subject,
  content: letter.content,
  version: letter.version,
  written_by: letter.written_by,
  written_at: letter.written_at.toISOString(),
  claims: letter.claims,
  confirmed_claims: letter.confirmed_claims,
  open_claims: openClaimsOf(letter),
})

const presentEvent = ({ id, item_id, kind, actor, sentence, happened_at }: EventRow) => ({
  id,
  item_id,
  kind,
  actor,
  sentence,
  happened_at: happened_at.toISOString(),
})
