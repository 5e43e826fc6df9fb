import { describe, expect, test } from 'vitest'
import type { Recognisable } from '../agreement/rules.ts'
import { sameJob } from '../rules.ts'
import { contentOf } from '../content/rules.ts'
import { printOf } from '../texts/rules.ts'
import { factsOf } from './facts/rules.ts'
import { figuresShared } from './figures/rules.ts'

type Posting = Recognisable & { text: string }

const posting = (title: string, text: string, stated: Partial<Posting> = {}): Posting => ({
  source: 'olj',
  title,
  title_key: title.toLowerCase(),
  employer_id: 1,
  employer_name: 'Coldspring Air',
  location: null,
  date_posted: new Date('2026-11-01T00:00:00Z'),
  job_types: [],
  hours_per_week: null,
  monthly_usd_min: null,
  monthly_usd_max: null,
  text,
  ...stated,
})

const judge = (one: Posting, other: Posting) => sameJob(one, other, ({ text }) => printOf(text))

const OWNER = posting(
  'Bookkeeper for Coffee Shops',
  'Six coffee shops in Denver, one owner who hates spreadsheets. I need you to reconcile six QuickBooks files by the 7th of the month, enter bills from Dext, pull Toast sales each day and tell Jonah the labor percentage per shop on Mondays. Restaurant books before, prime cost. 9am-2pm Mountain.',
)
const RECRUITER = posting(
  'Restaurant Bookkeeper, Part-time',
  'A group of six cafes in Denver seeks a hospitality bookkeeper for its restaurants. You maintain QuickBooks for each location and close no later than the seventh day after month end, process bills through Dext, import daily sales from Toast and report weekly labor percentage to Jonah. Prime cost knowledge required. Hours 9:00 AM - 2:00 PM MT.',
)

const ENGINEER = `Northfield Analytics builds the loan platform of rural banks in the Philippines, from Tuguegarao to General Santos. Our teams in Makati and Cebu work with Python, SQL, Snowflake, Airflow, AWS and Power BI, and they talk to the risk officers of Land Savers, Coop Uno and Agri Trust every week.
As a Data Engineer you design and build pipelines that load repayments, applications and field reports into Snowflake, write Airflow jobs in Python, model tables with SQL, monitor loads on AWS, and document each source so that analysts and risk officers can trust it.
You have three years with Python and SQL, experience with Snowflake or another warehouse, and you have run pipelines on AWS. Knowledge of Power BI, Docker and Terraform is an advantage. You explain technical matters in plain words, work well with officers in the provinces, and travel to Tuguegarao or General Santos twice a year.
You get HMO for two dependents, fifteen leaves, a laptop, training credits for AWS certificates and a yearly bonus. We work hybrid, two days in Makati or Cebu.`
const SCIENTIST = `At Northfield Analytics we help rural banks from Tuguegarao to General Santos decide on loans faster. Land Savers, Coop Uno and Agri Trust use our platform, which runs on AWS with Snowflake, Airflow, Python, SQL and Power BI. The offices are in Makati and Cebu.
The Data Scientist develops credit scores from repayments, applications and field reports, tests them with the risk officers each week, writes Python and SQL against Snowflake, presents findings in Power BI, and watches how scores behave after release. You document assumptions so that officers and auditors can trust a model.
We ask for three years with Python and SQL, good statistics, and scores or forecasts that went into use. Experience with Snowflake, Airflow or AWS is an advantage, as are Docker and a master's degree. You speak plainly to officers in the provinces and travel to General Santos or Tuguegarao twice a year.
The package has HMO for two dependents, fifteen leaves, a laptop, training credits and a yearly bonus; hybrid work, two days a week in Cebu or Makati.`

describe('two texts that share facts and few words', () => {
  test('are one job, and it is said what they agree in', () => {
    const same = judge(OWNER, RECRUITER)
    expect(same?.reason).toMatch(/the same facts: \d+ names, \d+ duties, times of the day/)
    expect(same?.score).toBeGreaterThan(0)
  })

  test('are two where they are of two jobs of one employer, whatever else they share', () => {
    const barista = posting(
      'Barista Trainer',
      'Six coffee shops in Denver. Train new baristas on espresso, latte art and the Toast screen, visit each shop on Mondays with Jonah and taste the roast. 9am-2pm Mountain.',
    )
    expect(judge(OWNER, barista)).toBeNull()
    expect(judge(RECRUITER, barista)).toBeNull()
  })

  test.each([
    ['pay', { monthly_usd_min: 800, monthly_usd_max: 800 }, { monthly_usd_min: 1200, monthly_usd_max: 1200 }],
    ['hours', { hours_per_week: 20 }, { hours_per_week: 40 }],
    ['place', { location: 'Cebu City' }, { location: 'Davao City' }],
    ['level', { title: 'Senior Bookkeeper', title_key: 'senior' }, { title: 'Junior Bookkeeper', title_key: 'junior' }],
  ])('are two where their %s differs, whatever they weigh', (_what, own, theirs) => {
    expect(judge({ ...OWNER, ...own }, { ...RECRUITER, ...theirs })).toBeNull()
  })

  test('are two where one large employer tells at length about itself and two openings', () => {
    const stated = { employer_name: 'Northfield Analytics', location: 'Makati' }
    expect(judge(posting('Data Engineer', ENGINEER, stated), posting('Data Scientist', SCIENTIST, stated))).toBeNull()
  })

  test('are two where their texts name two vacancies', () => {
    const numbered = (one: Posting, number: string) => ({ ...one, text: `${one.text} Job ID: ${number}` })
    expect(judge(numbered(OWNER, '40311'), numbered(RECRUITER, '40322'))).toBeNull()
  })
})

const COACH = posting(
  'Online Community Manager',
  'I run a 14-week running course for women over forty, and 2,340 members talk in Circle. Greet new ones, answer what is not medical, host the Sunday long-run thread, nudge the quiet ones and chase failed Stripe payments. Be online 7-9am Central, the rest whenever.',
)
const OFFICE = posting(
  'Client Success Assistant',
  'Our running course for women over forty has a Circle community of 2,340 members. You greet newcomers, answer non-medical questions, host the Sunday long-run thread, re-engage quiet members and follow up failed payments in Stripe. Availability 7:00-9:00 AM Central, otherwise flexible.',
)

describe('a title written anew, level and all', () => {
  test('is of one job where rare numbers and times agree', () => {
    expect(judge(COACH, OFFICE)?.reason).toMatch(/another title and level, .* 1 figures, times of the day/)
  })

  test('is of another job where only the level differs', () => {
    const senior = { title: 'Online Community Assistant', title_key: 'online community assistant' }
    expect(judge(COACH, { ...OFFICE, ...senior })).toBeNull()
  })

  test('may leave the shift out where both texts have the same hours', () => {
    const night = posting('Member Care (Night Shift)', COACH.text.replace('7-9am', '11pm-8am'))
    const other = posting('Member Care', OFFICE.text.replace('7:00-9:00 AM', '11:00 PM-8:00 AM'))
    expect(judge(night, other)).not.toBeNull()
    expect(judge(night, { ...other, text: OFFICE.text.replace(/Availability[^,]*,/, 'Availability') })).toBeNull()
  })
})

describe('a hidden employer', () => {
  const title = { title: 'Community Manager', title_key: 'community manager' }
  const hidden = { ...OFFICE, ...title, employer_id: null, employer_name: null }
  const founder = { ...COACH, ...title, employer_id: 2, employer_name: 'Ines Calder' }

  test('posts one job where texts written anew share a rare number and the hours', () => {
    expect(judge(founder, hidden)?.reason).toMatch(/the same facts/)
  })

  test('posts another one where nothing exact agrees', () => {
    const text = hidden.text.replace('2,340', '1,870').replace('7:00-9:00 AM Central, ', '')
    expect(judge({ ...founder, text: founder.text.replace('7-9am Central, ', '') }, { ...hidden, text })).toBeNull()
  })
})

describe('the facts of a text', () => {
  const factsIn = (text: string) => factsOf(text, contentOf(text))

  test.each([
    ['8-5 EST', '8:00 AM to 5:00 PM'],
    ['7.30am to 4pm', '07:30–16:00'],
    ['11pm-8am', '11:00 PM - 8:00 AM'],
    ['4pm to midnight', '16:00 to 00:00'],
  ])('%s and %s are the same times', (one, other) => {
    const [own] = factsIn(`Hours: ${one}.`).hours
    expect(own).toBeDefined()
    expect([...factsIn(`We work ${other} daily.`).hours]).toEqual([own])
  })

  test('a count of years or hours is no time of the day', () => {
    expect([...factsIn('3-5 years of experience, 20-30 hours a week, 2 to 4 days.').hours]).toEqual([])
  })

  test('names are what begins with a capital letter within a sentence', () => {
    const names = factsIn('Reconcile accounts in Xero and Dext. Reports go to Jonah.').names
    const word = (name: string) => [...factsIn(`We like ${name} here.`).names][0] ?? -1
    expect(['Xero', 'Dext', 'Jonah'].map((name) => names.has(word(name)))).toEqual([true, true, true])
    expect(names.size).toBe(3)
  })

  test.each([
    ['22 client websites', 'websites of 22 clients', ['22']],
    ['eleven outside reps', '11 reps outside', ['11']],
    ['clean 14,000 doubled accounts', 'our 14000 accounts', ['14000']],
    ['22 client websites', '22 apartments', []],
    ['20 websites', '20 websites', []],
    ['45 hours a week', '45 hours weekly', []],
  ])('%s and %s have the rare numbers %j in common', (one, other, shared) => {
    const [own, theirs] = [factsIn(`We have ${one}.`), factsIn(`There are ${other}.`)]
    expect([...figuresShared(own.figures, theirs.figures)]).toEqual(shared)
  })

  test('a text in capitals has none', () => {
    expect(factsIn('WE NEED A DRIVER WITH A CLEAN RECORD IN TARLAC').names.size).toBe(0)
  })
})
