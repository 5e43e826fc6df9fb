import { type MouseEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { isPlainClick, Link } from '#web/lib/navigation.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { InfoDialog } from '#web/ui/prompt-dialogs.tsx'
import { insideOf, piecesOf } from './links.ts'
import { MESSAGES_TEXTS } from './texts.ts'

const LOOK = 'font-medium text-dagat underline decoration-1 underline-offset-4 hover:decoration-2'

/** A message as text. Its links can be followed; one that leads to another site asks first. */
export function MessageText({ children }: { children: string }) {
  const [leaving, setLeaving] = useState<string | null>(null)
  const ask = (href: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    // The middle button and a held key open another window just as well.
    if (event.type === 'click' || event.button === 1 || !isPlainClick(event)) event.preventDefault()
    if (event.type === 'click' || event.button === 1) setLeaving(href)
  }
  return (
    <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">
      {piecesOf(children, location.origin).map(({ text, href }, at) => {
        if (href === undefined) return text
        const inside = insideOf(href, location.origin)
        const key = `${at}`
        if (inside !== null) {
          return (
            <Link key={key} to={inside} rel="noopener noreferrer nofollow" className={LOOK}>
              {text}
            </Link>
          )
        }
        return (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={LOOK}
            onClick={ask(href)}
            onAuxClick={ask(href)}
          >
            {text}
          </a>
        )
      })}
      {leaving === null ? null : <LeaveDialog href={leaving} onClose={() => setLeaving(null)} />}
    </p>
  )
}

function LeaveDialog({ href, onClose }: { href: string; onClose: () => void }) {
  return createPortal(
    <InfoDialog
      title={MESSAGES_TEXTS.leaveTitle}
      onClose={onClose}
      closeLabel="Stay here"
      action={
        <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={buttonClass()} onClick={onClose}>
          Open the link
        </a>
      }
    >
      <p className="mb-2">{MESSAGES_TEXTS.leaveMore}</p>
      <p className="font-semibold break-all">{new URL(href).hostname}</p>
      <p className="text-sm break-all text-soft">{href}</p>
    </InfoDialog>,
    document.body,
  )
}
