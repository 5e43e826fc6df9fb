import { FiguresView } from '#features/applications/figures/web/figures-view.tsx'
import { TextLink } from '#web/ui/link.tsx'

/** /applications/figures: what came of what was sent. */
export function ApplicationFigures() {
  return (
    <div className="py-6 sm:py-10">
      <p className="mb-4">
        <TextLink to="/applications" className="inline-flex min-h-11 items-center">
          My Applications
        </TextLink>
      </p>
      <h1 className="text-3xl sm:text-4xl">Your figures</h1>
      <p className="mt-1 mb-8 text-soft">Only what was really sent counts. Weeks begin on Monday, Manila time.</p>
      <FiguresView />
    </div>
  )
}
