import { ExchangeBar } from '#features/applications/exchange/web/exchange-bar.tsx'
import { ApplicationsList } from '#features/applications/web/applications-list.tsx'

/** /applications: what was sent, how it stands, the person's own view of it (spec 2 §2). */
export function Applications() {
  return (
    <div className="flex flex-col py-2 sm:py-10">
      <div className="mb-2 flex items-center justify-between sm:mb-3 gap-2 sm:flex-wrap">
        <h1 className="text-3xl sm:text-4xl">My Applications</h1>
        <ExchangeBar />
      </div>
      <p className="text-soft max-sm:order-last max-sm:mt-6 max-sm:text-sm sm:mb-5">
        Only what the board confirmed counts as applied. Times are Manila time.
      </p>
      <ApplicationsList />
    </div>
  )
}
