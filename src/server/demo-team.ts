/** The team of the demo's About page: invented people, one with a photo, some with links. */
export const DEMO_TEAM = [
  {
    name: 'Tomas Villanueva',
    position: 'Founder, product',
    bio: 'Looked for remote work from Dumaguete for two years and kept a spreadsheet of dead postings. Hanap is what became of it.',
    photo_url: '/team/demo.svg',
    linkedin_url: 'https://www.linkedin.com/company/hanap-demo',
  },
  {
    name: 'Althea Manalastas',
    position: 'Engineering',
    bio: 'Makes sure that an application is sent once, or not at all, and that you can prove which.',
    github_url: 'https://github.com/hanap-demo',
  },
  {
    name: 'Joaquin Ocampo',
    position: 'Data and matching',
    bio: 'Teaches the search that two postings are one job, and tells you why it thinks so.',
  },
  {
    name: 'Rosalie Bautista',
    position: 'Seeker support',
    bio: 'Answered phones at night for six years. Answers your messages by day now, in English, Filipino and Bisaya.',
    twitter_url: 'https://x.com/hanap_demo',
  },
  {
    name: 'Miguel Santos-Reyes',
    position: 'Trust and privacy',
    bio: 'Data Protection Officer. Reads the postings that look too good, and says no to data we do not need.',
    linkedin_url: 'https://www.linkedin.com/company/hanap-demo',
  },
]
