import CircleCheck from 'lucide-react/icons/circle-check'
import { Notice } from '#web/ui/states.tsx'
import { useStanding } from './api.ts'
import { ImageRecords } from './image-records.tsx'

/** The board has everything; what happened to the pictures stands below. */
export function DoneStep() {
  const { data } = useStanding()
  const verified = data?.state === 'verified'
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success" icon={<CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}>
        <p className="font-semibold">{verified ? 'OLJ has verified you' : 'OLJ has everything now'}</p>
        <p>
          {verified
            ? 'There is nothing left to do.'
            : 'It looks at your documents. Your ID Proof rises when it is done.'}
        </p>
      </Notice>
      <ImageRecords images={data?.images ?? []} />
    </div>
  )
}
