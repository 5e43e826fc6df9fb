/** The CVC of every card these tests pay with. */
export const TEST_CVC = '739'

/** A number as people and programs write it: bare, in fours, with dashes or dots. */
const spellings = (number: string): RegExp => new RegExp(number.split('').join(String.raw`[\s.\-]?`))
const CVC = new RegExp(String.raw`(?:cvc|cvv|security.?code)\W{0,12}${TEST_CVC}\b`, 'i')

/** What stands in a text that must be nowhere; named without being told again. */
export function cardLeaks(text: string, secrets: { cards: readonly string[]; keys: readonly string[] }): string[] {
  return [
    ...secrets.cards
      .filter((number) => spellings(number).test(text))
      .map((number) => `card ending in ${number.slice(-4)}`),
    ...secrets.keys.filter((key) => text.includes(key)).map((key) => `key beginning with ${key.slice(0, 5)}`),
    ...(CVC.test(text) ? ['a CVC'] : []),
  ]
}
