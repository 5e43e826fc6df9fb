import { type Guide, GuidePage } from './guide-page.tsx'

const GUIDE: Guide = {
  slug: 'apply-points',
  lead: 'On OnlineJobs.ph you attach points to an application, and more points put it higher in the employer’s list. They cost nothing but attention, and almost everybody spends them badly.',
  body: [
    { h: 'The rules in one minute' },
    {
      list: [
        'A verified seeker gets **10 points a day**, on days of visiting the board while logged in.',
        'The balance stops growing at **60**. Whoever has 60 and waits loses ten a day.',
        'You put **1 to 60** on an application. They go when the application is sent, and do not come back.',
        'Points change **where you stand in the list**, not whether your application arrives.',
      ],
    },
    'Hanap reads your balance through your connected account and shows it where you apply. You choose the number each time, and it stands on the receipt.',
    { h: 'What points buy' },
    'Picture the other side. A posting for a general virtual assistant gets a few hundred applications within two days. The employer opens the list, reads from the top, finds three good people among the first thirty and stops. For that posting, your place in the list is everything.',
    'Now picture a posting for a bookkeeper who knows Xero, Australian payroll and works mornings. Fifteen people apply, all fifteen are read. There the place is worth nothing and the letter everything.',
    'So the question is never “how much do I want this job?” but **“how long will the list be?”**',
    { h: 'A simple way to decide' },
    {
      caption: 'How many points to put on an application',
      head: ['The posting', 'Points', 'Why'],
      rows: [
        ['Rare skill, you have it', '1 to 3', 'The list is short; everybody is read.'],
        [
          'Common role, posted today',
          '5 to 10',
          'You are early and not alone; a small push keeps you on the first page.',
        ],
        ['Common role, fits you like a glove', '15 to 30', 'A long list, and a letter that is worth being read.'],
        ['The one job you have been waiting for', '30 to 60', 'Once or twice a month, with your best letter.'],
        ['You fit half of it', '0: do not apply', 'Points put a weak letter where it is refused faster.'],
      ],
    },
    'This is experience, not a law of the board. Look at your own receipts after a month and adjust.',
    { h: 'Do not sit on sixty' },
    'The most common waste is saving. With 60 in hand, every further day burns ten. Somebody who visits daily gets around 300 points a month. That is, for example, twenty careful applications with ten points each and a hundred left for the few that matter.',
    {
      steps: [
        'Visit on most days, if only for a minute. Points come with the visit.',
        'When the balance passes 50, spend: choose the best posting of the day and be generous.',
        'Never go to bed with 60.',
      ],
    },
    { h: 'Fresh beats rich' },
    'Early applications are read more often than late ones with more points. An employer often starts talking to people on the first day. Sort by newest on [the job list](/jobs?sort_by=date_desc), and check *posted* and *last seen open* before you put points on anything. A posting that was last seen open days ago may be filled. Five points on a posting from this morning are better than thirty on one from last week.',
    'Times on Hanap are Manila time. Postings from the United States come in through our night; an early morning round catches most of them before the crowd does.',
    { h: 'Points cannot repair a letter' },
    'Being first in the list means being judged first. If the opening line is “Dear Sir/Madam, I am writing to apply”, thirty points have bought a quick no. Write [the letter](/resources/application-letter) first, then decide on the points. If you would not want the letter to be read first, it needs work and not points.',
    { h: 'Check your ID proof first' },
    'Points on an application that the employer has filtered out are gone. If the posting asks for a minimum [ID proof](/resources/id-proof), Hanap shows it on the job’s page and tells you before anything is sent.',
    { h: 'With Automation Apply' },
    'You set one number, from 1 to 60, that goes on every automatic application, and how many a day. Multiply before you save: five applications a day with ten points each need 50 a day, and you get ten. One to three points and a high match threshold is the setting that lasts. Keep the big numbers for letters you write yourself.',
    { h: 'Look back once a month' },
    'Open [My Applications](/applications), look at which ones were answered, and compare the points. Most people find that answers follow the fit and the first line, and that half of their points could have been saved. That is the best news there is: points are plenty, good letters are rare.',
  ],
  checklist: [
    'Ask how long the list will be, not how much you want it',
    'Letter first, points second',
    'Minimum ID proof met',
    'Posted today or yesterday',
    'Never more than 50 left at night',
  ],
  related: ['application-letter', 'id-proof', 'rates-in-usd'],
  next: { to: '/jobs?sort_by=date_desc', label: 'See the newest jobs' },
}

/** /resources/apply-points */
export const ApplyPoints = () => <GuidePage guide={GUIDE} />
