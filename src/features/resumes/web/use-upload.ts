import { useEffect, useRef, useState } from 'react'
import { beginUpload, type Transport, type UploadRun, type UploadState } from './upload-run.ts'

/** What `useUpload` gives: where it stands, and how to begin, stop and forget it. */
export type Upload<T> = {
  state: UploadState
  /** Gives the answer, or null when it was cancelled. @throws what the call threw; the state says it in words too */
  send: (file: File) => Promise<T | null>
  cancel: () => void
  reset: () => void
}

/** One upload at a time, with progress; it stops when the person leaves the place that shows it. */
export function useUpload<T>(transport: Transport<T>): Upload<T> {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<UploadRun<T> | null>(null)
  useEffect(() => () => running.current?.stop(), [])

  const send = (file: File) => {
    running.current?.stop()
    running.current = beginUpload(transport, file, setState)
    return running.current.done
  }
  const reset = () => {
    running.current?.stop()
    running.current = null
    setState({ kind: 'idle' })
  }
  return { state, send, cancel: reset, reset }
}
