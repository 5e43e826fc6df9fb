import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseMail, type ParsedMail } from './mime.ts'

/** A message that arrived; `to` are the envelope's recipients, which may differ from the header. */
export type StoredMessage = {
  id: number
  receivedAt: Date
  envelopeFrom: string
  to: string[]
  source: Buffer
  mail: ParsedMail
}

/** What to look for; `to` is compared without case, `after` is an id. */
export type MessageFilter = { to?: string | undefined; after?: number | undefined }

/** The messages, newest first when listed. */
export type MessageStore = {
  add: (message: { receivedAt: Date; envelopeFrom: string; to: string[]; source: Buffer }) => StoredMessage
  list: (filter: MessageFilter) => StoredMessage[]
  get: (id: number) => StoredMessage | undefined
  remove: (id: number) => boolean
  clear: () => void
  /** Calls back at every new message; gives the function that stops it. */
  onAdded: (listener: () => void) => () => void
}

const KEPT_MESSAGES = 2000

type Envelope = { id: number; received_at: string; from: string; to: string[] }

/**
 * Messages in memory, and in files under `folder` when one is given: each is on the disk before it is accepted.
 * @throws the file system's error when the folder cannot be written
 */
export function createMessageStore(folder: string | null): MessageStore {
  const messages = new Map<number, StoredMessage>()
  const listeners = new Set<() => void>()
  if (folder) for (const message of readFolder(folder)) messages.set(message.id, message)
  let lastId = Math.max(0, ...messages.keys())
  const remove = (id: number): boolean => {
    if (!messages.delete(id)) return false
    if (folder) rmSync(fileOf(folder, id), { force: true })
    return true
  }
  return {
    add: ({ receivedAt, envelopeFrom, to, source }) => {
      lastId += 1
      const message = { id: lastId, receivedAt, envelopeFrom, to, source, mail: parseMail(source) }
      if (folder) writeMessage(folder, message)
      messages.set(message.id, message)
      if (messages.size > KEPT_MESSAGES) remove(messages.keys().next().value ?? 0)
      for (const listener of listeners) listener()
      return message
    },
    list: ({ to, after }) => {
      const wanted = to?.trim().toLowerCase()
      const fits = (message: StoredMessage): boolean =>
        message.id > (after ?? 0) && (!wanted || message.to.some((each) => each.toLowerCase() === wanted))
      return [...messages.values()].filter(fits).toReversed()
    },
    get: (id) => messages.get(id),
    remove,
    clear: () => {
      for (const id of messages.keys()) remove(id)
    },
    onAdded: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function fileOf(folder: string, id: number): string {
  return join(folder, `${String(id).padStart(8, '0')}.mail`)
}

/** One file a message: a line of JSON with the envelope, then the message as it came. */
function writeMessage(folder: string, message: StoredMessage): void {
  const envelope: Envelope = {
    id: message.id,
    received_at: message.receivedAt.toISOString(),
    from: message.envelopeFrom,
    to: message.to,
  }
  const path = fileOf(folder, message.id)
  const file = openSync(`${path}.part`, 'w', 0o600)
  try {
    const content = Buffer.concat([Buffer.from(`${JSON.stringify(envelope)}\n`), message.source])
    for (let written = 0; written < content.length;) written += writeSync(file, content, written)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(`${path}.part`, path)
}

function readFolder(folder: string): StoredMessage[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = readdirSync(folder).filter((name) => name.endsWith('.mail'))
  return names.toSorted().flatMap((name) => readMessage(readFileSync(join(folder, name))))
}

function readMessage(content: Buffer): StoredMessage[] {
  const end = content.indexOf('\n')
  const envelope = parseEnvelope(content.subarray(0, Math.max(0, end)).toString('utf8'))
  if (!envelope) return []
  const source = content.subarray(end + 1)
  const { id, from, to } = envelope
  return [{ id, receivedAt: new Date(envelope.received_at), envelopeFrom: from, to, source, mail: parseMail(source) }]
}

function parseEnvelope(line: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(line)
    return isEnvelope(value) ? value : null
  } catch {
    return null
  }
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false
  const found = new Map(Object.entries(value))
  return typeof found.get('id') === 'number' && typeof found.get('from') === 'string' && Array.isArray(found.get('to'))
}
