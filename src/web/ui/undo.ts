import { useCallback, useSyncExternalStore } from 'react'
import { statusOf } from '#web/lib/query.ts'
import { readSession } from '#web/lib/session.ts'
import { closeToast, toast } from './toast-store.ts'

/** What is removed: its kind and its number among those of the kind. */
type Thing = { kind: string; id: number }

type Removal = Thing & {
  /** What was done, and to what. */
  title: string
  message: string
  /** Removes it for good with the token of the click; the call may outlive the page. What was gone already is fine. */
  send: (given: { token?: string; keepalive: true }) => Promise<unknown>
  /** Reads again what shows it; until then it stays hidden. */
  refresh: () => Promise<unknown> | void
  /** What is said when that fails. */
  failed: string
  /** Brings it back to where `useIsRemoved` does not reach, undone or failed. */
  onBack?: () => void
}

type Waiting = { toast: number; undo: () => void; carryOut: () => Promise<unknown> }

let waiting: ReadonlyMap<string, Waiting> = new Map()
const watchers = new Set<() => void>()
let watchesPage = false

function change(next: ReadonlyMap<string, Waiting>): void {
  waiting = next
  watchers.forEach((watcher) => watcher())
}

const keyOf = ({ kind, id }: Thing): string => `${kind}:${id}`
const without = (key: string) => new Map([...waiting].filter(([one]) => one !== key))

/**
 * Removes a thing that the server could not bring back: it goes from the screen at once, and is sent when the offer to
 * undo has ended, which is at the latest when the page is left. A page that dies before has removed nothing.
 */
export function removeLater({ kind, id, title, message, send, refresh, failed, onBack }: Removal): void {
  watchPage()
  const key = keyOf({ kind, id })
  const { token } = readSession()
  const back = () => change(without(key))
  const run = () =>
    send({ ...(token !== null && { token }), keepalive: true }).then(refresh, (error: unknown) => {
      if (statusOf(error) === 404) return refresh()
      if (readSession().token === token) toast.error(failed)
      onBack?.()
      return undefined
    })
  let begun: Promise<unknown> | null = null
  const carryOut = () => {
    begun ??= run().finally(back)
    return begun
  }
  const undo = () => {
    back()
    onBack?.()
  }
  const shown = toast.success(title, message, {
    action: { label: 'Undo', onAction: undo },
    onGone: async () => waiting.get(key)?.carryOut(),
  })
  change(new Map(waiting).set(key, { toast: shown, undo, carryOut }))
}

/** Undoes a removal that still waits, from another place than its notification; false when none does. */
export function takeBack(thing: Thing): boolean {
  const found = waiting.get(keyOf(thing))
  if (!found) return false
  found.undo()
  closeToast(found.toast)
  return true
}

/** Sends at once what waits, all of it or one kind; resolves when it has been answered. */
export async function settleRemovals(kind?: string): Promise<void> {
  const meant = [...waiting].filter(([key]) => kind === undefined || key.startsWith(`${kind}:`))
  const answers = meant.map(([, one]) => one.carryOut())
  meant.forEach(([, one]) => closeToast(one.toast))
  await Promise.all(answers)
}

/** A phone may end a page that is out of sight without a word: that is the last moment to send. */
function watchPage(): void {
  if (watchesPage) return
  watchesPage = true
  addEventListener('pagehide', () => void settleRemovals())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void settleRemovals()
  })
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
const NONE: ReadonlyMap<string, Waiting> = new Map()

/** Whether a thing of this kind is removed and only its undo is waited for: it is shown no more. */
export function useIsRemoved(kind: string): (id: number) => boolean {
  const all = useSyncExternalStore(
    watch,
    () => waiting,
    () => NONE,
  )
  return useCallback((id) => all.has(keyOf({ kind, id })), [all, kind])
}

/** For the set-up of the tests: what waits is forgotten, neither sent nor undone. */
export function forgetRemovals(): void {
  change(NONE)
}
