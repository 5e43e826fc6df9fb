/**
 * Skills as letters name them in lower case, where nothing but the word itself tells that it is one. Names with a
 * capital are found without a list.
 */
export const KNOWN_SKILLS: readonly string[] = `
accounting|accounts payable|accounts receivable|adobe illustrator|adobe photoshop|adobe premiere|airtable|angular|animation
appointment setting|asana|audio editing|autocad|automation testing|aws|azure|back-end development|blogging|bookkeeping
branding|business analysis|business development|calendar management|call center|campaign management|canva|capcut|chatgpt
clickup|cold calling|cold emailing|content creation|content marketing|content writing|copy editing|copywriting|crm
cryptocurrency|css|customer service|customer support|cybersecurity|data analysis|data analytics|data engineering|data entry
data mining|data science|data scraping|database administration|database management|debt collection|deep learning|devops
digital marketing|django|docker|drop shipping|dropshipping|drupal|e-commerce|ecommerce|editing|email management
email marketing|event planning|excel|executive assistance|expensify|facebook ads|figma|final cut pro|financial analysis
financial modeling|freshbooks|front-end development|full-stack development|ghostwriting|gohighlevel|google ads
google analytics|google sheets|google workspace|graphic design|graphql|html|hubspot|human resources|illustration
inbound sales|influencer marketing|infographics|inventory management|invoicing|java|javascript|jira|klaviyo|kotlin
kubernetes|laravel|lead generation|legal research|link building|linkedin outreach|linux|live chat support|loan processing
logo design|machine learning|mailchimp|market research|marketing automation|medical billing|medical coding
medical transcription|microsoft excel|microsoft office|microsoft word|mobile development|monday.com|mongodb|motion graphics
mysql|network administration|node.js|order fulfillment|order processing|outbound sales
paid ads|payroll|payroll processing|photo editing|photography|photoshop|php|phone support|pinterest marketing
podcast editing|postgresql|power bi|powerpoint|ppc|premiere pro|presentation design|private equity|product listing
product management|product photography|product research|programmatic advertising|project coordination|project management
proofreading|property management|public relations|purchasing|python|quality assurance|quickbooks|react native
real estate|recruitment|reputation management|robotics|ruby|ruby on rails|salesforce|sales funnels|sap
scrum|search engine optimization|seo|shopify|sketchup|social media management|social media marketing
software testing|solidworks|spreadsheets|spring boot|sql|squarespace|statistics|storyboarding|supply chain management
tableau|tax preparation|technical support|technical writing|telemarketing|tensorflow|terraform|test automation
transcription|translation|trello|typescript|ui design|unreal engine|ux design|ux research|video editing|videography
virtual assistance|voice acting|voice over|vue.js|web design|web development|web scraping|webflow|wix|woocommerce|wordpress
xero|youtube management|zapier|zendesk|zoho
`
  .split(/[|\n]/)
  .map((skill) => skill.trim())
  .filter((skill) => skill !== '')
