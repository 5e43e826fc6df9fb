import { filesIn, isOptional, namesFile } from '../../files/rules.ts'
import { placeIn } from '../../codes/places/rules.ts'
import * as phrases from '../../phrases/rules.ts'
import type { Reading } from '../../words/rules.ts'

const [SHORTEST, LONGEST] = [2, 320]

const QUESTION = new RegExp(
  String.raw`^(?:if (?:you|they|it)\b(?![^,]*,\s*(?:say|tell|please|we|you|let|do|send|apply))|if (?:(?:the|our|those|these|any|working|some|late|early) )?[\w-]+(?: \w+)?(?: hours| shifts?| work)? (?:(?:is|are|would be) (?:an? )?(?:ok|okay|fine|good|possible|alright|problem|issue|no problem|too (?:late|early|much|far))|works? for you|suits? you|bothers? you)\b|that you\b(?!(?:['’]ve| have) (?:read|seen|understood))|(?:kung )?(?:${phrases.QUESTIONING})\b|(?:from|by|since|until) when\b|kung (?:may|pwede|kaya|ok|okay|meron|taga)\b|taga[- ]?saan\b)`,
  'i',
)
const FACT = new RegExp(
  String.raw`^(?:(?:the |any |an? |and |${phrases.WHOSE_FACTS})\s*)*(?:(?!consistent|seamless|smooth|great|better|good|fun|user|customer|engaging|intuitive|unique|premium|pleasant|memorable|learning)\w+ (?=experience))?(?:${phrases.FACTS})(?!-?\w)(?!\s*[:=]\s*\S|\s*[$₱€£]?\d|\s+(?:title|subject|limit\w*|cards?|\S+@|deviations?|changes|management|tracking|allocation|planning|control|variances?|disputes?)\b)`,
  'i',
)
const ANSWER = new RegExp(
  String.raw`^(?:an?|the|some|any|one|two|three|\d+|\d+-\d+|few|your|ur)\s+(?:(?:brief(?:ly)?|short|small|quick|few|little|rough|detailed|clear|concise|simple|full|general|honest|one|two|three|\d+|best|total|recommended|\w+-\w+)\s+)*(?:${phrases.ANSWERS})\b|^(?:(?:an?|the|your) )?(?:(?!(?:inspirational|funny|famous|favou?rite|motivational)\b)[\w-]+ )?(?:quotes?|quotations?|estimates?)(?=\s*(?:$|[,.]|(?:and|for|on|based)\b))|^(?:(?:an?|the|your|any) )?(?:suggested|proposed|recommended|preferred) (?:[\w-]+ )?(?:platform|tools?|stack|solution|architecture|method|plan|structure|approach|workflow|design|layout|timeline|price|budget)s?\b|^(?:(?:an?|your|the) )?confirmation (?:of|that)\b|^proof (?:of|that)\b(?! (?:address|identity|id|payment|vaccination|eligibility|citizenship|residen\w+|billing|right|income|insurance)\b)|^(?:(?:an?|the) )?(?:full|complete|detailed|rough|clear)\s+(?:[\w-]+ ){0,2}(?:list|plan|breakdown|schedule|quotation|quote|estimate)s?\b|^(?:(?:full|more|specific|any|some|the|a few)\s+)*details?\s+(?:of|on|about|regarding)\s+(?:your|any|the|past|previous|relevant|similar)\b`,
  'i',
)
/** "A brief statement outlining …": what it holds is told next. */
const EMPTY =
  /^(?:an?|one|two|your)\s+(?:(?:brief|short|quick|few|little|detailed|written)\s+)*(?:statements?|notes?|paragraphs?|lines?|explanations?|descriptions?|sentences?|words?)$/i
/** "a few lines on the worst bug", whatever is done with them. */
export const ANSWER_ON = new RegExp(
  String.raw`^(?:an?|one|two|three|few|short|brief|quick|\d+)\s+(?:[\w-]+\s+){0,3}(?:answers?|notes?|write-?ups?|paragraphs?|summary|description|overview|explanation|outline|account|statement|words?|lines?|sentences?)\s+(?:on|of|about|explaining|describing|telling|saying)\b`,
  'i',
)
/** "What you'd fix if you had another week" */
export const OWN_QUESTION =
  /^(?:what|why|how|which|when|where|whether)\b(?: (?:[\w-]+ ){0,2})(?:you|your|ur|part)\b(?!['’]?(?:ll| will| get| do| need)\b)/i
/** "a time you …", "three of the brands you …", "three dates for a call", "relevant data". */
const NAMED =
  /^(?:(?:the )?(?:numbers?|#|amount|count) of\b|(?:an?|the|one|any|some)\s+(?:\w+\s+)?(?:time|moment|project|campaign|situation|example|story|way|tool|thing|mistake|problem|result|migration|bug|client|boss|brands?|accounts?|books?|number(?: of|(?= (?:\(|from|you)))|name|handle|title|colou?r|year|capital|fact|answer to|total|sum)\b|(?:an?|the|one)\s+(?:last|latest|best|[a-z]{3,}est|most|first|favou?rite|worst)\b|(?:average|typical|usual) (?:[\w-]+ ){1,3}(?:for|per)\b|(?:two|three|four|five|\d)\s+(?:of\s+)?(?!(?:apply |application )?(?:points?|pts)\b)[^,.]{3,60}|(?:any|relevant|previous|past)\s+(?:relevant\s+)?(?:experience|data|skills?|projects?|results?|details?|work|\w+ (?:experience|work))\b)/i
/** "The earliest day you could start" */
export const THING_OF_YOURS = /^(?:the|an?|one) [^,.]{3,40}\byou(?:['’]\w+)? \w/i
const OWN = /^(?:your|ur|my|ang|iyong)\b|\b(?:mo|mong|ninyo|nyo)\b|\byou(?:['’]\w+)?\b/i
/** A small text that is written into the letter: "one joke of your own", "a haiku about spreadsheets". */
const SMALL_TEXT =
  /^(?:an?|one|two|three|your|\d)\s+(?:[\w-]+\s+){0,3}(?:jokes?|puns?|haikus?|limericks?|riddles?|taglines?|slogans?|mottos?|hooks?|opening lines?|subject lines?|captions?|quotes?(?= (?:you|of your own|from|about|that)\b))\b(?! (?:samples?|templates?|writing)\b)(?!.*\b(?:(?:wrote|written|made|did|used|created) for|past|previous|campaigns?)\b)/i
/** "A first message that you'd write to an engineer" */
const TO_WRITE =
  /^(?:an?|one|the|your) (?:[\w-]+ ){0,2}(?:message|reply|e-?mail|text|dm|post)\b[^,;]*\byou(?:['’]d| would) (?:write|send|post|reply)\b|^(?:an?|your|the) (?:[\w-]+ )?translation of (?:this|the|our)\b/i
/** "Finish this sentence: “Good notes are …”" */
const TO_FINISH =
  /^(?:this|the following|the|these) (?:sentences?|lines?|phrases?|thoughts?)\b[^"“”:]{0,40}:?\s*["“]([^"”\n]{5,160}?(?:…|\.\.+|_+|-+)?)["”.…]*\s*$/i
/** Signs to write are no answer: "three asterisks". */
const SIGNS =
  /^(?:an?|one|two|three|four|five|\d)\s+(?:\w+ )?(?:asterisks?|stars?|dots?|hash(?:es)?|dashes|exclamation (?:marks?|points?)|question marks?|emojis?|smileys?|hearts?)\W*$/i
/** "Tell us about yours": the sentence before says of what. */
const OF_YOURS = /^yours(?: (?:too|as well))?$/i
/** Carriers and things that are no answer. */
const NO_ANSWER = new RegExp(
  String.raw`^(?:(?:your|ur|the|an?|this|these|our|all|it|\d+|two|three|four|five|few|both|following|short|brief|complete|updated|detailed)\s+)*(?:(?:\w+ )?(?:${phrases.LETTERS})s?|applications?|forms?|details|links?|information|interest|questions?|words?|phrase|codes?|(?:e-?mail['’]?s? )?subject(?: line)?(?: as)?|(?:title|headline|header) of (?:your|the) (?:e-?mail|message|application)(?: to)?|points?|apply points?|results?|answers?(?: to)?|team|future|job|position|role|post(?:ing)?|website|profile|linkedin(?: profile)?|name of the (?:job|position)|truth|thoughts?|(?:valid |government )?ids?|(?:\w+ )?clearances?|health card|passport|link|button|us|me|it|interested|attention|own (?:voice|words?)(?: please)?|best foot forward|instructions?|(?:\w+ )?things?|own names?|(?:application |\w+ )?materials|(?:short |brief |quick )?(?:note|letter|message|e-?mail|paragraph) that (?:answers?|explains?|details?|describes?|outlines?|covers?|tells?(?: us)?)|hands? up|invoices?(?: .*)?|receipts?|timesheets?)(?:\s*,.*|\s+(?:and|of|below|above|here|now|via|through|by|at|on|to|for|in|with|without|like|as|right|straight|directly|inside|into|the way)\b.*)?$`,
  'i',
)
/** "the answer to 3 + 4", "the guest's name" */
const SOLVED =
  /^(?:the|your) (?:answer|solution|result|total|sum) (?:to|of)\b|^the [\w-]+['’]s name\b|^\(?\d{1,3}\s*[-+x*×÷]\s*\d{1,3}\)?$/i
const NOT_TOLD =
  /^(?:["“‘'*[<]|#(?! of\b)|(?:an?|the|our) [\w-]+(?: \([^)]*\))? (?:sends?|calls?|gives?|contacts?|shows?|takes?|will (?:send|call|contact|give))\b|sa (?:simula|umpisa|unahan|dulo|hulihan|unang|huling|itaas|ilalim)\b|(?:thanks?|good luck|like|as if|that you (?:pay|can follow)|(?:that )?you(?:['’]re| are) (?:not?|an?|human|real)\b|(?:that )?you(?:['’]ve| have)? (?:read|seen|understood)|how we can|if you (?:need (?:any )?(?:further|additional)|(?:have|had|need) (?:any |more |other )?(?:questions?|doubts|queries|information|clarification|details)|are an? )|if you(?:['’]ve| have)? (?:really |actually )?(?:read|got|made it)|(?:can|could|would|will) you\b|how to apply|what you (?:do|did|see|find|need) and (?:set up|build|create|manage|run|make|design|fix|install)\b|how you (?:write|work|think|design|edit|code|sound|communicate|do it|do)\W*$|which is\W*$|your \w+ (?:should|must)(?:n['’]t| not)\b|your (?:application|proposal|letter|message|bid|reply|resume|cv) (?:is|are|was|will)\b|which (?!\w+ you\b)(?:emphasi[sz]es|includes|provides|offers|supports|covers|contains|has|enables|allows|focuses|requires|features|combines|will|would|shows?|tells?|helps?|lets?|means|makes|should|must|is (?:how|why|the|an?|important|required|mandatory))\b|mga tanong|our|my name|(?:please|pls|po)\W*$|name it|to|so|because|otherwise|or|it|that(?! you)|this|these|those|them|here|not|no|yes|us|me)\b|(?:the )?(?:above|below)\b|(?:the|this) (?:[\w-]+ ){0,2}(?:words?|phrase|code|keyword|sentence|emoji)\b)|\s{3}|&quot|^(?:[\w-]+ ){1,6}(?:is|are) (?:plenty|enough|fine)\W*$|^your [\w-]+['’]s (?:plenty|enough|fine)\b|^(?:\d|one|two|half an?) (?:page|paragraph|sentence|line)s? (?:max\w*|only|at most|tops|or less)\b|^the (?:colou?r|number|keyword|hashtag|emoji|greeting)$|\b(?:points?|pts)\b|(?<!^(?:why|how|what|when|where)\b[^]*\byou )\b(?:will (?:not )?be|won['’]t be|are ignored)\b/i
/** "How our data helps": of the work, unless the applicant is in it. */
const OF_OURS =
  /^(?:how|what|which|why|where|when|if) (?:(?:our|these|those|users?|customers?|clients?|something|anything|things)|[^.]{0,20}\bthey (?:are|want|need|like|prefer))\b(?!.*\b(?:you|your)\b)/i
const LINKED = /\blinks?\b|^(?:some |your |ur )?(?:screenshots?|samples?|portfolio)\b/i
/** What fills the room of the words in a sentence and is no part of what is asked. */
const ITS_REASON =
  /\s+(?:(?:since|because|given that) (?:we|i|my|our|it|that|this)\b|(?:to \S+@ ?\S+\s+)?with (?:the |a )?(?:e-?mail )?subject\b|(?:will do|(?:is|are) enough|suffices?)\W*$|para (?:malaman|alam|mas)\b|in (?:one|two|three|a few|\d+|\d-\d) (?:sentences?|words|lines?|paragraphs?)|so (?:that )?(?:we|i)\b|to (?:show|prove|be considered|apply)\b|(?:by|before|until) (?:mon|tues|wednes|thurs|fri|satur|sun|the end)|(?:in|at|on|as) (?:the|your|ur) (?:very )?(?:subject|(?:first|last)(?! (?:day|week|month|year|half|quarter|few|\d+|job|role|position|company|employer|employment|project|two|three))|top|end|beginning|start|bottom|opening|message|application|cover letter|letter|proposal|bid|reply|response)\b).*$|\s*\($/is

/** "…, and use code CLE35", the code taken out. */
const WORD_TAKEN_OUT =
  /,?\s+(?:and\s+)?(?:use|quote|include|mention|write|type|add)\s+(?:the\s+)?(?:code|words?|phrase|number|reference)\s{2,}.*$/is

/** "… your rate and the word mango": a piece that is to be written as it stands. */
const CODE =
  /^(?:the|our|this) (?:(?:secret|code|magic|exact) )?(?:words?|phrase|code|password|keyword):?\s+(?:["“‘']([^"”’]{2,60})["”’]|((?!(?:you|that|which|of|in|at|for|from|is|we|i|above|below|on|to|and)\b)[\p{L}\d-]{3,20}(?: [\p{L}\d-]{3,20})?)(?=\s*(?:$|[,(]|(?:somewhere|anywhere|in|at|as)\b)))/iu

const LINE_SPEED =
  /^(?:your |ur )*(?:internet|connection|download|upload|wi-?fi) speed\b(?!.*\b(?:tests?|results?|screenshots?|links?|proof)\b)/i
/** "Your price for a 25 minute video": a sum, whatever it is for. */
const PRICE_OF =
  /^(?:your|ur) (?:[\w-]+ )?(?:price|rate|quote|fee|charge|cost)s? (?:for|to (?:do|make|edit|write|build)|per)\b/i

/** "A short note covering", and the items below. */
const HEADS =
  /^(?:an? )?(?:[\w-]+ ){0,2}\w+ (?:covering|including|outlining|answering|explaining|detailing|addressing|describing)$/i

/** A speed that is told, and no test of it. */
const TYPING_SPEED = /^(?:your |ur |average )*typing speed\b(?!.*\b(?:tests?|results?|screenshots?|links?|proof)\b)/i

/** Of what ends a piece, the bracket that closes one of its own. */
const closing = (words: string, ending: string): string =>
  ending.includes(')') && words.lastIndexOf('(') > words.lastIndexOf(')') ? ')' : ''

/** "How fast you type, and don't (forget to tell us)" */
const FORBIDS_NEXT = /[,;]?\s+(?:and|but|also|or|please|\s)*(?:do not|don['’]?t|never)(?: please)?\s*$/i

/** What stands in quotation marks behind other words says nothing of what they ask. */
const unquoted = (words: string): string => words.replace(/(?<=\s)["“](?=\S)[^"”]{2,300}["”]/g, '"x"')

const wordsOf = (given: string): string =>
  given
    .replace(ITS_REASON, '')
    .replace(WORD_TAKEN_OUT, '')
    .replace(/(?:,|,?\s+and)\s{3,}.*$/s, '')
    .replace(FORBIDS_NEXT, '')
    .replace(/[\s.!;:,)\]=-]+$/, (ending, from: number, whole: string) => closing(whole.slice(0, from), ending))

/** A piece that is to be written as it stands. */
function codeIn(words: string, at: number): Reading | null {
  const code = CODE.exec(words)
  const word = code?.[1] ?? code?.[2]
  if (!code || word === undefined || word.includes('?')) return null
  const found = { kind: 'code_word' as const, word: word.trim(), place: placeIn(words.slice(code[0].length)) }
  return { found, at, length: words.length }
}

/** What one piece of a demand wants: a file, an answer, or nothing. `loose` where a list says that each piece is wanted. */
export function pieceOf(given: string, at: number, verb: phrases.Verb, loose: boolean): Reading[] {
  const words = TO_FINISH.test(given) ? given : (/^["“]([^"”]+\?)["”]/.exec(given)?.[1] ?? wordsOf(given))
  if (/^(?:your|ur|the|an?)$|^an? (?:[\w-]+ )?experience\b/i.test(words) || OF_OURS.test(words)) return []
  if (
    words.length < SHORTEST ||
    words.length > LONGEST ||
    (NOT_TOLD.test(unquoted(words)) && !TO_FINISH.test(words)) ||
    /^[\d\s.,%–-]+$/.test(words)
  )
    return []
  const unfinished = TO_FINISH.exec(words)?.[1]
  if (unfinished) return [{ found: { kind: 'question', text: unfinished }, at, length: words.length }]
  if (isOptional(words) && verb !== 'tell') return []
  const code = codeIn(words, at)
  if (code) return [code]
  const asks = (): Reading[] => [{ found: { kind: 'question', text: words }, at, length: words.length }]
  if (phrases.WHERE_TOLD.exec(words)?.index === 0) return []
  if ((QUESTION.test(words) && /\s|why|which/i.test(words)) || (SOLVED.test(words) && !namesFile(words))) return asks()
  if (EMPTY.test(words) || HEADS.test(words.replace(/\*+$/, ''))) return []
  if (ANSWER_ON.test(words) && !namesFile(words.replace(/\([^()]*\)/g, ''))) return asks()
  if (/^(?:\d+|one|two|three)(?:\s?[-–]\s?\d+)?\s*-?(?:min|sec)/i.test(words) && !namesFile(words)) return []
  // "Paste your reel, then your price": facts are told, whatever is shown beside them.
  if (verb === 'show' && FACT.test(words) && !namesFile(words)) return asks()
  if (TO_WRITE.test(words)) return asks()
  if (LINE_SPEED.test(words) && / and (?:what|how|if)\b/i.test(words)) return asks()
  if ((verb === 'tell' && (TYPING_SPEED.test(words) || LINE_SPEED.test(words))) || PRICE_OF.test(words)) return asks()
  const files = filesIn(words, verb === 'tell' && LINKED.test(words) ? 'send' : verb)
  if (files.length > 0) return files.map((file) => ({ found: { kind: 'attachment', file }, at, length: words.length }))
  if (SIGNS.test(words)) return []
  if (SMALL_TEXT.test(words)) return asks()
  if (ANSWER.test(words) || (loose && FACT.test(words)) || (verb === 'tell' && OF_YOURS.test(words))) return asks()
  if (verb === 'tell' && /^(?:your|ur) interest in\b/i.test(words)) return asks()
  if (/^(?:(?:your|the) )?(?:position|role) (?:of interest|desired|applied for|you)\b/i.test(words)) return asks()
  if (NO_ANSWER.test(words)) return []
  if (FACT.test(words)) return asks()
  if (verb === 'show' || LINKED.test(words)) return []
  const told = loose || THING_OF_YOURS.test(words) || NAMED.test(words) || (OWN.test(words) && verb === 'tell')
  return told || (verb === 'send' && /^(?:your|ur)\b/i.test(words)) ? asks() : []
}

/** Whether words stand for a fact of the applicant without a verb: "Salary expectations in the email please". */
export const isFact = (words: string): boolean => FACT.test(words)
