import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { EmployerList } from '#features/employers/web/employer-list.tsx'
import { EMPLOYER_SORTS, type EmployerSort } from '#features/employers/rules.ts'
import { AdminFrame } from './admin/admin-frame.tsx'
import { pageOf } from '#web/lib/route.ts'

const address = (search: string, sort: EmployerSort, page: number) => {
  const query = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(sort === 'name' ? {} : { sort }),
    ...(page === 1 ? {} : { page: `${page}` }),
  })
  return `/employers${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** /employers, for admins (product, "Employers"). */
export function Employers() {
  const here = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(here.search)
  const search = given.get('search') ?? ''
  const sort = EMPLOYER_SORTS.find((name) => name === given.get('sort')) ?? 'name'
  return (
    <AdminFrame title="Employers" at="/employers" lead="Everybody whose postings came in. Days are Manila days.">
      <EmployerList
        key={search}
        search={search}
        sort={sort}
        page={pageOf(here.search)}
        hrefOf={(page) => address(search, sort, page)}
        onAsk={(nextSearch, nextSort) => navigate(address(nextSearch, nextSort, 1))}
      />
    </AdminFrame>
  )
}
