import { type Guide, GuidePage } from './guide-page.tsx'

const GUIDE: Guide = {
  slug: 'freelance-taxes',
  lead: 'With a foreign client nobody withholds anything for you. You are the payroll office. It is less work than its reputation: one registration, a few dates a year, three contributions.',
  body: [
    {
      note: 'This is general information **as of 2025**, not tax advice. Rules and forms change. Check with the BIR (your Revenue District Office or bir.gov.ph) or an accountant before you decide something.',
    },
    { h: 'Do I have to?' },
    'A Philippine citizen living here is taxed on income from all over the world. It does not matter that the client is in Texas or that the money arrives in an e-wallet. Being registered is also what lets you prove income: for a loan, a visa, a flat, a credit card. Most freelancers who put it off regret it on the day they need that paper.',
    { h: 'Registering with the BIR' },
    'You register as **self-employed** (a professional, or a sole proprietor). The form for this has been **1901**; you can begin at your Revenue District Office or online through the BIR’s registration system. If you were employed before, keep your TIN: everybody has one for life, and a second one is an offence. Your old registration has to be moved to your RDO and to the new type.',
    'Bring a valid ID, proof of address, and what your RDO asks for besides. Offices differ: some want a contract or a sworn statement about the kind of work, some a receipt for the occupational tax from your city hall. Call before you go. The yearly registration fee of ₱500 was abolished in 2024.',
    'You leave with a **Certificate of Registration** that lists which taxes you file and when, the right to issue **invoices**, and the duty to keep **books**. Read the certificate: its list is what counts for you.',
    { h: 'The 8% option' },
    'If you earn only from freelancing and your gross sales and receipts stay within the VAT threshold (₱3,000,000 a year as of 2025), you can usually choose between two ways:',
    {
      list: [
        '**8%** of what you took in above ₱250,000 a year. It replaces both the graduated income tax and the percentage tax. No expenses are deducted, so there is little to prove.',
        '**The graduated rates** on what is left after expenses, either the real ones or the optional standard deduction, and percentage tax on top. It pays when your costs are high.',
      ],
    },
    'An example with round figures: ₱600,000 in a year, 8% chosen. (₱600,000 − ₱250,000) × 8% = **₱28,000**. That is ₱2,333 a month to put aside.',
    'Two warnings. The choice has to be made **in time**, at registration or with the first quarterly return of the year, and holds for that year; whoever says nothing is on the graduated rates. And if you also have a salary, the ₱250,000 is not taken off the freelance part, because your employer has used it already. Some people, for example those registered for VAT, cannot choose it.',
    { h: 'The year' },
    'For 8%, the usual dates have been: quarterly income tax returns (**1701Q**) in **May, August and November**, and the annual one (**1701A**) by **15 April**. On the graduated rates, percentage tax returns (**2551Q**) come each quarter as well. Returns are filed electronically and can be paid with e-wallets and banks. **File also when you earned nothing**: an empty return is free, a missing one is not.',
    'Issue an invoice for every payment, also when the client does not ask. In the books, one line each: date, from whom, how much, in pesos at the rate of the day. A quarter of an hour a month.',
    { h: 'SSS' },
    'Register or change your status to **self-employed** (or voluntary, if you have paid before and that fits better; ask). You declare a monthly income and pay the whole contribution yourself, the part of the employer included; the table stands on sss.gov.ph. What you get for it: sickness, maternity, disability, a pension, loans. Maternity and sickness benefits look at contributions **before** the event, so that paying in only when you need it is too late.',
    { h: 'PhilHealth' },
    'You are a direct contributor who pays for yourself. The premium is a percentage of the income you declare, between a lower and an upper limit; see philhealth.gov.ph for the year’s figure. Keep the receipts or the online record: hospitals look at recent months.',
    { h: 'Pag-IBIG' },
    'A small monthly saving that is yours, with dividends, and the door to one of the cheapest housing loans there is. You may save more than the minimum, also in the MP2 programme. Register or continue through Virtual Pag-IBIG.',
    { h: 'Make it painless' },
    {
      steps: [
        'A second bank account or wallet named **“not mine”**.',
        'On every payday move a fixed share there: for many on 8%, **12 to 15%** covers tax and contributions. Check it against your own figures after the first quarter.',
        'Pay contributions by standing order or on one fixed day a month.',
        'Put the tax dates into your calendar, with a reminder a week before.',
        'A folder per year: certificate, returns with confirmation, invoices, receipts.',
      ],
    },
    'And put it into [your rate](/resources/rates-in-usd): employees get half of their contributions paid and a 13th month. You have to earn yours.',
    { h: 'If you are late' },
    'Many people freelance for years before they register. Go anyway. Penalties grow with time, and an office that sees you come by yourself is usually easier to talk to than a letter. An accountant for the first year costs less than most penalties, and you will know how it works afterwards.',
    { h: 'Contractor or employee?' },
    'A client who sets your hours, gives you tools and orders, and can discipline you may in truth be an employer, whatever the paper says. If a Philippine company treats you like that, you may have a right to contributions and a 13th month; DOLE can tell you.',
  ],
  checklist: [
    'One TIN, registered as self-employed',
    '8% chosen in time, if it fits you',
    'SSS, PhilHealth and Pag-IBIG set up',
    'A fixed share moved away every payday',
    'Dates in the calendar; empty returns filed too',
  ],
  related: ['rates-in-usd', 'night-shift', 'spotting-scams'],
  next: { to: '/jobs', label: 'Browse jobs' },
}

/** /resources/freelance-taxes */
export const FreelanceTaxes = () => <GuidePage guide={GUIDE} />
