import { listed, phrase, type Words } from '#features/phrases/rules.ts'
import { NEVER, OTHERS, type Rule } from '../kinds/rules.ts'

/** What work without pay is called, in English, Filipino and Bisaya. */
const TRIALS: Words = listed(
  `trials? auditions? samples? tests? screening obserbasyon observation ojt try-?outs? apprentices?(?:hip)? ramp-?up
  probation(?:er|ary)? demonstration internship volunteer demo subok kilatis shadow sprint shadowing pagsasanay pag-?aaral assessments? selection stage working[\\s-]interviews? on-the-job training pilot learning[\\s-]time free[\\s-](?:work|week) performance[\\s-]period`,
)
const NUMBER: Words = [
  String.raw`\d+`,
  ...listed(
    `two three four five six seven eight nine ten twelve fifteen thirty hundred first unang isang dalawang tatlong apat lima limang
    anim pitong sampung labing-\\w+ labinlimang`,
  ),
]
/** Pieces and spans that are work, and more than a proof of skill. */
const PIECES: Words = listed(
  `days? weeks? months? hours? articles? posts? pages? chapters? kabanata images? videos? edits? clips? logos? leads? calls? numbers?
  tickets? listings? depositions? class(?:es)? pieces? draft araw linggo buwan gabi kasal artikulo semana adlaw bulan`,
)
const MUCH = phrase('i')`\b${NUMBER}[\s-](?:[\w,'’-]+\s){0,2}?${PIECES}\b`.source

/** That nothing is paid, or only later, as people say it who do not want to say it. */
const UNPAID: Words = [
  String.raw`(?:do(?:es)?n['’]t|do not|can['’]t|cannot) (?:compensate|pay)(?: for)? (?:\w+ )?(?:auditions?|candidates?|applicants?|finalists|tests?|trials?|samples?|training|observations?)`,
  String.raw`no (?:stipend|basic|daily rate|allowance|per-\w+ fee|rate)\b(?: or \w+)?(?: \w+){0,3} (?:during|yet|provided|until|in (?:the|this))`,
  String.raw`no per-\w+ fee`,
  String.raw`(?:screening|selection|process|evaluation|test),? so (?:there is )?no pay`,
  String.raw`(?:tests?|trials?|samples?|auditions?|assessments?|articles?|interviews?|rounds?|classes|weeks|they)[^.\n]{0,25} (?:are|is)(?:n['’]t| not) (?:paid|compensated|remunerated)`,
  String.raw`not be paid for (?:the|this|any) (?:round|test|trial|sample|task|week)`,
  String.raw`(?:don['’]t|do not|not) (?:appear |be )?on (?:a|the|your) payslip`,
  String.raw`hindi pa (?:po )?(?:kasama|kabilang|pasok) sa (?:payroll|sahod|sweldo)`,
  String.raw`(?:meals?|meryenda|merienda|tip|pagkain) lang (?:po )?(?:muna|ang)`,
  String.raw`wala(?:ng)? (?:po(?:ng)? )?muna(?:ng)? (?:arawan|sweldo|sahod|bayad)|wala pong sweldo`,
  String.raw`(?:saka|tsaka|dun|doon)(?: pa)?(?: lang)? (?:\w+ ){0,2}(?:sa)?s?sahuran`,
  String.raw`muna (?:po )?(?:na |pero )?(?:po )?wala(?:ng)? (?:po(?:ng)? )?(?:sahod|sweldo|bayad)`,
  String.raw`libre(?:ng)? serbisyo`,
  String.raw`voluntary phase|volunteer (?:developers?|probationers?|writers?|phase)|(?:volunteer|shadow)[- ](?:probationer|developer)`,
  String.raw`pay(?:ment)? (?:starts|begins) (?:from|with) the (?:next|second)|we start paying|whose hours are paid from day`,
  String.raw`free of charge for (?:evaluation|review|assessment)|exposure is the reward|exposure as (?:pay|payment|reward)`,
  String.raw`(?:do not|don['’]t|never) speak about money`,
  String.raw`non-?remunerated|(?:weeks|days|hours|stage) (?:are|is)(?:n['’]t| not) (?:billed|paid|compensated)|therefore (?:not |un)(?:compensated|paid|remunerated)`,
  String.raw`wala pa(?:ng)? (?:bayad|sahod|sweldo|arawan)|(?:pamasahe|ulam|pagkain|meryenda) lang ang (?:sagot|libre|bigay)`,
  String.raw`(?:is|as an?|second) free (?:work|sample|week|trial)|no budget for (?:tests|samples|trials)|walang honorarium`,
  String.raw`(?:di|hindi) (?:po )?(?:yan |ito )?binabayaran|no pay (?:dahil|because|yet|kasi)`,
  String.raw`(?:compensation|pay|salary|sweldo) (?:commences|begins|is given|comes) (?:only )?(?:upon|when|after|once|with)`,
  String.raw`your pay starts counting|sample lang (?:yun|iyon|ito|un) kaya libre`,
]

/** What is asked before anybody is hired, and kept. */
const KEPT = String.raw`\b(?:all|every|your|the) (?:submissions?|entries|recordings?|works?|articles?|rights)\b[^.\n]{0,30}\b(?:becomes? ours|(?:pass|belong) to us|are ours)\b|\b(?:reserve|keep) the right to (?:publish|use)\b|\b(?:may|can|will) (?:keep and use|publish) (?:what|whatever|everything) you (?:send|submit|make)\b|\bpass all rights to us\b`

/** Work of days that is called a trial, so that nobody has to pay for it. */
export const TRIAL_RULES: readonly Rule[] = [
  {
    kind: 'unpaid_work',
    says: phrase('i')`\b${UNPAID}\b`,
    near: phrase(
      'i',
    )`^(?=[\s\S]*\b${TRIALS}\b)(?=[\s\S]*(?:${MUCH}|\b(?:full (?:shift|hours|score)|buong (?:quarter|semester|buwan|linggo))\b))`,
    unless: phrase(
      'i',
    )`\b(?:lunch|breaks?|leaves?|overtime|holidays?|absen\w+|on-?call|charity|ngo|foundation|shelter|software|users?|minutes?)\b`,
    before: /\b(?:hindi kami|never|if|kung)\b[^.;\n]{0,30}$/i,
  },
  {
    kind: 'unpaid_work',
    says: new RegExp(KEPT, 'i'),
    near: phrase(
      'i',
    )`^(?=[\s\S]*\b(?:auditions?|samples?|tests?|before the interview|every (?:\w+ )?(?:applicant|composer|writer|artist)|each applicant|applicants)\b)(?=[\s\S]*(?:${MUCH}|\bcomplete\b|\ball \w+ \w+s\b))`,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
]
