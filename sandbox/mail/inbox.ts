import type { Handler, Reply, SandboxRequest } from '../http/exchange.ts'
import { html, json, raw } from '../http/replies.ts'
import { createRouter } from '../http/router.ts'
import { framedHtml, inboxPage, messagePage, missingMessagePage } from './inbox-pages.ts'
import type { MessageFilter, MessageStore, StoredMessage } from './message-store.ts'

const LONGEST_WAIT_MS = 30_000

/** Nothing in a message may run, load or be sent anywhere; links may open in a new window. */
const FRAME_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** The inbox pages and the JSON API over the kept messages. */
export function createInbox(store: MessageStore): Handler {
  const withMessage = (
    answer: (message: StoredMessage, params: Record<string, string>) => Reply,
    missing: () => Reply,
  ) => {
    return (_request: SandboxRequest, params: Record<string, string>): Reply => {
      const message = store.get(Number(params['id']))
      return message ? answer(message, params) : missing()
    }
  }
  const missingJson = (): Reply => json({ error: 'There is no such message.' }, { status: 404 })
  const missingPage = (): Reply => html(missingMessagePage(), { status: 404 })
  return createRouter([
    { method: 'GET', path: '/', handle: (request) => inboxReply(store, request) },
    {
      method: 'GET',
      path: '/messages/{id}',
      handle: withMessage((message) => html(messagePage(message)), missingPage),
    },
    { method: 'GET', path: '/messages/{id}/html', handle: withMessage(htmlPart, missingPage) },
    { method: 'GET', path: '/messages/{id}/files/{at}', handle: withMessage(filePart, missingPage) },
    { method: 'GET', path: '/api/messages', handle: (request) => listReply(store, request) },
    { method: 'GET', path: '/api/messages/{id}', handle: withMessage((message) => json(whole(message)), missingJson) },
    {
      method: 'GET',
      path: '/api/messages/{id}/source',
      handle: withMessage((message) => raw('text/plain; charset=utf-8', message.source), missingJson),
    },
    {
      method: 'DELETE',
      path: '/api/messages/{id}',
      handle: withMessage((message) => json({ removed: store.remove(message.id) ? 1 : 0 }), missingJson),
    },
    { method: 'DELETE', path: '/api/messages', handle: (request) => removeAll(store, request) },
  ])
}

function inboxReply(store: MessageStore, request: SandboxRequest): Reply {
  const to = request.query.get('to') ?? ''
  return html(inboxPage(store.list({ to }).slice(0, 200), to))
}

/** `to`, `after` (an id) and `wait_ms`: how long to wait for the first message that fits. */
async function listReply(store: MessageStore, request: SandboxRequest): Promise<Reply> {
  const after = Number(request.query.get('after') ?? 0)
  const waitMs = Number(request.query.get('wait_ms') ?? 0)
  if (!Number.isInteger(after) || !Number.isInteger(waitMs) || waitMs < 0 || waitMs > LONGEST_WAIT_MS)
    return json(
      { error: `after and wait_ms must be whole numbers, wait_ms at most ${LONGEST_WAIT_MS}.` },
      { status: 400 },
    )
  const filter: MessageFilter = { to: request.query.get('to') ?? undefined, after }
  const found = await firstFound(store, filter, waitMs)
  return json({ messages: found.map(brief) })
}

function firstFound(store: MessageStore, filter: MessageFilter, waitMs: number): Promise<StoredMessage[]> {
  const found = store.list(filter)
  if (found.length > 0 || waitMs === 0) return Promise.resolve(found)
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      stop()
      resolve(store.list(filter))
    }
    const timer = setTimeout(finish, waitMs).unref()
    const stop = store.onAdded(() => {
      if (store.list(filter).length > 0) finish()
    })
  })
}

function removeAll(store: MessageStore, request: SandboxRequest): Reply {
  const to = request.query.get('to') ?? undefined
  const doomed = store.list({ to })
  for (const message of doomed) store.remove(message.id)
  return json({ removed: doomed.length })
}

function htmlPart(message: StoredMessage): Reply {
  return html(framedHtml(message.mail.html ?? ''), {
    headers: { 'content-security-policy': FRAME_POLICY, 'x-content-type-options': 'nosniff' },
  })
}

function filePart(message: StoredMessage, params: Record<string, string>): Reply {
  const file = message.mail.attachments[Number(params['at'])]
  if (!file) return html(missingMessagePage(), { status: 404 })
  return raw('application/octet-stream', file.content, {
    headers: {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'x-content-type-options': 'nosniff',
    },
  })
}

function brief(message: StoredMessage): Record<string, unknown> {
  return {
    id: message.id,
    received_at: message.receivedAt.toISOString(),
    envelope_from: message.envelopeFrom,
    to: message.to,
    from: message.mail.from,
    subject: message.mail.subject,
    text: message.mail.text,
  }
}

function whole(message: StoredMessage): Record<string, unknown> {
  const { mail } = message
  return {
    ...brief(message),
    header_to: mail.to,
    date: mail.date,
    message_id: mail.messageId,
    html: mail.html,
    headers: mail.headers,
    attachments: mail.attachments.map(({ filename, contentType, contentId, content }) => {
      return { filename, content_type: contentType, content_id: contentId, size: content.length }
    }),
  }
}
