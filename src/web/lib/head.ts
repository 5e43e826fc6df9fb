/** What the server writes into a page's `<head>`; the browser keeps the title alive. */
export type Head = {
  title: string
  description: string
  /** Path of the one address this content has; absent where search engines should not come. */
  canonical?: string
  /** Structured data, as plain objects. */
  jsonLd?: object
  /** Keep out of search engines. */
  hidden?: boolean
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** JSON that cannot close the script element it stands in. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** Markup of a head, every text escaped. `origin` has no slash at its end. */
export function headMarkup(head: Head, origin: string): string {
  const lines = [
    `<title>${escaped(head.title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}">`,
    `<meta property="og:site_name" content="Hanap">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escaped(head.title)}">`,
    `<meta property="og:description" content="${escaped(head.description)}">`,
  ]
  if (head.canonical !== undefined) {
    const address = escaped(origin + head.canonical)
    lines.push(`<link rel="canonical" href="${address}">`, `<meta property="og:url" content="${address}">`)
  }
  if (head.hidden) lines.push('<meta name="robots" content="noindex">')
  if (head.jsonLd) lines.push(`<script type="application/ld+json">${jsonForScript(head.jsonLd)}</script>`)
  return lines.join('\n    ')
}
