import { useLocation } from '#web/lib/navigation.tsx'
import { BlastList } from '#features/blasts/web/blast-list.tsx'
import { AdminFrame } from './admin/admin-frame.tsx'
import { pageOf } from '#web/lib/route.ts'
import { TextLink } from '#web/ui/link.tsx'

/** /admin/blasts: what the team wrote to many people at once. */
export function Blasts() {
  const { search } = useLocation()
  return (
    <AdminFrame
      title="Message blasts"
      at="/admin/blasts"
      lead={
        <>
          What the team wrote to many people at once. New ones are written from the{' '}
          <TextLink to="/inbox">inbox</TextLink>. Times are Manila time.
        </>
      }
    >
      <BlastList page={pageOf(search)} hrefOf={(page) => `/admin/blasts?page=${page}`} />
    </AdminFrame>
  )
}
