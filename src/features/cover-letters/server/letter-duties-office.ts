import type { Duty } from './letter-duty.ts'

const says = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'iu')

/** Accounts, records, lists, stock and papers. */
export const BACK_OFFICE: readonly Duty[] = [
  {
    says: says(
      String.raw`reconcil\w*|bank recs?\b|(?:code|categori[sz]e) transactions|bank feeds?|xero book|bookkeep\w+`,
    ),
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
    says: says(
      String.raw`(?:chas\w+|missing) [\w ]{0,20}(?:receipts?|documents?|paperwork)|missing (?:receipts?|papers)`,
    ),
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
    says: says(
      String.raw`invoic\w+|(?:carrier|supplier|vendor) bills|payment (?:batch|run)|accounts payable|match PODs`,
    ),
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
    says: says(
      String.raw`collections? (?:calls?|on)|past \d+ days|overdue (?:accounts|invoices)|past due|debt collect\w+|rent reminders`,
    ),
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
    says: says(
      String.raw`answer staff questions|staff (?:questions|queries)|questions about payslips|employee (?:queries|questions)`,
    ),
    calls: ['explain', 'voice', 'writing', 'counter', 'hire'],
    needs: [
      'When your staff ask about their pay, they want an answer they understand, and the same day.',
      'Behind every payslip question you get is somebody who is worried.',
    ],
    trial: 'three payslip questions as your staff ask them',
    doing: 'answering questions about pay',
  },
  {
    says: says(
      String.raw`lead lists?|outbound lists?|lead gen\w*|decision makers|prospect(?:ing|s)? lists?|verify e-?mails|enrich\w*`,
    ),
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
    says: says(
      String.raw`CRM\b|ATS\b|hubspot|salesforce|pipedrive|follow up boss|(?:clean|update|maintain)\w* (?:the |our )?(?:database|records|pipeline)`,
    ),
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
    says: says(
      String.raw`encod(?:e|er|ing)|data entry|scanned (?:forms|documents)|forms a day|type (?:up )?(?:data|records)|correct demographics|digiti[sz]\w+`,
    ),
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
    says: says(
      String.raw`inventory|check(?:ing)? orders|process(?:ing)? orders|order (?:entry|processing|tracking)|stock levels?|purchase orders?|shipments?`,
    ),
    calls: ['stock', 'records', 'figures', 'chase', 'pace'],
    needs: [
      'If your sheet says six and the shelf says four, two of your customers will be angry.',
      'Your count is right only as long as somebody looks at it every day.',
    ],
    trial: 'one page of orders with the stock sheet beside it',
    doing: 'tracking stock',
  },
  {
    says: says(
      String.raw`research (?:new )?(?:products|companies|suppliers|competitors)|find suppliers|product research|market research|internet research|web research`,
    ),
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
    says: says(
      String.raw`denied claims|medical bill\w+|(?:with|to) payers|insurance claims?\b|claims (?:with|processing|follow)|post payments`,
    ),
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
    says: says(
      String.raw`paperwork|contracts?\b(?! work)|transaction coordinat\w+|case files?|legal|intake|policy (?:changes|renewals)|renewals\b`,
    ),
    calls: ['records', 'arrange', 'chase', 'figures', 'writing', 'explain'],
    needs: [
      'With your papers, the missing signature is always found on the last day.',
      'A file of yours is finished when the last page is in it, not before.',
    ],
    trial: 'one file with a page missing',
    doing: 'preparing your papers',
  },
]
