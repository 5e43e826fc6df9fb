import { subjectOf } from './people.ts'

/** What a person does on the consent page: chooses an account, types another one, or refuses. */
export type Choice = {
  email?: string
  /** The number of an account, where its address is no help. */
  sub?: string
  other?: { email: string; name?: string; verified?: string; hd?: string }
  refuse?: boolean
}

/** A browser without pictures: follows redirects on the provider's origin and keeps its cookies. */
export function createVisitor(origin: string) {
  const cookies = new Map<string, string>()
  return async (address: string, form?: URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(address, origin), {
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    return answer
  }
}

/**
 * Signs in at the provider as a person would, from the authorization address to the address the browser is led back to.
 * `visit` is the browser, a new one unless given.
 * @throws Error with the status when the provider shows a page instead
 */
export async function signInAt(
  address: string,
  choice: Choice,
  visit = createVisitor(new URL(address).origin),
): Promise<URL> {
  const { origin } = new URL(address)
  const form = new URLSearchParams({ answer: choice.refuse === true ? 'deny' : 'allow', ...choice.other })
  const chosen = choice.sub ?? (choice.email === undefined ? undefined : subjectOf(choice.email))
  if (chosen !== undefined) form.set('person', chosen)
  let answer = await visit(address)
  let asked = false
  for (let step = 0; step < 8; step += 1) {
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${answer.status}`)
    const next = new URL(location, origin)
    if (next.origin !== origin) return next
    answer = await visit(next.href)
    if (asked || !next.pathname.startsWith('/signin/')) continue
    asked = true
    answer = await visit(next.href, form)
  }
  throw new Error('The provider leads nowhere')
}
