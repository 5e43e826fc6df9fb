import type { ServerResponse } from 'node:http'
import type { Reply } from './exchange.ts'
import { html, raw } from './replies.ts'
import type { Misbehaviour } from './misbehaviour.ts'

/** An error page of the given status (503 by default). */
export function errorPage(order: Misbehaviour): Reply {
  const status = order.status ?? 503
  const page = `<html><head><title>${status}</title></head><body><center><h1>${status} Service Unavailable</h1></center><hr><center>nginx</center></body></html>`
  return withRetryAfter(html(page, { status }), order)
}

/** 429 with or without Retry-After. */
export function tooManyRequests(order: Misbehaviour): Reply {
  return withRetryAfter(html('<h1>Too Many Requests</h1>', { status: order.status ?? 429 }), order)
}

/** The interstitial a bot protection shows: 403 (or the status asked for), "Just a moment…" and its marks. */
export function challengePage(order: Misbehaviour): Reply {
  const page = `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"></head>
<body><div class="main-wrapper" role="main"><h1 class="zone-name-title">127.0.0.1</h1>
<p id="cf-chl-widget-status" class="h2">Checking if the site connection is secure</p>
<form id="challenge-form" class="challenge-form" action="/?__cf_chl_f_tk=sandbox" method="POST"><input type="hidden" name="md" value="sandbox"></form>
<noscript><div class="cf-browser-verification">Enable JavaScript and cookies to continue</div></noscript></div>
<script>window._cf_chl_opt={cvId:'3',cType:'managed',cRay:'sandbox'};</script></body></html>`
  return html(page, { status: order.status ?? 403, headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' } })
}

/** 200 with nonsense: in turn a page cut in its middle, tag soup that never held a posting, and bytes that are no text. */
export function garbagePage(turn: number): Reply {
  if (turn % 3 === 0)
    return html('<!DOCTYPE html><html><head><title>Jobs</title></head><body><div class="jobpost-cat-box lat')
  if (turn % 3 === 1)
    return html(
      '</div></p><table><tr><td>0x%%{{ }}<li><li data-entity-urn=""><a href=><h4 class=\'"><<<<b>&#xFFFFFF;&;',
    )
  const noise = Buffer.alloc(4096)
  let state = turn + 1
  for (let at = 0; at < noise.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    noise[at] = state >>> 16
  }
  return raw('text/html; charset=UTF-8', noise)
}

/** Writes an answer one byte at a time; stops when the client goes away. */
export function drip(response: ServerResponse, body: Buffer, gapMs: number): void {
  let at = 0
  const timer = setInterval(() => {
    if (at >= body.length) {
      clearInterval(timer)
      response.end()
      return
    }
    response.write(body.subarray(at, at + 1))
    at += 1
  }, gapMs)
  response.on('close', () => clearInterval(timer))
}

/** Writes an answer piece by piece as its maker would; stops when the client goes away. */
export function sendPieces(response: ServerResponse, { texts, gapMs, cut }: NonNullable<Reply['pieces']>): void {
  let at = 0
  const next = (): void => {
    const text = texts[at]
    if (text === undefined) {
      if (cut) response.socket?.destroy()
      else response.end()
      return
    }
    at += 1
    response.write(text)
    timer = setTimeout(next, gapMs)
  }
  let timer = setTimeout(next, 0)
  response.on('close', () => clearTimeout(timer))
}

/** Writes markup without end (up to 1 GiB) until the client goes away. */
export function pour(response: ServerResponse): void {
  const chunk = Buffer.from('<div class="filler"><p>and more</p></div>\n'.repeat(1600))
  let left = Math.ceil(2 ** 30 / chunk.length)
  const more = (): void => {
    while (left > 0) {
      left -= 1
      if (!response.write(chunk)) {
        response.once('drain', more)
        return
      }
    }
    response.end()
  }
  more()
}

function withRetryAfter(to: Reply, order: Misbehaviour): Reply {
  if (order.retry_after !== null) to.headers['retry-after'] = String(order.retry_after)
  return to
}
