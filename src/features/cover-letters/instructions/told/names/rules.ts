import { matchesOf } from '#features/phrases/rules.ts'

const OWNER = String.raw`(?:our|my|the|his|her|their)`
/** "Our dog's name", "the name of the street our office is in", "our founder's first name". */
const NAME_OF = new RegExp(
  String.raw`\b${OWNER} (?<owner>(?:[\p{L}-]+ ){0,2}[\p{L}-]+)['’]s? (?<part>(?:first|last|full|given|family) )?name\b|\bthe (?<share>(?:first|last|full) )?name of ${OWNER} (?<thing>(?:(?!(?:in|on|at|as|we|our|is|that|which|who|to|and|with|you|your|from|for|of)\b)[\p{L}-]+ ?){1,3})`,
  'iu',
)
/** The applicant has to say it, or it is the employer's own name, which postings tell in many ways. */
const NO_THING =
  /\b(?:your|ur|customers?|clients?|guests?|callers?|patients?|company|firm|business|agency|organi[sz]ation|position|role|job|post|person|applicants?|candidates?|managers?|recruiter|school|university|file|document|font|products?|sender|recipient|last|favou?rite|previous|former)\b/i
const OF_YOU = /^[^.!?,;\n]{0,40}\b(?:you|your|ur)\b/i

/** What is to be named: its noun with what stands before it, and which part of its name. */
export type Thing = { noun: string; more: string; part: 'first' | 'last' | null; at: number; end: number }

/** Whose name an order asks for, where only the posting can tell it; null where none is asked for, or the applicant's. */
export function thingNamed(order: string): Thing | null {
  const match = NAME_OF.exec(order)
  if (!match) return null
  const phrase = (match.groups?.owner ?? match.groups?.thing ?? '').trim().toLowerCase()
  const end = match.index + match[0].trimEnd().length
  const behind = order.slice(end)
  if (
    phrase === '' ||
    NO_THING.test(phrase) ||
    (/^\s+(?:that |which |who )?you\b/i.test(behind) && OF_YOU.test(behind))
  )
    return null
  const words = phrase.split(' ')
  const part = /last|family/i.test(match.groups?.part ?? match.groups?.share ?? '')
    ? 'last'
    : /first|given/i.test(match.groups?.part ?? match.groups?.share ?? '')
      ? 'first'
      : null
  return { noun: words.at(-1) ?? '', more: words.slice(0, -1).join(' '), part, at: match.index, end }
}

const NAME = String.raw`(?<name>\p{Lu}[\p{L}’'-]*\p{L}(?: \p{Lu}[\p{L}’'-]*\p{L}){0,2})`
/** Words that begin a sentence, and days, are no names. */
const NO_NAME =
  /^(?:He|She|It|This|That|These|Those|Here|There|Meet|We|Our|My|The|An?|And|But|If|When|You|Your|They|I|Is|As|With|For|To|In|On|At|Ask|Say|Also|Please|Yes|No|Not|Thanks|Hello|Hi|What|Who|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/
/** Kinds of places that are part of their own name: "Thistle Street". */
const PLACES =
  /^(?:street|road|avenue|lane|square|river|lake|tower|park|bridge|hall|beach|island|village|building|plaza|mall|station|harbou?r|valley)$/

/** The ways of telling a name; each is a name with its thing, and nothing else. */
function tellings(noun: string, more: string): RegExp[] {
  const thing = `${more === '' ? '' : `${more} (?:[\\p{L}-]+ ){0,2}`}${noun}`
  const a = String.raw`(?:[Oo]ur|[Mm]y|[Tt]he|[Aa]n?|[Hh]is|[Hh]er)`
  const few = String.raw`(?:\p{Ll}[\p{L}-]* ){0,3}`
  return [
    String.raw`\b${thing}\b[^.!?,;:\n]{0,40}?\b(?:called|named)\s+["“‘]?${NAME}`,
    String.raw`\b${a} ${few}${thing}(?:,| is| was|,? who is| –| -)?\s+["“‘]?${NAME}`,
    String.raw`\b${NAME}(?:,| is| was)\s+(?:our|my|the|an?) ${few}${thing}\b`,
    String.raw`\b${thing}(?: has a name|['’]s name(?: is)?)[:,]?\s+["“‘]?${NAME}`,
    String.raw`\b${thing}\s+\(${NAME}\)`,
    String.raw`\b${NAME}\s+\((?:our|my|the) ${few}${thing}\)`,
  ].map((source) => new RegExp(source, 'gu'))
}

/** The one name a text gives a thing; empty where it gives none, or more than one. */
export function nameIn(text: string, { noun, more, part }: Thing): string {
  const names = new Set(
    (PLACES.test(noun) ? placesCalled(noun, text) : tellings(noun, more).flatMap((way) => namesBy(way, text))).filter(
      (name) => name !== '',
    ),
  )
  const [name = ''] = names.size === 1 ? names : []
  return part === 'first' ? (name.split(' ')[0] ?? '') : part === 'last' ? (name.split(' ').at(-1) ?? '') : name
}

const namesBy = (way: RegExp, text: string): string[] =>
  matchesOf(way, text).map(({ groups }) => {
    const words = (groups?.name ?? '').split(' ')
    return words.slice(words.findLastIndex((word) => NO_NAME.test(word)) + 1).join(' ')
  })

function placesCalled(noun: string, text: string): string[] {
  const kind = noun.charAt(0).toUpperCase() + noun.slice(1)
  const named = new RegExp(String.raw`\b(?:\p{Lu}[\p{L}’'-]+ ){1,2}${kind}\b`, 'gu')
  return matchesOf(named, text).map(({ 0: all }) => all)
}
