import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react'
import { fileLoader, forgetFailures } from './file-loader.ts'

/** A screen in a file of its own. `load` before rendering and it is there at once, on the server and while hydrating. */
export type LoadedScreen = { Screen: ComponentType; load: () => Promise<unknown>; module?: string }

/**
 * Splits a screen off. `module` is its source path, for rows that are rendered on the server: the page then names the
 * file early and the browser need not discover it. A file that does not come within 120 seconds throws `FileMissing`.
 */
export function screen(find: () => Promise<ComponentType>, module?: string): LoadedScreen {
  const { load } = fileLoader(find)
  function Screen() {
    const Ready = use(load())
    // oxlint-disable-next-line react/static-components -- found once and the same ever after: nothing is created anew
    return <Ready />
  }
  // The guard around it draws itself anew once the page is taken over; what it guards has nothing new to say then.
  return { Screen: memo(Screen), load, ...(module === undefined ? {} : { module }) }
}

/** A screen that is part of the first file. */
export const inline = (Screen: ComponentType): LoadedScreen => ({ Screen, load: () => Promise.resolve() })

const AGAIN_MS = 20_000
type PartProps = {
  /** Stands there until the part has come. */
  waiting?: ReactNode
  /** Called when it did not come; without it the part is tried again after a while. */
  onMissing?: () => void
}

/** Splits off a part of the shell. One that does not come leaves its place empty and takes nothing else along. */
export function part<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  const { ready, load } = fileLoader(find)
  return function Part({ waiting = null, onMissing, ...props }: Props & PartProps) {
    const [tries, setTries] = useState(0)
    const [, setFound] = useState(false)
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let gone = false
      const again = () => {
        forgetFailures()
        if (gone) return
        if (onMissing) onMissing()
        else timer = setTimeout(() => setTries(tries + 1), AGAIN_MS)
      }
      // Each part in a task of its own: together they would hold up who already taps, at the start of a page.
      const show = () => gone || startTransition(() => setFound(true))
      const begin = setTimeout(() => void load().then(show, again))
      return () => {
        gone = true
        clearTimeout(begin)
        clearTimeout(timer)
      }
      // oxlint-disable-next-line react/exhaustive-deps -- who is told of a failure does not begin a new try
    }, [tries])
    const Ready = ready()
    return Ready ? createElement(Ready, props as unknown as Props) : waiting
  }
}
