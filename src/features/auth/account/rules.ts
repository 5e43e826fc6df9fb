/** How long the address before can take a change back. */
export const UNDO_DAYS = 7

/** How a phone number may be written: digits with spaces, dashes, dots and brackets between them. */
const WRITTEN = /^\+?[\d ().-]{7,30}$/

/** A mobile or a landline of the Philippines behind its country code. */
const PHILIPPINE = /^\+63(?:9\d{9}|[2-8]\d{7,9})$/
/** Any other country's, as E.164 has it. */
const FOREIGN = /^\+(?!63)[1-9]\d{7,14}$/

/**
 * A phone number as E.164, such as `+639171234567`, of what a Filipino writes: `0917 123 4567`, `917-123-4567`,
 * `+63 917 123 4567`, `(02) 8123 4567`, or a number of another country that begins with `+` or `00`. Null when it is none.
 */
export function phoneNumber(text: string): string | null {
  const written = text.trim()
  if (!WRITTEN.test(written)) return null
  const e164 = withCountry(written.replace(/[^\d+]/g, ''))
  return PHILIPPINE.test(e164) || FOREIGN.test(e164) ? e164 : null
}

function withCountry(digits: string): string {
  // Many write the country and the zero it replaces.
  const abroad = digits.replace(/^00/, '+').replace(/^\+?630/, '+63')
  if (abroad.startsWith('+')) return abroad
  if (/^63\d{9,10}$/.test(abroad)) return `+${abroad}`
  return `+63${abroad.replace(/^0/, '')}`
}

/** A number of the Philippines as it is read here, such as `0917 123 4567`; any other stays as it is. */
export function readablePhone(e164: string): string {
  const mobile = /^\+63(9\d{2})(\d{3})(\d{4})$/.exec(e164)
  return mobile ? `0${mobile[1]} ${mobile[2]} ${mobile[3]}` : e164
}

const RESERVED = new Set(
  [
    'admin administrator root superuser system moderator mod staff team owner operator official',
    'hanap hanapteam hanapsupport hanapadmin support help helpdesk contact info security abuse billing payments',
    'postmaster webmaster hostmaster noreply mailer daemon null undefined me settings api',
    'onlinejobs onlinejobsph olj linkedin paymongo google gcash',
  ].flatMap((words) => words.split(' ')),
)

/** Digits that are read as the letter they look like. */
const LOOK_ALIKES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' }

const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/_/g, '')
    .replace(/\d/g, (digit) => LOOK_ALIKES[digit] ?? digit)
    .replace(/l/g, 'i')
const FOLDED = new Set([...RESERVED].map(folded))

/** Names that would pass for the product, its team or somebody it works with, however they are spelt: `Admin`, `h4nap_`. */
export const isReservedName = (username: string): boolean => FOLDED.has(folded(username))
