/**
 * Asks a person whether to leave what is not saved; `go` leaves. `forgets`: what was typed does not wait on this device
 * for them to come back.
 */
export type LeavingQuestion = (go: () => void, forgets: boolean) => void

let question: LeavingQuestion | null = null

/** Puts a question before every way out of the present screen, until the returned function is called. */
export function askBeforeLeaving(next: LeavingQuestion): () => void {
  question = next
  return () => {
    if (question === next) question = null
  }
}

/** Goes at once where nothing is unsaved, and otherwise when the person says so. */
export function leave(go: () => void, forgets = false): void {
  if (question) question(go, forgets)
  else go()
}
