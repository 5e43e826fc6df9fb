import { parsePay } from '../src/features/jobs/pay/rules.ts'
import type { Figure } from './figures.ts'
import { type JudgedPay, PAY_HELD_OUT } from './judged/real/pay-held-out.ts'
import { PAY_HELD_OUT_FEBRUARY } from './judged/real/pay-held-out-february.ts'
import { PAY_HELD_OUT_MAY } from './judged/real/pay-held-out-may.ts'
import { PAY_HELD_OUT_NOVEMBER } from './judged/real/pay-held-out-november.ts'
import { PAY_OPENED_JANUARY_SECOND } from './judged/real/pay-opened-january-second.ts'
import { PAY_OPENED_JANUARY } from './judged/real/pay-opened-january.ts'
import { PAY_OPENED_MARCH_SECOND } from './judged/real/pay-opened-march-second.ts'
import { PAY_OPENED_MARCH } from './judged/real/pay-opened-march.ts'
import { PAY_OPENED_MAY } from './judged/real/pay-opened-may.ts'
import { PAY_OPENED_POSTINGS } from './judged/real/pay-opened-postings.ts'

const LEAST_PRECISION = 0.99
const LEAST_RECALL = 0.93
/** Of the later set the misreadings of the first half were looked at; the second half is closed. */
const OPENED = 50

/** How often a pay field is read as a careful reader would, and how often it is read at all. */
export function payFigures(): Promise<Figure[]> {
  const opened = [...PAY_HELD_OUT, ...PAY_HELD_OUT_NOVEMBER.slice(0, OPENED)]
  return Promise.resolve([
    figureOf('looked at when the rules were mended', opened),
    figureOf('written without sight of the rules, still closed', PAY_HELD_OUT_NOVEMBER.slice(OPENED), true),
    figureOf('written in January by another hand, opened since', PAY_OPENED_JANUARY),
    figureOf('more by that hand, opened since', PAY_OPENED_JANUARY_SECOND),
    figureOf('written in February by another hand, never opened', PAY_HELD_OUT_FEBRUARY, true),
    figureOf('written in March by another hand, opened since', [...PAY_OPENED_MARCH, ...PAY_OPENED_MARCH_SECOND]),
    figureOf('written in May by another hand, opened since', PAY_OPENED_MAY),
    figureOf('written in May by another hand, never opened', PAY_HELD_OUT_MAY, true),
    figureOf('as sentences of postings without their lines, learnt from', PAY_OPENED_POSTINGS),
  ])
}

type Judged = JudgedPay & { read: ReturnType<typeof parsePay> }

function isRight({ read, wants }: Judged): boolean {
  if (read === null || wants === null) return read === wants
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.01
  const sameKind = read.currency === wants.currency && read.period === wants.period
  return sameKind && isNear(read.min, wants.min) && isNear(read.max, wants.max)
}

function figureOf(what: string, texts: readonly JudgedPay[], closed = false): Figure {
  const judged = texts.map((one) => ({ ...one, read: parsePay(one.text) }))
  const found = judged.filter(({ read }) => read !== null)
  const right = found.filter(isRight).length
  const wanted = judged.filter(({ wants }) => wants !== null).length
  const [precision, recall] = [right / Math.max(1, found.length), right / Math.max(1, wanted)]
  return {
    part: 'pay',
    what: `pay of ${texts.length} judged fields ${what}: precision / recall`,
    budget: `≥ ${LEAST_PRECISION} / ${LEAST_RECALL}`,
    figure: `${precision.toFixed(2)} / ${recall.toFixed(2)}`,
    good: precision >= LEAST_PRECISION && recall >= LEAST_RECALL,
    numbers: { wrong: closed ? [] : judged.filter((one) => !isRight(one)).map(({ text }) => text) },
  }
}
