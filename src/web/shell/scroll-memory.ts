const positions = new Map<string, number>()
/** How long a page may take to grow to the height a person left it at. */
const PATIENCE_MS = 5000

let here = ''

/** From now on the place on the page is kept for every entry of the history. Gives how to stop. */
export function rememberPlaces(key: string): () => void {
  here = key
  history.scrollRestoration = 'manual'
  const note = () => void positions.set(here, scrollY)
  // A reload is the browser's own matter, which it does well.
  const leave = () => void (history.scrollRestoration = 'auto')
  const back = () => void (history.scrollRestoration = 'manual')
  // Who scrolled before anything listened is somewhere already.
  note()
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', leave)
  addEventListener('pageshow', back)
  return () => {
    removeEventListener('scroll', note)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', back)
  }
}

/** Another entry is shown: what is scrolled from now on belongs to it. */
export const enterPlace = (key: string): void => void (here = key)

/** Where an entry was left; undefined for a new one. */
export const placeOf = (key: string): number | undefined => positions.get(key)

/** Goes to a place on a page that may still be growing; a person who scrolls meanwhile is left alone. Gives how to stop. */
export function goToPlace(top: number): () => void {
  scrollTo(0, top)
  if (top === 0 || Math.abs(scrollY - top) < 2) return () => undefined
  const growth = new ResizeObserver(() => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) < 2) stop()
  })
  const own = ['wheel', 'touchstart', 'keydown', 'pointerdown']
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  function stop() {
    growth.disconnect()
    clearTimeout(timer)
    for (const name of own) removeEventListener(name, stop)
  }
  for (const name of own) addEventListener(name, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
