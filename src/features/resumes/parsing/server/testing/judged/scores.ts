import type { ParsedResume } from '../../../contract.ts'
import { skillNamed } from '../../../skills.ts'

/** How often something was found, how often it was right, and how often it was there to be found. */
export type Count = { found: number; right: number; wanted: number }
export type Scores = Record<keyof ParsedResume | 'school' | 'degree' | 'employer' | 'post', Count>

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()

/** Every thing the truth and the answer name, in a form in which the same is equal. */
function things(resume: ParsedResume): Record<keyof Scores, string[]> {
  const one = (value: string | null) => (value === null ? [] : [plain(value)])
  const { education, work_history: work } = resume
  return {
    title: one(resume.title),
    experience: resume.experience === null ? [] : [resume.experience],
    location: one(resume.location),
    skills: resume.skills.map((skill) => plain(skillNamed(skill) ?? skill)),
    education: education.map((entry) => plain(`${entry.school} ${entry.degree} ${entry.from_year} ${entry.to_year}`)),
    school: education.flatMap((entry) => one(entry.school)),
    degree: education.flatMap((entry) => one(entry.degree)),
    work_history: work.map((entry) => plain(`${entry.title} ${entry.employer} ${entry.from} ${entry.to}`)),
    employer: work.flatMap((entry) => one(entry.employer)),
    post: work.flatMap((entry) => one(entry.title)),
  }
}

/** The counts of one resume for every field; entries of lists count only when all of them is right. */
export function scoresOf(truth: ParsedResume, answer: ParsedResume): Scores {
  const [wanted, found] = [things(truth), things(answer)]
  return Object.fromEntries(
    (Object.keys(wanted) as (keyof Scores)[]).map((field) => {
      const left = [...new Set(wanted[field])]
      const given = [...new Set(found[field])]
      return [
        field,
        { found: given.length, right: given.filter((one) => left.includes(one)).length, wanted: left.length },
      ]
    }),
  ) as Scores
}

/** What of the truth was missed and what was found beyond it, for people who mend a rule. */
export function differencesOf(truth: ParsedResume, answer: ParsedResume): string[] {
  const [wanted, found] = [things(truth), things(answer)]
  return (Object.keys(wanted) as (keyof Scores)[]).flatMap((field) => [
    ...wanted[field].filter((one) => !found[field].includes(one)).map((one) => `${field} missed: ${one}`),
    ...found[field].filter((one) => !wanted[field].includes(one)).map((one) => `${field} beyond: ${one}`),
  ])
}

/** Precision and recall over many resumes; 1 where there was nothing to be wrong about. */
export function summedScores(all: Scores[]): Record<keyof Scores, { precision: number; recall: number }> {
  const fields = Object.keys(all[0] ?? {}) as (keyof Scores)[]
  return Object.fromEntries(
    fields.map((field) => {
      const sum = (what: keyof Count) => all.reduce((total, scores) => total + scores[field][what], 0)
      const share = (right: number, of: number) => (of === 0 ? 1 : right / of)
      return [field, { precision: share(sum('right'), sum('found')), recall: share(sum('right'), sum('wanted')) }]
    }),
  ) as Record<keyof Scores, { precision: number; recall: number }>
}
