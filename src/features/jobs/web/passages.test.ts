import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Passage, readPassages, textOf } from './passages.ts'

/** One line a passage, list items by their sign, strong words between stars. */
const drawn = (text: string): string[] => readPassages(text).flatMap(draw)

function draw(passage: Passage): string[] {
  const marked = (line: { text: string; strong: boolean }[]) =>
    line.map(({ text, strong }) => (strong ? `<${text}>` : text)).join('')
  switch (passage.kind) {
    case 'heading':
      return [`H ${marked(passage.line)}`]
    case 'list':
      return passage.items.map(({ line, number }) => `${number ?? '•'} ${marked(line)}`)
    case 'paragraph':
      return [`P ${passage.lines.map(marked).join(' / ')}`]
    default:
      return passage satisfies never
  }
}

test('a posting is read as its writer meant it', () => {
  const text = `We are **Dagat**.
Come aboard!

You will:

• Answer mails
• Keep the books

REQUIREMENTS
- 2 years of Xero
-Good English
Benefits
1. HMO
2) 13th month
Send your resume to us.

### How to apply
__Start your letter with MANGO__ and say why.`
  expect(drawn(text)).toEqual([
    'P We are <Dagat>. / Come aboard!',
    'H You will:',
    '• Answer mails',
    '• Keep the books',
    'H REQUIREMENTS',
    '• 2 years of Xero',
    '• Good English',
    'H Benefits',
    '1 HMO',
    '2 13th month',
    'P Send your resume to us.',
    'H How to apply',
    'P <Start your letter with MANGO> and say why.',
  ])
})

describe('what looks like a mark and is none stays as it is', () => {
  it.each([
    ['1.5 years of work', 'P 1.5 years of work'],
    ['-5 degrees is cold', 'P -5 degrees is cold'],
    ['*note* this', 'P *note* this'],
    ['snake__case__names', 'P snake__case__names'],
    ['2 ** 3 is 8 ** sure', 'P 2 ** 3 is 8 ** sure'],
    ['**never closed', 'P **never closed'],
    ['Your name: ______', 'P Your name: ______'],
    ['2026. A good year', 'P 2026. A good year'],
    ['#hiring now', 'P #hiring now'],
    ['We pay on time: always', 'P We pay on time: always'],
    ['OK', 'P OK'],
    ['and then\n- Luz', 'P and then'],
    ['**We answer everyone.**', 'P <We answer everyone.>'],
  ])('%s', (text, expected) => expect(drawn(text)[0]).toBe(expected))
})

describe('headings', () => {
  it.each([
    ['**What we offer**\nA lot.', 'H What we offer'],
    ['**Pay**:\nA lot.', 'H Pay:'],
    ['Responsibilities\nBooks.', 'H Responsibilities'],
    ['A few things you should know before you apply:\n\n- one', 'H A few things you should know before you apply:'],
    ['# One\ntwo', 'H One'],
    ['What you bring\n\n• a laptop', 'H What you bring'],
  ])('%j', (text, heading) => expect(drawn(text)[0]).toBe(heading))

  it('a last line with a colon opens nothing', () => {
    expect(drawn('Thanks\nApply here:')).toEqual(['P Thanks / Apply here:'])
  })
})

test('lists go over empty lines, keep their numbers, and lines of signs part passages', () => {
  expect(drawn('• one\n\n• two\n\n3. three\n\n✔️ four\n-----\n- five')).toEqual([
    '• one',
    '• two',
    '3 three',
    '• four',
    '• five',
  ])
  expect(readPassages('- one\n\n- two')).toHaveLength(1)
  expect(readPassages('- one\n---\n- two')).toHaveLength(1)
  expect(readPassages('a\n***\nb')).toHaveLength(2)
  expect(readPassages('')).toEqual([])
})

const lettersOf = (text: string): string => (text.match(/[\p{L}\p{N}]/gu) ?? []).join('')
const shownOf = (passage: Passage): string => {
  if (passage.kind === 'list') return passage.items.map(({ line, number }) => `${number ?? ''}${textOf(line)}`).join('')
  return passage.kind === 'heading' ? textOf(passage.line) : passage.lines.map(textOf).join('')
}

test('no word of any text is left out', () => {
  const bits = [
    '**',
    '__',
    '#',
    '# ',
    '- ',
    '-',
    '* ',
    '• ',
    '1. ',
    '02) ',
    '\n',
    '\n\n',
    ' ',
    ':',
    'word',
    'Ñ',
    'PAY',
    '12',
  ]
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...bits)).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(lettersOf(readPassages(text).map(shownOf).join(''))).toBe(lettersOf(text))
    }),
    { numRuns: 1000 },
  )
})

test.each(['**a', '__a', '*', '_', '- ', '#', '1.', '** **', '•\n', 'a:\n'])(
  'the time for %j over and over grows with the length alone',
  (bit) => {
    const text = bit.repeat(400_000 / bit.length)
    expect(lettersOf(readPassages(text).map(shownOf).join('')).length).toBe(lettersOf(text).length)
  },
)
