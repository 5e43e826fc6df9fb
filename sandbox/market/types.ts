/** A company or person that posts jobs; invented, never a real company. */
export type MarketEmployer = { id: number; name: string; hasLogo: boolean; memberSince: Date; contactPerson: string }

/** One posting as the remote-jobs board keeps it. `description` may hold `<br />` and hostile HTML on purpose. */
export type OljPosting = {
  id: number
  slug: string
  title: string
  employer: MarketEmployer
  /** Guests often see no employer on the card. */
  employerShownToGuests: boolean
  workType: 'Full Time' | 'Part Time' | 'Gig' | 'Any'
  /** Free text as the employer typed it, often empty. */
  salaryText: string
  /** A number as text, or `TBD`. */
  hoursPerWeek: string
  postedAt: Date
  updatedAt: Date
  description: string
  skills: string[]
  state: 'open' | 'closed' | 'deleted'
  /** Lowest ID Proof score (0–99) that may apply; 0 when the employer asks for none. */
  minIdProof: number
  contactEmail: string
}

/** One posting as the networking site's guest pages keep it. */
export type LinkedinPosting = {
  id: number
  slug: string
  title: string
  company: { id: number; name: string; link: boolean }
  location: string
  /** Day as YYYY-MM-DD. */
  postedOn: string
  salaryText: string | null
  descriptionHtml: string
  /** One or two of them. */
  employmentTypes: string[]
  seniority: string
  jobFunction: string | null
  industries: string | null
  workplace: 'on-site' | 'remote' | 'hybrid'
  state: 'open' | 'closed' | 'deleted'
  benefit: string | null
  applicants: string
  /** Id of the board posting that is the same real job, when there is one. */
  twinOfOlj: number | null
}

/** What the generator is asked for: the seed, how many postings per board, and the moment they end at. */
export type MarketOptions = { seed: number; olj: number; linkedin: number; now: Date }

/** The postings of both boards, each list newest first. */
export type Market = { olj: OljPosting[]; linkedin: LinkedinPosting[] }
