import { describe, expect, it } from 'vitest'
import { bothOf, wordsBeside, workAsked, workQuestion } from './as-work.ts'

describe('the work a search names', () => {
  it.each([
    ['tubero na plumber', ['trades'], ['virtual assistant']],
    ['forklift operator', ['warehouse', 'logistics', 'driving'], ['amazon', 'seo']],
    ['payroll', ['payroll', 'hr', 'bookkeeping', 'admin'], ['it support']],
  ])('%s is done under titles of %j, not of %j', (search, kinds, others) => {
    const asked = workAsked(search)?.kinds ?? []
    expect(asked).toEqual(expect.arrayContaining(kinds))
    expect(asked.filter((kind) => others.includes(kind))).toEqual([])
  })

  it('is called by its other names too', () => {
    expect(workAsked('headhunter cavite')?.names).toEqual(expect.arrayContaining(['headhunter', 'talent acquisition']))
  })

  it.each(['office assistant', 'canva', '"forklift operator"', 'plumber -roof', ''])(
    'is nothing certain in %j',
    (search) => expect(workAsked(search)).toBeNull(),
  )

  it('as a question is of kinds, tags, or titles with its name', () => {
    const work = { kinds: ['care work'], names: ['pet sitter', "o'dd"] }
    expect(workQuestion(work, [7])).toBe("'~k:care-work'|'~k:unsaid'|'~t:7'|('~e:pet'&'~e:sitter')")
  })

  it('has other words beside it', () => {
    expect(wordsBeside('plumber tagbilaran weekends')).toEqual(['tagbilaran', 'weekends'])
    expect(wordsBeside('forklift')).toEqual([])
  })
})

it('of two questions both are asked', () => {
  expect([bothOf(null, null), bothOf("'a'", null), bothOf(null, "'b'|'c'"), bothOf("'a'", "'b'|'c'")]).toEqual([
    null,
    "'a'",
    "'b'|'c'",
    "'a'&('b'|'c')",
  ])
})
