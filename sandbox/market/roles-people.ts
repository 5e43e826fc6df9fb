import { lines } from './phrase.ts'
import type { Role } from './role.ts'

/** Real estate, recruiting, teaching. */
export const peopleRoles: Role[] = [
  {
    key: 'real-estate-va',
    weight: 6,
    pay: [400, 1000],
    titles: lines(`Real Estate {VA|Virtual Assistant|Admin Assistant|Marketing VA}
      {Transaction|Listing} Coordinator {(Real Estate)|}
      Real Estate {Cold Caller|Acquisition VA|Lead Manager|ISA}
      {Property Management|Airbnb|Short-term Rental} {VA|Assistant|Guest Support}
      {Wholesaling|Land Investing} VA {- Skip Tracing|}`),
    skills: [
      'Real Estate VA',
      'Cold Calling',
      'Skip Tracing',
      'Transaction Coordination',
      'Property Management',
      'CRM Management',
      'Lead Generation',
    ],
    pitch:
      lines(`{I am|I'm} a {real estate investor|realtor} in {Tampa|Phoenix|Atlanta|Brisbane} and {need|want} a real estate VA to {run|own} {my pipeline|the back office}.
      We manage {220|85|140} {rental units|doors|Airbnb listings} and {guests|tenants} write at all hours. {You answer.|We need a property VA.}`),
    duties: lines(`{Call|Cold call} {absentee owners|expired listings} with our script
      {Skip trace|Pull} lists in {PropStream|BatchLeads} and {load|clean} them
      {Coordinate|Track} transactions from contract to close
      {Create|Update} listings on {the MLS|Zillow|Airbnb} with photos and {text|prices}
      {Answer|Message} {guests|tenants} and {schedule|dispatch} cleaners and {plumbers|maintenance}
      {Run|Prepare} comps and {CMAs|offers}
      {Screen|Check} rental applications
      {Post|Design} {open house flyers|listing posts}
      {Follow up|Text} leads in {Follow Up Boss|Podio}
      {Chase|Collect} documents from lenders and {title companies|buyers}`),
    needs: lines(`{1+|2+} years in {US|Australian} real estate {support|cold calling}
      {Excellent|Great} phone {voice|manner}
      {Familiar|Experience} with {PropStream|Podio|Guesty|AppFolio}
      {Organised|Careful} with {dates and contracts|money and keys}
      {Weekend|Evening} availability {sometimes|every second week}`),
    tools: [
      'PropStream',
      'Podio',
      'Follow Up Boss',
      'AppFolio',
      'Guesty',
      'Dotloop',
      'BatchLeads',
      'Mojo Dialer',
      'Canva',
    ],
    questions: lines(`Which markets and lead types have you called?
      What is the difference between {a wholesaler and an agent|ARV and as-is value}?`),
    jobFunction: 'Sales and Administrative',
    industries: 'Real Estate',
  },
  {
    key: 'recruiter',
    weight: 4,
    pay: [450, 1200],
    titles: lines(`{Recruiter|Recruitment VA|Talent Sourcer|Sourcing Specialist} {(US Healthcare)|(IT)|}
      {HR|Human Resources} {Assistant|Generalist|Coordinator|VA}
      {Remote|Technical|Bilingual} Recruiter {- Staffing Agency|}
      {Talent Acquisition|Hiring} {Specialist|Coordinator}`),
    skills: ['Recruiting', 'Human Resources', 'LinkedIn Outreach', 'Admin Support', 'Research', 'Email Management'],
    pitch:
      lines(`We place {nurses|accountants|developers|truck drivers} all over the US and need a recruiter who {picks up the phone|finds people others miss}.
      Our team grew from {8 to 40|12 to 70} in a year and {HR|onboarding} is {one spreadsheet|held together by tape}. {Help us.|}`),
    duties: lines(`{Source|Find} candidates on {LinkedIn Recruiter|Indeed} and {job boards|referrals}
      {Screen|Interview} {15|ten} people a day by phone or video
      {Write|Post} job ads that {attract|describe} the right people
      {Schedule|Coordinate} interviews between {hiring managers|clients} and candidates
      {Check|Call} references and {run|order} background checks
      {Prepare|Send} offers and {onboard|welcome} new hires
      {Keep|Update} the ATS {clean|daily}
      {Maintain|File} {201 files|employee records}, leave and {attendance|benefits}`),
    needs: lines(`{1+|2+} years of {recruiting|agency|HR} experience
      {Psychology|HRM} degree {is a plus|preferred}
      {Persuasive|Warm} on the phone
      {Discreet|Fair} with candidates' data
      {Boolean search|Sourcing} skills`),
    tools: [
      'LinkedIn Recruiter',
      'Indeed',
      'Bullhorn',
      'Greenhouse',
      'BambooHR',
      'Zoom',
      'JazzHR',
      'Workable',
      'Calendly',
    ],
    questions: lines(`Write a first message to a {nurse|developer} who is not looking for a job.`),
    jobFunction: 'Human Resources',
    industries: 'Staffing and Recruiting',
  },
  {
    key: 'teacher',
    weight: 4,
    pay: [300, 900],
    titles: lines(`{Online|Home-based} {English|ESL} {Teacher|Tutor} {(Kids)|(Adults)|}
      {Math|Science|Reading} Tutor {- Grades 4-8|(Online)|}
      {ESL|Business English} {Coach|Instructor} {for Japanese Students|for Korean Students|}
      {Course|Curriculum} {Creator|Developer|Assistant}`),
    skills: ['ESL Teaching', 'Tutoring', 'Course Creation', 'Proofreading', 'Customer Support'],
    pitch:
      lines(`Our online school {teaches|helps} {Japanese|Korean|Taiwanese} {children|adults} {speak English|pass their exams} with {patient|cheerful} Filipino teachers.
      We are looking for a {math|reading|science} tutor who {explains things three ways|makes children laugh}.`),
    duties: lines(`{Teach|Hold} {25-minute|one-on-one} lessons on {Zoom|our platform}
      {Prepare|Adapt} lessons from our {curriculum|books}
      {Correct|Mark} {homework|essays} and write {kind|clear} feedback
      {Report|Tell} parents about progress {every month|after each level}
      {Record|Plan} {short course videos|quizzes}
      {Keep|Open} your schedule {a week ahead|with regular slots}
      {Use|Show} {songs, games and props|slides} with younger students`),
    needs: lines(`{Education|English} degree or {LET passer|TESOL certificate}
      {6 months|1+ year} of {online|classroom} teaching
      {Clear|Friendly} pronunciation, {bright|quiet} room
      {Patience|Energy} with {beginners|children}
      {Evening|Peak} hours {6 pm to 11 pm Manila|} {available|}`),
    tools: ['Zoom', 'Google Classroom', 'Kahoot', 'Canva', 'ManyCam', 'Teachable', 'Quizlet'],
    questions: lines(`How would you teach {"used to"|fractions} to a shy {ten-year-old|beginner}?`),
    jobFunction: 'Education and Training',
    industries: 'E-Learning Providers',
  },
]
