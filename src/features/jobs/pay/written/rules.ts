/** A period with letters left out, doubled or exchanged: `montly`, `weeky`, `hourl`. */
const MISWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:montly|montlhy|montlh|mothly|monhtly|monthy|monthl|mnthly|monthlly|monlthy)\b/g, 'monthly'],
  [/\b(?:weeky|wekly|weekl|weelky|wkly|weekley)\b/g, 'weekly'],
  [/\b(?:houly|hourl|horly|hrly|hourley|houry)\b/g, 'hourly'],
  [/\b(?:dayly|dialy|daly|daliy)\b/g, 'daily'],
  [/\b(?:yearl|yrly|yealry|anually|annualy|anualy)\b/g, 'yearly'],
]

const FIGURE = String.raw`[$₱£€]?\s?\d[\d,.]*k?`
/** `9,000 per cutoff, 18,000 a month` says the same twice. */
const CUTOFF_BESIDE_MONTH = new RegExp(
  // bounded: the text was cut before
  String.raw`${FIGURE}\s?(?:\/|per\s|every\s|a\s)\s?cut-?\s?off\b[^,;=]{0,40}[,;=]\s?(?=.*\d.*\bmonth)`,
  'g',
)
/** A cutoff is half a month, where the text says so. */
const TWO_CUTOFFS = /(?:\/|\bper)\s?cut-?\s?off\b,?\s?\(?(?:twice|2x|two times)\s(?:a|per)\smonth\)?/g
/** `£14k pa`; elsewhere `pa` is a word of Filipino. */
const PER_ANNUM = /(\d\s?k?)\sp\.?\s?a\b\.?/g
/** `€1.250,00` has the point and the comma exchanged, `P 22 , 000` gaps around it. */
const POINT_FOR_COMMA = /(?<![\d,.])(\d{1,3})\.(\d{3}),(\d{2})(?!\d)/g
const GAPS = /(\d) , (\d{3})(?!\d)/g
/** What could be earned with commissions, behind what is paid. */
const ON_TARGET = new RegExp(
  String.raw`(\d[^;]*?)[,;+(-]?\s?\b(?:ote|on[- ]target earnings?)\b:?\s?(?:of\s|up to\s)?${FIGURE}.*$`,
)
/** An allowance with its own figure: `24,000 basic, 2,500 rice allowance`. */
const ALLOWANCE = new RegExp(
  String.raw`(\d[^;]{0,40}?)[,;/]\s?(?:and\s|plus\s)?${FIGURE}\s(?:[a-z-]{1,20}\s){0,3}(?:allowances?|bonus(?:es)?|incentives?|de minimis)\b.*$`,
)

/** A pay in small letters as it would be written with care. */
export function mended(plain: string): string {
  let text = plain.replace(GAPS, '$1,$2').replace(POINT_FOR_COMMA, '$1,$2.$3').replace(PER_ANNUM, '$1 per annum')
  for (const [written, meant] of MISWRITTEN) text = text.replace(written, meant)
  return text
    .replace(CUTOFF_BESIDE_MONTH, '')
    .replace(TWO_CUTOFFS, ` ${HALF_A_MONTH}`)
    .replace(ON_TARGET, '$1')
    .replace(ALLOWANCE, '$1')
}

/** Stands for the period of half a month. */
export const HALF_A_MONTH = 'halfmonth'
