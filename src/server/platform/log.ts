import { type DestinationStream, pino, type Logger } from 'pino'

export type Log = Logger

/** Fields that must never reach a log, wherever they turn up (careful §4, "what is logged"). */
export const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.olj_password',
  '*.new_password',
  '*.confirm_password',
  '*.token',
  '*.card',
  '*.cvc',
  '*.code',
  '*.pending',
  '*.recovery_code',
  '*.recovery_codes',
  '*.mail_code',
  '*.passkey',
  '*.secret',
  '*.challenge',
  '*.verification_code',
  '*.id_number',
  '*.mobile_number',
  'password',
  'olj_password',
  'token',
]

/** A structured log on standard error's sister, one JSON object a line. */
export const createLog = (level: string, to?: DestinationStream): Log => pino({ level, redact: REDACTED }, to)
