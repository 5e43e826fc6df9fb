import { describe, expect, it } from 'vitest'
import { titleKey } from '../rules.ts'
import type { Recognisable } from './agreement/rules.ts'
import { sameJob } from './rules.ts'
import { printOf } from './texts/rules.ts'

const work =
  'We hire for our parcel service in the Visayas. You answer riders and shops in the ticket system, look for lost parcels with the depots, write the weekly report of damages and train new colleagues in the routes. You have worked in logistics, know Freshdesk and Metabase, write good English and Cebuano, and like a busy floor with forty people on it.'
type Job = Recognisable & { text: string }
const posted = (title: string, changes: Partial<Job> = {}): Job => ({
  source: 'olj',
  title,
  title_key: titleKey(title),
  employer_name: 'Habal Express',
  employer_id: 7,
  location: null,
  date_posted: new Date('2027-02-01T00:00:00Z'),
  job_types: [],
  hours_per_week: null,
  monthly_usd_min: null,
  monthly_usd_max: null,
  text: work,
  ...changes,
})
const areOne = (one: Job, other: Job) => sameJob(one, other, ({ text }) => printOf(text)) !== null

describe('a copy is another job', () => {
  it.each([
    [
      'in another country',
      posted('Support Agent', { location: 'Philippines' }),
      posted('Support Agent', { location: 'India' }),
    ],
    ['for another country', posted('Support Agent (Poland)'), posted('Support Agent (Spain)')],
    [
      'in the town that its title names, and the other title in another one',
      posted('Parcel Desk - Tagbilaran', { location: 'Philippines' }),
      posted('Parcel Desk - Ormoc', { location: 'Ormoc City, Philippines' }),
    ],
    [
      'in the town another title names, though both state one place',
      posted('Voice Actor Adelaide', { location: 'Adelaide' }),
      posted('Voice Actor Perth', { location: 'Adelaide' }),
    ],
    [
      'for commission only',
      posted('Closer', { text: `${work} A base salary beside what you sell.` }),
      posted('Closer', { text: `${work} Commission-only, beside what you sell.` }),
    ],
    [
      'in another town where both are hybrid',
      posted('Support Agent', { location: 'Hybrid in Cebu City' }),
      posted('Support Agent', { location: 'Hybrid in Makati City' }),
    ],
    [
      'of another class than its title names',
      posted('Teacher', { text: `A teacher for Grade 7 pupils. ${work}` }),
      posted('Grade 9 Teacher', { text: `A teacher for Grade 9 pupils. ${work}` }),
    ],
    [
      'of one class of several that its text names',
      posted('Teacher', { text: `A teacher for Grade 8 or Grade 9 pupils. ${work}` }),
      posted('Grade 9 Teacher', { text: `A teacher for Grade 8 or Grade 9 pupils. ${work}` }),
    ],
    ['in a language of which its text says nothing', posted('Rider Support'), posted('Danish Rider Support')],
    [
      'in the language of the country its employer sits in',
      posted('Rider Support', { text: `We sit in Denmark. ${work}` }),
      posted('Danish Rider Support', { text: `We sit in Denmark. ${work}` }),
    ],
    [
      'of another count than the range, words added',
      posted('Parcel Agent', { text: work.replace('forty', '40-55') }),
      posted('Rider Agent', { text: work.replace('forty people on it', '80 people on it, and zeppelins') }),
    ],
    [
      'of two titles that its text says, with other words at one place',
      posted('Parcel Agent', { text: `${work} You draw zeppelins.` }),
      posted('Rider Agent', { text: `${work} You fly kites and gliders.` }),
    ],
    [
      'under other names of the worker and of the work, which no text says',
      posted('Parcel Dispatcher'),
      posted('Kite Parcel Specialist'),
    ],
    [
      'of a hidden employer, under another name of the worker and of the work',
      posted('Parcel Dispatcher', { employer_name: null, employer_id: null }),
      posted('Visayas Kite Parcel Specialist'),
    ],
    ['in somebody’s place', posted('Nurse'), posted('Locum Nurse')],
    ['of another kind, for a term', posted('Ads Manager - Social - FTC'), posted('Ads Manager - Search - FTC')],
    ['of another kind', posted('Support Agent - Returns Desk'), posted('Support Agent - Merchant Onboarding')],
    [
      'whose title and text say another thing at one place',
      posted('Agent', { text: `An agent for software. ${work}` }),
      posted('Elixir Agent', { text: `An agent for Elixir. ${work}` }),
    ],
    ['in a shift its text does not speak of', posted('Support Agent'), posted('Support Agent - Late Shift')],
    [
      'of another kind of work, where the text speaks of one kind only',
      posted('Line Engineer Welding', { text: `You set up welding on the line. ${work}` }),
      posted('Line Engineer Molding', { text: `You set up welding on the line. ${work}` }),
    ],
    [
      'of another worker, whose name does not end like one',
      posted('Skin Nurse (Ayala Mall)', { text: `You are the pharmacist of our shop. ${work}` }),
      posted('Pharmacist (Ayala Mall)', { text: `You are the pharmacist of our shop. ${work}` }),
    ],
    [
      'whose text calls whoever is looked for by another name',
      posted('Virtual Loan Assistant', { text: `As a Loan Assistant you join the Cebu team. ${work}` }),
      posted('Virtual Assistant', {
        text: `As a Virtual Assistant you join the Cebu team. ${work.replace('with forty people', 'of sixty people').replace('parcels', 'boxes')}`,
      }),
    ],
    [
      'in turn at several places',
      posted('Clinic Aide - Client Based'),
      posted('Clinic Aide - Roving (Ortigas, Alabang)', { text: work.replace('a busy floor', 'a lively floor') }),
    ],
  ])('%s', (_name, one, other) => {
    expect(areOne(one, other)).toBe(false)
    expect(areOne(other, one)).toBe(false)
  })

  it('elsewhere, though a text speaks of remote sites, or of an office on some days', () => {
    const places = (text: string) => [
      posted('Support Agent', { location: 'Iloilo City', text }),
      posted('Support Agent', { location: 'Bacolod City', text }),
    ]
    const apart = ['You travel to remote locations.', 'Hybrid: remote and three days a week in the office.']
    for (const line of apart) expect(areOne(...(places(`${work} ${line}`) as [Job, Job]))).toBe(false)
    expect(areOne(...(places(`${work} The work is fully remote.`) as [Job, Job]))).toBe(true)
  })

  it('where a title names no work, and the texts are not the same', () => {
    const text = work.replace(
      'write the weekly report of damages and train new colleagues in the routes',
      'pay the riders',
    )
    expect(areOne(posted('External Job Post'), posted('External Job Post', { text }))).toBe(false)
    expect(areOne(posted('External Job Post'), posted('External Job Post'))).toBe(true)
  })
})

describe('a copy is one job', () => {
  it.each([
    [
      'whose title says when one works, and whose text says it at the end of a line that a board left out',
      posted('Support Agent', { text: `Schedule: Day ShiftPay: by experience. ${work}` }),
      posted('Support Agent | Day Shift', { text: `Schedule: Day ShiftPay: by experience. ${work}` }),
    ],
    ['offered to beginners', posted('Chat Agent - Beginner Friendly'), posted('Chat Agent - Newbie Friendly')],
    [
      'of two kinds that the text speaks of',
      posted('Line Engineer Welding', { text: `You set up welding and molding on the line. ${work}` }),
      posted('Line Engineer Molding', { text: `You set up welding and molding on the line. ${work}` }),
    ],
  ])('%s', (_name, one, other) => {
    expect(areOne(one, other)).toBe(true)
    expect(areOne(other, one)).toBe(true)
  })

  it('that a board cuts within a word', () => {
    const text = `${work.slice(0, work.indexOf('busy floor') + 2)}…`
    expect(areOne(posted('Support Agent'), posted('Support Agent', { text }))).toBe(true)
  })

  it.each([
    [
      'whose text names the class of the other title',
      posted('Teacher', { text: `A teacher for Grade 9 pupils. ${work}` }),
      posted('Grade 9 Teacher', { text: `A teacher for Grade 9 pupils. ${work}` }),
    ],
    [
      'whose text names the country of the learners the other title calls by their language',
      posted('Rider Trainer', { text: `For learners in Denmark. ${work}` }),
      posted('Rider Trainer for Danish Learners', { text: `For learners in Denmark. ${work}` }),
    ],
    [
      'of a range and of one end of it, a sentence added',
      posted('Parcel Agent', { text: work.replace('forty', '40-55') }),
      posted('Rider Agent', { text: work.replace('forty people on it', '40 people on it, and zeppelins') }),
    ],
    [
      'of an employer whose other title names the worker otherwise',
      posted('Parcel Dispatcher'),
      posted('Visayas Kite Parcel Specialist'),
    ],
    [
      'of two titles that its text says, each with words of its own at another place',
      posted('Parcel Agent', { text: `${work} You draw zeppelins.` }),
      posted('Rider Agent', { text: `You fly kites and gliders. ${work}` }),
    ],
    [
      'of a benefit said otherwise',
      posted('Agent', { text: `${work} HMO with one dependent.` }),
      posted('Agent', { text: `${work} HMO upon regularization.` }),
    ],
  ])('%s', (_name, one, other) => {
    expect(areOne(one, other)).toBe(true)
    expect(areOne(other, one)).toBe(true)
  })

  it('where a board states the country of the employer, and both texts speak of Filipinos', () => {
    const text = `${work} Filipinos only.`
    const at = (location: string) => posted('Support Agent', { location, text })
    expect(areOne(at('United States'), at('Philippines'))).toBe(true)
  })

  it('in a town that its country calls otherwise', () => {
    const at = (location: string) => posted('Support Agent', { location })
    expect(areOne(at('Köln'), at('Cologne, Germany'))).toBe(true)
    expect(areOne(at('Köln'), at('Munich, Germany'))).toBe(false)
  })

  it.each([
    ['the page of its employer on a board', 'habalexpressjobs'],
    ['the same', 'Habal Express Careers'],
  ])('by %s', (_name, employer_name) => {
    expect(areOne(posted('Support Agent'), posted('Support Agent', { employer_name, employer_id: 8 }))).toBe(true)
  })

  it('of two firms of one house, in one town', () => {
    const at = (employer_name: string, location: string) =>
      posted('Support Agent', { employer_name, employer_id: employer_name.length, location })
    const one = at('Lito Logistics', 'Cebu City')
    expect(areOne(one, at('Lito Recruitment Services', 'Cebu City, Philippines'))).toBe(true)
    expect(areOne(one, at('Lito Recruitment Services', 'Davao City'))).toBe(false)
    expect(areOne(one, at('Nena Recruitment Services', 'Cebu City'))).toBe(false)
  })
})
