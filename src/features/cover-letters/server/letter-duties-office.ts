import type { Duty } from './letter-duties.ts'

const says = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'iu')

/** Accounts, records, calendars, people on the phone and in writing. */
export const BACK_OFFICE: readonly Duty[] = [
  {
    says: says(String.raw`reconcil\w*|bank recs?\b|(?:code|categori[sz]e) transactions|bank feeds?|xero book|bookkeep\w+`),
    calls: ['figures', 'records', 'pace', 'improve', 'find'],
    needs: [
      'In your books every line has to find its place, week after week.',
      'Your bank lines have to be matched until nothing is left over.',
      'Books are only useful to you when the last receipt is in them.',
    ],
    trial: 'one page of bank lines with the names taken out',
    doing: 'matching bank lines',
  },
  {
    says: says(String.raw`(?:chas\w+|missing) [\w ]{0,20}(?:receipts?|documents?|paperwork)|missing (?:receipts?|papers)`),
    calls: ['chase', 'voice', 'writing', 'counter', 'persuade', 'explain'],
    needs: [
      'Somebody has to ask your clients for what is missing, kindly and more than once.',
      'Half of that work is getting papers out of people who are as busy as you.',
      'Your clients will not send their receipts unless a person keeps asking in a way they do not mind.',
    ],
    trial: 'one client who sends nothing',
    doing: 'collecting papers from clients',
  },
  {
    says: says(String.raw`invoic\w+|(?:carrier|supplier|vendor) bills|payment (?:batch|run)|accounts payable|match PODs`),
    calls: ['figures', 'records', 'pace', 'stock', 'improve'],
    needs: [
      'A bill that is entered wrong comes back to you as a phone call.',
      'You pay for every invoice that goes in twice, or not at all.',
      'Bills and proofs have to agree before you let any money go.',
    ],
    trial: 'five invoices of last month',
    doing: 'entering supplier bills',
  },
  {
    says: says(String.raw`collections? (?:calls?|on)|past \d+ days|overdue (?:accounts|invoices)|past due|debt collect\w+|rent reminders`),
    calls: ['chase', 'voice', 'persuade', 'writing', 'counter', 'figures'],
    needs: [
      'Getting paid late is expensive for you, and so is losing the customer over the call.',
      'Somebody has to ring the people who owe you money and stay polite.',
    ],
    trial: 'a mock call in which you are the customer who is late',
    doing: 'asking for overdue payments',
  },
  {
    says: says(String.raw`payroll|timesheets?`),
    calls: ['figures', 'records', 'pace', 'care', 'improve'],
    needs: [
      'Your people plan their month around the pay run, so it has to be right on the day.',
      'In a pay run you hear about a single wrong figure before lunch.',
      'A pay run gives you no second day to finish it.',
    ],
    trial: 'the pay of one made-up employee',
    doing: 'doing a pay run',
  },
  {
    says: says(String.raw`answer staff questions|staff (?:questions|queries)|questions about payslips|employee (?:queries|questions)`),
    calls: ['explain', 'voice', 'writing', 'counter', 'hire'],
    needs: [
      'When your staff ask about their pay, they want an answer they understand, and the same day.',
      'Behind every payslip question you get is somebody who is worried.',
    ],
    trial: 'three payslip questions as your staff ask them',
    doing: 'answering questions about pay',
  },
  {
    says: says(String.raw`answer\w* (?:live )?chats?|chats? & e-?mails?|e-?mail (?:&|and) chat|live chat|tickets?\b|zendesk|intercom|gorgias|freshdesk|buyer messages|customer (?:messages|e-?mails|inquiries|queries|service|support)|chat support`),
    calls: ['writing', 'counter', 'voice', 'explain', 'chase', 'care'],
    needs: [
      'Your customers write when something has gone wrong, and they want a person to answer.',
      'Whoever writes to you is already a little annoyed, and the first line decides how it goes on.',
      'An answer to your customers has to be clear the first time, or they write again.',
    ],
    trial: 'five customer messages with the names taken out',
    doing: 'answering customers in writing',
  },
  {
    says: says(String.raw`refunds?\b|returns\b|couriers?\b|delivery (?:issues|problems)|exchanges\b|chargebacks?`),
    calls: ['stock', 'figures', 'chase', 'writing', 'counter', 'voice'],
    needs: [
      'A return costs you money either way, and the customer remembers how it was settled.',
      'When a parcel goes astray, you need somebody who keeps asking until it is found.',
      'Every refund you pay has to be booked correctly and explained kindly.',
    ],
    trial: 'one late delivery as it came in',
    doing: 'settling refunds',
  },
  {
    says: says(String.raw`inbox\w*|answering e-?mails|e-?mail management|(?:sort|triage|manage) (?:\w+ )?e-?mails`),
    calls: ['writing', 'arrange', 'chase', 'records', 'explain', 'figures'],
    needs: [
      'You want an inbox in which nothing waits because nobody saw it.',
      'Of a hundred mails you should have to see only the few that need you.',
    ],
    trial: 'ten mails from an ordinary morning',
    doing: 'keeping an inbox for somebody else',
  },
  {
    says: says(String.raw`(?<!(?:monthly|content|posting|editorial|media) )calendars?\b|diary\b|schedul(?:e|ed|es|ing) (?:showings|interviews|appointments|meetings|visits|calls)|book(?:ed|ing)? (?:jobs|meetings)|(?:showings?|viewings?)\b`),
    calls: ['arrange', 'voice', 'chase', 'hire', 'writing', 'records'],
    needs: [
      'One double booking costs you more than the hour it was for.',
      'Your week only works if somebody moves the dates before they collide.',
      'Each date in your book depends on people who change their minds.',
    ],
    trial: 'one week with two clashes in it',
    doing: 'keeping a calendar for somebody else',
  },
  {
    says: says(String.raw`(?:book|arrange)\w* (?:flights?|hotels?|travel)|travel (?:arrangements|plans|bookings?)|itinerar\w+`),
    calls: ['arrange', 'find'],
    needs: ['A trip of yours has ten small parts, and the one that is forgotten is the one you notice.'],
    trial: 'one trip with its dates and limits',
    doing: 'booking trips',
  },
  {
    says: says(String.raw`take notes|minutes of (?:the |our )?meetings?|meeting minutes|action items|meeting notes`),
    calls: ['words', 'chase', 'explain'],
    needs: [
      'What was agreed in your meetings is worth little until somebody asks whether it was done.',
      'After your meetings somebody has to remember who promised what.',
    ],
    trial: 'the recording of one short meeting',
    doing: 'taking notes in meetings',
  },
  {
    says: says(String.raw`dials?\b|cold[- ]call\w*|outbound call\w*|telemarket\w+`),
    calls: ['voice', 'persuade', 'counter', 'chase', 'explain', 'pace'],
    needs: [
      'Most of your dials end in a no, and the next one has to sound like the first.',
      'Your list is only as good as the voice on the hundredth call.',
      'You need somebody who picks up the phone again after being hung up on.',
    ],
    trial: 'a mock call in which you are the owner who says no',
    doing: 'ringing people who do not expect it',
  },
  {
    says: says(String.raw`qualify (?:homeowners|leads|prospects|buyers|sellers)|book (?:qualified )?(?:appointments|demos)|appointment sett\w+|(?:set|booked) (?:[\w-]+ ){0,6}appointments`),
    calls: ['persuade', 'voice', 'arrange', 'counter', 'chase', 'explain'],
    needs: [
      'An appointment is worth something to you only if the person shows up.',
      'Your closers need a calendar of people who meant it when they said yes.',
    ],
    trial: 'a mock call with your questions for a new lead',
    doing: 'setting appointments',
  },
  {
    says: says(String.raw`asked for a quote|warm (?:calls?|calling|leads)|close over the phone|inbound (?:leads|sales)|sales (?:calls|associate|rep|representative|agent)\b|inside sales|upsell\w*`),
    calls: ['persuade', 'voice', 'counter', 'explain', 'chase', 'writing'],
    needs: [
      'Somebody who asked you for a price has a question behind it, and wants it answered before they sign.',
      'The person who asked you for a price is asking two others as well, so the first good call counts.',
    ],
    trial: 'a mock call with a customer of yours who finds it too expensive',
    doing: 'closing over the phone',
  },
  {
    says: says(String.raw`follow(?:ing)?[- ]?ups? (?:with |on )?(?:\w+ )?(?:leads|clients|quotes|customers|prospects)|lead follow[- ]?up|nurture`),
    calls: ['chase', 'persuade', 'voice', 'writing', 'arrange', 'counter'],
    needs: [
      'Leads go cold on you in a day or two when nobody writes back.',
      'Most people who ask you something need to hear from you a third time.',
    ],
    trial: 'three leads that went quiet',
    doing: 'lead follow-up',
  },
  {
    says: says(String.raw`lead lists?|outbound lists?|lead gen\w*|decision makers|prospect(?:ing|s)? lists?|verify e-?mails|enrich\w*`),
    calls: ['find', 'records', 'pace', 'persuade', 'hire'],
    needs: [
      'One wrong address in ten, and your sender name pays for it.',
      'You need names that are still in that chair when the mail arrives.',
      'A list is worth to you what its worst row is worth.',
    ],
    trial: 'a description of your best customer',
    doing: 'building contact lists',
  },
  {
    says: says(String.raw`CRM\b|ATS\b|hubspot|salesforce|pipedrive|follow up boss|(?:clean|update|maintain)\w* (?:the |our )?(?:database|records|pipeline)`),
    calls: ['records', 'pace', 'persuade', 'figures', 'hire', 'find'],
    needs: [
      'What is not in your system by the evening did not happen.',
      'Your records help you only if the last call is in them.',
      'You should be able to open any record and see where things stand.',
    ],
    trial: 'ten messy records',
    doing: 'keeping your records',
  },
  {
    says: says(String.raw`encod(?:e|er|ing)|data entry|scanned (?:forms|documents)|forms a day|type (?:up )?(?:data|records)|correct demographics|digiti[sz]\w+`),
    calls: ['records', 'figures', 'pace', 'care', 'words'],
    needs: [
      'A wrong entry costs you nothing on the day, and a lot a year later.',
      'Form after form, the last one of your day has to be as clean as the first.',
      'With scanned forms you pay for care, and you see it only when it is missing.',
    ],
    trial: 'ten of your scanned forms',
    doing: 'entering forms all day',
  },
  {
    says: says(String.raw`inventory|check(?:ing)? orders|process(?:ing)? orders|order (?:entry|processing|tracking)|stock levels?|purchase orders?|shipments?`),
    calls: ['stock', 'records', 'figures', 'chase', 'pace'],
    needs: [
      'If your sheet says six and the shelf says four, two of your customers will be angry.',
      'Your count is right only as long as somebody looks at it every day.',
    ],
    trial: 'one page of orders with the stock sheet beside it',
    doing: 'tracking stock',
  },
  {
    says: says(String.raw`research (?:new )?(?:products|companies|suppliers|competitors)|find suppliers|product research|market research|internet research|web research`),
    calls: ['find', 'records', 'words'],
    needs: [
      'Good research saves you the one purchase you would have regretted.',
      'You need findings with their source beside them, not opinions.',
    ],
    trial: 'one product you are unsure about',
    doing: 'research for a seller',
  },
  {
    says: says(String.raw`(?:weekly|monthly|daily) reports?|send (?:a |the )?(?:\w+ )?reports?|reporting|dashboards?`),
    calls: ['figures', 'words', 'records', 'improve'],
    needs: [
      'You want a report that says in the first line what has changed.',
      'A report is useful to you when the figures in it can be trusted without asking.',
    ],
    trial: 'the figures of one past month',
    doing: 'writing your reports',
  },
  {
    says: says(String.raw`source (?:on|candidates)|sourc(?:er|ing)|screen (?:cvs|resumes|applicants|candidates)|recruit\w+|shortlist\w*`),
    calls: ['hire', 'find', 'voice', 'persuade', 'care', 'explain', 'writing'],
    needs: [
      'Behind your list of names are people who have a job and need a reason to answer.',
      'A candidate of yours who hears nothing for two days is somebody else’s candidate.',
      'Your checklist only works if somebody really reads the whole CV.',
    ],
    trial: 'five applications and your checklist',
    doing: 'finding candidates',
  },
  {
    says: says(String.raw`verify insurance|insurance verification|eligibility|prior auth\w*|benefits verification`),
    calls: ['care', 'chase', 'voice', 'figures', 'records', 'explain'],
    needs: [
      'A visit whose cover nobody checked becomes a bill that nobody pays you.',
      'Before your patient arrives, somebody has to have asked the insurer, and written the answer down.',
    ],
    trial: 'a mock call to an insurer about one made-up patient',
    doing: 'checking insurance cover',
  },
  {
    says: says(String.raw`denied claims|medical bill\w+|(?:with|to) payers|insurance claims?\b|claims (?:with|processing|follow)|post payments`),
    calls: ['care', 'chase', 'figures', 'voice', 'records', 'explain'],
    needs: [
      'A denied claim is money you have earned and must ask for again.',
      'With payers you win by patience, and by having the file open when they finally pick up.',
      'Every unpaid claim of yours waits for somebody who rings again and has the numbers ready.',
    ],
    trial: 'a mock call to a payer about one made-up claim',
    doing: 'handling medical claims',
  },
  {
    says: says(String.raw`(?:greet|answer|assist|schedule) patients|patient (?:calls|scheduling|intake)|medical (?:receptionist|office|secretary|virtual)|dental|clinic\b`),
    calls: ['care', 'voice', 'counter', 'arrange', 'records', 'explain'],
    needs: [
      'People who ring your practice are worried, and hear first how they are spoken to.',
      'A patient of yours who waits on the line is a patient who looks elsewhere.',
    ],
    trial: 'a mock call with a patient who wants to be seen today',
    doing: 'running the front desk of a practice',
  },
  {
    says: says(String.raw`(?:send|prepare)\w* (?:the )?(?:quotes|estimates)|^quotes|\. quotes,|quoting\b`),
    calls: ['figures', 'writing', 'counter', 'records', 'persuade'],
    needs: ['A quote that leaves you the same day is often the one that gets the job.'],
    trial: 'the notes of one job to quote',
    doing: 'preparing quotes',
  },
  {
    says: says(String.raw`dispatch\w*|load boards?|drivers\b|technicians? schedules?|route planning`),
    calls: ['arrange', 'voice', 'stock', 'chase', 'records', 'persuade'],
    needs: [
      'A driver of yours who waits is a cost that nobody sees on a screen.',
      'Your day holds until the first truck is late, and then somebody has to ring around quickly.',
    ],
    trial: 'one bad morning from your board, on paper',
    doing: 'dispatching',
  },
  {
    says: says(String.raw`tenants?\b|maintenance requests|property manage\w+|landlords?|leases?\b`),
    calls: ['counter', 'voice', 'chase', 'arrange', 'writing', 'records'],
    needs: [
      'A tenant with a leak wants two things of you: an answer, and a time.',
      'Between your tenant and your plumber somebody has to keep both of them told.',
    ],
    trial: 'three requests from one bad week',
    doing: 'looking after tenants',
  },
  {
    says: says(String.raw`airbnb|guest (?:messages|communication|support)|short[- ]term rentals?|bookings? (?:and|for) guests`),
    calls: ['counter', 'writing', 'voice', 'arrange', 'chase', 'explain'],
    needs: [
      'Guests forgive you nearly everything except silence.',
      'A guest in front of a locked door of yours counts the minutes.',
    ],
    trial: 'five guest messages from a busy weekend',
    doing: 'looking after guests',
  },
  {
    says: says(String.raw`paperwork|contracts?\b(?! work)|transaction coordinat\w+|case files?|legal|intake|policy (?:changes|renewals)|renewals\b`),
    calls: ['records', 'arrange', 'chase', 'figures', 'writing', 'explain'],
    needs: [
      'With your papers, the missing signature is always found on the last day.',
      'A file of yours is finished when the last page is in it, not before.',
    ],
    trial: 'one file with a page missing',
    doing: 'preparing your papers',
  },
  {
    says: says(String.raw`answering (?:the )?(?:phones?|calls)|answer (?:inbound |incoming )?(?:phones?|calls)|inbound calls|occasional call|phone support|customers? by phone|virtual receptionist`),
    calls: ['voice', 'counter', 'chase', 'explain', 'care', 'writing'],
    needs: [
      'Whoever rings you has tried to find the answer alone, and failed.',
      'On the phone your caller hears in two seconds whether somebody cares.',
    ],
    trial: 'a mock call with your most usual question',
    doing: 'answering your phone',
  },
]
