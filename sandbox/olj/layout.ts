import { escapeHtml } from '../http/replies.ts'
import type { Account } from './members.ts'

/** Stands in rendered pages where the visitor's CSRF token goes, so that they can be kept and sent to anybody. */
export const csrfMark = '\u0001csrf\u0001'

/** Real normal pages embed this too; it is no challenge. */
const jsd = `<script>(function(){window.__CF$cv$params={r:'9a0c1d2e3f405162',t:'MTc5NTI0ODAwMA=='};var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';document.getElementsByTagName('head')[0].appendChild(a);})();</script>`

function navigation(member: Account | null): string {
  const links =
    member === null
      ? '<a href="/login">log in</a>'
      : `<a href="/jobseekers/dashboard">${escapeHtml(member.name)}</a> <a href="/message/sent">Sent</a> <a href="/jobseekers/auth/logout">Logout</a>`
  return `<nav class="navbar"><a class="navbar-brand" href="/">OnlineJobs.ph <small>stand-in</small></a><span class="nav-links"><a href="/jobseekers/jobsearch">Find a job</a> ${links}</span></nav>`
}

/** The frame of every page. `title` is used as it is; `scripts` come at the end of the body. */
export function layout(page: { title: string; body: string; scripts?: string; member: Account | null }): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-name" content="csrf-token">
<meta name="csrf-token" content="${csrfMark}">
<title>${page.title}</title>
<link rel="stylesheet" href="/assets/board.css">
</head>
<body>
${navigation(page.member)}
<main class="container">
${page.body}
</main>
<footer class="footer">A stand-in on this machine: nothing here reaches the internet. <a href="/__board">What employers receive</a> · <a href="/__phone">What phones receive</a> · <a href="/__control">Control calls</a></footer>
${page.scripts ?? ''}
${jsd}
</body>
</html>`
}

/** Title text as the board prints it: markup cannot start, but `&` and entities stay as the employer typed them. */
export function titleText(title: string): string {
  return title.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A hidden input. */
export function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`
}

/** The hidden input with the visitor's CSRF token. */
export const csrfInput = `<input type="hidden" name="csrf-token" value="${csrfMark}">`
