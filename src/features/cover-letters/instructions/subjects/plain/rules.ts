import { isForbidden } from '../../words/rules.ts'

const MAIL = '(?:e-?mail|mail|message|msg|application|letter)'
const LINE = String.raw`(?:${MAIL}(?:['’]s)? )?["“]?(?:subject|header|headline)["”]?(?: (?:line|field|box|heading))?(?: of (?:your|the|ur) ${MAIL})?`
const BEGINS = String.raw`(?=["“[<({]?(?:\p{Lu}|\d))`
const VERB = String.raw`(?:put|write|type|use|have|enter|place|state|enter|say|add|make it(?: read| say)?|it (?:is|should be|must be|has to be))`
/** What a subject is told to be without any mark around it, up to where the sentence ends. */
const PLAIN = [
  // "In the subject put Candle VA - your name", "As to the subject of your mail, make it the name of …"
  String.raw`\b(?:in|on|as|for|to|into) (?:the|your|ur) ${LINE},?\s+(?:(?:please|kindly|just|simply) )*${VERB}:?\s+(?:${BEGINS}|(?=(?:the name|your)\b))`,
  // "With the subject Hello from a human"
  String.raw`\b(?:(?<!\bdeal(?:s|ing)? )with|under|using|use) (?:the |this |a |as )?(?:e-?mail )?(?:subject(?! matter| areas?\b| experts?\b)|header)(?: line| heading)?:?\s+${BEGINS}`,
  // "Subject? Fresh eyes", "Mail subject - Fresh eyes"
  String.raw`(?:^|[.!]\s+)\W*(?:the |your )?${LINE}\s?\?\s+${BEGINS}`,
  // "A mail titled Weekend Host"
  String.raw`\b(?:an?|your|the) ${MAIL} (?:titled|entitled|headed|called)\s+${BEGINS}`,
  // "Name the title of your email to: …"
  String.raw`\b(?:name|set|change|make|write) (?:the|your) (?:title|subject|header|headline)(?: line)? of (?:your|the) ${MAIL} (?:to|as|into)\s*:?\s*`,
  // "Set your e-mail subject to Batch 7"
  String.raw`\b(?:set|change|make|keep) (?:the|your|ur) ${LINE} (?:to|as)\s*:?\s*${BEGINS}`,
].map((source) => new RegExp(source, 'iu'))
/** Behind a command without case: the flag `i` makes every letter a capital one. */
const CAPITAL = /^["“[<({]?(?:\p{Lu}|\d|the name of\b|your\b)/u
const LONGEST = 90
/** Where the sentence goes on with something else. */
const ENDS =
  /(?:[.!?](?=\s|$)|["”](?=\s|$)|[;]|,? (?:so (?:that|i|we)\b|and (?:attach|send|include|tell|answer|use|do not|don['’]t|please|(?:on|in|under) (?:the|your) (?:subject|body|message|mail))\b|when you\b|otherwise\b|or (?:i|we|it)\b|to \S*(?:@|\[at\]|\(at\))\S*|to (?:show|prove)\b)|\s\((?!your|name|full|first|last)).*$/isu

/** A subject that is told in plain words, and where it stands. */
export function plainSubject(text: string): { value: string; at: number; end: number } | null {
  for (const pattern of PLAIN) {
    const match = pattern.exec(text)
    if (!match || isForbidden(text, match.index)) continue
    const from = match.index + match[0].length
    const rest = text.slice(from)
    if (!CAPITAL.test(rest)) continue
    const value = rest
      .replace(/^["“]/, '')
      .replace(ENDS, '')
      .replace(/[\s,:]+$/, '')
    // Capitals in it are a word that the subject has to hold: the reader of words knows them.
    if (value.length < 2 || value.length > LONGEST || (pattern === PLAIN[0] && !/\p{Ll}/u.test(value))) continue
    return { value, at: match.index, end: from + rest.indexOf(value) + value.length }
  }
  return null
}
