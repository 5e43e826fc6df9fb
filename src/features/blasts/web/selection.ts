import type { BlastUser } from '../contract.ts'

/** Whom an admin chose: people one by one, or all that a search finds without some of them. */
export type Selection =
  | { kind: 'some'; ids: readonly number[] }
  | { kind: 'all'; search: string; count: number; except: readonly number[] }

export const NOBODY: Selection = { kind: 'some', ids: [] }

export const everybody = (search: string, count: number): Selection => ({ kind: 'all', search, count, except: [] })

export const sizeOf = (chosen: Selection): number =>
  chosen.kind === 'some' ? chosen.ids.length : chosen.count - chosen.except.length

export const isChosen = (chosen: Selection, { id }: Pick<BlastUser, 'id'>): boolean =>
  chosen.kind === 'some' ? chosen.ids.includes(id) : !chosen.except.includes(id)

const withOrWithout = (ids: readonly number[], id: number, has: boolean): readonly number[] =>
  has ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id)

/** Chooses one person, or takes them out. */
export const choose = (chosen: Selection, { id }: Pick<BlastUser, 'id'>, on: boolean): Selection =>
  chosen.kind === 'some'
    ? { ...chosen, ids: withOrWithout(chosen.ids, id, on) }
    : { ...chosen, except: withOrWithout(chosen.except, id, !on) }

/** As the server takes it. */
export const asBody = (chosen: Selection) =>
  chosen.kind === 'some'
    ? { user_ids: [...chosen.ids] }
    : { all: true, search: chosen.search, except_ids: [...chosen.except] }
