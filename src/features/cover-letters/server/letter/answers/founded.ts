/** "Founded in 1974", "a family firm since 1974": what a posting says of its own beginning. */
// bounded: a few words between what began and its year
const BEGAN =
  /\b(?:started|founded|established|opened|began|incorporated|launched|since|est\.?|set up)(?: [\w'’]+,?){0,3}? ((?:18|19|20)\d\d)\b/gi
const YEAR_ASKED = /\b(?:what|which|the)\b[^.?\n]{0,12}\byear\b|\bwhen\b/i
const BEGIN_ASKED =
  /\b(?:our|the|this) (?:company|business|firm|shop|store|agency|clinic|practice|brand|team|studio|family business)(?: (?:was|has|had))? (?:started|founded|established|opened|began|begun|incorporated|launched|set up)\b|\bwe(?: were)? (?:started|founded|established|opened|began|incorporated|launched)\b|\b(?:was|were|did) (?:we|our (?:company|business|firm|shop|store|agency|clinic|practice)) (?:start|found|establish|open|begin|beg[au]n|incorporat|launch)\w*/i

/** The year a posting says it began in, where a question asks for that; empty where it asks something else, or several years may be meant. */
export function foundedAsked(question: string, description: string): string {
  if (!YEAR_ASKED.test(question) || !BEGIN_ASKED.test(question)) return ''
  const years = new Set([...description.matchAll(BEGAN)].map(([, year]) => year))
  const [year] = years
  return years.size === 1 && year !== undefined ? `Your company started in ${year}.` : ''
}
