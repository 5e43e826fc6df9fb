import { sentencesOf } from '#features/cover-letters/claims/words.ts'

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
/** "Explain to a guest, in two sentences, why …" is answered in as many. */
const CASE =
  /^(?:please )?(?:explain|write|draft|reply|respond|answer|describe|rewrite|summari[sz]e)\b(?!.*\b(?:yourself|who you are|about you|introduc\w+)\b)/i
/** An introduction in so many lines is the beginning of the letter, a sentence a line. */
export function inLines(content: string[], questions: readonly string[]): string[] {
  // "Three sentences about the dog" are no introduction.
  const [, word = ''] =
    /\b([2-5]|two|three|four|five)[ -](?:line|sentence)s?\b(?! (?:about|on|of) (?!(?:you|why|who)))/i.exec(
      questions.filter((text) => !CASE.test(text)).join('\n'),
    ) ?? []
  const lines = COUNTS[word.toLowerCase()] ?? Number(word)
  const all: string[] = []
  let used = 0
  // A list or a gap is no line of an introduction.
  while (all.length < lines && used < MOST_PARTS && !/[\n[]/.test(content[used] ?? '['))
    all.push(...sentencesOf(content[used++] ?? '').map(({ text }) => text))
  if (lines === 0 || all.length < lines) return content
  // What points back stands with what it points to.
  const last = all.slice(lines).findIndex((text) => !BACK.test(text))
  const end = last < 0 ? all.length : lines + last
  const intro = [...all.slice(0, lines - 1), all.slice(lines - 1, end).join(' ')]
  return [intro.join('\n'), all.slice(end).join(' '), ...content.slice(used)].filter((part) => part !== '')
}
const MOST_PARTS = 3
const BACK = /^(?:That|It|There|Besides|I would build on that)\b/

// bounded: one line of a list, and a place without a full stop but that of a name
/** The place in front of a deed, at the beginning of a sentence. */
const PLACE =
  /(^\d+\. |[.?!\]] )(?:At|As an?|In (?!numbers)) ?(?:[^.!?]|\.(?=,)|(?<=\b(?:Co|Inc|Ltd|Corp|St|Dr))\. ){1,120}, $/
const SHORT = 16
/** What stands in brackets at the end is not told twice. */
export const ENDS_IN_BRACKETS = / \([^()]{0,120}\)$/
/** A short deed whole, a long one up to its first comma, or as far as its number stands. */
function shortened(deed: string): string {
  if (deed.split(' ').length <= SHORT) return deed
  const pieces = deed.replace(/ \([^()]{0,120}\)/g, '').split(', ')
  const number = pieces.findIndex((piece) => /\d/.test(piece))
  const cut = Math.max(1, number + 1)
  const short = pieces.slice(0, cut).join(', ')
  // No row is cut in the middle: "daily for MRI, CT and injections".
  return A_ROW.test(pieces[cut] ?? '') ? short.replace(LAST_PLACE, '') : short
}
// bounded: a few words
const A_ROW = /^(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:$| and \p{L})/u
export const LAST_PLACE = / (?:for|of|in|on|with|from|through|via|about|including) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u
/** A line of a list that points back to what the opening has told. */
function pointingBack(answer: string, deed: string): string {
  const at = answer.indexOf(`I ${deed}`)
  const short = shortened(deed.replace(ENDS_IN_BRACKETS, ''))
  if (at < 0) return answer.replace(deed, short)
  const [before, behind] = [answer.slice(0, at), answer.slice(at + `I ${deed}`.length)]
  return `${before.replace(PLACE, '$1As mentioned, ')}I ${short}${behind}`
}

/** The answers without what the opening has told in full: a list points back to it. */
export function withoutTold(replies: string, deed: string): string {
  if (/^1\. /m.test(replies))
    return replies
      .split('\n')
      .map((answer) => (/^\d+\. /.test(answer) ? pointingBack(answer, deed) : untold(answer, deed)))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  return untold(replies, deed)
}
const untold = (prose: string, deed: string): string =>
  prose
    .split(/(?<=[.!?\]]) (?=[\p{Lu}[])/u)
    .filter((sentence) => sentence !== `I ${deed}.` && !sentence.endsWith(` I ${deed}.`))
    .join(' ')

/** The lines of a list of answers under the marks the posting has for them. */
export function withLabels(content: string, labels: readonly string[]): string {
  let at = 0
  return labels.length === 0
    ? content
    : content.replace(/^\d+\. /gm, (mark) => {
        const label = labels[at++]
        return label === undefined ? mark : `${label} `
      })
}
