import { BadInput, optionalInteger } from '../http/bad-input.ts'
import type { Control } from '../http/control.ts'
import { paymentResource } from './resources.ts'
import { emptyState, newId } from './state.ts'
import { DELIVERIES } from './webhooks.ts'
import type { World } from './world.ts'

/** What tests tell the stand-in, and what it tells them: the money taken, intents, events. */
export function addControls(control: Control, world: World): void {
  const { state, webhooks } = world
  control.addState(() => ({
    taken_centavos: [...state.intents.values()]
      .flatMap(({ payments }) => payments)
      .filter(({ status }) => status === 'paid')
      .reduce((sum, { amount }) => sum + amount, 0),
    intents: [...state.intents.values()].map(({ id, status, amount, metadata, payments, source }) => ({
      id,
      page: status === 'awaiting_next_action' && source ? `/sources?id=${source.id}` : null,
      status,
      amount,
      metadata,
      payments: payments.map(({ id: payment, status: end }) => ({ id: payment, status: end })),
    })),
    webhooks: { ...webhooks.settings, secret: undefined },
    events: webhooks.events().map(({ id, type, tries, taken }) => ({ id, type, tries, taken })),
  }))
  control.onReset(() => {
    Object.assign(state, emptyState())
    webhooks.reset()
  })
  addOrders(control, world)
}

function addOrders(control: Control, world: World): void {
  const { state } = world
  addWebhookOrders(control, world)
  control.addRoute({
    method: 'POST',
    path: '/refunds',
    summary:
      'Gives money of a paid intent back, as its owner does in the dashboard: intent, centavos (all of it unless told).',
    example: { intent: 'pi_…' },
    run: (body) => giveBack(world, body),
  })
  control.addRoute({
    method: 'POST',
    path: '/processing',
    summary: 'Milliseconds the next payments are being worked on.',
    example: { ms: 2000 },
    run: (body) => {
      state.processingMs = optionalInteger(body, 'ms', { min: 0, max: 3_600_000 }) ?? 0
      return { ms: state.processingMs }
    },
  })
}

function addWebhookOrders(control: Control, { webhooks }: World): void {
  control.addRoute({
    method: 'POST',
    path: '/webhooks',
    summary: `How events leave: delivery (${DELIVERIES.join(', ')}), delay_ms for late ones, url, enabled.`,
    example: { delivery: 'twice' },
    run: (body) => {
      const delivery = DELIVERIES.find((one) => one === (body['delivery'] ?? 'usual'))
      if (!delivery) throw new BadInput(`delivery must be one of: ${DELIVERIES.join(', ')}.`)
      const delayMs = optionalInteger(body, 'delay_ms', { min: 0, max: 3_600_000 }) ?? 0
      Object.assign(webhooks.settings, { delivery, delayMs, enabled: body['enabled'] !== false })
      if (typeof body['url'] === 'string') webhooks.settings.url = body['url']
      return { delivery, delay_ms: delayMs }
    },
  })
  control.addRoute({
    method: 'POST',
    path: '/events/again',
    summary: 'Send an event once more: id.',
    example: { id: 'evt_…' },
    run: (body) => {
      if (typeof body['id'] !== 'string' || !webhooks.again(body['id'])) throw new BadInput('No such event.')
      return { sent: true }
    },
  })
}

function giveBack({ state, webhooks, now }: World, body: Record<string, unknown>) {
  const intent = state.intents.get(String(body['intent']))
  const payment = intent?.payments.find(({ status }) => status === 'paid')
  if (!intent || !payment) throw new BadInput('No such paid intent.')
  const amount = optionalInteger(body, 'centavos', { min: 1, max: payment.amount }) ?? payment.amount
  payment.refunds.push({ id: newId('ref'), amount, at: now() })
  webhooks.send('payment.refunded', paymentResource(payment, intent))
  return { refunded: amount }
}
