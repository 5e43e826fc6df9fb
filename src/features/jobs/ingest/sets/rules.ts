/** What of the one is not in the other. */
export const missingIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((word) => !other.has(word))

export const equal = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && missingIn(one, other).length === 0

/** Both say something of it, and nothing of what they say is the same. */
export const disjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && missingIn(one, other).length === one.size
