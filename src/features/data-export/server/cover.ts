import { manilaExact } from '#contract/time.ts'

/** What an archive holds. */
export type Contents = {
  made: Date
  tables: { name: string; about: string; rows: number }[]
  files: { path: string }[]
  missing: { path: string; why: string }[]
}

/** What we have and do not give out, in words a person understands. */
const LEFT_OUT = [
  'Passwords, and what stands for them: of those we keep only a mark they are compared with. The password of your board account is locked away, and nobody is shown it.',
  'Pictures of your ID: they are here for a day at most, on their way to the board.',
  'What other people wrote or did that is not about you, and who of our team answered you.',
  'Mails we sent you: you have them, and we keep no text of a mail that has left.',
]

/** The same for machines. */
export const manifestOf = ({ made, tables, files, missing }: Contents): string =>
  `${JSON.stringify({ format: 'hanap-data', version: 1, made_at: made.toISOString(), tables, files, missing, left_out: LEFT_OUT }, null, 2)}\n`

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const linkTo = (path: string, label: string): string =>
  `<a href="${escaped(path.split('/').map(encodeURIComponent).join('/'))}">${escaped(label)}</a>`

const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#16211f;background:#faf7f1}' +
  'table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .5rem;border-bottom:1px solid #dcd6c9}' +
  'td:last-child,th:last-child{text-align:right}a{color:#0b5f6b}h2{margin-top:2rem}' +
  '@media(prefers-color-scheme:dark){body{color:#e8ece9;background:#101615}a{color:#7fd0db}td,th{border-color:#33403d}}'

/** A page to open in a browser: what is where, without a program for JSON. */
export function readmeOf(contents: Contents): string {
  const filled = contents.tables.filter(({ rows }) => rows > 0)
  const rows = filled.map(({ name, about, rows: n }) => `<tr><td>${linkTo(name, about)}</td><td>${n}</td></tr>`)
  const files = contents.files.map(({ path }) => `<li>${linkTo(path, path.split('/').at(-1) ?? path)}</li>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your Hanap data</title><style>${STYLE}</style></head><body>
<h1>Your Hanap data</h1>
<p>Everything Hanap holds of you as of ${escaped(manilaExact(contents.made))}, Manila time.</p>
<h2>Your applications</h2>
<p>${linkTo('applications/hanap-applications.csv', 'As a table')} for a spreadsheet, and
${linkTo('applications/hanap-applications.json', 'as JSON')}. Either can be imported again under My Applications.</p>
<h2>Everything else</h2>
<table><thead><tr><th>What</th><th>Entries</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>Your files</h2>
${files.length > 0 ? `<ul>\n${files.join('\n')}\n</ul>` : '<p>You have no files with us.</p>'}
${missingPart(contents)}<h2>What is not in here</h2>
<ul>
${LEFT_OUT.map((line) => `<li>${escaped(line)}</li>`).join('\n')}
</ul>
</body></html>
`
}

function missingPart({ missing }: Contents): string {
  if (missing.length === 0) return ''
  const lines = missing.map(({ path, why }) => `<li>${escaped(path.split('/').at(-1) ?? path)}: ${escaped(why)}</li>`)
  return `<h2>Files we could not read</h2>\n<ul>\n${lines.join('\n')}\n</ul>\n`
}
