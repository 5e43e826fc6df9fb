import { useEffect, useState } from 'react'
import { askBeforeLeaving } from '#web/lib/unsaved.ts'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'

type Asked = { go: () => void; forgets: boolean }

/** Asks before unsaved changes are left: inside the product in our words, when the tab is closed in the browser's. */
export function ProfileLeaving({ unsaved }: { unsaved: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    // A word that is typed becomes a skill on leaving its field: a reload leaves every field.
    const settle = () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    addEventListener('pagehide', settle)
    return () => removeEventListener('pagehide', settle)
  }, [])
  useEffect(() => {
    if (!unsaved) return undefined
    const release = askBeforeLeaving((go, forgets) =>
      setAsked({
        go: () => {
          release()
          go()
        },
        forgets,
      }),
    )
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      release()
      removeEventListener('beforeunload', warn)
    }
  }, [unsaved])
  if (!asked) return null
  const close = () => setAsked(null)
  return (
    <ConfirmDialog
      title="Your changes are not saved yet"
      confirmLabel={asked.forgets ? 'Log out and lose them' : 'Leave'}
      cancelLabel="Stay"
      danger={asked.forgets}
      onConfirm={() => {
        close()
        asked.go()
      }}
      onCancel={close}
    >
      {asked.forgets
        ? 'Logging out removes everything of yours from this device, also what you changed here.'
        : 'They wait here until you close this tab. Come back to your profile to save them.'}
    </ConfirmDialog>
  )
}
