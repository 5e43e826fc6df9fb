import { join } from 'node:path'
import { createClock, type Clock } from '../http/clock.ts'
import { createControl, type Control } from '../http/control.ts'
import { startServer } from '../http/server.ts'
import { addMailControls } from './controls.ts'
import { createInbox } from './inbox.ts'
import { createMessageStore } from './message-store.ts'
import { startSmtp, type SmtpState } from './smtp.ts'

/** A running mail catcher. */
export type RunningMail = {
  smtpPort: number
  /** Address of the inbox, the JSON API and the control calls. */
  url: string
  control: Control
  close: () => Promise<void>
}

/**
 * Starts the mail catcher: SMTP in, an inbox for people and a JSON API out.
 * @param o.dataDir messages are kept in its folder `mail`; in memory without it
 * @param o.maxBytes largest message in bytes (25 MiB)
 * @throws the listen error (code EADDRINUSE) of either port
 */
export async function startMail(o: {
  smtpPort: number
  httpPort: number
  dataDir?: string | undefined
  clock?: Clock
  maxBytes?: number
}): Promise<RunningMail> {
  const host = '127.0.0.1'
  const store = createMessageStore(o.dataDir ? join(o.dataDir, 'mail') : null)
  const state: SmtpState = { orders: [], account: null, connections: 0 }
  const control = createControl({
    name: 'Mail catcher',
    about: 'Keeps every message that is sent to it and passes none on.',
    clock: o.clock ?? createClock(),
  })
  addMailControls(control, state, store)
  const smtp = await startSmtp({
    port: o.smtpPort,
    host,
    state,
    accept: (delivery) => {
      store.add({ receivedAt: control.clock.now(), ...delivery })
    },
    ...(o.maxBytes === undefined ? {} : { maxBytes: o.maxBytes }),
  })
  try {
    const server = await startServer({ handler: createInbox(store), control, port: o.httpPort, host })
    const close = async (): Promise<void> => {
      await Promise.all([smtp.close(), server.close()])
    }
    return { smtpPort: smtp.port, url: server.url, control, close }
  } catch (problem) {
    await smtp.close()
    throw problem
  }
}
