/** The first four are the product's to the letter; `lastAdmin` and the others are our own. */
export const DELETION_SENTENCES = {
  passwordRequired: 'Please enter your password to confirm account deletion.',
  passwordInvalid: 'Invalid password. Please try again.',
  signedOut: 'You must be logged in to delete your account.',
  codeRequired: 'Please enter the code we mailed to you.',
  lastAdmin: 'You are the only admin. Make somebody else an admin first.',
  hasPassword: 'This account has a password. Type it to delete the account.',
  deleted: 'Your account has been deleted.',
  failed: 'Your account could not be deleted. Please try again.',
} as const
