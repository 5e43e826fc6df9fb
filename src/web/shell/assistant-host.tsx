import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useRef } from 'react'
import { serverAnswers } from '#web/lib/api.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { reloadForNewVersion } from '#web/lib/missing-file.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { part } from '#web/lib/screen.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { assistantOpener, closeAssistant, openAssistant, openInstead, useAssistantOpen } from './assistant-opening.ts'
import { isDoor } from './places.ts'

const Assistant = part(async () => (await import('#web/screens/assistant.tsx')).Assistant)

/** Names the assistant to the page that is loaded to look for it. */
const WANTED = 'assistant-wanted'

const sayMissing = () =>
  void toast.error('The assistant could not be loaded', 'Please check your connection and try again.')

/** Some browsers hold a file that did not come for missing as long as the page stands: only a fresh page asks again. */
async function lookAgain(): Promise<void> {
  if (await serverAnswers()) {
    writeDraft(WANTED, {})
    location.reload()
  } else sayMissing()
}

async function miss(): Promise<void> {
  closeAssistant()
  if (await reloadForNewVersion(serverAnswers)) return
  openInstead(() => void lookAgain())
  sayMissing()
}

/**
 * The assistant, which comes with the first press on one of its buttons, and the round one at bottom-right: in the margin
 * beside the page, where that is wide enough for it to cover nothing.
 */
export function AssistantHost() {
  const { pathname } = useLocation()
  const open = useAssistantOpen()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) assistantOpener()?.focus()
    wasOpen.current = open
  }, [open])
  useEffect(() => {
    if (readDraft(WANTED) === null) return
    writeDraft(WANTED, null)
    openAssistant()
  }, [])
  return (
    <>
      {isDoor(pathname) ? null : (
        <button
          type="button"
          aria-label="Open Hanap Assistant"
          title="Hanap Assistant"
          hidden={open}
          onClick={({ currentTarget }) => openAssistant(currentTarget)}
          className="assistant-button print:hidden"
        >
          <MessageCircle className="size-6" aria-hidden="true" />
        </button>
      )}
      {open ? <Assistant onClose={closeAssistant} onMissing={() => void miss()} /> : null}
    </>
  )
}
