import { randomInt } from 'node:crypto'
import type { SentFile } from '../http/multipart.ts'
import { emailKey } from './members.ts'

/** Where a member's verification stands: which form comes next, or that none does. */
export type VerificationStep = 'documents' | 'details' | 'code' | 'review' | 'verified'

/** What a member sent to prove who they are. */
export type Verification = {
  step: VerificationStep
  /** Said once, on the next page. */
  problem: string | null
  documents: Map<string, SentFile>
  details: Record<string, string>
  /** The code that was texted last; null when there is none, or it was guessed at too often. */
  code: string | null
  wrongCodes: number
  /** Orders of a control call: refuse the next documents or details with this sentence, ask for no code. */
  refuse: { at: 'documents' | 'details'; sentence: string } | null
  asksCode: boolean
}

/** A text message that went out to a phone. */
export type TextMessage = { email: string; to: string; body: string; at: string }

/**
 * Verifications and texts of a board, in memory only: what people prove themselves with is never written to disk, so a
 * restart forgets it and a member begins anew.
 */
export type Verifications = {
  of: (email: string) => Verification
  texts: TextMessage[]
  /** Texts a fresh code; the older one works no more. */
  sendCode: (email: string, at: Date) => void
  clear: () => void
}

const fresh = (): Verification => ({
  step: 'documents',
  problem: null,
  documents: new Map(),
  details: {},
  code: null,
  wrongCodes: 0,
  refuse: null,
  asksCode: true,
})

/** Nobody has proved anything yet. */
export function createVerifications(): Verifications {
  const all = new Map<string, Verification>()
  const texts: TextMessage[] = []
  const of = (email: string): Verification => {
    const key = emailKey(email)
    const known = all.get(key) ?? fresh()
    all.set(key, known)
    return known
  }
  return {
    of,
    texts,
    sendCode: (email, at) => {
      const verification = of(email)
      verification.code = String(randomInt(100_000, 1_000_000))
      verification.wrongCodes = 0
      const to = verification.details['mobile_number'] ?? ''
      const body = `${verification.code} is your OnlineJobs.ph verification code.`
      texts.push({ email, to, body, at: at.toISOString() })
    },
    clear: () => {
      all.clear()
      texts.length = 0
    },
  }
}
