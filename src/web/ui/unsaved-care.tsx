import { type ReactNode, useEffect, useState } from 'react'
import { askBeforeLeaving } from '#web/lib/unsaved.ts'
import { ConfirmDialog } from './prompt-dialogs.tsx'

type Asked = { go: () => void; forgets: boolean }
type UnsavedCareProps = {
  unsaved: boolean
  /** What becomes of the changes when the page is left, and when logging out takes them away. */
  waiting: ReactNode
  forgotten: ReactNode
}

/** Asks before unsaved changes are left: inside the product in our words, when the tab is closed in the browser's. */
export function UnsavedCare({ unsaved, waiting, forgotten }: UnsavedCareProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
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
      {asked.forgets ? forgotten : waiting}
    </ConfirmDialog>
  )
}
