import { readdir } from 'node:fs/promises'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, 'judged/real')

/** A set by the name of its file, without what kind of set it is: `tuned`, `held-out`. */
export type RealSet<T> = { name: string; items: T[] }

/**
 * Sets worded as real texts are, whichever lie there: every list a file `KIND-NAME.ts` exports. Somebody else may put a
 * set there that nobody has seen who writes rules; it is measured without being named here.
 */
export async function realSets<T>(kind: string, is: (item: unknown) => item is T): Promise<RealSet<T>[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.startsWith(`${kind}-`) && file.endsWith('.ts')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const lists: unknown[] = Object.values((await import(path.join(FOLDER, file))) as object)
      const items = lists.filter((list) => Array.isArray(list)).flat() as unknown[]
      const wrong = items.filter((item) => !is(item)).length
      if (items.length === 0 || wrong > 0) throw new Error(`${file}: ${wrong} of ${items.length} are not judged texts.`)
      return { name: file.slice(kind.length + 1, -'.ts'.length), items: items.filter(is) }
    }),
  )
}

/** Nobody is to learn from what is missed in these. */
export const isHeldOut = (name: string): boolean => name.includes('held-out')
/** Held out until the rules learnt from them: figures of these say nothing about texts nobody has seen. */
export const isOpened = (name: string): boolean => name.includes('opened')
