import { formatAmount } from '#contract/money.ts'

/** Sentences of the profile page; those of spec 2 §2 and §8 to the letter. */
export const PROFILE_TEXTS = {
  noAbout: 'No description added yet.',
  noSkills: 'No skills added yet.',
  noProjects: 'No projects added yet.',
  noContact: 'No contact information added yet.',
  noResume: 'No resume added yet.',
  noLocation: 'Location not specified',
  noPreferences: 'No job preferences specified yet.',
  updated: 'Profile Updated',
  updatedMore: 'Your profile has been updated successfully!',
  failed: 'Profile Not Saved',
  failedMore: 'There was an error updating your profile. Please try again.',
  downloadFailed: 'Error downloading resume. Please try again.',
  restored: 'Your unsaved changes are back. Save them, or cancel to drop them.',
  discarded: 'Your changes were discarded.',
  fromResume: 'Filled in from your resume.',
} as const

const dollars = (text: string): string => formatAmount(Number(text), 'USD')

/** A monthly salary in dollars as it is read; empty when neither figure is given. */
export function salaryRange(min: string, max: string): string {
  if (min !== '' && max !== '')
    return min === max ? `${dollars(min)} a month` : `${dollars(min)} to ${dollars(max)} a month`
  if (min !== '') return `From ${dollars(min)} a month`
  return max === '' ? '' : `Up to ${dollars(max)} a month`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A moment of a school or an employer as it is read: `2021-06` is `Jun 2021`, any other text is as it is. */
export function momentText(moment: string): string {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(moment) ?? []
  const name = MONTHS[Number(month) - 1]
  return name === undefined ? moment : `${name} ${year}`
}
