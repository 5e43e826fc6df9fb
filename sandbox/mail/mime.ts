import { decodeCharset, headerValue, parseHeaders, parseParameters, type MimeHeader } from './mime-header.ts'

/** A file inside a message. */
export type Attachment = { filename: string; contentType: string; contentId: string | null; content: Buffer }

/** A message as a person reads it. */
export type ParsedMail = {
  headers: MimeHeader[]
  from: string
  to: string
  subject: string
  messageId: string | null
  date: string | null
  /** First plain text part with its lines ended by `\n`; null when there is none. */
  text: string | null
  html: string | null
  attachments: Attachment[]
}

type Part = { headers: MimeHeader[]; body: Buffer }

const DEEPEST = 12
const MOST_PARTS = 200

/** Reads a raw message (RFC 5322 and MIME). It never throws: what cannot be read comes out as it stands. */
export function parseMail(source: Buffer): ParsedMail {
  const root = splitPart(source)
  const mail: ParsedMail = {
    headers: root.headers,
    from: headerValue(root.headers, 'from') ?? '',
    to: headerValue(root.headers, 'to') ?? '',
    subject: headerValue(root.headers, 'subject') ?? '',
    messageId: headerValue(root.headers, 'message-id'),
    date: headerValue(root.headers, 'date'),
    text: null,
    html: null,
    attachments: [],
  }
  collect(root, mail, { depth: 0, left: MOST_PARTS })
  return mail
}

function collect(part: Part, into: ParsedMail, budget: { depth: number; left: number }): void {
  if (budget.left <= 0 || budget.depth > DEEPEST) return
  budget.left -= 1
  const type = parseParameters(headerValue(part.headers, 'content-type') ?? 'text/plain')
  const boundary = type.parameters['boundary']
  if (type.value.startsWith('multipart/') && boundary) {
    const deeper = { depth: budget.depth + 1, left: budget.left }
    for (const inner of splitMultipart(part.body, boundary)) collect(splitPart(inner), into, deeper)
    budget.left = deeper.left
    return
  }
  const disposition = parseParameters(headerValue(part.headers, 'content-disposition') ?? '')
  const content = decodeTransfer(part.body, headerValue(part.headers, 'content-transfer-encoding') ?? '7bit')
  const filename = disposition.parameters['filename'] ?? type.parameters['name']
  const inline = disposition.value !== 'attachment' && filename === undefined
  const charset = type.parameters['charset'] ?? 'utf-8'
  if (inline && type.value === 'text/plain' && into.text === null) into.text = readText(content, charset)
  else if (inline && type.value === 'text/html' && into.html === null) into.html = readText(content, charset)
  else into.attachments.push(attachment(part, type.value, filename, content, into.attachments.length + 1))
}

function attachment(
  part: Part,
  type: string,
  filename: string | undefined,
  content: Buffer,
  number: number,
): Attachment {
  return {
    filename: filename ?? `part-${number}`,
    contentType: type || 'application/octet-stream',
    contentId: headerValue(part.headers, 'content-id')?.replace(/^<|>$/g, '') ?? null,
    content,
  }
}

function readText(content: Buffer, charset: string): string {
  return decodeCharset(content, charset).replace(/\r\n?/g, '\n')
}

/** Headers end at the first empty line; a message without one is all headers. */
function splitPart(source: Buffer): Part {
  if (/^\r?\n/.test(source.subarray(0, 2).toString('latin1')))
    return { headers: [], body: source.subarray(source[0] === 13 ? 2 : 1) }
  const crlf = source.indexOf('\r\n\r\n')
  const lf = source.indexOf('\n\n')
  if (crlf < 0 && lf < 0) return { headers: parseHeaders(source), body: Buffer.alloc(0) }
  const useCrlf = crlf >= 0 && (lf < 0 || crlf < lf)
  const end = useCrlf ? crlf : lf
  return { headers: parseHeaders(source.subarray(0, end)), body: source.subarray(end + (useCrlf ? 4 : 2)) }
}

/** The parts between the boundary lines, without preamble and epilogue; a missing last boundary loses nothing. */
function splitMultipart(body: Buffer, boundary: string): Buffer[] {
  const text = body.toString('latin1')
  const quoted = Buffer.from(boundary, 'utf8')
    .toString('latin1')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const line = new RegExp(`(?:^|\\r?\\n)--${quoted}(--)?[ \\t]*(?=\\r?\\n|$)`, 'g')
  const parts: Buffer[] = []
  let start: number | null = null
  for (const match of text.matchAll(line)) {
    if (start !== null) parts.push(body.subarray(start, match.index))
    if (match[1] !== undefined) return parts
    const after = match.index + match[0].length
    start = after + (text[after] === '\r' ? 2 : 1)
  }
  if (start !== null && start < body.length) parts.push(body.subarray(start))
  return parts
}

function decodeTransfer(body: Buffer, encoding: string): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body.toString('latin1').replace(/[^A-Za-z0-9+/=]/g, ''), 'base64')
    case 'quoted-printable':
      return decodeQuotedPrintable(body)
    default:
      return body
  }
}

function decodeQuotedPrintable(body: Buffer): Buffer {
  const joined = body
    .toString('latin1')
    .replace(/[ \t]+(?=\r?\n|$)/g, '')
    .replace(/=\r?\n/g, '')
  const latin1 = joined.replace(/=([0-9a-fA-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(latin1, 'latin1')
}
