import { expect, test } from 'vitest'
import { dutiesIn } from '../work/duties.ts'
import { dutyFits } from '../parts/first-duties.ts'
import { evidenceFor, ofWorkAlone } from '../deeds/results.ts'

const best = (results: string[], posting: { title: string; tags?: string[]; description: string }): string =>
  evidenceFor(results, { employer: '', tags: [], ...posting })[0]?.deed ?? ''

test('shorts are the reels of a posting', () => {
  const results = [
    'channel grew from 8k to 30k followers while I am the only editor',
    'Cut vlogs into 12 shorts a week',
  ]
  expect(
    best(results, { title: 'Reels editor', description: 'Vertical reels of our cooking class, 10 per week.' }),
  ).toBe('cut vlogs into 12 shorts a week')
})

test('scribing is the work of a scribe, and calls are none of a house call practice', () => {
  const results = [
    'Answering patient calls, booking and rebooking of visits',
    'Live scribing of 15 visits per day in Epic for two doctors',
  ]
  const title = 'Scribe for House Call Practice'
  expect(ofWorkAlone(title)).toBe('Scribe')
  expect(ofWorkAlone('Graphic designer for T-shirts')).toBe('Graphic designer for T-shirts')
  expect(best(results, { title, description: 'You chart the visit and call families.' })).toMatch(/^scribed 15 visits/)
})

test('what the employer teaches is no teaching', () => {
  const description = "Phones and bookings. Fine if you don't know it, we'll teach you."
  expect(dutiesIn({ title: 'Clinic Admin', description }).map(({ doing }) => doing)).not.toContain('teaching online')
})

test('a checkout by name is work on payments', () => {
  const compare = dutyFits({
    title: 'Developer',
    description: 'Duties\n- Keeps the payment gateway of the shop working\n- Writes pages',
  } as Parameters<typeof dutyFits>[0])
  expect(compare('integrated GCash and Stripe checkout with webhooks')).toMatchObject({ at: 0 })
  expect(compare('integrated GCash and Stripe checkout with webhooks').sum).toBeGreaterThan(0)
})

test('who booked patients has worked at the front desk of a clinic', () => {
  const [desk] = dutiesIn({ title: 'Clinic Admin', description: 'Phones and bookings.' })
  expect(desk?.doing).toBe('working at the front desk of a clinic')
  expect(desk?.akin?.test('answered calls and booked and rebooked patients')).toBe(true)
  expect(desk?.akin?.test('gave bedside care to 4 patients per shift')).toBe(false)
})
