/** Spec 3 §8. */
export const MESSAGES_SENTENCES = {
  empty: 'Your inbox is empty',
  none: 'No messages yet',
} as const

/** What the spec has no words for. */
export const MESSAGES_TEXTS = {
  threadsFailed: 'Your conversations could not be loaded.',
  threadFailed: 'This conversation could not be loaded.',
  threadGone: 'This conversation does not exist.',
  replySoon: 'Answering from here is not open yet. Until then, write to us on the contact page.',
  replySoonTeam: 'Answering from here is not open yet. Until then, the operator’s command writes for you.',
  intro: 'What the Hanap team wrote to you. Times are Manila time.',
  introTeam: 'Conversations with job seekers, the newest first. Times are Manila time.',
  emptyMore: 'When the Hanap team writes to you, it is here, and a badge beside Inbox says so.',
  emptyMoreTeam: 'When a job seeker writes to the team, it is here, and a badge beside Inbox says so.',
} as const
