import { useState } from 'react'
import { useNavigate } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { type ListingState, listingAddress, presentListing } from './listing-state.ts'

/**
 * What the controls of the listing show: a choice at once, also on a slow phone where the address follows a moment
 * later; and what the address says whenever it changes by itself (back, reset).
 */
export function useChoice(state: ListingState) {
  const navigate = useNavigate()
  const address = listingAddress(state, { page: state.page })
  const [known, setKnown] = useState(address)
  const [shown, setShown] = useState(state)
  if (known !== address) {
    setKnown(address)
    setShown(state)
  }
  const choose = (part: Partial<ListingState>) => {
    // A word that was searched for a moment ago counts too, though what is shown does not know it yet.
    const now = presentListing(shown)
    const next = { ...now, ...part }
    // A choice that is made again is none.
    if (listingAddress(next) === listingAddress(now)) return
    setShown(next)
    // Who chooses three filters one after the other stays where they are.
    navigate(listingAddress(next), { state: KEEP_PLACE })
  }
  return { shown, choose }
}
