/** What was done in past work: enough to choose from for a letter, and so many signs of each. */
export const [MOST_RESULTS, LONGEST_RESULT] = [24, 400]
/** The years of a person's experience, as the profile asks for them. */
export const EXPERIENCE_BUCKETS = ['0-1', '1-3', '3-5', '5-10', '10+'] as const
export type ExperienceBucket = (typeof EXPERIENCE_BUCKETS)[number]

/** Spec 2 §8, to the letter: the title and the sentence of the toast. */
export const PARSE_FAILED_TITLE = 'Error'
export const PARSE_FAILED =
  "Sorry, we couldn't extract data from your resume. Please fill in your information manually."
/** A scan or a photograph: the file is good, but nothing in it is text. */
export const PARSE_PICTURE =
  'This file is a picture of a resume: there is no text in it to read. Please upload the PDF or Word file it was made from, or fill in your information manually.'
/** What the reader answers instead of a reading, and the code of the error. */
export const PICTURE = 'picture_of_resume'
/** So many resumes are being read that one more would wait too long. */
export const PARSE_BUSY = 'Many resumes are being read right now. Please try again in a moment.'

/** What the profile takes at most of each; a resume that says more says it to nobody. */
export const MOST_SKILLS = 60
export const MOST_ENTRIES = 20
export const LONGEST_LINE = 150

/** The bucket of a number of months; a whole year already belongs to the next one (`1-3` begins with 12 months). */
export function experienceBucket(months: number): ExperienceBucket {
  if (months < 12) return '0-1'
  if (months < 36) return '1-3'
  if (months < 60) return '3-5'
  if (months < 120) return '5-10'
  return '10+'
}
