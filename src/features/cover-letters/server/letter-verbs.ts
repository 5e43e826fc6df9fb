import { listed, phrase } from '#features/phrases/rules.ts'
import { ALSO_NOUNS, BASES, IRREGULAR_PASTS, PASTS } from '#features/phrases/verbs/rules.ts'

/** Verbs resumes begin with that say too little of work to be looked for elsewhere. */
const MORE_PASTS: readonly (readonly [string, string])[] = listed(
  `act:acted hit:hit exceed:exceeded reach:reached join:joined talk:talked achieve:achieved gain:gained earn:earned save:saved
  boost:boosted assign:assigned delegate:delegated evaluate:evaluated assess:assessed streamline:streamlined compose:composed
  dub:dubbed look:looked listen:listened sew:sewed cook:cooked flag:flagged attach:attached input:input obtain:obtained retrieve:retrieved secure:secured request:requested enroll:enrolled liaise:liaised notify:notified inform:informed process:processed`,
).map((pair) => {
  const [verb = '', was = ''] = pair.split(':')
  return [verb, was] as const
})
const MORE: ReadonlyMap<string, string> = new Map(
  MORE_PASTS.flatMap(([verb, was]) => {
    const third = /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb.replace(/y$/, 'ie')}s`
    const ing = `${verb.replace(/([^e])e$/, '$1').replace(/^(hit|dub)$/, (all) => all + all.slice(-1))}ing`
    return [verb, third, ing].map((form) => [form, was] as const)
  }),
)
const MORE_BASES: ReadonlyMap<string, string> = new Map(MORE_PASTS.map(([verb, was]) => [was, verb]))
/** The plain form of a verb of work, by its past; undefined for what is none. */
export const baseOf = (was: string): string | undefined => BASES.get(was) ?? MORE_BASES.get(was)
/** The past of any form of a verb of work but the past itself; undefined for what is none. */
export const wasOf = (word: string): string | undefined => PASTS.get(word) ?? MORE.get(word)

const DONE = phrase('iu')`^(?:[\p{L}-]+ed|${IRREGULAR_PASTS})$`
const NO_DEED =
  /^(?:need|feed|speed|embed|indeed|proceed|succeed|exceed|detailed|skilled|experienced|advanced|dedicated|motivated|organized|certified|licensed|based|red|bed|shed|assigned|tasked|employed|hired)$/i
/** Whether a word is a past that tells a deed. */
export const isPast = (word: string): boolean => DONE.test(word) && !NO_DEED.test(word)

/** What a verb that may be a thing is followed by where it is one: its object. */
const OBJECT = /^(?:the|a|an|our|all|new|up|both|every|each|daily|weekly|monthly|\d.*|for|with|and)$/i
/** Things that stand behind such a word and make one thing of both: "support tickets", "test cases". */
const OF_BOTH =
  /\b(?:cases|tickets|reports|forms|records|lists|cent(?:er|re)s|plans|materials|projects|logs|sheets|desks|teams|documents|notes|improvements?|skills|tools|systems|software|procedures|flows?|maps|services)$/i

/** A verb in its past; null for what is none, or may be a thing. `rest` is what stands behind it. */
export function pastOf(word: string, rest: string): string | null {
  const plain = word.toLowerCase().replace(/,$/, '')
  const comma = word.endsWith(',') ? ',' : ''
  const next = rest.split(' ')[0] ?? ''
  // "Organized the school paper" is a deed, "organized and neat" is none.
  if (
    NO_DEED.test(plain) &&
    !(/^organi[sz]ed$/.test(plain) && /^(?:the|a|an|all|our|\d.*)$/i.test(next)) &&
    !MORE.has(plain)
  )
    return null
  if (DONE.test(plain) && !MORE.has(plain)) return plain + comma
  const was = wasOf(plain)
  if (was === undefined || /^of$/i.test(next)) return null
  if (ALSO_NOUNS.has(plain) && !OBJECT.test(next) && !hasObject(plain, rest)) return null
  return was + comma
}

/** "Process replacement orders and refunds": what comes next are several things, of which the first word is none. */
function hasObject(verb: string, rest: string, isThird = false): boolean {
  if (/(?:ing|s)$/.test(verb) && verb !== 'process') return false
  const [things = ''] = rest.split(/(?:^| )(?:in|on|for|of|to|with|from|by|at|using|via|per|and|or)\b|[,(:]/i)
  const few = things.split(' ')
  const isThing = /[^s]s$/i.test(things) || /^\p{L}+ing of /iu.test(rest)
  // "Files tickets" is a deed, "file tickets" may be a kind of tickets.
  return few.length <= MOST_BEFORE && isThing && (isThird || !OF_BOTH.test(things))
}
const MOST_BEFORE = 4

/** "Manage and update …", "screens, sources and …": verbs that go together are in one tense; `isTold` where the first was in the past. */
export const sameTense = (deed: string, isTold = false): string =>
  withClause(
    withObject(
      withAnd(
        deed
          .replace(
            /((?:^|, | and )(?:and )?)([\p{L}]+)(?= (?:the|a|an|all|new|\d|[\p{L}]+s\b|[\p{L}]+))/giu,
            (all, lead: string, word: string, at: number) => {
              const was = /(?:, |and )/.test(lead) ? wasOf(word) : undefined
              const next = deed.slice(at + all.length)
              return was !== undefined && isVerbIn(deed, { lead, word, at, next, isTold }) ? `${lead}${was}` : all
            },
          )
          .replace(
            / and (\p{L}+ing|layout) of (the )?/giu,
            (all, word: string, the: string | undefined, at: number) => {
              const was = word === 'layout' ? 'laid out' : wasOf(word.toLowerCase())
              return was === undefined || WITHIN.test(deed) || OF_THINGS.test(deed.slice(0, at))
                ? all
                : ` and ${was} ${the ?? ''}`
            },
          ),
      ),
    ),
  )

/** "Emails and chats": both are what was answered. */
const WRITTEN = /\b(?:e-?mails?|calls?|chats?|messages?|tickets?|inquiries)$/i
type InDeed = { lead: string; word: string; at: number; next: string; isTold: boolean }
/** Whether a word that may be a verb is one where it stands. */
function isVerbIn(deed: string, { lead, word, at, next, isTold }: InDeed): boolean {
  const before = deed.slice(0, at)
  // "And filing of documents" is told behind; "calls, billing and plan changes" are things.
  if (
    OF_THINGS.test(before) ||
    OF_WORK_ON.test(before) ||
    NAMED_THING.test(`${word}${next}`) ||
    /^ of\b/i.test(next) ||
    (lead === ' and ' && /, \p{L}+$/u.test(before))
  )
    return false
  if (/^(?:chats|calls|texts)$/i.test(word) && WRITTEN.test(before)) return false
  if (word === 'schedule' && MEETINGS.test(next)) return true
  const isLast = lead.endsWith('and ')
  // "And post it", "and forwards the leads": no thing stands before another thing's article.
  if (isLast && BEFORE_THING.test(next)) return true
  // "Prepared reports, purchase orders and …": whose first verb is a past tells no other in the present.
  if (!word.endsWith('s') || word.endsWith('ss')) return !ALSO_NOUNS.has(word) && (isLast || !isTold)
  // "And prepares contracts", "and posts entries"; "and updates", "and purchases" may be things.
  const base = baseOf(wasOf(word) ?? '') ?? word
  const isThing = ALSO_NOUNS.has(base) || base === 'update' || base === 'purchase'
  return isThing ? isLast && hasObject(base, next.trim(), true) : true
}
/** Within a list of things no word is a verb: "calls about billing, plan changes and …". */
const OF_THINGS = /\b(?:about|regarding|concerning|including|such as|like) [^,]*(?:, [^,]*)*$/i
/** "Layout of posters, calling cards and menus": what work is done on are things. */
const OF_WORK_ON = /^took care of (?:the )?[^,]* of [^,]*,/i
/** Names of things that begin like a deed. */
const NAMED_THING =
  /^(?:calling cards?|shipping labels?|billing (?:issues|concerns|cycles?)|training (?:materials|modules|videos)|marketing materials|landing pages?|mailing lists?|packing (?:lists|slips)|meeting notes|accounting records|filing cabinets?|booking (?:forms|confirmations)|pricing|listings?)\b/i
/** "Assisted in hiring, screening of applicants and …": all of them are things. */
const WITHIN = /^\p{L}+ (?:in|with|on|care) /iu
const BEFORE_THING = /^ (?:it|them|the|an?|all|their|its|to (?:the|our|all|him|her|them))\b/i
const MEETINGS = /^ (?:appointments|meetings|interviews|visits|calls|deliveries)\b/i

/** "… in QuickBooks, matched payouts": a last deed behind a comma is joined by "and". */
function withAnd(deed: string): string {
  const at = deed.lastIndexOf(', ')
  const [before, behind] = [deed.slice(0, at), deed.slice(at + 2)]
  const [word = ''] = behind.split(' ')
  const isLast =
    at > 0 &&
    isPast(word) &&
    behind.includes(' ') &&
    ![...behind.matchAll(/ and (\p{L}+)/gu)].some(([, next = '']) => isPast(next))
  return isLast && !INSIDE.test(before) ? `${before} and ${behind}` : deed
}
/** Behind the first of several deeds no "and" is missing, and within brackets nothing is joined. */
// bounded: a line of a resume, 30 words
const INSIDE = /\([^)]*$|^\p{L}+ed, | and \p{L}+ed\b|, \p{L}+ed\b/u

/** "Prepare reports and forward to the accountant": what is sent on is named once more. */
const withObject = (deed: string): string =>
  deed
    .replace(/ for (review|approval|checking) of (?=(?:the|our|a|an|my) [\p{L} ]{2,40}$)/iu, ' for $1 by ')
    .replace(/\b(\d+) (months?|weeks?|years?) (?=backlog\b)/i, '$1 $2 of ')
    .replace(/ and (forwarded|sent|submitted|emailed|uploaded|endorsed) to (?=\p{L})/u, ' and $1 them to ')

/** "… accounts, receivables went down from $38k to $9k": what came of it is a sentence of its own. */
const withClause = (deed: string): string =>
  deed.replace(
    /, (?=(?!and\b|which\b|that\b)[\p{L}\d ]{3,50} (?:went|fell|rose|grew|dropped|decreased) (?:down|up|from|by|to)\b)/u,
    ', and ',
  )
