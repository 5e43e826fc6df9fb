/** Employers whose name is misused say what they never ask for. */
const WARNING =
  /\b(?:recruit(?:ment|ing|er)?|employment|job|hiring) (?:scam|fraud)|\b(?:it|this|that)(?:['’]s| is) a scam\b|\bthis is not (?:from )?us\b|\b(?:beware|be wary|watch out) (?:of|for)\b|\bmag-?ingat\b|\b(?:pretend\w*|claim\w*) to be\b|\bimpersonat\w+|\b(?:scammers|fraudsters|impost[eo]rs|fake (?:recruiters|offers))\b/i
const IN_A_WARNING =
  /\b(?:if|should|whenever|when|kung|kapag|pag)\b[^.!?\n]{0,50}\b(?:asked|asks?|asking|requests?|requested|demands?|hingan|hihingan|hinihingan|humingi|humihingi|sinisingil|singilin)\b|\b(?:someone|somebody|anyone|people|they)\b[^.!?\n]{0,40}\b(?:pretend\w*|impersonat\w*|claim\w*|asking|demands?)\b|\b(?:scammers|fraudsters|impost[eo]rs|criminals|fake (?:recruiters|offers|postings?))\b[^.!?\n]{0,60}\b(?:pretend\w*|impersonat\w*|claim\w*|asks?|asking|requests?|demands?|may|might|often|send|tell|offer)\b/i

/** Whether a text warns of people who misuse an employer's name, in some of its sentences. */
export const isWarning = (text: string): boolean => WARNING.test(text)

/** Whether a sentence of such a text tells what those people do. */
export const isOfWarning = (sentence: string): boolean => IN_A_WARNING.test(sentence)
