/** A part of a mail: a paragraph, a code to type, or one thing to press. */
export type MailBlock = string | { code: string } | { label: string; url: string }

export type MailText = { heading: string; blocks: readonly MailBlock[] }

const COLOURS = { ink: '#16211f', soft: '#55615e', action: '#0b5f6b', ground: '#faf7f1', line: '#dcd6c9' }
const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The plain part: everything the HTML part says, readable on any phone. */
export function plainText({ heading, blocks }: MailText, home: string): string {
  const parts = blocks.map((block) => {
    if (typeof block === 'string') return block
    return 'code' in block ? `    ${block.code}` : `${block.label}:\n${block.url}`
  })
  return [heading, ...parts, `-- \nHanap · ${home}`, ''].join('\n\n')
}

/** The HTML part: one column, no pictures, nothing loaded from anywhere. */
export function htmlText({ heading, blocks }: MailText, home: string): string {
  const inner = blocks.map(htmlBlock).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px 16px;background:${COLOURS.ground};color:${COLOURS.ink};font:16px/1.5 ${FONT}">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;font-size:18px;color:${COLOURS.action}">Hanap</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(heading)}</h1>
${inner}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${COLOURS.line};font-size:14px;color:${COLOURS.soft}">
Hanap · <a href="${escaped(home)}" style="color:${COLOURS.soft}">${escaped(home)}</a></p>
</div></body></html>
`
}

function htmlBlock(block: MailBlock): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escaped(block).replace(/\r?\n/g, '<br>')}</p>`
  if ('code' in block) {
    const style = `margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums`
    return `<p style="${style}">${escaped(block.code)}</p>`
  }
  const style = `display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOURS.action};color:#ffffff;text-decoration:none`
  const address = escaped(block.url)
  return `<p style="margin:0 0 16px"><a href="${address}" style="${style}">${escaped(block.label)}</a></p>`
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
