import { article, SOMEBODY } from './letter-articles.ts'
import { listed, pick } from './letter-opening.ts'

/** What a letter of another trade is made of, beside what carries over. */
type From = { job: string; title: string; carried: string }
type Say = (from: From) => string

const a = (name: string): string => `${article(name)} ${name}`

/** The two works are near: the letter begins with where they meet. */
const MEETING: readonly [Say, ...Say[]] = [
  ({ job, carried }) =>
    `${carried} That is why I am writing about your ${job} position, though it would be a new trade for me.`,
  ({ job, title, carried }) =>
    title === ''
      ? `One part of your ${job} posting made me write. ${carried}`
      : `Your posting says ${job} and my resume says ${title}. The two meet in one place. ${carried}`,
  ({ job, carried }) =>
    `One part of your ${job} posting made me write, although the rest would be new to me. ${carried}`,
  ({ job, carried }) => `I come to your ${job} posting from another line of work, and not with empty hands. ${carried}`,
  ({ job, carried }) =>
    `To say it first: your ${job} position would be a change of trade for me. Here is why I write all the same. ${carried}`,
  ({ job, title, carried }) =>
    title === '' || !SOMEBODY.test(job)
      ? `Please read this as a letter from the trade next door to your ${job} position. ${carried}`
      : `You are looking for ${a(job)}. I am ${a(title)}, which is less far away than it sounds. ${carried}`,
  ({ job, carried }) =>
    `${carried} The rest of the work in your ${job} posting would be new to me, and I would rather you knew that now.`,
]
/** They are far apart: the letter says so before it says anything else. */
const APART: readonly [Say, ...Say[]] = [
  ({ job, carried }) =>
    `You will hear from people who have had ${a(job)} job before, and this is not one of those letters. ${carried}`,
  ({ job, title, carried }) =>
    title === ''
      ? `Your ${job} position would be a change of trade for me, so I will keep to what I can show. ${carried}`
      : `Your posting is for the ${job} position, and my resume says ${title}. So I will keep to what I can show. ${carried}`,
  ({ job, carried }) =>
    `Let me be plain: your ${job} position would be new work for me. What I can offer is how I work. ${carried}`,
  ({ job, title, carried }) =>
    title === ''
      ? `For your ${job} position I would be a beginner with habits from other work. ${carried}`
      : `For your ${job} position I would be a beginner, with the habits of ${a(title)}. ${carried}`,
  ({ job, carried }) =>
    `You will not find the words ${job} on my resume yet, and I would rather begin with that. What you will find is this. ${carried}`,
]
/** Somebody of another title whose work holds a part of the job. */
const PARTLY: readonly [Say, ...Say[]] = [
  ({ job, carried }) => `${carried} So your ${job} position would not be all new to me.`,
  ({ job, carried }) => `Part of your ${job} posting is work I know. ${carried}`,
  ({ job, carried }) => `Your ${job} posting has a part in it that made me write. ${carried}`,
  ({ job, carried }) => `My title is another one, but your ${job} position holds work that I have done. ${carried}`,
]
export type Distance = 'partly' | 'near' | 'far'
const OPENINGS = { partly: PARTLY, near: MEETING, far: APART }
export const changeOpening = (distance: Distance, from: From, seed: string): string =>
  pick(OPENINGS[distance], seed, 'change')(from)

type Second = (carried: string) => string
const NEXT_BRIDGE: readonly [Second, ...Second[]] = [
  (carried) => `There is a second part of it. ${carried}`,
  (carried) => carried,
  (carried) => `Something else in your posting is not far from my work. ${carried}`,
  (carried) => `The other thing is this. ${carried}`,
  (carried) => `There is one more link. ${carried}`,
]
export const secondBridge = (carried: string, seed: string): string => pick(NEXT_BRIDGE, seed, 'second')(carried)

type Brief = (deed: string, doing: string) => string
const BRIEF: readonly [Brief, ...Brief[]] = [
  (deed, doing) => `As for ${doing}, it may help that I ${deed}.`,
  (deed, doing) => `For ${doing} I can point to this: I ${deed}.`,
  (deed, doing) => `Nearest to ${doing} comes another line of my resume: I ${deed}.`,
  (deed, doing) => `And where it comes to ${doing}: I ${deed}.`,
]
const LOOSE: readonly [Brief, ...Brief[]] = [
  (deed) => `It may also help that I ${deed}.`,
  (deed) => `Another line of my resume: I ${deed}.`,
  (deed) => `There is one more thing I can show: I ${deed}.`,
]
/** The second link in a sentence; what is near to no part of the job is told for itself. */
export const briefly = (deed: string, doing: string, seed: string): string =>
  pick(doing === '' ? LOOSE : BRIEF, seed, 'brief')(deed, doing)

type Missing = (work: string) => string
const MISSING: readonly [Missing, ...Missing[]] = [
  (work) => `Not yet on my resume: ${work}.`,
  (work) => `What I would still have to learn is ${work}.`,
  (work) => `Something I have yet to learn is ${work}.`,
  (work) => `Still to learn for me: ${work}.`,
]
const PLANS: readonly [string, ...string[]] = [
  'In the first weeks I would show you each piece before it counts.',
  'I would ask for one good example, work the same way, and let you check before anything goes out.',
  'A short handover and one good example are enough to begin, and I would ask before I guess.',
  'I would write down each step you show me, and hand you the notes to correct the same day.',
  'Before the first day I would go through your guides and bring my questions as one list.',
  'I would begin with the simplest cases and keep a list of what I got wrong, open for you to see.',
  'Give me the plainest part of it first, and more only when that comes back clean.',
  'So the first two weeks should be small pieces, each of them checked, with a clear yes or no at the end.',
  'I would rather be slow in the first week than wrong in the second.',
  'Show me one case, watch me do the next, and after that I would report at the end of each day.',
  'My way into new work is a checklist after the first day, which you correct and I then follow.',
  'For that I would need an hour of your time at the start, and after it only your remarks.',
]
const LESSONS: readonly [string, ...string[]] = [
  'I would go through the lessons its makers offer before the first day, in my own time.',
  'I would use the time before the start for its own lessons, and you would not pay for that.',
  'Its help pages would be my reading before the first day, so that we can begin with your own way of using it.',
]
const SHORT_PLANS: readonly [string, ...string[]] = [
  'You would see each piece before it counts.',
  'One good example is enough to begin.',
  'I would ask before I guess.',
  'Your guides would be my reading before the first day.',
]
/** What is new, said once, and what the person would do about it; with the programs it is done in. */
export function whatIsNew(doing: string, programs: readonly string[], seed: string, brief = false): string {
  if (doing === '' && programs.length === 0) return ''
  const work = doing === '' ? listed(programs) : `${doing}${programs.length === 0 ? '' : `, using ${listed(programs)}`}`
  const plan = pick(brief ? SHORT_PLANS : doing === '' && programs.length === 1 ? LESSONS : PLANS, seed, 'plan')
  return `${pick(MISSING, seed, 'missing')(work)} ${plan}`
}

type Frame = (trial: string) => string
const TRIALS: readonly [Frame, ...Frame[]] = [
  (trial) => `Send me ${trial}, and judge what comes back instead of this letter.`,
  (trial) => `A fair test would be ${trial}. I would do it before we talk, so that the call has something to look at.`,
  (trial) => `If you would rather see than read, try me on ${trial}.`,
  (trial) => `My suggestion for a first step is ${trial}, and after that a short call about the result.`,
  (trial) => `Would you try me out on ${trial}? After that, a short call will tell you the rest.`,
  (trial) => `The quickest way to find out is ${trial}. You would see how I go about it, and where I ask.`,
  (trial) => `To see how I work, send me ${trial}, and name a time for a call on the result.`,
  (trial) => `As a trial I would ask for ${trial}. It costs you ten minutes and tells you more than a letter.`,
  (trial) => `What about a small test before a call? I am thinking of ${trial}.`,
  (trial) =>
    `You need not take my word for any of this: send ${trial}, and I will send back my attempt with my questions.`,
  (trial) => `If this sounds worth half an hour, let us spend it on ${trial}, on a shared screen.`,
]
const MOCK: readonly [Frame, ...Frame[]] = [
  (trial) => `A fair test would be ${trial}. Name a time, and I will ring in.`,
  (trial) => `Instead of more words, I suggest ${trial}, for five minutes and at a time you choose.`,
  (trial) => `The quickest way to find out is ${trial}. Send me a day and an hour that suit you.`,
  (trial) => `Would you give me five minutes for ${trial}? You would hear at once whether it works.`,
  (trial) => `As a next step, let us do ${trial}, and afterwards you tell me what was missing.`,
  (trial) => `A voice says more than a page, so my suggestion is ${trial}. I will take whatever hour you name.`,
]
/** A next step about the posting's own work. */
export const trialOf = (trial: string, seed: string): string =>
  pick(trial.startsWith('a mock') ? MOCK : TRIALS, seed, 'trial')(trial)
const BRIEFLY: readonly [Frame, ...Frame[]] = [
  (trial) => `As a next step I suggest ${trial}.`,
  (trial) => `May I show you on ${trial}?`,
  (trial) => `Please try me on ${trial}.`,
]
const MOCK_BRIEFLY: readonly [Frame, ...Frame[]] = [
  (trial) => `As a next step I suggest ${trial}.`,
  (trial) => `Shall we try ${trial}?`,
]
/** The same in a few words. */
export const briefTrial = (trial: string, seed: string): string =>
  pick(trial.startsWith('a mock') ? MOCK_BRIEFLY : BRIEFLY, seed, 'trial')(trial)
