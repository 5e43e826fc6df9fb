/**
 * People and postings with how well they fit, judged by a person before there were any rules. Grades: 0 nothing in common,
 * 1 hardly, 2 could try, 3 good, 4 as if written for them. Grades say nothing of hard conditions; those stand apart.
 */
export type JudgedPosting = {
  name: string
  title: string
  employer: string
  description: string
  salary: string | null
  location: string | null
  source: 'olj' | 'linkedin'
  job_types: readonly ('full-time' | 'part-time' | 'contract' | 'freelance' | 'internship')[]
  hours_per_week: number | null
  min_id_proof: number | null
  tags: readonly string[]
  closed?: true
}

/** Why somebody cannot or will not have a job, however well it fits. */
export type HardCondition = 'closed' | 'excluded_country' | 'id_proof' | 'pay' | 'hidden'

export type JudgedPerson = {
  name: string
  title: string
  skills: readonly string[]
  years_of_experience: '0-1' | '1-3' | '3-5' | '5-10' | '10+' | null
  /** Titles held before, the latest first, with their dates where they tell years. */
  experience: readonly (string | { title: string; from: string; to: string })[]
  location: string
  open_to_remote: boolean
  work_arrangement: 'on-site' | 'remote' | 'hybrid' | 'flexible'
  job_types: readonly string[]
  /** Dollars a month; the least that is accepted. */
  salary_min: number
  id_proof: number | null
  hides: readonly string[]
  /** One digit per posting of the set, in its order. */
  grades: string
  /** By the posting's number in the set, from 1. */
  blocked: Readonly<Record<number, readonly HardCondition[]>>
}

export type JudgedSet = { postings: readonly JudgedPosting[]; people: readonly JudgedPerson[] }
