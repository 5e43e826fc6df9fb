import { aboutAsked } from './about.ts'
import type { Gathered } from './facts.ts'
import { ownSentences } from './own-sentences.ts'
import { wordsOf } from '../deeds/shared.ts'
import { programsOfBoth } from '../person/skills.ts'

/** A program in common says as much as two words. One word in common is an accident, and in another trade three are. */
const [A_PROGRAM, WORTH, WORTH_ELSEWHERE] = [2, 2, 4]
/** What somebody would rather not do speaks for nobody. */
const AGAINST_THEM =
  /\b(?:better than I|I(?:['’]m| am) not\b|not (?:comfortable|good|used to|fond|confident)|(?:don['’]t|do not|can['’]t|cannot) (?:like|do|work|speak)|anymore)\b/i
const YEARS = /\byears?\b[^.]{0,20}\bexperience\b/
/**
 * The sentence of somebody's own words that shares most with the posting and that the letter has not `said`; empty
 * where none shares enough. It stands as they wrote it.
 */
export function ownVoice({ writer, posting, replies, conditions, distance }: Gathered, said: string): string {
  const wanted = [posting.title, ...posting.tags, posting.description].join('\n')
  const told = [said, replies, conditions, aboutAsked(writer, posting, replies)].join('\n')
  const [of, done] = [new Set(wordsOf(wanted)), new Set(wordsOf(told))]
  const worth = (text: string): number => {
    const words = new Set(wordsOf(text).filter((word) => of.has(word) && !done.has(word)))
    const programs = programsOfBoth(text, wanted).filter((name) => !told.toLowerCase().includes(name))
    return words.size + A_PROGRAM * programs.length
  }
  const [best] = ownSentences(writer.about)
    .filter((text) => !AGAINST_THEM.test(text) && !told.includes(text) && !(YEARS.test(text) && YEARS.test(told)))
    .map((text) => ({ text, worth: worth(text) }))
    // Of two that share as much, the longer one says more.
    .toSorted((a, b) => b.worth - a.worth || b.text.length - a.text.length)
  return best !== undefined && best.worth >= (distance === 'same' ? WORTH : WORTH_ELSEWHERE) ? best.text : ''
}
