import { adderOf, type Sums, type Weights } from '../sums/rules.ts'
import { featuresOfHeading } from './features/rules.ts'
import { ANSWER, BIAS, WANTS } from './table/rules.ts'

/**
 * What words and signs weigh: for a sentence that wants something of an applicant, and for one that wants an answer; and
 * what is added to every sentence.
 */
export type Table = { wants: Weights; answer: Weights; bias: readonly [wants: number, answer: number] }

/** How much a sentence is worded like those that want something of an applicant, and like those that want an answer. */
export type Opinion = { wants: number; answer: number }

/**
 * Weighs what a sentence is made of (`featuresOf`) and the heading above it with a table; each feature counts once, and long
 * sentences weigh no more for it.
 */
export function opinionBy({ wants, answer, bias }: Table) {
  const add = adderOf([wants, answer])
  // Sentences below one heading come one after the other.
  let lately: { heading: string; above: Sums } = { heading: '', above: add([]) }
  return (features: readonly string[], heading: string): Opinion => {
    if (lately.heading !== heading) lately = { heading, above: add(featuresOfHeading(heading)) }
    const [own, { above }] = [add(features), lately]
    const part = 1 / Math.sqrt(1 + own.known + above.known)
    const [wanted = 0, answered = 0] = own.sums.map((sum, table) => (sum + (above.sums[table] ?? 0)) * part)
    return { wants: wanted + bias[0], answer: answered + bias[1] }
  }
}

/** The opinion by the weights that were learnt from the judged postings; never proof. */
export const opinionOf = opinionBy({ wants: WANTS, answer: ANSWER, bias: BIAS })
