/**
 * What any work can show, whatever its field: `wanted` finds in a posting that it counts there, `shown` finds it in a
 * line of a resume, and `name` says in a sentence what that line shows, empty where a number says it better.
 */
export type Habit = { wanted: RegExp; shown: RegExp; name: string }

const habit = (wanted: string, shown: string, name: string): Habit => ({
  wanted: new RegExp(String.raw`\b(?:${wanted})`, 'iu'),
  shown: new RegExp(String.raw`(?<![\p{L}\d])(?:${shown})`, 'iu'),
  name,
})

/** Those first that count in most jobs. */
export const HABITS: readonly Habit[] = [
  habit(
    String.raw`accura\w+|careful\w*|correct\w*|detail\w*|match(?:ing)?\b|numbers\b|keep\w* [\w ]{1,20} (?:clean|right)|proofread|properly|verify|checklist`,
    String.raw`reconcil\w+|balanced|charted|payroll|counted|graded|encod\w+|entered|checked|proofread|data entry|audit\w*`,
    'being exact',
  ),
  habit(
    String.raw`clients\b|brands\b|agency|agencies|companies\b`,
    String.raw`(?=.*\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:[\w-]+ ){0,2}(?:clients|brands|brokers|owners|companies)\b(?! a day))`,
    'working for several clients at once',
  ),
  habit(
    String.raw`\d+ (?:[\w-]+ ){1,3}(?:a|per|each|every) (?:week|month)|week(?:ly|s)?\b|monthly|fortnight\w*|deadlines?|turnaround|deliver in|a month`,
    String.raw`(?=.*\d)(?=.*\b(?:(?:an?|per|each|every) (?:week|fortnight|month|quarter)|fortnightly|weekly|monthly)\b)`,
    '',
  ),
  habit(
    String.raw`busy|fast|quick\w*|\d{2,}\+? (?:[\w-]+ ){0,2}(?:a|per|each|every) day|dials|reels a day|volume|keep up|deliver in|\d+ ?h\b`,
    String.raw`(?=.*\d)(?=.*\b(?:(?:an?|per|each|every) (?:shift|day)|daily)\b)`,
    '',
  ),
  habit(
    String.raw`growth|performance|results?\b|faster|improv\w+|turnaround|deliver in|keep up`,
    String.raw`(?:cut|reduced|shortened|lowered|grew|increased|raised|improved)\b.*\d.*\d|(?=.*\d ?% (?:above|[\w ]*score|[\w ]*rate))`,
    '',
  ),
  habit(
    String.raw`US\b|U\.S|America\w*|UK\b|London|Australia\w*|Sydney|Brisbane|Perth|Ireland|E[SD]?T\b|Eastern|Pacific|Central time|Arizona|English`,
    String.raw`(?=.*\b(?:US|USA|American|Texas|Florida|California|UK|British|Australian|Canadian|time zones|overseas|foreign)\b)`,
    'working with people in other countries',
  ),
]
