import { describe, expect, it } from 'vitest'
import { parsePay } from './rules.ts'

describe('a pay field that says more than the pay', () => {
  it.each([
    // Beside other figures.
    ['We are 12 people in Sydney. Pay is AUD 9/hr.', 9, 9, 'AUD', 'hour'],
    ['Looking for 3 VAs at $4/hr', 4, 4, 'USD', 'hour'],
    ['Founded 2015, 200+ employees, offering 35k-40k monthly', 35_000, 40_000, 'PHP', 'month'],
    ['Shift 10pm-7am PH time; ₱30,000 per month', 30_000, 30_000, 'PHP', 'month'],
    ['SG-15 (₱38,413/month)', 38_413, 38_413, 'PHP', 'month'],
    ['SGD 900/month, remote from PH', 900, 900, 'SGD', 'month'],
    ['PHP 25,000-28,000; hybrid 3x a week', 25_000, 28_000, 'PHP', 'month'],
    ['$400-$600/month depending on hours (20-30 hrs/week)', 400, 600, 'USD', 'month'],
    ['Sweldo: 12,000-14,000 stay in, may day off', 12_000, 14_000, 'PHP', 'month'],
    ['The person we hire will earn $7 per hour', 7, 7, 'USD', 'hour'],
    ['Range: $76,000-$79,000Benefits: dental', 76_000, 79_000, 'USD', 'year'],
    // Beside money that is no pay.
    ['$10 paid test, $5.50/hr if hired', 5.5, 5.5, 'USD', 'hour'],
    ['Test project paid $10 flat. Monthly salary $700.', 700, 700, 'USD', 'month'],
    ['₱10,000 signing bonus + ₱30,000 monthly', 30_000, 30_000, 'PHP', 'month'],
    ['Base pay 18k, commission up to 10k', 18_000, 18_000, 'PHP', 'month'],
    ['Commission of $20 per sale on top of $4 per hour', 4, 4, 'USD', 'hour'],
    ['₱16,000 basic, average earners take home ₱35,000', 16_000, 16_000, 'PHP', 'month'],
    ['Clients pay us $99 a month; you get $6/hr', 6, 6, 'USD', 'hour'],
    ['We are a $10M agency. This role pays $1,200/month.', 1200, 1200, 'USD', 'month'],
    // As it is written here.
    ['₱550/araw', 550, 550, 'PHP', 'day'],
    ['4k kada semana', 4000, 4000, 'PHP', 'week'],
    ['18,000 kada buwan', 18_000, 18_000, 'PHP', 'month'],
    ['₱90/oras', 90, 90, 'PHP', 'hour'],
    ['500/day habang trainee, 610/day pag regular', 500, 610, 'PHP', 'day'],
    ['12k muna, magiging 15k after 3 months', 12_000, 15_000, 'PHP', 'month'],
    ['₱17,000 (training), ₱20,000 (production)', 17_000, 20_000, 'PHP', 'month'],
    ['Trainee: ₱15,000 / Regular: ₱18,000', 15_000, 18_000, 'PHP', 'month'],
    ['$100 for the first week, $150/week after', 100, 150, 'USD', 'week'],
    ['P 18, 000 - P 20 ,000 monthly', 18_000, 20_000, 'PHP', 'month'],
    ['$20,000 - $24,000 pesos', 20_000, 24_000, 'PHP', 'month'],
    ['The salary is between € 2800 and € 4300 gross per month', 2800, 4300, 'EUR', 'month'],
    ['Rate/Salary: $60 to $70/hr on w2', 60, 70, 'USD', 'hour'],
    ['$25-34/hr. Benefits for contract/temporary staff', 25, 34, 'USD', 'hour'],
    ['$3.50 an hour, overtime paid at $5.25', 3.5, 3.5, 'USD', 'hour'],
    ['Base: $500/month. Average total $1,200/month.', 500, 500, 'USD', 'month'],
    ['$6.88 per hour which comes to about $1,100 a month', 6.88, 6.88, 'USD', 'hour'],
    ['$300 for 20 hours a week, per month', 300, 300, 'USD', 'month'],
    ['Training rate PHP 85/hour, regular rate PHP 110/hour', 85, 110, 'PHP', 'hour'],
    ['P14k during 6-month probation; P16.5k once regularized', 14_000, 16_500, 'PHP', 'month'],
    ['Salary: PHP 23,000 Night diff: 15%', 23_000, 23_000, 'PHP', 'month'],
    ['Basic P16,000; meal P50/day; transpo P100/day', 16_000, 16_000, 'PHP', 'month'],
    ['$8 per approved hour', 8, 8, 'USD', 'hour'],
    ['Monthly 32k, bigayan every 10 & 25', 32_000, 32_000, 'PHP', 'month'],
    ['$40 per 8-hour day', 40, 40, 'USD', 'day'],
    ['$20 AU an hour', 20, 20, 'AUD', 'hour'],
    ['$15/hr (Australian dollars)', 15, 15, 'AUD', 'hour'],
    ['P10,000 (15th) + P10,000 (30th)', 20_000, 20_000, 'PHP', 'month'],
    ['$400 each 1st and 16th of the month', 800, 800, 'USD', 'month'],
    ['₱28,000 a month, ₱14,000 every cutoff', 28_000, 28_000, 'PHP', 'month'],
    ['Cutoff every 15th and 30th. ₱24,000 basic.', 24_000, 24_000, 'PHP', 'month'],
    ['Pay starts at $5 and can go up to $9 per hour', 5, 9, 'USD', 'hour'],
  ])('%j is %d to %d %s a %s', (text, min, max, currency, period) => {
    expect(parsePay(text)).toEqual({ min, max, currency, period })
  })

  it.each([
    // What others earn, gifts, prices and shares.
    'Our VAs earn $800 to $1,500 a month',
    '100% commission, our top closers make $4,000 a month',
    'Earn $2,000 a month, commission only',
    'Sign-on bonus ₱20,000!',
    'Internet allowance $30/month',
    '$50 health stipend monthly',
    '$300 upon completion',
    '$25 each',
    '$15 per 1000 words',
    '15 USD per hour of audio',
    'We manage $30k/mo ad spend',
    'HMO worth ₱150,000',
    'Invest $50 and earn $500 weekly',
    'Average earnings: $600/week',
    'Our product costs $49/mo',
    'quota of ₱500,000 per month',
    '₱8,000 kada event',
    '$20 a video',
    '$300 for a 5-page website',
    '$5000 for 3 months',
    '$1,500 upfront',
    '₱20M/year',
    'P400/week',
    // Counts of other things.
    '24/7',
    '8 hours',
    'Join 500+ happy agents',
    '35,000 talented makers',
    // What is paid for half a month is unsure, or it is two jobs.
    '5k per cutoff minus cash bond',
    'Semi-monthly salary of ₱12,000',
    'Full-time $900/month or part-time $450/month',
    '$450/year',
  ])('%j states none', (text) => {
    expect(parsePay(text)).toBeNull()
  })
})
