import { plainWords } from '../../../rules.ts'
import { isRole } from '../roles/rules.ts'

/** What stands between the parts of a title. */
const BETWEEN_PARTS = /[|()[\]（）]| [-–—•] /
/** A part that tells what is offered or who may apply, not what the work is. */
const OFFERED =
  /\b(?:bonus(?:es)?|incentives?|hmo|allowance|base pay|open to|grad(?:uate)?s (?:welcome|can apply)|fresh ?grad(?:uate)?s?|(?:no|without) (?:work |bpo )?exp(?:erience)?)\b/i

/** A title without the parts that draw people: `(20K Signing Bonus)`, `| Day 1 HMO`, `- Open to Fresh Graduates`. */
export function withoutOffers(title: string): string {
  if (!OFFERED.test(title)) return title
  const [first = '', ...more] = title.split(BETWEEN_PARTS)
  const rest = more.filter((part) => !OFFERED.test(part))
  const isFirstOnly = OFFERED.test(first) && rest.some((part) => plainWords(part).split(' ').some(isRole))
  return (isFirstOnly ? rest : [first, ...rest]).join(' | ')
}
