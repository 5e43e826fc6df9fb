/** What the second step says, on both sides. */
export const FACTOR_SENTENCES = {
  codeRequired: 'Enter the 6-digit code from your authenticator app.',
  codeWrong: 'This code is wrong or has been used. Please enter the one your app shows now.',
  recoveryRequired: 'Enter one of your recovery codes.',
  recoveryWrong: 'This recovery code is wrong or has been used.',
  passkeyRefused: 'This passkey was not accepted. Please try again.',
  passkeyTaken: 'This passkey is already in your list.',
  passkeyNameRequired: 'Enter a name for this passkey.',
  tooManyPasskeys: 'You have ten passkeys already. Please remove one first.',
  passkeysOff: 'Passkeys are not available here.',
  proofMissing: 'Please confirm that it is you.',
  passwordWrong: 'This password is wrong.',
  signInOver: 'This took too long or too many tries. Please log in again.',
  setupOver: 'This took too long or too many tries. Please begin the set-up again.',
  tooManyTries: 'Too many wrong codes. Please try again later.',
  required: 'Set up two-step sign-in first: people of the team need it here.',
  nothingSet: 'Two-step sign-in is off.',
} as const
