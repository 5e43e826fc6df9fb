import * as z from 'zod/mini'
import { FACT_FIELDS } from '../facts/contract.ts'
import { NOTE_KINDS } from './kinds/rules.ts'

/** Something in a posting that seekers should think about before they answer, with its own words. */
export const safetyNote = z.object({
  kind: z.enum(NOTE_KINDS),
  quote: z.string(),
  field: z.enum(FACT_FIELDS),
})

/** The same with what it says to a seeker and what to do: the words come along, most postings need none. */
export const toldNote = z.extend(safetyNote, { title: z.string(), advice: z.string() })
