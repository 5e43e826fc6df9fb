import { type Agent, fetch } from 'undici'
import webPush from 'web-push'
import { ConnectorError } from '../../platform/errors.ts'

export type PushKeys = { publicKey: string; privateKey: string }
export type PushDevice = { endpoint: string; public_key: string; auth: string }

/** What became of a message: `gone` is a device that will never hear again. */
export type Pushed = 'sent' | 'gone' | 'refused'

export type PushService = {
  /** Whether an address belongs to a push service that may be contacted. */
  allows(endpoint: string): boolean
  /** @throws ConnectorError down or slow when nobody answered */
  send(device: PushDevice, payload: string, keys: PushKeys): Promise<Pushed>
}

export type PushOptions = {
  /** Host names, `*.` in front for every one below. */
  hosts: readonly string[]
  /** A stand-in's origin, the only one that may be plain HTTP. */
  standIn: string | undefined
  /** Whom a push service may write to about us. */
  subject: string
  dispatcher?: Agent
}

/** What is older than two days is no news. */
const TTL_SECONDS = 48 * 3600
const PATIENCE_MS = 10_000
/** Answers that may pass; every other refusal is the device's end. */
const PASSING = new Set([408, 429])

/**
 * Speaks Web Push to the services browsers name. The address comes from a browser, so it is a door to anywhere: only known
 * hosts are contacted, and no redirect is followed.
 */
export function createPushService({ hosts, standIn, subject, dispatcher }: PushOptions): PushService {
  const allows = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, origin, username } = new URL(endpoint)
    if (standIn !== undefined && origin === standIn) return true
    const known = hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
    return protocol === 'https:' && port === '' && username === '' && known
  }
  return {
    allows,
    async send({ endpoint, public_key: p256dh, auth }, payload, { publicKey, privateKey }) {
      if (!allows(endpoint)) return 'gone'
      const subscription = { endpoint, keys: { p256dh, auth } }
      const vapidDetails = { subject, publicKey, privateKey }
      const request = webPush.generateRequestDetails(subscription, payload, { vapidDetails, TTL: TTL_SECONDS })
      const status = await post(endpoint, request, dispatcher)
      if (status < 300) return 'sent'
      if (status >= 500 || PASSING.has(status) || status < 400) return 'refused'
      return 'gone'
    },
  }
}

async function post(
  endpoint: string,
  { headers, body }: webPush.RequestDetails,
  dispatcher: Agent | undefined,
): Promise<number> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: body as Buffer,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(dispatcher && { dispatcher }),
    })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    const slow = error instanceof Error && error.name === 'TimeoutError'
    throw new ConnectorError(slow ? 'slow' : 'down', 'The push service could not be reached.')
  }
}

/** A fresh pair of keys for a server. */
export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys()
