/** Sentences of spec 1 §8 "Sign-in callback", to the letter, and our own where it has none. */
export const GOOGLE_SENTENCES = {
  noCode: 'No authentication code was received from the provider.',
  redirectUri: 'OAuth configuration error. The redirect URI is incorrect.',
  serverError: 'A server error occurred during authentication.',
  serverErrorDetails: 'Please try again or contact support if the problem persists.',
  off: 'Google sign-in is not available here.',
  hostUnknown: 'Signing in from this address is not allowed.',
  foreignState: 'This sign-in was not started in this browser, or it took longer than 10 minutes. Please try again.',
  codeRefused: 'Google did not accept this sign-in any more. Please try again.',
  unavailable: 'Google is not answering at the moment. Please try again.',
  unverified: 'Google has not verified this email address, so it cannot be used to sign in.',
  noEmail: 'Google did not share an email address, so it cannot be used to sign in.',
  linkRequired: 'An account with this email address already exists. Enter its password once to connect it to Google.',
  otherGoogleAccount:
    'An account with this email address already exists and belongs to another Google account. Please log in another way.',
  wrongPassword: 'This password does not belong to the account.',
  linkOver: 'This took too long or too many tries. Please sign in with Google again.',
  landingOver: 'This sign-in has been used or has expired.',
} as const
