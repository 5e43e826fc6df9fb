import { listed, phrase } from '#features/phrases/rules.ts'
import { AT_FIRST, FURTHER_BASES, FURTHER_VERBS, WITH_OBJECT } from './more-verbs.ts'
import { ALSO_NOUNS, BASES, IRREGULAR_PASTS, PASTS } from '#features/phrases/verbs/rules.ts'

/** Verbs resumes begin with that say too little of work to be looked for elsewhere. */
const MORE_PASTS: readonly (readonly [string, string])[] = listed(
  `act:acted hit:hit exceed:exceeded reach:reached join:joined talk:talked achieve:achieved gain:gained earn:earned save:saved
  boost:boosted assign:assigned delegate:delegated evaluate:evaluated assess:assessed streamline:streamlined compose:composed
  dub:dubbed look:looked listen:listened sew:sewed cook:cooked flag:flagged attach:attached input:input obtain:obtained retrieve:retrieved secure:secured request:requested enroll:enrolled liaise:liaised notify:notified inform:informed process:processed
  fill:filled chase:chased triage:triaged customize:customized customise:customised convert:converted recover:recovered curate:curated
  repurpose:repurposed integrate:integrated issue:issued subtitle:subtitled caption:captioned scribe:scribed chart:charted
  approve:approved ban:banned disburse:disbursed liquidate:liquidated deposit:deposited remit:remitted replenish:replenished
  restock:restocked stock:stocked remove:removed carry:carried rank:ranked dedupe:deduped shred:shredded list:listed record:recorded route:routed prioritize:prioritized
  investigate:investigated diagnose:diagnosed repair:repaired replace:replaced upgrade:upgraded validate:validated
  summarize:summarized recommend:recommended advise:advised counsel:counseled demonstrate:demonstrated discuss:discussed
  explain:explained finalize:finalized formulate:formulated initiate:initiated introduce:introduced observe:observed offer:offered
  participate:participated polish:polished procure:procured proofread:proofread redesign:redesigned refine:refined
  register:registered render:rendered renew:renewed revamp:revamped revise:revised select:selected simplify:simplified
  specify:specified supply:supplied tabulate:tabulated index:indexed target:targeted trace:traced grade:graded
  vet:vetted reschedule:rescheduled rebook:rebooked digitize:digitized assemble:assembled admit:admitted stay:stayed break:broke refill:refilled
  escort:escorted vaccinate:vaccinated dispense:dispensed allocate:allocated amend:amended apply:applied batch:batched
  bake:baked wash:washed iron:ironed load:loaded unload:unloaded sort:sorted pick:picked label:labeled scan:scanned
  double-check:double-checked follow-up:followed cold-call:cold-called onboard:onboarded
  lessen:lessened cross-train:cross-trained learn:learned score:scored storyboard:storyboarded
  pack:packed ship:shipped dispatch:dispatched sketch:sketched format:formatted wireframe:wireframed draft:drafted host:hosted
  negotiate:negotiated settle:settled forecast:forecasted appraise:appraised survey:surveyed make:made help:helped`,
).map((pair) => {
  const [verb = '', was = ''] = pair.split(':')
  return [verb, was] as const
})
const MORE: ReadonlyMap<string, string> = new Map(
  [...MORE_PASTS, ...FURTHER_VERBS].flatMap(([verb, was]) => {
    const third = /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb.replace(/y$/, 'ie')}s`
    const ing = `${verb.replace(/([^e])e$/, '$1').replace(/^(hit|dub)$/, (all) => all + all.slice(-1))}ing`
    return [verb, third, ing].map((form) => [form, was] as const)
  }),
)
/** Those of them, and of the others, that are things as often. */
export const THINGS_TOO: ReadonlySet<string> = new Set([
  ...ALSO_NOUNS,
  ...listed(
    `issue list record stock rank supply score host grade survey forecast target chart route index caption batch load label
    sketch format wireframe storyboard dispatch offer repair control request update process purchase upgrade replace deposit`,
  ),
])
const MORE_BASES: ReadonlyMap<string, string> = new Map([
  ...FURTHER_BASES,
  ...MORE_PASTS.map(([verb, was]) => [was, verb] as const),
])
/** The plain form of a verb of work, by its past; undefined for what is none. */
export const baseOf = (was: string): string | undefined => BASES.get(was) ?? MORE_BASES.get(was)
/** The past of any form of a verb of work but the past itself; undefined for what is none. */
export const wasOf = (word: string): string | undefined => PASTS.get(word) ?? MORE.get(word)

const DONE = phrase(
  'iu',
)`^(?:(?![\p{L}-]*(?:speed|feed|seed|need|weed)$)[\p{L}-]+ed|${IRREGULAR_PASTS}|hit|paid|read|input|cut)$`
const NO_DEED =
  /^(?:need|feed|speed|embed|indeed|proceed|succeed|exceed|detailed|skilled|experienced|advanced|dedicated|motivated|organized|certified|licensed|based|red|bed|shed|assigned|tasked|employed|hired)$/i
/** Whether a word is any form of a verb of work. */
export const isVerb = (word: string): boolean => wasOf(word) !== undefined || isPast(word)
/** Those of them that are things as often. */
export const mayBeThing = (word: string): boolean => THINGS_TOO.has(baseOf(wasOf(word) ?? '') ?? word)
/** Whether a word is a past that tells a deed. */
export const isPast = (word: string): boolean => DONE.test(word) && !NO_DEED.test(word)

/** What a verb that may be a thing is followed by where it is one: its object. */
export const OBJECT = /^(?:the|a|an|our|all|new|up|both|every|each|daily|weekly|monthly|\d.*|for|with|and)$/i
/** Things that stand behind such a word and make one thing of both: "support tickets", "test cases". */
const OF_BOTH =
  /\b(?:cases|tickets|reports|forms|records|lists|cent(?:er|re)s|plans|materials|projects|logs|sheets|desks|teams|documents|notes|improvements?|skills|tools|systems|software|procedures|flows?|maps|services)$/i

/** A verb in its past; null for what is none, or may be a thing. `rest` is what stands behind it. */
export function pastOf(word: string, rest: string): string | null {
  if (NAMED_THING.test(`${word} ${rest}`)) return null
  // "Bills paid on time", "tagging and annotation of images": things.
  if (/(?:ing)$/i.test(word) && /^and \p{L}+(?:tion|ment) of\b/iu.test(rest)) return null
  if (isNamed(word, rest)) return null
  const plain = word.toLowerCase().replace(/,$/, '')
  const comma = word.endsWith(',') ? ',' : ''
  const next = rest.split(' ')[0] ?? ''
  // "Charting, medication and therapy": all of them are things.
  if (/ing,$/i.test(word) && wasOf(next.toLowerCase().replace(/,$/, '')) === undefined) return null
  // "Organized the school paper" is a deed, "organized and neat" is none.
  if (
    NO_DEED.test(plain) &&
    !(/^organi[sz]ed$/.test(plain) && comma === '' && !OF_PERSON.test(next)) &&
    !MORE.has(plain)
  )
    return null
  if (DONE.test(plain) && !MORE.has(plain)) return plain + comma
  const was = wasOf(plain) ?? AT_FIRST.get(plain) ?? toldWithObject(plain, rest)
  if (was === undefined || /^of$/i.test(next)) return null
  if (THINGS_TOO.has(baseOf(was) ?? '') && isPast(next.replace(/:$/, ''))) return null
  if (plain.endsWith('s') && THINGS_TOO.has(baseOf(was) ?? '') && plain !== 'process')
    return isThirdPerson(plain, rest) ? was + comma : null
  if (plain === 'process') return PROCESS_OF.test(rest) ? null : `processed${comma}`
  if (ALSO_NOUNS.has(plain) && !OBJECT.test(next) && !hasObject(plain, rest) && !isDoing(plain, rest)) return null
  return was + comma
}

/** "Captioning / subtitles", "captions, graphics", "caption writing", "email and chat": things and not what is done. */
function isNamed(word: string, rest: string): boolean {
  const [next = '', second = '', third = ''] = rest.toLowerCase().split(' ')
  const plain = word.toLowerCase().replace(/,$/, '')
  if (next === '/') return !isPast(plain)
  // "Grade 7 to 10", "Batch 2019": a name.
  if (/^(?:grade|batch|level|class|phase)$/.test(plain) && /^\d/.test(next)) return true
  if (isPast(plain) || !(mayBeThing(plain) || WITH_OBJECT.has(plain))) return false
  if (word.endsWith(',')) return plain.endsWith('s') && plain !== 'process' && !isVerb(next.replace(/,$/, ''))
  if (/^(?:writing|editing|making|design)$/.test(next)) return true
  return (
    next === 'and' &&
    (/^(?:live|phone|web|social|inbound|sms)$/.test(second) ||
      (/^(?:chats?|calls?|texts?|tickets?|phones?),?$/.test(second) &&
        (second.endsWith(',') || /^(?:support|for|in|on|of|with|using|from|)$/.test(third))))
  )
}

/** "Email the suppliers", "phoning tenants": the past of a verb that is a thing without its object. */
const toldWithObject = (plain: string, rest: string): string | undefined =>
  OBJECT.test(rest.split(' ')[0] ?? '') || isDoing(plain, rest) ? WITH_OBJECT.get(plain) : undefined

/** "Organized and neat", "organized person": what somebody is like. */
const OF_PERSON = /^(?:and|or|but|with|in|person|individual|worker|professional|approach|\p{L}+-oriented)\b|^$/iu
/** What a process is of, where it is a thing. */
const PROCESS_OF =
  /^(?:improvements?|automation|flows?|mapping|maps?|documentation|documents?|engineer\w*|design|owner|analyst|optimi[sz]ation|for|and|in)\b/i
/** "Booking flights, hotels and cars": what stands behind are things it is done with. */
const isDoing = (word: string, rest: string): boolean =>
  (word === 'writing' && WRITTEN_THING.test(rest)) ||
  (word.endsWith('ing') &&
    /^\p{Ll}{3,}[^s]s,?(?: |$)/u.test(rest) &&
    !OF_BOTH.test((rest.split(' ')[0] ?? '').replace(/,$/, '')))
// bounded: three words before the thing at most
/** "Writing feedback report after every lesson" */
const WRITTEN_THING =
  /^(?:(?!(?:skills?|for|of|and|in|to)\b)[\p{L}-]+ ){0,3}(?:reports?|e-?mails?|articles?|blogs?|posts?|captions?|cop(?:y|ies)|scripts?|descriptions?|notes?|letters?|newsletters?|summar(?:y|ies)|stor(?:y|ies)|reviews?|feedback|documentation|plans?)\b/iu

/** What stands behind a verb, up to where, how or what else: "incoming papers" of "incoming papers in Excel". */
export const thingsIn = (rest: string): string =>
  rest.split(/(?:^| )(?:in|on|for|of|to|with|from|by|at|using|via|per|and|or|as)\b|[,(:]/i)[0] ?? ''

/** "Records incoming papers", "orders supplies from China"; "records of staff" and "orders management" are things. */
function isThirdPerson(verb: string, rest: string): boolean {
  const things = thingsIn(rest)
  if (OBJECT.test(rest.split(' ')[0] ?? '')) return true
  if (/^(?:reports|posts)$/.test(verb) && /^(?:directly )?to\b/i.test(rest)) return true
  return things.trim() !== '' && !HEAD_OF_WORK.test(things.trim())
}
/** Names of work that stand behind what it is done with: "calls handling", "records management". */
export const HEAD_OF_WORK =
  /(?:tion|ment|(?<!\b(?:incom|outgo|exist|pend|miss|remain))ing|ance|entry|support|service|lists?|desk|team|analysis)$/i

/** "Process replacement orders and refunds": what comes next are several things, of which the first word is none. */
export function hasObject(verb: string, rest: string, isThird = false): boolean {
  if (/(?:ing|s)$/.test(verb) && verb !== 'process') return false
  const things = thingsIn(rest)
  const few = things.split(' ')
  const isThing = /[^s]s$/i.test(things) || /^\p{L}+ing of /iu.test(rest)
  // "Files tickets" is a deed, "file tickets" may be a kind of tickets.
  return few.length <= MOST_BEFORE && isThing && (isThird || !OF_BOTH.test(things))
}
const MOST_BEFORE = 4

/** Names of things that begin like a deed. */
export const NAMED_THING =
  /^(?:sponsored (?:brands?|products?|display)|calling cards?|shipping labels?|billing (?:issues|concerns|cycles?)|training (?:materials|modules|videos)|marketing materials|landing pages?|mailing lists?|packing (?:lists?|slips?)|meeting notes|accounting records|filing cabinets?|booking (?:forms|confirmations)|pricing|listings?|(?:reply|response|open|close|click|pass|show|attach|approval) rates?|price lists?|pitch decks?|purchase orders?|check (?:vouchers?|lists?|calls?(?=,))|(?:stock|cycle|cash) counts?|test (?:papers?|results?)|call (?:logs?|sheets?)|order (?:slips?|forms?)|follow[- ]ups|sign[- ]ups?|call[- ]?backs?|drive[- ]th(?:ru|rough))\b/i
