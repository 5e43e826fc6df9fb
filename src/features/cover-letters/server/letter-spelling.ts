/** Names as their owners write them, by how people type them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  'Facebook Amazon eBay Google YouTube TikTok Instagram LinkedIn WhatsApp Shopify QuickBooks WordPress Canva Gmail Zendesk HubSpot Photoshop CapCut Mailchimp Klaviyo Asana Trello Etsy Lazada Shopee WooCommerce GoHighLevel Zapier PayPal Airbnb ClickUp'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/** A text with the names of known programs and sites written as their owners write them. */
export const spelt = (text: string): string =>
  text.replace(/(?<![\p{L}@./-])\p{L}{4,12}(?![\p{L}@/-]|\.\p{L})/gu, (word) => NAMES.get(word.toLowerCase()) ?? word)
