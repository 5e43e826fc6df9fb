import { isElement, isText, walk } from './dom.ts'
import type { DomElement, DomParent, ElementTest } from './dom.ts'

/** Longest description that is kept, in characters. */
export const longestDescription = 32_000

const unwanted = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'head', 'title'])
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr'])
const blocks = new Set(
  'address article aside dd div dl dt fieldset figcaption figure footer form header main nav section tr'.split(' '),
)

/** Control, format, private and half characters: invisible, able to turn the reading direction or to hide words. Joiners stay. */
const invisible = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu
/** Anything but the signs nearly all text is made of, none of which is invisible or a line break of its own. */
const uncommon = /[^\n\t -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u20a0-\u20bf]/

const never: ElementTest = () => false

/** The text below `root` on one line, cleaned, at most `longest` characters; empty when there is none. */
export function lineOf(root: DomParent | undefined, longest = 300, not: ElementTest = never): string {
  return root ? cleanLine(gather(root, not), longest) : ''
}

/** The text below `root` with its line breaks: a line per block, `<br>` and list item, at most one empty line in a row. */
export function linesOf(root: DomParent | undefined, longest = longestDescription, not: ElementTest = never): string {
  if (!root) return ''
  const lines = gather(root, not)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return cut(lines, longest)
}

/** Any text as one clean line. */
export function cleanLine(text: string, longest = 300): string {
  return cut(squeeze(clean(text)).trim(), longest)
}

/** The line, or null when it is empty. */
export function orNull(line: string): string | null {
  return line === '' ? null : line
}

function clean(text: string): string {
  if (!uncommon.test(text)) return text
  return text.replace(/[\u2028\u2029\u0085]/g, '\n').replace(invisible, '')
}

/** Every run of spaces and breaks as one space. */
function squeeze(text: string): string {
  // Single spaces, which most are, need no replacing.
  return text.replace(/(?<! ) *[^\S ]\s*| {2,}/g, ' ')
}

/** Cuts without leaving half of a character behind. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const last = text.charCodeAt(longest - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? longest - 1 : longest).trimEnd()
}

/** Marks that no cleaned text can hold: a new line, a new paragraph, a list item. */
const [line, paragraph, bullet] = ['\ue001', '\ue002', '\ue003']

/** Writes the text with marks for breaks, then turns runs of marks and spaces into the least that says the same. */
function gather(root: DomParent, not: ElementTest): string {
  const parts: string[] = []
  walk(
    root,
    (node) => {
      if (!isElement(node)) {
        if (isText(node)) parts.push(squeeze(clean(node.data)))
        return false
      }
      if (unwanted.has(node.name) || not(node)) return false
      parts.push(markFor(node))
      return true
    },
    (node) => {
      if (isElement(node) && node.name !== 'br') parts.push(markFor(node).replace(bullet, ''))
    },
  )
  return parts
    .join('')
    .replace(/\ue003[\ue001\ue002\ue003 ]*/g, bullet)
    .replace(/(?<! ) *[\ue001\ue002][\ue001\ue002 ]*| {2,}/g, (run) =>
      run.includes(paragraph) ? '\n\n' : run.includes(line) ? '\n' : ' ',
    )
    .replaceAll(bullet, '• ')
}

function markFor(element: DomElement): string {
  if (element.name === 'br') return '\n'
  if (element.name === 'li') return line + bullet
  if (paragraphs.has(element.name)) return paragraph
  return blocks.has(element.name) ? line : ''
}
