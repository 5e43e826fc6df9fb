import type { JudgedPosting } from './pairs.ts'

const olj = { source: 'olj', location: null, job_types: ['full-time'], hours_per_week: 40, min_id_proof: null } as const
const linkedin = { ...olj, source: 'linkedin', hours_per_week: null } as const

/** Numbers 16 to 30 of the set. */
export const moreOpenedPostings: readonly JudgedPosting[] = [
  {
    ...olj,
    name: 'python scraper',
    title: 'Python developer – web scraping at scale',
    employer: 'Gridmoss Data',
    salary: '$8-$12 per hour',
    hours_per_week: null,
    tags: ['Python', 'Web Scraping', 'Scrapy'],
    description: `We collect public prices from ~900 retailer sites. You write and repair spiders (Scrapy, Playwright), deal with proxies / rate limits / captchas, clean it w pandas and load into Postgres. Some airflow.
3 yrs Python required. When you apply, tell me how you would page through an endless scroll without a browser. Long term, full time.`,
  },
  {
    ...olj,
    name: 'etsy assistant',
    title: 'Etsy Shop VA (print on demand) - listings, messages, simple designs',
    employer: 'Wildflower Mail',
    salary: '$4/hr',
    hours_per_week: 30,
    job_types: ['part-time'],
    tags: ['Etsy', 'Product Listing', 'Canva'],
    description: `I'm a one woman shop making wedding signs and mugs. Looking for a detail oriented helper to:
1. list new items (titles, 13 tags, mockups) with eRank
2. personalise designs from my Canva templates
3. push orders to Printify and answer buyers messages
Experience w/ Etsy is a must, even if it's your own shop. 5-6 hours a day anytime basta before noon my time (CST) done na.`,
  },
  {
    ...linkedin,
    name: 'us senior accountant',
    title: 'Senior Accountant (Remote - US)',
    employer: 'Winslow Health Partners',
    salary: '$75,000/yr',
    location: 'United States (Remote)',
    tags: ['Accounting', 'GAAP', 'Month End Close'],
    description: `Prepare journal entries, account reconciliations, consolidation and flux analysis; support external auditors. CPA or CPA candidate, 4+ years, NetSuite. Candidates must reside in the United States and be authorized to work without sponsorship. We are unable to hire outside the U.S.`,
  },
  {
    ...olj,
    name: 'solar cold caller',
    title: 'Cold Caller / Appointment Setter for Solar - $$ bonus per show up',
    employer: 'Sunpeak Leads',
    salary: '$4.50/hour + bonus',
    min_id_proof: 65,
    tags: ['Cold Calling', 'Appointment Setting', 'Telemarketing'],
    description: `250+ dials a day on our dialer (we pay for it), warm-ish lists, script provided. Book qualified homeowners for our closers. Need 6 months outbound calling to the US, thick skin, american sounding accent, no background noise (roosters = instant no lol). Must be 65+ ID proof. Send a voice recording of a pitch.`,
  },
  {
    ...linkedin,
    name: 'japanese translator',
    title: 'Japanese-English Translator (JLPT N2 up)',
    employer: 'Hoshikawa Engineering Philippines',
    salary: 'Up to ₱60,000 monthly',
    location: 'Philippines (Remote)',
    tags: ['Japanese', 'Translation', 'Localization'],
    description: `Translate technical documents, emails and drawings' notes from Japanese to English and vice versa, interpret in weekly online meetings with our head office in Nagoya. JLPT N2 at the minimum, N1 preferred, certificate will be asked. Experience in manufacturing or engineering environment is desirable. Day shift.`,
  },
  {
    ...linkedin,
    name: 'call center team leader',
    title: 'Team Leader - Inbound Voice (Telco Account)',
    employer: 'Bridgetone Contact Solutions',
    salary: '₱38,000/month',
    location: 'Quezon City, National Capital Region, Philippines (On-site)',
    tags: ['Call Center', 'Team Leadership', 'Coaching'],
    description: `Handle 15-18 agents. AHT, CSAT, attendance and attrition are your babies. Coaching logs, escalations (sup calls), client calibration, daily reports in Excel.
Qualifications: at least 1 yr as TL in a voice account, or 2 yrs SME/QA with proven OIC. Willing to work onsite in Eastwood, graveyard, shifting rest days. With NTE and disciplinary process knowledge.`,
  },
  {
    ...olj,
    name: 'podcast editor',
    title: 'Podcast Editor (audio first, some video)',
    employer: 'Slow Signal Media',
    salary: '$600 a month',
    hours_per_week: 25,
    job_types: ['part-time'],
    tags: ['Podcast Editing', 'Audio Editing', 'Descript'],
    description: `2 shows, 3 episodes a week. Clean up noise, cut ums and tangents, level to -16 LUFS, intro/outro, show notes + timestamps, upload to Buzzsprout, then 2 short clips for youtube & IG. Audition, Reaper or Descript, whatever you're fastest in. 1 year+ of podcasts (not just music). Ear for storytelling beats fancy plugins.`,
  },
  {
    ...olj,
    name: 'procurement',
    title: 'Purchasing / Procurement Specialist (construction materials, US)',
    employer: 'Tri-County Supply',
    salary: '$1000',
    tags: ['Procurement', 'Purchasing', 'Supply Chain'],
    description: `Source quotes from vendors for lumber, drywall, fasteners. Compare, negotiate, raise POs in NetSuite, follow up deliveries with freight companies, match invoices against PO and receipt, keep price lists fresh in Excel (vlookup / pivot). 2+ yrs purchasing exp in any industry, US vendors preferred. Lots of phone and email.`,
  },
  {
    ...olj,
    name: 'latam designer',
    title: 'Graphic Designer - Brand & Ads (LATAM only)',
    employer: 'Pixel Cantina',
    salary: null,
    tags: ['Graphic Design', 'Adobe Illustrator', 'Photoshop'],
    description: `Static ads, landing page mockups in Figma, brand kits, packaging. Photoshop + Illustrator at expert level, portfolio with DTC brands. IMPORTANT: for legal reasons we only contract people who live in Latin America (Mexico, Colombia, Argentina, Brazil...). Applications from other regions can't be considered.`,
  },
  {
    ...olj,
    name: 'va for a realtor',
    title: 'VA for Busy Realtor (Tagalog speaking boss!) admin, CRM, konting calls',
    employer: 'Liza Homes LV',
    salary: 'P28,000/month',
    tags: ['Virtual Assistant', 'Real Estate', 'Admin Support', 'CRM'],
    description: `Hi mga kabayan! Realtor ako dito sa Las Vegas, need ko ng masipag at honest na VA.
- update contacts in Follow Up Boss / GHL, tag leads, send texts and email
- call back leads to set viewing (script meron), follow up
- calendar, showing schedules, transaction checklist
- flyers sa Canva, post ng listings sa FB
Experience sa real estate is a plus pero kahit newbie basta madaling turuan at marunong mag computer ok lang. 8am-5pm Vegas time, so gabi sa Pinas.`,
  },
  {
    ...linkedin,
    name: 'network engineer',
    title: 'Network Engineer (Cisco, Fortinet) - Graveyard, WFH',
    employer: 'Altamira Managed Networks',
    salary: null,
    location: 'Manila, National Capital Region, Philippines (Remote)',
    tags: ['Networking', 'Cisco', 'Firewall'],
    description: `24x7 NOC for hospitals and schools. Configure and troubleshoot routers, switches, Fortigate firewalls, SD-WAN, BGP/OSPF, site to site VPN; change requests, RCA documents, tier 2-3 escalation. CCNA required, CCNP or NSE4 is a strong advantage. 3-5 years in network operations. Helpdesk only experience will need to show lab or project work.`,
  },
  {
    ...olj,
    name: 'amazon ppc',
    title: 'Amazon PPC & Listing Optimization Specialist',
    employer: 'Copperleaf Brands',
    salary: '$1,000-$1,500/mo',
    min_id_proof: 80,
    tags: ['Amazon PPC', 'Amazon FBA', 'Helium 10'],
    description: `7 figure seller, home and kitchen. Responsibilities: build & optimise Sponsored Products / Brands / Display, weekly bid and search term work, ACOS + TACOS reports, keyword research in Helium 10, rewrite titles and bullets, A+ briefs for the designer. Minimum 2 years managing ad spend over $20k a month on AMAZON (facebook ads experience doesn't count). ID Proof 80+.`,
  },
  {
    ...olj,
    name: 'data annotator',
    title: 'Data Annotators (images and text) no experience needed',
    employer: 'Labelry',
    salary: '$3 per hour',
    hours_per_week: 20,
    job_types: ['part-time', 'freelance'],
    min_id_proof: 40,
    tags: ['Data Annotation', 'Data Entry'],
    description: `Draw boxes around objects, mark sentences as helpful or not, check other people's labels. Online training is paid. All you need is careful reading of guidelines, good English comprehension, stable net and a pc or laptop (not phone). Students and fresh grads welcome. Quality score under 92% two weeks in a row and we part ways.`,
  },
  {
    ...linkedin,
    name: 'unity developer',
    title: 'Unity Developer (mobile puzzle games)',
    employer: 'Sari-Sari Games',
    salary: '₱80,000 - ₱110,000/month',
    location: 'Philippines (Remote)',
    tags: ['Unity', 'C#', 'Game Development'],
    description: `Prototype to release of casual mobile titles. Strong C#, Unity 2021+, UI Toolkit/UGUI, DOTween, Addressables, profiling on low end android phones, ads & IAP SDKs (AppLovin, Unity IAP), Git. 3 years and at least one game in the stores that you coded. Shaders or 3D skills a plus. You talk with artists every day.`,
  },
  {
    ...linkedin,
    name: 'marketing manager',
    title: 'Digital Marketing Manager - Paid, Email & Content (DTC)',
    employer: 'Nest & Nectar',
    salary: '$1,800 - $2,200 per month',
    location: 'Philippines (Remote)',
    tags: ['Digital Marketing', 'Meta Ads', 'Klaviyo', 'SEO'],
    description: `Own the growth plan of an 8 figure baby brand: Meta and Google ads (60k a month), Klaviyo flows and campaigns, SEO blog, content calendar, brief designers and editors, weekly numbers in GA4 and Triple Whale. You lead 3 people. 5+ years in digital marketing with at least 2 managing others or a full channel. Can explain WHY a campaign worked.`,
  },
]
