import { expect } from 'vitest'

/** What went wrong in a test beside its expectations: any of it fails the test. */
const complaints: string[] = []

/** Calls the fake server refused or left without an answer, as the console has to name them. */
const failedCalls: string[] = []
/** Failed calls the console was told of. */
const toldCalls: string[] = []

/** The fake server let a call fail: the console is told once. */
export const expectTold = (line: string): void => void failedCalls.push(line)
/** Gives the failed calls the console was told of since the last time. One under way may still be told of later. */
export const takeToldCalls = (): string[] => toldCalls.splice(0)

/** The line of a failed call is no complaint, unless nothing failed so or it was told before. */
function isFailedCall(given: unknown[]): boolean {
  const at = given.length === 1 ? failedCalls.indexOf(String(given[0])) : -1
  if (at < 0) return false
  toldCalls.push(...failedCalls.splice(at, 1))
  return true
}

export const complain = (text: string): void => void complaints.push(text)

/** Gives what was complained about since the last time. */
export const takeComplaints = (): string[] => complaints.splice(0)

/** Questions nobody answered: what a test that fails may have waited for. */
const openQuestions: string[] = []

export const leaveOpen = (question: string): void => void openQuestions.push(question)

/** Gives the questions that were left without an answer since the last time. */
export const takeOpenQuestions = (): string[] => openQuestions.splice(0)

const wordsOf = (given: unknown[]): string =>
  given.map((one) => (one instanceof Error ? (one.stack ?? one.message) : String(one))).join(' ')

let listening = false

/** Errors of scripts, whatever the console is told, and what the content policy forbids. */
export function listenForComplaints(): void {
  if (listening) return
  listening = true
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...given: unknown[]) => {
      if (level === 'error' && isFailedCall(given)) return
      complain(`console.${level}: ${wordsOf(given)}`)
    }
  }
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complain(`content policy: ${effectiveDirective} forbids ${blockedURI}`),
  )
}

/** Nobody complained since the last time. */
export const expectNoComplaints = (): void => expect(takeComplaints(), 'nothing complained').toEqual([])
