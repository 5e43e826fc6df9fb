import { findSkills, type FoundSkill, skillNamed } from '#features/resumes/parsing/skills.ts'

/**
 * How people write what the list of skills has under another name, or what counts as the same to whoever hires; `*` only in
 * somebody's own list, where it cannot mean anything else.
 */
const WRITTEN = `
Node.js=node js; MongoDB=mongo db; Express.js=express js; Vue.js=vue js; WooCommerce=woo commerce; WordPress=word press
Adobe Premiere Pro=premiere,adobe pr,pr*; Adobe After Effects=ae*; Adobe Photoshop=photo shop,ps*,adobe ps; Adobe Illustrator=adobe ai; DaVinci Resolve=davinci
Instagram=insta,ig*; Facebook=fb*,fb page,fb pages,fb page mgt; Social Media Management=social media mgmt,social media mgt,social media handling,socmed,ig & fb management,manage social media,social media accounts,social media pages
Content Planning=content plan,content plans; Content Creation=content creator,create content; Short-Form Video Editing=short form video,short-form,reels,short form edits; Video Editing=video edit,edit videos,video editor; Thumbnail Design=thumbnails; Color Grading=color grade,colour grading; Audio Editing=sound design,clean audio
Calendar Management=calendar mgmt,calendar mgt,manage calendar,manage calendars,inbox & calendar mgmt,inbox and calendar,calendar and inbox,my calendar; Email Management=inbox mgmt,inbox mgt,manage inbox,inbox zero,email mgmt,emails management; Travel Planning=travel bookings,booking travel,book travel,travel booking,arrange travel; Meeting Minutes=minutes*,take minutes
Cold Calling=cold call,cold-calling,cold calls,cold caller; Outbound Calls=outbound calls,outbound,dials,dialing; Inbound Calls=inbound,answer calls,taking calls,take calls,answering calls; Appointment Setting=setting appointments,set appointments,book appointments,appointment setter,appointment confirmation; Lead Generation=leads generation,generate leads,lead research; LinkedIn Sales Navigator=linkedin sales nav,sales nav; List Building=lead list,lead lists,email finding,email finder tools; Skip Tracing=skip trace
Customer Service=cust service,cust. service,customer inquiries,customer concerns,customer emails,customer service representative; Chat Support=chat & email support,chats,chat with buyers,answer chats; Email Support=email and chat support,email & chat support,emails and chat,email and chat,email / chat support,answer tickets,email tickets
Data Entry=data encode,encode data,encoding data,data encoder,data input; Typing=wpm,fast typer,type fast
Bank Reconciliation=bank recons,recons,bank feeds,bank rec; Accounts Payable=ap/ar*,accounts payable and receivable,vendor invoices,vendor bills,supplier bills,supplier invoices,enter bills,3-way matching; Accounts Receivable=ap/ar aging,ar follow up,customer invoices; QuickBooks=qb*,quickbook; Month-End Closing=month end,month-end; Invoicing=invoices,invoicing clients,issue invoices,send invoices
Google Sheets=google sheet,gsheet; Microsoft Excel=spreadsheet skills; Microsoft Office=o365
Product Listing=product uploads,listing products,list products,upload products,product lister,lister,upload items,listing items,list items,items a day,new products,listings creation,product data upload; Order Processing=order fulfilment,process orders,orders processing,order tracking,orders and refunds,shopify order fulfilment,process refunds; Inventory Management=inventory mgmt,inventory*,stock levels; Photo Editing=photo edit,photo retouch,edit photos,background removal,crop and clean photos
Amazon PPC=sponsored products,sponsored ads,sponsored brands,amazon ads,amazon advertising; Facebook Ads=fb ad,meta ads,facebook campaigns,ads manager,boosting,boost posts; Amazon Listing Optimization=listing optimization,optimise listings,optimize listings
Search Engine Optimization=on page,off page,on-page,off-page,seo on page; Link Building=backlinks,link outreach,guest post sites,guest posts; Blog Writing=blogs,blog articles,blog post; Copywriting=sales copy,ad copy,copy*,direct response; Newsletter Writing=email newsletters; Email Marketing=email flows,email campaign,klaviyo flows,abandoned cart; Article Writing=articles
UX/UI Design=ui ux; SketchUp=sketch up; Civil 3D=civil3d; Quantity Surveying=quantity take off,take offs,takeoffs,quantity takeoffs; Drafting=cad drafting,redlines,shop drawings
Manual Testing=qa testing,test manually; Computer Troubleshooting=troubleshooting,troubleshoot; Active Directory=ad accounts; Help Desk Support=password resets,l1 support,tier 1 support
Medical Billing=med billing,submit claims,claim submission,work denials,denials,post payments,payment posting; Insurance Verification=verify insurance,verify dental insurance,verify eligibility,insurance breakdown,insurance breakdowns,eligibility checks; Prior Authorization=prior auth,prior auths; Athenahealth=athena; eClinicalWorks=ecw; Appointment Setting=patient scheduling,schedule patients; Electronic Health Records=emr - athena
Resume Screening=screening*,screen resumes,screen applicants,cv screening,phone screen; Recruitment=end to end recruitment,end-to-end recruitment,full cycle recruitment,full-cycle recruiting; Sourcing Candidates=boolean search,boolean strings,source candidates,find candidates; Human Resources=201 filing,201 files,staff records,employee records; Timekeeping=timesheets; Government Contributions=sss/philhealth/pag-ibig,sss/philhealth/pag-ibig remittance,sss philhealth pagibig
Tutoring=one on one classes,1 on 1 classes,tutor*; ESL Teaching=english tutor,english teacher,teach english
Legal Research=legal researcher; Paralegal Support=client intake,demand letters,pleadings; Contract Management=drafting contracts; Transaction Coordination=contract to close,open escrow,closing dates; Listing Management=enter listings
Project Management=run projects,manage projects,timelines; Marketing Automation=automation*; Dispatching=load boards
`

const OWN = new Map<string, string>()
const ANYWHERE: string[] = []
for (const entry of WRITTEN.split(/[;\n]/)) {
  const [name = '', spellings = ''] = entry.split('=')
  for (const spelling of spellings.split(',').map((one) => one.trim())) {
    if (spelling === '') continue
    OWN.set(spelling.replace(/\*$/, ''), name.trim())
    if (!spelling.endsWith('*')) ANYWHERE.push(spelling)
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
/** Reads small letters: that takes half the time of reading both. */
const reader = (spellings: readonly string[]): RegExp => {
  const longestFirst = spellings.toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?<![a-z0-9])(?:${longestFirst.map(escaped).join('|')})(?![a-z0-9])`, 'g')
}
const IN_TEXTS = reader(ANYWHERE)
const IN_LINES = reader([...OWN.keys()])

function* spelled(text: string, by: RegExp): Generator<FoundSkill> {
  const small = text.toLowerCase()
  for (const { 0: written, index } of small.matchAll(by)) {
    const name = OWN.get(written)
    // A few letters are longer when they are small; then the words are told as they were read.
    const as_written = small.length === text.length ? text.slice(index, index + written.length) : written
    if (name !== undefined) yield { name, as_written }
  }
}

/** Skills of a posting's text: those of the list, and those it says in other words. */
export const skillsInText = (text: string): FoundSkill[] => [...findSkills(text), ...spelled(text, IN_TEXTS)]

/** Skills of one line of a profile. */
export function skillsInLine(line: string): string[] {
  const listed = skillNamed(line)
  if (listed !== null) return [listed]
  return [...new Set([...findSkills(line), ...spelled(line, IN_LINES)].map(({ name }) => name))]
}

/** Every name that is given to a spelling. */
export const SPELLED: readonly string[] = [...new Set(OWN.values())]
