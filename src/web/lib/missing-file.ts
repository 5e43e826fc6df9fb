const KEY = 'reloaded-at'

/**
 * A file is gone where the server answers: a new version took the old one's place, and a fresh page knows the new names.
 * Reloading happens once for an address; false when it was done already or the server does not answer either.
 */
export async function reloadForNewVersion(answers: () => Promise<boolean>): Promise<boolean> {
  const here = location.pathname + location.search
  if (sessionStorage.getItem(KEY) === here || !(await answers())) return false
  sessionStorage.setItem(KEY, here)
  location.reload()
  return true
}
