import { Link, useLocation } from '#web/lib/navigation.tsx'
import { SOURCE_NAMES } from '#features/jobs/web/texts.ts'
import { ReviewQueue } from '#features/safety/web/review-queue.tsx'
import { SplitList } from '#features/safety/web/split-list.tsx'
import { AdminFrame } from './admin/admin-frame.tsx'
import { pageOf } from '#web/lib/route.ts'

const PARTS = [
  ['waiting', 'Waiting'],
  ['hidden', 'Hidden'],
  ['splits', 'Same job or not'],
] as const

const TAB =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-medium text-soft no-underline hover:text-dagat aria-[current=page]:border-dagat aria-[current=page]:text-ink'

const address = (part: string, page = 1) => {
  const query = new URLSearchParams({
    ...(part === 'waiting' ? {} : { show: part }),
    ...(page === 1 ? {} : { page: `${page}` }),
  })
  return `/admin/review${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** /admin/review: postings that wait for the team's eyes. */
export function Review() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search).get('show')
  const part = PARTS.find(([name]) => name === asked)?.[0] ?? 'waiting'
  const page = pageOf(search)
  const hrefOf = (next: number) => address(part, next)
  return (
    <AdminFrame
      title="Review"
      at="/admin/review"
      lead="Jobs that the rules hold back or that people reported. A decision counts on every board. Times are Manila time."
    >
      <nav aria-label="What to review" className="border-b border-line">
        <ul className="-mb-px flex flex-wrap gap-x-6">
          {PARTS.map(([name, label]) => (
            <li key={name}>
              <Link to={address(name)} aria-current={part === name ? 'page' : undefined} className={TAB}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {part === 'splits' ? (
        <SplitList page={page} hrefOf={hrefOf} boards={SOURCE_NAMES} />
      ) : (
        <ReviewQueue key={part} state={part} page={page} hrefOf={hrefOf} />
      )}
    </AdminFrame>
  )
}
