import { FILES, type AskedFile } from '../contract.ts'
import { withoutDoing } from '../experience/rules.ts'
import { isPutOff } from '../put-off/rules.ts'
import { any, NAMES, SOME, WORKS, YOU_MADE } from './names/rules.ts'
import { TELLS_DOING, type Verb } from '../phrases/rules.ts'
import { isForbidden, isRefusal, type Reading } from '../words/rules.ts'

const VERB =
  /\b(?:pm|dm|message|text) (?:me|us) (?=(?:your|ur) )|\b(?:pm|dm|message|text|e-?mail|send)(?: (?:nyo|niyo|ninyo|mo|lang|na|po|ako|kami))+ (?:ng|ang)\b|\b(?:only|one) thing (?:that )?(?:i|we) (?:want|need|ask(?: for)?)\b|\b(?:kasama|kalakip)(?: (?:na|po|dapat))* (?:sa|ang)\b|\bdapat (?:po )?(?:may|kasama)\b|\bkailangan (?:po )?(?:ng|ang|may)\b|\b(?:don['’]?t forget|(?:hu)?wag(?: pong?)? kalimutang?)\b|\b(?<!\bhow )we(?:['’]d| would|['’]ll)?(?: also)? (?:like|need|want|ask (?:(?:every|each|all) (?:\w+ )?)?for|require)\b(?! (?:to )?(?:hear|meet|talk|chat|connect|work|hire|you on)\b)|\b(?:is|are) (?:a )?(?:must|required|mandatory|needed|necessary)\b|\b(?:required|mandatory|needed|a must|please)\s*(?:\W*$|[(,;])|\blet (?:me|us) hear you\b|\bgive (?:us|me)\b|\b(?:love|like|want|need) to see\b|\b(?:send|attach|attached|include|including|submit|upload|provide|record|share|e-?mail(?!\s?[,/)]|s\b)|enclose|forward|fax|drop|link|post|show|respond|reply|(?<=\b(?:apply|proposals?|letter|message|offer|bid|resume|cv|us|me|back|now|together|along|touch|contact|text|comment|write|message|reach out|applications?|applicants?|candidates?)\b[^.!?\n]{0,20})with|bring|answer[^.!?\n]{0,20} (?:in|with) an?|apply with|add|make|paste|prepare|film|ipasa|pasa|magpasa|ilakip|isama|magpadala|ipadala|i-?attach|i-?send|mag-?send|mag-?attach|pa-?send|paki-?(?:send|attach|pasa|lakip|sama|upload)|isend|mag-?dala|dalhin|dala|(?:must|should|to) (?:accompany|come with|go with)|text(?= (?:your|ur)\b)|(?:shall|must|should|may|can|to) be (?:submitted|sent|e-?mailed|forwarded|attached|included|uploaded)|magrecord|mag-?record|gumawa)\b/i
const IMPERATIVE =
  /^\W*(?:(?:step\s+)?\d+\s*[-–:.)]?\s*)?(?:(?:and|just|then|also|must|you must|need to|should)\s+)*(?:send|attach|include|submit|upload|record|share|provide|e-?mail|show|give (?:us|me))\b/i
/** What an applicant is told, not what the work is. */
const TO_APPLICANT =
  /\b(?:required|mandatory|needed|a must)\W*$|\bask (?:every|each|all) \w+ for\b|r[eé]sum[eé]s?(?!\w)|\b(?:pls|plz|your|humans?|you|yourself|please|kindly|paki\w*|mo|ninyo|nyo|niyo|appl(?:y|ications?|ying|icants?)|resume|résumé|cv|loom|interested|along with|introducing|in your message)\b/i
/** Wanted as what somebody has, not as what they send: "high school diploma required". */
const HELD: ReadonlySet<AskedFile> = new Set<AskedFile>(['certificate', 'references'])
/** "A typing speed of 50 wpm is required": as long as no test of it is spoken of. */
const isHeld = (file: AskedFile, words: string, text: string): boolean =>
  HELD.has(file) || (MEASURED.has(file) && !/test|score|result/i.test(words) && NEEDED.test(text))
const MEASURED: ReadonlySet<AskedFile> = new Set<AskedFile>(['typing_test', 'speed_test', 'pc_specs'])
const NEEDED = /\b(?:required|mandatory|needed|necessary|a must|minimum|at least|must have)\b/i
const SENT =
  /\b(?:send|post(?= (?:your|ur)\b)|attach|attached|include|including|submit(?:ted)?|sent|upload|share|e-?mail|enclose|forward|provide|accompany|show us|bring|mag-?dala|dalhin|ipasa|pasa|magpasa|ilakip|isama|magpadala|ipadala|(?:i|mag|pa|paki)-?(?:send|attach|pasa|lakip|sama|upload))\b/i
/** Somebody else's, or a thing of the work. */
const OTHERS_OWN =
  /\b(?:their|his|her|our|each|every|incoming|received|multiple|hundreds of|the (?:right|best|correct|same|other|client|candidate)|(?:client|candidate|applicant|student|customer|user|tenant)s?['’]?s?)\s+(?:[\w-]+,?\s+){0,2}$/i
/** "Two client references" are the applicant's. */
const SO_MANY =
  /\b(?:one|two|three|four|[1-5])\s+(?:former |past |previous )?(?:client|employer|customer|candidate)s?\s+$/i
/** "No portfolio, no reply" */
const NO_WITHOUT =
  /^\W*(?:r[ée]sum[ée]|cv|portfolio|samples?|video|loom)s? or (?:no (?:reply|response|answer|interview|call)|(?:i|we) (?:won['’]t|don['’]t|skip|pass)|you(?:['’]re| are) out)\b|^\W*(?:no|walang?)\s+(?:an?\s+|your\s+)?[\w-]+(?: [\w-]+){0,2}\s*(?:,|=|means|-+>?|–|→|:)\s*(?:no|not|walang?|auto|instant|skip|reject|delete|ignored?)\b/i
const APPLICANTS_SEND =
  /\b(?:applicants?|candidates?|persons?|parties|individuals|(?:expressions? of interest|applications)(?= (?:should|must|are to) be)|those|anyone|everyone|interested \w{3,14})\b[^.!?\n]{0,40}\b(?:send|submit|e-?mail|forward|attach|upload|include)\b|\b(?:kindly|please|so) (?:also )?(?:include|send|attach|drop|share|paste) (?:the|a|your|ur) links?\b/i
const OF_THE_WORK =
  /^\s*(?:versions?|reviews?|reviewing|screening|databases?|templates?|builders?|writing|writers?|parsing|formatting|scores?|management|manag\w+|compan(?:y|ies)|of (?:properties|property|clients|products|brands|insurance|companies|accounts|services)|editing|editors?|enhanc\w+|optimi[sz]ation|production|content|calls?|conferenc\w+|checks?|orders?|analysts?|courses?|programs?|preferred|a plus|tours?)\b/i
/** "Resume builder", "certification orders": what is built or handled. */
const PART_OF_WORK =
  /^\s*(?:builders?|orders?|parsing|parsers?|databases?|screening|enhanc\w+|optimi[sz]ation|analysts?|generators?|programs?)\b/i
/** "We will send you …" */
export const WE_SEND =
  /\b(?:we|i)(?:['’]ll| will| can| also| may| would)?\s+(?:also\s+)?(?:be sending|send|provide|give|share|supply|offer|ship|show|attach|upload)\b|\byou(?:['’]ll|['’]d| will| would) (?:get|receive|be (?:sent|given|handed))\b|\b(?:if|when|then|once|after)\b[^.!?\n]{0,30}\byou (?:get|receive) (?:an?|the|our|some) (?:\w+ )?(?:loom|video|task|test|form|link|e-?mail|message|invite|recording|voice)\b/i
/** "I have attached an example", "see this Loom": ours to look at. */
const OURS_TO_SEE =
  /\b(?:upload|add|create|edit) (?:and|or|&|\/) (?:manage|view|edit|delete)\b|(?:^\W*|[,(;–-]\s*)(?:will|can) (?:provide|send|share|give)\b|\b(?:we|i)(?:['’]ve| have|['’]m)?\s+(?:also\s+)?(?:attach(?:ed|ing)|included?|including|uploaded|shared|provided|sent|recorded|made)\b|\b(?:here(?:['’]s| is| are)|laid out in|(?:see|watch|view|check out) (?:the|this|our|my))\b[^.!?\n]{0,40}\b(?:loom|video|link|example|recording)/i
/** What a product does, or its users; what is looked at, or belongs to the work. Said of the clause it stands in. */
const OF_PRODUCT =
  /\b(?:assessments?|interviews?|training|exams?|(?:hiring |recruitment |application |selection )?process|stages?|rounds?) (?:consists?|includes?|involves?|comprises?|covers?|is made up)\b|\b(?:users?|apps?|platform|system|software|website)s? (?:can|should|must|will|may|shall|needs? to|has to|have to)\b|\b(?:plugins?|extensions?|bots?|modules?|inputs?|outputs?|directors?|managers?|officers?|specialists?|coordinators?|associates?|incumbents?|contractors?) (?:can|should|must|will|may|shall|is to)\b|\ballow(?:s|ing)? (?:for |the |our )?(?:users?|customers?|clients?|people|it|them)\b|^(?!.*\b(?:your|please|kindly|samples?|links?|examples?)\b).*\b(?:for|of) (?:each|every) \w+|\b(?:requirements?|qualifications?|responsibilities|duties|skills|benefits)\b[^.!?:]{0,40}(?<!\b(?:and|please|also|to|then) )\binclud(?:e|es|ing)\b|^\W*(?:[\w-]+ )?(?:familiarity|knowledge|proficiency|understanding|ability) (?:with|of|in|to)\b|(?<!\b(?:to|via|through|at|using|with|in) )\bthis (?:loom|video|recording|link)\b|\bthe attached\b|\battached (?:sample|file|document|spec|pdf|image|screenshot)/i
/** "A script that sends me a link": it is told what it sends. */
const BUILT_TO = /\b(?:scripts?|apps?|bots?|tools?|systems?|automations?|workflows?|agents?) (?:that|which) (?!you)/i
/** Files that only applicants have. */
const OF_APPLICANTS: ReadonlySet<AskedFile> = new Set<AskedFile>([
  'voice',
  'pc_specs',
  'speed_test',
  'typing_test',
  'test_result',
])
/** Work: duties and wishes name files too. */
const WORK =
  /\b(?:you will|you['’]ll|customers?|our (?:clients?|website|blog|channel|youtube|portfolio|products?|team)|clients['’]?|for (?:our|the) (?:clients?|team|channel)|candidates?['’]|screen(?:ing)? (?:resumes|cvs|applicants)|review(?:ing)? (?:resumes|cvs)|invoices?|recruit(?:s|ing|ment)?\b(?!@| (?:coordinator|manager|lead|team|partner|department)\b)|to (?:each|every) \w+|sa bawat|daily|every (?:day|week|monday|friday)|weekly|ads?)\b/i
/** Ads are work, and those somebody made before are theirs to show. */
const SHOW_YOURS =
  /^\W*(?:please )?show (?:us|me) [^.!?\n]{0,40}\byou(?:['’]ve| have)? (?:made|designed|built|written|run)\b/i
const OPTIONAL =
  /\b(?:if (?:you have(?! one\))|any|available|meron)|optional|a plus|is plus|preferred(?=\W*$)|ideally|preferably|if possible|bonus|nice to have|(?:not|isn['’]?t|aren['’]?t)(?: \w+)? (?:required|needed|necessary)|no need|(?:are|['’]re) (?:also |more than )?welcome to|if you (?:hold|own|happen to have) an?\b|you may (?:also )?(?:attach|include|send) it)\b/i
const NOT_NEEDED =
  /\b(?:no|not?|without|(?:do not|don['’]?t) want(?: to see)?|don['’]?t need|no need (?:for|of)|walang|kahit walang?|(?<!n['’]?t |not |never )(?:skip|forget)|instead of|rather than|(?:more|other) than|leave out|never mind|save)\s+(?:an?\s+|any\s+|your\s+)?(?:\w+\s+){0,2}$/i
/** "No CV or no samples": what is not there is refused. */
const WITH_NO =
  /\b(?:applications?|applicants?|messages?|those|proposals?|candidates?|bids?|e-?mails?)\b[^.!?\n]{0,12}\b(?:with no|w\/o|without|having no|that have no)\b/i
/** "Applications with a photo are rejected" wants none. */
const REFUSED_WITH =
  /\b(?:applications?|messages?|those|proposals?|e-?mails?) with (?:an?|your|the|any) [^.!?\n]{2,25}\b(?:will be|are|get|gets|go)\b/i
/** "We will ask for your CV later" */
const ASKED_LATER =
  /\bwill (?:then |later |also )?be contacted and\b|\b(?:will (?:then|later)|may(?: later)?) be (?:asked|requested|required) to\b|\b(?:we|i)(?:['’]ll| will| may| might)\s+(?:\w+\s+)?(?:ask|request|contact|reach)\b[^.!?\n]{0,40}\b(?:later|then|if|once|when|after|for)\b/i
/** "Applications without a video are not read" wants the video. */
const REFUSED_WITHOUT =
  /\b(?:not|never|n['’]t)\b[^.!?\n]{0,30}\b(?:applications?|messages?|proposals?) without (?:an?|your|the)?\s*\w*\s*|\b(?:applications?|applicants?|messages?|those|proposals?|candidates?|bids?)\s+(?:\w+\s+){0,3}(?:without|lacking|missing)\s+(?:an?|your|the)?\s*(?:$|(?:\w+\s+){1,3}?(?:will|are|is|won['’]t|get)\b)/i
const LACKS = /without|lacking|missing/i
/** What is wanted later, of few. */
export const INTERVIEW =
  /\b(?:(?:those|candidates?|applicants?|the ones) (?:who|that) (?:move|pass|qualify|make it|are (?:short-?listed|selected|chosen|successful)|get|reach)|(?:successful|selected|short-?listed|qualified|chosen) (?:candidates?|applicants?|ones)[^.!?\n]{0,20}\b(?:will|must|should|shall)|invited to(?! (?:submit|send|e-?mail|forward|share|apply|provide)\b)|(?<!to be )short[\s-]?listed|(?:if|once|when|after) (?:you(?:['’]re| are| get)? )?(?:selected|chosen|hired|accepted|onboard(?:ed)?|on the team)|(?:after|in|at|during|on (?:the )?(?:day|date|time) of) (?:the|your)(?: (?:first|initial|final|face-to-face|in-person))? interview|on (?:the )?interview day|(?:during|after) (?:the|our|that|this|your) (?:\w+ )?(?:chat|call|conversation|meeting|zoom)\b|on (?:the|our|that|your) (?:\w+ )?call\b|(?:call|interview|chat|conversation|meeting|zoom)\b[^.!?\n]{0,15},?\s(?:in which|where|during which|when) (?:we|i)(?:['’]ll|['’]d| will| would)? (?:also )?(?:like to |want to )?(?:ask|talk|hear|learn|see|go over|go through|discuss|look at)|bring[^.!?\n]{0,20} to (?:the|your) interview|during (?:training|onboarding)|(?:on|by) your first (?:day|week))\b/i

/** Who is shortlisted tells what is wanted of all. */
const ONLY_THOSE = /\bonly\b[^.!?\n]{0,60}\bwill be (?:short[\s-]?listed|considered|contacted)\b/i
const FOR_EXAMPLE = /\bfor example\b/gi
const YOURS = /\b(?:upload|attach|send|include|share|submit) (?:yours|a copy)\b/i
/** "HIPAA certificate. Upload yours": what the sentence before names. */
function yoursOf(text: string, before: string): Reading[] {
  const match = YOURS.exec(text)
  const said = match ? (/[^.!?\n]*[.!?]?\s*$/.exec(before.trimEnd())?.[0] ?? '') : ''
  const file = FILES.find((one) => one !== 'portfolio' && NAMES[one].test(said))
  return match && file ? [{ found: { kind: 'attachment', file }, at: match.index, length: match[0].length }] : []
}

/** "References are a must when you apply" */
const MUST_COME =
  /\b(?:is|are) (?:a must|required|needed|mandatory|compulsory|essential)\b[^.!?\n]{0,20}\b(?:when you apply|when applying|with (?:the|your) application|to apply|upon application)\b/i

const listedOnly = (text: string): Reading[] =>
  filesIn(text, 'send').map((file) => ({ found: { kind: 'attachment', file }, at: 0, length: text.length }))

type Told = { listed: boolean; work: boolean; applying: boolean; before: string }

/** The files a sentence asks an applicant for; `listed` when it stands in a list of what to send. */
export function readFiles(given: string, told: Told): Reading[] {
  const text = withoutDoing(given)
    .replace(FOR_EXAMPLE, (all) => '_'.repeat(all.length))
    .replace(OPTIONAL_TOO, (all) => '_'.repeat(all.length))
  const verb = VERB.exec(text)
  const lacking = /\bno\b|w\/o|without/i.test(text) && WITH_NO.test(text) && isRefusal(text)
  const refused = lacking || (LACKS.test(text) && REFUSED_WITHOUT.test(text)) || NO_WITHOUT.test(text)
  if (!refused && isSpared(text)) return []
  if (!told.listed && !refused && MUST_COME.test(text)) return listedOnly(text)
  if (!told.listed && !refused && (!verb || isForbidden(text, verb.index))) return []
  if (isNotAsked(text, told)) return []
  const asked =
    told.listed ||
    refused ||
    TO_APPLICANT.test(text) ||
    (!told.work && (told.applying || (IMPERATIVE.test(text) && namesOwn(text))))
  const found = FILES.flatMap((file): Reading[] => {
    if (!asked && !OF_APPLICANTS.has(file)) return []
    const match = NAMES[file].exec(text)
    if (!match || !isAsked(file, match, text, { ...told, lacking })) return []
    const begin = told.listed ? 0 : Math.min(match.index, verb?.index ?? match.index)
    return [{ found: { kind: 'attachment', file }, at: begin, length: match.index + match[0].length - begin }]
  })
  return [...found, ...yoursOf(text, told.before)]
}

/** "Resume (licence is optional)": what else may come. */
const OPTIONAL_TOO =
  /\((?:[\w'’-]+ ){1,6}preferred\)|\((?:[\w'’-]+ ){1,6}(?:is|are)(?: also| just)? (?:optional|an? (?:bonus|plus)|welcome|nice to have)\b[^()]{0,40}\)|,? (?:and |but )?proof of [^,.;]{3,50} is optional\b/gi
/** Asked for later, or not to be sent. */
const isSpared = (text: string): boolean =>
  ASKED_LATER.test(text) || (/ with /i.test(text) && REFUSED_WITH.test(text) && isRefusal(text))

/** "You have attached a PDF of your resume": what to check before sending. */
const HAS_SENT =
  /^[^\p{L}]*you(?:['’]ve| have)? (?:attached|included|enclosed|uploaded|added|sent|linked) (?:us |me )?(?:an?|the|your|ur|one|two|three|\d)\b/iu
/** Told of the work, of later, or by us. */
const isNotAsked = (text: string, { work, applying }: Told): boolean =>
  (TELLS_DOING.test(text) &&
    !(applying && HAS_SENT.test(text)) &&
    !/\b(?:require|need|want|like|ask|applications?)\b/i.test(text)) ||
  (WORK.test(text) && !SHOW_YOURS.test(text)) ||
  (INTERVIEW.test(text) && INTERVIEW.test(text.replace(ONLY_THOSE, ' '))) ||
  WE_SEND.test(text) ||
  OURS_TO_SEE.test(text) ||
  (BUILT_TO.test(text) && !applying) ||
  // Among duties and wishes only what is said to applicants counts.
  (work && !/\b(?:appl(?:y|ication|ying)|attach|submit|please|kindly|paki\w*)\b/i.test(text))

/** "What is your internet speed?" is answered in words. */
const ASKED_FOR = /^\W*(?:(?:q?\d{1,2}|[a-h])[).:]\s*)?(?:what|how|is|are|do|does|which)\b[^]*\?\W*$/i
/** "Your internet speed and what you do if power goes out" is told. */
export const TOLD_TOO = /^\W*(?:\(?(?:q?\d{1,2}|[a-h])[).:]\s*)?(?:your|ur)\b[^.?!]{3,40} and (?:what|how|if) you\b/i
const isSentTest = (text: string): boolean =>
  SENT.test(text) || /\b(?:screenshots?|tests?|results?|scores?|proof)\b/i.test(text)

/** Whether a file that a sentence names is an applicant's to send. */
function isAsked(
  file: AskedFile,
  { 0: words, index: at }: RegExpExecArray,
  text: string,
  { listed, lacking }: Told & { lacking: boolean },
): boolean {
  if (MEASURED.has(file) && (ASKED_FOR.test(text) || TOLD_TOO.test(text)) && !isSentTest(text)) return false
  // "Your price for a 25 minute video" is a sum.
  if (PRICE_OF.test(text.slice(Math.max(0, at - 60), at))) return false
  // The link to a recording is no second file.
  const named = OWN_WORK.test(words) || OWN_PAGE.test(text.slice(at, at + words.length + 12))
  if (file === 'portfolio' && !named && (NAMES.video.test(text) || NAMES.voice.test(text))) return false
  const before = text.slice(Math.max(0, at - 40), at)
  // What stands in a resume is no resume to send.
  if (
    file === 'resume' &&
    /\b(?:details?|information|address|number|provided|listed|stated|written) (?:on|in) (?:your|the|their) $/i.test(
      before,
    )
  )
    return false
  if (OTHERS_OWN.test(before) && !SO_MANY.test(before) && !APPLICANTS_SEND.test(text)) return false
  if (OF_THE_WORK.test(text.slice(at + words.length).replace(file === 'typing_test' ? /^\s*scores?/i : /^$/, '')))
    return false
  const beside = file === 'references' && NAMES.resume.test(text) && /[,+&]/.test(text)
  const sent = listed || beside || SENT.test(text.slice(Math.max(0, at - 80), at + 100))
  if (!sent && isHeld(file, words, text)) return false
  if (NOT_NEEDED.test(before) && !lacking && !REFUSED_WITHOUT.test(before) && !NO_WITHOUT.test(text)) return false
  if (file === 'typing_test' && isTyped(text)) return false
  if (MADE_BY_US.test(text.slice(at + words.length))) return false
  if (isPutOff(text.slice(0, at), text.slice(at + words.length))) return false
  const clause = clauseAt(text, at)
  return !OPTIONAL.test(clause) && !OF_PRODUCT.test(clause)
}

/** "A voice note from me" */
const MADE_BY_US =
  /^\s*(?:from (?:me|us|our \p{L}+)\b|(?:that |which )?(?:we|i)(?:['’]ve| have)? (?:send|sent|make|made|record|recorded|attach|attached)\b)/iu

const PRICE_OF = /\b(?:your|ur) (?:[\w-]+ )?(?:price|rate|quote|fee|charge|cost)s? (?:for|per)\b[^,.;]{0,40}$/i
/** "Typing 45 wpm" is a wish; a test of it is sent. */
const isTyped = (words: string): boolean => /\d ?wpm/i.test(words) && !/test|score|result|screenshot|proof/i.test(words)

/** The piece between commas around a place: "a portfolio if you have one" is no order. */
function clauseAt(text: string, at: number): string {
  const before = text.slice(0, at)
  const begin = Math.max(...[',', ';', '+', ' and '].map((sign) => before.lastIndexOf(sign))) + 1
  const next = text.slice(at).search(/[,;+]| and /)
  return text.slice(begin, next < 0 ? text.length : at + next)
}

/** Whether a sentence hands something to the applicant, or tells what a product is to do. */
export const isOurs = (text: string): boolean => WE_SEND.test(text) || OURS_TO_SEE.test(text) || OF_PRODUCT.test(text)

/** Whether these words name a file at all: then they are no question to answer in the letter. */
export const namesFile = (text: string): boolean => Object.values(NAMES).some((pattern) => pattern.test(text))

const OWN_WORK = /^(?!.*\b(?:voice|audio|video)\b).*\b(?:portfolios?|samples?|examples?|works?)\b/i
const OWN_PAGE = /\byour (?:github|behance|dribbble|figma|artstation)\b/i
/** Whether words name a file, or a thing that an applicant made. */
export const namesOwn = (text: string): boolean =>
  OWN_FILE.test(text) || MADE.test(text) || YOUR_BEST.test(text) || (/\b(?:your|ur)\b/i.test(text) && namesFile(text))

/** "Five of your best thumbnails" */
const YOUR_BEST = any(
  String.raw`\b(?:your|ur)\s+(?:[\w-]+\s+){0,3}(?:best|top|successful|favou?rite|latest|recent|live|strongest|finest|proudest|best-performing)\s+(?:\w+\s+)?(?:${WORKS})\b`,
)
const OWN_FILE = any(
  NAMES.resume.source,
  String.raw`\bportfolio\b|\blinks? to\b`,
  NAMES.speed_test.source,
  NAMES.pc_specs.source,
  NAMES.video.source,
)

const MADE = any(String.raw`\b${YOU_MADE}`)
const SAMPLES = any(
  String.raw`^(?:behance|dribbble|github)\b|^(?:\d|two|three|four|five|some|a few) links$`,
  String.raw`^(?:[\w-]+ ){0,4}(?:samples?|examples?|links? (?:to|of|for)(?! (?:submit|apply|fill)\b)|screenshots?|published \w+|case stud(?:y|ies)|(?:show|demo )?reels?(?! ideas?)|call recordings?|mock-?ups?)\b(?! of (?:how|when|a time|where|a situation))|\b${YOU_MADE}`,
  YOUR_BEST.source,
  String.raw`^(?:your|ur) (?:past |previous |best |recent )?(?:works?|designs|edits|drawings|illustrations|renders)$`,
  String.raw`^${SOME} (?:[\w-]+ )?(?:renders?|illustrations?|thumbnails?|drawings?|mock-?ups?|animations?|logos?)(?: of [\w -]{3,30})?(?: please| pls)?$`,
  String.raw`^(?:similar|past|previous) (?:jobs?|gigs?|tasks?) (?:you|done|completed|handled)\b`,
  String.raw`\b${SOME} (?:\w+ )?(?:${WORKS})(?: of [^,.;]{3,30})? (?:that |which )?you\b`,
  String.raw`^(?:(?:your|ur|any|some|of|${SOME}) )?(?:relevant|past|previous|similar|recent|live) (?:[\w-]+ ){0,2}(?:${WORKS})\b(?! experience)`,
)
/** Handed over, and nothing that was made: a letter, a fact, proof of who one is. */
const NO_SAMPLE =
  /\b(?:letters?|applications?|answers?|details|ids?|proof|address|number|name|url|word|phrase|code|rates?|salary|availability|experience|message|e-?mail|form|screen|us|me|it|this|that|interest|questions?|points?|anything|something|emphasis|instructions?|invoices?|receipts?|documents?|docs|pdfs?|files?|contracts?|orders?|reports?|statements?|agendas?|tickets?|budgets?|labels?|products?|call (?:or|us|me|our)|office|yours|resibo|waybills?|careers?|dates?|times?|ropes|browser|following link|quotes?|estimates?|slides?|notes?|records?|proposals?|scores?|ratings?|results?|clearances?|licen[cs]es?|permits?)\b|^(?:the |a )?links?(?: \w+)?$|^(?:one|some|all|none|both|any|two) of (?:whom|which|them)\b|^(?:who|whom|which|whose)\b|^(?:a line|then|text|contact|visit|click|apply|wait|we|go)\b/i

/** Wanted only if there is one: no order. */
export const isOptional = (words: string): boolean => OPTIONAL.test(words.replace(OPTIONAL_TOO, ' '))

const SPARED = /^(?:skip|forget|never mind|leave|no need|keep)\b/i
/** "A voice memo instead of a CV": only what stands before is wanted. */
const IN_PLACE_OF = /\b(?:instead of|rather than) .*$/i
/** "A photo of your certificate" is one file. */
const PICTURED = /\b(?:photos?|pictures?|pics?) of\b[^,;]{0,40}$/i
/** "A time you fixed something" is told, not shown. */
const A_STORY = any(
  String.raw`^(?:(?:an?|one|any|some|your) )?(?:\w+ )?examples? of (?!your\b)(?![^,;]*\b(?:${YOU_MADE}|(?:${WORKS})\b))[^,;]{3,60}\byou(?:['’]ve| have)? \w`,
  String.raw`^(?:(?:an?|the|any|one|some|your)\s+)?(?:(?:last|first|latest|best|worst|\w{4,}est) thing you|times?|situations?|moments?|mistakes?|problems?|(?:short )?(?:sentences?|lines?|paragraphs?) (?:on|about))\b`,
)

// bounded: one piece of a demand
/** "The last sheet you worked on and how big it was" is told. */
const TOLD_OF =
  /^(?:the|your) (?:last|latest|first|biggest|hardest|most \w+) [\w -]{2,40}\byou\b[^]{0,40} and (?:how (?:big|long|large|many|much|old)|what|why|who)\b|^(?:the )?(?:numbers?|#|amount|count) of\b|^(?:an?|one|the|your) [^]{3,60},? with (?:the |some |its )?(?:numbers|figures|stats|metrics|results)\b(?![^]*\blinks?\b)/i

const MEASURED_OUT = /^(?:\d+|one|two|three|five|ten)(?:\s?[-–]\s?\d+)?\s*-?(?:min|sec|words?\b|lines?\b|sentences?\b)/i
/** The files that one piece of a demand is, by what is to be done with it. */
export function filesIn(given: string, verb: Verb): AskedFile[] {
  const words = withoutDoing(given).replace(IN_PLACE_OF, '').replace(OPTIONAL_TOO, '')
  if (isOptional(words) || NOT_NEEDED.test(words.slice(0, 20)) || SPARED.test(words) || A_STORY.test(words)) return []
  if (TOLD_OF.test(words)) return []
  const named = FILES.filter((file) => {
    const match = NAMES[file].exec(words)
    const behind = match ? words.slice(match.index + match[0].length) : ''
    const isWork = match !== null && PART_OF_WORK.test(behind)
    if (match && isPutOff(words.slice(0, match.index), behind)) return false
    if (file === 'typing_test' && isTyped(words)) return false
    if (/\bnot? \w*$/i.test(words.slice(0, match?.index ?? 0))) return false
    const pictured = file === 'certificate' && PICTURED.test(words.slice(0, match?.index ?? 0))
    return match !== null && (!isWork || file === 'typing_test') && !pictured
  })
  if (named.length > 0) return named.filter((file) => file !== 'portfolio' || named.length === 1 || isBoth(words))
  // "…, two minutes, walking through one campaign": told of what is sent already.
  if (MEASURED_OUT.test(words) || /^(?!(?:writing|editing|existing|working)\b)\p{L}+ing\b/iu.test(words)) return []
  if (/^(?:your|the) (?:videos?|recordings?|answers?|files?)\b/i.test(words)) return []
  const shown = verb === 'show' && /\p{L}{3}/u.test(words) && !NO_SAMPLE.test(words)
  return shown || (verb !== 'tell' && SAMPLES.test(words)) ? ['portfolio'] : []
}
/** "A CV or a portfolio", no "link to your Loom". */
const isBoth = (words: string): boolean => /\b(?:portfolio|or|and|&)\b/i.test(words)
