import { array, assert, constantFrom, double, nat, oneof, property, record, string } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCard as linkedinCard, sampleFragment, sampleJob } from './linkedin/sample-fragments.ts'
import { parseJobFragment } from './linkedin/job-fragment.ts'
import { parseSearchFragment } from './linkedin/search-fragment.ts'
import { parseJobPage } from './olj/job-page.ts'
import {
  findSentMessage,
  parseApplyOffer,
  parseContactPage,
  parseLoginOutcome,
  parseLoginPage,
  parseSendOutcome,
  showsApplied,
} from './olj/member-pages.ts'
import { sampleApplyForm, sampleCard, sampleContactPage, sampleJobPage, sampleSearchPage } from './olj/sample-pages.ts'
import { parseSearchPage } from './olj/search-page.ts'

const origin = 'http://board.test'
const olj = { source_id: '1740001', url: `${origin}/jobseekers/job/x-1740001`, origin }

/** A parser, a page it understands, and what must hold for every answer it gives. */
type Case = { parse: (raw: string) => unknown; page: string; holds: (answer: unknown) => void }

const cases: Record<string, Case> = {
  'result page of olj': {
    parse: (raw) => parseSearchPage(raw, origin, 0),
    page: sampleSearchPage(
      [
        sampleCard({ id: 1, employer: 'Sari' }),
        sampleCard({ id: 2, logo: 'Bayani', salary: '$8 per hour' }),
        sampleCard({ id: 3 }),
      ],
      'Displaying 3 out of 90 jobs',
      30,
    ),
    holds: foundOrMissing,
  },
  'posting page of olj': { parse: (raw) => parseJobPage(raw, olj), page: sampleJobPage({}), holds: postingOrMissing },
  'result fragment of linkedin': {
    parse: (raw) => parseSearchFragment(raw, origin),
    page: sampleFragment([
      linkedinCard({ id: 1 }),
      linkedinCard({ id: 2, variant: 'link', salary: '$1' }),
      linkedinCard({ id: 3 }),
    ]),
    holds: foundOrMissing,
  },
  'posting fragment of linkedin': {
    parse: (raw) => parseJobFragment(raw, { source_id: '4411180329', origin }),
    page: sampleJob({ applyUrl: 'https://x.test/?url=https%3A%2F%2Fy.test' }),
    holds: postingOrMissing,
  },
  'pages of a member': {
    parse: (raw) => [
      parseLoginPage(raw),
      parseLoginOutcome(raw, '/x'),
      parseApplyOffer(raw),
      parseContactPage(raw),
      parseSendOutcome(raw),
      findSentMessage(raw, '1'),
      showsApplied(raw),
    ],
    page: sampleJobPage({ action: sampleApplyForm, visitor: 'member', more: sampleContactPage }),
    holds: (answer) => expect(answer).toHaveLength(7),
  },
}

type Found = { source_id: string; url: string; title: string; posted_at: Date | null }

function reading(answer: unknown): Record<string, unknown> | undefined {
  const parsed = answer as { value?: Record<string, unknown>; missing?: string[] }
  if (parsed.value === undefined) expect(parsed.missing?.length).toBeGreaterThan(0)
  return parsed.value
}

function postingHolds(posting: Found): void {
  expect(posting.source_id).toMatch(/^\d{1,18}$/)
  expect(posting.url.startsWith(`${origin}/`)).toBe(true)
  expect(posting.title.length).toBeGreaterThan(0)
  expect(posting.posted_at?.getTime()).not.toBeNaN()
}

function foundOrMissing(answer: unknown): void {
  for (const posting of (reading(answer)?.['found'] ?? []) as Found[]) {
    postingHolds(posting)
    expect(posting.posted_at).not.toBeNull()
  }
}

function postingOrMissing(answer: unknown): void {
  const posting = reading(answer)?.['posting'] as
    | (Found & { description: string; apply_url: string })
    | null
    | undefined
  if (!posting) return
  postingHolds(posting)
  expect(posting.description.length).toBeGreaterThan(0)
  expect(posting.apply_url).toMatch(/^https?:\/\//)
}

type Change = {
  kind: 'cut' | 'drop' | 'swap' | 'attribute' | 'junk' | 'double'
  at: number
  length: number
  junk: string
}

const junk = oneof(
  constantFrom(
    '</div>',
    '<div>',
    '<a href="/jobseekers/job/zz-99">',
    '"',
    "'",
    '<',
    '>',
    '<!--',
    '<script>',
    '<p',
    '&#x110000;',
    '\u0000',
    '\ud800',
    '<h4>',
    '</a>',
    '<form action="/apply">',
    '<li data-entity-urn="urn:li:jobPosting:">',
    '<h1 class="job__title" data-jobid="1">',
    '<time datetime="9999-99-99">',
  ),
  string({ unit: 'binary', maxLength: 40 }),
)

const change: Arbitrary<Change> = record({
  kind: constantFrom('cut', 'drop', 'swap', 'attribute', 'junk', 'double'),
  at: double({ min: 0, max: 1, noNaN: true }),
  length: nat({ max: 400 }),
  junk,
})

function mutate(page: string, { kind, at, length, junk: text }: Change): string {
  const from = Math.floor(at * page.length)
  const [before, part, after] = [page.slice(0, from), page.slice(from, from + length), page.slice(from + length)]
  const changed: Record<Change['kind'], string> = {
    cut: before,
    drop: before + after,
    swap: before + after.slice(0, length) + part + after.slice(length),
    attribute: before + (part + after).replace(/\s[\w-]+="[^"]*"/, ''),
    junk: before + text + part + after,
    double: before + part + part + after,
  }
  return changed[kind]
}

describe('mutated pages', () => {
  it.each(Object.entries(cases))(
    '%s: a typed answer, quickly, and never anything else',
    (_name, { parse, page, holds }) => {
      holds(parse(page))
      assert(
        property(array(change, { minLength: 1, maxLength: 6 }), (changes) => {
          const raw = changes.reduce(mutate, page)
          const before = process.cpuUsage()
          holds(parse(raw))
          expect(cpuMs(before)).toBeLessThan(1000)
        }),
        { numRuns: 400 },
      )
    },
  )

  it.each(Object.entries(cases))('%s: is read in time when parts of it come without end', (_name, { parse, page }) => {
    const parts = [
      '<div>',
      '<a href="/jobseekers/job/x-1">',
      '<h3>x</h3>',
      '<form>',
      '<div class="jobpost-cat-box">',
      '<li data-entity-urn="urn:li:jobPosting:1">',
      '<p id="job-description">',
      'Displaying ',
      '   ',
      'apply points ',
      '<button disabled>',
    ]
    for (const part of parts) {
      const middle = Math.floor(page.length / 2)
      const raw = page.slice(0, middle) + part.repeat(20_000) + page.slice(middle)
      const before = process.cpuUsage()
      parse(raw)
      expect({ part, slow: cpuMs(before) > 2000 }).toEqual({ part, slow: false })
    }
  })
})

/** Processor time, not the clock's: the machine may be busy with other things. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
