import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { type Filter, FILTERS } from '#features/messages/rules.ts'
import { useBegin } from '#features/messages/web/api.ts'
import { InboxSidebar } from '#features/messages/web/inbox-sidebar.tsx'
import { MESSAGES_SENTENCES } from '#features/messages/web/texts.ts'
import { ThreadList } from '#features/messages/web/thread-list.tsx'
import { ThreadView } from '#features/messages/web/thread-view.tsx'
import { useMedia } from '#web/lib/media.ts'
import { useLocation, useNavigate, useParams } from '#web/lib/navigation.tsx'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { pageOf } from '#web/lib/route.ts'
import { isAdmin, useSession } from '#web/lib/session.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { InboxTeamActions } from './inbox-team-actions.tsx'

/** From here on list and conversation stand side by side. */
const SIDE_BY_SIDE = '(min-width: 1025px)'
/** What is left of the screen between the header and what lies along the lower edge. */
const WHOLE =
  'h-[calc(100dvh-5.25rem-var(--low))] min-h-96 put-away:h-[calc(100dvh-3rem-var(--low))] lg:h-[calc(100dvh-6.25rem-var(--low))] lg:put-away:h-[calc(100dvh-4rem-var(--low))]'

type Shown = { filter: Filter; search: string; page: number }

function shownBy(search: string): Shown {
  const params = new URLSearchParams(search)
  const filter = FILTERS.find((one) => one === params.get('filter')) ?? 'all'
  return { filter, search: (params.get('q') ?? '').trim().slice(0, 100), page: pageOf(search) }
}

function addressOf(path: string, { filter, search, page }: Shown): string {
  const params = new URLSearchParams()
  if (search !== '') params.set('q', search)
  if (filter !== 'all') params.set('filter', filter)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query === '' ? path : `${path}?${query}`
}

/** /inbox and /inbox/thread/{id}: the conversations, and one of them beside or in their place; docs/product/inbox.md. */
export function Inbox() {
  const { pathname, search } = useLocation()
  const { id = null } = useParams()
  const { user } = useSession()
  const navigate = useNavigate()
  const wide = useMedia(SIDE_BY_SIDE)
  const team = user !== null && isAdmin(user)
  const shown = shownBy(search)
  const [open, setOpen] = useState(shown.filter !== 'all' || shown.search !== '')
  const show = (next: Partial<Shown>) =>
    navigate(addressOf(wide ? pathname : '/inbox', { ...shown, page: 1, ...next }), {
      replace: true,
      state: KEEP_PLACE,
    })
  const threadAt = (thread: number) => addressOf(`/inbox/thread/${thread}`, shown)
  const list = (
    <ThreadList
      me={user}
      team={team}
      wanted={shown}
      open={id}
      hrefOf={(page) => addressOf(pathname, { ...shown, page })}
      hrefOfThread={threadAt}
      begin={team ? undefined : <NewMessage />}
    />
  )
  const sidebar = (
    <InboxSidebar
      team={team}
      filter={shown.filter}
      search={shown.search}
      onFilter={(filter) => show({ filter })}
      onSearch={(text) => show({ search: text })}
      actions={team ? <InboxTeamActions /> : null}
    />
  )
  const thread =
    id === null || user === null ? null : <ThreadView key={id} id={id} me={user} backTo={addressOf('/inbox', shown)} />
  if (!wide) {
    if (id !== null) return <div className={cx('flex flex-col', WHOLE)}>{thread}</div>
    return (
      <div className="py-3 sm:py-6">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-2xl sm:text-3xl">Inbox</h1>
          <IconButton label="Inbox menu" aria-expanded={open} onClick={() => setOpen(!open)}>
            <MenuIcon className="size-6" aria-hidden="true" />
          </IconButton>
        </div>
        {open ? <div className="mt-1 mb-3">{sidebar}</div> : null}
        <h2 className="mt-1 mb-2 text-lg">Conversations</h2>
        {list}
      </div>
    )
  }
  const Title = id === null ? 'h1' : 'p'
  return (
    <div className={cx('grid grid-cols-[17rem_17rem_minmax(0,1fr)]', WHOLE)}>
      <div className="relative flex flex-col gap-4 overflow-y-auto border-e border-line p-1 pe-4 pt-5">
        <Title className="text-2xl font-bold">Inbox</Title>
        {sidebar}
      </div>
      <section aria-labelledby="conversations" className="relative overflow-y-auto border-e border-line px-2 pt-5">
        <h2 id="conversations" className="mb-3 px-2 text-lg">
          Conversations
        </h2>
        {list}
      </section>
      <div className="flex min-h-0 min-w-0 flex-col ps-5">
        {thread ?? <p className="m-auto text-soft">{MESSAGES_SENTENCES.noThread}</p>}
      </div>
    </div>
  )
}

/** A job seeker writes to the team first. */
function NewMessage() {
  const navigate = useNavigate()
  const { mutate, isPending } = useBegin((id) => navigate(`/inbox/thread/${id}`))
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      New message
    </Button>
  )
}
