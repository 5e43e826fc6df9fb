/**
 * What one kind of work has in common with another. `shown` finds it in a line of a resume, `held` in the title of a
 * job somebody had; `says` leads from what an employer needs to the deed that shows it.
 */
type Lead = (deed: string) => string
type Known = { shown: RegExp; held?: RegExp; says: readonly [Lead, ...Lead[]] }

const any = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'iu')

const KNOWN = {
  voice: {
    shown: any(
      String.raw`calls?\b|called\b|dial\w*|by phone|on the phone|over the phone|interview\w*|receiv\w+ (?:guests|visitors|patients)`,
    ),
    held: any(String.raw`call cent\w+|telemarket\w+|receptionist|front desk|telesales|caller`),
    says: [
      (deed) => `The telephone is familiar ground for me: I ${deed}.`,
      (deed) => `Strangers on the line are nothing new to me: I ${deed}.`,
      (deed) => `Talking with people I cannot see has been part of my work: I ${deed}.`,
    ],
  },
  counter: {
    shown: any(
      String.raw`customers?\b|guests?\b|shoppers?\b|walk-ins?|passengers?\b|visitors?\b|parents\b|members\b|families\b|clients? (?:questions|concerns|requests)|clients a day|counter\b`,
    ),
    held: any(
      String.raw`cashier|crew\b|barista|waiter|waitress|server\b|sales (?:associate|clerk|lady|staff)|teller|hotel|flight attendant|store`,
    ),
    says: [
      (deed) => `People who need something, now, are familiar to me: I ${deed}.`,
      (deed) => `I have stood on the side that has to answer: I ${deed}.`,
      (deed) => `Staying friendly while somebody waits is part of what I have done: I ${deed}.`,
    ],
  },
  writing: {
    shown: any(
      String.raw`tickets?\b|chats?\b|e-?mails?\b|inbox\w*|(?:buyer|customer|parent|guest|client) messages|DMs?\b|comments\b|correspondence`,
    ),
    held: any(String.raw`chat (?:support|agent)|email support`),
    says: [
      (deed) => `People who write in and wait for an answer are familiar to me: I ${deed}.`,
      (deed) => `Giving clear answers in text is work I have done: I ${deed}.`,
      (deed) => `I have been at the other end of such messages: I ${deed}.`,
    ],
  },
  chase: {
    shown: any(
      String.raw`payment arrangements?|overdue|unpaid|collect(?:ed|ing|ion)|follow(?:ed|ing)?[- ]?ups?\b|following up|followed up|remind\w+|chas(?:ed|ing)|denied|escalat\w+`,
    ),
    held: any(String.raw`collect(?:or|ions)`),
    says: [
      (deed) => `I have been the one who has to ask: I ${deed}.`,
      (deed) => `Staying polite while something is due is part of what I have done: I ${deed}.`,
      (deed) => `Coming back to a person until it is settled is familiar to me: I ${deed}.`,
    ],
  },
  figures: {
    shown: any(
      String.raw`reconcil\w+|payroll|BAS\b|cash|invoices?\b|month-end|ledger|budgets?\b|accounts payable|receipts?\b|till\b|deposits?\b|sales report|remittance\w*|payments\b|grad(?:ed|es|ing)\b|doses?\b|dosage`,
    ),
    held: any(String.raw`cashier|teller|bookkeeper|accountant|accounting|auditor|payroll`),
    says: [
      (deed) => `Numbers that have to be right were part of my work: I ${deed}.`,
      (deed) => `I know figures that somebody checks afterwards: I ${deed}.`,
      (deed) => `Being exact with figures is something I can show: I ${deed}.`,
    ],
  },
  records: {
    shown: any(
      String.raw`data entry|encod\w+|updat\w+|CRMs?\b|hubspot|pipeline|gohighlevel|listings?\b|inventory|database|records?\b|charts?\b|spreadsheets?|logs?\b|files\b|reconcil\w+|entered|attendance`,
    ),
    held: any(String.raw`encoder|clerk|records|librarian`),
    says: [
      (deed) => `Keeping entries in order is work I know: I ${deed}.`,
      (deed) => `I have kept that kind of order before: I ${deed}.`,
      (deed) => `Entries that others must be able to trust were part of my work: I ${deed}.`,
    ],
  },
  persuade: {
    shown: any(
      String.raw`cold calls?|appointments? (?:per|a|each)|qualified|sold\b|upsold|upsell\w*|clos(?:ed|ing) (?:deals|sales|\d)|sales target|quota|offered|convinced|pitch\w*|enrol\w+`,
    ),
    held: any(String.raw`sales|telemarket\w+|setter|promodiser|insurance (?:agent|advisor)|realtor|fundrais\w+`),
    says: [
      (deed) => `Hearing a no and asking the next person all the same is familiar to me: I ${deed}.`,
      (deed) => `I have had to win people over before: I ${deed}.`,
      (deed) => `Getting from a first hello to a yes is something I have done: I ${deed}.`,
    ],
  },
  arrange: {
    shown: any(
      String.raw`calendars?\b|book(?:ed|ing)\b|schedul\w+|viewings?\b|appointments?\b|interviews?\b|rosters?\b|shift schedules?|travel|organi[sz]ed|coordinat\w+|deadlines?`,
    ),
    held: any(String.raw`secretary|coordinator|executive (?:virtual )?assistant|scheduler|planner|dispatcher`),
    says: [
      (deed) => `Fitting other people's time together is something I have done: I ${deed}.`,
      (deed) => `I have kept other people's dates in order before: I ${deed}.`,
      (deed) => `Dates that must not slip were part of my work: I ${deed}.`,
    ],
  },
  picture: {
    shown: any(
      String.raw`design\w*|graphics?\b|thumbnails?\b|videos?\b|edited|photos?\b|banners?\b|visual\w*|slides\b|illustrat\w+`,
    ),
    held: any(String.raw`designer|video editor|artist|photographer|illustrator|animator`),
    says: [
      (deed) => `I bring an eye for how a thing looks: I ${deed}.`,
      (deed) => `Making things that people look at is work I have done: I ${deed}.`,
      (deed) => `What people see first has been part of my work: I ${deed}.`,
    ],
  },
  words: {
    shown: any(
      String.raw`write\b|writing\b|descriptions?\b|wrote|written|articles?\b|newsletters?\b|lesson plans?|modules?\b|scripts?\b|minutes of|handouts?`,
    ),
    held: any(String.raw`writer|journalist|teacher|instructor`),
    says: [
      (deed) => `Putting things into plain words was part of my work: I ${deed}.`,
      (deed) => `I have put words together for other people's readers: I ${deed}.`,
      (deed) => `Text that somebody else has to use is familiar to me: I ${deed}.`,
    ],
  },
  find: {
    shown: any(String.raw`lists?\b|research\w*|sourc\w+|screened|prospect\w*|sales navigator|verif\w+|compar\w+`),
    held: any(String.raw`researcher|sourcer|analyst|investigator|librarian`),
    says: [
      (deed) => `Searching until the answer is sure is work I have done: I ${deed}.`,
      (deed) => `I have looked for names and facts at that scale before: I ${deed}.`,
      (deed) => `Finding the right ones among many is familiar to me: I ${deed}.`,
    ],
  },
  explain: {
    shown: any(
      String.raw`explain\w*|taught|teach\w*|train(?:ed|ing)\b|tutor\w*|lessons?\b|guid(?:ed|ing)|orient\w+|coach\w*|questions\b|instruct\w+`,
    ),
    held: any(String.raw`teacher|tutor|instructor|trainer|professor|coach\b`),
    says: [
      (deed) => `Explaining a thing until it is clear is what I have done: I ${deed}.`,
      (deed) => `I have had to make dry matters plain to people: I ${deed}.`,
      (deed) => `Patience with questions was part of my work: I ${deed}.`,
    ],
  },
  care: {
    shown: any(String.raw`patients?\b|vitals?\b|ward\b|medications?\b|clinic\w*|hospital|nurs\w+|charts?\b`),
    held: any(String.raw`nurse|midwife|caregiver|medical|pharmac\w+|dental`),
    says: [
      (deed) => `Patients were at the centre of my work: I ${deed}.`,
      (deed) => `Clinics and their words are familiar to me: I ${deed}.`,
      (deed) => `I come from work with patients: I ${deed}.`,
    ],
  },
  stock: {
    shown: any(
      String.raw`inventory|orders?\b|stocks?\b|warehouse|shipments?|parcels?|refunds?|returns\b|courier|deliver(?:y|ies)|purchas\w+`,
    ),
    held: any(String.raw`warehouse|inventory|stock|purchas\w+|logistics|storekeeper`),
    says: [
      (deed) => `Orders and what goes wrong with them are familiar to me: I ${deed}.`,
      (deed) => `I have dealt with goods on their way before: I ${deed}.`,
      (deed) => `Matching what is there with what the list says is work I know: I ${deed}.`,
    ],
  },
  tech: {
    shown: any(
      String.raw`troubleshoot\w*|troubleshot|install\w+|configur\w+|bugs?\b|test cases|servers?\b|networks?\b|deploy\w+|websites?\b|repair\w+|mainten\w+`,
    ),
    held: any(String.raw`technician|IT\b|developer|engineer|programmer|tester|mechanic`),
    says: [
      (deed) => `Finding out why a thing does not work is familiar to me: I ${deed}.`,
      (deed) => `I have worked from fault to cause before: I ${deed}.`,
      (deed) => `Going through steps in order, and noting each, was part of my work: I ${deed}.`,
    ],
  },
  hire: {
    shown: any(String.raw`screened|interviews?\b|onboard\w+|candidates?\b|applicants?\b|openings\b|recruit\w+`),
    held: any(String.raw`recruit\w+|HR\b|human resources|sourcer`),
    says: [
      (deed) => `I have seen applications from your side of the desk: I ${deed}.`,
      (deed) => `Looking at people for a job is work I have done: I ${deed}.`,
    ],
  },
  improve: {
    shown: any(String.raw`cut\b|reduced|automated|rules\b|grew\b|saved\b|improved|streamlined|halved`),
    says: [
      (deed) => `I like to leave a process shorter than I found it: I ${deed}.`,
      (deed) => `One result shows how I go about a task: I ${deed}.`,
    ],
  },
  pace: {
    shown: any(
      String.raw`\d[\d,]*(?: to \d[\d,]*)? [^.]{0,60}\b(?:(?:a|per|each|every|in one) (?:day|week|month|shift|night|hour)|daily|weekly|monthly)|every (?:day|week|month)|fortnightly|\d[\d,]* [^.]{0,40}\b(?:clients|accounts|openings|employees|pages|students|stores)`,
    ),
    says: [
      (deed) => `What I can show for that is a steady amount: I ${deed}.`,
      (deed) => `A fixed amount, again and again, is how I have worked: I ${deed}.`,
      (deed) => `Keeping up a number is the part I can show: I ${deed}.`,
    ],
  },
  abroad: {
    shown: any(
      String.raw`US\b|UK\b|Australian?\b|American|Texas|Florida|Canad\w+|time zones|overseas|foreign|Singapore`,
    ),
    says: [
      (deed) => `Working for people in another country is not new to me: I ${deed}.`,
      (deed) => `I have worked across borders before: I ${deed}.`,
    ],
  },
} satisfies Record<string, Known>

export type Strength = keyof typeof KNOWN
const ALL: Readonly<Record<Strength, Known>> = KNOWN
export const STRENGTHS = Object.keys(KNOWN) as Strength[]

/** What a line of a resume shows. */
export const strengthsOf = (line: string): Strength[] => STRENGTHS.filter((name) => ALL[name].shown.test(line))

/** What having held a job shows by itself. */
export const strengthsOfJob = (title: string): Strength[] =>
  STRENGTHS.filter((name) => ALL[name].held?.test(title) ?? false)

/** The ways to lead to a deed that shows a strength. */
export const leadsOf = (strength: Strength): Known['says'] => ALL[strength].says
