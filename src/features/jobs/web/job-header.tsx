import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge, Chip } from '#web/ui/badge.tsx'
import type { JobDetail } from '../contract.ts'
import { initialsOf } from '../rules.ts'
import { EmployerLink } from './employer-link.tsx'
import { Heading } from './heading.tsx'
import { KeyFacts } from './key-facts.tsx'
import { Moment } from './moment.tsx'
import { SourceChips } from './source-chips.tsx'
import { UNNAMED_EMPLOYER } from './texts.ts'

/** Title, employer, what decides, posted date, tags. `tools` stand beside the employer. */
export function JobHeader({ job, tools }: { job: JobDetail; tools?: ReactNode }) {
  const employer = job.employer?.name ?? UNNAMED_EMPLOYER
  return (
    <header className="flex flex-col gap-2.5">
      <Heading depth={0} className="-mb-1 text-2xl break-words sm:text-3xl">
        {job.title}
      </Heading>
      <div className="flex min-h-11 items-center gap-3">
        <span className="max-sm:hidden">
          <Avatar initials={job.employer ? initialsOf(job.employer.name) : ''} name={employer} />
        </span>
        <p className="min-w-0 flex-1 font-medium break-words text-soft sm:text-lg">
          {job.employer ? <EmployerLink employer={job.employer} /> : employer}
        </p>
        {tools === undefined ? null : <div className="-me-2 flex shrink-0">{tools}</div>}
      </div>
      <KeyFacts job={job} />
      <p className="relative flex flex-wrap gap-x-2 text-sm text-soft">
        <span>
          Posted <Moment at={job.date_posted} precision={job.date_posted_precision} focusable />
        </span>
        <span aria-hidden="true" className="max-sm:hidden">
          ·
        </span>
        <span>
          Last seen open <Moment at={job.last_seen_open} focusable />
        </span>
      </p>
      <div className="flex flex-wrap gap-1.5">
        {job.reposted ? <Badge>Posted again</Badge> : null}
        <SourceChips job={job} />
        {job.tags.map((tag) => (
          <Chip key={tag.id}>{tag.name}</Chip>
        ))}
      </div>
    </header>
  )
}
