export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** The same behind a "not". */
export const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const [PRIME, MANY] = [31, 1_000_003]
/** The same number for the same text on every machine. */
const hash = (text: string): number =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).reduce(
    (sum, code) => (sum * PRIME + code) % MANY,
    PRIME,
  )

/** One of several ways to say a thing: the same for the same person and posting, whenever it is written. */
export function pick<T>(ways: readonly [T, ...T[]], seed: string, what: string): T {
  return ways[hash(`${what} ${seed} ${what}`) % ways.length] ?? ways[0]
}
