import { clearDeviceDrafts } from './device-draft.ts'

const PREFIX = 'draft:'

/** What was typed into a form of this tab and not sent yet; null when there is nothing, or nothing readable. */
export function readDraft(name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Keeps what was typed until this tab is closed, or forgets it when it is null. */
export function writeDraft(name: string, value: Record<string, unknown> | null): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // Full or forbidden: the text still stands in the form.
  }
}

/**
 * Says whose drafts those of this tab are. Somebody else's are forgotten: a session that ran out keeps what was typed
 * for the person who comes back, and for nobody else.
 */
export function ownDrafts(userId: number): void {
  const owner = readDraft('owner')?.id
  if (owner === userId) return
  if (owner !== undefined) clearTab()
  clearDeviceDrafts(userId)
  writeDraft('owner', { id: userId })
}

/** Forgets every draft of this tab and device: the next person here has no business with them. */
export function clearDrafts(): void {
  clearTab()
  clearDeviceDrafts()
}

function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept where nothing may be kept.
  }
}
