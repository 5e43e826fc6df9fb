const MOMENT = String.raw`(?:(?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d\d|(?:19|20)\d\d-(?:0[1-9]|1[0-2]))`
/** What ends a time that was begun above. */
export const DATE_END = new RegExp(
  `^(?:${MOMENT}|present|current|now|today|date|(?:up )?to[ -]?date|ongoing|kasalukuyan|ngayon)[\\s).,]*$`,
  'iu',
)
/** What begins a time that ends below. */
export const DATE_OPEN = new RegExp(
  `^\\W*${MOMENT}\\s*(?:-|–|—|to)(?:\\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.?)?\\s*$`,
  'iu',
)
/** A moment and nothing else. */
export const DATE_ALONE = new RegExp(`^${MOMENT}$`, 'iu')
