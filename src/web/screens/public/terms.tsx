import { CONTACT_DETAILS } from '#features/site/contact/rules.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const FIRST: LegalSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    blocks: [
      'These terms are the contract between you and Hanap. By opening an account or using the service you accept them, and with them the [Privacy Policy](/privacy). If you do not agree, please do not use Hanap.',
      'You need to be at least 18 years old and able to enter into a contract under Philippine law.',
    ],
  },
  {
    id: 'service',
    title: 'What Hanap does',
    blocks: [
      'Hanap collects job postings from other sites into one list, helps you apply for them and keeps track of your applications. Some jobs are applied to through your own connected account on a job board, others on the site where they are posted.',
      'Hanap is not an employer, a recruitment or placement agency, or a party to what you and an employer agree on. We charge no placement fee and take no part of your pay. Employer accounts are not open yet.',
      'We keep improving the service. Parts may change or end; we announce it when something you pay for gets less.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      'Give true facts about yourself and keep them up to date. One person, one account. Keep your password to yourself; what is done with your account counts as done by you unless you have told us that somebody else has got hold of it.',
      'You may connect an account of a job board. By doing so you confirm that it is yours and ask us to act on the board for you: to read your points and your ID proof and to send the applications you start. The board’s own terms apply as well, and you can disconnect at any time.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'Fair use',
    blocks: [
      'Please do not:',
      {
        list: [
          'apply under a false name, with invented experience or with somebody else’s papers;',
          'send spam, threats or unlawful content to employers, to us or to anybody else;',
          'copy our listings by machine, overload the service, or go around limits and safeguards;',
          'enter other people’s accounts, or try to;',
          'sell or lend your account or your apply points.',
        ],
      },
      'We may limit or close accounts that break these rules. Before we do so we tell you why and hear you, unless waiting would harm others.',
    ],
  },
  {
    id: 'postings',
    title: 'Postings and other sites',
    blocks: [
      'Postings are written by others. We show when each was last seen open and put the same job together, but we cannot vouch for a posting or an employer. Look closely before you share papers or take up work; our guide to [spotting scams](/resources/spotting-scams) helps.',
      'Never pay to get a job. If a posting asks you for money, tell us.',
      'Links lead to sites with terms of their own, for which we are not responsible.',
    ],
  },
]

const SECOND: LegalSection[] = [
  {
    id: 'applications',
    title: 'Applications, letters and automation',
    blocks: [
      'You decide where to apply. An application counts as sent once the board confirms it, and you find the receipt under My Applications. We cannot take back what was sent, return apply points that the board has used, or promise an answer.',
      'Letters written with AI are drafts. Read them before you send them: what goes out under your name is your statement.',
      'Automation Apply works only after you switch it on, only within the limits you set, and stops when you switch it off. The applications it sends are yours as if you had sent them yourself.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    blocks: [
      'The free trial runs 14 days from registration. It costs nothing, needs no credit card, and ends by itself.',
      'Basic costs PHP 50 and Premium PHP 100 per month. Each payment buys 1 month of access. **It does not renew by itself, cannot be cancelled and is not refunded**, except where the Consumer Act (RA 7394) or another law gives you a right to it, or where we failed to provide the service.',
      'Prices include the taxes that apply. If we change a price, it holds from your next payment on. When a plan has run out you can still search and see your applications; applying, saving and advanced filters wait for the next plan.',
      'Payments are handled by a payment provider whose terms apply to the payment itself.',
    ],
  },
  {
    id: 'content',
    title: 'Your content and ours',
    blocks: [
      'What you write and upload stays yours. You allow us to store, process and pass it on as far as the service needs it, and only for that; the permission ends when you delete the content, apart from what you have already sent to others.',
      'The software, the design and the texts of Hanap are ours or licensed to us. You may use them to look for work, and quote them with a link.',
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    blocks: [
      'We run Hanap with care, but it is provided as it is: boards fail, lines drop, and postings turn out to be wrong. We do not promise that you will find work or that the service is always available.',
      'We answer without limit for intent, gross negligence, and wherever the law does not allow a limit. In every other case our liability for a year is limited to what you paid us in that year or PHP 1,000, whichever is more, and does not cover lost pay or lost chances. Nothing in these terms takes away rights that the law gives you as a consumer or as a data subject.',
    ],
  },
  {
    id: 'ending-and-law',
    title: 'Ending, changes, law and contact',
    blocks: [
      'You can delete your account at any time in [Settings](/settings?section=privacy). We can end this agreement with 30 days’ notice, or at once for a serious breach. If we end it without a breach on your side, we return what you paid for the days that are left.',
      'When we change these terms, we tell you at least 15 days before and change the date at the top. If you go on using Hanap afterwards, the new terms hold.',
      'Philippine law applies. Please talk to us first; most things are settled with a message. Otherwise the courts of Quezon City decide, unless the law gives you another court. Should one sentence here be invalid, the rest stays.',
      `Questions: [${CONTACT_DETAILS.email}](mailto:${CONTACT_DETAILS.email}), ${CONTACT_DETAILS.phone}, or the [contact form](/contact).`,
    ],
  },
]

/** /terms: ten numbered sections (spec 3 §9). */
export function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      intro="What you can expect from Hanap and what we expect from you. Ten sections, no small print."
      sections={[...FIRST, ...SECOND]}
      numbered
    />
  )
}
