import { readDraft, writeDraft } from '#web/lib/draft.ts'

const NAME = 'register'
const KEPT = ['first_name', 'last_name', 'username', 'email'] as const
type Kept = Record<(typeof KEPT)[number], string>

/** What was typed before the page was left or loaded again; never a password, never the consent. */
export function readRegisterDraft(): Kept {
  const draft = readDraft(NAME) ?? {}
  const text = (name: (typeof KEPT)[number]) => (typeof draft[name] === 'string' ? draft[name] : '')
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    username: text('username'),
    email: text('email'),
  }
}

/** Keeps names, username and address until this tab is closed or somebody is signed in. */
export function keepRegisterDraft(values: Kept): void {
  const empty = KEPT.every((name) => values[name] === '')
  writeDraft(NAME, empty ? null : Object.fromEntries(KEPT.map((name) => [name, values[name]])))
}

/** Once somebody is in, nothing of it is needed. */
export const forgetRegisterDraft = (): void => writeDraft(NAME, null)
