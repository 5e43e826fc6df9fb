/** What is wrong with a number as it was typed, or nothing. */
export const wrongNumber = (typed: string, { min, max }: { min: number; max: number }): string | undefined => {
  const number = Number(typed || Number.NaN)
  return Number.isInteger(number) && number >= min && number <= max ? undefined : `Must be from ${min} to ${max}.`
}
