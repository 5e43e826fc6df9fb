import type { Duty } from './letter-duty.ts'

const says = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'iu')

/** Pictures, sound, words, lessons, and what is built and tested. */
export const STUDIO: readonly Duty[] = [
  {
    says: says(
      String.raw`reels?\b|raw (?:clips|footage)|video edit\w*|edit (?:\w+ ){0,3}(?:videos?|clips)|short[- ]form|\d clips|youtube videos`,
    ),
    calls: ['picture', 'words'],
    needs: [
      'You need the same quality again and again, with the next clip already waiting.',
      'Your viewers decide in two seconds, and the next cut is due tomorrow.',
      'A clip that is one day late is of no use to you.',
    ],
    trial: 'one raw clip',
    doing: 'cutting video',
  },
  {
    says: says(String.raw`clean up audio|podcasts?\b|audio edit\w*|filler words|show notes`),
    calls: [],
    needs: [
      'Your listeners notice the one breath that was left in.',
      'An episode has to be with you on the same day every week, whatever the recording sounded like.',
    ],
    trial: 'five minutes of a raw episode',
    doing: 'cutting sound',
  },
  {
    says: says(
      String.raw`graphic\w*|static ads|thumbnails?\b|banners?\b|design (?:posts|ads|the)|resiz\w+ images|ad creatives?|mockups?|logos?\b|brand(?:ing)? (?:kit|assets)`,
    ),
    calls: ['picture', 'words'],
    needs: [
      'Your brief leaves room for taste, and your deadline leaves none.',
      'You need somebody who takes a second round of notes as part of the job.',
      'A picture works for you when it is right at the size of a thumb.',
    ],
    trial: 'one old brief',
    doing: 'design work',
  },
  {
    says: says(
      String.raw`social media|instagram|facebook (?:post|page)s?|tiktok|content calendar|monthly calendar|plan\w* (?:posts|content)|schedul(?:e|ed|ing) (?:posts|in)\b|wr(?:ite|ote) captions`,
    ),
    calls: ['words', 'picture', 'writing', 'arrange', 'counter', 'pace'],
    needs: [
      'Your followers see the one evening on which nothing was planned.',
      'A month of posts has to sound like you, not like whoever typed them.',
    ],
    trial: 'one photo for a post',
    doing: 'planning a month of posts',
  },
  {
    says: says(String.raw`answer (?:DMs|comments)|DMs and comments|moderat\w+|community manage\w+|discord`),
    calls: ['writing', 'counter', 'voice', 'explain', 'chase'],
    needs: [
      'A comment that you leave alone is read by everybody who comes after.',
      'People who write under your posts want to be answered by somebody who listens.',
    ],
    trial: 'five comments from your page',
    doing: 'answering comments',
  },
  {
    says: says(
      String.raw`product listings?|upload\w* (?:\w+ ){0,3}products|product descriptions?|(?:simple )?descriptions\b|SKUs?\b|listings? (?:to|on) `,
    ),
    calls: ['records', 'words', 'picture', 'stock', 'pace', 'figures'],
    needs: [
      'A listing of yours sells when the size, the photo and the words agree.',
      'Among so many items, the wrong one is found by your customer first.',
      'Every new product means a dozen small fields that have to be right in your shop.',
    ],
    trial: 'five products with their photos',
    doing: 'listing products',
  },
  {
    says: says(String.raw`help articles|knowledge base|documentation|SOPs?\b|user guides?|how-to guides?`),
    calls: ['explain', 'words', 'tech', 'writing', 'records'],
    needs: [
      'A good help page is one that nobody has to write to you about.',
      'Your readers will follow five clear steps and no more.',
    ],
    trial: 'one question that you hear every week',
    doing: 'writing help pages',
  },
  {
    says: says(
      String.raw`log bugs|bug reports?|test cases|QA\b|quality assurance|regression|testing (?:apps?|software|websites?)`,
    ),
    calls: ['tech', 'explain'],
    needs: [
      'A bug report helps your developers when they can see the fault within a minute.',
      'You need somebody who tries the odd thing a user would try.',
    ],
    trial: 'one page of your product',
    doing: 'reporting bugs',
  },
  {
    says: says(String.raw`tutor\w*|teach\w*|lessons?\b|ESL\b|students\b|classes\b(?! of)`),
    calls: ['explain', 'voice', 'words', 'counter', 'arrange', 'care'],
    needs: [
      'Your students come back when they understood something today.',
      'A lesson of yours has to hold somebody who is tired after school or work.',
    ],
    trial: 'a mock lesson of ten minutes, with you as the student',
    doing: 'teaching online',
  },
  {
    says: says(
      String.raw`(?:online )?courses?\b|course (?:content|creat\w+)|curriculum|modules\b|e-?learning|training (?:materials|content|guides)|workbooks?|onboard(?:ing)? new`,
    ),
    calls: ['explain', 'words', 'picture'],
    needs: [
      'Your course works when the learner never has to ask what comes next.',
      'Training costs you twice when the material has to be explained as well.',
    ],
    trial: 'one topic for a page of training material',
    doing: 'making course material',
  },
  {
    says: says(String.raw`transcri\w+|subtitles?|captioning`),
    calls: ['words', 'records', 'care', 'pace', 'figures'],
    needs: [
      'In a transcript of yours the odd name has to be right, not only the easy words.',
      'You need every word, and no guess where the sound was bad.',
    ],
    trial: 'three minutes of a bad recording',
    doing: 'transcribing',
  },
  {
    says: says(
      String.raw`blog\w*|(?<!help )articles?\b|copywrit\w+|newsletters?|content writ\w+|e-?mail (?:copy|sequences|campaigns?)|ghostwrit\w+|proofread\w*`,
    ),
    calls: ['words', 'explain', 'find', 'writing', 'picture'],
    needs: [
      'Your reader is gone after the first dull line.',
      'A text of yours should sound as if you had had the time to write it.',
    ],
    trial: 'one topic for a short text',
    doing: 'writing for readers',
  },
  {
    says: says(String.raw`seo\b|keyword\w*|backlinks?|link building|on-page|guest posts?`),
    calls: ['find', 'words', 'tech'],
    needs: [
      'In search you see in three months whether today’s small work was done with care.',
      'A page of yours moves up by many small things, each of them checked.',
    ],
    trial: 'one page of your site',
    doing: 'search work for websites',
  },
  {
    says: says(
      String.raw`(?:google|facebook|meta|tiktok) ads? (?:campaigns?|managers?|accounts?)|(?:run|manage|optimi[sz]e|running|managing) [\w ]{0,20}\bads\b|ppc\b|ad campaigns?|media buy\w+|ad spend|roas\b`,
    ),
    calls: ['figures', 'improve', 'picture', 'words', 'find'],
    needs: [
      'Every day an ad runs wrong is a day of your money.',
      'You need somebody who looks at the figures before the picture.',
    ],
    trial: 'the figures of one past campaign',
    doing: 'running ads',
  },
  {
    says: says(
      String.raw`wordpress|front-?end|back-?end|full[- ]?stack|react\b|laravel|web ?(?:site)? (?:develop\w*|updates?)|landing pages?|shopify (?:theme|develop\w*)|plugins?\b`,
    ),
    calls: ['tech', 'picture', 'improve', 'explain', 'records'],
    needs: [
      'A small change to your site must not break the page beside it.',
      'You need changes that can be understood by whoever comes next.',
    ],
    trial: 'one small ticket from your list',
    doing: 'changing websites',
  },
  {
    says: says(
      String.raw`help ?desk|IT support|technical support|tech support|password resets?|troubleshoot\w*|screen share|remote support`,
    ),
    calls: ['tech', 'voice', 'explain', 'counter', 'writing'],
    needs: [
      'Somebody whose screen is stuck asks you for a calm voice before they ask for an answer.',
      'Your users cannot name what is broken, so somebody has to ask the right three questions.',
    ],
    trial: 'a mock call with a user who only says that it does not work',
    doing: 'helping users with software',
  },
  {
    says: says(String.raw`autocad|revit|drawings?\b|drafting|drafter|floor plans?|takeoffs?|sketchup`),
    calls: ['picture', 'figures', 'records', 'tech', 'pace'],
    needs: [
      'A line drawn wrong on your plan is a wall built wrong.',
      'Your mark-ups have to come back complete, down to the last dimension.',
    ],
    trial: 'one marked-up sheet',
    doing: 'drawing plans',
  },
  {
    says: says(
      String.raw`personal errands|event planning|plan\w* events|webinars?|project manage\w+|coordinat\w+ (?:with|between) (?:the )?(?:teams?|vendors|contractors)|project coordinator`,
    ),
    calls: ['arrange', 'chase', 'counter', 'writing', 'improve', 'records'],
    needs: [
      'What holds a plan of yours together is somebody who asks in time.',
      'Between your people, things get lost where one thought the other had done it.',
    ],
    trial: 'one half-finished plan',
    doing: 'keeping projects together',
  },
]
