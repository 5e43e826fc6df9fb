import { listed, oneOf } from '#features/phrases/rules.ts'

/** What writes for somebody. */
const TOOLS = oneOf(
  listed(
    'tools? machines? programs? software scripts? generators? assistants? models? algorithms? apps? plug-?ins? extensions? automations? computers? templates?',
  ),
)
/** What no person is, as an assistant or a model may be. */
const MACHINES = oneOf(
  listed(
    'tools? machines? software scripts? generators? algorithms? automations? computers? programs? crawlers? scrapers?',
  ),
)
const DOES = oneOf(
  listed(
    'writes writing written wrote drafts drafting drafted generates generating generated composes composing composed produces producing produced fills filling filled answers answering answered reads reading parses parsing parsed processes processing processed scans scanning scanned creates creating created submits submitting submitted sends sending sent types typing typed',
  ),
)
const MADE = oneOf(
  listed('written generated drafted composed produced created made prepared submitted sent typed authored put'),
  ['filled (?:in|out)', 'put together', 'thought up'],
)
const LETTERS = oneOf(
  listed(
    'applications? letters? message reply response proposal pitch answers? bid text words? notes? sentences? lines? email introduction',
  ),
  ['cover letters?'],
)
const THIS = String.raw`(?:(?:this|these|your|ur|the|an?|any)(?: (?!role\b|job\b|position\b|team\b)[\w-]+){0,2} ${LETTERS}|this(?! (?:role|job|position|team)\b))`
const PERSON = oneOf([
  'human(?: being)?s?(?: (?:hands?|author|writer|reader|mind|brain))?',
  '(?:living |real |actual )?(?:person|people)',
  'flesh and blood',
])
const A_PERSON = String.raw`(?:(?:an?|actually|really|in fact|real|actual|living|any|the work of)\s+)*${PERSON}`
const ENDS_HERE = String.raw`(?=\s*(?:[,.:;?!)–—-]|$|(?:who|that|which)(?:['’]s| is| are)? (?:reading|writing)|(?:reading|writing|behind|at the|applying|please|but|then)\b))`
const IF = String.raw`\b(?:if|when|should|were|in case|kung|kapag|pag)\s+`
const READER = String.raw`(?:you|u|this|that|it|whoever(?: \w+){0,3}|(?:the )?(?:reader|writer|applicant|one|thing)(?: (?:reading|writing|who|that|which|wrote|reads|is|this|it)){0,4}|what(?:ever)?(?: \w+){1,4})`
const IS = oneOf(listed('is are was were has have been being be comes came'))
const NOT = String.raw`(?:not|never|(?:is|are|was|were|has|have|did|does)n['’]?t|aint|ain['’]t)`

/** A reader who is no human, in whichever words: there a word for people speaks of machines. */
export const NO_HUMAN: readonly string[] = [
  String.raw`${IF}${READER}(?:['’]?re| are|['’]s| is)?\s*(?:${NOT}|no|nothing like)\s+${A_PERSON}${ENDS_HERE}`,
  String.raw`${IF}you(?:['’]?re| are)\s+(?:anything|something|anyone|somebody|someone)\s+(?:other than|but|else than|except)\s+${A_PERSON}\b`,
  String.raw`${IF}(?:no|not? an?)\s+${A_PERSON}\s+(?:${IS}|${DOES}|reads?|ever)\b`,
  String.raw`${IF}${A_PERSON}\s+(?:(?:did|has|had|was|is)\s+(?:not|never)|(?:did|has|had|was|is)n['’]?t|never)\s+(?:really |actually )?(?:writ\w+|wrote|${DOES}|type|draft|read|behind)\b`,
  String.raw`${IF}${THIS}\s+(?:(?:${IS}|really|actually)\s+)*${NOT}\s+(?:(?:${IS}|really|actually)\s+)*(?:${MADE}\s+)?(?:by|from|of)\s+${A_PERSON}\b`,
  String.raw`\b(?:something|someone|somebody|anything|anyone|whoever|whatever)\s+(?:(?:that|which|who)\s+)?(?:['’]s|is|are)(?:n['’]?t|\s+(?:not|no))\s+${A_PERSON}\b`,
  String.raw`\bnon-?humans?\b(?!\s+(?:resources|factors|primates?))`,
  String.raw`(?:^|[.!?(]\s*)(?:not|no)\s+(?:an?\s+)?${PERSON}\?`,
  String.raw`${IF}(?:hindi|di)\s+(?:ka|ikaw|kayo|po)?\s*(?:po |totoong |isang )*tao\b`,
  String.raw`${IF}(?:hindi|di)\s+(?:ito |po |naman )*(?:isinulat|sinulat|gawa|ginawa)\s+(?:ito )?ng\s+(?:isang |totoong )*tao\b`,
]

/** Machines called by what they are or do, not by a name of their own. */
export const BY_WHAT_THEY_DO: readonly string[] = [
  String.raw`${IF}(?:(?:an?|any|some|your|the|another)\s+)?(?:[\w-]+\s+)?${TOOLS}\s+(?:(?:is|has|was|have|been|had|helps?|helped|you)\s+)*${DOES}\s+(?:(?:all|any|some|part|most|for|of|in|out|you|to)\s+)*${THIS}`,
  String.raw`${IF}you(?:['’]?re| are)\s+(?:(?:an?|any|some|just|only|piece of|bit of|kind of|another|kind|automated)\s+)*${MACHINES}${ENDS_HERE}`,
  String.raw`${IF}(?:you|${THIS})\b[^.,;:!?\n]{0,30}\b(?:${MADE}|comes?|came)\s+(?:by|with|using|from|through|via)\s+(?:(?:an?|some|any)\s+(?:[\w-]+\s+)?${TOOLS}|software|machines?|automation)\b`,
  String.raw`\b(?:${LETTERS}\s+(?:(?:that|which|are|is|were|was)\s+)*(?:automatically (?:generated|written|made|sent|submitted)|(?:generated|written|made|sent|submitted) automatically)|(?:auto(?:matically)?|machine)[- ](?:generated|written|made)\s+${LETTERS})\s+(?:must|should|will|ha(?:s|ve) to|needs? to)\b`,
  String.raw`\b(?:whichever|whatever|any)\s+(?:[\w-]+\s+)?${TOOLS}\s+(?:(?:is|that|which)\s+)*(?:reading|writing|parsing|processing|scanning|composing|drafting|generating|answering|filling)\b`,
  String.raw`\b${TOOLS}\s+(?:that|which)\s+(?:apply|applies|respond|reply|replies|${DOES})\b[^.,;:!?\n]{0,40}?\s+(?:must|should|shall|please|ha(?:s|ve) to|needs? to|(?:are|is) (?:\p{L}+ly )?(?:asked|requested|required|invited|told|instructed|welcome) to)\b`,
  String.raw`\breading this (?:as|in|from) (?:the )?(?:raw|plain|source|html|markdown|tokens?|code)\b`,
  String.raw`(?:^|[\n([{*"“>#]|[.!?]\s)[^\p{L}\n]*(?:(?:attention|notes?|dear|hey|hello|hi|to|for|all|any|the|agents?|bots?|and|our)[\s,]+){0,4}(?:machines|scrapers|crawlers|parsers|generators|algorithms|computers|(?:generative|automated|automatic|ai-powered) \p{L}+s?)(?:\s*(?:,|&|and|or|\/)\s*(?:and )?\p{L}+s){0,2}\s*(?::|,(?=\s*(?:please|pls|you|kindly|just|start|begin|include|add|write|put|mention|use|end)\b))`,
]
