import { manilaDay } from '#contract/time.ts'
import { statusOf } from '#web/lib/query.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { OutsideLink, TextLink } from '#web/ui/link.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import type { Employer } from '../contract.ts'
import { EMPLOYER_PAGE_SIZE } from '../rules.ts'
import { sourcesText } from '../texts.ts'
import { useEmployer } from './api.ts'
import { EmployerFacts } from './employer-facts.tsx'
import { EmployerNames } from './employer-names.tsx'
import { EmployerNotes } from './employer-notes.tsx'
import { EMPLOYER_TEXTS } from './texts.ts'

type ViewProps = { id: string; page: number; hrefOf: (page: number) => string }

/** One employer as the team sees it, with its postings (product, "Employers"). */
export function EmployerView({ id, page, hrefOf }: ViewProps) {
  const { data, error, isFetching, refetch } = useEmployer(id, page)
  if (!data && error) {
    return statusOf(error) === 404 ? (
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-3xl">{EMPLOYER_TEXTS.gone}</h1>
        <ButtonLink to="/employers">Employers</ButtonLink>
      </div>
    ) : (
      <ErrorState
        level={1}
        message={EMPLOYER_TEXTS.detailFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <Loading label="Loading the employer" className="flex flex-col gap-3">
        <Skeleton className="h-9 w-2/3 max-w-sm" />
        <Skeleton className="h-5 w-full max-w-prose" />
        <Skeleton className="mt-4 h-40" />
      </Loading>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 text-3xl break-words sm:text-4xl">{data.name}</h1>
        <TextLink to={`/companies/${data.id}`} className="inline-flex min-h-11 items-center">
          Public page
        </TextLink>
      </header>
      <EmployerNames employer={data} />
      <EmployerFacts employer={data} />
      <EmployerNotes employer={data} />
      <section aria-labelledby="postings" className="border-t border-line pt-5">
        <h2 id="postings" className="text-2xl">
          Postings
        </h2>
        <Postings postings={data.postings} />
        <Pagination page={page} pages={Math.ceil(data.postings.count / EMPLOYER_PAGE_SIZE)} hrefOf={hrefOf} />
      </section>
    </div>
  )
}

function Postings({ postings }: Pick<Employer, 'postings'>) {
  if (postings.results.length === 0) return <EmptyState title={EMPLOYER_TEXTS.noPostings} level={2} />
  return (
    <ul className="mt-3 border-t border-line">
      {postings.results.map((posting) => (
        <li key={posting.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
          <TextLink to={`/jobs/${posting.id}`} className="inline-flex min-h-11 max-w-full items-center wrap-anywhere">
            {posting.title}
          </TextLink>
          <StatusPill tone={posting.closed ? 'plain' : 'success'}>{posting.closed ? 'Closed' : 'Open'}</StatusPill>
          {posting.state === 'approved' ? null : (
            <StatusPill tone="danger">{posting.state === 'held' ? 'Held for review' : 'Hidden for good'}</StatusPill>
          )}
          {posting.reposted ? <Badge>Posted again</Badge> : null}
          <span className="text-sm text-soft">posted {manilaDay(posting.date_posted)}</span>
          <OutsideLink href={posting.link} className="inline-flex min-h-11 items-center text-sm">
            {sourcesText([posting.source])}
            <span className="sr-only">: {posting.title}</span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}
