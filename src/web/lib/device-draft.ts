const PREFIX = 'draft:'
const keyOf = (userId: number, name: string): string => `${PREFIX}${userId}:${name}`

/** What this person typed on this device and did not send yet, also before a restart; null when there is nothing. */
export function readDeviceDraft(userId: number, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Keeps it until it is sent or the person signs out; null forgets it. */
export function writeDeviceDraft(userId: number, name: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(userId, name))
    else localStorage.setItem(keyOf(userId, name), JSON.stringify(value))
  } catch {
    // Full or forbidden: the text still stands in the form.
  }
}

/** Forgets every draft of this device but those of one person; without one all of them. */
export function clearDeviceDrafts(exceptOf?: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && (exceptOf === undefined || !key.startsWith(keyOf(exceptOf, '')))) {
        localStorage.removeItem(key)
      }
    }
  } catch {
    // Nothing was kept where nothing may be kept.
  }
}
