/**
 * Programs that are learnt, as postings write them: one line for those of the same work, where who knows one is near to
 * the others. The last line has those that stand for themselves.
 */
const BY_WORK = `Xero|QuickBooks|MYOB|NetSuite|FreshBooks|Zoho Books|Sage Intacct|Sage 50|Reckon
Zendesk|Intercom|Gorgias|Freshdesk|Help Scout|Kustomer|Re:amaze|HelpCrunch|Tidio|LiveChat|LiveAgent|Crisp
HubSpot|Salesforce|GoHighLevel|Follow Up Boss|Pipedrive|Zoho|Podio|Keap|Close.com|Lofty|kvCORE|BoldTrail|REsimpli|Real Geeks
Premiere|CapCut|DaVinci Resolve|Final Cut|Filmora|Sony Vegas
Audition|Audacity|Descript|Adobe Podcast|Pro Tools|Reaper
Photoshop|Figma|Illustrator|InDesign|Canva|CorelDRAW|Affinity
Shopify|WooCommerce|Seller Central|Etsy|Shopee|Lazada|BigCommerce|TikTok Shop|eBay Seller Hub
Klaviyo|Mailchimp|ActiveCampaign|ConvertKit|Beehiiv|Flodesk|Brevo|Constant Contact|Omnisend
WordPress|Webflow|Wix|Squarespace|Framer
Asana|Trello|ClickUp|Notion|Monday.com|Wrike|Smartsheet|Teamwork.com
AutoCAD|Revit|SketchUp|SolidWorks|Chief Architect|ArchiCAD
AppFolio|Buildium|Yardi|Rent Manager|Propertyware|DoorLoop|Rentvine|Entrata|RentRedi
Teachable|Kajabi|Moodle|Thinkific|Skool|LearnDash|Podia|Google Classroom
Guesty|Hospitable|Hostaway|OwnerRez|Lodgify|Hostfully|Smoobu|Cloudbeds|PriceLabs
Clio|MyCase|Filevine|Smokeball|PracticePanther|Lawmatics|CARET Legal|Lead Docket|LEAP Legal
ServiceTitan|Jobber|ServiceM8|ZenMaid|BookingKoala|Launch27|FieldPulse|Workiz|GorillaDesk|simPRO|Service Fusion|Tradify|JobTread|Buildertrend|CoConstruct|Procore
Bullhorn|Greenhouse|Lever|JobAdder|Workable|JazzHR|Loxo|Recruit CRM|Crelate|Manatal|Zoho Recruit|Recruiterflow
Ahrefs|SEMrush|Surfer SEO|Screaming Frog|Moz Pro|Ubersuggest|SE Ranking
Apollo|ZoomInfo|Lusha|Instantly|Lemlist|Smartlead|Hunter.io|RocketReach|Seamless.AI
Hootsuite|Metricool|SocialPilot|Sprout Social|Planoly|Agorapulse|Publer
eClinicalWorks|AdvancedMD|Kareo|Tebra|DrChrono|Practice Fusion|NextGen|Cerner|Cliniko|Jane App|ModMed|CharmHealth|Elation
SimplePractice|TherapyNotes|TheraNest|Valant|Headway
Dentrix|Open Dental|Eaglesoft|Curve Dental|Denticon|Weave
Waystar|Availity|Office Ally|Change Healthcare|TriZetto
EZLynx|HawkSoft|Applied Epic|AMS360|QQCatalyst|AgencyZoom|NowCerts|Jenesis
McLeod|AscendTMS|TMW Suite|Turvo|Tai TMS|Alvys|Rose Rocket|ITS Dispatch|TruckingOffice|Truckbase|DrDispatch
DAT One|DAT Power|DAT load board|Truckstop|123Loadboard
MacroPoint|FourKites|project44|Samsara|KeepTruckin
ShipStation|Shippo|Linnworks|Cin7|SkuVault|ShipHero|ShipBob|Extensiv|Veeqo|Sellbrite
RingCentral|Aircall|Dialpad|OpenPhone|PhoneBurner|CallTools|Mojo Dialer|BatchDialer|Five9|XenCall|Vonage|CloudTalk|JustCall|Readymode
PropStream|BatchLeads|DealMachine|ListSource
Planning Center|ProPresenter|Subsplash|Breeze ChMS|Pushpay
Xactimate|STACK Takeoff|Togal|Clear Estimates
Dubsado|HoneyBook|Acuity|17hats|Bonsai
Deputy|When I Work|Connecteam|Homebase|Humanity
Mindbody|Vagaro|Fresha|Glofox|Wodify|TeamUp|Zen Planner
ServiceNow|ConnectWise|Autotask|Jira Service Management|Datto
SellerAmp|DataDive
Dext|Employment Hero|Sales Navigator|Clay|After Effects|Airtable|Slack|Epic|Athenahealth|Google Ads|Gusto|Bill.com|Lightroom|Workday|BambooHR|Amadeus|Sabre`
  .split('\n')
  .map((kind) => kind.split('|'))

/** Programs that letters say somebody knows, or has not used yet. */
export const PROGRAMS: readonly string[] = BY_WORK.flat()
/** Programs for the same work; who keeps books in a sheet has done it as well. */
export const KINDS: readonly (readonly string[])[] = BY_WORK.slice(0, -1).map((kind) =>
  kind.includes('Xero') ? [...kind, 'Excel', 'Google Sheets'] : kind,
)

/** Programs that people list and no letter says it lacks. */
export const ALSO_PROGRAMS =
  `Hubdoc|Calendly|Elementor|Frame.io|cPanel|Git|GitHub|Zoom|Loom|Dotloop|SkySlope|Hubstaff|Time Doctor|Zapier|Make.com|n8n|Housecall Pro|Excel|Google Sheets|Tableau|Power BI|Helium 10|Jungle Scout|Keepa|
  PowerPoint|Outlook|Teams|Blender|OBS|Vimeo|Buffer|Later|ManyChat|Typeform|Recharge|
  Lumion|Enscape|Primavera|PlanSwift|Bluebeam|Basecamp|Stripe|PayPal|Wave|A2X|Deel|Jira|Miro|Linear|HTML|HTML5|CSS|CSS3|Sass|
  JavaScript|TypeScript|PHP|Python|SQL|MySQL|PostgreSQL|MongoDB|React|Vue|Angular|Laravel|Node.js|jQuery|Bootstrap|Tailwind|Java|
  Kotlin|Flutter|Django|ACF|Liquid|VBA|Google Analytics|Google Tag Manager|Meta Ads Manager|Meta Business Suite`
    .split('|')
    .map((name) => name.trim())
