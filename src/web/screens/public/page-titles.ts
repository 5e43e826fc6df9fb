/** Titles of the guides under `/resources/`; the browser needs them before a guide has come. */
export const GUIDE_TITLES = {
  'id-proof': 'ID proof: what it is and how to raise it',
  'apply-points': 'Apply points: spend them where they count',
  'application-letter': 'Writing a letter that gets an answer',
  'spotting-scams': 'Spotting job scams before they cost you',
  'night-shift': 'Working nights without wearing out',
  'rates-in-usd': 'Naming your rate in US dollars',
  'freelance-taxes': 'Taxes and contributions for freelancers',
  'remote-interviews': 'Interviews on a video call',
} as const
export type GuideSlug = keyof typeof GUIDE_TITLES
