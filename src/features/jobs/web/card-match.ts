import { createContext } from 'react'

/** Scores of postings by id, where a screen knows them; a card says its own. */
export const CardMatch = createContext<Readonly<Record<string, number>>>({})
