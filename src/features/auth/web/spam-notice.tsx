import Mail from 'lucide-react/icons/mail'
import { Notice } from '#web/ui/states.tsx'

/** Where a mail hides (spec 1 §1). */
export function SpamNotice() {
  return (
    <Notice icon={<Mail className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}>
      Nothing in your inbox? Look in your spam folder too. The mail can take a minute.
    </Notice>
  )
}
