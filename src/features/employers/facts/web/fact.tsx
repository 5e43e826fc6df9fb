import type { ReactNode } from 'react'
import { payRangeText } from '../../texts.ts'

/** A name and what is known of it, in a `<dl>`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
)

/** Places stand one below the other: their names hold commas themselves. */
export const PlacesFact = ({ places }: { places: readonly string[] }) => (
  <Fact name="Places">
    {places.length === 0
      ? 'Not stated'
      : places.map((place) => (
          <span key={place} className="block">
            {place}
          </span>
        ))}
  </Fact>
)

type PayRange = Parameters<typeof payRangeText>[0]

/** Pay of the last year, pesos by themselves, all else in US dollars. */
export const PayFact = ({ pay }: { pay: readonly PayRange[] }) => (
  <Fact name="Pay stated in the last year">
    {pay.length === 0
      ? 'No job states it'
      : pay.map((range) => (
          <span key={range.currency} className="block">
            {payRangeText(range)}
          </span>
        ))}
  </Fact>
)
