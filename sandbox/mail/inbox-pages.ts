import { escapeHtml } from '../http/replies.ts'
import type { StoredMessage } from './message-store.ts'

/** The inbox for people: newest first, narrowed to one recipient when `to` is given. */
export function inboxPage(messages: StoredMessage[], to: string): string {
  const rows = messages.map(
    (message) => `<li><a href="/messages/${message.id}"><b>${escapeHtml(message.mail.subject || '(no subject)')}</b>
<span>to ${escapeHtml(message.to.join(', '))}</span><span>from ${escapeHtml(message.mail.from || message.envelopeFrom)}</span>${time(message)}</a></li>`,
  )
  const list =
    rows.length > 0
      ? `<ul class="inbox">${rows.join('')}</ul>`
      : '<p class="empty">No mail yet. It appears here by itself.</p>'
  const newest = messages[0]?.id ?? 0
  return shell(
    'Inbox',
    `<h1>Inbox</h1><form action="/" role="search"><label for="to">Show mail to</label><input id="to" name="to" type="email" value="${escapeHtml(to)}" placeholder="everyone"><button>Show</button></form>${list}`,
    watcher(newest, to),
  )
}

/** One message: its text, its HTML in a frame that may run nothing, its files and headers. */
export function messagePage(message: StoredMessage): string {
  const { mail } = message
  const files = mail.attachments.map(
    (file, at) =>
      `<li><a href="/messages/${message.id}/files/${at}">${escapeHtml(file.filename)}</a> ${escapeHtml(file.contentType)}, ${file.content.length} bytes</li>`,
  )
  const headers = mail.headers.map(
    (header) => `<tr><th scope="row">${escapeHtml(header.name)}</th><td>${escapeHtml(header.value)}</td></tr>`,
  )
  const frame = `<section><h2>As a page</h2><iframe title="The message as a page" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html"></iframe></section>`
  return shell(
    mail.subject || '(no subject)',
    `<p><a href="/">Back to the inbox</a></p><h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
<dl><dt>From</dt><dd>${escapeHtml(mail.from || message.envelopeFrom)}</dd><dt>To</dt><dd>${escapeHtml(message.to.join(', '))}</dd><dt>Came</dt><dd>${time(message)}</dd></dl>
${mail.html === null ? '' : frame}
${mail.text === null ? '' : `<section><h2>As text</h2><pre class="text">${linked(mail.text)}</pre></section>`}
${files.length > 0 ? `<section><h2>Files</h2><ul>${files.join('')}</ul></section>` : ''}
<details><summary>Headers</summary><table>${headers.join('')}</table><p><a href="/api/messages/${message.id}/source">The message as it came</a></p></details>`,
  )
}

/** Plain page for a message that is not there. */
export function missingMessagePage(): string {
  return shell(
    'Not there',
    '<h1>Not there</h1><p>This message does not exist or was removed. <a href="/">Back to the inbox</a></p>',
  )
}

/** The HTML part as it came; links open outside the frame, and nothing else gets out (see the headers it is served with). */
export function framedHtml(htmlPart: string): string {
  return `<base target="_blank">${htmlPart}`
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"')\]]+)/)
    .map((part, at) =>
      at % 2 === 1 ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}

function time(message: StoredMessage): string {
  const manila = message.receivedAt.toLocaleString('en-PH', {
    timeZone: 'Asia/Manila',
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
  return `<time datetime="${message.receivedAt.toISOString()}">${escapeHtml(manila)} (Manila)</time>`
}

/** Reloads the inbox when new mail arrives: one request that waits on the server, no polling. */
function watcher(newest: number, to: string): string {
  const query = `/api/messages?after=${newest}&wait_ms=25000&to=${encodeURIComponent(to)}`
  return `<script>(async()=>{for(;;){try{const a=await(await fetch(${JSON.stringify(query).replace(/</g, '\\u003c')})).json();if(a.messages.length){location.reload();return}}catch{await new Promise(r=>setTimeout(r,3000))}}})()</script>`
}

function shell(title: string, body: string, end = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · Mail catcher</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><header><a href="/">Mail catcher</a><a href="/__control">control</a></header><main>${body}</main>${end}</body></html>`
}

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d9d4c7,#353d3d);--ink:light-dark(#1b2121,#e8ebea);--link:light-dark(#075e5e,#80d2ce)}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#faf7f1,#151919);color:var(--ink)}
header,main{max-width:52rem;margin:0 auto;padding:.75rem 1rem}header{display:flex;justify-content:space-between;border-bottom:1px solid var(--line)}header a{font-weight:600;text-decoration:none;padding:.5rem 0}
a{color:var(--link)}h1{font-size:1.375rem;line-height:1.3;margin:.5rem 0}h2{font-size:1rem;margin:1.25rem 0 .5rem}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.75rem 0}input,button{font:inherit;min-height:44px;padding:.25rem .75rem;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit}
.inbox{list-style:none;padding:0;margin:0}.inbox a{display:grid;gap:.125rem;padding:.75rem 0;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}.inbox b{color:var(--link)}.inbox span,time{font-size:.875rem;overflow-wrap:anywhere}
.empty{padding:2rem 0}dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem 1rem;margin:0}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:26rem;border:1px solid var(--line);border-radius:8px;background:#fff}.text{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;padding:.75rem;border:1px solid var(--line);border-radius:8px;margin:0}
table{border-collapse:collapse;font-size:.875rem}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;overflow-wrap:anywhere}summary{padding:.75rem 0;cursor:pointer}`
