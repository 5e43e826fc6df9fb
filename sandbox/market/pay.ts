import type { Dice } from './dice.ts'

const pesosPerDollar = 57

function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
}

function rounded(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step)
}

type Amounts = {
  hour: number
  hourTo: number
  week: number
  month: number
  monthTo: number
  year: number
  peso: number
  pesoTo: number
}

function amountsOf(dice: Dice, pay: readonly [number, number]): Amounts {
  const low = pay[0] + (pay[1] - pay[0]) * dice.roll() * 0.7
  const high = low * (1.1 + dice.roll() * 0.5)
  const hour = rounded(low / 172, dice.chance(0.3) ? 0.5 : 1)
  return {
    hour,
    hourTo: Math.max(hour + 1, rounded(high / 172, 1)),
    week: rounded(low / 4.3, 10),
    month: rounded(low, 50),
    monthTo: Math.max(rounded(low, 50) + 50, rounded(high, 50)),
    year: rounded(low * 12, 500),
    peso: rounded(low * pesosPerDollar, 1_000),
    pesoTo: rounded(high * pesosPerDollar, 1_000) + 1_000,
  }
}

/** How employers really type it: every currency sign, period and range in use. */
const shapes: ((a: Amounts, dice: Dice) => string)[] = [
  (a) => String(a.month),
  (a) => `$${a.hour} per hour`,
  (a) => `$${a.hour}/hr`,
  (a) => `$${a.month}-$${a.monthTo}`,
  (a) => `$${grouped(a.month)} - $${grouped(a.monthTo)} per month`,
  (a) => `${a.week} /week (To start)`,
  (a) => `${grouped(a.month)}$-${grouped(a.monthTo)}$/Month`,
  (a) => `$${a.hour}–$${a.hourTo}/hour to start, grows with proven skills and results`,
  (a) => `₱${grouped(a.peso)} - ₱${grouped(a.pesoTo)} monthly`,
  (a) => `PHP ${grouped(a.peso)}/month`,
  (a) => `${Math.round(a.peso / 1000)}k - ${Math.round(a.pesoTo / 1000)}k php`,
  (a) => `P${grouped(a.peso)} basic + allowances`,
  (a) => `USD ${a.month} monthly`,
  (a) => `$${a.week} weekly`,
  (a) => `$${grouped(a.year)} per year`,
  (a) => `${a.hour} USD/hour`,
  (a) => `Php ${Math.round(a.peso / 172 / 5) * 5} per hour`,
  (a) => `$${a.month}/month + bonus`,
  (a) => `up to $${grouped(a.monthTo)} a month`,
  (a) => `starting at $${a.hour}/hr, negotiable`,
  (a, dice) => `$${dice.between(3, 30)} per ${dice.pick(['project', 'task', 'finished piece', 'batch'])}`,
  (a) => `AUD ${rounded(a.month * 1.5, 50)} per month`,
  (a) => `$${a.month} to $${a.monthTo} USD depending on experience`,
  (a) => `${grouped(a.peso)}-${grouped(a.pesoTo)} PHP (negotiable)`,
]
const vague = [
  'competitive',
  'Negotiable',
  'TBD',
  'DOE',
  'To be discussed',
  'based on experience',
  'Commission only',
  'n/a',
  '$',
  'Open',
]

/** The salary box of a posting as free text; empty or vague for about a quarter of them. */
export function salaryText(dice: Dice, pay: readonly [number, number]): string {
  const amounts = amountsOf(dice, pay)
  if (dice.chance(0.13)) return ''
  if (dice.chance(0.13)) return dice.pick(vague)
  return dice.pick(shapes)(amounts, dice)
}

/** The salary line of a networking-site card, in its own format; rare there. */
export function cardSalary(dice: Dice, pay: readonly [number, number]): string | null {
  const amounts = amountsOf(dice, pay)
  if (!dice.chance(0.07)) return null
  if (dice.chance(0.5)) return `$${grouped(amounts.month)}.00 - $${grouped(amounts.monthTo)}.00`
  return `₱${grouped(amounts.peso)}.00 - ₱${grouped(amounts.pesoTo)}.00`
}
