import { ACCOUNT_TOPICS } from './account/texts.ts'
import { APPLYING_TOPICS } from './applying/texts.ts'
import { FINDING_TOPICS } from './finding/texts.ts'
import { PLAN_TOPICS } from './plans/texts.ts'
import { meaningsOf, type Topic } from './words/rules.ts'

/** Everything the assistant can talk about; of two that fit equally well the earlier one answers. */
export const TOPICS: readonly Topic[] = [...PLAN_TOPICS, ...APPLYING_TOPICS, ...FINDING_TOPICS, ...ACCOUNT_TOPICS]

/** Said when nothing fits (spec 1 §2 gives its beginning). */
export const FALLBACK =
  "I'm not sure I understand your question... Please try other words, such as resume, plans, saved jobs, apply points, ID proof, Automation Apply or notifications. For anything else, write to us through the Contact page."

const asks = TOPICS.map((topic) => ({ topic, sets: topic.asks.map((words) => [...meaningsOf(words)]) }))

/** A meaning that few topics share says more than one that stands in many. */
const weights = new Map<string, number>()
for (const meaning of new Set(asks.flatMap(({ sets }) => sets.flat()))) {
  const topics = asks.filter(({ sets }) => sets.some((set) => set.includes(meaning))).length
  weights.set(meaning, 1 + Math.log(TOPICS.length / topics))
}

/** The topic a question is about: the one with the weightiest ask that is wholly in the question. Null when none is. */
export function findTopic(question: string): Topic | null {
  const meant = meaningsOf(question)
  let best: Topic | null = null
  let most = 0
  for (const { topic, sets } of asks) {
    for (const set of sets) {
      if (set.length === 0 || !set.every((meaning) => meant.has(meaning))) continue
      const weight = set.reduce((sum, meaning) => sum + (weights.get(meaning) ?? 0), 0)
      if (weight > most) [best, most] = [topic, weight]
    }
  }
  return best
}

/** The canned answer to a question (spec 1 §2); any text is fine. */
export const answerTo = (question: string): string => findTopic(question)?.answer ?? FALLBACK
