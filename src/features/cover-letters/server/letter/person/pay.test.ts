import { expect, test } from 'vitest'
import { isAbove, payOf, sumsOf } from './pay.ts'

const posting = (description: string) => ({ title: 'VA', description, employer: null, tags: [] })
const pay = (min: number | null, max: number | null = null, own: string | null = null) => ({
  salary_min: min,
  salary_max: max,
  custom_availability: own,
})

test.each([
  [
    pay(1200, 1500),
    'your hourly rate',
    '',
    'My expected rate is $6.90 to $8.70 an hour, or $1,200 to $1,500 a month at 40 hours a week.',
  ],
  [
    pay(800, 1100, '25 hours per week'),
    'hourly rate',
    '',
    'My expected rate is $7.40 to $10.20 an hour, or $800 to $1,100 a month at 25 hours a week.',
  ],
  [
    pay(900),
    'your monthly rate',
    'Around 25 hrs/week.',
    'My expected rate is from $900 a month for 40 hours a week, which comes to $560 for your 25 hours.',
  ],
  [pay(900), 'your salary', '', 'My expected rate is from $900 a month.'],
  [
    { ...pay(600, 800), usd_php: 60 },
    'expected salary in PHP',
    '',
    'My expected rate is around ₱36,000 to ₱48,000 a month ($600 to $800).',
  ],
  [
    { ...pay(600, 800), usd_php: 60 },
    'expected salary',
    'Basic pay of PHP 34,000 a month.',
    'My expected rate is around ₱36,000 to ₱48,000 a month ($600 to $800). That is more than the ₱34,000 a month in your posting, and I hope we can talk about it.',
  ],
  [
    { ...pay(600, 800), usd_php: 60 },
    'desired rate in USD',
    'Basic pay of PHP 50,000 a month.',
    'The ₱50,000 a month in your posting is fine with me.',
  ],
  [
    { ...pay(600, null, '20 hours a week'), usd_php: 60 },
    'your salary',
    'Salary: PHP 60,000 a month.',
    'My expected rate is from around ₱36,000 a month for 20 hours a week ($600). By the hour, that is more than the ₱60,000 a month in your posting, and I hope we can talk about it.',
  ],
  [
    pay(1200, 1500),
    "what you'd charge",
    'Fixed price, pay on delivery.',
    'My rate is $6.90 to $8.70 an hour. [Your answer: your fixed price]',
  ],
  [pay(600, 800), 'expected salary in PHP', '', 'My expected rate is $600 to $800 a month.'],
  [
    { ...pay(600, 800), usd_php: 55 },
    'your asking salary (pesos)',
    'Salary: PHP 34,000 to PHP 38,000 a month.',
    'My expected rate is around ₱33,000 to ₱44,000 a month ($600 to $800). The ₱34,000 to ₱38,000 a month in your posting lies within that.',
  ],
  [pay(900, null, '25 hours a week'), 'your salary', '', 'My expected rate is from $900 a month for 25 hours a week.'],
  [pay(600, 750), 'your hourly rate', 'We pay $7/hr.', 'The $7 an hour in your posting is fine with me.'],
  [
    pay(900),
    'your salary',
    'We pay $600 a month.',
    'My expected rate is from $900 a month. That is more than the $600 a month in your posting, and I hope we can talk about it.',
  ],
  [
    pay(1200, 1500),
    'your hourly rate',
    '$6-8/hr',
    'My expected rate is $6.90 to $8.70 an hour, or $1,200 to $1,500 a month at 40 hours a week. The lower end is within the $6 to $8 an hour in your posting.',
  ],
  [pay(900), 'your price per video', '', ''],
  [pay(null), 'your salary', '', ''],
])('%j, asked for "%s" by "%s": "%s"', (writer, asked, description, answer) => {
  expect(payOf(writer, asked, posting(description))).toBe(answer)
})

test.each([
  [pay(1200), 'Pay is $3/hour.', true],
  [pay(700), 'Pay is $5 per hour.', false],
  [pay(1200), 'Pay is $7 per hour.', false],
  [pay(900), '$1000 a month', false],
  [pay(900), '30k PHP base and commissions.', true],
  [pay(900), 'Good pay.', false],
  [pay(900), 'Electricity allowance of ₱1,500 a month.', false],
  [pay(900), 'Bonus of $100 a month. Salary: $700 a month.', true],
  [pay(900), 'A $25 monthly allowance for internet.', false],
  [pay(900), 'We give £300 a year for courses.', false],
  [pay(900), 'A yearly training fund of $200.', false],
  [pay(900), 'A $300 course budget per year. A learning budget of $25 a month.', false],
  [pay(null), '$3/hour', false],
  [pay(1200), '1. A payout is $87.20 short. What do you check?\nWe pay $9-$12 an hour.', false],
  [pay(1200), '- A client owes us $800 a month late. What do you write?\nWe pay $9-$12 an hour.', false],
  [pay(1200), 'We make $40k/month in sales. Budget is $4-$5/hr.', true],
  [pay(1200), 'We make $400 a month in revenue.', false],
  [pay(1200), 'Ad budget of $900 a month.', false],
  [pay(1200), '1. Is $3 an hour okay for you?', true],
])('%j is above "%s": %s', (writer, description, above) => {
  expect(isAbove(writer, posting(description))).toBe(above)
})

test('every sum of an answer is among those a letter may name', () => {
  for (const own of [null, '20 hours a week', '30 hours per week'])
    for (const asked of ['hourly rate', 'monthly salary']) {
      const [writer, ask] = [pay(733, 1250, own), posting('15 hours a week')]
      const allowed = sumsOf(writer, ask).join(' ')
      for (const sum of payOf(writer, asked, ask).match(/\$[\d.,]*\d/g) ?? []) expect(allowed).toContain(sum)
    }
})

test('an employer who speaks of Philippine papers is told the sum in pesos as well', () => {
  const to = (description: string) => ({ title: 'Clerk', employer: 'Palm', tags: [], description })
  const writer = { salary_min: 500, salary_max: null, custom_availability: null, usd_php: 60 }
  expect(payOf(writer, 'expected salary', to('SSS, PhilHealth and 13th month.'))).toContain('₱30,000')
  expect(payOf(writer, 'expected salary', to('We pay by Wise, $ only, and SSS.'))).not.toContain('₱')
  expect(payOf(writer, 'expected salary', to('We sell soap.'))).not.toContain('₱')
})
