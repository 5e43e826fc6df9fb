/** What a card does when it is attached: it is taken, it wants 3-D Secure first, or it is refused. */
export type CardEnd =
  | { end: 'paid' }
  | { end: 'secure'; after: 'paid' | Decline }
  | { end: 'declined'; decline: Decline }
export type Decline = { code: string; detail: string }

const declines = {
  card_expired: 'The card has expired.',
  cvc_invalid: 'The CVC number is invalid.',
  generic_decline: 'The card was declined. Please contact your card issuing bank.',
  fraudulent: 'The payment was blocked because it looks fraudulent.',
  insufficient_funds: 'The card has insufficient funds to complete the purchase.',
  processor_blocked: 'The payment was blocked by the processor.',
  lost_card: 'The card was reported lost.',
  stolen_card: 'The card was reported stolen.',
  processor_unavailable: 'The processor is unavailable. Please try again later.',
  blocked: 'The card is blocked.',
} as const

const decline = (code: keyof typeof declines): Decline => ({ code, detail: declines[code] })
const declined = (code: keyof typeof declines): CardEnd => ({ end: 'declined', decline: decline(code) })
const paid: CardEnd = { end: 'paid' }
const secure: CardEnd = { end: 'secure', after: 'paid' }

/** The test cards of PayMongo; any other number is paid. */
export const TEST_CARDS: Record<string, CardEnd> = {
  '4343434343434345': paid,
  '4571736000000075': paid,
  '4009930000001421': paid,
  '4404520000001439': paid,
  '5555444444444457': paid,
  '5455590000000009': paid,
  '5339080000000003': paid,
  '5240050000001440': paid,
  '5577510000001446': paid,
  '4120000000000007': secure,
  '4230000000000004': declined('generic_decline'),
  '5234000000000106': { end: 'secure', after: decline('generic_decline') },
  '5123000000000001': paid,
  '4200000000000018': declined('card_expired'),
  '4300000000000017': declined('cvc_invalid'),
  '4400000000000016': declined('generic_decline'),
  '4500000000000015': declined('fraudulent'),
  '5100000000000198': declined('insufficient_funds'),
  '5240460000001466': declined('insufficient_funds'),
  '5200000000000197': declined('processor_blocked'),
  '5300000000000196': declined('lost_card'),
  '5483530000001462': declined('lost_card'),
  '5400000000000195': declined('stolen_card'),
  '5500000000000194': declined('processor_unavailable'),
  '4600000000000014': declined('blocked'),
  '4111111111111111': declined('generic_decline'),
}

/** Failed in the bank's page. */
export const NOT_AUTHENTICATED: Decline = {
  code: 'authentication_error',
  detail: 'The card was not authenticated. Please try again or use another card.',
}

export const brandOf = (number: string): string => (number.startsWith('4') ? 'visa' : 'mastercard')
