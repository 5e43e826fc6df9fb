import type { Reply, SandboxRequest } from '../http/exchange.ts'
import { json } from '../http/replies.ts'
import { attributesOf, badField, type Fields, isFields, noEnvelope, textOf } from './requests.ts'
import { methodResource } from './resources.ts'
import { type Billing, type Card, type Method, METHOD_TYPES, newId } from './state.ts'
import type { World } from './world.ts'

const QR_SECONDS = { least: 60, usual: 1800, most: 9000 }

/** `POST /v1/payment_methods`: a card with its number, or a wallet or QR Ph code without any details. */
export function createMethod(world: World, request: SandboxRequest): Reply {
  const given = attributesOf(request)
  if (!given) return noEnvelope()
  const type = METHOD_TYPES.find((one) => one === given['type'])
  if (!type) return badField('type', 'parameter_invalid', `type should be one of ${METHOD_TYPES.join(', ')}.`)
  const card = type === 'card' ? cardOf(world, isFields(given['details']) ? given['details'] : {}) : null
  if (card !== null && 'status' in card) return card
  const expirySeconds = Number(given['expiry_seconds'] ?? QR_SECONDS.usual)
  if (!(expirySeconds >= QR_SECONDS.least && expirySeconds <= QR_SECONDS.most)) {
    return badField('expiry_seconds', 'parameter_invalid', 'expiry_seconds must be between 60 and 9000.')
  }
  const billing = billingOf(isFields(given['billing']) ? given['billing'] : {})
  const method: Method = { id: newId('pm'), type, card, expirySeconds, billing }
  world.state.methods.set(method.id, method)
  return json({ data: methodResource(method) })
}

const billingOf = (given: Fields): Billing => ({
  name: textOf(given['name']),
  email: textOf(given['email']),
  phone: textOf(given['phone']) || null,
})

function cardOf(world: World, details: Fields): Card | Reply {
  const [number, cvc] = [textOf(details['card_number']), textOf(details['cvc'])]
  const [month, short] = [Number(details['exp_month']), Number(details['exp_year'])]
  const year = short < 100 ? 2000 + short : short
  const bad = (field: string, what: string) =>
    badField(`details.${field}`, 'parameter_format_invalid', `details.${field} ${what}`)
  if (!/^\d{13,19}$/.test(number)) return bad('card_number', 'format is invalid.')
  if (!(month >= 1 && month <= 12)) return bad('exp_month', 'must be between 1 and 12.')
  const today = new Date(world.now())
  const isPast = year < today.getUTCFullYear() || (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1)
  if (isPast || year > today.getUTCFullYear() + 50) {
    return bad('exp_year', 'must be at least this year or no later than 50 years from now.')
  }
  if (!/^\d{3}$/.test(cvc)) return bad('cvc', 'must be 3 digits.')
  return { number, last4: number.slice(-4), expMonth: month, expYear: year }
}
