import { alikeIn } from '../src/features/jobs/safety-notes/likeness/rules.ts'
import { notesOf } from '../src/features/jobs/safety-notes/rules.ts'
import type { Figure } from './figures.ts'
import { type JudgedText, SCAM_SETS } from './scam-sets.ts'

const LEAST = 0.9

type Judged = { harmful: readonly JudgedText[]; harmless: readonly JudgedText[] }

const warns = ({ text }: JudgedText): boolean =>
  notesOf({ title: '', description: text, salary: null, alike: alikeIn(text) }).length > 0

/** Which harmful texts are warned of, and which harmless ones by mistake. */
export function judgeScams({ harmful, harmless }: Judged): { missed: string[]; invented: string[] } {
  return {
    missed: harmful.filter((one) => !warns(one)).map(({ name }) => name),
    invented: harmless.filter(warns).map(({ name }) => name),
  }
}

/** How many harmful texts are warned of, and how many harmless ones by mistake. */
export function scamFigures(): Promise<Figure[]> {
  return Promise.resolve([
    figureOf('looked at when rules and weights were made', SCAM_SETS.learnt, false),
    figureOf('looked at when rules were made, no weights learnt from them', SCAM_SETS.opened, false),
    figureOf('of a few lines, written to be stumbled over and looked at when rules were made', SCAM_SETS.short, false),
    figureOf('of a March hand, kept apart; half the honest ones are messages', SCAM_SETS.kept, true),
    figureOf('after reports of first messages and quiet adverts, kept apart', SCAM_SETS.first, true),
    figureOf("after advisories of the country's offices, kept apart", SCAM_SETS.advised, true),
    figureOf(
      'as large employers and their recruiters write, to be stumbled over, never opened',
      SCAM_SETS.corporate,
      true,
    ),
    figureOf('of a later hand, never opened; half the harmless ones are near misses', SCAM_SETS.closedToo, true),
  ])
}

function figureOf(what: string, sets: Judged, quiet: boolean): Figure {
  const { missed, invented } = judgeScams(sets)
  const recall = sets.harmful.length === 0 ? 1 : (sets.harmful.length - missed.length) / sets.harmful.length
  return {
    part: 'scams',
    what: `warnings in ${sets.harmful.length} harmful and ${sets.harmless.length} harmless texts, ${what}: recall / false`,
    budget: `≥ ${LEAST} / 0`,
    figure: `${recall.toFixed(2)} / ${invented.length}`,
    good: recall >= LEAST && invented.length === 0,
    numbers: quiet ? {} : { missed, invented },
  }
}
