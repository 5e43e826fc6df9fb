import { isSameWord } from '../roles/rules.ts'
import { compareTitles, type Named, tellingOf } from '../rules.ts'

/** What stands between the work and one kind of it: `Trader - Credit`, `Analyst | SQL`, `Crew (SM North)`. */
const BETWEEN = / [-–—:|] |[|([,]/

/** For how long, not what. */
const OF_TERM = new Set('ftc fixed term contract contractor freelance month months'.split(' '))

type Parts = { work: string; kind: string[] }

function partsOf(named: Named): Parts | null {
  const at = named.title.search(BETWEEN)
  if (at <= 0) return null
  const kind = tellingOf({ ...named, title: named.title.slice(at + 1) }).filter((word) => !OF_TERM.has(word))
  return kind.length === 0 ? null : { work: named.title.slice(0, at), kind }
}

/** The same work, and behind it another kind of it: a firm's text stands under each. */
export function areOtherKinds(one: Named, other: Named): boolean {
  const [own, theirs] = [partsOf(one), partsOf(other)]
  if (
    !own ||
    !theirs ||
    own.kind.some((word) => theirs.kind.some((their) => word === their || isSameWord(word, their)))
  )
    return false
  return compareTitles({ ...one, title: own.work }, { ...other, title: theirs.work }) === 'same'
}
