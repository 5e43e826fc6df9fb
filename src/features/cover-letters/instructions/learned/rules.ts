import { featuresOfHeading } from './features/rules.ts'
import { ANSWER, BIAS, WANTS } from './table/rules.ts'

/** Each weight once, with the names of all features that weigh so. */
type Groups = readonly (readonly [weight: number, names: string])[]
/**
 * What words and signs weigh: for a sentence that wants something of an applicant, and for one that wants an answer; and
 * what is added to every sentence.
 */
export type Table = { wants: Groups; answer: Groups; bias: readonly [wants: number, answer: number] }

/** How much a sentence is worded like those that want something of an applicant, and like those that want an answer. */
export type Opinion = { wants: number; answer: number }

type Sum = Opinion & { known: number }

/**
 * Weighs what a sentence is made of (`featuresOf`) and the heading above it with a table; each feature counts once, and long
 * sentences weigh no more for it.
 */
export function opinionBy({ wants: wanting, answer: answering, bias }: Table) {
  const numbers = new Map<string, number>()
  for (const [, names] of [...wanting, ...answering])
    for (const name of names.split(' ')) if (!numbers.has(name)) numbers.set(name, numbers.size)
  const [wants, answer] = [wanting, answering].map((groups) => weightsBy(groups, numbers)) as [
    Float64Array,
    Float64Array,
  ]
  const met = new Uint32Array(numbers.size)
  let asked = 0
  const sumOf = (features: readonly string[]): Sum => {
    asked += 1
    const sum = { wants: 0, answer: 0, known: 0 }
    for (const name of features) {
      const at = numbers.get(name)
      if (at === undefined || met[at] === asked) continue
      met[at] = asked
      sum.wants += wants[at] ?? 0
      sum.answer += answer[at] ?? 0
      sum.known += 1
    }
    return sum
  }
  // Sentences below one heading come one after the other.
  let lately: { heading: string; sum: Sum } = { heading: '', sum: sumOf([]) }
  return (features: readonly string[], heading: string): Opinion => {
    if (lately.heading !== heading) lately = { heading, sum: sumOf(featuresOfHeading(heading)) }
    const [own, above] = [sumOf(features), lately.sum]
    const part = 1 / Math.sqrt(1 + own.known + above.known)
    return {
      wants: (own.wants + above.wants) * part + bias[0],
      answer: (own.answer + above.answer) * part + bias[1],
    }
  }
}

function weightsBy(groups: Groups, numbers: ReadonlyMap<string, number>): Float64Array {
  const weights = new Float64Array(numbers.size)
  for (const [weight, names] of groups) for (const name of names.split(' ')) weights[numbers.get(name) ?? 0] = weight
  return weights
}

/** The opinion by the weights that were learnt from the judged postings; never proof. */
export const opinionOf = opinionBy({ wants: WANTS, answer: ANSWER, bias: BIAS })
