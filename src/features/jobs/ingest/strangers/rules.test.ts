import { describe, expect, it } from 'vitest'
import { titleKey } from '../../rules.ts'
import type { Recognisable } from '../agreement/rules.ts'
import { sameJob } from '../rules.ts'
import { printOf } from '../texts/rules.ts'
import { rareWords } from './rules.ts'

const work =
  'You plan 45 refrigerated lorries across the Midlands, allocate drivers within the tachograph rules, chase depots about pallets and close the paperwork in Mandata. Pattern is 4 on 3 off with a haulier of chilled yoghurt, cheese and vegetables. Forklift, tail lift and Incoterms experience are welcome, and so are apprentices from Boston or Spalding.'
type Job = Recognisable & { text: string }
const posted = (title: string, employer_name: string | null, text: string, changes: Partial<Job> = {}): Job => ({
  source: 'olj',
  title,
  title_key: titleKey(title),
  employer_name,
  employer_id: employer_name === null ? null : employer_name.length,
  location: null,
  date_posted: new Date('2027-02-01T00:00:00Z'),
  job_types: [],
  hours_per_week: null,
  monthly_usd_min: null,
  monthly_usd_max: null,
  text,
  ...changes,
})
const areOne = (one: Job, other: Job) => sameJob(one, other, ({ text }) => printOf(text)) !== null
const planner = posted('Transport Planner', 'Fenland Foods', `A planner wanted for transport. ${work}`)

describe('a text that stands within another one is the same job', () => {
  it.each([
    ['under another title, of a hidden employer', posted('Chilled Planner', null, `Planner of transport! ${work}`)],
    [
      'whose text names the employer',
      posted('Chilled Planner', 'Driveline', `For Fenland, a transport planner. ${work}`),
    ],
  ])('%s', (_name, other) => expect(areOne(planner, other)).toBe(true))

  it('of an agency that writes for a client in the same place', () => {
    const placed = { ...planner, location: 'Spalding' }
    const agency = posted('Chilled Planner', 'Driveline', `Our client is after a transport planner. ${work}`)
    expect(areOne(placed, { ...agency, location: 'Spalding' })).toBe(true)
    expect(areOne(placed, agency)).toBe(false)
    expect(areOne(placed, { ...agency, location: 'Leeds' })).toBe(false)
  })
})

it('of a person and of the firm that bears the surname is one job, and of two firms of one trade are two', () => {
  const text = `A planner wanted for transport. ${work}`
  const by = (name: string) => posted('Transport Planner', name, text)
  expect(areOne(by('Nora Quillon'), by('Team Quillon Haulage'))).toBe(true)
  expect(areOne(by('Swift Yoghurt'), by('Team Yoghurt Haulage'))).toBe(false)
  expect(areOne(by('Nora Quillon'), by('Team Tillon Haulage'))).toBe(false)
})

describe('two jobs stay two', () => {
  it.each([
    ['an employer nothing links', posted('Chilled Planner', 'Driveline', `A transport planner. ${work}`)],
    ['a title without a common word', posted('Warehouse Clerk', null, `A transport planner. ${work}`)],
    [
      'another work',
      posted(
        'Chilled Planner',
        null,
        `Plans. ${work.replace('Forklift, tail lift and Incoterms', 'Notary, probate and conveyancing')}`,
      ),
    ],
  ])('%s', (_name, other) => expect(areOne(planner, other)).toBe(false))
})

it('two titles of which no text says what only the one says are two jobs', () => {
  const [rail, sea] = ['Railway', 'Harbour'].map((kind) => posted(`${kind} Planner`, null, `A planner wanted. ${work}`))
  expect(rail && sea && areOne(rail, sea)).toBe(false)
})

it('every quarter of a text is looked up by three rare words, and a short text by none', () => {
  const groups = rareWords(printOf(work).content).map((group) => group.map(({ word }) => word))
  expect(groups.length).toBeGreaterThan(2)
  expect(groups[0]).toContain('refrigerated')
  for (const group of groups) expect(new Set(group).size).toBe(3)
  expect(rareWords(printOf('Virtual assistant wanted, apply now.').content)).toEqual([])
})

it('one job under two places that both texts name, and two where they name neither', () => {
  const near = `Base is your home near Dortmund or Essen. ${work}`
  const at = (location: string, text: string) => posted('Service Engineer', 'Wickert', text, { location })
  expect(areOne(at('Dortmund', near), at('Essen', near))).toBe(true)
  expect(areOne(at('Dortmund', work), at('Essen', work))).toBe(false)
})
