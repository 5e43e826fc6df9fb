import { AT_FIRST } from '../deeds/more-verbs.ts'
import { baseOf, wasOf } from '../deeds/verbs.ts'
import { sameWordsIn } from '../parts/first-duties.ts'

type Did = { deed: string; said: string }

/** "have you (ever) prepared BAS (before)": what was done, and what with. */
const HAVE_YOU = /^have you (?:ever |already |previously )?(\w+) (.{2,60}?)(?: before| yet| already| in the past)?$/
// bounded: one item of a list, 80 signs
/** "a site you moved", "tell me about a channel you have grown": the same the other way round. */
const ONE_YOU =
  /^(?:(?:and|or|please|tell (?:us|me) about|describe|share|give (?:us|me)|an example of) )*(?:an?|one|any) ([a-z0-9 -]{2,60}?) (?:that |which )?you (?:ve |have )?(?:ever |personally |already )?(\w+)(?: (?:before|up|yourself))?$/
/** Asks for one of many, for what is no deed, or for more than whether it was done. */
const OTHERWISE =
  /\b(?:most|best|worst|\w{4,}est|proud\w*|how|why|what|when|which|mistakes?|problems?|time|decision|improve\w*)\b/
/** What is done with nearly everything says nothing, as long as its object is as common. */
const ANY_DONE = /^(?:do|use|make|work|have|be|get|handle|manage|help|improve|fix|solve|learn|need|want|see|try|start)$/

// bounded: one item of a list
/** "Any experience of screening CVs, contacting applicants or keeping records" */
const EXPERIENCE_DOING = /\bexperience (?:of|in|with|at) ([a-z]+ing [a-z0-9 -]{3,120})$/
const MOST_DONE = 2
/** What somebody did of a row of work that a question names, each with its verb and its thing. */
function doneOfRow(row: string, evidence: readonly Did[]): string {
  const found = row
    .split(/ (?:and |or )?(?=[a-z]+ing )/)
    .flatMap((piece) => {
      const [, verb = '', object = ''] = /^([a-z]+ing) (.+)$/.exec(piece.trim()) ?? []
      const [act, things] = [actOf(verb), sameWordsIn(object)]
      return act === '' ? [] : evidence.filter(({ deed }) => isSameDeed(deed, act, things))
    })
    .map(({ said }) => said)
  return [...new Set(found)]
    .slice(0, MOST_DONE)
    .map((said) => `${said}.`)
    .join(' ')
}
function isSameDeed(deed: string, act: string, things: readonly string[]): boolean {
  const [first = ''] = deed.split(/[ ,]/)
  const own = sameWordsIn(deed)
  return actOf(first) === act && things.some((thing) => own.includes(thing))
}

/** A verb as deeds are compared by it; empty for what is none. */
function actOf(word: string): string {
  const base = baseOf(word) ?? baseOf(wasOf(word) ?? AT_FIRST.get(word) ?? '')
  return base === undefined ? '' : (sameWordsIn(base)[0] ?? '')
}

/**
 * What somebody did that a question asks for by the very deed and its object ("Have you prepared payroll before?", "a site
 * you moved"), as a sentence; the one with a figure first. Empty where the question is no such one or nothing of theirs
 * has both.
 */
export function sameDone(asked: string, evidence: readonly Did[]): string {
  if (OTHERWISE.test(asked)) return ''
  const [, row = ''] = EXPERIENCE_DOING.exec(asked) ?? []
  if (row !== '') return doneOfRow(row, evidence)
  const whether = HAVE_YOU.exec(asked)
  const one = whether === null ? ONE_YOU.exec(asked) : null
  const [verb = '', object = ''] = whether ? [whether[1], whether[2]] : one ? [one[2], one[1]] : []
  const act = verb === '' || ANY_DONE.test(baseOf(verb) ?? verb) ? '' : actOf(verb)
  const things = sameWordsIn(object)
  if (act === '' || things.length === 0) return ''
  const found = evidence.filter(({ deed }) => isSameDeed(deed, act, things))
  const best = found.find(({ deed }) => /\d/.test(deed)) ?? found[0]
  return best === undefined ? '' : `${whether ? 'Yes. ' : ''}${best.said}.`
}
