/** Where "Get Started" jumps to. */
export const HOW_IT_WORKS = 'how-it-works'

/** Sentences of the home page; the tagline is spec 1 §1's to the letter. */
export const HOME_TEXTS = {
  tagline: 'Find your dream job today',
  lead: 'Remote and local jobs for Filipinos, from OnlineJobs.ph and LinkedIn in one honest list. Apply in one click and keep the receipt.',
  spam: 'Waiting for an email from us? It may have landed in your spam folder. Please look there too, and mark it as “not spam”.',
} as const

export const STEPS = [
  {
    picture: 'profile',
    title: 'Tell us about you',
    text: 'Your title, skills, what you are looking for, and a resume (PDF or DOCX, up to 5 MB). You do it once.',
    seen: 'A profile with basic information, resume and skills filled in.',
  },
  {
    picture: 'connect',
    title: 'Connect your board',
    text: 'Log in to OnlineJobs.ph through Hanap. Your apply points and ID proof appear here. The password is stored encrypted.',
    seen: 'A connected OnlineJobs.ph account with ID proof 75 and 60 apply points.',
  },
  {
    picture: 'apply',
    title: 'Apply in one click',
    text: 'Write the letter yourself or generate one out of your own facts. You set the points. Nothing is sent twice.',
    seen: 'The apply window with a cover letter, five points and the button to submit.',
  },
  {
    picture: 'track',
    title: 'Keep track until hired',
    text: 'An application counts as sent only after the board confirmed it. Every status and date stays in its history.',
    seen: 'The history of an application: sent, confirmed by the board, interview, offer.',
  },
] as const

export const AUTOMATION_NEEDS = [
  'A connected board account',
  'An ID-proof score of at least 40',
  'Your rules: 1 to 10 jobs a day, how close they match, how many points',
] as const

export const PROMISES = [
  ['Last seen open', 'Every posting says when we last found it open on its board. Closed ones leave the list.'],
  ['One job, one row', 'The same job on two boards is one row here, with both boards named on it.'],
  ['Proof of sending', 'You keep the letter, the resume and the posting as they were when you applied.'],
] as const
