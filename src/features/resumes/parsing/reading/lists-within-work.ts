import { periodsIn, withoutDates } from './dates.ts'
import { namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import type { Section } from './sections.ts'

const MOST_WORDS = 12
/** "System Administrator, July 2017 – Jan 2020" on a line of its own. */
const isDatedPost = ({ text, bullet }: Line): boolean =>
  !bullet &&
  text.split(/\s+/).length <= MOST_WORDS &&
  periodsIn(text).length > 0 &&
  withoutDates(text)
    .split(/\t|,\s|\s[-–—|·@]\s|\s(?:at|sa)\s/)
    .some(namesJob)

/**
 * "Programming languages:" within a post is a heading only by its words where posts with their times go on below it: the
 * list and the posts belong to the work above.
 */
export const withListsWithinWork = (sections: readonly Section[]): Section[] =>
  sections.reduce<Section[]>((whole, section) => {
    const above = whole.at(-1)
    const isWithin =
      section.kind === 'skills' && above?.kind === 'work' && above.lines.length > 0 && section.lines.some(isDatedPost)
    if (!isWithin) return [...whole, section]
    return [...whole.slice(0, -1), { ...above, lines: [...above.lines, ...section.lines] }]
  }, [])
