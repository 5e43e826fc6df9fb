/** What an employer tells of a place to work at and of staff, each in the words people have for it. */
const FACTS: readonly RegExp[] = [
  /\b(?:sss|philhealth|pag-?ibig|13th[- ]month|service leave|sick leave|night diff\w*|overtime|holiday pay|hmo|h-?1 ?b|401k)\b/i,
  /\b(?:nbi|(?:barangay|police) clearance|resume|résumé|bio-?data|diploma|pds|transcript|character references?|guarantors?)\b/i,
  /\b(?:our (?:[a-z]+ ){0,2}(?:office|branch|store|shop|counter|floor|studio|school|clinic|hotel|plant|warehouse)|on[- ]?site|walk[- ]?in|counter|cashier['’]s|[1-9](?:st|nd|rd|th) floor|city hall|munisipyo|barangay hall)\b/i,
  /\b(?:supervisors?|team leader|auditors?|(?:manager|owner|officer) approves|controller|treasurer|hr|human resources|foreman|head nurse)\b/i,
  /\b(?:day|night|mid|graveyard|opening|closing) shift\b|\bshifting\b|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6} ?(?:-|to|–) ?(?:mon|tue|wed|thu|fri|sat|sun)/i,
  /\b(?:uniforms?|meals?|lunch|shuttle|dorm|house|fuel|tools|headset|laptop|medical|ticket|visa)\b[^.\n]{0,20}\b(?:provided|included|free|ours|on us|libre|sagot namin|paid by)\b|\bfree (?:uniforms?|meals?|lunch|shuttle|dorm|training|medical)\b/i,
  /\b(?:you pay nothing|libre ang|free of charge|paid as work time|(?:firm|company|employer|school|hospital)['’]s (?:own )?(?:accounts?|cards?|system)|after you (?:accept|sign)|para lang sa (?:sahod|sweldo)|second factor|(?:from )?our (?:own )?domain|with a receipt|reimbursed?)\b/i,
  /\b(?:training|trial|orientation)\b[^.\n]{0,30}\b(?:paid|full pay|full rate|with pay|may bayad|\d{3} (?:a|per) day)/i,
]

/** How many of these a text tells: those who take people's money seldom tell three. */
export const factsOfEmployment = (text: string): number => FACTS.filter((fact) => fact.test(text)).length

/** What nearly only those say who hire: 22 of 1,628 harmful texts say any of these, and 239 of 2,874 harmless ones. */
const HIRING: readonly RegExp[] = [
  // They want to see the person, or to speak with them.
  /\binterviews?\b[^.\n]{0,25}\b(?:on|via|by|sa|over|through|in) (?:the )?(?:ms |microsoft )?(?:teams|zoom|google meet|g-?meet|meet|video|phone|landline)\b|\bvideo (?:interview|call) with\b|\b(?:zoom|teams|google meet|g-?meet) (?:call )?(?:with|kasama)\b|\bby video\b|\b(?:magkita|magkikita) (?:po )?(?:muna )?tayo\b|\btayo(?:ng)? (?:muna(?:ng)? |po(?:ng)? )?(?:magkita|magkikita)\b/i,
  // And to know what somebody has done, and asks for work.
  /\bhave you (?:ever )?(?:handled|used|worked|managed|done|filed)\b|\b(?:what(?:['’]s| is)|send) your (?:hourly )?(?:rate|notice)\b|\bnakahawak ka\b|\bmay experience (?:ka|po ba kayo|kayo) (?:ba )?|\b(?:\d{1,2}\+?|one|two|three)[- ](?:year|yr)s?\b[^.\n]{0,14}\b(?:experience|exp)\b/i,
  // What the work is done with, and that it is not the person's own money.
  /\b(?:xero|quickbooks|qbo|myob|buildxact|servicem8|jobber|canva|trello|asana|zendesk|gorgias|freshdesk|hubspot|gohighlevel|clickup|shipstation|salesforce|klaviyo|buildertrend|netsuite|slack)\b|\b(?:company|corporate|our) card\b|\bon our account\b/i,
  // Hours, days of pay, and a trial that is paid.
  /\b\d{1,2}(?:-\d{1,2})? (?:hours|hrs) ?(?:a|per|\/) ?(?:week|wk)\b|\b\d{1,2} (?:hours|hrs) weekly\b|\b(?:paid|payment|bayad|invoice|released?)\b[^.\n]{0,20}\b(?:every (?:two weeks|week|friday|saturday)|weekly|fortnight\w*|kada (?:biyernes|sabado|linggo)|twice a month|on fridays?|tuwing)\b|\bpaid (?:trial|test)\b|\btrial\b[^.\n]{0,30}\b(?:paid|bayad)\b|\b(?:once|after) you(?:['’]ve| have)? (?:accept|sign)\w*/i,
]

/** Whether a text says what nearly only those say who hire somebody: an interview by video, tools of an office, days of pay. */
export const tellsOfHiring = (text: string): boolean => HIRING.some((one) => one.test(text))
