/**
 * A resume as people lay them out, written for the bench: HTML that a browser prints to PDF, with what a careful person
 * reads from it, judged before any rule saw it. Nobody in it exists.
 */
export type RealResume = {
  name: string
  /** The page; `css` is what makes its layout. */
  css: string
  html: string
  title: string | null
  /** `Title | Employer | from | to`, as on the wire; an empty part is not said. */
  work: string[]
  /** `School | Degree | from | to`; a level such as "Secondary" is no degree. */
  education: string[]
  /** What must not be taken for a skill. */
  never?: string[]
}

export const isRealResume = (item: unknown): item is RealResume =>
  typeof item === 'object' && item !== null && 'html' in item && 'work' in item && 'education' in item
