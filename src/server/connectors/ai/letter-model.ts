import type * as Sdk from 'ai'
import type { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Agent } from 'undici'
import { createBreaker } from '../../platform/breaker/breaker.ts'
import type { Clock } from '../../platform/clock.ts'
import { ConnectorError } from '../../platform/errors.ts'
import { asConnectorError } from './failures.ts'
import { guardedFetch } from './guarded-fetch.ts'

/** Settings of the connector; times in milliseconds. */
export type AiConfig = {
  /** Such as `https://api.example.com/v1`; whatever speaks OpenAI's chat completions. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  clock: Clock
  /** 3,000; 10,000; 60,000. */
  connectMs?: number
  firstWordMs?: number
  totalMs?: number
}

/** What the model is told (`instructions`, ours) and what it is given (`prompt`, with the fenced data). */
export type AiPrompt = { instructions: string; prompt: string }

/** A model that writes. Every failure is a `ConnectorError`. */
export type Ai = {
  model: string
  /**
   * Writes piece by piece. An aborted `signal` ends the outgoing call at once; nothing more is given then.
   * @throws ConnectorError refused (rate_limited, client_refused, rejected), down, slow, changed
   */
  write(prompt: AiPrompt, signal: AbortSignal): AsyncGenerator<string>
  close: () => Promise<void>
}

const CONNECT_MS = 3000
const FIRST_WORD_MS = 10_000
const TOTAL_MS = 60_000
/** Longer than any letter; a model that does not stop is stopped. */
const MAX_CHARACTERS = 24_000
const MAX_TOKENS = 2500
const TEMPERATURE = 0.5

type Libraries = { sdk: typeof Sdk; connect: typeof createOpenAICompatible }

/** Nothing is asked and the library is not even loaded before somebody wants a letter. */
export function createAi(config: AiConfig): Ai {
  const breaker = createBreaker({ threshold: 5, openMs: 30_000, clock: config.clock })
  const agent = new Agent({ connect: { timeout: config.connectMs ?? CONNECT_MS }, maxHeaderSize: 64 * 1024 })
  let libraries: Promise<Libraries> | undefined
  const load = () => (libraries ??= loadLibraries())

  async function* write(prompt: AiPrompt, signal: AbortSignal): AsyncGenerator<string> {
    if (!breaker.allows()) throw unavailable(breaker.secondsLeft())
    let report: 'success' | 'failure' | 'release' = 'release'
    const deadline = startDeadline(config.totalMs ?? TOTAL_MS, 'The letter was not done in time.')
    try {
      const world = { config, agent, libraries: await load(), signal, deadline: deadline.signal }
      yield* withOneRetry(() => writeOnce(world, prompt), config.clock, signal)
      report = signal.aborted ? 'release' : 'success'
    } catch (cause) {
      const error = asConnectorError(cause, config.clock)
      if (!signal.aborted) report = error.kind === 'down' || error.kind === 'slow' ? 'failure' : 'success'
      throw error
    } finally {
      deadline.stop()
      breaker[report]()
    }
  }
  return { model: config.model, write, close: () => agent.destroy() }
}

const unavailable = (retryAfter: number) =>
  new ConnectorError('down', 'The AI endpoint failed several times in a row and is left alone for a moment.', {
    reason: 'breaker_open',
    retryAfter,
  })

async function loadLibraries(): Promise<Libraries> {
  const [sdk, { createOpenAICompatible: connect }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  return { sdk, connect }
}

/** Once more when nothing was said yet and the endpoint was down rather than unwilling or slow. */
async function* withOneRetry(
  attempt: () => AsyncGenerator<string>,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let said = false
  for (let tries = 0; ; tries += 1) {
    try {
      for await (const text of attempt()) {
        said = true
        yield text
      }
      return
    } catch (cause) {
      const error = asConnectorError(cause, clock)
      const wait = error.retryAfter ?? 0
      if (said || tries > 0 || error.kind !== 'down' || wait > 0 || signal.aborted) throw error
    }
  }
}

type World = { config: AiConfig; agent: Agent; libraries: Libraries; signal: AbortSignal; deadline: AbortSignal }

async function* writeOnce({ config, agent, libraries, signal, deadline }: World, given: AiPrompt) {
  const first = startDeadline(config.firstWordMs ?? FIRST_WORD_MS, 'The AI endpoint did not begin to answer in time.')
  const abortSignal = AbortSignal.any([signal, deadline, first.signal])
  const result = libraries.sdk.streamText({
    model: modelOf(config, agent, libraries),
    instructions: given.instructions,
    prompt: given.prompt,
    temperature: TEMPERATURE,
    maxOutputTokens: MAX_TOKENS,
    maxRetries: 0,
    abortSignal,
    // The library would print it; it is thrown below instead.
    onError: () => undefined,
  })
  try {
    yield* spoken(result.stream, abortSignal, first.stop)
  } catch (cause) {
    throw abortSignal.aborted ? (abortSignal.reason as unknown) : cause
  } finally {
    first.stop()
  }
}

type Part = { type: string; text?: string; error?: unknown; rawFinishReason?: unknown; finishReason?: unknown }

/** The words of an answer; an answer that breaks off, is empty or does not end is a failure. */
async function* spoken(parts: AsyncIterable<Part>, aborted: AbortSignal, onFirst: () => void) {
  let length = 0
  let finished = false
  for await (const part of parts) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw aborted.reason
    if (part.type === 'finish') finished = part.rawFinishReason !== undefined && part.finishReason !== 'length'
    if (part.type !== 'text-delta' || !part.text) continue
    if (length === 0) onFirst()
    length += part.text.length
    if (length > MAX_CHARACTERS) {
      throw new ConnectorError('changed', 'The AI endpoint does not stop writing.', { reason: 'too_large' })
    }
    yield part.text
  }
  if (length === 0) throw new ConnectorError('changed', 'The AI endpoint said nothing.')
  if (!finished) throw new ConnectorError('down', 'The AI endpoint broke off its answer.', { reason: 'answer_lost' })
}

function modelOf(config: AiConfig, agent: Agent, { connect }: Libraries) {
  const provider = connect({
    name: 'letters',
    baseURL: config.baseUrl,
    fetch: guardedFetch(new URL(config.baseUrl).origin, agent),
    ...(config.apiKey === undefined ? {} : { apiKey: config.apiKey }),
  })
  return provider(config.model)
}

/** A signal that aborts with a `slow` after `ms`, unless stopped before. */
function startDeadline(ms: number, message: string): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new ConnectorError('slow', message)), ms)
  return { signal: controller.signal, stop: () => clearTimeout(timer) }
}
