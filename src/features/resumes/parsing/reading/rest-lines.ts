import { FIELD, isDegree } from './education-words.ts'
import type { Line } from './lines.ts'
import { firstLook } from './looks.ts'

/** "Language Studies" below "Bachelor of Arts in English", in the same letters: the rest of a degree, and no heading. */
export const endsDegree = (above: Line | undefined, line: Line): boolean =>
  above !== undefined &&
  !line.gap &&
  firstLook(line) !== '' &&
  firstLook(above) === firstLook(line) &&
  ((isDegree(above.text) && FIELD.test(line.text)) || (PAPER.test(line.text) && /\p{L}.*\s\p{Lu}/u.test(above.text)))

/** "Certificate" below "Bookkeeping Professional\t2019 – 2021" */
export const PAPER = /^(?:Certificate|Diploma|Certification)$/

/** "organization" below "Handled papers and maintained their proper": the rest of a point. */
export const endsPoint = (above: Line | undefined, line: Line): boolean =>
  above !== undefined && above.bullet && !line.bullet && !line.gap && /^\p{Ll}/u.test(line.text)
