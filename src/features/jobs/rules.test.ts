import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cutText,
  employerKey,
  initialsOf,
  pageWindow,
  plainWords,
  PREVIEW_LENGTH,
  previewOf,
  titleKey,
} from './rules.ts'

describe('the preview', () => {
  it('is cut at 150 characters and ends with an ellipsis', () => {
    expect(previewOf('x'.repeat(150))).toBe('x'.repeat(150))
    expect(previewOf('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`)
  })

  it('is one line without the spaces of the description', () => {
    expect(previewOf('  Hello\n\n there,\tyou ')).toBe('Hello there, you')
  })

  it('never halves a character, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.integer({ min: 1, max: 200 }), (text, length) => {
        const cut = cutText(text, length)
        expect(cut.length).toBeLessThanOrEqual(length + 1)
        expect(cut.isWellFormed() || !text.isWellFormed()).toBe(true)
      }),
    )
    expect(previewOf(`${'x'.repeat(PREVIEW_LENGTH - 1)}😀 and more`)).toBe(`${'x'.repeat(PREVIEW_LENGTH - 1)}…`)
  })
})

it.each([
  ['Acme Inc', 'AC'],
  ['  9 to 5 Staffing', '9T'],
  ['ñandú', 'ÑA'],
  ['Q', 'Q'],
  ['— !', '?'],
  ['', '?'],
  [null, '?'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

describe('the window of page numbers', () => {
  it.each([
    [1, 1, [1], false, false],
    [1, 0, [1], false, false],
    [1, 4, [1, 2, 3, 4], false, false],
    [1, 9, [1, 2, 3, 4, 5], false, true],
    [3, 9, [1, 2, 3, 4, 5], false, true],
    [5, 9, [3, 4, 5, 6, 7], true, true],
    [8, 9, [5, 6, 7, 8, 9], true, false],
    [99, 9, [5, 6, 7, 8, 9], true, false],
  ])('page %i of %i', (page, pages, numbers, before, after) => {
    expect(pageWindow(page, pages)).toEqual({ numbers, before, after })
  })

  it('shows at most five neighbours, the page among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (one, other) => {
        const [page, pages] = [Math.min(one, other), Math.max(one, other)]
        const { numbers, before, after } = pageWindow(page, pages)
        expect(numbers).toHaveLength(Math.min(5, pages))
        expect(numbers).toContain(page)
        expect(numbers[0] === 1).toBe(!before)
        expect(numbers.at(-1) === pages).toBe(!after)
      }),
    )
  })
})

describe('keys', () => {
  it.each([
    ['Virtual Assistant (Work From Home)', 'URGENT HIRING: Virtual Assistant!!'],
    ['Café Bookkeeper', 'cafe bookkeeper - Full Time'],
    ['Senior C++ Developer', 'Senior C++ Developer [Remote]'],
  ])('%j and %j name one job', (one, other) => {
    expect(titleKey(one)).toBe(titleKey(other))
  })

  it.each([
    ['Senior Developer', 'Junior Developer'],
    ['C Developer', 'C++ Developer'],
  ])('%j and %j do not', (one, other) => {
    expect(titleKey(one)).not.toBe(titleKey(other))
  })

  it('a title of noise keeps its words', () => {
    expect(titleKey('Hiring now')).toBe('hiring now')
  })

  it('legal forms and case do not tell two employers apart', () => {
    expect(employerKey('ACME, Inc.')).toBe(employerKey('Acme'))
    expect(employerKey('Inc')).toBe('inc')
  })
})

describe('plain words', () => {
  it.each([
    ['  Senior   C++ / C# dev, remote!', 'senior c++ c# dev remote'],
    ['Niñera – Señor’s “Café”… ₱500 • €9', 'ninera senor s cafe 500 9'],
    ['ＦＵＬＬ ｗｉｄｔｈ', 'full width'],
    ['日本語の仕事', '日本語の仕事'],
    [' • – ', ''],
  ])('of %j', (text, words) => {
    expect(plainWords(text)).toBe(words)
  })

  it('are the same whether a text is plain, has common signs in it or foreign letters', () => {
    const signs = fc.constantFrom('a', 'B', '7', ' ', '  ', '\n', ',', '#', '+', '–', '’', '•', '₱', '€', '…')
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 30 }), (parts) => {
        const text = parts.join('')
        // A foreign letter in front sends the text the long way.
        expect(`я ${plainWords(text)}`.trim()).toBe(plainWords(`Я ${text}`))
      }),
    )
  })
})
