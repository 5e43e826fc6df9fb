import { parsePay, saysOfPay } from '../pay/rules.ts'
import type { JobFacts } from './contract.ts'
import { readHours } from './hours/rules.ts'
import { isInPhilippines, readIdProof, readPlace } from './place/rules.ts'

/** What facts are read from. `source` is the board, `min_id_proof` and `hours_per_week` what it states in fields. */
export type Readable = {
  title: string
  description: string
  salary: string | null
  location: string | null
  source: 'olj' | 'linkedin'
  min_id_proof: number | null
  hours_per_week: number | null
}

const MOST_HOURS = 4

/** Everything a posting says that is worth telling, each with its words. Never throws, never guesses. */
export function readFacts(posting: Readable): JobFacts {
  return {
    hours: hoursOf(posting),
    philippines: philippinesOf(posting),
    min_id_proof: idProofOf(posting),
    pay: payOf(posting),
  }
}

function hoursOf({ title, description }: Readable): JobFacts['hours'] {
  const inText = readHours(description).map((reading) => ({ ...reading, field: 'description' as const }))
  const kinds = new Set(inText.flatMap((reading) => reading.kinds))
  const inTitle = readHours(title).filter((reading) => reading.kinds.some((kind) => !kinds.has(kind)))
  return [...inText, ...inTitle.map((reading) => ({ ...reading, field: 'title' as const }))].slice(0, MOST_HOURS)
}

function philippinesOf({ title, description, location, source }: Readable): JobFacts['philippines'] {
  const [inText, inTitle] = [readPlace(description), readPlace(title)]
  if (inText.answer !== 'not_said') return { ...inText, basis: 'words', field: 'description' }
  if (inTitle.answer !== 'not_said') return { ...inTitle, basis: 'words', field: 'title' }
  if (location && isInPhilippines(location))
    return { answer: 'yes', basis: 'location', quote: location, field: 'location' }
  const board = source === 'olj'
  return { answer: board ? 'yes' : 'not_said', basis: board ? 'board' : null, quote: null, field: null }
}

function idProofOf({ description, min_id_proof: stated }: Readable): JobFacts['min_id_proof'] {
  const read = readIdProof(description)
  if (stated !== null && (read === null || read.value !== stated)) return { value: stated, quote: null, field: null }
  return read ? { ...read, field: 'description' } : null
}

const PAY_LINE = /\b(?:pay|rate|salary|compensation|budget)\s*(?:range)?\s*(?::|is\b|–|-)\s*([^\n]{2,80})/gi

function payOf({ salary, description, hours_per_week: hours }: Readable): JobFacts['pay'] {
  const stated = salary === null ? null : parsePay(salary)
  if (salary !== null && stated) {
    const says = saysOfPay(salary)
    return {
      quote: salary,
      field: 'salary',
      ...stated,
      assumed: [
        ...(says.currency ? [] : ['currency' as const]),
        ...(says.period ? [] : ['period' as const]),
        ...(stated.period === 'hour' && hours === null ? ['hours' as const] : []),
      ],
    }
  }
  for (const [, words = ''] of description.matchAll(PAY_LINE)) {
    const quote = (words.split(/[.;](?:\s|$)|,\s/)[0] ?? '').trim()
    const pay = parsePay(quote)
    const says = saysOfPay(quote)
    // Inside a text nothing is filled in: a figure there may stand for anything.
    if (pay && says.currency && says.period) {
      return { quote, field: 'description', ...pay, assumed: pay.period === 'hour' && hours === null ? ['hours'] : [] }
    }
  }
  return null
}
