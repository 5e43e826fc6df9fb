import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useLocation } from '#web/lib/navigation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { openAssistant } from './assistant-opening.ts'
import { isDoor } from './places.ts'

/** The way to the assistant where its round button would cover what is read. Without JavaScript there is none. */
export function HelpButton() {
  const { pathname } = useLocation()
  if (isDoor(pathname)) return null
  return (
    <IconButton
      label="Open Hanap Assistant"
      title="Hanap Assistant"
      className="xl:hidden noscript:hidden"
      onClick={({ currentTarget }) => openAssistant(currentTarget)}
    >
      <CircleHelp className="size-6" aria-hidden="true" />
    </IconButton>
  )
}
