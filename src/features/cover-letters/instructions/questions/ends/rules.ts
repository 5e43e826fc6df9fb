/**
 * A question without what goes on behind it: it ends where its paragraph does, with a full stop or without, and before a
 * bracket that is never closed ("your tools (if none"). What applicants are to send with "their" letter is the reader's own.
 */
export const withinParagraph = (text: string): string =>
  (text.split(/\n\s*\n/)[0] ?? text).replace(/(?<=\p{L}{3}) \([^()]{1,60}$/u, '').replace(/^their (?=\p{L})/iu, 'your ')

const EVERY_TIME =
  /^\W*(?:and )?(?:please )?(?:tell|let|show|send|give) (?:me|us)(?: know)? (?:every|each) (?:day|week|month|morning|evening|friday|monday|quarter|sprint)\b/i
/** "Tell me every month what worked": what is told again and again is work. */
export const isEveryTime = (text: string): boolean => EVERY_TIME.test(text)
