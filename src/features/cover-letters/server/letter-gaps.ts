import { GAP } from '../rules.ts'

const GAP_WORDS = 100
const IN_LETTER =
  /^(?:please )?(?:(?:in|with) your (?:cover letter|application|message|e-?mail|letter),? )?(?:please )?(?:mention|tell (?:us|me)(?: about)?|state|include|say) /i

/** The place of an answer only the person has: no letter goes out with one. */
export const gapFor = (question: string): string => {
  const words = question
    .replace(/[[\]{}<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(IN_LETTER, '')
    .replace(/[.;,]$/, '')
  const shown = words.length <= GAP_WORDS ? words : `${words.slice(0, words.lastIndexOf(' ', GAP_WORDS))}…`
  return `[${GAP}${shown}]`
}

/** Nothing but the place of an answer. */
export const isOpen = (answer: string): boolean => /^\[[^\]]*\]$/.test(answer)
