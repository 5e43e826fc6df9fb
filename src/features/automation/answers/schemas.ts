import * as z from 'zod/mini'
import { instruction } from '#features/cover-letters/instructions/contract.ts'
import { claim } from '#features/cover-letters/schemas.ts'
import { match } from '#features/matching/schemas.ts'
import { ENTRY_KINDS } from '../ledger/rules.ts'
import { ITEM_SOURCES, ITEM_STATES, MODES, REQUIREMENTS, RULES, RUN_STATES } from '../rules.ts'

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
export const settings = z.object({
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

/**
 * How well the postings of the last seven days fit, which are open on the board and not ruled out by a condition: how many
 * there are, and how many have each score from the least threshold (the first) to 100 (the last).
 */
export const reach = z.object({ postings: z.number(), scores: z.array(z.number()) })

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

export const item = z.object({
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

export const runSummary = z.object({
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

/** One entry of what happened to a run, oldest first; never changed. */
const runEvent = z.object({
  id: z.number(),
  item_id: z.nullable(z.number()),
  kind: z.string(),
  actor: z.enum(['person', 'hanap', 'board', 'operator']),
  sentence: z.string(),
  happened_at: z.string(),
})

export const run = z.extend(runSummary, {
  items: z.array(item),
  events: z.array(runEvent),
  /** Whether approving, adding and changing is still possible; refusing is, as long as something has not left. */
  can_change: z.boolean(),
  can_stop: z.boolean(),
  can_resume: z.boolean(),
})

/** The present plan, and what there is to say where there is none. */
export const plan = z.object({ plan: z.nullable(run), message: z.nullable(z.string()) })

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

export const points = z.object({
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

/** One line for home; null sentence: nothing to say. */
export const line = z.object({
  enabled: z.boolean(),
  kind: z.enum(['none', 'plan', 'running', 'report', 'trouble']),
  sentence: z.nullable(z.string()),
  run_id: z.nullable(z.number()),
  run_date: z.nullable(z.string()),
  /** Whether a job can be added by hand right now, and the jobs that are planned already. */
  can_add: z.boolean(),
  job_ids: z.array(z.number()),
})

/** How all of it stands, for the team. */
export const standing = z.object({
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
  /** Of how many people the points do not agree with the board, when they were summed last. */
  points: z.object({ people: z.number(), off: z.number(), checked_at: z.nullable(z.string()) }),
  today: z.object({
    run_date: z.string(),
    runs: z.partialRecord(z.enum(RUN_STATES), z.number()),
    items: z.partialRecord(z.enum(ITEM_STATES), z.number()),
  }),
})
