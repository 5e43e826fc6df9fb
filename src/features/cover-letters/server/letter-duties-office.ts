import { duty, type Duty } from './letter-duty.ts'

/** Accounts, records, lists, stock and papers. */
export const BACK_OFFICE: readonly Duty[] = [
  duty(
    String.raw`reconcil\w*|bank recs?\b|(?:code|categori[sz]e) transactions|bank feeds?|xero book|bookkeep\w+`,
    ['figures'],
    'reconciling bank accounts',
    'a sample bank reconciliation',
  ),
  duty(
    String.raw`(?:chas\w+|missing) [\w ]{0,20}(?:receipts?|documents?|paperwork)|missing (?:receipts?|papers)`,
    ['chase', 'voice', 'writing', 'counter'],
    'collecting missing documents from clients',
    'a message to a client whose receipts are missing',
  ),
  duty(
    String.raw`invoic\w+|(?:carrier|supplier|vendor) bills|payment (?:batch|run)|accounts payable|match PODs`,
    ['figures', 'stock'],
    'handling invoices',
    'the entry of a few sample invoices',
  ),
  duty(
    String.raw`collections? (?:calls?|on)|past \d+ days|overdue (?:accounts|invoices)|past due|late (?:rent|payments?)|payment (?:arrangements|plans)|unpaid (?:bills?|balances?)|debt collect\w+|collections (?:rep|agent|officer|special)\w*|collected (?:unpaid|overdue|debts?|payments?)|rent reminders`,
    ['chase', 'voice', 'persuade', 'writing'],
    'collecting overdue payments',
    'a mock call to a customer who is late with a payment',
  ),
  duty(
    String.raw`tax (?:returns?|prepar\w+|season|senior|filings?)|\b(?:1040|1120S?|BIR) (?:returns?|forms?|filings?)`,
    ['figures'],
    'preparing tax returns',
    'one sample return',
  ),
  duty(String.raw`payroll|timesheets?`, ['figures'], 'running payroll', 'a sample pay calculation'),
  duty(
    String.raw`answer staff questions|staff (?:questions|queries)|questions about payslips|employee (?:queries|questions)`,
    ['explain', 'voice', 'writing', 'counter'],
    'answering questions about pay',
    'answers to a few payslip questions',
  ),
  duty(
    String.raw`lead lists?|outbound lists?|lead gen\w*|decision makers|prospect(?:ing|s)? lists?|verify e-?mails|enrich\w*`,
    ['find', 'records', 'persuade', 'hire'],
    'building lead lists',
    'a sample list of contacts',
  ),
  duty(
    String.raw`CRM\b|ATS\b|hubspot|salesforce|pipedrive|follow up boss|(?:clean|update|maintain)\w* (?:the |our )?(?:database|records|pipeline)`,
    ['records'],
    'keeping records up to date',
    'a clean-up of a few records',
  ),
  duty(
    String.raw`encod(?:e|er|ing)|data entry|scanned (?:forms|documents)|forms a day|type (?:up )?(?:data|records)|correct demographics|digiti[sz]\w+`,
    ['records', 'figures'],
    'entering data',
    'a batch of scanned forms',
  ),
  duty(
    String.raw`inventory|check(?:ing)? orders|process(?:ing)? orders|order (?:entry|processing|tracking)|stock levels?|purchase orders?|shipments?`,
    ['stock', 'records', 'chase'],
    'tracking orders and stock',
    'a check of a few sample orders',
  ),
  duty(
    String.raw`research (?:new )?(?:products|suppliers|competitors)|find suppliers|product research`,
    ['find'],
    'product research',
    'the research for one product',
  ),
  duty(
    String.raw`research(?:er| assistant| specialist| associate| companies)?\b(?! (?:and write|you))`,
    ['find'],
    'online research',
    'the research for one entry',
  ),
  duty(
    String.raw`estimating|estimators?\b|take-?offs?\b|bills? of materials|quantity survey\w*`,
    ['figures', 'tech'],
    'estimating',
    'one small takeoff',
  ),
  duty(
    String.raw`(?:weekly|monthly|daily) reports?|send (?:a |the )?(?:\w+ )?reports?|reporting|dashboards?`,
    ['figures', 'records', 'words'],
    'preparing regular reports',
    'one sample report',
  ),
  duty(
    String.raw`verify insurance|insurance verification|eligibility|prior auth\w*|benefits verification`,
    ['care', 'chase', 'voice', 'explain'],
    'verifying insurance',
    'a mock call to an insurer',
  ),
  duty(
    String.raw`denied claims|medical bill\w+|(?:with|to) payers|insurance claims?\b|claims (?:with|processing|follow)|post payments`,
    ['care', 'chase', 'voice', 'explain'],
    'medical billing',
    'a mock call about one denied claim',
  ),
  duty(
    String.raw`(?:send|prepare)\w* (?:the )?(?:quotes|estimates)|^quotes|\. quotes,|quoting\b`,
    ['figures', 'writing'],
    'preparing quotes',
    'one sample quote',
  ),
  duty(
    String.raw`dispatch\w*|load boards?|drivers\b|technicians? schedules?|route planning`,
    ['arrange', 'voice', 'stock', 'chase'],
    'dispatching',
    'one sample schedule',
  ),
  duty(
    String.raw`paperwork|contracts?\b(?! work)|transaction coordinat\w+|case files?|legal(?! intake)|policy (?:changes|renewals)|renewals\b`,
    ['records', 'chase', 'arrange'],
    'preparing case and contract documents',
    'one sample file',
  ),
]
