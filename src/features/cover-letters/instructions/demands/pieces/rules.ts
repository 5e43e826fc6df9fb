import { matchesOf } from '#features/phrases/rules.ts'
import { withoutDoing } from '../../experience/rules.ts'
import { namesFile } from '../../files/rules.ts'
import * as phrases from '../../phrases/rules.ts'
import { isFact } from '../kinds/rules.ts'
import { goesOn } from '../together/rules.ts'

const [FEW_WORDS, MORE_WORDS] = [6, 8]

/** Words that go before what is asked for: to whom, where, that it follows. */
const BEFORE_IT = new RegExp(
  String.raw`^(?:\s*(?:,|:|-|–|\(|us\b|me\b|over\b|all (?=about\b)|in (?:one|two|three|four|five|a few|\d+)(?: (?:or|to) (?:two|three|four|five|\d+))? \w+(?: or (?:less|fewer|so)| max(?:imum)?)?\b|know\b|back\b|also\b|too\b(?! \w+ly\b)|both\b|with(?: us| me)?\b|to (?:us|me|see|know|hear)\b|in (?:detail|short|english|your own words|one line each|a few words)\b|the following\b(?: \w+)?(?: so (?:that )?(?:we|i) [^:,.;]{3,40}:)?|(?:please )?answer(?:s)?(?: to)?(?: (?:this|the following|one|these|my|our) questions?)?\b|(?:ang |ang iyong )?sagot (?:sa|ng) (?:mga )?tanong(?: na (?:ito|to))?\b|briefly\b|(?:in|with|on) (?:your|ur|the) (?:first |opening |last )?(?:e-?mail body|${phrases.LETTERS}|line|sentence|paragraph)\b|(?:here|below|as well)\b|to our \w+|a (?:little|bit)(?: more)?(?! (?:notes?|lines?|message|paragraph|story|summary|letter|intro\w*|video|test|sample)\b)|(?:and )?(?:one|another|the (?:first|second|third|other)) (?:on|about)\b|(?:along|together) with\b|about\b|kung(?= (?:${phrases.QUESTIONING})\b)|din\b|rin\b|lang\b|na\b|agad\b|muna\b|nyo\b|niyo\b|ninyo\b|sa (?:amin|akin)\b|(?:kami|ako)\b|samin\b|mo\b|po\b|ang\b|ng\b|sa (?:e-?mail|message|application|reply|letter)\b))*\s*`,
  'i',
)
/** Files by their names, wherever they stand in a piece. */
export const FILE_WORDS = String.raw`r[ée]sum[ée]|cv\b|portfolio|cover letter|disc\b|loom\b|pc specs|speed ?test|typing|voice|video|photo|transcript|tor\b|references|copy|links?`
/** How a piece begins that stands in a row with others. */
export const BEGINS_PIECE = String.raw`(?:your|about(?= (?:your|any|the)\b)|(?:ang )?sagot (?:sa|ng|mo)|ur|my|their|the|a|an|any|some|ang|kung|if|number|names?|average|typical|copies|links?|samples?|examples?|screenshots?|confirmation|\d|one|two|three|four|five|relevant|(?:from|by|since|until) when|${phrases.QUESTIONING}|(?:(?:${phrases.WHOSE_FACTS})\s+)*(?:${phrases.FACTS})\b|${FILE_WORDS})(?![a-z])`
const PARTED = new RegExp(
  String.raw`;\s*|:(?<=\b(?:following|details?|these|with|below)\b[^:]{0,60}:|^\w{3,12}:)\s+|\s[+/]\s+(?!\d)|,?\s\((?:\d|[a-h])\)\s*|,\s+(?:and\s+)?[—–-]\s?[^—–,.\n]{2,40}?\s?[—–-]\s(?=${BEGINS_PIECE})|,\s+(?:(?:and|as well as|plus|or|&|then)\s+)?(?=${BEGINS_PIECE})|\s(?:and|n|&|plus|as well as|(?:along|together) with|kasama(?= (?:ang|ng))|w\/|at(?= (?:ang|anong?|kung|magkano|kailan|saan|ilang?|paano|bakit|sagot|sample|screenshot|specs|resume|cv|voice|expected|edad|location|pangalan|age|contact|rate|sahod)\b))\s+(?:(?:also|then)\s+)?(?=${BEGINS_PIECE})|\swith\s+(?=(?:your|ur|their|an?)\s+(?:[\w-]+\s+)?(?:${phrases.FACTS}|${FILE_WORDS}|links?|samples?)\b)`,
  'gi',
)
/** In a row behind a colon each piece is wanted, however it begins. */
const PARTED_ROW =
  /;\s*|\s\/\s|,\s+(?:(?:and|plus|or|&|at)\s+)?|(?<!\bbefore)\s(?:[+&]|and|at(?!\s+(?:on|in|an?|the|your|our|my|once|one|least|most|work|home|any|this|that|each|night|all|\d)\b))\s+/gi
/** What stands in brackets or in quotation marks is no piece of its own. */
const IN_ONE = /\((?![\da-h]\))[^()]*\)|(?<=\s)["“](?=\S)[^"“”\n]{2,300}["”]/g

type Piece = { words: string; at: number; row: boolean }

/** "Your current job and company, …": two words of one thing in a row whose things are parted by commas. */
const isPair = (last: string, words: string, parted: string): boolean =>
  /^\s(?:and|&)\s/.test(parted) &&
  /^(?:your|ur|current|last|present|previous)\s/i.test(last) &&
  !/\bname$/i.test(last) &&
  /^\p{L}+$/u.test(words) &&
  !isFact(words) &&
  !namesFile(words)

const partsOf = (body: string, cuts: readonly RegExpExecArray[]): string[] =>
  [...cuts, null].map((cut, index) => {
    const last = cuts[index - 1]
    return body.slice(last ? last.index + last[0].length : 0, cut?.index)
  })

/** Whether short words stand in a row, so that each is wanted: behind a colon, or most of them facts and files. */
function isRow(parts: readonly string[], colon: boolean): boolean {
  const [first = ''] = parts
  const most = colon && parts.length > 2 ? MORE_WORDS : FEW_WORDS
  if (parts.length < 2 || parts.some((part) => part.split(' ').length > most || /^(?:whatever|anything)\b/i.test(part)))
    return false
  const known = parts.filter((part) => isFact(part) || namesFile(part)).length
  return (
    colon ||
    (parts.length > 2 &&
      isFact(first) &&
      (parts.length <= 4 || known * 3 >= parts.length * 2) &&
      !/\b(?:with|in|using)\b/i.test(first))
  )
}

/** What a demand is made of, between `from` and `to` of its sentence. */
export function piecesOf(text: string, from: number, to: number): Piece[] {
  const lead = BEFORE_IT.exec(text.slice(from, to))?.[0] ?? ''
  const begin = from + lead.length
  const body = withoutDoing(
    text.slice(begin, to).replace(IN_ONE, (all) => 'x'.repeat(all.length)),
    'x',
  )
  const cuts = matchesOf(PARTED_ROW, body)
  const colon = /:\s*$/.test(text.slice(0, begin))
  const parts = partsOf(body, cuts)
  const row = isRow(parts, colon)
  const added = /\s\+\s/.test(body)
  const pieces: Piece[] = []
  let at = 0
  let parted = ''
  const all = [...(row ? cuts : matchesOf(PARTED, body)), { 0: '', index: body.length }]
  const lastComma = all.findLastIndex((cut) => cut[0].includes(','))
  for (const [index, cut] of all.entries()) {
    const skip = pieces.length === 0 ? 0 : (BEFORE_IT.exec(body.slice(at, cut.index))?.[0].length ?? 0)
    const words = text.slice(begin + at + skip, begin + cut.index)
    const last = pieces.at(-1)
    const inOne = last !== undefined && index <= lastComma && isPair(last.words, words, parted)
    if (last && !/;/.test(parted) && (inOne || goesOn(last.words, words.replace(/\s*\([^)]*\)?\W*$/, ''), parted)))
      last.words = text.slice(last.at, begin + cut.index)
    else
      pieces.push({
        words,
        at: begin + at + skip,
        row: row || (added && /\byou/i.test(words)) || (colon && parts.length > 2) || /\babout\s*$/i.test(lead),
      })
    at = cut.index + cut[0].length
    parted = cut[0]
  }
  return pieces
}
