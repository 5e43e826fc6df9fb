import { call } from '#web/lib/api.ts'
import { push } from '../calls.ts'

const [WORKER, SCOPE] = ['/push-worker.js', '/push/']

/** Whether this browser can be told at all. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** A page that allows no script by name of a text takes it from a policy that knows this one. */
function workerAddress(): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(text: string): string },
      ): { createScriptURL(text: string): unknown }
    }
  }
  return (trustedTypes?.createPolicy('hanap-push', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ??
    WORKER) as string
}

let worker: Promise<ServiceWorkerRegistration> | undefined
function startWorker(): Promise<ServiceWorkerRegistration> {
  worker ??= navigator.serviceWorker
    .register(workerAddress(), { scope: SCOPE })
    .then(ready)
    .catch((error: unknown) => {
      worker = undefined
      throw error
    })
  return worker
}

/** Only a worker that runs can subscribe. */
const ready = (found: ServiceWorkerRegistration) =>
  new Promise<ServiceWorkerRegistration>((resolve) => {
    const starting = found.installing ?? found.waiting
    if (found.active || !starting) return resolve(found)
    return starting.addEventListener('statechange', () => {
      if (starting.state === 'activated') resolve(found)
    })
  })

async function subscription(): Promise<PushSubscription | null> {
  if (!canBeTold() || Notification.permission !== 'granted') return null
  const found = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await found?.pushManager.getSubscription()) ?? null
}

/** Whether this device is told at present. */
export const isTold = async (): Promise<boolean> => (await subscription()) !== null

const keep = ({ endpoint, keys }: PushSubscriptionJSON) =>
  call(push.add, { body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } } })

/**
 * Asks the person, then the browser, then the server. Call it straight from a click: later a browser does not ask.
 * @returns null when the person does not want it; throws when it did not work
 */
export async function beTold(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await startWorker()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return keep(made.toJSON())
}

/** Ends it here and on the server. */
export async function beSilent() {
  const made = await subscription()
  const settings = await call(push.remove, { body: { endpoint: made?.endpoint ?? '' } })
  await made?.unsubscribe()
  return settings
}

/** A browser may have got another address meanwhile, and who signs in anew has to say it again. Errors are ignored. */
export async function sayAgain(): Promise<void> {
  const made = await subscription().catch(() => null)
  if (made) await keep(made.toJSON()).catch(() => undefined)
}
