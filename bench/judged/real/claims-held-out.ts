/**
 * Sentences of cover letters and whether the facts of a profile prove them: `proven` is false when anything in the sentence
 * that could be checked is not among the facts. Written without sight of the rules by somebody who had looked at real resumes.
 * What a sentence wishes, offers or asks is not a claim.
 */
export type JudgedClaim = { facts: readonly string[]; sentence: string; proven: boolean }

const SUPPORT = [
  'Customer Service Representative, Kontaktel, Ortigas, March 2021 – present',
  'Handles about 60 calls a day for a US telco account',
  'Tools: Zendesk, Salesforce',
  'QA score of 94% in 2023',
  'BS Hotel and Restaurant Management, Bulacan State University, 2019',
  'Languages: English, Filipino',
]

const ASSISTANT = [
  'Virtual Assistant (freelance) for a property manager in Texas, 2020 – 2023',
  'Tenant screening, maintenance coordination, owner statements',
  'Tools: AppFolio, Google Workspace, Slack, Canva',
  'Virtual Assistant for an Airbnb host, 2023 – present, 7 listings',
  'Typing speed 62 wpm',
  'Available 30 hours a week, any time zone',
]

const BOOKS = [
  'Bookkeeper, Ledger Lane, Leeds (remote), 2018 – 2024',
  'Month end for 20 small clients in Xero',
  'VAT returns, bank reconciliation, supplier statements',
  'Accounting Assistant, Lakambini Foods, Calamba, 2015 – 2018',
  'Xero Advisor certified, 2021',
  'BS Accountancy, University of Batangas, 2015',
]

const CODE = [
  'Frontend Developer, Ferrybook, 2022 – present',
  'React, TypeScript, CSS; reviews code of two colleagues',
  'Cut the loading time of the booking page from 4.1 s to 1.8 s',
  'Junior Web Developer, Sigla Prints, 2020 – 2022, WordPress',
  'Coding bootcamp, 2020',
]

const TEACHER = [
  'Elementary teacher, St. Gabriel Academy, 2016 – 2021, grade 4',
  'Licensed Professional Teacher, 2016',
  'ESL tutor with TalkTree, 2021 – present, Japanese adults, over 2,000 classes',
  'TEFL certificate, 120 hours',
]

const FRESH = [
  'BS Information Technology, Cavite State University, graduating June 2024',
  'Internship at the city hall of Imus, 486 hours: encoding, printer repair, network cabling',
  'Student assistant in the library, 2022',
  'Microsoft Office, basic Python',
]

export const CLAIMS_HELD_OUT: readonly JudgedClaim[] = [
  {
    facts: SUPPORT,
    sentence: 'Since March 2021 I have been a customer service representative at Kontaktel.',
    proven: true,
  },
  { facts: SUPPORT, sentence: 'On a usual day I take around 60 calls for a telco account in the US.', proven: true },
  { facts: SUPPORT, sentence: 'My QA score in 2023 was 94%.', proven: true },
  { facts: SUPPORT, sentence: 'My QA score has been above 98% for three years in a row.', proven: false },
  { facts: SUPPORT, sentence: 'At Kontaktel I managed a team of twelve agents.', proven: false },
  { facts: SUPPORT, sentence: 'I was promoted twice within the same account.', proven: false },
  {
    facts: SUPPORT,
    sentence: 'I work in Zendesk and Salesforce every day and would be glad to learn Gorgias.',
    proven: true,
  },
  { facts: SUPPORT, sentence: 'I am fluent in English, Filipino and Spanish.', proven: false },
  {
    facts: SUPPORT,
    sentence: 'I hold a degree in Hotel and Restaurant Management from Bulacan State University.',
    proven: true,
  },
  {
    facts: SUPPORT,
    sentence: 'My degree in Business Administration taught me how to read a balance sheet.',
    proven: false,
  },
  {
    facts: ASSISTANT,
    sentence: 'For three years I screened tenants and coordinated maintenance for a property manager in Texas.',
    proven: true,
  },
  { facts: ASSISTANT, sentence: 'I know AppFolio, Buildium and Yardi inside out.', proven: false },
  { facts: ASSISTANT, sentence: 'At the moment I look after seven Airbnb listings.', proven: true },
  { facts: ASSISTANT, sentence: 'Under my care the occupancy of the seven listings rose by 35%.', proven: false },
  { facts: ASSISTANT, sentence: 'I type 62 words a minute and can give you 30 hours a week.', proven: true },
  { facts: ASSISTANT, sentence: 'I can give you 40 hours each week, also on weekends.', proven: false },
  { facts: ASSISTANT, sentence: 'I hope to hear from you soon and am happy to do a short test.', proven: true },
  { facts: ASSISTANT, sentence: 'My former client in Texas called me the best assistant she ever had.', proven: false },
  { facts: BOOKS, sentence: 'I closed the month for 20 small clients in Xero at Ledger Lane.', proven: true },
  {
    facts: BOOKS,
    sentence: 'In six years with a practice in Leeds I prepared VAT returns and reconciled bank accounts.',
    proven: true,
  },
  { facts: BOOKS, sentence: 'I am a Certified Public Accountant.', proven: false },
  { facts: BOOKS, sentence: 'I have been a certified Xero advisor since 2021.', proven: true },
  { facts: BOOKS, sentence: 'I saved my clients more than £40,000 in penalties.', proven: false },
  {
    facts: BOOKS,
    sentence: 'Before that I assisted the accountants of Lakambini Foods in Calamba for three years.',
    proven: true,
  },
  { facts: BOOKS, sentence: 'With over fifteen years in bookkeeping I can start without training.', proven: false },
  { facts: BOOKS, sentence: 'I used QuickBooks daily for the clients in Leeds.', proven: false },
  { facts: CODE, sentence: 'I build the frontend of Ferrybook in React and TypeScript.', proven: true },
  { facts: CODE, sentence: 'I brought the booking page from 4.1 seconds down to 1.8.', proven: true },
  { facts: CODE, sentence: 'I doubled the conversion of the booking page.', proven: false },
  { facts: CODE, sentence: 'As tech lead at Ferrybook I mentored five developers.', proven: false },
  { facts: CODE, sentence: 'I also read and comment on the code of two colleagues.', proven: true },
  { facts: CODE, sentence: 'I finished computer science at the University of the Philippines.', proven: false },
  { facts: TEACHER, sentence: 'I have given more than 2,000 classes to Japanese adults.', proven: true },
  { facts: TEACHER, sentence: 'For five years I taught grade 4 at St. Gabriel Academy.', proven: true },
  { facts: TEACHER, sentence: 'My students there won the regional spelling bee.', proven: false },
  { facts: TEACHER, sentence: 'I am a licensed teacher and hold a 120-hour TEFL certificate.', proven: true },
  { facts: TEACHER, sentence: 'I speak conversational Japanese (JLPT N3).', proven: false },
  {
    facts: FRESH,
    sentence: 'During 486 hours at the city hall of Imus I encoded records, repaired printers and pulled cables.',
    proven: true,
  },
  { facts: FRESH, sentence: 'I graduate in June 2024 and would like to grow in your team.', proven: true },
  { facts: FRESH, sentence: 'I have two years of professional experience as an IT support specialist.', proven: false },
]
