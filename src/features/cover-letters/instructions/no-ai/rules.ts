import { indirect } from './indirect/rules.ts'
import { isRefusal, type Reading } from '../words/rules.ts'

const AI = String.raw`(?:a\.?i\.?|artificial intelligence|chat[\s-]?gpts?|gpt|chatbots?|gemini|claude|copilot|llms?|language models?|(?:ro)?bots?)`
const ANY_AI = String.raw`(?:(?:an?|any|your|the|the help of|help from)\s+)*(?:[\w-]+\s+){0,2}?${AI}`
const MADE = String.raw`(?:[\s-]*(?:written|generated|made|assisted|created|powered|produced|copy[- ]?paste\w*))?`
const TEXT = String.raw`(?:applications?|cover letters?|letters?|messages?|answers?|responses?|replies|proposals?|pitch(?:es)?|bids?|content|submissions?|resumes?|introductions?|intros?|e-?mails?|text|sagot|nonsense|garbage|slop|junk)`
const USE = String.raw`(?:use|using|rely(?:ing)? on|submit(?:ting)?|send(?:ing)? (?:us )?|copy(?:ing)?(?:[ -]?(?:and )?past(?:e|ing))? from|write (?:it |this )?with|apply(?:ing)? (?:with|w\/)|turn(?:ing)? to|employ(?:ing)?)`

/** A way of saying it, and whether the sentence has to say as well what becomes of such letters. */
type Rule = { says: RegExp; refusing?: true }
const says = (source: string): Rule => ({ says: new RegExp(source, 'i') })
const refusing = (source: string): Rule => ({ says: new RegExp(source, 'i'), refusing: true })

/** Forbidden: the use of it, or the thing itself. */
const FORBIDDEN: readonly Rule[] = [
  says(
    String.raw`\b(?:no|zero|skip the|not accept(?:ing)?|without(?: using| the (?:use|help) of)?)\s+(?:any\s+)?${AI}(?:\s*(?:,|/|or|and)\s*(?:(?:any|other|some|similar)\s+){0,2}${AI})*${MADE}\s*(?:${TEXT}|please|allowed|po|\.|!|,|$|to (?:write|answer|apply)|when|for (?:your|this|the) (?:application|letter|answer)s?|tools? (?:for|in|to))`,
  ),
  says(
    String.raw`\b(?:(?:do|did) not|(?:do|did)n['’]?t|never|please avoid|avoid|refrain from|not to|not|stop)\s+${USE}\s+${ANY_AI}`,
  ),
  says(
    String.raw`\b(?:avoid|(?:do not|don['’]?t|never|please no)(?: (?:send|submit|write|paste|use|want|need|read|accept))?)\s+(?:(?:long|generic|any|an?|me|us)\s+){0,2}${AI}${MADE}\s+${TEXT}`,
  ),
  says(
    String.raw`\b${AI}\b[^.!?\n]{0,50}\b(?:is|are)\s+(?:\w+\s+)?(?:not (?:allowed|accepted|permitted|welcome|ok(?:ay)?|tolerated|wanted)|prohibited|forbidden|banned|off[\s-]limits)`,
  ),
  says(
    String.raw`\b(?:do not|don['’]?t|never)\s+(?:have|make|get|ask|let)\s+${ANY_AI}\s+(?:to\s+)?(?:write|answer|do|create|fill|generate)\b`,
  ),
  says(
    String.raw`\b${TEXT}\b[^.!?\n]{0,20}\b(?:should|must|may|can)(?:n['’]?t|not| not)\s+be\s+(?:written|generated|made|created|produced)\s+(?:by|with|using)\s+${ANY_AI}`,
  ),
  says(
    String.raw`\b${TEXT}\b[^.!?\n]{0,20}\b(?:should|must|may|can|does|do)(?:n['’]?t|not| not)\s+(?:sound|read|look|smell)\s+like\s+${ANY_AI}`,
  ),
  says(
    String.raw`\b(?:(?:do not|don['’]?t|never|stop|please no)\s+(?:send(?:ing)?|giv(?:e|ing)|past(?:e|ing)|submit(?:ting)?|writ(?:e|ing))|no|not)\s+(?:(?:us|me)\s+)?(?:(?:something|anything|an?|the|any|some|long|stuff|letters?|text|whatever|what|answers?|applications?|messages?|words?|things?)\s+)+?(?:that |which )?${ANY_AI}\s+(?:has |have )?(?:wrote|written|made|generated|gave|spits?|spat|came up|produced|composed|put together)\b`,
  ),
  says(String.raw`\bno (?:\w+ )?${TEXT} (?:from|out of|by|off) ${ANY_AI}\b`),
  says(String.raw`\b(?:do not|don['’]?t|never) (?:want|need|read) (?:an? )?${AI}['’]s ${TEXT}\b`),
  says(String.raw`\b(?:leave|keep)\s+${ANY_AI}\s+(?:out of|at (?:the door|home)|away from)\b`),
  says(String.raw`\b(?:huwag|wag|bawal|iwasan|ayaw)\b[^.!?\n]{0,35}\b${AI}\b`),
]
/** What came of it, or who used it; not what somebody knows of it. */
const CAME_OF = String.raw`\b(?:${TEXT}|applicants?|candidates?|anyone|those|people|freelancers?|anything|whatever|everything|it|this|that|yours?)\b(?:(?!\b(?:have|experience|knowledge|know|familiar|skills?|about|buil[dt]|why|how)\b)[^.!?\n]){0,60}\b${AI}\b(?!\s+(?:experience|skills?|knowledge|projects?|background|firms?|compan(?:y|ies)|agenc(?:y|ies)|vendors?))`
/** Refused: what it wrote, or who used it. */
const REFUSED: readonly Rule[] = [
  refusing(
    String.raw`\b(?:${AI}${MADE}|generated|machine[- ](?:made|written|generated))\s+(?:${TEXT}|ones|statements?)\b`,
  ),
  refusing(CAME_OF),
  refusing(String.raw`^\W*${AI}[\s-]*(?:written|generated|made)\b`),
  refusing(String.raw`\bif you (?:use|used|rely on|let|ask)\s+${ANY_AI}\b`),
  refusing(String.raw`\b(?:pag|kapag|kung)\b[^.!?\n]{0,30}\b${AI}\b`),
  refusing(String.raw`\b(?:using|use of|usage of|relying on)\s+${ANY_AI}\b`),
]
/** Noticed: that they would see it. */
const NOTICED: readonly Rule[] = [
  says(
    String.raw`\b(?:we|i)\s+(?:can|will|do|know)\b[^.!?\n]{0,20}\b(?:tell|spot|detect|know|reject|delete|smell|recogni[sz]e|check for)\b[^.!?\n]{0,30}\b${AI}\b`,
  ),
  says(
    String.raw`\b(?:we|i)\s+(?:\w+\s+)?(?:know|notice|recogni[sz]e)\s+(?:what|when|if|how|that|it)\b[^.!?\n]{0,20}\b${AI}\b[^.!?\n]{0,12}\b(?:sounds?|reads?|looks?|writes?|wrote|written)\b`,
  ),
  says(
    String.raw`\b${AI}${MADE}\s+${TEXT}\b[^.!?\n]{0,40}\b(?:we|i)\s+(?:can|will|always)\s+(?:spot|tell|recogni[sz]e|notice|know)\b`,
  ),
  says(
    String.raw`\bif (?:i|we) (?:smell|see|detect|suspect|find|feel|think|sense|notice|catch|believe)\b[^.!?\n]{0,40}\b${AI}\b`,
  ),
  says(
    String.raw`\b(?:we|i)\b[^.!?\n]{0,30}\b(?:run|check|scan|screen|pass|put)\b[^.!?\n]{0,50}\b(?:ai|gpt|chatgpt)[\s-]*(?:detect\w*|check\w*|scan\w*)`,
  ),
  says(
    String.raw`\b(?:we|i)\b[^.!?\n]{0,30}\b(?:run|check|scan|screen|pass|put|paste|drop|feed)\w*\b[^.!?\n]{0,20}\b(?:your|each|every|all|the) (?:\w+ )?${TEXT}\b[^.!?\n]{0,30}\b(?:detect(?:or|ion)|gptzero|originality)\w*`,
  ),
  says(String.raw`\b(?:alam|halata|mahahalata|makikita)\b[^.!?\n]{0,30}\b${AI}\b`),
]
/** A human is wanted instead. */
const HUMAN: readonly Rule[] = [
  says(
    String.raw`\bif you (?:use|used|let)\b[^.!?\n]{0,20}\b${AI}\b[^.!?\n]{0,40}\b(?:we|i)(?:['’]ll| will| can| do)? (?:know|tell|notice|see)\b`,
  ),
  says(
    String.raw`\b${TEXT}\b[^.!?\n]{0,30}\b(?:must|should|has to|have to|needs? to|is to) be (?:100 ?% |fully |entirely |completely )?(?:human[- ]written|written by (?:a human|hand))\b`,
  ),
  says(String.raw`\b(?:only human|human[\s-]written)\b[^.!?\n]{0,30}\b(?:${TEXT}|only)\b`),
  says(
    String.raw`\b(?:rather|prefer|take)\b[^.!?\n]{0,80}\b(?:than|over|to)\b[^.!?\n]{0,40}\b(?:(?:${AI}|machine)${MADE}\s+(?:${TEXT}|prose|writing|words)|(?:something|anything|what) (?:from|by) ${ANY_AI})\b`,
  ),
  says(
    String.raw`\b(?:your own words?|yourself|by hand|sariling salita|own voice|(?:hear|read|hearing) (?:it )?from you|(?:written|made) by (?:you|a human|a person)|human[\s-]written)\b[^.!?\n]{0,40}\b(?:not|no|never|without|hindi|instead of|rather than)\s+(?:(?:by|from|using|with|an?|any|your|ng|gawa)\s+)*${AI}\b`,
  ),
]
const RULES = [...FORBIDDEN, ...REFUSED, ...NOTICED, ...HUMAN, ...indirect(AI, ANY_AI).map(says)]

/** "No AI or LLM": of what is built, unless letters are spoken of. */
const BARE_NO = new RegExp(
  String.raw`^(?:no|zero|without)\b(?!.*\b(?:please|po|allowed|write|answer|apply|${TEXT})\b)`,
  'i',
)
/** "We get letters that AI wrote. We will not read these." */
const REFUSED_NEXT =
  /^\W*(?:(?:we|i|they|these|those|such|all|please|sorry|if)\b[^.!?\n]{0,50}\b)?(?:these|those|them|they|such|it)\b[^.!?\n]{0,60}/i
const DISLIKED = /\b(?:zero tolerance|hate|dislike|can(?:['’]t|not) stand|tired of|sick of|waste of|obvious)\b/i

/** Speaks of the letter: then words of the work in the same sentence are its reason. */
const OF_LETTERS =
  /\b(?:applications?|(?:cover )?letters?|applying|apply|your (?:answers?|message|reply|response|letter|e-?mail|proposal)|these (?:questions|answers)|(?:the|this|your) (?:test|samples?|task))\b/i
/** Speaks of the work and not of the letter. */
const WORK =
  /\b(?:experience|our (?:customers|clients|products?|blogs?|articles?)|clients?|articles?|blog posts?|captions?|prior knowledge|knowledge|skills?|required|needed|patients?|artworks?|samples?|wrote|leads|follow-?ups?|images?|photos?|designs?|data|essays?|reviews?|content|scripts?|accounts?)\b/i
/** What the employer's own machines do not do, and what is to be done at work. */
const NEVER_LETTERS =
  /\b(?:students?|pupils?|agents?|users?|customers?|employees?|staff)\s+(?:may|must|should|can)(?:\s?not|n['’]t)\b|\b(?:we|i|our \w+)\s+(?:also )?(?:do not|don['’]?t|never|does not|doesn['’]?t)\s+use\b|\bto screen\b|\byou(?:['’]ll| will)\s+(?:also )?(?:detect|spot|filter|review|check|build|train|edit|test|write|use|moderate|label|ban)\b/i

/** What stands before a sentence, and behind it. */
type Beside = { before?: string; next?: string }

/** "Please write yours yourself", "for the application, don't": of the machine the sentence before spoke of. */
const BY_YOURSELF =
  /\b(?:write|type|answer|do) (?:yours|it|this|that|your \w+(?: \w+)?) (?:all )?(?:by )?(?:yourself|on your own|by hand)\b|^\W*(?:but |just )?(?:for|in|on|with) (?:the|your|this) (?:application|letter|message|answers?|proposal)s?,? (?:please )?(?:don['’]?t|do not|no|never)\b/i
const SPEAKS_OF_AI = new RegExp(String.raw`\b${AI}\b[^.!?\n]*[.!?]\W*$`, 'i')
const ANY_OF_AI = new RegExp(String.raw`\b${AI}\b`, 'i')
const byYourself = (text: string, before: string): Reading[] => {
  const match = BY_YOURSELF.exec(text)
  return match && (SPEAKS_OF_AI.test(before) || ANY_OF_AI.test(text))
    ? [{ found: { kind: 'no_ai', avoid: null }, at: match.index, length: match[0].length }]
    : []
}

/** Whether a sentence wants no letter that a machine wrote; duties among which it stands forbid other things. */
export function readNoAi(
  text: string,
  work = false,
  applying = false,
  { before = '', next = '' }: Beside = {},
): Reading[] {
  const own = work ? [] : byYourself(text, before)
  if (own.length > 0) return own
  if (
    !/\b(?:a\.?i|artificial|human|chat|gpt|gemini|claude|copilot|llm|language model|bot|robot|generated|machine|detect|originality)/i.test(
      text,
    )
  )
    return []
  const told = OF_LETTERS.test(text) || (applying && !work)
  if (NEVER_LETTERS.test(text) || (!told && (work || WORK.test(text)))) return []
  for (const rule of RULES) {
    const match = rule.says.exec(text)
    // Bots are thrown out at work too.
    const refused =
      (isRefusal(text) || DISLIKED.test(text) || isRefusal(REFUSED_NEXT.exec(next)?.[0] ?? '')) &&
      (told || !/bots?\W*$/i.test(match?.[0] ?? ''))
    // “Why we want no AI in letters” is told of us.
    if (match && /\b(?:how|why) (?:we|they)(?: \p{L}+)? *$/iu.test(text.slice(0, match.index))) continue
    if (match && !told && BARE_NO.test(match[0]) && !/[.!]\s*$/.test(text)) continue
    if (match && (!rule.refusing || refused)) {
      return [{ found: { kind: 'no_ai', avoid: null }, at: match.index, length: match[0].length }]
    }
  }
  return []
}
