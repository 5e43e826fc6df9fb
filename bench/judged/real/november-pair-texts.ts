import type { JudgedPair } from './pair.ts'

type Side = [title: string, employer: string | null, text: string, stated?: Partial<JudgedPair['one']>]

export function pair(name: string, same: boolean, one: Side, other: Side, why?: string): JudgedPair {
  const side = ([title, employer, text, stated]: Side) => ({ title, employer, text, ...stated })
  return { name, same, one: side(one), other: side(other), ...(why === undefined ? {} : { why }) }
}

export const PAYROLL = `Payroll Clerk Job Purpose: responsible for compiling and posting employee payroll data and for the hours that are clocked. Creates and distributes pay on the 15th and 30th.
Payroll Clerk Job Duties: collects timesheets; computes overtime, holiday and night pay; files SSS, PhilHealth and Pag-IBIG; answers employees' questions about their payslips; keeps records confidential.
Skills: Excel, attention to detail, analysing information, confidentiality, data entry.`

export const COLLECT = `The credit and collections clerk supports the company through effective management of receivables. You call and write to customers who are late, negotiate payment plans, post payments the same day and report the aging every Friday. Two years of B2B collections. NetSuite or SAP. Clear spoken English. Monday to Friday, Eastern hours, own computer.`

export const GUEST = `We manage 34 holiday homes on the Gold Coast. As Guest Experience VA you answer messages in Hospitable within ten minutes, sort out late check-ins, order linen, brief cleaners and reply to reviews. We want kindness, good grammar and a cool head. 1 year in hospitality or CS. Paid leave, birthday off, a laptop after 6 months.`

export const EDITOR = `looking for a video editor for my finance channel (310k subs). 2 long videos a week 12-15min, b-roll, motion text, sound design. i send raw + script, u send first cut in 48h. premiere or davinci. storytelling > effects. been burned by editors who disappear so pls be reliable. paid per video, weekly`

export const NURSE = `Utilization Review Nurse. You review inpatient charts against InterQual criteria, write determinations, talk to physicians and meet turnaround times. Active PRC licence, USRN with compact state preferred, 1 year of UM. Graveyard, permanent work from home, weekends off. 20% night differential, HMO plus two dependents on day one, retirement plan, equipment provided.`

export const APPS = `Join a product team of nine that builds field-service software. You write TypeScript on Node and React, own features from ticket to release, write tests and take part in on-call once in six weeks. You need four years of web development, PostgreSQL and good written English. Interview is a call, a small take-home and a team chat. Remote within UTC+6 to UTC+10.`

export const DENTAL = `Our dental group (7 offices) needs a remote insurance coordinator. Verify eligibility and breakdowns, enter plans in Dentrix, send claims with narratives and x-rays, appeal denials, post EOBs. 2+ years US dental billing is required. HIPAA training each year. Mon-Thu 7-5 Central.`

export const AGENCY = `Tradewind Staffing is a Cebu-based remote staffing partner trusted by 240 companies in Australia, the UK and North America. Working with Tradewind means government benefits, HMO with one free dependent, 13th month, leave conversion, monthly e-gift and a people team which really answers. Process: apply, assessment, recorded interview, client interview, offer. All staff work from home with our managed laptop. `

export const TUTOR = `Online English teachers for young learners in Japan and Korea. One on one, 25 minute lessons, all materials ready. You open your slots, at least 15 a week. College level, headset, neutral accent. Demo lesson of ten minutes. Incentive for perfect attendance.`

export const AMZ = `Amazon Account Manager (FBA/FBM). Manage 3 brands in US and CA: listings, flat files, cases, inventory planning, coupons, deals, PPC oversight. You know Helium 10 and Seller Central inside out. Weekly report to the owner. You'll work with a designer and a PPC person. Min 3 years, no trainees please. Hubstaff.`

export const RECEPT = `Virtual receptionist for trades companies. Answer overflow calls under the client's name, take messages, book jobs in ServiceM8 or simPRO, transfer the urgent ones. Warm phone voice, fast typing, neutral English. Training of two weeks on full pay. Morning shift Manila.`

export const SALES = `We provide no-credit-check financing to customers of small businesses and we can help nine out of ten trades, from mechanics to dentists. As a sales manager you open accounts by phone, train shop owners on our portal and keep them active. Uncapped commission, leads provided, weekly coaching.`

export const CAD = `Civil drafter, land development. Civil 3D, plan and profile sheets, grading, as-builts. Work from redlines of our engineers in Boise. 2-5 years with US subdivisions. Full time, permanent, 7am to 4pm Mountain. Submit sample plans.`

export const COPY = `Email + SMS copywriter in a retention agency, 6 DTC brands, around 30 emails a month. Hooks, flows, launches. You study reviews before you write. Klaviyo knowledge. Feedback by Loom. No micro managing. Paid monthly via Wise`

export const HTML = `${APPS.replaceAll('. ', '.\n\n')}\n\nSeniority level: Mid-Senior level\nEmployment type: Full-time\nJob function: Engineering\nIndustries: Software Development`
