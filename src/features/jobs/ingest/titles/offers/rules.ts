import { plainWords } from '../../../rules.ts'
import { levelOf } from '../../levels/rules.ts'
import { isRole } from '../roles/rules.ts'

/** What stands between the parts of a title. */
const BETWEEN_PARTS = /[|()[\]（）]| [-–—•] /
/** A part that tells what is offered or who may apply, not what the work is. */
const OFFERED =
  /\b(?:bonus(?:es)?|incentives?|hmo|allowance|base pay|open to|grad(?:uate)?s (?:welcome|can apply)|fresh ?grad(?:uate)?s?|(?:beginner|newbie)[- ]friendly|(?:no|without) (?:work |bpo )?exp(?:erience)?)\b/i
/** How one works and is hired; when is compared by itself. */
const SETUP =
  /\b(?:(?:us|uk|aus?|day|night|mid|morning|dawn|graveyard) ?shift|set-?up|weekends off|tools provided|virtual (?:process|hiring)|(?:one|same|1)[- ]day (?:process|processing|hiring))\b/i
const TIMES: ReadonlySet<string | undefined> = new Set(['night', 'day', 'weekend', undefined])

const saysWork = (part: string): boolean =>
  plainWords(part)
    .split(' ')
    .some((word) => isRole(word) || !TIMES.has(levelOf(word)))

const isOffer = (part: string): boolean => OFFERED.test(part) || (SETUP.test(part) && !saysWork(part))

/** A title without the parts that draw people: `(20K Signing Bonus)`, `| Day 1 HMO`, `- Open to Fresh Graduates`. */
export function withoutOffers(title: string): string {
  if (!OFFERED.test(title) && !SETUP.test(title)) return title
  const [first = '', ...more] = title.split(BETWEEN_PARTS)
  const rest = more.filter((part) => !isOffer(part))
  return (isOffer(first) && rest.some(saysWork) ? rest : [first, ...rest]).join(' | ')
}
