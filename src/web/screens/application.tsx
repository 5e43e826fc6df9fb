import { useParams } from '#web/lib/navigation.tsx'
import { ApplicationView } from '#features/applications/web/application-view.tsx'
import { TextLink } from '#web/ui/link.tsx'

/** /applications/{id}: the receipt and the history of one application, fit for printing. */
export function ApplicationScreen() {
  const { id = '' } = useParams()
  return (
    <div className="py-6 sm:py-10">
      <p className="mb-4 print:hidden">
        <TextLink to="/applications" className="inline-flex min-h-11 items-center">
          My Applications
        </TextLink>
      </p>
      <ApplicationView key={id} id={id} />
    </div>
  )
}
