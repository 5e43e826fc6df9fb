import type { VerificationStanding } from '../contract.ts'
import { recordSentence } from './texts.ts'

/** What became of each picture of the last upload. */
export function ImageRecords({ images }: { images: VerificationStanding['images'] }) {
  const newest = images.slice(0, 3)
  if (newest.length === 0) return null
  return (
    <section aria-label="What happened to your photos">
      <h3 className="mb-1 text-base">What happened to your photos</h3>
      <ul className="flex flex-col gap-1 text-sm text-soft">
        {newest.map((image) => (
          <li key={image.kind}>{recordSentence(image)}</li>
        ))}
      </ul>
    </section>
  )
}
