import { listed, oneOf } from '#features/phrases/rules.ts'

const LETTERS = oneOf(
  listed(
    'applications? letters? messages? answers? responses? reply replies proposals? pitch bids? notes? submissions? intro',
  ),
  ['cover letters?'],
)
const OURS = String.raw`(?:the|your|this|these|those|any)\s+(?:[\w-]+\s+)?${LETTERS}`
const PERSON = oneOf(listed('you your yours yourself person people human humans sarili sariling'))
const WRITES = oneOf(
  listed(
    'write writes writing written wrote type typed answer answers answered read hear hearing words voice come comes sagot think thinking',
  ),
)
const NOT = String.raw`(?:not|never|hindi|instead of|rather than|over)`
const FROM = String.raw`(?:(?:by|from|of|galing sa|what|using|with|an?|any|your|the|some|ng|gawa|written|typed|made)\s+)*`

/**
 * That no letter of a machine is wanted, said by what is wanted or allowed instead. `ai` names a machine that writes,
 * `any` with what may stand before its name.
 */
export const indirect = (ai: string, any: string): readonly string[] => [
  String.raw`\bif (?:we|i)(?:['’]d)? (?:wanted|needed|want|had wanted)\b[^.!?\n]{0,30}\b${ai}\b[^.!?\n]{0,40}\b(?:we|i)(?:['’]d| would| could| can)(?:\s+(?:have|just|simply|go|gone|be))*\s+(?:ask|use|open|hire|prompt|type|get|talk|typed|asked|used|chat|do|done)\w*`,
  String.raw`\b(?:nothing|none of it)\s+(?:(?:that|which|is|was|by|from)\s+)*${ai}[\s-]*(?:written|generated|made|drafted|touched)?\s*(?:[.,;!–—]|please|$)`,
  String.raw`\b(?:no|zero)\s+${ai}\s+(?:in|on|for|with)\s+${OURS}`,
  String.raw`\b${ai}\b[^.!?\n]{0,40}\b(?:not|never)\s+(?:in|for|on|with|to write)\s+${OURS}`,
  String.raw`\b(?:fine|ok(?:ay)?|forgiven|welcome|forgivable|human)\b[^.!?\n]{0,12}[,;–—-]\s*(?:but )?${ai}\s+(?:is|are)(?:n['’]t|\s+not)\s*(?:[.!,;]|$)`,
  String.raw`\b(?:(?<=\b${WRITES}\b[^.!?\n]{0,40})|(?=[^.!?\n]{0,60}\b${WRITES}\b))(?<!\b(?:prov\w+|are|is|be|you['’]re|show|know|if|whether|confirm)\b[^.!?\n]{0,15})${PERSON}\b[^.!?\n]{0,40}?[\s,;–—-]\s*(?:and |but )?${NOT}\s+${FROM}${ai}\b`,
  String.raw`\b(?:written|typed|answered|made|done)\s+by\s+(?:you|a (?:human|person))\b[^.!?\n]{0,12}\b${NOT}\s+${FROM}${ai}\b`,
  String.raw`\b(?:do not|don['’]?t|never|please no)\s+(?:have|make|get|ask|let)\s+(?:an?|your|some|any)\s+(?:\w+\s+)?(?:machine|computer|tool|program|software|robot)\s+(?:to\s+)?(?:write|answer|do|draft|fill|generate|speak)\b`,
  String.raw`\b(?:resist|fight|skip|ignore|avoid)\b[^.!?\n]{0,30}\b(?:temptation|urge|having|letting|asking)\b[^.!?\n]{0,20}\b${any}\s+(?:to\s+)?(?:write|answer|do|draft|help)\b`,
  String.raw`\b(?:put|lay|leave) (?:down|away|aside) ${any}\b`,
  String.raw`\b(?:rather|prefer)\b[^.!?\n]{0,60}\b(?:from|by) (?:you|a (?:human|person))\b[^.!?\n]{0,10}\b(?:than|over|to)\b[^.!?\n]{0,40}\b(?:from|by) ${any}\b`,
  String.raw`^\W*(?:cop(?:y|ied)|past(?:e|ed)|written|generated|drafted)[\w\s-]{0,20}\b(?:from|by|with|out of) ${any}\s*\?`,
  String.raw`\b(?:we|i)\b[^.!?\n]{0,20}\b(?:use|run|have|put|check)\b[^.!?\n]{0,30}\b(?:ai|gpt|chatgpt)[\s-]*(?:detect\w*|check\w*|scan\w*)\b[^.!?\n]{0,20}\b(?:on|for|over|through)\b[^.!?\n]{0,20}\b${LETTERS}\b`,
  String.raw`\b(?:your own|by you)\b[^.!?\n]{0,12}\b(?:not|never) the (?:work|product|words) of ${any}\b`,
  String.raw`^\W*(?:must be |should be |to be )?(?:hand[- ]?)?(?:written|typed|answered) by (?:an? )?(?:actual |real |living )?(?:human|person)s?(?:\s+being)?\W*(?:please|pls|only)?\W*$`,
]
