import { FoundList } from '#features/alerts/bell/web/found-list.tsx'
import { TextLink } from '#web/ui/link.tsx'

/** /alerts: everything a person's alerts found. */
export function Alerts() {
  return (
    <div className="py-6 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">Alerts</h1>
      <p className="mt-2 mb-5 max-w-prose text-soft">
        What was found for you in the last two months. What you hear of is chosen in{' '}
        <TextLink to="/settings?section=notifications">your settings</TextLink>.
      </p>
      <FoundList />
    </div>
  )
}
