import { listed, oneOf, phrase, type Words } from '#features/phrases/rules.ts'
import { NEVER, OTHERS, type Rule } from '../kinds/rules.ts'

/** Where such messages lead: a chat, by its own link or by what people call it. */
const CHATS: Words = [
  String.raw`t\.me\/`,
  String.raw`wa\.me\/`,
  String.raw`api\.whatsapp\.com`,
  String.raw`m\.me\/`,
  String.raw`whats-?\s?app`,
  'telegram',
  'viber',
  String.raw`(?:on|via|add|click(?: on)?|contact|through) ws\b`,
]
const LINK = String.raw`https?:\/\/|\b(?:bit\.ly|tinyurl\.com|cutt\.ly|t\.co|is\.gd)\/|\b(?:click|tap) (?:the|this|on)?\s?(?:link|here)`
const CONTACT = String.raw`${oneOf(CHATS)}|${LINK}|\b(?:contact|message|consult|reply to|text|pm|add) (?:me|us|our|the|my)\b|\bpls? contact\b|\bplease contact\b|\bmakipag-?ugnay(?:an)?\b`

/** Sums that are named by the day to people who did not ask: too much for what is asked. */
const MUCH = String.raw`(?:[1-9],?\d{3}|\d{2},?\d{3})`
const DAY = String.raw`(?:per|an?|every|each|kada|isang|bawat)?\s?\/?\s?(?:day|araw)\b`
const DAILY_SUM = String.raw`\b${MUCH}\s?\+?\s?(?:p|php|pesos?)?\s?\+?\s?(?:easily\s)?${DAY}|\bdaily (?:salary|income|pay|wage|earnings?|commission)s?\s(?:is |of |ranges? from |between |: ?)?(?:from |about |around )?(?:p|php|₱)?\s?${MUCH}|\b(?:kumikita|sweldo|kita)\s(?:ng )?(?:p|php|₱)?\s?${MUCH}\s(?:araw-?araw|kada araw|isang araw)|\$\s?\d{2,4}\s?(?:-|–|to|and)\s?(?:us )?\$?\s?\d{3,4}\s?(?:us ?d(?:ollars)?)?\s?(?:${DAY}|daily)`
const EASY_SUM = String.raw`\beasily (?:get|earn|make|receive)\b[^.\n]{0,12}\d{3}|\b(?:earn|get|make)\b[^.\n]{0,12}\d{3}[\d,]*\s?(?:p|php|pesos?)?\s(?:easily|high income)\b`

/** Work that asks for nothing; part time alone is ordinary, but not where a link leads on. */
const EASY = String.raw`\b(?:home-?based|(?:from|at) home|sa bahay|(?:working )?(?:hours|time|location|place)s?\b[^.\n]{0,25}\b(?:not limited|unlimited)|flexible (?:working )?(?:hours|time)|no (?:experience|time limit|limit of time)|(?:free|spare) time|easily|easy|newbie|red envelope|novice|tutor|sa cellphone)\b`
const PART_TIME = String.raw`\bpart[- ]?time\b[\s\S]{0,300}(?:${LINK}|\b(?:t|wa|m)\.me\/)`
const TEACHER = String.raw`\b(?:contact|consult)\b[^.\n]{0,20}\b(?:tutor|teacher|instructor|manager|receptionist|mentor)\b`

/** Who would have sent a resume on, and how nobody else says it. */
const SENT_ON = phrase(
  'i',
)`\b(?:resume|résumé|cv|profile|background)s?\b[^.\n]{0,30}\b(?:recommended|referred|forwarded|passed|shared)\b[^.\n]{0,20}\bby\b[^.\n]{0,30}\b(?:agenc(?:y|ies)|(?:recruit(?:ment|ing)|job|online) (?:compan(?:y|ies)|platforms?|sites?))\b`

/** What the work is said to be: pressing buttons for shops, hotels and videos. */
const PRESSED: Words = listed(
  'hotels? apps? products? restaurants? merchants? movies? songs? videos? listings? stores? shops?',
)
const PRESSING: Words = listed(
  'rat(?:e|es|ing) review(?:s|ing)? evaluat(?:e|es|ing) optimi[sz](?:e|es|ing) boost(?:s|ing)? lik(?:e|es|ing)',
)
const PAID_AT_ONCE = String.raw`\b(?:paid|settled|withdrawn?|collect\w*)\b[^.\n]{0,30}\b(?:same day|immediately|on the spot|daily|each day|every day|after each)\b|\bsame[- ]day (?:pay\w*|salary)\b|\b\d+\s?(?:-|–|to)\s?\d+ min(?:ute)?s?\b[^.\n]{0,20}\bday\b`

/**
 * Messages that go to whole lists of numbers and offer work to people who asked for none. They are short: a sum by the day, a
 * chat, and an interview that nobody had.
 */
const MASS_MESSAGES: readonly Rule[] = [
  {
    kind: 'unasked_offer',
    says: /\binterest (?:on|in) working with you\b|\b(?:i|we) have an? (?:business )?(?:proposal|proposition)\b[^.\n]{0,40}\binterest you\b|\b(?:genuine|lucrative|profitable) business (?:for|with) you\b/i,
    near: /@(?:gmail|hotmail|yahoo|outlook|ymail)\b/i,
  },
  {
    kind: 'unasked_offer',
    says: /\b(?:part-?\s?time|extra income|sideline) seekers?\b/i,
    near: new RegExp(LINK, 'i'),
  },
  { kind: 'unasked_offer', says: SENT_ON, unless: phrase('i')`${OTHERS}|\bcandidates?\b` },
  {
    // "Congratulations, you passed our interview, 3800P/day, contact me: (a link)"
    kind: 'unasked_offer',
    says: /\b(?:(?:passed|passing|approved) (?:our |your |the )(?:job )?interview|(?:your|the) interview (?:(?:on|last) [\w ]{1,12} )?(?:has |was |is )?(?:been )?(?:passed|approved)|(?:been |are )?(?:selected|chosen|shortlisted|picked) (?:for|as) (?:a |an |our )?(?:online |remote |home-?based )?part-? ?time\b|napili (?:ka|po kayo|kayo)|(?:nakapasa|pumasa) (?:ka|po kayo|kayo))/i,
    near: new RegExp(String.raw`^(?=[\s\S]*(?:${DAILY_SUM}|${EASY_SUM}))(?=[\s\S]*(?:${CONTACT}))`, 'i'),
    before: NEVER,
  },
  {
    // "part-time manager … earn 6000P easily every day … click on WS", "daily salary is 3000-8000 pesos … t.me/…"
    kind: 'too_good_pay',
    says: new RegExp(`${DAILY_SUM}|${EASY_SUM}`, 'i'),
    near: new RegExp(
      String.raw`^(?=[\s\S]*(?:${oneOf(CHATS)}|${LINK}|${TEACHER}))(?=[\s\S]*(?:${EASY}|${PART_TIME}))`,
      'i',
    ),
    unless: phrase(
      'i',
    )`${OTHERS}|\b(?:budget|ad spend|revenue|sales of|orders? a day|visitors|followers|tickets|calls)\b`,
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: phrase(
      'i',
    )`\b(?:help\w*|assist\w*|support\w*)\b[^.\n]{0,25}\b${PRESSED}\b[^.\n]{0,25}\b(?:update (?:their |the )?(?:data|information)|increase (?:their |the )?(?:visibility|exposure|bookings|popularity)|boost (?:their |the )?(?:ranking|data|orders?)s?)\b|\b${PRESSING}\b[^.\n]{0,30}\b${PRESSED}\b`,
    near: new RegExp(
      String.raw`^(?=[\s\S]*(?:${PAID_AT_ONCE}|${DAILY_SUM}))(?=[\s\S]*(?:${oneOf(CHATS)}|\btext (?:me|us)\b|\bsend (?:me |us )?a (?:text|message)\b|\b(?:telegram|sms)\b))`,
      'i',
    ),
    before: NEVER,
  },
  {
    // "make money watching YouTube, earn P… a day, contact the tutor and receive P…"
    kind: 'paid_tasks',
    says: /\b(?:watch(?:ing)?|subscrib(?:e|ing)|lik(?:e|ing)|follow(?:ing)?)\b[^.\n]{0,25}\b(?:you ?tube|tik ?tok|facebook|instagram|videos?|channels?|pages?)\b/i,
    also: /\b(?:earn|make money|get paid|kumita|kikita|income|salary)\b/i,
    near: new RegExp(String.raw`\b(?:tutor|teacher|receptionist|red envelope|per day|a day|each|kada)\b`, 'i'),
    unless: phrase('i')`${OTHERS}|\b(?:our|we) (?:audience|community|fans)\b`,
    before: NEVER,
  },
  {
    kind: 'paid_tasks',
    says: /\b(?:complet\w+|finish\w*|do(?:ing)?)\b[^.\n]{0,15}\b(?:basic|simple|easy|daily|promotion(?:al)?) tasks?\b/i,
    near: /\b(?:income|commission|earn|get|receive)\b[^.\n]{0,25}\d{2,}[^.\n]{0,40}\b(?:promot\w+|orders?|likes?|reviews?|products?|each task|per task)\b/i,
    unless: phrase('i')`${OTHERS}`,
  },
]

/** Work that is only the promise of a webinar: who joins sells it on. */
const HOME_BUSINESS: readonly Rule[] = [
  {
    kind: 'recruiting',
    says: /\bcopy[- ]?(?:and[- ]?)?paste (?:system|business)\b|\b(?:legit )?onliners?\b|\bhome-?based[- ]?(?:online[- ]?)?business\b(?! (?:owner|client))|\b(?:earn|income)\b[^.\n]{0,15}\bcomfort of your (?:own )?home\b|\bkumita\b[^.\n]{0,25}\b(?:nasa )?bahay\b|\bpagkakakitaan\b[^.\n]{0,30}\bbahay\b|\bgawin (?:natin|nating) source of income\b/i,
    near: /m\.me\/|\bclick (?:the |this )?(?:link|here)\b|\bwebinar\b|\binterested\s?\?|\b(?:pm|dm|message|chat|contact)(?: me| po| mo| ako)?\b|\bfor more info/i,
    unless: phrase('i')`${OTHERS}`,
    before: NEVER,
  },
]

/** Work abroad that is asked about at a mailbox anybody can open; those who may recruit say so. */
const ABROAD: readonly Rule[] = [
  {
    kind: 'unlawful_departure',
    says: /\b(?:work(?:ing)?|employment|jobs?|vacanc(?:y|ies)|live)\b[^.\n]{0,30}\b(?:abroad|overseas|(?:in|to) (?:the )?(?:u\.?s\.?a?\b|u\.?a\.?e\b|uk\b|a (?:decent|rich|good|great) country|canada|australia|new zealand|japan|korea|dubai|europe|poland|singapore))/i,
    near: /^(?![\s\S]*\b(?:dmw|poea|owwa|licen[cs]ed?|remote|online|virtual|work[- ]from[- ]home|wfh)\b)(?=[\s\S]*\b(?:kindly|please|pls|urgent|now|asap)\b)(?=[\s\S]{20,600}$)(?=[\s\S]*@(?:gmail|hotmail|yahoo|outlook|ymail)\b|[\s\S]*\b(?:contact|text|call)\b[^a-z]{0,4}09\d{9})/i,
    before: NEVER,
  },
]

/** A test that is a program to run: it reads wallets and passwords while the person looks at the task. */
const CODE: readonly Rule[] = [
  {
    kind: 'unsafe_code',
    says: /\b(?:clon(?:e|ing)|pull(?:ing)?|download(?:ing)?|install(?:ing)?|unzip\w*)\b[^.\n]{0,80}\b(?:repo(?:sitor(?:y|ies))?|project|harness|prototype|codebase|package|file|app|software|client)\b[^\n]{0,60}\b(?:run(?:ning)?|execut(?:e|ing)|launch\w*|install\w*|npm (?:i|install|start))\b/i,
    near: /\b(?:telegram|whats\s?app|discord dm|no (?:formal )?interview|private (?:\w+ )?repo|skip the interview|hired (?:today|at once|on the spot)|(?:connect|unlock) your wallet|wallet (?:open|unlocked)|metamask|disable (?:your )?(?:antivirus|anti-virus|defender)|screen-?share)\b/i,
    unless: phrase('i')`\b(?:customers?|clients?|users?|documentation|you will (?:build|develop|maintain))\b`,
    before: NEVER,
  },
  {
    kind: 'unsafe_code',
    says: /\b(?:disable|turn(?: it)? off|pause)\b[^.\n]{0,20}\b(?:antivirus|anti-virus|windows defender|defender|firewall)\b|\b(?:antivirus|anti-virus|defender)\b[^.\n]{0,30}\b(?:turn it off|false alarm|ignore)\b/i,
    near: /\b(?:your own (?:computer|laptop|pc)|before you (?:run|install|open)|run the|share your screen|test (?:project|task)|trial)\b/i,
    unless: phrase('i')`\b(?:customers?|clients?|end users?|troubleshoot\w*|tickets?|malware|isolated|lab)\b`,
    before: NEVER,
  },
]

/** Offers that come to people who asked for none, and tests that are traps. */
export const OFFER_RULES: readonly Rule[] = [...MASS_MESSAGES, ...HOME_BUSINESS, ...ABROAD, ...CODE]
