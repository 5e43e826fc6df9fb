import { makeMarket } from '../../sandbox/market/make-market.ts'
import type { JudgedPosting } from './posting.ts'

const WHY = 'ask why this job and not'
const COUNT = 60

/** What the first sixty postings of an invented market ask for, read by hand; those not named ask for nothing. */
const WANTS: Record<number, readonly string[]> = {
  0: ['subject starts carabao'],
  4: ['file voice', 'file pc_specs'],
  5: ['ask What ACOS did you inherit and what did you reach?'],
  8: ['no_ai'],
  10: ['ask What do you do when the bank feed and the statement disagree?', 'subject starts PINEAPPLE', WHY],
  11: ['subject starts halo-halo'],
  12: ['points exactly 20'],
  13: [
    'avoid Calamansi',
    'ask What ROAS or revenue did your last account reach?',
    'ask What is your expected monthly rate?',
    'ask Do you have another job?',
    WHY,
  ],
  16: ['avoid Rain or shine', 'file resume', 'ask your earliest start date'],
  20: ['file test_result', 'file pc_specs'],
  23: ['word subject Calamansi'],
  26: ['file resume', 'ask your earliest start date'],
  27: ['file video'],
  31: ['word first_line seashell'],
  32: ['ask How do you check your own work?'],
  33: ['subject form jeepney - your name - your rate'],
  34: ['file resume', 'ask your earliest start date'],
  35: ['file resume', 'file references'],
  36: [
    'ask Write a first message to a developer who is not looking for a job.',
    'ask When can you start?',
    'ask How fast is your internet?',
  ],
  38: ['file video'],
  39: [WHY],
  41: ['avoid LUMPIA', 'file resume', 'file references'],
  42: [WHY],
  44: ['word last_line Mayon'],
  45: ['avoid Dear Sir/Madam'],
  46: [WHY],
  47: [
    'ask Which three tools did you use most in your last VA job?',
    'ask When can you start?',
    'ask How fast is your internet?',
  ],
  48: [
    'ask Which EHRs and clearinghouses have you used?',
    'ask When can you start?',
    'ask Do you have another job?',
    'file test_result',
    'file speed_test',
  ],
  49: ['word subject Kapihan', 'file resume', 'ask salary expectation', 'file portfolio'],
  50: ['file voice', 'file pc_specs'],
  53: ["ask Tell me about a time you saved an executive's week."],
  54: ['avoid Dear Sir/Madam'],
  57: ['ask your earliest start date'],
}

/** Postings as the stand-in of the board writes them. */
export function marketPostings(): JudgedPosting[] {
  const { olj } = makeMarket({ seed: 5, olj: COUNT + 2, linkedin: 0, now: new Date('2026-11-01T00:00:00Z') })
  return olj.slice(0, COUNT).map(({ description, title }, at) => ({
    name: `market ${at}: ${title}`,
    text: description.replace(/<br \/>/g, '\n'),
    wants: WANTS[at] ?? [],
  }))
}
