import { NEVER, OTHERS, type Rule } from '../kinds/rules.ts'

/** Accounts and what opens them. */
const LENT: readonly Rule[] = [
  {
    kind: 'account_rental',
    says: /\b(?:account leasing|nominee (?:account|director)|lessors?)\b|\b(?:lease|rent|renta|rerentahan|pa-?rentahan|parenta|nagpa-?renta|bibilhin|bilhin|buying|buy)\b[^.\n]{0,50}\b(?:profiles?|gcash|maya|(?:facebook|fb|upwork|linkedin|paypal|ad|grab|driver|verified|business manager|personal)\s(?:\w+\s)?(?:accounts?|profiles?))\b|\b(?:gcash|maya|accounts?|profiles?)\b[^.\n]{0,40}\b(?:ang renta|for rent|na hiram|hiram lang)\b/i,
    also: /\d/,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:real estate|property|properties|equipment|leasing (?:agent|va|consultant|office))\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\b(?:hand over|surrender|ibigay|ibibigay|ipasa|turn over)\b[^.\n]{0,40}\b(?:cards?|passbook|sim|m?pin|atm)\b/i,
    near: /\b(?:accounts?|gcash|maya|bank)\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:business cards?|id cards?|company|resign\w*|clearance|last day|key ?cards?|time ?cards?)\b`,
      'i',
    ),
    before: NEVER,
  },
  {
    kind: 'passwords',
    says: /\b(?:log|sign)[- ]?in (?:(?:to|with|using) (?:your )?(?:gmail|google|facebook|indeed|bank|maya|gcash)|(?:sa |ang )?(?:inyong |iyong )?(?:bangko|bank|gcash|maya)(?: (?:mo|nyo|niyo|ninyo))?)\b/i,
    near: /^(?=[\s\S]*\b(?:otp|other passwords?|two-?factor|midnight|verify|verified|tracker|below|here|dito|link)\b)(?=[\s\S]*\b(?:interview|applica\w+|applicant|job|employer|background check)\b)/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    kind: 'passwords',
    says: /\b(?:turn|switch) off (?:two-?factor|2fa)\b|\b(?:\d|six|four)[- ]?digit (?:code|pin)\b[^\n]{0,60}\b(?:forward|send|pasa|i-?send|ibigay|tell|read it|basahin)\b|\botp na d(?:a|um)\w+|\b(?:e-?banking|online banking|internet banking) (?:credentials|log-?in|username|password)\b|\b(?:user ?(?:name|id)|password) (?:at|and) (?:password|ng inyong online)\b|\bscreen[- ]?shar\w+\b[^.\n]{0,40}\bopen your (?:maya|gcash|bank|gmail|e-?mail)\b/i,
    near: /\b(?:interview|applica\w+|applicant|job|hr|candidates?|employ\w+|onboarding)\b/i,
    unless: /\b(?:customers?|clients?|users?|members?|never|company (?:laptop|account))\b/i,
    before: NEVER,
  },
  {
    kind: 'id_before_interview',
    says: /\b(?:imong nawong|mukha mo|your face)\b[^.\n]{0,30}\b(?:hawak|gakupot|holding|with|beside|near)\b[^.\n]{0,15}\bid\b|\b(?:video|clip)\b[^.\n]{0,40}\b(?:your face|full name aloud|turn your (?:face|head))\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    kind: 'account_rental',
    says: /\bwala(?:ng)? (?:ka(?:ng|yong)?|kailangan(?:g)?) gagawin\b|\bwala kang gagawin\b/i,
    near: /\b(?:profile|accounts?|whatsapp|linkedin|facebook|gcash|sim|qr)\b/i,
    before: /\bkung\b[^.\n]{0,20}$/i,
  },
  {
    kind: 'identity_data',
    says: /\b(?:nanay|ina) sa pagkadalaga\b|\b(?:pic|picture|litrato) ng (?:\w+ )?(?:atm|philsys)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
]

/** An interview that is none, by a chat of their choosing. */
const CHATS: readonly Rule[] = [
  {
    kind: 'chat_app',
    says: /\b(?:i-?add|add|diretso|text|write|message|chat|talk|contact|everything|interviews?)\b[^.\n]{0,60}\b(?:viber|whats\s?app|telegram|signal|google chat|wire app)\b/i,
    near: /\b(?:(?:no|without) (?:an |formal )?interviews?|wala(?:ng)? (?:pong )?(?:\w+, ?)?(?:resume|interview)|(?:didn['’]t|did not) (?:even )?have an interview|huwag (?:po )?(?:mag-?)?(?:email|reply|pm|sumagot)|do(?:n['’]t| not) (?:apply|reply) (?:here|on)|(?:verification|interview|job|reference) code|by (?:text|message) only|text interview|messages? only)\b/i,
    unless: /\b(?:customers?|clients?|guests?|leads?|buyers?|patients?|never)\b/i,
    before: NEVER,
  },
]

/** Somebody is taken without being seen, and led away from where others could look. */
const LED_AWAY: readonly Rule[] = [
  {
    // "download Telegram, message our onboarding officer with code OB-12", "mag-install ka ng Signal … sabihin ang code mo"
    kind: 'chat_app',
    says: /\b(?:download|install|get|create|i-?download|i-?install|mag-?download|mag-?install|gumawa)\b[^.\n]{0,16}\b(?:viber|whats\s?app|telegram|signal|wire|wechat)\b/i,
    near: /\b(?:no (?:need (?:for|of) )?(?:an? )?(?:interview|call)|(?:text|chat)[- ]based|works? by chat|walang interview|(?:code|reference|ref|quoting) (?:[a-z]{1,4}[- ]?)?\d{2,}|(?:your|ang) code(?: mo)?|(?:not|huwag|wag)\b[^.\n]{0,12}\b(?:answer|reply|sumagot|mag-?reply) (?:here|dito))\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    // "delete the thread here, the site takes commission", "burahin mo na ang usapan natin dito"
    kind: 'chat_app',
    says: /\b(?:delete|erase|remove|clear)\b[^.\n]{0,8}\b(?:(?:our|this) (?:messages?|conversation|chat|thread|convo)|the (?:conversation|chat|thread|convo) (?:here|on this))\b|\b(?:burahin|i-?delete)\b[^.\n]{0,20}\b(?:usapan|convo|chat|messages?) natin\b/i,
    near: /\b(?:site|platform|website|here|dito|commission)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:spam|group|channel|privacy|gdpr)\b`, 'i'),
    before: NEVER,
  },
]

/** Pictures and company that no office asks for. */
const INTIMATE: readonly Rule[] = [
  {
    kind: 'adult',
    says: /\b(?:photos?|pictures?|shots?|pics?)\b[^.\n]{0,30}\b(?:in (?:your )?(?:lingerie|underwear|bikini)|as little as|topless|naked|hubad|walang damit)\b|\bshow your (?:figure|body)\b|\b(?:syempre )?alam mo na\b[^.\n]{0,20}\bservice\b|\b(?:mo-?uban|sasama|sumama)\b[^.\n]{0,30}\b(?:kustomer|customer|guest|hotel)\b/i,
    near: /\b(?:interview|apply|applica\w+|job|trabaho|assistant|send|client|director|boss|sahod|allowance|tip)\b/i,
    before: NEVER,
  },
]

/** What is sold beside the massage and the dinner. */
const COMPANY: readonly Rule[] = [
  {
    kind: 'adult',
    says: /\bextra services?\b|\bovernight booking\b|\bfemale travel companions?\b|\bswimsuit (?:photos?|pictures?)\b|\bopen[- ]minded\b[^.\n]{0,40}\bguests?\b/i,
    unless:
      /\b(?:no|strictly|bawal|hindi|wala\w*|never|hotel (?:reservation|front)|reservations?|swimwear|studio|photographer)\b/i,
    before: NEVER,
  },
  {
    // "an assistant who is pretty and single, keeps me company and joins my dinners"
    kind: 'adult',
    says: /\b(?:affectionate|(?:keep(?:s|ing)? (?:me|him|my boss|our boss|the boss)|be my) compan(?:y|ion)|companionship|sugar|full[- ](?:length|body)|whole[- ]body|no filters?)\b/i,
    near: /^(?![\s\S]*\b(?:caregivers?|nurses?|patients?|elderly|lola|lolo|dogs?|cats?|kids|children|models?|promodi[sz]ers?)\b)(?=[\s\S]*\b(?:pretty|sexy|slim|attractive|good-?looking|beautiful|maganda|single|no boyfriend)\b)(?=[\s\S]*\b(?:massage|dinners?|allowance|shopping|overnight|hotel|condo|gifts?)\b)/i,
    before: NEVER,
  },
]

/** Closeness that is part of the work. */
const CLOSE: readonly Rule[] = [
  {
    kind: 'adult',
    says: /\b(?:no|without|wala(?:ng)?|bawal (?:ang|may)) boyfriend\b|\b(?:remove|take off) your (?:blouse|shirt|clothes|top|bra)\b|\b(?:maghubad|hubarin)\b|\bbikini ang attire\b|\b(?:not to|don['’]t|do not|never) mention (?:a|your) (?:boyfriend|husband)\b|\bhusband be in the room\b|\b(?:shares? (?:the|my|a) (?:accommodation|bed|suite|cabin|hotel room)|iisang (?:suite|kama)|(?:there['’]s|there is) (?:only )?one bed|cabin included)\b|\b(?:make (?:them|him) fall for|paying gentlemen|steamy (?:talk|chat)|warmer photos|dohan|isang kabiyak)\b|\bnaka-?bikini\b|\buniform is a bikini\b|\bhotel room\b[^.\n]{0,30}\bmag-?isa\b/i,
    near: /\b(?:assistant|hostess(?:es)?|companion|partner|operator|nine dollars|kliyente|customers?|mag-?aalaga|hiring|photos?|pictures?|pics?|model|screening|interview|go-see)\b/i,
    unless: /\b(?:lifeguards?|swimwear|writers?|novels?|patients?|x-?ray|never|not? (?:be )?asked)\b/i,
  },
  {
    kind: 'adult',
    says: /\bfull package\b|\b(?:lalaki|men|male) (?:lang )?(?:ang|are the|only) (?:mga )?(?:kliyente|clients?)\b/i,
    near: /\b(?:massage|masahe|masahista|spa)\b[\s\S]{0,300}\b(?:home service|maganda|payat|sexy|kung papayag|if you (?:agree|want))\b/i,
    before: NEVER,
  },
]

/** Ways abroad that end in a compound or without papers. */
const ABROAD: readonly Rule[] = [
  {
    kind: 'unlawful_departure',
    says: /\b(?:mae sot|myawaddy|myanmar|sihanoukville|cambodia|golden triangle|kk park|laos)\b/i,
    near: /^(?=[\s\S]*\b(?:typists?|typing|encoders?|crypto|chat|customer service|call cent(?:er|re)s?|sales agents?)\b)(?=[\s\S]*\b(?:fly|visa|travel|passports?|compound|escort|driver|across|umuwi|ticket|lipad)\b)/i,
    unless: /\b(?:remote|ngo|branches in|markets?)\b/i,
  },
  {
    kind: 'unlawful_departure',
    says: /\b(?:we|they|he|she|employers?|captain|agency|agents?|boss|managers?|madam|amo|leader|admin|kami)\s(?:[a-z'’]+\s){0,3}(?:holds?|keeps?|takes?)\s(?:(?!their\b)[a-z]+\s){0,3}passports?\b|\b(?:kukunin|hahawakan|hawak)\b[^.\n]{0,15}\b(?:your |ang |mga )?passports?\b|\bwalang passport\b[^.\n]{0,20}\bproblema\b|\bpretend\w* to be (?:couples?|tourists?|family|friends)\b|\b(?:sponsor letter|invitation letter)\b[^.\n]{0,20}\bfrom\b[^.\n]{0,4}\bfamily\b|\btourist visa (?:that )?we arrange\b/i,
    unless: new RegExp(
      String.raw`${OTHERS}|\b(?:illegal|never|report|victims?|may not|not allowed|hindi|bawal|huwag)\b`,
      'i',
    ),
    before: /\b(?:you|ka|kayo|mo|ninyo)\s(?:\w+\s)?$/i,
  },
  {
    kind: 'unlawful_departure',
    says: /\b(?:wag|huwag|don['’]t|do not)\b[^.\n]{0,30}\b(?:dmw|poea|polo|owwa|mwo)\b/i,
    unless: /\b(?:pay|magbayad|accredited|licen[cs]ed?|fixers?|forget|kalimutan|miss)\b/i,
  },
]

/** What is told and shown at the airport so that nobody sees where somebody goes to work. */
const TOLD: readonly Rule[] = [
  {
    kind: 'unlawful_departure',
    says: /\b(?:tourist|visitor|visit|student(?:['’]s)?) visa\b[^.\n]{0,30}\b(?:then|tapos|saka)\b[^.\n]{0,20}\b(?:work|trabaho)|\bwork under the table\b|\bvisa for a (?:college|school) nobody\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:illegal|iligal|never|do not|don['’]t)\b`, 'i'),
  },
  {
    kind: 'unlawful_departure',
    says: /\b(?:answers|kwento|sagot)\b[^.\n]{0,15}\b(?:to memori[sz]e|kakabisaduhin|kabisaduhin)\b|\binvitation\b[^.\n]{0,30}\b(?:["“'](?:aunt|tita|cousin|uncle)|na gawa|kahit (?:di|hindi) mo kilala)|\b(?:false|fake|pekeng) (?:bank certificate|itr|coe|certificate of employment)\b|\b(?:do not|don['’]t|wag|huwag)\b[^.\n]{0,15}\b(?:tell|mention|sabihin)\b[^.\n]{0,25}\b(?:airline|immigration|airport|embassy|counter)\b|\bshow money\b[^.\n]{0,20}\b(?:rented|lent|hiram\w*)\b|\byou never attend\b|\bmagpapalusot\b|\bsabihin(?:g)? (?:mo(?:ng)?|nyo(?:ng)?) (?:tita|pinsan|tito|kapatid)\b|\bno (?:need )?(?:for )?(?:dmw|poea|owwa|oec|pdos) (?:contract|seminar|papers|requirements?)\b/i,
    near: /\b(?:airport|airline|flights?|tickets?|consulate|visa|departure|eroplano|immigration|canada|lipad|fly|abroad|doha|dubai|vietnam|cambodia)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:illegal|iligal|never|victims?|beware|ingat)\b`, 'i'),
  },
  {
    kind: 'unlawful_departure',
    says: /\b(?:ipapatabi|ipatabi) (?:po )?(?:ang|yung) (?:mga )?passport\b|\bpassports?\b[^.\n]{0,20}\b(?:para (?:sa )?safe(?:ty)?|for safe ?(?:ty|keeping))\b|\bphones? (?:stays?|are kept|is kept)\b[^.\n]{0,30}\b(?:with us|captain|first month|compound)\b/i,
    unless: /\b(?:illegal|bawal|never|lockers?)\b/i,
  },
]

/** Income from who comes in after somebody. */
const NEXT_ONES: readonly Rule[] = [
  {
    kind: 'recruiting',
    says: /\b(?:napasok|mapasok|humanap|maghanap|magdala|makuha|hahanap|nakuha)\b[^.\n]{0,25}\b(?:dalawa|tatlo|lima|sampu\w*|tig-?\w+|\d+)\b/i,
    near: /\b(?:recruits?|bawi|papasok|pasok|unit head|sila naman|slot|kikita)\b/i,
    unless: new RegExp(String.raw`${OTHERS}|\b(?:kliyente|trabaho sa|suki|supplier)\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'recruiting',
    says: /\bkaliwa(?:['’]?t| at| and) (?:ang )?kanan\b|\b(?:in)?direct invite\b|\bsa ilalim mo\b|\b(?:magdala|mag-?imbita|mag-?iimbita|maipapasok)\b[^.\n]{0,25}\b(?:tao|kakilala|kagaya mo|kapartner)\b|\bbusiness partners? kada\b|\b(?:may |pag )?nagpares\b|\bnaging kapartner\b/i,
    before: NEVER,
  },
  {
    kind: 'recruiting',
    says: /\b(?:kuha|gamitin|use|sign up with|register with|join (?:with|using))\b[^.\n]{0,20}\b(?:code ko|my (?:referral |invite )?(?:code|link))\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
]

/** Who sells a place in a row of sellers, to friends and strangers. */
const SELLERS: readonly Rule[] = [
  {
    kind: 'recruiting',
    says: /\b(?:joins?|enters?|signs? up|register(?:s|ed)?)\b[^.\n]{0,12}\b(?:from|thru|through|via|using|with|under|sa) (?:your|my|ang) (?:(?:own|referral|invite) )?(?:link|code)\b/i,
    near: /\b(?:bonus(?:es)?|commissions?|rank|passive|residual|allowance)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    kind: 'recruiting',
    says: /\b(?:ruby|diamond|emerald|platinum|sapphire|crown|gold) (?:rank|director|executive|manager status|leader)s?\b/i,
    near: /\b(?:your (?:own )?(?:link|team|story)|mentor|invite|passive|residual|replace (?:your|their) (?:9|job|salary))\b/i,
    unless: /\b(?:jewel\w*|gemstones?)\b/i,
    before: NEVER,
  },
]

/** What is taken under the name of work: accounts, pictures, people. */
export const LURE_RULES: readonly Rule[] = [
  ...LENT,
  ...CHATS,
  ...LED_AWAY,
  ...INTIMATE,
  ...COMPANY,
  ...CLOSE,
  ...ABROAD,
  ...TOLD,
  ...NEXT_ONES,
  ...SELLERS,
]
