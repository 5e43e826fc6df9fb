import type { SourceState } from '../rules.ts'

type Tone = 'plain' | 'success' | 'danger' | 'mangga'

/** How a source stands, in a word and a sentence. */
export const SOURCE_WORDS: Record<SourceState, { word: string; tone: Tone; means: string }> = {
  stopped: { word: 'Stopped', tone: 'danger', means: 'It was stopped and waits for somebody to look.' },
  failing: { word: 'Failing', tone: 'danger', means: 'The last run did not end well.' },
  empty: {
    word: 'Nothing read',
    tone: 'danger',
    means: 'The last run read no posting at all: its pages may have changed.',
  },
  stale: { word: 'Stale', tone: 'mangga', means: 'No run for more than two and a half hours.' },
  never: { word: 'Never read', tone: 'mangga', means: 'It is on and has not been read yet.' },
  off: { word: 'Off', tone: 'plain', means: 'It is not read.' },
  well: { word: 'Well', tone: 'success', means: 'The last run ended well.' },
}

export const OPERATIONS_TEXTS = {
  sourcesFailed: 'The sources could not be read. Please try again.',
  queuesFailed: 'The queues could not be read. Please try again.',
  mailsFailed: 'The mails could not be read. Please try again.',
  noAnswer: 'The mail server did not say why.',
  givenUp: 'Given up on after two days.',
  textGone: 'Its text is not kept any more.',
  waitingFailed: 'What waits could not be read. Please try again.',
  failed: 'That could not be done. Please try again.',
} as const

/** What a mail was about, by the beginning of its key. */
const MAIL_WORDS: Readonly<Record<string, string>> = {
  code: 'A code',
  'password-changed': 'Password changed',
  'password-guesses': 'Wrong passwords were tried',
  'second-factor': 'A change of the second step',
  'second-factor-guesses': 'Wrong codes were tried',
  'email-changed': 'Email address changed',
  'email-undone': 'Change of the email address undone',
  'account-deleted': 'Account deleted',
  'data-export': 'Data export',
  'data-export-failed': 'Data export failed',
  'id-expires': 'An ID expires',
  'payment-refund': 'Refund',
  'payment-receipt': 'Payment receipt',
  'plan-ends': 'A plan ends',
  contact: 'Message of the contact form',
  digest: 'Digest',
}

export const mailWord = (kind: string): string => MAIL_WORDS[kind] ?? kind
