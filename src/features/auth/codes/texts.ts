/** Sentences about codes sent by mail; the first two are spec 1 §5 and §8 to the letter. */
export const CODE_SENTENCES = {
  codeRequired: 'Verification code is required',
  codeWrong: 'Invalid verification code',
  codeBurnt: 'Too many wrong codes. Please ask for a new one.',
  tooSoon: 'Please wait a minute before you ask for another code.',
  tooManyCodes: 'Too many codes were asked for. Please try again later.',
} as const
