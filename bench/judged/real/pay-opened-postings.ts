import type { JudgedPay } from './pay-held-out.ts'

type Wanted = NonNullable<JudgedPay['wants']>

const of = (currency: string, min: number, max: number, period: Wanted['period']): Wanted => ({
  currency,
  min,
  max,
  period,
})
const php = (min: number, max: number): Wanted => of('PHP', min, max, 'month')

/** Modelled in words of our own after sentences of public postings, many of which have lost their lines; learnt from. */
export const PAY_OPENED_POSTINGS: readonly JudgedPay[] = [
  { text: 'Salary: Up to PHP95,000Great Perks Await!Day 1 HMO', wants: php(95000, 95000) },
  {
    text: 'Pay: Php16,000.00 - Php19,000.00 per monthBenefits:PromotionSchedule:8 hour shiftFlexitime',
    wants: php(16000, 19000),
  },
  { text: 'Salary: PHP 32,000 to PHP 48,000Perks: HMO on the first day', wants: php(32000, 48000) },
  {
    text: 'Package (HMO included): Between PHP 65,000 - PHP 90,000NOTE: only licensed nurses',
    wants: php(65000, 90000),
  },
  {
    text: 'Basic salary up to Php 28,000 - Php 33,000Use of motorcycle. Annual salary increaseHMO upon 1 year',
    wants: php(28000, 33000),
  },
  { text: 'Salary Grade: 8 - 11Employee Referral: ₱8,000.00 Philippine Peso', wants: null },
  { text: 'Cash incentives of (Php4,000) for friends you refer', wants: null },
  { text: 'earn up to Php 90,000 Monthly Company Profile: we build ships', wants: php(90000, 90000) },
  {
    text: 'Salary Range: PHP70,000 – PHP85,000/monthAnnual Salary Type: 13 monthsEmployment Type: Regular',
    wants: php(70000, 85000),
  },
  {
    text: 'Pay: Php38,000.00 – Php44,000.00 per month• Training period of 5 days (4 hours per day)',
    wants: php(38000, 44000),
  },
  {
    text: 'salary of P130 per hour fixed salary and fixed shifts.2. Renewal bonus3. Attendance bonus',
    wants: of('PHP', 130, 130, 'hour'),
  },
  { text: 'Signing bonus of PHP15,000 for early starters', wants: null },
  { text: 'PHP5,000 joining bonus', wants: null },
  { text: 'Rate: $9 - $14 USD/hrKey Duties: keep the calendar', wants: of('USD', 9, 14, 'hour') },
  { text: 'Starting Salary: $62k to $71kEmployment Type: Full Time', wants: of('USD', 62000, 71000, 'year') },
  { text: 'Range: $56,000 - $59,000To apply, send two references', wants: of('USD', 56000, 59000, 'year') },
  { text: 'RANGE:$91,300 to $120,400DEADLINE:open until filled', wants: of('USD', 91300, 120400, 'year') },
  { text: 'salary: $48-52KGenerous leave and a yearly retreat', wants: of('USD', 48000, 52000, 'year') },
  { text: 'Yearly Salary: $42,000 - $51,000Company Vehicle: yes', wants: of('USD', 42000, 51000, 'year') },
  { text: 'The pay is $28 USD/hour, which equates to $56,000 USD/year', wants: of('USD', 28, 28, 'hour') },
  { text: 'Pay (by experience):$68,000/Annual Salary', wants: of('USD', 68000, 68000, 'year') },
  { text: 'Salary: $71,400 / Annually', wants: of('USD', 71400, 71400, 'year') },
  { text: 'a 6-month internship contract with a salary of $60,000 yearly', wants: of('USD', 60000, 60000, 'year') },
  { text: 'a 9 months contract ($72,000 per year)', wants: of('USD', 72000, 72000, 'year') },
  {
    text: '$52,000 - $61,000 by experience. You also get a monthly $300 health stipend',
    wants: of('USD', 52000, 61000, 'year'),
  },
  {
    text: 'The starting salary is: $24,000. Other rewards may include annual bonus',
    wants: of('USD', 24000, 24000, 'year'),
  },
  { text: '$52,000 – $60,000 per year plus target commissions of $35k+', wants: of('USD', 52000, 60000, 'year') },
  {
    text: 'Compensation $58,000-$66,000/yr. by experience.401(k) with 3% match after a year',
    wants: of('USD', 58000, 66000, 'year'),
  },
  { text: '$165,000-$190,000 Shift: First Shift Schedule: M-F 8 hrs./day', wants: of('USD', 165000, 190000, 'year') },
  { text: 'Pay: $21-$27/hour. Keywords: CAD / Revit Drafter', wants: of('USD', 21, 27, 'hour') },
  { text: '$21 - $27 CAD per hour', wants: of('CAD', 21, 27, 'hour') },
  { text: 'Australian $1,350.00 - Negotiable', wants: of('AUD', 1350, 1350, 'month') },
  { text: 'Budget of AUD $600 to help you set up your desk', wants: null },
  { text: 'a flexible budget of $900 per year that you can use on courses', wants: null },
  { text: '£4000 a year professional development budget', wants: null },
  { text: 'oversees a budget of $28- million', wants: null },
  { text: '$310 billion2 of assets under management', wants: null },
  { text: 'Potential to make $140K Plus as a top performer', wants: null },
  { text: 'earn up to $1.5K+ US commission per month', wants: null },
  { text: 'earn an additional $5/hr by performance', wants: null },
  { text: 'Additional $400 when a deal closes', wants: null },
  { text: 'Leads make $400-$900 a month in tips', wants: null },
  { text: 'Monthly retention bonus ($200 for agents above 90)', wants: null },
  { text: 'Budget: €1,200 - €1,900 (fixed price, negotiable)', wants: null },
  { text: '$500–$800 USD total, by quality', wants: null },
  { text: 'On this project people earn up to $48 per hour', wants: of('USD', 48, 48, 'hour') },
  { text: 'HMO from day one with P150K coverage and a private room', wants: null },
  { text: 'Earn below the yearly wage cap of £33,200', wants: null },
  { text: 'Know somebody? Refer them and receive up to £800', wants: null },
  {
    text: 'Job HighlightsHourly Rate: Approximately PHP 650Paid Hours per Week: 25',
    wants: of('PHP', 650, 650, 'hour'),
  },
  { text: 'Outside IR35Rate: Up to £550 p/dThe Role: dashboards', wants: of('GBP', 550, 550, 'day') },
  { text: 'Hours – 7am – 3.45pm Mon - Fri Salary – £42,000 - £49,000', wants: of('GBP', 42000, 49000, 'year') },
  { text: 'Salary: £31,000A growing firm in Leeds', wants: of('GBP', 31000, 31000, 'year') },
  { text: '£61,500 \\- £72,000 and a range of benefits', wants: of('GBP', 61500, 72000, 'year') },
  { text: 'Pay: £170.00 - £240.00 + per dayWork Location: on the road', wants: of('GBP', 170, 240, 'day') },
  { text: 'Contract: 6 Months InitialRate: £550-650 per dayStart: soon', wants: of('GBP', 550, 650, 'day') },
]
