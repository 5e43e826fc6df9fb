import { listed, oneOf } from '#features/phrases/rules.ts'

/** What writes for somebody. */
const TOOLS = oneOf(
  listed(
    'tools? machines? programs? software scripts? generators? assistants? models? algorithms? apps? plug-?ins? extensions? automations? computers? templates?',
  ),
)
const DOES = oneOf(
  listed(
    'writes writing written wrote drafts drafting drafted generates generating generated composes composing composed produces producing produced fills filling filled answers answering answered reads reading parses parsing parsed processes processing processed scans scanning scanned creates creating created submits submitting submitted sends sending sent',
  ),
)
const MADE = '(?:written|generated|drafted|composed|produced|created|made|prepared|submitted|sent|filled (?:in|out))'
const LETTERS =
  '(?:applications?|(?:cover )?letters?|message|reply|response|proposal|pitch|answers?|bid|text|words|note)'
const THIS = String.raw`(?:this(?! (?:role|job|position|team)\b)|(?:your|ur|the|an?) (?:[\w-]+ )?${LETTERS})`
const PERSON = '(?:human(?: being)?|person|people|flesh and blood)'
const ENDS_HERE = String.raw`(?=\s*(?:[,.:;?!)–—-]|$|(?:who|that|which)(?:['’]s| is| are)? (?:reading|writing)|(?:reading|writing|behind|at the|applying|please|but)\b))`
const IF = String.raw`\b(?:if|when|should|in case|kung|kapag|pag)\s+`

/** A reader who is no human, in whichever words: there a word for people speaks of machines. */
export const NO_HUMAN: readonly string[] = [
  String.raw`${IF}(?:you|u|this|that|it|whoever|the (?:reader|writer|applicant))(?:['’]?re| are|['’]s| is)?\s*(?:not|aren['’]?t|isn['’]?t|no|nothing like)\s+(?:(?:an?|actually|really|in fact|real|actual|living)\s+)*${PERSON}${ENDS_HERE}`,
  String.raw`${IF}you(?:['’]?re| are)\s+(?:anything|something|anyone|somebody|someone)\s+(?:other than|but|else than|except)\s+(?:an?\s+)?(?:real\s+)?${PERSON}\b`,
  String.raw`${IF}(?:no|not? an?)\s+(?:real |actual )?${PERSON}\s+(?:is|was|has|reads?|wrote|writes?|ever)\b`,
  String.raw`${IF}${THIS}\s+(?:(?:is|was|has|been|were)\s+|not\s+|(?:is|was|were)n['’]?t\s+)*(?<=\b(?:not|n['’]?t)\s+)(?:really |actually )?${MADE}\s+by\s+(?:an?\s+)?(?:real |actual )?${PERSON}\b`,
  String.raw`\bnon-?humans?\b(?!\s+(?:resources|factors|primates?))`,
  String.raw`(?:^|[.!?(]\s*)(?:not|no)\s+(?:an?\s+)?(?:real\s+)?${PERSON}\?`,
  String.raw`${IF}(?:hindi|di)\s+(?:ka|ikaw|kayo|po)?\s*(?:po |totoong |isang )*tao\b`,
]

/** Machines called by what they are or do, not by a name of their own. */
export const BY_WHAT_THEY_DO: readonly string[] = [
  String.raw`${IF}(?:(?:an?|any|some|your|the|another)\s+)?(?:[\w-]+\s+)?${TOOLS}\s+(?:(?:is|has|was|have|been|had|helps?|helped|you)\s+)*${DOES}\s+(?:(?:all|any|some|part|most|for|of|in|out|you|to)\s+)*${THIS}`,
  String.raw`${IF}(?:you|${THIS})\b[^.,;:!?\n]{0,30}\b(?:${MADE}|comes?|came)\s+(?:by|with|using|from|through|via)\s+(?:an?|some|any)\s+(?:[\w-]+\s+)?${TOOLS}\b`,
  String.raw`\b(?:${LETTERS}\s+(?:(?:that|which|are|is|were|was)\s+)*(?:automatically (?:generated|written|made|sent|submitted)|(?:generated|written|made|sent|submitted) automatically)|(?:auto(?:matically)?|machine)[- ](?:generated|written|made)\s+${LETTERS})\s+(?:must|should|will|ha(?:s|ve) to|needs? to)\b`,
  String.raw`\b(?:whichever|whatever|any)\s+(?:[\w-]+\s+)?${TOOLS}\s+(?:(?:is|that|which)\s+)*(?:reading|writing|parsing|processing|scanning)\b`,
  String.raw`\breading this (?:as|in|from) (?:the )?(?:raw|plain|source|html|markdown|tokens?|code)\b`,
  String.raw`(?:^|[\n([{*"“>#]|[.!?]\s)[^\p{L}\n]*(?:(?:attention|notes?|dear|hey|hello|hi|to|for|all|any|the|agents?|bots?|and|our)[\s,]+){0,4}(?:machines|scrapers|crawlers|parsers|generators|algorithms|computers|(?:generative|automated|automatic|ai-powered) \p{L}+s?)(?:\s*(?:,|&|and|or|\/)\s*(?:and )?\p{L}+s){0,2}\s*(?::|,(?=\s*(?:please|pls|you|kindly|just|start|begin|include|add|write|put|mention|use|end)\b))`,
]
