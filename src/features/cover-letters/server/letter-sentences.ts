/** Verbs of resumes whose past is not made by "-ed" alone. */
const IRREGULAR: Record<string, string> = {
  build: 'built',
  lead: 'led',
  run: 'ran',
  keep: 'kept',
  write: 'wrote',
  make: 'made',
  do: 'did',
  grow: 'grew',
  sell: 'sold',
  teach: 'taught',
  set: 'set',
  cut: 'cut',
  hold: 'held',
  take: 'took',
  give: 'gave',
  bring: 'brought',
  win: 'won',
  meet: 'met',
  oversee: 'oversaw',
  send: 'sent',
  deal: 'dealt',
  find: 'found',
  draw: 'drew',
  drive: 'drove',
  get: 'got',
  speak: 'spoke',
  shoot: 'shot',
  upsell: 'upsold',
  rebuild: 'rebuilt',
  plan: 'planned',
  ship: 'shipped',
  chat: 'chatted',
  tag: 'tagged',
  refer: 'referred',
  transfer: 'transferred',
  submit: 'submitted',
  map: 'mapped',
  log: 'logged',
  control: 'controlled',
}
const REGULAR =
  `manage handle process prepare answer respond provide assist support create develop design edit schedule coordinate maintain
  update upload organize organise perform conduct monitor review reconcile encode record resolve troubleshoot train supervise
  generate implement ensure create close call contact screen source interview onboard research analyze analyse compile track
  file enter check verify post publish optimize optimise improve increase reduce deliver produce test fix install configure
  migrate negotiate order purchase invoice bill collect audit calculate compute translate transcribe moderate engage book
  arrange confirm communicate collaborate attend gather present pitch qualify launch automate administer help serve process
  receive follow work draft proofread report document clean crop animate illustrate code deploy debug program liaise facilitate
  execute promote market advertise operate dispatch pack label deliver inspect guide coach mentor tutor escalate identify reply type sort count record guard measure estimate greet welcome visit host
  photograph recruit remind request retouch survey weigh`
    .split(/\s+/)
    .filter((verb) => verb !== '' && verb !== 'troubleshoot' && verb !== 'proofread')

const past = (verb: string): string =>
  verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
const third = (verb: string): string =>
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
const gerund = (verb: string, was: string): string => {
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  // "planned", "planning": what is doubled in the past is doubled here.
  const doubled = was.endsWith('ed') && was.length === verb.length + 3 ? was.slice(0, -2) : verb
  return `${doubled === 'set' || doubled === 'cut' || doubled === 'run' || doubled === 'win' || doubled === 'get' ? doubled + doubled.at(-1) : doubled}ing`
}

const PASTS: ReadonlyMap<string, string> = new Map(
  [...REGULAR.map((verb) => [verb, past(verb)] as const), ...Object.entries(IRREGULAR)].flatMap(([verb, was]) => [
    [verb, was],
    [third(verb), was],
    [gerund(verb, was), was],
  ]),
)
/** What is a thing as often as a deed: "Customer support of …", "Test cases for …" begin with one. */
const ALSO_NOUNS = new Set(
  `support design process test record file post report document market program code order invoice bill research review work
  call contact source label pack track schedule book present coach guide cut set run deal draw lead map log tag ship chat
  processing testing filing billing marketing programming coding writing building training accounting design drawing
  dispatching setting booking recording reporting scheduling research calls reports records orders posts reviews`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
const DONE =
  /^(?:[\p{L}-]+ed|built|led|ran|kept|wrote|made|did|grew|sold|taught|set|cut|held|took|gave|brought|won|met|oversaw|saw|sent|dealt|found|drew|drove|began|got|put|read|spoke|shot|spent|upsold|understood|rebuilt|rewrote|troubleshot|proofread)$/iu
const NO_DEED =
  /^(?:need|feed|speed|embed|indeed|proceed|succeed|exceed|detailed|skilled|experienced|advanced|dedicated|motivated|organized|certified|licensed|based|red|bed|shed|assigned|tasked|employed|hired)$/i
const ADVERB = /^(?:successfully|effectively|efficiently|consistently|proactively|actively|daily|independently)\s+/iu
const NAMES_THEM = /\b(?:i|my|me|we|our|he|she|his|her|you|your)\b/i
/** What is said of a deed without saying what was done. */
const TAIL =
  / (?:(?:and |thereby |thus )?(?:ensur(?:ing|ed)|resulting|leading to|demonstrat\w+|contribut\w+|showcas\w+|foster\w+|leverag\w+)\b|(?:in order )?to ensure\b|working closely\b|in a (?:timely|fast-paced|professional)\b|while maintaining\b).*$/iu
const THING =
  /^(?:[\p{L}/&-]+[ ,]+(?:and )?){0,3}(?:management|support|entry|service|handling|bookkeeping|editing|design|writing|creation|research|generation|scheduling|sourcing|onboarding|processing|preparation|moderation|transcription|invoicing|calling|setting|testing|maintenance|development|monitoring|reporting|coordination)\b/iu
const [FEWEST, LONGEST] = [4, 30]

/** What somebody did, to stand behind "I": null where the line of a resume makes none without changing what it says. */
export function asDeed(point: string): string | null {
  const whole = point
    .replace(/\s+/g, ' ')
    // bounded: a point of a resume, 200 signs
    .replace(/[\s.;,]+$/, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
  const line = whole.replace(ADVERB, '').replace(TAIL, '').replace(/,$/, '').trim()
  const words = line.split(' ')
  if (
    words.length < FEWEST - 1 ||
    whole.split(' ').length < FEWEST ||
    words.length > LONGEST ||
    NAMES_THEM.test(line) ||
    /[.!?]\s|[[\]{}<>_|]/.test(line)
  )
    return null
  if (/^\P{Ll}+$/u.test(line)) return null
  if (/^(?:was |were )?responsible for /i.test(line)) return `was ${lowered(line.replace(/^(?:was|were) /i, ''))}`
  // What is followed by "of" is a thing, both words of it.
  if (/^\p{L}+ing and \p{L}+ing of /iu.test(line)) return `took care of the ${lowered(line)}`
  const deed = words.map((word, at) => (at === 0 ? (pastOf(word, words[1]) ?? word) : word)).join(' ')
  const first = words[0] ?? ''
  if (pastOf(first, words[1]) === null) return THING.test(line) ? `took care of ${ofIt(line)}${lowered(line)}` : null
  return sameTense(lowered(deed))
}

/** A verb in its past; null for what is none, or may be a thing. */
function pastOf(word: string, next = ''): string | null {
  const plain = word.toLowerCase().replace(/,$/, '')
  const comma = word.endsWith(',') ? ',' : ''
  // "Organized the school paper" is a deed, "organized and neat" is none.
  if (NO_DEED.test(plain) && !(/^organi[sz]ed$/.test(plain) && /^(?:the|a|an|all|our|\d.*)$/i.test(next))) return null
  if (DONE.test(plain)) return plain + comma
  const was = PASTS.get(plain)
  if (was === undefined || (ALSO_NOUNS.has(plain) && !/^(?:the|a|an|our|all|new|up|\d.*|for|with|and)$/i.test(next)))
    return null
  if (/^of$/i.test(next)) return null
  return was + comma
}

/** "Manage and update …", "screens, sources and …": verbs that go together are in one tense. */
const sameTense = (deed: string): string =>
  deed.replace(
    /((?:^|, | and )(?:and )?)([\p{L}]+)(?= (?:the|a|an|all|new|\d|[\p{L}]+s\b|[\p{L}]+))/giu,
    (all, lead: string, word: string) => {
      if (!/(?:, |and )/.test(lead)) return all
      const was = PASTS.get(word)
      return was === undefined || ALSO_NOUNS.has(word) || word.endsWith('s') ? all : `${lead}${was}`
    },
  )

/** "The data entry of …", and plain "inbox management for …". */
const ofIt = (line: string): string => (/^of\b/i.test(line.replace(THING, '').trim()) ? 'the ' : '')

/** A name or an abbreviation keeps its capitals. */
const lowered = (line: string): string => {
  const first = line.split(' ')[0] ?? ''
  return /^\p{Lu}[\p{Ll},-]+$/u.test(first) ? `${first.toLowerCase()}${line.slice(first.length)}` : line
}
