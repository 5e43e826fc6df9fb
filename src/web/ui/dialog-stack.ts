let open: readonly HTMLDialogElement[] = []
const watchers = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  watchers.forEach((watcher) => watcher())
}

/** Notes a modal dialog that opened; gives how to note its end. */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((one) => one !== dialog))
}

/** The dialog on top: while it is open the browser lets nothing outside of it be reached. */
export const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null
export function onDialogs(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
