/** A posting of a judged pair. `pay` is US dollars a month, `hours` are hours a week. */
export type JudgedSide = {
  title: string
  employer: string | null
  text: string
  location?: string
  pay?: readonly [min: number, max: number] | string
  hours?: number
  types?: readonly string[]
}

/** Two postings, and whether a careful reader takes them for one real job. */
export type JudgedPair = { name: string; one: JudgedSide; other: JudgedSide; same: boolean; why?: string }

type Side = [title: string, employer: string | null, text: string, stated?: Partial<JudgedSide>]

/** A pair in few words. */
export function pairOf(name: string, same: boolean, one: Side, other: Side): JudgedPair {
  const side = ([title, employer, text, stated]: Side) => ({ title, employer, text, ...stated })
  return { name, same, one: side(one), other: side(other) }
}
