import { checkDraft, draftLetter } from '#features/cover-letters/server/service.ts'
import { hide } from '#features/hidden/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AutomationPlan } from '../contract.ts'
import { holdsAll, whyNot } from '../judging/rules.ts'
import { momentsOf } from '../rules.ts'
import { AUTOMATION_TEXTS } from '../texts.ts'
import { judgeItem } from './judge-item.ts'
import {
  insertEvent,
  insertLetter,
  isOwnItem,
  type ItemRow,
  listItems,
  listLetters,
  updateItem,
} from './plan-queries.ts'
import { endReservation, reservePoints } from './booking.ts'
import { canChange } from './present.ts'
import { readPlan } from './reading.ts'
import { findOpenRun, lockRun, type RunRow, updateRun } from './run-queries.ts'
import { findSettings } from './settings-queries.ts'
import { stopOpenRun } from './stopping.ts'

type Person = { id: number }
type Held = { db: Db; run: RunRow; item: ItemRow; items: ItemRow[]; now: Date }

/**
 * Changes an item of the person's plan while its run is held, and gives the plan as it is then.
 * @throws AppError 404 for an item that is not theirs, 409 when its run is over
 */
export async function onItem(
  deps: Deps,
  user: Person,
  itemId: number,
  work: (held: Held) => Promise<void>,
): Promise<AutomationPlan> {
  const open = await findOpenRun(deps.db, user.id)
  await inTransaction(deps.db, async (db) => {
    const run = open && (await lockRun(db, open.id))
    const items = run ? await listItems(db, run.id) : []
    const item = items.find(({ id }) => id === itemId)
    if (!run || !item || run.ended_at !== null) throw await notOpen(db, user, itemId)
    await work({ db, run, item, items, now: deps.clock.now() })
  })
  return readPlan(deps, user)
}

/** Whoever is a moment too late hears that, whether the run ended before their call or during it. */
const notOpen = async (db: Db, user: Person, itemId: number): Promise<AppError> =>
  (await isOwnItem(db, user.id, itemId)) ? tooLate() : new AppError(404, 'not_found', AUTOMATION_TEXTS.gone)

/** @throws AppError 409 after the cut-off */
export function requireOpen(run: RunRow, now: Date): void {
  if (!canChange(run, now)) throw new AppError(409, 'plan_closed', AUTOMATION_TEXTS.closed)
}

const tooLate = () => new AppError(409, 'too_late', AUTOMATION_TEXTS.tooLate)

const note = ({ db, item, now }: Pick<Held, 'db' | 'item' | 'now'>, kind: string, sentence: string) =>
  insertEvent(db, {
    run_id: item.run_id,
    user_id: item.user_id,
    item_id: item.id,
    kind,
    actor: 'person',
    sentence: `${sentence} “${item.posting.title}”.`,
    happened_at: now,
  })

const bookingOf = ({ item, now }: Pick<Held, 'item' | 'now'>) => ({
  userId: item.user_id,
  itemId: item.id,
  title: item.posting.title,
  now,
})

/** Refuses an application; asked twice, it is done once. @throws AppError 409 when it is on its way or was sent */
export const vetoItem = (deps: Deps, user: Person, id: number): Promise<AutomationPlan> => onItem(deps, user, id, veto)

async function veto(held: Held): Promise<void> {
  const { db, item } = held
  if (item.state === 'vetoed') return
  if (item.state !== 'planned' && item.state !== 'held_back') throw tooLate()
  await updateItem(db, item.id, { state: 'vetoed', approved_at: null })
  await endReservation(db, 'given_back', bookingOf(held))
  await note(held, 'item_vetoed', 'Refused')
}

/** Says yes to an application. @throws AppError 409 when it is not planned, or after the cut-off */
export const approveItem = (deps: Deps, user: Person, id: number): Promise<AutomationPlan> =>
  onItem(deps, user, id, async (held) => {
    requireOpen(held.run, held.now)
    if (held.item.state !== 'planned') throw new AppError(409, 'rule_broken', AUTOMATION_TEXTS.stillBroken)
    await approve(held)
  })

async function approve(held: Held): Promise<void> {
  if (held.item.approved_at !== null) return
  await updateItem(held.db, held.item.id, { approved_at: held.now })
  await note(held, 'item_approved', 'Approved')
}

/** Says yes to everything that is planned. @throws AppError 404 without a plan, 409 after the cut-off */
export async function approveAll(deps: Deps, user: Person): Promise<AutomationPlan> {
  await onRun(deps, user, async (db, run, now) => {
    requireOpen(run, now)
    const items = await listItems(db, run.id)
    for (const item of items.filter(({ state }) => state === 'planned')) await approve({ db, run, item, items, now })
  })
  return readPlan(deps, user)
}

async function onRun(deps: Deps, user: Person, work: (db: Db, run: RunRow, now: Date) => Promise<void>): Promise<void> {
  const open = await findOpenRun(deps.db, user.id)
  await inTransaction(deps.db, async (db) => {
    const run = open && (await lockRun(db, open.id))
    if (!run || run.ended_at !== null) throw new AppError(404, 'not_found', AUTOMATION_TEXTS.noPlan)
    await work(db, run, deps.clock.now())
  })
}

/**
 * Judges an item anew after a change and puts it where it belongs: on the plan with its points set aside, or held back.
 * Whoever asks for it says yes to it with that.
 */
export async function placeItem(deps: Deps, held: Held, given: { approve: boolean }): Promise<void> {
  const { db, item, now } = held
  const inside = { ...deps, db }
  const items = await listItems(db, item.run_id)
  const current = items.find(({ id }) => id === item.id) ?? item
  const approved_at = given.approve ? now : current.approved_at
  const [letters, settings] = await Promise.all([listLetters(db, item.run_id), findSettings(db, item.user_id)])
  const judged = await judgeItem(inside, {
    item: { ...current, approved_at },
    letter: letters.get(item.id),
    items,
    settings,
    beforeSending: false,
    runDate: held.run.run_date,
  })
  await endReservation(db, 'given_back', bookingOf(held))
  const runs = holdsAll(judged.rules) && (await reservePoints(db, current.points, bookingOf(held)))
  const state = runs ? 'planned' : 'held_back'
  await updateItem(db, item.id, { state, rules: judged.rules, approved_at: runs ? approved_at : null })
  const why = runs ? '' : `: ${whyNot(judged.rules)}`
  await insertEvent(db, {
    run_id: item.run_id,
    user_id: item.user_id,
    item_id: item.id,
    kind: runs ? 'item_planned' : 'item_held_back',
    actor: 'hanap',
    sentence: `${runs ? 'Planned' : 'Held back'} “${item.posting.title}”${why}`,
    happened_at: now,
  })
}

/** Takes back a refusal, or takes in what was held back, when every rule holds by now. @throws AppError 409 when not */
export const restoreItem = (deps: Deps, user: Person, id: number): Promise<AutomationPlan> =>
  onItem(deps, user, id, async (held) => {
    requireOpen(held.run, held.now)
    if (held.item.state === 'planned') return
    if (held.item.state !== 'vetoed' && held.item.state !== 'held_back') throw tooLate()
    await note(held, 'item_restored', 'Took back in')
    await placeItem(deps, held, { approve: true })
    const [after] = (await listItems(held.db, held.run.id)).filter((one) => one.id === id)
    if (after?.state !== 'planned') {
      throw new AppError(409, 'rule_broken', after ? whyNot(after.rules) : AUTOMATION_TEXTS.stillBroken)
    }
  })

type Words = { subject: string; content: string; confirmed_claims: string[]; ticked: string[] }

/** Replaces the letter; its claims and the posting's instructions are looked at again. @throws AppError 409 */
export const editLetter = (deps: Deps, user: Person, id: number, words: Words): Promise<AutomationPlan> =>
  onItem(deps, user, id, async (held) => {
    const { db, run, item, now } = held
    requireOpen(run, now)
    if (item.state !== 'planned' && item.state !== 'held_back') throw tooLate()
    const subject = words.subject.replace(/\s+/g, ' ')
    const draft = { job_id: item.job_id, subject, content: words.content }
    const [{ claims }, template] = await Promise.all([
      checkDraft({ ...deps, db }, user, draft),
      draftLetter({ ...deps, db }, user, { job_id: item.job_id }),
    ])
    const written_by = template.content.trim() === words.content ? 'template' : 'person'
    await insertLetter(db, user.id, { ...words, subject, item_id: id, written_by, claims, written_at: now })
    await note(held, 'letter_changed', 'Changed the letter for')
    await placeItem(deps, held, { approve: true })
  })

/** Changes the points of an application. @throws AppError 409 when there are not so many, or after the cut-off */
export const setItemPoints = (deps: Deps, user: Person, id: number, points: number): Promise<AutomationPlan> =>
  onItem(deps, user, id, async (held) => {
    requireOpen(held.run, held.now)
    const { item, db } = held
    if (item.state !== 'planned' && item.state !== 'held_back') throw tooLate()
    await updateItem(db, id, { points, points_chosen: true })
    await note(held, 'points_changed', `Changed the points from ${item.points} to ${points} for`)
    await placeItem(deps, { ...held, item: { ...item, points } }, { approve: item.approved_at !== null })
    const after = (await listItems(db, held.run.id)).find((one) => one.id === id)
    const short = after?.rules.find(({ rule, held: good }) => rule === 'points' && !good)
    if (short) throw new AppError(409, 'not_enough_points', short.reason)
  })

/** Hides the employer everywhere, and refuses what is planned for them. */
export async function hideEmployerOf(deps: Deps, user: Person, id: number): Promise<AutomationPlan> {
  return onItem(deps, user, id, async (held) => {
    const { db, item, items } = held
    const { employer_id: employer } = item.posting
    if (employer === null) throw new AppError(409, 'employer_unknown', 'The board does not name this employer.')
    await hide({ ...deps, db }, user, { employer_id: employer })
    for (const one of items.filter(({ posting, state }) => posting.employer_id === employer && state === 'planned')) {
      await veto({ ...held, item: one })
    }
    if (item.state === 'held_back') await veto(held)
  })
}

/** Stops the run. @throws AppError 404 where there is none to stop */
export async function stopPlan(deps: Deps, user: Person): Promise<AutomationPlan> {
  const open = await findOpenRun(deps.db, user.id)
  const stopped = await stopOpenRun(deps, user.id, 'You stopped the run.')
  if (!stopped && open?.state !== 'stopped') throw new AppError(404, 'not_found', AUTOMATION_TEXTS.noPlan)
  return readPlan(deps, user)
}

/** Takes stopping back. @throws AppError 404 without a run, 409 after the cut-off or while automatic apply is off */
export async function resumePlan(deps: Deps, user: Person): Promise<AutomationPlan> {
  await onRun(deps, user, async (db, run, now) => {
    if (run.state === 'planned') return
    const open = run.state === 'stopped' && run.started_at === null && now < momentsOf(run.run_date).cutOff
    if (!open) throw new AppError(409, 'plan_closed', AUTOMATION_TEXTS.closed)
    const { enabled } = await findSettings(db, user.id)
    if (!enabled) throw new AppError(409, 'automation_off', 'Switch Automation Apply on first.')
    await updateRun(db, run.id, { state: 'planned', reason: null })
    const event = { run_id: run.id, user_id: user.id, actor: 'person' as const, happened_at: now }
    await insertEvent(db, { ...event, kind: 'run_resumed', sentence: 'You let the run go on.' })
  })
  return readPlan(deps, user)
}
