import { Onward } from '#web/lib/navigation.tsx'
import { TextLink } from '#web/ui/link.tsx'

const TEAM = '/about#team'

/** /team: leads on to where the team is shown. */
export function Team() {
  return (
    <div className="py-6 sm:py-10">
      <h1 className="mb-4 text-3xl sm:text-4xl">Our team</h1>
      <TextLink to={TEAM}>The people behind Hanap</TextLink>
      <Onward to={TEAM} />
    </div>
  )
}
