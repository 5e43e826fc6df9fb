import { PROFILE_FIELDS } from '#features/profile/fields.ts'
import type { ProfileValues } from '#features/profile/web/profile-values.ts'
import type { Education, Work } from '#features/resumes/parsing/contract.ts'
import type { FormValues, SuggestedValues } from '#features/resumes/parsing/web/suggestions.ts'

/** A resume leaves out what it does not say, the profile keeps it empty. */
const given = (text: string): string | null => (text === '' ? null : text)
const year = (text: string): number | null => (/^\d{4}$/.test(text) ? Number(text) : null)
const text = (value: string | number | null): string => String(value ?? '')

type Suggestible = Pick<
  ProfileValues,
  'title' | 'years_of_experience' | 'location' | 'skills' | 'education' | 'experience'
>
const YEARS = PROFILE_FIELDS.years_of_experience.options

/** What a form holds of what a resume can suggest. */
export const suggestionForm = (values: Suggestible): FormValues => ({
  title: values.title,
  experience: YEARS.find(([years]) => years === values.years_of_experience)?.[0] ?? '',
  location: values.location,
  skills: values.skills,
  ...foundWords(values),
})

/** Schools and employers of the profile in the words of a resume that was read. */
export const foundWords = ({
  education,
  experience,
}: Pick<ProfileValues, 'education' | 'experience'>): Pick<SuggestedValues, 'education' | 'work_history'> => ({
  education: education.map(({ school, degree, from, to }) => ({
    school: given(school),
    degree: given(degree),
    from_year: year(from),
    to_year: year(to),
  })),
  work_history: experience.map(({ employer, title, from, to }) => ({
    employer: given(employer),
    title: given(title),
    from: given(from),
    to: given(to),
  })),
})

const school = (one: Education) => ({
  school: text(one.school),
  degree: text(one.degree),
  from: text(one.from_year),
  to: text(one.to_year),
})
const employer = (one: Work) => ({
  employer: text(one.employer),
  title: text(one.title),
  from: text(one.from),
  to: text(one.to),
})

/** What was accepted out of a resume, under the names of the profile. */
export function accepted(field: string, value: unknown): Partial<ProfileValues> {
  if (field === 'education')
    return { education: (value as Education[]).map(school).filter((one) => one.school + one.degree !== '') }
  if (field === 'work_history')
    return { experience: (value as Work[]).map(employer).filter((one) => one.employer + one.title !== '') }
  if (field === 'experience') return { years_of_experience: value as ProfileValues['years_of_experience'] }
  return { [field]: value }
}
