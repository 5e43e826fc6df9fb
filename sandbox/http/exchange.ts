import type { IncomingMessage } from 'node:http'
import { parseMultipart, type SentFile } from './multipart.ts'

/** One request as a stand-in sees it; the body has been read whole (at most `MAX_BODY_BYTES`). */
export type SandboxRequest = {
  method: string
  /** Absolute, built from the Host header, so that pages can link to the address the client used. */
  url: URL
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  cookies: Record<string, string>
  body: Buffer
  /** Text fields of a form, urlencoded or with files; empty for any other body. */
  form: URLSearchParams
  /** Files of a form by their field. */
  files: Map<string, SentFile>
  /** The parsed JSON body; undefined when the body is empty or no JSON. */
  json: unknown
}

/** One answer; `cookies` are whole Set-Cookie values. Make them with the functions of replies.ts. */
export type Reply = {
  status: number
  headers: Record<string, string>
  cookies: string[]
  body: string | Uint8Array
  /** Sends `body` piece by piece with a pause between two; `cut` breaks the connection off after the last one. */
  pieces?: { texts: string[]; gapMs: number; cut: boolean }
}

/** What a stand-in is to the server: a function from a request to an answer. */
export type Handler = (request: SandboxRequest) => Reply | Promise<Reply>

/** Largest request body a stand-in reads, in bytes; a larger one is answered with 413. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024

/** Thrown by `readBody` when the client sends more than `MAX_BODY_BYTES`. */
export class BodyTooLarge extends Error {}

/**
 * Reads the whole body of a request.
 * @throws BodyTooLarge beyond `MAX_BODY_BYTES`; the socket's own error when the client goes away.
 */
export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
  if ((length === undefined || length === '0') && encoding === undefined) return NO_BODY
  const chunks: Buffer[] = []
  let size = 0
  for await (const piece of incoming) {
    const chunk = Buffer.from(piece)
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new BodyTooLarge(`body larger than ${MAX_BODY_BYTES} bytes`)
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

const NO_BODY = Buffer.alloc(0)

/** Absolute address of a request; a target that is no address falls back to the root path. */
export function requestUrl(incoming: IncomingMessage): URL {
  const origin = `http://${incoming.headers.host ?? '127.0.0.1'}`
  const target = incoming.url ?? '/'
  const joined = target.startsWith('/') ? origin + target : target
  return URL.canParse(joined) ? new URL(joined) : new URL('http://127.0.0.1/')
}

/** Turns a raw request and its body into what handlers get. */
export function toRequest(incoming: IncomingMessage, url: URL, body: Buffer): SandboxRequest {
  const type = incoming.headers['content-type'] ?? ''
  const isForm = body.length > 0 && type.includes('application/x-www-form-urlencoded')
  const multipart = parseMultipart(type.includes('multipart/form-data') ? type : '', body)
  return {
    method: incoming.method ?? 'GET',
    url,
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    cookies: parseCookies(incoming.headers.cookie),
    body,
    form: new URLSearchParams(isForm ? body.toString('utf8') : multipart.fields),
    files: multipart.files,
    json: isForm ? undefined : parseJson(body),
  }
}

/** Name to value of a Cookie header; the first of two equal names wins, as browsers order them by path length. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    if (!cookies.has(name)) cookies.set(name, decodeCookie(part.slice(at + 1).trim()))
  }
  return Object.fromEntries(cookies)
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}
