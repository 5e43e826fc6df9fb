import { mkdir } from 'node:fs/promises'
import { freePort } from '../src/server/testing/hanap-process.ts'

/** Where a product of the journeys and its stand-ins answer. */
export type Addresses = {
  url: string
  olj: string
  linkedin: string
  mail: string
  google: string
  ai: string
  paymongo: string
}

/** Free ports, and the settings of a product on them that keeps its things in `directory` and `database`. */
export async function portsAndSettings(place: {
  directory: string
  database: string
}): Promise<Addresses & { env: Record<string, string> }> {
  await mkdir(place.directory, { recursive: true })
  const [port, olj, linkedin, mail, smtp, google, ai, paymongo, push] = await Promise.all(
    Array.from({ length: 9 }, () => freePort()),
  )
  const address = (at: number | undefined) => `http://127.0.0.1:${at}`
  const env = {
    DATA_DIR: place.directory,
    DATABASE_URL: place.database,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: address(port),
    LIMITS_FACTOR: '10000',
    REQUIRE_EMAIL_VERIFICATION: 'on',
    // A reading at seven past the hour would change the lists under a journey.
    SCHEDULES: 'off',
    SANDBOX_OLJ_PORT: String(olj),
    SANDBOX_LINKEDIN_PORT: String(linkedin),
    SANDBOX_MAIL_PORT: String(mail),
    SANDBOX_SMTP_PORT: String(smtp),
    SANDBOX_GOOGLE_PORT: String(google),
    SANDBOX_AI_PORT: String(ai),
    SANDBOX_PAYMONGO_PORT: String(paymongo),
    SANDBOX_PUSH_PORT: String(push),
    // As in production: cards go from the browser to the provider.
    PAYMONGO_SECRET_KEY: 'sk_test_hanapdemoonly',
    PAYMONGO_PUBLIC_KEY: 'pk_test_hanapdemoonly',
    PAYMONGO_METHODS: 'card,gcash,qrph',
    SANDBOX_OLJ_POSTINGS: '300',
    SANDBOX_LINKEDIN_POSTINGS: '100',
  }
  return {
    env,
    url: address(port),
    olj: address(olj),
    linkedin: address(linkedin),
    mail: address(mail),
    google: address(google),
    ai: address(ai),
    paymongo: address(paymongo),
  }
}
