import type { Company } from '../contract.ts'
import { jobsText } from '../../texts.ts'

/** What search engines and shared links say of a company. */
export function companyDescription({ name, open_posts: open, total_posts: total, job_types: types }: Company): string {
  const kinds = types.length === 0 ? '' : ` ${types.slice(0, 3).join(', ')}.`
  return `${name}: ${jobsText(open)} open, ${total} seen so far.${kinds} Pay as posted, when it was last seen, and how often it answers.`
}

/** Structured data of a company: what the boards say and nothing else. */
export const organizationData = ({ name, other_names: others }: Company): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  ...(others.length === 0 ? {} : { alternateName: others }),
})
