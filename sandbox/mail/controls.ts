import { BadInput, optionalFlag, optionalInteger, optionalText, requiredText } from '../http/bad-input.ts'
import type { Control } from '../http/control.ts'
import type { MessageStore } from './message-store.ts'
import { SMTP_MODES, type SmtpState } from './smtp.ts'

/** Adds the control calls only the mail catcher has: how SMTP fails, and whom it lets in. */
export function addMailControls(control: Control, state: SmtpState, store: MessageStore): void {
  control.addState(() => ({
    smtp: { orders: state.orders, account: state.account?.user ?? null, connections: state.connections },
    messages: store.list({}).length,
  }))
  control.onReset(() => {
    state.orders = []
    state.account = null
    state.connections = 0
    store.clear()
  })
  addSmtpRoutes(control, state)
  addAccountRoute(control, state)
}

function addSmtpRoutes(control: Control, state: SmtpState): void {
  control.addRoute({
    method: 'POST',
    path: '/smtp',
    summary:
      'Fail senders: refuse (550), defer (451), slow, drop (nothing kept), lost-answer (kept), down; optionally times, to, delay_ms.',
    example: { mode: 'defer', times: 2 },
    run: (body) => {
      const mode = SMTP_MODES.find((each) => each === body['mode'])
      if (!mode) throw new BadInput(`mode must be one of: ${SMTP_MODES.join(', ')}.`)
      state.orders.push({
        mode,
        times: optionalInteger(body, 'times', { min: 1, max: 1_000_000 }) ?? null,
        to: optionalText(body, 'to')?.toLowerCase() ?? null,
        delayMs: optionalInteger(body, 'delay_ms', { min: 0, max: 600_000 }) ?? 2000,
      })
      return { orders: state.orders }
    },
  })
  control.addRoute({
    method: 'DELETE',
    path: '/smtp',
    summary: 'Take mail again.',
    run: () => {
      state.orders = []
      return { orders: [] }
    },
  })
}

function addAccountRoute(control: Control, state: SmtpState): void {
  control.addRoute({
    method: 'POST',
    path: '/account',
    summary: 'Let only one account send: user and password; anyone: true lets everybody in again.',
    example: { user: 'hanap', password: 'secret' },
    run: (body) => {
      if (optionalFlag(body, 'anyone') === true) state.account = null
      else state.account = { user: requiredText(body, 'user'), password: requiredText(body, 'password') }
      return { account: state.account?.user ?? null }
    },
  })
}
