/** Sentences of the settings about a person and their password, to the letter; the last ones are our own. */
export const ACCOUNT_SENTENCES = {
  settingsLoad: 'Failed to load your settings. Please try again.',
  settingsLogin: 'Please log in to access your settings.',
  personalFailed: 'Failed to update your personal information.',
  sessionOver: 'Your session has expired. Please log in again.',
  passwordMismatch: 'New passwords do not match.',
  passwordRule: 'Password must be at least 8 characters with at least one uppercase letter and one number.',
  passwordFailed: 'Failed to update your password. Please try again.',
  passwordWrong: 'Your current password is not right.',
  passwordSame: 'This is your password already. Please choose another one.',
  passwordChanged: 'Your password has been changed. Please log in with the new one.',
  hasPassword: 'This account has a password. Type it to set another one.',
  phoneInvalid: 'Enter a phone number such as 0917 123 4567.',
  changeUnknown: 'There is no change of address to confirm. It was taken back, or replaced by another one.',
  undoUnknown: 'This link does not work any more. A change of address can be taken back for 7 days, once.',
  undoTaken: 'Another account uses this address by now. Please write to us.',
} as const
