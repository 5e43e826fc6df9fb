import type { ControlRoute } from './control-route.ts'
import { CONTROL_PATH } from './control-route.ts'
import { MODES } from './misbehaviour.ts'
import { escapeHtml } from './replies.ts'

/** The start page at `/__control`: what this stand-in is and how to steer it, for people. */
export function controlPage(o: { name: string; about: string; origin: string; routes: ControlRoute[] }): string {
  const rows = o.routes.map((route) => row(route, o.origin))
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(o.name)}: control</title><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(o.name)}</h1>${o.about ? `<p>${escapeHtml(o.about)}</p>` : ''}
<p>A stand-in on this machine. <a href="/">Its front page</a> · <a href="${CONTROL_PATH}/state">state as JSON</a></p>
<h2>Control calls</h2>${rows.join('\n')}
<h2>Ways to misbehave</h2><p>${MODES.map((mode) => `<code>${mode}</code>`).join(' ')}</p>
</main></body></html>`
}

function row(route: ControlRoute, origin: string): string {
  const body = route.example ? ` --json '${JSON.stringify(route.example)}'` : ''
  const method = route.example ? '' : route.method === 'GET' ? '' : ` -X ${route.method}`
  const call = `curl${method} ${origin}${CONTROL_PATH}${route.path}${body}`
  return `<section><h3><code>${route.method} ${CONTROL_PATH}${escapeHtml(route.path)}</code></h3>
<p>${escapeHtml(route.summary)}</p><pre tabindex="0">${escapeHtml(call)}</pre></section>`
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#faf7f1,#161a1a);color:light-dark(#1a2020,#e9ecea)}
main{max-width:48rem;margin:0 auto;padding:1.5rem 1rem}a{color:light-dark(#075e5e,#7fd1cd)}h3{font-size:1rem;margin:1.5rem 0 0}p{margin:.25rem 0}
pre{overflow:auto;padding:.75rem;border:1px solid light-dark(#d8d2c4,#333b3a);border-radius:8px;font-size:.875rem}`
