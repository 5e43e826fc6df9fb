import { readFenced } from './fenced.ts'

/** Whether a prompt wants a list of what a posting asks for, instead of a letter. */
export const wantsDemands = (prompt: string): boolean => prompt.trimEnd().endsWith('List the demands.')

/** Wishes said in passing, which rules do not take for demands. */
const WISH = /[^.!?\n]*\b(?:would be lovely|would make (?:us|me) happy|is welcome)\b[^.!?\n]*[.!]?/gi

/** The demands a well-behaved model sees: one line each, in the posting's own words. */
export function listDemands(prompt: string): string {
  const text = readFenced(prompt)['POSTING'] ?? ''
  const found = [...text.matchAll(WISH)].map(([words]) => `question | ${words.trim()}`)
  return found.length === 0 ? 'NONE' : found.join('\n')
}
