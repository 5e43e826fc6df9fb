import { listed } from '#features/phrases/rules.ts'
import { conjugation } from '#features/phrases/verbs/rules.ts'

/** Verbs whose past is not made by "-ed" alone, or doubles a letter. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  listed(
    `buy:bought choose:chose lend:lent throw:threw undertake:undertook withdraw:withdrew rewrite:rewrote show:showed
    sync:synced scrub:scrubbed trim:trimmed zip:zipped wrap:wrapped drop:dropped embed:embedded propel:propelled swap:swapped
    prep:prepped spot:spotted reset:reset cancel:cancelled scan:scanned`,
  ).map((pair) => pair.split(':')),
) as Record<string, string>
/** Names of nothing: a line that begins with one tells what was done, and so does one in the middle. */
const VERBS = listed(
  `accept accompany acquire adapt add adjust align announce ask attract borrow brainstorm browse buy calibrate cancel celebrate choose
  clarify combine compare comply comprehend condense connect consolidate construct consult contribute convince craft cultivate
  deactivate decide decorate define delete depict derive describe detect determine devise disassemble discover distribute divert
  educate eliminate embed empower encourage endorse enforce enhance enlist enrich entertain equip establish examine expand
  expedite explore extract fabricate foster fulfill furnish impress incorporate innovate inspire instruct insure interact
  interpret intervene invite iterate justify lend leverage localize localise locate mediate merge minimize minimise
  mobilize modernize modify motivate navigate nurture orchestrate orient originate outperform outsource overhaul persuade pinpoint
  practise prep preserve prevent promote propel propose protect prove prune publicize quantify reactivate rearrange reassign
  reconnect reconstruct re-engage refurbish regulate rehabilitate reinforce reinstate reject relocate remodel reorganize
  repackage represent reproduce reshape restructure retain rewrite sanitize scour scrape scrub shorten solicit solve spearhead
  standardize standardise steer straighten strategize strengthen substitute suggest surpass suspend sustain sync synthesize
  systematize tackle tally throw tighten transform transmit trim tweak uncover undertake unify utilize utilise weed widen
  withdraw wrap zip download skip-trace cross-check multitask litigate differentiate co-develop co-author specialize specialise scan lock`,
)
/** Things as well, but at the beginning of a line they tell what is done: "Pull comps from MLS". */
const FIRST = listed(
  `pull push raise show share open drop move turn finish treat walk watch reset scale spot use swap complete correct
  address join transport`,
)
/** Things as often, wherever they stand: "Email support" is none, "email the suppliers" is. */
const NOUNS = listed(
  `access account archive balance brief budget bundle change claim copy demo display email exchange film fund headline
  highlight inventory link loan mail match message model network outline package paint phone text pilot place plate play position
  price print profile project prompt query question quote refund relay release reserve search segment shop stage staff structure
  switch tour trade transition volunteer voice patch press import export correspond partner`,
)

const { past, third, gerund } = conjugation(IRREGULAR)
const pairsOf = (verbs: readonly string[], forms: readonly ((verb: string) => string)[]): [string, string][] =>
  verbs.flatMap((verb) => forms.map((form): [string, string] => [form(verb), past(verb)]))
const same = (verb: string): string => verb

/** Plain form and past of the verbs that are nothing else. */
export const FURTHER_VERBS: readonly (readonly [string, string])[] = VERBS.map((verb) => [verb, past(verb)] as const)
/** Every past here with its plain form. */
export const FURTHER_BASES: readonly (readonly [string, string])[] = [...VERBS, ...FIRST, ...NOUNS].map(
  (verb) => [past(verb), verb] as const,
)
/** The pasts of verbs that are told at the beginning of a line only, by their other forms. */
export const AT_FIRST: ReadonlyMap<string, string> = new Map([
  ...pairsOf(FIRST, [same, gerund]),
  ['uses', 'used'],
  ...pairsOf(VERBS, [third, gerund]),
])
/** The same of verbs that need an object to be told from a thing. */
export const WITH_OBJECT: ReadonlyMap<string, string> = new Map(pairsOf(NOUNS, [same, gerund]))
