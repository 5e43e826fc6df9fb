import { useSyncExternalStore } from 'react'
import { ownDrafts } from './draft.ts'
import { clearPersonal, readStored, writeStored } from './storage.ts'

/** What the shell and the guards need of a person (spec 1 §3); the auth room's user has more. */
export type SessionUser = {
  id: number
  username: string
  first_name: string
  last_name: string
  email: string
  account_type: 'jobseeker' | 'admin' | 'employer'
  is_superuser: boolean
  admin_profile: object | null
  onboarding_completed: boolean
  hide_onboarding_prompt: boolean
  has_active_subscription: boolean
  /** An admin who has to set up a second step of signing in first. */
  second_factor_required?: boolean | undefined
  /** Absent in what an older page kept. */
  is_trial_active?: boolean
  trial_days_remaining?: number
  trial_ends_at?: string | null
  subscription?: { status: string; end_date: string | null; plan: { plan_type: string } | null } | null
}

/** `signed-out` before hydration too: the server never knows a token. */
export type Session<U extends SessionUser = SessionUser> = {
  token: string | null
  user: U | null
  /** The server said so since the page was opened; until then the person is as the browser knew them last. */
  confirmed: boolean
  /** The server ended it since the page was opened, and nobody signed in after that. */
  lost: boolean
  /** It ended for good and on their wish: the last word, shown in place of what needs a person. */
  parting?: string
}

const NOBODY: Session = { token: null, user: null, confirmed: false, lost: false }
let current: Session = NOBODY
let loaded = false
const listeners = new Set<() => void>()

function load(): Session {
  if (!loaded && typeof localStorage !== 'undefined') {
    loaded = true
    const token = readStored('token')
    // What was saved belongs to whoever is signed in (spec 2 §3).
    if (token === null) writeStored('savedJobs', null)
    current = token === null ? NOBODY : { token, user: storedUser(), confirmed: false, lost: false }
  }
  return current
}

/** What an older version or another hand left in the storage is no person. */
const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && 'first_name' in value && typeof value.first_name === 'string'

function storedUser(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(readStored('user') ?? 'null')
    return isUser(user) ? user : null
  } catch {
    return null
  }
}

function change(next: Session): void {
  current = next
  loaded = true
  if (next.user !== null) ownDrafts(next.user.id)
  listeners.forEach((listener) => listener())
}

/** The session outside of React. */
export const readSession = (): Session => load()

/** Keeps the token and the person after a sign-in, for this tab and the others. */
export function beginSession(token: string, user: SessionUser): void {
  writeStored('savedJobs', null)
  writeStored('token', token)
  writeStored('user', JSON.stringify(user))
  change({ token, user, confirmed: true, lost: false })
}

/** Replaces the person after it was read again; ignored when nobody is signed in. */
export function updateSessionUser(user: SessionUser): void {
  const { token } = load()
  if (token === null) return
  writeStored('user', JSON.stringify(user))
  change({ token, user, confirmed: true, lost: false })
}

/**
 * Forgets the person and everything kept for them. With a `token` the server refused it, which counts only while that is
 * the current one: the person did not leave, they lost their session.
 */
export function endSession(token?: string): void {
  if (token !== undefined && load().token !== token) return
  clearPersonal()
  change({ ...NOBODY, lost: token !== undefined })
}

/** The same for an account that is gone; the last word stands where the person was until `endSession` takes it away. */
export function endForGood(parting: string): void {
  clearPersonal()
  change({ ...NOBODY, parting })
}

/** Calls back on every sign-in, sign-out and update, also those of other tabs. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes over what another tab did to the session. Called once by the browser's entry. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key !== 'token' && event.key !== 'user' && event.key !== null) return
    loaded = false
    const { user } = load()
    if (user !== null) ownDrafts(user.id)
    listeners.forEach((listener) => listener())
  })
}

const never = () => () => {}

/** False on the server and in the first render of the browser, which have to be equal; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The session, signed-out until the page is hydrated. */
export const useSession = (): Session =>
  useSyncExternalStore(
    onSessionChange,
    () => load(),
    () => NOBODY,
  )

/** Admin means: is_superuser, or account_type admin, or having an admin_profile (spec 1 §2). */
export const isAdmin = (user: SessionUser): boolean =>
  user.is_superuser || user.account_type === 'admin' || user.admin_profile !== null
