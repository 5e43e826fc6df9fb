import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIntent } from './rules.ts'

const read = (search: string) => {
  const { words, understood } = readIntent(search, 58)
  return { words, labels: understood.map(({ label }) => label) }
}

describe('what is understood in a search', () => {
  it.each([
    ['bookkeeper xero part time', 'bookkeeper xero ', ['part time']],
    ['virtual assistant 40k', 'virtual assistant ', ['₱40,000 a month or more']],
    ['PHP 30,000 pataas graphic designer', 'graphic designer', ['₱30,000 a month or more']],
    ['data entry 20 libo kada buwan', 'data entry ', ['₱20,000 a month or more']],
    ['va $5/hr', 'va ', ['₱46,400 a month or more']],
    ['draftsman 1.5M', 'draftsman ', ['₱200,000 a month or more']],
    ['draftsman 1 milyon', 'draftsman ', ['₱200,000 a month or more']],
    ['foreman sa ibang bansa', 'foreman ', ['abroad']],
    ['foreman abroad hong kong', 'foreman ', ['in Hong Kong']],
    ['react dev 800 usd', 'react dev ', ['₱46,400 a month or more']],
    ['night shift csr', 'csr', ['night shift']],
    ['chat support non-voice', 'chat support ', ['non-voice']],
    ['call center Cebu no experience', 'call center ', ['in Cebu', 'no experience']],
    ['kahit walang experience na trabaho', '', ['no experience']],
    ['trabaho sa bahay', '', ['work from home']],
    ['online job para sa estudyante', '', ['work from home', 'part time', 'no experience']],
    ['content writer no ai', 'content writer ', ['no ai']],
    ['ayaw ng sales csr', 'csr', ['no sales']],
    ['walang bayad na data entry', 'data entry', []],
    ['hindi night shift va', 'va', ['day shift']],
    ['bpo alabang high school graduate', 'bpo ', ['in Alabang']],
    ['makati office based', '', ['in Makati', 'on site']],
    ['onsite accountant', 'accountant', ['on site']],
    ['medical coder onsite ok', 'medical coder ', []],
    ['encoder sa opisina', 'encoder ', ['on site']],
    ['ayaw ko ng wfh csr', 'csr', ['on site']],
    ['easy job', '', []],
    ['pwede bang cellphone lang', '', []],
    ['data entry no laptop', 'data entry ', []],
    ['big bang theory blogger', 'big bang theory blogger', []],
    ['taga layout makati', 'graphic designer ', ['in Makati']],
    ['callcenter agent', 'call center agent ', []],
    ['mag-encode ng data', 'data entry ', []],
    ['hanap trabaho bookkeeper', 'bookkeeper', []],
    ['naa bay wfh nga walay experience', '', ['work from home', 'no experience']],
    ['trabaho sa balay nga part time', '', ['work from home', 'part time']],
    ['typing job 4 hrs a day', 'data entry ', ['part time']],
    ['va 20 hours per week', 'va ', ['part time']],
    ['csr 8 hours a day', 'csr ', ['full time']],
    ['100 per hour encoder', 'encoder', ['₱16,000 a month or more']],
    ['$3-5/hr va', 'va', ['₱27,840 a month or more']],
    ['25k to 30k csr', 'csr', ['₱25,000 a month or more']],
    ['ojt graphic design online', 'graphic design ', ['no experience', 'work from home']],
    ['csr hindi call center', 'csr ', ['no call center']],
    ['hindi call center', '', ['no call center']],
    ['ayaw sa call center', '', ['no call center']],
    ['no bookkeeping', '', ['no bookkeeping']],
    ['mag post sa fb page', 'social media manager ', []],
    ['va dollar sahod', 'va ', []],
    ['ayoko na mag call center gusto data entry', 'data entry', ['no call center']],
    ['customer service email lang', 'customer service email ', ['non-voice']],
    ['chat lang', 'chat support ', ['non-voice']],
    ['va pt gy', 'va ', ['part time', 'night shift']],
    ['technical recruiter night', 'technical recruiter ', ['night shift']],
    ['ex call center agent gusto mag va', 'va', []],
    ['teacher gusto mag shift sa va', 'va', []],
    ['wfh job na pwede habang nag aalaga ng baby', '', ['work from home']],
    ['smm ig weekends off', 'smm ig ', []],
    ['payroll gusto part time', 'payroll gusto ', ['part time']],
    ['csr or data entry wfh', 'csr or data entry ', ['work from home']],
    ['csr o va wfh', 'csr or va ', ['work from home']],
    ['hindi english interpreter wfh', 'hindi english interpreter ', ['work from home']],
    ['esl tutor for korean students wfh', 'esl tutor korean students ', ['work from home']],
    [
      'i am looking for a bookkeeping job that i can do at home in the evening',
      'bookkeeping ',
      ['work from home', 'night shift'],
    ],
  ])('%j leaves %j', (search, words, labels) => {
    expect(read(search)).toEqual({ words, labels })
  })

  it.each([
    'react dev',
    'web3 developer',
    '24/7 support',
    'va',
    '',
    'online business manager',
    'level 2 support',
    '2024',
    'no ai',
    'night market',
    'pt',
    'management trainee',
    'dating app moderator',
    'ex libris developer',
  ])('nothing in %j', (search) => expect(read(search)).toEqual({ words: search, labels: [] }))

  it.each(['"part time" bookkeeper', 'bookkeeper -"part time"', 'part time or gig'])(
    'words chosen with care stay: %s',
    (search) => expect(read(search)).toEqual({ words: search, labels: [] }),
  )

  it('words that are often mistyped are put right, and that is told', () => {
    expect(readIntent('costumer servise part time', 58)).toMatchObject({
      words: 'customer servise ',
      meant: 'customer servise',
    })
    expect(readIntent('mag-encode part time', 58).meant).toBeUndefined()
  })

  it.each([
    ['cashier pwd', ['pwd']],
    ['cashier habang nag aaral walang bayad', ['habang nag aaral walang bayad']],
    ['mangita trabaho para sa dalaga', ['mangita trabaho para sa dalaga']],
    ['cashier para sa dalaga part time', ['dalaga']],
    ['taga gawa ng logo', undefined],
    ['cashier part time', undefined],
    ['cashier', undefined],
  ])('of %j these words are not used: %j', (search, unused) => {
    expect(readIntent(search, 58).unused).toEqual(unused)
  })

  it('each can be taken away without the others', () => {
    const { understood } = readIntent('bookkeeper part time 40k Cebu', 58)
    expect(understood.map(({ kind, without }) => [kind, without])).toEqual([
      ['job_type', 'bookkeeper 40k cebu'],
      ['pay', 'bookkeeper part time cebu'],
      ['place', 'bookkeeper part time 40k'],
    ])
  })

  it('whatever is typed, what is left is no longer than it was, but for words in English', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (search) => {
        const { words, understood } = readIntent(search, 58)
        if (understood.length === 0) return
        expect(words.length).toBeLessThanOrEqual(search.length * 2 + 1)
        expect(understood.every(({ lexemes }) => lexemes.length > 0)).toBe(true)
      }),
    )
  })
})
