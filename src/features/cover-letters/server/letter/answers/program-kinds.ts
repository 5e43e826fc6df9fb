import { plainWords } from '#features/cover-letters/claims/words.ts'
import { programsLike } from '../person/skills.ts'

/** Programs for one kind of work: how answers and questions call them, and what says that somebody has used none. */
export type Kind = { name: string; called: RegExp; has: RegExp; none?: string }

/** The same, and others that people list beside them. */
const ofKindsAnd = (others: string, ...names: readonly string[]): RegExp =>
  new RegExp(String.raw`${ofKinds(...names).source}|\b(?:${others})\b`, 'i')

/** Finds any program that is for the same work as one of these. */
const ofKinds = (...names: readonly string[]): RegExp =>
  new RegExp(
    String.raw`\b(?:${names
      .flatMap(programsLike)
      .map((name) => plainWords(name).replaceAll(' ', String.raw`[ .-]?`))
      .join('|')})\b`,
    'i',
  )

/** Programs by what they are for, as questions name it: "design software", "your helpdesk". */
export const KINDS: readonly Kind[] = [
  {
    name: 'Adobe',
    called: /\badobe\b/,
    has: /\b(?:adobe|photoshop|illustrator|indesign|premiere|after effects|lightroom|audition)\b/i,
  },
  { name: 'Google', called: /\bgoogle\b/, has: /\bgoogle\b/i },
  {
    name: 'e-commerce',
    called: /\be ?commerce\b|\bonline (?:stores?|shops?|selling)\b|\bmarketplaces?\b|\bselling\b/,
    has: /\b(?:shopify|woocommerce|bigcommerce|magento|amazon|seller central|ebay|etsy|walmart|shopee|lazada|tiktok shop)\b/i,
    none: 'an e-commerce platform',
  },
  {
    name: 'design',
    called: /\b(?:design\w*|graphics?|creative)\b/,
    has: /\b(?:photoshop|illustrator|indesign|canva|figma|lightroom|coreldraw|affinity|procreate|sketch)\b/i,
    none: 'a design program',
  },
  {
    name: 'video',
    called: /\b(?:video|edit\w*|eedit)\b/,
    has: ofKindsAnd(
      String.raw`after effects|frame\.io|descript|inshot|imovie|vn video editor|kinemaster|camtasia`,
      'Premiere',
    ),
    none: 'a video editing program',
  },
  {
    name: 'accounting',
    called: /\b(?:account\w*|bookkeep\w*|payroll|finance)\b/,
    has: /\b(?:xero|quickbooks|qbo|myob|netsuite|freshbooks|hubdoc|dext|gusto|sage|zoho books|bill\.com|wave)\b/i,
    none: 'an accounting program',
  },
  {
    name: 'helpdesk',
    called: /\b(?:help ?desks?|support|customer (?:service|care)|ticket\w*|(?:live )?chat)\b/,
    has: ofKindsAnd('richpanel|zoho desk|front app|gladly|dixa|hiver|missive|tawk|drift|osticket|happyfox', 'Zendesk'),
    none: 'a helpdesk program',
  },
  {
    name: 'CRM',
    called: /\b(?:crms?|sales)\b/,
    has: ofKindsAnd('ghl|zoho|freshsales|copper|insightly', 'HubSpot'),
    none: 'a CRM',
  },
  {
    name: 'ATS',
    called: /\bats\b|\bapplicant tracking\b|\brecruit\w*/,
    has: ofKindsAnd('ashby|breezy|smartrecruiters|bamboohr|taleo|icims|workday', 'Bullhorn'),
    none: 'an ATS',
  },
  {
    name: 'drafting',
    called: /\b(?:cad|draft\w*|3d|drawing)\b/,
    has: /\b(?:autocad|revit|sketchup|solidworks|lumion|enscape)\b/i,
    none: 'a drafting program',
  },
  {
    name: 'EMR',
    called: /\b(?:emrs?|ehrs?|(?:electronic )?(?:medical|health) records)\b/,
    has: /\b(?:epic|cerner|eclinicalworks|athena(?:health|one|net)?|kareo|tebra|meditech|nextgen|advancedmd|drchrono|practice fusion|simplepractice|allscripts|dentrix|eaglesoft|open dental|cliniko|modmed|charm)\b/i,
  },
  {
    name: 'website',
    called: /\b(?:(?:page|site|website) builders?|cms|web)\b/,
    has: /\b(?:wordpress|webflow|wix|squarespace|elementor|shopify|woocommerce)\b/i,
  },
  {
    name: 'case management',
    called: /\b(?:case|matter|practice|legal) management\b|\blegal\b|\blaw\b/,
    has: ofKinds('Clio'),
    none: 'a case management program',
  },
  {
    name: 'practice management',
    called: /\b(?:practice management|dental|therapy|billing|insurance verification|clearinghouses?)\b/,
    has: ofKinds('Dentrix', 'SimplePractice', 'eClinicalWorks', 'Waystar'),
  },
  {
    name: 'freight',
    called: /\btms\b|\b(?:visibility|tracking|load boards?|freight|carriers?|trucking|dispatch(?:ing)?|elds?)\b/,
    has: ofKindsAnd(
      'flexport|freightos|cargowise|descartes|magaya|inttra|navisphere|freightview',
      'McLeod',
      'DAT One',
      'MacroPoint',
    ),
    none: 'a TMS',
  },
  {
    name: 'property management',
    called: /\bpms\b|\b(?:property management|channel managers?|airbnb|short term|vacation rentals?|hosting)\b/,
    has: ofKinds('AppFolio', 'Guesty'),
    none: 'a property management program',
  },
  {
    name: 'scheduling',
    called:
      /\b(?:field service|(?<!\b(?:post|posts|content|media) )(?:scheduling|schedulers?)|job management|booking)\b/,
    has: ofKindsAnd('calendly', 'ServiceTitan', 'Deputy', 'Acuity'),
    none: 'a scheduling program',
  },
  {
    name: 'agency management',
    called: /\bams\b|\b(?:agency management|insurance (?:software|systems?|platforms?))\b/,
    has: ofKinds('EZLynx'),
    none: 'an agency management program',
  },
  {
    name: 'email marketing',
    called: /\b(?:e ?mail marketing|newsletters?|esp|e ?mail (?:tools?|platforms?|software))\b/,
    has: ofKinds('Klaviyo'),
    none: 'an email marketing program',
  },
  { name: 'SEO', called: /\b(?:seo|keyword)\b/, has: ofKinds('Ahrefs') },
  {
    name: 'prospecting',
    called: /\b(?:prospecting|lead gen\w*|leads?|outreach|scraping)\b/,
    has: ofKinds('Apollo', 'PropStream'),
  },
  {
    name: 'social media',
    called:
      /\bsocial(?: media)?\b|\bschedulers?\b|\b(?:post|posts|posting|pins?|reels|content) (?:scheduling|schedulers?)\b|\bschedul\w+ (?:\w+ )?(?:posts?|pins?|reels|content)\b/,
    has: ofKindsAnd(
      'buffer|later|meta business suite|creator studio|loomly|sendible|coschedule|iconosquare|vista social',
      'Hootsuite',
    ),
    none: 'a scheduling program for social media',
  },
  {
    name: 'phone',
    called: /\b(?:dialers?|voip|(?:tele)?phones?|telephony|softphones?|calling|call cent(?:er|re))\b/,
    has: ofKindsAnd(
      'vicidial|avaya|genesys|convoso|talkdesk|3cx|twilio|grasshopper|google voice|zoom phone|nextiva|8x8|kixie|ringover',
      'RingCentral',
    ),
    none: 'a dialer',
  },
  {
    name: 'inventory',
    called: /\bwms\b|\b(?:inventory|warehouse|fulfil+ment|order management|3pl|stock)\b/,
    has: ofKindsAnd('unleashed|fishbowl|katana|sortly|inflow|skubana|finale|easypost|aftership|logiwa', 'ShipStation'),
    none: 'an inventory program',
  },
  {
    name: 'HR',
    called: /\bhris\b|\b(?:hr|human resources?)(?: information)?\b/,
    has: /\b(?:bamboohr|workday|gusto|rippling|adp|sprout hr|personio|hibob|zoho people|employment hero|ukg|paycom|paychex|namely|greythr|successfactors|justworks|deel)\b/i,
    none: 'an HRIS',
  },
  {
    name: 'calendar',
    called: /(?<!\b(?:content|editorial) )\bcalendars?\b|\bappointments?\b/,
    has: /\b(?:calendly|acuity|google calendar|outlook|cal\.com|doodle)\b/i,
  },
  {
    name: 'e-signature',
    called: /\be ?sign\w*\b|\bsignatures?\b|\bsigning\b/,
    has: /\b(?:docusign|pandadoc|hellosign|dropbox sign|adobe sign|signnow|dotloop|authentisign|skyslope|zoho sign|signwell)\b/i,
    none: 'an e-signature program',
  },
  {
    name: 'form',
    called: /\bforms?\b|\bsurveys?\b/,
    has: /\b(?:typeform|jotform|google forms|tally|surveymonkey|gravity forms|paperform|cognito forms|microsoft forms|fillout)\b/i,
    none: 'a form builder',
  },
  {
    name: 'course',
    called: /\blms\b|\b(?:course platforms?|learning management)\b/,
    has: ofKinds('Teachable'),
    none: 'a course platform',
  },
  {
    name: 'planning',
    called: /\b(?:projects?|tasks?|manage\w*)\b/,
    has: /\b(?:asana|trello|clickup|notion|monday\.com|airtable|jira|basecamp)\b/i,
  },
]
