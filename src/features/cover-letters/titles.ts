const ROLE =
  /\b(?:assistants?|managers?|specialists?|developers?|engineers?|designers?|editors?|writers?|copywriters?|agents?|representatives?|reps?|coordinators?|officers?|analysts?|accountants?|bookkeepers?|teachers?|tutors?|administrators?|consultants?|associates?|clerks?|supervisors?|leads?|leaders?|head|recruiters?|sourcers?|planners?|strategists?|marketers?|callers?|setters?|closers?|nurses?|drafters?|artists?|animators?|technicians?|researchers?|encoders?|transcribers?|transcriptionists?|moderators?|buyers?|schedulers?|dispatchers?|executives?|directors?|interns?|trainers?|coach(?:es)?|generalists?|paralegals?|secretar(?:y|ies)|receptionists?|staff|va|vas|csr|csrs|tsr|sdr|bdr|smm|qa|ea|programmers?|testers?|architects?|producers?|photographers?|videographers?|translators?|interpreters?|virtual assistance|all-?rounders?|support|entry|service|sales|expert|pro)\b/i
/** What stands beside a job's name and is none of it: pay, hours, places, how urgent it is. */
const BESIDE =
  /(?:[$₱€£]|\b(?:php|usd|aud)\b)\s?[\d.,]+\s?k?(?:\s?(?:-|–|to)\s?[$₱€£]?\s?[\d.,]+\s?k?)?(?:\s?(?:\/|per|an?)\s?(?:hour|hr|h|month|mo|week|wk|day|year))?|\b[\d.,]+\s?k?\s?(?:php|usd|pesos?|dollars?|\/\s?h(?:ou)?r|per (?:hour|month|week)|k\b)(?:\s?(?:\/|per|an?)\s?(?:hour|hr|month|week|day))?|\b\d+\s?(?:-\s?\d+\s?)?(?:hours?|hrs?|h)\b(?:\s?(?:\/|per|a)\s?(?:day|week|wk|month))?|\b(?:urgent(?:ly)?|hiring|now hiring|we are hiring|looking for|seeking|wanted|needed|need(?= (?:an?|experienced|good|dispatcher|va\b|virtual|\d))|required|wfh|work from home|work-from-home|home[- ]based|fully remote|remote|on-?site|hybrid|asap|immediate(?:ly)?(?: start)?|apply now|full[- ]time|part[- ]time|long[- ]term|short[- ]term|permanent|freelance|night shift|day shift|mid shift|graveyard|no experience(?: needed)?|experience required|must read|(?:pls|please) read\b.*|read (?:description|carefully)|open to|e\.?s\.?t|p\.?s\.?t|c\.?s\.?t|aest|gmt|us hours?|us time|philippines|filipino(?: only)?|metro manila|manila|cebu|davao|makati|quezon city|taguig|bgc|pasig|ortigas|iloilo|bacolod|baguio|clark|pampanga|laguna|cavite)\b|\b\d{1,2}\s?(?:am|pm)\s?(?:-|–|to)\s?\d{1,2}\s?(?:am|pm)\b|[*!#~"“”✅🔥⭐🚀]+/giu
const [LONGEST, LONGEST_TITLE] = [70, 300]
const SHOUTED = /^[^\p{Ll}]+$/u
const ABBREVIATIONS =
  /^(?:VA|VAs|CSR|TSR|SDR|BDR|SMM|QA|EA|HR|IT|SEO|PPC|UX|UI|CRM|ESL|GHL|PHP|AWS|SQL|CAD|BPO|EMR|ERP|AR|AP|US|UK|AU|OBM|CEO|CFO|GMB)$/

const bare = (piece: string): string =>
  piece
    .replace(BESIDE, ' ')
    .replace(/\s+/g, ' ')
    // bounded: a title, cut to 300 signs
    .replace(/^[\W_]+(?=[\p{L}\p{N}])|[^\p{L}\p{N}+#.]+$/gu, '')
    .replace(/^(?:an?|the|our|your|\d+x?)\s+(?=\p{L})/iu, '')
    // bounded: as above
    .replace(/\s+(?:in|at|for|from|with|to|and|of|-|\/)$/i, '')
    .trim()

/**
 * The name of a posting's job, fit to stand in a sentence: without the pay, hours and place many employers write
 * beside it. Always a piece or a shortening of the title; empty where it names no job.
 */
export function jobName(title: string): string {
  const line = title
    .slice(0, LONGEST_TITLE)
    .replace(/\s+/g, ' ')
    .replace(/ w\/ .*$/i, '')
    .trim()
    // "Website + graphics all-rounder": both name the one job.
    .replace(/^([^+|(){}[\]:–—]{2,40}) \+ (?=\p{L})/u, (all, first: string) =>
      ROLE.test(first) ? all : `${first} and `,
    )
  const pieces = line
    // bounded: a title, cut to 300 signs
    .split(/\s[-–—:]+\s|\s*[|•·(){}[\]]\s*|:\s|,\s|\s\/\/\s|\s@\s|\s\+\s|\sfor (?:an?|our|the)\s/)
    .map(bare)
  const whole = pieces.find((piece) => ROLE.test(piece)) ?? pieces.find((piece) => /\p{L}{2}/u.test(piece)) ?? ''
  const named = single(SHOUTED.test(whole) && whole.length > 5 ? spoken(whole) : whole)
  return named.length <= LONGEST ? named : named.slice(0, named.lastIndexOf(' ', LONGEST)).trimEnd()
}

/** Somebody applies for one place of several. */
const single = (name: string): string =>
  name.replace(/(?<=\p{L}{3})s$|(?<=\bVA)s$/iu, (end) =>
    ROLE.test(name.split(' ').at(-1) ?? '') && !/sales$/i.test(name) ? '' : end,
  )

const spoken = (shouted: string): string =>
  shouted
    .split(' ')
    .map((word) => (ABBREVIATIONS.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()))
    .join(' ')
