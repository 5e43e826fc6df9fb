import { makeDice } from '../sandbox/market/dice.ts'

/** What something is made of, and whether it is of the kind that is learnt. */
export type Row = { features: readonly string[]; is: boolean }
export type Weighed = { weights: Map<string, number>; bias: number }

/** A feature counts when so many rows have it. */
const LEAST = 2
/** So much of a feature counts whatever it says; the rest counts by how unlike the two sides use it. */
const EVEN_PART = 0.5
const [ROUNDS, STEP, DRAWN] = [15, 0.9, 1e-5]

/** The features that enough rows have, in order. */
export function commonIn(rows: readonly Pick<Row, 'features'>[]): string[] {
  const met = new Map<string, number>()
  for (const { features } of rows) for (const name of new Set(features)) met.set(name, (met.get(name) ?? 0) + 1)
  return [...met]
    .filter(([, times]) => times >= LEAST)
    .map(([name]) => name)
    .toSorted()
}

/**
 * Logistic regression, each step smaller the more a feature was moved, and drawn to nothing the longer it was not met; the
 * same rows give the same weights.
 */
export function fit(rows: readonly Row[], names: readonly string[]): Weighed {
  const numbers = new Map(names.map((name, at) => [name, at]))
  const known = rows.map(({ features }) => [...new Set(features.flatMap((name) => numbers.get(name) ?? []))])
  const scales = scalesOf(rows, known, names.length)
  const weights = new Float64Array(names.length)
  const moved = new Float64Array(names.length).fill(1e-6)
  const last = new Int32Array(names.length)
  let [bias, biasMoved, step] = [0, 1e-6, 0]
  const dice = makeDice(7)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of dice.sample([...known.keys()], known.length)) {
      const row = known[at] ?? []
      step += 1
      const part = 1 / Math.sqrt(row.length + 1)
      const sum = row.reduce((total, feature) => total + (weights[feature] ?? 0) * (scales[feature] ?? 0), 0)
      const error = 1 / (1 + Math.exp(-(sum * part + bias))) - (rows[at]?.is === true ? 1 : 0)
      biasMoved += error * error
      bias -= (STEP / 3 / Math.sqrt(biasMoved)) * error
      for (const feature of row) {
        const drawn = DRAWN * (step - (last[feature] ?? 0)) * (weights[feature] ?? 0)
        const slope = error * part * (scales[feature] ?? 0) + drawn
        last[feature] = step
        moved[feature] = (moved[feature] ?? 0) + slope * slope
        weights[feature] = (weights[feature] ?? 0) - (STEP / Math.sqrt(moved[feature] ?? 1)) * slope
      }
    }
  return { weights: new Map(names.map((name, at) => [name, (weights[at] ?? 0) * (scales[at] ?? 0)])), bias }
}

/** How much each feature counts: more, the more often one side has it than the other. */
function scalesOf(rows: readonly Row[], known: readonly number[][], many: number): Float64Array {
  const [has, not] = [new Float64Array(many).fill(0.5), new Float64Array(many).fill(0.5)]
  let [with_, without] = [1, 1]
  for (const [at, row] of known.entries()) {
    const is = rows[at]?.is === true
    if (is) with_ += 1
    else without += 1
    const counts = is ? has : not
    for (const feature of row) counts[feature] = (counts[feature] ?? 0) + 1
  }
  return has.map((times, at) => {
    const unlike = Math.abs(Math.log(times / with_ / ((not[at] ?? 0.5) / without)))
    return EVEN_PART + (1 - EVEN_PART) * unlike
  })
}

/** Each weight once, rounded, with the names of all that weigh so. A feature that weighs nothing is known all the same. */
export function groupsOf(
  weights: ReadonlyMap<string, number>,
  rounded: (weight: number) => number,
): (readonly [weight: number, names: string])[] {
  const groups = new Map<number, string[]>()
  for (const [name, weight] of weights) groups.set(rounded(weight), [...(groups.get(rounded(weight)) ?? []), name])
  return [...groups]
    .map(([weight, names]) => [weight, names.join(' ')] as const)
    .toSorted(([one], [other]) => one - other)
}

/** Groups of weights as the source of a table holds them. */
export const listOf = (groups: readonly (readonly [weight: number, names: string])[]): string =>
  groups.map(([weight, names]) => `  [${weight}, ${JSON.stringify(names)}],`).join('\n')
