/** The families that were begun with; see `FAMILIES`. */
const BY_TITLES: readonly (readonly string[])[] = [
  [
    'call center agent',
    'call center representative',
    'contact center agent',
    'contact center representative',
    'call center associate',
    'call center specialist',
    'customer service representative',
    'customer support representative',
    'csr',
  ],
  ['call center', 'contact center', 'customer service representative', 'customer support representative'],
  [
    'customer service representative',
    'csr',
    'customer service associate',
    'customer service specialist',
    'customer service agent',
    'customer support representative',
    'customer support specialist',
    'customer support associate',
    'call center representative',
    'call center agent',
  ],
  ['customer service', 'customer care', 'call center', 'contact center', 'customer support'],
  ['customer support', 'customer service', 'customer care', 'support representative'],
  ['chat support', 'chat agent', 'live chat', 'chat representative', 'customer support', 'customer service'],
  ['email support', 'customer support', 'customer service'],
  ['va', 'virtual assistant', 'personal assistant', 'executive assistant', 'administrative assistant'],
  ['virtual assistant', 'va', 'personal assistant', 'executive assistant', 'administrative assistant'],
  ['admin assistant', 'administrative assistant', 'administrative support', 'office assistant', 'admin support'],
  ['admin', 'administrative', 'administrator'],
  ['data entry', 'data encoder', 'data clerk', 'data processor', 'encoder'],
  ['encoder', 'data entry', 'data encoder', 'data clerk'],
  ['bookkeeper', 'bookkeeping', 'accounting clerk', 'staff accountant', 'book keeper'],
  ['accountant', 'accounting', 'cpa'],
  ['graphic designer', 'graphic design', 'graphic artist', 'graphics designer'],
  ['video editor', 'video editing'],
  ['social media manager', 'social media', 'smm'],
  ['smm', 'social media'],
  ['seo specialist', 'seo', 'search engine optimization'],
  ['content writer', 'writer', 'copywriter', 'content writing'],
  ['writer', 'copywriter', 'content writer'],
  ['web developer', 'web designer', 'web development', 'website developer', 'web design'],
  ['wordpress developer', 'wordpress'],
  ['shopify expert', 'shopify'],
  ['programmer', 'developer', 'software engineer'],
  ['software engineer', 'software developer', 'programmer'],
  ['qa tester', 'quality assurance', 'qa', 'tester', 'test engineer'],
  ['it support', 'technical support', 'help desk', 'helpdesk', 'service desk', 'desktop support', 'tech support'],
  ['tech support', 'technical support', 'it support', 'help desk', 'helpdesk', 'service desk'],
  ['technical support', 'tech support', 'it support', 'help desk', 'helpdesk', 'service desk'],
  ['nurse', 'rn', 'registered nurse', 'nursing'],
  ['medical biller', 'medical billing', 'billing specialist', 'medical coder'],
  ['medical coder', 'medical coding', 'coding specialist', 'coder'],
  ['tutor', 'teacher', 'instructor', 'tutoring'],
  ['teacher', 'tutor', 'instructor'],
  ['recruiter', 'recruitment', 'recruiting', 'talent acquisition', 'sourcer'],
  ['hr assistant', 'human resources assistant', 'hr coordinator', 'hr associate', 'human resources'],
  ['sales rep', 'sales representative', 'sales associate', 'sales executive', 'inside sales', 'sales development'],
  ['sales representative', 'sales rep', 'sales associate', 'sales executive', 'inside sales', 'sales development'],
  ['appointment setter', 'appointment setting', 'lead generation', 'sales development representative', 'cold caller'],
  ['project manager', 'project management'],
  ['legal assistant', 'paralegal', 'legal secretary'],
  ['receptionist', 'front desk'],
  ['translator', 'translation', 'interpreter'],
  ['photo editor', 'photo editing', 'retoucher'],
]

/** More of them, the first name before the colon. */
const MORE = `
jr: junior
sr: senior
executive assistant: executive virtual assistant, personal assistant, ea, chief of staff, executive secretary
personal assistant: executive assistant, personal virtual assistant
medical va: medical virtual assistant, medical assistant, healthcare va, medical receptionist, dental va
medical virtual assistant: medical va, medical assistant, healthcare virtual assistant, medical receptionist
dental va: dental virtual assistant, dental receptionist, dental assistant, dental biller, medical va
medical receptionist: patient coordinator, medical va, front desk, appointment scheduler
medical scribe: scribe, medical transcriptionist, medical va
medical billing: medical biller, billing specialist, revenue cycle, claims specialist, payment posting
insurance verification: eligibility, prior authorization, benefits verification
legal va: legal virtual assistant, legal assistant, paralegal
paralegal: legal assistant, legal secretary, legal va
real estate va: real estate virtual assistant, real estate assistant, transaction coordinator, listing coordinator, isa
real estate: realtor, property, transaction coordinator, listing coordinator, wholesaling, acquisition
transaction coordinator: real estate assistant, real estate va, listing coordinator, escrow
property management: property manager, leasing, tenant, rental, property
property manager: property management, leasing
cold caller: cold calling, outbound caller, telemarketer, outbound, appointment setter
cold calling: cold caller, outbound caller, telemarketer, outbound
telemarketer: cold caller, telesales, outbound caller
lead generation: lead gen, lead generator, lead researcher, list building, prospecting, linkedin outreach
sdr: sales development representative, business development representative, outbound, appointment setter
sales: sales representative, sales associate, sales executive, account executive
account executive: sales executive, account manager, sales representative
amazon va: amazon virtual assistant, amazon fba, seller central, amazon specialist, amazon assistant
amazon: amazon fba, seller central, fba
shopify va: shopify virtual assistant, shopify assistant, ecommerce va, product listing, ecommerce assistant
shopify: ecommerce, online store
ecommerce va: ecommerce virtual assistant, ecommerce assistant, shopify va, product listing, online store assistant
ecommerce: shopify, online store, amazon, product listing
online seller: live seller, shopee, lazada, tiktok shop, ecommerce
product listing: product lister, listing va, product uploader, listing specialist
social media va: social media assistant, social media virtual assistant, social media manager, social media
facebook posting: social media assistant, social media, facebook page, community manager
social media: content creator, community manager
content creator: social media, ugc, content creation
community manager: social media, moderator
facebook ads: media buyer, ads specialist, ads manager, meta ads, paid ads
google ads: ppc, media buyer, ads specialist, paid search
ppc: google ads, media buyer, amazon ppc
media buyer: facebook ads, google ads, ppc, performance marketing
digital marketing: marketing specialist, marketing assistant, digital marketer, seo, social media
marketing assistant: marketing specialist, marketing coordinator, digital marketing, marketing associate
email marketing: email marketer, klaviyo, email copywriter, newsletter
seo: seo specialist, link building, search engine optimization, on page
copywriter: content writer, copywriting, writer
blog writer: content writer, article writer, writer, copywriter
article writer: content writer, blog writer, writer
proofreader: copy editor, proofreading, editor
ghostwriter: ghost writer, writer, content writer
technical writer: writer, documentation
transcriptionist: transcription, captioner, subtitler, medical transcriptionist
transcription: transcriptionist, captioning, subtitling
graphic artist: graphic designer, layout artist, visual designer, graphic design
layout artist: graphic artist, graphic designer
illustrator: graphic artist, digital artist, concept artist
video editing: video editor, reels editor, motion graphics
animator: motion graphics, 2d animator, 3d animator, motion designer
motion graphics: motion designer, animator, after effects
podcast editor: audio editor, podcast producer, video editor
photographer: photo editor, videographer
ui ux designer: ui designer, ux designer, product designer, web designer, figma
web designer: web design, ui designer, wordpress designer, web developer
frontend developer: front end, react, vue, angular, javascript developer
backend developer: back end, node, php developer, laravel, python developer
full stack developer: full stack, mern, software engineer, web developer
mobile developer: mobile app developer, flutter, react native, android, ios
software developer: software engineer, programmer, application developer
php developer: laravel, php programmer, wordpress developer
python developer: django, python engineer, backend developer
devops engineer: devops, cloud engineer, site reliability, aws
cloud engineer: aws, azure, devops, cloud administrator
system administrator: systems administrator, sysadmin, network administrator, it administrator
network engineer: network administrator, network technician, noc
it technician: it support, desktop support, it specialist, technical support
data analyst: data analytics, business intelligence, reporting analyst, power bi, business analyst
business analyst: systems analyst, data analyst, process analyst
data scientist: machine learning engineer, data analyst, data science
data engineer: etl developer, data warehouse, big data
software tester: qa tester, qa engineer, test engineer, quality assurance
qa engineer: qa tester, test engineer, software tester, quality assurance
automation specialist: zapier, make, gohighlevel, crm specialist
gohighlevel: ghl, funnel builder, crm specialist
project coordinator: project manager, project assistant, project administrator
product manager: product owner, project manager
scrum master: project manager, agile
operations manager: operations lead, operations coordinator, online business manager
team leader: team lead, supervisor, team manager
accounting staff: accounting assistant, accounting associate, accounting clerk, bookkeeper, accountant
accounting assistant: accounting staff, accounting clerk, accounting associate, bookkeeper
accounting clerk: accounting staff, accounting assistant, accounts payable, accounts receivable, bookkeeper
accounts payable: accounts payable specialist, ap specialist, accounts receivable, accounting clerk
accounts receivable: ar specialist, collections, accounts payable, accounting clerk
auditor: audit associate, internal audit, accountant
tax preparer: tax accountant, tax specialist, tax senior, tax associate
financial analyst: finance analyst, fp a, finance associate
payroll: payroll specialist, payroll officer, payroll administrator, timekeeper
payroll officer: payroll specialist, payroll administrator, payroll assistant, payroll
collections: collector, collection agent, credit and collection, debt collector
loan processor: mortgage, loan officer, loan assistant, underwriter
insurance va: insurance virtual assistant, insurance assistant, insurance
hr staff: hr assistant, human resources assistant, hr generalist, hr coordinator
hr generalist: human resources generalist, hr officer, hr specialist
admin staff: administrative assistant, office staff, admin assistant, office clerk, admin officer
office staff: administrative assistant, office clerk, admin staff, office assistant, secretary
secretary: executive secretary, administrative assistant, office assistant
clerk: office clerk, office staff, admin clerk
virtual receptionist: receptionist, phone receptionist, answering service
typist: data entry, encoder, typing, transcriptionist
web scraper: web scraping, data scraping, data extraction, web crawler, scraper
web scraping: web scraper, data scraping, data extraction, web crawler
data scraping: web scraping, web scraper, data extraction, data mining
data annotation: data annotator, data labeling, data labeler, image annotation, annotator, ai trainer
ai trainer: data annotation, data annotator, ai training, search evaluator, data labeling
loan collector: collections specialist, collections agent, debt collector, collections
fraud analyst: fraud specialist, fraud prevention, risk analyst, aml analyst
data encoder: data entry, encoder, data clerk
web research: web researcher, internet research, research assistant, data mining
content moderator: content moderation, moderator, trust and safety, content reviewer
chatter: chat moderator, chat agent, chat support, onlyfans
live chat: chat support, chat agent, email and chat
customer success: client success, account manager, customer support
technical support representative: technical support, tech support, it support, help desk
travel agent: travel consultant, reservations, booking agent, travel specialist
travel consultant: travel agent, reservations, travel specialist
dispatcher: truck dispatcher, freight dispatcher, logistics coordinator, dispatch
logistics: logistics coordinator, freight, dispatcher, supply chain, shipping
logistics coordinator: dispatcher, freight, shipping, supply chain
purchasing: procurement, purchaser, buyer, purchasing officer
warehouse: warehouse staff, warehouse helper, stockman, picker, inventory clerk
inventory: inventory clerk, inventory specialist, stock controller
autocad: drafter, cad operator, draftsman, cad designer
drafter: autocad, cad designer, draftsman, revit
architect: architectural designer, architectural drafter, revit
interior designer: 3d visualizer, sketchup, interior design
civil engineer: site engineer, structural engineer, project engineer, quantity surveyor
quantity surveyor: estimator, cost engineer, civil engineer
estimator: construction estimator, quantity surveyor, takeoff
esl teacher: english teacher, english tutor, esl tutor, online teacher, online tutor
esl tutor: english tutor, esl teacher, online tutor
english tutor: english teacher, esl teacher, esl tutor, online tutor
english teacher: english tutor, esl teacher, esl tutor
math tutor: math teacher, tutor, science tutor
online teacher: online tutor, esl teacher, english teacher
online tutor: online teacher, tutor, esl tutor
caregiver: care giver, nursing aide, home health aide, nanny
nanny: yaya, babysitter, caregiver
yaya: nanny, babysitter, kasambahay, caregiver
kasambahay: house helper, housemaid, domestic helper, house help, housekeeper, yaya
housekeeper: housekeeping, room attendant, house helper, cleaner
cleaner: janitor, housekeeping, cleaning staff, utility
janitor: utility, cleaner, maintenance
driver: company driver, family driver, delivery driver, truck driver, rider
rider: delivery rider, courier, motorcycle rider, delivery
cashier: store crew, sales associate, service crew, sales clerk
sales clerk: sales lady, sales associate, store crew, cashier, promodiser
promodiser: merchandiser, promodizer, sales lady
store crew: service crew, cashier, store staff, crew
service crew: crew, kitchen crew, restaurant crew, barista, waiter
barista: cafe, coffee, service crew
cook: chef, kitchen staff, kitchen crew
baker: pastry, bakery
waiter: waitress, food server, service crew
security guard: guard, security officer, lady guard
production operator: machine operator, factory worker, production worker, assembler
factory worker: production operator, production worker, machine operator, packer
helper: construction helper, warehouse helper, laborer
electrician: electrical technician, maintenance electrician
maintenance technician: technician, maintenance, electrician
hotel: front desk, guest relations, hospitality, housekeeping
front desk: receptionist, guest relations, front office
pharmacist: pharmacy assistant, pharmacy
social worker: case manager, case worker
psychologist: psychometrician, counselor
`

/**
 * Kinds of work that are looked for together and are not one thing: who types the first name is also shown the others. Only
 * a search uses them; two postings under two of these names are two jobs. From the related titles O*NET lists for an
 * occupation (Customer Service Representatives 43-4051, Data Entry Keyers 43-9021, Bookkeeping Clerks 43-3031, Medical
 * Records Specialists 29-2072, Tutors 25-3041, Telemarketers 41-9041) and from titles on boards of this market.
 */
export const FAMILIES: readonly (readonly string[])[] = [
  ...BY_TITLES,
  ...MORE.trim()
    .split('\n')
    .map((line) => line.split(/: |, /)),
]
