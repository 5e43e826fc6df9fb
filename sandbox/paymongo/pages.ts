import type { MethodType } from './state.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
button{display:block;width:100%;min-height:44px;margin:.75rem 0;font:inherit;font-weight:600;border-radius:8px;border:1px solid #555;background:#fff;color:#1a1a1a}
button[value=authorize]{background:#14532d;border-color:#14532d;color:#fff}</style></head><body><main>${body}</main></body></html>`

/** What the stand-in is. */
export function startPage(waiting: { id: string; amount: number; description: string }[]): string {
  const items = waiting.map(
    ({ id, amount, description }) =>
      `<li><a href="/sources?id=${escaped(id)}">${escaped(description)}: PHP ${(amount / 100).toFixed(2)}</a></li>`,
  )
  const list = items.length === 0 ? '<p>Nobody is paying right now.</p>' : `<ul>${items.join('')}</ul>`
  return page(
    'PayMongo',
    `<h1>PayMongo</h1><p>Payment Intents for tests. <a href="/__control">Control</a></p><h2>Waiting to be confirmed</h2>${list}`,
  )
}

const TITLES: Record<MethodType, string> = {
  card: '3-D Secure test page',
  gcash: 'GCash test page',
  qrph: 'QR Ph test page',
}

/** The page of the bank or wallet: both buttons of the test page. */
export const securePage = (o: { id: string; type: MethodType; amount: number; description: string }): string =>
  page(
    TITLES[o.type],
    `<h1>${TITLES[o.type]}</h1><p>${escaped(o.description)}: PHP ${(o.amount / 100).toFixed(2)}</p>
<form method="post" action="/sources"><input type="hidden" name="id" value="${escaped(o.id)}">
<button name="answer" value="authorize">Authorize Test Payment</button>
<button name="answer" value="fail">Fail Test Payment</button></form>`,
  )

/** After a scan the person stays in their banking app. */
export const scannedPage = (): string => page('Done', '<h1>Done</h1><p>Go back to where you paid.</p>')

export const gonePage = (): string =>
  page('Expired', '<h1>This page has expired</h1><p>The payment was authorised, refused, or never asked for.</p>')
