import { useEffect, useRef, useState } from 'react'
import type { ImportResult } from '../contract.ts'
import { sendImport, useRefreshAll } from './api.ts'
import { failureText, refusalOf } from './texts.ts'

export type ImportStep =
  | { at: 'choosing'; failed: string | null }
  | { at: 'sending'; mode: 'preview' | 'commit'; file: File; share: number }
  | { at: 'preview'; file: File; result: ImportResult; failed: string | null }
  | { at: 'done'; result: ImportResult }

/** Sends a file and tells of its progress; gives the result, a sentence, or null when it was stopped. */
function useSending(onStep: (step: ImportStep) => void) {
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  return {
    stop: () => sending.current?.abort(),
    send: async (file: File, mode: 'preview' | 'commit'): Promise<ImportResult | string | null> => {
      const controller = new AbortController()
      const { signal } = controller
      sending.current = controller
      const onProgress = (share: number) => {
        if (!signal.aborted) onStep({ at: 'sending', mode, file, share })
      }
      onProgress(0)
      try {
        return await sendImport(file, mode, { signal, onProgress })
      } catch (error) {
        return signal.aborted ? null : failureText(error, mode)
      }
    },
  }
}

/** The steps of an import: a file is chosen, looked at, taken in. Going away stops what is on its way. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ at: 'choosing', failed: null })
  const refresh = useRefreshAll()
  const { send, stop } = useSending(setStep)
  return {
    step,
    look: async (file: File) => {
      const result = refusalOf(file) ?? (await send(file, 'preview'))
      if (result === null) return
      if (typeof result === 'string') setStep({ at: 'choosing', failed: result })
      else setStep({ at: 'preview', file, result, failed: null })
    },
    commit: async (file: File, previewed: ImportResult) => {
      const result = await send(file, 'commit')
      await refresh()
      if (result === null) return
      if (typeof result === 'string') setStep({ at: 'preview', file, result: previewed, failed: result })
      else setStep({ at: 'done', result })
    },
    /** Back to choosing; what is on its way is stopped. */
    again: () => {
      stop()
      setStep({ at: 'choosing', failed: null })
    },
  }
}
