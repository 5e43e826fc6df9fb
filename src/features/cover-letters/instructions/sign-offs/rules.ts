/** How people end what they write. */
const SIGN_OFF =
  /^\s*(?:(?:(?:with )?(?:best|kind|kindest|warm|warmest|many)\s)?(?:regards|wishes|thanks)|sincerely|cheers|thank you(?: so much)?|yours(?: truly| sincerely| faithfully)?|respectfully|blessings|god bless(?: you)?|warmly|love|xo+(?:xo*)?|ng[aā] mihi|salamat(?: po)?|(?:talk|see you) soon)[,.!]*\s*$/i
/** Who signs: "Alistair Penhaligon", "Danielle & Tasha", "Marcy Tidwell, church office". */
// bounded: one line, a few words
const SIGNED = /^\s*\p{Lu}[\p{L}.'’-]*(?: (?:&|and|\p{Lu}[\p{L}.'’-]*)){0,4}(?:, [\p{L} ]{2,40})?\s*$/u
/** So near the end people sign. */
const LAST_LINES = 20
const AS_SPACES = /[^\n]/g

/** A text without its closing words and the name under them, every letter where it was: nobody asks for them. */
export function withoutSignOff(text: string): string {
  const lines = text.split('\n')
  const from = Math.max(1, lines.length - LAST_LINES)
  const at = lines.findLastIndex((line, n) => n >= from && SIGN_OFF.test(line))
  if (at < 1) return text
  const below = lines.findIndex((line, n) => n > at && line.trim() !== '')
  const isSigned = below > at && below <= at + 2 && SIGNED.test(lines[below] ?? '')
  return lines
    .map((line, n) => (n === at || (isSigned && n === below) ? line.replace(AS_SPACES, ' ') : line))
    .join('\n')
}
