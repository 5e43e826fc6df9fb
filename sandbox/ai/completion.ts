import { BadInput } from '../http/bad-input.ts'
import type { Reply } from '../http/exchange.ts'
import { json, raw } from '../http/replies.ts'

/** A chat completion somebody asked for. */
export type Asked = { model: string; stream: boolean; prompt: string }

const messageText = (message: unknown): string => {
  const content: unknown =
    typeof message === 'object' && message !== null && 'content' in message ? message.content : ''
  if (typeof content === 'string') return content
  const parts: unknown[] = Array.isArray(content) ? content : []
  return parts
    .map((part) =>
      typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string' ? part.text : '',
    )
    .join('\n')
}

/** @throws BadInput with OpenAI's kind of sentence */
export function readAsked(body: unknown): Asked {
  if (typeof body !== 'object' || body === null) throw new BadInput('We could not parse the JSON body of your request.')
  const { model, messages, stream } = body as Record<string, unknown>
  if (typeof model !== 'string' || model === '') throw new BadInput('you must provide a model parameter')
  if (!Array.isArray(messages) || messages.length === 0) throw new BadInput("'messages' must be a non-empty array.")
  return { model, stream: stream === true, prompt: messages.map(messageText).join('\n\n') }
}

/** An error in OpenAI's shape. */
export const aiError = (status: number, message: string, code: string): Reply =>
  json({ error: { message, type: 'invalid_request_error', param: null, code } }, { status })

type Answer = { asked: Asked; id: string; created: number; text: string }

/** The whole completion at once. */
export function completion({ asked, id, created, text }: Answer): Reply {
  const count = (value: string) => Math.ceil(value.length / 4)
  const usage = { prompt_tokens: count(asked.prompt), completion_tokens: count(text) }
  return json({
    id,
    object: 'chat.completion',
    created,
    model: asked.model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  })
}

/** A letter comes word by word; what is much longer comes in larger pieces, so that it does not take minutes. */
const MOST_PIECES = 500

/** The completion word by word as server-sent events; `cut` ends it in its middle without a last word. */
export function completionStream(answer: Answer, pace: { gapMs: number; cut: boolean }): Reply {
  const { asked, id, created, text } = answer
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({
      id,
      object: 'chat.completion.chunk',
      created,
      model: asked.model,
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`
  const words = text.match(/\s*\S+/g) ?? []
  const atOnce = Math.ceil(words.length / MOST_PIECES)
  const groups = Array.from({ length: Math.ceil(words.length / atOnce) }, (_, at) =>
    words.slice(at * atOnce, (at + 1) * atOnce).join(''),
  )
  const said = groups.map((word) => chunk({ content: word }, null))
  const pieces = [chunk({ role: 'assistant', content: '' }, null), ...said, chunk({}, 'stop'), 'data: [DONE]\n\n']
  const kept = pace.cut ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces
  const reply = raw('text/event-stream; charset=utf-8', kept.join(''), { headers: { 'cache-control': 'no-cache' } })
  return { ...reply, pieces: { texts: kept, gapMs: pace.gapMs, cut: pace.cut } }
}
