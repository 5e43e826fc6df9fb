import type { JudgedPay } from './pay-held-out.ts'

/** Written in January by another hand without sight of the rules; opened after they were measured by it. */
export const PAY_OPENED_JANUARY_SECOND: readonly JudgedPay[] = [
  { text: '$700/month ($175/week)', wants: { currency: 'USD', min: 700, max: 700, period: 'month' } },
  { text: '15-20 USD hourly depending on experience', wants: { currency: 'USD', min: 15, max: 20, period: 'hour' } },
  { text: '20k basic + 3k allowance', wants: { currency: 'PHP', min: 20000, max: 20000, period: 'month' } },
  { text: '$1000-1500 pm', wants: { currency: 'USD', min: 1000, max: 1500, period: 'month' } },
  { text: 'Php 17,500', wants: { currency: 'PHP', min: 17500, max: 17500, period: 'month' } },
  { text: '$ 5 – $ 6.50 per hr', wants: { currency: 'USD', min: 5, max: 6.5, period: 'hour' } },
  { text: '450 USD', wants: { currency: 'USD', min: 450, max: 450, period: 'month' } },
  { text: 'To be discussed during interview', wants: null },
  { text: '₱25K–₱30K/month', wants: { currency: 'PHP', min: 25000, max: 30000, period: 'month' } },
  { text: '£12.60ph nights, £11.90ph days', wants: { currency: 'GBP', min: 11.9, max: 12.6, period: 'hour' } },
  { text: 'AU $10-12 per hour (AUD)', wants: { currency: 'AUD', min: 10, max: 12, period: 'hour' } },
  { text: '€14,50 brutto pro Stunde', wants: { currency: 'EUR', min: 14.5, max: 14.5, period: 'hour' } },
  { text: 'Starting at $4 / hour', wants: { currency: 'USD', min: 4, max: 4, period: 'hour' } },
  { text: '$100 per video edited', wants: null },
  { text: '$65,000 annually', wants: { currency: 'USD', min: 65000, max: 65000, period: 'year' } },
  { text: 'CAD $52,000.00 to $58,500.00 a year', wants: { currency: 'CAD', min: 52000, max: 58500, period: 'year' } },
  { text: '20000-25000', wants: { currency: 'PHP', min: 20000, max: 25000, period: 'month' } },
  { text: '570 per day', wants: { currency: 'PHP', min: 570, max: 570, period: 'day' } },
  { text: 'DOE', wants: null },
  { text: '$1.2k - $1.5k monthly', wants: { currency: 'USD', min: 1200, max: 1500, period: 'month' } },
  {
    text: 'We pay $5 per hour for the trial week and $6 per hour afterwards.',
    wants: { currency: 'USD', min: 5, max: 6, period: 'hour' },
  },
  {
    text: '40 hours/week, $4.75/hr, US holidays off',
    wants: { currency: 'USD', min: 4.75, max: 4.75, period: 'hour' },
  },
  { text: 'Commission only (earn up to 30% per sale)', wants: null },
  { text: 'PHP 360,000 - PHP 480,000 per annum', wants: { currency: 'PHP', min: 360000, max: 480000, period: 'year' } },
  { text: '$2,350 weekly gross, 13 week contract', wants: { currency: 'USD', min: 2350, max: 2350, period: 'week' } },
  {
    text: 'Salary: 1,300 EUR net/month + meal card',
    wants: { currency: 'EUR', min: 1300, max: 1300, period: 'month' },
  },
  {
    text: 'P16,000 - P18,000 plus HMO after regularization',
    wants: { currency: 'PHP', min: 16000, max: 18000, period: 'month' },
  },
  { text: 'HKD 5,100 a month with free food', wants: { currency: 'HKD', min: 5100, max: 5100, period: 'month' } },
  { text: '$800 a month, paid bi-weekly', wants: { currency: 'USD', min: 800, max: 800, period: 'month' } },
  { text: '7 usd/h', wants: { currency: 'USD', min: 7, max: 7, period: 'hour' } },
  { text: 'N/A', wants: null },
  {
    text: 'Php22,000/mo + Php2,000 rice and transpo allowance + 10% night diff',
    wants: { currency: 'PHP', min: 22000, max: 22000, period: 'month' },
  },
  { text: '£180 a day', wants: { currency: 'GBP', min: 180, max: 180, period: 'day' } },
  { text: 'Budget is $300 for the whole website', wants: null },
  {
    text: 'at least $900/month for the right candidate',
    wants: { currency: 'USD', min: 900, max: 900, period: 'month' },
  },
  {
    text: '$3-$4 an hour to begin with, reviewed every 6 months',
    wants: { currency: 'USD', min: 3, max: 4, period: 'hour' },
  },
  { text: '₱15 per month', wants: null },
  { text: '50k php / month', wants: { currency: 'PHP', min: 50000, max: 50000, period: 'month' } },
  { text: 'AED 3,500 per month with accommodation', wants: { currency: 'AED', min: 3500, max: 3500, period: 'month' } },
  {
    text: 'Monthly pay of 32,000 pesos and a signing bonus of 10,000 pesos',
    wants: { currency: 'PHP', min: 32000, max: 32000, period: 'month' },
  },
]
