import { type Agent, fetch as send } from 'undici'
import { ConnectorError } from '../../platform/errors.ts'

/** A letter of 10,000 characters, word by word with its wrapping, stays far below. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * A fetch that asks the configured origin and nothing else, follows no redirect and reads no more than four mebibytes.
 * @throws ConnectorError refused (host_not_allowed), changed for a page; changed (too_large) while the body is read
 */
export function guardedFetch(origin: string, dispatcher: Agent): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) {
      const message = `${url.origin} is not an address this service may contact.`
      throw new ConnectorError('refused', message, { reason: 'host_not_allowed' })
    }
    const { method, headers, body, signal } = init ?? {}
    const answer = await send(url, {
      method: method ?? 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      redirect: 'manual',
      dispatcher,
      ...(typeof body === 'string' ? { body } : {}),
      ...(signal ? { signal } : {}),
    })
    if (answer.ok && /\bhtml\b/i.test(answer.headers.get('content-type') ?? '')) {
      // A page is no answer, however long it goes on.
      await answer.body?.cancel()
      throw new ConnectorError('changed', 'The AI endpoint answered with a page.')
    }
    // The library's own name for what the platform calls a ReadableStream too.
    const bytes = answer.body as ReadableStream<Uint8Array> | null
    return new Response(bytes?.pipeThrough(limited()) ?? null, {
      // A redirect would lead elsewhere; to the library it is just no good answer.
      status: answer.status >= 300 && answer.status < 400 ? 502 : answer.status,
      headers: Object.fromEntries(answer.headers),
    })
  }
}

function limited(): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> {
  let size = 0
  return new TransformStream({
    transform(chunk: Uint8Array<ArrayBuffer>, controller) {
      size += chunk.length
      if (size > MAX_BYTES) {
        controller.error(new ConnectorError('changed', 'The AI endpoint sent far too much.', { reason: 'too_large' }))
      } else controller.enqueue(chunk)
    },
  })
}
