import { describe, expect, test } from 'vitest'
import { dutyFits, dutyLines, isOfFirst } from './first-duties.ts'

const posting = (description: string) => ({ title: 'Stock Clerk', employer: 'Marigold', tags: [], description })

describe('the duties of a posting', () => {
  test('are the lines under a head of duties, and neither wishes nor what is asked of the letter', () => {
    const lines = dutyLines(
      posting(
        'Duties:\n- Counts the bins every morning\n- Enters deliveries in the sheet\n\nRequirements:\n- Two years in a store\n\nTo apply, tell us:\n1. your rate',
      ),
    )
    expect(lines).toEqual(['Counts the bins every morning', 'Enters deliveries in the sheet'])
  })
  test('are the pieces of a row in a sentence', () => {
    expect(dutyLines(posting('Tasks include: sort the mail, book hotels, send invoices.'))).toEqual([
      'sort the mail',
      'book hotels',
      'send invoices',
    ])
  })
  test('are what several sentences say that somebody will do, and nothing of what they get', () => {
    const text =
      "You'd answer shop owners in the chat, and write up the bugs for our developer. When a question comes twice, you'd write a help article about it. You'll get a laptop and nine days off."
    expect(dutyLines(posting(text))).toEqual([
      'answer shop owners in the chat',
      'write up the bugs for our developer',
      'write a help article about it',
    ])
  })
  test('are none where nothing tells of them', () => {
    expect(dutyLines(posting('We are a small store. Please apply.'))).toEqual([])
  })
})

describe('a deed fits a duty', () => {
  const fits = dutyFits(
    posting(
      'Duties:\n- Verifying orders of 50 customers per day\n- Preparing weekly stock reports\n- Calling suppliers',
    ),
  )
  test('by what was done and with what, however the verb stands', () => {
    expect(isOfFirst(fits('verified orders of 60 customers a day'))).toBe(true)
    expect(fits('verified orders of 60 customers a day').at).toBe(0)
    expect(fits('prepared a stock report for the owner').at).toBe(1)
  })
  test('by less where it is of the title, too', () => {
    const two = fits('checked orders of customers in a shop')
    expect({ ...two, best: 2 }.at).toBe(0)
    expect(isOfFirst({ ...two, best: 2 })).toBe(false)
    expect(isOfFirst({ ...two, best: 2 }, true)).toBe(true)
    expect(isOfFirst({ ...two, best: 2, at: 3 }, true)).toBe(false)
  })
  test('and not by the verb alone, by one stray word, or by a later duty', () => {
    expect(isOfFirst(fits('prepared tax forms'))).toBe(false)
    expect(isOfFirst(fits('packed 90 orders'))).toBe(false)
    expect(isOfFirst(fits('called suppliers'))).toBe(false)
  })
})
