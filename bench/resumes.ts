import { RESUME_READER } from '#features/resumes/parsing/server/reader.ts'
import { HELD_OUT, TUNED } from '#features/resumes/parsing/server/testing/judged/judged-set.ts'
import { fileOf, type JudgedResume, READ_ON } from '#features/resumes/parsing/server/testing/judged/judged-resume.ts'
import { type Scores, scoresOf, summedScores } from '#features/resumes/parsing/server/testing/judged/scores.ts'
import type { ParsedResume } from '#features/resumes/parsing/contract.ts'
import { createChildWork } from '../src/server/platform/child-work/child-work.ts'
import { type Figure, ms, quantile } from './figures.ts'
import { printedFigures } from './real-resumes.ts'
import type { Run } from './run.ts'

const KINDS = ['pdf', 'docx', 'doc'] as const
const MOST_MS = 10_000
/** Readings of every resume; a process begins and ends for each, as it does in the product. */
const ROUNDS = 3
const FIELDS = ['title', 'skills', 'experience', 'location', 'education', 'work_history'] as const

type Reading = { resume: JudgedResume; ms: number; answer: ParsedResume }

/** How well and how fast the judged resumes are read, each by a process of its own; tuned and held-out ones apart. */
export async function resumeFigures(run: Run): Promise<Figure[]> {
  const work = createChildWork(RESUME_READER)
  try {
    const rounds = run.options.seconds > 1 ? ROUNDS : 1
    const [tuned, heldOut] = [await readAll(TUNED, 1), await readAll(HELD_OUT, 1)]
    const again = await readAll([...TUNED, ...HELD_OUT], rounds)
    return [
      ...timeFigures(again),
      ...judgedFigures('the rules were made with', tuned),
      ...judgedFigures('held out', heldOut),
      ...(await printedFigures((pdf) => answerOf(pdf, 'pdf'))),
    ]
  } finally {
    await work.close()
  }

  async function readAll(resumes: JudgedResume[], times: number): Promise<Reading[]> {
    const readings: Reading[] = []
    for (let round = 0; round < times; round += 1) {
      for (const resume of resumes) readings.push(await readOne(resume))
    }
    return readings
  }

  async function answerOf(bytes: Buffer, kind: string): Promise<ParsedResume> {
    const end = await work.ask(bytes, [kind, READ_ON])
    if (end.kind === 'failed') throw new Error(`A resume was not read: ${end.why}`)
    return JSON.parse(end.answer.toString()) as ParsedResume
  }

  async function readOne(resume: JudgedResume): Promise<Reading> {
    const bytes = fileOf(resume)
    const begun = performance.now()
    const answer = await answerOf(bytes, resume.file.kind)
    return { resume, ms: performance.now() - begun, answer }
  }
}

function timeFigures(readings: Reading[]): Figure[] {
  return KINDS.map((kind) => {
    const times = readings.filter(({ resume }) => resume.file.kind === kind).map((reading) => reading.ms)
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    return {
      part: 'resumes',
      what: `reading a ${kind.toUpperCase()} resume in a process of its own, ${times.length} readings`,
      budget: `p99 ≤ ${ms(MOST_MS)}`,
      figure: `p50 ${ms(p50)}, p99 ${ms(p99)}`,
      good: p99 <= MOST_MS,
      numbers: { kind, times },
    }
  })
}

function judgedFigures(which: string, readings: Reading[]): Figure[] {
  const scores: Scores[] = readings.map(({ resume, answer }) => scoresOf(resume.truth, answer))
  const summed = summedScores(scores)
  const shown = FIELDS.map(
    (field) => `${field} ${summed[field].precision.toFixed(2)}/${summed[field].recall.toFixed(2)}`,
  )
  return [
    {
      part: 'resumes',
      what: `${readings.length} judged resumes ${which}: precision/recall`,
      figure: shown.join(', '),
      numbers: { summed, names: readings.map(({ resume }) => resume.name) },
    },
  ]
}
