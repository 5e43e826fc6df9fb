import { article, SOMEBODY } from './articles.ts'
import { heldAs } from '../work/titles.ts'
import { lowered, ROLE } from './nouns.ts'
import { isPast, mayBeThing, wasOf } from './verbs.ts'

/** The same and others that only one of several is: "the only support person". */
const PERSON =
  /\b(?:person|contact|point of contact|employee|hire|staff|staff member|seller|performer|admin|VA|support|controller|closer|caller|programmer|photographer|copywriter|setter|processor|auditor|buyer|planner|trainer|host|one)$/i
const isPerson = (who: string): boolean => ROLE.test(who) || PERSON.test(who)

// bounded: four words
/** "Only support person on weekdays", "top dispatcher Feb 2022" */
const ALONE =
  /^(?:the )?(only|sole|main|lead|first|primary|top|best) ((?:(?!(?:to|for|of|on|in|at|with|and)\b)[\p{L}-]+ ){0,3}?(?:point of contact|\p{L}+))(?=$|,|:| (?:to|for|of|on|in|at|with|and|since|from|during|who|when|\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}* \d))/iu
/** "Agent of the Month (March)" */
const OF_MONTH = /^((?:\p{L}+ ){0,2}\p{L}+) of the (?:month|year|quarter|week)\b/iu
/** "…, placed 17 people": what the only one did. */
const DID = /, (\p{Ll}+) (?=[^,()]*$)/u
/** Ways to be reached: what a support person is there for. */
const CHANNELS = /, (?=(?:[\p{L}]+ )?(?:e-?mails?|chats?|phone|calls|DMs?|SMS|tickets)\b)/u
/** "Was made the buddy of new hires", "was one of the five" */
const WAS =
  /^(?:was|were) (?=(?:made|given|asked|chosen|picked|selected|promoted|trusted|named|moved|transferred|invited|one of|part of|the (?:only|first|main|lead|sole|top|one)) )/i

/** Names of fields that look like what is done. */
const FIELD =
  /^(?:listing|recruiting|marketing|accounting|billing|purchasing|engineering|nursing|shipping|receiving|dispatching|bookkeeping|editing|planning|testing|sourcing|scheduling|building|leasing|training)$/i
// bounded: four words
const JOB = /^((?:(?!(?:as|by|the|and|or)\b)[\p{L}\d-]+ ){0,3}?\p{L}+)(?=(?: (?:for|at|of|to|on|in|with)\b|,|:) )/u
/** "Data entry assistant" is a job, "assist the manager" none. */
function isJob(who: string): boolean {
  const [first = '', second = ''] = who.toLowerCase().split(' ')
  if (
    !(ROLE.test(who) || / (?:controller|processor|programmer|photographer|copywriter|caller|setter|closer)$/i.test(who))
  )
    return false
  // "Started as", "promoted agent": what came about.
  if (isPast(first) && !/^registered$/.test(first)) return false
  if (second === '' || !/^[\p{L}-]+$/u.test(first)) return /^[\p{L}-]+$/u.test(first)
  return wasOf(first) === undefined || FIELD.test(first) || (!first.endsWith('ing') && mayBeThing(first))
}
/** What somebody is by law or by degree. */
const BY_LAW = /^(?:licensed|certified|chartered|accredited)\b/i
/** A row behind a job: "11 drivers, reefer and dry van". */
const asRow = (row: string): string => (/ and |^\d/.test(row) ? row : row.replace(/, (?=[^,]*$)/, ' and '))

/**
 * A line that names whose work it was, as a deed: "the only support person on weekdays", "truck dispatcher for a
 * carrier, 11 drivers"; null where it names nobody. `told` makes a deed of what stands behind the job.
 */
export function inRole(line: string, told: (rest: string) => string | null): string | null {
  if (WAS.test(line)) return lowered(line)
  const [, winner = ''] = OF_MONTH.exec(line) ?? []
  if (
    winner !== '' &&
    (isPerson(winner) || SOMEBODY.test(winner)) &&
    wasOf(winner.split(' ')[0]?.toLowerCase() ?? '') === undefined
  )
    return `was ${line}`
  const [, one = '', who = ''] = ALONE.exec(line) ?? []
  if (one !== '' && isPerson(who))
    return `was the ${line
      .replace(/^the /i, '')
      .replace(one, one.toLowerCase())
      .replace(CHANNELS, ', for ')
      .replace(DID, (all, verb: string) => (isPast(verb) || verb === 'hired' ? ` and ${verb} ` : all))}`
  return inJob(line, told)
}

function inJob(line: string, told: (rest: string) => string | null): string | null {
  const [as = ''] = JOB.exec(line) ?? []
  if (as === '' || !isJob(as) || BY_LAW.test(as)) return null
  const [head = '', ...others] = line.split(/(?:, |: )/)
  if (others.length === 0) return `worked as ${article(as)} ${lowered(heldAs(as))}${line.slice(as.length)}`
  const rest = line.slice(head.length).replace(/^(?:, |: )/, '')
  const did = /^\d/.test(rest) ? null : told(rest)
  const named = `worked as ${article(as)} ${lowered(heldAs(as))}${head.slice(as.length)}`
  if (did !== null && !/^(?:took care of|worked on|handled|had) /.test(did))
    return `${named}${/ and /.test(did) ? ',' : ' and'} ${did}`
  return /[()]/.test(rest) ||
    (did === null && /^(?:\p{L}+s|with|in|for)\b/u.test(rest) && wasOf(rest.split(' ')[0] ?? '') !== undefined)
    ? null
    : `${named} (${asRow(rest)})`
}
