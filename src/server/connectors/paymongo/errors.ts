/**
 * How a call to PayMongo failed. `declined`: the card was refused, and `message` says so to the person. `invalid`: a field
 * of the card is wrong, in PayMongo's words. `busy`: too many calls. `down`: no answer, a broken one, or PayMongo's own
 * failure. `refused`: our key, an unknown id, or a call that does not fit the state of the intent.
 */
export type PayMongoErrorKind = 'declined' | 'invalid' | 'busy' | 'down' | 'refused'

export class PayMongoError extends Error {
  override readonly name = 'PayMongoError'
  readonly kind: PayMongoErrorKind
  readonly code: string | undefined

  constructor(kind: PayMongoErrorKind, message: string, more: { code?: string | undefined } = {}) {
    super(message)
    this.kind = kind
    this.code = more.code
  }
}

/** What a thief must not learn from: the person hears of a plain refusal (PayMongo's list of decline codes). */
const NOT_TOLD = new Set([
  'fraudulent',
  'highest_risk_level',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'processor_blocked',
  'blocked',
])
const GENERIC = 'Your card was declined. Please use another card or ask your bank.'

/** The sentence of a refusal for the person: PayMongo's own, unless it would help a thief. */
export const declineSentence = (code: string | undefined, detail: string): string =>
  detail === '' || (code !== undefined && NOT_TOLD.has(code)) ? GENERIC : detail
