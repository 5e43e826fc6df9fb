import { withoutOffers } from '../offers/rules.ts'
import { isSameWord } from '../roles/rules.ts'
import { compareTitles, type Named, tellingOf } from '../rules.ts'

/** What stands between the work and one kind of it: `Trader - Credit`, `Analyst | SQL`, `Crew (SM North)`. */
const BETWEEN = / [-–—:|] |[|([,（]/

/** For how long, not what. */
const OF_TERM = new Set('ft pt ftc fixed term contract contractor freelance month months'.split(' '))

type Parts = { work: string; kind: string[] }

function partsOf(named: Named): Parts | null {
  const title = withoutOffers(named.title)
  const at = title.search(BETWEEN)
  if (at <= 0) return null
  const kind = tellingOf({ ...named, title: title.slice(at + 1) }).filter((word) => !OF_TERM.has(word))
  return kind.length === 0 ? null : { work: title.slice(0, at), kind }
}

/** `(Azure Warehouse)` and `(Azure Platform)` are two kinds, `(Azure)` and `(Azure Platform)` may be one. */
const hasAlone = (kind: readonly string[], other: readonly string[]): boolean =>
  kind.some((word) => word.length > 1 && !other.some((their) => word === their || isSameWord(word, their)))

/** The same work, and behind it another kind of it: a firm's text stands under each. */
export function areOtherKinds(one: Named, other: Named): boolean {
  const [own, theirs] = [partsOf(one), partsOf(other)]
  if (!own || !theirs || !hasAlone(own.kind, theirs.kind) || !hasAlone(theirs.kind, own.kind)) return false
  return compareTitles({ ...one, title: own.work }, { ...other, title: theirs.work }) === 'same'
}
