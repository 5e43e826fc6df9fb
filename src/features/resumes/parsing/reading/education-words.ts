import { isAside, isOnlyPlace, TOWN_OF_SCHOOLS } from './asides.ts'
import { LABEL, LEVEL } from './levels.ts'

/** Words by which schools of this country are known, wherever they stand in a name. */
const SCHOOL =
  /\b(?:TESDA|De La Salle|Ateneo|Mapua|Mapúa|San Beda|Letran|Adamson|Lyceum|Silliman|Xavier|Miriam|Assumption|Don Bosco|Cal ?[Tt]ech|(?:Georgia|Virginia|Texas|Michigan|Louisiana|Tennessee) Tech|STI|AMA|(?<!\p{L}\s)Informatics|ACSAT|universit(?:y|ies)|unibersidad|colleges?|institute|school|academy|polytechnic|seminary|conservatory|high ?school|montessori|Center for|Centre for|tesda)\b(?! language)/u
/** Letters by which schools are known: they begin the name. */
const SCHOOL_LETTERS =
  /^(?:The )?(?:UP|PUP|UST|DLSU|ADMU|FEU|AMA|STI|MAPUA|CEU|UE|PLM|TIP|NU|USC|UC|CIT|USJR|XU|MSU|WMSU|SLU|UB|PNU|TUP|EARIST|RTU|LPU|PWU|NEU|ADDU|UM|CTU|BSU|CvSU|LSPU|DHVSU|ACLC|ICCT|UPLB|UPD|UPV|UPM|BatStateU|BulSU|USTP|CLSU|NEUST|AUF|HAU|WVSU|USLS|CSB|iACADEMY|SWU|USPF|MSEUF|AdZU|AdNU|PLV|PLP|QCU|CPU|TSU|PSU|ISU|VSU|EVSU|SLSU|LNU|CNU|MMSU|IIT|BITS|NIT|MIT|UCLA|NUS|NTU)\b/
const SCHOOL_ANY_CASE =
  /\b(?:university|unibersidad|colleges?|collage|colegio|dalubhasaan|kolehiyo ng|universi(?:dad|tas|tät|té|dade|teit|ti|tet|teti|tà|tate)|politecnico|instituto?|istituto?|istitute|vidh?yala(?:ya)?|paaralang|pamantasan|escuela|paaralan|institute|schools?|highschool|academy|polytechnic|seminary|montessori|(?:learning|training|skills|development|research) cent(?:er|re)|education(?:al)? (?:complex|cent(?:er|re)))\b/i
/** Schools called after whom they are dedicated to, as many are here. */
const DEDICATED =
  /^(?:Saint|St\.|Sto\.|Sta\.|San|Santo|Santa|Our Lady|Holy|Sacred Heart|Immaculate|Notre Dame|Divine|Blessed|Assumption)\s\p{Lu}/u
/** "Head boy of the school", "the college's hackathon": somebody speaks of a school and does not name it. */
const SPOKEN_OF =
  /\b(?:the|our|my|an?|this|that|every|each)\s(?:\p{Ll}[\p{Ll}-]*\s)*(?:school|college|university|institute|academy)\b|\bof the (?:School|College|University|Institute|Academy)\b/u

/** Words with which degrees begin. */
const DEGREE_WORDS =
  /\b(?:bachelor(?:'s|s)?|bachelors|master(?:'s|s)?|doctor(?:ate)?|doctor of|associate (?:in|of|degree)|associate's|degree in|diploma|certificate(?: in| of)?|foundation (?:in|program(?:me)?|course|studies|year)|g\.?c\.?e\b\.?|certifications?$|certification (?:in|of)|juris doctor|national certificate|licenciatura|laurea|i?gcses?|[ao][- ]levels|a-level|(?:international )?baccalaureate|abitur|btec|hnd|matric(?:ulation)?)\b|\bnc ?(?:i{1,3}|iv|[1-4])\b/i
/** Letters with which degrees begin, as they are written. */
const DEGREE_LETTERS =
  /(?<![\p{L}.])(?:B\.?F\.?A\.?|B\.?S\.?(?:c|C|Ed|BA|IT|CS|N|A|HM|HRM|TM|Crim|ECE|EE|CE|ME|IE|Psych|Acc|MT|OA)?\.?|A\.?B\.?|B\.?A\.?|B\.?E\.?|B\.?T(?:ech|ECH)\.?|B\.?Com\.?|BEEd|BSEd|BEED|BSED|BTVTEd|BTVTED|BTLEd|BTLED|BPEd|BCAEd|BECEd|B[A-Z]{1,4}(?:Ed|ED)|BS(?![UP]\b)[A-Z][A-Za-z]{0,7}|AB[A-Z][a-z]{2,}|BLIS|BPA|BBA|BCA|M\.?B\.?A\.?|M\.?A\.?(?:Ed|ED|N|T)?\.?|M\.?S\.?(?:c|C|IT|CS|N|W)?\.?|M\.?P\.?A\.?|M\.?E\.?|M\.?Tech\.?|M\.?Com\.?|MAEd|MCA|MLI?S|MPH|MFA|MSLIS|E?MBA|D[BN][AP]|BSW|B[BH]M|Ph\.?D\.?|Ed\.?D\.?|D\.?V\.?M\.?|LL\.?[BM]\.?|J\.?D\.?|M\.?D\.?|RN|D\.?M\.?D\.?|ACT|H\.?S\.?S?\.?C\.?|S\.?S\.?C\.?|SSLC|F\.?[Ss]c\.?|A\.?A\.?S?\.?(?!-)|A\.?S\.?(?!-)|D\.?Phil\.?|M\.?Phil\.?|B\.?Arch\.?|B\.?Des\.?|M\.?Des\.?|BASc|MASc|MEng|BEng)(?=[\s,(:–-]|$)/u
/** The same in small letters, where nothing else begins so. */
const SMALL_LETTERS = /^(?:[Bb]s(?:ba|it|cs|ed|n|a|hm|hrm|tm)?|beed|bsed|mba|ab)\.?\s(?:in\s)?\p{L}{4,}/u
const FIELDS =
  `administration management technology engineering engg education science sciences studies arts accounting accountancy nursing
  maintenance servicing services cookery welding machining dressmaking tailoring drafting automotive electronics electricity mechatronics
  instrumentation robotics midwifery bookkeeping programming networking tourism hospitality gastronomy criminology psychology sociology
  anthropology communication communications marketing advertising banking taxation auditing finance economics math mathematics biology
  microbiology biochemistry chemistry physics geology geography english filipino spanish linguistics languages history philosophy theology
  divinity ministry architecture agriculture agribusiness forestry fisheries aquaculture pharmacy dentistry optometry medicine nutrition
  dietetics kinesiology therapy law laws secretarial stenography computing development design animation multimedia photography film theater
  mechanics housekeeping operation operations installation production processing preparation journalism statistics actuarial literature
  music broadcasting entrepreneurship hairdressing cosmetology massage caregiving barista bartending metallurgy surveying baking pastry
  plumbing carpentry masonry scaffolding driving transportation seafaring aviation logistics analytics cybersecurity systems counseling
  relations methodology counselling humanities commerce informatics geoinformatics geomatics biotechnology telecommunications
  telecommunication ecology zoology botany genetics security`.split(/\s+/)
/** What a degree or a course may be of, at its end. */
export const FIELD = new RegExp(
  `\\b(?:${FIELDS.join('|')}|home economics|industrial arts|social work|human resources?|real estate|supply chain|(?:beauty|health|skin) care|(?<!(?:this|the|refresher|crash) )courses?|alternative learning system|boot ?camp|immersive|artificial intelligence|machine learning|ai)\\.?(?:\\s?\\([^()]*\\))?$`,
  'i',
)
/** How deep in a part a degree may begin: "Online BS Degree in Data Science". */
const LATEST_WORD = 1
/** What ends school: "High school leaving qualification in Electronics", "Bilingual High School Diploma". */
const LEAVING =
  /^(?:\p{L}+ ){0,2}(?:school|secondary|gymnasium)(?: (?:leaving|completion|exit))? (?:certificate|certification|diploma|qualification|degree)\b/iu
/** What a school of children ends with: no degree of another one. */
export const endsSchool = (degree: string): boolean =>
  LEAVING.test(degree) || /\bcertificate of (?:primary|secondary|basic|elementary) education\b/i.test(degree)
const MOST_DEGREE_WORDS = 16

/** Whether a few words are a degree or a course that ends with a paper. */
export function isDegree(part: string): boolean {
  if (part.split(/\s+/).length > MOST_DEGREE_WORDS) return false
  // "B. S. Accountancy"
  const closed = part.replace(/^([ABM])\.\s(?=[AS]\.?\s|(?:Tech|Com|Sc|Ed|Eng|Arch|Pharm)\b)/, '$1.')
  if (closed !== part) return isDegree(closed)
  if (LEAVING.test(part)) return !LEVEL.test(part)
  const found = DEGREE_WORDS.exec(part) ?? DEGREE_LETTERS.exec(part) ?? SMALL_LETTERS.exec(part)
  if (!found) return false
  const before = part.slice(0, found.index).trim()
  // "Engineer Specialist degree in Robotics"
  if (/^degree in/i.test(found[0])) return true
  // Two letters at the end of something may be anything.
  const ends = found[0].length > 2 && found.index + found[0].length >= part.replace(/\s*\([^()]*\)$/, '').length
  return ends || before === '' || before.split(/\s+/).length <= LATEST_WORD
}

export const EXAMINATION = /\b(?:licensure|board exam\w*|examination|passed|passer|civil service)\b/i
/** What is said beside schools and degrees and is neither, with years of its own. */
export const OTHER_DEED =
  /^(?:former|additional certificates?|organi[sz]ed|conducted|attended|participated|presented|published|guided|handled|delivered|worked|served)\b|\b(?:scholarships?|scholar|mentor(?:ing|ship)|iskolar|fellowships?|grants?(?!'s)|grantee|recipient|members?|officer|president|captain|player|treasurer|award(?:s|ee|ed)?|gantimpala|parangal|competition|contest|hackathon|winner|champion|runner[- ]?up|seminars?|workshops?|webinar|conference|internships?|licensure|passed|passer|board exam\w*|topnotcher|civil service|eligib\w+|certificate of (?:participation|completion|attendance|recognition|appreciation))\b/i
/** What a form says where there is nothing to say. */
export const NOTHING = /^(?:n\/?\.?a\.?|none|wala|-+)$/i
const BESIDE =
  /\b(?:[cg]\.?p\.?a|c?gpa|gwa|qpi|general average|with (?:high(?:est)? )?honou?rs?|cum laude|dean'?s|valedictorian|salutatorian|advis[eo]r|honou?rs?|thesis|supervis(?:ed|ors?)|relevant course|coursework|rank|consistent|grade(?! ?\d)s?|average|marks?|performance|distinction|(?:first|second)[- ]class|percentage|percentile|(?:index|roll|registration|student|seat|exam(?:ination)?|lrn|learner reference) (?:number|no)|major subjects|activities|grad\. with)\b|%|^(?:n\/?\.?a\.?|none|wala|remarks?)$/i
/** "BSc (Hons)", "BSc Honours", "B.Tech Honours degree in …" and "Honors Bachelor of Science" are kinds of degrees. */
const withoutHons = (part: string): string =>
  part.replace(
    /\(hon(?:ou?r)?s\.?\)|^hon(?:ou?r)s?\s(?=\p{L}+(?:,|$))|^honou?r'?s?(?= (?:bachelor|associate|b\.?[as]))|(?<=^[BM]\.?[A-Za-z.]{1,5} )hon(?:ou?r)?s\b\.?|hon(?:ou?r)?s(?= degree\b)/iu,
    '',
  )
/** Who holds the examinations of schools. */
const BOARD = /^(?:\p{L}+ ){0,2}board of (?:secondary|higher|intermediate|school|technical)\b/iu
/** Labels of what was learnt, and how well. */
const LESSONS =
  /\b(?:course(?:s|work)?|subjects?|modules?|topics?|electives?|grades?|skills|tools|projects?|thesis|dissertation)\b/i
export const isNoise = (part: string): boolean =>
  OTHER_DEED.test(part) || NAMES_TIMES.test(part) || BOARD.test(part) || BESIDE.test(withoutHons(part))

/** A degree that does not say in what. */
export const ONLY_KIND =
  /^(?:(?:bachelor|master|doctor|associate)s?(?:'s|s')?(?: (?:of|in) (?:arts|science|fine arts|engineering|education|commerce|technology)| degree)?(?: - [BM]\.?[AS]\.?)?|Ph\.?D\.?|[BM]\.?[AS]\.?c?\.?|A\.?B\.?|[BM]\.?(?:Eng|Tech|Com|E)\.?|M\.?B\.?A\.?|(?:professional |advanced |higher |national |post ?graduate )?diploma|certificate)(?:\s*\([A-Z.]{2,8}\))?$/i
/** Of senior high school: what others have a degree for. */
export const STRAND =
  /\b(?:STEM|ABM|HUMSS|GAS|TVL|strand|(?:academic|sports|arts and design) track)\b|^(?:ICT(?:$|\s(?:with|in|[-–])\s)|track\b)|\b(?:business,? and management|humanities and social sciences?|technology,? engineering,? and mat\w*|general academic)\b/i

/** What is said of how far somebody came. */
export const STATE =
  /^(?:graduat(?:ed?|ing)|under-?grad\w*|completed|finished|unfinished|(?:hindi|di) natapos|on-?going|transferr?ed|transferee|stopped|(?:currently )?(?:attending|enrolled|studying|pursuing)|in progress|batch|units?|\d\w\w[- ]year\b.*|expected(?: grad(?:uation|uate|\.)?)?(?: date)?|candidate)$/i
/** "Date / Year Graduated" above a column of years. */
const NAMES_TIMES =
  /^(?:inclusive )?(?:dates?|years?)(?:\s?\/\s?(?:dates?|years?))*(?: (?:graduated|attended|covered|of graduation))?:?$/i
/** A degree by its letters alone: "BSBA", "AB". */
export const LETTERS = /^(?:BS(?![UP]$)[A-Za-z]{0,7}|AB|BA|BE|ME|MA|MS)$/
const MOST_UNKNOWN_WORDS = 8
const ADDRESS =
  /\b(?:subd(?:ivision)?|brgy|barangay|purok|poblacion|street|avenue|road|blk|lot|phase|village|district|highway|city of|province|ncr)\b|\bphilippines$/i

/** A few words that may be the name of a school or a degree nobody knows. */
export const isName = (part: string): boolean =>
  /^\p{Lu}/u.test(part) &&
  // "School 38": the number of a school is of its name.
  !/[\d@:.]/.test(part.replace(/(?<=\p{L}) \d{1,3}$|(?<=\p{L})\d(?=\p{L})/gu, '')) &&
  part.split(' ').length <= MOST_UNKNOWN_WORDS &&
  part.length > 3 &&
  !ADDRESS.test(part)

const saysSchool = (part: string): boolean =>
  SCHOOL.test(part) || SCHOOL_LETTERS.test(part) || SCHOOL_ANY_CASE.test(part)
/** Called after whom it is dedicated to, without a word that says that it is a school. */
export const isDedicated = (part: string): boolean => DEDICATED.test(part) && !saysSchool(part)

const MOST_SMALL_WORDS = 2
/** "University learning portal with integrated services": somebody tells of something. */
const isTold = (part: string): boolean =>
  (part.match(/(?<=\s)(?!(?:and|from|para|della|with)\b)\p{Ll}{4,}/gu) ?? []).length > MOST_SMALL_WORDS

/** "M.S. in Security Informatics": letters of a degree, and in what. */
const DEGREE_IN = /^(?:[BM]\.?[AS]\.?c?\.?|A\.?B\.?|[BM]\.?(?:Tech|Eng|Com)\.?|Ph\.?D\.?)\s(?:degree )?in\s/u

/** "Oban Hills High", "FORT TAIN HIGH" */
const SHORT_HIGH =
  /^(?!(?:Junior|Senior|JUNIOR|SENIOR|Bilingual) )(?:\p{Lu}[\p{L}.'-]+ ){1,4}(?<!\b(?:National|NATIONAL|Science|SCIENCE|Technical|TECHNICAL|Integrated|INTEGRATED) )(?:High|HIGH)$/u
/** "SHS in San Nicolas": schools that are called after where they are, and no strand. */
const LEVEL_IN_TOWN =
  /^(?:SHS|JHS|(?:Senior|Junior) High School) in (?!(?:STEM|ABM|HUMSS|GAS|TVL|ICT|Science|Accountancy|Humanities|General|Arts|Sports|Home|Industrial|Information|Technical)\b)\p{Lu}/u

/** "College of Nursing" and "Bachelor of Secondary Education" are no schools by themselves; "Certificate" of a school is none. */
export const isSchool = (part: string): boolean =>
  (saysSchool(part) || SHORT_HIGH.test(part) || LEVEL_IN_TOWN.test(part) || (DEDICATED.test(part) && !isAside(part))) &&
  !LEVEL.test(part) &&
  !/\blevel\b/i.test(part) &&
  !SPOKEN_OF.test(part) &&
  !isTold(part) &&
  !DEGREE_IN.test(part) &&
  !/\b(?:entrance|admission|examination|scores?)\b/i.test(part) &&
  !LEAVING.test(part) &&
  !TOWN_OF_SCHOOLS.test(part) &&
  !/^(?:of|in|at|and|for)\s|\b(?:certificate|diploma)$/i.test(part) &&
  !/^(?:bachelor|master|diploma|certificate|college of \w+$|undergraduate|high school diploma)/i.test(part)

/** "College of Computer Studies": a part of a school, which has another name. */
export const isFaculty = (part: string): boolean =>
  /^(?:college|school|faculty|department|institute) of /i.test(part) && FIELD.test(part) && !/,.*,.*,/.test(part)

/** Whether a piece says by a word of its own what it is. */
export const factual = (piece: string): boolean =>
  SCHOOL_ANY_CASE.test(piece) || isDegree(piece) || LEVEL.test(piece) || STRAND.test(piece)

/** "Tala National High School Nasugbu Batangas", "Canossa Academy-Lipa City": a name without where it is. */
export function withoutTown(school: string): string {
  const [, before, place = ''] = /^(.{3,}\p{L}\)?)[-–—](\p{Lu}.*)$/u.exec(school) ?? []
  // A town alone is a campus.
  if (before !== undefined && isOnlyPlace(place) && /\bcity$|,/i.test(place)) return before
  const [, name, behind = ''] = /^(.*\b(?:School|College|University|Academy|Institute))\s+(.+)$/u.exec(school) ?? []
  if (name === undefined) return school
  const words = behind.split(' ')
  const isTownAndProvince = words.some(
    (_, at) => at > 0 && isOnlyPlace(words.slice(0, at).join(' ')) && isOnlyPlace(words.slice(at).join(' ')),
  )
  return isTownAndProvince ? name : school
}

/** "Grades of: Economics, Accountancy", "Relevant courses: …": a label of something else, whatever it lists. */
export const saysBeside = (text: string): boolean => {
  const [, label = ''] = /^(\p{L}[\p{L} ]{2,40}):\s/u.exec(text) ?? []
  return (
    label !== '' &&
    !LABEL.test(text) &&
    !isDegree(label) &&
    !isSchool(label) &&
    (BESIDE.test(label) || LESSONS.test(label))
  )
}

/** "Music certifications", "Oban Academy – Certifications" above a list of them. */
const CERTIFICATIONS = /^(?:\p{L}+(?: | ?[–—-] )){0,4}certifications\s?:?$/iu
/** "Modules:", "Subjects passed: English": a label of what was learnt. */
export const saysLessons = (text: string): boolean =>
  CERTIFICATIONS.test(text) ||
  (/^(?:[\p{L}]+ ){0,2}(?:subjects?|modules?|topics?|coursework|courses?)(?: (?:passed|taken|completed|covered|included?))?\s?:/iu.test(
    text,
  ) &&
    !LABEL.test(text))

/** "Senior High School (STEM)": the strand alone. */
export function withoutLevel(strand: string): string {
  const [, level = '', inside = ''] = /^([^()]*\S)\s*\(([^()]+)\)$/.exec(strand) ?? []
  return LEVEL.test(level) ? inside : strand
}
