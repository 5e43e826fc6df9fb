import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { useIdProof } from '#features/board-account/web/id-proof.ts'
import type { Job } from '#features/jobs/contract.ts'
import { proofAskedBeyond } from '#features/jobs/web/id-proof-held.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'

/** A posting that asks for more ID proof than the person has says so before anything is written for it. */
export function ProofLine({ job }: { job: Job }) {
  const held = useIdProof()
  const asked = proofAskedBeyond(job, held)
  if (asked === null) return null
  return (
    <Notice tone="mangga" icon={<ShieldAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}>
      Asks for an ID Proof of at least {asked}. Yours is {held}.{' '}
      <TextLink to="/settings?section=integrations">See what raises it</TextLink>
    </Notice>
  )
}
