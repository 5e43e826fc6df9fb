import type { Burst } from './linkedin/burst.ts'

/** What the program is told by its environment. */
export type SandboxSettings = {
  oljPort: number
  linkedinPort: number
  mailPort: number
  googlePort: number
  aiPort: number
  paymongoPort: number
  pushPort: number
  webhookUrl: string | undefined
  googleRedirectUris: string[] | undefined
  smtpPort: number
  olj: number
  linkedin: number
  seed: number
  dataDir: string | undefined
  linkedinBurst: Burst | null
  exitWithParent: boolean
}

/** A setting that makes no sense; the message lists every one of them. */
export class WrongSettings extends Error {}

/**
 * Reads the `SANDBOX_…` variables; docs/sandbox.md lists them with their defaults.
 * @throws WrongSettings naming every wrong one
 */
export function readSettings(env: Record<string, string | undefined>): SandboxSettings {
  const problems: string[] = []
  const number = (name: string, standard: number, max: number): number => {
    const value = env[name]?.trim()
    if (!value) return standard
    if (/^\d{1,10}$/.test(value) && Number(value) <= max) return Number(value)
    problems.push(`${name} must be a whole number from 0 to ${max}, not "${value}".`)
    return standard
  }
  const settings: SandboxSettings = {
    oljPort: number('SANDBOX_OLJ_PORT', 8101, 65_535),
    linkedinPort: number('SANDBOX_LINKEDIN_PORT', 8102, 65_535),
    mailPort: number('SANDBOX_MAIL_PORT', 8103, 65_535),
    googlePort: number('SANDBOX_GOOGLE_PORT', 8104, 65_535),
    aiPort: number('SANDBOX_AI_PORT', 8105, 65_535),
    paymongoPort: number('SANDBOX_PAYMONGO_PORT', 8106, 65_535),
    pushPort: number('SANDBOX_PUSH_PORT', 8107, 65_535),
    webhookUrl: env['SANDBOX_WEBHOOK_URL']?.trim() || undefined,
    googleRedirectUris: addressesOf(env['SANDBOX_GOOGLE_REDIRECT_URIS'], problems),
    smtpPort: number('SANDBOX_SMTP_PORT', 8125, 65_535),
    olj: number('SANDBOX_OLJ_POSTINGS', 2600, 1_000_000),
    linkedin: number('SANDBOX_LINKEDIN_POSTINGS', 1000, 1_000_000),
    seed: number('SANDBOX_SEED', 1, 4_294_967_295),
    dataDir: env['SANDBOX_DATA_DIR']?.trim() || undefined,
    linkedinBurst: burstOf(env['SANDBOX_LINKEDIN_BURST'], problems),
    exitWithParent: env['SANDBOX_EXIT_WITH_PARENT'] === '1',
  }
  if (problems.length > 0) throw new WrongSettings(problems.join('\n'))
  return settings
}

function addressesOf(value: string | undefined, problems: string[]): string[] | undefined {
  const addresses = value?.split(',').map((each) => each.trim())
  if (!addresses || value?.trim() === '') return undefined
  if (addresses.every((each) => URL.canParse(each))) return addresses
  problems.push(`SANDBOX_GOOGLE_REDIRECT_URIS must be addresses with commas between them, not "${value}".`)
  return undefined
}

function burstOf(value: string | undefined, problems: string[]): Burst | null {
  const text = value?.trim() || '10/60'
  if (text === 'off') return null
  const match = /^([1-9]\d{0,6})\/([1-9]\d{0,4})$/.exec(text)
  if (match) return { requests: Number(match[1]), perSeconds: Number(match[2]) }
  problems.push(`SANDBOX_LINKEDIN_BURST must be "off" or requests/seconds such as "10/60", not "${text}".`)
  return null
}
