import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'
import { type Saying, useSaid, useSay } from './api.ts'
import { SAFETY_TEXTS as say } from './texts.ts'

const UNDOES = {
  split: { again: 'same', back: 'same-after-all' },
  join: { again: 'not-same', back: 'not-same-after-all' },
} as const
const UNDONE = { split: say.splitTaken, join: say.joinTaken } as const

type Changed = { other: number; before: boolean }

/**
 * Telling postings apart from this one, or joining them with it: each at once, with the way back in its notification and
 * in the list. `isChanged` are those it was said of since the dialog opened; `pending` is the one that is on its way.
 */
export function useChoice(id: number, choice: 'split' | 'join') {
  const { data } = useSaid(String(id))
  const { mutateAsync, isPending, variables } = useSay(String(id))
  const [changed, setChanged] = useState<readonly Changed[]>([])
  const act = async (said: Saying, then: () => void) => {
    try {
      await mutateAsync(said)
      then()
    } catch (error) {
      toast.error(error instanceof ApiError && error.detail !== '' ? error.detail : say.failed)
    }
  }

  const make = (other: number) => {
    const before = data?.[choice === 'split' ? 'same_as' : 'not_same_as'].includes(other) ?? false
    void act({ do: choice === 'split' ? 'not-same' : 'same', other }, () => {
      setChanged((all) => [...all, { other, before }])
      const action = { label: 'Undo', onAction: () => undo({ other, before }) }
      toast.success(choice === 'split' ? say.splitSaid : say.joinSaid, say.onlyYou, { action })
    })
  }
  /** What had been joined is joined again, what had been told apart is told apart. The dialog may be closed by then. */
  const undo = ({ other, before }: Changed) =>
    void act({ do: UNDOES[choice][before ? 'again' : 'back'], other }, () => {
      setChanged((all) => all.filter((one) => one.other !== other))
      toast.success(UNDONE[choice])
    })
  const changeOf = (other: number) => changed.find((one) => one.other === other)
  return {
    ready: data !== undefined,
    busy: isPending,
    pending: isPending && variables && 'other' in variables ? variables.other : null,
    isChanged: (other: number) => changeOf(other) !== undefined,
    toggle: (other: number) => {
      const change = changeOf(other)
      if (change) undo(change)
      else make(other)
    },
  }
}
