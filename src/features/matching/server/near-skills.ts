/** Skills of which one is half of the other to whoever hires: the same work with another tool. */
const NEAR: readonly string[] = [
  'QuickBooks|Xero|MYOB|FreshBooks|Wave Accounting|Sage',
  'Zendesk|Freshdesk|Gorgias|Intercom|Help Scout|HubSpot',
  'Adobe Premiere Pro|Final Cut Pro|DaVinci Resolve|CapCut|Adobe After Effects',
  'Adobe Photoshop|Canva|Figma|Adobe Illustrator|CorelDRAW',
  'Google Ads|Facebook Ads|TikTok Ads|Pay-Per-Click Advertising|LinkedIn Ads|Amazon PPC',
  'Shopify|WooCommerce|BigCommerce|Magento|Product Listing',
  'React|Vue.js|Angular|Next.js|Svelte',
  'Node.js|Express.js|NestJS|Laravel|Django',
  'PostgreSQL|MySQL|SQL|Microsoft SQL Server|MongoDB',
  'JavaScript|TypeScript',
  'AWS|Microsoft Azure|Google Cloud Platform',
  'Selenium|Playwright|Cypress',
  'Ahrefs|SEMrush|Moz|Ubersuggest|Search Engine Optimization',
  'AutoCAD|Revit|SketchUp|Civil 3D',
  'Asana|Trello|ClickUp|Monday.com|Notion|Basecamp',
  'HubSpot|Salesforce|Pipedrive|Zoho CRM|GoHighLevel|Podio|CRM Management',
  'Customer Service|Customer Support|Email Support|Chat Support|Phone Support|Inbound Calls',
  'Content Writing|Blog Writing|Copywriting|Article Writing|Technical Writing',
  'Mailchimp|Klaviyo|ActiveCampaign|Email Marketing|ConvertKit',
  'Recruitment|Sourcing Candidates|LinkedIn Recruiter|Resume Screening|Interviewing',
  'Instagram|Facebook|TikTok|Social Media Management|Social Media Marketing',
  'Calendar Management|Scheduling|Appointment Setting',
  'Medical Billing|Medical Coding|Insurance Verification|Insurance Claims',
  'Cold Calling|Telemarketing|Outbound Calls|Telesales',
]
const HALF = 0.5

/** Every name of the groups. */
export const GROUPED: readonly string[] = NEAR.flatMap((names) => names.split('|'))

const NEAR_TO = new Map<string, Set<string>>()
for (const names of NEAR.map((group) => group.split('|'))) {
  for (const name of names) {
    const near = NEAR_TO.get(name) ?? new Set<string>()
    for (const other of names) if (other !== name) near.add(other)
    NEAR_TO.set(name, near)
  }
}

/** 1 for the same skill, a half for a near one, else 0. */
export const skillNearness = (own: string, asked: string): number =>
  own === asked ? 1 : NEAR_TO.get(asked)?.has(own) === true ? HALF : 0

/** The skills that count half of this one. */
export const nearSkills = (name: string): string[] => [...(NEAR_TO.get(name) ?? [])]
