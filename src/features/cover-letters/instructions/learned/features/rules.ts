import type { Line } from '../../context/rules.ts'

/** Words are compared by their beginning: `answer`, `answering`. */
const STEM = 5
const WORD = /[a-zñ'’]+|\d[\d,.]*|[?₱$€£]/g
const MONEY = '₱$€£'
const DIGITS = [48, 57] as const
/** What goes on longer is weighed by its beginning. */
const LONGEST_WEIGHED = 600
/** A short line without a stop, or one that ends in a colon, heads what stands below. */
const LONGEST_HEADING = 60
/** Prose of such a length is about something else than the heading above. */
const PROSE = 90
const ITEM = /^\s*(?:[-•*·–—▪●○✅✔→>]|\(?\d{1,2}[.)]|[a-h][.)])\s*/u
const SHORT_TEXT = 250
const PARTS = 5

/** The words of a sentence as they are weighed; numbers and sums are one word each, whatever they say. */
function stemsOf(text: string): string[] {
  const stems: string[] = []
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    const first = word.charCodeAt(0)
    if (first >= DIGITS[0] && first <= DIGITS[1]) stems.push('num')
    else stems.push(MONEY.includes(word) ? 'money' : word.slice(0, STEM).replace('’', "'"))
  }
  return stems
}

/** How far into which length of text a sentence stands. */
export type Place = { start: number; length: number }

/** What a sentence is weighed by, beside the heading above it: its words, its first one, its signs, and where it stands. */
export function featuresOf(sentence: string, { start, length }: Place): string[] {
  const text = sentence.slice(0, LONGEST_WEIGHED)
  const stems = stemsOf(text)
  const features = [`^${stems[0] ?? ''}`, `#words${Math.floor(Math.log2(1 + stems.length))}`]
  const add = (name: string, has: boolean): void => {
    if (has) features.push(name)
  }
  add('#asks', /\?[\s"”)*]*$/.test(text))
  add('#opens', /:\s*$/.test(text))
  add('#quotes', /["“]/.test(text))
  add('#capitals', /\b[A-Z]{3,}\b/.test(text))
  add('#item', ITEM.test(text))
  add('#short', length < SHORT_TEXT)
  features.push(`#part${Math.min(PARTS - 1, Math.floor((PARTS * start) / Math.max(1, length)))}`)
  return [...stems, ...features]
}

/** What is weighed of the heading above a sentence. */
export const featuresOfHeading = (heading: string): string[] => stemsOf(heading).map((stem) => `h:${stem}`)

/** Goes with a reader from line to line and gives the heading above each; empty where prose has begun. */
export function followHeadings(): (line: Line) => string {
  let current: Line | null = null
  let [above, below] = ['', '']
  return (line) => {
    if (line === current) return above
    current = line
    above = below
    const text = line.text.trim()
    if (text === '' || ITEM.test(line.text)) return above
    if (text.endsWith(':') || (text.length <= LONGEST_HEADING && !/[.,;!?]$/.test(text))) below = text
    else if (text.length > PROSE) below = ''
    return above
  }
}
