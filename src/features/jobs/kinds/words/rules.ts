import { FURTHER_KINDS } from '../further/rules.ts'

/**
 * Kinds of work on this market: the words of titles that tell them, and further words of skills and tasks that do. What
 * somebody does stands before whom they do it for, and the general kinds stand last. No word ends a title's kind twice:
 * a title may tell several.
 */
export const KINDS: readonly (readonly [name: string, titles: string, skills: string])[] = [
  [
    'cold calling',
    'cold call(?:er|ing|s)?|tele ?market(?:er|ing)|outbound|tele ?sales|sales agent|isa|dialer',
    'vicidial|mojo|power dial(?:er|ing)|objection handling|call ?tools|appointments? sett(?:er|ing)|setting appointments|skip trac(?:e|ing)',
  ],
  [
    'appointment setting',
    'appointments? sett(?:er|ing)|setters?|setting appointments',
    'outbound calls?|objection handling',
  ],
  [
    'phone support',
    'phone|(?<!non[- ]?)voice(?![- ]?(?:over|artist|talent|actor))|call cent(?:er|re)|inbound|bpo|contact cent(?:er|re)|(?:virtual|phone) receptionist|answering service|telco|customer care|call handler',
    'inbound calls?|phone handling|call handling|avaya|genesys|five9|de-?escalation|irate (?:callers?|customers?)',
  ],
  [
    'medical billing',
    '(?:medical|dental) (?:bill(?:er|ing)|cod(?:er|ing)|claims?)|rcm|revenue cycle|ar (?:caller|follow)|(?:claims|denials?|eligibility) (?:specialist|processor|analyst)|insurance (?:verif(?:ier|ication)|coordinator|specialist)|prior auth(?:orization)?s?',
    'insurance verification|eligibility|prior auth(?:orization)?s?|icd-?10|cpt|denials?|claims? processing|insurance claims|payment posting|insurance breakdowns?',
  ],
  [
    'nursing',
    'nurses?|nursing|rn|usrn|dentist|pharmac(?:y|ist)|caregiver|(?:physical|occupational|speech) therapist|med(?:ical)? ?tech(?:nologist)?|therapist|(?:radiologic|rad|lab(?:oratory)?|x-?ray) tech(?:nologist)?|radiologist|midwife|dietit?ian|nutritionist|veterinarian|health (?:worker|aide|coach)|(?<!juris )doctor|physician|bhw|paramedic|emt|utilization review|phlebotomist|optometrist|(?:mammography|radiology|respiratory|surgical|sterile processing) (?:tech(?:nologist|nician)?|therapist|practitioner)|psychiatrist|orthodontist|health technician|triage|bedside|patient care',
    'vital signs|triage|patient care|bls|acls|nclex\\S*|wound care|medication administration|prc license|pnle',
  ],
  [
    'medical',
    'medical(?! (?:tech|billing|cod|claims?))|healthcare|health care|dental|hipaa|clinical|clinic|patient(?! care)|scribe|telehealth|care coordinator|vet(?:erinary)?(?= (?:va|assistant|clinic|tech))|optical|chiropract\\w+|wellness|mental health',
    'ehr|emr|electronic health records|athena(?:health)?|ecw|eclinicalworks|epic|charting|(?:patient|medical) scheduling|open dental|dentrix|chronic care|medical records',
  ],
  [
    'real estate',
    'real ?estate|re (?:admin|va|assistant|agent|isa)|transaction coordinator|property manag(?:er|ement)|realtor|realty|listing coordinator|acquisitions? manager|lease|leasing|tenant|wholesal(?:er|ing)|escrow(?: (?:assistant|officer|coordinator))?|title (?:examiner|officer)',
    'mls|escrow|podio|follow up boss|dotloop|skyslope|comps|zillow|appfolio|buildium|skip trac(?:e|ing)|property management',
  ],
  [
    'amazon',
    'amazon|fba|seller central|helium ?10|walmart',
    'jungle scout|keepa|asins?|sponsored products|a\\+ content|datadive',
  ],
  [
    'ecommerce',
    'e-?commerce|e-?com|shopify|online (?:store|shop|seller|selling)|product (?:list(?:er|ing)|upload(?:er|ing)?)|list(?:er|ing) (?:va|specialist|assistant)|ebay|etsy|drop ?ship(?:ping|per)?|lazada|shopee|marketplace|(?:shopify|online|shopee|lazada|etsy|ebay) store(?: (?:manager|admin))?|tiktok shop|lister|live sell(?:er|ing)|orders? (?:processing|processor|fulfil?lment|management)|tindera|product sourcing',
    'product listings?|product research|product sourcing|orders? processing|order (?:fulfil?lment|management)|woocommerce|magento|inventory management|print on demand|refunds?|gorgias|catalog management|order tracking|returns|store management',
  ],
  [
    'executive assistant',
    'executive (?:(?:and|&|/) ?\\w+ )?(?:assist(?:ant|ance)|virtual|support|secretary)|executive ?/ ?personal|personal (?:virtual )?assistant|chief of staff|ea|right[- ]hand',
    'calendar (?:management|mgmt)|travel (?:planning|arrangements?|management)|inbox (?:&|and)? ?(?:calendar|management)|minutes|meeting (?:minutes|coordination)|diary management|executive assistance',
  ],
  [
    'payroll',
    'payroll|comp(?:ensation)? (?:and|&) ben(?:efits)?|timekeep(?:er|ing)',
    'timesheets?|gusto|government (?:contributions|remittances)|sss|employment tax',
  ],
  [
    'bookkeeping',
    'book ?-?keep(?:er|ing)?|(?:does|doing|keeps?) (?:the )?books|accounts? (?:payable|receivable)s?|(?<!medical |dental )billing (?:specialist|officer|clerk|assistant)|invoicing|ap|ar(?! caller)|xero|quick ?books|accounting (?:staff|clerk|assistant|associate)',
    'qbo|myob|bank recon(?:ciliation)?s?|reconciliations?|vendor (?:bills?|invoices)|journal entries|general ledger|month[- ]end(?: clos(?:e|ing))?|bas|dext|hubdoc|freshbooks|bill\\.com|3-way matching',
  ],
  [
    'accounting',
    'accountants?|accounting|cpa|bsa|auditors?|tax|(?:financial |finance |plant |assistant |group )controller|finance|financial|fp&a|accountancy|audit(?: (?:associate|assistant|staff|manager))?|actuar(?:y|ial)|billing analyst',
    'financial (?:statements|reporting|reports|analysis|modeling)|taxation|auditing|general ledger|gaap|ifrs|budgeting|forecasting|netsuite|bir compliance|vat returns|us taxation',
  ],
  [
    'social media',
    'social[- ]?media|smm|soc ?med|socials?|pinterest|ugc|digital creator|content (?:producer|manager|coordinator)|community manager|influencer|instagram|ig|tiktok|content creat(?:or|ion)|page (?:moderator|admin)|facebook page|streamer|vlogger|channel manager',
    'facebook|content (?:calendar|plan(?:ning)?)|captions?|hootsuite|buffer|meta business suite|reels|ugc|community management|pinterest|boosting',
  ],
  [
    'ads',
    'media buy(?:er|ing)|ppc|google ads|(?:facebook|fb|meta|tiktok|amazon|linkedin) ads?|advertising|paid (?:ads|media|search|social|traffic)|ads? (?:specialist|manager|buyer|associate|expert)|performance market(?:er|ing)',
    'google adwords|pay-per-click(?: advertising)?|facebook ads|retargeting|ads manager|media planning|search engine marketing|campaign management|roas|acos|amazon ppc|ppc campaigns?',
  ],
  [
    'email marketing',
    'email (?:market(?:er|ing)|copywriter|specialist)|klaviyo|mailchimp|crm market(?:er|ing)|lifecycle',
    'newsletters?|email (?:newsletters?|campaigns?|flows?)|active ?campaign|convertkit|sms marketing|segmentation',
  ],
  [
    'seo',
    'seo|search engine opti\\w+|link ?build(?:er|ing)|off-?page|on-?page',
    'ahrefs|semrush|keyword research|guest post(?:s|ing)?|backlink\\w*|search console|screaming frog|surfer(?: ?seo)?|technical audits?',
  ],
  [
    'writing',
    'writers?|writing|copy ?writ(?:er|ing)|copy|(?:book|copy|line|content|news) editors?|proof ?read(?:er|ing)|blogs?|blogg(?:er|ing)|journalist|content (?:specialist|editor|strategist)|ghost ?writ(?:er|ing)|technical writer|(?:^|(?:managing|senior|associate|junior|publications?) )editor(?! ?[(/-])|mass comm\\w*|(?:ab|ba) communication|grant writ(?:er|ing)|resume writ(?:er|ing)',
    'articles?|article writing|blog writing|grammarly|copy editing|creative writing|seo writing|wordpress posting',
  ],
  [
    'marketing',
    'marketing|marketer|growth|public relations|pr (?:assistant|specialist|officer|manager)|brand (?:manager|assistant|strategist)|digital strateg(?:y|ist)|demand gen\\w*|campaign manager|affiliate(?: manager)?|influencer marketing|brand ambassador|communications (?:manager|specialist|officer|associate|assistant)|media planner',
    'digital marketing|landing pages?|google analytics|sales funnels?|marketing strategy|marketing automation|content marketing|affiliate marketing|market research|brand management',
  ],
  [
    'automation',
    'gohighlevel|go high level|ghl|(?:marketing|crm|workflow|business|ai|process) automations?|automations? (?:specialist|expert|va|builder)|zapier|airtable|(?:systems?|tech) va|(?:notion|clickup|zoho|bubble(?:\\.io)?|make(?:\\.com)?) (?:expert|specialist|consultant|developer)|no[- ]?code|low[- ]?code|crm (?:specialist|manager|admin\\w*|expert|va)|funnel(?:s| builder)?|hubspot|salesforce admin\\w*|clickfunnels|rpa|servicenow developer|revops',
    'make\\.com|n8n|integromat|sales funnels?|marketing automation|airtable',
  ],
  [
    'video',
    'videos?|streaming editor|clips? editor|videograph(?:er|y)|reels|shorts|short[- ]form|youtube|premiere|after effects|motion (?:graphics?|designer|artist)|animat(?:or|ion)|capcut|multi ?media|film',
    'premiere pro|davinci(?: resolve)?|final cut(?: pro)?|color grad(?:e|ing)|video editing|motion graphics|adobe pr|sound design|filmora|storyboarding|descript',
  ],
  [
    'audio',
    'podcasts?|audio|sound (?:engineer|editor|designer)|voice[ -]?over|voice (?:artist|talent|actor)|musician|music (?:producer|teacher)|singer|composer|sound designer',
    'audio editing|audacity|podcast editing|adobe audition|sound (?:design|editing)',
  ],
  [
    'web design',
    'ui|ux|ui/ux|web design(?:er)?|product design(?:er)?|website designer',
    'wireframes?|wireframing|prototyping|figma|user research|landing page design|adobe xd|responsive design',
  ],
  [
    'graphic design',
    'graphics?(?: (?:designer|artist))?|layout(?: artist)?|illustrat(?:or|ion)|visual design(?:er)?|thumbnails?|photo edit(?:or|ing)|retouch(?:er|ing)|photograph(?:er|y)|canva (?:designer|expert|specialist)|creative (?:designer|artist)|(?<!web |website |ui |ux |ui/ux |product |interior |instructional |fashion |solar |game |sound |course |learning )designer|multi ?media|brand(?:ing)? designer|digital artist|t-?shirt|tattoo artist|fashion (?:designer|illustrator)',
    'photoshop|adobe (?:photoshop|illustrator|indesign)|indesign|coreldraw|logo design|branding|typography|packaging design|photo retouch(?:ing)?|social media graphics|print design|presentation design|slide decks?',
  ],
  [
    'wordpress',
    'word ?press|wp|elementor|woo ?commerce|webflow|wix|squarespace|divi|web ?master|kajabi',
    'content management systems|child themes?',
  ],
  [
    'mobile',
    'ios|android|flutter|react native|mobile (?:app )?develop(?:er|ment)|mobile (?:app )?engineer|swift|kotlin',
    '',
  ],
  [
    'full stack',
    'full[ -]?stack|mern|mean stack|mevn|software (?:engineer|developer|development)|application developer|saas developer|tech(?:nical)? lead|software engineering',
    '',
  ],
  [
    'frontend',
    'front[ -]?end|react(?:\\.?js)?|vue(?:\\.?js)?|angular|javascript|next\\.?js|typescript',
    'redux|tailwind(?: css)?|html5?|css3?|sass|bootstrap|vue\\.?js|vue js|svelte|jest|jquery',
  ],
  [
    'backend',
    'back[ -]?end|node(?:\\.?js)?|laravel|php|django|ruby|\\.net|c#|java|golang|python developer|spring ?boot|api developer',
    'nodejs|express(?:\\.?js)?|nestjs|mongo ?db|mysql|postgre(?:s|sql)|redis|rest apis?|codeigniter|graphql|flask|microservices',
  ],
  [
    'web development',
    'web (?:app )?develop(?:er|ment)|programmers?|web ?master|web engineer|web programmer|shopify developer|(?:jr|junior|sr|senior)\\.? developer|programming|(?<!business |curriculum |course |training |mobile |bi |power bi |no code |content |game |unity |unreal )developer|devs?|blockchain|web3|(?:ror|magento)(?= dev)|c\\+\\+ developer|coder',
    '',
  ],
  [
    'devops',
    'devops|site reliability|sre|cloud (?:engineer|architect)|system(?:s)? (?:admin(?:istrator)?|engineer)|sysadmin|infrastructure|cloud (?:computing|operations|administrator)|data cent(?:er|re) (?:operator|engineer|technician)|platform engineer|vmware|citrix',
    'docker|kubernetes|aws|terraform|ci/cd|jenkins|linux|ansible|microsoft azure',
  ],
  [
    'data',
    'data (?:engineer(?:ing)?|analyst|analytics|scientist|science|visuali[sz]ation)|business intelligence|bi (?:analyst|developer)|power ?bi|(?:reporting|reports|mis) analyst|power bi developer|excel (?:vba |macros? )?(?:expert|specialist)|machine learning|ml|ai engineer|reporting (?:analyst|specialist)|tableau|database (?:admin\\w*|developer)|prompt engineer|ai (?:engineer|developer|specialist)|statistician|gis (?:analyst|specialist)|economist|real time analyst|workforce (?:analyst|specialist|management)|wfm|rta|mis|data (?:specialist|manager|management|model(?:er|ing)|platform|quality|integrity|warehous\\w+|migration|architect|steward|governance|validator)|analytics|database engineer|big data|etl|snowflake|databricks|pyspark|reporting engineer|quantitative|mathematician|artificial intelligence|insights analyst',
    'sql|pandas|etl|data (?:visualization|analysis|modeling|warehous\\w+)|looker(?: studio)?|airflow|statistics|dbt',
  ],
  [
    'testing',
    '(?<!bpo )qa (?:tester|engineer|analyst|lead|automation)|qa|quality assurance (?:engineer|tester|analyst|lead)|software quality(?: assurance)?|(?:software|manual|game|automation) test(?:er|ing)|tester|test engineer|sdet',
    'selenium|playwright|cypress|test cases?|regression testing|manual testing|postman',
  ],
  [
    'it support',
    'it (?:support|help ?desk|technician|specialist|staff|intern|associate)|help ?desk|technical support|tech support|tsr|desktop support|service desk|msp|it officer|computer technician|desktop (?:engineer|analyst|technician)|bsit|(?:bs )?information technology|computer science|application support|production support|it (?:lead|manager|command|operations|analyst|consultant)|implementation (?:analyst|specialist)',
    'active directory|office 365 admin\\w*|troubleshooting|technical troubleshooting|servicenow|remote desktop|vpn|comptia',
  ],
  [
    'data entry',
    'data (?:entry|encod(?:er|ing)|upload(?:er|ing)?|process(?:or|ing)|annotat(?:ors?|ion)|label(?:er|ing))|encod(?:er|ing)|typist|taga-?encode|product data|(?:search engine|web|ads?) evaluator|internet (?:assessor|rater)|annotat(?:or|ors|ion)|ai (?:trainer|rater|data)|scanning',
    'typing|data (?:cleaning|collection|validation)|spreadsheets?|database management|document formatting',
  ],
  [
    'lead generation',
    'leads? gen(?:eration|erator)?|leads? research(?:er)?|list build(?:er|ing)|prospect(?:or|ing)|sdr|bdr|sales development|outreach (?:specialist|manager|va|assistant)|data min(?:er|ing)|(?:web|internet|online|market) research(?:er)?|(?<!legal |clinical |ux |user )researcher|email finder',
    'lead gen(?:eration)?|(?:linkedin )?sales nav(?:igator)?|apollo(?:\\.io)?|zoominfo|hunter\\.io|email finder tools|data scraping|scraping|linkedin outreach|web research|lemlist|instantly\\.ai',
  ],
  [
    'sales',
    'sales(?! ?(?:lady|ladies|man|clerk|girl|boy|utility|associate))|account executive|closer|closing|business development|(?<!amazon |ads? |ppc |media |marketing |seo |facebook |google |email )account manager|sales rep\\w*',
    'b2b sales|prospecting|negotiation|upselling|cross-selling|lead qualification|closing sales|inside sales',
  ],
  [
    'recruiting',
    'recruit(?:er|ment|ing)|sourcer|sourcing specialist(?= *\\()|talent|head ?hunt(?:er|ing)|staffing',
    'sourcing(?: candidates)?|linkedin recruiter|boolean(?: search)?|interviewing|resume screening|applicant tracking systems|ats|end to end recruitment',
  ],
  [
    'hr',
    'human resources?|hr|people (?:operations|ops|partner)|hris|employee (?:relations|engagement)|registrar|organi[sz]ational development|benefits (?:specialist|admin\\w*)',
    '201 fil(?:es?|ing)|employee onboarding|labor relations|bamboohr|performance management|compensation and benefits',
  ],
  [
    'teaching',
    'teach(?:er|ing)|tutor(?:s|ing)?|esl|instructor|educator|(?:class|grade \\d+) advis[eo]r|lpt|professor|english coach|instructional|curriculum|course (?:creator|developer)|teacher.?s? aide|day ?care worker',
    'tefl|tesol|lesson plan(?:s|ning)?|classroom management|online teaching|curriculum development|51talk',
  ],
  [
    'training',
    'trainer|coach|learning (?:and|&) development|l&d|training (?:specialist|officer|manager|coordinator|associate)|subject matter expert|sme',
    'training and development|training facilitation|instructional design',
  ],
  [
    'drafting',
    'cad|drafts?(?:er|ing|man|sman|person)|architect(?:ural|ure)?|revit|autocad|bim|estimat(?:or|ing|ion)|interior design(?:er)?|quantity survey(?:or|ing)|take ?-?offs?|cadd',
    'auto ?cad|sketch ?up|civil 3d|quantity take ?-?off|blueprint reading|bluebeam|lumion|construction drawings|floor plans?',
  ],
  [
    'civil engineering',
    'civil|structural|site engineer|construction (?:manager|engineer|estimator|supervisor|coordinator|project)|(?:cadet|project|geodetic|sanitary|materials) engineer|land development|surveyor|geotechnical',
    'structural (?:design|detailing)|staad\\w*|etabs|civil 3d|land surveying|construction management',
  ],
  [
    'engineering',
    'mechanical|electrical|electronics|manufacturing|industrial engineer|process engineer|solidworks|plc|chemical engineer|embedded|firmware|(?:design|solar|manufacturing|industrial|marine|test|project|sales|field|application|piping|instrumentation|ece|electronics|aerospace|avionics|quality|automation) engineer|biomedical engineer|(?:process|controls?|operating|transportation|structural|stress|maintenance) engineer|(?<!software |data |prompt |reverse |)engineering (?:manager|specialist|assistant|technician|aide)|r&d engineer',
    'matlab|autodesk inventor|electrical design|instrumentation|hvac',
  ],
  [
    'project management',
    'project (?:manager|management|coordinator|lead|assistant|admin\\w*)|scrum master|product (?:manager|owner)|pmp|program manager|(?<!\\d ?)pm|delivery manager|agile',
    'scrum|ms project|microsoft project|stakeholder management|gantt|sprint planning',
  ],
  [
    'operations',
    'operations?(?: (?:manager|lead|coordinator|assistant|associate|specialist))?|ops|obm|online business manager|general manager|branch manager|business manager|process improvement|six sigma|continuous improvement|business owner|entrepreneur|revenue operations',
    'sops?|process improvement|kpis?',
  ],
  [
    'legal',
    'legal|paralegal|law(?:yer)?|attorney|juris doctor|litigation|immigration|contracts? (?:specialist|manager|admin\\w*)|title (?:examiner|search\\w*|abstractor)|counsel',
    'clio|pleadings|legal research|notarial|case management|client intake|contract management|demand letters?',
  ],
  [
    'logistics',
    'logistics|dispatch(?:er)?|freight|truck(?:ing)?|import|shipping|customs (?:broker|declarant)|load planner|fleet',
    'load boards?|dat|freight forwarding|broker setup|rate negotiation',
  ],
  [
    'customer support',
    'customer[- ](?:service|support|success|care|experience)|client (?:support|success|services|care)|chat(?: (?:support|agent))?|email (?:support|agent)|(?:chat|e-?mail) ?(?:/|and|&|\\+|or) ?(?:chat|e-?mail)|(?<!technical |tech |it |desktop |system |application )support (?:representative|rep|agent|specialist|associate)|csr|live chat|tagasagot|non[- ]?voice|onboarding specialist|order (?:desk|taker)|(?:help|support) center|customer rep\\w*|member (?:services?|support)|ticket(?:ing)? (?:agent|support)',
    'zendesk|freshdesk|gorgias|intercom|help ?scout|email support|chat support|ticketing systems|complaint handling|customer retention',
  ],
  [
    'insurance',
    'insurance|underwrit(?:er|ing)|claims? (?:adjuster|assistant|representative|associate|examiner)|policy (?:servicing|admin\\w*)',
    'quoting|certificates of insurance|policy renewals?|ams360|applied epic|insurance (?:claims|sales)',
  ],
  [
    'collections',
    'collections?(?: agent| specialist| officer)?|collector|credit (?:control(?:ler)?|and collection)|skip tracer',
    'debt collection|dunning',
  ],
  [
    'travel',
    'travel|reservations?|booking (?:agent|specialist|coordinator)|ticketing agent|tour|concierge|events? (?:planner|coordinator|assistant|manager|organi[sz]er)|flight attendant|cabin crew|wedding (?:planner|coordinator)|tourism|ramp agent|ground (?:crew|staff|attendant)|check-?in agent|passenger service',
    'amadeus|sabre|galileo|itinerary planning|opera pms',
  ],
  ['translation', 'translat(?:or|ion)|interpreter|locali[sz]ation', 'interpreting|bilingual'],
  [
    'business systems',
    'sap|netsuite|pega\\w*|informatica|atlassian|integration (?:engineer|specialist)|erp|odoo|salesforce|dynamics(?: 365)?|workday|oracle',
    'sap|erp systems|odoo',
  ],
  ...FURTHER_KINDS,
  [
    'virtual assistant',
    'virtual assist(?:ant|ance|ants)|g?va|virtual admin\\w*|online assistant|general assistant|remote assistant',
    'virtual assistance',
  ],
  [
    'admin',
    'admin(?:istrative|istration|istrator)?|office(?: (?:assistant|staff|manager|secretary))?|secretary|clerk|clerical|back ?office|coordinator|receptionist|front desk|(?:personal )?secretarial|utility staff|(?<!virtual |executive |personal )assistant|librarian|liaison(?: officer)?|document control(?:ler)?|(?:government|municipal|city hall|barangay) (?:employee|staff|worker)|records (?:officer|clerk|custodian)|permits? (?:specialist|coordinator|expediter)|church (?:worker|secretary)|company driver and messenger',
    'administrative support|file management|filing|document management|email management|scheduling|inbox management',
  ],
]
