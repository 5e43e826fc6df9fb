import { agreementOf, namedWords, type Recognisable } from '../agreement/rules.ts'

/** Postings by what could make them one job with another, so that one is not compared with everything there is. */
export type Neighbours<P extends Recognisable> = {
  add(posting: P): void
  /** Those that agree with this one (`agreementOf`), those of the same title first. */
  comparableTo(one: Recognisable): P[]
  /** Those of its employer. */
  ofEmployer(one: Recognisable): readonly P[]
}

export function neighbours<P extends Recognisable>(postings: readonly P[]): Neighbours<P> {
  const byTitle = new Map<string, P[]>()
  const byEmployer = new Map<number, P[]>()
  const byName = new Map<string, P[]>()
  const put = <K>(map: Map<K, P[]>, key: K, posting: P) => {
    const there = map.get(key)
    if (there) there.push(posting)
    else map.set(key, [posting])
  }
  const add = (posting: P) => {
    put(byTitle, posting.title_key, posting)
    if (posting.employer_id !== null) put(byEmployer, posting.employer_id, posting)
    for (const word of namedWords(posting)) put(byName, word, posting)
  }
  const ofEmployer = ({ employer_id }: Recognisable) =>
    employer_id === null ? [] : (byEmployer.get(employer_id) ?? [])
  for (const posting of postings) add(posting)
  return {
    add,
    ofEmployer,
    comparableTo(one) {
      const titled = byTitle.get(one.title_key) ?? []
      const named = namedWords(one).flatMap((word) => byName.get(word) ?? [])
      return [...new Set([...titled, ...ofEmployer(one), ...named])].filter((other) => agreementOf(one, other) !== null)
    },
  }
}
