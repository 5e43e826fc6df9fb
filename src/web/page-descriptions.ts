import type { GuideSlug } from './screens/public/page-titles.ts'

/** What search engines and shared links say of the public pages. Only the server needs them. */
export const PAGE_DESCRIPTIONS = {
  '/about':
    'Who makes Hanap, what for, and what we hold on to: one honest list of jobs, and proof of everything you send.',
  '/features':
    'Search over two job boards, applications with a receipt, resumes, saved jobs, alerts and privacy: everything Hanap does, and which plan holds it.',
  '/salaries':
    'The Hanap salary guide is coming soon: industry ranges, experience levels, location and premium skills, from postings that state their pay.',
  '/contact': 'Write to the people behind Hanap, by form, e-mail or phone. We usually answer within one working day.',
  '/privacy':
    'What Hanap knows about you, why, who else sees it, how long it stays and what your rights are under the Data Privacy Act (RA 10173).',
  '/terms':
    'The contract between you and Hanap in ten plain sections: account, fair use, applications, plans and payment.',
  '/pricing':
    'Hanap is free for 14 days without a card. Basic costs ₱50, Premium ₱100 per month: 1 month of access at a time.',
  '/resources':
    'Free guides for Filipinos who work online: ID proof, apply points, letters, scams, night shift, rates in dollars, taxes and interviews.',
  '/check-message':
    'Paste a message, an offer or a posting and see what in it should make you careful, with its own words and what to do.',
  '/post-job':
    'Employer accounts on Hanap are coming soon. How to reach Filipino job seekers until then, free of charge.',
  '/resources-employers':
    'How to write a posting that good people in the Philippines answer, and how to treat them fairly from the first message.',
} as const

export const GUIDE_DESCRIPTIONS: Record<GuideSlug, string> = {
  'id-proof':
    'What the ID proof score on OnlineJobs.ph says, why 40 is the number to remember, and how to raise it with pictures that pass.',
  'apply-points':
    'Ten apply points a day, sixty at most: a simple way to decide how many an application deserves, and when they are wasted.',
  'application-letter':
    'Five short paragraphs, an example from start to end, and what to leave out of an application letter for remote work.',
  'spotting-scams':
    'Eight signs of a job scam, three questions that unmask most of them, and what to do in which order when it has happened.',
  'night-shift':
    'Client hours in Manila time, overlap instead of whole nights, sleep that holds, and what night work is worth.',
  'rates-in-usd':
    'From what you need in pesos to the hourly rate you name in US dollars, with a table and the sentences to say it.',
  'freelance-taxes':
    'BIR registration, the 8% option, SSS, PhilHealth and Pag-IBIG for Filipino freelancers, in plain words, as of 2025.',
  'remote-interviews':
    'What employers want to know on a video call, the four stories to prepare, and what to do when the power goes out.',
}
