import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchOf, type PersonTraits, type PostingTraits } from './rules.ts'

const told = (value: string) => ({ value, words: value })
const kind = (value: string, counts = 1) => ({ ...told(value), counts })
const person: PersonTraits = {
  skills: ['Xero', 'Payroll'].map(told),
  families: [kind('bookkeeping')],
  languages: [],
  years: { value: { from: 3, to: 5 }, words: '3-5 years' },
  job_types: ['full-time'],
  pay_floor: 800,
  location: 'Cebu City',
  remote: true,
  id_proof: 60,
}
const posting: PostingTraits = {
  skills: ['Xero', 'Payroll', 'Bank Reconciliation'].map((name) => ({ ...told(name), weight: 1 })),
  families: [kind('bookkeeping')],
  languages: [],
  least_years: { value: 3, words: '3+ years' },
  beginners: null,
  job_types: ['full-time'],
  pay: { value: 1000, words: '$1,000 a month' },
  on_site: null,
  id_proof: null,
  excluded_country: null,
}
const open = { closed: false, hidden: null }
const same = (one: string, other: string) => (one === other ? 1 : 0)
const near = { families: same, skills: same }
const scoreOf = (who = person, what = posting, standing: { closed: boolean; hidden: string | null } = open) =>
  matchOf(who, what, standing, near)

describe('a match', () => {
  test('says what it comes from, in the words of both sides', () => {
    const { score, points, skills } = scoreOf()
    expect(score).toBeGreaterThan(70)
    expect(skills).toEqual({ held: ['Xero', 'Payroll'], lacking: ['Bank Reconciliation'] })
    expect(points.map(({ check, posting: asked, profile }) => [check, asked, profile])).toEqual([
      ['skills', 'Xero, Payroll, Bank Reconciliation', 'Xero, Payroll'],
      ['title', 'bookkeeping', 'bookkeeping'],
      ['years', '3+ years', '3-5 years'],
      ['job_type', 'full-time', 'full-time'],
      ['pay', '$1,000 a month', '$800 a month or more'],
    ])
  })

  test.each([
    ['Full-time', 1],
    ['full-time', 1],
    ['Part-time', 0],
    ['Gig', 0],
  ])('a posting of the type %s earns %d from who wants full-time work', (type, earned) => {
    const { points } = scoreOf(person, { ...posting, job_types: [type] })
    expect(points.find(({ check }) => check === 'job_type')?.earned).toBe(earned)
  })

  test('abstains where too little is known, and says on which side', () => {
    expect(scoreOf({ ...person, skills: [], families: [] })).toMatchObject({ score: null, missing: 'profile' })
    expect(scoreOf(person, { ...posting, skills: [], families: [] })).toMatchObject({ score: null, missing: 'posting' })
  })

  test('is nothing for other work, however well pay, hours and place fit', () => {
    const other = { ...posting, skills: [{ ...told('Revit'), weight: 1 }], families: [kind('drafting')] }
    expect(scoreOf(person, other).score).toBe(0)
  })

  test('work that is open to beginners is near to who could begin with it, and says so in the words of both sides', () => {
    const other = { ...posting, skills: [], families: [kind('data entry')] }
    const begins = (own: string, asked: string) => (asked === 'starting out' && own === 'bookkeeping' ? 0.3 : 0)
    const scored = (beginners: PostingTraits['beginners']) =>
      matchOf(person, { ...other, beginners }, open, { families: begins, skills: same })
    expect(scored(null).score).toBe(0)
    const { score, points } = scored({ value: true, words: 'newbies ok' })
    expect(score).toBeGreaterThan(10)
    expect(points[0]).toMatchObject({ check: 'title', posting: 'newbies ok', profile: 'bookkeeping' })
  })

  test('a check about which one side says nothing takes no part', () => {
    const { points } = scoreOf({ ...person, years: null, pay_floor: null }, { ...posting, job_types: [] })
    expect(points.map(({ check }) => check)).toEqual(['skills', 'title'])
  })

  test('a language that is asked for and not spoken weighs heavily', () => {
    const spanish = { ...posting, languages: [{ value: 'spanish', words: 'fluent in Spanish' }] }
    const speaker = { ...person, languages: [{ value: 'spanish', words: 'Spanish (C1)' }] }
    expect(scoreOf(speaker, spanish).score).toBe(scoreOf().score)
    expect(scoreOf(person, spanish).score ?? 0).toBeLessThan(40)
  })
})

describe('hard conditions', () => {
  test.each([
    ['closed', posting, person, { closed: true, hidden: null }],
    ['hidden', posting, person, { closed: false, hidden: 'crypto' }],
    ['id_proof', { ...posting, id_proof: { value: 80, words: 'ID Proof 80' } }, person, open],
    ['pay', { ...posting, pay: { value: 700, words: '$700' } }, person, open],
    ['excluded_country', { ...posting, excluded_country: { value: true, words: 'US only' } }, person, open],
  ] as const)('%s stands apart and changes no score but by what it says', (condition, what, who, standing) => {
    const { blocked, score } = scoreOf(who, what, standing)
    expect(blocked.map((one) => one.condition)).toEqual([condition])
    expect(score).toBeGreaterThan(60)
  })

  test('an ID proof nobody knows is no reason', () => {
    const asked = { ...posting, id_proof: { value: 80, words: 'ID Proof 80' } }
    expect(scoreOf({ ...person, id_proof: null }, asked).blocked).toEqual([])
  })
})

describe('for every person and posting', () => {
  const names = ['Xero', 'Payroll', 'Excel', 'Canva', 'React', 'SEO']
  const skillsOf = fc.subarray(names).map((list) => list.map(told))
  const people = fc.record({
    skills: skillsOf,
    years: fc.constantFrom(null, person.years),
    pay_floor: fc.constantFrom(null, 500, 1500),
    job_types: fc.subarray(['full-time', 'part-time']),
  })
  const postings = fc.record({
    skills: fc.subarray(names).map((list) => list.map((name) => ({ ...told(name), weight: 1 }))),
    families: fc.constantFrom([], [kind('bookkeeping')], [kind('seo')]),
    pay: fc.constantFrom(null, { value: 900, words: '$900' }),
  })

  test('another skill that is asked for never lowers the score', () => {
    fc.assert(
      fc.property(people, postings, fc.constantFrom(...names), (who, what, skill) => {
        const before = scoreOf({ ...person, ...who }, { ...posting, ...what }).score ?? 0
        const more = [...who.skills.filter(({ value }) => value !== skill), told(skill)]
        const after = scoreOf({ ...person, ...who, skills: more }, { ...posting, ...what }).score
        // The first skill of all turns an unknown into a figure.
        if (who.skills.length > 0) expect(after ?? 0).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('a score is a whole number from 0 to 100, the same every time, and hard conditions do not move it', () => {
    fc.assert(
      fc.property(people, postings, (who, what) => {
        const [a, b] = [
          { ...person, ...who },
          { ...posting, ...what },
        ]
        const match = scoreOf(a, b)
        expect(scoreOf(a, b)).toEqual(match)
        expect(scoreOf(a, b, { closed: true, hidden: 'x' }).score).toBe(match.score)
        if (match.score === null) return
        expect(Number.isInteger(match.score)).toBe(true)
        expect(match.score).toBeGreaterThanOrEqual(0)
        expect(match.score).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('circumstances take a third at most', () => {
    fc.assert(
      fc.property(people, (who) => {
        const a = { ...person, ...who }
        const best = scoreOf({ ...a, years: null, pay_floor: null, job_types: [] }).score ?? 0
        const given = scoreOf(a).score ?? 0
        expect(best - given).toBeLessThanOrEqual(36)
      }),
    )
  })
})
