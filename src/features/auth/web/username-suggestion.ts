import { suggestedUsername } from '../rules.ts'

type Names = { first_name: string; last_name: string; username: string }

/**
 * The names after a change, with the username following them as long as it is empty or what was suggested before
 * (spec 1 §5); a name the person typed stays.
 */
export function withSuggestion(before: Names, change: Partial<Pick<Names, 'first_name' | 'last_name'>>): Names {
  const after = { ...before, ...change }
  const own = before.username !== '' && before.username !== suggestedUsername(before.first_name, before.last_name)
  return own ? after : { ...after, username: suggestedUsername(after.first_name, after.last_name) }
}
