import { useEffect, useRef, useState } from 'react'
import { uploadFailure } from './texts.ts'

/** A line that moved nothing for so long is dead, whatever the browser believes. */
const STALLED_MS = 45_000

type Given = { signal: AbortSignal; onProgress: (share: number) => void }
/** Where an upload stands: `share` goes from 0 to 1. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'failed'; file: File; sentence: string }

/** What `useUpload` gives: where it stands, and how to begin, stop and forget it. */
export type Upload<T> = {
  state: UploadState
  /** Gives the answer, or null when it was cancelled. @throws what the call threw; the state says it in words too */
  send: (file: File) => Promise<T | null>
  cancel: () => void
  reset: () => void
}

/** One upload at a time, with progress; it stops when the person leaves the place that shows it. */
export function useUpload<T>(transport: (file: File, given: Given) => Promise<T>): Upload<T> {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const isCurrent = () => running.current === stop
    const stall = watchStall(() => stop.abort())
    setState({ kind: 'sending', file, share: 0 })
    try {
      const onProgress = (share: number) => {
        stall.moved()
        if (isCurrent()) setState({ kind: 'sending', file, share })
      }
      const answer = await transport(file, { signal: stop.signal, onProgress })
      if (isCurrent()) setState({ kind: 'idle' })
      return answer
    } catch (error) {
      if (stop.signal.aborted && !stall.happened()) return null
      if (isCurrent()) setState({ kind: 'failed', file, sentence: uploadFailure(error) })
      throw error
    } finally {
      stall.end()
    }
  }
  const reset = () => {
    running.current?.abort()
    running.current = null
    setState({ kind: 'idle' })
  }
  return { state, send, cancel: reset, reset }
}

/** Calls `giveUp` once nothing has moved for `STALLED_MS`. */
function watchStall(giveUp: () => void) {
  let stalled = false
  const begin = () =>
    setTimeout(() => {
      stalled = true
      giveUp()
    }, STALLED_MS)
  let timer = begin()
  return {
    moved: () => {
      clearTimeout(timer)
      timer = begin()
    },
    end: () => clearTimeout(timer),
    happened: () => stalled,
  }
}
