/** More kinds of work, in the form of `KINDS`: those of shops, plants and homes, and the rarer ones of offices and studios. */
export const FURTHER_KINDS: readonly (readonly [name: string, titles: string, skills: string])[] = [
  [
    'procurement',
    'procurement|purchas(?:er|ing)|supply chain|(?<!media |ads? )buyers?(?! (?:support|leads?|agent))|(?:product |strategic )?sourcing (?:specialist|officer|agent)(?! *\\()|vendor (?:manager|management)|supplier|demand planner|materials? planner|planner buyer',
    'vendor management|purchase orders?|supplier negotiation|canvassing',
  ],
  [
    'networks',
    'network(?:s|ing)? (?:engineer|admin\\w*|specialist|technician|operations|analyst|support)|noc|cisco|ccna|ccnp|telecom(?:munications?)? engineer|(?:information |it |network )security (?:engineer|analyst|officer|specialist)|security (?:engineer|analyst)|cyber ?security|soc analyst|penetration tester|ethical hacker|fortinet',
    'firewalls?|routing (?:and|&) switching|fortigate|mikrotik|bgp|ospf|siem|lan ?/ ?wan|structured cabling',
  ],
  [
    '3d art',
    '3d(?: \\w+)? (?:artist|designer|animator|model(?:er|ler|ing)|generalist|visuali[sz]er)|(?<!civil )3d|blender|maya|z-?brush|environment artist|character artist|rigger',
    '3d modell?ing|blender|substance painter|uv mapping|zbrush|cinema 4d|3ds max|rendering|texturing',
  ],
  [
    'game development',
    'game (?:dev(?:eloper)?s?|development|programmer|engineer)|unity|unreal|godot|roblox',
    'unity3d|unreal engine|game design',
  ],
  [
    'business analysis',
    '(?:business|systems?|functional|process) analyst|business analysis|requirements analyst',
    'requirements gathering|user stories|process mapping|bpmn',
  ],
  [
    'transcription',
    'transcri(?:ber|ption(?:ist)?)|captioner|captioning|subtitl(?:er|ing)|stenographer',
    'transcription|captions? timing|subtitling',
  ],
  [
    'moderation',
    '(?:content |chat |forum |community |comment )?moderat(?:or|ion)|trust (?:and|&) safety|chatters?|chat operator|content review(?:er)?',
    'content moderation',
  ],
  [
    'team leading',
    'team (?:lead(?:er)?|manager|captain)|supervisors?|shift (?:lead(?:er)?|manager)|(?:support|service|call cent(?:er|re)|contact cent(?:er|re)) (?:manager|lead)|head of (?:support|customer \\w+)',
    'team (?:leadership|management)|workforce management|attrition',
  ],
  [
    'lending',
    'mortgage|loans?(?: (?:processor|officer|assistant|coordinator|specialist))?|credit (?:analyst|officer|investigator)|lending',
    'loan processing|encompass|calyx|credit (?:analysis|investigation)',
  ],
  [
    'banking',
    'bank(?:ing)?(?! recon)|teller|branch (?:associate|staff)|trader|forex|investment (?:analyst|associate)|financial advis[eo]r|treasury',
    'cash management|treasury|wealth management',
  ],
  [
    'compliance',
    'compliance|aml|kyc|fraud(?: analyst)?|risk (?:analyst|officer|management)|regulatory|data privacy|internal audit(?:or)?',
    'anti-money laundering|due diligence|transaction monitoring|fraud detection',
  ],
  [
    'counselling',
    'counsel(?:l?ing|l?or)|psychologist|psychometrician|psychology|social work(?:er)?|guidance|pastor|case (?:manager|worker)',
    'psychological assessment|case work|psychotherapy',
  ],
  [
    'science',
    'chemist|laboratory (?:analyst|technician)|lab (?:analyst|technician)|biologist|microbiologist|research (?:assistant|associate|scientist)|agricultur(?:e|ist|al)|agronomist|food technologist|environmental (?:scientist|officer)|pollution control|farmer|farming|environmental planner|livestock|aquaculture|(?<!data )scientist|geologist',
    'laboratory testing|hplc|titration|haccp|gmp',
  ],
  [
    'hospitality',
    'hotel|hospitality|guest (?:relations|services?|support|experience)|airbnb|short[- ]term rentals?|vacation rentals?|(?<!dental |medical |clinic )front desk (?:officer|agent|associate)|bell ?(?:boy|man)|room attendant|casino|dealer|resort|cruise|spa (?:attendant|receptionist)|night auditor|front office',
    'opera(?: pms)?|hospitable|guesty|hostaway|check-?in (?:and|&) check-?out|guest relations|room service',
  ],
  [
    'food service',
    'barista|service crew|waiter|waitress|(?:head |sous |line |pastry |prep )?(?:cook|chef)|baker|bartender|kitchen (?:staff|crew|helper)|dining|restaurant|food (?:server|attendant|handler)|dishwasher|butcher|caf[eé]|bakery|pizza|food service|food and beverage',
    'food preparation|latte art|espresso|food safety|barista|bartending',
  ],
  [
    'retail',
    'cashier|sales ?(?:lady|man|clerk|associates?|girl|boy|utility)|promodi(?:s|z)er|merchandiser|retail|(?<!shopify |online |shopee |lazada |etsy |ebay |amazon |e-?commerce )store (?:clerk|staff|crew|supervisor|manager|assistant|associate)|bagger|tindera|shop (?:assistant|keeper)|(?:pharmacy|botika) assistant|branch crew|sari-?sari(?: store)?(?: owner)?|store owner|selling associate',
    'cash handling|cashiering|pos|visual merchandising|stock ?taking',
  ],
  [
    'warehouse',
    'warehouse(?:man)?|stock ?(?:man|clerk|keeper)|inventory (?:clerk|analyst|specialist|controller|staff|associate|officer|assistant|planner)|picker|packer|forklift|store ?keeper|checker|receiving clerk|custodian',
    'warehouse management|forklift|stock ?taking|cycle count(?:ing)?|inventory control',
  ],
  [
    'driving',
    '(?:company |family |truck |delivery |personal |taxi |grab |tnvs )driver|drivers?(?! (?:support|recruiter))|rider|courier|messenger|lalamove|chauffeur|motorcycle',
    'professional driver\\S* licen[cs]e|defensive driving',
  ],
  [
    'factory work',
    '(?:factory|production|machine|line) (?:worker|operator|staff|crew|helper|leader)|assembler|assembly|quality control(?: inspector)?|qc inspector|sewer|seamstress|sewing|tailor|pattern maker|laborer|helper(?! va)|material handler|(?:qa|qc|quality(?: assurance)?) inspector|production (?:associate|lead)',
    'sewing|machine operation|5s|soldering|lean manufacturing',
  ],
  [
    'trades',
    'electrician|plumber|welder|carpenter|mason|(?<!substance )painter|mechanic|(?:hvac|aircon|refrigeration|maintenance|automotive|field service|cctv|electronics?|elevator) (?:technician|tech|installer)|technician \\(?(?:electrical|mechanical)|foreman|lineman|scaffolder|heavy equipment operator|solar installer|maintenance(?: (?:staff|crew|worker|man|personnel))?|(?:field|service|repair|multi-?skilled) technician',
    'welding|smaw|wiring|plumbing|carpentry|preventive maintenance|tesda nc ?ii',
  ],
  [
    'security',
    '(?:(?:lady|security|sea) ?|(?<!mouth |splash |brand ))guards?|security officer|cctv operator|bodyguard|police|soldier|fire (?:fighter|officer)|safety officer|army|navy|marines|air ?force|military',
    'surveillance|patrol(?:ling)?|bosh|first responder',
  ],
  [
    'care work',
    'caregiver|care ?giving|nanny|yaya|baby ?sitter|house ?keep(?:er|ing)|house ?maid|kasambahay|domestic helper|cleaner|janitor|janitress|elderly care|companion|laundry|(?:personal|home) (?:care|health) (?:aide|worker)|direct support professional',
    'elderly care|child ?care|housekeeping|cleaning|vital signs monitoring',
  ],
  [
    'beauty',
    'nail (?:tech(?:nician)?|artist)|manicurist|hair ?(?:stylist|dresser|cutter)|barber|make-?up artist|hmua|lash (?:tech|artist)|esthetician|massage(?: therapist)?|beautician|salon',
    'nail art|hair (?:cutting|coloring)|facial treatments?|eyelash extensions?',
  ],
  [
    'seafaring',
    'sea ?(?:man|farer)|able seaman|ordinary seaman|deck (?:cadet|officer)|(?:chief|second|third|2nd|3rd) (?:mate|officer|engineer)|marine (?:engineer|transportation)|vessel|oiler|bosun|messman',
    'stcw|navigation|cargo handling|ecdis',
  ],
  [
    'starting out',
    'fresh (?:grad(?:uate)?s?)|newly grad(?:uate)?|newbie|entry[- ]level|(?:working |college |graduating )?student|under-?grad(?:uate)?|ojt|intern(?:ship)?|trainee|apprentice|willing to (?:be trained|learn|undergo training)|no experience|first[- ]time|career shifter|aspiring|housewife|stay[- ]at[- ]home',
    '',
  ],
]
