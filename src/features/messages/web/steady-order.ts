import { useState } from 'react'

type Row = { id: number }

/** Rows that are known keep their order, and what is new comes first. */
export function steadied<R extends Row>(before: readonly number[], rows: readonly R[]): readonly R[] {
  const place = new Map(before.map((id, at) => [id, at]))
  return rows.toSorted((one, other) => (place.get(one.id) ?? -1) - (place.get(other.id) ?? -1))
}

/** The order of a list does not change while somebody points at it or walks through it. */
export function useSteadyOrder<R extends Row>(rows: readonly R[]) {
  const [held, setHeld] = useState<readonly number[] | null>(null)
  const shown = held ? steadied(held, rows) : rows
  const hold = () => setHeld((now) => now ?? rows.map(({ id }) => id))
  const free = () => setHeld(null)
  return { shown, handlers: { onMouseEnter: hold, onMouseLeave: free, onFocus: hold, onBlur: free } }
}
