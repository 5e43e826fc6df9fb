import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { instruction } from '#features/cover-letters/instructions/contract.ts'
import { claim } from '#features/cover-letters/schemas.ts'
import { match } from '#features/matching/schemas.ts'
import { reasonBody } from '#features/operations/schemas.ts'
import { ITEM_SOURCES, ITEM_STATES, MODES, REQUIREMENTS, RULES, RUN_STATES } from './rules.ts'
import { addBody, letterBody, pointsBody, preferencesBody, settingsBody } from './schemas.ts'

/** Something it takes, whether it is there, and if not what to do and where. */
const requirement = z.object({
  requirement: z.enum(REQUIREMENTS),
  met: z.boolean(),
  sentence: z.string(),
  label: z.string(),
  path: z.string(),
})

/**
 * `mode_chosen` is false until the person said how an unanswered plan is to be taken: who switches on is asked once.
 * `next_planning` is when the next plan is made (null while off), `next_run` when its run begins.
 */
const settings = z.object({
  enabled: z.boolean(),
  max_jobs_per_day: z.number(),
  skill_match_threshold: z.number(),
  apply_points: z.number(),
  strict_matching: z.literal(false),
  mode: z.enum(MODES),
  mode_chosen: z.boolean(),
  point_reserve: z.number(),
  requirements: z.array(requirement),
  can_enable: z.boolean(),
  next_planning: z.nullable(z.string()),
  next_run: z.nullable(z.string()),
  /** Why nothing is sent for anybody right now; null when all is well. */
  halted: z.nullable(z.string()),
})
export type AutomationSettings = z.output<typeof settings>

const judged = z.object({ rule: z.enum(RULES), held: z.boolean(), reason: z.string() })

/** The posting as it read when it came onto the plan; `last_seen_open` and `closed` are as they are now. */
const plannedJob = z.object({
  id: z.number(),
  title: z.string(),
  employer: z.nullable(z.object({ id: z.number(), name: z.string() })),
  preview: z.string(),
  salary: z.nullable(z.string()),
  job_type: z.string(),
  date_posted: z.string(),
  link: z.string(),
  last_seen_open: z.string(),
  closed: z.boolean(),
})

/** The letter as it would be sent. `open_claims`: how many claims are neither covered nor confirmed. */
const plannedLetter = z.object({
  subject: z.string(),
  content: z.string(),
  version: z.number(),
  written_by: z.enum(['template', 'person']),
  written_at: z.string(),
  claims: z.array(claim),
  confirmed_claims: z.array(z.string()),
  open_claims: z.number(),
})

const tickedInstruction = z.object({
  key: z.string(),
  instruction,
  done: z.boolean(),
  /** Only the person can tell whether it is done. */
  by_hand: z.boolean(),
})

const item = z.object({
  id: z.number(),
  state: z.enum(ITEM_STATES),
  source: z.enum(ITEM_SOURCES),
  job: plannedJob,
  match,
  /** Every rule, held or failed, with its reason, as it was judged last. */
  rules: z.array(judged),
  points: z.number(),
  suggested_points: z.number(),
  points_reason: z.string(),
  /** Null where a rule about the posting itself stands against it already. */
  letter: z.nullable(plannedLetter),
  instructions: z.array(tickedInstruction),
  approved_at: z.nullable(z.string()),
  /** Whether it goes out as things stand: planned, and approved where that is asked for. */
  will_send: z.boolean(),
  /** What the person can still do about it. */
  can: z.object({ veto: z.boolean(), restore: z.boolean(), approve: z.boolean(), change: z.boolean() }),
  /** How it ended, in a sentence; the receipt is the application's. Null before. */
  outcome: z.nullable(z.object({ application_id: z.nullable(z.number()), sentence: z.string(), at: z.string() })),
})
export type PlanItem = z.output<typeof item>

const runSummary = z.object({
  id: z.number(),
  /** The day of the run in Manila. */
  run_date: z.string(),
  state: z.enum(RUN_STATES),
  /** Why it ended, or is held up, in a sentence; null while there is nothing to tell. */
  reason: z.nullable(z.string()),
  mode: z.enum(MODES),
  planned_at: z.string(),
  cut_off: z.string(),
  starts_at: z.string(),
  started_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  counts: z.object({
    candidates: z.number(),
    planned: z.number(),
    approved: z.number(),
    vetoed: z.number(),
    held_back: z.number(),
    sent: z.number(),
    failed: z.number(),
    unconfirmed: z.number(),
    skipped: z.number(),
  }),
  /** Points of what is planned, and of what was sent. */
  points: z.object({ to_spend: z.number(), spent: z.number(), left: z.nullable(z.number()) }),
})
export type RunSummary = z.output<typeof runSummary>

/** One entry of what happened to a run, oldest first; never changed. */
const runEvent = z.object({
  id: z.number(),
  item_id: z.nullable(z.number()),
  kind: z.string(),
  actor: z.enum(['person', 'hanap', 'board', 'operator']),
  sentence: z.string(),
  happened_at: z.string(),
})

const run = z.extend(runSummary, {
  items: z.array(item),
  events: z.array(runEvent),
  /** Whether approving, adding and changing is still possible; refusing is, as long as something has not left. */
  can_change: z.boolean(),
  can_stop: z.boolean(),
  can_resume: z.boolean(),
})
export type AutomationRun = z.output<typeof run>

/** The present plan, and what there is to say where there is none. */
const plan = z.object({ plan: z.nullable(run), message: z.nullable(z.string()) })
export type AutomationPlan = z.output<typeof plan>

const ENTRY_KINDS = ['opening', 'earned', 'reserved', 'spent', 'given_back', 'used_elsewhere', 'unexplained'] as const
const pointsEntry = z.object({
  id: z.number(),
  kind: z.enum(ENTRY_KINDS),
  /** As it changes what can be planned with: less than zero for what was reserved or went away. */
  points: z.number(),
  /** Points free and points reserved afterwards. */
  free_after: z.number(),
  reserved_after: z.number(),
  sentence: z.string(),
  item_id: z.nullable(z.number()),
  happened_at: z.string(),
})

const points = z.object({
  /** What the board says, and when it was asked; null before the first time. */
  board: z.nullable(z.object({ points: z.number(), read_at: z.string() })),
  free: z.number(),
  reserved: z.number(),
  reserve: z.number(),
  /** What a plan may use: free points without the reserve. */
  spendable: z.number(),
  agreement: z.object({
    state: z.enum(['agrees', 'differs', 'unknown']),
    /** Board less ledger, when the board was asked last. */
    difference: z.number(),
    sentence: z.string(),
  }),
  forecast: z.object({
    date: z.string(),
    points: z.nullable(z.number()),
    spendable: z.nullable(z.number()),
    /** For how many applications at the usual number that is enough. */
    applications: z.nullable(z.number()),
    sentence: z.string(),
  }),
  totals: z.object({ earned: z.number(), spent: z.number(), given_back: z.number(), used_elsewhere: z.number() }),
  /** The latest first. */
  entries: z.array(pointsEntry),
})
export type AutomationPoints = z.output<typeof points>

/** One line for home; null sentence: nothing to say. */
const line = z.object({
  enabled: z.boolean(),
  kind: z.enum(['none', 'plan', 'running', 'report', 'trouble']),
  sentence: z.nullable(z.string()),
  run_id: z.nullable(z.number()),
  run_date: z.nullable(z.string()),
})
export type AutomationLine = z.output<typeof line>

/** How all of it stands, for the team. */
const standing = z.object({
  stopped: z.boolean(),
  reason: z.nullable(z.string()),
  since: z.nullable(z.string()),
  board: z.object({
    state: z.enum(['working', 'paused']),
    reason: z.nullable(z.string()),
    failures: z.number(),
    since: z.nullable(z.string()),
    next_try_at: z.nullable(z.string()),
  }),
  people: z.number(),
  today: z.object({
    run_date: z.string(),
    runs: z.partialRecord(z.enum(RUN_STATES), z.number()),
    items: z.partialRecord(z.enum(ITEM_STATES), z.number()),
  }),
})
export type AutomationStanding = z.output<typeof standing>

const itemParams = z.object({ id: pathId })

/** Applications that are planned in the evening and sent in the morning; docs/product/automation.md. */
export const automation = {
  settings: endpoint({
    method: 'GET',
    path: '/settings/automation-apply/',
    access: 'user',
    summary: 'Automatic apply: what you chose, and what it takes',
    response: settings,
  }),
  set: endpoint({
    method: 'POST',
    path: '/settings/automation-apply/set/',
    access: 'user',
    summary: 'Switches automatic apply on or off and sets its limits; what is left out stays',
    body: settingsBody,
    response: z.extend(settings, { message: z.string() }),
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/settings/automation-apply/preferences/',
    access: 'user',
    summary: 'What happens with a plan you did not answer, and how many points you keep',
    body: preferencesBody,
    response: z.extend(settings, { message: z.string() }),
  }),
  line: endpoint({
    method: 'GET',
    path: '/automation/line/',
    access: 'user',
    summary: 'One line for home: that a plan is there, or how the last run ended',
    response: line,
  }),
  plan: endpoint({
    method: 'GET',
    path: '/automation/plan/',
    access: 'user',
    summary: 'The plan of the next run, with every candidate and every rule',
    response: plan,
  }),
  veto: endpoint({
    method: 'POST',
    path: '/automation/plan/items/{id}/veto/',
    access: 'user',
    summary: 'Refuses one application; possible as long as it has not left',
    params: itemParams,
    response: plan,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/automation/plan/items/{id}/restore/',
    access: 'user',
    summary: 'Takes a refused or held back one into the plan when every rule holds; 409 says which does not',
    params: itemParams,
    response: plan,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/automation/plan/items/{id}/approve/',
    access: 'user',
    summary: 'Says yes to one application',
    params: itemParams,
    response: plan,
  }),
  approveAll: endpoint({
    method: 'POST',
    path: '/automation/plan/approve/',
    access: 'user',
    summary: 'Says yes to everything that is planned',
    response: plan,
  }),
  editLetter: endpoint({
    method: 'PUT',
    path: '/automation/plan/items/{id}/letter/',
    access: 'user',
    summary: 'Replaces the letter by your own words; claims and instructions are looked at again',
    params: itemParams,
    body: letterBody,
    response: plan,
  }),
  setPoints: endpoint({
    method: 'PUT',
    path: '/automation/plan/items/{id}/points/',
    access: 'user',
    summary: 'Changes the points of one application',
    params: itemParams,
    body: pointsBody,
    response: plan,
  }),
  hideEmployer: endpoint({
    method: 'POST',
    path: '/automation/plan/items/{id}/hide-employer/',
    access: 'user',
    summary: 'Hides the employer from you everywhere and refuses what is planned for them',
    params: itemParams,
    response: plan,
  }),
  add: endpoint({
    method: 'POST',
    path: '/automation/plan/items/',
    access: 'user',
    summary: 'Adds a job by hand; every rule but the score holds for it too',
    body: addBody,
    response: plan,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/automation/plan/stop/',
    access: 'user',
    summary: 'Stops the run: what has not left is not sent',
    response: plan,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/automation/plan/resume/',
    access: 'user',
    summary: 'Takes stopping back, until the cut-off',
    response: plan,
  }),
  runs: endpoint({
    method: 'GET',
    path: '/automation/runs/',
    access: 'user',
    summary: 'Your runs, the latest first',
    query: z.object({ page: z.prefault(wholeNumber(1, 1000), '1'), per_page: z.prefault(wholeNumber(1, 50), '20') }),
    response: paged(runSummary),
  }),
  run: endpoint({
    method: 'GET',
    path: '/automation/runs/{id}/',
    access: 'user',
    summary: 'One run: what was planned, sent and held back, and why',
    params: itemParams,
    response: run,
  }),
  points: endpoint({
    method: 'GET',
    path: '/automation/points/',
    access: 'user',
    summary: 'Your apply points as we count them, whether the board agrees, and what tomorrow brings',
    response: points,
  }),
  standing: endpoint({
    method: 'GET',
    path: '/admin/operations/automation/',
    access: 'admin',
    summary: 'How automatic apply stands for everybody',
    response: standing,
  }),
  switchAll: endpoint({
    method: 'POST',
    path: '/admin/operations/automation/',
    access: 'admin',
    summary: 'Stops every run at once, or lets them go on; plans stay readable',
    body: z.extend(reasonBody, { stopped: z.boolean('Must be true or false.') }),
    response: standing,
  }),
}
