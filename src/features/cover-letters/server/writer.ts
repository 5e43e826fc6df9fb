/** The person as their profile tells; whatever is null or empty is left out of the letter. */
export type Writer = {
  first_name: string
  last_name: string
  title: string | null
  about: string | null
  location: string | null
  years_of_experience: string | null
  skills: string[] | null
  projects: { title: string; url?: string | null }[]
  resume_url: string | null
  website: string | null
  linkedin: string | null
  github: string | null
  availability: string | null
  custom_availability: string | null
  job_types?: string[] | null
  salary_min?: number | null
  salary_max?: number | null
  /** What a dollar is worth in pesos, as the board is set to. */
  usd_php?: number
  /** What they did in their work, as their resume says it, and where; dates are `2021-06`, `2021` or `present`. */
  results?: readonly string[]
  /** Of each result the one of `works` it was done in; null where that is not known. */
  places?: readonly (number | null)[]
  /** Where they studied and what, the last first; dates as of `works`. */
  education?: readonly { school?: string | null; degree?: string | null; from?: string | null; to?: string | null }[]
  /** The month a letter is written in, `2026-11`, until which work that goes on counts. */
  today?: string
  works?: readonly { title: string | null; employer: string | null; from?: string | null; to?: string | null }[]
}
export type Addressee = { title: string; description: string; employer: string | null; tags: string[] }
