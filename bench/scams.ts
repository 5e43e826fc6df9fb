import { safetyNotes } from '../src/features/jobs/safety-notes/rules.ts'
import type { Figure } from './figures.ts'
import { GENUINE_HELD_OUT_MORE } from './judged/real/genuine-held-out-more.ts'
import { GENUINE_HELD_OUT_THIRD } from './judged/real/genuine-held-out-third.ts'
import { GENUINE_HELD_OUT } from './judged/real/genuine-held-out.ts'
import { SCAMS_HELD_OUT_MORE } from './judged/real/scams-held-out-more.ts'
import { SCAMS_HELD_OUT } from './judged/real/scams-held-out.ts'

const LEAST = 0.9
const SCAMS = [...SCAMS_HELD_OUT, ...SCAMS_HELD_OUT_MORE]
const GENUINE = [...GENUINE_HELD_OUT, ...GENUINE_HELD_OUT_MORE, ...GENUINE_HELD_OUT_THIRD]

/** The sets' lines are broken for their file; a posting's are not. */
const unbroken = (text: string): string => text.replaceAll(/(?<=[^\n]{90,})\n/g, ' ')
const warns = ({ text }: { text: string }): boolean =>
  safetyNotes({ title: '', description: unbroken(text), salary: null }).length > 0

/** Which harmful texts are warned of, and which harmless ones by mistake. */
export function judgeScams(): { missed: string[]; invented: string[] } {
  return {
    missed: SCAMS.filter((one) => !warns(one)).map(({ name }) => name),
    invented: GENUINE.filter(warns).map(({ name }) => name),
  }
}

/** How many harmful texts are warned of, and how many harmless ones by mistake. */
export function scamFigures(): Promise<Figure[]> {
  const { missed, invented } = judgeScams()
  const recall = (SCAMS.length - missed.length) / SCAMS.length
  return Promise.resolve([
    {
      part: 'scams',
      what: `warnings in ${SCAMS.length} harmful and ${GENUINE.length} harmless texts, looked at when the rules were made: recall / false`,
      budget: `≥ ${LEAST} / 0`,
      figure: `${recall.toFixed(2)} / ${invented.length}`,
      good: recall >= LEAST && invented.length === 0,
      numbers: { missed, invented },
    },
  ])
}
