import { sentencesOf } from '#features/cover-letters/claims/words.ts'
import { asOne } from '../deeds/articles.ts'
import { line } from '../person/person.ts'
import type { Writer } from '../../writer.ts'

/** A degree, as resumes name it; a strand of high school is none. */
const DEGREE =
  /\b(?:B\.?S\.?[A-Z]{0,3}|A\.?B\.?|B\.?A\.?|M\.?A\.?|M\.?S\.?|MBA|LL\.?B|JD|MD|DMD)\b|\b(?:bachelor|master|associate|doctor|diploma|degree|certificate)\b/i
const YEAR = /^(?:19|20)\d{2}/
/** Who has not finished says so. */
const UNFINISHED = /\b(?:undergrad\w*|units|unfinished|level|ongoing|candidate|present|year student)\b/i

/** "BSIT graduate.", "Graduate of BS Accountancy." */
const GRADUATE = /^((?:[\p{L}.&-]+ ){1,6}graduate)\b(?! (?:of|student|school|program))/iu
const GRADUATE_OF = /^(?:a )?graduated? (of|from|with) ([^.,;]{3,70})/i
const NOT_SO = /\b(?:fresh|recent|new|under)[ -]?graduate\b|^I\b/i

/** What somebody says they are a graduate of, where their own words are no sentence yet; empty where they say none. */
function ownDegree(about: string): string {
  for (const { text } of sentencesOf(line(about))) {
    const said = text.trim()
    if (NOT_SO.test(said)) continue
    const [, who] = GRADUATE.exec(said) ?? []
    if (who !== undefined) return `I am ${asOne(who)}.`
    const [, how = '', what] = GRADUATE_OF.exec(said) ?? []
    if (what !== undefined)
      return how === 'of' ? `I am a graduate of ${what.trim()}.` : `I graduated ${how} ${what.trim()}.`
  }
  return ''
}

/** "BS Biology, Cum Laude" is "BS Biology (cum laude)". */
const degreeSaid = (degree: string): string =>
  degree
    .replace(/,? (?:-|–)? ?\(?((?:summa |magna )?cum laude)\)?$/i, (_, honour: string) => ` (${honour.toLowerCase()})`)
    .replace(/^2[- ]years? (?:course )?(?:in )?(?:an? )?associate (?=in )/i, 'a two-year associate course ')
    .replace(/^(?=(?:bachelor|master|diploma|certificate|doctorate)(?: of| in|['’]s)\b)/i, 'a ')

/**
 * What somebody studied, as one sentence: from the schools of their profile ("I finished BS Accountancy at UP
 * Visayas in 2016."), else from their own words. Empty where neither tells of a degree.
 */
export function schoolingOf({ about, education = [] }: Pick<Writer, 'about' | 'education'>): string {
  const found = education.find(({ degree }) => DEGREE.test(degree ?? '')) ?? null
  // A degree with its school says more than their own words for it.
  const own = found !== null && line(found.school ?? '') !== '' ? '' : ownDegree(about ?? '')
  if (own !== '' || found === null) return own
  const [degree, school] = [
    degreeSaid(line(found.degree ?? '').replace(/[.]$/, '')),
    line(found.school ?? '').replace(/[.]$/, ''),
  ]
  const year = YEAR.exec(found.to ?? '')?.[0] ?? ''
  const at = school === '' ? '' : ` at ${school}`
  return UNFINISHED.test(found.degree ?? '') || (year === '' && (found.to ?? '') !== '')
    ? `I studied ${degree}${at}.`
    : `I finished ${degree}${at}${year === '' ? '' : ` in ${year}`}.`
}
