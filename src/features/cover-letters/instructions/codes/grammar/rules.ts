/**
 * The pieces demands for a code word are made of, as employers write them: verb × name of the word × place, said
 * straight, of the message, or as what happens without it. Every gap is bounded, so that reading stays
 * linear in the length of the text.
 */
const VERB = String.raw`(?:put|pop|slip|sneak|hide|tuck|throw|paste|append|work|weave|write|include|mention|add|type|place|insert|use|say|state|drop|enter|quote|cite|copy|leave|give|have|indicate|reference|(?:tell|give|message|text|dm|call(?:ing)?|address(?:ing)?|greet(?:ing)?) (?:us|me)|(?:reply|respond|answer|comment)(?: (?:only|just|simply|here|below|back|(?:to|on) (?:this|the|my|our) \w+))? with|comment(?= (?:lang |only |just )?["“‘'])|ilagay|isulat|isama|banggitin|(?:i|mag)-?(?:type|mention|comment|add|include|reply|sulat|lagay)|idagdag|lagyan|sabihin|gamitin|maglagay|paki-?(?:lagay|sulat|sama|type|mention|banggit|gamit|sabi))`
export const MESSAGE = String.raw`(?:message|msg|appl?ication|cover ?letter|letter|reply|response|proposal|bid|submission|quote|comment|e-?mail|answer|intro(?:duction)?|note|pitch|apply|dm|mensahe|liham|sulat|aplikasyon)`
const WHOSE = String.raw`(?:po|mo|ninyo|nyo|niyo|ang|yung|your|ur|the|iyong|inyong)`
const YOUR = String.raw`(?:(?:${WHOSE}|(?:in|down|out)(?=\s+["“‘'])|lang|also|just|only|exactly|with|this|exact|one|single|a|please|na|muna)\s+)*`
export const NAME = String.raw`(?:(?:secret|code|magic|special|key|pass|exact|following|hidden|two|three)[\s-]*)*(?:colou?r|emoji|token|words?|phrase|code|keyword|password|passcode|passphrase|salitang?|salita|term|hashtag|string|codeword)`
/** "the exact phrase", "ang salitang", "the line": what may stand before the word itself. */
const CALLED_SO = String.raw`(?:(?:the|ang|this|exact|following|our|${NAME}(?:\s+na)?|line|sentence|text|numbers?|digits?|letters|initials|reverse of)(?:\s*:|\s+-)?\s+)*:?\s*`
const MUST = String.raw`(?:must|should|has to|have to|needs? to|dapat|ought to)`
const WITH = String.raw`(?:with:?|w\/?|by (?:saying|telling us|writing|typing|using|quoting|stating|including|mentioning|putting|adding):?|sa pamamagitan ng|gamit ang|sa|ng|using)`
const ENDS = String.raw`(?:end|clos|finish|sign|conclud|wrap up|round off|tapusin)(?:e|es|s|ed|ing)?`
const OF_IT = String.raw`(?:\s+(?:mo|nyo|niyo|ninyo|off|out|to (?:me|us)))*`
const pattern = (source: string, flags = 'i'): RegExp => new RegExp(source, flags)

/** "Start your message with …" */
export const OPENS = pattern(
  String.raw`\b(?:start|begin|open|lead|preface|kick|launch|simulan|umpisahan)\w*\s+(?:off\s+)?${YOUR}(?:${MESSAGE}|it|(?<=\bur )app)${OF_IT}\s+${WITH}\s+${CALLED_SO}|\bgreet (?:me|us) (?:with|by saying)\s+${CALLED_SO}(?=["“‘'])`,
)
/** "Start your work with the word …": a slip of the tongue for the message. */
export const OPENS_SO = pattern(
  String.raw`(?:^\W*|[.!?:;,(–—-]\s*|\b(?:please|pls|kindly|and|then|so|to apply,?)\s+)(?:start|begin|open)\s+(?:off\s+)?(?:(?:your|ur|the)\s+)?(?!(?:day|week|shift|call|sentence|post|caption|lesson|article|video)s?\b)\p{L}+\s+with\s+(?:the\s+(?:words?|phrase|code\s?word|keyword)\s*:?\s*|(?=["“‘'][^"”’'\n]{2,40}["”’']\s+(?:so|to (?:show|prove|confirm))\b))`,
  'iu',
)
/** "End your message with …", "sign off with …" */
export const CLOSES = pattern(
  String.raw`\b(?:${ENDS}\s+(?:off\s+)?${YOUR}(?:${MESSAGE}|it)${OF_IT}|sign(?:ing)?[\s-]off)\s+${WITH}\s+${CALLED_SO}|\bsign\s+(?:${YOUR}${MESSAGE}\s+|(?:it\s+|off\s+)?as\s+)(?=["“])`,
)
/** "… that begins with …": said of a message somebody is to send. */
export const BEGINS = pattern(
  String.raw`\b(start|begin|lead|open|end|close|finish|conclude|nagsisimula|magsimula|magsisimula|nagtatapos|(?<=\bmay )(?:simula|umpisa)(?=ng|\s))(?:s|n?ing|ng)?\s+(?:(?:off|ka|kayo|po|na)\s+)*(?:(?:with:?|w\/?|in(?= the (?:words?|phrase)\b)|sa|ng|on(?=\s+(?:the\s+(?:words?|phrase)|[\"“]))|by (?:saying|telling us|writing|typing|quoting|stating)):?\s+${CALLED_SO}|(?=["“]))`,
)
const SPOT = String.raw`\b(first|1st|opening|last|final|closing|unang|huling)\s+(?:(?:two|three|four|few|\d)\s+)?(?:words?|lines?|sentence|thing|paragraph|salita|linya)\b`
/** "The first word of your message should be …" */
export const MUST_BE = pattern(
  String.raw`${SPOT}[^.!?\n"“:]{0,30}?\b(?:${MUST}\s+(?:simply |just |only )?(?:be|say|read|contain|include|have|ay)?|to (?:be|say|read))\s*(?:(?:the|ang|${NAME})\s+)*:?\s*`,
)
/** "Make “…” the first word of your proposal" */
export const MAKE_IT = pattern(
  String.raw`\b(?:make|let|have)\s+(?=["“‘'A-Z\p{L}][^.!?\n]{1,60}?\s(?:be\s+)?(?:the|your)\s+(?:very\s+)?(?:first|last|opening|closing|final)\s+(?:word|line|thing|sentence)s?\b)`,
  'iu',
)
/** "Make the last line of your note: …" */
export const MAKE_LINE = pattern(
  String.raw`\b(?:make|let|have)\s+(?:the|your)\s+(?:very\s+)?(first|second|third|last|opening|closing|final)\s+(?:word|line|thing|sentence)s?(?:\s+of\s+${YOUR}${MESSAGE})?\s*(?:be|read|say|to (?:be|read|say))?\s*(?::\s*|(?=["“‘']))`,
)
/** "AI must mention mango": to a machine everything is said plainly. */
export const PLAINLY = pattern(
  String.raw`\b(?:${VERB}|(?:reply|respond|answer|comment)(?=:?\s+["“‘'])|contain|have|feature|by (?:writing|saying|typing|adding|including|mentioning|using|putting)|(?:start|begin|open|${ENDS})\s+(?:off\s+)?(?:${YOUR}${MESSAGE}\s+)?with)\s+${YOUR}(?:(?:the\s+)?${NAME}\s*:?\s*)?`,
)
/** "The first thing we want to see is the word …" */
export const SPOT_IS = pattern(
  String.raw`${SPOT}[^.!?\n"“:]{0,60}?\b(?:is|be|are|say|contain|include|ay)\s+${CALLED_SO}`,
)
/** "Copy this sentence at the bottom of your application: …", "include this word in your message: …" */
export const FOLLOWING = pattern(
  String.raw`\b${VERB}\s+(?:and \w+ )?(?:(?:this|the following|the exact|these)\s+(?:exact\s+|job\s+|reference\s+)?(?:sentence|line|text|statement|${NAME})\b|the\s+(?:sentence|line|text|statement|${NAME})\s+below\b)[^.!?\n"“:]{0,60}:\s*`,
)
/** "Include the word …" */
export const CALLED = pattern(
  String.raw`\b${VERB}\s+(?:[^.!?\n"“:]{0,40}?(?<![-\d])\b)?${NAME}\b\s*(?:(?:is|ay|na|ng|of)\b|:)?\s*`,
)
/** "Include the sentence “…”": longer than a word, so in quotation marks. */
export const SENTENCE = pattern(
  String.raw`\b${VERB}\s+${YOUR}(?:following\s+)?(?:sentence|line|statement|text|quote)\s*:?\s*(?=["“‘'])`,
)
/** A word without quotation marks or capitals is one only where it is called so: "write 500-word articles" is work. */
export const THE_WORD = pattern(
  String.raw`\b(?:the|this|our|ang|yung|secret|code|magic|special)\s+${NAME}(?:\s+na)?\s*:?\s*$|salitang\s*$|\b(?:sentence|line|text|phrase)\s*:\s*$`,
)
/** "Your subject must contain the word …", "if it mentions “…”" */
export const HOLDS = pattern(
  String.raw`\b(?:subject(?: line)?|(?:first|last|opening|closing) (?:line|sentence|paragraph)|body|${MESSAGE}|it|they)(?:\s+of\s+${YOUR}${MESSAGE})?\s+(?:(?:${MUST}|will)\s+)?(?:contains?|carr(?:y|ies)|bears?|holds?|includes?|mentions?|have|has|says?|uses?)\s+(?:the|ang)\s+${NAME}\s*:?\s*|(?:^\W*|\b(?:we|i)(?:['’]d| would)? )(?:want|need|like|love|expect) to (?:see|find|read)\s+(?:the|this)\s+${NAME}\s*:?\s*`,
)
/** "Your message should have “…” in it", "dapat may salitang “…”" */
export const HAS_TO_HOLD = pattern(
  String.raw`\b(?:(?:subject(?: line)?|${MESSAGE})\s+${MUST}\s+(?:also\s+)?(?:contain|include|mention|have|say|use)|dapat (?:na )?(?:may|nandoon ang|kasama ang)|(?<=__,? )(?:and|but) ${MUST} (?:also )?(?:contain|include|mention|have))\s+${CALLED_SO}(?=["“‘'])`,
)
/** "The subject must include VIZ-0624", "Subject: has to contain the words core/paragraph" */
export const SUBJECT_HOLDS = pattern(
  String.raw`\bsubject(?: line)?(?:\s+of\s+${YOUR}${MESSAGE})?\s*:?\s*(?:${MUST}\s+(?:also\s+)?(?:contain|include|mention|have|show|carry|feature)|needs)\s+(?:both\s+)?${CALLED_SO}`,
)
/** "The number 47", "reference VA-26": a sign with figures in it. */
export const NUMBERED = pattern(
  String.raw`\b(?:${VERB}|quoting|stating|mentioning|indicating|including|citing|bear(?:ing)?)\s+${YOUR}(?:(?:job|post|vacancy|application|requisition)\s+)?(?:numbers?|digits?|code|reference(?: code| number| no\.?)?|ref\.?(?: no\.?| number)?|(?<=job\s)(?=#))\s*(?=["“‘']?[A-Z]{0,6}[-\s/]?\d)`,
)
/**
 * A noun without article, mark or capitals between a verb and a place in the message: "put mango in the subject line".
 * Where a thing were meant English would say "a", "the" or "your"; what goes without is listed in `NO_NAME`.
 */
export const BARE = pattern(
  String.raw`\b(?:put(?:ting)?|writ(?:e|ing)|typ(?:e|ing)|say(?:ing)?|mention(?:ing)?|includ(?:e|ing)|add(?:ing)?|use|drop|work|slip|ilagay|isulat)\s+(?:the\s+words?\s+|ang\s+)?(?:\p{Extended_Pictographic}\uFE0F?\s*)?(\p{L}{3,14}(?:\s(?!(?:some|any)where\b)\p{L}{3,14})?)\s+(?:(?:in|as|on|sa)\s+(?:(?:the|your|ur)\s+)?(?:subject|(?:very )?(?:first|opening|last|closing|final) (?:line|sentence|word))\b(?!\s+of\s+(?!your\b|the\s+${MESSAGE}))|(?:at|on)\s+(?:the\s+)?(?:very\s+)?(?:top|begin+ing|start|end|bottom)\s+of\s+(?:the|your|ur)\s+${MESSAGE}|(?:some|any)where\s+(?:in|on|within|inside|sa)\s+(?:the|your|ur)\s+${MESSAGE}|(?:in|on|within|inside)\s+(?:the|your|ur)\s+${MESSAGE},?\s+(?:so (?:that )?(?:we|i)\b|(?:to (?:question|q) ?\d\s+)?(?:(?:which|it) (?:will )?(?:show|tell|prove)|(?:just )?to (?:show|prove|confirm|be (?:considered|shortlisted|read|answered))|or (?:i|we|it|you)\b)))`,
  'iu',
)
/** "If you got this far, mention giraffe in your message": whoever is told so proves it with a bare word. */
export const READ_SO_FAR = new RegExp(
  String.raw`\bif you(?:['’]ve| have|['’]re| are)?\s+(?:got(?:ten)?|read(?:ing)?|made it|reached|still here)\b[^.!?\n]{0,25}[,:]?\s+(?:(?:please|just|kindly)\s+)?(?:mention|write|include|type|add|say|put|use)\s+(?:the word\s+)?(\p{L}{3,14})(?=\s+(?:somewhere|anywhere|in|at|on|to)\s|\s*[.!]?\s*$)`,
  'iu',
)
/** "Put Blue Moon in the title so we know …": a name without marks, where the purpose is told. */
export const NAMED_IN = new RegExp(
  String.raw`\b(?:[Pp]ut|[Ww]rite|[Tt]ype|[Ii]nclude|[Mm]ention|[Aa]dd|[Uu]se)\s+((?:\p{Lu}[\p{L}\d]*\s+){1,3})(?:in|as|on|at)\s+(?:(?:the|your)\s+)?(?:title|subject(?: line)?|headline|first line|top)\b(?=[^.!?\n]{0,40}\b(?:so (?:that )?(?:i|we|I)\b|to (?:show|prove|confirm)\b))`,
  'u',
)
export const NO_NAME =
  /^(?:the|your|you|our|its|his|her|their|it|this|that|these|those|them|what|which|why|how|who|something|anything|everything|nothing|some|any|all|more|down|here|there|yes|english|tagalog|bold|italics|one|two|three|\p{L}*(?:name|rate|salary|resume|portfolio|position|title|role|number|age|location|address|e?mail|phone|link|date|keyword|city|country|answer|subject|message|detail|skype|experience|availability|info|information|interest|proof|contact|timezone|schedule|greeting|introduction|summary|hook|emoji|brand|product|company|code|word|phrase|text|job|price|order|status|priority|location|text|content|context|year|month|day|\p{L}+(?:ly|ing|s)))$/iu

/** "Reply with “…”", "message us “…”", "send us a message saying “…”" */
export const REPLY =
  /\b(?:mag-?(?:reply|comment|message)(?: \p{L}+){0,2} n(?:an)?g|(?:(?:bid|apply)(?=\s+with\s+(?:the\s+(?:text|words?|phrase)\s+)?["“])|reply|respond|answer|comment)(?:\s+(?:(?:back|only|just)\s+)*(?:to (?:this|the) (?:post|ad|message|job)\s+)?with)?|(?:message|write|e-?mail|text|dm) (?:us|me)(?: back)?(?: with| saying)?|send (?:us |me )?an? (?:short |quick )?(?:message|note|e-?mail) (?:saying|that says|with))\s+(?:(?:just|only|the|words?|phrase|text)\s+)*(?=["“])/iu
/** "Put MANGO in the subject" */
export const DIRECT = pattern(String.raw`\b${VERB}\s+${YOUR}`, 'gi')
const PLACED =
  'pangalan|subject|line|message|application|letter|reply|response|proposal|sentence|word|top|end|begin+ing|start|e-?mail|body|bottom|headline|simula|dulo|umpisa|mensahe|linya|title|header|paragraph|greeting|salutation|hello|signature|sign[- ]?off|closing|ending|opener|opening|foot|head|p[.]?s|postscript|your name|intro(?:duction)?|anything else|somewhere'
const WHEN = String.raw`(?:when|if|once) (?:you(?:['’]re| are)?\s+)?(?:appl|respond|repl|writ|messag|contact|submit)\w*|(?:kapag|pag|kung|when|if) (?:ka |ikaw |kayo )?(?:nag|mag)-?(?:apply|message|reply|send|email|comment|pm|chat)\w*`
const SMALL = String.raw`(?:\([^)\n]{0,30}\)|,|emojis?|exactly|also|please|clearly|twice|once|right|just|too|only|(?:two|three|\d) times|in (?:capitals|caps|capital letters|bold))`
/** Where the word is to stand, right behind it. */
export const WHERE = pattern(
  String.raw`^\s*(?:${SMALL}\s*){0,3}(?:(?:so?me ?where|any ?where|first|up top|in it\b|in there)\b|${WHEN}|\b(?:in|as|at|on|into|within|sa|bilang|to|before|ahead of|bago|inside|near|above|after|below|under)\b(?! the first (?:message|reply|e-?mail)\b)[^.!?\n]{0,45}?\b(?:${PLACED})\b)`,
)
/** Behind a quoted word there may be more in between. */
export const WHERE_QUOTED = pattern(
  String.raw`^[^.!?\n]{0,25}?\b(?:so (?:that )?(?:we|i)\b|to (?:show|prove)\b|para (?:malaman|alam)|if you(?:['’]ve| have)? read\b)|^[^.!?\n]{0,12}?\b(?:in|as|at|on|into|within|sa|to|before)\b[^.!?\n]{0,45}?\b(?:${PLACED})\b`,
)
/** "In the subject line, write …" */
export const FIRST_WHERE = pattern(
  String.raw`\b(?:in|on|at|as|sa)\b\s+(?:[\w'’]+\s+){0,4}?(?:subject|line|top(?! \d)|beg+in+ing|start|end|bottom|opening|opener|greeting|sign[- ]?off|foot|head|p\.?s|${MESSAGE}|simula|dulo|umpisa|linya)\b[^.!?\n:"“]{0,50}?\b${VERB}\s*${YOUR}(?:${NAME}\s*)?:?\s*`,
)
/** "Write at the top of your message “…”" */
export const VERB_WHERE = pattern(
  String.raw`\b${VERB}\s+(?:(?:po|mo|nyo|ninyo|niyo|lang)\s+)*(?:in|on|at|as|sa)\b\s[^.!?\n:"“]{0,50}?\b(?:subject|line|top|beg+in+ing|start|end|bottom|${MESSAGE}|simula|dulo|umpisa|linya)\b(?!,?\s+(?:what|why|how|which|about)\b)[^.!?\n:"“]{0,25}?(?:\bang\s+|\byung\s+|:\s*|\bthe\s+${NAME}\s+|\s)(?=["“‘'])`,
)
/** "Write at the top of your message: Sea Salt" */
export const SPOT_COLON = pattern(
  String.raw`\b(?:write|type|put|say|copy|paste|place)\s+(?:in|on|at|as)\s+(?:the\s+)?(?:very\s+)?(?:top|beg+in+ing|start|end|bottom|(?:first|last|opening|closing) (?:line|sentence|word))\s+of\s+(?:your|the)\s+${MESSAGE}\s*:\s*(?=[A-Z][\w'’]*(?:\s[\w'’]+){0,4}\s*(?:[.!]|$))`,
)
/** "Somewhere in the middle write: flamingo" */
export const SOMEWHERE_COLON = pattern(
  String.raw`\b(?:some|any)where\b[^.!?\n:"“]{0,40}\b(?:write|type|put|say|mention|include|add|drop|use)\s*:\s*(?=[\p{L}\d'’-]{3,20}(?: [\p{L}\d'’-]{2,20}){0,2}\s*(?:[.!]|$))`,
  'iu',
)
/** "We want to see “…” at the top of your message" */
export const SEEN = pattern(
  String.raw`\b(?:we|i)(?:['’]d| would)? (?:want|need|like|love|expect)(?: to (?:see|find|read))?\s+(?=["“][^"”\n]{2,60}["”]\s+(?:(?:in|at|on|as|somewhere)\b[^.!?\n]{0,30}\b(?:${MESSAGE}|subject|first|last|opening)|first|up top|before (?:anything|everything))\b)`,
)
/** "… is “purple monkey”": what the sentence behind says to put somewhere. */
export const IS_QUOTED = pattern(
  String.raw`(?:\b(?:is|ay|are|phrase|word|words|code)|=|:|['’]s)\s*(?=["“][^"”]{2,60}["”]\s*(?:[.!;,)–—-]|$))`,
)
/** "When you apply, say “…”" */
export const WHEN_APPLYING = pattern(
  String.raw`\b(?:${WHEN}|to apply\b|applicants ${MUST})[^.!?\n"“:]{0,30}?\b(?:say|write|mention|type|quote|include|put|add)\s+${YOUR}(?:${NAME}\s*)?:?\s*(?=["“‘'])`,
)
/** "The secret word is …"; of passwords and keywords others speak as well. */
export const SECRET =
  /\b(secret|code|magic|pass|special|key|safe|hidden|trigger|winning)[\s-]*(?:word|phrase|code|handshake|knock|sign)\b(?!\s+(?:search|research|seo|optimi|rank|list|target|strateg|plann|analys))[^.!?\n"“:]{0,50}?(?:\bis\b|\bwill be\b|\bay\b|:|=|\?(?=\s))\s*(?:it['’]s\s+|it is\s+)?/i
/** "The phrase to prove you're real is …" */
export const PROVES = pattern(
  String.raw`\bthe ${NAME} (?:to|that|which)(?: will)? (?:proves?|shows?|unlocks?|opens?|gets?|lets?|tells?)\b[^.!?\n"“:]{0,40}?(?:\bis\b|\bwill be\b|:)\s*`,
)
/** "Code word: …" */
export const LABELLED =
  /^\W*(?:(?:code|key|secret|magic|pass)\s?-?(?:word|phrase|number)?|codeword|keyword|password|word of the (?:day|week|post))(?: for (?:humans|people|real \w+))?\s*(?::|=|(?=\s["“]))\s*/i
/** "First word: orbit", "Word to include: marmalade", "Password for humans: …": all that stands behind. */
export const SPOT_LABEL =
  /^[^\p{L}\n]*(?:[\da-h][).]\s*)?(?:(?:your|ur|the)\s+)?(?:(?:(?:very )?(?:first|1st|opening|last|final|closing) (?:words?|line|sentence)|(?:word|phrase|line|reference(?: code| number)?|code|tag) to (?:be )?(?:include|use|mention|write|add|quote|state|give)(?:d|n|ed)?|begin|(?:code|pass|key)?-?(?:word|phrase) for (?:humans|people))(?: (?:of|in) (?:your|ur|the) \p{L}+(?: \p{L}+)?)?)\s*(?::|=)\s*(?:the (?:words?|phrase)\s+)?/iu
/** "Our word of the week is …": a demand only with what the next sentence says of it. */
export const DEFINES = pattern(
  String.raw`\b(?:${NAME}|reference|number|id|motto|tag)\b[^.!?\n"“:]{0,40}?(?:\bis\b|\bwill be\b|\bay\b|:|=|['’]s\s)\s*`,
)
/** "Put it in your subject line": what the sentence behind says of a word. */
export const REFERS = pattern(
  String.raw`^[\s("”’'.)!*;,:–—<←→>-]*(?:(?:please|kindly|so|and|then|you(?:['’]ll| will)?|must|should|(?:need|have) to|be sure to|make sure (?:to|you)|paki\w*)\s+)*(?:${VERB}|(?:i|we)(?:['’]d| would| will|['’]ll)? (?:also )?(?:expect|want|hope|need|like|look) (?:to (?:find|see|read|spot|have)|for))\s+(?:po\s+)?(?:it|this|that|these|them|(?=when (?:you )?appl|in your)|the\s+${NAME}|(?:this|that)\s+${NAME}|ito|iyan|yan)\b[^.!?\n]{0,60}`,
)
const HAVING = String.raw`(?:(?:see|find|include|contain|have|mention|use|say|write|put|add|type|quote|spot)s?|(?:start|begin|open|lead|end|close|finish|conclude)s? with|there is|with|using|seeing|(?:mention|includ|writ|putt|typ|add|say|quot|contain|us|hav)ing|(?:start|beginn|open|lead|end|clos|finish)ing with|nakikitang?)`
/** What is said of messages that lack the word. */
export const LACKS = pattern(
  String.raw`\b(?:without|lacking|missing|omitting|w/o|unless|no|walang|not(?=\s+(?:start|beginn|open|contain|includ|mention|us|hav)ing\b)|(?:if|that|which|who|you|it|i|we|they|applications?|applicants?|messages?|letters?|proposals?|bids?|e-?mails?|pitch(?:es)?|anyone|ones?)\s+(?:(?:(?:do|does|did|ca|could)n['’]?t|(?:do|does|did|can|could) not|cannot))|(?:fail|forget|neglect)(?:s|ed|ure|ing|ting)? to)\s+(?:(?:you|it|they|we|i|your ${MESSAGE})\s+)?(?:${HAVING}\s+)?(?:(?:the|this|exact|our|ang|(?:number|code|reference)(?=\s+["“]?[A-Z]*-?\d)|${NAME})\s+)*|\b(?:hindi|di|walang?)\s+(?:(?:nag|mag)-?)?(?:la)?(?:lalagay|lagay|sulat|susulat|banggit|babanggit|type|mention|include)\w*\s+(?:ng|ang|yung)\s+(?:salitang?\s+)?|\b(?:that|which|who)\s+(?:skip|lack|omit|miss|forget|ignore|leave out)s?\s+(?:(?:the|this|our|exact)\s+)*(?:${NAME}\s+|(?=["“]))`,
  'gi',
)
/** What is read alone. */
export const ONLY = pattern(
  String.raw`\bonly\b[^.!?\n"“]{0,60}?\b(?:applications?|applicants?|those|people|candidates?|messages?|letters?|repl(?:y|ies)|responses?|proposals?|bids?|pitch(?:es)?|anyone|ones?|e-?mails?|if (?:it|you|your \w+))\b[^.!?\n"“]{0,25}?\b(?:(?:open|start|begin|lead)(?:s|n?ing)? with|with|contain\w*|includ\w*|mention\w*|writ\w*|says?|uses?|using|ha(?:s|ve|ving))\s+(?:(?:the|this|exact|${NAME})\s+)*`,
)
/** "Anyone who mentions “…” goes to the top of the pile" */
export const REWARDED = pattern(
  String.raw`\b(?:anyone|whoever|those|everyone|applicants?|applications?|letters?|proposals?)\b[^.!?\n"“]{0,25}?\b(?:mention|includ|writ|us|say|with|contain)\w*\s+(?:(?:the|this|exact|${NAME})\s+)*(?=["“][^"”\n]{2,60}["”][^.!?\n]{0,40}\b(?:top|first|priority|front|ahead|faster|extra|preference|noticed)\b)`,
)
/** "We look for the word …" */
export const LOOKS = pattern(
  String.raw`\b(?:we|i|we['’]ll|i['’]ll|we['’]re|i['’]m|(?:my|our) (?:\w+ )?(?:filters?|inbox|rules?|eyes?|search|software))\s+(?:\w+\s+){0,2}?(?:look|search|check|scan|filter|sort|watch)(?:ing|s|es)?\b[^.!?\n"“]{0,40}?\b(?:for|by)\s+(?:(?:the|this|our|that)\s+(?:\w+\s+)?${NAME}\s*:?\s*|(?=["“]))`,
)
/** "The word … must appear in …" */
export const NAMED_FIRST = pattern(
  String.raw`(?:\b(?:the|ang)\s+${NAME}\s*:?\s*|\b(?:sure (?:that )?|when |if |once |until )(?=["“])|^[^a-z"“‘'\n]{0,6}(?=["“‘']))`,
  'gi',
)
export const MUST_STAND = pattern(
  String.raw`^\s*(?:(?:${MUST})\s+(?:also\s+)?(?:appear|be|stand|show|go|come|nasa|makita)|(?:appears?|stands|shows? up|is (?:in\b|found|seen|written|mentioned|included))|somewhere|as (?:the|your|its) (?:very )?(?:first|opening|last|closing|final) (?:line|word|sentence|thing))\b[^.!?\n]{0,80}`,
)
/** What stands before a marked word that is to be written, whatever the sentence is built like. */
export const CUE = pattern(
  String.raw`\b(?:${VERB}s?|(?:typ|writ|say|put|us|mention|quot|add|includ|insert|stat)ing|telling us|(?:start|begin|open|end|clos|finish|sign|preface)\w*|contain\w*|feature|${NAME}|sentence|line|apply|reads?)\b[^.!?\n"“]{0,40}$`,
)
const SPOTS = String.raw`(?:subject(?: line)?|headline|(?:first|last|opening|closing) (?:two |three )?(?:words?|lines?|sentences?|thing|paragraph)|(?:at|on|as|by) the (?:very )?(?:top|beg+in+ing|start|end|bottom)|(?:in|into|to|within|on|of|sa) (?:your|ur|the|this|a|iyong) (?:[\w-]+ )?${MESSAGE}s?|somewhere|anywhere)`
const PROOF = String.raw`(?:para (?:malaman|alam)|so (?:that )?(?:we|i)\b|(?:to|that|it) (?:shows?|proves?|confirms?|verif(?:y|ies)|ensures?|lets? (?:us|me))\b|(?:helps?|let) (?:us|me)\b|if you(?:['’]ve| have)? (?:read|written)|or (?:we|i|it|you)\b|otherwise)`
/** Where a marked word is to stand, or why it is to be written: before it … */
export const SPOT_BEFORE = pattern(
  String.raw`\b(?:${SPOTS}|${PROOF}|(?:apply|reply|respond|comment|message (?:us|me)|text (?:us|me)|write back|e-?mail (?:us|me))(?: back)? (?:with|saying)|(?:words?|phrases?|code|codeword|password|passphrase|number|sentence|hashtag|emoji)\b[^.!?\n"“]{0,12}|(?:start|begin|open|end|close|sign off)(?:ing)? (?:your |the )?(?:${MESSAGE} )?(?:with|by)[^.!?\n"“]{0,25}|${WHEN}|to apply|if (?:you(?:['’]re| are) )?interested)\b[^.!?\n"“]{0,60}$`,
)
/** … or behind it. */
export const SPOT_BEHIND = pattern(
  String.raw`^[^.!?\n]{0,40}\b(?:${SPOTS}|${PROOF}|${WHEN}|(?:start|begin|open|end|close|sign)(?:ing)? (?:your|ur|the) ${MESSAGE})`,
)
/** What else is put in quotation marks: a job, a firm, a button, a saying. */
export const NO_CUE =
  /\b(?:called|named|think(?:ing)?|titled|entitled|position|role|job|post|title|company|brand|button|tab|section|page|like|such as|e\.g\.?|for example|apply (?:for|as|to)|click(?:ing)?|our(?=\s*$)|known as|no|about|regarding|rewrite|translate|proofread|read(?:ing)?|correct|improve|see|saw|heard)\b[^.!?\n"“]{0,15}$|\b(?:think of|(?:paragraph|article|essay|post|take|opinion|thoughts?|views?|piece) (?:on|of)|(?:tester|customer|client|user|somebody|someone|boss|guest|caller|they) (?:says?|asks?))\W{0,3}$|\b(?:check|review|edit|fix|wrong with|proofread|correct|improve|rewrite|translate|change)\b[^.!?\n"“]{0,40}\bsentence\W*$/i
const SPURN = String.raw`(?<!\b(?:that|which|who|you|they|it|applications?|letters?|proposals?|messages?) )(?:(?:do not|don['’]?t)(?: (?:want|need) (?:to (?:read|see|hear)|another|any more))?|never|avoid|stop|skip|omit|leave out|spare (?:us|me)|please no|no more|no need (?:for|to (?:write|say|use|put))|(?:not|no) (?:a )?(?:big )?fans? of|(?:(?:anything|everything|whatever)(?: (?:you (?:like|want|wish)|else))? (?:except|but|other than|apart from|save)|hate|dislike|tired of|sick of|allergic to|(?:can['’]?t|cannot) stand|rather not (?:see|read|get))(?: (?:seeing|reading|getting|receiving|letters? (?:that|which) (?:start|begin|open)))?|huwag|wag|iwasan|(?:banned|forbidden)(?= (?:words?|phrases?))|(?:do not|don['’]?t|never|won['’]?t) (?:hire|want|interview|work with|read|answer|reply to) (?:[a-z]+ ){0,2}(?:who|that) (?:call|describe)s? (?:themselves|itself)(?: as)?(?: an?)?)`
/** "Don't start with “Dear Sir”", "avoid the phrase …" */
export const SPURNED = pattern(
  String.raw`\b(?:use of|using)\s+the\s+(?:words?|phrases?)\s+(?=["“][^"”]{2,60}["”][^.!?\n]{0,40}\bno\b)|\b${SPURN}\s+(?:(?:even|just|ever|simply|only|po|na|please|mong|n[iy]?yong|ninyong|kayong|kang|ka|kayo)\s+)*(?:(?:(?:call|calling|describe|describing) yourself(?: as)?(?: an?)?|tell(?:ing)? (?:me|us)(?: that)?(?: you(?:['’]re| are)| how)(?: an?)?|(?:say|saying) (?:that )?you(?:['’]re| are)(?: an?)?|maglagay|mag-?(?:lagay|start|open)|gumamit|magsimula|simulan|buksan|sa|use|using|write|writing|put|putting|type|typing|send|sending|drop|dropping|paste|pasting|mention|say|saying|include|including|start|starting|begin|beginning|open|opening|lead|greet|gamitin|ilagay|isulat|ang|ng|(?:me|us)(?:\s+an?\s+${MESSAGE})?)\s+)*(?:(?:your|the|ur)\s+${MESSAGE}\s+)?(?:(?:off )?with\s+)?(?:the\s+)?(?:(?:words?|phrases?|line|sentence|greeting|clich[ée]s|openers)(?:\s|:)+(?:(?:like|such as|as)\s+)?|words?[^.!?\n"“]{0,25}:\s*)?(?=["“]|(?<=\bwords? )[A-Z]{3,}\b)|\b(?:${MESSAGE}s?|it|you) (?:must|should|may|can|shall)(?:\s?not|n['’]t) (?:ever )?(?:contain|include|have|use|mention|say|(?:start|begin|open) with)\s+(?:the (?:words?|phrase)\s+)?(?=["“])|\b(?:but|and) not (?:the (?:words?|phrase)\s+)?(?=["“])|\bno\s+(?=["“][^"”\n]{2,60}["”]\s+(?:openings?|openers?|greetings?|letters?|anywhere)\b|["“](?:dear|to whom|hi|hello|hope (?:this|you)|good day|i am writing)\b[^"”\n]{0,60}["”])`,
)
/** "Proposals that start with “…” are archived" */
export const REFUSED_WITH = pattern(
  String.raw`\b(?:(?:${MESSAGE}|applicant|candidate|anything|everything|nothing|anyone|whoever|whatever|those|people|one|pitche)s?|who)\s+(?:(?:that|which|who|with)\s+)?(?:(?:start|begin|open|greet)(?:s|n?ing)?\s+(?:off\s+)?(?:us\s+|me\s+)?with|contain(?:s|ing)?|includ(?:es?|ing)|say(?:s|ing)?|mention(?:s|ing)?|us(?:es?|ing))?\s*(?:the\s+)?(?:(?:words?|phrases?)\s+)?(?=["“][^"”\n]{2,60}["”](?: in (?:it|them))?[^.!?\n]{0,12}\b(?:is|are|will|won['’]t|go|goes|get|gets|has|have|hasn['’]t)\b)|\b(?:reject|delete|ignore|skip|bin|archive|discard|pass on|stop reading|throw out|filter out)(?:s|ed|ing)?\s+(?:\w+\s+){0,2}?(?:${MESSAGE}s?|anything|anyone|those|everything)\s+(?:(?:that|which|who)\s+)?(?:(?:start|begin|open)(?:s|n?ing)?\s+with|contain(?:s|ing)?|say(?:s|ing)?|us(?:es?|ing)|includ(?:es?|ing))\s+(?:the (?:words?|phrase|line)\s+)?(?=["“])|\bif (?:i|we) (?:see|read|find|spot)\s+(?:the (?:words?|phrase)\s+)?(?=["“][^"”\n]{2,60}["”])`,
)
/** "… if “hourglass” isn't in your application" */
export const IS_MISSING =
  /^\s*(?:(?:isn['’]?t|is not)(?! an? )|is missing|aren['’]?t|are (?:not|missing)|does(?:n['’]?t| not) appear)\b/i
