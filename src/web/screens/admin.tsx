import { useSession } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const PLANNED = [
  'Users: how many there are, how many came this week, how many try and how many pay',
  'Jobs: how many there are and how many are approved, by board',
  'Onboarding: how many people completed it',
  'Three charts: registrations, jobs added, applications, by day, week or month',
]

/** /admin, for admins; the figures come with the dashboard itself. */
export function Admin() {
  const { user } = useSession()
  return (
    <div className="max-w-prose py-6 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">Admin Dashboard</h1>
      <p className="mt-3">
        Hello {user?.first_name || user?.username}. The figures are not here yet. This page will show:
      </p>
      <ul className="my-4 list-disc space-y-1 ps-5">
        {PLANNED.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mb-6 text-soft">What is open to you today:</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/admin/review">Review</ButtonLink>
        <ButtonLink to="/employers" look="secondary">
          Employers
        </ButtonLink>
        <ButtonLink to="/inbox" look="secondary">
          Inbox
        </ButtonLink>
      </div>
    </div>
  )
}
