import { safetyNotes } from '#features/jobs/safety-notes/rules.ts'
import type { Reading } from '../words/rules.ts'

const risksOf = (words: string) => safetyNotes({ title: '', description: words, salary: null })
/** Whether words ask for what nobody should give, or lead away from the board. */
export const isRisky = (words: string): boolean => risksOf(words).length > 0

const CHAT_APP = /\b(?:telegram|whats\s?app|viber|wechat|signal|messenger)\b/i
/**
 * A sentence that asks for what nobody should give asks for nothing. One that only names a chat app is passed over as a
 * way to send things, while the files and answers it wants are as good in the application.
 */
export function safely(text: string, readings: Reading[]): Reading[] {
  const risks = risksOf(text)
  if (risks.some(({ kind }) => kind !== 'chat_app')) return []
  if (risks.length === 0) return readings
  return readings.filter(
    ({ found, at, length }) =>
      found.kind === 'attachment' ||
      (found.kind === 'question' && !CHAT_APP.test(found.text + text.slice(at, at + length))),
  )
}
