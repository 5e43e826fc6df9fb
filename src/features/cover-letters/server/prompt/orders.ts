/** What wants a model to leave its rules. Each pattern is one way that was seen in the wild or in tests. */
const TAKEOVERS: readonly RegExp[] = [
  // "Ignore all previous instructions", in the languages postings come in and some they do not.
  /\b(?:ignore|disregard|forget|override|bypass|overrule|skip)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|directions?|constraints?|told)\b/iu,
  /\b(?:ignore|disregard|forget)\b.{0,25}\b(?:above|previous|prior|earlier|before|everything)\b/iu,
  /(?:huwag (?:mong )?(?:sundin|pansinin)|balewalain|kalimutan|isantabi|i-?ignore).{0,50}(?:instruksi?y?on|tagubilin|utos|panuto|patakaran|rules|nauna)/iu,
  /(?:ignora|ignore|olvida|olvide|descarta|omite).{0,40}(?:instrucciones|indicaciones|reglas|anteriores)/iu,
  /(?:ignorez|ignore|oubliez|oublie).{0,40}(?:instructions|consignes|règles|précédentes)/iu,
  /(?:ignoriere?n?|vergiss|vergessen|missachte).{0,40}(?:anweisung(?:en)?|anleitung(?:en)?|regeln|vorherig|bisherig)/iu,
  /(?:ignorera|glöm|bortse).{0,40}(?:instruktion|anvisning|regler|tidigare)/iu,
  /(?:忽略|无视|無視|忘记|忘掉).{0,30}(?:指令|指示|提示|规则|規則|命令)?|(?:指示|命令).{0,10}(?:無視|忘れ)/u,
  /(?:игнорируй|игнорируйте|забудь|забудьте).{0,40}(?:инструкци|указани|правил|предыдущ)/iu,
  /(?:تجاهل|انس).{0,40}(?:التعليمات|الأوامر|السابقة)|(?:이전|모든).{0,20}(?:지시|명령).{0,10}(?:무시|잊)/u,
  /\b(?:you are now|from now on,? you|act as (?:if|an?|the)|pretend (?:to|that|you)|your new (?:task|role|instructions?)|new (?:system )?instructions?|system prompt|developer mode|jailbreak|do anything now|reveal your|repeat (?:the|your) (?:above|prompt|instructions?))/iu,
]
/** Texts that speak to a model instead of a person. */
const ORDERS: readonly RegExp[] = [
  ...TAKEOVERS,
  // Talking to the model.
  /\b(?:if|when|since|because|as|dear|hey|hello|hi|attention|note to|message (?:to|for)|instructions? (?:to|for)|for)\b.{0,24}\b(?:ai|a\.i\.|llms?|language models?|chat ?gpt|gpt|claude|gemini|copilot|chatbots?|bots?|automated (?:system|tool|writer)s?|ai (?:assistant|agent|model|writer|tool)s?)(?![\p{L}-])/iu,
  /\bkung (?:ikaw|kayo) ay (?:isang )?(?:ai|bot|chatbot)/iu,
  // Putting facts into the applicant's mouth.
  /\b(?:say|write|state|claim|pretend|assert|confirm|include|add|mention|tell (?:them|us|me|the \p{L}+))\b.{0,20}\b(?:that )?(?:you|the (?:applicant|candidate|writer|seeker)|he|she|they|i)(?:['’]ve| have| has| had| are| is| am| was| were| worked| hold| holds| speak| own| led)\b/iu,
  /(?:sabihin|isulat|ilagay).{0,20}(?:mo|ninyo|niyo)?.{0,12}(?:na|ng) (?:may|mayroon|ikaw|ako|siya)/iu,
  /(?:di|escribe|afirma) que (?:tienes|tiene|eres|trabajaste)/iu,
]
/** Marks by which models tell their own roles apart; what follows them to the next empty line is theirs. */
const ROLE_MARK =
  /<\|?\s*\/?(?:im_start|im_end|im_sep|system|assistant|user|developer|endoftext|eot_id|start_header_id|end_header_id)\b[^>\n]{0,40}\|?>?|\[\/?(?:INST|SYS|SYSTEM|ASSISTANT|USER)\]|<<\/?SYS>>|^\W{0,6}(?:system|assistant|developer|user)(?: (?:prompt|message|instructions?))?\W{0,4}[:>]|^-{0,3}[ \t]*(?:begin|end|start) (?:of )?(?:system|posting|person|wishes|data|prompt|instructions?)\b/imu
const BLOB =
  /[A-Za-z0-9+/_-]{32,}={0,2}|(?:%[0-9a-f]{2}){8,}|(?:\\[ux][0-9a-f]{2,4}){6,}|(?:\b[01]{8}\b\s*){6,}|(?:\b[0-9a-f]{2}\b[ :]){12,}/gi

/**
 * Whether a question or a word a posting asks for wants a model to leave its rules: it is shown to the person and not
 * put among what the model is to do. Narrower than `withoutOrders`, for an honest question lost is an answer lost.
 */
export const takesOver = (text: string): boolean =>
  ROLE_MARK.test(text) || TAKEOVERS.some((pattern) => pattern.test(text))

/** A text without what is no letter's business, and what was taken out of it. */
export type Sifted = { text: string; withheld: string[] }

/**
 * Takes out of a posting or a resume whatever is addressed to a model: orders in several languages, imitated roles,
 * facts to be claimed, and packed text that could hold any of these. Losing a sentence too many costs a letter nothing.
 */
export function withoutOrders(text: string): Sifted {
  const withheld: string[] = []
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n')
    const mark = lines.findIndex((line) => ROLE_MARK.test(line))
    if (mark !== -1) withheld.push(lines.slice(mark).join(' '))
    return (mark === -1 ? lines : lines.slice(0, mark)).map((line) => siftLine(line, withheld)).join('\n')
  })
  return {
    text: paragraphs
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .join('\n\n'),
    withheld,
  }
}

function siftLine(line: string, withheld: string[]): string {
  const unpacked = line.replace(BLOB, (blob) => {
    withheld.push(blob)
    return ' '
  })
  // Orders are split over sentences now and then: "Ignore this. All previous instructions." A line is judged whole first.
  const sentences = unpacked.match(/[^.!?。！？]+[.!?。！？]*\s*/gu) ?? []
  const kept = sentences.filter((sentence) => {
    const ordered = isOrder(sentence)
    if (ordered) withheld.push(sentence.trim())
    return !ordered
  })
  const rest = kept.join('').trimEnd()
  if (!isOrder(rest)) return rest
  withheld.push(rest)
  return ''
}

/** Letters with signs or spaces between them ("i.g.n.o.r.e", "i g n o r e") are read as the words they are. */
function isOrder(text: string): boolean {
  const joined = text.replace(/(?<=\b\p{L})[\s.*_-](?=\p{L}\b)/gu, '')
  return ORDERS.some((order) => order.test(text) || (joined !== text && order.test(joined)))
}
