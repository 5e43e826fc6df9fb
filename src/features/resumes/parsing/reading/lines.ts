/** One line of a resume, cleaned: `bullet` when it is an item of a list, `gap` when an empty line stands before it. */
export type Line = { text: string; bullet: boolean; gap: boolean }

const MOST_LINES = 3000
/** Rules look at lines, never at more than this of one, so that no line can keep them busy. */
const LONGEST = 600
const BULLET =
  /^[\s]*(?:[•·●▪■◆►➤➢✓✔○◦‣∙⁃*\u{f0b7}\u{f0a7}\u{f0d8}\u{fffd}]|[-–—](?=\s)|(?:o|\d{1,2}[.)])(?=\s+\S))\s*/u
const SPACED_LETTERS = /^(?:[\p{L}&/-] ){3,}\p{L}$/u

/** The lines of a text in one spelling: composed letters, no invisible signs, single spaces, tabs kept. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let gap = false
  for (const raw of text.split(/\r\n?|\n/).slice(0, MOST_LINES)) {
    const clean = cleaned(raw.slice(0, LONGEST))
    const without = clean.replace(BULLET, '')
    if (without === '') gap = true
    // A page that is copied says its lines twice, for the eye and for the ear.
    else if (without.length > 3 && without === lines.at(-1)?.text && !gap) continue
    else {
      lines.push({ text: without, bullet: without.length < clean.length, gap })
      gap = false
    }
  }
  return lines
}

const cleaned = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/[\u{ad}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}\u{feff}]/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/ *\t[ \t]*/g, '\t')
    // A label and its value in two columns.
    .replace(/^([^\t:]{2,40})\t:\s*/, '$1: ')
    .split(/ {2,}/)
    .map((word) => (SPACED_LETTERS.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ')
    .replace(/[^\S\t]+/g, ' ')
    .trim()
