import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { EmployerList } from '#features/employers/web/employer-list.tsx'
import { pageOf } from '#web/lib/route.ts'

const address = (search: string, page: number) => {
  const query = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(page === 1 ? {} : { page: `${page}` }),
  })
  return `/employers${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** /employers, for admins (product, "Employers"). */
export function Employers() {
  const here = useLocation()
  const navigate = useNavigate()
  const search = new URLSearchParams(here.search).get('search') ?? ''
  return (
    <div className="max-w-3xl py-6 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">Employers</h1>
      <p className="mt-1 mb-5 text-soft">Everybody whose postings came in, by name. Days are Manila days.</p>
      <EmployerList
        key={search}
        search={search}
        page={pageOf(here.search)}
        hrefOf={(page) => address(search, page)}
        onSearch={(next) => navigate(address(next, 1))}
      />
    </div>
  )
}
