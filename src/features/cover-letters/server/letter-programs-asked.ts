import { plainWords } from '../claims/words.ts'
import { gapFor } from './letter-gaps.ts'
import type { Answers } from './letter-known.ts'
import { namesProgram } from './letter-skills.ts'
import { listed } from './letter-words.ts'

/** Programs by what they are for, as questions name it: "design software", "your helpdesk". */
const KINDS: readonly { name: string; called: RegExp; has: RegExp }[] = [
  {
    name: 'Adobe',
    called: /\badobe\b/,
    has: /\b(?:adobe|photoshop|illustrator|indesign|premiere|after effects|lightroom|audition)\b/i,
  },
  { name: 'Google', called: /\bgoogle\b/, has: /\bgoogle\b/i },
  {
    name: 'design',
    called: /\b(?:design\w*|graphics?|creative)\b/,
    has: /\b(?:photoshop|illustrator|indesign|canva|figma|lightroom|coreldraw|affinity|procreate|sketch)\b/i,
  },
  {
    name: 'video',
    called: /\b(?:video|edit\w*|eedit)\b/,
    has: /\b(?:premiere|after effects|capcut|davinci|final cut|filmora|frame\.io|descript)\b/i,
  },
  {
    name: 'accounting',
    called: /\b(?:account\w*|bookkeep\w*|payroll|finance)\b/,
    has: /\b(?:xero|quickbooks|qbo|myob|netsuite|freshbooks|hubdoc|dext|gusto|sage|zoho books|bill\.com|wave)\b/i,
  },
  {
    name: 'helpdesk',
    called: /\b(?:help ?desks?|support|ticket\w*|chat)\b/,
    has: /\b(?:zendesk|intercom|gorgias|freshdesk|help scout)\b/i,
  },
  {
    name: 'CRM',
    called: /\b(?:crms?|sales)\b/,
    has: /\b(?:hubspot|salesforce|gohighlevel|ghl|follow up boss|pipedrive|zoho)\b/i,
  },
  {
    name: 'planning',
    called: /\b(?:projects?|tasks?|manage\w*)\b/,
    has: /\b(?:asana|trello|clickup|notion|monday\.com|airtable|jira|basecamp)\b/i,
  },
  {
    name: 'drafting',
    called: /\b(?:cad|draft\w*|3d|drawing)\b/,
    has: /\b(?:autocad|revit|sketchup|solidworks|lumion|enscape)\b/i,
  },
  {
    name: 'website',
    called: /\b(?:(?:page|site|website) builders?|cms|web)\b/,
    has: /\b(?:wordpress|webflow|wix|squarespace|elementor|shopify|woocommerce)\b/i,
  },
]
const NOUN = String.raw`(?:software|programs?|tools?|apps?|applications?|platforms?|systems?|stack|help ?desks?|crms?|builders?|cms)`
const YOURS = String.raw`(?:(?:that|which|do|can|have|are|did|ang|ang mga) )*(?:you ve|you re|youve|you|gamit|ginagamit|alam)(?: (?:have|can|are|do|usually|already|currently|mo|nyo|ninyo|ka))*`
/** "Which design software do you use", "apps you are good at", "anong mga tools ang gamit mo". */
const ASKED = new RegExp(
  String.raw`^(?:(?:and|please|list|name|tell us|also|what are|state) )*(?:(?:which|what|anong?|the|all|any|your|mga) )*((?:[\w-]+ ){0,2}?)(${NOUN}) ${YOURS}\b(?: (.*))?$|^(?:your|what is your|ang) (?:(?:tech|main|daily|usual) )?(?:stack|tools|software|programs)$`,
)
/** What only says that any will do. */
const ANY = new Set(
  'other main daily usual tech software computer kind kinds types type of online digital different favourite favorite'.split(
    ' ',
  ),
)
/** Is asked of the things a program is made of, or would be used for here. */
const OTHERWISE = /\b(?:would|miss|hate|wish|recommend|without|learn|worst|favou?rite|(?:is|are|the) best)\b/
/** What is done with programs; what is sold or posted on them is another question. */
const WITH_THEM =
  /^(?:$|use[sd]?\b|using\b|know\b|work|good\b|best\b|familiar|comfortable|confident|skilled|proficient|experienced|trained|licen|own\b|have\b|edit|design|pay|master|daily|sa pag|(?!sold|sell|post|publish|list|advertis)\w+ (?:in|with)$)/
/** A purpose none of the kinds is for. */
const FOR_ONE_THING = /\b(?:for|to) (?!(?:work|your|this|the|do|how|what|date)\b)/
const LICENSED = /\b(?:licen[sc]\w*|own|subscri\w*|paid)\b/

/** Whether a question asks for the programs somebody uses. */
export const asksPrograms = (asked: string): boolean => ASKED.test(asked)

/** Whether skills answer: the programs of the asked kind, and where they were used if that is asked; else empty. */
export function programsAsked({ skills, used }: Answers, asked: string): string {
  const found = ASKED.exec(asked)
  const [, before = '', noun = '', behind = ''] = found ?? []
  if (found === null || OTHERWISE.test(asked) || !WITH_THEM.test(behind)) return ''
  const words = before.split(' ').filter((word) => word !== '' && !ANY.has(word))
  const said = `${words.join(' ')} ${noun} ${behind}`
  const kind = KINDS.find(({ called }) => called.test(words.length > 0 ? `${words.join(' ')} ${noun}` : said))
  if (kind === undefined && FOR_ONE_THING.test(behind)) return ''
  if (kind === undefined && words.length > 0 && !/^(?:tools|software|programs|apps)$/.test(words.join(' '))) return ''
  // "Figma to WordPress" is work.
  const known = skills.filter(
    (skill) => !/ to /.test(skill) && (kind === undefined ? namesProgram(skill) : kind.has.test(skill)),
  )
  if (known.length === 0) return ''
  const named = kind === undefined ? '' : `${kind.name} `
  const one = known.length === 1
  const told = `The ${named}${one ? 'program I know is' : 'programs I know are'} ${listed(known)}.`
  const open = LICENSED.test(asked) ? ` ${gapFor('which of them you have a license for')}` : ''
  const times = /\bhow long\b|\byears\b/.test(asked)
    ? known.flatMap((skill) => (used(plainWords(skill)).dated ? [used(plainWords(skill)).text] : []))
    : []
  return [told, ...times.slice(0, 2)].join(' ') + open
}
