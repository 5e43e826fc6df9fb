import { plainWords } from '../../rules.ts'
import { levelOf } from '../levels/rules.ts'
import { disjoint } from '../sets/rules.ts'
import { type Amount, amountsOf, moneyDiffers } from './money/rules.ts'

/** What a posting's own words say that tells it from another one of the same template. */
export type Marks = {
  /** Numbers a client or an agency gives the vacancy. */
  refs: ReadonlySet<string>
  money: readonly Amount[]
  /** Times of the day: `9:00`, `17:30`. */
  clock: ReadonlySet<string>
  /** When the day begins, where the text says from when to when. */
  starts: ReadonlySet<string>
  /** Whose times of the day: `us`, `manila`. */
  zones: ReadonlySet<string>
  /** First and last of the days one works: `mon`, `fri`. */
  days: ReadonlySet<string>
  /** Hours a week. */
  weekly: ReadonlySet<string>
  /** Years of experience asked for. */
  years: ReadonlySet<string>
  /** Languages that have to be spoken, beside those of the country. */
  languages: ReadonlySet<string>
  /** School subjects to be taught. */
  subjects: ReadonlySet<string>
  /** Times the text calls by a name: `night`, `day`. */
  shifts: ReadonlySet<string>
  /** `lasting` or `passing` work. */
  terms: ReadonlySet<string>
  /** `full` or `part` time. */
  types: ReadonlySet<string>
  /** Levels the text gives the job. */
  levels: ReadonlySet<string>
  /** Who the work is for, where an agency says it. */
  clients: ReadonlySet<string>
  /** An agency writes for a client whose name it keeps to itself. */
  isForClient: boolean
  /** `in` or `out`: whether one stays where one works. */
  lives: ReadonlySet<string>
  /** Parts of the day and of the week. */
  moments: ReadonlySet<string>
  /** Countries the work is for. */
  markets: ReadonlySet<string>
  /** Forms to fill in, by their address. */
  links: ReadonlySet<string>
  /** `commission` alone, or something `fixed`. */
  earns: ReadonlySet<string>
  /** The work can be done from anywhere. */
  remote: boolean
}

const LONGEST_TEXT = 6000
const LONGEST_TITLE = 300

/** Every pattern looks at a bounded stretch, so that no text makes it slow. */
const REF =
  /\b(?:(?:ref(?:erence)?|requisition|req|job|vacancy|posting|position|order)[ .]{0,2}(?:id|no|nr|number|code|#)?[ .]{0,2}[:#-]{1,2} {0,2}|(?:ref(?:erence)?|requisition|req|(?:job|role) (?:id(?:entification)?|no|number))(?: (?:id|no|number))?[\s.:#]{1,6}(?=[a-z]{0,4}[-_]?\d{5}))([a-z]{0,6}[-_/]?\d[\w-]{0,14})/gi
/** A posting for each place bears the number of its vacancy and the place: `HQ-55471-Cebu`. */
const BRANCH = /(\d{4})(?:-[a-z]{0,15}){1,4}$/
const CLOCK = /(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b/gi
const CLOCK_24 = /\b([01]\d|2[0-3]):([0-5]\d)(?! ?[ap]\.?m)\b/gi
const WEEKLY =
  /(?<![\d.])(\d{1,2})(?:\.\d)?(?: ?[-–] ?(\d{1,2}))?\+? ?(?:hours?|hrs?)\.? ?(?:per|a|each|\/|every)? ?(?:week|wk)/gi
const YEARS = /\b(\d{1,2})(?: ?(?:\+|or more|-|–|to) ?(\d{1,2})?)? ?(?:years?|yrs?)\b(?!\s+old)/gi
/** The name an agency gives its client. */
const CLIENT =
  /\b(?:[Oo]ur|[Tt]he|[Tt]heir) (?:(?:end|valued|key|new) )?client,? ([A-Z][\w&.'-]{1,30}(?: [A-Z][\w&.'-]{1,30}){0,2})/g
const FOR_CLIENT =
  /\b(?:(?:our|my) (?:[a-z]+ )?client(?:,| (?:is|seeks|needs|wants|requires|has|in|based)\b)|(?:on behalf of|for) (?:our|my|a|one of our) clients?\b|clients? of (?:ours|mine)\b)/i
const ACCOUNT = /\b(?:client|account|campaign|project) ?: {0,2}([\w&.'-]{2,30}(?: [\w&.'-]{2,30})?)/gi
const LANGUAGES =
  /\b(spanish|french|german|italian|portuguese|dutch|mandarin|cantonese|japanese|korean|thai|vietnamese|arabic|hebrew|russian|polish|swedish|norwegian|danish|bahasa)\b/gi
/** Most are words of every posting; here they tell one teacher from another. */
const SUBJECTS =
  /\b(?:teach(?:es|ing|er (?:of|for))?|tutor(?:s|ing)?|handle|lessons? in|major(?:ing)? in) (?:[\w-]+ ){0,4}?(math|science|english|filipino|tagalog|history|values|music|arts?|economics|physics|chemistry|biology|reading|coding|mapeh|tle|ict)(?:s|ematics)?\b/gi
const HOURS =
  /(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap])\.?m\.?)? ?(?:-|–|to|til|till|until) ?(\d{1,2})(?:[:.]\d{2})? ?([ap])\.?m\b/gi
const ZONES =
  /\b(est|edt|eastern|new york|cst|cdt|central time|mst|mountain|pst|pdt|pacific|gmt|bst|utc|uk time|uk hours|london|aest|aedt|sydney|melbourne|brisbane|awst|perth|nzst|nzdt|auckland|cet|cest|gst|dubai|pht|ph time|philippine time|manila)\b/gi
const ONE_ZONE = [
  /^e[sd]t$|eastern|york/,
  /^c[sd]t$|central/,
  /^m[sd]t$|mountain/,
  /^p[sd]t$|pacific/,
  /gmt|bst|utc|uk|london/,
  /aest|aedt|sydney|melbourne|brisbane/,
  /awst|perth/,
  /nz[sd]t|auckland/,
  /ce(?:s)?t/,
  /^gst$|dubai/,
  /ph|manila/,
]
/** The zone of the country. */
const AT_HOME = String(ONE_ZONE.length - 1)
const zoneOf = (zone: string): string => String(ONE_ZONE.findIndex((names) => names.test(zone)))
const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}'
/** `every day but Tuesday and Wednesday` names the days one is off. */
const DAYS_OFF = String.raw`(?<!\b(?:but|except|excluding|off|off is|off are|days? off:?|rest days?:?) )`
const DAYS = new RegExp(String.raw`\b${DAYS_OFF}${DAY} ?(?:to|-|–|thru|through|and|&) ?${DAY}\b`, 'gi')
const SHIFTS =
  /\b(?<!\b(?:us|uk|au|eastern|est|cst|pst|pacific|central|business) )(?:(night|overnight|day|morning|mid|afternoon|evening|weekend)[- ]?(?:shifts?|schedule|duty)|(graveyard))\b/gi
const TERMS =
  /\b(?:(permanent|regular) (?:position|post|role|job|employment|seat)|(temporary|seasonal|fixed[- ]term|project[- ]based|maternity cover|reliever))\b/gi
const TYPE_WORDS = /\b(full|part)[- ]?time\b/gi
/** What a board puts under a text is what its form offered. */
const FORM_LEVEL = /seniority level:?\s*[\w/ -]{0,30}/gi
const LEVEL = /\b(senior|junior|entry|mid)[- ]?(?:level|role|position|post)\b/gi
const LIVES = /\b(?:stay|live)[- ](in|out)\b/gi
const EARNS =
  /\b(?:(commission[- ]only|100% commission|purely commission|straight commission)|(?:base|basic|fixed|guaranteed|hourly) (?:salary|pay|wage|rate)|salaried)\b/gi
const MOMENTS = /\b(?:mornings?|afternoons?|evenings?|nights?|graveyard|overnight|weekdays?|weekends?)\b/gi
const momentOf = (moment: string): string => levelOf(moment.replace(/s$/, '')) ?? moment.replace(/s$/, '')
const MARKETS =
  /\b(?:US|USA|U\.S\.|UK|U\.K\.|AU|NZ|EU|[Aa]merican?|[Bb]ritish|[Aa]ustralian?|[Cc]anad(?:a|ian)|[Ee]urope(?:an)?|[Nn]ew [Zz]ealand|[Ss]ingaporean?)\b/g
const ONE_MARKET: Readonly<Record<string, string>> = {
  us: 'us',
  am: 'us',
  uk: 'uk',
  br: 'uk',
  au: 'au',
  nz: 'nz',
  ne: 'nz',
  eu: 'eu',
}
const marketOf = (market: string): string => {
  const start = market.replaceAll('.', '').slice(0, 2).toLowerCase()
  return ONE_MARKET[start] ?? start
}
const LINK = /\b[a-z0-9-]{2,30}(?:\.[a-z0-9-]{2,20}){1,3}\/[\w/-]{3,60}/gi
const REMOTE =
  /\b(?:(?<!\b(?:occasional|flexible and|some|partly|partially|no|not) )remote(?:ly)?(?! (?:locations?|sites?|areas?|communit|regions?|villages?|desktop|sensing|sensors?|support|access|monitor|control|devices?|servers?|hands))|work from (?:home|anywhere)|wfh|home[- ]based|fully online|telecommut\w+|(?<!\b(?:assigned|deployed|stationed|posted|travel|relocate|relocated|move) )anywhere (?:in the|from)|live anywhere|mbps|quiet (?:room|work ?space|place)|back-?up (?:internet|power|line)|(?:via|through|on|with) (?:deel|upwork)|hubstaff|time doctor|hours? (?:of )?overlap|overlap (?:with|of))\b/i

/** Some days of the week one comes to the office: then it matters where that is. */
const AT_OFFICE =
  /\bhybrid\b(?! (?:apps?|cloud|mobile|events?|vehicles?|cars?|infrastructure|identity|environments?|systems?))|\bdays? (?:a|per|\/) ?week (?:in|at|from|on|onsite|on-site)\b|\b(?:in|at|to|from) (?:the|our) [a-z]{0,12} ?offices? (?:for |at least )?(?:\d|one|two|three|four|five) days\b/i

/** What a pattern finds, each once. */
export const found = (text: string, pattern: RegExp, read: (match: RegExpMatchArray) => string): Set<string> =>
  new Set([...text.matchAll(pattern)].map(read).filter((mark) => mark !== ''))

/** Languages a text names, beside those of the country. */
export const languagesOf = (text: string): Set<string> => found(text, LANGUAGES, ([language]) => language.toLowerCase())

/** The words say that the work is done from anywhere, or ask for the line and the room one needs at home. */
export const saysRemote = (text: string): boolean => REMOTE.test(text) && !AT_OFFICE.test(text)

const TITLED_CLIENT = /\b[Cc]lient ?: {0,2}([A-Z][\w&.'-]{1,30}(?: [A-Z][\w&.'-]{1,30}){0,3})/

/** Whom an agency names as its client, in the title or first in the text; null where none is named. */
export function clientOf(title: string, description: string): string | null {
  const titled = TITLED_CLIENT.exec(title.slice(0, LONGEST_TITLE))
  return titled?.[1] ?? [...description.slice(0, LONGEST_TEXT).matchAll(CLIENT)][0]?.[1] ?? null
}

/** Both ends of every range, of `2-5 years` 2 and 5. */
const endsIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, from, to]) => [from, to].filter((end) => end !== undefined)))

const timeOf = (time: string): string => levelOf(time.toLowerCase()) ?? time.toLowerCase()

/** What the words of a posting say of its pay, its times and whom it is for; the first 6,000 signs of them. */
export function marksOf(description: string): Marks {
  const text = description.slice(0, LONGEST_TEXT)
  const clocks = found(text, CLOCK, ([, hour, minute, half]) => clockOf(hour, minute, half))
  return {
    refs: found(text, REF, ([, ref]) => (ref ?? '').toLowerCase().replace(BRANCH, '$1')),
    money: amountsOf(text),
    clock: new Set([...clocks, ...found(text, CLOCK_24, ([, hour, minute]) => `${Number(hour)}:${minute}`)]),
    starts: found(text, HOURS, startOf),
    zones: found(text, ZONES, ([zone]) => zoneOf(zone.toLowerCase())),
    days: new Set([...text.matchAll(DAYS)].flatMap(([, from = '', to = '']) => [from.toLowerCase(), to.toLowerCase()])),
    weekly: endsIn(text, WEEKLY),
    years: endsIn(text, YEARS),
    languages: languagesOf(text),
    subjects: found(text, SUBJECTS, ([, subject = '']) => subject.toLowerCase()),
    shifts: new Set([
      ...found(text, SHIFTS, ([, shift, always]) => timeOf(shift ?? always ?? '')),
      ...weekendsIn(text),
    ]),
    terms: found(text, TERMS, ([, lasting]) => (lasting === undefined ? 'passing' : 'lasting')),
    types: found(text, TYPE_WORDS, ([, type = '']) => type.toLowerCase()),
    levels: found(
      text.replace(FORM_LEVEL, ' '),
      LEVEL,
      ([, level = '']) => levelOf(level.toLowerCase()) ?? level.toLowerCase(),
    ),
    clients: new Set(
      [...found(text, CLIENT, ([, name]) => name ?? ''), ...found(text, ACCOUNT, ([, name]) => name ?? '')].map(
        plainWords,
      ),
    ),
    isForClient: FOR_CLIENT.test(text),
    lives: found(text, LIVES, ([, where = '']) => where.toLowerCase()),
    moments: found(text, MOMENTS, ([moment]) => momentOf(moment.toLowerCase())),
    markets: found(text, MARKETS, ([market]) => marketOf(market)),
    links: found(text, LINK, ([link]) => link.toLowerCase()),
    earns: found(text, EARNS, ([, alone]) => (alone === undefined ? 'fixed' : 'commission')),
    remote: saysRemote(text),
  }
}

const WEEK = 'mon tue wed thu fri sat sun'.split(' ')
/** `Thursday to Monday` and `Tue-Sat` are weekends too. */
const weekendsIn = (text: string): string[] =>
  [...text.matchAll(DAYS)].some(([, from = '', to = '']) => {
    const [first, last] = [WEEK.indexOf(from.toLowerCase()), WEEK.indexOf(to.toLowerCase())]
    return last < first || last >= WEEK.indexOf('sat')
  })
    ? ['weekend']
    : []

/** `4-8pm` begins at 16:00, `9-5pm` at 9:00. */
function startOf([, hour = '', minute = '00', half, end = '', endHalf = '']: RegExpMatchArray): string {
  const isBefore = Number(hour) % 12 < Number(end) % 12
  return clockOf(hour, minute, half ?? (isBefore ? endHalf : endHalf.toLowerCase() === 'p' ? 'a' : 'p'))
}

/** From then on and up to then work that begins goes on through the night. */
const [EVENING, EARLY] = [20, 3]
/** The text tells a time of the evening or the night to begin at, and no zone but that of the country. */
export const isAtNight = ({ starts, zones }: Marks): boolean =>
  [...zones].every((zone) => zone === AT_HOME) &&
  [...starts].some((start) => Number.parseInt(start, 10) >= EVENING || Number.parseInt(start, 10) <= EARLY)

const clockOf = (hour = '', minute = '00', half = '') =>
  `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`

const SETS = [
  'refs',
  'weekly',
  'years',
  'days',
  'languages',
  'shifts',
  'terms',
  'types',
  'lives',
  'levels',
  'earns',
] as const
/** Words that texts written anew may leave out or add, and that copies do not exchange. */
const OF_COPIES = ['moments', 'markets', 'subjects'] as const

/** What two texts say that makes them two jobs, however much of a template they share. */
export function marksDiffer(one: Marks, other: Marks): boolean {
  // The same hours are other times of the day elsewhere, and a text that names no zone may mean either.
  const isOneZone = one.zones.size === 0 ? other.zones.size === 0 : [...one.zones].some((zone) => other.zones.has(zone))
  const clocksDiffer = isOneZone && (disjoint(one.clock, other.clock) || disjoint(one.starts, other.starts))
  return (
    clocksDiffer ||
    moneyDiffers(one.money, other.money, hoursOf(one, other)) ||
    SETS.some((kind) => disjoint(one[kind], other[kind])) ||
    disjoint(wordsOf(one.clients), wordsOf(other.clients))
  )
}

/** The fewest hours a week that either text names. */
const hoursOf = (one: Marks, other: Marks): number | undefined =>
  [...one.weekly, ...other.weekly].map(Number).toSorted((a, b) => a - b)[0]

/** One client may be named with more words or fewer. */
const wordsOf = (names: ReadonlySet<string>): Set<string> => new Set([...names].flatMap((name) => name.split(' ')))

/** What tells two copies of one text apart beside. */
export const copiesDiffer = (one: Marks, other: Marks): boolean =>
  OF_COPIES.some((kind) => disjoint(one[kind], other[kind]))
