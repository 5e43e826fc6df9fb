import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { cx } from './cx.ts'

export type Section = { id: string; label: string; hint: string; icon: ReactNode; content: ReactNode }

type SectionsProps = {
  /** Heading of the screen, and the way back to its list. */
  title: string
  sections: readonly [Section, ...Section[]]
  /** The section the address asks for; one that is not there counts as none. */
  wanted: string | null
  hrefOf: (id: string | null) => string
}

/**
 * A screen of several sections. On a phone a list of them, each of which opens with a way back; on a desktop they stand
 * at the side of the open one, which is the first as long as none is asked for.
 */
export function Sections({ title, sections, wanted, hrefOf }: SectionsProps) {
  const chosen = sections.find(({ id }) => id === wanted)
  const open = chosen ?? sections[0]
  const { heading, list } = useOpened(chosen?.id)
  return (
    <>
      {chosen ? (
        <Link
          to={hrefOf(null)}
          className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-1 font-medium text-dagat no-underline hover:text-dagat-deep lg:hidden"
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
          {title}
        </Link>
      ) : null}
      <h1 className={cx('mb-4 text-3xl sm:text-4xl', chosen && 'max-lg:sr-only')}>{title}</h1>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-10">
        <nav aria-label={title} className={chosen ? 'max-lg:hidden' : ''}>
          <ul ref={list} className="border-t border-line lg:sticky lg:top-20 lg:border-0">
            {sections.map((section) => (
              <SectionLink key={section.id} section={section} href={hrefOf(section.id)} isOpen={section === open} />
            ))}
          </ul>
        </nav>
        <section aria-labelledby={open.id} className={chosen ? '' : 'max-lg:hidden'}>
          <h2 id={open.id} ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
            {open.label}
          </h2>
          {open.content}
        </section>
      </div>
    </>
  )
}

type LinkProps = { section: Section; href: string; isOpen: boolean }

const SectionLink = ({ section: { id, label, hint, icon }, href, isOpen }: LinkProps) => (
  <li className="max-lg:border-b max-lg:border-line">
    <Link
      to={href}
      data-section={id}
      aria-current={isOpen ? 'true' : undefined}
      className="flex min-h-16 items-center gap-3 py-2 text-ink no-underline hover:text-dagat lg:min-h-11 lg:rounded-box lg:px-3 lg:hover:bg-dagat-wash lg:aria-[current=true]:bg-dagat-wash lg:aria-[current=true]:font-semibold lg:aria-[current=true]:text-dagat-deep"
    >
      <span className="shrink-0 text-dagat">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        <span className="block text-sm text-soft lg:hidden">{hint}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-soft lg:hidden" aria-hidden="true" />
    </Link>
  </li>
)

/**
 * The heading of a section that was asked for takes the focus, at first and whenever it is another one; back in the
 * list its row does.
 */
function useOpened(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const left = useRef(id)
  useEffect(() => {
    if (id !== undefined) heading.current?.focus({ preventScroll: true })
    else list.current?.querySelector<HTMLElement>(`[data-section="${left.current}"]`)?.focus()
    left.current = id
  }, [id])
  return { heading, list }
}
