import Archive from 'lucide-react/icons/archive'
import ArchiveArrowUp from 'lucide-react/icons/archive-arrow-up'
import { useCallback, useRef, useState } from 'react'
import { statusOf } from '#web/lib/query.ts'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Message, Thread } from '../contract.ts'
import { TEAM_NAME } from '../rules.ts'
import { useArchive, useMarkRead, useThread, useUnsend } from './api.ts'
import { Composer } from './composer.tsx'
import { type Conversation, useConversation } from './conversation.ts'
import { MessageList } from './message-list.tsx'
import { MESSAGES_SENTENCES, MESSAGES_TEXTS } from './texts.ts'
import { useWriting } from './writing.ts'

type ViewProps = {
  id: string
  me: { id: number }
  /** The way back to the list where both do not stand side by side. */
  backTo: string
}

/** One conversation: read, answered, edited, unsent, archived. */
export function ThreadView({ id, me, backTo }: ViewProps) {
  const thread = useThread(id)
  const talk = useConversation(id)
  const failed = thread.error ?? talk.error
  const gone = statusOf(failed) === 404
  if (gone || (failed && !(thread.data && talk.data))) {
    const again = () => void Promise.all([thread.refetch(), talk.refetch()])
    return (
      <>
        <Back to={backTo} />
        {gone ? (
          <Gone />
        ) : (
          <ErrorState level={1} message={MESSAGES_TEXTS.threadFailed} onRetry={again} retrying={talk.isFetching} />
        )}
      </>
    )
  }
  if (!thread.data || !talk.data) {
    return (
      <>
        <Back to={backTo} />
        <ViewSkeleton />
      </>
    )
  }
  return <Talk thread={thread.data} known={talk.data} talk={talk} me={me} backTo={backTo} />
}

type TalkProps = Omit<ViewProps, 'id'> & {
  thread: Thread
  known: Conversation
  talk: Pick<ReturnType<typeof useConversation>, 'loadOlder' | 'loadingOlder' | 'dataUpdatedAt'>
}

function Talk({ thread, known, talk, me, backTo }: TalkProps) {
  const id = String(thread.id)
  const { messages } = known
  const box = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')
  const say = useCallback((words: string) => setSaid(words), [])
  const writing = useWriting({ user: me.id, thread: id, heardAt: talk.dataUpdatedAt, say })
  const unsend = useUnsend(id)
  const [leaving, setLeaving] = useState<Message | null>(null)
  const unread = messages.findLast((message) => !message.is_read)
  useMarkRead(id, unread?.id)
  const { reply, beginEdit } = writing
  const onReply = useCallback(
    (message: Message) => {
      reply(message.id)
      box.current?.focus()
    },
    [reply],
  )
  const onEdit = useCallback(
    (message: Message) => {
      beginEdit(message)
      box.current?.focus()
    },
    [beginEdit],
  )
  const latest = messages.at(-1)
  const quoted = messages.find((message) => message.id === writing.replyTo) ?? null
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Top thread={thread} me={me} backTo={backTo} />
      <MessageList
        messages={messages}
        me={me.id}
        pending={writing.pending}
        onRetry={writing.retry}
        onDiscard={writing.discard}
        hasOlder={known.hasOlder}
        loadingOlder={talk.loadingOlder}
        onOlder={talk.loadOlder}
        onReply={onReply}
        onEdit={onEdit}
        onUnsend={setLeaving}
      />
      <Composer writing={writing} box={box} quoted={quoted} />
      <p role="status" className="sr-only">
        {latest && latest.sender !== me.id && !latest.is_read ? `New message from ${latest.sender_name}` : said}
      </p>
      {leaving === null ? null : (
        <ConfirmDialog
          title={MESSAGES_TEXTS.unsendTitle}
          confirmLabel="Unsend"
          danger
          busy={unsend.isPending}
          onConfirm={() => unsend.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
          onCancel={() => setLeaving(null)}
        >
          {MESSAGES_TEXTS.unsendMore}
        </ConfirmDialog>
      )}
    </div>
  )
}

const Back = ({ to }: { to: string }) => (
  <TextLink to={to} className="inline-flex min-h-11 items-center min-[1025px]:hidden">
    {MESSAGES_SENTENCES.back}
  </TextLink>
)

/** Whose conversation it is, the way back, and the archive of one's own side. */
function Top({ thread, me, backTo }: Pick<TalkProps, 'thread' | 'me' | 'backTo'>) {
  const own = thread.jobseeker === me.id
  const archived = own ? thread.is_archived_by_jobseeker : thread.is_archived_by_admin
  const { mutate, isPending } = useArchive(String(thread.id))
  const turn = (to: boolean) =>
    mutate(to, {
      onSuccess: () =>
        toast.success(to ? 'Conversation archived' : 'Conversation is back in the inbox', '', {
          action: { label: 'Undo', onAction: () => mutate(!to) },
        }),
    })
  return (
    <div className="border-b border-line">
      <Back to={backTo} />
      <div className="flex min-h-11 items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="truncate text-xl">{own ? (thread.admin_name ?? TEAM_NAME) : thread.jobseeker_name}</h1>
          {own ? null : <p className="truncate text-sm text-soft">@{thread.jobseeker_username}</p>}
        </div>
        <IconButton label={archived ? 'Move to inbox' : 'Archive'} disabled={isPending} onClick={() => turn(!archived)}>
          {archived ? (
            <ArchiveArrowUp className="size-5" aria-hidden="true" />
          ) : (
            <Archive className="size-5" aria-hidden="true" />
          )}
        </IconButton>
      </div>
    </div>
  )
}

const Gone = () => (
  <div className="flex flex-col items-start gap-4 py-6">
    <h1 className="text-2xl">{MESSAGES_TEXTS.threadGone}</h1>
    <ButtonLink to="/inbox">Inbox</ButtonLink>
  </div>
)

function ViewSkeleton() {
  return (
    <Loading label="Loading the conversation" className="flex flex-col gap-3 pt-3">
      <Skeleton className="mb-3 h-9 w-40" />
      <Skeleton className="h-20 w-3/4" />
      <Skeleton className="h-20 w-3/4 self-end" />
    </Loading>
  )
}
