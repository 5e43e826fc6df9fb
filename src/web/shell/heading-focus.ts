const PATIENCE_MS = 10_000

const content = () => document.querySelector<HTMLElement>('#content')

function take(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading of the new screen as soon as it is there, unless a person moved it elsewhere first.
 * Gives how to stop waiting.
 */
export function focusHeading(): () => void {
  const before = document.activeElement
  const moved = () => document.activeElement !== before && document.activeElement !== document.body
  const find = () => content()?.querySelector<HTMLElement>('h1')
  const heading = find()
  if (heading) {
    take(heading)
    return () => undefined
  }
  const watch = new MutationObserver(() => {
    const late = find()
    if (!late && !moved()) return
    stop()
    if (late && !moved()) take(late)
  })
  const timer = setTimeout(() => {
    stop()
    const main = content()
    if (main && !moved()) take(main)
  }, PATIENCE_MS)
  function stop() {
    watch.disconnect()
    clearTimeout(timer)
  }
  const main = content()
  if (main) watch.observe(main, { childList: true, subtree: true })
  return stop
}
