import { grouped } from '#contract/number.ts'
import { useEffect, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { readSession, useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import type { AiInstructions } from '../contract.ts'
import { INSTRUCTIONS_MAX } from '../rules.ts'
import { instructionsBody } from '../schemas.ts'
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
const LOGIN_BESIDE = (
  <>
    <OutsideLink href="/login">Log in</OutsideLink> and save again. What you wrote stays here.
  </>
)

function Editor({ saved, onClose }: { saved: AiInstructions; onClose: () => void }) {
  const { mutateAsync, isSuccess } = useSaveInstructions()
  const form = useForm({
    initial: { instructions: saved.instructions },
    draft: { name: 'ai-instructions' },
    schema: instructionsBody,
    send: ({ instructions }) => {
      if (readSession().token === null) throw new ApiError(401, {})
      return mutateAsync({ id: saved.id, instructions })
    },
    onFailure: saveFailure,
  })
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(onClose, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once saved it closes, whatever the owner renders meanwhile
  }, [isSuccess])
  const { busy, formError, values } = form
  return (
    <FormDialog
      title="AI instructions"
      form={form}
      onClose={onClose}
      unsaved="Your instructions are not saved yet."
      keepEditing="Keep writing"
      more={formError === INSTRUCTIONS_SENTENCES.loginNeeded ? LOGIN_BESIDE : undefined}
      submit={
        <Button type="submit" form={form.form.id} busy={busy || isSuccess} busyLabel={isSuccess ? 'Saved' : 'Saving…'}>
          Save instructions
        </Button>
      }
    >
      <AreaField
        label="Instructions"
        field={form.field('instructions')}
        hint="Heeded whenever a letter is written for you: tone, what to stress, what to leave out."
        aside={
          <span className="tabular">{`${grouped(values.instructions.length)} / ${grouped(INSTRUCTIONS_MAX)}`}</span>
        }
        className="min-h-40"
        maxLength={INSTRUCTIONS_MAX}
      />
      <p role="status" className="sr-only">
        {isSuccess ? 'Saved' : ''}
      </p>
    </FormDialog>
  )
}
