import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { createAdapters } from './adapter.ts'
import { blockedPage } from './pages.ts'
import { type GoogleState, SESSION_COOKIE } from './state.ts'

const TEN_MINUTES = 600
const HOUR = 3600

/** Google's paths; the library's own names for them on the left. */
const ROUTES = {
  authorization: '/o/oauth2/v2/auth',
  token: '/token',
  userinfo: '/v1/userinfo',
  jwks: '/oauth2/v3/certs',
  revocation: '/revoke',
}

/** A real OpenID provider at `issuer` with Google's addresses, claims and refusals. */
export function createProvider(issuer: string, state: GoogleState): Provider {
  const provider = new Provider(issuer, configurationOf(state))
  provider.on('server_error', (_context, problem) => {
    process.stderr.write(`sandbox: ${problem.stack ?? problem.message}\n`)
  })
  return provider
}

function configurationOf(state: GoogleState): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }
  return {
    adapter: createAdapters(state.client),
    jwks: { keys: [key] },
    routes: ROUTES,
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub', 'azp', 'hd'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    responseTypes: ['code'],
    // Google puts the claims into the id token, whatever the standard says about userinfo.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_context, interaction) => `/signin/${interaction.uid}`, policy: withAccountChoice() },
    cookies: {
      // Browsers send the cookies of one machine to all of its ports.
      names: { session: SESSION_COOKIE, interaction: '_accounts_signin', resume: '_accounts_resume' },
      keys: [randomBytes(32).toString('hex')],
    },
    ttl: {
      AuthorizationCode: TEN_MINUTES,
      Interaction: HOUR,
      AccessToken: HOUR,
      IdToken: HOUR,
      Session: HOUR,
      Grant: HOUR,
    },
    findAccount: (_context, sub) => {
      const person = state.people.find(sub)
      return person && { accountId: sub, claims: () => ({ ...person, azp: state.client.id }) }
    },
    renderError: (context, out) => refuse(context, out.error),
  }
}

/** `prompt=select_account` is Google's; the library knows login and consent. */
function withAccountChoice(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** Google's own error page: nothing is ever sent to an address that is not registered. */
function refuse(context: KoaContextWithOIDC, error: string): void {
  const wrongUri = error === 'invalid_redirect_uri'
  const wrongClient = error === 'invalid_client'
  context.status = wrongClient ? 401 : 400
  context.type = 'html'
  context.body = blockedPage(context.status, wrongUri ? 'redirect_uri_mismatch' : error)
}
