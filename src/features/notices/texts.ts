import type { MailGroup } from './rules.ts'

export const NOTICE_TEXTS = {
  loadFailed: 'Failed to load your settings. Please try again.',
  failed: 'Failed to update your notification preferences.',
  saved: 'Your notification preferences were saved.',
  badLink: 'This link is not complete. Please use the whole link of the mail, or log in and choose in your settings.',
  unsubscribed: 'Done. You get no more of these mails from Hanap.',
  unsubscribeFailed: 'It could not be done right now. Please try again.',
} as const

/** What is mailed under a group, in the middle of a sentence. */
export const GROUP_WORDS: Record<MailGroup, string> = {
  messages: 'messages from our team',
  application_updates: 'updates on your applications',
  job_alerts: 'job alerts',
  marketing: 'news about Hanap',
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
