import ChevronDown from 'lucide-react/icons/chevron-down'
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useId } from 'react'
import { cx } from '#web/ui/cx.ts'

type ProfileSectionProps = {
  title: string
  editing: boolean
  /** In view mode the content, in edit mode the editor. */
  open: boolean
  onTurn: () => void
  view: ReactNode
  editor: ReactNode
}

const HEAD =
  'flex min-h-12 w-full items-center gap-3 rounded-box py-2 text-start transition-colors duration-150 hover:text-dagat'

/** A part of the page that opens and closes; in edit mode its heading opens its editor in place of what it shows. */
export function ProfileSection({ title, editing, open, onTurn, view, editor }: ProfileSectionProps) {
  const id = useId()
  return (
    <section aria-label={title} className="border-t border-line py-3">
      <h2 className="text-xl">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={editing ? `Edit ${title}` : undefined}
          onClick={onTurn}
          className={HEAD}
        >
          <span className="min-w-0 flex-1">{title}</span>
          {editing && !open ? <Pencil className="size-5 shrink-0 text-dagat" aria-hidden="true" /> : null}
          {editing && !open ? null : (
            <ChevronDown
              className={cx('size-5 shrink-0 text-soft transition-transform duration-150', open && 'rotate-180')}
              aria-hidden="true"
            />
          )}
        </button>
      </h2>
      {open ? (
        <div id={id} className="pt-2 pb-4">
          {editing ? editor : view}
        </div>
      ) : null}
      {editing && !open ? <div className="pb-2">{view}</div> : null}
    </section>
  )
}
