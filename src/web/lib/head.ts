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
  /** Which of our pictures stands beside a shared link; the site's own unless said otherwise. */
  image?: keyof typeof IMAGES
}

/** Pictures of 1200 × 630 in `public/og/`, and what they show. */
const IMAGES = {
  site: 'Hanap: find your dream job today',
  jobs: 'Jobs on Hanap: one honest list, last seen open',
  guides: 'Guides by Hanap for Filipinos who work online',
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** JSON that cannot close the script element it stands in. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

function imageMarkup(image: keyof typeof IMAGES, origin: string): string[] {
  const address = escaped(`${origin}/og/${image}.png`)
  return [
    `<meta property="og:image" content="${address}">`,
    `<meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${escaped(IMAGES[image])}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta name="twitter:image" content="${address}">`,
    `<meta name="twitter:image:alt" content="${escaped(IMAGES[image])}">`,
  ]
}

/** Markup of a head, every text escaped. `origin` has no slash at its end. */
export function headMarkup(head: Head, origin: string): string {
  const lines = [
    `<title>${escaped(head.title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}">`,
    `<meta property="og:site_name" content="Hanap">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escaped(head.title)}">`,
    `<meta property="og:description" content="${escaped(head.description)}">`,
    `<meta property="og:locale" content="en_PH">`,
    `<meta name="twitter:title" content="${escaped(head.title)}">`,
    `<meta name="twitter:description" content="${escaped(head.description)}">`,
    ...imageMarkup(head.image ?? 'site', origin),
  ]
  if (head.canonical !== undefined) {
    const address = escaped(origin + head.canonical)
    lines.push(`<link rel="canonical" href="${address}">`, `<meta property="og:url" content="${address}">`)
  }
  if (head.hidden) lines.push('<meta name="robots" content="noindex">')
  if (head.jsonLd) lines.push(`<script type="application/ld+json">${jsonForScript(head.jsonLd)}</script>`)
  return lines.join('\n    ')
}
