import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ListingState, listingAddress } from './listing-state.ts'

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
    const next = { ...shown, ...part }
    setShown(next)
    void navigate(listingAddress(next))
  }
  return { shown, choose }
}
