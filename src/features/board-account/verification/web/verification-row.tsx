import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { manilaExact } from '#contract/time.ts'
import type { VerificationStanding } from '../contract.ts'
import { ID_PROOF_FOR_AUTOMATION } from '../../rules.ts'
import { useStanding, useWithdraw } from './api.ts'
import { ImageRecords } from './image-records.tsx'
import { openVerification } from './opening.ts'
import { VERIFICATION_TEXTS as say } from './texts.ts'

/** In the integrations: why to prove who one is, the way to it, and what became of the photos. */
export function VerificationRow({ needed }: { needed: boolean }) {
  const { data } = useStanding()
  const state = data?.state ?? 'none'
  const isDone = state === 'review' || state === 'verified'
  return (
    <div className="flex flex-col gap-3">
      {needed && !isDone ? (
        <Notice tone="mangga">
          Your ID Proof is below {ID_PROOF_FOR_AUTOMATION}. Some employers take no applications below it.
        </Notice>
      ) : null}
      <Button look={needed && !isDone ? 'primary' : 'secondary'} className="self-start" onClick={openVerification}>
        {state === 'code' ? 'Enter the code from OLJ' : isDone ? 'See your verification' : say.title}
      </Button>
      {data?.images_until ? <PhotosWaiting until={data.images_until} /> : <Records data={data} />}
    </div>
  )
}

const Records = ({ data }: { data: VerificationStanding | undefined }) => <ImageRecords images={data?.images ?? []} />

/** Photos that were uploaded and not sent: until when they stay, and how to be rid of them now. */
function PhotosWaiting({ until }: { until: string }) {
  const { mutate, isPending } = useWithdraw()
  const withdraw = () =>
    mutate(undefined, {
      onSuccess: () => toast.success(say.withdrawn),
      onError: () => toast.error('Delete photos', say.withdrawFailed),
    })
  return (
    <p className="text-sm text-soft">
      Your photos wait here, encrypted, until {manilaExact(until)} at the latest.
      <Button look="quiet" onClick={withdraw} busy={isPending} busyLabel="Deleting…">
        Delete them now
      </Button>
    </p>
  )
}
