import { type Currency, formatAmount } from '#contract/money.ts'
import type { FormFields } from './fields.ts'

/** The salaries of a form, as they are typed. */
export type Salaries = Pick<FormFields, 'salary_min' | 'salary_max'>
/** The currency somebody meant the typed figures in. */
export type SalaryAnswer = 'pesos' | 'dollars'
/** The name the question has among what is wrong with a form. */
export const SALARY_CURRENCY = 'salary_currency'

/** Hardly anybody earns that much in dollars a month, and many do in pesos. */
const UNLIKELY_DOLLARS = 9000

const both = <T>({ salary_min: min, salary_max: max }: Salaries, read: (text: string) => T): [T, T] => [
  read(min),
  read(max),
]
const isFigure = (text: string): boolean => text.trim() !== '' && Number(text) >= 0 && Number.isFinite(Number(text))

/** Whether a typed figure can hardly be dollars a month. */
export const isUnlikely = (text: string): boolean => isFigure(text) && Number(text) >= UNLIKELY_DOLLARS

/** The same for the same figures: what an answer is remembered by. */
export const markOf = (salaries: Salaries): string => both(salaries, (text) => text.trim()).join(' ')

/**
 * Whether a person has to be asked which currency they meant: a figure can hardly be dollars, and these are neither the
 * ones that are stored nor the ones the question was answered for.
 */
export const isUnclear = (typed: Salaries, stored: Salaries, answered: string | null): boolean =>
  both(typed, isUnlikely).some(Boolean) && ![markOf(stored), answered].includes(markOf(typed))

/** Figures that were meant in pesos, in whole dollars as they are stored. */
export function inDollars(typed: Salaries, rate: number): Salaries {
  const [salary_min, salary_max] = both(typed, (text) => (isFigure(text) ? `${Math.round(Number(text) / rate)}` : text))
  return { salary_min, salary_max }
}

const rangeOf = (salaries: Salaries, currency: Currency): string =>
  [...new Set(both(salaries, (text) => (isFigure(text) ? formatAmount(Number(text), currency) : '')))]
    .filter((text) => text !== '')
    .join(' to ')

/** The question, with what the figures are if they were meant in pesos. */
export const pesoQuestion = (typed: Salaries, rate: number): string =>
  `Did you mean pesos? ${rangeOf(typed, 'PHP')} a month is about ${rangeOf(inDollars(typed, rate), 'USD')}.`

/** The question as what is wrong with a form; nothing where it is clear which currency was meant. */
export const salaryProblems = (
  typed: Salaries,
  { stored, answered, rate }: { stored: Salaries; answered: string | null; rate: number },
): Record<string, string> =>
  isUnclear(typed, stored, answered) ? { [SALARY_CURRENCY]: pesoQuestion(typed, rate) } : {}

/** The salaries alone. */
export const salariesOf = ({ salary_min, salary_max }: Salaries): Salaries => ({ salary_min, salary_max })

/** The typed salaries in dollars, by the currency they were meant in. */
export const meantBy = (answer: SalaryAnswer, typed: Salaries, rate: number): Salaries =>
  answer === 'pesos' ? inDollars(typed, rate) : salariesOf(typed)

/** What stands once the question is answered. */
export const dollarsSaid = (salaries: Salaries): string => `Your salary is ${rangeOf(salaries, 'USD')} a month.`
