import { escapeHtml, redirect, setCookie } from '../http/replies.ts'
import { randomHex } from './board.ts'
import { csrfInput } from './layout.ts'
import { emailKey } from './members.ts'
import { answer, sessionCookie, type Page, type Visit } from './visit.ts'

/** Where a member lands after signing in. */
export const landing = '/jobseekers/dashboard'

function form(visit: Visit, email: string, problem: string): ReturnType<Page> {
  const body = `<form class="card narrow" action="/authenticate" method="post">
<h1>Log in</h1>
${problem}
${csrfInput}
<label for="login_username">E-mail</label>
<input type="email" id="login_username" name="info[email]" value="${escapeHtml(email)}" autocomplete="username">
<label for="login_password">Password</label>
<input type="password" id="login_password" name="info[password]" autocomplete="current-password">
<input type="submit" class="btn" name="login" value="Login →">
<p class="fs-13">Accounts to try: maria@board.test / Board-demo-1, jun@board.test / Board-demo-2, ana@board.test / Board-demo-3</p>
</form>`
  return answer(visit, { title: 'Login | OnlineJobs.ph', body })
}

/** The form for signing in. */
export const loginPage: Page = (visit) => form(visit, '', '')

/** Takes the form: a new session on success, the form again (status 200) when the password is wrong. */
export const authenticate: Page = (visit) => {
  const { board, request } = visit
  const email = request.form.get('info[email]') ?? ''
  const account = board.members.accounts.get(emailKey(email))
  if (account === undefined || account.password !== request.form.get('info[password]')) {
    return form(visit, email, '<p class="error">The email address or password is incorrect.</p>')
  }
  const session = randomHex()
  board.record({ type: 'opened', session, email: account.email })
  return setCookie(redirect(landing, 303), sessionCookie, session)
}

/** Ends the session. */
export const logout: Page = ({ board, session }) => {
  if (board.members.sessions.has(session)) board.record({ type: 'closed', session })
  return setCookie(redirect('/login', 302), sessionCookie, randomHex())
}
