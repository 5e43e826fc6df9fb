import type { ReactNode } from 'react'

/**
 * The primary action under the thumb: sticks to the bottom on phones, above the tabs, while its parent is in sight; absent on
 * wide screens.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-bar sticky bottom-(--low) z-10 -mx-4 mt-[calc(2rem+var(--told-bar))] flex gap-2 border-t border-line bg-ground px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
      {children}
    </div>
  )
}
