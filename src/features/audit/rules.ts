/** What an admin or the operator can do to somebody else's things, and how the trail words it. */
export const AUDIT_ACTIONS = {
  'posting.approve': 'Listed a held posting again',
  'posting.hold': 'Took a posting off the list',
  'posting.hide': 'Hid a posting for good',
  'plan.give': 'Put a person on a plan',
  'factor.reset': 'Removed a person’s second steps of signing in',
  'admin.make': 'Made a person an admin',
  'message.send': 'Wrote to a person',
  'message.edit': 'Changed what was written to a person',
  'message.unsend': 'Took back what was written to a person',
  'blast.send': 'Wrote to many people at once',
  'blast.pause': 'Paused a message to many',
  'blast.resume': 'Let a message to many go on',
  'blast.again': 'Sent a message to those who had not got it',
  'blast.cancel': 'Cancelled a message to many',
  'source.switch': 'Switched a source on or off',
  'employer.merge': 'Merged two names of an employer',
  'employer.unmerge': 'Took two names of an employer apart',
  'employer.note': 'Wrote a note about an employer',
  'payment.refund': 'Noted a refund',
  'person.disable': 'Disabled an account',
  'person.enable': 'Enabled an account',
  'person.reveal_email': 'Looked at an email address',
  'trial.extend': 'Extended a trial',
  'task.retry': 'Put a task back into its queue',
  'task.drop': 'Dropped a task',
  'automation.stop': 'Stopped automatic applications for everybody',
  'automation.start': 'Let automatic applications go on',
  'mail.resend': 'Sent a refused mail again',
  'mail.drop': 'Dropped a refused mail',
  'audit.export': 'Took the audit trail as a file',
} as const

export const SUBJECT_KINDS = [
  'person',
  'posting',
  'employer',
  'source',
  'queue',
  'mail',
  'payment',
  'blast',
  'automation',
  'trail',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export type AuditAction = keyof typeof AUDIT_ACTIONS
