import { PeopleList } from '#features/people/web/people-list.tsx'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { AdminFrame } from './admin-frame.tsx'

function address({ search, before }: { search: string; before: number | null }): string {
  const query = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(before === null ? {} : { before: String(before) }),
  })
  return `/admin/people${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** /admin/people: everybody with an account. */
export function People() {
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const search = query.get('search') ?? ''
  const before = /^[1-9]\d{0,8}$/.exec(query.get('before') ?? '')?.[0] ?? ''
  return (
    <AdminFrame title="People" at="/admin/people" lead="Everybody with an account. Days are Manila days.">
      <PeopleList
        key={search}
        search={search}
        before={before}
        hrefOf={address}
        onSearch={(next) => navigate(address({ search: next, before: null }))}
      />
    </AdminFrame>
  )
}
