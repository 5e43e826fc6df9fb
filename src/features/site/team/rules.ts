/** How long the carousel shows somebody (spec 3 §9). */
export const CAROUSEL_INTERVAL_MS = 5000

/** A file of our own: one slash at the start, so that it is never another host. */
export const isTeamPhoto = (text: string): boolean => /^\/(?!\/)[\w./-]+$/.test(text) && !text.includes('..')

/** An address on another site, encrypted and without a name or password in it. */
export const isTeamLink = (text: string): boolean => /^https:\/\/[\w.-]+(?:[/?#]\S*)?$/i.test(text)

/** The neighbour `step` places further in a round of `count`; the round has no end (spec 3 §4). */
export const wrapped = (at: number, step: number, count: number): number =>
  count === 0 ? 0 : (((at + step) % count) + count) % count

/** Shown when the list cannot be had (spec 3 §7): roles rather than people, so that nobody is made up as real. */
export const SAMPLE_TEAM = [
  {
    name: 'Product team',
    position: 'Search and applications',
    bio: 'Builds the part you see: one row per real job, and a receipt for everything that is sent.',
  },
  {
    name: 'Support team',
    position: 'Job seeker support',
    bio: 'Reads what you write on the Contact page and answers it, in English or Filipino.',
  },
  {
    name: 'Trust team',
    position: 'Safety and privacy',
    bio: 'Watches the sources, holds back suspicious postings and looks after your data.',
  },
].map((member) => ({ ...member, photo_url: null, linkedin_url: null, twitter_url: null, github_url: null }))
