import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from '#web/lib/navigation.tsx'

const PARTS = [
  ['/admin', 'Dashboard'],
  ['/admin/operations', 'Operations'],
  ['/admin/people', 'People'],
  ['/admin/blasts', 'Blasts'],
  ['/admin/audit', 'Audit trail'],
  ['/admin/review', 'Review'],
  ['/employers', 'Employers'],
] as const

const TAB =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-medium whitespace-nowrap text-soft no-underline hover:text-dagat aria-[current=page]:border-dagat aria-[current=page]:text-ink'

/** So much of the next one shows that there is one. */
const MARGIN_PX = 48

type AdminFrameProps = { title: string; at: (typeof PARTS)[number][0]; lead: ReactNode; children: ReactNode }

/** A screen of the team: its heading, and the way to the others. */
export function AdminFrame({ title, at, lead, children }: AdminFrameProps) {
  const nav = useRef<HTMLElement>(null)
  // On a phone there are more ways than fit: the one somebody is on is in sight.
  useLayoutEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!here || !nav.current) return
    const end = here.offsetLeft + here.offsetWidth - nav.current.offsetLeft
    nav.current.scrollLeft = Math.max(0, end + MARGIN_PX - nav.current.clientWidth)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- which one that is stands in the drawn list
  }, [at])
  return (
    <div className="max-w-5xl py-5 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-1 text-soft">{lead}</p>
      <nav
        ref={nav}
        aria-label="For the team"
        className="mt-2 mb-5 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        <ul className="flex gap-x-6">
          {PARTS.map(([path, label]) => (
            <li key={path}>
              <Link to={path} aria-current={path === at ? 'page' : undefined} className={TAB}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
