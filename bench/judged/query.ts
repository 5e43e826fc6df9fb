/** A search as a seeker types it, and what its answer has to be: judged on a posting's own words and fields. */
export type JudgedQuery = {
  query: string
  /** The work asked for: any of these, as words begin; none where any work will do. */
  words: string[]
  /** Further things asked for, each by any of its words: a posting that is silent about one is worth a grade less. */
  also?: string[][]
  /** A title with one of these is something else. */
  not?: string[]
  must: {
    type?: string
    shift?: 'night' | 'day'
    payFloorMonthlyPhp?: number
    noExperience?: boolean
    nonVoice?: boolean
    homeBased?: boolean
    city?: string
  }
}

export const isJudgedQuery = (item: unknown): item is JudgedQuery =>
  typeof item === 'object' && item !== null && 'query' in item && 'words' in item && 'must' in item
