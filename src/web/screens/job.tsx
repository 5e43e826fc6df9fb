import { useParams } from '#web/lib/navigation.tsx'
import { Posting } from './posting.tsx'

/** /jobs/{id}: one posting, also when it is closed (spec 2 §2). */
export function JobScreen() {
  const { id = '' } = useParams()
  return <Posting id={id} />
}
