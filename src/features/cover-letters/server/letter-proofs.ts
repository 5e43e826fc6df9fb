import { pick } from './letter-opening.ts'
import type { Evidence } from './letter-results.ts'

type Proof = (deed: string, label: string) => string
/** The name of a kind of work stands in sentences about the posting alone. */
const NAMED: readonly [Proof, ...Proof[]] = [
  (deed, label) => `You also ask for ${label}. In that area, I ${deed}.`,
  (deed, label) => `Your posting mentions ${label} as well. On that side, I ${deed}.`,
  (deed, label) => `You list ${label} too. In my own work, I ${deed}.`,
]
const UNNAMED: readonly [Proof, ...Proof[]] = [
  (deed) => `In another part of my work, I ${deed}.`,
  (deed) => `A second example from my work: I ${deed}.`,
  (deed) => `Another thing that may be useful to you: I ${deed}.`,
]

/** What else fits the posting, after the opening; a kind of work the opening has named is not named again. */
export function proofs([first, second]: readonly Evidence[], seed: string, named = ''): string {
  if (first === undefined) return ''
  const { deed, label } = first
  const said =
    label === '' || label === named ? pick(UNNAMED, seed, 'second')(deed, '') : pick(NAMED, seed, 'second')(deed, label)
  return second === undefined ? said : `${said} Besides that, I ${second.deed}.`
}

/** What one kind of work has in common with every other: where the posting wants it and a deed shows it. */
const CARRIES: readonly { name: string; wanted: RegExp; shown: RegExp }[] = [
  {
    name: 'contact with people',
    wanted:
      /\b(?:customers?|clients?|buyers?|guests?|patients?|homeowners|owners|leads|phone|calls?|chats?|candidates|talkative|answering emails|staff questions|comments)\b/i,
    shown:
      /\b(?:customers?|calls?|tickets?|homeowners|buyers?|brokers|guests?|patients?|leads|appointments|interviews|students?)\b/i,
  },
  {
    name: 'careful work with records',
    wanted:
      /\b(?:accura\w+|data entry|encod\w+|database|records?|reconcil\w+|transactions|inventory|payments|update the|up to date|in sheets)\b/i,
    shown: /\b(?:encoded|data entry|reconciled|entered|inventory|payroll|records?|updated leads|maintained the)\b/i,
  },
  {
    name: 'work for people abroad',
    wanted:
      /\b(?:English|US|EST|PST|AEST|Eastern|Central|Pacific|Sydney|Perth|Brisbane|London|Arizona|Atlanta|Ireland|Australian?|American)\b/,
    shown: /\b(?:US|UK|Australian?|American|Texas|Florida|Canad\w+|time zones)\b/,
  },
]
type Over = (name: string, deed: string) => string
const OVER: readonly [Over, ...Over[]] = [
  (name, deed) => `What does carry over is ${name}: I ${deed}.`,
  (name, deed) => `The part that may help you is ${name}: I ${deed}.`,
  (name, deed) => `One thing I would bring along is ${name}: I ${deed}.`,
]

/** For somebody of another field: what really carries over, else one result for what it is. */
export function carriedOver(all: readonly Evidence[], wanted: string, field: string, seed: string): string {
  const found = CARRIES.flatMap((one) => {
    const deed = all.find((told) => one.wanted.test(wanted) && one.shown.test(told.deed))?.deed
    return deed === undefined ? [] : [{ name: one.name, deed }]
  })
  const [first] = found
  if (first === undefined)
    return all[0] === undefined ? '' : `${field === '' ? 'In my work' : 'In my own field'}, I ${all[0].deed}.`
  const second = found.find(({ deed }) => deed !== first.deed)
  const over = pick(OVER, seed, 'over')(first.name, first.deed)
  return second === undefined ? over : `${over} There is also ${second.name}: I ${second.deed}.`
}
