import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { useIdProof } from '#features/board-account/web/id-proof.ts'
import type { Job } from '#features/jobs/contract.ts'
import { proofAskedBeyond } from '#features/jobs/web/id-proof-held.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'

/**
 * What ID proof a posting asks for, before anything is written for it. The line stands there for everybody, so that nothing
 * moves when it is known what the person has.
 */
export function ProofLine({ job }: { job: Job }) {
  const held = useIdProof()
  const asked = job.min_id_proof ?? 0
  if (asked === 0 || job.applied || job.closed) return null
  const isLow = proofAskedBeyond(job, held) !== null
  return (
    <Notice
      tone={isLow ? 'mangga' : 'plain'}
      icon={<ShieldAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}
    >
      Asks for an ID Proof of {asked}
      {held === null ? ' on OnlineJobs.ph.' : `. Yours is ${held}.`}
      {isLow ? (
        <>
          {' '}
          <TextLink to="/settings?section=integrations">Raise it</TextLink>
        </>
      ) : null}
    </Notice>
  )
}
