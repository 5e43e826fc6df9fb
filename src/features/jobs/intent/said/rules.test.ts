import { expect, it } from 'vitest'
import { saidFilters } from './rules.ts'

type Some = Partial<Parameters<typeof saidFilters>[0]>
const read = (description: string, some: Some = {}) =>
  saidFilters({
    title: 'Agent',
    description,
    location: null,
    monthly_php_max: null,
    source: 'linkedin',
    job_types: ['Full-time'],
    ...some,
  })
/** What is said, without what is not. */
const said = (description: string, some: Some = {}) =>
  read(description, some).filter((name) => !name.endsWith(':unsaid'))

it.each([
  ['Monday to Friday, 9 to 5 EST.', ['~h:night']],
  ['Est. 2011, by the sea.', []],
  ['Entry level. At least 2 years as a nurse.', []],
  ['Entry level, we train you.', ['~x:none']],
  ['No prior experience needed, we train you.', ['~x:none']],
  ['Open to fresh graduates and newbies!', ['~x:none']],
  ['Kahit walang experience, apply na.', ['~x:none']],
  ['Sorry, no newbies please.', []],
  ['5 years of calling experience.', []],
  ['This is a non-voice account.', ['~v:none']],
  ['Chat and email support, no phone calls.', ['~v:none']],
  ['A call center with a non-voice account.', ['~v:none']],
  ['Chat support in our call center.', []],
  ['Chat support and inbound calls.', []],
  ['Graveyard shift, US hours.', ['~h:night']],
  ['Day shift, Australian time.', ['~h:day']],
  ['100% work from home.', ['~w:home']],
  ['Work in our office, on-site in Cebu.', ['~w:site']],
  ['Remote, with two on-site days a year.', ['~w:home']],
  ['An APAC focus means no graveyard shifts!', []],
  ['Tests of overnight batches and overnight business processes.', []],
  ['Overnight order picker.', ['~h:night']],
  ['9 PM - 5 AM Philippine Time.', ['~h:night']],
  ['9 AM - 6 PM Philippine time.', ['~h:day']],
  ['Send your letter by 20 September, 11:59 PM Manila time.', []],
  ['No calls or agencies please.', []],
  ['No calls, you answer by chat.', ['~v:none']],
])('%s', (text, names) => expect(said(text)).toEqual(names))

it('the place by its words, and the step of the highest pay', () => {
  expect(said('', { location: 'Cebu City, Philippines', monthly_php_max: 43_500 })).toEqual([
    '~l:cebu',
    '~l:city',
    '~l:philippines',
    '~f:40',
  ])
  expect(said('', { monthly_php_max: 5_000_000 })).toEqual(['~f:200'])
})

it.each<[string, Some, string[]]>([
  ['', {}, ['x', 'v', 'h', 'w', 'l', 'k', 'f']],
  ['2 years of experience, inbound calls, night shift, on-site.', { location: 'Cebu', monthly_php_max: 9000 }, ['k']],
  ['Done on-site, says somebody whose board is for work at home.', { source: 'olj' }, ['x', 'v', 'h', 'l', 'k', 'f']],
  ['No newbies, chat support, day shift.', { location: 'Philippines', source: 'olj' }, ['l', 'k', 'f']],
  ['', { job_types: ['Remote'], title: 'Clerk', location: 'Cebu' }, ['x', 'v', 'h', 'j', 'f']],
])('of %j %j nothing is said of %j', (text, some, kinds) => {
  const silent = read(text, some).filter((name) => name.endsWith(':unsaid'))
  expect(silent).toEqual(kinds.map((kind) => `~${kind}:unsaid`))
})

it.each([
  ['Agent - Phones', ['~k:phone-support']],
  ['Assistant with calling experience', ['~k:admin']],
  ['Agent, no calls', ['~v:none']],
  ['Voice-over artist', ['~v:none', '~k:audio']],
])('%s tells whether there is a telephone', (title, names) => {
  expect(said('Chat and email support.', { title }).filter((name) => !name.startsWith('~k:customer'))).toEqual(names)
})

it('the title tells the job type where no field does', () => {
  expect(said('', { title: 'Part-time Clerk', job_types: ['Remote'] })).toEqual(['~j:part-time', '~k:admin'])
  expect(said('', { title: 'Full Time Clerk', job_types: [] })).toEqual(['~j:full-time', '~k:admin'])
  expect(said('', { title: 'Part-time or full-time Clerk', job_types: [] })).toEqual(['~k:admin'])
})

it('a long text costs no more than its first part', () => {
  // Processor time: the machine may be busy with other things.
  const before = process.cpuUsage()
  for (const part of ['no a ', 'non-', 'call ', 'chat and ']) said(part.repeat(40_000))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(200)
})
