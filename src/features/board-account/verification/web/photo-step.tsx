import ShieldCheck from 'lucide-react/icons/shield-check'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { PhotoField } from './photo-field.tsx'
import type { Flow } from './use-flow.ts'

/** The ID and the person who holds it. */
export function PhotoStep({ flow }: { flow: Flow }) {
  const { pictures, problems, kept, choose } = flow
  if (kept) return <PhotosHere flow={flow} />
  return (
    <>
      <p className="flex items-start gap-2 text-sm text-soft">
        <ShieldCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
        <span>
          Each photo is marked “For OnlineJobs.ph identity verification only”, encrypted, and deleted as soon as OLJ has
          answered, at the latest after 24 hours. Place and camera are removed.
        </span>
      </p>
      <PhotoField
        kind="government_id_photo"
        camera="environment"
        hint="All four corners in sight, no glare."
        file={pictures.government_id_photo}
        error={problems.government_id_photo}
        onFile={(file) => choose('government_id_photo', file)}
      />
      <PhotoField
        kind="government_id_selfie"
        camera="user"
        hint="Hold the ID beside your face."
        file={pictures.government_id_selfie}
        error={problems.government_id_selfie}
        onFile={(file) => choose('government_id_selfie', file)}
      />
    </>
  )
}

/** The photos are uploaded already and need not be taken again. */
export function PhotosHere({ flow }: { flow: Flow }) {
  return (
    <Notice tone="success">
      <p>Your photos are uploaded and encrypted. You need not take them again.</p>
      <Button look="quiet" className="-ms-4" onClick={flow.takeAnew}>
        Take new photos
      </Button>
    </Notice>
  )
}
