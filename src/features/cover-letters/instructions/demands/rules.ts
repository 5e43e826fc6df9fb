import { matchesOf } from '#features/phrases/rules.ts'
import { INTERVIEW, isOurs, namesFile, namesOwn } from '../files/rules.ts'
import * as phrases from '../phrases/rules.ts'
import { isForbidden, isToApplicants, type Reading } from '../words/rules.ts'
import { ANSWER_ON, isFact, OWN_QUESTION, pieceOf, THING_OF_YOURS } from './kinds/rules.ts'
import { refusedWithout } from './refused/rules.ts'
import { ASKS, isOfOurs, OTHERS, OWN_TERMS, SOMEONE, WISHED, YOURS } from './signs/rules.ts'
import { goesOn } from './together/rules.ts'

const [MOST, MOST_HEADS, FEW_WORDS] = [10, 8, 6]

/** Words that go before what is asked for: to whom, where, that it follows. */
const BEFORE_IT = new RegExp(
  String.raw`^(?:\s*(?:,|:|-|–|\(|us\b|me\b|over\b|all (?=about\b)|in (?:one|two|three|four|five|a few|\d+)(?: (?:or|to) (?:two|three|four|five|\d+))? \w+(?: or (?:less|fewer|so)| max(?:imum)?)?\b|know\b|back\b|also\b|too\b(?! \w+ly\b)|both\b|with(?: us| me)?\b|to (?:us|me|see|know|hear)\b|in (?:detail|short|english|your own words|one line each|a few words)\b|the following\b(?: \w+)?|(?:please )?answer(?:s)?(?: to)?\b|briefly\b|(?:in|with|on) (?:your|ur|the) (?:first |opening |last )?(?:e-?mail body|${phrases.LETTERS}|line|sentence|paragraph)\b|(?:here|below|as well)\b|to our \w+|a (?:little|bit)(?: more)?|(?:along|together) with\b|about\b|kung(?= (?:${phrases.QUESTIONING})\b)|din\b|rin\b|lang\b|na\b|agad\b|muna\b|nyo\b|niyo\b|ninyo\b|sa (?:amin|akin)\b|(?:kami|ako)\b|samin\b|mo\b|po\b|ang\b|ng\b|sa (?:e-?mail|message|application|reply|letter)\b))*\s*`,
  'i',
)
const FILE_WORDS = String.raw`r[ée]sum[ée]|cv\b|portfolio|cover letter|disc\b|loom\b|pc specs|speed ?test|typing|voice|video|photo|transcript|tor\b|references|copy|links?`
const BEGINS_PIECE = String.raw`(?:your|ur|my|their|the|a|an|any|some|ang|kung|if|number|names?|average|typical|copies|links?|samples?|examples?|screenshots?|confirmation|\d|one|two|three|four|five|relevant|(?:from|by|since|until) when|${phrases.QUESTIONING}|(?:(?:${phrases.WHOSE_FACTS})\s+)*(?:${phrases.FACTS})\b|${FILE_WORDS})(?![a-z])`
const PARTED = new RegExp(
  String.raw`;\s*|:(?<=\b(?:following|details?|these|with|below)\b[^:]{0,60}:|^\w{3,12}:)\s+|\s[+/]\s+(?!\d)|,?\s\((?:\d|[a-h])\)\s*|,\s+(?:(?:and|as well as|plus|or|&|then)\s+)?(?=${BEGINS_PIECE})|\s(?:and|n|&|plus|as well as|(?:along|together) with|kasama(?= (?:ang|ng))|w\/|at(?= (?:ang|anong?|kung|magkano|kailan|saan|ilang?|paano|bakit|sample|screenshot|specs|resume|cv|voice|expected|edad|location|pangalan|age|contact|rate|sahod)\b))\s+(?:(?:also|then)\s+)?(?=${BEGINS_PIECE})|\swith\s+(?=(?:your|ur|an?)\s+(?:[\w-]+\s+)?(?:${phrases.FACTS}|${FILE_WORDS}|links?|samples?)\b)`,
  'gi',
)
/** In a row behind a colon each piece is wanted, however it begins. */
const PARTED_ROW =
  /;\s*|\s\/\s|,\s+(?:(?:and|plus|or|&|at)\s+)?|\s(?:[+&]|and|at(?!\s+(?:an?|the|your|our|my|once|least|most|work|home|any|this|that|each|night|all|\d)\b))\s+/gi
/** "a cover letter outlining …": what stands in it is asked. */
const HELD = new RegExp(
  String.raw`\b(?:${phrases.LETTERS}|introduction)s?\s+(?:(?:in which|where|that|which)\s+(?:you\s+)?)?(?:describ|outlin|detail|explain|highlight|stat|tell|summari[sz]|mention|includ|indicat|show|address)(?:ing|es?|s)?\s+(?:us\s+)?`,
  'i',
)
/** Without one of these a sentence that nothing says to applicants asks for nothing. */
const MAY_ASK = new RegExp(
  String.raw`^\W*(?:[a-z ]{2,20}:\s*|in [^,]{3,25},?\s*)?(?:(?:please|then|also|just|briefly|do|next|kindly)\s+)*(?:${phrases.ASKING})\b|\b(?:us|me|please|pls|plz|kindly|curious|i|we|po|paki\w*|with\s*:)(?!\w)`,
  'i',
)
const TO_US = /^\s*(?:us|me|over|know)\b|^\s*(?:mo|po|nyo|ninyo)\b/i
const IN_SUBJECT = /^\s+(?:your|the name of)\b[^.!?\n]*\bin (?:the|your) subject\b/i
/** ", address, link" are things in a row; ", address the …" is told. */
const THING = /^[,;(–—/]/
const NOUN = /^(?:name|address|detail|e-?mail|quote)$/i
/** "Address: 12 Main Street" */
const VALUE = /^\s*:\s*[A-Z\d]/
const TOLD_SO =
  /^\s*(?:us|me|your|ur|the|an?|\(in|in|at|on|how|what|why|if|whether|which|when|where|one|two|three|\d|about|any|some|all|this|these|that|as|mo|po|nyo|niyo|ninyo|din|rin|na|sa|ang|kung|\w+ (?:a|the|your)\b|[:"“])/i
/** Said to whoever reads it. */
const FILIPINO =
  /^(?:sabihin|banggitin|ikwento|isama|ilagay|ipasa|magpasa|magpadala|sagutin|paki|(?:i|mag|pa)-?(?:send|attach|indicate|message|e-?mail))/i
const POLITE = /\b(?:please|pls|plz|kindly|paki\w*)\b/i
/** What has to follow a verb in a sentence does not follow the verb alone. */
const alone = (verbs: string): RegExp => new RegExp(`^(?:${verbs.replace(/\(\?=(?:[^()]|\([^()]*\))*\)/g, '')})$`, 'i')
const SHOWS = alone(phrases.SHOWING)
const SENDS = alone(phrases.SENDING)

/**
 * `inside` what applicants are told, or `applying` by its own words as well; `listed`: an item of what to send; `work`:
 * among duties; `answered`: in a list of what is to be told.
 */
export type Told = { listed: boolean; answered: boolean; inside: boolean; applying: boolean; work: boolean }
type Head = {
  at: number
  end: number
  opens: boolean
  verb: phrases.Verb
  ours: boolean
  first: boolean
  wants: boolean
}

/**
 * What demands want of an applicant, piece by piece: "state your rate, your start date and if you can work weekends".
 * Read only where an applicant is spoken to; what may as well be work comes back as not sure.
 */
export function readDemands(given: string, told: Told): Reading[] {
  const text = phrases.withoutRecorded(given)
  const toApplicants = isToApplicants(text)
  if (told.work && !toApplicants) return []
  if (OF_CHOSEN.test(text)) return []
  // What stands in quotation marks and is then spoken of somebody else says.
  if (/^\W*["“][^"”\n]{3,80}["”]\s+(?:is|are|was|means|says)\b/.test(text)) return []
  const tells = phrases.TELLS_DOING.test(text)
  const here = told.listed || told.applying || toApplicants
  if (!here && !MAY_ASK.test(text)) return []
  // "(remove client names)" says nothing of whom the sentence is about.
  const others = OTHERS.test(text.replace(/\([^()]*\)/g, ' '))
  const all = headsOf(text, told)
  const first = all.findIndex((head) => {
    const before = text.slice(0, head.end)
    if (tells && !/\b(?:please|pls|kindly|so)\W+\w+$/i.test(before)) return false
    if (isNone(text, head) || (!here && OTHERS.test(before))) return false
    if (here || head.ours) return true
    // "Describe a campaign you ran", "Send CV and your rate": nobody at work is told so.
    const behind = text.slice(head.end).replace(/["“][^"”]*["”]/g, ' ')
    if (POLITE.test(text) && !others && (YOURS.test(behind) || namesOwn(behind))) return true
    const asks = (head.verb === 'tell' || IN_SUBJECT.test(behind)) && (/\byou/i.test(behind) || ASKS.test(behind))
    if (head.first && asks && /\byou(?:['’]d| would|['’]ve| have)\b/i.test(behind)) return true
    if (head.first && (OWN_TERMS.test(behind) || /^[^.!?:]{0,40} for (?:us|me)\b/i.test(behind))) return true
    return !others && ((head.first && asks) || ((head.first || head.wants) && namesOwn(behind)))
  })
  const refused = refusedWithout(text)
  if (refused) return [refused]
  const heads = first < 0 ? [] : all.slice(first).filter((head) => !isNone(text, head))
  if (heads.length === 0 || (!toApplicants && !told.listed && (isOurs(text) || INTERVIEW.test(text)))) return []
  const sure = here || (POLITE.test(text) && !others) || heads.some(({ ours }) => ours)
  return heads
    .flatMap((head, index) =>
      complementOf(text, head, heads[index + 1]?.at ?? text.length, { ...told, applying: here }),
    )
    .slice(0, MOST)
    .map((one) => (sure ? one : { ...one, sure: false as const }))
}

/** Who has been chosen already is told of what comes later. */
const OF_CHOSEN =
  /\b(?:successful|selected|short-?listed|chosen|hired) (?:candidates?|applicants?)\b[^.!?\n]{0,20}\b(?:will|must|should|shall)\b/i

/** "A screenshot, must show the date": what is to be seen on what is sent. */
const SHOWN_ON_IT = /(?<!\b(?:you|applicants?|candidates?|ones|bids?|freelancers?)\s)\b(?:must|should|can|will) show$/i
/** Of others, or forbidden. */
const isNone = (text: string, head: Head): boolean =>
  phrases.OF_OTHERS.test(text.slice(0, head.at)) ||
  (/\b(?:who|that)\b/i.test(text) && SOMEONE.test(text.slice(0, head.end))) ||
  SHOWN_ON_IT.test(text.slice(0, head.end)) ||
  WISHED.test(text.slice(0, head.at === head.end ? 0 : head.end)) ||
  isForbidden(text, head.end)

function headsOf(text: string, { listed, applying, inside, answered }: Told): Head[] {
  const heads = matchesOf(phrases.DEMANDS, text)
    .filter(
      ({ 0: match, index, groups }) =>
        (groups?.done === undefined || listed || inside) &&
        (groups?.to === undefined || !isOfOurs(text.slice(index + match.length))) &&
        (!groups?.verb ||
          !(THING.test(match) || NOUN.test(groups.verb)) ||
          (TOLD_SO.test(text.slice(index + match.length)) &&
            !(NOUN.test(groups.verb) && VALUE.test(text.slice(index + match.length))))),
    )
    .slice(0, MOST_HEADS)
    .map((match) => headOf(text, match))
  const bare = listed || inside || (applying && LABELLED.test(text)) ? bareFrom(text, listed) : -1
  if (bare < 0 || bare >= (heads[0]?.at ?? Infinity)) return heads
  const said = { opens: false, ours: false, first: false, wants: false }
  return [{ at: bare, end: bare, verb: answered ? 'tell' : 'send', ...said }, ...heads]
}

/** "Start with the …": what only the applicant can fill in. */
const OPENS_WITH =
  /^\s*(?:the |today['’]s |your (?=favou?rite)|(?:one|two|three|a single|\d) (?=(?:words?|sentences?|emojis?) (?:that|which|describing|about|on)\b))(?!(?:\w+ )?(?:words?|phrase|line|sentence|code)\b)/i

function headOf(text: string, { 0: match, index, groups = {} }: RegExpExecArray): Head {
  const end = index + match.length
  const behind = text.slice(end, end + 40)
  const { verb = '', want = '', wanted, start, to, all } = groups
  const curious = /curious/i.test(want)
  return {
    at: index,
    end,
    opens: start !== undefined && OPENS_WITH.test(behind),
    verb: SHOWS.test(verb) ? 'show' : SENDS.test(verb) || (verb === '' && start === undefined) ? 'send' : 'tell',
    ours:
      TO_US.test(behind) ||
      FILIPINO.test(verb) ||
      [to, groups.us, groups.more].some((one) => one !== undefined) ||
      /\bto (?:know|hear|see|read|learn)\b/i.test(wanted ?? '') ||
      (/\bfrom you\b/i.test(wanted ?? '') && /\bthings?\s*$/i.test(text.slice(0, index))) ||
      all !== undefined ||
      curious ||
      (groups.with !== undefined && /^\s*:/.test(behind)),
    first:
      verb !== '' &&
      /^\W*(?:in [^,]{3,25},?|[\p{L} ]{2,20}(?=:))?\W*$/iu.test(text.slice(0, index + (match.startsWith(':') ? 1 : 0))),
    // What is brought or prepared is a thing.
    wants: (want !== '' && to === undefined && !curious) || /^(?:bring|prepare)$/i.test(verb),
  }
}

const CLAUSE =
  /\b(?:is|are|was|were|will|can|must|should|has|have|had|do|does|don['’]t|we|i|they|it|he|she|to be|offer|looking|need|based|goes|comes|makes|gets|takes|shows|helps|means|stays|starts)\b/i
const ITEM =
  /^[^\p{L}\d\n]*(?:[\d#*]\uFE0F?\u20E3\s*)?(?:\(?(?:\d{1,2}|[a-h]|i{1,3}|iv|v)(?:[).:]|\s[-–])\s*)?(?:(?:in the )?(?:body|attach(?:ments?)?|(?:to )?(?:everyone else|the rest(?: of you)?|humans)|(?:how )?to apply|pm|dm|text|send|submit|reply|needed|requirements|documents|bring|email body)\W*[:→>]\W*|in the (?:body|message|e-?mail|letter),\s*)?(?:(?:and|then|also|just|plus|only)\s+)*/iu
const LABELLED = /^[^\p{L}\d\n]*[\p{L} ]{2,12}\W*:/u
const LONGEST_BARE = 140
/** Facts by their own name alone, not what is done about them: "availability" and no "availability management". */
const BARE = new RegExp(
  String.raw`^(?:(?:${phrases.WHOSE_FACTS}|updated|latest|recent|short|brief|quick|complete|one|two|three|some|few|\d+(?:-?\w+)?|an?)\s+)*(?:(?:(?!(?:edit|watch|create|make|produce|review|record|manage|write|take|film|shoot|update|screen|read|check|improve|build|design|run|use|parse|format)\b)(?:[\w-]+\s+){0,2}(?:${FILE_WORDS})s?|(?:intro\w*|(?:[\w-]+ ){0,2}(?:link|sample|example|screenshot)|proof|list|number|cop(?:y|ies)|references|speed)s?|${phrases.QUESTIONING})(?!\p{L})|(?:${phrases.FACTS})(?=\s*(?:$|[.;(+&/!]|,\s*(?:and\s+)?${BEGINS_PIECE}|-|po\b|please|pls|expect|per\b|in (?:the|your|usd|php|aud|gbp|eur|pesos|(?:us )?dollars)\b|for an? (?:\d|call|interview|trial|test)|at\b|(?:and|plus|as well as) ${BEGINS_PIECE})))|^(?:your|ur|why|everyone|everybody|(?:[\w-]+ ){0,2}(?:speed|specs|typing))\s|^(?:relevant|past|previous|similar|recent) (?:[\w-]+ ){0,3}(?:projects?|works?|samples?|experience|apps?|sites?|websites?)\W*$|^(?:an?|your|two|three|some) [^.!?]*\bplease\W*$`,
  'iu',
)
/** What somebody is to have already, or is given. */
const HELD_OR_OFFERED =
  /\b(?:required|preferred|is a plus|a plus|desirable|must|advantage\w*|beneficial|offered|offers?|packages?|qualifications?|skills?|equivalent|knowledge|diploma|certification)\b|:\s*$|:\s*[A-Z\d][^:]*\d{3}/
/** "Rate: $8 an hour" is offered. */
const PRICED =
  /^[\p{L} ]{3,25}:\s*(?:(?:up to |from |USD ?|PHP ?|P)?[$₱€£]?\d|(?:open|negotiable|tbd|competitive|flexible|depend(?:s|ing)|based on|fair|ongoing)\b)/iu
/** "Two lines on what it changed" */
const AN_ANSWER = new RegExp(String.raw`^(?:an?|one|two|three|\d+|few)\s+(?:\w+\s+)?(?:${phrases.ANSWERS})\b`, 'i')
/** Where a sentence that has no verb names what is wanted: "Resume. Intro video (1 min). Expected rate please." */
/** "A CV and your shift preference will do." */
const WILL_DO = /^(?:an?|your|just)\b[^.!?]*\b(?:will do|(?:is|are) enough|suffices?)\W*$/i
/** "How long an episode takes you" */
const ABOUT_YOU = /^(?:why|how|what|which|when|where|whether)\b[^.!?]*\byou\b/i
function bareFrom(text: string, listed: boolean): number {
  const at = ITEM.exec(text)?.[0].length ?? 0
  const words = text.slice(at)
  // "Examples of projects you have completed" is no statement.
  const first = (words.split(/[,(.;+&/]/, 1)[0] ?? '').replace(
    /(?<=\w )(?:(?:that|which) )?you(?:['’]ve| have) \w+$/i,
    '',
  )
  if (PRICED.test(words) || /^for example\b/i.test(words)) return -1
  const told =
    (!listed && WILL_DO.test(words) && namesOwn(words)) ||
    (listed && (AN_ANSWER.test(words) || ABOUT_YOU.test(words))) ||
    OWN_QUESTION.test(words)
  if ((CLAUSE.test(first) && !told) || words.includes('?')) return -1
  return listed ||
    (words.length <= LONGEST_BARE &&
      (BARE.test(words) || namesOwn(words) || ANSWER_ON.test(words)) &&
      (!HELD_OR_OFFERED.test(words) || isToApplicants(text)))
    ? at
    : -1
}

const isSent = (found: readonly Reading[]): boolean => found.some((one) => one.found.kind === 'attachment')

function complementOf(text: string, head: Head, to: number, { listed, applying }: Told): Reading[] {
  const held = HELD.exec(text.slice(head.end, to))
  const inner = held ? head.end + held.index + held[0].length : to
  const pieces = piecesOf(text, head.end, inner)
  const bare = head.at === head.end && !listed
  // What has no verb at all is a demand where it is more than a heading: "Availability".
  const facts =
    pieces.length > 1 ||
    /\b(?:please|pls|just|also|then|plus|your|ur|in the)\b|^\W*(?:expected|desired|preferred|asking|earliest|hourly|monthly)\b/i.test(
      text,
    )
  const sends = head.wants && pieces.some(({ words, at }) => isSent(pieceOf(words, at, head.verb, false)))
  const outer = pieces.flatMap(({ words, at, row }) => {
    // "Your strategy: explain how …": a heading.
    const headed = head.at === head.end && /^\s*:/.test(text.slice(to)) && to < text.length
    const known =
      !headed &&
      (!bare ||
        (facts && (isFact(words) || /^(?:your|ur)\b/i.test(words))) ||
        [ANSWER_ON, THING_OF_YOURS, OWN_QUESTION].some((one) => one.test(words)))
    const found = pieceOf(words, at, head.verb, head.opens || (row && !bare))
    const wanted = !head.wants || ((applying || sends) && /^(?:your|ur|an? [\w-]+ (?:on|about)) /i.test(words))
    return known && wanted ? found : found.filter(({ found: { kind } }) => kind === 'attachment')
  })
  return held
    ? [...outer, ...piecesOf(text, inner, to).flatMap(({ words, at }) => pieceOf(words, at, 'tell', true))]
    : outer
}

type Piece = { words: string; at: number; row: boolean }

function piecesOf(text: string, from: number, to: number): Piece[] {
  const lead = BEFORE_IT.exec(text.slice(from, to))?.[0] ?? ''
  const begin = from + lead.length
  // What stands in brackets is no piece of its own.
  const body = text.slice(begin, to).replace(/\((?![\da-h]\))[^()]*\)/g, (all) => 'x'.repeat(all.length))
  const cuts = matchesOf(PARTED_ROW, body)
  const parts = [...cuts, null].map((cut, index) => {
    const last = cuts[index - 1]
    return body.slice(last ? last.index + last[0].length : 0, cut?.index)
  })
  const short = parts.length > 1 && parts.every((part) => part.split(' ').length <= FEW_WORDS)
  const colon = /:\s*$/.test(text.slice(0, begin))
  const row =
    short &&
    (colon ||
      (parts.length > 2 &&
        isFact(parts[0] ?? '') &&
        (parts.length <= 4 || parts.filter((part) => isFact(part) || namesFile(part)).length * 3 >= parts.length * 2) &&
        !/\b(?:with|in|using)\b/i.test(parts[0] ?? '')))
  const pieces: Piece[] = []
  let at = 0
  let parted = ''
  for (const cut of [...(row ? cuts : matchesOf(PARTED, body)), { 0: '', index: body.length }]) {
    const skip = pieces.length === 0 ? 0 : (BEFORE_IT.exec(body.slice(at, cut.index))?.[0].length ?? 0)
    const words = text.slice(begin + at + skip, begin + cut.index)
    const last = pieces.at(-1)
    if (last && !/;/.test(parted) && goesOn(last.words, words.replace(/\s*\([^)]*\)?\W*$/, '')))
      last.words = text.slice(last.at, begin + cut.index)
    else
      pieces.push({
        words,
        at: begin + at + skip,
        row: row || (colon && parts.length > 2) || /\babout\s*$/i.test(lead),
      })
    at = cut.index + cut[0].length
    parted = cut[0]
  }
  return pieces
}
