/** What honest employers do not ask, and what no honest job pays. */
export const NOTE_KINDS = [
  'fee',
  'deposit',
  'paid_tasks',
  'account_rental',
  'passwords',
  'money_forwarding',
  'checks',
  'reshipping',
  'recruiting',
  'unpaid_work',
  'crypto',
  'unlawful_departure',
  'unasked_offer',
  'unsafe_code',
  'chat_app',
  'id_before_interview',
  'identity_data',
  'adult',
  'too_good_pay',
  'alike',
] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

export type Rule = {
  kind: NoteKind
  /** What has to stand in the sentence; the quote is around it. */
  says: RegExp
  /** And this, anywhere in the sentence. */
  also?: RegExp
  /** And this, anywhere in the text. */
  near?: RegExp
  /** What takes the meaning away: anywhere in the sentence, or right before. */
  unless?: RegExp
  before?: RegExp
}

/** An amount of money with its currency. */
export const MONEY = String.raw`(?:₱|₹|₦|€|£|php|p|\$|usd|us\$|\brs\.?|\b(?:inr|kes|ngn|eur|gbp|aed|sgd|myr)\b)\s?\d|\d[\d,]*\s?(?:php|pesos?|piso|usd|dollars)\b`
/** A refusal right before takes the meaning away: "we never ask for …". */
export const NEVER =
  /\b(?:no|not|never|without|zero|free of|don't|doesn't|won't|any|nothing|nobody|wala|walang|hindi|huwag)\b(?:(?!,? (?:just|only|simply|basta)\b)[^.;\n]){0,60}$/i
/** An employer who says what it never asks for: all that the sentence lists after it is refused, unless it turns round. */
export const NEVER_ASKED =
  /(?:\b(?:no|not|never|cannot|nobody|hindi|hinding-hindi)|n['’]t|\bat no (?:time|point|stage))\s(?:[\w'’]+:?\s){0,5}?(?:ask(?:ed|s|ing)?|requests?|requested|charge[sd]?|charging|demands?|demanded|solicits?|collects?|requires? (?:you|applicants?|candidates?|any|payment|money)|required to (?:pay|send|buy|make|provide)|humihingi|hihingi|hihingan|hinihingan|naniningil|maniningil|sisingil\w*|sinisingil)\b(?:(?!\b(?:but|just|only|simply|except|unless|until|instead|however|lang|pero|basta|kundi|maliban)\b)[^.;\n])*$/i
/** What tellers and cashiers do. */
export const AT_A_COUNTER = String.raw`\b(?:tellers?|(?:accept|receiv|process|handl)\w* (?:cash |customer |member )?(?:deposits(?! (?:in|to|into|sa)\b)|withdrawals|loan payments)|verify signatures|cash (?:drawers?|registers?)|(?:the|your) (?:drawer|till|vault))\b`
/** Right before it: what the work deals with, which nobody asks of the person who does it. */
export const DEALS_WITH =
  /\b(?:explain\w*|monitor\w*|detect\w*|investigat\w*|audit\w*|reconcil\w*|moderat(?:e|es|ing)|answer (?:questions|calls|callers|account holders|customers|queries)|(?:review|handle|assess|work)s? (?:\w+ )?(?:claims|cases|reports|complaints|disputes|alerts|listings|applications)|(?:tenants|students|clients|customers|members|guests|patients|buyers|borrowers|franchisees|parents) (?:who )?(?:pay|paid|owe)|we(?:['’]ll| will| also)? (?:reimburse|refund|cover|shoulder))\b[^.;\n]{0,80}$/i
/** Work for others: who writes of it tells of customers, not of the person who reads. */
export const OTHERS = String.raw`\b(?:customers?|clients?|users?|players?|guests?|tenants?|patients?|members?|students?|suppliers?|vendors?|buyers?|subscribers?|boarders?|renters?|shoppers?|passengers?)\b`
