import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { readDeviceDraft, writeDeviceDraft } from '#web/lib/device-draft.ts'
import { useNow } from '#web/lib/now.tsx'
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

/** What waits is tried again when the line is back, and whenever the server was heard. */
function useRetries(box: Outbox, heardAt: number): void {
  useEffect(() => {
    const retry = () => box.retry(new Date(heardAt))
    if (navigator.onLine) retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [box, heardAt])
}

/** Other words for a message that was sent. */
function useEditing(thread: string) {
  const [editing, setEditing] = useState<{ id: number; text: string } | null>(null)
  const { mutate, isPending: saving } = useEdit(thread)
  const begin = useCallback((message: Message) => setEditing({ id: message.id, text: message.body }), [])
  const end = useCallback(() => setEditing(null), [])
  const save = () => {
    if (!editing || saving) return
    const body = cleanMessage(editing.text)
    // A blank edit is no edit.
    if (body === null) end()
    else mutate({ id: editing.id, body }, { onSuccess: end })
  }
  return {
    now: editing,
    saving,
    begin,
    end,
    save,
    type: (text: string) => setEditing((was) => was && { ...was, text }),
  }
}

type Place = { user: number; thread: string; heardAt: number; say: (words: string) => void }

/** The box of a conversation: a new message, an answer, or other words for one that was sent. */
export function useWriting({ user, thread, heardAt, say }: Place) {
  const box = outboxOf(useQueryClient(), user, thread)
  const pending = useSyncExternalStore(box.subscribe, box.read, box.read)
  const [typed, setTyped] = useTyped(user, thread, box, say)
  const editing = useEditing(thread)
  const now = useNow()
  useRetries(box, heardAt)
  const endEdit = editing.end
  const reply = useCallback(
    (to: number | null) => {
      endEdit()
      setTyped((was) => ({ ...was, reply_to: to }))
    },
    [setTyped, endEdit],
  )
  const retry = useCallback(
    (item: Pending) => {
      setTyped((was) => (was.of === item.client_id && was.text === item.body ? NOTHING : was))
      box.retryOne(item.client_id)
    },
    [box, setTyped],
  )
  const discard = useCallback(({ client_id }: Pending) => box.discard(client_id), [box])
  const send = () => (sendTyped(box, typed, now) ? setTyped(NOTHING) : undefined)
  return {
    pending,
    reply,
    retry,
    discard,
    endEdit,
    saving: editing.saving,
    editing: editing.now?.id ?? null,
    text: (editing.now ?? typed).text,
    replyTo: editing.now ? null : typed.reply_to,
    type: editing.now ? editing.type : (text: string) => setTyped((was) => ({ ...was, text })),
    beginEdit: editing.begin,
    submit: editing.now ? editing.save : send,
  }
}
export type Writing = ReturnType<typeof useWriting>

/**
 * What was put back into the box goes as the message it was, unless it was changed: then it takes that one's place. False
 * where there is nothing to send.
 */
function sendTyped(box: Outbox, { text, reply_to, of }: Typed, now: Date): boolean {
  const body = cleanMessage(text)
  if (body === null) return false
  const failed = box.read().find(({ client_id }) => client_id === of)
  if (failed?.body === body && failed.reply_to === reply_to) {
    box.retryOne(failed.client_id)
    return true
  }
  if (failed) box.discard(failed.client_id)
  box.add({ body, reply_to }, now)
  return true
}
