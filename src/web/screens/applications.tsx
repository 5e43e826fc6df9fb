import { ExchangeBar } from '#features/applications/exchange/web/exchange-bar.tsx'
import { ApplicationsList } from '#features/applications/web/applications-list.tsx'

/** /applications: what was sent, how it stands, the person's own view of it (spec 2 §2). */
export function Applications() {
  return (
    <div className="py-6 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">My Applications</h1>
      <p className="mt-1 mb-2 text-soft">Only what the board confirmed counts as applied. Times are Manila time.</p>
      <div className="mb-5">
        <ExchangeBar />
      </div>
      <ApplicationsList />
    </div>
  )
}
