/** One header as it stands in the message, unfolded and decoded. */
export type MimeHeader = { name: string; value: string }

/** A header value with parameters, such as Content-Type; names and `value` in lower case. */
export type ParameterHeader = { value: string; parameters: Record<string, string> }

/** Splits a header block into decoded headers. Lines that are no headers are left out. */
export function parseHeaders(block: Buffer): MimeHeader[] {
  const lines = block.toString('latin1').split(/\r?\n/)
  const unfolded: string[] = []
  for (const line of lines) {
    if (/^[ \t]/.test(line) && unfolded.length > 0)
      unfolded.push(`${unfolded.pop() ?? ''}${line.replace(/^[ \t]+/, ' ')}`)
    else if (line !== '') unfolded.push(line)
  }
  return unfolded.flatMap((line) => {
    const match = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line)
    return match ? [{ name: match[1] ?? '', value: decodeWords(readRaw(match[2] ?? '')) }] : []
  })
}

/** The value of the first header of that name; null when there is none. */
export function headerValue(headers: MimeHeader[], name: string): string | null {
  return headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value ?? null
}

/** Decodes the encoded words of RFC 2047 in a header value; anything malformed stays as it is. */
export function decodeWords(value: string): string {
  const together = value.replace(/(=\?[^?\s]+\?[bqBQ]\?[^?\s]*\?=)\s+(?==\?[^?\s]+\?[bqBQ]\?[^?\s]*\?=)/g, '$1')
  const pattern = /=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bqBQ])\?([^?\s]*)\?=/g
  let decoded = ''
  let at = 0
  let pending: { charset: string; bytes: Buffer } | null = null
  const flush = (): string => (pending ? decodeCharset(pending.bytes, pending.charset) : '')
  for (const match of together.matchAll(pattern)) {
    const [whole, charset = '', encoding = '', coded = ''] = match
    const bytes = encoding.toUpperCase() === 'B' ? Buffer.from(coded, 'base64') : decodeQ(coded)
    const between = together.slice(at, match.index)
    at = match.index + whole.length
    // Two words may share one character, so neighbours of the same charset are joined as bytes first.
    if (pending && between === '' && pending.charset.toLowerCase() === charset.toLowerCase()) {
      pending = { charset, bytes: Buffer.concat([pending.bytes, bytes]) }
      continue
    }
    decoded += flush() + between
    pending = { charset, bytes }
  }
  return decoded + flush() + together.slice(at)
}

/** Reads a header with parameters, among them the continued and encoded ones of RFC 2231. */
export function parseParameters(header: string): ParameterHeader {
  const [first = '', ...rest] = splitOutsideQuotes(header)
  const plain: Record<string, string> = {}
  const pieces = new Map<string, { order: number; value: string; coded: boolean }[]>()
  for (const part of rest) {
    const match = /^\s*([^=\s]+)\s*=\s*([\s\S]*?)\s*$/.exec(part)
    if (!match) continue
    const name = (match[1] ?? '').toLowerCase()
    const value = unquote(match[2] ?? '')
    const extended = /^([^*]+)(?:\*(\d+))?(\*)?$/.exec(name)
    if (!extended || (extended[2] === undefined && extended[3] === undefined)) plain[name] = value
    else {
      const base = extended[1] ?? ''
      const list = pieces.get(base) ?? []
      list.push({ order: Number(extended[2] ?? 0), value, coded: extended[3] !== undefined })
      pieces.set(base, list)
    }
  }
  for (const [name, list] of pieces) plain[name] = joinPieces(list)
  return { value: first.trim().toLowerCase(), parameters: plain }
}

/** Bytes of a named charset as text; an unknown charset is read as UTF-8. */
export function decodeCharset(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset.trim()).decode(bytes)
  } catch {
    return new TextDecoder('utf-8').decode(bytes)
  }
}

/** Header text arrives as bytes: it is UTF-8 (RFC 6532) when it reads as such, else Latin-1. */
function readRaw(latin1: string): string {
  if (!/[\u0080-\u00ff]/.test(latin1)) return latin1
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin1, 'latin1'))
  } catch {
    return latin1
  }
}

function decodeQ(coded: string): Buffer {
  const spaced = coded.replace(/_/g, ' ')
  const latin1 = spaced.replace(/=([0-9a-fA-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(latin1, 'latin1')
}

function splitOutsideQuotes(header: string): string[] {
  return header.match(/(?:"(?:\\.|[^"\\])*"?|[^;"])+/g) ?? []
}

function unquote(value: string): string {
  return value.startsWith('"') ? value.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1') : value
}

function joinPieces(pieces: { order: number; value: string; coded: boolean }[]): string {
  const sorted = pieces.toSorted((a, b) => a.order - b.order)
  const marked = /^([^']*)'[^']*'/.exec(sorted[0]?.coded ? (sorted[0].value ?? '') : '')
  const charset = marked?.[1] ?? 'utf-8'
  const latin1 = sorted.map(({ value, coded }, at) => {
    const own = at === 0 && marked ? value.slice(marked[0].length) : value
    if (!coded) return Buffer.from(own, 'utf8').toString('latin1')
    return own.replace(/%([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  })
  return decodeCharset(Buffer.from(latin1.join(''), 'latin1'), charset)
}
