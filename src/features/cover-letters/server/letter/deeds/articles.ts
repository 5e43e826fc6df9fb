import { wasOf } from './verbs.ts'

/** Names somebody, not a field of work: "bookkeeper", not "customer service". */
export const SOMEBODY =
  /(?:er|or|ista?|lyst|cook|chef|scribe|aide|guard|wife|man|ant|ent|ian|eer|ive|associate|graduate|VA|PA|EA|CSR|TSR|SDR|BDR|ISA|rep|coach|clerk|admin|nurse|officer|lead|head|secretary|expert|pro|staff|intern|CPA)$/i
/** "Executive assistant to CEOs" is an assistant: whether the word before whom it is for names somebody. */
export const isSomebody = (title: string): boolean =>
  SOMEBODY.test(title) || SOMEBODY.test(title.split(/ (?:to|of|for) /)[0] ?? '')
/** Abbreviations are spelt out when read: an HR assistant, a UX designer. */
export function article(title: string): 'a' | 'an' {
  const first = title.split(/[^\p{L}\p{N}]/u)[0] ?? ''
  const spelt = /^[A-Z]{2,4}$/.test(first)
  // "ROAS" is read as a word.
  if (/^(?:ROAS|RAM|LAN|SIM|NAS|SaaS|RFID)$/.test(first)) return /^RFID$/.test(first) ? 'an' : 'a'
  return (spelt ? /^[AEFHILMNORSX]/ : /^(?:[aeio]|u(?!ni|se|x|i))/i).test(first) ? 'an' : 'a'
}

/** What follows "staff" or "support" is no article's: "a member of the accounting staff". */
export const NO_ARTICLE = /\bstaff$/i

/** A name of work as one person of it: "a cashier". */
export const asOne = (title: string): string =>
  NO_ARTICLE.test(title) ? `a member of the ${title.toLowerCase()}` : `${article(title)} ${title}`

/** Things there is one of, which people who write quickly name without an article. */
const ONE_OF =
  'CRM|sheet|report|inbox|calendar|database|page|newsletter|spreadsheet|dashboard|ledger|website|site|store|schedule|tracker|masterlist|master list|fund|blog|channel|pipeline|system|budget|team|portal|ward|set of books|warehouse|office|owner|supplier|accountant|manager|client|customer|external auditor|auditor|designer|developer|CEO'
const NO_ARTICLE_YET =
  '(?!(?:an?|the|their|her|his|its|our|my|your|this|that|each|every|all|any|no|some|both|one|two|three|four|five|six|several|many|per|and|or|of|in|to|for|with|by|from|on|at)\\b)'
/** "Organized school reading program": one of several. */
const AN_EVENT =
  /^((?:organi[sz]|host|plann|coordinat|facilitat|held|ran|led)(?:ed)? )(?!(?:an?|the|all|our|\d+|several|various|many|\p{L}+s) )((?:[\p{L}-]+ ){0,3}(?:program|event|seminar|drive|trip|conference|tournament|campaign|webinar|fair|workshop|contest))(?=$|[,.;)]| (?:for|of|in|on|with|to|from|by|at|and)\b)/iu
// bounded: three words before the thing at most
const WITHOUT = new RegExp(
  String.raw`(?<=^(?:updat|maintain|monitor|manag|prepar|handl|creat|review|check|send|sent|mak|made|kept|keep|run|ran|design|built|answer|organiz|organis|plan|produc|schedul|migrat|redesign|wrote|writ|launch|customi[sz]|triag|sort|clean|assist)\p{L}* |\b(?:for|of|in|with|to) )${NO_ARTICLE_YET}((?:(?!\p{L}+s\b)${NO_ARTICLE_YET}[\p{L}-]+ ){0,3}(?:${ONE_OF}))(?=$|[,.;)]| (?:for|of|in|on|with|to|from|by|at|across|during|under|and|or|every|each|daily|weekly|monthly|using|via|including|before|after|so|that|which|as)\b)`,
  'giu',
)
/** A deed with the articles that were left out before things there is one of: "updated the inventory sheet". */
export const withArticles = (deed: string): string =>
  deed
    // "To create organization website": what is done is no part of the thing.
    .replace(WITHOUT, (thing: string, _: string, at: number) =>
      deed.slice(0, at).endsWith(' to ') && wasOf(thing.split(' ')[0] ?? '') !== undefined ? thing : `the ${thing}`,
    )
    .replace(AN_EVENT, (_, verb: string, name: string) => `${verb}${article(name)} ${name}`)
    .replace(MEASURE, (_, verb: string, name: string) => `${verb} ${article(name)} ${name}`)
/** "Maintained CSAT of 96%" */
const MEASURE =
  /^(maintained|kept|had|achieved|reached|hit|got|earned|averaged) ((?:(?:average|overall) )?(?:CSAT|AHT|NPS|QA score|quality score|open rate|reply rate|response rate|conversion rate|error rate|accuracy|rating)(?: (?:score|rating|rate))?)(?= (?:of|above|below|over|under|at)\b)/u
