import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { readDeviceDraft, writeDeviceDraft } from '#web/lib/device-draft.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { Message } from '../contract.ts'
import { cleanMessage } from '../rules.ts'
import { useEdit, whyOf } from './api.ts'
import { type Outbox, outboxOf, type Pending } from './outbox.ts'
import { MESSAGES_SENTENCES } from './texts.ts'

/** What stands in the box. `of` names the message that failed and was put back there. */
type Typed = { text: string; reply_to: number | null; of: string | null }
const NOTHING: Typed = { text: '', reply_to: null, of: null }

const nameOf = (thread: string) => `message:${thread}`

function readTyped(user: number, thread: string): Typed {
  const kept = readDeviceDraft(user, nameOf(thread)) as Partial<Typed> | null
  return typeof kept?.text === 'string' ? { ...NOTHING, ...kept } : NOTHING
}

/** What was typed and not sent, kept on the device; back in the box when sending failed, and out of it when it went after all. */
function useTyped(user: number, thread: string, box: Outbox, say: (words: string) => void) {
  const [typed, setTyped] = useState(() => readTyped(user, thread))
  useEffect(() => {
    writeDeviceDraft(user, nameOf(thread), typed.text === '' && typed.reply_to === null ? null : typed)
  }, [user, thread, typed])
  useEffect(() => {
    box.tell({
      onSent: (item) => {
        say('Sent')
        setTyped((now) => (now.of === item.client_id && now.text === item.body ? NOTHING : now))
      },
      onFailed: (item, error) => {
        toast.error(MESSAGES_SENTENCES.failed(whyOf(error)))
        // What it answered is gone: then it is no answer any more.
        const isGone = error instanceof ApiError && error.status === 404
        const back = { text: item.body, reply_to: isGone ? null : item.reply_to, of: item.client_id }
        setTyped((now) => (now.text === '' ? back : now))
      },
    })
  }, [box, say])
  return [typed, setTyped] as const
}

/** What waits is tried again when the line is back, and whenever the server was heard (`heardAt`). */
function useRetries(box: Outbox, heardAt: number): void {
  useEffect(() => {
    const retry = () => box.retry(new Date())
    if (navigator.onLine) retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [box, heardAt])
}

type Place = { user: number; thread: string; heardAt: number; say: (words: string) => void }

/** The box of a conversation: a new message, an answer, or other words for one that was sent. */
export function useWriting({ user, thread, heardAt, say }: Place) {
  const box = outboxOf(useQueryClient(), user, thread)
  const pending = useSyncExternalStore(box.subscribe, box.read, box.read)
  const [typed, setTyped] = useTyped(user, thread, box, say)
  const [editing, setEditing] = useState<{ id: number; text: string } | null>(null)
  const { mutate: edit, isPending: saving } = useEdit(thread)
  useRetries(box, heardAt)
  const reply = useCallback(
    (to: number | null) => {
      setEditing(null)
      setTyped((now) => ({ ...now, reply_to: to }))
    },
    [setTyped],
  )
  const beginEdit = useCallback((message: Message) => setEditing({ id: message.id, text: message.body }), [])
  const retry = useCallback(
    (item: Pending) => {
      setTyped((now) => (now.of === item.client_id && now.text === item.body ? NOTHING : now))
      box.retry(new Date(), item.client_id)
    },
    [box, setTyped],
  )
  const discard = useCallback((item: Pending) => box.discard(item.client_id), [box])

  function send(): void {
    const body = cleanMessage(typed.text)
    if (body === null) return
    const failed = pending.find(({ client_id }) => client_id === typed.of)
    if (failed && failed.body === body && failed.reply_to === typed.reply_to) box.retry(new Date(), failed.client_id)
    else {
      if (failed) box.discard(failed.client_id)
      box.add({ body, reply_to: typed.reply_to }, new Date())
    }
    setTyped(NOTHING)
  }

  function save(now: { id: number; text: string }): void {
    if (saving) return
    const body = cleanMessage(now.text)
    // A blank edit is no edit.
    if (body === null) return setEditing(null)
    edit({ id: now.id, body }, { onSuccess: () => setEditing(null) })
  }

  return {
    pending,
    saving,
    editing: editing?.id ?? null,
    text: editing ? editing.text : typed.text,
    replyTo: editing ? null : typed.reply_to,
    type: (text: string) => (editing ? setEditing({ ...editing, text }) : setTyped((now) => ({ ...now, text }))),
    reply,
    beginEdit,
    endEdit: () => setEditing(null),
    submit: () => (editing ? save(editing) : send()),
    retry,
    discard,
  }
}
export type Writing = ReturnType<typeof useWriting>
