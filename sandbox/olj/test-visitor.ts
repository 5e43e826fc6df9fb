import { load, type CheerioAPI } from 'cheerio'

/** What came back to one request; redirects are not followed. */
export type Seen = { status: number; location: string | null; setCookies: string[]; text: string; $: CheerioAPI }

/** Somebody with a cookie jar, over real HTTP. */
export type Visitor = {
  cookies: Map<string, string>
  get: (path: string) => Promise<Seen>
  post: (path: string, fields: Record<string, string>) => Promise<Seen>
  /** Goes through the login form and follows the redirect; gives the page that ends it. */
  logIn: (email: string, password: string) => Promise<Seen>
  /** First step of applying from the posting's page: gives the Contact page. */
  openApply: (jobPath: string) => Promise<Seen>
  /** Both steps of applying; `changes` replaces fields of the second form. */
  apply: (jobPath: string, changes?: Record<string, string>) => Promise<Seen>
}

/** Every named field of a form as a browser would send it, submit buttons left out. */
export function fieldsOf($: CheerioAPI, selector: string): Record<string, string> {
  const fields = $(selector).find('input[name]:not([type=submit]), textarea[name]').toArray()
  return Object.fromEntries(
    fields.map((field) => {
      const value = $(field).is('textarea') ? $(field).text() : $(field).attr('value')
      return [$(field).attr('name') ?? '', value ?? '']
    }),
  )
}

/** A visitor of the board at `base` with an empty jar. */
export function createVisitor(base: string): Visitor {
  const cookies = new Map<string, string>()
  const request = async (path: string, init: { method?: string; body?: URLSearchParams }): Promise<Seen> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(path, base), {
      ...init,
      redirect: 'manual',
      headers: { cookie },
    })
    const setCookies = answer.headers.getSetCookie()
    for (const line of setCookies) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const text = await answer.text()
    return { status: answer.status, location: answer.headers.get('location'), setCookies, text, $: load(text) }
  }
  const get = (path: string): Promise<Seen> => request(path, {})
  const post = (path: string, fields: Record<string, string>): Promise<Seen> => {
    return request(path, { method: 'POST', body: new URLSearchParams(fields) })
  }
  const logIn = async (email: string, password: string): Promise<Seen> => {
    const { $ } = await get('/login')
    const token = $('input[name="csrf-token"]').attr('value') ?? ''
    const form = { 'csrf-token': token, 'info[email]': email, 'info[password]': password, login: 'Login →' }
    const answer = await post('/authenticate', form)
    return answer.location === null ? answer : get(answer.location)
  }
  const openApply = async (jobPath: string): Promise<Seen> => {
    const { $ } = await get(jobPath)
    return post('/apply', fieldsOf($, 'form[action="/apply"]'))
  }
  const apply = async (jobPath: string, changes: Record<string, string> = {}): Promise<Seen> => {
    const { $ } = await openApply(jobPath)
    const typed = { 'info[subject]': 'MANGO', 'info[message]': 'Hello Greta', points: '2', op: 'SEND EMAIL' }
    return post('/apply', { ...fieldsOf($, '#contact-form'), ...typed, ...changes })
  }
  return { cookies, get, post, logIn, openApply, apply }
}
