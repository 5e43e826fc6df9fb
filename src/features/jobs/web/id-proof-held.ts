import { createContext } from 'react'
import type { Job } from '../contract.ts'

/** The ID proof of whoever looks, where a screen knows it: cards then say which postings ask for more. */
export const IdProofHeld = createContext<number | null>(null)

type Asking = Pick<Job, 'min_id_proof' | 'applied' | 'closed'>

/** Whether a posting asks for any, as long as applying is a question. */
export const asksForProof = ({ min_id_proof: asked, applied, closed }: Asking): boolean =>
  asked !== null && asked > 0 && !applied && !closed

/** What a posting asks for beyond what is held; null when it asks for no more, or applying is no question any more. */
export function proofAskedBeyond(job: Asking, held: number | null): number | null {
  const { min_id_proof: asked, applied, closed } = job
  return asked !== null && held !== null && asked > held && !applied && !closed ? asked : null
}
