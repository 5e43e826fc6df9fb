import { BadInput, optionalFlag, optionalInteger, optionalText, requiredText } from '../http/bad-input.ts'
import type { Control } from '../http/control.ts'
import { TOKEN_ERRORS, type GoogleState } from './state.ts'

/** Adds the control calls only this stand-in has: its people, its client, and how the exchange of a code fails. */
export function addControls(control: Control, state: GoogleState): void {
  const registered = [...state.client.redirectUris]
  control.addState(() => ({ people: state.people.list(), client: state.client, token_errors: state.tokenErrors }))
  control.onReset(() => {
    state.people.reset()
    state.client.redirectUris = [...registered]
    state.tokenErrors = []
  })
  addPeopleRoutes(control, state)
  addTokenErrorRoutes(control, state)
  control.addRoute({
    method: 'POST',
    path: '/redirect-uris',
    summary: 'Register one more redirect URI for the client.',
    example: { uri: 'http://localhost:8010/oauth-callback' },
    run: (body) => {
      const uri = requiredText(body, 'uri')
      if (!URL.canParse(uri)) throw new BadInput('uri must be an address.')
      if (!state.client.redirectUris.includes(uri)) state.client.redirectUris.push(uri)
      return { redirect_uris: state.client.redirectUris }
    },
  })
}

function addPeopleRoutes(control: Control, state: GoogleState): void {
  control.addRoute({
    method: 'GET',
    path: '/people',
    summary: 'Every account.',
    run: () => ({ people: state.people.list() }),
  })
  control.addRoute({
    method: 'POST',
    path: '/people',
    summary: 'Add or change an account: email, and optionally name, email_verified, hd, sub (its number).',
    example: { email: 'ana@gmail.test', name: 'Ana Santos', email_verified: true },
    run: (body) => {
      const [name, hd, sub] = ['name', 'hd', 'sub'].map((field) => optionalText(body, field))
      const verified = optionalFlag(body, 'email_verified')
      return {
        person: state.people.put({
          email: requiredText(body, 'email'),
          ...(name === undefined ? {} : { name }),
          ...(hd === undefined ? {} : { hd }),
          ...(sub === undefined ? {} : { sub }),
          ...(verified === undefined ? {} : { email_verified: verified }),
        }),
      }
    },
  })
}

function addTokenErrorRoutes(control: Control, state: GoogleState): void {
  control.addRoute({
    method: 'POST',
    path: '/token-error',
    summary: `Refuse the exchange of a code: ${TOKEN_ERRORS.join(', ')}; optionally times.`,
    example: { error: 'redirect_uri_mismatch', times: 1 },
    run: (body) => {
      const error = TOKEN_ERRORS.find((each) => each === body['error'])
      if (!error) throw new BadInput(`error must be one of: ${TOKEN_ERRORS.join(', ')}.`)
      state.tokenErrors.push({ error, times: optionalInteger(body, 'times', { min: 1, max: 1_000_000 }) ?? null })
      return { token_errors: state.tokenErrors }
    },
  })
  control.addRoute({
    method: 'DELETE',
    path: '/token-error',
    summary: 'Exchange codes again.',
    run: () => {
      state.tokenErrors = []
      return { token_errors: [] }
    },
  })
}
