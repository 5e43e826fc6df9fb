import { matchesOf } from '#features/phrases/rules.ts'
import { INTERVIEW, isOurs, namesOwn } from '../files/rules.ts'
import * as phrases from '../phrases/rules.ts'
import { isForbidden, isToApplicants, type Reading } from '../words/rules.ts'
import { ANSWER_ON, isFact, OWN_QUESTION, pieceOf, THING_OF_YOURS } from './kinds/rules.ts'
import { inOneItem } from './items/rules.ts'
import { refusedWithout } from './refused/rules.ts'
import { isSpared } from './spared/rules.ts'
import { ASKS, isOfOurs, OTHERS, OWN_TERMS, SOMEONE, WISHED, YOURS } from './signs/rules.ts'
import { BEGINS_PIECE, FILE_WORDS, piecesOf } from './pieces/rules.ts'

const [MOST, MOST_HEADS] = [10, 8]

/** "a cover letter outlining …": what stands in it is asked. */
const HELD = new RegExp(
  String.raw`\b(?:${phrases.LETTERS}|introduction)s?\s+(?:(?:in which|where|that|which)\s+(?:you\s+)?)?(?:describ|outlin|detail|explain|highlight|stat|tell|summari[sz]|mention|includ|indicat|show|address)(?:ing|es?|s)?\s+(?:us\s+)?`,
  'i',
)
/** Without one of these a sentence that nothing says to applicants asks for nothing. */
const MAY_ASK = new RegExp(
  String.raw`^\W*(?:(?:please|just|simply|then|also|so|now)\s+)*(?:apply|reply|respond|answer|comment|write back)\b[^.!?\n]{0,30}\bwith\s|^\W*(?:in|within) [^.:,]{3,40}[:,]\s|^\W*(?:[a-z ]{2,20}:\s*|in [^,]{3,25},?\s*)?(?:(?:please|then|also|just|briefly|do|next|kindly)\s+)*(?:${phrases.ASKING})\b|\b(?:us|me|please|pls|plz|kindly|curious|forget to|remember to|sure (?:to|you)|i|we|po|paki\w*|with\s*:)(?!\w)`,
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
  if ((told.work && !toApplicants) || isSpared(text)) return []
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
    if (!others && isForApplicant(head, behind, text)) return true
    if (head.first && (OWN_TERMS.test(behind) || /^[^.!?:]{0,40} for (?:us|me)\b/i.test(behind))) return true
    return !others && ((head.first && asks) || ((head.first || head.wants) && namesOwn(behind)))
  })
  const refused = refusedWithout(text)
  if (refused) return [refused]
  const heads = first < 0 ? [] : all.slice(first).filter((head) => !isNone(text, head))
  if (
    heads.length === 0 ||
    (!toApplicants && !told.listed && (isOurs(text.replace(QUOTED, ' ')) || INTERVIEW.test(text)))
  )
    return []
  const sure = here || (POLITE.test(text) && !others) || heads.some(({ ours }) => ours)
  return heads
    .flatMap((head, index) =>
      complementOf(text, head, heads[index + 1]?.at ?? text.length, { ...told, applying: here }),
    )
    .slice(0, MOST)
    .map((one) => (sure ? one : { ...one, sure: false as const }))
}

/** "Rate per image, time per image and two renders please." */
const POLITE_ROW = /^\W*(?!(?:no|not|do|don['’]?t)\b)[^.!?:]{3,80},[^.!?:]{3,80}\s(?:please|pls|plz|po)\W*$/i
/** "Drop: full name, car model": a fact or a file of the applicant's comes first. */
const namesFirst = (row: string): boolean => {
  const [first = '', ...more] = row.replace(/^\s*:\s*/, '').split(/,\s+/)
  return more.length > 0 && (isFact(first) || namesOwn(first))
}
/** "Include why …", "send a note + what you charge", "drop: full name, car model": nobody at work is told so. */
const isForApplicant = ({ verb, first, at, end }: Head, behind: string, text: string): boolean =>
  (at === end && POLITE_ROW.test(text)) ||
  (first &&
    (SENT_TO.test(behind) ||
      (verb === 'send' && ASKS.test(behind)) ||
      (/\s\+\s/.test(behind) && YOURS.test(behind)) ||
      (/^\s*:\s*\S/.test(behind) && namesFirst(behind))))
/** "Send your quote to hire@firm.example" */
const SENT_TO = /\bto\s+[^\s@]{1,40}@[^\s@]{3,60}/
/** What somebody is to say something about is no word of ours. */
const QUOTED = /["“][^"”\n]{0,300}["”]/g

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
        ((groups?.to ?? groups?.helps) === undefined || !isOfOurs(text.slice(index + match.length))) &&
        (groups?.then === undefined || !/\b(?:subject|title|headline)\b/i.test(text)) &&
        ((groups?.third ?? groups?.spot) === undefined || inside || applying) &&
        (!groups?.verb ||
          !(THING.test(match) || NOUN.test(groups.verb)) ||
          (TOLD_SO.test(text.slice(index + match.length)) &&
            !(NOUN.test(groups.verb) && VALUE.test(text.slice(index + match.length))))),
    )
    .slice(0, MOST_HEADS)
    .map((match) => headOf(text, match))
  const bare =
    listed || inside || POLITE_ROW.test(text) || (applying && LABELLED.test(text)) ? bareFrom(text, listed) : -1
  if (bare < 0 || bare >= (heads[0]?.at ?? Infinity)) return heads
  const said = { opens: false, ours: false, first: false, wants: false }
  return [{ at: bare, end: bare, verb: answered ? 'tell' : 'send', ...said }, ...heads]
}

/** "Start with the …": what only the applicant can fill in. */
const OPENS_WITH =
  /^\s*(?:the |today['’]s |your (?=favou?rite)|(?:one|two|three|a single|\d) (?=(?:words?|sentences?|emojis?) (?:that|which|describing|about|on)\b))(?!(?:\w+ )?(?:words?|phrase|line|sentence|code)\b)/i

/** Whatever somebody is to describe is an answer: "describe a walk for a family". */
const DESCRIBES = /^(?:describe|explain|outline)$/i

function headOf(text: string, { 0: match, index, groups = {} }: RegExpExecArray): Head {
  const end = index + match.length
  const behind = text.slice(end, end + 40)
  const { verb = '', want = '', wanted, start, to, all, helps, useful, held, cover = groups.covers } = groups
  const curious = /curious/i.test(want)
  return {
    at: index,
    end,
    opens:
      (held ?? cover ?? groups.within ?? groups.spot) !== undefined ||
      (start !== undefined && OPENS_WITH.test(behind)) ||
      (DESCRIBES.test(verb) && /^\s+an? /i.test(behind)),
    verb:
      SHOWS.test(verb) && !/^\s*:/.test(behind)
        ? 'show'
        : SENDS.test(verb) ||
            (verb === '' && (start ?? helps ?? useful ?? held ?? cover ?? groups.within ?? groups.spot) === undefined)
          ? 'send'
          : 'tell',
    ours:
      (held ?? groups.covers ?? groups.within) !== undefined ||
      TO_US.test(behind) ||
      FILIPINO.test(verb) ||
      [to, groups.us, groups.more].some((one) => one !== undefined) ||
      /\bto (?:know|hear|see|read|learn)\b|\b(?:note|message|letter|e-?mail|line|dm) (?:with|telling|about|on)\b/i.test(
        wanted ?? '',
      ) ||
      (/\bfrom you\b/i.test(wanted ?? '') && /\bthings?\s*$/i.test(text.slice(0, index))) ||
      all !== undefined ||
      curious ||
      (groups.with !== undefined && /^\s*:/.test(behind)),
    first:
      (verb !== '' || groups.with !== undefined) &&
      /^\W*(?:(?:please|just|simply|then|also|so|now|don['’]?t|do not|be|make)\s+)*(?:in [^,]{3,25},?|[\p{L} ]{2,20}(?=:))?\W*$/iu.test(
        text.slice(0, index + (match.startsWith(':') ? 1 : 0)),
      ),
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
/** "One on why nights suit you, one on your last job" */
const ONE_ON = new RegExp(
  String.raw`^(?:one|another|the (?:first|second|other)) (?:on|about) (?:your|ur|${phrases.QUESTIONING})\b`,
  'i',
)
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
    ONE_ON.test(words) ||
    OWN_QUESTION.test(words)
  if ((CLAUSE.test(first) && !told) || words.includes('?')) return -1
  return listed ||
    (words.length <= LONGEST_BARE &&
      (BARE.test(words) || ONE_ON.test(words) || namesOwn(words) || ANSWER_ON.test(words)) &&
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
  const whole = listed && head.at === head.end ? inOneItem(text, outer) : outer
  return held
    ? [...whole, ...piecesOf(text, inner, to).flatMap(({ words, at }) => pieceOf(words, at, 'tell', true))]
    : whole
}
