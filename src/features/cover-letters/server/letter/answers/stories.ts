import { wordsOf } from '../deeds/shared.ts'
import { baseOf } from '../deeds/verbs.ts'

type Did = { deed: string; said: string }
/** What a story is asked of, and what of a resume is of the kind. */
const STORIES: readonly { asks: RegExp; did: RegExp; else?: RegExp }[] = [
  {
    asks: /\b(?:difficult|angry|upset|rude|demanding|unhappy) (?:callers?|customers?|clients?|guests?|people|users?|patients?|tenants?)\b|\bcomplaints?\b/i,
    did: /\bcomplaints?\b|\bescalat\w+|\boverdue\b|\bunpaid\b|\bdisputes?\b/i,
    // Money given back says less of anger.
    else: /\brefunds?\b/i,
  },
  {
    asks: /\b(?:executives?|ceo|founder|boss|busy owner)\b/i,
    did: /\b(?:executives?|directors?|owners?|brokers?|founders?|doctors)\b|(?<!\bcontent )\bcalendars?\b/i,
  },
  {
    asks: /\bexplain\w*\b/i,
    did: /\b(?:explain\w*|taught|teach\w*|train(?:ed|ing)|tutor\w*|coach\w*)\b/i,
  },
  {
    asks: /\b(?:trips?|tours?|itinerar\w+|travel)\b/i,
    did: /\b(?:trips?|tours?|flights?|hotels?|travel|transfers)\b(?! agents?)/i,
  },
  {
    asks: /\b(?:check|verify|fact-check)\w*\b[^?]{0,60}\b(?:information|sources?|facts?|true)\b/i,
    did: /\b(?:news|research\w*|verif\w+|audit\w*|interviews|checked (?!in\b)[^.]* against)\b/i,
  },
  {
    asks: /\b(?:secrets?|confidential\w*|discre\w+|sensitive|privacy|private (?:data|information|files))\b/i,
    did: /\b(?:confidential|personnel|medical|patients?|insurance|payroll|payslips?|201 files?|(?:employment )?contracts|loans?|bank (?:accounts?|statements?|recon\w+)|passbook|credit cards?|billing|tax|salar(?:y|ies)|benefits|passports?|legal|case files)\b/i,
  },
  {
    asks: /\b(?:hard|difficult|tough|uncomfortable|disciplinary) (?:conversations?|talks?|discussions?)\b|\b(?:let|lay) (?:somebody|someone|people) (?:go|off)\b|\bconflicts?\b/i,
    did: /\bemployee relations\b|\bdisciplin\w+|\bnotices? to explain\b|\bhearings?\b|\bgrievances?\b|\bde-?escalat\w+/i,
  },
  {
    asks: /\bperformance (?:problem|issue|bottleneck)s?\b|\bslow\b|\b(?:speed|sped)(?:ed)? up\b|\bload(?:ing)? time\b/i,
    did: /\boptimi[sz]ed\b|\bpage ?speed\b|\bload(?:ing)?(?: time)? from\b|\bfaster\b|\bslow\b/i,
  },
  {
    asks: /\bcounts?\b[^?]{0,20}\b(?:match|off|wrong|short)\w*|\bdiscrepanc\w+|\bvariances?\b|\bmissing (?:stock|items|inventory)\b/i,
    did: /\bvariances?\b|\bdiscrepanc\w+|\bshrinkage\b|\bcycle counts?\b/i,
  },
  {
    asks: /\bno[- ]?shows?\b|\b(?:don['’]?t|do not|doesn['’]?t|never|didn['’]?t) (?:even )?(?:show|turn) up\b|\bghost(?:s|ed|ing)?\b/i,
    did: /\bno[- ]?shows?\b|\bshow rate\b|\bghosting\b/i,
  },
  {
    asks: /\bchas(?:e|ed|ing)\b|\b(?:keep|kept|stay) (?:after|on top of) (?:people|others|them)\b/i,
    did: /\bchas(?:e|ed|ing)\b|\bfollow(?:ed|ing)?[ -]up (?:with|on|of)\b/i,
  },
  {
    asks: /\b(?:mess(?:y|iest)|behind|neglected)\b[^?]{0,30}\b(?:books?|accounts?|records?|files?)\b|\bclean(?:ed|ing)?[- ]?up\b/i,
    did: /\b(?:catch|caught|clean)\w*[- ]up\b|\bbacklogs?\b/i,
  },
  {
    asks: /\b(?:event|wedding|conference|party)s?\b/i,
    did: /\b(?:events?|weddings?|conferences?|webinars?|organi[sz]ed)\b/i,
  },
]

/** What somebody did of the kind a story is asked of, as a sentence without its full stop; empty where there is nothing. */
export function storyBegun(question: string, evidence: readonly Did[]): string {
  // What somebody likes, or a fact of the world, is no story of theirs.
  if (/\bfavou?rite\b|\b(?:which|what) year\b/i.test(question)) return ''
  // What somebody's line or machine is like, no line of a resume tells.
  if (/\b(?:internet|connection|brown-?outs?|power cuts?|back-?up (?:power|internet))\b/i.test(question)) return ''
  // A mistake is told by who made or found it.
  if (/\bmistakes?\b|\berrors?\b|\bwent wrong\b/i.test(question)) return ''
  // What a story comes to at its end is not what it is of: "a problem you solved, and how you explained it".
  const of = question.split(/(?<=\p{L}{3}.{0,200}),? (?:and )?how you /iu)[0] ?? question
  const verbs = VERBS_ASKED.exec(of)
  const own = verbs === null ? '' : ofVerb(plainVerb(verbs[1] ?? ''), evidence)
  if (own !== '') return own
  const kind = STORIES.find(({ asks }) => asks.test(of))
  const ofKind = (did: RegExp | undefined) => evidence.find(({ deed }) => did?.test(deed) === true)?.said
  const told = ofKind(kind?.did) ?? ofKind(kind?.else) ?? ''
  return told === '' && (OF_ONE.test(question) || OF_CASE.test(question)) ? nearestTo(of, evidence) : told
}

/** "Something you organised that had many parts", "a system you maintained": what was done is in the question. */
const VERBS_ASKED =
  /^(?:please )?(?:(?:tell us about|describe|about|and|or|name|share|give) )*(?:something|anything|an? [\w -]{2,30}?|one (?:thing|project|system|event)) (?:that |which )?you(?:['’]ve| have)? (\w{3,}?)(?= |$|[.,?])/i
/** Nearly everything is. */
const ANY_VERB =
  /^(?:handl|manag|work|us|creat|did|do|done|had|have|need|want|lik|lov|learn|improv|fix|solv|turn|miss|fail|know|thought|think|are|were|would|could|can|will|might|made|make|made|help|chang|start|enjoy|hat)/
/** One spelling of a verb in any form: "organised" and "organizing" are "organiz". */
const plainVerb = (word: string): string =>
  (baseOf(word.toLowerCase()) ?? word.toLowerCase())
    .replace(/is(?=e[sd]?$|ing$)/, 'iz')
    .replace(/(?:e[sd]?|ing|s)$/, '')
function ofVerb(verb: string, evidence: readonly Did[]): string {
  if (ANY_VERB.test(verb) || verb.length < 4) return ''
  const found = evidence.filter(({ deed }) => plainVerb(deed.split(' ')[0] ?? '') === verb)
  return (found.find(({ deed }) => /\d/.test(deed)) ?? found[0])?.said ?? ''
}

/** Asks for one case of many. */
const OF_ONE = /\b(?:worst|hardest|busiest|biggest|largest|toughest|trickiest|messiest|longest|most)\b/i
/** Asks how somebody goes about a case they may have had. */
const OF_CASE = /\bhow (?:do|did) you (?:deal with|handle|manage|fix|solve|approach|treat)\b/i
/** One word in common is an accident. */
const SHARED = 2
/** What shares most words with a question that asks for one case; empty where only one is shared. */
function nearestTo(question: string, evidence: readonly Did[]): string {
  const asked = new Set(wordsOf(question))
  const shared = ({ deed }: Did): number => {
    const [act = ''] = wordsOf(deed)
    // What was done says more than what it was done with, unless nearly everything is.
    const isAct =
      asked.has(act) &&
      !/^(?:handl|manag|work|made|did|us|creat|assist|help|set|updat|prepar|organi|kept|keep)/.test(act)
    return new Set(wordsOf(deed).filter((word) => asked.has(word))).size + (isAct ? 1 : 0)
  }
  const [best] = evidence.toSorted((a, b) => shared(b) - shared(a))
  return best !== undefined && shared(best) >= SHARED ? best.said : ''
}
