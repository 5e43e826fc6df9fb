import { useEffect } from 'react'
import { UnsavedCare } from '#web/ui/unsaved-care.tsx'

/** Asks before unsaved changes of the profile are left. */
export function ProfileLeaving({ unsaved }: { unsaved: boolean }) {
  useEffect(() => {
    // A word that is typed becomes a skill on leaving its field: a reload leaves every field.
    const settle = () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    addEventListener('pagehide', settle)
    return () => removeEventListener('pagehide', settle)
  }, [])
  return (
    <UnsavedCare
      unsaved={unsaved}
      waiting="They wait here until you close this tab. Come back to your profile to save them."
      forgotten="Logging out removes everything of yours from this device, also what you changed here."
    />
  )
}
