import { isHiddenAddress, splitHidden } from '../hidden-links/rules.ts'

/** A stretch of text in one look; `hidden` where a board put signs in the place of an address. */
export type Stretch = { text: string; strong: boolean; hidden?: boolean }
/** One line of a posting: its stretches, in their order. */
export type Line = Stretch[]
export type ListItem = { line: Line; /** As the text numbers it; null in a list with bullets. */ number: number | null }
/** What a posting's text is made of. */
export type Passage =
  | { kind: 'heading'; line: Line }
  | { kind: 'paragraph'; lines: Line[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }

const LONGEST_HEADING = 70
const BULLETS = '•●▪◦‣∙·■□◆♦➤➢►▶→✓✔✅☑★⭐👉🔹🔸'
const DASHES = '-–—*+'
const PICTURE = '\ufe0f'
/** A line of nothing but these only parts what stands above it from what stands below. */
const RULES = '-–—_=*~#'

/** Words that head a part of a posting also without a colon. */
const HEADINGS = new Set([
  'about the company',
  'about the job',
  'about the role',
  'about us',
  'about you',
  'benefits',
  'bonus points',
  'compensation',
  'duties',
  'how to apply',
  'job description',
  'job summary',
  'key responsibilities',
  'must haves',
  'nice to have',
  'overview',
  'perks',
  'preferred qualifications',
  'qualifications',
  'requirements',
  'responsibilities',
  'schedule',
  'skills',
  'the role',
  'to apply',
  'what we are looking for',
  'what we offer',
  'what you will do',
  "what you'll do",
  'what you’ll do',
  'who you are',
  'work schedule',
  'working hours',
])

const isSpace = (sign: string | undefined): boolean => sign === undefined || sign === ' ' || sign === '\t'
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9'
const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/**
 * Reads the text of a posting as headings, paragraphs and lists, with `**`, `__` and `#` as emphasis: what a person sees
 * in it, never markup. In one pass, in time that grows with the length alone; no word of the text is left out.
 */
export function readPassages(text: string, hidesLinks = false): Passage[] {
  const passages = passagesOf(text, hidesLinks)
  return hidesLinks ? passages.map(withHidden) : passages
}

/** The same passage with the addresses in it that its board hides from guests. */
function withHidden(passage: Passage): Passage {
  if (passage.kind === 'paragraph') return { ...passage, lines: passage.lines.map(hiddenIn) }
  if (passage.kind === 'heading') return { ...passage, line: hiddenIn(passage.line) }
  return { ...passage, items: passage.items.map((item) => ({ ...item, line: hiddenIn(item.line) })) }
}

const hiddenIn = (line: Line): Line =>
  line.flatMap(({ text, strong }) =>
    splitHidden(text).map(({ text: piece, hidden }) => ({ text: piece, strong, ...(hidden ? { hidden } : {}) })),
  )

function passagesOf(text: string, hidesLinks: boolean): Passage[] {
  const lines = text.split('\n').map((line) => line.trim())
  const following = linesBelow(lines)
  const passages: Passage[] = []
  let parted = true
  let above = ''
  for (const [index, line] of lines.entries()) {
    const last: Passage | undefined = parted ? undefined : passages.at(-1)
    const item = readItem(line)
    const heading = item ? null : readHeading(line, following[index] ?? '')
    const isAddress = hidesLinks && isHiddenAddress(line, above)
    if (line !== '') above = line
    if (line === '' || (isRule(line) && !isAddress)) {
      parted = !(last?.kind === 'list' && continues(last, following[index] ?? ''))
      continue
    }
    parted = heading !== null
    if (heading) passages.push({ kind: 'heading', line: heading })
    else if (item) addItem(passages, last, item)
    else if (last?.kind === 'paragraph') last.lines.push(readLine(line))
    else passages.push({ kind: 'paragraph', lines: [readLine(line)] })
  }
  return passages
}

/** Of each line, the next one below it that is not empty. */
function linesBelow(lines: string[]): string[] {
  let below = ''
  return lines
    .toReversed()
    .map((line) => {
      const found = below
      if (line !== '') below = line
      return found
    })
    .toReversed()
}

function addItem(passages: Passage[], last: Passage | undefined, item: ListItem): void {
  const ordered = item.number !== null
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item)
  else passages.push({ kind: 'list', ordered, items: [item] })
}

/** An empty line between two items parts no list. */
function continues({ ordered }: { ordered: boolean }, below: string): boolean {
  const next = readItem(below)
  return next !== null && (next.number !== null) === ordered
}

function isRule(line: string): boolean {
  if (line.length < 3) return false
  for (const sign of line) if (!RULES.includes(sign)) return false
  return true
}

/** `• text`, `- text`, `1. text`, `2) text`; null for any other line. */
function readItem(line: string): ListItem | null {
  const rest = afterBullet(line)
  if (rest !== null) return { line: readLine(rest), number: null }
  let digits = 0
  while (digits < 3 && isDigit(line[digits])) digits += 1
  const sign = line[digits]
  if (digits === 0 || line[0] === '0' || (sign !== '.' && sign !== ')')) return null
  const follows = line.slice(digits + 1).trimStart()
  // `1.5 years` is no first item, and neither is a number alone.
  return follows === '' || isDigit(line[digits + 1])
    ? null
    : { line: readLine(follows), number: Number(line.slice(0, digits)) }
}

/** What follows a bullet; null when the line begins with none. */
function afterBullet(line: string): string | null {
  const [sign = ''] = line
  // A sign that can be a picture may say so with a mark of its own.
  const rest = line.slice(line[sign.length] === PICTURE ? sign.length + 1 : sign.length)
  const follows = rest.trimStart()
  if (sign === '' || follows === '') return null
  if (BULLETS.includes(sign)) return follows
  if (!DASHES.includes(sign)) return null
  if (isSpace(rest[0])) return follows
  // `-Answer calls` is an item, `-5` and `*note*` are not.
  return (sign === '-' || sign === '–' || sign === '—') && isWordSign(rest[0]) && !isDigit(rest[0]) ? follows : null
}

/** The words of a heading without its marks; null when the line is none. */
function readHeading(line: string, next: string): Line | null {
  const hashes = countAtStart(line, '#')
  if (hashes > 0 && hashes <= 6 && isSpace(line[hashes])) {
    const words = line.slice(hashes).trim()
    return words === '' ? null : plain(readLine(words))
  }
  if (line.length > LONGEST_HEADING) return null
  const read = readLine(line)
  const words = textOf(read)
  if (!hasLetter(words)) return null
  const [only, ...others] = read
  const isSentence = '.!?'.includes(words.slice(-1))
  const isEmphasised =
    !isSentence && only?.strong === true && others.every(({ text }) => text.trim() === '' || text.trim() === ':')
  const isNamed = HEADINGS.has(withoutColon(words).toLowerCase())
  const isOpening = words.endsWith(':') && next !== ''
  return isEmphasised || isNamed || isOpening || isShouted(words, next) || isAboveList(words, next) ? plain(read) : null
}

/** A few words without an end, such as `What you'll bring`, right above a list. */
const isAboveList = (words: string, next: string): boolean =>
  words.length <= 45 && !'.!?,;'.includes(words.slice(-1)) && isCapital(words) && readItem(next) !== null

const isCapital = ([first = '']: string): boolean => first !== first.toLowerCase()

/** `REQUIREMENTS` above its text. */
const isShouted = (words: string, next: string): boolean =>
  next !== '' &&
  words.length >= 6 &&
  words === words.toUpperCase() &&
  words !== words.toLowerCase() &&
  !/[.!?,;$₱\d]/.test(words)

const withoutColon = (words: string): string => (words.endsWith(':') ? words.slice(0, -1).trimEnd() : words)
const hasLetter = (words: string): boolean => words.toLowerCase() !== words.toUpperCase()

/** The words of a line alone, whatever they look like. */
export const textOf = (line: Line): string => line.map(({ text }) => text).join('')
/** A heading has one look. */
const plain = (line: Line): Line => [{ text: textOf(line), strong: false }]

function countAtStart(line: string, sign: string): number {
  let count = 0
  while (line[count] === sign) count += 1
  return count
}

/** The line with what stands between two `**` or two `__` as strong; a mark without its other half stays as it is. */
function readLine(line: string): Line {
  const stretches: Line = []
  let from = 0
  let at = 0
  const keep = (text: string, strong: boolean) => {
    if (text !== '') stretches.push({ text, strong })
  }
  while (at < line.length) {
    const opener = nextMark(line, at)
    if (!opener) break
    const begins = opener.at + 2
    const ends = opener.opens ? line.indexOf(opener.mark, begins) : -1
    const closes = ends !== -1 && !isSpace(line[ends - 1])
    if (!closes) {
      // What was looked through for the other half is not looked through again.
      at = ends === -1 ? begins : ends
      continue
    }
    keep(line.slice(from, opener.at), false)
    keep(line.slice(begins, ends), true)
    from = ends + 2
    at = from
  }
  keep(line.slice(from), false)
  return stretches
}

type Mark = { at: number; mark: string; /** Whether it can be the first half of a pair. */ opens: boolean }

function nextMark(line: string, from: number): Mark | undefined {
  for (let at = from; at < line.length - 1; at += 1) {
    const sign = line[at]
    if ((sign !== '*' && sign !== '_') || line[at + 1] !== sign) continue
    const after = line[at + 2]
    // `snake__case` is a word.
    const inWord = sign === '_' && isWordSign(line[at - 1])
    return { at, mark: sign + sign, opens: !isSpace(after) && after !== sign && !inWord }
  }
  return undefined
}
