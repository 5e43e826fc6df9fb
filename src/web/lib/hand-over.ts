/** The browser may still be reading it; a minute is enough for the slowest phone. */
const FORGET_MS = 60_000

function addressFor(file: Blob): string {
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS)
  return address
}

/** Gives the person a file to keep, under `name`. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = addressFor(file)
  link.download = name
  link.click()
}

/**
 * Shows a file in a tab of its own. The tab opens at once, because browsers allow that only as the answer to a press;
 * where they refuse even so, `otherwise` gets the file.
 */
export async function showFile(find: () => Promise<Blob>, otherwise: (file: Blob) => void): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  try {
    const file = await find()
    if (!tab || tab.closed) return otherwise(file)
    tab.location.replace(addressFor(file))
  } catch (error) {
    tab?.close()
    throw error
  }
}
