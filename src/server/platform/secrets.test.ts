import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSecrets, hashToken, randomToken } from './secrets.ts'

const old = { id: 'k1', key: randomBytes(32) }
const fresh = { id: 'k2', key: randomBytes(32) }

describe('sealed values', () => {
  it('come back whole, whatever they are', () => {
    const secrets = createSecrets([fresh])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => secrets.open(secrets.seal(text, 'a:1'), 'a:1') === text),
    )
  })

  it('are never the same twice', () => {
    const secrets = createSecrets([fresh])
    expect(secrets.seal('x', 'a')).not.toBe(secrets.seal('x', 'a'))
  })

  it('made with an old key are still read, and known as old', () => {
    const sealed = createSecrets([old]).seal('pusa', 'a')
    const rotated = createSecrets([fresh, old])
    expect(sealed.startsWith('vk1.')).toBe(true)
    expect(rotated.open(sealed, 'a')).toBe('pusa')
    expect(rotated.isOld(sealed)).toBe(true)
    expect(rotated.isOld(rotated.seal('pusa', 'a'))).toBe(false)
  })

  it('do not open for another owner, without their key, or when changed', () => {
    const secrets = createSecrets([fresh])
    const sealed = secrets.seal('pusa', 'user:1')
    expect(() => secrets.open(sealed, 'user:2')).toThrow()
    expect(() => createSecrets([old]).open(sealed, 'user:1')).toThrow('No key k2')
    const [head, nonce, body = ''] = sealed.split('.')
    const flipped = `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`
    expect(() => secrets.open([head, nonce, flipped].join('.'), 'user:1')).toThrow()
  })
})

describe('tokens', () => {
  it('have 256 bits and are kept as a hash only', () => {
    const token = randomToken()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(hashToken(token)).not.toContain(token)
    expect(hashToken(token)).toBe(hashToken(token))
  })
})
