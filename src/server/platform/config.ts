import * as z from 'zod'
import { aiInSandbox, aiProblems, aiSettings } from './ai-settings.ts'
import { googleInSandbox, googleProblems, googleSettings } from './google-settings.ts'
import { paymentProblems, paymentProductionProblems, paymentsInSandbox, paymentSettings } from './payment-settings.ts'
import { pushProblems, pushSettings } from './push-settings.ts'

/** Secrets that ship with the demo; production refuses them. */
const DEMO_SECRET_KEYS = 'demo:ZGVtby1vbmx5LWtleS1kZW1vLW9ubHkta2V5LTEyMzQ='
const DEMO_KEY = Buffer.from(DEMO_SECRET_KEYS.replace('demo:', ''), 'base64')

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`)
const port = whole(1, 65_535)
const address = z
  .url('must be an address such as https://example.com')
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on')
const decimal = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number')
  .transform(Number)
/** What one US dollar is worth where nothing else is set. */
const USUAL_RATES = {
  AUD: 1.53,
  CAD: 1.4,
  EUR: 0.86,
  GBP: 0.76,
  NZD: 1.75,
  SGD: 1.3,
  HKD: 7.78,
  AED: 3.67,
  SAR: 3.75,
  QAR: 3.64,
  KWD: 0.31,
  JPY: 155,
} as const
const OTHER_CURRENCIES = Object.keys(USUAL_RATES) as (keyof typeof USUAL_RATES)[]
/** `AUD=1.53,CAD=1.4`: how much one US dollar is worth, for other currencies pay is kept in; the rest are worth the usual. */
const rates = z.string().transform((text, context) => {
  const given = new Map<string, string>()
  for (const entry of text.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', rate = ''] = entry.split('=')
    given.set(name.trim(), rate)
  }
  const read = OTHER_CURRENCIES.map(
    (currency) => [currency, Number(given.get(currency) ?? USUAL_RATES[currency])] as const,
  )
  if ([...given.keys()].some((name) => !(name in USUAL_RATES)) || read.some(([, rate]) => !(rate > 0 && rate < 1000))) {
    context.addIssue({
      code: 'custom',
      message: `must name some of ${OTHER_CURRENCIES.join(', ')}, each with a rate, such as AUD=1.53`,
    })
  }
  return Object.fromEntries(read) as Record<keyof typeof USUAL_RATES, number>
})
/** `key-id:base64 of 32 bytes`, several with commas; the first one encrypts, all of them decrypt. */
const keyRing = z.string().transform((text, context) => {
  const keys = text.split(',').map((entry) => {
    const [id = '', key = ''] = entry.trim().split(':', 2)
    return { id, key: Buffer.from(key, 'base64') }
  })
  if (keys.some(({ id, key }) => !/^[a-z0-9]{1,12}$/i.test(id) || key.length !== 32)) {
    context.addIssue({ code: 'custom', message: 'must be id:key pairs, each key 32 bytes in base64' })
  }
  return keys
})

const settings = z.object({
  HANAP_MODE: z.enum(['demo', 'production'], 'must be demo or production').default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.prefault('8000'),
  PUBLIC_URL: address.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL: whole(2, 200).prefault('12'),
  DATA_DIR: z.string().min(1).default('data'),
  SECRET_KEYS: keyRing.prefault(DEMO_SECRET_KEYS),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .optional(),
  TRUSTED_PROXIES: z.string().default(''),
  TASKS: z.enum(['in-process', 'separate'], 'must be in-process or separate').optional(),
  SCHEDULES: onOff.prefault('on'),
  ANSWERS_KEPT_SECONDS: whole(0, 60).prefault('5'),
  STOP_SECONDS: whole(1, 600).prefault('15'),
  LIMITS_FACTOR: whole(1, 1_000_000).prefault('1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OLJ_URL: address.prefault('https://www.onlinejobs.ph'),
  OLJ_MESSAGES_URL: address.prefault('https://v2.onlinejobs.ph'),
  OLJ_CRAWL_DELAY_SECONDS: decimal.prefault('5'),
  OLJ_KEYWORDS: z.string().default(''),
  LINKEDIN_URL: address.prefault('https://www.linkedin.com'),
  LINKEDIN_CRAWL_DELAY_SECONDS: decimal.prefault('5'),
  LINKEDIN_KEYWORDS: z.string().default('remote'),
  CONNECTOR_USER_AGENT: z.string().default('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  AUTOMATION_PACE_SECONDS: whole(0, 3600).prefault('60'),
  AUTOMATION_OLJ_A_DAY: whole(0, 1_000_000).prefault('2000'),
  USD_PHP_RATE: decimal.prefault('58.75'),
  USD_RATES: rates.prefault(''),
  USD_PHP_RATE_DATE: z.iso.date('must be a day such as 2026-11-20').default('2026-11-20'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>@\r\n]+@[^<>@\s]+$|^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/,
      'must be an address such as Hanap <hello@example.com>',
    )
    .default('Hanap <hello@hanap.test>'),
  CONTACT_EMAIL: z.email('must be one e-mail address').optional(),
  FILES: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ap-southeast-1'),
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...googleSettings,
  ...aiSettings,
  ...paymentSettings,
  ...pushSettings,
  REQUIRE_EMAIL_VERIFICATION: onOff.optional(),
  NEUTRAL_RESET_ANSWER: onOff.prefault('off'),
  SANDBOX: onOff.optional(),
  SANDBOX_OLJ_PORT: port.prefault('8101'),
  SANDBOX_LINKEDIN_PORT: port.prefault('8102'),
  SANDBOX_MAIL_PORT: port.prefault('8103'),
  SANDBOX_SMTP_PORT: port.prefault('8125'),
  SANDBOX_GOOGLE_PORT: port.prefault('8104'),
  SANDBOX_AI_PORT: port.prefault('8105'),
  SANDBOX_PAYMONGO_PORT: port.prefault('8106'),
  SANDBOX_PUSH_PORT: port.prefault('8107'),
})

type Settings = z.output<typeof settings>
type Derived = 'TASKS' | 'SANDBOX' | 'PUBLIC_URL' | 'LOG_LEVEL' | 'REQUIRE_EMAIL_VERIFICATION'
/** Every setting, checked, with the mode's consequences worked out. */
export type Config = Omit<Settings, Derived> & {
  LOG_LEVEL: NonNullable<Settings['LOG_LEVEL']>
  TASKS: 'in-process' | 'separate'
  /** Whether this process starts the stand-ins and points the connectors at them. */
  SANDBOX: boolean
  PUBLIC_URL: string
  /** Origin of the push stand-in, where there is one. */
  PUSH_STAND_IN?: string | undefined
  /** On wherever mail can leave, unless switched off. */
  REQUIRE_EMAIL_VERIFICATION: boolean
}

/** All that is wrong with the settings, in one message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`These settings are wrong or missing:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
    this.problems = problems
  }
}

/** An empty variable counts as not set, as `.env` files leave them. */
const given = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))

const portOf = (url: string) => Number(new URL(url).port)
const isLoopback = (url: string) => /^(localhost|127\.|\[?::1)/.test(new URL(url).hostname)

/** What production refuses to start with (issue: demo secrets, stand-in addresses, missing keys). */
function productionProblems(config: Settings, env: Record<string, unknown>): string[] {
  const problems: string[] = []
  if (env.SECRET_KEYS === undefined) problems.push('SECRET_KEYS is missing: production needs a key of its own')
  else if (config.SECRET_KEYS.some(({ key }) => key.equals(DEMO_KEY))) problems.push('SECRET_KEYS holds the demo key')
  if (config.PUBLIC_URL === undefined) problems.push('PUBLIC_URL is missing')
  if (config.SANDBOX === true) problems.push('SANDBOX is on: stand-ins belong to the demo')
  for (const name of ['OLJ_URL', 'OLJ_MESSAGES_URL', 'LINKEDIN_URL'] as const) {
    if (isLoopback(config[name])) problems.push(`${name} is a stand-in address`)
  }
  if (config.SMTP_URL === undefined) problems.push('SMTP_URL is missing')
  // A mail server of one's own on this machine is fine; the stand-in's port is not.
  else if (isLoopback(config.SMTP_URL) && new URL(config.SMTP_URL).port === String(config.SANDBOX_SMTP_PORT)) {
    problems.push('SMTP_URL is a stand-in address')
  }
  if (isLoopback(config.GOOGLE_ISSUER)) problems.push('GOOGLE_ISSUER is a stand-in address')
  // A model of one's own on this machine is fine; the stand-in's port is not.
  if (config.AI_BASE_URL && isLoopback(config.AI_BASE_URL) && portOf(config.AI_BASE_URL) === config.SANDBOX_AI_PORT) {
    problems.push('AI_BASE_URL is a stand-in address')
  }
  return [...problems, ...paymentProductionProblems(config, config.PUBLIC_URL)]
}

function missingForFiles(config: Settings): string[] {
  if (config.FILES !== 's3') return []
  return (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => config[name] === undefined)
    .map((name) => `${name} is missing: FILES is s3`)
}

/**
 * Reads and checks every setting at once.
 * @throws ConfigError listing each wrong or missing setting.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = given(env)
  const parsed = settings.safeParse(set)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  const config = parsed.data
  const production = config.HANAP_MODE === 'production'
  const problems = [
    ...(production ? productionProblems(config, set) : []),
    ...missingForFiles(config),
    ...googleProblems(config),
    ...paymentProblems(config),
    ...aiProblems(config),
    ...pushProblems(config),
  ]
  const sandbox = config.SANDBOX ?? !production
  const mail = sandbox || config.SMTP_URL !== undefined
  if (config.REQUIRE_EMAIL_VERIFICATION && !mail) {
    problems.push('SMTP_URL is missing: REQUIRE_EMAIL_VERIFICATION is on')
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...config,
    SANDBOX: sandbox,
    LOG_LEVEL: config.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    TASKS: config.TASKS ?? (production ? 'separate' : 'in-process'),
    REQUIRE_EMAIL_VERIFICATION: config.REQUIRE_EMAIL_VERIFICATION ?? mail,
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    ...(sandbox
      ? {
          ...sandboxAddresses(config),
          ...googleInSandbox(config.SANDBOX_GOOGLE_PORT),
          ...paymentsInSandbox(config.SANDBOX_PAYMONGO_PORT),
          ...aiInSandbox(config, config.SANDBOX_AI_PORT),
          PUSH_STAND_IN: `http://127.0.0.1:${config.SANDBOX_PUSH_PORT}`,
        }
      : {}),
  }
}

/** The stand-ins' addresses; a crawl delay would only slow the demo down. */
const sandboxAddresses = (config: Settings) => ({
  OLJ_URL: `http://127.0.0.1:${config.SANDBOX_OLJ_PORT}`,
  OLJ_MESSAGES_URL: `http://127.0.0.1:${config.SANDBOX_OLJ_PORT}`,
  LINKEDIN_URL: `http://127.0.0.1:${config.SANDBOX_LINKEDIN_PORT}`,
  SMTP_URL: `smtp://127.0.0.1:${config.SANDBOX_SMTP_PORT}`,
  OLJ_CRAWL_DELAY_SECONDS: 0,
  LINKEDIN_CRAWL_DELAY_SECONDS: 0,
  LINKEDIN_KEYWORDS: '',
})
