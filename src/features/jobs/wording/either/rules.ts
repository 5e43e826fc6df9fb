import { kindsTitled } from '../../kinds/rules.ts'
import { plainWords } from '../../rules.ts'

/** `or`, in Filipino `o`. */
export const EITHER = /\s(?:or|o)\s/gi

/** Two kinds of work of which any will do, `csr or data entry`; null where nothing or something else is chosen between. */
export function eitherOf(search: string): [string, string] | null {
  if (/["“”]|(?:^|\s)-\S/.test(search)) return null
  const sides = search.split(EITHER).map(plainWords)
  const [one = '', other = ''] = sides
  return sides.length === 2 && [one, other].every((side) => kindsTitled(side).length > 0) ? [one, other] : null
}
