import { createContext } from 'react'

/** Where a list has a posting shown beside it: which one that is, and how another is. */
export type BesideList = { chosen: number | null; open: (id: number) => void }

/** Null where a click on a card leads to the posting's own page. */
export const OpenJob = createContext<BesideList | null>(null)
