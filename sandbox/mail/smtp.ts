import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerSession } from 'smtp-server'

/** Ways in which the mail catcher can fail a sender. */
export const SMTP_MODES = ['refuse', 'defer', 'slow', 'drop', 'lost-answer', 'down'] as const
export type SmtpMode = (typeof SMTP_MODES)[number]

/** One order to misbehave; `times: null` holds until it is removed, `to: null` concerns every recipient. */
export type SmtpOrder = { mode: SmtpMode; times: number | null; to: string | null; delayMs: number }

/** What a sender must present; null lets everybody in, with any name and password or none. */
export type SmtpAccount = { user: string; password: string }

/** What the SMTP side shares with the control calls. */
export type SmtpState = { orders: SmtpOrder[]; account: SmtpAccount | null; connections: number }

/** A delivered message, before it is accepted. */
export type Delivery = { envelopeFrom: string; to: string[]; source: Buffer }

/** The listening SMTP side. */
export type RunningSmtp = { port: number; close: () => Promise<void> }

/** Largest message in bytes. */
export const MAX_MESSAGE_BYTES = 25 * 1024 * 1024

/** Where the SMTP side listens, what it obeys and who takes the messages. */
export type SmtpOptions = {
  port: number
  host: string
  state: SmtpState
  /** Called before the sender hears 250; what it throws is answered with 451. */
  accept: (delivery: Delivery) => void
  maxBytes?: number
}

/**
 * Takes mail over SMTP (8BITMIME, SMTPUTF8, SIZE, optional AUTH, no TLS).
 * @throws the listen error (code EADDRINUSE when the port is taken)
 */
export async function startSmtp(o: SmtpOptions): Promise<RunningSmtp> {
  const sockets = new Map<number, Socket>()
  const server = createServer(o, (session) => sockets.get(session.remotePort)?.destroy())
  server.on('error', () => undefined)
  const net = server.server
  net.on('connection', (socket: Socket) => {
    o.state.connections += 1
    if (takeOrder(o.state, [], ['down'])) socket.destroy()
    const port = socket.remotePort
    if (port === undefined) return
    sockets.set(port, socket)
    socket.on('close', () => sockets.delete(port))
  })
  await new Promise<void>((resolve, reject) => {
    net.once('error', reject)
    server.listen(o.port, o.host, resolve)
  })
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets.values()) socket.destroy()
    })
  return { port: portOf(net.address()), close }
}

function createServer(o: SmtpOptions, cut: (session: SMTPServerSession) => void): SMTPServer {
  const { state } = o
  return new SMTPServer({
    banner: 'mail catcher',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: o.maxBytes ?? MAX_MESSAGE_BYTES,
    closeTimeout: 200,
    onAuth: (auth, _session, callback) => {
      const fits = !state.account || (auth.username === state.account.user && auth.password === state.account.password)
      callback(fits ? null : new SmtpRefusal(535, 'Wrong user or password'), { user: auth.username ?? 'anyone' })
    },
    onMailFrom: (_address, session, callback) => {
      callback(state.account && !session.user ? new SmtpRefusal(530, 'Sign in first') : null)
    },
    onRcptTo: (address, _session, callback) => {
      const order = takeOrder(state, [address.address], ['refuse', 'defer'])
      if (order?.mode === 'refuse') callback(new SmtpRefusal(550, 'No such mailbox here'))
      else callback(order ? new SmtpRefusal(451, 'Try again later') : null)
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk)
      })
      stream.on('end', () => {
        if (stream.sizeExceeded) callback(new SmtpRefusal(552, 'Message too large'))
        else deliver(o, session, Buffer.concat(chunks), { done: callback, cut: () => cut(session) })
      })
    },
  })
}

/** Keeps a message that came whole and answers, or cuts the connection, as ordered. */
function deliver(
  o: SmtpOptions,
  session: SMTPServerSession,
  source: Buffer,
  answer: { done: (problem?: Error | null) => void; cut: () => void },
): void {
  const to = session.envelope.rcptTo.map((each) => each.address)
  const from = session.envelope.mailFrom
  const order = takeOrder(o.state, to, ['slow', 'drop', 'lost-answer'])
  if (order?.mode === 'drop') {
    answer.cut()
    return
  }
  const keep = (): void => {
    const problem = tryAccept(o, { envelopeFrom: from ? from.address : '', to, source })
    if (order?.mode === 'lost-answer') answer.cut()
    else answer.done(problem)
  }
  if (order?.mode === 'slow') setTimeout(keep, order.delayMs).unref()
  else keep()
}

function tryAccept(o: SmtpOptions, delivery: Delivery): Error | null {
  try {
    o.accept(delivery)
    return null
  } catch {
    return new SmtpRefusal(451, 'The mail catcher could not keep the message')
  }
}

function portOf(address: { port: number } | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

function takeOrder(state: SmtpState, to: string[], modes: SmtpMode[]): SmtpOrder | null {
  const order = state.orders.find((each) => {
    return modes.includes(each.mode) && (each.to === null || to.some((one) => one.toLowerCase() === each.to))
  })
  if (!order) return null
  if (order.times !== null) order.times -= 1
  if (order.times === 0) state.orders = state.orders.filter((each) => each !== order)
  return order
}

class SmtpRefusal extends Error {
  responseCode: number
  constructor(code: number, message: string) {
    super(message)
    this.responseCode = code
  }
}
