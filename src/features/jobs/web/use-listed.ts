import { useState } from 'react'
import { FLASH_MS, useSlow } from '#web/lib/slow.ts'
import { useListing } from './api.ts'
import { type ListingState, listingAddress, toFilterQuery } from './listing-state.ts'

/**
 * The listing of `state` and what may be shown for it. `there`: its own rows. `turning`: the rows before are still
 * another page or order of the same question. `looking`: nothing yet that answers this question. `failed`: it could not be
 * read, also while it is tried again. `shown` is the state the rows on the screen belong to, `before` the last one whose rows
 * were there.
 */
export function useListed(state: ListingState, enabled: boolean) {
  const listing = useListing(state, enabled)
  const { data, isError, isPlaceholderData } = listing
  const own = data !== undefined && !isPlaceholderData
  const address = listingAddress(state, { page: state.page })
  const [settled, setSettled] = useState({ address, state })
  const [failedAt, setFailedAt] = useState<string | null>(null)
  if (own && settled.address !== address) setSettled({ address, state })
  if (own && failedAt !== null) setFailedAt(null)
  if (isError && data === undefined && failedAt !== address) setFailedAt(address)
  // What comes at once comes without a sign that it was on its way.
  const late = useSlow(isPlaceholderData, FLASH_MS)
  const same = JSON.stringify(toFilterQuery(settled.state)) === JSON.stringify(toFilterQuery(state))
  const failed = !own && (failedAt === address || isError)
  const phase = own ? 'there' : failed ? 'failed' : isPlaceholderData && (same || !late) ? 'turning' : 'looking'
  const shown = phase === 'turning' && !late ? settled.state : state
  return { listing, phase, late, shown, before: settled.address === address ? null : settled.state } as const
}
