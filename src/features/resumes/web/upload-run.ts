import { isFileRefused, uploadFailure } from './texts.ts'

/** A line that moved nothing for so long is dead, whatever the browser believes. */
const STALLED_MS = 45_000

/** Sends a file: told when to stop, and telling how far it is. */
export type Transport<T> = (
  file: File,
  given: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<T>

/** Where an upload stands: `share` goes from 0 to 1; a `refused` file would be refused again. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'failed'; file: File; sentence: string; refused: boolean }

/** One upload on its way. */
export type UploadRun<T> = {
  /** The answer, or null when it was stopped. @throws what the call threw; the state says it in words too */
  done: Promise<T | null>
  /** Stops it; nothing is told any more. */
  stop: () => void
}

/** Sends a file and tells every step, until it is there, failed or stopped. */
export function beginUpload<T>(transport: Transport<T>, file: File, tell: (state: UploadState) => void): UploadRun<T> {
  const line = new AbortController()
  let stopped = false
  const say = (state: UploadState) => {
    if (!stopped) tell(state)
  }
  const run = async () => {
    const stall = watchStall(() => line.abort())
    const onProgress = (share: number) => {
      stall.moved()
      say({ kind: 'sending', file, share })
    }
    say({ kind: 'sending', file, share: 0 })
    try {
      const answer = await transport(file, { signal: line.signal, onProgress })
      say({ kind: 'idle' })
      return answer
    } catch (error) {
      if (stopped) return null
      say({ kind: 'failed', file, sentence: uploadFailure(error), refused: isFileRefused(error) })
      throw error
    } finally {
      stall.end()
    }
  }
  const stop = () => {
    stopped = true
    line.abort()
  }
  return { done: run(), stop }
}

/** Calls `giveUp` once nothing has moved for `STALLED_MS`. */
function watchStall(giveUp: () => void) {
  let timer = setTimeout(giveUp, STALLED_MS)
  return {
    moved: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, STALLED_MS)
    },
    end: () => clearTimeout(timer),
  }
}
