/**
 * The words demands are made of, one table each: what an applicant is told to do, with what, in what. Every reader of
 * instructions puts its patterns together from these, so that a way of saying it is added once.
 */

/** What a verb makes of the words behind it: shown things are files, what is told is an answer. */
export type Verb = 'show' | 'send' | 'tell'

/** Verbs that hand over a thing somebody made: whatever they are given is a file. */
export const SHOWING = String.raw`attach|upload|show|link(?= (?:me|us|your|one|two|three|\d|a|the)\b)|paste|enclose|drop|film(?= (?:yourself|a)\b)|post(?= [^.!?,\n]{3,30} (?:that |which )?you(?:['’]ve| have)? \w)|ilakip|ikabit|i-?kabit|i-?attach|i-?upload|mag-?attach|paki-?(?:attach|lakip|upload)`
/** Verbs that hand over things and facts alike. */
export const SENDING = String.raw`include|provide|send(?: over| in| through)?|share|submit|give|add|put|forward|fax|direct(?= (?:your |all )?(?:resumes?|cvs?|applications?)\b)|e-?mail|bring(?! (?:your|ur) (?:powers?|skills?|talents?|passion|ideas|energy|whole|expertise|experience|creativity|own (?:ideas|style|personality)|a[- ]game)\b)|prepare|shoot(?= (?:me|us|over|your)\b)|(?:dm|pm|text|message)(?= (?:your|ur|the link)\b)|mag-?dala|dalhin|dala|isama|ilagay|ipasa|pasa|magpasa|magpadala|ipadala|i-?send|mag-?send|pa-?send|paki-?(?:pasa|sama|send|lagay)|mag-?(?:message|chat|text)(?= (?:sa|ng)\b)|mag-?email|i-?email|(?:i-?)?(?:message|pm|chat|text)(?= (?:mo )?(?:kami|ako)\b)`
/** Verbs that are answered in words. */
export const TELLING = String.raw`indicate|demonstrate(?= (?:what|how|why|your)\b)|state|mention|specify|tell(?:ing)?|let(?= (?:us|me|him|her|them|our \w+) know\b)|write|list|describe|explain|outline|detail|discuss|highlight|summari[sz]e|confirm|advise|answer(?! (?:(?:the|our|all|any|incoming|inbound) )*(?:(?:customer|client|guest)s?['’]? )?(?:phones?|calls?|e-?mails?|messages?|tickets?|chats?|dms?|comments?|customers?|clients?|(?:en|in)quir\w+|quer\w+)\b)|quote|note(?= (?:your|ur) (?:\w+ )?(?:rate|hours|availability|salary|start|schedule|location)\b)|name(?! it\b)|introduce|say|comment(?= (?:your|ur)\b)|(?<!mail )address|propose(?= (?:your|ur|a)\b)|leave(?= (?:us |me )?(?:an?|your) (?:\w+ )?(?:note|line|comment)\b)|point out|translate|solve|(?:cover|touch (?:up)?on|speak to|go into)(?=\s*:|(?: in brief)? (?:the following|these|what|who|when|where|which|why|how|whether|if you|your|two|three|four)\b)|isulat|sabihin|banggitin|i?k(?:u)?wento|i?bahagi|i-?share|i-?indicate|sagutin|rank(?= yourself\b)|rate(?= (?:yourself|your)\b)|score(?= yourself\b)|grade(?= yourself\b)|(?:rewrite|rephrase|proofread|correct|complete|finish)(?= (?:this|these|the following) (?:\w+ )?(?:sentences?|messages?|repl(?:y|ies)|paragraph|text|line|headline|e-?mail)\b)|paki-?\w+`
/** Verbs by which something is to be told or sent. */
export const ASKING = [SHOWING, SENDING, TELLING].join('|')

/** What an applicant writes. */
export const LETTERS =
  '(?:cover(?:ing)?|application|intro(?:duction)?) ?(?:letter|note|message|mail)|cover ?letter|appl?ication(?: letter)?|letter|e-?mail|message|msg|proposal|bid|pitch|resume|résumé|cv|reply|response|note|body'

/** Facts about themselves that are asked for by their bare name. */
export const FACTS = [
  'rates?',
  'costs?',
  'prices?',
  'fees?',
  'budget',
  'salary(?: (?:expectations?|requirements?|history|range))?',
  'sahod',
  'pay',
  'comp(?:ensation)?(?: (?:range|expectations?))?',
  'availability',
  '(?:weekly )?capacity',
  'start(?:ing)? dates?',
  'earliest start',
  'dates? (?:available|of availability|you (?:can|could|are able to) \\w+)',
  'notice period',
  'time ?zones?',
  'schedule',
  'typing speed',
  '(?:weekly |daily )?hours(?: (?:per|a) week)?',
  'years (?:of experience|in|with)',
  'experience',
  'location',
  '(?:turnaround|delivery)(?: time)?',
  'fee structure',
  'shift(?: preference)?',
  'english level',
  '(?:current|present) (?:employer|role|job|salary|pay|ctc)',
  '(?:expected |current )?ctc',
  'reasons? for leaving',
  'hobbies',
  '(?:asking |talent )?(?:tf|talent fee|asking price)',
  'strengths?',
  'weaknesse?s?',
  '(?:project |delivery |completion )?time ?(?:lines?|frames?)',
  'lead times?',
  '(?:time|turnaround) (?:per|for (?:each|one)) \\w+',
  '(?:software|tools?|programs?|apps?|equipment|gear|camera)(?: and \\w+)? (?:used|you use)',
  '(?:development |project |total |rough )?cost estimates?',
  'pricing(?: (?:structure|model))?',
  'quotation',
  '(?:full |complete |first )?name',
  'age',
  'height',
  'edad',
  '(?:buong )?pangalan',
  'city',
  '(?:home |complete |valid )*(?:address|e-?mail)',
  '(?:native|first|mother) (?:languages?|tongue)',
  '(?:contact|phone|mobile|viber|whatsapp) (?:number|details|info)',
  '(?:skype|discord|telegram|ig|instagram|twitter|tiktok|facebook) (?:id|name|handle|username)',
  'position (?:desired|applied for|of interest)',
  '(?:preferred|desired) (?:positions?|branch|work ?location)',
  '(?:preferred )?interview (?:time|schedule|date)',
].join('|')

/** How a fact is told apart from others of its name. */
export const WHOSE_FACTS =
  'your|ur|my|their|the|all|expected|desired|asking|current|hourly|monthly|weekly|daily|day|preferred|earliest|relevant|available|possible|best|total|ideal|fixed|estimated|minimum|target|proposed|projected|rough|any|ang|iyong|inyong|mong'

/** Words by which a question begins that stands inside a sentence. */
export const QUESTIONING =
  'why|how|what|which|when|where|who|whether|whats|hows|bakit|paano|ano|anong|alin|aling|nasaan|kailan|kelan|magkano|gaano|ilan|ilang|saan|saang|sino|sinong'

/** What holds an answer: "a short note about …". */
export const ANSWERS =
  'notes?|write-?ups?|paragraphs?|summar(?:y|ies)|descriptions?|overviews?|introductions?|intro|bio|blurbs?|explanations?|statements?|estimates?|quotes?|breakdowns?|plans?|ideas?|examples? of (?:how|when|a time|where)|words?|lines?|pages?|sentences?|story|stories|history|background|timeline|reasons?|jokes?|headlines?|(?<=\b(?:one|a) )question|approach|strategy|outlines?'

/** "It helps", "it would also be good": what is wished for in a letter, said politely. */
const HELPS = String.raw`it(?:['’]s| is|(?: would|['’]d| will)(?: (?:also|always|really))? be)?(?: (?:also|always|really|very|just|most))* (?:helps?(?: (?:us|me|a lot))?|good|great|nice|useful|helpful|handy|lovely|interesting)(?: for (?:us|me))?`

/** "In your application, …": where it is to be told. */
const WHEN = String.raw`(?:in|with|on|when|while|before|upon|if|to)\s+(?:you(?:['’]re| are)?\s+)?(?:(?:your|ur|the|this)\s+)?(?:(?:very )?(?:first|last|opening) (?:line|sentence|paragraph)(?: of (?:your|the) \w+)?|subject(?: line)?|${LETTERS}|apply(?:ing)?|respond(?:ing)?|submit(?:ting)?|reply(?:ing)?|writ(?:e|ing)|(?<=\byou )(?:text|contact|pm|dm)|interested|be considered|be shortlisted)\b`
export const WHERE_TOLD = new RegExp(WHEN, 'i')

const MY_WISH = String.raw`(?:i|we)(?:['’]d|['’]ll| would| will| do| am|['’]m| are|['’]re)?(?: (?:really|most|also|just|only|especially|always))* (?:like|love|want|need|ask(?: for)?|expect|hope|look(?:ing)? for|hoping|after|care about|interested in)(?: (?:you )?to (?:receive|see|get|have|read|find|hear|know|learn|be told)(?: about)?)?`
const YOUR_LETTER = String.raw`(?:your|the|an?|each|every) (?:[\w-]+ )?(?:${LETTERS})s?`
/** Said in passing, as "and it can be in any order". */
const IN_PASSING = String.raw`(?:,[^,.:;!?\n]{3,60},)?`
/** "I'd be grateful if you kept it short and covered: …" */
const KINDLY_COVERED = String.raw`(?:i|we)(?:['’]d| would) (?:be (?:grateful|glad|happy|delighted|pleased)|appreciate it|love it|like it) if (?:you|your (?:${LETTERS}))\b[^.!?:\n]{0,70}\b(?:cover(?:ed)?|mention(?:ed)?|includ(?:e|ed)|answer(?:ed)?|told? (?:me|us)|tells? (?:me|us)|said|say)(?=\s*:)`
/** "What I'd like in your letter is …", "what your application has to tell us is …": all of what follows is wanted there. */
const HELD_IN_LETTER = String.raw`${KINDLY_COVERED}|(?:(?:what|everything|all|things?|the (?:\w+ )?things?) (?:that )?${MY_WISH}(?: from you)? (?:in|from) ${YOUR_LETTER}(?: from you)?|(?:what|things?|the things?) (?:that )?${YOUR_LETTER} (?:should|must|needs? to|has to|have to|can|ought to) (?:tell|say|cover|have|hold|contain|include|answer|show|explain)(?: (?:me|us))?|(?:what|things?) (?:(?:that )?(?:should|must|needs to|has to) (?:be|go|stand|appear)|(?:belongs?|goes|to (?:put|write|say|tell us|cover))) (?:in|into) ${YOUR_LETTER})${IN_PASSING}(?:\s+(?:is|are)(?: the following)?(?=:|\s)|(?=\s*:))`

const POLITELY = String.raw`(?:(?:please|pls|plz|kindly|do|also|then|next|second|finally|lastly|briefly|clearly|concisely|shortly|just|simply|first|instead|lang|na)\s+)*`
const BEGINS_CLAUSE = String.raw`(?:[&+]\s+|^[^a-z\n]*(?:(?:step\s+)?(?:\d{1,2}|[a-h](?=[).:]))\s*[-).:]\s*)?|(?:^|,\s+|\band\s+|\bthen\s+)in [\w-]+ (?:[\w-]+ )?(?:bullet points?|sentences?|words|lines),?\s+|[,;:(–—=]\s*|\bif\b[^,.;:!?\n]{2,50}?\b(?:(?:to|for|of|like|with|is|be) you|interested|interesting|keen|a (?:good )?(?:fit|match)|qualif(?:y|ied)|ready)\s+|\b(?:please|pls|plz|kindly|and|n|at|tapos|po|din|rin|or|also|then|so|by|(?<!\b(?:experience|requirements?|responsibilities|duties|tasks?|skills?|role|position|job|work|features?|app|system|platform|reports?|benefits|projects?|it|this|that|users?|criteria|qualifications?|scope|strategy|i|we)\s)(?:must|should|(?<=\b(?:you|u|applicants?|candidates?|[Ii]nterested \w{3,14}) )(?:may|could|can))|just|(?:you|applicants?|candidates?|freelancers?|bidders?|remember|need|have|asked|required|invited|welcome|encouraged|want|sure) to|(?<!\benough )to(?! (?:show|let(?! (?:us|me) know (?:whether|if|why|how|what|when|which|your)\b)|apply|submit|confirm|prove|verify|say|name|include|discuss|learn)\b)|sure(?: to| you)?|forget to|bonus points (?:if|when) you|(?:after|once) (?:that|this),?|(?:grateful|glad|great|lovely|nice|appreciate it|appreciated) if you(?:['’]d| would| could| can)|${WHEN}[^.!?\n:]{0,20}?[,:]?)\s+)`
/** Demands where they begin: a verb an applicant is told, what we want to know, what an application is made of. */
export const DEMANDS = new RegExp(
  [
    String.raw`${BEGINS_CLAUSE}${POLITELY}(?<verb>${ASKING})\b`,
    String.raw`\b(?<wanted>(?:we|i)(?:['’]d| would| do)? (?:(?:also|only|just|really) )?(?:like|love|want|need|adore)(?: [^.!?,;:\n]{1,40})?(?::|\s[—–])\s|(?:we|i)(?:['’]d| would) (?:(?:also|really) )?(?:like|love|adore|appreciate) an? (?:[\w-]+ ){0,2}(?:note|message|letter|e-?mail|line|dm) (?:with|telling (?:us|me)|about|on)(?=\s))`,
    String.raw`\b(?<want>(?<!(?:what|if|when) )(?:we|i)(?:['’]d| would|['’]ll| will|['’]m| am| do)? (?:(?:also|only|just|first|really) )?(?:like|love|want|need|appreciate|curious|be (?:glad|happy|grateful|pleased)(?: (?:of|for|to (?:get|have|receive))|(?= to (?:know|hear|learn|read)(?! from\b))))(?<to> to (?:know|hear|learn|read|see)(?! from you if\b))?(?: from you)?)\b`,
    // "It helps to hear which boards you know", "also useful: whether …", "she'll want to know what you charge"
    String.raw`\b(?<helps>${HELPS} to (?:know|hear|learn|read)(?: about)?(?= (?:${QUESTIONING}|if you|your|about)\b)|(?<third>\b(?:she|he|they)(?:['’]ll| will|['’]d| would) (?:also )?(?:want|like|love|need) to (?:know|hear)(?= (?:${QUESTIONING}|if you|your|about)\b)))`,
    String.raw`(?:^|[.!?,;(–—-])\W*(?:also |and )?(?<useful>(?:(?:helpful|useful|handy)(?: (?:to (?:know|include|mention)|for us))?|(?:nice|good|interesting) to (?:know|hear))(?: too| as well)?)(?=\s*:)`,
    String.raw`(?:^\W*|[,;:]\s*|\b(?:please|kindly|and|then|just|&)\s+)(?!(?:for|with|to|ask|asks|join|about|from|of|at|let|help|trust|contact|call|give|gives|between|than|like|by|in|on|is|as)\b|\w+ing\b)\w{2,9}\s+(?<us>me|us)\b(?: through| over| about)?(?= (?:your|ur|an?|one|two|three|\d|what|why|how|which|some|when|(?:the )?(?:full|complete|detailed))\b)`,
    String.raw`[,;]\s*(?:and\s+)?(?<more>(?:to )?(?:hear|know|learn)(?: about)?)\b(?= (?:your|an?|one|the|what|why|how|if|about)\b)`,
    String.raw`\b(?:${LETTERS})s?\s+(?:(?:that|which|must|should|doesn['’]?t|ha(?:s|ve) to|needs? to)\s+)*(?<holds>contains?|includes?|covers?|(?<=\b(?:your|each|every|any) [\w ]{3,20})needs?(?= (?:an?|your|two|three)\b)|has|have|mentions?|states?|tells?)\b`,
    String.raw`\b(?<also>telling (?:us|me)|explaining|describing|outlining|answering|indicating|stating|specifying|mentioning|detailing|including|sending|attaching|submitting|uploading)\b(?<=\b(?:${LETTERS}|apply(?:ing)?(?! (?:our|the|these|best|sales|new|critical|knowledge|principles)\b)|respond|reply|replying|send|submit|quote|interested|considered|contact us|reach out)\b(?:[^.!?\n]|\.(?=\w)){0,120})|\b(?:attachments?|(?:e-?mail )?body|(?:in|with|inside) (?:your|ur|the) (?:first )?(?:${LETTERS}))\s*(?<label>:)`,
    // "I only want an e-mail from you. It should cover why …"
    String.raw`(?:^\W*|[.!?;]\s+)(?:it|this|that) (?:should|must|needs? to|has to|ought to) (?<covers>cover|include|contain|answer|tell (?:me|us)|mention|say)(?= (?:why|how|what|who|when|where|which|whether|your|a|an|one|two|three)\b)`,
    String.raw`\byou(?:['’]ve| have) (?<done>listed|told (?:me|us)|included|attached|stated|named|answered|described|explained|mentioned|added)\b`,
    String.raw`\b(?<all>(?:she|he|they)(?:['’]ll| will)? (?:also |only |just )?(?:wants?|needs?|asks? for|expects?|looks? for)\s*:|(?:along|together) with (?:it|that|this)\s*[:,]|there(?:['’]s| is)(?: just| only)? one thing (?:to (?:do|write|send|answer)|(?:that )?(?:we|i) (?:ask|want|need))[^.!?:\n]{0,30}:|what (?:to|you(?:['’]ll| will| should| must| need to| have to)) (?:send|submit|include|attach)(?: (?:me|us))?\s*:|(?:all|what|everything) (?:i|we)(?: (?:need|want|ask(?: for)?|expect|look for|would like)|['’]d like)(?: to (?:receive|see|get|have))?(?: from you)?(?: in (?:your|the) (?:${LETTERS}))? (?:is|are)|(?:the |your )?application\s*[=:]|(?:your|ur) (?:cover letter|letter|message|proposal|pitch|note|bid|reply)\s*[=:](?=\s+(?:${QUESTIONING}|your|an?|one|two|three)\b)|(?:(?:your|the|each|every|complete|good) )?(?:applications?|proposals?|bids?|messages?|letters?) (?:(?:should|must|needs? to|has to|have to) (?:cover|consist of|answer|hold)|needs?|covers?)\s*:|(?:we|i) (?:only |just )?ask (?:you )?for [^.!?:\n]{0,30}:|when you (?:bid|apply|reply|answer|respond|write|message)\b[^.!?:\n]{0,20}:|required (?:with|for|in) (?:the |your |an )?application\s*:|follow (?:it|that|this) with|followed by)`,
    // "DM me the word … + your CV", the word taken out
    String.raw`\bthe (?:words?|phrase|code|password)\s{3,}(?<joined>\+|and|plus|&|with|along with|together with)(?=\s)(?!\s+(?:${ASKING})\b)|\s(?<then>then|plus|\+|followed by|along with|together with|as well as)(?= (?:your|ur)\s)(?<=\s{3}[^.!?\n]{0,75})`,
    // "First line: your name. Below that, your CV."
    String.raw`(?:^\W*|[.!;]\s+)(?<spot>(?:(?:on |in )?(?:the |your )?(?:first|second|third|fourth|next|last|final) (?:line|sentence|paragraph)|line (?:\d|one|two|three|four)|below (?:that|it)|after that|under that))(?=\s*[:,]\s+(?:your|ur|an?|one|the [^,.;:]{3,40}\byou|${QUESTIONING})\b)`,
    // "Email ana@farm.example, subject …, with your rate"
    String.raw`,\s+(?:along |together )?(?<beside>with)(?= (?:your|ur)\s)(?<=\b(?:e-?mail|apply|reply|message (?:us|me)|write to)\b[^!?\n]{0,140})`,
    // "In no more than 100 words: why this job"
    String.raw`(?:^\W*|[.!]\s+)(?<within>(?:in|within) (?:(?:no more than|not more than|less than|under|up to|max(?:imum)?|at most|about|around|exactly) )?(?:\d+|one|two|three|four|five|ten|a few) (?:words?|lines?|sentences?)(?: (?:or (?:less|fewer)|max(?:imum)?|at most|only))?)(?=[:,]\s+(?:${QUESTIONING})\b)`,
    String.raw`\b(?<held>${HELD_IN_LETTER})(?=[\s:])`,
    String.raw`\b(?:in|with|on) (?:your|the) (?:[\w-]+ )?(?:${LETTERS}),? ${POLITELY}(?<cover>cover(?! (?:letter|page|sheet|note)s?\b)|touch (?:up)?on|go (?:over|into)|speak (?:to|about)|talk about|deal with)(?=[\s:])`,
    String.raw`\b(?:apply|reply|respond|message|e-?mail|text|comment|write|contact|reach out|get in touch|answer(?= with (?:an?|your)\b)|(?:pitch|msg|chat|ping|viber|whatsapp|inbox|hit)(?= (?:me|us)\b)|[dp]m(?= (?:me|us)\b))\b(?: (?:us|me|here|back|now|below|directly|sa (?:page|inbox|fb|messenger|group)(?: namin)?|(?:on|via|through|by) (?:the |this |our )?\w+|to \w+(?: \w+)?|[^\s@]+@\S+|in person(?: at [^.,;:\n]{2,40},)?|\w+(?= with your\b)))*(?: ["“][^"”\n]{1,40}["”])? (?<with>with|w\/|(?<=["”] )(?:\+|and|plus))(?=[\s:])`,
    String.raw`(?:^|[,.:;(–—]|\b(?:please|pls|kindly|and|then|also|to|must|should|so|otherwise|instead))\W*(?<start>(?:start|begin|open|end|close|finish|sign(?: off)?)(?:\s+(?:your|ur|the|it)(?:\s+(?:${LETTERS}|subject(?: line)?))?)?\s+(?:off\s+)?(?:with(?: (?:describing|telling us|explaining|stating))?|by)(?:\s+(?:telling|stating|naming|mentioning|saying|writing|typing|giving)(?:\s+(?:us|me))?)?|make (?:the|your) (?:e-?mail )?subject(?: line)?(?= (?:your|the name)\b)|(?:the |your )?(?:(?:very )?(?:first|opening|last|closing) (?:word|line|sentence)|subject(?: line)?|title|headline)(?: of (?:your|the) \w+)?(?: (?:should|must|has to|needs to) be|\s*=|(?=: the\b):?))(?!\w)`,
  ].join('|'),
  'gi',
)

/** A sentence that only tells what somebody does: "you prepare résumés", "customers tell us". */
export const TELLS_DOING =
  /^\W*(?:you(?:['’]ll| will| would| also)?(?! (?:must|should|need|have to|can|may|are (?:asked|required|requested|invited|welcome|encouraged)))|we(?! (?:would |also |only )*(?:like|love|want|need|ask|require|read every|only read|be (?:grateful|happy|glad)|appreciate))|they|our \p{L}+|customers?|clients?|the (?:team|ideal \p{L}+))\s+\p{L}+/iu
/** "people who tell us": said of others. */
export const OF_OTHERS = /\b(?:who|they|people|customers|clients|staff|users|students|often|always)\s+$/i

/** "A Loom telling us why …": said in a recording. */
const RECORDED =
  /(?<=\b(?:loom|video|recording|vocaroo)s?\b(?: \([^)]*\))?,? )(?:telling (?:us|me)|answering|explaining|showing|saying|describing|introducing|covering)\b(?:(?! and (?:an?|your|send|attach|paste|upload|include)\b)[^.,;!?\n])*/i
/** The text without what is to be said in a recording, every other letter where it was. */
export const withoutRecorded = (text: string): string => text.replace(RECORDED, (all) => '_'.repeat(all.length))
