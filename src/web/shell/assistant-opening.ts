import { useSyncExternalStore } from 'react'

let open = false
let opener: HTMLElement | null = null
let instead: (() => void) | null = null
const watchers = new Set<() => void>()

function change(next: boolean): void {
  open = next
  watchers.forEach((watcher) => watcher())
}

/** Opens the assistant; `from` is the button that has the focus back when it closes. */
export function openAssistant(from: HTMLElement | null = null): void {
  opener = from
  if (instead === null) change(true)
  else instead()
}

export const closeAssistant = (): void => change(false)

/** Where the focus belongs once the assistant is closed. */
export const assistantOpener = (): HTMLElement | null => opener

/** What is done from now on in place of opening it, as long as its file does not come; null takes that back. */
export function openInstead(action: (() => void) | null): void {
  instead = action
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useAssistantOpen = (): boolean =>
  useSyncExternalStore(
    watch,
    () => open,
    () => false,
  )
