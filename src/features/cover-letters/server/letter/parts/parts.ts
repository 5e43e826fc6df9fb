/**
 * A paragraph; those with the highest `spare` are left out first, those without always stand; `short` says the same in fewer words,
 * and is taken before anything is left out; `room` is added where there is some, before any filler; `filler` stands only if needed, the lowest first;
 * what `joins` goes on in the paragraph before it.
 */
export type Part = { text: string; short?: string; room?: string; spare?: number; filler?: number; joins?: boolean }

/** A letter is read in a minute; a few words are left for what leads from one sentence to the next. */
const [FEWEST, ROOM, MOST, SPARES] = [120, 140, 200, 4]
const [A_LIST, FOR_A_LIST] = [4, 12]

export const wordsIn = (value: string): number => value.split(/\s+/).filter((word) => word !== '').length
export const sentences = (...all: string[]): string => all.filter((sentence) => sentence !== '').join(' ')

/**
 * Of the parts as many as a letter has room for; `around` is the words of what stands around them, and `limit` so many
 * as the posting takes.
 */
export function fitted(given: readonly Part[], around: number, limit = Infinity): Part[] {
  const count = (parts: readonly Part[]) => around + wordsIn(parts.map((part) => part.text).join(' '))
  const listed = given.reduce((most, { text }) => Math.max(most, text.match(/^\d+\. /gm)?.length ?? 0), 0)
  // A list of answers is looked through, and not read.
  const most = Math.min(listed >= A_LIST ? MOST + FOR_A_LIST : MOST, limit)
  const isThin = count(given.filter((part) => part.filler === undefined)) < ROOM
  const all = given.map((part) => (isThin ? { ...part, text: sentences(part.text, part.room ?? '') } : part))
  let left = all.filter((part) => part.filler === undefined)
  for (const { short } of left.toReversed())
    if (short !== undefined && count(left) > most)
      left = left.map((part) => (part.short === short ? { ...part, text: short } : part))
  for (let spare = SPARES; spare > 0 && count(left) > most; spare -= 1)
    left = left.filter((part) => part.spare !== spare)
  // What only goes on in a paragraph is the first to be left out where the posting counts the words.
  for (let last = goesOn(left); count(left) > limit && last >= 0; last = goesOn(left)) left = left.toSpliced(last, 1)
  const fillers = all.filter((part) => part.filler !== undefined)
  const added = new Set<Part>()
  for (const filler of fillers.toSorted((a, b) => (a.filler ?? 0) - (b.filler ?? 0))) {
    if (count([...left, ...added]) >= Math.min(FEWEST, limit)) break
    if (count([...left, ...added, filler]) <= limit) added.add(filler)
  }
  return joined(inOrder(all, [...left, ...added]).filter(({ text }) => text !== ''))
}

const goesOn = (parts: readonly Part[]): number => parts.findLastIndex(({ joins }) => joins === true)

/** A sentence that is left over is no paragraph. */
const joined = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((all, part) => {
    const before = all.at(-1)
    return part.joins === true && before !== undefined && part.text !== ''
      ? [...all.slice(0, -1), { ...before, text: sentences(before.text, part.text) }]
      : [...all, part]
  }, [])

/** As they were before some were shortened and others left out. */
const inOrder = (all: readonly Part[], kept: readonly Part[]): Part[] =>
  all.flatMap(
    (part) =>
      kept.find((one) => one === part || (one.short !== undefined && one.short !== '' && one.short === part.short)) ??
      [],
  )

/** So many words are read in one breath. */
const ONE_BREATH = 36
const MORE = ' There I also '
/** Two short deeds of one job are one sentence. */
export function running(text: string): string {
  const all = text.split(/(?<=[.!?\]]) (?=[\p{Lu}[])/u)
  const at = all.findIndex((sentence, n) => n > 0 && ` ${sentence}`.startsWith(MORE))
  const [before = '', more = ''] = [all[at - 1], all[at]]
  const isShort = wordsIn(`${before} ${more}`) <= ONE_BREATH && !before.includes(', and ') && before.endsWith('.')
  if (at < 1 || !isShort) return text
  const one = `${before.slice(0, -1)}, and I ${more.slice(MORE.trim().length + 1)}`
  return [...all.slice(0, at - 1), one, ...all.slice(at + 1)].join(' ')
}

/** One "also" behind another is a repetition. */
const [ALSO, BESIDES] = ['Also, I', 'Besides, I']
/** The same without "I" at the beginning. */
const LED: readonly [RegExp, string][] = [
  [/^I can start immediately\.(?=$|\n)/, 'An immediate start is possible.'],
  [/^I can start ((?:in|on|next|after) [^,]*)\.(?=$|\n)/, 'My earliest start would be $1.'],
  [/^I (?=am (?:available for|open|willing|flexible|amenable|free|ok|okay|ready) |can work )/, 'As for hours, I '],
  [/^I (?=cannot work |do not work )/, 'Please note that I '],
  [/^I am available ((?:(?! and ).)*)\.$/, 'My availability is $1.'],
  [/^I (?=am available )/, 'As for hours, I '],
  [/^I also /, 'In addition, I '],
  [/^I have also /, 'Besides that, I have '],
  [/^I have not used (.*) either\.$/, '$1 would be new to me, too.'],
  [
    /^I (?=would be glad to (?:do this (?:work )?for you|help you with|work with)\b|would like to (?:join|work|help|be) )/,
    'If this fits, I ',
  ],
  [/^I have not (.*?) yet\b/, 'So far I have not $1'],
  [/^I have no experience (.*?) yet\b/, 'So far I have no experience $1'],
  [/^I (?=have been in this line of work since )/, 'All told, I '],
  [/^I am (?=an? (?:[\p{L}.&-]+ ){1,6}graduate\b|a graduate of )/u, 'As for my studies, I am '],
  [/^I am (?=a former )/, 'As for me, I am '],
  [/^I am based in /, 'At the moment I am based in '],
  [/^I am (?=an? )/, 'By trade I am '],
  [/^I work in /, 'My work is in '],
  [/^I live in /, 'My home is in '],
  [/^I (?=finished )/, 'As for my studies, I '],
  [/^I have (?=(?:at least|more than|up to|\p{L}+ years)\b)/u, 'In all I have '],
  [/^I know (?!the (?:rules|basics|law)\b)/, 'As for programs, I know '],
  [/^I would be glad to talk about it on a call\.$/, 'Could we talk about it on a call?'],
  [/^I would be glad to hear from you\.$/, 'Thank you for reading this.'],
  [/^I look forward to hearing from you\.$/, 'Thank you for reading this.'],
  [/^I could (.*) for you, so that /, 'For a start I could $1 for you, so that '],
  [/^I would gladly (.*) before we talk\.$/, 'Before we talk, I would gladly $1.'],
  [/^I would be glad to start with (.*)\.$/, 'We could start with $1.'],
  [/^I would begin by /, 'A good beginning would be '],
  [/^I would gladly take the training you offer\.$/, 'The training you offer would be welcome.'],
  [/^I do not have samples of this kind yet\.$/, 'So far I do not have samples of this kind.'],
  [/^I do not have /, 'So far I do not have '],
  [/^I worked /, 'Earlier, I worked '],
  [/^I used /, 'As for programs, I used '],
  [/^I (?=\p{Ll}+ (?:the|a|an|my|them|it|from|with|in|of)\b)/u, 'In addition, I '],
  [/^I(?=(?:['’](?:ve|m))? )/, ALSO],
]
/** A letter of sentences that all begin with "I" is tiring to read: every second one of a row is led into. */
export function unlike(parts: readonly string[]): string[] {
  let [before, also] = [false, false]
  const after = (part: string): string => {
    before = false
    return part
  }
  return parts.map((part) =>
    /^\[[^\]]*\]$/.test(part)
      ? part
      : /^[^\n]*:\n1\. /.test(part)
        ? after(part)
        : part
            .split(/(?<=[.!?\]])(\s+)(?=[\p{Lu}[])/u)
            .map((sentence) => {
              if (sentence.trim() === '') return sentence
              const mine = /^I\b/.test(sentence)
              const [begin, said] = (mine && before ? LED.find(([pattern]) => pattern.test(sentence)) : undefined) ?? []
              const isTwice = also && said === ALSO
              also = /\balso\b/i.test(sentence)
              const led = begin === undefined ? sentence : sentence.replace(begin, isTwice ? BESIDES : (said ?? ''))
              // A place for the person between two sentences sets nothing apart.
              before = sentence.startsWith('[') ? before : mine && led === sentence
              return led
            })
            .join(''),
  )
}
