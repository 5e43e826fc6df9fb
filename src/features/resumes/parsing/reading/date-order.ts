const YEAR = String.raw`(?:19|20)\d\d`
const [DAY, MONTH] = ['(?:1[3-9]|2[0-9]|3[01])', '(?:0?[1-9]|1[0-2])']
const DAY_FIRST = new RegExp(String.raw`(?<![\d/.])${DAY}[/.]${MONTH}[/.]${YEAR}(?!\d)`)
const MONTH_FIRST = new RegExp(String.raw`(?<![\d/.])${MONTH}[/.]${DAY}[/.]${YEAR}(?!\d)`)
const EITHER = new RegExp(String.raw`(?<![\d/.])(${MONTH})([/.])(${MONTH})(?=[/.]${YEAR}(?!\d))`, 'g')

/**
 * Dates such as 01/04/2020 with their month first, as most write them here. One writer has one order: where a date of the
 * page can only begin with its day and none with its month, all of them begin with the day.
 */
export function withMonthsFirst<T extends { text: string }>(lines: readonly T[][]): readonly T[][] {
  const texts = lines.map((line) => line.map(({ text }) => text).join(''))
  if (!texts.some((text) => DAY_FIRST.test(text)) || texts.some((text) => MONTH_FIRST.test(text))) return lines
  return lines.map((line) => line.map((run) => ({ ...run, text: run.text.replace(EITHER, '$3$2$1') })))
}
