import { expect } from 'vitest'

/** What went wrong in a test beside its expectations: any of it fails the test. */
const complaints: string[] = []

export const complain = (text: string): void => void complaints.push(text)

/** Gives what was complained about since the last time. */
export const takeComplaints = (): string[] => complaints.splice(0)

const wordsOf = (given: unknown[]): string =>
  given.map((one) => (one instanceof Error ? (one.stack ?? one.message) : String(one))).join(' ')

let listening = false

/** Errors of scripts, whatever the console is told, and what the content policy forbids. */
export function listenForComplaints(): void {
  if (listening) return
  listening = true
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...given: unknown[]) => complain(`console.${level}: ${wordsOf(given)}`)
  }
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complain(`content policy: ${effectiveDirective} forbids ${blockedURI}`),
  )
}

/** Nobody complained since the last time. */
export const expectNoComplaints = (): void => expect(takeComplaints(), 'nothing complained').toEqual([])
