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
