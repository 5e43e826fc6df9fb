import Bookmark from 'lucide-react/icons/bookmark'
import type { Job } from '#features/jobs/contract.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useIsSaved } from './saved-query.ts'
import { TOGGLE_TEXTS as say } from './toggle-texts.ts'
import { useToggleSaved } from './use-toggle.ts'

/** 'Save Job' / 'Remove from Saved': on the rows of a list it names its job too. */
export function SaveToggle({ job, look }: { job: Job; look: 'alone' | 'sign' }) {
  const saved = useIsSaved(job)
  const toggle = useToggleSaved()
  const words = saved ? say.remove : say.save
  return (
    <IconButton label={look === 'alone' ? words : `${words}: ${job.title}`} onClick={() => toggle(job)}>
      <Bookmark className={saved ? 'size-5 fill-current text-dagat' : 'size-5'} aria-hidden="true" />
    </IconButton>
  )
}
