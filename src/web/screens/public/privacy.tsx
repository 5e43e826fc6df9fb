import { CONTACT_DETAILS, KEEP_MESSAGES_DAYS } from '#features/site/contact/rules.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const MAIL = `[${CONTACT_DETAILS.email}](mailto:${CONTACT_DETAILS.email})`

const COLLECTED: LegalSection = {
  id: 'what-we-collect',
  title: 'What we collect',
  blocks: [
    'Only what a part of Hanap needs to work. Most of it you give us yourself.',
    {
      list: [
        '**Account:** name, username, e-mail address, a scrambled form of your password, and your phone number if you enter one. With Google sign-in we receive your name, e-mail address and Google’s number for your account, nothing else.',
        '**Profile and resumes:** title, experience, skills, location, what work you look for, and the files you upload.',
        '**Board account:** the e-mail address and password of the job board account you connect. We keep them encrypted, use them only to do on the board what you asked for, and note each use. Unless you switch it off, that includes reading every few hours what you sent there yourself: the job, when, with how many points, and how the board says it stands.',
        '**Identity papers:** when you send a verification to the board through us, the pictures of your ID, your selfie and your proof of address, and the numbers on them.',
        '**Applications:** which jobs you applied for, the letter, the points, when, how the posting read, and the statuses you set.',
        '**Messages:** what you write to us, in the inbox, to the assistant and on the contact page.',
        '**Payments:** plan, amount, date, and the last four digits and kind of your card. The full card number is handled by the payment provider and is never stored by us.',
        '**Technical data:** your network address and browser, when you signed in, and errors that happened. They keep accounts safe and the service running.',
      ],
    },
    'We do not collect your contacts, your location from your phone, or what you do on other sites.',
  ],
}

const PURPOSES: LegalSection = {
  id: 'why',
  title: 'Why we use it, and on what legal ground',
  blocks: [
    'The grounds are those of sections 12 and 13 of Republic Act No. 10173, the Data Privacy Act of 2012.',
    {
      caption: 'Purposes and grounds',
      head: ['Purpose', 'Data', 'Ground'],
      rows: [
        ['Your account and sign-in', 'Account, technical data', 'Contract with you'],
        [
          'Search, saved jobs, applications, automation',
          'Profile, resumes, board account, applications',
          'Contract with you; automation runs only after you switch it on',
        ],
        [
          'Identity verification with the board',
          'Identity papers',
          'Your consent, asked for each time; these are sensitive personal information',
        ],
        [
          'Writing a letter with AI',
          'The parts of your profile and the posting that the letter needs',
          'Your consent, given by asking for the letter',
        ],
        [
          'Counting how often companies answer, in shares of five people or more',
          'Where your applications stand',
          'Your consent, given in the settings; off until you say yes',
        ],
        [
          'Alerts and e-mails about your account',
          'Account, settings',
          'Contract with you; marketing only with your consent',
        ],
        ['Payment and receipts', 'Payments', 'Contract with you; the law on taxes and accounts'],
        [
          'Safety: limits, misuse, breaches',
          'Technical data',
          'Our legitimate interest in a safe service, and the law',
        ],
      ],
    },
    'Where we rely on consent you can take it back at any time in [Settings](/settings?section=privacy) or by writing to us. What happened before stays lawful.',
  ],
}

const SHARING: LegalSection = {
  id: 'sharing',
  title: 'Who else sees it',
  blocks: [
    'We do not sell personal data and we show no advertising. Your data leaves Hanap only like this:',
    {
      list: [
        '**The job board and the employer** receive what you send in an application: your letter, your board profile and what you attach. Identity papers go to the board alone.',
        '**Recruiters** see your profile as far as your visibility setting allows: public, limited or private.',
        '**Google**, when you choose to sign in with it.',
        '**The payment provider** takes your card details to charge the card.',
        '**The AI service** receives the text needed for a letter you ask for; it gets neither your board password nor your identity papers.',
        '**Hosting and e-mail services** work for us under contract and only on our instructions. Some of them may stand outside the Philippines; the same protection is required of them.',
        '**Authorities**, when a law or a court order binds us. We give no more than what is asked, and tell you unless that is forbidden.',
      ],
    },
  ],
}

const KEEPING: LegalSection = {
  id: 'how-long',
  title: 'How long we keep it',
  blocks: [
    {
      caption: 'What is kept, and until when',
      head: ['Data', 'Kept until'],
      rows: [
        ['Account, profile, saved jobs, applications', 'You delete your account'],
        ['Resumes', 'You remove the file; the copy of an application you made with it, until you delete your account'],
        ['Board password and board session', 'You disconnect the board or delete your account; wiped at once'],
        ['Each use of your board account', 'A year'],
        ['Identity papers', 'The board has answered, 24 hours at the latest'],
        ['The last day of an ID you want to be reminded of', 'You remove it or delete your account'],
        ['Sign-in on a device', '12 hours, or 30 days with “Remember me”, or until you log out'],
        ['Codes for e-mail verification and password reset', 'Used once or run out, within minutes'],
        ['Your searches', 'The newest 50 for 90 days, or until you forget them'],
        ['Messages to the team', `${KEEP_MESSAGES_DAYS} days`],
        ['Data export', '7 days after it was made'],
        ['Payments', 'As long as tax and accounting law asks; without your other data once the account is gone'],
        ['Technical logs', 'Up to 30 days, longer only while a misuse is looked into'],
        ['Backups', 'Up to 30 days after deletion, then they are overwritten'],
      ],
    },
  ],
}

const RIGHTS: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  blocks: [
    'As a data subject under RA 10173 you have the right to:',
    {
      list: [
        '**be informed** about what happens with your data, as this page does;',
        '**access** it: Settings has a data export that sends you everything as a ZIP file;',
        '**correct** it: most of it you can change yourself, the rest we change on request;',
        '**object** to processing, and take back consent;',
        '**erase or block** it: Settings has “Delete account”, which removes your rows and your files;',
        '**take it with you** in a form that machines can read;',
        '**claim damages** where false, outdated or unlawfully used data harmed you;',
        '**complain** to the National Privacy Commission, [privacy.gov.ph](https://privacy.gov.ph).',
      ],
    },
    `Write to our Data Protection Officer at ${MAIL} and put “Privacy” into the subject. We may have to make sure that it is you. You hear from us within 30 working days, usually much sooner, and it costs nothing.`,
  ],
}

const SAFETY: LegalSection = {
  id: 'safety',
  title: 'How we protect it',
  blocks: [
    'Connections are encrypted. Passwords are kept as slow one-way hashes. Board passwords and identity papers are encrypted with keys that lie apart from the database. Few people have access, each for a reason, and access to sensitive data is noted. Uploaded files are checked and never run.',
    'No system is perfect. If you find a weakness, please tell us before you tell others.',
    { h: 'If something goes wrong' },
    'When sensitive data, or data that allows somebody to pose as you, has got into wrong hands and may do serious harm, we notify the National Privacy Commission and the people affected **within 72 hours** of knowing it: what happened, which data, what we do about it, and what you can do.',
  ],
}

const STORAGE: LegalSection = {
  id: 'cookies',
  title: 'Cookies and local storage',
  blocks: [
    'We use no advertising or tracking cookies. A short-lived cookie ties a Google sign-in to your browser while it is under way; it is needed for that and for nothing else.',
    'Your browser’s local storage holds what the pages need, and logging out clears what belongs to you:',
    {
      list: [
        'your sign-in token and a copy of your name and plan;',
        'the list of jobs you saved, so that the hearts are right at once;',
        'the number of your conversation with the assistant;',
        'whether the invitation to complete your profile is still to be shown;',
        'a random number by which we recognise this browser when you log in or reset your password, so that strangers who try passwords cannot slow you down. It stays when you log out, and we use it for nothing else;',
        'light or dark, and what you typed into a form and have not sent.',
      ],
    },
  ],
}

const REST: LegalSection[] = [
  {
    id: 'automated',
    title: 'Decisions made by machines',
    blocks: [
      'Matching scores and similar jobs are worked out by rules from your profile and the posting. Automation Apply, when you switch it on, applies within the limits you set and leaves a record of why each job was taken or not. No machine of ours decides whether you get a job, a plan or an account.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      'Hanap is for people of 18 and older. If we learn that a younger person has an account, we delete it. Parents and guardians can write to us.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When we change something that matters to you, we tell you by e-mail or on the screen at least 15 days ahead and change the date at the top. Where a change needs your consent, we ask.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      `Data Protection Officer, ${CONTACT_DETAILS.address.join(', ')}. E-mail: ${MAIL}. Phone: ${CONTACT_DETAILS.phone}. You can also use the [contact form](/contact).`,
    ],
  },
]

/** /privacy: written for a Philippine service under RA 10173. */
export function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      intro="What Hanap knows about you, why, who else sees it, how long it stays, and what you can do about it. In plain words."
      sections={[COLLECTED, PURPOSES, SHARING, KEEPING, RIGHTS, SAFETY, STORAGE, ...REST]}
    />
  )
}
