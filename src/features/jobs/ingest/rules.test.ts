import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleKey } from '../rules.ts'
import { agreementOf, type Recognisable } from './agreement/rules.ts'
import { neighbours } from './neighbours/rules.ts'
import { sameJob } from './rules.ts'
import { boilerplateOf, printOf, shinglesOf, textLikeness } from './texts/rules.ts'

const text =
  'We are looking for a careful bookkeeper who knows QuickBooks Online, closes the books every month, answers clients by e-mail and reports to our accountant in Melbourne every Friday afternoon without being asked.'
const other =
  'Our shop sells handmade soap. You will answer customers, list new products, keep the calendar of the owner and make sure that parcels leave the house on time, with photos of each of them.'
type Job = Recognisable & { description: string }
const unsaid = { job_types: [], hours_per_week: null, monthly_usd_min: null, monthly_usd_max: null }
const job: Job = {
  ...unsaid,
  source: 'olj',
  title: 'Bookkeeper',
  employer_name: 'Acme',
  title_key: titleKey('Bookkeeper'),
  employer_id: 1,
  location: null,
  description: text,
  date_posted: new Date('2026-11-01T00:00:00Z'),
}
const sameAs = (one: Job, changes: Partial<Job>) =>
  sameJob(one, { ...job, ...changes }, ({ description }) => printOf(description))
const same = (changes: Partial<Job>) => sameAs(job, changes)

describe('two postings are one real job', () => {
  it.each([
    ['same employer, title and text', {}, 'same employer, same title, text 100% alike'],
    [
      'a title with noise around it',
      { title_key: titleKey('URGENT: Bookkeeper (Remote)') },
      'same employer, same title, text 100% alike',
    ],
    ['the employer hidden by one board', { employer_id: null }, 'same title, text 100% alike'],
    [
      'a reworded title over the same text',
      { title: 'QuickBooks Person', title_key: titleKey('QuickBooks Person') },
      'same employer, another title, text 100% alike',
    ],
  ])('%s', (_name, changes, reason) => {
    expect(same(changes)).toEqual({ reason, score: 1 })
  })

  it('when a board cuts the text short', () => {
    expect(same({ description: text.slice(0, 190) })?.reason).toMatch(/^same employer, same title/)
  })
})

it('one employer under two names of one form', () => {
  expect(same({ employer_id: 2, employer_name: 'ACME Philippines, Inc.' })?.score).toBe(1)
  expect(same({ employer_id: 2, employer_name: 'Acme Books' })).toBeNull()
})

it('one job under many places, where the place does not matter', () => {
  const remote = { ...job, location: 'Cebu', description: `${text} This is a work from home role.` }
  expect(sameAs(remote, { ...remote, location: 'Manila' })?.reason).toMatch(/several places/)
  expect(sameAs({ ...job, location: 'Cebu' }, { location: 'Manila' })).toBeNull()
})

it.each([
  ['US, TX, Austin', 'US, TX, Dallas', false],
  ['US, TX, Austin', 'Austin, TX', true],
  ['US, MD, ', 'US, AK, ', false],
  ['National Capital Reg', 'Taguig City', true],
])('places are written from either end: %s, %s', (location, another, isOne) => {
  expect(sameAs({ ...job, location }, { location: another }) !== null).toBe(isOne)
})

it('a text written over for the next job speaks of that one', () => {
  const over = (work: string) => `Senior ${work}. We look for a ${work} who reports to the lead data engineer. ${text}`
  const [data, ops] = ['Data Engineer', 'DevOps Engineer'].map((work) => posted(`Senior ${work}`, 'Acme', over(work)))
  expect(data && ops && sameJob(data, ops, PRINT)).toBeNull()
  expect(data && sameJob(data, { ...data, title: 'Senior DevOps Engineer' }, PRINT)).toBeNull()
  expect(data && sameJob(data, { ...data, title: 'Senior Data Developer' }, PRINT)).not.toBeNull()
})

describe('two postings stay two', () => {
  it.each([
    ['another employer with the very same text', { employer_id: 2, employer_name: 'Other' }],
    ['another pay', { monthly_usd_min: 700, monthly_usd_max: 700 }],
    ['part time beside full time', { job_types: ['Part-time'] }],
    ['other hours a week', { hours_per_week: 20 }],
    ['another level', { title: 'Senior Bookkeeper', title_key: titleKey('Senior Bookkeeper') }],
    ['another kind of the same work', { title: 'Bookkeeper (Dental)' }],
    ['another number of the vacancy', { description: `${text} Job ID: 4412` }],
    ['another pay in the text', { description: `${text} We pay $1,100.` }],
    ['other times of the day', { description: `${text} 9am to 5 pm` }],
    ['another client of the agency', { description: `${text} Our client Brightleaf Dental waits.` }],
    ['the same title and employer with another text', { description: other }],
    ['another title and another text', { title_key: titleKey('Shop Assistant'), description: other }],
    [
      'a hidden employer and another title',
      { employer_id: null, title: 'QuickBooks Person', title_key: titleKey('QuickBooks Person') },
    ],
    ['two places', { location: 'Cebu' }],
    ['more than sixty days apart', { date_posted: new Date('2027-01-15T00:00:00Z') }],
    ['no text to compare', { description: '' }],
  ])('%s', (_name, changes) => {
    const one = {
      ...job,
      title: 'Bookkeeper (Real Estate)',
      job_types: ['Full-time'],
      hours_per_week: 40,
      monthly_usd_min: 1100,
      monthly_usd_max: 1100,
      location: 'Manila',
      description: `${text} Job ID: 4411. We pay $700 for 8pm to 4 am. Our client Harbor Homes waits.`,
    }
    expect(sameAs(one, { ...one, ...changes })).toBeNull()
    expect(sameAs(one, one)).not.toBeNull()
  })
})

it('what an agency writes into all of its postings is no evidence', () => {
  const template = Array.from({ length: 600 }, (_, at) => `word${at}`).join(' ')
  const one = { ...job, description: `${text} ${template}` }
  const two = { ...job, description: template }
  const print = ({ description }: Job) => printOf(description)
  expect(sameJob(one, two, print)).not.toBeNull()
  const everywhere = boilerplateOf(['Sales', 'Support'].map((own) => shinglesOf(`${own} ${template}`)))
  expect(sameJob(one, two, print, everywhere)).toBeNull()
  expect(sameJob(one, one, print, everywhere)?.score).toBe(1)
})

it('likeness lies between 0 and 1, is the same both ways, and 1 for a text and itself', () => {
  const words = fc.array(fc.constantFrom('we', 'need', 'one', 'good', 'person', 'now'), { maxLength: 60 })
  fc.assert(
    fc.property(words, words, (one, two) => {
      const [a, b] = [shinglesOf(one.join(' ')), shinglesOf(two.join(' '))]
      const likeness = textLikeness(a, b)
      expect(likeness).toBeGreaterThanOrEqual(0)
      expect(likeness).toBeLessThanOrEqual(1)
      expect(likeness).toBe(textLikeness(b, a))
      expect(textLikeness(a, a)).toBe(a.length === 0 ? 0 : 1)
    }),
  )
})

it('what is worth comparing is found without looking at everything, and nothing of it is missed', () => {
  const posting = fc.record({
    job_types: fc.constant<string[]>([]),
    hours_per_week: fc.constant(null),
    monthly_usd_min: fc.constant(null),
    monthly_usd_max: fc.constant(null),
    source: fc.constant('olj'),
    title: fc.constant('Bookkeeper'),
    employer_name: fc.constantFrom(null, 'Acme', 'Acme Inc'),
    title_key: fc.constantFrom('bookkeeper', 'designer', 'developer'),
    employer_id: fc.constantFrom(null, 1, 2),
    location: fc.constantFrom(null, 'Cebu', 'Manila'),
    date_posted: fc.constantFrom('2026-01-01', '2026-02-01', '2026-06-01').map((day) => new Date(day)),
  })
  fc.assert(
    fc.property(
      fc.array(posting, { maxLength: 20 }),
      fc.array(posting, { maxLength: 5 }),
      posting,
      (some, more, one) => {
        const known = neighbours(some)
        for (const later of more) known.add(later)
        const found = known.comparableTo(one)
        expect(new Set(found)).toEqual(new Set([...some, ...more].filter((any) => agreementOf(one, any))))
        expect(found.length).toBe(new Set(found).size)
      },
    ),
  )
})

const PRINT = ({ description }: Job) => printOf(description)
const posted = (title: string, employer_name: string, description: string, changes: Partial<Job> = {}): Job => ({
  ...job,
  title,
  title_key: titleKey(title),
  employer_name,
  description,
  ...changes,
})

describe('a job that was written anew', () => {
  const bread = posted(
    'Baker',
    'Pan de Ilaya',
    'Baker for our shop beside the market of Taal. You bake pandesal, ensaymada and hopia from 2 am. Free stay-in, meals, ₱550 per day.',
  )

  it.each([
    ['in fewer words', 'Pandesal, ensaymada, hopia. Start 2 am. Beside market, Taal. 550/day, stay-in + meals'],
    [
      'in Filipino',
      'Kailangan ng baker sa Taal, tabi ng palengke. Pandesal, ensaymada, hopia. Simula 2 am. Stay-in, libre pagkain.',
    ],
    ['with slips of the pen', bread.description.replace('ensaymada', 'ensaimada').replace('market', 'markt')],
    ['and another recruiter', `${bread.description} Interested? Message Joan and write OVEN in the subject.`],
  ])('%s', (_name, description) => {
    expect(sameJob(bread, { ...bread, description }, PRINT)).not.toBeNull()
  })

  it.each([
    ['another product', bread.description.replace('pandesal, ensaymada and hopia', 'wedding cakes and cupcakes')],
    ['another town', bread.description.replace('Taal', 'Lemery')],
    ['another hour', bread.description.replace('2 am', '2 pm')],
    ['another wage', bread.description.replace('₱550', '₱700')],
    ['not living there', bread.description.replace('stay-in', 'stay-out')],
  ])('is not: %s', (_name, description) => {
    expect(sameJob(bread, { ...bread, description }, PRINT)).toBeNull()
  })

  it('under nearly the same name of its employer, or by an agency for it', () => {
    const bakeshop = { ...bread, employer_id: 2, employer_name: 'Pan de Ilaya Bakeshop' }
    const agency = { ...bread, employer_id: 3, employer_name: 'Talentgate', client: 'Pan de Ilaya' }
    expect(sameJob(bread, bakeshop, PRINT)?.reason).toMatch(/^nearly the same employer/)
    expect(sameJob(bread, agency, PRINT)?.reason).toMatch(/as its client/)
    expect(sameJob(bread, { ...agency, client: 'Panaderia Luz' }, PRINT)).toBeNull()
  })
})

it('the end of a long text that was cut denies nothing', () => {
  const long = Array.from({ length: 700 }, (_, at) => `duty${at}x`).join(' ')
  const [one, again] = [posted('Clerk', 'Acme', long), posted('Clerk', 'Acme', `Posted anew by Carmela. ${long}`)]
  expect(sameJob(one, again, PRINT)).not.toBeNull()
})

it('words that every object knows are words', () => {
  expect(
    sameJob(posted('Constructor', 'Constructor', text), posted('Constructor', 'Constructor', text), PRINT),
  ).not.toBeNull()
  expect(shinglesOf('constructor toString hasOwnProperty valueOf').length).toBe(2)
})

it.each([
  ['Team A Trading', 'Team B Trading'],
  ['Depot 12 Logistics', 'Depot 13 Logistics'],
])('a short word or a number that differs names another employer: %s, %s', (name, their) => {
  const own = { ...posted('Clerk', name, text), employer_id: 1, employer_name: name }
  expect(sameJob(own, { ...own, employer_id: 2, employer_name: their }, PRINT)).toBeNull()
  expect(sameJob(own, { ...own, employer_id: 2, employer_name: name.replace('i', 'ii') }, PRINT)).not.toBeNull()
})

describe('whatever two postings say', () => {
  const word = fc.constantFrom(...`${text} ${other} ₱700 $5/hr 9am to 5pm night shift US UK`.split(' '))
  const postings = fc.record({
    title: fc.constantFrom(
      'Bookkeeper',
      'Bookkeeper (Dental)',
      'Senior Bookkeeper',
      'Book Keeper ₱700',
      'Night Clerk',
      'VA',
    ),
    employer_name: fc.constantFrom('Acme', 'Acme Books', 'Other', null),
    employer_id: fc.constantFrom(1, 2, null),
    location: fc.constantFrom(null, 'Cebu', 'Metro Manila', 'Makati', 'Remote'),
    description: fc.array(word, { minLength: 8, maxLength: 60 }).map((words) => `${text} ${words.join(' ')}`),
    hours_per_week: fc.constantFrom(null, 20, 40),
    monthly_usd_min: fc.constantFrom(null, 500, 900),
    client: fc.constantFrom(null, 'Acme', 'Other'),
  })
  const made = (some: Partial<Job>): Job => ({
    ...job,
    ...some,
    title_key: titleKey(some.title ?? ''),
    monthly_usd_max: some.monthly_usd_min ?? null,
  })

  it('gives the same answer whichever comes first', () => {
    fc.assert(
      fc.property(postings, postings, (some, more) => {
        const [one, two] = [made(some), made(more)]
        const answer = sameJob(one, two, PRINT)
        expect(sameJob(two, one, PRINT)).toEqual(answer)
        expect(answer?.score ?? 0).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })

  it('a posting is the same as itself', () => {
    fc.assert(
      fc.property(postings, (some) => {
        expect(sameJob(made(some), made(some), PRINT)?.score).toBe(1)
      }),
    )
  })

  it('another pay, other hours or another level keep them apart', () => {
    fc.assert(
      fc.property(postings, (some) => {
        const one = made({ ...some, title: 'Clerk', monthly_usd_min: 500, hours_per_week: 40 })
        expect(sameJob(one, { ...one, monthly_usd_min: 900, monthly_usd_max: 900 }, PRINT)).toBeNull()
        expect(sameJob(one, { ...one, hours_per_week: 20 }, PRINT)).toBeNull()
        expect(sameJob(one, { ...one, title: 'Senior Clerk' }, PRINT)).toBeNull()
      }),
    )
  })
})
