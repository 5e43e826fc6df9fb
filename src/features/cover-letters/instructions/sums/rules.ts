/** What words and signs weigh: each weight once, with the names of all features that weigh so. */
export type Weights = readonly (readonly [weight: number, names: string])[]

/** What a text weighs by each of some tables, and how many of its features any of them knows. */
export type Sums = { sums: readonly number[]; known: number }

/** Adds up what features weigh by each of `tables`; each feature counts once. */
export function adderOf(tables: readonly Weights[]): (features: readonly string[]) => Sums {
  const numbers = new Map<string, number>()
  for (const [, names] of tables.flat())
    for (const name of names.split(' ')) if (!numbers.has(name)) numbers.set(name, numbers.size)
  const columns = tables.map((weights) => columnOf(weights, numbers))
  // In which adding a feature was met last: a set of its own for each sentence of a long text takes longer.
  const met = new Uint32Array(numbers.size)
  let adding = 0
  return (features) => {
    adding += 1
    const sums = columns.map(() => 0)
    let known = 0
    for (const name of features) {
      const at = numbers.get(name)
      if (at === undefined || met[at] === adding) continue
      met[at] = adding
      for (const [table, column] of columns.entries()) sums[table] = (sums[table] ?? 0) + (column[at] ?? 0)
      known += 1
    }
    return { sums, known }
  }
}

function columnOf(weights: Weights, numbers: ReadonlyMap<string, number>): Float64Array {
  const column = new Float64Array(numbers.size)
  for (const [weight, names] of weights) for (const name of names.split(' ')) column[numbers.get(name) ?? 0] = weight
  return column
}
