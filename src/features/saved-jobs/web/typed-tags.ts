import { cleanTags, TAG_MAX, TAGS_MAX } from '../rules.ts'

/** Tags as typed, with commas between them. */
export const readTags = (typed: string): string[] => cleanTags(typed.split(','))

/** The sentence under the field, as the server would say it; undefined when nothing is wrong. */
export function tagProblem(tags: readonly string[]): string | undefined {
  if (tags.some((tag) => tag.length > TAG_MAX)) return `Ensure this field has no more than ${TAG_MAX} characters.`
  return tags.length > TAGS_MAX ? `Use at most ${TAGS_MAX} tags.` : undefined
}
