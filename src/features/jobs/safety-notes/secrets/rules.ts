import { listed, phrase, type Words } from '#features/phrases/rules.ts'
import { OTHERS, type Rule } from '../kinds/rules.ts'

/** What opens an account, and is the owner's alone. */
const SECRET: Words = [
  String.raw`otps?|one-?time[\s-](?:pin|password|passcode|code)s?|m-?pin|mpin`,
  String.raw`(?:atm|gcash|g-?cash|maya|card|bank|your|iyong|inyong) pin|pin (?:code|number)?\s?(?:mo|nyo|niyo|ninyo|ng (?:gcash|maya|atm|card|bank))`,
  String.raw`(?:\d|four|six|apat|anim)[- ]?digit(?: na)?(?: verification| security)? (?:codes?|pin)`,
  ...listed('passwords? passcodes? cvv cvc'),
  String.raw`codes? (?:na|that|which)? ?(?:you(?:['’]ve| have)? (?:received|got|get|will (?:get|receive))|we (?:sent|texted)|(?:was )?sent to (?:you|your \w+)|dumating|natanggap|matatanggap|na-?receive|pinadala|sinend|na-?text)`,
  String.raw`(?:verification|security|authentication|log-?in) codes?|seed phrase|recovery (?:phrase|codes?)|private keys?`,
  String.raw`(?:online|internet|mobile|e-?) ?banking (?:user ?names?|log-?ins?|passwords?|credentials)`,
]
/** How it is asked for in Filipino, where the verb alone is a request. */
const HAND_OVER: Words = [
  String.raw`(?:paki-?|pa-?|i-?)(?:send|share|forward|text|provide|reply|dm|pm)`,
  ...listed(
    'pakibigay ibigay ibibigay bigay pasa pakipasa ipasa ipapasa pakisabi sabihin isend pasend pakilagay paki-?type pahingi pahinge',
  ),
  String.raw`send (?:po|mo|nyo|niyo|na|ng)\b|(?:pwede|puwede|pede)\b[^.!?\n]{0,15}\b(?:malaman|makuha|mahingi)`,
]
const NOT_GIVEN = new RegExp(
  String.raw`${OTHERS}|\b(?:kliyente|never|nobody|no ?one|any(?:one|body)|kahit kanino|huwag|wag|hindi|don['’]t|do not|reset\w*|forg[eo]t\w*|nakalimutan|policy|password managers?|company|kumpanya|it (?:team|desk)|integrat\w*|develop\w*|implement\w*|api|(?:log|sign)[- ]?in (?:to|on|at|page|screen)|promo|discount|referral|zip|postal|scams?|scammers?|phishing|modus)\b`,
  'i',
)

/** Codes, PINs and passwords that somebody wants to be told, wherever they came from. */
export const SECRET_RULES: readonly Rule[] = [
  {
    // "paki-send po ng OTP", "ibigay ang MPIN ng GCash nyo"
    kind: 'passwords',
    says: phrase(
      'i',
    )`(?<![\w-])${HAND_OVER}\b(?! (?:po )?(?:namin|natin|ko|sa (?:iyo|inyo))\b)[^.!?\n]{0,40}?\b${SECRET}\b`,
    unless: NOT_GIVEN,
  },
  {
    // "the OTP, pa-send po", "yung code na matatanggap mo, pakibigay sa akin"
    kind: 'passwords',
    says: phrase(
      'i',
    )`\b${SECRET}\b[^.!?\n]{0,30}?(?<![\w-])${HAND_OVER}\b(?! (?:po )?(?:namin|natin|ko|sa (?:iyo|inyo))\b)`,
    unless: NOT_GIVEN,
  },
  {
    // "what is your OTP?", "ano po ang MPIN nyo"
    kind: 'passwords',
    says: phrase(
      'i',
    )`\b(?:what(?:['’]s| is| was)? (?:your|the)|ano (?:po )?(?:ang|yung)|i (?:need|want)|(?:can|may|could) (?:i|we) (?:have|get|know|ask for|see)|we (?:need|want|require)|(?:send|give|tell|text|forward|share with|dm|pm|message) (?:me|us)|(?:send|forward|text|read)\b[^.!?\n]{0,30}\bto (?:me|us)\b[^.!?\n]{0,10}) (?:[a-z]+ ){0,3}?${SECRET}\b|\b(?:send|forward|text|read|share|give) (?:the |your |me |us |that ){0,2}${SECRET}\b[^.!?\n]{0,30}\b(?:to (?:me|us)|here|dito|sa akin|sa amin|with (?:me|us))\b`,
    unless: NOT_GIVEN,
  },
  {
    // "send OTP" and no more, "send mo sakin yung code", "pa-login po ng GCash nyo sa link"
    kind: 'passwords',
    says: /^\W*(?:please |pls |kindly )?(?:send|share|forward) (?:the |your |ur )?(?:otp|m-?pin|(?:\d|six|four)[- ]digit (?:code|pin))\W*$|\b(?:send|bigay|pasa|forward)\b[^.!?\n]{0,12}\b(?:sa ?akin|sakin|samin|sa ?amin)\b[^.!?\n]{0,12}\bcode\W*$|(?<![\w-])(?:pa-?|mag-?|paki-?)log-?in\b[^.!?\n]{0,20}\b(?:gcash|maya|bank|gmail|facebook)\s(?:account\s)?(?:mo|nyo|niyo|ninyo)\b[^.!?\n]{0,15}\b(?:link|dito|form|site)\b/i,
    unless: NOT_GIVEN,
  },
  {
    // "please provide your ATM PIN", "reply with the code you received"
    kind: 'passwords',
    says: phrase(
      'i',
    )`\b(?:provide|give|submit|include|reply with|send|share)\b[^.!?\n]{0,25}?\b(?:your|the|iyong|inyong) (?:[a-z]+ ){0,2}?${SECRET}\b`,
    unless: NOT_GIVEN,
    before: /\b(?:we|company|hr|team|namin|kami)(?:['’]ll| will| also| then)?\s$/i,
  },
]
