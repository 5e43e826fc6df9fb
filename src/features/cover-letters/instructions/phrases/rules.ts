/**
 * The words demands are made of, one table each: what an applicant is told to do, with what, in what. Every reader of
 * instructions puts its patterns together from these, so that a way of saying it is added once.
 */

/** Verbs by which something is to be told or sent. */
export const ASKING = [
  'include',
  'indicate',
  'state',
  'mention',
  'specify',
  'provide',
  'send(?: over| in| through)?',
  'share',
  'submit',
  'give',
  'tell(?:ing)?',
  'let',
  'write',
  'add',
  'put',
  'list',
  'describe',
  'explain',
  'outline',
  'detail',
  'highlight',
  'summari[sz]e',
  'confirm',
  'advise',
  'attach',
  'upload',
  'forward',
  'e-?mail',
  'show',
  'name',
  'answer',
  'respond',
  'reply',
  'message',
  'apply',
  'quote',
  'introduce',
  'sabihin',
  'isama',
  'ilagay',
  'banggitin',
  'ikwento',
  'ipasa',
  'i-?indicate',
  'i-?send',
  'paki-?\\w+',
].join('|')

/** What an applicant writes. */
export const LETTERS =
  'cover letter|application(?: letter)?|letter|e-?mail|message|proposal|bid|pitch|resume|résumé|cv|reply|response|note'

/** Facts about themselves that are asked for by their bare name. */
export const FACTS = [
  'rates?',
  'costs?',
  'prices?',
  'fees?',
  'budget',
  'salary(?: (?:expectations?|requirements?|history))?',
  'sahod',
  'compensation',
  'availability',
  'start(?:ing)? dates?',
  'notice period',
  'time ?zones?',
  'schedule',
  '(?:weekly |daily )?hours(?: (?:per|a) week)?',
  'years of experience',
  'experience',
  'location',
  'turnaround(?: time)?',
  'shift(?: preference)?',
  'english level',
  'current (?:employer|role|job|salary)',
  'reasons? for leaving',
  'hobbies',
  'strengths?',
  'weaknesse?s?',
  'timeline',
].join('|')

/** How a fact is told apart from others of its name. */
export const WHOSE_FACTS =
  'your|my|expected|desired|asking|current|hourly|monthly|weekly|daily|preferred|earliest|relevant|available|possible|best|total|ideal|ang|iyong'

/** Words by which a question begins that stands inside a sentence. */
export const QUESTIONING = 'why|how|what|which|when|where|who|whether|bakit|paano|ano|anong|kailan|magkano|gaano'

/** What holds an answer: "a short note about …". */
export const ANSWERS =
  'notes?|paragraphs?|summar(?:y|ies)|descriptions?|overviews?|introductions?|intro|explanations?|statements?|estimates?|quotes?|breakdowns?|plans?|ideas?|examples? of (?:how|when|a time|where)|words?|lines?|sentences?|story|stories|history|background|timeline|reasons?'

/** "In your application, …": where it is to be told. */
const WHEN = String.raw`(?:in|with|on|when|while|before|upon|if|to)\s+(?:you(?:['’]re| are)?\s+)?(?:(?:your|the|this)\s+)?(?:${LETTERS}|apply(?:ing)?|respond(?:ing)?|submit(?:ting)?|reply(?:ing)?|writ(?:e|ing)|interested|be considered|be shortlisted)\b`
export const WHERE_TOLD = new RegExp(WHEN, 'i')

/** A demand where it begins: a verb an applicant is told. */
export const DEMAND = new RegExp(
  String.raw`(?:^[^\p{L}\n]*(?:(?:step\s+)?\d{1,2}[).:]\s*)?|[(:;]\s*|\b(?:please|pls|plz|kindly|and|also|then|by|must|should|may|can|to(?! (?:show|let|apply|submit)\b)|sure(?: to| you)?|forget to|${WHEN}[^.!?\n:]{0,20}?[,:]?)\s+)(?:(?:please|pls|kindly|also|then|briefly|just|simply|first)\s+)*(?:${ASKING})\b|\b(?:we|i)(?:['’]d| would)? (?:also )?(?:like|love|want|need) to (?:know|hear|learn|read)\b|\bfollowed by\b`,
  'iu',
)

/** A sentence that only tells what somebody does: "you prepare résumés", "customers tell us". */
export const TELLS_DOING =
  /^\W*(?:you(?:['’]ll| will| would| also)?(?! (?:must|should|need|have to|can|may|are (?:asked|required|requested)))|we|they|our \p{L}+|customers?|clients?|the (?:team|ideal \p{L}+))\s+\p{L}+/iu
/** "people who tell us": said of others. */
export const OF_OTHERS = /\b(?:who|that|which|they|people|customers|clients|staff|users|students|often|always)\s+$/i
