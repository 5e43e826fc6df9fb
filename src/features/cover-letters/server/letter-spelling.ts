/** Names as their owners write them, by how people type them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  'Facebook YouTube TikTok Instagram LinkedIn WhatsApp Shopify QuickBooks WordPress Canva Gmail Zendesk HubSpot Photoshop CapCut Mailchimp Klaviyo Asana Trello Etsy Lazada Shopee WooCommerce GoHighLevel Zapier PayPal Airbnb ClickUp'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/** A deed with the names of known programs and sites written as their owners write them. */
export const spelt = (deed: string | null): string | null =>
  deed?.replace(/(?<![\p{L}@./-])\p{L}{4,11}(?![\p{L}@/-]|\.\p{L})/gu, (word) => NAMES.get(word.toLowerCase()) ?? word) ??
  null
