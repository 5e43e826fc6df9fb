import { headingOf } from './headings.ts'
import { fontOf } from './fonts.ts'

type PageLine = { text: string; look: string }[]

/** As many lines as begin with one sign before it is the point of lists. */
const FEWEST_POINTS = 2
const POINT = '• '
const SIGN = /^\s*([^\s\d])\s*$/u

/** The sign of a font of signs that a line begins with: its text says nothing of what it looks like. */
function signOf([first, second]: PageLine): string | null {
  if (!first || !second || second.look === '' || fontOf(first.look) === fontOf(second.look)) return null
  const isApart = /^\s/.test(second.text) || /\s$/.test(first.text)
  const [, sign = null] = SIGN.exec(first.text) ?? []
  return isApart && /\p{L}{2}/u.test(second.text) ? sign : null
}

/** A line without the icon before it; a sign that many lines begin with is the point of a list. */
export function withoutIcon(lines: readonly PageLine[]): (line: PageLine) => PageLine {
  const counts = new Map<string, number>()
  const keyOf = (line: PageLine): string => `${signOf(line) ?? ''} ${fontOf(line[0]?.look ?? '')}`
  for (const line of lines) if (signOf(line) !== null) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1)
  return (line) => {
    const [first, ...rest] = line
    if (!first || signOf(line) === null) return line
    const isHeading =
      headingOf(
        rest
          .map(({ text }) => text)
          .join('')
          .trim(),
      ) !== null
    if (isHeading || (counts.get(keyOf(line)) ?? 0) < FEWEST_POINTS) return rest
    return [{ ...first, text: POINT }, ...rest]
  }
}
