import EyeOff from 'lucide-react/icons/eye-off'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCompany } from '#features/employers/companies/web/api.ts'
import type { Company } from '#features/employers/companies/contract.ts'
import { CompanyView } from '#features/employers/companies/web/company-view.tsx'
import { hideEmployer, useHidden } from '#features/hidden/web/api.ts'
import { Onward, useLocation, useParams } from '#web/lib/navigation.tsx'
import { statusOf } from '#web/lib/query.ts'
import { pageOf } from '#web/lib/route.ts'
import { part } from '#web/lib/screen.tsx'
import { isAdmin, useSession } from '#web/lib/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx'
import { JobMenuDialogs } from './job-menu/job-menu.tsx'
import { open } from './job-menu/opened.ts'

// Nothing of it is needed for the first paint.
const FollowButton = part(async () => (await import('#features/alerts/web/follow-button.tsx')).FollowButton)

// Visitors hide nothing.
const HiddenBanner = part(async () => (await import('#features/hidden/web/hidden-banner.tsx')).HiddenBanner)

/** /companies/{id}: what everybody may know of an employer. */
export function CompanyScreen() {
  const { id = '' } = useParams()
  const page = pageOf(useLocation().search)
  const { data, isError, error, isFetching, refetch } = useCompany(id, page)
  const { token } = useSession()
  if (!data) {
    if (!isError) return <ScreenSkeleton />
    if (statusOf(error) === 404) return <CompanyGone />
    return (
      <ErrorState
        level={1}
        message="This company could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <>
      {String(data.id) === id ? null : <Onward to={`/companies/${data.id}`} />}
      <CompanyView
        company={data}
        page={page}
        actions={<Actions company={data} />}
        banner={token === null ? null : <HiddenBanner employerId={data.id} />}
      />
      <JobMenuDialogs />
    </>
  )
}

function Actions({ company }: { company: Company }) {
  const { token, user } = useSession()
  const client = useQueryClient()
  const { data: hidden } = useHidden()
  const [busy, setBusy] = useState(false)
  const hide = () => {
    if (token === null) return open({ what: 'login' })
    setBusy(true)
    void hideEmployer(client, company).finally(() => setBusy(false))
  }
  const isHidden = hidden?.results.some(({ employer }) => employer?.id === company.id) ?? false
  return (
    <>
      <FollowButton
        employer={company}
        onLogin={() => open({ what: 'login' })}
        waiting={<div className="h-11 w-28" />}
      />
      {isHidden ? null : (
        <Button look="secondary" busy={busy} onClick={hide} icon={<EyeOff className="size-5" aria-hidden="true" />}>
          Hide this employer
        </Button>
      )}
      {user && isAdmin(user) ? (
        <ButtonLink look="secondary" to={`/employers/${company.id}`}>
          The team’s page
        </ButtonLink>
      ) : null}
    </>
  )
}

const CompanyGone = () => (
  <div className="flex flex-col items-start gap-4 py-16">
    <h1 className="text-3xl">This company is not here.</h1>
    <p className="max-w-prose text-soft">We have never seen it, or none of its jobs is listed.</p>
    <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
  </div>
)
