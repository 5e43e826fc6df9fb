/** A piece of a message: plain text, or a link with where it leads. */
export type Piece = { text: string; href?: string }

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"]{2,2000}/gi
// What ends a sentence rather than an address.
// bounded: a link, which has at most 2,000 signs
const AFTER = /[.,;:!?'’”)\]}]+$/

/** An address ends before the marks of its sentence; a closing bracket stays where one was opened. */
function withoutEnd(found: string): string {
  const end = AFTER.exec(found)
  if (!end) return found
  const opened = found.slice(0, end.index).includes('(') && end[0].startsWith(')')
  return found.slice(0, end.index + (opened ? 1 : 0))
}

function addressOf(text: string, origin: string): string | null {
  try {
    const url = new URL(/^www\./i.test(text) ? `https://${text}` : text)
    // A name before the host reads as if it were the host.
    if (url.username !== '' || url.password !== '') return null
    return url.hostname.includes('.') || url.origin === origin ? url.href : null
  } catch {
    return null
  }
}

/** Splits a message into text and links; together they are the message, letter for letter. `origin` is our own. */
export function piecesOf(message: string, origin: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of message.matchAll(LINK)) {
    const text = withoutEnd(match[0])
    const href = addressOf(text, origin)
    if (href === null) continue
    if (match.index > at) pieces.push({ text: message.slice(at, match.index) })
    pieces.push({ text, href })
    at = match.index + text.length
  }
  if (at < message.length || pieces.length === 0) pieces.push({ text: message.slice(at) })
  return pieces
}

/** Where a link leads: the address inside of the product, or null for another site. */
export function insideOf(href: string, origin: string): string | null {
  const url = new URL(href)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}
