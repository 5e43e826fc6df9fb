import { lines } from './phrase.ts'
import type { Role } from './role.ts'

/** Assistants, data entry, project coordination, legal support. */
export const officeRoles: Role[] = [
  {
    key: 'virtual-assistant',
    weight: 15,
    pay: [350, 900],
    titles: lines(`{General|} Virtual Assistant
      Virtual Assistant {for %industry%|(%industry%)}
      {Reliable|Experienced|Detail-Oriented|Proactive} {VA|Virtual Assistant} {Needed|Wanted|}
      {Admin|Administrative} Virtual Assistant
      {Part-time|Long-term|Entry Level|Senior} VA {& Admin Support|}
      Virtual Assistant with {Great English|Canva Skills|Calling Experience|Tech Skills}
      Operations {VA|Virtual Assistant}
      Rockstar VA for {Busy|Growing} {Founder|Agency|Small Business}`),
    skills: ['Virtual Assistant', 'Admin Support', 'Email Management', 'Data Entry', 'Calendar Management', 'Research'],
    pitch:
      lines(`{We are|We're} looking for a {reliable|dependable|proactive} virtual assistant to {take over|own|help with} the daily {admin|back office work} of our %industry% business.
      I run a {small|growing|busy} %industry% company and I need a VA who {notices things before I do|does what they say|can run with a checklist and improve it}.
      Our {current VA is going back to school|team is growing|inbox is winning}, so we {need|are hiring} another general virtual assistant.
      {Looking for|I want} one person who {likes order|enjoys ticking boxes|is great with details} and wants to stay with us for {years|the long run}.`),
    duties:
      lines(`{Sort|Triage|Go through} the inbox {every morning|twice a day} and {draft|prepare} replies in our tone
      {Keep|Maintain} the {shared calendar|team calendar} and {book|confirm|reschedule} meetings across time zones
      Update {spreadsheets|our CRM|the client tracker} with {new leads|yesterday's numbers|client notes}
      {Prepare|Put together} {weekly|Friday} reports from {templates|our dashboards} and {flag|point out} what looks odd
      {Chase|Follow up with} {suppliers|contractors|clients} who have not answered
      {Do|Carry out} {online research|quick comparisons} and {summarise|sum up} it in half a page
      Turn {voice notes|meeting recordings} into {minutes|task lists} the same day
      {Organise|Tidy} files in {Google Drive|Dropbox} so {anyone can find them|nothing gets lost}
      Post {ready-made|approved} content to {our social pages|Facebook and Instagram}
      {Write|Document} simple SOPs for {repeating tasks|everything you touch}
      {Make|Place} the odd phone call to {vendors|customers} in the US`),
    needs:
      lines(`{At least 1 year|2+ years|6 months or more} of experience as a {VA|virtual assistant} {with foreign clients|}
      {Very good|Excellent|Clear} written {and spoken|} English
      {Comfortable|At home} with {Google Workspace|Google Sheets and Docs|Microsoft 365}
      You {ask questions early|speak up when something is unclear} instead of guessing
      Able to {juggle|handle} {several|three or four} small projects without dropping one
      {Organised|Tidy} by nature: your desktop probably looks better than ours`),
    tools: ['Google Workspace', 'Slack', 'Trello', 'Asana', 'ClickUp', 'Notion', 'Zoom', 'LastPass', 'Calendly'],
    questions: lines(`What was the most tedious task you {made faster|automated} for a client?
      Which three tools did you use most in your last VA job?
      How do you {keep track of|organise} tasks from more than one person?`),
    jobFunction: 'Administrative',
    industries: 'Business Consulting and Services',
  },
  {
    key: 'executive-assistant',
    weight: 7,
    pay: [600, 1600],
    titles: lines(`Executive Assistant {to CEO|to the Founder|}
      {Senior|Remote|Bilingual|} Executive {Virtual Assistant|Assistant}
      EA {/ Chief of Staff|/ Project Coordinator} {for %industry%|}
      Personal {& Executive|} Assistant {to Busy Entrepreneur|}
      {CEO's|Founder's} Right Hand`),
    skills: [
      'Executive Assistant',
      'Calendar Management',
      'Email Management',
      'Travel Planning',
      'Project Management',
      'Personal Assistant',
    ],
    pitch:
      lines(`Our {CEO|founder|managing director} {lives in|drowns in} {her|his} inbox and needs an executive assistant who {protects the calendar|brings order}.
      {I am|I'm} a {founder|consultant} with {two companies|three kids and a company} and I need an executive assistant I can trust with {both|everything}.
      This is a {senior|right-hand} role: you will {sit in on|prepare} leadership meetings and {keep|hold} people to what they promised.`),
    duties:
      lines(`{Manage|Guard|Run} {a very full|the CEO's} calendar in {Google Calendar|Outlook} across {New York, London and Sydney|several time zones}
      {Book|Arrange} {flights, hotels and visas|complex travel} and {keep|send} a one-page itinerary
      {Prepare|Draft} agendas, {take minutes|note decisions} and {chase|follow up on} action items
      {Screen|Filter} e-mails and {answer|draft answers to} most of them in the founder's voice
      {Reconcile|Submit} expense reports and {collect|file} receipts
      {Build|Polish} {slide decks|board reports} {before investor meetings|every month}
      Handle {personal errands|gifts, school forms and appointments} {with discretion|online}
      {Coordinate|Keep in touch} with {lawyers, accountants and the board|department heads}
      Plan {quarterly offsites|team events} within budget`),
    needs: lines(`{3+|At least 4|5} years supporting {a C-level executive|a founder|senior leaders}
      {Impeccable|Polished} business English, on the phone {and on video|too}
      {Discretion|Absolute confidentiality}: you will see {contracts|salaries|private matters}
      You can {say no politely|push back} when {a meeting should be an e-mail|priorities clash}
      {Comfortable|Used to} working {4 hours of overlap|full US hours}`),
    tools: ['Outlook', 'Google Calendar', 'Superhuman', 'Notion', 'Asana', 'Expensify', 'PowerPoint', 'Zoom', 'Slack'],
    questions: lines(`Tell me about a time you {saved|rescued} an executive's week.
      How would you handle two urgent meetings {at the same hour|with the same person}?`),
    jobFunction: 'Administrative',
    industries: 'Professional Services',
  },
  {
    key: 'data-entry',
    weight: 5,
    pay: [280, 550],
    titles: lines(`Data Entry {Specialist|Clerk|Assistant|VA}
      {Fast & Accurate|Detail-Oriented|Part-time|} Data Entry {Operator|Encoder}
      {Excel|Spreadsheet} {Specialist|Assistant} / Data Entry
      {Web Research|Data} {Assistant|Encoder} {(Homebased)|}
      {Transcriptionist|Document Indexing Clerk}`),
    skills: ['Data Entry', 'Microsoft Excel', 'Research', 'Admin Support', 'Transcription', 'Google Workspace'],
    pitch:
      lines(`{We have|There are} {40,000|thousands of|eleven years of} paper records to be {typed|encoded} into {a clean spreadsheet|our new system}.
      We need {a data entry person|an encoder} with {eagle eyes|fast fingers} for {an ongoing|a three-month, likely longer} project.
      Accuracy {beats|matters more than} speed here: one wrong digit {sends a parcel to the wrong island|costs our client money}.`),
    duties: lines(`{Type|Encode} {invoices|scanned forms|product data} into {Excel|Google Sheets|our database}
      {Check|Compare} {entries|records} against the {source documents|PDF originals} and correct errors
      {Remove|Merge} duplicate {contacts|records} with {Excel formulas|simple scripts}
      {Copy|Collect} {names, addresses and phone numbers|public data} from {websites|directories}
      {Rename|Label|Index} {scanned|digital} files following our naming rules
      Report {daily|the day's} counts and {any|every} unclear record
      {Transcribe|Type out} {short|10 to 30 minute} audio recordings
      {Use|Apply} VLOOKUP, {pivot tables|filters} and {data validation|conditional formatting}`),
    needs: lines(`Typing speed of {45|50|60} WPM or more with {98|99}% accuracy
      {Solid|Good} Excel: {lookups|VLOOKUP or XLOOKUP}, filters, pivot tables
      {Patience|Concentration} for {repetitive|boring} work, {music is fine|we will not pretend otherwise}
      {No experience needed|Fresh graduates welcome}, we {train|will teach you} in the first week
      Your own {laptop or PC|computer} with {two screens|8 GB memory} {is a plus|}`),
    tools: ['Excel', 'Google Sheets', 'Airtable', 'Adobe Acrobat', 'OCR software', 'Time Doctor'],
    questions: lines(`What is your typing speed (include a {screenshot|link} of a test taken today)?
      How do you check your own work?`),
    jobFunction: 'Administrative',
    industries: 'Data Infrastructure and Analytics',
  },
  {
    key: 'project-coordinator',
    weight: 4,
    pay: [600, 1500],
    titles: lines(`{Project|Operations} {Coordinator|Manager} {(Remote)|for %industry%|}
      {Junior|Senior|} Project Manager {- Agency|}
      {ClickUp|Asana|Monday.com} {Project Manager|Specialist}
      {Online Business Manager|Operations Lead} {(OBM)|}`),
    skills: ['Project Management', 'Admin Support', 'CRM Management', 'Google Workspace', 'Research'],
    pitch:
      lines(`Our {designers and developers|freelancers} are great at their craft and {hopeless|bad} at deadlines. {Enter you.|That is why we need a project coordinator.}
      We {deliver|run} {30|about 45} client projects at a time and need {someone|a project manager} to keep {every one of them|them} on track.`),
    duties: lines(`{Break down|Split} {client briefs|scopes of work} into tasks with owners and dates
      {Run|Lead} the {daily stand-up|Monday planning} and {publish|write} a short summary
      {Track|Watch} budgets and {hours|time sheets} and {warn|tell} us before we go over
      {Keep|Maintain} boards in {ClickUp|Asana|Monday.com} {clean|up to date}
      {Be|Act as} the first contact for {six|ten} clients and manage {expectations|their change requests}
      {Test|Check} deliverables against the brief before they {leave the house|go out}
      {Spot|Remove} bottlenecks and {suggest|write} better processes
      {Onboard|Train} new {freelancers|team members}`),
    needs: lines(`{2+|3 or more} years {managing|coordinating} {digital|creative|software} projects
      {Strong|Confident} English on client calls
      You love {Gantt charts|lists} and {hate|dislike} surprises
      {Scrum|Agile|PMP} knowledge is {a plus|nice to have}`),
    tools: ['ClickUp', 'Asana', 'Monday.com', 'Jira', 'Harvest', 'Slack', 'Loom', 'Miro'],
    questions: lines(`How many projects did you {run|coordinate} at the same time, and how did you keep an overview?`),
    jobFunction: 'Project Management',
    industries: 'Advertising Services',
  },
  {
    key: 'legal-assistant',
    weight: 2,
    pay: [550, 1300],
    titles: lines(`{Legal|Paralegal} {Virtual Assistant|Assistant} {(Immigration Law)|(Personal Injury)|}
      {Remote|Experienced|} {Paralegal|Legal Intake Specialist}
      Law Firm {VA|Intake Specialist|Secretary}`),
    skills: ['Legal Assistant', 'Admin Support', 'Research', 'Phone Support', 'Email Management'],
    pitch:
      lines(`We are a {small|busy} {immigration|personal injury|estate planning} law firm that needs a {legal assistant|paralegal} {used to|comfortable with} US procedure.
      Our attorneys {spend|waste} too many hours on {forms and intake|filing}; a {good|trained} paralegal would change that.`),
    duties: lines(`{Answer|Take} intake calls and {screen|qualify} potential clients {with empathy|}
      {Draft|Prepare} {demand letters|petitions|retainer agreements} from templates
      {Request|Chase} {medical records|police reports} and {bills|lien letters}
      {E-file|File} documents and {calendar|track} court deadlines
      {Translate|Proofread} {affidavits|declarations}
      Keep case files in {Clio|MyCase|Filevine} complete
      {Summarise|Index} {depositions|discovery documents}`),
    needs: lines(`{1+|2+} years with a {US|Australian} law firm
      {A degree in legal management or political science|Law school units} is {welcome|a plus}
      {Confidential|Discreet} and {calm|kind} with clients in {distress|trouble}
      {Spanish|Some Spanish} is a {big plus|bonus}`),
    tools: ['Clio', 'MyCase', 'Filevine', 'Adobe Acrobat', 'RingCentral', 'Lawmatics', 'DocuSign'],
    questions: lines(`Which practice areas and case systems have you worked with?`),
    jobFunction: 'Legal',
    industries: 'Law Practice',
  },
]
