import type { Gathered } from './letter-facts.ts'
import { reaching } from './letter-numbers.ts'
import { beginning, trying } from './letter-offers.ts'
import { applying, leading } from './letter-openings.ts'
import { isOfMain, ownDeeds } from './letter-own-deeds.ts'
import { type Part, sentences, wordsIn } from './letter-parts.ts'
import { formerJob, pastOf, placeAfter, programsNew } from './letter-past.ts'
import { further, having } from './letter-phrases.ts'
import { aboutOf } from './letter-showing.ts'
import { namesProgram, skillsLeft } from './letter-skills.ts'

/** So little makes no paragraph of its own. */
const FEW_WORDS = 16

/** Somebody of the same trade: the deed that fits best, one or two more, and how long they have worked. */
export function ownTrade(known: Gathered): Part[] {
  const { own, all, shared, to, at, posting, duties } = known
  const { best, more, spare, replies } = ownDeeds(known)
  const first = best === undefined ? [] : [at(best.deed)]
  const told = more.map(at)
  const opening =
    best === undefined
      ? applying(to)
      : sentences(leading(to, at(best.deed), { same: isOfMain(known, best) }), reaching(best.deed, posting.description))
  const before = best === undefined ? { work: null } : placeAfter(opening, at(best.deed))
  const filling = spare === null ? [] : [at(spare)]
  // The job somebody has today is told whether there is room for more of it or not.
  const over = filling.filter(({ work }) => work?.when?.startsWith(' since') !== true)
  const past = pastOf(known, [...first, ...told, ...over], replies)
  const whole = further(told, before)
  const { skills, asked } = skillsLeft(own, shared, [opening, whole, replies].join(' '))
  const isKnown = best !== undefined
  const tools = having(asked && isKnown ? skills.filter(namesProgram) : skills, asked)
  return [
    ...(isKnown
      ? [
          { text: opening },
          { ...leftOver(whole), short: further(told.slice(0, 1), before) },
          {
            text: further(filling, { work: told.at(-1)?.work ?? first[0]?.work ?? null, again: told.length > 0 }),
            filler: 2,
            joins: true,
          },
          { text: sentences(past, asked ? tools : ''), short: past, joins: true },
          { text: formerJob(known, [...first, ...told, ...over]), filler: 5, joins: true },
        ]
      : [{ text: sentences(opening, past, whole, tools) }]),
    // Of somebody nothing is known of, nobody can say what they have not used.
    { text: own.length + all.length === 0 ? '' : programsNew(known, replies), spare: 3 },
    { text: beginning(duties[0]?.begin ?? '', to.seed), filler: 4, joins: true },
    leftOver(replies),
    ...fillers(known, asked || !isKnown ? '' : tools),
  ]
}

/** What stands behind all else where a letter is too short. */
const fillers = (known: Gathered, tools: string): Part[] => [
  { text: aboutOf(known.writer, known.conditions), filler: 3 },
  { text: tools, filler: 6 },
  { text: trialOf(known), filler: 7, joins: true },
]

const trialOf = ({ duties: [main], replies, seed }: Gathered): string =>
  main === undefined || replies.includes(main.trial) ? '' : trying(main.trial, seed)

/** A sentence or two go on in the paragraph before them; a link, a list and an open place do not. */
const leftOver = (text: string): Part => ({
  text,
  joins: wordsIn(text) < FEW_WORDS && !/[\n[]|https?:/.test(text),
})
