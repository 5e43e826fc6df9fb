import { useState } from 'react'
import { readDraft, writeDraft } from '#web/lib/draft.ts'

/** What a person ticked by hand for a posting, kept in this tab like the draft it belongs to. */
export function useTicks(jobId: number): { ticked: ReadonlySet<string>; tick: (key: string, on: boolean) => void } {
  const name = `apply-ticks:${jobId}`
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => {
    const keys = readDraft(name)?.keys
    return new Set(Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [])
  })
  const tick = (key: string, on: boolean) => {
    const next = new Set(ticked)
    if (on) next.add(key)
    else next.delete(key)
    writeDraft(name, { keys: [...next] })
    setTicked(next)
  }
  return { ticked, tick }
}
