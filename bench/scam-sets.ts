import { readFileSync } from 'node:fs'
import { GENUINE_HELD_OUT_MORE } from './judged/real/genuine-held-out-more.ts'
import { GENUINE_HELD_OUT_THIRD } from './judged/real/genuine-held-out-third.ts'
import { GENUINE_HELD_OUT } from './judged/real/genuine-held-out.ts'
import { SCAMS_HELD_OUT_MORE } from './judged/real/scams-held-out-more.ts'
import { SCAMS_HELD_OUT } from './judged/real/scams-held-out.ts'

export type JudgedText = { name: string; text: string }

/** The sets' lines are broken for their file; a posting's are not. */
const unbroken = <T extends JudgedText>(items: readonly T[]): T[] =>
  items.map((item) => ({ ...item, text: item.text.replaceAll(/(?<=[^\n]{90,})\n/g, ' ') }))

/** The objects of a file that has one a line. */
export const readLines = <T>(file: URL | string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)

const read = (name: string): JudgedText[] => readLines(new URL(`judged/scams/${name}.jsonl`, import.meta.url))

const LEARNT = [
  'opened',
  'english',
  'filipino',
  'third',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'eleventh',
  'thirteenth',
]

const OPENED = ['fifteenth', 'sixteenth', 'eighteenth', 'nineteenth', 'twenty-first']

/**
 * Postings and messages, all in words of our own. Those `learnt` are what rules and weights were made with, by twelve hands: the
 * one of `fifth` knew the weights and wrote for them. `opened` was looked at when rules were made, and no weight is learnt from
 * it yet, and so were the honest texts of `short`, of a few lines each; the hand of `twenty-second` knew the rules and wrote to trip them. The others were never opened: `closedToo` is half of what a later hand wrote (its `third` is learnt from), `corporate`
 * a sixth of what a May hand wrote in the manner of large employers and their recruiters, and `kept` a quarter of what a March
 * hand did; the whole of that was measured by name before the first half was learnt from. `first` is half of what was written after reports of first messages and quiet adverts; the other half is in `opened`. `advised` is half of what was written after advisories of the country's offices about job offers; the other half is in `opened`.
 */
export const SCAM_SETS = {
  learnt: {
    harmful: [
      ...unbroken([...SCAMS_HELD_OUT, ...SCAMS_HELD_OUT_MORE]),
      ...[...LEARNT, 'tenth'].flatMap((name) => read(`harmful-${name}`)),
    ],
    harmless: [
      ...unbroken([...GENUINE_HELD_OUT, ...GENUINE_HELD_OUT_MORE, ...GENUINE_HELD_OUT_THIRD]),
      ...[...LEARNT, 'ninth', 'twelfth'].flatMap((name) => read(`harmless-${name}`)),
    ],
  },
  opened: {
    harmful: [...OPENED, 'twenty-second'].flatMap((name) => read(`harmful-${name}`)),
    harmless: ['fourteenth', 'twentieth', ...OPENED].flatMap((name) => read(`harmless-${name}`)),
  },
  short: { harmful: [], harmless: ['seventeenth', 'twenty-second'].flatMap((name) => read(`harmless-${name}`)) },
  kept: { harmful: read('harmful-eleventh-held-out'), harmless: read('harmless-eleventh-held-out') },
  corporate: { harmful: [], harmless: read('harmless-corporate-held-out') },
  first: { harmful: read('harmful-eighteenth-held-out'), harmless: [] },
  advised: { harmful: read('harmful-nineteenth-held-out'), harmless: read('harmless-nineteenth-held-out') },
  closedToo: { harmful: read('harmful-fourth-held-out'), harmless: read('harmless-fourth-held-out') },
}
