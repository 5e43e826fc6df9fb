/** Sentences of spec 1 §2, §4 and §8 that only the screens say, to the letter; the rest are our own. */
export const TEXTS = {
  signIn: 'Sign in with Google',
  signUp: 'Sign up with Google',
  startFailed: 'Failed to connect to Google. Please try again.',
  failed: 'Authentication Failed',
  noAnswer: 'There was a problem completing your authentication. Please try again.',
  returnToLogin: 'Return to Login',
  retry: 'Retry Authentication',
  processing: 'Processing Login...',
  successful: 'Login Successful',
  noToken: 'No authentication token found. Please try again.',
  landingError: 'Authentication Error',
  landingFailed: 'There was an error processing your login. Please try again.',

  finishing: 'Completing sign-in',
  finishingMessage: 'We are checking with Google who you are. This takes a moment.',
  done: 'You are signed in',
  onward: 'Taking you on…',
  refused: 'You did not let Google tell us who you are, so you are not logged in. Nothing was changed.',
  link: 'Connect your account',
} as const
