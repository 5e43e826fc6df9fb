import { clause, isSameWork, sentence, type Told } from '../deeds/places.ts'
import { wordsIn } from './parts.ts'
import { namesProgram } from '../person/skills.ts'
import { inSentence } from '../work/titles.ts'
import type { Work } from '../deeds/results.ts'
import { listed } from '../deeds/words.ts'

const [TOGETHER, ONE] = [34, 18]
/** What was told last: the job, whether a sentence of the posting stands between, and whether more of it was told already. */
export type Before = { work: Work | null; apart?: boolean; again?: boolean }
/** More of what was done, each with its place where it is another one than that told last. */
export function further(deeds: readonly Told[], before: Before): string {
  const [first, next] = deeds
  if (first === undefined) return ''
  const said = also(first, before)
  if (next === undefined) return `${said}.`
  if (next.part !== undefined || first.part !== undefined)
    return `${said}. ${also(next, { work: first.work, again: isSameWork(first.work, before.work) && first.part === undefined })}.`
  const same = isSameWork(next.work, first.work)
  const rest = same || next.work === null ? `I ${next.deed}` : clause(next)
  const isLong = wordsIn(said) + wordsIn(rest) > TOGETHER || wordsIn(said) > ONE
  if (!isLong) return `${said}, and ${rest}.`
  return `${said}. ${also(next, { work: first.work, again: same && isSameWork(first.work, before.work) })}.`
}
/** "There I also …", "In the same job I also …", "At Palm, I …", "I also …". */
function also(told: Told, { work: last, apart = false, again = false }: Before): string {
  const { deed, work, part } = told
  const same = isSameWork(work, last)
  if (part !== undefined) return `As for ${part}, ${same ? `I ${deed}` : clause(told)}`
  if (again && (work === null || same)) return `I ${deed}`
  const more = `also ${deed}`.replace(/^also was /, 'was also ')
  if (work === null) return `I ${more}`
  if (!same) return sentence(told)
  if (work?.at === '' && !apart) return `I ${more}`
  return `${apart ? 'In the same job' : 'There'} I ${more}`
}

/** Where somebody worked; `over` where all of it has ended, `before` where the last job stands before it. */
export function worked(works: string, { over, before }: { over: boolean; before: boolean }): string {
  if (works === '') return ''
  if (over) return `${before ? 'Before that I' : 'I'} worked ${works}.`
  const [, only, year] = /^((?:(?! and as ).)+) since (\d{4})$/.exec(works) ?? []
  return only === undefined ? `So far I have worked ${works}.` : `Since ${year} I have worked ${only}.`
}

/** How long somebody worked in all, and where else; what is empty is left out, and a past that is `over` is told as one. */
export function history(years: string, works: string, over: boolean): string {
  const since = / since \d{4}$/.test(works)
  if (years !== '' && !since)
    return works === '' ? `In all, I have ${years}.` : `I also worked ${works}, and in all I have ${years}.`
  const all = years === '' ? '' : `In all, I have ${years}.`
  if (works === '') return all
  if (since) return [worked(works, { over, before: false }), all].filter((text) => text !== '').join(' ')
  return over ? `I also worked ${works}.` : `I have also worked ${works}.`
}

/** "PHP (basic)" */
const BASIC = / ?\((?:the )?(?:basics?|beginner|entry[- ]level|learning|still learning)(?: level)?\)$/i
const ADVANCED = /^advanced (.+)$/i
/** Programs as they are known: "HTML and Photoshop, and the basics of PHP". */
function known(programs: readonly string[]): string {
  const basic = programs.filter((name) => BASIC.test(name)).map((name) => name.replace(BASIC, ''))
  const well = programs
    .filter((name) => !BASIC.test(name))
    .map((name) => name.replace(ADVANCED, '$1 at an advanced level'))
  if (basic.length === 0) return listed(well)
  const basics = `the basics of ${listed(basic)}`
  return well.length === 0 ? basics : `${listed(well)}${well.length > 1 ? ',' : ''} and ${basics}`
}

/** Skills no sentence has told: programs are known, other skills are had; `isBeside` where something was told before. */
export function having(skills: readonly string[], asked = false, isBeside = asked): string {
  const all = skills.filter(namesProgram)
  // What is known in its basics alone is no reason to hire somebody.
  const programs = asked && all.every((name) => BASIC.test(name)) ? [] : all
  const others = skills.filter((skill) => !all.includes(skill)).map(inSentence)
  const said = programs.length === 0 ? '' : isBeside ? `I also know ${known(programs)}.` : `I know ${known(programs)}.`
  const had = others.length === 0 ? '' : `My skills include ${listed(others)}.`
  return [said, had].filter((text) => text !== '').join(' ')
}
