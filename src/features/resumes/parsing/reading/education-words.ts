import { isAside } from './asides.ts'

/** Words and letters by which schools of this country are known. */
const SCHOOL =
  /\b(?:TESDA|De La Salle|Ateneo|Mapua|Mapúa|San Beda|Letran|Adamson|Lyceum|Silliman|Xavier|Miriam|Assumption|Don Bosco|STI|AMA|Informatics|ACSAT|universit(?:y|ies)|unibersidad|colleges?|institute|school|academy|polytechnic|seminary|conservatory|high ?school|montessori|learning center|training center|Center for|Centre for|tesda|(?:UP|PUP|UST|DLSU|ADMU|FEU|AMA|STI|MAPUA|CEU|UE|PLM|TIP|NU|USC|UC|CIT|USJR|XU|MSU|WMSU|SLU|UB|PNU|TUP|EARIST|RTU|LPU|PWU|NEU|ADDU|UM|CTU|BSU|CvSU|LSPU|DHVSU|ACLC|ICCT|UPLB|UPD|UPV|UPM|BatStateU|BulSU|USTP|CLSU|NEUST|AUF|HAU|WVSU|USLS|CSB|iACADEMY|SWU|USPF|MSEUF|AdZU|AdNU|PLV|PLP|QCU|CPU|TSU|PSU|ISU|VSU|EVSU|SLSU)\b(?! language))/
const SCHOOL_ANY_CASE =
  /\b(?:university|unibersidad|colleges?|colegio|escuela|paaralan|institute|school|academy|polytechnic|seminary|montessori)\b/i
/** Schools called after whom they are dedicated to, as many are here. */
const DEDICATED =
  /^(?:Saint|St\.|Sto\.|Sta\.|San|Santo|Santa|Our Lady|Holy|Sacred Heart|Immaculate|Notre Dame|Divine|Blessed|Assumption)\s\p{Lu}/u
/** Words and letters with which degrees begin. */
export const DEGREE =
  /\b(?:bachelor(?:'s|s)?|bachelors|master(?:'s|s)?|doctor(?:ate)?|doctor of|associate (?:in|of|degree)|associate's|diploma|certificate(?: in| of)?|juris doctor|nc ?(?:i{1,3}|iv|[1-4])|national certificate)\b|(?<![\p{L}.])(?:B\.?F\.?A\.?|B\.?S\.?(?:c|Ed|BA|IT|CS|N|A|HM|HRM|TM|Crim|ECE|EE|CE|ME|IE|Psych|Acc|MT|OA)?\.?|A\.?B\.?|B\.?A\.?|BEEd|BSEd|BTVTEd|B[A-Z]{1,4}Ed|BS(?![UP]\b)[A-Z][A-Za-z]{0,7}|AB[A-Z][a-z]{2,}|BLIS|BPA|BBA|M\.?B\.?A\.?|M\.?A\.?(?:Ed)?\.?|M\.?S\.?(?:c|IT|CS|N)?\.?|M\.?P\.?A\.?|Ph\.?D\.?|Ed\.?D\.?|LL\.?B\.?|MD|RN|DMD|ACT)(?=[\s,]|$)(?:[\s,]+(?:in|of|major)\b|[\s,]+(?:-\s)?\p{Lu}|$)/iu
/** How far a school leads: no degree. */
export const LEVEL =
  /^(?:(?:senior|junior) high(?: school)?(?: \([^)]*\)| graduate)?|high school(?: graduate| diploma)?|secondary(?: education| level| school)?|elementary(?: education| level| graduate)?|primary(?: education| level| school)?|tertiary(?: education| level)?|college(?: level| degree| (?:under)?graduate)?|\d(?:st|nd|rd|th)[- ]year(?: college| level)?|vocational(?: course)?|post[- ]?graduate(?: studies)?|graduate (?:school|studies)|undergraduate|bachelor'?s? degree|kolehiyo|sekundarya|elementarya|hayskul)$/i
/** What stands before the name of a school or a degree. */
export const LABEL =
  /^(?:(?:course|degree|program|school|university|college|kolehiyo|sekundarya|elementarya|hayskul|kurso|paaralan|secondary|primary|elementary|tertiary|high school|senior high(?: school)?|junior high(?: school)?|vocational|graduate school|post graduate)(?: education| level| graduate)?|name of school|level|year graduated|school year|s\.?y\.?)\s*[:\t-]\s*/i
export const EXAMINATION = /\b(?:licensure|board exam\w*|examination|passed|passer)\b/i
/** What is said beside schools and degrees and is neither. */
export const NOISE =
  /\b(?:gpa|gwa|general average|with honors|cum laude|dean'?s|scholarships?|fellowships?|grants?|grantee|recipient|valedictorian|salutatorian|advis[eo]r|awards?|honou?rs?|thesis|relevant course|scholar|member|president of|coursework|rank|consistent|licensure|passed|passer|board exam\w*|topnotcher|grade|average|major subjects|activities|grad\. with)\b/i

/** A degree that does not say in what. */
export const ONLY_KIND =
  /^(?:(?:bachelor|master|doctor|associate)s?(?:'s|s')?(?: of (?:arts|science|fine arts|engineering|education|commerce)| degree)?(?: - [BM]\.?[AS]\.?)?|Ph\.?D\.?|[BM]\.?[AS]\.?c?\.?|A\.?B\.?|[BM]Eng|M\.?B\.?A\.?)(?:\s*\([A-Z.]{2,6}\))?$/i
/** Of senior high school: what others have a degree for. */
export const STRAND =
  /\b(?:STEM|ABM|HUMSS|GAS|TVL|strand|(?:academic|sports) track)\b|^ICT$|\b(?:business and management|humanities and social sciences?|technology,? engineering,? and math\w*)\b/i

/** What is said of how far somebody came. */
export const STATE =
  /^(?:graduated?|undergrad\w*|completed|finished|unfinished|on-?going|batch|units?|\d\w\w[- ]year\b.*|expected)$/i
/** A degree by its letters alone: "BSBA", "AB". */
export const LETTERS = /^(?:BS(?![UP]$)[A-Za-z]{0,7}|AB|BA|MA|MS)$/
const MOST_UNKNOWN_WORDS = 8

/** A few words that may be the name of a school or a degree nobody knows. */
export const isName = (part: string): boolean =>
  /^\p{Lu}/u.test(part) && !/[\d@:.]/.test(part) && part.split(' ').length <= MOST_UNKNOWN_WORDS && part.length > 3

/** "College of Nursing" and "Bachelor of Secondary Education" are no schools by themselves; "Certificate" of a school is none. */
export const isSchool = (part: string): boolean =>
  (SCHOOL.test(part) || SCHOOL_ANY_CASE.test(part) || (DEDICATED.test(part) && !isAside(part))) &&
  !LEVEL.test(part) &&
  !/^(?:bachelor|master|diploma|certificate|college of \w+$|undergraduate|high school diploma)/i.test(part)

/** Whether a piece says by a word of its own what it is. */
export const factual = (piece: string): boolean =>
  SCHOOL_ANY_CASE.test(piece) || DEGREE.test(piece) || LEVEL.test(piece) || STRAND.test(piece)
