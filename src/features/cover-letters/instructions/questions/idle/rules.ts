const SMALL = String.raw`(?:an?|the|your|quick|short|brief|friendly|quick and|direct|personal)`
const NOTE = String.raw`(?:line|note|message|msg|e-?mail|mail|shout(?:out)?|ping|ring|call|hello|hi|dm|pm|text|visit|try|go|read|look)`
/** What makes a note worth answering: "a line about your last job". */
const HOLDS =
  /\b(?:about|why|how|what|which|when|who|describ\w+|explain\w+|tell\w*|introduc\w+|includ\w+|saying|stating|summari[sz]\w+|outlin\w+|detail\w*|cover(?:s|ing)?|your|yourself|answer\w*|on|of|you['’]d|would|link\w*|sample\w*|resume|cv|rate|salary|portfolio)\b/i
const ONLY_A_NOTE = new RegExp(String.raw`^\W*(?:${SMALL} )*${NOTE}\b`, 'i')
/** "Give us a call about the job" */
const ONLY_A_CALL = new RegExp(
  String.raw`^\W*(?:${SMALL} )*(?:call|ring|visit|shout|ping)\b(?! (?:with your|about your|script|log|center|centre|record))`,
  'i',
)
/** An address and nothing else, in whichever spelling. */
const ADDRESS =
  /^\W*(?:\S+\s?@\s?\S+|https?:\S+|[\w.+-]+ ?(?:\(at\)|\[at\]|\bat\b|@) ?[\w-]+ ?(?:\(dot\)|\[dot\]|\bdot\b|\.) ?\w+)\W*$/i
/** What is said in passing behind "let us know" and "answer". */
const IN_PASSING =
  /^\W*(?:(?:if|whether|whenever) (?:you(?:['’]d| would)? (?:like|want|wish|prefer|dare)\b(?!.*\bor\b)|interested)|(?:your|an?|the) (?:\w+ )?application(?: (?:documents?|file|form|strictly|in|via|through|exclusively|directly|online|with)\b.*)?$|(?:exclusively |only |directly )?(?:via|through) (?:our|the|this) |an? valid e-?mail|any(?:thing| questions?)(?: (?:you ask|you(?:['’]d| would)? like|else|at all)\b.*)?$|we(?:['’]re| are)\b|what you(?:['’]ve| have)? (?:got|can do|think)\W*$)/i
/** "Your subject line" where its words are read apart, "the doc however you want": how something is to be done. */
const HOW_IT_IS_DONE =
  /^\W*(?:answer (?:the following|these(?: questions)?|all)\W*$|if you (?:don['’]?t|do not) have (?:one|it|that)\b|(?:i-?(?:like|share|follow)|mag-?(?:like|follow|pm))\b(?! ng)|(?:applying|using|tempted|thinking of)\b[^?]*\b(?:ai|chat ?gpt|bots?)\b[^?]*\?$|what (?:i|we)(?:['’]d| would)? (?:like|want|need|ask)\W*$|(?:chat ?gpt|ai|bot) users?\W*$|what (?:the|your|an?) (?:\w+ )?(?:day|week|job|role|work|shift) (?:looks|is|involves|includes)\b|(?:your|the) (?:e-?mail )?subject(?: line)?\W*$|[^,.:?]{2,40}\b(?:however|whatever|any ?way|whichever(?: way)?) you (?:like|want|wish|please|prefer)\b)/i
/** Half a sentence: "If you want work that matters", "Whether you speak to a buyer or an owner". */
const HALF_A_SENTENCE =
  /^(?:If|Whether(?! or not\b| you(?:['’](?:d|ve|re)| (?:would|have|are|can|could|prefer|recommend|use|know|own|need)\b)| you\b(?!.*\bor\b)[^,]{2,40}$))\b(?![^]*(?:\?|\b(?:tell|send|include|mention|put|share|say|state|answer|e-?mail|write|attach|let|add|make|list|describe|explain|show)\b))/

/** How a letter is to be, and nothing that is answered: "150 words max", "first person". */
const SHAPE =
  /^\W*(?:(?:max(?:imum)?|under|up to|at most|about|around) )?(?:\d{2,4} words?(?: (?:max\w*|or (?:less|fewer)|only|tops|limit|at most))?|(?:a few|one|two|three|\d{1,2})(?:(?: to |-)(?:two|three|four|\d{1,2}))? (?:lines?|sentences?|words?) (?:each|per (?:question|answer)|for each)|(?:in )?(?:the )?first person|no bullet points)\W*$|^\W*(?:body\s*:\s*)?(?:in )?bullet(?:s| points)? only\b/i
/** What is said of the answers, and what need not be: "Short answers are great", "If you've never used it, that is fine". */
const NOT_NEEDED =
  /^\W*(?:short (?:answers?|replies) (?:are|is) (?:great|fine|ok(?:ay)?|enough|welcome|good)\b|If you(?:['’]ve (?:not|never)| haven['’]t| have (?:not|never)| don['’]t have| have no)\b[^?]*\b(?:isn['’]t|is not|['’]s|is) (?:an? )?(?:automatic no|deal-?breaker|fine|ok(?:ay)?|not? (?:a )?problem|all right)\b)/i
/** What a posting asks itself, as a heading. */
const OWN_HEADING =
  /^\W*(?:ano(?:ng)? ang (?:gagawin|trabaho|makukuha|matatanggap|hanap)\b(?!.*\b(?:kung|kapag|pag|sa huli)\b)|sino ang (?:bagay|hanap|hinahanap|kailangan)\b|sino (?:ba )?kami\b|paano (?:po )?mag-?apply\b)/i

/** An item of a list that is half a sentence asks for the other half: "If you have a van, its make". */
const HALF_AN_ITEM =
  /^(?:Whether|If you(?:['’](?:ve|re)| (?:have|had|are|were|can|could|own|use|know|work|worked|speak|live|prefer|need|would|did|do|drive|plan|charge))\b)/i

/**
 * Whether what was taken for a question asks for nothing but to write: "drop us a line", "let us know if you like".
 * `listed` where it is an item of a list.
 */
export const isIdle = (text: string, listed = false): boolean =>
  ADDRESS.test(text) ||
  IN_PASSING.test(text) ||
  SHAPE.test(text) ||
  OWN_HEADING.test(text) ||
  NOT_NEEDED.test(text) ||
  HOW_IT_IS_DONE.test(text) ||
  (HALF_A_SENTENCE.test(text) && !(listed && HALF_AN_ITEM.test(text))) ||
  ONLY_A_CALL.test(text) ||
  (ONLY_A_NOTE.test(text) && !HOLDS.test(text))

/** Asked in passing, maybe behind a heading that lost its line break: "How to apply Would you like to know more?" */
const CHARMING =
  /\b(?:[Ww]ould you like (?:to (?:know|learn|hear|join|be part|find out)|an? (?:\p{L}+[ -])?(?:career|challenge|future|job))|You (?:want|wish|love|dream|enjoy)\b|[Ww]hat (?:can|will|would) you (?:expect|spend|get|learn|do at)|WHAT WILL YOU|(?<!\p{L} )Do you want|[Ww]hy should you|Why(?: \p{Lu}[\p{L}-]+){1,3} ?(?=\?$)|[Rr]eady to talk|[Cc]urious how)\b[^?]*\?/u
/** Whether a question only charms its reader. */
export const charms = (question: string): boolean => CHARMING.test(question)

/** "Send me a report every Monday: what sold, what did not": work that comes back, and no question to who applies. */
const COMES_BACK =
  /^\W*(?:send|give|write|prepare|submit|e-?mail|post)\b[^:?\n]{4,80}\b(?:(?:every|each) (?:\w+day|week|month|morning|evening|shift)|daily|weekly|monthly)\b[^:?\n]{0,30}:[^?]*$/i
/** "I want someone to go in, tell me what is wasted, and fix it": what is to be done, and nothing to be written now. */
const FOR_SOMEBODY =
  /^\W*(?:I|we)(?:['’](?:d like|m looking for|re looking for)| (?:want|need|would like|am looking for|are looking for)) (?:someone|somebody|a person|an? \w+) (?:to|who(?:['’]ll| will| can)) (?!.*\b(?:appl(?:y|ying|ication)|letter|message|proposal|e-?mail)\b)/i
/** Whether what was taken for a question is told of the work itself. */
export const tellsOfWork = (quote: string): boolean => COMES_BACK.test(quote) || FOR_SOMEBODY.test(quote)

/** "— Petra" on the last line, where no other line begins so: who asks, and no item of a list. */
const SIGNED = /^([–—~-])+ ?\p{Lu}\p{Ll}+(?: (?:& |and )?\p{Lu}\p{Ll}+)?[.!]?$/u
/** Whether a quote that ends at `end` only is the name a posting is signed with. */
export function isSignature(quote: string, end: number, text: string): boolean {
  const [, sign = ''] = SIGNED.exec(quote.trim()) ?? []
  return (
    sign !== '' &&
    text.slice(end).trim() === '' &&
    text.split('\n').filter((one) => one.trimStart().startsWith(sign)).length === 1
  )
}

/** "Write the year of your first tooth. Just kidding :)" */
const TAKEN_BACK =
  /^.?[\s.!?:;)"”]*(?:(?:just|only)? ?(?:kidding|joking)\b|(?<=\?[\s)"”]*)(?:no|nope|nah)(?: (?:prob(?:lem)?s?|worries|biggie))?[!.,])/i
/** Whether what stands behind a question takes it back. */
export const isTakenBack = (next: string): boolean => TAKEN_BACK.test(next)
