import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readDeviceDraft, writeDeviceDraft } from '#web/lib/device-draft.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { Message } from '../contract.ts'
import { cleanMessage } from '../rules.ts'
import { useEdit, whyOf } from './api.ts'
import { outboxOf, type Pending } from './outbox.ts'
import { MESSAGES_SENTENCES } from './texts.ts'

/** What stands in the box. `of` names the message that failed and was put back there. */
type Typed = { text: string; reply_to: number | null; of: string | null }
const NOTHING: Typed = { text: '', reply_to: null, of: null }

const nameOf = (thread: string) => `message:${thread}`

function readTyped(user: number, thread: string): Typed {
  const kept = readDeviceDraft(user, nameOf(thread)) as Partial<Typed> | null
  return typeof kept?.text === 'string' ? { ...NOTHING, ...kept } : NOTHING
}

/** The box of a conversation: what is typed stays on the device until it is sent, and comes back when sending failed. */
export function useWriting(user: number, thread: string, say: (words: string) => void) {
  const client = useQueryClient()
  const box = outboxOf(client, user, thread)
  const pending = useSyncExternalStore(box.subscribe, box.read, box.read)
  const [typed, setTyped] = useState(() => readTyped(user, thread))
  const [editing, setEditing] = useState<{ id: number; text: string } | null>(null)
  const { mutate: edit, isPending: saving } = useEdit(thread)
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
        setTyped((now) => (now.text === '' ? restored(item) : now))
      },
    })
    const retry = () => box.retry(new Date())
    if (navigator.onLine) retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [box, say])

  function submit(): void {
    if (editing) return void saveEdit()
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

  function saveEdit(): void {
    if (!editing || saving) return
    const body = cleanMessage(editing.text)
    // A blank edit is no edit.
    if (body === null) return setEditing(null)
    edit({ id: editing.id, body }, { onSuccess: () => setEditing(null) })
  }

  return {
    pending,
    saving,
    editing: editing?.id ?? null,
    text: editing ? editing.text : typed.text,
    replyTo: editing ? null : typed.reply_to,
    type: (text: string) => (editing ? setEditing({ ...editing, text }) : setTyped((now) => ({ ...now, text }))),
    reply: (to: number | null) => {
      setEditing(null)
      setTyped((now) => ({ ...now, reply_to: to }))
    },
    beginEdit: (message: Message) => setEditing({ id: message.id, text: message.body }),
    endEdit: () => setEditing(null),
    submit,
    retry: (item: Pending) => {
      setTyped((now) => (now.of === item.client_id ? NOTHING : now))
      box.retry(new Date(), item.client_id)
    },
    discard: (item: Pending) => box.discard(item.client_id),
  }
}
export type Writing = ReturnType<typeof useWriting>

const restored = (item: Pending): Typed => ({ text: item.body, reply_to: item.reply_to, of: item.client_id })
