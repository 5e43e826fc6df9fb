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
