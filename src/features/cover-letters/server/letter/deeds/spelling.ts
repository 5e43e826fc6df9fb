/** Names as their owners write them, by how people type them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  'Facebook Amazon eBay Google YouTube TikTok Instagram LinkedIn WhatsApp Shopify QuickBooks WordPress Canva Gmail Zendesk HubSpot Photoshop CapCut Mailchimp Klaviyo Asana Trello Etsy Lazada Shopee WooCommerce GoHighLevel Zapier PayPal Airbnb ClickUp Pinterest Elementor Webflow Notion Calendly Hootsuite Salesforce Telegram Viber'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/** A text with the names of known programs and sites written as their owners write them. */
export const spelt = (text: string): string =>
  text.replace(/(?<![\p{L}@./-])\p{L}{4,12}(?![\p{L}@/-]|\.\p{L})/gu, (word) => NAMES.get(word.toLowerCase()) ?? word)

/** What people write in a hurry, and in full. */
const HURRIED: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  msgs: 'messages',
}
// "U" of "U.S." is a capital, and nothing of an address or a link is a word.
const IN_A_HURRY = /(?<![\p{L}\p{N}.'’/@:-])(?:ur?|[Pp]l[sz]|msgs)(?![\p{L}\p{N}'’/@:-]|\.\p{L})/gu
/** A text with "u" and "ur" spelt out. */
export const inFull = (text: string): string =>
  text.replace(IN_A_HURRY, (word) => {
    const full = HURRIED[word.toLowerCase()] ?? word
    return /^\p{Lu}/u.test(word) ? full.charAt(0).toUpperCase() + full.slice(1) : full
  })

/** Small slips of people who write English as a second language, each with only one way to be meant. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\b(the )?(client|customer|boss|owner|manager|he|she|it) don['’]t\b/gi, '$1$2 doesn’t'],
  [/\b((?:know|speak|write|type|understand)\b[^.,;!?]{1,40}?) good enough to\b/gi, '$1 well enough to'],
  [/\bI been\b/g, 'I have been'],
  [/\bpatient even (?=the|a|an|they|he|she|my)/gi, 'patient even when '],
  [/\bsince ((?:19|20)\d\d) (?:until|till|up to) (?:now|present)\b/gi, 'since $1'],
  [/\b(for \d+ (?:years|months)) (?:now )?already\b/gi, '$1'],
  [/\bthru\b/gi, 'through'],
  [/\bw\/ ?(?=\p{L})/giu, 'with '],
  [/\bcan able to\b/gi, 'can'],
  [/\b(experience|knowledge)s in\b/gi, '$1 in'],
  [/\bequipments\b/gi, 'equipment'],
  [
    /\b(teacher|nurse|person|graduate|developer|designer|bookkeeper|accountant|assistant|VA|writer|editor|mother|father|worker) that (is|has|can|was|likes?|loves?|wants?)\b/gi,
    '$1 who $2',
  ],
  [/\bwilling to be train\b/gi, 'willing to be trained'],
  [/\bI just finish\b/g, 'I just finished'],
  [/\b(after|once|until|when|to) current (?=(?:contract|job|client|project|work|employer)\b)/gi, '$1 my current '],
  [/^with own (?=\p{L})/iu, 'I have my own '],
  [/\bI have (handle|manage|use|create|supervise|organize)\b/g, 'I have $1d'],
  [/\bI have (work|help|assist|process)\b/g, 'I have $1ed'],
  [/\bI am (agree|belong|came from)\b/gi, 'I $1'],
]
/** Somebody's own words with their small slips mended; what they say stays theirs. */
export const inGoodEnglish = (text: string): string =>
  SLIPS.reduce((said, [slip, meant]) => said.replace(slip, meant), text)
