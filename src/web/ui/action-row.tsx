import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { Button, ButtonLink, ICON_BUTTON } from './button.tsx'
import { Menu, type MenuItem } from './menu.tsx'

type ActionRowProps = {
  /** What the row is about, in the names of its actions: `Rename: Assistants`. */
  name: string
  title: ReactNode
  meta?: ReactNode
  actions: readonly MenuItem[]
  children?: ReactNode
}

/** A row of a list: title, what is to know of it, and what can be done with it. On a phone more than one action is a menu. */
export function ActionRow({ name, title, meta, actions, children }: ActionRowProps) {
  const inMenu = actions.length > 1
  return (
    <li className="relative border-b border-line py-2">
      <div className="flex items-center justify-between gap-x-3">
        <div className="min-w-0 flex-1 break-words">
          {title}
          {meta === undefined ? null : <div className="text-sm text-soft">{meta}</div>}
        </div>
        {inMenu ? (
          <div className="shrink-0 sm:hidden">
            <Menu
              label={`More for ${name}`}
              trigger={<Ellipsis className="size-5" aria-hidden="true" />}
              triggerClass={ICON_BUTTON}
              items={[...actions]}
            />
          </div>
        ) : null}
        <div className={inMenu ? 'flex shrink-0 max-sm:hidden' : 'flex shrink-0'}>
          {actions.map((action, place) => (
            // By its place: the keyboard stays at what is switched and has another label then.
            <RowButton key={place} action={action} name={name} />
          ))}
        </div>
      </div>
      {children}
    </li>
  )
}

function RowButton({ action, name }: { action: MenuItem; name: string }) {
  const words = `${action.label}: ${name}`
  if ('to' in action) {
    return (
      <ButtonLink look="quiet" to={action.to} aria-label={words}>
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <Button look="quiet" onClick={action.onSelect} aria-label={words}>
      {action.label}
    </Button>
  )
}
