import { sentencesOf } from '../claims/words.ts'

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
/** An introduction in so many lines is the beginning of the letter, a sentence a line. */
export function inLines(content: string[], questions: readonly string[]): string[] {
  const [, word = ''] = /\b([2-5]|two|three|four|five)[ -](?:line|sentence)s?\b/i.exec(questions.join('\n')) ?? []
  const lines = COUNTS[word.toLowerCase()] ?? Number(word)
  const [opening = '', next = '', ...rest] = content
  const [begun = [], told = []] = [opening, next].map((part) => sentencesOf(part).map(({ text }) => text))
  // What was done belongs to the lines: a long opening is one of them.
  const all = [...(told.length >= lines - 1 ? [opening] : begun), ...told]
  if (lines === 0 || all.length < lines) return content
  // What points back stands with what it points to.
  const last = all.slice(lines).findIndex((text) => !/^(?:That|It|In my own work) /.test(text))
  const end = last < 0 ? all.length : lines + last
  const intro = [...all.slice(0, lines - 1), all.slice(lines - 1, end).join(' ')]
  return [intro.join('\n'), all.slice(end).join(' '), ...rest].filter((part) => part !== '')
}

/** The answers without what the opening has told in full: in a list it stands in short. */
export function withoutTold(replies: string, deed: string): string {
  if (/^1\. /m.test(replies)) return replies.replace(deed, deed.split(', ')[0] ?? deed)
  return replies
    .split(/(?<=[.!?\]]) (?=[\p{Lu}[])/u)
    .filter((sentence) => sentence !== `I ${deed}.` && !sentence.endsWith(` I ${deed}.`))
    .join(' ')
}
