import { BadInput, optionalInteger } from '../http/bad-input.ts'
import { createClock } from '../http/clock.ts'
import { createControl, type Control } from '../http/control.ts'
import type { Handler, Reply, SandboxRequest } from '../http/exchange.ts'
import { html, json } from '../http/replies.ts'
import { createRouter } from '../http/router.ts'
import { aiError, completion, completionStream, readAsked } from './completion.ts'
import { listDemands, wantsDemands } from './demands.ts'
import { writeLetter } from './letter.ts'
import { LETTER_MODES, spoil, type LetterMode } from './misdeeds.ts'

/** The one key and the one model it knows; a request without a key is fine too, as with Ollama. */
const KEY = 'sk-demo-only'
const MODEL = 'letter-writer-1'
const USUAL_GAP_MS = 12
const KEPT_PROMPTS = 50

type State = {
  orders: { mode: LetterMode; times: number | null }[]
  gapMs: number
  asked: number
  /** What the last requests said, so that a test can look at what left the house. */
  prompts: string[]
}

/** An OpenAI-compatible endpoint that writes letters out of the data it is given. */
export function createAi(o: { now?: () => Date } = {}): { handler: Handler; control: Control } {
  const state: State = { orders: [], gapMs: USUAL_GAP_MS, asked: 0, prompts: [] }
  const control = createControl({
    name: 'AI letter writer',
    about: 'Speaks the chat completions of OpenAI and writes letters out of the data in the prompt.',
    clock: createClock(o.now),
  })
  addControls(control, state)
  const handler = createRouter(
    [
      {
        method: 'GET',
        path: '/',
        handle: () =>
          html(
            '<!DOCTYPE html><html lang="en"><title>AI letter writer</title><h1>AI letter writer</h1><p>POST /v1/chat/completions, GET /v1/models. <a href="/__control">Control</a>',
          ),
      },
      { method: 'GET', path: '/v1/models', handle: (request) => refusal(request) ?? json(models(control)) },
      {
        method: 'POST',
        path: '/v1/chat/completions',
        handle: (request) => refusal(request) ?? complete(request, control, state),
      },
    ],
    () => aiError(404, 'Unknown request URL.', 'unknown_url'),
  )
  return { handler, control }
}

function refusal(request: SandboxRequest): Reply | null {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (given === undefined || given === KEY) return null
  return aiError(401, 'Incorrect API key provided.', 'invalid_api_key')
}

const models = (control: Control) => ({
  object: 'list',
  data: [{ id: MODEL, object: 'model', created: Math.floor(control.clock.now().getTime() / 1000), owned_by: 'demo' }],
})

function complete(request: SandboxRequest, control: Control, state: State): Reply {
  try {
    const asked = readAsked(request.json)
    if (asked.model !== MODEL) return aiError(404, `The model '${asked.model}' does not exist.`, 'model_not_found')
    state.asked += 1
    state.prompts = [...state.prompts, asked.prompt].slice(-KEPT_PROMPTS)
    const mode = takeOrder(state)
    const letter = wantsDemands(asked.prompt) ? listDemands(asked.prompt) : writeLetter(asked.prompt, state.asked - 1)
    const text = mode === null ? letter : spoil(letter, mode, asked.prompt)
    const created = Math.floor(control.clock.now().getTime() / 1000)
    const answer = { asked, id: `chatcmpl-${state.asked}`, created, text }
    return asked.stream ? completionStream(answer, { gapMs: state.gapMs, cut: mode === 'cut' }) : completion(answer)
  } catch (problem) {
    if (problem instanceof BadInput) return aiError(400, problem.message, 'invalid_request')
    throw problem
  }
}

function takeOrder(state: State): LetterMode | null {
  const order = state.orders[0]
  if (!order) return null
  if (order.times !== null) order.times -= 1
  if (order.times === 0) state.orders.shift()
  return order.mode
}

function addControls(control: Control, state: State): void {
  control.addState(() => ({ letters: state.orders, gap_ms: state.gapMs, asked: state.asked }))
  control.onReset(() => void Object.assign(state, { orders: [], gapMs: USUAL_GAP_MS, asked: 0, prompts: [] }))
  control.addRoute({
    method: 'GET',
    path: '/prompts',
    summary: 'What the last requests said.',
    run: () => ({ prompts: state.prompts }),
  })
  control.addRoute({
    method: 'POST',
    path: '/letters',
    summary: `Spoil the next letters: mode (${LETTER_MODES.join(', ')}) and optionally times.`,
    example: { mode: 'invent', times: 1 },
    run: (body) => {
      const mode = LETTER_MODES.find((each) => each === body['mode'])
      if (!mode) throw new BadInput(`mode must be one of: ${LETTER_MODES.join(', ')}.`)
      state.orders.push({ mode, times: optionalInteger(body, 'times', { min: 1, max: 1_000_000 }) ?? null })
      return { letters: state.orders }
    },
  })
  control.addRoute({
    method: 'DELETE',
    path: '/letters',
    summary: 'Write good letters again.',
    run: () => {
      state.orders = []
      return { letters: [] }
    },
  })
  addPace(control, state)
}

function addPace(control: Control, state: State): void {
  control.addRoute({
    method: 'POST',
    path: '/pace',
    summary: 'Milliseconds between two words of a stream.',
    example: { gap_ms: 200 },
    run: (body) => {
      state.gapMs = optionalInteger(body, 'gap_ms', { min: 0, max: 60_000 }) ?? USUAL_GAP_MS
      return { gap_ms: state.gapMs }
    },
  })
}
