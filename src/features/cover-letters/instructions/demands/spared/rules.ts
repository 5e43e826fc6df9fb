/** What stands in quotation marks and is then spoken of somebody else says. */
const SPOKEN_OF = /^\W*["“][^"”\n]{3,80}["”]\s+(?:is|are|was|means|says)\b/

/** Who has been chosen already is told of what comes later. */
const OF_CHOSEN =
  /\b(?:successful|selected|short-?listed|chosen|hired) (?:candidates?|applicants?)\b[^.!?\n]{0,20}\b(?:will|must|should|shall)\b|\b(?:those|ones|people|candidates|applicants) (?:who|that) (?:pass|qualify|make it|move (?:on|forward)|are (?:short-?listed|selected|chosen))\b[^.!?\n]{0,60}\bwill be\b/i

/** 'Example: “Joy 4”' shows how something is to look. */
const FOR_INSTANCE = /^\W*(?:for )?example\s*[:=–-](?:\s*["“‘']|\s{3}|\s*$)/i

/** "By day 90 we want you to tell us …", "in your first week you …": somebody has the job by then. */
const AT_WORK =
  /^\W*(?:(?:and|then|so),? )?(?:by|in|on|after|from|within|during|over|at the end of|by the end of) (?:(?:your|the) (?:(?:very )?first|second|third|trial|probation\w*) ?(?:\d+|few|two|three|six|thirty|sixty|ninety)? ?(?:days?|weeks?|months?|quarter|year|shift|period)|(?:day|week|month) (?:\d+|one|two|three|four|six|thirty|sixty|ninety)|your (?:trial|probation\w*))\b[^?]*\b(?:we|i|you)\b[^?]*$/i

/** Whether a sentence tells an applicant nothing to do now: said by others, of who is hired already, or an example. */
export const isSpared = (text: string): boolean =>
  [SPOKEN_OF, OF_CHOSEN, FOR_INSTANCE, AT_WORK].some((one) => one.test(text))
