/**
 * What any work can show, whatever its field: `wanted` finds in a posting that it counts there, `shown` finds it in a
 * line of a resume, and `name` says in a sentence what that line shows, empty where a number says it better. `takes` is
 * what both the posting's work and the line's need, empty where no word says it.
 */
export type Habit = { wanted: RegExp; shown: RegExp; name: string; takes: string }

const habit = (wanted: string, shown: string, name: string, takes = ''): Habit => ({
  wanted: new RegExp(String.raw`\b(?:${wanted})`, 'iu'),
  shown: new RegExp(String.raw`(?<![\p{L}\d])(?:${shown})`, 'iu'),
  name,
  takes,
})

/** Work with many people, or with people who have reasons to be upset. */
const MANY_PEOPLE = String.raw`(?:[\w-]+ ){0,3}complaints?\b|(?:[\w-]+ ){0,6}(?:families|parents|calls a day|tickets)\b|(?=.*\b(?:clients|customers|patients|students|pupils|shoppers|guests) (?:a|per) )`
const MANNERS: readonly (readonly [string, string])[] = [
  [String.raw`patien(?:ce|t)\b(?! (?:calls|care|records|scheduling|intake))`, 'patience'],
  [String.raw`thick skin`, 'a thick skin'],
  [
    String.raw`(?:angry|upset|difficult) (?:customers|clients|callers|guests|people|users)`,
    'patience with upset people',
  ],
  [String.raw`calm\b(?! down)`, 'a calm head'],
  [String.raw`friendly|kindness|empath\w+`, 'a friendly manner'],
]

/** So much a week, a month. */
const PERIODS = String.raw`(?=.*\d)(?=.*\b(?:(?:an?|per|each|every) (?:week|fortnight|month|quarter)|fortnightly|weekly|monthly)\b)`

/** Those first that count in most jobs. */
export const HABITS: readonly Habit[] = [
  habit(
    String.raw`explain\w*|(?:non-?|not )technical|simple words|plain words`,
    String.raw`explained|taught|tutored|trained|(?=.*\blessons?\b)`,
    'explaining things clearly',
    'clear explanations',
  ),
  habit(
    String.raw`discre\w+|confidential\w*|sensitive (?:data|information|files)`,
    String.raw`(?=.*\b(?:payroll|salaries|patients?|bank|medical records|personnel)\b)`,
    '',
    'discretion',
  ),
  ...MANNERS.map(([wanted, manner]) => habit(wanted, MANY_PEOPLE, 'staying patient with people', manner)),
  habit(
    String.raw`accura\w+|careful\w*|correct\w*|detail\w*|match(?:ing)?\b|numbers\b|keep\w* [\w ]{1,20} (?:clean|right)|check (?!in\b)|proofread|properly|verify|checklist`,
    String.raw`reconcil\w+|balanced|charted|payroll|counted|graded|encod\w+|entered|checked(?! in)|proofread|data entry|audit\w*`,
    '',
  ),
  habit(
    String.raw`not shy|talkative|spoken english|on the phone|phone (?:manner|voice|skills)|hungry callers`,
    String.raw`(?=.*\bcalls?\b)|called\b|dial\w*|interviewed\b|(?=.*\bon air\b)`,
    '',
    'a good phone manner',
  ),
  habit(
    String.raw`organi[sz]ed\b|juggl\w+|multi-?task\w*|keep track|on top of|right hand`,
    String.raw`(?=.*\b(?:calendars?|rosters?|scheduled (?!posts)|coordinated|organi[sz]ed|booked)\b)`,
    '',
  ),
  habit(
    String.raw`written english|good english|excellent english|fluent english|plain english|english (?:is|skills|writing)`,
    String.raw`(?=.*\b(?:english|wrote|articles?)\b)`,
    '',
  ),
  habit(
    String.raw`clients\b|brands\b|agency|agencies|companies\b`,
    String.raw`(?=.*\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:[\w-]+ ){0,2}(?:clients|brands|brokers|owners|companies)\b(?! a day))`,
    'working for several clients at once',
  ),
  habit(
    String.raw`busy (?:front desk|days?|season|shifts?|clinic|office|store|phones?)|fast[- ]paced|high[- ]volume|under pressure|crazy\b`,
    String.raw`(?=.*\d)(?=.*\b(?:(?:an?|per|each|every) (?:shift|day)|daily)\b)`,
    '',
  ),
  habit(
    String.raw`\d+ (?!h(?:ou)?rs?\b|days?\b)(?:[\w-]+ ){1,3}(?:a|per|each|every) (?:day|week|month)|deadlines?|turnaround|deliver in`,
    String.raw`(?=.*\d (?:[\w-]+ ){1,4}(?:an?|per|each|every) (?:week|fortnight|month|quarter)\b)`,
    '',
  ),
  habit(String.raw`week(?:ly|s)?\b|monthly|fortnight\w*|a month`, PERIODS, ''),
  habit(
    String.raw`quick\w*|\d{2,}\+? (?:[\w-]+ ){0,2}(?:a|per|each|every) day|dials|reels a day|volume|keep up|deliver in|\d+ ?h\b`,
    String.raw`(?=.*\d)(?=.*\b(?:(?:an?|per|each|every) (?:shift|day)|daily)\b)`,
    '',
  ),
  habit(
    String.raw`growth|performance|results?\b|faster|improv\w+|turnaround|deliver in|keep up`,
    String.raw`(?:cut|reduced|shortened|lowered|grew|increased|raised|improved)\b.*\d.*\d|(?=.*\d ?% (?:above|[\w ]*score|[\w ]*rate))`,
    '',
  ),
  habit(
    String.raw`the US\b|US[- ](?:based|hours|times?|shifts?|clients|customers|company)|U\.S|America\w*|UK\b|London|Australia\w*|Sydney|Brisbane|Perth|Ireland|E[SD]?T\b|Eastern|Pacific|Central time|Arizona|English`,
    String.raw`(?=.*\b(?:US|USA|American|Texas|Florida|California|UK|British|Australian|Canadian|time zones|overseas|foreign)\b)`,
    'working with people in other countries',
  ),
]

/** What a posting's work takes and that of a line took, too; empty where there is nothing. */
export const takenBy = (deed: string, said: string): string =>
  HABITS.find(({ takes, wanted, shown }) => takes !== '' && shown.test(deed) && wanted.test(said))?.takes ?? ''
