import { plainWords } from '#features/cover-letters/claims/words.ts'
import { aboutAsked } from './about.ts'
import { beginOf, isSame } from '../work/carry.ts'
import type { Duty } from '../work/duty.ts'
import type { Gathered } from './facts.ts'
import { isOfFirst, NO_DUTY } from './first-duties.ts'
import { askedFor } from '../work/numbers.ts'
import { trying } from './offers.ts'
import { applying, leading, matching, naming, withProgram } from './openings.ts'
import { isOfMain, ownDeeds } from './own-deeds.ts'
import { type Part, sentences, wordsIn } from './parts.ts'
import { everyProgramNew, formerJob, pastOf, placeAfter, programsNew } from '../deeds/past.ts'
import { further, having } from './phrases.ts'
import { sentence, type Told } from '../deeds/places.ts'
import { aboutOf } from './showing.ts'
import type { Evidence } from '../deeds/results.ts'
import { namesProgram, programsNamed, programsOfBoth, skillsLeft } from '../person/skills.ts'
import { ownVoice } from './voice.ts'
import { pick } from '../deeds/words.ts'

/** So little makes no paragraph of its own. */
const FEW_WORDS = 16

/** Somebody of the same trade: the deed that fits best, one or two more, and how long they have worked. */
export function ownTrade(known: Gathered): { parts: Part[]; isWished: boolean } {
  const { own, all, shared, at, posting } = known
  const { best, more, spare, replies } = ownDeeds(known)
  const first = best === undefined ? [] : [at(best.deed)]
  const told = withParts(known, more, best?.deed ?? '')
  const { opening, isWished } = openingOf(known, best)
  const before = best === undefined ? { work: null } : placeAfter(opening, at(best.deed))
  const filling = spare === null ? [] : [at(spare)]
  // The job somebody has today is told whether there is room for more of it or not.
  const over = filling.filter(({ work }) => work?.when?.startsWith(' since') !== true)
  const whole = further(told, before)
  const voice = ownVoice(known, [opening, whole].join(' '))
  const past = pastOf(known, [...first, ...told, ...over], sentences(replies, voice))
  const { skills, asked } = skillsLeft(own, shared, [opening, whole, voice, replies].join(' '))
  const isKnown = best !== undefined
  const tools = having(asked && isKnown ? skills.filter(namesProgram) : skills, asked, asked && isKnown)
  const [isUnknown, lacking] = [own.length + all.length === 0, programsNew(known, replies)]
  const parts = [
    ...(isKnown
      ? [
          { text: opening },
          { ...leftOver(whole), short: further(told.slice(0, 1), before) },
          {
            text: further(filling, { work: told.at(-1)?.work ?? first[0]?.work ?? null, again: told.length > 0 }),
            filler: 2,
            joins: true,
          },
          { text: voice, spare: 1, joins: true },
          pastAndTools(past, asked ? tools : '', asked ? having(inTitle(skills, posting.title), asked) : ''),
          { text: formerJob(known, [...first, ...told, ...over]), filler: 5, joins: true },
        ]
      : [{ text: sentences(opening, past, whole, tools) }]),
    // Of somebody nothing is known of, nobody can say what they have not used.
    { text: isUnknown ? '' : lacking, short: '' },
    { text: isUnknown || lacking !== '' ? '' : everyProgramNew(known, replies), filler: 4 },
    leftOver(replies),
    ...fillers(known, asked || !isKnown ? '' : tools, voice),
  ]
  return { parts, isWished }
}

/** How often what they did stands by itself: the wish in the same breath says little, but for whose business it is. */
const [ALONE, ALSO_ALONE] = [
  [true, true, true, false],
  [false, true],
] as const
/** How the letter begins, and whether it says there that they want the job. */
function openingOf(known: Gathered, best: Evidence | undefined): { opening: string; isWished: boolean } {
  const { to, at, duties, posting } = known
  if (best === undefined) return { opening: applying(to), isWished: true }
  const [told, same] = [at(best.deed), isOfMain(known, best)]
  const asked = askedFor(best.deed, posting.description)
  if (asked !== '' && told.work !== null) return { opening: matching(told, asked), isWished: false }
  // What is of the first duty ties itself to the posting; else a program that both name does.
  const isTied = isOfFirst(known.duty.get(best.deed) ?? NO_DUTY, best.titled)
  const program = programsNamed(best.deed).find((name) => programsNamed(posting.description).includes(name)) ?? ''
  if (
    program !== '' &&
    !isTied &&
    isDemanded(program, posting.description) &&
    !posting.title.includes(program) &&
    told.work !== null &&
    pick([true, false], to.seed, 'program')
  )
    return { opening: withProgram(told, program), isWished: false }
  // What is the same work in other words only does not bear the name of it.
  const doing = same && duties[0]?.says.test(startOf(best.deed)) === true ? duties[0].doing : ''
  // What the deed says in the same words need not be said before it.
  const isNamed =
    doing !== '' &&
    !VAGUE.test(doing) &&
    told.work !== null &&
    !isTied &&
    !saysIt(best.deed, doing) &&
    to.business === ''
  if (isNamed && pick([true, true, false], to.seed, 'naming'))
    return { opening: naming(to, told, doing), isWished: false }
  // What they did may speak for itself; the wish stands at the end then.
  const speaks = same && to.business !== '' ? ALSO_ALONE : ALONE
  return told.work !== null && pick(speaks, to.seed, 'alone')
    ? { opening: `${sentence(told, pick(['full', 'plain', 'full'], to.seed, 'how'))}.`, isWished: false }
    : { opening: leading(to, told, { same }), isWished: true }
}

/** Whether a posting makes a program a condition: one that is only named in it is no reason to begin with it. */
function isDemanded(program: string, description: string): boolean {
  const name = program.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // bounded: a few words before or behind the name of a program
  return new RegExp(
    String.raw`\b(?:experience (?:with|in|using|on)|must (?:know|have)|proficien\w+ (?:in|with)|know(?:s|ledge of)?|familiar\w* with|fluent in|expert in|skilled in|comfortable (?:in|with)) (?:[\w,/&+]+ ){0,6}${name}\b|\b${name} (?:[\w/]+ ){0,2}(?:experience|skills?|is (?:required|needed|a must)|required)\b`,
    'i',
  ).test(description)
}

/** Says no more than the title does. */
const VAGUE = /^helping /

const inTitle = (skills: readonly string[], title: string): string[] =>
  skills.filter((skill) => namesProgram(skill) && programsOfBoth(skill, title).length > 0)
/** A program the title itself names is told before how long they have done the work. */
const pastAndTools = (past: string, tools: string, titled: string): Part => ({
  text: sentences(past, tools),
  short: titled === '' ? past : titled,
  joins: true,
  ...(titled === '' ? { spare: 2 } : {}),
})

/** More deeds with the parts of the job they are of, each named once. */
const withParts = (known: Gathered, more: readonly string[], lead: string): Told[] =>
  more
    .map((deed) => withPart(known, known.at(deed), lead))
    .map((one, n, told) =>
      n > 0 && one.part !== undefined && one.part === told[n - 1]?.part ? known.at(one.deed) : one,
    )

/** What is of another part of the job than the first deed names that part, where it does not say it itself. */
function withPart({ carried, duties, mine }: Gathered, told: Told, lead: string): Told {
  const isOf = (deed: string): Duty[] =>
    carried.flatMap((one) => (one.deed === deed && isSame(one) && one.duty ? [one.duty] : []))
  const [first] = isOf(lead)
  const main = duties.slice(0, MAIN_PARTS)
  const part = isOf(told.deed).find(
    (duty) =>
      // The main part of the job needs no name.
      duty !== first &&
      duty !== duties[0] &&
      main.includes(duty) &&
      duty.says.test(startOf(told.deed)) &&
      !saysIt(told.deed, duty.doing),
  )
  const [skill] = LIKE_SKILL.exec(part?.doing ?? '') ?? []
  return part === undefined || (skill !== undefined && !mine.toLowerCase().includes(skill.toLowerCase()))
    ? told
    : { ...told, part: part.doing }
}

/** "Front desk" and "SEO" read like skills of theirs. */
const LIKE_SKILL = /\bfront desk\b|^\p{Lu}{2,}$/u

/** Parts that come later are beside the job, and what a line only comes to at its end is beside its work. */
const [MAIN_PARTS, FIRST_WORDS] = [5, 7]
const startOf = (deed: string): string => beginOf(deed).split(' ').slice(0, FIRST_WORDS).join(' ')

const STEM = 4
/** Whether a deed has a word of a part of the job: "handling invoices", "encoded invoices". */
const saysIt = (deed: string, doing: string): boolean =>
  plainWords(doing)
    .split(' ')
    .some((word) => word.length > STEM && ` ${plainWords(deed)}`.includes(` ${word.slice(0, STEM)}`))

/** What stands behind all else where a letter is too short. */
const fillers = (known: Gathered, tools: string, voice: string): Part[] => [
  {
    text: aboutOf(
      known.writer,
      [known.conditions, voice, aboutAsked(known.writer, known.posting, known.replies)].join('\n'),
    ),
    filler: 3,
  },
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
