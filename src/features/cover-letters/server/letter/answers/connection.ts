import { listed } from '../deeds/words.ts'

const ASKED_SPEED = /\b(?:internet|connection|wi ?fi|isp)\b(?! (?:marketing|research))|\bmbps\b|\bspeed ?test\b/
const ASKED_BACKUP =
  /\bback ?up\b(?! (?:the|our|all|files|data|databases?|plan for|of the (?:files|data|database|site))\b)|\bpower (?:goes|cuts?|outages?|interruptions?)\b|\bbrown ?-?outs?\b|\bblack ?-?outs?\b/
const SPEED = /\b(\d{2,4}) ?mbps\b/i
const FIBER = /\bfib(?:er|re)\b/i
/** What somebody works on with where the power or the line goes out. */
const BACKUPS: readonly (readonly [RegExp, string])[] = [
  [/\bUPS\b/, 'a UPS'],
  [/\bgenerator\b/i, 'a generator'],
  [/\b(?:inverter|power station|ecoflow|bluetti|jackery)\b/i, 'a power station'],
  [/\bsolar\b/i, 'solar power'],
  [
    /\b(?:pocket wi-?fi|prepaid (?:wi-?fi|lte|modem)|lte (?:modem|backup|router)|mobile data|starlink|backup (?:internet|isp|lte|line|connection))\b/i,
    'a second connection',
  ],
]

/**
 * Their line and what they have for the time it fails, where a question asks for it and their own words tell it
 * ("My internet is fiber with 200 Mbps, and I have a UPS."); empty otherwise.
 */
export function connectionOf(own: readonly string[], asked: string): string {
  const [speedAsked, backupAsked] = [ASKED_SPEED.test(asked), ASKED_BACKUP.test(asked)]
  if (!(speedAsked || backupAsked)) return ''
  const said = own.join(' . ')
  const [, mbps = ''] = SPEED.exec(said) ?? []
  const line = mbps === '' ? '' : `My internet is ${FIBER.test(said) ? 'fiber with' : 'at'} ${mbps} Mbps`
  const have = BACKUPS.flatMap(([pattern, name]) => (pattern.test(said) ? [name] : []))
  const backup = have.length === 0 ? '' : `I have ${listed(have)} as a backup`
  const parts = [speedAsked ? line : '', backupAsked ? backup : ''].filter((part) => part !== '')
  return parts.length === 0 ? '' : `${parts.join(', and ')}.`
}
