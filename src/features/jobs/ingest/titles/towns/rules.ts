import { plainWords } from '../../../rules.ts'
import { placeWords } from '../../places/rules.ts'

type Placed = { title: string; location: string | null }

/** Words of its place that stand in its title: `CSR - Cebu` in Cebu City. */
function townsOf({ title, location }: Placed): Set<string> {
  if (!location) return new Set()
  const titled = new Set(plainWords(title).split(' '))
  return new Set(placeWords(location).filter((word) => titled.has(word)))
}

/** Of the towns that one title names and the other does not, whether the other posting states one at all. */
export function townAlone(one: Placed, other: Placed): 'unstated' | 'stated' | null {
  const towns = [...townsOf(one)]
  const within = (text: string) => plainWords(text).split(' ')
  if (towns.length === 0 || towns.some((town) => within(other.title).includes(town))) return null
  return towns.some((town) => within(other.location ?? '').includes(town)) ? 'stated' : 'unstated'
}
