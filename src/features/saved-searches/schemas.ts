import * as z from 'zod/mini'
import { NAME_MAX, SAYS } from './rules.ts'

/** What is said of a text beyond `max` characters. */
export const tooLong = (max: number) => `Ensure this field has no more than ${max} characters.`
/** Text as it can be stored: no half characters, no zero bytes, nothing around it. */
export const storable = z.overwrite<string>((text) => text.toWellFormed().replaceAll('\0', '').trim())

/** The name a search is kept by. */
export const name = z
  .string(SAYS.nameRequired)
  .check(storable, z.minLength(1, SAYS.nameRequired), z.maxLength(NAME_MAX, tooLong(NAME_MAX)))
/** The form of a new name. */
export const nameForm = z.object({ name })
