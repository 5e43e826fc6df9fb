import { createClock, type Clock } from './clock.ts'
import type { Handler, Reply, SandboxRequest } from './exchange.ts'
import { html, json } from './replies.ts'
import { BadInput, fields, optionalFlag, optionalInteger, optionalMoment } from './bad-input.ts'
import { createMisbehaviours, parseMisbehaviour, type Misbehaviour, type Misbehaviours } from './misbehaviour.ts'
import { CONTROL_PATH, type ControlRoute } from './control-route.ts'
import { createTraffic, type Traffic } from './traffic.ts'
import { controlPage } from './control-page.ts'

type Describer = () => Record<string, unknown>

/** The hand on a stand-in: how it misbehaves, what time it has, who called it. */
export type Control = {
  name: string
  clock: Clock
  traffic: Traffic
  misbehaviours: Misbehaviours
  misbehave: (order: Partial<Misbehaviour> & { mode: Misbehaviour['mode'] }) => void
  behave: () => void
  routes: () => ControlRoute[]
  addRoute: (route: ControlRoute) => void
  /** Adds fields to the answer of `GET /__control/state`. */
  addState: (describer: Describer) => void
  /** Called by `POST /__control/reset`. */
  onReset: (reset: () => void) => void
  /** Called before the handler when mode `expired-session` concerns a request; it forgets that request's session. */
  onExpiredSession: (expire: (request: SandboxRequest) => void) => void
  expireSession: (request: SandboxRequest) => void
  reset: () => void
  /** Everything `GET /__control/state` tells. */
  state: (recent?: number) => Record<string, unknown>
  /** Answers every path at or below `/__control`. */
  handle: Handler
}

/** A fresh control with the calls every stand-in has; `name` and `about` head its start page. */
export function createControl(o: { name: string; about?: string; clock?: Clock }): Control {
  const routes: ControlRoute[] = []
  const describers: Describer[] = []
  const resets: (() => void)[] = []
  let expire: ((request: SandboxRequest) => void) | null = null
  const control: Control = {
    name: o.name,
    clock: o.clock ?? createClock(),
    traffic: createTraffic(),
    misbehaviours: createMisbehaviours(),
    misbehave: (order) => {
      const parsed = parseMisbehaviour(order)
      if (parsed.mode === 'expired-session' && !expire) throw new BadInput(`${o.name} has no sessions.`)
      control.misbehaviours.add(parsed)
    },
    behave: () => control.misbehaviours.clear(),
    routes: () => [...routes],
    addRoute: (route) => {
      routes.push(route)
    },
    addState: (describer) => {
      describers.push(describer)
    },
    onReset: (reset) => {
      resets.push(reset)
    },
    onExpiredSession: (hook) => {
      expire = hook
    },
    expireSession: (request) => expire?.(request),
    reset: () => resetAll(control, resets),
    state: (recent = 200) => describe(control, describers, recent),
    handle: (request) => handleControl(control, o.about ?? '', request),
  }
  routes.push(...ownRoutes(control))
  return control
}

function resetAll(control: Control, resets: (() => void)[]): void {
  control.misbehaviours.clear()
  control.clock.release()
  for (const reset of resets) reset()
  control.traffic.clear()
}

function describe(control: Control, describers: Describer[], recent: number): Record<string, unknown> {
  return {
    name: control.name,
    clock: { now: control.clock.now().toISOString(), mode: control.clock.mode() },
    misbehaviours: control.misbehaviours.list(),
    requests: control.traffic.report(recent),
    ...Object.assign({}, ...describers.map((describer) => describer())),
  }
}

function ownRoutes(control: Control): ControlRoute[] {
  return [
    {
      method: 'GET',
      path: '/state',
      summary: 'Clock, orders to misbehave, requests per path and the last requests (?recent=200).',
      run: (_body, request) => control.state(recentOf(request)),
    },
    ...misbehaviourRoutes(control),
    {
      method: 'POST',
      path: '/clock',
      summary: 'Move the clock: now holds it at a moment, advance_seconds moves it, real lets it go.',
      example: { advance_seconds: 3600 },
      run: (body) => moveClock(control.clock, body),
    },
    {
      method: 'POST',
      path: '/reset',
      summary: 'Forget orders, clock, counts and everything that happened since the start.',
      run: () => {
        control.reset()
        return { reset: true }
      },
    },
  ]
}

function misbehaviourRoutes(control: Control): ControlRoute[] {
  return [
    {
      method: 'POST',
      path: '/misbehave',
      summary: 'Go wrong: mode, and optionally times, path (prefix with *), method, delay_ms, retry_after, status.',
      example: { mode: '429', times: 1, retry_after: 2 },
      run: (body) => {
        control.misbehave(parseMisbehaviour(body))
        return { misbehaviours: control.misbehaviours.list() }
      },
    },
    {
      method: 'DELETE',
      path: '/misbehave',
      summary: 'Behave again.',
      run: () => {
        control.behave()
        return { misbehaviours: [] }
      },
    },
  ]
}

function recentOf(request: SandboxRequest): number {
  const asked = request.query.get('recent')
  return asked === null ? 200 : (optionalInteger({ recent: Number(asked) }, 'recent', { min: 0, max: 2000 }) ?? 200)
}

function moveClock(clock: Clock, body: Record<string, unknown>): unknown {
  const now = optionalMoment(body, 'now')
  const seconds = optionalInteger(body, 'advance_seconds', { min: -315_360_000, max: 315_360_000 })
  const real = optionalFlag(body, 'real')
  if (now === undefined && seconds === undefined && real !== true)
    throw new BadInput('Send now, advance_seconds or real: true.')
  if (real === true) clock.release()
  if (now) clock.hold(now)
  if (seconds !== undefined) clock.advance(seconds)
  return { now: clock.now().toISOString(), mode: clock.mode() }
}

async function handleControl(control: Control, about: string, request: SandboxRequest): Promise<Reply> {
  // A web page of another origin must not steer the stand-in of somebody who merely has it open.
  if (request.headers['sec-fetch-site'] === 'cross-site')
    return json({ error: 'Not from another site.' }, { status: 403 })
  const path = request.path.slice(CONTROL_PATH.length).replace(/\/$/, '')
  if (path === '' && request.method === 'GET')
    return html(controlPage({ name: control.name, about, origin: request.url.origin, routes: control.routes() }))
  const here = control.routes().filter((route) => route.path === path)
  const route = here.find((each) => each.method === request.method)
  if (!route) return json({ error: 'No such control call.' }, { status: here.length > 0 ? 405 : 404 })
  try {
    if (request.body.length > 0 && request.json === undefined) throw new BadInput('The body must be JSON.')
    return json((await route.run(fields(request.json), request)) ?? { done: true })
  } catch (problem) {
    if (problem instanceof BadInput) return json({ error: problem.message }, { status: 400 })
    throw problem
  }
}
