import { describe, expect, test } from 'vitest'
import { checkLetter } from '#features/cover-letters/claims/check-letter.ts'
import { bestTwo, carriedOver, unknownPart } from './carry.ts'
import { DUTIES, dutiesIn } from './duties.ts'
import {
  beginning,
  closing,
  handover,
  hearing,
  knowing,
  lacking,
  learning,
  TRAINED,
  trying,
  unused,
} from '../parts/offers.ts'
import { calledFor, framed } from '../parts/frames.ts'
import { afterwards, applying, changing, leading, strange, type To } from '../parts/openings.ts'
import { MATTERS } from './matters.ts'
import { further, history, worked } from '../parts/phrases.ts'
import { ACTS, type Strength } from './strengths.ts'

const posting = (title: string, description: string) => ({ title, description })
const lower = (deed: string): string => deed.charAt(0).toLowerCase() + deed.slice(1)

const job = (title: string, description: string) => ({
  said: `${title}\n${description}`,
  duties: dutiesIn(posting(title, description)),
})

/** Deeds that share no words with the posting. */
const told = (...deeds: string[]) => deeds.map((deed) => ({ deed, topics: [] }))

describe('what carries over from one trade to another', () => {
  test.each<[string, ReturnType<typeof posting>, Strength]>([
    ['Took 50 inbound calls a day', posting('Cold Caller', 'Reach home owners.'), 'voice'],
    ['Balanced the cash of three tills every day', posting('Bookkeeper', 'Bank recs in Xero.'), 'figures'],
    ['Charted vitals of ward patients', posting('Dental Assistant', 'Verify insurance.'), 'care'],
    ['Taught science to 40 students', posting('Payroll Officer', 'Answer staff questions.'), 'explain'],
    ['Sold 30 phone plans a week over quota', posting('Appointment Setter', 'Qualify homeowners.'), 'persuade'],
  ])('%s, to %j: %s', (deed, to, strength) => {
    const [first] = carriedOver(told(lower(deed)), [], job(to.title, to.description))
    expect(first).toMatchObject({ deed: lower(deed), strength })
  })
  test.each([
    ['edited 20 videos a week', 'Payroll Officer', 'Run weekly payroll.', ''],
    ['grilled 300 burgers per shift', 'Video Editor', 'Fast turnaround.', ''],
    ['cut the waiting time from 40 to 15 minutes', 'Video Editor', '', ''],
    ['counted the stocks of the store', 'Video Editor', '', ''],
    ['counted the stocks of the store', 'Video Editor', 'Attention to detail.', ''],
    ['hosted overseas students', 'Video Editor', 'US hours.', 'working with people in other countries'],
    ['designed flyers for eight clients', 'Support Agent', 'For many clients.', 'working for several clients at once'],
    ['painted the walls', 'Video Editor', 'US hours.', undefined],
  ])('"%s" to a %s (%s): %s', (deed, title, description, name) => {
    expect(carriedOver(told(deed), [], job(title, description))[0]?.name).toBe(name)
  })
  test('what the posting asks for is told before what it does not', () => {
    const deeds = ['made 150 cold calls a day', 'built lists of 500 contacts a week']
    const found = carriedOver(told(...deeds), [], job('Podcast Editor', 'A weekly show.'))
    expect(bestTwo(found).map(({ deed }) => deed)).toEqual(deeds.slice(1))
  })
  test('what the posting names by its own words is told before what only helps, and may come second', () => {
    const deeds = [
      { deed: 'followed up unpaid bills', topics: [] },
      { deed: 'took 50 calls a day', topics: ['phone work'] },
    ]
    const names = (description: string, title = 'Billing Assistant') =>
      bestTwo(carriedOver(deeds, [], job(title, description))).map(({ deed }) => deed)
    expect(names('Denied claims with payers.')).toEqual(['took 50 calls a day', 'followed up unpaid bills'])
    expect(names('Raw clips.', 'Video Editor')).toEqual(['took 50 calls a day'])
  })
  test('a deed of the same part of the job comes before all others, and one for the main part before others', () => {
    const deeds = ['took 90 calls a day', 'answered 40 tickets a day', 'sorted the inbox of the owner']
    const found = carriedOver(told(...deeds), [], job('Support Agent', 'Answer tickets. Refunds.'))
    expect(found[0]).toMatchObject({ deed: 'answered 40 tickets a day', strength: null })
    expect(bestTwo(found)[1]).toMatchObject({ deed: 'sorted the inbox of the owner' })
    expect(bestTwo(found, found[0]?.duty ?? undefined)[1]).toMatchObject({ deed: 'sorted the inbox of the owner' })
    expect(bestTwo([])).toEqual([])
  })
  test('a task is named where a deed helps with it, and once', () => {
    const { said, duties } = job('Support Agent', 'Answer tickets. Refunds. Write blog articles.')
    const tasks = (...deeds: string[]) =>
      bestTwo(carriedOver(told(...deeds), [], { said, duties })).map(({ duty }) => duty?.doing)
    expect(tasks('took 90 calls a day', 'counted the stocks')).toEqual([
      'answering customer messages',
      'handling refunds and returns',
    ])
    expect(tasks('wrote lesson plans')).toEqual(['writing articles'])
    expect(tasks('followed up unpaid bills')).toEqual(['answering customer messages'])
  })
  test('a job that was held stands for a deed where there is none', () => {
    const [first] = carriedOver([], ['worked as a Receptionist at Palm'], job('Cold Caller', 'Call them.'))
    expect(first).toMatchObject({ deed: 'worked as a Receptionist at Palm', strength: 'voice', held: true })
  })
  test('the work is named by the title without whom it is for, else by the tags', () => {
    const main = (title: string, tags: string[], description = 'Send the invoices.') =>
      dutiesIn({ title, tags, description })[0]?.doing
    expect(main('Content Writer for Dental Office', [])).toBe('writing articles')
    expect(main('Rockstar', ['Data Entry', 'Customer Support'])).toBe('helping customers')
    expect(main('Recruiter', ['Customer Support'])).toBe('recruiting candidates')
    expect(main('Rockstar', [])).toBe('handling invoices')
  })
  test('what is unknown is the first part of the job that is on no line of theirs, nor of a kind with one', () => {
    const duties = dutiesIn(posting('Bookkeeper', 'Bank recs. Run payroll.'))
    expect(unknownPart(duties, 'Reconciled accounts')?.doing).toBe('running payroll')
    const sales = dutiesIn(posting('Inside Sales Associate', 'Close over the phone.'))
    expect(unknownPart(sales, 'Cooked meals')?.doing).toBe('phone sales')
    expect(unknownPart(sales, 'Made 150 cold calls a day')).toBeUndefined()
  })
  test.each([
    ['Chat Moderator', 'Answer DMs.', 'Managing 4 pages, also replying on comments', 'Reconcile 5 bank accounts'],
    ['Customer Support', 'Help customers.', 'Handled refund requests of students', 'Managed 4 client pages'],
    ['Executive Assistant', 'Keep my calendar.', 'Booked appointments for two doctors', 'Filled the content calendar'],
    ['Data Encoder', 'Encode forms.', 'Updating the inventory sheet', 'Edited videos'],
  ])('a %s is told nothing new where a line says the same in other words', (title, says, own, other) => {
    const duties = dutiesIn(posting(title, says)).slice(0, 1)
    expect(unknownPart(duties, own)).toBeUndefined()
    expect(unknownPart(duties, other)).toBe(duties[0])
  })
})

/** Every sentence a letter of another trade can hold is looked up like one of a letter. */
const marks = (content: string, own: string[]) =>
  checkLetter(
    { subject: '', content: `Hello,\n\n${content}` },
    {
      name: 'Luz Reyes',
      years_of_experience: null,
      skills: [],
      texts: own,
      contacts: [],
      posting: { title: 'Shop Helper, Customer Service', employer: 'Palm', text: '', tags: [] },
      code_words: [],
    },
  ).map(({ kind, text }) => `${kind}: ${text}`)
/** A job named like somebody and one that is not, with and without a business. */
const ADDRESSED = [
  { job: 'Shop Helper', business: '', employer: 'Palm' },
  { job: 'Customer Service', business: '', employer: '' },
  { job: 'Customer Service', business: '', employer: 'Palm' },
  { job: 'Shop Helper', business: 'your home decor store', employer: '' },
] as const
const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`)
const wrong = (said: readonly string[], own: string[]) =>
  [...new Set(said)].filter((text) => marks(text, own).length > 0)

describe('the sentences of a letter claim nothing beside the deed', () => {
  const deed = 'folded 90 shirts a day'
  const work = { as: 'Cook', at: 'Sea Inn Corp.' }
  const did = { deed, work }
  const paced = { deed: 'fried 40 fish a day', work }
  const changed = { deed: 'cut the waiting time from 40 to 15 minutes', work }
  const own = [deed, paced.deed, changed.deed, 'Cook at Sea Inn Corp.', 'Waiter', 'Cebu', '1 years']
  test.each(DUTIES.map((duty) => [duty.doing, duty] as const))('%s', (_, { doing, trial, begin, calls }) => {
    const acts = calls.map((strength) => ACTS[strength])
    const said = SEEDS.flatMap((seed) => [
      learning({ doing }, seed),
      learning({ doing, programs: ['Zendesk', 'Xero'] }, seed),
      ...acts.map((act) => framed(did, { name: lower(act), large: true, near: true }, seed)),
      lacking('real estate experience', doing),
      beginning(begin, seed),
      trying(trial, seed),
    ])
    expect(wrong(said, own)).toEqual([])
  })
  test('where nothing is named, and where the work is new', () => {
    const when = { over: false, before: false }
    const works = 'as a cook at Sea Inn Corp. and as a waiter'
    const said = SEEDS.flatMap((seed) => [
      ...ADDRESSED.map((to): To => ({ ...to, seed })).flatMap((to) => [
        ...[true, false].map((same) => leading(to, did, { same })),
        ...['a cook', 'a former cook', ''].map((who) => changing(to, who, did)),
        ...['I am a cook, based in Cebu', ''].map((am) => strange(to, am)),
        applying(to),
      ]),
      ...MATTERS.map(({ name }) => framed(did, { name, large: true, near: true }, seed)),
      ...MATTERS.map(({ name }) => framed(did, { name, large: false, near: true }, seed)),
      ...MATTERS.map(({ name }) => calledFor(did, { job: 'Shop Helper', seed }, name)),
      afterwards('I am a cook, based in Cebu', seed),
      ...[did, paced, changed].map((one) => framed(one, { name: '', large: false, near: false }, seed)),
      further([did, did], { work }),
      further([did], { work, apart: true }),
      further([did, { deed, work: null }], { work: null }),
      worked(works, when),
      worked(works, { over: true, before: true }),
      history('at least one year of experience', works, false),
      history('', works, true),
      unused(['Zendesk', 'Xero'], seed),
      TRAINED,
      knowing('Zendesk', 'Palm'),
      ...[handover, hearing].map((say) => say(seed)),
      closing(seed),
    ])
    expect(wrong(said, own)).toEqual([])
  })
  test('closings and openings are many', () => {
    const ends = SEEDS.flatMap((seed) => [closing(seed), trying('a sample', seed)])
    expect(new Set(ends).size).toBeGreaterThanOrEqual(8)
    const [to] = ADDRESSED
    const openings = SEEDS.map((seed) => changing({ ...to, seed }, 'a cook', did))
    expect(new Set(openings).size).toBeGreaterThanOrEqual(6)
    const leads = SEEDS.map((seed) => leading({ ...to, seed }, did, { same: true }))
    expect(new Set(leads).size).toBeGreaterThanOrEqual(8)
  })
})

test('a deed is told with its place, once for two of the same job', () => {
  const [cook, waiter] = [
    { as: 'Cook', at: 'Sea Inn Corp.' },
    { as: 'Waiter', at: '' },
  ]
  const bread = { deed: 'baked bread', work: cook }
  expect(further([bread], { work: null })).toBe('At Sea Inn Corp., I baked bread.')
  expect(further([bread], { work: cook })).toBe('There I also baked bread.')
  expect(further([bread], { work: cook, apart: true })).toBe('In the same job I also baked bread.')
  expect(further([bread, { deed: 'served guests', work: waiter }], { work: cook })).toBe(
    'There I also baked bread, and as a waiter I served guests.',
  )
  expect(further([{ deed: 'baked bread', work: null }], { work: cook })).toBe('I also baked bread.')
})
