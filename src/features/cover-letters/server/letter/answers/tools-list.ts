import { gapFor } from './gaps.ts'
import { programsOfBoth } from '../person/skills.ts'
import { plainWords } from '#features/cover-letters/claims/words.ts'
import { listed } from '../deeds/words.ts'

// bounded: one item of a list
const LIST =
  /^(?:please )?([^:?]{3,160}?)(?::|\?| [-–—]) *(?:have )?(?:you )?(?:used|known?|yes)(?: it)? ?(?:\/|or|,|vs\.?) ?(?:never|not|no\b|unused|unknown)[\w ]{0,20}[.?]?$/i
const FEWEST = 2
/** The programs that a question lists to be told one by one: "Xero, Asana, Slack: used / never used"; none where it asks otherwise. */
export function toolsListed(question: string): string[] {
  const names = (LIST.exec(question)?.[1] ?? '').split(/,| and | & |\//).map((name) => name.trim())
  const all = names.filter((name) => name !== '')
  return all.length < FEWEST ? [] : all
}

/** Of listed programs those that are among the skills, and one place for the others; empty where a question lists none. */
export function toolsTold(question: string, skills: readonly string[]): string {
  const all = toolsListed(question)
  // As the person writes it: "QBO" may be "QuickBooks (basic)".
  const skillOf = (name: string): string | undefined =>
    skills.find(
      (skill) => ` ${plainWords(skill)} `.includes(` ${plainWords(name)} `) || programsOfBoth(skill, name).length > 0,
    )
  const used = [...new Set(all.flatMap((name) => skillOf(name) ?? []))]
  const left = all.filter((name) => skillOf(name) === undefined)
  if (used.length === 0) return ''
  const said = `I know ${listed(used)}.`
  return left.length === 0 ? said : `${said} ${gapFor(`${listed(left)}: used or never used`)}`
}

/** "Which ones you never opened": asks again for what a list asks one by one. */
const WHICH_ONES =
  /^(?:and )?(?:which|what)(?: (?:ones?|tools|programs|apps|of (?:them|these|those)))* (?:you|have you|did you|you ve) ?(?:have |ve )?(?:ever |already |never )?(?:used?|opened|touched|tried|know|worked with)$/
export const asksAgain = (question: string): boolean => WHICH_ONES.test(plainWords(question))
