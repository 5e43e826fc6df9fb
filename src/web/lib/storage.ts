/** Every key the browser keeps (spec 1 §3), so that signing out can clear what belongs to a person. */
export type StorageKey =
  | 'token'
  | 'user'
  | 'savedJobs'
  | 'seenPostings'
  | 'openedJobs'
  | 'chatSessionId'
  | 'chatConversationId'
  | 'chatUserId'
  | 'showOnboardingModal'
  | 'googleSignIn'
  | 'planLineAway'
  | 'dayLines'
  | 'device'
  | 'theme'
  | 'listKeysOff'
  | 'passkey'

const PERSONAL: StorageKey[] = [
  'token',
  'user',
  'savedJobs',
  'seenPostings',
  'openedJobs',
  'chatSessionId',
  'chatConversationId',
  'chatUserId',
  'showOnboardingModal',
  'googleSignIn',
  'planLineAway',
  'dayLines',
]

/** The stored text, or null; also null where storage is forbidden. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps `value`, or forgets the key when it is null; does nothing where storage is forbidden or full. */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private windows refuse: the page works on, it only forgets.
  }
}

/** Forgets everything that belongs to the signed-in person; theme, device, keys and whether a passkey is used here stay. */
export const clearPersonal = (): void => PERSONAL.forEach((key) => writeStored(key, null))
