import { call } from '#web/lib/api.ts'
import { endOffers } from '#web/ui/toast-store.ts'
import { leaveDevice } from '../../web/session.ts'
import { sessions } from '../calls.ts'

/**
 * Ends every session of the person, this one too.
 * @throws ApiError or NetworkError when the server did not hear it: then nothing has ended, here neither
 */
export async function signOutEverywhere(): Promise<void> {
  await endOffers()
  await call(sessions.endAll, { body: {} })
  leaveDevice()
}
