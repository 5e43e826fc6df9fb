import { createCipheriv, createHash } from 'node:crypto'

/** The trailer's pointer to how the file is locked; only a reference or a dictionary counts, not a word in a text. */
const LOCKED = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/
const LONGEST_DICTIONARY = 4096
/** What the standard fills a password up with: the empty one is all of it. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const KEY_BYTES = 16

/** `open` needs no password to be read, whatever it forbids; `password` asks for one, or is locked in a way we do not know. */
export type PdfLock = 'none' | 'open' | 'password'

/** How a PDF is locked, by trying the empty password as every reader does first. */
export function pdfLock(text: string): PdfLock {
  const match = LOCKED.exec(text)
  if (!match) return 'none'
  const dictionary = dictionaryAt(text, match)
  return dictionary !== null && opensEmpty(dictionary, firstId(text)) ? 'open' : 'password'
}

function dictionaryAt(text: string, match: RegExpExecArray): string | null {
  const [, number, generation] = match
  if (number === undefined) return text.slice(match.index, match.index + LONGEST_DICTIONARY)
  const at = new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj\\b`).exec(text)
  return at ? text.slice(at.index, at.index + LONGEST_DICTIONARY) : null
}

function opensEmpty(dictionary: string, id: Buffer): boolean {
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? Number.NaN)
  const [revision, permissions] = [number('R'), number('P')]
  const [owner, user] = [stringOf(dictionary, 'O'), stringOf(dictionary, 'U')]
  if (!/\/Filter\s*\/Standard/.test(dictionary) || !owner || !user || user.length < 32) return false
  if (revision >= 5) return opensModern(revision, user)
  const bits = Number.isNaN(number('Length')) || number('Length') > 128 ? 40 : number('Length')
  const length = revision === 2 ? 5 : Math.max(5, Math.min(KEY_BYTES, revision === 4 ? KEY_BYTES : bits / 8))
  const flags = Buffer.alloc(4)
  flags.writeInt32LE(permissions | 0)
  const isPlainMetadata = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary)
  const seed = [PADDING, owner.subarray(0, 32), flags, id, isPlainMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0)]
  let key = md5(...seed)
  if (revision > 2) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length))
  return opensOld(revision, key.subarray(0, length), { user, id })
}

const md5 = (...parts: Buffer[]): Buffer => parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest()

function opensOld(revision: number, key: Buffer, { user, id }: { user: Buffer; id: Buffer }): boolean {
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32))
  let check = md5(PADDING, id)
  for (let round = 0; round < 20; round += 1) check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check)
  return check.equals(user.subarray(0, 16))
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => ([box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0])
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let [at, other] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      at = (at + 1) & 255
      other = (other + (box[at] ?? 0)) & 255
      swap(at, other)
      return byte ^ (box[((box[at] ?? 0) + (box[other] ?? 0)) & 255] ?? 0)
    }),
  )
}

/** Revisions 5 and 6: a hash of the password with its salt stands at the beginning of `U`. */
function opensModern(revision: number, user: Buffer): boolean {
  if (user.length < 48) return false
  const salt = user.subarray(32, 40)
  const hash = createHash('sha256').update(salt).digest()
  return (revision === 5 ? hash : hardened(hash)).equals(user.subarray(0, 32))
}

/** Algorithm 2.B of ISO 32000-2 for the empty password: 64 rounds, and on until the last byte says enough. */
function hardened(first: Buffer): Buffer {
  let key = first
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const data = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const sum = data.subarray(0, 16).reduce((total, byte) => total + byte, 0) % 3
    key = createHash(sum === 0 ? 'sha256' : sum === 1 ? 'sha384' : 'sha512')
      .update(data)
      .digest()
    last = data.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

const firstId = (text: string): Buffer => {
  const at = /\/ID\s*\[\s*(?=[<(])/.exec(text)
  return at ? (stringAt(text, at.index + at[0].length) ?? Buffer.alloc(0)) : Buffer.alloc(0)
}

function stringOf(dictionary: string, name: string): Buffer | null {
  const at = new RegExp(`/${name}\\s*(?=[<(])`).exec(dictionary)
  return at ? stringAt(dictionary, at.index + at[0].length) : null
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A PDF string, in hexadecimal or in brackets. */
function stringAt(text: string, at: number): Buffer | null {
  const hex = /^<([\da-fA-F\s]{0,600})>/.exec(text.slice(at, at + 700))
  if (hex) return Buffer.from((hex[1] ?? '').replace(/\s/g, ''), 'hex')
  let [out, depth] = ['', 0]
  for (let next = at; next < Math.min(text.length, at + 700); next += 1) {
    const sign = text[next] ?? ''
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(next + 1, next + 4))?.[0]
      out += octal === undefined ? (ESCAPES[text[next + 1] ?? ''] ?? text[next + 1] ?? '') : octalSign(octal)
      next += octal?.length ?? 1
    } else if (sign === '(' && depth++ === 0) continue
    else if (sign === ')' && --depth === 0) return Buffer.from(out, 'latin1')
    else out += sign
  }
  return null
}

const octalSign = (octal: string): string => String.fromCodePoint(Number.parseInt(octal, 8) & 255)
