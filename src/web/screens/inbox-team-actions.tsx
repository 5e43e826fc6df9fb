import Megaphone from 'lucide-react/icons/megaphone'
import SquarePen from 'lucide-react/icons/square-pen'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'

const Dialogs = lazy(async () => ({ default: (await import('./inbox-team-dialogs.tsx')).InboxTeamDialogs }))

/** What the team begins from the inbox: a conversation with one person, or a message to many. */
export function InboxTeamActions() {
  const [open, setOpen] = useState<'conversation' | 'blast' | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-2 min-[1025px]:flex-col min-[1025px]:items-stretch">
      <Button
        look="secondary"
        icon={<SquarePen className="size-5 max-sm:hidden" aria-hidden="true" />}
        onClick={() => setOpen('conversation')}
      >
        New Conversation
      </Button>
      <Button
        look="secondary"
        icon={<Megaphone className="size-5 max-sm:hidden" aria-hidden="true" />}
        onClick={() => setOpen('blast')}
      >
        Message Blast
      </Button>
      <TextLink to="/admin/blasts" className="inline-flex min-h-11 items-center px-2">
        Past blasts
      </TextLink>
      {open === null ? null : (
        <Suspense>
          <Dialogs open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
