import { setImmediate as turn } from 'node:timers/promises'

type Group<Asked, Found> = { asked: Asked[]; found: Promise<Found[]> }

/**
 * Looks up together what is asked for in one turn of the event loop: the more is going on, the more share one way to the
 * database, and nobody waits for who came before. `look` answers in the order it was asked, begins after the last question
 * was put, and its failure is everybody's.
 */
export function gathered<Asked, Found>(look: (asked: Asked[]) => Promise<Found[]>) {
  let open: Group<Asked, Found> | undefined
  const begin = (): Group<Asked, Found> => {
    const asked: Asked[] = []
    const found = turn().then(() => {
      open = undefined
      return look(asked)
    })
    return { asked, found }
  }
  return async (one: Asked): Promise<Found | undefined> => {
    open ??= begin()
    const { asked, found } = open
    const place = asked.push(one) - 1
    return (await found)[place]
  }
}
