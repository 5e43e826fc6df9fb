import { matchesOf } from '#features/phrases/rules.ts'
import { BY_WHAT_THEY_DO, NO_HUMAN } from './unnamed/rules.ts'
/** Whom a demand is meant for: what only a machine is told is a trap for whoever obeys it. */
export type Audience = 'machine' | 'human' | 'unclear' | null

const TERM = String.raw`(?:a\.?i\.?|artificial intelligence|chat[\s-]?gpt|gpt(?:-?\d\w*)?|gemini|claude|copilot|llm|(?:large )?language model|(?:chat)?bot|robot|auto-?apply|automated (?:tool|script|system|program|agent|applicant|reader|application|assistant|writer|service))s?`
/** "If you like AI tools": those are people. */
const ONLY_KNOWS = String.raw`(?:not|have(?!\s+(?:used|let|asked|relied))|know|love|like|enjoy|work|build|train|hate|experienced?|familiar|skilled|comfortable|good|great|interested|passionate|able|proficient|experts?|looking|applying|confident|your|ability|about|develop\w*|leverag\w*|implement\w*|integrat\w*|creat\w*|want|need|plan)`
const MACHINE = String.raw`(?<![\p{L}\d-])(?:an? |any |the |some )?(?:(?!${ONLY_KNOWS}\b)[\w-]+ )?${TERM}(?![\p{L}\d])`
const KIND = String.raw`(?:[\s-]+(?:agents?|assistants?|helpers?|users?|tools?|models?|systems?|bots?|writers?|applicants?|programs?|generators?|only|(?:reading|processing|parsing|answering|writing) (?:this|along)(?: \w+){0,5}|and (?:friends|the like|co|agents?|bots?|the like|(?:similar|other|such) (?:[\w-]+ )?(?:tools?|models?|bots?|apps?|programs?|software))|instructions?))*`
const MADE = String.raw`(?:written|generated|made|produced|created|drafted|prepared|filled (?:in|out)|answered|done)`
const ORDERED = String.raw`(?:greet|address|confess|admit|salute|append|mention|feature|contain|insert|quote|reference|include|mention|write|start|begin|end|add|put|use|say|insert|open|close|answer|reply|respond|type|finish|sign)`
const pattern = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'giu')

/** "If you are an AI …", "AI agents: …", "Bots should include …", "ignore all previous instructions". */
const TO_MACHINES = pattern(
  String.raw`\b(?:if|when|should|in case|are|were|kung|kapag)\s+(?:you(?:['’]re)?|ikaw ay|isa kang|this|that|it|your \p{L}+|the (?:reader|applicant|writer|letter|message)|whoever|anyone|anything(?! with)|something(?! with)|somebody|someone)\b(?:(?!\b${ONLY_KNOWS}\b|n['’]t\b)[^.,;:!?\n]){0,45}?${MACHINE}`,
  String.raw`\b(?:if|should|when|in case)\s+${MACHINE}${KIND}\s+(?:is|are|be|was|were|has|did|wrote|writes|writing|drafts|drafted|fills|answers|composes|makes|helps|generates|reads?|reading|generated|made)\b`,
  String.raw`(?:^|[\n([{*"“>#\]]|[.!?:]\s)[^\p{L}\n]*(?:(?:attention|notes?|notice|message|instructions?|p\.?\s?s\.?:?|dear|hey|hello|hi|to|for|all|any|the|our)\s+){0,4}${TERM}${KIND}(?:\s*(?:&|and|or|\/)\s*${TERM}${KIND})?(?:\s*\([^)\n]{0,30}\))?\s*(?::|\s?(?:that|which|who)\s[^.,:;!?\n]{2,40}:(?=\s*(?:please )?${ORDERED}\b)|\s[-–—]\s|,(?=\s*(?:please|pls|you|your|if|kindly|just|do|don|never|ignore|${ORDERED})\b)|,(?=[^.!?\n()]{0,40}:))`,
  String.raw`(?<!\b(?:no|not|the|our|this|that|my|your|each|a)\s)\b${TERM}${KIND}(?:\s*(?:,|&|and|or|\/)\s*(?:and |or )?${TERM}${KIND}){0,2}(?:\s+(?:that|which|who|reading|parsing|writing|scanning|filling|applying|responding|answering|replying|working|acting|used|using)\b[^.,;:!?\n]{0,40}?)?(?:\s*\([^)\n]{0,30}\))?\s+(?:must|should|shall|ha(?:s|ve) to|needs? to|will|would|get to|are (?:\p{L}+ly )?(?:to|asked|required|requested|invited|welcome|encouraged|instructed|told|expected|urged|begged|free|advised)(?: to)?|please)\s+(?:\p{L}+\s+)?${ORDERED}\b`,
  String.raw`(?:^|[\n.!?(]\s*)\W*${TERM}\s+(?:notice|note|instruction|check|test|trap|filter|line|message)s?\s*:`,
  String.raw`(?:^|[\n[({<])\W*(?:system|assistant|prompt|admin)(?: (?:message|note|prompt))?(?: (?:for|to) [^.:;!?\n]{2,50})?\s*:(?=\s*(?:please )?${ORDERED}\b)`,
  String.raw`\b(?:because|since|as) you(?:['’]re| are)\s+(?:only |just |really )?${MACHINE}`,
  String.raw`\b(?:if|when|should) you(?:['’]re| are)? (?:an? )?(?:machine|computer|script|computer program)s?(?=\s*[,:;.–-])|\bsystem prompts?\b(?!\s+(?:engineer|design|tun|optimi))`,
  String.raw`\b(?:ignore|disregard|forget|override)\s+(?:(?:all|any|your|the|of)\s+){0,3}(?:previous|prior|earlier|above|preceding|other|system)\s+(?:instructions?|prompts?|rules|text)\b`,
  String.raw`\b(?:when|if|while|before)\s+(?:creating|generating|drafting|producing|composing|parsing|processing)\s+(?:an?\s+|any\s+)?[^.,;:!?\n]{0,40}\b(?:from|based on|using|out of)\s+this\b`,
  String.raw`(?:^|[\n([{*]|[.!?]\s)[^\p{L}\n]*(?:attention|notes?|notice|(?:\p{L}+ )?line|message|instructions?|prompt|task|command|for|to)\s+(?:(?:to|for|all|any|the|our|your)\s+){0,3}${TERM}(?:\s+[\w'’-]+){0,4}\s*(?::|->|→|=>)`,
  String.raw`(?:^|[\n([{*]|[.!?]\s)[^\p{L}\n]*(?:anyone|whoever|those|everyone|people|applicants?|candidates?)\s+(?:who(?:['’]s| is| are)?\s+)?(?:using|uses?|letting|lets?|having|running|feeding this (?:in)?to|pasting this into)\s+${MACHINE}[^.!?\n:]{0,30}:(?=[^.!?\n]{0,40}\b${ORDERED}\b)`,
  String.raw`\bas an? (?:\p{L}+ )?${TERM}\b(?![\s-]+(?:train|test|quality|data|engineer|dev|special|expert|compan|agency|start|first|driven|powered|native|consult|research|enthus|user|team|tutor|artist|content|auto|edit|label|annot)\p{L}*)`,
  String.raw`\b${TERM}[\s-]*${MADE}\s+(?:[\w-]+\s+){1,2}(?:must|should|will|would|ha(?:s|ve) to|needs? to)\s+${ORDERED}\b`,
  String.raw`\b${MADE}\s+(?:\p{L}+ly )?(?:by|with|using)\s+${MACHINE}${KIND}\s+(?:must|should|will|usually|always|tends? to)\b`,
  String.raw`(?:^|[.!?(\n]\s*)[^\p{L}\n]*(?:using|used|letting|having|asking|got|(?:did|have|are) you (?:us(?:e|ed|ing)|let|letting|ask(?:ed|ing)?|having))\s+(?:an? |any |some )?${TERM}${KIND}[^.!?\n]{0,30}\b(?:your|this)\s+(?:\p{L}+ )?(?:application|reply|letter|message|answer|proposal|response|note|bid)s?\b[^.!?\n]{0,20}\?`,
  String.raw`\b(?:white|hidden|invisible)\s+(?:text|notes?|lines?|message|instructions?)\b[^.!?\n]{0,30}?${TERM}\b`,
  String.raw`\b(?:kung|kapag|pag)\s+(?:isang\s+)?${TERM}\s+(?:ka|ikaw|kayo|po|lang|ang (?:nag|gumawa|sumulat))|\bpara sa (?:mga |lahat ng )?${TERM}${KIND}\s*[:,]`,
)
const TO_TOOLS = pattern(...BY_WHAT_THEY_DO)
const TO_NO_HUMANS = pattern(...NO_HUMAN)
/** "If you are human …", "to prove you are no bot", "everyone else". */
const TO_HUMANS = pattern(
  String.raw`\b(?:humans?(?!\s+(?:resources?|capital|rights|services?|relations|factors|body|error|behaviou?r|interaction|interface|intervention|review|oversight|anatomy|in the loop|agents?))|to (?:real )?people|if you(?:['’]re| are) (?:an? )?(?:living )?person\b(?! (?:who|that|with))|real (?:person|people|applicants?)|actual (?:person|people)|flesh and blood)\b|(?:^|[\n.!?]\s*)[^\p{L}\n]*(?:people|persons|real ones)\s*[:,–—](?=\s*(?:please |kindly |do |don['’]t |never |ignore |skip |${ORDERED}\b))`,
  String.raw`\b(?:(?:not|never|nor|without being|isn['’]?t|aren['’]?t|ain['’]t)\s+${MACHINE}|no\s+${TERM}(?![\p{L}\d]))`,
  String.raw`\bunless\b[^.;:!?\n]{0,30}${MACHINE}`,
  String.raw`\b(?:weed|filter|sort|screen|keep)(?:ing)?\s+(?:out|off)\s+${MACHINE}`,
  String.raw`\b(?:everyone|everybody|all|anyone) else\b|\bthe rest of you\b|\bif (?:you(?:['’]re| are)|it is|it['’]s) not\b[,:]`,
)
const ANY_MACHINE = new RegExp(String.raw`\b(?:if|when|kung|kapag)\b[^.!?\n]{0,60}${MACHINE}`, 'iu')
const FORGET =
  /\b(?:ignore|disregard|forget|override)\s+(?:(?:all|any|your|the|of)\s+){0,3}(?:previous|prior|earlier|above|preceding|other|system)\s+(?:instructions?|prompts?|rules|text)\W*$/i
/** "If you do, it will write …" */
const DOING_SO =
  /^\W*(?:(?:if|when) you (?:do|did|must)\b(?! not)|it(?:['’]ll| will| should| must)\b|they(?:['’]ll| will| should| must)\b)/i
/** "Hello bots!" */
const GREETED = new RegExp(
  String.raw`(?:^|\n|[.!?]\s)\W*(?:hello|hi|hey|dear|greetings)(?:,? (?:to|all|any|the|our|you|my|dear))* ${TERM}${KIND}\s*[!.,:]*$`,
  'iu',
)
const NAMES_MACHINE = new RegExp(String.raw`(?<![\p{L}\d])${TERM}(?![\p{L}\d])`, 'iu')
/** Whether a sentence speaks of machines that write, to whomever. */
export const namesMachine = (text: string): boolean => SIGNS.test(text) && NAMES_MACHINE.test(text)
/** Goes on with what the sentence before said. */
const GOES_ON = /^\W*(?:instead|then|in that case|if so|also|and|simply|just|please (?:also|instead))\b/i
/** Without one of these no rule can find anything: most sentences have none. */
const SIGNS =
  /human|person|people|flesh|\btao\b|tools?\b|software|program|script|assistant|generat|algorithm|plug-?in|extension|computer|template|html|raw\b|crawler|scraper|parser|\bapps?\b|\ba\.?i|artificial|gpt|gemini|claude|copilot|llm|model|bots?\b|auto-?apply|machine|automat|(?:from|on|using|of) this\b|\b(?:system|admin)\b|\b(?:ignore|disregard|forget|override)\b/i
/** Each kind of rule has signs of its own, and most sentences have one kind of them. */
const TERM_SIGNS =
  /\ba\.?i|artificial|gpt|gemini|claude|copilot|llm|model|bots?\b|auto|machine|computer|script|prompt|(?:from|on|using|of) this\b|\b(?:system|admin|assistant)\b|\b(?:ignore|disregard|forget|override)\b/i
const PERSON_SIGNS = /human|person|people|flesh|\btao\b/i
const TOOL_SIGNS =
  /tools?\b|machine|program|software|script|generat|assistant|model|algorithm|\bapps?\b|plug-?in|extension|automat|computer|template|raw\b|plain|html|markdown|code\b|source|scraper|crawler|parser/i
const HUMAN_SIGNS = /human|\bpeople|persons?\b|real ones|\b(?:real|actual) p|flesh|\belse\b|rest of you|\bnot[,:]/i

type Mark = { at: number; to: 'machine' | 'human' }

/** The readers of one sentence ask one after the other. */
let lately: { text: string; marks: Mark[]; signs: boolean } = { text: '', marks: [], signs: false }

function marksOf(text: string): Mark[] {
  if (lately.text !== text) {
    const signs = SIGNS.test(text)
    lately = { text, marks: findMarks(text, signs), signs }
  }
  return lately.marks
}

function findMarks(text: string, signs: boolean): Mark[] {
  const found = (to: Mark['to'], rule: RegExp) => matchesOf(rule, text).map(({ index }): Mark => ({ at: index, to }))
  if (!signs && !HUMAN_SIGNS.test(text)) return []
  const spans = PERSON_SIGNS.test(text)
    ? matchesOf(TO_NO_HUMANS, text).map(({ 0: all, index }) => ({ at: index, end: index + all.length }))
    : []
  const machines = signs
    ? [
        ...spans.map(({ at }): Mark => ({ at, to: 'machine' })),
        ...(TERM_SIGNS.test(text) ? found('machine', TO_MACHINES) : []),
        ...(TOOL_SIGNS.test(text) ? found('machine', TO_TOOLS) : []),
      ]
    : []
  const humans = found('human', TO_HUMANS).filter(({ at }) => !spans.some((span) => span.at <= at && at < span.end))
  return [...machines, ...humans].toSorted((a, b) => a.at - b.at)
}

/** The pieces of a sentence that speak to different readers: "humans write …, bots write …". */
export function clausesOf(text: string): { text: string; at: number }[] {
  const marks = marksOf(text)
  const turns = marks.filter((mark, index) => index > 0 && mark.to !== marks[index - 1]?.to).map(({ at }) => at)
  // A word for people inside what machines are told ("so that humans know") turns nothing.
  const starts = [
    0,
    ...turns.filter((at) => /(?:^|[,;:–—-]|\b(?:and|but|while|if|or))\s*\W*$/i.test(text.slice(0, at))),
  ]
  return starts.map((at, index) => ({ at, text: text.slice(at, starts[index + 1]) }))
}

/** "Humans start with …. Everyone else starts with …": who is left is no human. */
const isOtherThanHumans = (text: string, before: string): boolean =>
  /^\W*(?:everyone|everybody|anyone|all) else\b/i.test(text) &&
  marksOf(/[^.!?\n]*[.!?]?\s*$/.exec(before.trimEnd())?.[0] ?? '').at(-1)?.to === 'human'

/** Whom a sentence speaks to. `before` is what stands right before it. */
export function audienceOf(text: string, before: string): Audience {
  const marks = marksOf(text)
  const machine = marks.find(({ to }) => to === 'machine')
  const human = marks.find(({ to }) => to === 'human')
  if (machine && human) return machine.at <= human.at && !isDenied(text, machine.at) ? 'machine' : 'human'
  if (machine) return 'machine'
  if (human) return isOtherThanHumans(text, before) ? 'machine' : 'human'
  const last = before.trimEnd()
  if (/[!.]$/.test(last) && GREETED.test(last.slice(-70))) return 'machine'
  // Who is told to forget other orders is given one next.
  if (/(?:instruction|prompt|rule|text)s?\W*$/i.test(last.slice(-16)) && FORGET.test(last)) return 'machine'
  const listed = last.endsWith(':') && /\n\s*$/.test(before)
  if (GOES_ON.test(text) || listed || last.endsWith('?')) {
    const said = last.slice(Math.max(...['\n', '. ', '! ', '? '].map((end) => last.lastIndexOf(end))) + 1).trimStart()
    const told = marksOf(said)
    if (told.length > 0) return told.at(-1)?.to ?? null
    if (!listed && /(?:^|\s)not\b|n['’]t\b/i.test(said) && marksOf(last).at(-1)?.to === 'machine') return 'machine'
  }
  if (DOING_SO.test(text) && NAMES_MACHINE.test(last.slice(last.search(/[^.!?\n]*[.!?]?$/)))) return 'machine'
  const signs = lately.text === text ? lately.signs : SIGNS.test(text)
  return signs && ANY_MACHINE.test(text) ? 'unclear' : null
}

const isDenied = (text: string, at: number): boolean => /\b(?:not|unless)\b[^,.;]{0,20}$/i.test(text.slice(0, at))
