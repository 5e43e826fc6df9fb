import { plainWords } from '../../../rules.ts'
import { placeWords } from '../../places/rules.ts'

type Placed = { title: string; location: string | null }

/** Words of its place that stand in its title: `CSR - Cebu` in Cebu City. */
function townsOf({ title, location }: Placed): Set<string> {
  if (!location) return new Set()
  const titled = new Set(plainWords(title).split(' '))
  return new Set(placeWords(location).filter((word) => titled.has(word)))
}

/** One title names its place, and the other does not. */
export function namesTownAlone(one: Placed, other: Placed): boolean {
  const towns = townsOf(one)
  const stated = new Set(plainWords(other.title).split(' '))
  return towns.size > 0 && [...towns].every((town) => !stated.has(town))
}
