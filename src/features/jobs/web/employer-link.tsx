import { isAdmin, useSession } from '#web/lib/session.ts'
import { TextLink } from '#web/ui/link.tsx'
import type { Job } from '../contract.ts'

/** An employer's name, leading to all that is known of it; the team has its own page. */
export function EmployerLink({ employer }: { employer: NonNullable<Job['employer']> }) {
  const { user } = useSession()
  return (
    <TextLink
      to={`/${user && isAdmin(user) ? 'employers' : 'companies'}/${employer.id}`}
      className="inline-flex min-h-11 max-w-full items-center wrap-anywhere"
    >
      {employer.name}
    </TextLink>
  )
}
