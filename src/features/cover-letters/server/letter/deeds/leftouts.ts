import { article } from './articles.ts'
import { wasOf } from './verbs.ts'

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
/** "118% of quota Dec 2022", "top agent Feb 2022" */
const IN_MONTH = new RegExp(
  String.raw`(?<=[\p{L}\d%]) (?=${MONTH} \d{4}(?:$|[,.;)]| (?:with|and|for|on|at|by|of)\b))`,
  'gu',
)
const NOT_BEFORE_MONTH =
  /\b(?:in|of|since|from|to|until|till|by|for|and|or|on|before|after|during|through|every|each|last|this|early|late|mid|the|\d{1,2}(?:st|nd|rd|th)?)$/iu
/** Money and of what: "$90k aged claims". */
const OF_MONEY =
  /([$₱€£]\d[\d.,]*[kKmM]?\+?) (?=(?:long )?(?:aged|overdue|outstanding|unpaid|past[- ]due|late|lost|unbilled|missed) \p{L})/gu
const COUNTRY = /\b(in|from|across|to|within) (?=(?:UK|US|USA|UAE|Philippines|Netherlands|States)(?:$|[,.;)]| and ))/g
// bounded: three words before the thing
/** "For solar company", "for agent in Arizona": one of many. */
const FOR_ONE =
  /\b(for|with) ((?!(?:an?|the|one|our|my|his|her|their|its|this|that|each|every|all|any|no|some|both|various|several|many|two|three|four|five|six|\d+)\b)(?:(?!(?:and|or|of|in|on|with|for|to)\b)[\p{L}&-]+ ){0,3}(?:company|brand|carrier|agency|firm|agent|broker|startup|start-up|practice|supermarket|restaurant|hotel|school|bank|business|retailer|contractor))(?=$|[,;)]| (?:in|based|from|and|using|on|at|since|with|\()\b)/giu
// bounded: three words before the thing
const FOR_KIND =
  /\b(for|of) ((?!(?:an?|the|one|our|my|his|her|their|its|this|that|each|every|all|any|no|some|both|various|several|many|two|three|four|five|six|\d+)\b)(?:(?!(?:and|or|of|in|on|with|for|to)\b)[\p{L}&-]+ ){1,3}(?:brand|condo|building|client|clinic|store|shop|channel|podcast|account))(?=$|[,;)]| (?:in|based|from|using|to)\b)/giu
const one = (lead: string, thing: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(thing) ? `${lead} ${thing}` : `${lead} ${article(thing)} ${thing}`
/** "The most read one is …": what is said of one of several things stands in brackets. */
const THE_ONE_IS =
  // bounded: a line of a resume, 400 signs
  /, (the [^,()]{1,40} one (?:is|was|has|had|got) [^,()]+|best one (?:is |was |got |at )?[^,()]*\d[^,()]*)$/u
/** "…, quota is 3" */
const LIMIT_IS =
  // bounded: a line of a resume, 400 signs
  /, (?:the )?((?:team |my |monthly |daily |weekly )?(?:quota|target|goal|limit|standard|SLA)) (is|was) ([^,()]*\d[^,()]*)$/u
/** "…, 40 made so far" */
// bounded: a line of a resume, 400 signs
const SO_FAR = /, (\d[^,()]* (?:\p{L}+ed|made|built|done|sold) so far)$/u
/** "The client made it the official script": who did something about it besides. */
const OTHERS_DID =
  /, (?=the (?:client|owner|boss|manager|team|company|school|office|CEO) (?:\p{L}+ed|made|kept|got|gave|chose|took|said|won|still) )/u
/** "Tenant emails and rent follow up": a thing. */
const FOLLOW_UP = /^((?:handled|took care of|did) (?:[\p{L}&-]+,? ){1,9})follow up\b(?! (?:and|the|on all|all)\b)/u
/** "… interviews then translate to English" */
const THEN = /(,)? (?:and )?then (\p{Ll}+) (?=(to|into|them|it|the|an?|all|with|for)?)/u
/** "Sent weekly list" */
const SINGLE_LIST =
  /^((?:sent|prepared|made|wrote|gave|ran|did|created|submitted) )(?=(?:weekly|monthly|daily|quarterly|yearly) (?:[\p{L}-]+ )?(?:list|report|summary|newsletter|audit|update|inventory|meeting|backup|briefing|plan|schedule|calendar)(?:$|[,;]| (?:of|for|to|on|in|with)\b))/u

/** A deed with what its line left out: articles before one of many, "in" before months, an "and" before what came next. */
export const withLeftOut = (deed: string): string =>
  deed
    .replace(IN_MONTH, (space: string, at: number) => (NOT_BEFORE_MONTH.test(deed.slice(0, at)) ? space : ' in '))
    .replace(OF_MONEY, '$1 in ')
    .replace(COUNTRY, '$1 the ')
    .replace(FOR_ONE, (_, lead: string, thing: string) => one(lead, thing))
    .replace(FOR_KIND, (_, lead: string, thing: string) => one(lead, thing))
    .replace(THE_ONE_IS, (_, said: string) => ` (${said})`)
    .replace(
      LIMIT_IS,
      (_, what: string, is: string, rest: string) => ` (the ${what.replace(/^my /, '')} ${is} ${rest})`,
    )
    .replace(SO_FAR, ' ($1)')
    .replace(OTHERS_DID, ', and ')
    .replace(FOLLOW_UP, '$1follow-up')
    .replace(THEN, (all, comma: string | undefined, verb: string, next = '') => {
      const was = wasOf(verb)
      return was === undefined
        ? all
        : `${comma ?? ''} and then ${was} ${/^(?:to|into)$/.test(next) && !/^(?:report|repl|respond|talk|listen|attend|went|go)/.test(verb) ? 'them ' : ''}`
    })
    .replace(SINGLE_LIST, '$1a ')
    .replace(/\b(audio|video) (\d+ (?:minutes|hours))\b/, '$2 of $1')
    .replace(/(?<!from )\bcontract to clos(e|ing)\b/, 'from contract to clos$1')
    .replace(/\b(in|on) (?=client['’]s )/g, '$1 the ')
    .replace(
      /\b(on|to|for) (?=(?:Facebook|Instagram|TikTok|LinkedIn|YouTube) (?:page|account|group|channel)\b)/g,
      '$1 the ',
    )
    .replace(/\b(in|at) branch\b/g, '$1 the branch')
    .replace(/\bRest API/gi, 'REST API')
    .replace(/\b(when|if|while|to|for|with|of) (?=(?:TL|OM|PM|CEO|COO|CFO|GM)\b(?! [\p{Lu}\d]))/gu, '$1 the ')
    .replace(/(?<!\bas), (\p{L}+ )(\p{L}+) as possible$/u, ', as $1$2 as possible')
    .replace(/ and put (?=in\b|into\b|on\b|to\b)/, ' and put them ')
    .replace(/^(inventoried) (?=every|daily|weekly|monthly|at|each)/, 'took inventory ')
