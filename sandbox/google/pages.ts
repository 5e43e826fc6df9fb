import { escapeHtml } from '../http/replies.ts'
import type { Person } from './people.ts'

const describe = (person: Person): string =>
  [
    person.name ?? 'no name',
    person.email_verified ? '' : 'address not verified',
    person.hd === undefined ? '' : `Workspace of ${person.hd}`,
  ]
    .filter((part) => part !== '')
    .join(', ')

/** Choice of an account and consent in one page, for people; `problem` is said above the form. */
export function consentPage(o: { people: Person[]; app: string; chosen: string; problem?: string }): string {
  const rows = o.people.map((person) => {
    const checked = person.email === o.chosen ? ' checked' : ''
    return `<label class="row"><input type="radio" name="person" value="${escapeHtml(person.sub)}"${checked}><span><b>${escapeHtml(person.email)}</b><br>${escapeHtml(describe(person))}</span></label>`
  })
  const problem = o.problem === undefined ? '' : `<p role="alert" class="problem">${escapeHtml(o.problem)}</p>`
  return page(
    'Choose an account',
    `<h1>Choose an account</h1><p>to continue to <b>${escapeHtml(o.app)}</b></p>${problem}
<form method="post"><fieldset><legend>Accounts</legend>${rows.join('')}
<label class="row"><input type="radio" name="person" value="other"><span><b>Use another account</b></span></label></fieldset>
<fieldset><legend>Another account</legend>
<label>Email<input name="email" type="email" autocomplete="off"></label>
<label>Name (may stay empty)<input name="name" autocomplete="off"></label>
<label class="row"><input type="checkbox" name="verified" value="yes" checked>The address is verified</label>
<label>Workspace domain (may stay empty)<input name="hd" autocomplete="off"></label></fieldset>
<p>${escapeHtml(o.app)} will see the name, email address and picture.</p>
<p class="actions"><button name="answer" value="deny" class="quiet">Cancel</button><button name="answer" value="allow">Allow</button></p></form>`,
  )
}

/** What Google shows instead of sending the browser back: the application never hears of it. */
export const blockedPage = (status: number, error: string): string =>
  page(
    'Access blocked',
    `<h1>Access blocked: This app’s request is invalid</h1><p>You can’t sign in because this app sent an invalid request. You can try again later, or contact the developer about this issue.</p><p><b>Error ${status}: ${escapeHtml(error)}</b></p>`,
  )

/** A sign-in that is not known any more. */
export const lapsedPage = (): string =>
  page('Something went wrong', '<h1>Something went wrong</h1><p>This sign-in has expired. Please begin it again.</p>')

/** The front page: who can sign in here. */
export function frontPage(people: Person[]): string {
  const rows = people.map((person) => `<li><b>${escapeHtml(person.email)}</b>: ${escapeHtml(describe(person))}</li>`)
  return page(
    'Google accounts',
    `<h1>Google accounts</h1><p>A stand-in on this machine. These accounts can sign in; no password is asked for.</p><ul>${rows.join('')}</ul><p><a href="/__control">control</a></p>`,
  )
}

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · Accounts stand-in</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#c9ccd1,#4a4f57);--link:light-dark(#0b57d0,#a8c7fa)}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f0f4f9,#1e1f20);color:light-dark(#1f1f1f,#e3e3e3)}
main{max-width:30rem;margin:2rem auto;padding:1.5rem;background:light-dark(#fff,#0e0e0e);border-radius:16px;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3;margin:0}a{color:var(--link)}fieldset{border:1px solid var(--line);border-radius:8px;margin:1rem 0;display:grid;gap:.5rem}
label{display:block}.row{display:flex;gap:.75rem;align-items:center;min-height:44px}input:not([type=radio],[type=checkbox]){display:block;width:100%;font:inherit;min-height:44px;padding:.25rem .75rem;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit}
.actions{display:flex;justify-content:space-between}button{font:inherit;font-weight:600;min-height:44px;padding:.25rem 1.5rem;border:0;border-radius:22px;background:var(--link);color:light-dark(#fff,#062e6f)}.quiet{background:transparent;color:var(--link)}.problem{color:light-dark(#b3261e,#f2b8b5)}`
