import type {
  AutomationPoints,
  AutomationRun,
  AutomationSettings,
  AutomationStanding,
  PlanItem,
} from '#features/automation/contract.ts'
import { RULES } from '#features/automation/rules.ts'

/** Switched on, with everything it takes. */
export const someSettings = (some: Partial<AutomationSettings> = {}): AutomationSettings => ({
  enabled: true,
  max_jobs_per_day: 3,
  skill_match_threshold: 80,
  apply_points: 4,
  strict_matching: false,
  mode: 'unless_stopped',
  mode_chosen: true,
  point_reserve: 0,
  requirements: [],
  can_enable: true,
  next_planning: '2026-11-23T10:00:00.000Z',
  next_run: '2026-11-24T00:00:00.000Z',
  halted: null,
  ...some,
})

const CONTENT = `Dear Dagat Trading,

I kept the books of two online shops in Xero for four years: invoices, payroll, and the monthly reports.

Thank you,
Luz Reyes`

/** A posting that fits and goes out as things stand. */
export function anItem(some: Partial<PlanItem> = {}): PlanItem {
  const { id = 1 } = some
  return {
    id,
    state: 'planned',
    source: 'matched',
    job: {
      id: 100 + id,
      title: `Bookkeeper ${id}`,
      employer: { id: 5, name: 'Dagat Trading' },
      preview: 'Keep the books.',
      salary: '$900/month',
      job_type: 'Full-time',
      date_posted: '2026-11-22T02:00:00.000Z',
      link: `https://board.test/${id}`,
      last_seen_open: '2026-11-23T01:00:00.000Z',
      closed: false,
    },
    match: {
      score: 92,
      missing: null,
      points: [{ check: 'skills', earned: 0.9, posting: 'Xero, Payroll', profile: 'Xero, Payroll' }],
      blocked: [],
      skills: { held: ['Xero', 'Payroll'], lacking: [] },
      version: 1,
    },
    rules: RULES.map((rule) => ({ rule, held: true, reason: 'As it should be.' })),
    points: 4,
    suggested_points: 4,
    points_reason: 'Your usual number of points.',
    letter: {
      subject: 'Bookkeeper with four years of Xero',
      content: CONTENT,
      version: 1,
      written_by: 'template',
      written_at: '2026-11-22T10:00:00.000Z',
      claims: [],
      confirmed_claims: [],
      open_claims: 0,
    },
    instructions: [
      {
        key: 'code_word:MANGO',
        instruction: { kind: 'code_word', word: 'MANGO', place: 'subject', quote: 'Write MANGO.', start: 0, end: 12 },
        done: true,
        by_hand: false,
      },
    ],
    approved_at: null,
    will_send: true,
    can: { veto: true, restore: false, approve: false, change: true },
    outcome: null,
    ...some,
  }
}

/** One that a rule holds back. */
export const heldBack = (some: Partial<PlanItem> = {}): PlanItem =>
  anItem({
    id: 9,
    state: 'held_back',
    rules: RULES.map((rule) =>
      rule === 'score'
        ? { rule, held: false, reason: 'It fits to 74%, under your threshold of 80%.' }
        : { rule, held: true, reason: 'As it should be.' },
    ),
    points: 0,
    letter: null,
    instructions: [],
    will_send: false,
    can: { veto: false, restore: false, approve: false, change: false },
    ...some,
  })

/** This evening's plan for tomorrow: the tests live at ten in the morning, the cut-off is 21 hours away. */
export function aRun(items: PlanItem[], some: Partial<AutomationRun> = {}): AutomationRun {
  const of = (state: PlanItem['state']) => items.filter((item) => item.state === state).length
  return {
    id: 40,
    run_date: '2026-11-24',
    state: 'planned',
    reason: null,
    mode: 'unless_stopped',
    planned_at: '2026-11-23T10:00:00.000Z',
    cut_off: '2026-11-23T23:45:00.000Z',
    starts_at: '2026-11-24T00:00:00.000Z',
    started_at: null,
    ended_at: null,
    counts: {
      candidates: items.length,
      planned: of('planned'),
      approved: items.filter(({ approved_at: at }) => at !== null).length,
      vetoed: of('vetoed'),
      held_back: of('held_back'),
      sent: of('sent'),
      failed: of('failed'),
      unconfirmed: of('unconfirmed'),
      skipped: of('skipped'),
    },
    points: { to_spend: of('planned') * 4, spent: of('sent') * 4, left: 42 },
    items,
    events: [],
    can_change: true,
    can_stop: true,
    can_resume: false,
    ...some,
  }
}

export const somePoints = (some: Partial<AutomationPoints> = {}): AutomationPoints => ({
  board: { points: 42, read_at: '2026-11-23T00:00:00.000Z' },
  free: 34,
  reserved: 8,
  reserve: 5,
  spendable: 29,
  agreement: { state: 'agrees', difference: 0, sentence: 'The board and our count agree: 42 points.' },
  forecast: {
    date: '2026-11-24',
    points: 44,
    spendable: 39,
    applications: 9,
    sentence: 'Tomorrow you have about 44 points: enough for 9 applications.',
  },
  totals: { earned: 60, spent: 18, given_back: 0, used_elsewhere: 0 },
  entries: [
    {
      id: 2,
      kind: 'reserved',
      points: -8,
      free_after: 34,
      reserved_after: 8,
      sentence: 'Set aside for two applications of tomorrow.',
      item_id: 1,
      happened_at: '2026-11-22T10:00:00.000Z',
    },
    {
      id: 1,
      kind: 'earned',
      points: 10,
      free_after: 42,
      reserved_after: 0,
      sentence: 'A day’s login on the board.',
      item_id: null,
      happened_at: '2026-11-22T00:00:00.000Z',
    },
  ],
  ...some,
})

export const aStanding = (some: Partial<AutomationStanding> = {}): AutomationStanding => ({
  stopped: false,
  reason: null,
  since: null,
  board: { state: 'working', reason: null, failures: 0, since: null, next_try_at: null },
  people: 1200,
  points: { people: 1100, off: 0, checked_at: '2026-11-22T19:30:00.000Z' },
  today: { run_date: '2026-11-23', runs: { done: 1000 }, items: { sent: 2400, held_back: 310 } },
  ...some,
})
