import { useLocation, useParams } from '#web/lib/navigation.tsx'
import { EmployerView } from '#features/employers/web/employer-view.tsx'
import { pageOf } from '#web/lib/route.ts'
import { TextLink } from '#web/ui/link.tsx'

/** /employers/{id}, for admins. */
export function EmployerScreen() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  return (
    <div className="max-w-3xl py-6 sm:py-10">
      <TextLink to="/employers" className="mb-4 inline-flex min-h-11 items-center">
        All employers
      </TextLink>
      <EmployerView key={id} id={id} page={pageOf(search)} hrefOf={(page) => `/employers/${id}?page=${page}`} />
    </div>
  )
}
