import { quoteOf, sentencesOf, type Sentence, withoutTitleDots } from '../facts/quotes/rules.ts'
import { monthlyPay, parsePay, ROUGH_RATES } from '../pay/rules.ts'
import { ASKED_MONEY } from './asking/rules.ts'
import { BORROWED_RULES } from './borrowed/rules.ts'
import { BOUGHT_RULES } from './bought/rules.ts'
import { HANDLING_RULES } from './handling/rules.ts'
import { JOINING_RULES } from './joining/rules.ts'
import { DEALS_WITH, MONEY, NEVER, NEVER_ASKED, NOTE_KINDS, type NoteKind, type Rule } from './kinds/rules.ts'
import { isAboutSoftware } from './likeness/software/rules.ts'
import { LURE_RULES } from './lures/rules.ts'
import { OFFER_RULES } from './offers/rules.ts'
import { feeOrDeposit, onceEach } from './once/rules.ts'
import { PASSING_RULES } from './passing/rules.ts'
import { promisedTooMuch } from './promises/rules.ts'
import { QUIET_RULES } from './quiet/rules.ts'
import { SCHEMES } from './schemes/rules.ts'
import { SECRET_RULES } from './secrets/rules.ts'
import { TRIAL_RULES } from './trials/rules.ts'
import { unionOf } from './unions/rules.ts'
import { UNLOCKING_RULES } from './unlocking/rules.ts'
import { warnedOfIn } from './warnings/rules.ts'

export type SafetyNote = { kind: NoteKind; quote: string; field: 'title' | 'description' | 'salary' }

/** One of these is enough to look at a posting before people see it; of the others it takes two. */
const WORST: ReadonlySet<NoteKind> = new Set<NoteKind>([
  'fee',
  'deposit',
  'paid_tasks',
  'account_rental',
  'passwords',
  'money_forwarding',
  'checks',
  'reshipping',
  'unlawful_departure',
])

const ACCOUNTS = String.raw`(?:upwork|fiverr|freelancers?|paypal|payoneer|wise|linkedin|facebook|amazon|seller|bank|gcash|maya|crypto|exchange|business|ads?|verified|aged|own)`

/** Who interviews by Zoom or the like does not hide in a chat. */
const NOT_SEEN =
  /^(?![\s\S]*\binterviews?\b[^.\n]{0,25}\b(?:on|via|by|sa|over|through) (?:ms |microsoft )?(?:teams|zoom|google meet|g-?meet)\b)/i

const RULES: readonly Rule[] = [
  {
    kind: 'fee',
    says: /\b(?:training|registration|processing|application|onboarding|activation|membership|enrol?lment|reservation|background check|medical|starter kit|verification|access|portal|joining)\s+(?:fee|charge|payment)s?\b/i,
    also: new RegExp(
      String.raw`${MONEY}|\b(?:needed|required|refund\w*|you (?:must |need to |have to )?(?:pay|send|settle|shoulder)|before you (?:start|begin)|reserve your|(?:secures?|activates?|unlocks?|opens?) your|(?:small|modest|minimal|one-time))\b`,
      'i',
    ),
    unless:
      /\b(?:(?:collect|track|record|invoic|reconcil|handl|monitor|tumatanggap|nangongolekta)\w*|boarders?|flats?|apartments?|leases?|process(?:es)?|our (?:members|students|clients|customers)|petty cash)\b|\bpaid\b[^.\n]{0,60}\bfees\b/i,
    before: NEVER,
  },
  {
    kind: 'deposit',
    says: new RegExp(
      String.raw`\b(?:deposit|pay|send|transfer|remit)\s+(?:us\s+)?(?:a\s+)?(?:deposit\s+of\s+)?(?:${MONEY})`,
      'i',
    ),
    also: /\b(?:laptop|computer|equipment|software|licen[cs]es?|tools?|kit|headset|starter|unit|materials?|training|slot|security)\b/i,
    unless:
      /\b(?:we|we'll|company|client|employer)\s+(?:will\s+|also\s+)?(?:pay|send|transfer|deposit)\b|\bwe\b(?:(?!\b(?:you|ask|require|need|applicants?|candidates?)\b)[^.;\n]){0,40}\band pay\b/i,
    before: new RegExp(
      String.raw`${NEVER.source}|\b(?:basic|base|gross|net|total|take[- ]home|starting|monthly|daily|weekly|hourly)\s+$`,
      'i',
    ),
  },
  {
    kind: 'deposit',
    says: /\b(?:security|refundable|laptop|equipment|cash|onboarding|activation|registration|starter|commitment|assurance)\s+(?:bond|deposit|fund)\b/i,
    also: new RegExp(String.raw`${MONEY}|\b(?:required|needed|must|before)\b`, 'i'),
    unless:
      /\b(?:tenants?|guests?|rental|property|properties|landlord|collect|record|reconcil|process|kada sahod|per payroll|every payday|ayon sa batas|deducted)\w*\b/i,
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: new RegExp(
      String.raw`\b(?:rent|lease|borrow|buy|use)\b[^.,!?\n]{0,20}\byour\b\s+(?:[\w/]+\s+){0,3}?${ACCOUNTS}\b[^.!?\n]{0,30}\baccounts?\b`,
      'i',
    ),
    also: /\b(?:rent|lease|borrow|buy)\b|\b(?:you (?:do nothing|relax|earn|get))\b/i,
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\b(?:verified|aged|rented)\s+(?:[\w/]+\s+){0,2}accounts?\s+(?:partners?|owners?|holders?|rentals?|for rent)\b/i,
    before: NEVER,
  },
  {
    kind: 'passwords',
    says: /\b(?<!\bwe(?:['’]ll| will| also| then)? (?=send|give|provide|share|e-?mail|message))(?:send|give|provide|share|include|submit|tell|need|want|enter|fill|e-?mail(?= (?:us|me|it|your|the|to)\b)|message|ibigay|isend|ipasa)\b[^.!?\n]{0,60}\b(?:passwords?|passcodes?|otps?|one[\s-]time (?:pin|password|code)s?|log-?in (?:details|credentials)|(?:account|profile) log-?ins?|m?pin code|mpin|cvv|bank (?:account )?(?:details|numbers?|information|log-?ins?)|account details|(?:your|the) card details|(?:debit|credit|atm) card (?:details|numbers?))\b/i,
    also: /\byour\b|\bus\b|\bmo\b|\bninyo\b/i,
    unless:
      /\b(?:customers?|clients?|users?|guests?|members?|reset\w*|tickets?|never share|to (?:nobody|no ?one)|(?:confirm|verify) your e-?mail|new password|on the form at|payroll notice|once hired|after (?:you are |being |you )?(?:hired|sign|accept|start|the interview|onboarding)|for (?:the )?(?:payroll|your (?:salary|pay))|policy|policies|password managers?)\b|\bno need to (?:use|share|send|give)\b/i,
    before: NEVER,
  },
  {
    kind: 'money_forwarding',
    says: /\breceive\b[^.\n]{0,50}\b(?:payments?|checks?|cheques?|money|funds|transfers?)\b[^.\n]{0,60}\byour\s+(?:own\s+|personal\s+)?(?:bank|gcash|maya|paypal|account)/i,
    also: /\b(?:forward|send (?:it )?on|pass on|remit|transfer)\b|\d{1,2}\s?%/i,
    before: NEVER,
  },
  {
    kind: 'chat_app',
    says: /\b(?:telegram|whats\s?app|viber|wechat|signal app|facebook messenger)\b/i,
    also: /\b(?:interviews?|hiring (?:is|process|manager)|apply|application|our hr|recruiter|do not (?:apply|message) here)\b|@\w{4,}|\+\d[\d\s]{7,}/i,
    near: NOT_SEEN,
    unless:
      /\bafter (?:the|your|an?) (?:interview|call)\b|\b(?:customers?|clients?|leads?|guests?|patients?|buyers?|enquir|inquir|campaigns?|api|integrat|collaborat|support tickets?)\w*\b/i,
    before: NEVER,
  },
  {
    kind: 'id_before_interview',
    says: /\b(?:photo|picture|copy|copies|scan|image|selfie)\w*\b[^.\n]{0,40}\b(?:passport|pass ?book|aadha?ar|pan card|(?:valid|government)[\w\s-]{0,12}ids?|driver'?s licen[cs]e|national id|umid)\b|\bselfie (?:with|holding)\b[^.\n]{0,30}\bid\b/i,
    also: /\b(?:send|e-?mail|upload|submit|attach|give)\b/i,
    unless:
      /\b(?:after (?:you are |being )?(?:hired|(?:the|our|your) (?:\w+ )?(?:interview|call))|once hired|customers?|clients?|guests?|tenants?)\b/i,
    before: NEVER,
  },
  {
    kind: 'too_good_pay',
    says: new RegExp(String.raw`\b(?:earn|make|get)\s+(?:up to\s+)?(?:${MONEY})`, 'i'),
    also: /\b(?:liking|likes?\b|typing|captchas?|clicking|watching|copy[\s-]paste|no experience|from your phone|(?:1|one|2|two) hours? (?:of work|a day))\b/i,
    unless: /\b(?:annual(?:ly)?|(?:per|a) year|yearly|per annum)\b/i,
  },
]

/** Rules with all they look for as one pattern: most postings have none of it, and one costs a third of many. */
const GROUPS = [
  RULES,
  ASKED_MONEY,
  SCHEMES,
  HANDLING_RULES,
  OFFER_RULES,
  PASSING_RULES,
  LURE_RULES,
  TRIAL_RULES,
  JOINING_RULES,
  BORROWED_RULES,
  QUIET_RULES,
  UNLOCKING_RULES,
  BOUGHT_RULES,
  SECRET_RULES,
].map((rules) => ({ rules, any: unionOf(rules.map(({ says }) => says)) }))

/** Pay a month from which work that asks for nothing is not believed; clerks of some countries are paid more. */
const BELIEVED_USD = 2500
const BELIEVED_CLERK_USD = 3000
const CLERK = /\b(?:typing|typist|encoders?|data entry)\b/i
const EASY_WORK = /\b(?:captchas?|like (?:&|and) earn|app reviews?|liking|watching (?:ads|videos)|no experience)\b/i

/** A sentence with its words as rules read them, in which a name's title ends nothing. */
type Said = Sentence & { said: string }

/** The sentence's quote when the rule speaks, else null. */
function noteOf(rule: Rule, { said, ...sentence }: Said): string | null {
  const match = rule.says.exec(said)
  if (!match) return null
  if (rule.also && !rule.also.test(said)) return null
  if (rule.unless?.test(said)) return null
  const before = said.slice(0, match.index)
  if (rule.before?.test(before) || NEVER_ASKED.test(before) || DEALS_WITH.test(before)) return null
  return quoteOf(sentence, match.index, match[0].length)
}

/** What software handles as well: of these a posting about software has to speak to the person who reads. */
const OF_SOFTWARE: ReadonlySet<NoteKind> = new Set<NoteKind>([
  'paid_tasks',
  'account_rental',
  'passwords',
  'money_forwarding',
  'checks',
  'reshipping',
  'recruiting',
  'crypto',
  'chat_app',
  'adult',
])
const SPEAKS_TO_READER =
  /\b(?:you(?!(?:['’]ll| will) (?:own|build|design|develop|maintain|lead|run|support|implement|improve|operate|work on|be responsible)\b)|your|yours|us|ur|mo|ka|kayo|ninyo|ni?yo|inyo|iyo|sayo|ikaw|mong|kang|kayong|inyong|iyong)\b/i

const isBare = (rule: Rule, sentence: Sentence): boolean =>
  OF_SOFTWARE.has(rule.kind) && !SPEAKS_TO_READER.test(sentence.text)

function notesIn(posted: string, field: SafetyNote['field']): SafetyNote[] {
  const text = withoutTitleDots(posted)
  // Nearly every posting is honest: what stands nowhere in the text stands in none of its sentences.
  const rules = GROUPS.filter(({ any }) => any.test(text)).flatMap((group) =>
    group.rules.filter((rule) => rule.says.test(text) && (rule.near?.test(text) ?? true)),
  )
  if (rules.length === 0) return []
  const isWarnedOf = warnedOfIn(text)
  const sentences = sentencesOf(posted)
    .map((one): Said => ({ ...one, said: withoutTitleDots(one.text) }))
    .filter(({ said }) => !isWarnedOf?.(said))
  const notes = sentences.flatMap((sentence) => {
    const found = rules.flatMap((rule) => {
      const quote = noteOf(rule, sentence)
      return quote === null ? [] : [{ kind: rule.kind, quote, bare: isBare(rule, sentence) }]
    })
    return feeOrDeposit(sentence.said, found)
  })
  const ofSoftware = notes.some(({ bare }) => bare) && isAboutSoftware(text)
  return notes.flatMap(({ kind, quote, bare }) => (bare && ofSoftware ? [] : { kind, quote, field }))
}

function tooGoodPay({ title, description, salary }: Suspect): SafetyNote[] {
  const promised = promisedTooMuch(`${title}\n${description}`)
  if (promised !== null)
    return [{ kind: 'too_good_pay', quote: promised, field: title.includes(promised) ? 'title' : 'description' }]
  const isEasy = EASY_WORK.test(title)
  if (salary === null || (!isEasy && !CLERK.test(title))) return []
  const pay = parsePay(salary)
  if (!pay) return []
  const monthly = monthlyPay(pay, ROUGH_RATES, null).monthly_usd_min
  return monthly < (isEasy ? BELIEVED_USD : BELIEVED_CLERK_USD)
    ? []
    : [{ kind: 'too_good_pay', quote: salary, field: 'salary' }]
}

type Suspect = { title: string; description: string; salary: string | null }

/** What should make a seeker careful, each kind once, in the order of `NOTE_KINDS`, with its words. Never throws. */
export function safetyNotes(posting: Suspect): SafetyNote[] {
  const all = [
    ...notesIn(posting.title, 'title'),
    ...notesIn(posting.description, 'description'),
    ...tooGoodPay(posting),
  ]
  return onceEach(NOTE_KINDS, all)
}

/**
 * The notes of a stored posting: where no rule speaks, the words as a whole may. `alike` is what `alikeIn` found in its
 * description when it was read; it holds no posting, for what is only alike may be honest.
 */
export function notesOf(posting: Suspect & { alike: string | null }): SafetyNote[] {
  const notes = safetyNotes(posting)
  if (notes.length > 0 || posting.alike === null) return notes
  return [{ kind: 'alike', quote: posting.alike, field: 'description' }]
}

/** The kinds a posting is held for until somebody looked at it; empty when it may be listed at once. */
export function holdingKinds(notes: readonly Pick<SafetyNote, 'kind'>[]): NoteKind[] {
  const kinds = notes.map((note) => note.kind)
  return kinds.length >= 2 || kinds.some((kind) => WORST.has(kind)) ? kinds : []
}
