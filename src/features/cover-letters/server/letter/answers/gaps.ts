import { shortened as cut } from '#features/cover-letters/instructions/questions/shortened/rules.ts'
import { GAP } from '#features/cover-letters/rules.ts'

const GAP_WORDS = 140
const IN_LETTER =
  /^(?:please )?(?:(?:in|with) your (?:cover letter|application|message|e-?mail|letter),? )?(?:please )?(?:mention|tell (?:us|me)(?: about)?|state|include|say) /i

/** What is said to whoever reads, and pictures, are no part of a question. */
const THANKS =
  /[ ,.!](?:thanks|thank you|thx|ty|pls|please|salamat|haha|hehe|lol)(?: so much| a lot| in advance| po)?[.!]?$| ?\p{Extended_Pictographic}\uFE0F?$/iu
/** A long remark in brackets behind a question: "(any language will do, it need not be pretty)". */
const REMARK = / \((?![^()]*\b(?:tel+|show|give|send) (?:us|me)\b)[^()]{26,120}\)(?=\W?$)/i
/** "You have ever used" asks what was done, "you have other clients" what there is. */
const PARTICIPLE =
  /^(?:ever |already |also )?(?:\w+ed|been|had|done|made|built|run|led|sold|taught|written|kept|dealt|seen|gone)\b/i
/** The place of an answer only the person has: no letter goes out with one. */
export const gapFor = (question: string): string => {
  const words = calm(question)
    .replace(/[[\]{}<>]/g, '')
    .replace(/ ?\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(IN_LETTER, '')
    .replace(/^(?:that )?you['’]re ([^?]*)$/i, 'are you $1?')
    .replace(/^walk (?:me|us) through /i, '')
    // A piece of a longer question has lost its mark.
    .replace(/^what (?:are|is) (?=your [^?]*$)/i, '')
    .replace(
      /^(?:that )?you (can|are|have) (.*?)\??$/i,
      (_, verb: string, rest: string) => `${verb.toLowerCase()} you ${rest}?`,
    )
    .replace(
      /^(?:if|whether) you(?:['’]re| (are|can|have|will)) (.*?)\??$/i,
      (_, verb: string | undefined, rest: string) =>
        verb === 'have' && !PARTICIPLE.test(rest)
          ? `do you have ${rest}?`
          : `${(verb ?? 'are').toLowerCase()} you ${rest}?`,
    )
    .replace(THANKS, '')
    .replace(/,? (?:and|or|plus)$/i, '')
    .replace(REMARK, '')
    .replace(/[.;,]$/, '')
  return `[${GAP}${words.length <= GAP_WORDS ? words : shortened(words)}]`
}

const FEWEST_LETTERS = 16
/** "HOW MANY TICKETS A DAY?" in the letters of any question. */
function calm(question: string): string {
  const letters = question.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length
  return letters.length >= FEWEST_LETTERS && capitals >= letters.length * 0.9
    ? question.toLowerCase().replace(/\bi\b/g, 'I')
    : question
}

const ASKS = /\?$|^(?:please )?(?:walk|tell|show|describe|explain|write|give|name|list|send|share|rewrite|draft)\b/i
const [CASE, LONGEST_ASKED] = [44, 84]
/** Of a case that is told at length, how it begins and the sentence that asks. */
function shortened(words: string): string {
  const all = words.split(/(?<=[.!?]) (?=\p{Lu})/u)
  const at = all.findIndex((text) => ASKS.test(text))
  const asked = all.slice(at).join(' ')
  return at < 1 || asked.length > LONGEST_ASKED
    ? cut(words, GAP_WORDS)
    : `${cut(all.slice(0, at).join(' ').replace(/[.]$/, ''), CASE)} ${asked}`
}

/** Nothing but the place of an answer. */
export const isOpen = (answer: string): boolean => /^\[[^\]]*\]$/.test(answer)
