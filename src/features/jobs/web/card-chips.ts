import type { Job } from '../contract.ts'
import { asksForProof, proofAskedBeyond } from './id-proof-held.ts'

/** A short word on a card; `plain` ones say what the posting is about, the others how it stands with it. */
export type CardChip = { text: string; tone: 'plain' | 'dagat' | 'success' | 'danger' | 'mangga' }

const MOST = 2

type Told = Pick<Job, 'applied' | 'closed' | 'reposted' | 'tags' | 'min_id_proof'>

/**
 * The two things about a posting that matter most: how it stands with it first, then what it is about. What it asks for of ID
 * proof fills a place that is free, so that a card keeps its height when it turns out that the person has less.
 */
export function cardChips(job: Told, note: string | undefined, idProof: number | null = null): CardChip[] {
  const asked = proofAskedBeyond(job, idProof)
  const states: (CardChip | false)[] = [
    job.closed && { text: 'Job Closed', tone: 'danger' },
    job.applied && { text: 'Applied', tone: 'success' },
    asked !== null && { text: `Needs ID Proof ${asked}`, tone: 'mangga' },
    note !== undefined && { text: note, tone: 'dagat' },
    !job.closed && !job.applied && job.reposted && { text: 'Posted again', tone: 'dagat' },
  ]
  const about = job.tags.map(({ name }): CardChip => ({ text: name, tone: 'plain' }))
  if (asked === null && asksForProof(job)) about.push({ text: `ID Proof ${job.min_id_proof}`, tone: 'plain' })
  return [...states.filter((one) => one !== false), ...about].slice(0, MOST)
}
