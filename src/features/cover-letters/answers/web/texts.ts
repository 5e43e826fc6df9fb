/** Our own sentences around what only the person can answer. */
export const ANSWER_SENTENCES = {
  heading: (count: number) => (count === 1 ? '1 answer only you can give' : `${count} answers only you can give`),
  done: 'Nothing is left to answer',
  why: 'The employer asks for this and your profile does not say it. Write it the way it should stand in your letter.',
  stopped: 'Not sent yet: add your answers to the letter, or leave them out.',
  inSubject: 'It stands in the subject.',
  before: (employer: string | null) =>
    employer === null ? 'What you answered before' : `What you answered ${employer}`,
  added: 'Your answer stands in the letter.',
  leftOut: 'Left out of the letter.',
  forgotten: 'Answer forgotten',
  forgetFailed: 'That answer could not be forgotten. Please try again.',
} as const
