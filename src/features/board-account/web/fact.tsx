import type { ReactNode } from 'react'

/** A line of the account's facts. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8.5rem_1fr] gap-x-3 py-2 sm:grid-cols-[12rem_1fr] sm:gap-x-4 sm:py-3">
    <dt className="text-soft">{term}</dt>
    <dd className="wrap-anywhere tabular">{children}</dd>
  </div>
)
