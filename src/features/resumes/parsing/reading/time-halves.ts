const MOMENT = String.raw`(?:(?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d\d|(?:19|20)\d\d-(?:0[1-9]|1[0-2]))`
/** What ends a time that was begun above. */
export const DATE_END = new RegExp(
  `^(?:${MOMENT}|present|current|now|today|date|(?:(?:up )?to|till?)[ -]?date|ongoing|kasalukuyan|ngayon)[\\s).,]*$`,
  'iu',
)
/** What begins a time that ends below. */
export const DATE_OPEN = new RegExp(
  `^\\W*${MOMENT}\\s*(?:-|–|—|to)(?:\\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.?)?\\s*$`,
  'iu',
)
/** The same at the end of a line that says more. */
const ENDS_OPEN = new RegExp(
  `(?<![\\p{L}\\d/])${MOMENT}\\s?(?:-|–|—)(?:\\s?(?<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.?))?$`,
  'iu',
)
const YEAR_ALONE = /^(?:19|20)\d\d[\s).,]*$/
/** "Clerk | May 2018 - March" above "2019": a time that had no room on its line. */
export const goesOnAsTime = (text: string, below: string): boolean => {
  const open = ENDS_OPEN.exec(text)
  if (!open) return false
  return open.groups?.['month'] === undefined ? DATE_END.test(below) : YEAR_ALONE.test(below)
}
/** A moment and nothing else. */
export const DATE_ALONE = new RegExp(`^${MOMENT}$`, 'iu')
