import { Client } from 'pg'

export type Hearing = {
  onMessage: (payload: string) => void
  /** The channel is heard from now on: at first, and again after every loss. */
  onUp: () => void
  onDown: (error: unknown) => void
}
export type Listening = { close(): Promise<void> }

const ANSWER_MS = 5000
const PROBE_MS = 30_000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 15_000

/**
 * Hears a channel over one connection of its own. A lost connection is opened again and again with growing pauses; one
 * that silently died is noticed by asking now and then.
 */
export function listenTo(url: string, channel: string, hearing: Hearing): Listening {
  let current: Connection | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false
  const open = () => {
    current = connect(url, channel, {
      onMessage: hearing.onMessage,
      onUp: () => {
        failures = 0
        hearing.onUp()
      },
      onDown: (error) => {
        if (closed) return
        hearing.onDown(error)
        const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++)
        timer = setTimeout(open, longest * (0.5 + Math.random() / 2)).unref()
      },
    })
  }
  open()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await current?.end()
    },
  }
}

type Connection = { end: () => Promise<void> }

/** One connection from its opening to its loss, which is told once. */
function connect(url: string, channel: string, hearing: Hearing): Connection {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'hanap news',
  })
  let over = false
  let timer: NodeJS.Timeout | undefined
  const end = async () => {
    over = true
    clearTimeout(timer)
    await client.end().catch(() => undefined)
  }
  const lose = (error: unknown) => {
    if (over) return
    void end()
    hearing.onDown(error)
  }
  const probe = () => {
    timer = setTimeout(() => void client.query('select 1').then(() => over || probe(), lose), PROBE_MS).unref()
  }
  client.on('error', lose)
  client.on('end', () => lose(new Error('The database ended the connection.')))
  client.on('notification', ({ payload }) => hearing.onMessage(payload ?? ''))
  const begin = async () => {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    if (over) return
    hearing.onUp()
    probe()
  }
  begin().catch(lose)
  return { end }
}
