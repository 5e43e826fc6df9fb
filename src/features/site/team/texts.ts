/** Said when the team cannot be read (spec 3 §8). */
export const TEAM_FAILED = "We're having trouble loading our team information right now. Please check back later."
