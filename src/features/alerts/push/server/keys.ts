import { makePushKeys, type PushKeys } from '#server/connectors/push/push-service.ts'
import type { Deps } from '#server/deps.ts'
import { findKeys, keepKeys } from './queries.ts'

const SEALED_AS = 'push-key'

/** The keys devices know us by: the operator's, in the demo our own; null where there are none. */
export async function pushKeys({
  config,
  db,
  secrets,
}: Pick<Deps, 'config' | 'db' | 'secrets'>): Promise<PushKeys | null> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey }
  if (config.HANAP_MODE === 'production') return null
  const kept = (await findKeys(db)) ?? (await keepFresh({ db, secrets }))
  return kept ? { publicKey: kept.public_key, privateKey: secrets.open(kept.private_sealed, SEALED_AS) } : null
}

function keepFresh({ db, secrets }: Pick<Deps, 'db' | 'secrets'>) {
  const { publicKey, privateKey } = makePushKeys()
  return keepKeys(db, { public_key: publicKey, private_sealed: secrets.seal(privateKey, SEALED_AS) })
}
