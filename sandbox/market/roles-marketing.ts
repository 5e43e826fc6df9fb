import { lines } from './phrase.ts'
import type { Role } from './role.ts'

/** Marketing, leads, sales. */
export const marketingRoles: Role[] = [
  {
    key: 'social-media-manager',
    weight: 8,
    pay: [400, 1100],
    titles: lines(`Social Media {Manager|VA|Specialist|Assistant|Coordinator}
      {Instagram & TikTok|Facebook|Pinterest|LinkedIn} {Manager|Content Creator|VA}
      {Content|Community} {Creator|Manager} {for %industry%|(Facebook Groups)|}
      {Social Media Manager|SMM} + {Graphic Designer|Video Editor}
      {Influencer|UGC} {Outreach|Campaign} {Coordinator|VA}`),
    skills: [
      'Social Media Management',
      'Canva',
      'TikTok',
      'Content Marketing',
      'CapCut',
      'Facebook Ads',
      'Copywriting',
    ],
    pitch:
      lines(`Our {Instagram|social media} is {quiet|inconsistent} and we know it. We need a social media manager who {plans, posts and replies|brings ideas}.
      {Fun|Small} %goods% brand looking for a content creator who {lives on TikTok|knows a trend before it is over}.`),
    duties: lines(`{Plan|Build} a monthly content calendar {for four platforms|with themes}
      {Design|Create} {posts and stories|carousels} in Canva
      {Edit|Cut} short {reels|TikTok videos} in CapCut
      {Write|Draft} captions and {hashtags|hooks} that sound {like us|human}
      {Reply|Respond} to comments and messages {within the hour|daily}
      {Schedule|Queue} everything in {Later|Metricool|Buffer}
      {Find|Contact} {influencers|UGC creators} and {negotiate|track} deals
      {Report|Show} reach, saves and {leads|clicks} every month
      {Grow|Moderate} our Facebook group`),
    needs: lines(`{1+|2+} years {managing|growing} {brand|business} accounts
      {Examples|Screenshots} of accounts you {grew|handled}
      {Creative|Playful} but {on time|organised}
      {Good eye|Taste} for {photos|typography}
      {Strong|Witty} written English`),
    tools: ['Canva', 'CapCut', 'Later', 'Metricool', 'Buffer', 'Meta Business Suite', 'Notion', 'ChatGPT'],
    questions: lines(`Which of our last posts would you change, and how?
      What did your best post {do|reach}, and why did it work?`),
    jobFunction: 'Marketing',
    industries: 'Marketing Services',
  },
  {
    key: 'seo-specialist',
    weight: 4,
    pay: [500, 1500],
    titles: lines(`{SEO|Local SEO|Technical SEO|On-page SEO} {Specialist|Manager|VA|Assistant}
      {Link Building|Outreach|Guest Post} {Specialist|VA}
      SEO {& Content|/ WordPress} {Specialist|Manager}`),
    skills: ['SEO', 'Link Building', 'Content Marketing', 'WordPress', 'Google Ads', 'Research'],
    pitch:
      lines(`We {rank|help} {plumbers and roofers|%industry% businesses} on Google Maps and need {a local SEO specialist|another SEO pair of hands}.
      {White-hat|Honest} SEO agency, {no PBNs|no tricks}, looking for {a specialist|someone} who {reads patents for fun|tests everything}.`),
    duties: lines(`{Audit|Crawl} sites with Screaming Frog and {fix|prioritise} issues
      {Research|Cluster} keywords in {Ahrefs|Semrush}
      {Write|Optimise} titles, metas, {headings|schema} and internal links
      {Manage|Post on} Google Business Profiles {for 30 locations|}
      {Build|Earn} links through {guest posts|digital PR|outreach}
      {Build|Clean} local citations
      {Prepare|Explain} monthly reports {in Looker Studio|clients understand}
      {Brief|Guide} writers`),
    needs: lines(`{2+|3+} years of {agency|in-house} SEO
      {Proof|Case studies} of rankings you {moved|improved}
      {Hands-on|Daily} use of {Ahrefs|Semrush} and Search Console
      {Understands|Knows} {Core Web Vitals|E-E-A-T} {and explains it simply|}`),
    tools: [
      'Ahrefs',
      'Semrush',
      'Screaming Frog',
      'Search Console',
      'Looker Studio',
      'Surfer SEO',
      'BrightLocal',
      'Pitchbox',
    ],
    questions: lines(`Name a site you improved, the starting point and the result after six months.`),
    jobFunction: 'Marketing',
    industries: 'Advertising Services',
  },
  {
    key: 'ads-email-marketer',
    weight: 4,
    pay: [600, 1900],
    titles: lines(`{Facebook Ads|Google Ads|PPC|Media Buying} {Specialist|Manager}
      {Email Marketing|Klaviyo|Email & SMS} {Specialist|Manager|Designer}
      {GoHighLevel|GHL|HubSpot|Funnel} {Specialist|Expert|Builder}
      {Digital Marketing|Performance Marketing} {Specialist|Assistant|VA}`),
    skills: ['Facebook Ads', 'Google Ads', 'Email Marketing', 'Klaviyo', 'GoHighLevel', 'CRM Management', 'HubSpot'],
    pitch:
      lines(`We spend {$60,000|$15k|about $200,000} a month on ads for %goods% and need a {media buyer|specialist} who {guards it|treats it as their own money}.
      {Email|SMS and e-mail} makes {35|28}% of our revenue. You will {make|push} it {more|further}.
      Our coaching clients need {funnels|GoHighLevel sub-accounts} that {work|do not leak leads}.`),
    duties: lines(`{Launch|Build} and optimise {Meta|Google Search} campaigns {daily|}
      {Test|Write} hooks, {creatives|headlines} and {audiences|offers}
      {Build|Design} {flows|campaigns} in Klaviyo: welcome, {abandoned cart|win-back}, {VIP|post-purchase}
      {Set up|Maintain} pipelines, workflows and {calendars|snapshots} in GoHighLevel
      {Track|Fix} {conversions|pixels} with {GA4|Tag Manager}
      {Segment|Clean} lists and {protect|watch} deliverability
      {Report|Explain} ROAS, CPA and {LTV|spend} {every Monday|weekly}
      {Build|Split test} landing pages`),
    needs: lines(`{2+|3+} years {running|managing} {paid ads|Klaviyo accounts|GHL}
      {You have|Proof you have} managed {$10k+|$50k} monthly spend
      {Numbers|Data} over {opinions|feelings}
      {Copy|Design} sense {is a plus|for ads}`),
    tools: [
      'Meta Ads Manager',
      'Google Ads',
      'Klaviyo',
      'GoHighLevel',
      'HubSpot',
      'GA4',
      'Tag Manager',
      'Triple Whale',
      'Zapier',
    ],
    questions: lines(`What ROAS or revenue did your last account {reach|start and end with}?`),
    jobFunction: 'Marketing and Advertising',
    industries: 'Marketing Services',
  },
  {
    key: 'lead-generation',
    weight: 6,
    pay: [350, 900],
    titles: lines(`{Lead Generation|Lead Gen} {Specialist|VA|Researcher|Expert}
      {Appointment Setter|Cold Caller|Outbound Caller} {- %industry%|(US Hours)|}
      {LinkedIn|Email} Outreach {Specialist|VA}
      {Sales Development Representative|SDR|Telemarketer|Inside Sales Rep} {(Remote)|}`),
    skills: [
      'Lead Generation',
      'Cold Calling',
      'Appointment Setting',
      'LinkedIn Outreach',
      'CRM Management',
      'Sales',
      'Research',
    ],
    pitch:
      lines(`We book {sales calls|appointments} for %industry% companies. {Base plus commission|Base pay and a bonus per appointment}, {warm scripts|no hard selling}.
      {Our closer|Our sales team} needs {ten|five} good conversations a day. You {find|call} the people.`),
    duties: lines(`{Build|Research} lists of {500|200} decision makers a week with {Apollo|Sales Navigator}
      {Call|Dial} {150|80 to 120} prospects a day with {a script|Mojo}
      {Book|Set} appointments straight into {the closer's calendar|Calendly}
      {Send|Personalise} cold e-mails in {Instantly|Lemlist} and {answer|sort} replies
      {Verify|Clean} e-mails and phone numbers
      {Log|Record} every touch in the CRM
      {Follow up|Nurture} old leads {by text and phone|}
      {Handle|Answer} objections {with a smile|without arguing}`),
    needs: lines(`{1+|2+} years of {outbound calling|lead generation|appointment setting}
      {Confident|Energetic} voice, {light accent|American English}
      {Numbers|Targets} motivate you
      {Resilient|Not afraid of "no"}
      {Own|Stable} VoIP-ready {internet|headset}`),
    tools: [
      'Apollo',
      'Sales Navigator',
      'Mojo Dialer',
      'Instantly',
      'Lemlist',
      'ZoomInfo',
      'HubSpot',
      'GoHighLevel',
      'CallTools',
    ],
    questions: lines(`Record {one minute|a short clip} of you {opening a cold call|introducing our service}.
      How many appointments a week did you set in your last role?`),
    jobFunction: 'Sales and Business Development',
    industries: 'Outsourcing and Offshoring Consulting',
  },
]
