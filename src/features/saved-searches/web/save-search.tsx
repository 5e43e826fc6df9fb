import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { useState } from 'react'
import { part } from '#web/lib/screen.tsx'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Criteria } from '../rules.ts'
import { SEARCH_TEXTS as say } from './texts.ts'

const NameDialog = part(async () => (await import('./name-dialog.tsx')).NameDialog)

type SaveSearchProps = { criteria: Criteria; onLogin: () => void; onExpired: () => void }

/** Keeps the search that is shown, by a name. */
export function SaveSearch({ criteria, onLogin, onExpired }: SaveSearchProps) {
  const [naming, setNaming] = useState(false)
  const missing = () => {
    setNaming(false)
    toast.error(say.saveFailed)
  }
  return (
    <>
      <Button
        look="quiet"
        className="shrink-0 text-[0.9375rem] whitespace-nowrap split:px-2"
        icon={<BookmarkPlus className="size-5" aria-hidden="true" />}
        onClick={() => (readSession().token === null ? onLogin() : setNaming(true))}
      >
        {say.save}
      </Button>
      {naming ? (
        <NameDialog criteria={criteria} onClose={() => setNaming(false)} onExpired={onExpired} onMissing={missing} />
      ) : null}
    </>
  )
}
