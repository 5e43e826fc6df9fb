import { useLocation } from '#web/lib/navigation.tsx'
import { BlastList } from '#features/blasts/web/blast-list.tsx'
import { pageOf } from '#web/lib/route.ts'
import { TextLink } from '#web/ui/link.tsx'

/** /admin/blasts: what the team wrote to many people at once. */
export function Blasts() {
  const { search } = useLocation()
  return (
    <div className="max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">Message blasts</h1>
      <p className="mt-1 mb-5 text-soft">
        What the team wrote to many people at once. New ones are written from the <TextLink to="/inbox">inbox</TextLink>
        . Times are Manila time.
      </p>
      <BlastList page={pageOf(search)} hrefOf={(page) => `/admin/blasts?page=${page}`} />
    </div>
  )
}
