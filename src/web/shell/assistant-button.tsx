import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useRef, useState } from 'react'
import { serverAnswers } from '#web/lib/api.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { reloadForNewVersion } from '#web/lib/missing-file.ts'
import { part } from '#web/lib/screen.tsx'
import { toast } from '#web/ui/toast-store.ts'

const Assistant = part(async () => (await import('#web/screens/assistant.tsx')).Assistant)

/** Names the assistant to the page that is loaded to look for it. */
const WANTED = 'assistant-wanted'

/** The round button at bottom-right; the assistant itself comes with the first click. Without JavaScript there is none. */
export function AssistantButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  const missed = useRef(false)
  useEffect(() => {
    if (readDraft(WANTED) === null) return
    writeDraft(WANTED, null)
    // oxlint-disable-next-line react/set-state-in-effect -- the server's page cannot know it
    setOpen(true)
  }, [])
  const sayMissing = () =>
    void toast.error('The assistant could not be loaded', 'Please check your connection and try again.')
  const miss = async () => {
    setOpen(false)
    if (await reloadForNewVersion(serverAnswers)) return
    missed.current = true
    sayMissing()
  }
  /** Some browsers hold a file that did not come for missing as long as the page stands: only a fresh page asks again. */
  const lookAgain = async () => {
    if (await serverAnswers()) {
      writeDraft(WANTED, {})
      location.reload()
    } else sayMissing()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Open Hanap Assistant"
        title="Hanap Assistant"
        hidden={open}
        onClick={() => (missed.current ? void lookAgain() : setOpen(true))}
        className="assistant-button print:hidden"
      >
        <MessageCircle className="size-6" aria-hidden="true" />
      </button>
      {open ? <Assistant onClose={() => setOpen(false)} onMissing={() => void miss()} /> : null}
    </>
  )
}
