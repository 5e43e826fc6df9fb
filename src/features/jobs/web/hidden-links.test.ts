import { describe, expect, it } from 'vitest'
import { readPassages } from './passages.ts'

/** The posting with every hidden address as `<>`, a passage a line. */
const shown = (text: string, hides = true): string =>
  readPassages(text, hides)
    .map((passage) => {
      const lines =
        passage.kind === 'paragraph'
          ? passage.lines
          : passage.kind === 'list'
            ? passage.items.map(({ line }) => line)
            : [passage.line]
      return lines.map((line) => line.map((part) => (part.hidden ? '<>' : part.text)).join('')).join(' / ')
    })
    .join('\n')

describe('an address the board hides from guests', () => {
  it.each([
    ['among words', 'Fill out our form at ---------- and send a video.', 'Fill out our form at <> and send a video.'],
    ['at the end', 'See our site: ----------', 'See our site: <>'],
    ['at the beginning', '---------- is our page.', '<> is our page.'],
    ['two of them', 'Mail ---------- or ---------- today.', 'Mail <> or <> today.'],
    ['with a dot behind', 'Apply here ----------.', 'Apply here <>.'],
    ['in a list', '- Answer mails\n- Watch ---------- first', 'Answer mails / Watch <> first'],
    ['in strong words', '**Apply at ----------** now', 'Apply at <> now'],
    ['dashes apart', 'Our website - - - - - - - - shows all.', 'Our website <> shows all.'],
    ['long dashes', 'Visit —————— for more.', 'Visit <> for more.'],
    ['dots', 'Fill this form: .......... before Friday.', 'Fill this form: <> before Friday.'],
    [
      'alone under words that lead to it',
      'Watch this video:\n----------\nThen apply.',
      'Watch this video:\n<> / Then apply.',
    ],
    ['alone after an empty line', 'Apply through this link\n\n----------', 'Apply through this link\n<>'],
  ])('%s', (_name, text, expected) => {
    expect(shown(text)).toBe(expected)
  })
})

describe('what the writer put there stays', () => {
  it.each([
    ['a line between two parts', 'We sell soap.\n----------\nYou pack it.', 'We sell soap.\nYou pack it.'],
    ['a framed heading', '---------- REQUIREMENTS ----------\nXero', '---------- REQUIREMENTS ----------\nXero'],
    ['dots of somebody who pauses', 'We are small......... but growing.', 'We are small......... but growing.'],
    ['a few dashes', 'Salary --- to be discussed', 'Salary --- to be discussed'],
    ['a blank to fill in', 'Name: __________', 'Name: __________'],
  ])('%s', (_name, text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it('on a board that hides nothing', () => {
    expect(shown('See our site: ---------- now', false)).toBe('See our site: ---------- now')
  })
})
