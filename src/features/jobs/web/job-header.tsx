import { Avatar } from '#web/ui/avatar.tsx'
import { Badge, Chip } from '#web/ui/badge.tsx'
import type { Job } from '../contract.ts'
import { initialsOf } from '../rules.ts'
import { Heading } from './heading.tsx'
import { Moment } from './moment.tsx'
import { SourceChips } from './source-chips.tsx'
import { UNNAMED_EMPLOYER } from './texts.ts'

/** Title, employer, posted date, tags (spec 2 §2). */
export function JobHeader({ job }: { job: Job }) {
  const employer = job.employer?.name ?? UNNAMED_EMPLOYER
  return (
    <header className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <span className="max-sm:hidden">
          <Avatar initials={job.employer ? initialsOf(job.employer.name) : ''} name={employer} size="large" />
        </span>
        <div className="min-w-0">
          <Heading depth={0} className="text-3xl break-words sm:text-4xl">
            {job.title}
          </Heading>
          <p className="mt-2 text-lg text-soft">
            {employer}
            {job.location ? ` · ${job.location}` : ''}
          </p>
          <p className="relative mt-1 text-soft">
            <span className="block sm:inline">
              Posted <Moment at={job.date_posted} precision={job.date_posted_precision} focusable />
            </span>
            <span className="max-sm:hidden"> · </span>
            <span className="block sm:inline">
              Last seen open <Moment at={job.last_seen_open} focusable />
            </span>
          </p>
        </div>
      </div>
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
