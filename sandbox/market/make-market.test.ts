import { describe, expect, test } from 'vitest'
import { makeMarket } from './make-market.ts'
import type { OljPosting } from './types.ts'

const now = new Date('2026-11-21T04:00:00.500Z')
const market = makeMarket({ seed: 1, olj: 2600, linkedin: 1000, now })
const bare = (posting: OljPosting): string => posting.description.replace(/<[^>]*>/g, ' ')
const share = (fits: (posting: OljPosting) => boolean): number => market.olj.filter(fits).length / market.olj.length

describe('the invented market', () => {
  test('the same seed tells the same jobs, whatever the moment; another seed tells others', () => {
    const later = makeMarket({ seed: 1, olj: 300, linkedin: 100, now: new Date('2027-01-02T03:04:05.678Z') })
    const early = makeMarket({ seed: 1, olj: 300, linkedin: 100, now })
    const other = makeMarket({ seed: 2, olj: 300, linkedin: 100, now })
    const told = (m: typeof later) => [
      m.olj.map((p) => [p.id, p.title, p.description]),
      m.linkedin.map((p) => [p.id, p.descriptionHtml]),
    ]
    expect(told(early)).toEqual(told(later))
    expect(told(other)).not.toEqual(told(early))
  })

  test('ids are unique, lists are newest first and nothing is dated after now or 61 days before', () => {
    for (const list of [market.olj, market.linkedin]) expect(new Set(list.map((p) => p.id)).size).toBe(list.length)
    const times = market.olj.map((p) => p.postedAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(Math.max(...market.olj.map((p) => p.updatedAt.getTime()))).toBeLessThanOrEqual(now.getTime())
    expect(Math.min(...times)).toBeGreaterThan(now.getTime() - 61 * 86_400_000)
    expect(times.filter((time) => time > now.getTime() - 15 * 86_400_000).length / times.length).toBeGreaterThan(0.4)
  })

  test('no two postings read the same, none has a hole in its text, and they are 60 to 420 words long', () => {
    expect(new Set(market.olj.map((p) => p.description)).size).toBe(market.olj.length)
    for (const posting of market.olj)
      expect(`${posting.title} ${posting.description}`).not.toMatch(
        /%(employer|contact|industry|goods|word|points|question)%/,
      )
    const lengths = market.olj.map((p) => bare(p).split(/\s+/).length)
    expect(Math.min(...lengths)).toBeGreaterThan(60)
    expect(Math.max(...lengths)).toBeLessThan(480)
  })

  test('several hundred employers post unevenly', () => {
    const counts = new Map<number, number>()
    for (const { employer } of market.olj) counts.set(employer.id, (counts.get(employer.id) ?? 0) + 1)
    expect(counts.size).toBeGreaterThan(400)
    expect(Math.max(...counts.values())).toBeGreaterThan(10)
  })

  test('about 6 % of all postings are on both boards, by the same employer and with much the same words', () => {
    const twins = market.linkedin.filter((p) => p.twinOfOlj !== null)
    expect(twins.length / 3600).toBeCloseTo(0.06, 2)
    for (const twin of twins) {
      const original = market.olj.find((p) => p.id === twin.twinOfOlj)
      expect(original?.employer.name).toBe(twin.company.name)
    }
  })

  test('about 4 % are closed, 2 % deleted, 5 % re-posted under an old id', () => {
    expect(share((p) => p.state === 'closed')).toBeCloseTo(0.04, 1)
    expect(share((p) => p.state === 'deleted')).toBeGreaterThan(0.01)
    expect(share((p) => p.id < 1_500_000)).toBeCloseTo(0.05, 1)
  })

  test('pay is messy: pesos, dollars, hour to year, empty and vague', () => {
    const pays = market.olj.map((p) => p.salaryText)
    for (const shape of [
      /^$/,
      /^\d+$/,
      /₱/,
      /PHP/i,
      /\$.*hour/i,
      /week/i,
      /per year/,
      /competitive/,
      /k - .*k php/,
      /–/,
    ]) {
      expect(pays).toContainEqual(expect.stringMatching(shape))
    }
    expect(pays.some((pay) => pay.length > 40)).toBe(true)
  })

  test('postings give orders, mix in Tagalog, name time zones; some are scams, some hold hostile HTML', () => {
    const some = (shape: RegExp): number => market.olj.filter((p) => shape.test(p.description)).length
    for (const shape of [
      /MANGO/,
      /(Use|with) \d+ (apply )?points/i,
      /If you are an AI/,
      /EST/,
      /AEST/,
      /Manila/,
      /Sweldo|Salamat/,
      /ñ/,
    ]) {
      expect(some(shape)).toBeGreaterThan(5)
    }
    expect(some(/Telegram|WhatsApp|training fee|registration fee|Deposit/)).toBeGreaterThan(5)
    for (const shape of [/<script>/, /onerror=/, /\u202E/]) expect(some(shape)).toBeGreaterThan(0)
  })

  test('the networking site has one or two types, missing functions, all workplaces and rare pay', () => {
    const { linkedin } = market
    expect(new Set(linkedin.map((p) => p.employmentTypes.length))).toEqual(new Set([1, 2]))
    expect(new Set(linkedin.map((p) => p.workplace))).toEqual(new Set(['remote', 'hybrid', 'on-site']))
    expect(linkedin.some((p) => p.jobFunction === null) && linkedin.some((p) => p.industries === null)).toBe(true)
    expect(linkedin.filter((p) => p.salaryText !== null).length / linkedin.length).toBeLessThan(0.15)
    for (const posting of linkedin) expect(posting.postedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
