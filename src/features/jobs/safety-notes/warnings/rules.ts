/** Employers whose name is misused say what they never ask for. */
const WARNING =
  /\b(?:recruit(?:ment|ing|er)?|employment|job|hiring) (?:scam|fraud)|\b(?:it|this|that)(?:['’]s| is) a scam\b|(?<!\b(?:hindi|di|not|no|wala|walang) (?:po )?)\bscam (?:po |lang |na )?(?:yan|iyan|yun|iyon|yon|ito)\b|\b(?:this|it|that)(?:['’]s| is) not (?:from )?us\b|\b(?:beware|be wary|watch out) (?:of|for)\b|\bmag-?ingat\b|\b(?:pretend\w*|claim\w*) to be\b|\bimpersonat\w+|\b(?:scammers|fraudsters|impost[eo]rs|fake (?:recruiters|offers))\b|\bscam alert\b|\b(?:us(?:es|ing)|misus\w+) (?:the |our )(?:[a-z]+['’]?s? ){0,3}name\b|\b(?:gumagamit|ginagamit) (?:ng|ang|sa) (?:aming )?pangalan\b|\bnagpapanggap\b|\bhindi (?:po )?kami (?:po )?['’]?(?:yan|iyan|yun|iyon|ito|to)\b|\bfake (?:page|profile|account)s?\b|\b(?:under|in) the name of our [a-z]+ (?:asks?|tells?)\b|\b(?:account|page|profile|hr) (?:\w+ )?(?:vanished|disappeared)\b|\b(?:got scammed|na-?scam|naloko|nabiktima|manloloko|budol)\b/i
const IN_A_WARNING =
  /\bmay (?:mga )?nag-?(?:text|message|chat|pm|alok|tawag)\w*(?: (?:po|na|ba|bang)){0,2} sa (?:inyo|iyo|['’]?yo|akin|kanila)\b|\b(?:sino|who)\b[^.!?\n]{0,25}\b(?:nakatanggap|na-?text|na-?chat|received|got)\b|\b(?:if|should|whenever|when|kung|kapag|pag)\b[^.!?\n]{0,50}\b(?:asked|asks?|asking|wants? you|requests?|requested|demands?|hingan|hihingan|hinihingan|humingi|humihingi|sinisingil|singilin)\b|\b(?:someone|somebody|anyone|people|persons|individuals|they)\b[^.!?\n]{0,40}\b(?:pretend\w*|impersonat\w*|claim\w*|asking|demands?|using (?:the|our)|copied|cloned|messaging)\b|\b(?:scammers|fraudsters|impost[eo]rs|criminals|fake (?:recruiters|offers|postings?))\b[^.!?\n]{0,60}\b(?:pretend\w*|impersonat\w*|claim\w*|asks?|asking|requests?|demands?|may|might|often|send|tell|offer)\b|\b(?:e-?mails?|texts?|messages?)\b[^.!?\n]{0,40}\basks? (?:staff|you|for)\b|\b(?:she|he|they|victims?|siya|sila|biktima)\b[^.!?\n]{0,40}\b(?:paid|sent|lost|nagbayad|nagpadala|nawalan)\b|\b(?:gumagamit|ginagamit) (?:ng|ang|sa) (?:aming )?pangalan\b|\bnagpapanggap\b/i

/** Who teaches others to see a scam lists what scammers say and ask. */
const GUIDE =
  /\b(?:how to|ways to|learn to) (?:spot|avoid|recogni[sz]e|detect|tell)\b[^.\n]{0,40}\b(?:scams?|scammers?|fake|fraud\w*)\b|\b(?:signs?|signals?) (?:of|that)\b[^.\n]{0,40}\b(?:scams?|scammers?|fake|fraud\w*)\b|\bred flags?\b[^.\n]{0,40}:|\b(?:paano|paanong|tips para) (?:ma)?(?:lalaman|laman|kilala|kikilala|iwas|iiwasan)\w*\b[^.\n]{0,40}\b(?:scams?|scammers?|peke|fake)\b|\b(?:palatandaan|senyales) (?:ng|na)\b[^.\n]{0,40}\b(?:scams?|scammers?|peke|fake)\b/i
const LISTED = /^\s*(?:[-–—•*·▪❌🚩⚠✗]|\d{1,2}[.)])/u
/** An office that warns everybody tells of others; who says not to be one of those warns of nobody. */
const NOTICE =
  /\b(?:public|applicants?|job ?seekers|everyone|publiko|lahat)\b[^.\n]{0,14}\b(?:warned|cautioned|pinag-?iingat|binabalaan)\b|\b(?:cyber ?crime|anti-?scam|scam) (?:tip|watch|warning|advisory)s?\b|\b(?:scam|fraud) (?:notice|bulletin|awareness)\b|\bmodus (?:ngayon|operandi)\b|\b(?:alamin|ito) ang modus\b|\bhow (?:the|this) [a-z ]{0,12}scams? works?\b|(?<!\b(?:not|no|hindi|di|isn['’]t|wala|walang)\b[^.\n]{0,20})(?:\bstolen (?:credit )?cards\b|\b(?:illegal|ilegal|iligal)(?: na)? recruit\w*|\bfake job (?:alerts?|ads?|offers?|postings?|watch)\b)|\bdo(?:n['’]t| not) accept (?:jobs?|offers?|work)\b|\bsecurity (?:quiz|awareness)\b|\b(?:those|everyone|lahat ng) who reported\b|\b(?:nagreklamo|nag-?report) (?:na )?sa amin\b|\bna-?report na (?:namin|sa)\b/i
/** Whoever is paid themselves speaks of themselves. */
const OF_ONESELF = /\b(?:us|our|me|my|namin|amin|aming|akin|ko|kami|09\d{9})\b/i

/** Which sentences of a text tell what those do who misuse an employer's name, or whom it teaches to avoid; null where none can. */
export function warnedOfIn(text: string): ((sentence: string) => boolean) | null {
  const isGuide = GUIDE.test(text)
  const isNotice = NOTICE.test(text)
  if (!isGuide && !isNotice && !WARNING.test(text)) return null
  return (sentence) =>
    IN_A_WARNING.test(sentence) ||
    (isGuide && GUIDE.test(sentence)) ||
    ((isNotice || (isGuide && LISTED.test(sentence))) && !OF_ONESELF.test(sentence))
}
