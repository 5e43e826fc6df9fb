import type { Topic } from '../words/rules.ts'

/** What the assistant knows about money; figures are those of spec 1 §9 and spec 3 §9. */
export const PLAN_TOPICS: readonly Topic[] = [
  {
    name: 'plans',
    asks: [
      'plan',
      'price',
      'pay plan',
      'price plan',
      'price premium',
      'price basic',
      'basic premium',
      'premium',
      'basic',
      'price hanap',
      'upgrade',
      'upgrade plan',
      'upgrade premium',
      'free',
      'hanap free',
      'free plan',
    ],
    answer:
      'There are three plans.\n\n• Free Trial: 14 days, ₱0, no card needed. 5 saved jobs.\n• Basic: ₱50 per month. 25 saved jobs.\n• Premium: ₱100 per month. 100 saved jobs and advanced filters.\n\nSearching jobs is free for everybody. Applying, connections, notifications, privacy controls and this assistant are part of every plan. You can compare and upgrade on the Plans page.',
  },
  {
    name: 'commission',
    asks: ['commission', 'commission salary', 'commission price', 'commission job', 'commission employer'],
    answer:
      'No. Hanap takes no part of your salary and stands in no contract between you and your employer. You only pay for a plan, if you choose one: ₱50 or ₱100 for a month.',
  },
  {
    name: 'trial',
    asks: [
      'trial',
      'free trial',
      'trial duration',
      'trial card',
      'free trial expired',
      'trial price',
      'trial start',
      'free card',
    ],
    answer:
      'Your free trial starts when you register and lasts 14 days. No card is needed and nothing is charged when it ends. During the trial you can apply, track your applications and keep up to 5 saved jobs. The days left are shown at the top of the page. When the trial is over, choose Basic (₱50 per month) or Premium (₱100 per month) on the Plans page to go on.',
  },
  {
    name: 'paying',
    asks: [
      'pay',
      'card',
      'pay card',
      'pay safe',
      'pay problem',
      'pay receipt',
      'pay failed',
      'pay duration',
      'receipt plan',
      'pay twice',
      'pay missing',
      'pay missing plan',
      'card problem',
    ],
    answer:
      'You pay by card on the Plans page: choose Basic (₱50) or Premium (₱100), enter your card, and confirm with your bank if it asks. Each payment gives 1 month of access; it does not renew by itself. Your card number goes to our payment provider and is never stored by Hanap. The receipt is shown after the payment and stays in the list of past payments, also as a PDF. Money was taken and no plan came? We ask the provider again by ourselves; a payment for the same plan is never taken twice for one tap. If it is not settled within an hour, write to us through the Contact page.',
  },
  {
    name: 'refunds',
    asks: ['refund', 'refund plan', 'refund pay', 'refund premium', 'refund basic', 'delete plan', 'refund trial'],
    answer:
      'Basic and Premium are single payments for 1 month of access. There is no cancellation and no refund, but nothing renews by itself either: when the month is over, you are not charged again. The free trial has no card, so there is nothing to cancel. If you were charged by mistake, write to us through the Contact page.',
  },
  {
    name: 'expired',
    asks: ['expired', 'expired plan', 'expired basic', 'expired premium', 'plan duration', 'renew plan expired'],
    answer:
      'When your trial or plan has ended, you can still search, read postings and see everything you saved and sent. Applying, saving jobs and advanced filters wait until you choose Basic (₱50 per month) or Premium (₱100 per month) on the Plans page. Nothing of yours is deleted.',
  },
  {
    name: 'saved-jobs',
    asks: [
      'save',
      'save job',
      'save limit',
      'save job limit',
      'job save limit basic',
      'job save limit premium',
      'save trial',
      'save basic',
      'save premium',
      'save plan',
      'delete save job',
      'save job missing',
    ],
    answer:
      'Tap the bookmark on a posting to save it; your list is on the Saved Jobs page. How many you can keep depends on your plan: 5 with the free trial, 25 with Basic, 100 with Premium. At the limit, remove a job you no longer need or upgrade on the Plans page. Jobs you saved are never removed by us.',
  },
  {
    name: 'filters',
    asks: [
      'filter',
      'filter job',
      'filter search',
      'filter salary',
      'filter salary range',
      'filter premium',
      'filter plan',
      'filter price',
      'filter free',
      'search salary',
      'filter skills',
      'premium search',
      'filter new',
    ],
    answer:
      'Searching by words and sorting is open to everybody. The advanced filters are for Premium: job type, salary range, date posted, and skills and tags. Open the Jobs page and choose Show Advanced Filters. Your filters are in the address, so you can bookmark or share a search.',
  },
]
