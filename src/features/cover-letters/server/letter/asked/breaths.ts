/** "What you would not do (ads? websites?)": the choices are no questions of their own. */
const CHOICES = /\([^()]*\? [^()]*\)$/
/** The sentences of one question: "Have you taught before? Whom?" */
export const breathsOf = (text: string): string[] =>
  CHOICES.test(text) ? [text] : text.split(/(?<=[?]) (?=\S)|(?<=[a-z)]\.) (?=\p{Lu})/u)

const HOW_FAR_BEHIND = /\bhow (?:far|many months|long) behind\b/i
const BEHIND_BY = /\b(?:\d+|one|two|three|four|five|six) (?:months|years|quarters)\b/i
/** Whether an answer has told how far behind something was, where that is asked on. */
export const saysBehind = (answer: string, asked: string): boolean =>
  HOW_FAR_BEHIND.test(asked) && BEHIND_BY.test(answer)
