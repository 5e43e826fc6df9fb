import { describe, expect, it } from 'vitest'
import { withHiddenSaid } from './rules.ts'

describe('a quote of a posting', () => {
  it.each([
    ['Send your portfolio to ----------.', 'Send your portfolio to [log in at the board to see the link].'],
    ['Fill out the form below:\n----------', 'Fill out the form below:\n[log in at the board to see the link]'],
    ['You will\n----------\nkeep our books.', 'You will\n----------\nkeep our books.'],
    ['We work 9 - 5, Monday - Friday.', 'We work 9 - 5, Monday - Friday.'],
  ])('%j', (quote, said) => expect(withHiddenSaid(quote)).toBe(said))
})
