/** Texts of tuned pairs, after real postings. */
export const XERO = `About the Role
We are a growing accounting firm in Brisbane looking for an experienced Bookkeeper. You will process supplier invoices, reconcile
bank feeds in Xero, lodge BAS with our senior accountant and run weekly payroll for hospitality clients.
Requirements: 3 years with Australian clients, strong Excel, stable internet.`
export const XERO_ANEW = `Our Brisbane accounting practice needs another bookkeeper for its cafes and restaurants. Day to day: Xero bank feeds and
reconciliations, supplier invoices in, payroll out every week, BAS prepared for the accountant to sign. Must have worked on Australian
books before, and be good with Excel.`
export const ADS = `Hi! We run 12 Amazon FBA brands and we need a PPC specialist who lives in Seller Central. You will build Sponsored Products
campaigns, do keyword harvesting in Helium 10, lower ACOS week by week and report every Friday in a Google Sheet. If you only ran Facebook
ads please dont apply.`
export const ADS_ANEW = `PPC person wanted for our Amazon brands (FBA, twelve of them). Sponsored Products, keyword research with Helium 10, ACOS
targets per brand, a Friday report in Sheets. Seller Central experience is a must.`
export const CSR = `Answer live chat and email tickets in Gorgias for our skincare store. You handle refunds, lost parcels and subscription
changes in Recharge, tag every ticket and flag angry customers to Mel. Shopify knowledge is a plus. English must be excellent. You will
work with two other agents and have your own Slack channel.`
export const ESTATE = `We are a team of realtors in Phoenix. The virtual assistant will update listings on the MLS, call expired leads with
Mojo dialer, set appointments for the agents and keep Follow Up Boss clean. Accent must be neutral. Bonus for every closed appointment.`
export const VIDEO = `Looking for a video editor for YouTube long form (finance niche). 2 videos a week, 10-14 min. You get script and voice over,
you find the b-roll, do the motion graphics in After Effects and color. References: Magnates Media style. Send your portfolio, no
portfolio no reply.`
export const VIDEO_ANEW = `We are hiring an editor for our finance YouTube channel. Two long form videos weekly. The script and the voice over
are done, you bring b-roll, After Effects motion graphics and color grading to them. We like what Magnates Media does.`
export const NURSE = `Job Description: The Medical Biller submits claims through Kareo, follows up denials with insurance, posts payments and
verifies eligibility for our orthopedic clinic in Florida. Candidate has at least one year of US medical billing, knows CPT and ICD-10
codes, and can keep HIPAA rules.`
export const NURSE_ANEW = `Orthopedic practice (Florida) seeks medical biller. Claims submission in Kareo, eligibility checks, denial follow up
with insurers, payment posting. Knowledge of ICD-10 and CPT needed; HIPAA applies.`
export const DEV = `We're building a logistics SaaS for trucking companies. Stack: Node, React, Postgres, AWS. As a full stack developer you will
own features from design to deploy, write tests, review pull requests and join the on call rota once in five weeks. We use Linear and
Github Actions.`
export const ADMIN = `General admin for a plumbing business in Sydney: quotes in ServiceM8, calls with customers, scheduling three plumbers,
chasing invoices and ordering parts from Reece. You are organised, friendly on the phone and do not need your hand held.`
export const ADMIN_ANEW = `Sydney plumbing company after an admin superstar. ServiceM8 quotes and job scheduling for our 3 plumbers, answering
customers on the phone, invoice follow up, parts orders with Reece.`
export const BPO = `Be part of a global BPO. What we offer: HMO upon hire, 20 % night differential, 13th month, performance bonus, free meals and
career growth. What you need: at least high school graduate, six months of BPO, good communication skills, willing to work on site and on
shifting schedules. Apply now and get hired in one day. `
export const AGENT = `WHY WORK WITH US? Outforce Partners connects Filipino professionals with businesses abroad. Enjoy a permanent work from home
set up, weekly payouts, paid leave after six months, government benefits and a dedicated success manager. Minimum specs: i5, 8 GB memory,
two monitors, 20 Mbps wired with backup, noise cancelling headset. HOW TO APPLY: fill out the form, take the test, join the interview.
ABOUT THE CLIENT: `
