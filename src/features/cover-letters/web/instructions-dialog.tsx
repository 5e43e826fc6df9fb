import { useEffect, useState } from 'react'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import type { AiInstructions } from '../contract.ts'
import { INSTRUCTIONS_MAX } from '../rules.ts'
import { useInstructions, useSaveInstructions } from './api.ts'
import { INSTRUCTIONS_SENTENCES, saveFailure } from './texts.ts'

/** How long 'Saved' is to be read before the modal goes (spec 2 §4). */
const CLOSES_AFTER_MS = 500

/** What the letter writer should heed: read, created, changed (spec 2 §2, §4 "AI instructions"). */
export function InstructionsDialog({ onClose }: { onClose: () => void }) {
  const { token } = useSession()
  const { data, isError, isFetching, refetch } = useInstructions(token !== null)
  // What is being written outlives a session that ends meanwhile.
  const [read, setRead] = useState(data)
  if (data && !read) setRead(data)
  if (read) return <Editor saved={read} onClose={onClose} />
  return (
    <Dialog title="AI instructions" onClose={onClose}>
      {token === null ? (
        <Notice tone="danger" role="alert">
          {INSTRUCTIONS_SENTENCES.loginNeeded}
        </Notice>
      ) : isError ? (
        <ErrorState message={INSTRUCTIONS_SENTENCES.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Loading your instructions">
          <Skeleton className="mb-2 h-5 w-40" />
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
    </Dialog>
  )
}

/** In another tab, so that nothing written here is lost; this one follows. */
const LoginBeside = () => (
  <p className="mt-1">
    <OutsideLink href="/login">Log in</OutsideLink> and save again. What you wrote stays here.
  </p>
)

function Editor({ saved, onClose }: { saved: AiInstructions; onClose: () => void }) {
  const { token } = useSession()
  const [text, setText] = useState(saved.instructions)
  const [failure, setFailure] = useState('')
  const [leaving, setLeaving] = useState(false)
  const { mutate, isPending, isSuccess } = useSaveInstructions()
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(onClose, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once saved it closes, whatever the owner renders meanwhile
  }, [isSuccess])
  const save = () => {
    setFailure('')
    if (token === null) setFailure(INSTRUCTIONS_SENTENCES.loginNeeded)
    else mutate({ id: saved.id, instructions: text }, { onError: (error) => setFailure(saveFailure(error)) })
  }
  const close = () => (text === saved.instructions || isSuccess ? onClose() : setLeaving(true))
  return (
    <Dialog
      title="AI instructions"
      onClose={close}
      locked={isPending}
      actions={
        <>
          <Button onClick={save} busy={isPending || isSuccess} busyLabel={isSuccess ? 'Saved' : 'Saving…'}>
            Save instructions
          </Button>
          <Button look="secondary" onClick={close} disabled={isPending}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure === '' ? null : (
          <Notice tone="danger" role="alert">
            {failure}
            {failure === INSTRUCTIONS_SENTENCES.loginNeeded ? <LoginBeside /> : null}
          </Notice>
        )}
        <Field
          label="Instructions"
          hint="Heeded whenever a letter is written for you: tone, what to stress, what to leave out."
          aside={<span className="tabular">{`${text.length} / ${INSTRUCTIONS_MAX}`}</span>}
        >
          {(control) => (
            <Textarea {...control} className="min-h-40" value={text} onValue={setText} maxLength={INSTRUCTIONS_MAX} />
          )}
        </Field>
        <p role="status" className="sr-only">
          {isSuccess ? 'Saved' : ''}
        </p>
      </div>
      {leaving ? (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard"
          cancelLabel="Keep writing"
          danger
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          Your instructions are not saved yet.
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}
