import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** One piece of news on the wire (but for `session`, which has the stream ask whether it may go on): a name, and the id of what it is about or, where there is more to say, `data`. */
export type FeedEvent = { event: string; id?: number; data?: unknown; last?: true }
/** What a streaming endpoint gives: subscribes `hear` and returns how to stop. After a `last` event the stream ends. */
export type Feed = (hear: (event: FeedEvent) => void) => () => void

const HEARTBEAT_MS = 25_000
/** A stream is opened anew now and then, so that many processes share them evenly. */
const LONGEST_MS = 30 * 60_000
/** Whoever does not read while this much waits is gone. */
const MOST_UNREAD_BYTES = 65_536

export type StreamOptions = {
  /** Asked with every heartbeat, and when a session of the person ended: it takes its streams along. */
  stillSignedIn: () => Promise<boolean>
  /** How to end every open stream, for the shutdown. */
  open: Set<() => void>
}

/** A stream of text that takes nothing more once it is over, and gives up on readers who do not read. */
function textStream() {
  const stream = new Readable({ read: () => undefined })
  let over = false
  const write = (text: string) => {
    if (over || stream.destroyed) return
    if (stream.readableLength > MOST_UNREAD_BYTES) stream.destroy()
    else stream.push(text)
  }
  const end = () => {
    if (!over && !stream.destroyed) stream.push(null)
    over = true
  }
  return { stream, write, end }
}

/** Answers with server-sent events until the caller, the session, the server or half an hour ends it. */
export function sendFeed(request: FastifyRequest, reply: FastifyReply, feed: Feed, options: StreamOptions) {
  const { stream, write, end } = textStream()
  const beat = async () => {
    // A database that is away ends nobody's session.
    const valid = await options.stillSignedIn().catch(() => true)
    if (!options.open.has(end)) return
    if (valid) write(': still here\n\n')
    else end()
  }
  options.open.add(end)
  const timers = [setInterval(() => void beat(), HEARTBEAT_MS), setTimeout(end, LONGEST_MS)]
  timers.forEach((timer) => timer.unref())
  write(': hello\n\n')
  const stop = feed(({ event, id, data, last }) => {
    if (event === 'session') {
      void beat()
      return
    }
    // JSON has no line breaks of its own, which would end the event.
    write(`event: ${event}\ndata: ${data === undefined ? (id ?? '') : JSON.stringify(data)}\n\n`)
    if (last || event === 'replaced') end()
  })
  stream.once('close', () => {
    options.open.delete(end)
    timers.forEach((timer) => clearInterval(timer))
    stop()
  })
  // The server cuts connections that are silent for 25 seconds; this one is meant to be.
  request.raw.setTimeout(0)
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(stream)
}
