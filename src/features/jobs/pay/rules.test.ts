import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyPay, parsePay, rangesOf, ROUGH_RATES } from './rules.ts'

const RATES = { ...ROUGH_RATES, PHP: 58.75, AUD: 1.5 }

describe('a salary text', () => {
  it.each([
    ['450', 450, 450, 'USD', 'month'],
    ['support (USD 5) hourly', 5, 5, 'USD', 'hour'],
    ['$8 per hour', 8, 8, 'USD', 'hour'],
    ['$1000-$1200', 1000, 1200, 'USD', 'month'],
    ['200 /week (To start)', 200, 200, 'USD', 'week'],
    ['2,800$-3,800$/Month', 2800, 3800, 'USD', 'month'],
    ['$7–$8/hour to start, grows with proven s', 7, 8, 'USD', 'hour'],
    ['P25,000', 25_000, 25_000, 'PHP', 'month'],
    ['P64,000 basic + allowances', 64_000, 64_000, 'PHP', 'month'],
    ['₱25,000 - ₱30,000', 25_000, 30_000, 'PHP', 'month'],
    ['30-35k php monthly', 30_000, 35_000, 'PHP', 'month'],
    ['58k - 88k php', 58_000, 88_000, 'PHP', 'month'],
    ['$900-1k', 900, 1000, 'USD', 'month'],
    ['1.2k - 1.5k USD', 1200, 1500, 'USD', 'month'],
    ['Php 250 per hour', 250, 250, 'PHP', 'hour'],
    ['₱600/day', 600, 600, 'PHP', 'day'],
    ['$5/hr to $7/hr', 5, 7, 'USD', 'hour'],
    ['$90,000.00/yr - $120,000.00/yr', 90_000, 120_000, 'USD', 'year'],
    ['$90,000.00 - $120,000.00', 90_000, 120_000, 'USD', 'year'],
    ['$40k–$50k / year', 40_000, 50_000, 'USD', 'year'],
    ['$12,000 per year', 12_000, 12_000, 'USD', 'year'],
    ['$500 + commission', 500, 500, 'USD', 'month'],
    ['$800/month, 40 hours per week', 800, 800, 'USD', 'month'],
    ['$800/month paid weekly', 800, 800, 'USD', 'month'],
    ['₱18,000/mo + 13th month', 18_000, 18_000, 'PHP', 'month'],
    ['up to $850 a month', 850, 850, 'USD', 'month'],
    ['starting at $3/hr, negotiable', 3, 3, 'USD', 'hour'],
    ['$400 to $450 USD depending on experience', 400, 450, 'USD', 'month'],
    ['1000-800', 800, 1000, 'USD', 'month'],
    ['USD 800 monthly', 800, 800, 'USD', 'month'],
    ['800usd', 800, 800, 'USD', 'month'],
    // So little can only be meant for an hour.
    ['8', 8, 8, 'USD', 'hour'],
    ['$8', 8, 8, 'USD', 'hour'],
    ['$7,5/hour', 7.5, 7.5, 'USD', 'hour'],
    // So much can only be pesos.
    ['25,000', 25_000, 25_000, 'PHP', 'month'],
    ['25k', 25_000, 25_000, 'PHP', 'month'],
    ['140-175 per hour', 140, 175, 'PHP', 'hour'],
    ['700 kada araw', 700, 700, 'PHP', 'day'],
    ['250/WEEKLY', 250, 250, 'USD', 'week'],
    ['$500/mnth', 500, 500, 'USD', 'month'],
    // With slips of the pen.
    ['$ 650 - 800 / montly', 650, 800, 'USD', 'month'],
    ['P 22 , 000 / month', 22_000, 22_000, 'PHP', 'month'],
    ['€1.250,00 per month', 1250, 1250, 'EUR', 'month'],
    ['£14k pa', 14_000, 14_000, 'GBP', 'year'],
    // Half a month at a time.
    ['9,000 per cutoff (15th and 30th), 18,000 a month', 18_000, 18_000, 'PHP', 'month'],
    ['P10,000 per cut-off, twice a month', 20_000, 20_000, 'PHP', 'month'],
    ['$800 semi-monthly', 1600, 1600, 'USD', 'month'],
    ['$700 twice a month', 1400, 1400, 'USD', 'month'],
    ['PHP 15,000 kinsenas', 30_000, 30_000, 'PHP', 'month'],
    ['$350 every 15th and 30th', 700, 700, 'USD', 'month'],
    ['₱7,500 tuwing kinsenas', 15_000, 15_000, 'PHP', 'month'],
    ['8,500/cutoff', 17_000, 17_000, 'PHP', 'month'],
    ['10k kada 15 at 30', 20_000, 20_000, 'PHP', 'month'],
    ['Sahod every 15/30: ₱9,000', 18_000, 18_000, 'PHP', 'month'],
    ['Rate: $400 bimonthly (twice a month)', 800, 800, 'USD', 'month'],
    // When it is paid out is not what it is paid for.
    ['30,000 monthly, kinsenas ang sahod', 30_000, 30_000, 'PHP', 'month'],
    ['Php 20,000/month, payout every 15th and 30th', 20_000, 20_000, 'PHP', 'month'],
    ['$900/mo. Payment is bi-weekly.', 900, 900, 'USD', 'month'],
    ['Salary is paid monthly: USD 1,100', 1100, 1100, 'USD', 'month'],
    ['paid weekly: $300', 300, 300, 'USD', 'week'],
    ['$550 per fortnight', 275, 275, 'USD', 'week'],
    ['AUD 1,000 every 2 weeks', 500, 500, 'AUD', 'week'],
    // What comes on top with a figure of its own, or later.
    ['24,000 basic, 2,500 rice allowance', 24_000, 24_000, 'PHP', 'month'],
    ['$800/month base, OTE $1,500', 800, 800, 'USD', 'month'],
    ['P18,000 starting, P20,000 upon regularization', 18_000, 20_000, 'PHP', 'month'],
    ['$1400 a month for 40 hours', 1400, 1400, 'USD', 'month'],
    ['$3-4/hour, weekly pay', 3, 4, 'USD', 'hour'],
    // Of work abroad.
    ['HK$5,100 per month, live-in', 5100, 5100, 'HKD', 'month'],
    ['AED 2,500 + accommodation, monthly', 2500, 2500, 'AED', 'month'],
    ['SR 1,500/month plus food', 1500, 1500, 'SAR', 'month'],
    ['QR 1,800', 1800, 1800, 'QAR', 'month'],
    ['KD 120 per month', 120, 120, 'KWD', 'month'],
    ['¥180,000 / month', 180_000, 180_000, 'JPY', 'month'],
    ['$22.00 - $24.50 /hour (CAD)', 22, 24.5, 'CAD', 'hour'],
    // The same again in other words.
    ['$500 (₱28,000)', 500, 500, 'USD', 'month'],
    ['$700/month ($175/week)', 700, 700, 'USD', 'month'],
    ['$640 a month, that is $4/hr', 640, 640, 'USD', 'month'],
    ['$500 / $600', 500, 600, 'USD', 'month'],
    ['₱210/hour, approx. ₱33,600 a month', 210, 210, 'PHP', 'hour'],
    ['150-180 / per hour', 150, 180, 'PHP', 'hour'],
    ['12us per hour', 12, 12, 'USD', 'hour'],
    ['$420$460/mo', 420, 460, 'USD', 'month'],
    // Pay keeps its own currency.
    ['AUD 1350 per month', 1350, 1350, 'AUD', 'month'],
    ['A$900', 900, 900, 'AUD', 'month'],
    ['$15 AUD per hour', 15, 15, 'AUD', 'hour'],
    ['$10 CAD - $12 CAD per hour', 10, 12, 'CAD', 'hour'],
    ['€1.250 monthly', 1250, 1250, 'EUR', 'month'],
    ['£8-£10ph', 8, 10, 'GBP', 'hour'],
    ['NZ$20/hr', 20, 20, 'NZD', 'hour'],
    ['S$3,000/mo', 3000, 3000, 'SGD', 'month'],
    ['$500 (AUD 760)', 500, 500, 'USD', 'month'],
    ['$4/hr start, up to $6', 4, 6, 'USD', 'hour'],
    ['between $5 and $7 an hour', 5, 7, 'USD', 'hour'],
    ['$800 bi-weekly', 400, 400, 'USD', 'week'],
    ['$450 every two weeks', 225, 225, 'USD', 'week'],
    ['$500 a month, then $700', 500, 700, 'USD', 'month'],
    ['$5 per hour for the trial week and $6 per hour afterwards', 5, 6, 'USD', 'hour'],
    ['$4/hr, after 3 months $5/hr', 4, 5, 'USD', 'hour'],
    ['$700 a month, raise after 90 days', 700, 700, 'USD', 'month'],
    ['$1,200/mo w/ raise to $1,400', 1200, 1400, 'USD', 'month'],
    ['$400-$500/month to start, up to $700 after 6 months', 400, 700, 'USD', 'month'],
    ['25k starting, increasing up to 30k', 25_000, 30_000, 'PHP', 'month'],
    ['Php 600/day during training, Php 700/day after', 600, 700, 'PHP', 'day'],
    ['£12.60ph nights, £11.90ph days', 11.9, 12.6, 'GBP', 'hour'],
    ['AU $10-12 per hour', 10, 12, 'AUD', 'hour'],
    ['$2,350 weekly gross, 13 week contract', 2350, 2350, 'USD', 'week'],
    ['32,000 pesos monthly and a signing bonus of 10,000 pesos', 32_000, 32_000, 'PHP', 'month'],
    ['25 libo kada buwan', 25_000, 25_000, 'PHP', 'month'],
    ['₱1.2M a year', 1_200_000, 1_200_000, 'PHP', 'year'],
    ['$3 per hour to start, $4 later', 3, 4, 'USD', 'hour'],
    ['$7 an hour, paid every Friday via Wise, with $40 a month for attendance', 7, 7, 'USD', 'hour'],
    ['$820 monthly, paid every 10th and 25th', 820, 820, 'USD', 'month'],
    ['$52/hr W2', 52, 52, 'USD', 'hour'],
    ['$42/day x 5 days', 42, 42, 'USD', 'day'],
    ['520 - 580 arawan', 520, 580, 'PHP', 'day'],
    ['$500/mo 1st month, $600/mo from there', 500, 600, 'USD', 'month'],
    ['min $4, max $7 per hour', 4, 7, 'USD', 'hour'],
    ['weekly pay, $5/hr', 5, 5, 'USD', 'hour'],
    ['fixed rate of $6/hour', 6, 6, 'USD', 'hour'],
    ['$400 to $500mo', 400, 500, 'USD', 'month'],
    ['$5perhour', 5, 5, 'USD', 'hour'],
    ['25 000 - 30 000 PHP', 25_000, 30_000, 'PHP', 'month'],
    ['$800-1000 / DOE', 800, 1000, 'USD', 'month'],
    ['27-30,000 php', 27_000, 30_000, 'PHP', 'month'],
    ['$500 w/ HMO, 15 leaves', 500, 500, 'USD', 'month'],
    ['$4/hr, 8 hours a day, 5 days a week', 4, 4, 'USD', 'hour'],
    ['$1000/month, paid twice a month', 1000, 1000, 'USD', 'month'],
    ['30,000 / HMO / 13th month pay', 30_000, 30_000, 'PHP', 'month'],
  ])('%j is %d to %d %s a %s', (text, min, max, currency, period) => {
    expect(parsePay(text)).toEqual({ min, max, currency, period })
  })

  it.each([
    null,
    '',
    'competitive',
    'DOE',
    '$',
    'Negotiable',
    // Between a much of dollars and a little of pesos.
    '50/hr',
    '8,000',
    '1,2345',
    '13th month pay, 15 leaves',
    // Two readings.
    '$5-6/hr or $800/mo',
    // By the piece, or another currency.
    '$10 per article',
    'PHP 1,000 per article',
    'Fixed price: $200',
    'fixed rate $600',
    '$100 bonus',
    '$150-$175/40hrs',
    '$400 for the project',
    'INR 20,000',
    '2500-3000 MXN',
    // In which dollars?
    '$8 AUD or $5 USD per hour',
    '€5 or $6',
    '5.250/hr',
    '10% commission',
    '40 hours per week',
    '$1-$5000/month',
    'RM 3,200',
    'R$ 2,800 monthly',
    '$240 fixed',
    '$48,000 per month',
    '₱24,000 per day',
    '₱4,500/hour',
    'your hourly rate in AUD 4) your hours',
  ])('%j is not stated', (text) => {
    expect(parsePay(text)).toBeNull()
  })

  it('never throws, is never upside down and never nothing, whatever is typed', () => {
    const pieces = fc.constantFrom(
      '$',
      '₱',
      'P',
      'php',
      'usd',
      ' ',
      '-',
      '–',
      'to',
      '/',
      'hr',
      'k',
      ',',
      '.',
      'per',
      'month',
      '0',
      '5',
      '12',
      '900',
      '25,000',
      '+',
      '%',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const pay = parsePay(typed)
        expect(pay === null || (pay.min > 0 && pay.min <= pay.max && Number.isFinite(pay.max))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('reads every plain amount back', () => {
    const amount = fc.integer({ min: 200, max: 4000 })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)]
        const text = `$${min.toLocaleString('en')} - $${max.toLocaleString('en')} per month`
        expect(parsePay(text)).toEqual({ min, max, currency: 'USD', period: 'month' })
      }),
    )
  })

  it('takes a long hostile text in linear time', () => {
    expect(parsePay('1,'.repeat(200_000))).toBeNull()
    expect(parsePay(`$${'1'.repeat(100_000)}`)).toBeNull()
  })
})

describe('the monthly value', () => {
  it.each([
    [{ min: 5, max: 6, currency: 'USD', period: 'hour' }, null, 800, 960],
    [{ min: 5, max: 6, currency: 'USD', period: 'hour' }, 20, 400, 480],
    [{ min: 50, max: 50, currency: 'USD', period: 'day' }, null, 1000, 1000],
    [{ min: 200, max: 200, currency: 'USD', period: 'week' }, null, 800, 800],
    [{ min: 700, max: 900, currency: 'USD', period: 'month' }, 20, 700, 900],
    [{ min: 12_000, max: 24_000, currency: 'USD', period: 'year' }, null, 1000, 2000],
    [{ min: 29_375, max: 58_750, currency: 'PHP', period: 'month' }, null, 500, 1000],
    [{ min: 15, max: 30, currency: 'AUD', period: 'hour' }, null, 1600, 3200],
  ] as const)('%j at %j hours a week is %d to %d dollars', (pay, hours, min, max) => {
    expect(monthlyPay(pay, RATES, hours)).toMatchObject({ monthly_usd_min: min, monthly_usd_max: max })
  })

  it('is the same in dollars and pesos by the rates, whatever it is stated in', () => {
    expect(monthlyPay({ min: 150, max: 150, currency: 'AUD', period: 'month' }, RATES, null).monthly_php_min).toBe(5875)
    expect(monthlyPay({ min: 100, max: 100, currency: 'USD', period: 'month' }, RATES, null)).toEqual({
      monthly_usd_min: 100,
      monthly_usd_max: 100,
      monthly_php_min: 5875,
      monthly_php_max: 5875,
    })
  })
})

it.each([
  [300, 400, ['0-500']],
  [450, 700, ['0-500', '500-1000']],
  [1000, 1000, ['500-1000', '1000-2000']],
  [6000, 9000, ['5000+']],
  [100, 9000, ['0-500', '500-1000', '1000-2000', '2000-5000', '5000+']],
])('pay of %d to %d a month is found under %j', (min, max, ranges) => {
  expect(rangesOf(min, max)).toEqual(ranges)
})
