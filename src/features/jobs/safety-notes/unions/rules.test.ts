import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unionOf } from './rules.ts'

const PATTERNS = [/\bpay (?:a|the) fee\b|\bfee[|]only\b/i, /(?<![\w-])send|\(a|b\)/i, /no \| bar|[)|(]x/i, /^\s*top\b/i]

test.each(['Pay the FEE now', 'fee|only', 'please send', '(a', 'b)', 'no | bar', '|x', ' top up'])(
  'what one of the patterns finds, all of them find: %s',
  (text) => expect(unionOf(PATTERNS).test(text)).toBe(true),
)

test.each(['prepay the fees', 're-send', 'resend', 'no bar', 'stop'])('and nothing else: %s', (text) =>
  expect(unionOf(PATTERNS).test(text)).toBe(false),
)

test('whatever the text, it is found where one of the patterns is', () => {
  const piece = fc.constantFrom(
    'pay',
    ' a fee',
    'fee',
    '|only',
    '-send',
    ' send',
    '(a',
    'b)',
    'no |',
    ' bar',
    ')x',
    'top',
    '\n',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      expect(unionOf(PATTERNS).test(text)).toBe(PATTERNS.some((one) => one.test(text)))
    }),
  )
})
