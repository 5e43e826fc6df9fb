/**
 * A part of a mail: a paragraph, a code to type, one thing to press, the title of a part, or an entry of a list: a name that
 * leads somewhere and what is to know of it, or where a text is from and the text.
 */
export type MailBlock =
  | string
  | { code: string }
  | { label: string; url: string }
  | { title: string }
  | { entry: string; url?: string; lines: readonly string[] }

/** Why somebody gets a mail they may do without, and how to end it or choose. */
export type MailFooter = { why: string; unsubscribe: string; settings: string }

export type MailText = { heading: string; blocks: readonly MailBlock[]; footer?: MailFooter | undefined }

const COLOURS = { ink: '#16211f', soft: '#55615e', action: '#0b5f6b', ground: '#faf7f1', line: '#dcd6c9' }
const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Mailboxes that know the dark take these; the others show the light page or turn it by themselves. */
const DARK = `@media (prefers-color-scheme:dark){.ground{background:#14191a!important;color:#e8ebea!important}
.soft{color:#a9b4b1!important}.link{color:#80d2ce!important}.line{border-color:#353d3d!important}}`

/** The plain part: everything the HTML part says, readable on any phone. */
export function plainText({ heading, blocks, footer }: MailText, home: string): string {
  const why = footer
    ? [`${footer.why}\nUnsubscribe: ${footer.unsubscribe}\nChoose what you get: ${footer.settings}`]
    : []
  return [heading, ...blocks.map(plainBlock), `-- \nHanap · ${home}`, ...why, ''].join('\n\n')
}

function plainBlock(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('code' in block) return `    ${block.code}`
  if ('title' in block) return `${block.title}\n${'-'.repeat(Math.min(block.title.length, 40))}`
  if ('entry' in block) {
    const address = block.url === undefined ? [] : [`  ${block.url}`]
    return [`* ${block.entry}`, ...block.lines.flatMap(indented), ...address].join('\n')
  }
  return `${block.label}:\n${block.url}`
}

const indented = (text: string): string[] => text.split(/\r?\n/).map((line) => `  ${line}`)

/** The HTML part: one column, no pictures, nothing loaded from anywhere. */
export function htmlText({ heading, blocks, footer }: MailText, home: string): string {
  const inner = blocks.map(htmlBlock).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><style>${DARK}</style><title>${escaped(heading)}</title></head>
<body class="ground" style="margin:0;padding:24px 16px;background:${COLOURS.ground};color:${COLOURS.ink};font:16px/1.5 ${FONT};overflow-wrap:anywhere">
<div style="max-width:480px;margin:0 auto">
<p class="link" style="margin:0 0 24px;font-weight:700;font-size:18px;color:${COLOURS.action}">Hanap</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(heading)}</h1>
${inner}
<p class="soft line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${COLOURS.line};font-size:14px;color:${COLOURS.soft}">
Hanap · ${softLink(home, home)}</p>
${footer ? htmlFooter(footer) : ''}</div></body></html>
`
}

const htmlFooter = ({ why, unsubscribe, settings }: MailFooter): string =>
  `<p class="soft" style="margin:12px 0 0;font-size:14px;color:${COLOURS.soft}">${escaped(why)}<br>
${softLink(unsubscribe, 'Unsubscribe')} · ${softLink(settings, 'Choose what you get')}</p>
`

const softLink = (url: string, words: string): string =>
  `<a class="soft" href="${escaped(url)}" style="color:${COLOURS.soft}">${escaped(words)}</a>`

function htmlBlock(block: MailBlock): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${withBreaks(block)}</p>`
  if ('code' in block) {
    const style = `margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums`
    return `<p style="${style}">${escaped(block.code)}</p>`
  }
  if ('title' in block) return `<h2 style="margin:24px 0 8px;font-size:18px">${escaped(block.title)}</h2>`
  if ('entry' in block) return htmlEntry(block)
  const style = `display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOURS.action};color:#ffffff;text-decoration:none`
  return `<p style="margin:16px 0"><a href="${escaped(block.url)}" style="${style}">${escaped(block.label)}</a></p>`
}

function htmlEntry({ entry, url, lines }: Extract<MailBlock, { entry: string }>): string {
  const soft = (words: string) => `<span class="soft" style="color:${COLOURS.soft}">${words}</span>`
  const [name, rest] =
    url === undefined
      ? [`<small>${soft(escaped(entry))}</small>`, lines.map(withBreaks)]
      : [nameLink(url, entry), lines.map((line) => soft(withBreaks(line)))]
  const style = `margin:0;padding:12px 0;border-top:1px solid ${COLOURS.line}`
  return `<p class="line" style="${style}">${[name, ...rest].join('<br>')}</p>`
}

const nameLink = (url: string, words: string): string =>
  `<a class="link" href="${escaped(url)}" style="color:${COLOURS.action};font-weight:600">${escaped(words)}</a>`

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
const withBreaks = (text: string) => escaped(text).replace(/\r?\n/g, '<br>')
