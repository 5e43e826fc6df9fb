/** Of whom somebody says "our": the group is who is meant. */
const GROUP =
  '(?:teams?|departments?|office|branch|store|company|school|class|barangay|section|site|account|shop|clinic|unit|floor|batch|group|group chat|page|warehouse|ward|hospital|hotel|restaurant|region|area)'
const OUR = new RegExp(
  String.raw`\b(in|of|for|to|with|within|across|on|at|by|from) (?:our|my) (?=(?:whole |entire |own )?(?:\p{L}+ )?${GROUP}\b)`,
  'giu',
)
// bounded: four words before the verb
/** "After me and one more agent split the queue" */
const ME_AND =
  /\b(after|when|since|because|while|before|once) (?:me|I) and ((?:(?:one|two|another|the|an?|my|other|more) )*\p{L}+)(?= \p{Ll})/gu
// bounded: three words before "I"
/** "…, above that I ask the owner": what goes on in the first person. */
const THEN_I =
  /(?:[,;]| -) (?!(?:after|when|since|while|once|before|because|that|if|so|and|but|as|even)\b)(?:\p{Ll}+ ){1,3}(?:I|we) \p{Ll}[^()]*$| (?:and |but )?then (?:later )?(?:I|we) \p{Ll}[^()]*$/u
// bounded: a line of a resume, 400 signs
/** "…, 7 staff under me" */
const UNDER_ME = /,? (?:with )?(?:[^,()]{1,25} )?(?:under|below|reporting to) me$/u
/** "No penalties during my stay" */
const MY_STAY = / during (?:my|our) (?:\p{L}+ )?(?:stay|time|stint|term|employment|tenure|watch|contract)(?: there)?$/iu
// bounded: a line of a resume, 400 signs
/** "…, they are still using it": others than who writes. */
const THEY = /,(?: (?:and|so|which))? (?:they|she|he) (?:is|are|was|were|has|have|had|still|also|even)\b[^()]*$/iu
/** Behind what somebody says only "I" did: "because I found", "deals that I revived". */
export const SAYS_I =
  /\b(?:after|when|since|while|once|before|because|that|which) (?:(?:\p{L}+ ){1,4}and )?(?:I|we)\b/giu
/** "My first deal", "my 9th day": nothing of anybody else. */
export const OWN =
  /\bmy (?=(?:first|last|second|third|\d+(?:st|nd|rd|th)|teammates?|partner|officemates?|classmates?|co-?teachers?)\b)/giu

// bounded: a line of a resume, 400 signs
/** "Me and my teammate built the tracker" */
const WITH_ME =
  /^(?:me|I) and ((?:(?:one|two|another|the|an?|my|other|more) )+\p{L}+) (\p{Ll}+(?:ed|ilt|ade|et|an|ote|id) [^,]+)/iu
/** A line without what goes on in the first person, and with the groups it calls "our" named as anybody would. */
export const firsthand = (line: string): string =>
  line
    .replace(ME_AND, '$1 $2 and I')
    .replace(WITH_ME, '$2 with $1')
    .replace(OUR, '$1 the ')
    .replace(/; (?:usually|often|mostly|sometimes) [^;()]*$/i, '')
    .replace(UNDER_ME, '')
    .replace(MY_STAY, '')
    .replace(THEY, '')
    .replace(/,? (?:while|when|as) working (?:there|here)$/i, '')
    .replace(THEN_I, '')
