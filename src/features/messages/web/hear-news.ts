import { openStream } from '#web/lib/api.ts'
import { messages } from '../calls.ts'
import { followNews } from './news.ts'

const NAME = 'hanap-news'

/**
 * Hears news until `signal` ends it. Of the windows of one browser that are looked at, one holds the stream and tells the
 * others: browsers open six connections to a server at most, and every stream takes one for good.
 */
export function hearNews(onNews: () => void, signal: AbortSignal): void {
  const others = new BroadcastChannel(NAME)
  others.addEventListener('message', onNews)
  signal.addEventListener('abort', () => others.close(), { once: true })
  const follow = async () => {
    const tell = () => {
      onNews()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
      if (!signal.aborted) others.postMessage('news')
    }
    await followNews({ open: (until) => openStream(messages.events, until), onNews: tell, random: Math.random }, signal)
    // Ended by the server for good: the next window would fare no better.
    await ended(signal)
  }
  // Without https a browser has no locks; then every window has its own stream.
  if (!('locks' in navigator)) return void follow()
  navigator.locks.request(NAME, { signal }, follow).catch(() => undefined)
}

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
