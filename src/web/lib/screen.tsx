import { type ComponentType, use } from 'react'

/** A screen in a file of its own. `load` before rendering and it is there at once, on the server and while hydrating. */
export type LoadedScreen = { Screen: ComponentType; load: () => Promise<unknown>; module?: string }

/**
 * Splits a screen off. `module` is its source path, for rows that are rendered on the server: the page then names the
 * file early and the browser need not discover it. A failed download is tried again on the next visit.
 */
export function screen(find: () => Promise<ComponentType>, module?: string): LoadedScreen {
  let ready: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  const load = () =>
    (pending ??= find().then(
      (found) => (ready = found),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    ))
  function Screen() {
    const Ready = ready ?? use(load())
    // oxlint-disable-next-line react/static-components -- found once and the same ever after: nothing is created anew
    return <Ready />
  }
  return { Screen, load, ...(module === undefined ? {} : { module }) }
}

/** A screen that is part of the first file. */
export const inline = (Screen: ComponentType): LoadedScreen => ({ Screen, load: () => Promise.resolve() })
