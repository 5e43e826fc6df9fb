/** What is built is to write it: "the bot should reply with …". */
const BY_PRODUCT =
  /\b(?:if|when) (?:the|an?|their) (?:prompt|text|user|input|task|customer|caller|client) (?:says|asks|reads|contains)\b|\b(?:the|our|your|this|each) (?:[\w-]+ )?(?:bot|chatbot|agent|app|system|script|form|page|software|platform|plugin|workflow|automation|assistant) (?:should|must|will|can|has to|needs to) (?:also )?(?:reply|respond|answer|say|start|begin|end|include|show|display|send|write)\b/i
/** "We use the term “guest” for everyone who calls" */
const SAID_BY_US =
  /^\W*(?:in our \p{L}+,? )?(?:we|they)\s+(?:(?:also|never|always|only|all|just)\s+)*(?:use|say|write|call|put|type|mention)\s+(?:the (?:words?|term|phrase)\b|["“])/iu
/** "We once hired somebody whose letter began with “…”" */
const IN_THE_PAST =
  /\b(?:once|last (?:year|time|month)|someone|somebody|(?:one|an) (?:applicant|candidate))\b[^.!?\n"“]{0,60}\b(?:began|started|opened|ended|closed|wrote|said|used|put)\b/i

/** Whether a word is what a product, the firm, or somebody before wrote, and none to write now. */
export const isByOthers = (text: string): boolean => [BY_PRODUCT, SAID_BY_US, IN_THE_PAST].some((one) => one.test(text))
