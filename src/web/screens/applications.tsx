import { ExchangeBar } from '#features/applications/exchange/web/exchange-bar.tsx'
import { ApplicationsList } from '#features/applications/web/applications-list.tsx'

/** /applications: what was sent, how it stands, the person's own view of it (spec 2 §2). */
export function Applications() {
  return (
    <div className="group/page flex flex-col py-2 sm:py-10">
      <div className="mb-2 flex items-center justify-between sm:mb-3 gap-2 sm:flex-wrap">
        <h1 className="text-3xl sm:text-4xl">My Applications</h1>
        <ExchangeBar />
      </div>
      {/* Below a list that is still coming it would be pushed about. */}
      <p className="text-soft max-sm:order-last max-sm:mt-6 max-sm:text-sm max-sm:group-has-[[data-loading]]/page:hidden sm:mb-5">
        Only what the board confirmed counts as applied. Times are Manila time.
      </p>
      <ApplicationsList />
    </div>
  )
}
