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
  'blast.cancel': 'Cancelled a message to many',
  'source.switch': 'Switched a source on or off',
  'employer.merge': 'Merged two names of an employer',
  'employer.unmerge': 'Took two names of an employer apart',
  'employer.note': 'Wrote a note about an employer',
  'payment.refund': 'Noted a refund',
} as const

export type AuditAction = keyof typeof AUDIT_ACTIONS
