import { PHRASES, STOP_WORDS, SYNONYMS } from './texts.ts'

/** A subject the assistant knows: what asks for it (each a set of words that all have to be there) and what it says. */
export type Topic = { name: string; asks: readonly string[]; answer: string }

const LONGEST_READ = 500
const SHORTEST_FUZZY = 5
const LONG_WORD = 8

/** The common beginning of a word's forms: `saving`, `saved` and `save` are one. */
export function stem(word: string): string {
  let root = word
  if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`
  else if (/(?:ss|x|ch|sh)es$/.test(root)) root = root.slice(0, -2)
  else if (root.length > 3 && /[^sui]s$/.test(root)) root = root.slice(0, -1)
  if (root.length > 5 && root.endsWith('ing')) root = undouble(root.slice(0, -3))
  else if (root.length > 4 && root.endsWith('ed')) root = undouble(root.slice(0, -2))
  if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1)
  return root.length > 2 && root.endsWith('y') ? `${root.slice(0, -1)}i` : root
}

const undouble = (root: string): string => (/([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root)

const meanings = new Map<string, string>()
for (const group of SYNONYMS) {
  const words = group.split(' ')
  for (const word of words) if (!meanings.has(stem(word))) meanings.set(stem(word), words[0] ?? word)
}
const known = [...meanings.keys()]

/** Lower case, plain letters, one space between words; never longer than a question has to be. */
function plain(text: string): string {
  const words = text
    .slice(0, LONGEST_READ)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return PHRASES.reduce((line, [said, meant]) => line.replaceAll(` ${said} `, ` ${meant} `), ` ${words} `).trim()
}

/** What a text is about, as names of meanings; words nobody knows stay as their stems. */
export function meaningsOf(text: string): Set<string> {
  const words = plain(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
  return new Set(words.map((word) => meaningOf(word)))
}

function meaningOf(word: string): string {
  const root = stem(word)
  const exact = meanings.get(root)
  if (exact !== undefined) return exact
  // Tagalog verbs around an English root: magsave, nagaapply, iupload, makapagregister.
  const inner = stem(word.replace(/^(?:makapag|makaka|maka|mag|nag|pag|ipa|ma|na|i)(?=\p{L}{3})/u, ''))
  const unprefixed = meanings.get(inner) ?? meanings.get(inner.replace(/^([aeiou])\1/, '$1'))
  if (unprefixed !== undefined) return unprefixed
  const near = nearest(root)
  return near === undefined ? root : (meanings.get(near) ?? root)
}

/** The known word a mistyped one is closest to: same first letter, one slip, two in long words. */
function nearest(root: string): string | undefined {
  if (root.length < SHORTEST_FUZZY - 1 || root.length > 30) return undefined
  let best: string | undefined
  let least = 3
  for (const candidate of known) {
    if (candidate[0] !== root[0] || candidate.length < SHORTEST_FUZZY - 1) continue
    const allowed = candidate.length >= LONG_WORD ? 2 : 1
    if (Math.abs(candidate.length - root.length) > allowed) continue
    const slips = distance(root, candidate)
    if (slips <= allowed && slips < least && !tooShort(root, candidate)) {
      best = candidate
      least = slips
    }
  }
  return best
}

/** Of four letters one slip makes another word (`save`, `safe`): only swapped neighbours count. */
const tooShort = (root: string, candidate: string): boolean =>
  candidate.length < SHORTEST_FUZZY && lettersOf(root) !== lettersOf(candidate)

const lettersOf = (word: string): string => word.split('').toSorted().join('')

/** Slips between two words: a letter more, less, other, or two neighbours swapped. */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
