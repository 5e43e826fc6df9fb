import type { ReactNode } from 'react'

/** A line of the account's facts. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-4 py-3 sm:grid-cols-[12rem_1fr]">
    <dt className="text-soft">{term}</dt>
    <dd className="wrap-anywhere tabular">{children}</dd>
  </div>
)
