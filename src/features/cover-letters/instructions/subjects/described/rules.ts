/** "Write your name and the position in the subject": what it holds, without its words. */
export const DESCRIBED: readonly RegExp[] = [
  // "With the subject of the position you want"
  /\bwith (?:the|a) subject(?: line)? (?:of|being) ((?:your|the (?:job|position|role|title))\b[^,.!?\n;"“]{2,60})/iu,
  // "… your salary, and the position applied for as the subject"
  /(?:,|\band)\s+(?:and\s+)?((?:your|the (?:job|position|role|vacancy|title|reference)|job title|position|role|full name)\b[^,.!?\n;"“]{0,40}?)\s+as\s+(?:(?:the|your|an?)\s+)?(?:e-?mail\s+)?subject\b/iu,
  /\b(?:in|as|on)\s+(?:the|your)\s+(?:e-?mail\s+)?subject(?:\s+(?:line|heading))?(?:\s+of\s+(?:your|the)\s+\p{L}+)?,?\s+(?:(?:please|kindly)\s+)?(?:write|put|include|mention|indicate|state|add|type)\s+((?:your|the|job|position|full)\b[^.!?\n;]{3,80})/iu,
  /\b(?:write|put|include|mention|indicate|state|add|type|with|quoting|citing|stating|indicating|mentioning|specify|quote)\s+((?:your|ur|the (?:(?:specific|exact|relevant|full|correct|desired) )?(?:job|position|role|vacancy|title|reference)|this (?:job|position|role|vacancy|post|ad|listing)|the (?:vacancy|job|position|post)['’]?s?\b|(?:job|vacancy|position|post|reference|ref|requisition|application)\.? (?:title|number|no\.?|code|id|name|reference)|position|role|full name)\b[^.!?\n;"“]{0,60}?)\s+(?:(?:in|on|within|inside|into)\s+(?:the|your)|as(?:\s+(?:the|your|an?))?)\s+(?:e-?mail(?:['’]s)?\s+)?subject\b/iu,
  /\b(?:paki-?)?i?(?:lagay|sulat)(?: (?:mo|po|nyo|niyo|ninyo|na))* sa (?:e-?mail )?subject(?: line)?(?: ng \p{L}+(?: (?:mo|nyo))?)? ang ((?:(?:buong|iyong|inyong) )*(?:pangalan|posisyon|position|name|edad|lugar)[^.!?\n;"“]{0,60})/iu,
  /\bsa (?:e-?mail )?subject(?: line)?(?: ng (?:e-?mail|message|application)(?: mo)?)?,?\s+(?:paki-?)?(?:ilagay|isulat|lagay|sulat)(?: mo| po| n[iy]?yo)*\s+ang\s+((?:buong )?(?:pangalan|posisyon|position|name)\b[^.!?\n;]{0,60})/iu,
  // "CASHIER and your surname"
  /\b(?:write|put|include|indicate|state|add|type)\s+((?:["“][^"”\n]{2,40}["”])?[^.!?\n;"“]{2,40}?\byour\b[^.!?\n;"“]{1,40}?)\s+(?:in|on|as)\s+(?:the|your)\s+(?:e-?mail\s+)?subject\b/iu,
  /\bsubject(?:\s+(?:line|heading))?\s*\(((?:your |the |ur )?(?:full |job )?(?:name|role|position|title)\b[^)\n]{0,40})\)/iu,
  /\bsubject(?:\s+(?:line|heading))?\s+(?:should|must|has to|needs to)\s+(?:be|contain|include|have|state|show|read)\s+((?:your|the (?:job|position|role|title))\b[^.!?\n;]{2,80})/iu,
]
