/** What stands between a person and saving: no session, or a plan that ran out. */
export type Prompt = 'login' | 'login-search' | 'expired'

let open: Prompt | null = null
const listeners = new Set<() => void>()

function change(next: Prompt | null): void {
  open = next
  listeners.forEach((listener) => listener())
}

export const openPrompt = (prompt: Prompt): void => change(prompt)
export const closePrompt = (): void => change(null)
export const readPrompt = (): Prompt | null => open
export function onPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
