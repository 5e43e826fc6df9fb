import { PayMongoError } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import { WEBHOOK_PATH } from './webhook.ts'

const bare = (url: string): string => (url.endsWith('/') ? url.slice(0, -1) : url)

/**
 * Looks whether the provider still sends its events here, and says in the log where it does not: it switches a webhook off
 * that took nothing for a while, and tells nobody. Payments are found by asking then, only later.
 */
export async function checkWebhook({ payMongo, config, log }: Deps): Promise<void> {
  if (payMongo === null || config.PAYMONGO_WEBHOOK_SECRET === undefined) return
  const url = config.PUBLIC_URL + WEBHOOK_PATH
  try {
    const hook = (await payMongo.listWebhooks()).find((one) => bare(one.url) === bare(url))
    if (hook === undefined) log.error({ url }, 'PayMongo has no webhook that leads here')
    else if (hook.status !== 'enabled') log.error({ url, status: hook.status }, 'PayMongo has switched the webhook off')
  } catch (error) {
    if (!(error instanceof PayMongoError)) throw error
    log.warn({ err: error }, 'the webhook of PayMongo could not be looked at')
  }
}
