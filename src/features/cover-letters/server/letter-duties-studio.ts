import { duty, type Duty } from './letter-duty.ts'

/** Pictures, sound, words, lessons, and what is built and tested. */
export const STUDIO: readonly Duty[] = [
  duty(
    String.raw`reels?\b|raw (?:clips|footage)|video edit\w*|edit (?:\w+ ){0,3}(?:videos?|clips)|short[- ]form|\d clips|youtube videos`,
    ['picture'],
    'video editing',
    'a short sample edit',
  ),
  duty(
    String.raw`clean up audio|podcasts?\b|audio edit\w*|filler words|show notes`,
    [],
    'audio editing',
    'a short sample edit',
  ),
  duty(
    String.raw`graphic\w*|static ads|thumbnails?\b|banners?\b|design (?:posts|ads|the)|resiz\w+ images|ad creatives?|mockups?|logos?\b|brand(?:ing)? (?:kit|assets)`,
    ['picture'],
    'designing graphics',
    'a small sample design',
  ),
  duty(
    String.raw`social media|instagram|facebook (?:post|page)s?|tiktok|content calendar|monthly calendar|plan\w* (?:posts|content)|schedul(?:e|ed|ing) (?:posts|in)\b|wr(?:ite|ote) captions`,
    ['words', 'picture', 'writing'],
    'managing social media',
    'one sample post',
  ),
  duty(
    String.raw`answer (?:DMs|comments)|DMs and comments|moderat\w+|community manage\w+|discord`,
    ['writing', 'counter', 'voice'],
    'answering comments and messages',
    'replies to a few comments',
  ),
  duty(
    String.raw`product listings?|upload\w* (?:\w+ ){0,3}products|product descriptions?|(?:simple )?descriptions\b|SKUs?\b|listings? (?:to|on) `,
    ['records', 'words', 'picture', 'stock'],
    'listing products',
    'a few sample listings',
  ),
  duty(
    String.raw`help articles|knowledge base|documentation|SOPs?\b|user guides?|how-to guides?`,
    ['explain', 'words', 'tech', 'writing'],
    'writing help articles',
    'one short help article',
  ),
  duty(
    String.raw`log bugs|bug reports?|test cases|QA\b|quality assurance|regression|testing (?:apps?|software|websites?)`,
    ['tech'],
    'software testing',
    'a test report on one page',
  ),
  duty(
    String.raw`tutor\w*|teach\w*|lessons?\b|ESL\b|students\b|classes\b(?! of)`,
    ['explain', 'voice'],
    'teaching online',
    'a short demo lesson',
  ),
  duty(
    String.raw`(?:online )?courses?\b|course (?:content|creat\w+)|curriculum|modules\b|e-?learning|training (?:materials|content|guides)|workbooks?|onboard(?:ing)? new`,
    ['explain', 'words', 'picture'],
    'making course material',
    'one page of training material',
  ),
  duty(
    String.raw`transcri\w+|subtitles?|captioning`,
    ['words', 'records'],
    'transcription',
    'the text of one short recording',
  ),
  duty(
    String.raw`blog\w*|(?<!help )articles?\b|copywrit\w+|newsletters?|content writ\w+|e-?mail (?:copy|sequences|campaigns?)|ghostwrit\w+|proofread\w*`,
    ['words', 'find'],
    'writing articles',
    'one short article',
  ),
  duty(
    String.raw`seo\b|keyword\w*|backlinks?|link building|on-page|guest posts?`,
    ['find', 'words', 'tech'],
    'SEO',
    'a review of one page of your site',
  ),
  duty(
    String.raw`(?:google|facebook|meta|tiktok) ads? (?:campaigns?|managers?|accounts?)|(?:run|manage|optimi[sz]e|running|managing) [\w ]{0,20}\bads\b|ppc\b|ad campaigns?|media buy\w+|ad spend|roas\b`,
    ['picture', 'words'],
    'running ads',
    'a review of one past campaign',
  ),
  duty(
    String.raw`wordpress|front-?end|back-?end|full[- ]?stack|react\b|laravel|web ?(?:site)? (?:develop\w*|updates?)|landing pages?|shopify (?:theme|develop\w*)|plugins?\b`,
    ['tech', 'picture'],
    'website work',
    'one small website change',
  ),
  duty(
    String.raw`help ?desk|IT support|technical support|tech support|password resets?|troubleshoot\w*|screen share|remote support`,
    ['tech', 'explain', 'voice', 'counter'],
    'technical support',
    'a mock support call',
  ),
  duty(
    String.raw`autocad|revit|drawings?\b|drafting|drafter|floor plans?|takeoffs?|sketchup`,
    ['tech'],
    'technical drawing',
    'one sample drawing',
  ),
  duty(
    String.raw`personal errands|event planning|plan\w* events|webinars?|project manage\w+|coordinat\w+ (?:with|between) (?:the )?(?:teams?|vendors|contractors)|project coordinator`,
    ['arrange', 'chase', 'counter'],
    'coordinating projects',
    'one small project plan',
  ),
]
