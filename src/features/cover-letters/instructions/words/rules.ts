import type { Instruction } from '../contract.ts'

type Bare<I> = I extends Instruction ? Omit<I, 'quote' | 'start' | 'end' | 'sure'> : never
/** Something read from a sentence: what, and which signs of the sentence say so. */
export type Reading = { found: Bare<Instruction>; at: number; length: number; sure?: false }

const REMEMBERED = 4
/** Answers about a text, the last few of them kept. */
function lastOnes(answer: (text: string) => boolean): (text: string) => boolean {
  const kept: { text: string; answer: boolean }[] = []
  return (text) => {
    const known = kept.find((one) => one.text === text)
    if (known) return known.answer
    const fresh = { text, answer: answer(text) }
    if (kept.length === REMEMBERED) kept.shift()
    kept.push(fresh)
    return fresh.answer
  }
}

/** Words after which a command is the opposite of one. */
const NOT =
  /\b(?:hindi (?:na |po )*(?:kami|ako|namin|ko)|(?:must|should|may|shall) not have|do not|don['’]?t|never|avoid|huwag|wag|bawal|without|instead of|not|no need to|you(?: will|['’]ll)(?!\s+(?:get|earn|receive|move|jump|go)\b))\b(?!\s+(?:(?:be )?(?:forget|hesitate|fail|miss|neglect|skip|need|have|only)\w*|kalimut\w*)\b)(?:(?! and (?:should|must|do|please|instead)\b)[^.;,:_)]){0,25}$/i
/** "To prove you are not a robot" forbids nothing. */
const NO_ROBOT = /\bnot an? (?:\p{L}+ )?(?:(?:ro)?bot|ai|machine)\b/giu
export const isForbidden = (text: string, at: number): boolean =>
  NOT.test(text.slice(Math.max(0, at - 60), at).replace(NO_ROBOT, ''))

/** What only applicants are told: of their message, of applying, of having read. */
const TO_APPLICANTS =
  /\b(?:your|ur|iyong|inyong)\s+(?:[\w-]+\s+){0,2}?(?:message|msg|appl?ication|cover letter|letter|reply|response|proposal|bid|submission|e-?mail|answers?|introduction|intro|note|pitch|subject|headline|(?:first|second|last) (?:lines?|words?|sentence|paragraph|message|thing)|paragraph|opening|closing|greeting|salutation)\b|\b(?:applicants?|appl(?:y|ying|ies)|interested|interesado)\b|\bapplication\s*[=:]|\b(?:applications? (?:that|which|without|with|w\/o|must|should|will|missing|lacking|only|from|are|is|has|have|needs?)|(?:the|this|an?|each|every|any|all|job|complete|incomplete|generic) (?:[\w-]+ )?applications?)\b|\b(?:candidates?|those|anyone|everyone) who\b|\b(?:candidates?|persons?|parties|individuals) (?:are (?:asked|invited|requested|encouraged)|(?:should|must|may|can) (?:please |kindly )?(?:send|submit|forward|e-?mail|include|attach))\b|\b(?:reply|respond|comment) (?:here|below)\b|\b(?:(?:an?|the|this|any|every|no) (?:\w+ )?(?:cover letter|proposal|bid)|(?:cover letters|proposals|bids) (?:that|which|with|without|w\/o|must|should|will|missing|lacking|are|is))\b|\b(?:message|application|letter|sagot|reply|subject)\s+(?:mo|nyo|niyo|ninyo)\b|\bread (?:this|it|all|the|that|to the end|our|my|carefully|everything)\b|\b(?:bi|na)n?abasa\b|\bbinasa\b|\b(?:umabot|nakarating|nakaabot) (?:ka|kayo)\b|\bonly (?:the )?(?:messages?|applications?|letters?|proposals?|replies|bids?|e-?mails?|those)\b[^.!?\n]{0,60}\b(?:read|opened?|considered|reviewed|answered|looked|repl\w+|(?:get|gets|receive|receives) (?:an? |any )?(?:reply|response|answer|look)|make it|makes it|(?:get|gets|go|goes) through)\b|\bonly (?:let|open|read|see|answer|keep)s?\b[^.!?\n]{0,20}\b(?:messages?|applications?|letters?|proposals?|replies|bids?|e-?mails?)\b|\bso (?:that )?(?:we|i) (?:know|can)\b|\bto (?:show|prove)\b|\b(?:when|if) you (?:write|respond|reply|message|contact|bid|quote)\b|\b(?:message|write|reply|respond|e-?mail)(?:ing)? (?:to )?(?:us|me)\b|\bplease (?:just )?(?:write|send|drop|leave)(?: (?:us|me))? an? (?:[\w-]+ ){0,2}(?:message|note|letter|e-?mail|reply)\b(?! (?:to (?!us\b|me\b)|for|when|every|each|on every))|\b(?:start|begin|open|end|close|sign) (?:the|your|ur) (?:message|e-?mail|letter|application|note)\b|\bthis (?:post|posting|ad|listing)\b|\bwhoever\b|\bwe(?:['’]d| would)? (?:like to )?(?:welcome|invite|encourage|ask|urge) you to (?:send|submit|apply|share|include|write|provide|e-?mail|attach|contact)\b|\byou(?:['’]re| are) (?:invited|welcome|encouraged) to (?:send|submit|apply|share|include|write|provide|e-?mail|attach|contact)\b|\b(?:greet|address) (?:us|me)\b|\b(?:secret|hidden|magic) (?:word|code|phrase|handshake)\b|\bcode ?words?\b(?! (?:stations?|scanner))|\b(?:msg|mensahe)\b|\bwhat(?:ever)? you (?:send|write|submit)\b|\b(?:my|our) (?:\w+ )?filter\b|\b(?:the|any|an?) (?:\w+ )?(?:note|message|letter|reply|e-?mail) you (?:send|write)\b|\b(?:tell|sort|separate) (?:you|the \w+|real \w+|humans?) (?:apart|from)\b|\btheir (?:pitch|application|message|letter|proposal|cover letter)\b|\btelling (?:us|me)\b|\bor (?:do not|don['’]?t) (?:dm|pm|apply|bother|message|bid)\b|\b(?:i|we)(?:['’]d| would)? (?:just |only )?(?:want|need|like|love) to (?:know|hear) (?:only |just )?(?:two|three|four|five|a few|some|these|the following) (?:things|facts|points)\b|(?:^\W*|[.!?:,(]\s*|\b(?:please|just|and|or) )(?:pitch|dm|pm|ping|text) (?:me|us)\b|\bcomment ["“][^"”\n]{2,40}["”] (?:\+|and|with|plus) (?:your|ur)\b|\b(?:we|i) (?:\w+ )?(?:reject|delete|ignore|skip|bin|archive|discard|never read|don['’]t read) (?:\w+ )?(?:applications|proposals|letters|bids|messages|applicants|replies)\b|^\W*(?:answers?|repl(?:y|ies)|bids?|proposals?|messages?|letters?|applications?) (?:must|should|has to|have to|needs? to) (?:start|begin|open|end|contain|include|have|be)\b/i
/** Whether a sentence speaks of an application. */
export function isToApplicants(text: string): boolean {
  return told(text)
}
/** The readers of one sentence ask one after the other, of it and of what stands beside it. */
const told = lastOnes((text) => TO_APPLICANTS.test(text))

/** Orders somebody at work is to give: "you ask candidates to include a word". What we ask of applicants is none. */
const REPORTED =
  /(?<!\b(?:we|i)(?: also| only| kindly| will)? )\b(?:ask|tell|remind|require|instruct|teach|train|invite|guide|help|screen|interview|coach|check|ensure|make sure|verify|see to it)(?:s|ing)?\s+(?:that )?(?:the |our |all |every )?(?:applicants?|candidates?|customers?|clients?|buyers?|sellers?|guests?|students?|callers?|patients?|tenants?|users?|members?|people)\b|\b(?:trainees?|students?|customers?|clients?|guests?|users?|members?|players?|vendors?|suppliers?)\s+(?:(?:will|must|should|can|may) be|are) (?:asked|told|invited)\b|\b(?:applicants?|candidates?) will (?:then |later )?be (?:contacted and |then )?(?:asked|invited)\b|^\W*(?:our )?(?:users?|customers?|clients?|buyers?) (?:\w+ )?(?:tell|say|complain|ask)\b/i
/** Whether a sentence tells what others are asked to do. */
export const isReported = (text: string): boolean => REPORTED.test(text)

/** What the law has employers say: equal chances, other arrangements, what becomes of data. */
const OF_LAW =
  /\b(?:regardless of (?:race|age|gender|sex|religion|color)|without regard to|marital status|discriminat\w+|equal (?:employment )?opportunity|affirmative action|genetic information|(?:race|creed|ancestry), (?:colou?r|religion|creed|sex|age)|protected (?:veteran|characteristic|class|status)|(?:reasonable|seeking an?|requir\w+ an?) accommodations?|accommodation you|privacy (?:policy|notice|statement|practices)|data subject|(?:recruitment|staffing) agenc|personal (?:data|information) (?:is|will|may|for)|your (?:consent|rights)\b)/i
/** Whether a sentence is one that stands in every posting of a firm, for its lawyers. */
export const isOfLaw = (text: string): boolean => OF_LAW.test(text)

const REFUSAL =
  /\b(?:will not|won['’]t|do(?:es)? not|don['’]t|doesn['’]t) (?:go|move|come) forward\b|\bstraight (?:to|in(?:to)?) the (?:bin|trash)\b|\b(?:delet|reject|declin|ignor|discard|disqualif|skip|trash|spam|archiv|filter|dismiss|thrown|toss|remov|disregard|exclud|automatic|unread)\w*|\b(?:bin|move on|pass|clos(?:e|ing) (?:the tab|it|them)|assum\w+ (?:it|that|you|your|this|they)\b[^.!?\n]{0,20}\b(?:ai|bots?|robots?|spam|machines?|chatgpt|gpt|templates?|didn|skipped|skimmed)|(?:gets?|is|are|be) (?:closed|binned|tossed|thrown out)|gets? (?:the (?:boot|axe)|no reply)|shown the door|(?:set|put|left) aside|(?:stop(?:ped)?|quit|gave up) (?:read|open|answer)ing|block (?:you|them|it|those)|scroll (?:past|on))\b|(?:\b(?:not|never|no|cannot)\b|n['’]t\b)[^.!?\n]{0,25}\b(?:read|open|consider|repl|respon|review|answer|look|hear|accept|get back|process|reach|welcome|interview|hir|apply|bother|waste|continue|proceed|go (?:on|further))\w*|\bhindi\b[^.!?\n]{0,20}\b(?:babasahin|papansinin|sasagutin|tatanggapin|tinatanggap)|=\s*(?:\w+\s+)?no\b|\b(?:instant|automatic|hard|straight) no\b|\b(?:it['’]?s|that['’]?s|is|be|then) an? (?:\w+ )?no\b(?! (?:brainer|cost|fee|[a-z]+ing\b))|\b(?:treated|marked|flagged|counted|filed|reported|taken) as (?:an? )?(?:ai\b|spam|bots?\b|robots?\b|generic|junk)/i
/** "… will not be rejected" */
const SPARED =
  /(?:\b(?:not|never)|n['’]t)\s+(?:(?:be|get|automatically)\s+){0,2}(?:delet|reject|ignor|discard|disqualif|skip|exclud|filter)\w*/gi
/** Whether a sentence says what becomes of a message that does not obey: deleted, not read, “= no”. */
export const isRefusal = lastOnes((text) => REFUSAL.test(text.replace(SPARED, ' ')))

/** An apostrophe ends no quotation: double marks end at double ones, single marks where no letter follows. */
const QUOTED =
  /^[\s:,*([]*(?:(?:["“”«`]|&quot;){1,3}([^"“”«»`\n]{1,90}?)(?:["“”»`]|&quot;)|['‘’]([^"“”\n]{1,90}?)['’](?!\p{L}))|^[\s:,]*(?:\*{1,3}|(?:\[(?!\d{1,2}\]|\p{Ll}+ \p{Ll}+ \p{Ll})|\((?!\p{Ll}+ \p{Ll})))([^"“”’'*)\]\n]{1,90})[*)\]]/u
const CAPITALS =
  /^[\s:,]*(#?(?:[A-Z]{2,8}\/){0,2}[A-Z0-9](?:[A-Z0-9'&#-]|\/(?=\d))*(?:\s+[A-Z0-9][A-Z0-9'&-]*)*)(?![\p{L}])/u
const PLAIN = /^[\s:,]*(#?[\p{L}\d](?:[^.,;:!?()"“”\n]|\.(?=\p{Ll}{2,})){0,60})/u
const ENDS_PLAIN =
  /\s+(?:so|to (?:show|prove|let|be|make)|in order|when|if|in (?:the|your|ur|their|its|it|them|there|order|(?:all |full |block )?(?:caps|capitals?|upper-?case))|as (?:the|your|a|proof)|at (?:the|your)|somewhere|anywhere|on (?:the|your)|and|para|sa|kapag|kung|bilang|to (?:the|your|us\b|me\b|\S*@)|kahit|followed|then|because|before|into|within|inside|after|above|below|or (?:we|i|you|your|it)\b|otherwise|twice|thrice|once|exactly|naturally|casually|organically|discreetly|prominently|verbatim|by (?:\w+ing|actual\w*)\b|(?:two|three|\d) times|in reverse|backwards?|reversed|spel(?:led|t)|written|so?me?where|smwhere|i\b(?! )|we (?:will|won['’]t|do|can)|i (?:will|won['’]t|do|can)|will|won['’]t|is(?:n['’]t| not)|are(?:n['’]t| not)|appears?|shows?|gets?|goes|go|end up|are|must|should|ha(?:s|ve) (?:to|got)|needs? to|please|ang|ay)\b.*$|\s+[-–—=>(<←→].*$/i
const DESCRIBES =
  /^(?:(?:nyo|niyo|ninyo|mo|po|lang|na|yung)\b|i (?:see|read|want|get|notice)|no (?:reply|response|answer|interview|call)|we (?:see|read|want)|an?|the|your|you|my|our|his|her|its|their|why|how|what|which|who|when|something|anything|one|some|it|this|that|these|those|with|by|will|would|may|can|not|so|it's|dear|hello|hi|ang|iyong|inyong|below|above|shown|displayed|given|provided|listed|mentioned|describing|tell (?:us|me)|telling|explaining|stating|introducing|sharing|answering|current|today['’]s|third|second|next|capital|total|sum|favou?rite|paborito|you see|words?|phrase|code|keyword|password|today|(?:number|name)s?\s|of|in|to|as|for|from|on|at|any|all|clearly|please|is|are|and|or|answers?|solution|result|short|brief|capitali[sz]ed|lower-?case|upper-?case|bold|unique|catchy)\b|^\d+ \p{Ll}/iu
/** Capitals that are no word to write. */
const NO_WORD =
  /^(?:A|I|AI|GPT|CV|PDF|ID|IDS|PC|VA|US|UK|AU|PH|EST|PST|USD|PHP|URL|PNG|JPG|SEO|HTML|CRM|SMS|HR|CEO|OK|ALL|YOUR|THE|REQUIRED|IMPORTANT|MANDATORY|MUST|ONLY|NOTE|NOW|TODAY|ASAP|URGENT|READ|BOTH|BEFORE|AFTER|NOT)$/
/** Capitals that shout what every posting has: days, headings, whom it looks for. */
const OF_POSTINGS =
  /\b(?:(?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAYS?|QUALIFICATIONS?|REQUIREMENTS?|RESPONSIBILITIES|DUTIES|PERKS|BENEFITS|CANDIDATES?|APPLICANTS?|GRADUATES?|APPLY|HIRING|SALARY|HIDDEN TEXT|FULL[ -]?TIME|PART[ -]?TIME|NIGHT SHIFT|DAY SHIFT|WORK FROM HOME|EXPERIENCE|COMPENSATION|KNOWLEDGE|SKILLS|EDUCATION|LOCATION|SUMMARY|OVERVIEW|DEADLINE)\b/
/** Whether a word is only what a posting says in capitals, and no quotation marks say that it is to be written. */
export const isShouted = (text: string, word: string): boolean =>
  OF_POSTINGS.test(word) && !/["“”‘'*]/.test(text[text.indexOf(word) - 1] ?? '')
const MOST_WORDS = 6
/** In a sentence of capitals, capitals mark no word. */
const isAllCapitals = (text: string): boolean =>
  !/\p{Ll}{2}/u.test(text) && /\p{Lu}{2,}\W+\p{Lu}{2,}\W+\p{Lu}{2,}/u.test(text)

/** A word to write, whether it stands in quotation marks, and where it ends. */
export type Word = { word: string; end: number; quoted: boolean }

/**
 * The word or phrase that stands at `at`: in quotation marks, in capitals, or (`plain`) as it is up to where the
 * sentence goes on. Null where the text only describes what to write.
 */
export function wordAt(text: string, at: number, plain = false): Word | null {
  const rest = text.slice(at, at + 160)
  const quoted = QUOTED.exec(rest)
  if (quoted) return given(quoted[1] ?? quoted[2] ?? quoted[3], at + quoted[0].length, true)
  const tag = /^[\s:,]*(#[\p{L}\d_]+|(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+)/u.exec(rest)
  if (tag) return given(tag[1], at + tag[0].length)
  const capitals = CAPITALS.exec(rest)
  const word = capitals?.[1] ?? ''
  if (capitals && /[A-Z\d]\W?[A-Z\d]/.test(word) && !NO_WORD.test(word) && !isAllCapitals(text)) {
    // "… with ORCHID I will not read it": who goes on speaking is no part of it.
    const alone = word.replace(/\s+I$/, '')
    return given(alone, at + capitals[0].length - (word.length - alone.length))
  }
  return plain ? plainAt(rest, at) : null
}

const SIGN_BEHIND = /(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+$/u

function plainAt(rest: string, at: number): Word | null {
  const said = (PLAIN.exec(rest)?.[1] ?? '').replace(ENDS_PLAIN, '').trim()
  // "The octopus emoji 🐙" is the sign.
  const word = /\bemoji\b/i.test(said) ? (SIGN_BEHIND.exec(said)?.[0] ?? said) : said
  const described =
    DESCRIBES.test(word) ||
    /\byour\b|\byou(?:['’]\w+)? \w+|\bname of\b|\b(?:name|number|title|answer|sign|date)$/i.test(word)
  if (word === '' || described || word.split(/\s+/).length > MOST_WORDS) return null
  return given(word, at + rest.indexOf(word) + word.length)
}

function given(word: string | undefined, end: number, quoted = false): Word | null {
  const bare = (word ?? '').trim().replace(/[.,;:!?*_~|\s]+$/, '')
  // A bracket that opens before the word ends behind it.
  const clean = /^[^[(]*[\])]$/.test(bare) ? bare.slice(0, -1) : bare
  return clean === '' ||
    clean.includes('__') ||
    /^n\/?a$/i.test(clean) ||
    !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clean)
    ? null
    : { word: clean, end, quoted }
}

/** The text with spaces in the place of a part of it, every other letter where it was. */
export const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
