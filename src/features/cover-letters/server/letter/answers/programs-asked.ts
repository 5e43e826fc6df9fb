import { plainWords } from '#features/cover-letters/claims/words.ts'
import { gapFor } from './gaps.ts'
import type { Answers } from './known.ts'
import { namesProgram } from '../person/skills.ts'
import { listed } from '../deeds/words.ts'
import { KINDS, type Kind } from './program-kinds.ts'

/** What is listed among skills seldom, and told in deeds. */
const NAMED_IN_DEEDS =
  /\b(?:Availity|eviCore|NaviNet|CoverMyMeds|UHC|Optum|Waystar|Office Ally|TriZetto|Carelon|Change Healthcare)\b/gi
const NOUN = String.raw`(?:software|programs?|tools?|apps?|applications?|platforms?|systems?|stack|help ?desks?|crms?|ats(?:es|s)?|builders?|schedulers?|dialers?|(?:video|photo|audio) editors?|wms|tms|hris|calendars?|cms|emrs?|ehrs?|(?:payer )?portals?)(?:(?: and| or)? (?:emrs?|ehrs?|(?:payer )?portals?|(?:\w+ ){1,2}(?:software|programs?|tools?|platforms?|systems?)))?`
const YOURS = String.raw`(?:(?:that|which|do|can|have|are|did|ang|ang mga) )*(?:you ve|you re|youve|you|gamit|ginagamit|alam)(?: (?:have|can|are|do|usually|already|currently|actual+y|really|ever|personally|mo|nyo|ninyo|ka))*`
/** "Which design software do you use", "apps you are good at", "anong mga tools ang gamit mo". */
const ASKED = new RegExp(
  String.raw`^(?:(?:and|please|list|names? of|name|tell us|also|what are|state) )*(?:(?:which|what|anong?|the|all|any|your|mga) )*((?:[\w-]+ ){0,3}?)(${NOUN}) ${YOURS}\b(?: (.*))?$|^(?:your|what is your|ang) (?:(?:tech|main|daily|usual) )?(?:stack|tools|software|programs)$|^(?:the )?(?:systems|programs|tools|software|platforms) (?:you )?(?:have )?used(?: so far)?$|^tools$`,
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
  /^(?:$|use[sd]?\b|using\b|know\b|work|good\b|best\b|familiar|comfortable|confident|skilled|proficient|experienced|trained|licen|own\b|have\b|edit|design|pay|master|daily|sa pag|(?!sold|sell|post|publish|list|advertis)\w+ (?:in|with)(?: and for how long)?$)/
/** A purpose none of the kinds is for. */
const FOR_ONE_THING = /\b(?:for|to) (?!(?:work|your|this|the|do|how|what|date)\b)/
/** What a profile does not tell of a program. */
const OPEN: readonly { asks: RegExp; place: string }[] = [
  { asks: /\b(?:licen[sc]\w*|own|subscri\w*|paid)\b/, place: 'which of them you have a license for' },
  { asks: /\byour level\b|\bhow (?:good|well)\b|\bproficiency\b/, place: 'your level in each' },
]

/** Whether a question asks for the programs somebody uses. */
export const asksPrograms = (asked: string): boolean => ASKED.test(asked)

/** "The name of your editing software" */
const NAME_OF = /^(?:the )?names? of (?:your |the )?/
/** "Editing software", "accounting software used" */
const BARE = /^(?:[\w-]+ ){1,2}(?:software|programs|tools)(?: used)?$/
/** "What do you use to schedule posts?", "what do you use for e-signatures?" */
const FOR_A_TASK =
  /^(?:and )?what (?:(?:tools?|software|programs?|apps?) )?(?:do|did|are) you (?:usually |normally |currently )?us(?:e|ed|ing) (?:for|to|when) ([\w -]{3,40})$/
/** Only programs of a kind somebody knows answer what a task is done with. */
function ofTask(task: string, skills: readonly string[]): ReturnType<typeof kindOf> {
  const kind = KINDS.find(
    ({ name, called, has }) => name !== 'planning' && called.test(task) && skills.some((skill) => has.test(skill)),
  )
  return kind === undefined ? null : { kind, words: [], behind: '' }
}

/** Which programs a question asks for; the rest of what is asked with it names the kind where its own words name none. */
function kindOf(
  asked: string,
  context = '',
  skills: readonly string[] = [],
): { kind: Kind | undefined; words: string[]; behind: string } | null {
  const [, task = ''] = FOR_A_TASK.exec(asked) ?? []
  if (task !== '') return ofTask(task, skills)
  const named = asked.replace(NAME_OF, '')
  const found = ASKED.exec(asked) ?? (BARE.test(named) ? ASKED.exec(`${named.replace(/ used$/, '')} you use`) : null)
  const [, before = '', noun = '', behind = ''] = found ?? []
  if (found === null || OTHERWISE.test(asked) || !WITH_THEM.test(behind)) return null
  const words = before.split(' ').filter((word) => word !== '' && !ANY.has(word))
  const said = `${words.join(' ')} ${noun} ${behind}`
  const all = KINDS.filter((one) => one.called.test(words.length > 0 ? `${words.join(' ')} ${noun}` : said))
  // Nearly everything is managed: what else a question names says more.
  const exact = all.filter(({ name }) => name !== 'planning')
  const fitting = exact.length > 0 ? exact : all
  // "Practice management" is another program for lawyers than for dentists.
  const own = fitting.find(({ has }) => skills.some((skill) => has.test(skill))) ?? fitting[0]
  const beside = words.length > 0 ? '' : plainWords(context).replace(asked, ' ')
  return { kind: own ?? KINDS.find(({ called, none }) => none !== undefined && called.test(beside)), words, behind }
}

/** "a helpdesk program", where a question asks for the programs of a kind; empty otherwise. */
export const kindAsked = (asked: string, context?: string): string => kindOf(asked, context)?.kind?.none ?? ''

/** Whether skills answer: the programs of the asked kind, and where they were used if that is asked; else empty. */
export function programsAsked(facts: Answers, asked: string): string {
  const { skills, used, context } = facts
  if (OF_THOSE_NAMED.test(asked)) {
    const named = facts.named()
    return named.length === 0 ? '' : `Of these, I know ${listed(named)}.`
  }
  const wanted = kindOf(asked, context, skills)
  if (wanted === null) return ''
  const { kind, words, behind } = wanted
  // A shipper's portal is a program like any; a payer's is told in deeds.
  if (/\bportals?\b/.test(asked) && !(kind?.name === 'freight' || kind?.name === 'inventory'))
    return withPortals(facts, asked)
  if (kind === undefined && FOR_ONE_THING.test(behind)) return ''
  if (kind === undefined && words.length > 0 && !/^(?:tools|software|programs|apps)$/.test(words.join(' '))) return ''
  // "Figma to WordPress" is work.
  const known = skills.filter(
    (skill) => !/ to /.test(skill) && (kind === undefined ? namesProgram(skill) : kind.has.test(skill)),
  )
  if (known.length === 0) return ''
  const one = known.length === 1
  const told =
    kind?.name === 'EMR'
      ? `I know ${listed(known)}.`
      : `The ${programs(kind, one)} I know ${one ? 'is' : 'are'} ${listed(known)}.`
  const open = OPEN.flatMap(({ asks, place }) => (asks.test(asked) ? [` ${gapFor(place)}`] : [])).join('')
  if (/\bhow long\b|\byears\b/.test(asked)) return `${howLong(known, used, told)}${open}`
  return `${ASKS_OF_USE.test(asked) ? usedOrKnown(known, used, told) : told}${open}`
}

/** Asks what was worked with, not what is known. */
const ASKS_OF_USE = /\b(?:used|have you worked|you ve worked|day in)\b/
/** Programs with where they were used, as far as the resume says so, then those that are only known. */
function usedOrKnown(known: readonly string[], used: Answers['used'], told: string): string {
  const all = known.map((skill) => ({ skill, ...used(plainWords(skill)) }))
  const shown = all.filter(({ text }) => text !== '').slice(0, MOST_TIMES)
  const left = all.filter((one) => !shown.includes(one)).map(({ skill }) => skill)
  if (shown.length === 0) return told
  return [...shown.map(({ text }) => text), left.length === 0 ? '' : `I also know ${listed(left)}.`].join(' ').trim()
}

/** "Which of the tools above do you already use?" */
const OF_THOSE_NAMED =
  /^(?:and |also |please |tell us )*(?:(?:which|what|any|how many) of|which) (?:the |these |those |our |them )+(?:\w+ ){0,2}?(?:(?:tools?|programs?|apps?|software|platforms?|systems?) )?(?:(?:above|below|listed|mentioned|named|here) )?(?:(?:that|do|have|are) )*(?:you|you ve|youve)(?: have)?(?: already)? (?:use|used|know|known|familiar|worked with|experienced)\b/

/** Records systems are skills; portals are told in what was done. */
function withPortals({ skills, evidence }: Answers, asked: string): string {
  const records = KINDS.find(({ name }) => name === 'EMR')
  const known = /\be[mh]rs?\b/.test(asked) ? skills.filter((skill) => records?.has.test(skill) === true) : []
  const told = [...skills, ...evidence.map(({ deed }) => deed)].join(' . ').match(NAMED_IN_DEEDS) ?? []
  const portals = [...new Map(told.map((name) => [name.toLowerCase(), name])).values()]
  if (known.length + portals.length === 0) return ''
  const open = /\be[mh]rs?\b/.test(asked) && known.length === 0 ? ` ${gapFor('which EMRs')}` : ''
  return portals.length === 0
    ? `I know ${listed(known)}. ${gapFor('which portals you have used')}`
    : known.length === 0
      ? `I have used ${listed(portals)}.${open}`
      : `I know ${listed(known)}, and of the portals I have used ${listed(portals)}.`
}

/** "CRM" is a skill that a letter claims: what it is for is none. */
function programs(kind: Kind | undefined, one: boolean): string {
  const [before, noun] = [kind?.name ?? '', one ? 'program' : 'programs']
  if (before === 'EMR') return one ? 'EMR' : 'EMRs'
  return before === 'CRM' ? `${noun} for customer records` : `${before} ${noun}`.trim()
}

const MOST_TIMES = 2
/** Programs with when they were used, and a place for those nothing dates. */
function howLong(known: readonly string[], used: Answers['used'], told: string): string {
  const all = known.map((skill) => ({ skill, ...used(plainWords(skill)) }))
  const dated = all.filter((one) => one.dated).slice(0, MOST_TIMES)
  const left = all.filter((one) => !one.dated).map(({ skill }) => skill)
  if (dated.length === all.length) return dated.map(({ text }) => text).join(' ')
  const open = gapFor(all.length > MOST_TIMES ? 'for how long' : `for how long you have used ${listed(left)}`)
  return [told, ...dated.map(({ text }) => text), open].join(' ')
}
