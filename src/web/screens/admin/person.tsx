import { PersonView } from '#features/people/web/person-view.tsx'
import { useParams } from '#web/lib/navigation.tsx'
import { useSession } from '#web/lib/session.ts'
import { TextLink } from '#web/ui/link.tsx'
import { AdminFrame } from './admin-frame.tsx'

/** /admin/people/{id}: one person, and what the team can do for them. */
export function PersonScreen() {
  const { id = '' } = useParams()
  const { user } = useSession()
  return (
    <AdminFrame
      title="Person"
      at="/admin/people"
      lead={
        <TextLink to="/admin/people" className="inline-flex min-h-11 items-center">
          All people
        </TextLink>
      }
    >
      <PersonView key={id} id={id} own={String(user?.id) === id} />
    </AdminFrame>
  )
}
