/** What somebody says of a kind of hours: that they work them, that they do not, or only that they did. */
export type Word = 'yes' | 'no' | 'did' | null

const NIGHT =
  /\b(?:graveyard|gy shift|overnight|night[ -]?(?:shifts?|owl|work|schedule|duty)|night (?:person|time work)|nights (?:and|or|are|is|shifts?)|(?:and|or) nights|(?:work\w*|productive|available|awake|alert|active) (?:\w+ ){0,2}(?:nights?|nighttime))\b/i
const ANY =
  /\b(?:any|all|every|whatever|different) (?:\w+ )?(?:shifts?|schedules?|hours|time ?zones?|times?)\b|\banytime\b|\b(?:shifting|rotating) (?:shifts?|schedules?|hours)\b|\bshifting\b|\bflexible\b[^.,]{0,20}\b(?:time ?zones?|shifts?|schedules?|hours)\b/i
const ABROAD =
  /\b(?:US|USA|U\.S\.|American|EST|CST|PST|MST|Eastern|Pacific|Central) (?:business |working |based )?(?:hours|time|shifts?|schedules?|time ?zones?)\b/
const WEEKEND = /\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\b(?:7|seven) days (?:a|per) week\b/i
const DAY_ONLY =
  /\b(?:day ?shift|daytime|day hours|mornings?|dayshift) (?:schedule )?only\b|\bonly (?:\w+ ){0,2}(?:day ?shift|daytime|dayshift|in the (?:daytime|morning))\b/i
/** "Mon-Sat" */
const THROUGH_SATURDAY = /\bmon(?:day)? ?(?:-|–|to|through|thru) ?(?:sat|sun)(?:urday|day)?\b/i
const WEEKDAYS_ONLY = /\b(?:weekdays|mon(?:day)? ?(?:-|–|to) ?fri(?:day)?) only\b|\bonly (?:on )?weekdays\b/i

/** "Can you work Sundays?" */
export const WORK_ASKED =
  /\b(?:you|willing|amenable|okay|ok)\b.*\b(?:night shifts?|nights|graveyard|overnight|weekends?|saturdays?|sundays?)\b/

/** "No problem" and its like are a yes. */
const FINE =
  /\b(?:no|not an?|never an?|without(?: any)?|not any|isn['’]t an?|is not an?) (?:big )?(?:problem|issue|hassle|concern|deal)s?\b|\b(?:do not|don['’]?t|doesn['’]?t|never|not) mind(?:ing)?\b|\bnot bother\b|\bno preference\b|\bnothing against\b|\bnot new\b/gi
const YES =
  /\b(?:fine|ok|okay|willing|amenable|open|can|able|comfortable|used to|prefer|love|like|enjoy|owl|person|flexible|available|productive|ready|good with|happy|been|welcome|accustomed|adapt\w*|thrive|best|hours)\b/i
const NO =
  /\b(?:no|not|cannot|can['’]?t|never|won['’]?t|don['’]?t|except|avoid|unable|without|stopped|quit|instead|family|church|rest)\b/i

/** "As long as I have one rest day": what somebody wants for it is no refusal of the hours. */
const FOR_A_REST =
  /,? (?:basta|as long as|so long as|provided(?: that)?|just|with|may)(?: (?:may|i|there|is|are|have|get|a|an|my|at|least|one|two|[12]))* (?:rest ?days?|days? (?:of )?(?:rest|off)|day rest|offs?\b)(?: (?:a|per|each|every) week)?/gi
const sentences = (text: string): string[] =>
  text
    .replace(FOR_A_REST, '')
    .split(/[.!?;\n](?=\s|$)|,? but /)
    .filter((part) => part.trim() !== '')

/** What the sentences about one kind of hours say; a "no" weighs more. */
function saidOf(text: string, about: RegExp): Word {
  const all = sentences(text).flatMap((sentence): Word[] => {
    const plain = sentence.replace(FINE, 'fine')
    if (!about.test(plain)) return []
    return NO.test(plain) ? ['no'] : YES.test(plain) ? ['yes'] : []
  })
  return all.includes('no') ? 'no' : (all[0] ?? null)
}

/** "Open to any schedule" is every day of the week. */
const ANY_SCHEDULE =
  /\bany (?:work )?(?:schedules?|days?(?: of the week)?)\b|\b(?:schedules?|hours) (?:is|are) (?:fully|very|completely) flexible\b/i
/** How it is told where hours are asked for. */
export const OPEN_TO_ANY = 'I am open to any schedule.'
/** Whether somebody's own words take any hours and any day. */
export const isOpenToAny = (text: string): boolean =>
  sentences(text).some((sentence) => {
    const plain = sentence.replace(FINE, 'fine')
    return ANY_SCHEDULE.test(plain) && YES.test(plain) && !NO.test(plain)
  })

/** "Until 2am only": how late somebody works. */
const UNTIL = /\b(?:until|till|up to|not later than) (?:\d{1,2}(?::\d\d)? ?(?:am|a\.m\.|pm|p\.m\.|mn)\b|midnight)/i
/** What somebody's own words say of nights; `did` for what only their jobs tell. */
export function nightsOf(text: string, jobs: string): Word {
  if (DAY_ONLY.test(text)) return 'no'
  // Whether a shift ends by then is theirs to say.
  if (UNTIL.test(text)) return null
  const said = saidOf(text, NIGHT)
  if (said !== null) return said
  const any = sentences(text).some((sentence) => {
    const plain = sentence.replace(FINE, 'fine')
    return (ANY.test(plain) || ABROAD.test(plain)) && YES.test(plain) && !NO.test(plain)
  })
  return any ? 'yes' : NIGHT.test(jobs) ? 'did' : null
}

/** The same of weekends. */
export function weekendsOf(text: string, jobs: string): Word {
  if (WEEKDAYS_ONLY.test(text)) return 'no'
  if (THROUGH_SATURDAY.test(text)) return 'yes'
  const said = saidOf(text, WEEKEND)
  if (said !== null) return said
  return isOpenToAny(text) ? 'yes' : WEEKEND.test(jobs) ? 'did' : null
}
