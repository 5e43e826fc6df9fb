import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { BadInput, optionalInteger } from '../http/bad-input.ts'
import { createClock } from '../http/clock.ts'
import { type Control, createControl } from '../http/control.ts'
import type { Handler, Reply, SandboxRequest } from '../http/exchange.ts'
import { html, text } from '../http/replies.ts'
import { createRouter } from '../http/router.ts'
import { decrypt, type Receiver, signerOf } from './decrypt.ts'

const MOST_KEPT = 1000
/** Push services take no more. */
const MOST_BYTES = 4096

type Message = { device: string; text: string; ttl: number; signed_by: string; at: string }
type Device = Receiver & { status: number }
type State = { devices: Map<string, Device>; messages: Message[] }

/** A push service with the browsers behind it: it hands out addresses, opens what comes and keeps it. */
export function createPush(o: { now?: () => Date } = {}): { handler: Handler; control: Control } {
  const state: State = { devices: new Map(), messages: [] }
  const clock = createClock(o.now)
  const control = createControl({
    name: 'Web Push service',
    about: 'Takes messages for browsers that subscribed here, opens them and keeps them.',
    clock,
  })
  addControls(control, state)
  const handler = createRouter([
    {
      method: 'GET',
      path: '/',
      handle: () =>
        html(
          '<!DOCTYPE html><html lang="en"><title>Web Push service</title><h1>Web Push service</h1><p>What came for browsers: <a href="/__control">control</a>',
        ),
    },
    {
      method: 'POST',
      path: '/push/{device}',
      handle: (request, { device = '' }) => take(request, device, state, clock.now()),
    },
  ])
  return { handler, control }
}

function take({ headers, body, url }: SandboxRequest, name: string, state: State, now: Date): Reply {
  const device = state.devices.get(name)
  if (!device) return text('no such subscription', { status: 404 })
  const signer = signerOf(headers.authorization ?? '')
  if (signer === null || signer.audience !== url.origin) return text('bad signature', { status: 403 })
  if (body.length > MOST_BYTES) return text('too large', { status: 413 })
  if (headers['content-encoding'] !== 'aes128gcm' || headers.ttl === undefined)
    return text('bad headers', { status: 400 })
  if (device.status !== 201) {
    return { ...text('as told', { status: device.status }), headers: { location: 'http://127.0.0.1:9/' } }
  }
  const message = { device: name, text: decrypt(body, device), ttl: Number(headers.ttl), signed_by: signer.key }
  state.messages = [...state.messages, { ...message, at: now.toISOString() }].slice(-MOST_KEPT)
  return text('', { status: 201 })
}

function addControls(control: Control, state: State): void {
  control.addState(() => ({ devices: state.devices.size, messages: state.messages.length }))
  control.onReset(() => {
    state.devices.clear()
    state.messages = []
  })
  control.addRoute({
    method: 'POST',
    path: '/subscriptions',
    summary: 'A browser subscribes: its address and keys, as it would tell them.',
    run: (_body, request) => {
      const pair = createECDH('prime256v1')
      const publicKey = pair.generateKeys()
      const name = randomUUID()
      const auth = randomBytes(16)
      state.devices.set(name, { privateKey: pair.getPrivateKey(), publicKey, auth, status: 201 })
      const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
      return { endpoint: `${request.url.origin}/push/${name}`, keys }
    },
  })
  control.addRoute({
    method: 'GET',
    path: '/messages',
    summary: 'What came for all browsers, the latest last, opened.',
    run: () => ({ messages: state.messages }),
  })
  control.addRoute({
    method: 'POST',
    path: '/answer',
    summary: 'What is answered for a subscription from now on: 201 takes the message, 410 says that it is gone.',
    example: { endpoint: 'http://127.0.0.1:8107/push/ID', status: 410 },
    run: (body) => {
      const device = state.devices.get(String(body['endpoint']).split('/').at(-1) ?? '')
      if (!device) throw new BadInput('There is no such subscription.')
      device.status = optionalInteger(body, 'status', { min: 200, max: 599 }) ?? 201
      return { status: device.status }
    },
  })
}
