import { manilaDay, manilaYear } from '#contract/time.ts'
import { ownPayWords, payWords } from '#features/jobs/pay/texts.ts'
import { Link } from '#web/lib/navigation.tsx'
import { useNow } from '#web/lib/now.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { sourcesText } from '../../texts.ts'
import { COMPANY_PAGE_SIZE } from '../rules.ts'
import type { Company } from '../contract.ts'

/** Everything a company has open, a page at a time. */
export function OpenJobs({ company: { id, postings }, page }: { company: Company; page: number }) {
  const address = (at: number) => `/companies/${id}${at === 1 ? '' : `?page=${at}`}`
  const beyond = postings.results.length === 0 && postings.count > 0
  return (
    <section aria-labelledby="open-jobs" className="min-w-0">
      <h2 id="open-jobs" className="mb-2 text-xl">
        Open jobs
      </h2>
      {postings.results.length === 0 ? (
        <EmptyState
          title={beyond ? 'No jobs on this page' : 'Nothing is open right now'}
          action={
            <ButtonLink look="secondary" to={beyond ? address(1) : '/jobs'}>
              {beyond ? 'First page' : 'Browse Jobs'}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="border-t border-line">
          {postings.results.map((posting) => (
            <Row key={posting.id} posting={posting} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(postings.count / COMPANY_PAGE_SIZE)} hrefOf={address} />
    </section>
  )
}

function Row({ posting }: { posting: Company['postings']['results'][number] }) {
  const { id, title, pay, salary, job_type: type, location, source } = posting
  const year = manilaYear(useNow())
  // This year's days without it: the line is as long as a phone is wide.
  const day = (at: string) => manilaDay(at).replace(`, ${year}`, '')
  const facts = [pay ? payWords(pay) : ownPayWords(salary), type, location ?? ''].filter((text) => text !== '')
  return (
    <li className="relative border-b border-line py-2 hover:bg-surface">
      <Link
        to={`/jobs/${id}`}
        className="line-clamp-1 font-semibold break-words text-ink no-underline after:absolute after:inset-0 after:content-[''] hover:text-dagat hover:underline"
      >
        {title}
      </Link>
      <p className="tabular truncate text-sm/5">{facts.join(' · ')}</p>
      <p className="tabular truncate text-[0.8125rem]/4.5 text-soft">
        posted {day(posting.date_posted)} · seen open {day(posting.last_seen_open)} · {sourcesText([source])}
      </p>
    </li>
  )
}
