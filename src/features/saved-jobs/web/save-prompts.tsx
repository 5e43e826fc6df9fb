import { useEffect, useSyncExternalStore } from 'react'
import { part } from '#web/lib/screen.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { closePrompt, onPrompt, readPrompt } from './prompt-store.ts'
import { TOGGLE_TEXTS } from './toggle-texts.ts'

const PromptDialog = part(async () => (await import('./prompt-dialog.tsx')).PromptDialog)

const missing = () => {
  closePrompt()
  toast.error(TOGGLE_TEXTS.generic)
}

/** Where the prompts of saving open; a screen with save buttons has it once. */
export function SavePrompts() {
  const prompt = useSyncExternalStore(onPrompt, readPrompt, () => null)
  // What was asked on one screen is not asked again on the next.
  useEffect(() => closePrompt, [])
  return prompt === null ? null : <PromptDialog prompt={prompt} onMissing={missing} />
}
