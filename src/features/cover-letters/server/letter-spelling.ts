/** Names as their owners write them, by how people type them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  'Facebook Amazon eBay Google YouTube TikTok Instagram LinkedIn WhatsApp Shopify QuickBooks WordPress Canva Gmail Zendesk HubSpot Photoshop CapCut Mailchimp Klaviyo Asana Trello Etsy Lazada Shopee WooCommerce GoHighLevel Zapier PayPal Airbnb ClickUp'
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
