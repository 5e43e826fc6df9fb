import Bookmark from 'lucide-react/icons/bookmark'
import type { Job } from '#features/jobs/contract.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useIsSaved } from './saved-query.ts'
import { TOGGLE_TEXTS as say } from './toggle-texts.ts'
import { useToggleSaved } from './use-toggle.ts'

/** 'Save Job' / 'Remove from Saved' (spec 2 §2): with words beside a posting, as a sign on the rows of a list. */
export function SaveToggle({ job, look }: { job: Job; look: 'words' | 'sign' }) {
  const saved = useIsSaved(job)
  const toggle = useToggleSaved()
  const words = saved ? say.remove : say.save
  const sign = <Bookmark className={saved ? 'size-5 fill-current text-dagat' : 'size-5'} aria-hidden="true" />
  if (look === 'sign') {
    return (
      <IconButton label={`${words}: ${job.title}`} onClick={() => toggle(job)}>
        {sign}
      </IconButton>
    )
  }
  // As wide as the longer words, so that nothing beside it moves.
  return (
    <Button look="secondary" onClick={() => toggle(job)} icon={sign} className="min-w-54">
      {words}
    </Button>
  )
}
