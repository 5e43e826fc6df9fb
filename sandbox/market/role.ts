/** A kind of job with everything needed to write a believable posting for it. Texts are patterns for `phrase`. */
export type Role = {
  key: string
  /** How common it is among postings. */
  weight: number
  /** Usual full-time pay a month in US dollars, low and high. */
  pay: readonly [number, number]
  titles: string[]
  skills: string[]
  /** The first sentences: what they look for. */
  pitch: string[]
  duties: string[]
  needs: string[]
  tools: string[]
  /** A question an employer asks the applicant of this role. */
  questions: string[]
  jobFunction: string
  industries: string
}
