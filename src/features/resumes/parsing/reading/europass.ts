/** The curriculum vitae form of the European Union until 2020, by the label of a post. */
const IS_FORM = /^\W{0,3}occupation or position\b/im
/** Its labels, as they begin a line; some of their words may stand on the next one. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^dates\b:?\s*/i, 'Dates\t'],
  [/^occupation or position(?: held)?:?\s*/i, 'Position held\t'],
  [/^name and address of(?: (?:the )?employer)?:?\s*/i, 'Employer\t'],
  [/^title of qualification(?: awarded)?:?\s*/i, 'Degree\t'],
  [/^name and type of(?: organi[sz]ation(?: providing)?(?: education and training)?)?:?\s*/i, 'School\t'],
]
/** Other labels, with what they say. */
const OTHER = /^(?:main activities|type of business|principal subjects|level in national)\b/i
/** The rest of a label that ran over; the heading has a capital. */
const REST = /^(?:held|awarded|sector|covered|employer\b.*|organi[sz]ation providing.*|education and training)$/
const BULLET = /^[•·▪-]\s*/

/** The lines of such a form with its labels apart from what they say; null for every other text. */
export function europassLines(lines: readonly string[]): string[] | null {
  if (!lines.some((line) => IS_FORM.test(line))) return null
  let isLeftOut = false
  return lines.flatMap((line) => {
    const text = line.trim().replace(BULLET, '')
    const [label, name] = LABELS.find(([one]) => one.test(text)) ?? []
    // What another label says may run over lines.
    isLeftOut = label === undefined && text !== '' && (isLeftOut || OTHER.test(text))
    if (label) return [text.replace(label, name ?? '')]
    return isLeftOut || REST.test(text) ? [] : [text]
  })
}
