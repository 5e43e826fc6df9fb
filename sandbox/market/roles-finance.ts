import { lines } from './phrase.ts'
import type { Role } from './role.ts'

/** Bookkeeping, payroll, medical billing. */
export const financeRoles: Role[] = [
  {
    key: 'bookkeeper',
    weight: 7,
    pay: [550, 1500],
    titles: lines(`{Xero|QuickBooks|QuickBooks Online|MYOB} Bookkeeper
      {Senior|Full Charge|Experienced|Part-time|} Bookkeeper {(AU Clients)|for US Firm|- CPA Firm|}
      {Bookkeeper|Accountant} - {Xero & Dext|QBO|Accounting Firm}
      {Accounts Payable|Accounts Receivable|AP/AR} {Specialist|Clerk|Officer}
      {Accounting|Finance} {Assistant|VA|Associate}`),
    skills: [
      'Bookkeeping',
      'Xero',
      'QuickBooks',
      'Accounts Payable',
      'Accounts Receivable',
      'Financial Reporting',
      'Microsoft Excel',
    ],
    pitch:
      lines(`We are an {accounting practice|outsourced CFO firm} with {70|about 45} {Australian|US|UK} clients and {need|seek} a bookkeeper who {closes on time|hates loose ends}.
      Our books are {three months behind|nearly clean}. {Help us catch up|Keep them so} and then {own|run} the monthly close.
      {Love|Do you like} reconciling to the last cent? {We do too|Then we should talk}. Bookkeeper wanted for a %industry% company.`),
    duties: lines(`{Reconcile|Match} bank and credit card accounts {daily|weekly} in {Xero|QuickBooks Online}
      {Enter|Process} supplier bills {through Dext|with Hubdoc} and {schedule|prepare} payments
      {Send|Issue} invoices and {chase|collect} overdue ones {politely|}
      {Prepare|Lodge} {BAS|VAT|sales tax} {returns|worksheets} for review
      {Close|Finish} the month by the {5th|8th} working day
      {Prepare|Present} P&L, balance sheet and cash flow {reports|with comments}
      {Run|Process} {fortnightly|semi-monthly} payroll
      {Keep|Maintain} fixed asset and {loan|prepayment} schedules
      {Answer|Solve} {auditor|tax agent} questions
      {Clean up|Recode} a messy chart of accounts`),
    needs:
      lines(`{Bachelor's degree in Accountancy|BS Accountancy or Accounting Technology}, CPA {is a plus|preferred but not required}
      {2+|3+|4 or more} years of bookkeeping for {Australian|US|UK} companies
      {Certified|Advisor certificate} in {Xero|QuickBooks Online} {is welcome|preferred}
      {Solid|Strong} understanding of {GST and BAS|accrual accounting|US GAAP}
      {You notice|Able to spot} when {a number looks wrong|two cents are missing}`),
    tools: ['Xero', 'QuickBooks Online', 'Dext', 'Hubdoc', 'Bill.com', 'MYOB', 'Excel', 'Karbon', 'Gusto'],
    questions: lines(`How many entities did you close per month, and in which software?
      What do you do when {the bank feed and the statement disagree|a supplier invoices twice}?`),
    jobFunction: 'Accounting/Auditing and Finance',
    industries: 'Accounting',
  },
  {
    key: 'payroll-tax',
    weight: 2,
    pay: [600, 1600],
    titles: lines(`{Payroll|Payroll & Benefits} {Officer|Specialist|Administrator}
      {US|Australian} Tax {Preparer|Accountant|Associate}
      {Tax|Audit} {Senior|Assistant} {(1040, 1120S)|- CPA Firm}`),
    skills: ['Payroll', 'Tax Preparation', 'Bookkeeping', 'Financial Reporting', 'Microsoft Excel'],
    pitch:
      lines(`{Tax season|Peak season} is coming and our firm {needs|wants} {two|more} preparers for {individual|small business} returns.
      We pay {300|1,200} people in {five states|three countries} and {no one|nobody} should ever be paid late. {Payroll officer wanted.|}`),
    duties: lines(`{Prepare|Draft} {1040, 1065 and 1120S|individual and company} tax returns
      {Process|Run} payroll for {40|15} client companies from time sheets
      {File|Submit} {quarterly|year-end} reports such as {941 and W-2|STP and superannuation}
      {Answer|Explain} pay slip questions from employees
      {Track|Calculate} leave, overtime and {final pay|13th month pay}
      {Review|Check} work papers before they go to the {partner|CPA}
      {Research|Look up} {state|award} rules and write a short note`),
    needs: lines(`{2+|3} tax seasons or {years|} of {US|AU} payroll
      {Accountancy|Accounting} graduate, CPA {preferred|a plus}
      {Discreet|Careful} with {salary|personal} data
      {Deadline|Date} driven; {overtime|longer days} from {February to April|June to July} is paid`),
    tools: ['Drake', 'ProConnect', 'Lacerte', 'Gusto', 'ADP', 'KeyPay', 'Xero', 'Excel'],
    questions: lines(`Which forms or awards do you know {best|well enough to review}?`),
    jobFunction: 'Finance',
    industries: 'Financial Services',
  },
  {
    key: 'medical-billing',
    weight: 5,
    pay: [500, 1200],
    titles: lines(`Medical {Biller|Billing Specialist|Billing VA|Coder}
      {Medical|Dental|Healthcare} {Virtual Assistant|VA|Receptionist}
      Insurance {Verification|Eligibility} Specialist {(Dental)|}
      {Prior Authorization|Claims|AR} {Specialist|Follow-up Caller} {- US Healthcare|}
      {Remote Medical Scribe|Nurse VA (PHRN)}`),
    skills: [
      'Medical Billing',
      'Medical VA',
      'Insurance Verification',
      'Medical Coding',
      'Medical Scribe',
      'Phone Support',
    ],
    pitch:
      lines(`Our {clinic|dental group|physical therapy practice} in {Ohio|Texas|Arizona} needs a remote {medical biller|medical VA} who {calls payers without fear|knows denials}.
      {Claims|Denials} pile up while our doctors see patients. We {need|want} a {trained|seasoned} medical billing specialist.`),
    duties: lines(`{Submit|Scrub} claims {daily|within 48 hours} and {work|fix} rejections
      {Call|Follow up with} insurance companies on unpaid claims {over 30 days|}
      {Verify|Check} eligibility and benefits {two days|before} each visit
      {Post|Record} ERA and EOB payments and {reconcile|balance} them
      {Request|Obtain} prior authorizations and {referrals|peer reviews}
      {Schedule|Remind} patients by phone and {text|portal}
      {Apply|Check} CPT, ICD-10 and {HCPCS|modifier} codes
      {Scribe|Chart} live visits {in the EHR|during telehealth}
      {Prepare|Explain} patient statements {kindly|}
      {Answer|Pick up} the front desk line {with a smile|}`),
    needs: lines(`{1+|2+|3+} years in US {healthcare|medical billing|dental billing}
      HIPAA {trained|awareness}, {a private room|no shared screens}
      {Nursing|Allied health} graduates {are very welcome|preferred}
      {Comfortable|Patient} on hold with payers {for an hour|}
      {Clear|Neutral} spoken English`),
    tools: [
      'Kareo',
      'AdvancedMD',
      'athenahealth',
      'Dentrix',
      'Availity',
      'Epic',
      'RingCentral',
      'eClinicalWorks',
      'Open Dental',
    ],
    questions: lines(`Which EHRs and clearinghouses have you used?
      What are the first three things you check on a denied claim?`),
    jobFunction: 'Health Care Provider',
    industries: 'Hospitals and Health Care',
  },
]
