/** Kinds of work on this market, with the words of a title that tell them; more particular kinds stand first. */
const FAMILIES: readonly (readonly [name: string, words: string])[] = [
  ['medical', 'medical|healthcare|health care|nurse|nursing|dental|pharmacy|hipaa|clinical|patient'],
  [
    'real estate',
    'real estate|transaction coordinator|property manag(?:er|ement)|realtor|listing coordinator|acquisitions manager',
  ],
  [
    'cold calling',
    'cold call(?:er|ing)?s?|telemarket(?:er|ing)|appointment sett(?:er|ing)|outbound|telesales|sales agent',
  ],
  ['phone support', 'phone|voice|call cent(?:er|re)|inbound|bpo|contact cent(?:er|re)'],
  ['amazon', 'amazon|fba|seller central|helium 10'],
  [
    'ecommerce',
    'e-?commerce|shopify|online store|product list(?:er|ing)|etsy|ebay|dropship(?:ping|per)?|lazada|shopee|marketplace|store manager',
  ],
  ['executive assistant', 'executive assist(?:ant|ance)|executive virtual|personal assistant|chief of staff|\\bea\\b'],
  [
    'bookkeeping',
    'book ?keep(?:er|ing)|accounts payable|accounts receivable|billing specialist|invoicing|\\bap\\b|\\bar\\b|payroll',
  ],
  ['accounting', 'accountants?|accounting|cpa|auditor|tax|controller|finance|financial'],
  ['social media', 'social media|smm|socmed|community manager|influencer|instagram|tiktok'],
  [
    'ads',
    'media buyer|ppc|google ads|facebook ads|meta ads|paid (?:ads|media|search|social)|ads? (?:specialist|manager)|performance market',
  ],
  ['seo', 'seo|search engine|link build(?:er|ing)|off-?page|on-?page'],
  [
    'writing',
    'writers?|writing|copywrit(?:er|ing)|editor in chief|proofread(?:er|ing)|content creator|blogg(?:er|ing)|journalist',
  ],
  ['marketing', 'marketing|marketer|growth|email market(?:er|ing)|klaviyo|crm specialist|gohighlevel|funnel'],
  ['video', 'video|reels|youtube|premiere|after effects|motion graphics?|animat(?:or|ion)|capcut|multimedia'],
  ['web design', 'ui|ux|web design(?:er)?|product design(?:er)?'],
  [
    'graphic design',
    'graphics?|layout artist|illustrat(?:or|ion)|visual design(?:er)?|thumbnail|photo edit(?:or|ing)|canva',
  ],
  ['wordpress', 'wordpress|elementor|woocommerce|webflow|wix|squarespace|divi'],
  ['mobile', 'ios|android|flutter|react native|mobile (?:app )?develop(?:er|ment)|swift|kotlin'],
  ['full stack', 'full[ -]?stack|mern|mean stack|software engineer|software developer'],
  ['frontend', 'front[ -]?end|react(?:\\.?js)?|vue|angular|javascript'],
  ['backend', 'back[ -]?end|node(?:\\.?js)?|laravel|php|django|ruby|\\.net|java|golang|python developer'],
  ['web development', 'web develop(?:er|ment)|programmer|webmaster'],
  ['devops', 'devops|site reliability|sre|cloud engineer|system admin(?:istrator)?|network engineer|infrastructure'],
  [
    'data',
    'data (?:engineer|analyst|analytics|scientist|science)|business intelligence|power bi|analyst|machine learning|reporting',
  ],
  ['testing', 'qa|quality assurance|test(?:er|ing)|test engineer|automation engineer'],
  ['it support', 'it support|help ?desk|technical support|tech support|tsr|desktop support'],
  [
    'data entry',
    'data entry|encod(?:er|ing)|typist|data encod(?:er|ing)|transcri(?:ber|ption(?:ist)?)|researcher|web research',
  ],
  [
    'lead generation',
    'lead gen(?:eration)?|list build(?:er|ing)|prospect(?:or|ing)|sdr|bdr|sales development|outreach|data min(?:er|ing)',
  ],
  ['sales', 'sales|account executive|closer|business development|account manager'],
  ['recruiting', 'recruit(?:er|ment|ing)|sourcer|sourcing|talent|headhunt(?:er|ing)|human resources?|hr'],
  ['teaching', 'teach(?:er|ing)|tutor(?:ing)?|esl|instructor|educator|trainer|coach'],
  [
    'drafting',
    'cad|draft(?:er|ing|sman)|architect(?:ural)?|revit|civil engineer|structural|estimator|interior design(?:er)?|3d',
  ],
  ['engineering', 'mechanical engineer|electrical engineer|electronics|manufacturing'],
  [
    'project management',
    'project (?:manager|management|coordinator|lead)|scrum master|product (?:manager|owner)|pmp|program manager|operations manager|obm',
  ],
  ['legal', 'legal|paralegal|lawyer|attorney|law'],
  ['logistics', 'logistics|dispatch(?:er)?|supply chain|freight|procurement|purchasing|inventory'],
  [
    'customer support',
    'customer (?:service|support|success|care|experience)|client (?:support|success)|chat support|support (?:representative|agent|specialist)|csr|help ?desk|live chat|moderator',
  ],
  ['admin', 'admin(?:istrative|istration)?|office|secretary|clerk|clerical|back ?office|coordinator'],
  ['virtual assistant', 'virtual assist(?:ant|ance)s?|\\bg?va\\b|online assistant|general assistant'],
]

const READERS = FAMILIES.map(
  ([name, words]) => [name, new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu')] as const,
)

/** How near two kinds of work are, from 0 to 1; what stands nowhere here is 0. */
const NEAR: readonly (readonly [one: string, other: string, nearness: number])[] = [
  ['virtual assistant', 'admin', 0.7],
  ['virtual assistant', 'executive assistant', 0.5],
  ['virtual assistant', 'data entry', 0.45],
  ['virtual assistant', 'ecommerce', 0.4],
  ['virtual assistant', 'customer support', 0.35],
  ['virtual assistant', 'real estate', 0.3],
  ['virtual assistant', 'medical', 0.25],
  ['virtual assistant', 'social media', 0.2],
  ['virtual assistant', 'lead generation', 0.2],
  ['virtual assistant', 'project management', 0.2],
  ['admin', 'executive assistant', 0.55],
  ['admin', 'data entry', 0.55],
  ['admin', 'customer support', 0.2],
  ['executive assistant', 'project management', 0.3],
  ['executive assistant', 'real estate', 0.15],
  ['customer support', 'phone support', 0.6],
  ['customer support', 'ecommerce', 0.4],
  ['customer support', 'it support', 0.4],
  ['customer support', 'medical', 0.15],
  ['phone support', 'cold calling', 0.5],
  ['phone support', 'it support', 0.3],
  ['cold calling', 'sales', 0.6],
  ['cold calling', 'lead generation', 0.5],
  ['cold calling', 'real estate', 0.3],
  ['lead generation', 'sales', 0.5],
  ['lead generation', 'recruiting', 0.3],
  ['lead generation', 'data entry', 0.25],
  ['ecommerce', 'amazon', 0.5],
  ['amazon', 'ads', 0.25],
  ['bookkeeping', 'accounting', 0.65],
  ['social media', 'marketing', 0.5],
  ['social media', 'graphic design', 0.3],
  ['social media', 'writing', 0.3],
  ['social media', 'ads', 0.35],
  ['social media', 'video', 0.2],
  ['ads', 'marketing', 0.5],
  ['ads', 'seo', 0.3],
  ['seo', 'marketing', 0.45],
  ['seo', 'writing', 0.45],
  ['seo', 'wordpress', 0.2],
  ['writing', 'marketing', 0.35],
  ['graphic design', 'web design', 0.5],
  ['graphic design', 'video', 0.3],
  ['web design', 'frontend', 0.4],
  ['web design', 'wordpress', 0.4],
  ['wordpress', 'web development', 0.65],
  ['wordpress', 'frontend', 0.4],
  ['wordpress', 'backend', 0.3],
  ['web development', 'frontend', 0.75],
  ['web development', 'backend', 0.7],
  ['web development', 'full stack', 0.75],
  ['frontend', 'full stack', 0.7],
  ['backend', 'full stack', 0.75],
  ['frontend', 'mobile', 0.4],
  ['full stack', 'mobile', 0.4],
  ['backend', 'devops', 0.35],
  ['backend', 'data', 0.3],
  ['full stack', 'testing', 0.2],
  ['frontend', 'testing', 0.2],
  ['web development', 'testing', 0.2],
  ['devops', 'it support', 0.3],
  ['recruiting', 'admin', 0.2],
  ['drafting', 'engineering', 0.4],
  ['legal', 'admin', 0.2],
  ['logistics', 'admin', 0.25],
  ['logistics', 'ecommerce', 0.2],
]
const NEARNESS = new Map(
  NEAR.flatMap(([one, other, nearness]) => [
    [`${one}|${other}`, nearness],
    [`${other}|${one}`, nearness],
  ]),
)

/** The kinds of work a title tells, each with its words; those of more particular kinds first. */
export function familiesOf(title: string): { name: string; words: string }[] {
  return READERS.flatMap(([name, reader]) => {
    const found = reader.exec(title)
    return found ? [{ name, words: found[0] }] : []
  })
}

/** 1 for the same kind of work, 0 where nothing is known to connect them. */
export const nearness = (one: string, other: string): number =>
  one === other ? 1 : (NEARNESS.get(`${one}|${other}`) ?? 0)

/** The kinds of work near to one, itself first, each with how near. */
export const nearFamilies = (name: string): [name: string, near: number][] => [
  [name, 1],
  ...NEAR.flatMap(([one, other, near]): [string, number][] =>
    one === name ? [[other, near]] : other === name ? [[one, near]] : [],
  ),
]
