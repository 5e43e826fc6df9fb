import { isSame } from './letter-carry.ts'
import type { Gathered } from './letter-facts.ts'
import { withoutTold } from './letter-lines.ts'
import { reaching } from './letter-numbers.ts'
import { type Part, sentences, wordsIn } from './letter-parts.ts'
import { pastOf, placeAfter, programsNew } from './letter-past.ts'
import { applying, further, having, leading } from './letter-phrases.ts'
import { chosen, type Evidence } from './letter-results.ts'
import { aboutOf } from './letter-showing.ts'
import { namesProgram, skillsLeft } from './letter-skills.ts'

const [DEEDS_SHOWN, MORE_SHOWN] = [3, 2]
/** So little makes no paragraph of its own. */
const FEW_WORDS = 16

/** Somebody of the same trade: the deed that fits best, one or two more, and how long they have worked. */
export function ownTrade(known: Gathered): Part[] {
  const { carried, own, all, shared, seed, near, job, at, writer } = known
  const [lead, ...others] = chosenFor(known)
  // Words in common with another field's posting are no reason to point at them.
  const best = near || lead?.main || (lead?.label ?? '') !== '' ? lead : undefined
  const replies = best === undefined ? known.replies : withoutTold(known.replies, best.deed)
  const isLeft = (deed: string): boolean => deed !== best?.deed && !replies.includes(deed)
  const more = best === undefined ? [] : alsoFit(known, others).filter(isLeft)
  // What no task calls for stands only where there is nothing else to tell.
  const spare = carried.find((one) => !one.held && !more.includes(one.deed) && isLeft(one.deed))
  const told = [...more, ...(spare?.near === true ? [spare.deed] : [])].slice(0, MORE_SHOWN).map(at)
  const opening =
    best === undefined
      ? applying(job, seed)
      : sentences(leading(job, at(best.deed), seed), reaching(best.deed, known.posting.description))
  const before = best === undefined ? { work: null } : placeAfter(opening, at(best.deed))
  const past = pastOf(known, [...(best === undefined ? [] : [at(best.deed)]), ...told], replies)
  const whole = further(told, before)
  const { skills, asked } = skillsLeft(own, shared, [opening, whole, replies].join(' '))
  const about = aboutOf(writer, known.conditions)
  const isKnown = best !== undefined
  const tools = having(asked && isKnown ? skills.filter(namesProgram) : skills)
  return [
    { text: isKnown ? opening : sentences(opening, past, whole, tools) },
    ...(isKnown
      ? [
          {
            ...leftOver(sentences(whole, past, asked ? tools : '')),
            short: sentences(further(told.slice(0, 1), before), past),
          },
        ]
      : []),
    leftOver(replies),
    // Of somebody nothing is known of, nobody can say what they have not used.
    { text: own.length + all.length === 0 ? '' : programsNew(known, replies), spare: 3 },
    { text: about, filler: 1 },
    { text: isKnown && spare?.near === false ? further([at(spare.deed)], { work: null }) : '', filler: 2 },
    { text: asked || !isKnown ? '' : tools, filler: 4 },
  ]
}

/** A sentence or two go on in the paragraph before them; a link, a list and an open place do not. */
const leftOver = (text: string): Part => ({
  text,
  joins: wordsIn(text) < FEW_WORDS && !/[\n[]|https?:|^In numbers/.test(text),
})

/** The deeds to tell; who is of the trade by what they did, whatever their title, tells that first. */
function chosenFor({ all, carried, near, duties }: Gathered): Evidence[] {
  const [first] = carried
  const did =
    !near && first !== undefined && isSame(first) && first.duty === duties[0]
      ? all.find(({ deed }) => deed === first.deed)
      : undefined
  const others = chosen(all, DEEDS_SHOWN)
  return did === undefined
    ? others
    : [{ ...did, main: true }, ...others.filter(({ deed }) => deed !== did.deed)].slice(0, DEEDS_SHOWN)
}

/** What else fits, the best by its kind of work and by the part of the job it is of, or helps with. */
function alsoFit({ carried }: Gathered, others: readonly Evidence[]): string[] {
  const helps = new Map(
    carried
      .filter(({ near, held }) => near && !held)
      .map(({ deed, score }) => [deed, score] as const)
      .toReversed(),
  )
  const all = [...new Set([...others.map(({ deed }) => deed), ...helps.keys()])]
  const weight = (deed: string): number =>
    (others.find((one) => one.deed === deed)?.score ?? 0) + (helps.get(deed) ?? 0)
  return all.toSorted((a, b) => weight(b) - weight(a))
}
