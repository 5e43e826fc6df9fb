import { type JudgedResume, listed, post, school } from './judged-resume.ts'

export const TUNED_ONE: JudgedResume[] = [
  {
    name: 'virtual assistant, one column',
    file: {
      kind: 'pdf',
      layout: {
        main: `
MARIA CLARA SANTOS
Virtual Assistant | Social Media Manager
Brgy. San Isidro, Cainta, Rizal 1900 • 0917 123 4567 • maria.santos@example.test

# PROFESSIONAL SUMMARY
Detail-oriented virtual assistant who keeps busy founders organized and on time.

# WORK EXPERIENCE
Executive Virtual Assistant >> Jan 2021 – Present
Bright Homes Realty LLC, Texas, USA (Remote)
- Handled inbox management and calendar management for two founders using Asana and Slack
- Prepared listing graphics in Canva

Customer Service Representative >> June 2018 – Dec 2020
Concentrix Philippines
- Answered inbound calls for a telecom account and logged them in Zendesk

# EDUCATION
BS Business Administration, Major in Marketing
Polytechnic University of the Philippines, 2014 – 2018

# SKILLS
Calendar Management, Email Management, Canva, Google Workspace, Asana, Trello, Social Media Management, Data Entry
`,
      },
    },
    truth: {
      title: 'Virtual Assistant | Social Media Manager',
      skills: listed(
        'Calendar Management,Email Management,Canva,Google Workspace,Asana,Trello,Social Media Management,Data Entry,Slack,Zendesk,Detail-oriented,Inbound Calls',
      ),
      experience: '5-10',
      location: 'Cainta, Rizal',
      education: [
        school(
          'Polytechnic University of the Philippines',
          'BS Business Administration, Major in Marketing',
          2014,
          2018,
        ),
      ],
      work_history: [
        post('Executive Virtual Assistant', 'Bright Homes Realty LLC', '2021-01', 'present'),
        post('Customer Service Representative', 'Concentrix Philippines', '2018-06', '2020-12'),
      ],
    },
  },
  {
    name: 'developer, side column on the left, drawn last',
    file: {
      kind: 'pdf',
      layout: {
        mainFirst: true,
        byWord: true,
        top: `
Jose Miguel Dela Cruz
Full Stack Developer`,
        side: `
# CONTACT
0998 765 4321
jm@example.test
Cebu City, Cebu
github.com/jmdc

# TECH STACK
- JavaScript
- TypeScript
- React
- Node.js
- Laravel
- MySQL
- Docker
- AWS

# LANGUAGES
English
Cebuano`,
        main: `
# PROFILE
Developer with a love for clean interfaces and boring servers.

# EXPERIENCE
Senior Software Engineer
Lapu Tech Solutions Inc.
March 2020 - Present
- Built REST APIs for a logistics platform and moved it to Kubernetes
- Mentored four junior developers in code review

Web Developer
Sugbo Digital Studio
May 2016 - February 2020
- Developed WordPress and Laravel sites for local hotels

# EDUCATION
BS Information Technology
University of San Carlos
2012 - 2016`,
      },
    },
    truth: {
      title: 'Full Stack Developer',
      skills: listed(
        'JavaScript,TypeScript,React,Node.js,Laravel,MySQL,Docker,AWS,REST APIs,Kubernetes,Code Review,WordPress',
      ),
      experience: '10+',
      location: 'Cebu City, Cebu',
      education: [school('University of San Carlos', 'BS Information Technology', 2012, 2016)],
      work_history: [
        post('Senior Software Engineer', 'Lapu Tech Solutions Inc.', '2020-03', 'present'),
        post('Web Developer', 'Sugbo Digital Studio', '2016-05', '2020-02'),
      ],
    },
  },
  {
    name: 'accountant, bio-data habits, personal data and references',
    file: {
      kind: 'docx',
      layout: {
        main: `
CURRICULUM VITAE
ANA LIZA M. BAUTISTA, CPA
Blk 12 Lot 7 Sampaguita St., Brgy. Salawag, Dasmariñas City, Cavite
Mobile: 0919-555-0101
Email: analiza@example.test

# CAREER OBJECTIVE
To obtain a position as a Senior Accountant in a company where I can use my knowledge and skills.

# WORK EXPERIENCE
Company: Triple Star Trading Corporation
Position: General Accountant
Date: July 2017 to present
- Prepares financial statements and BIR forms every month
- Reconciles bank accounts using QuickBooks

Company: Malolos Savings Bank
Position: Accounting Clerk
Date: June 2014 to June 2017
- Accounts payable and petty cash management

# EDUCATIONAL BACKGROUND
Tertiary: Bachelor of Science in Accountancy
De La Salle University - Dasmariñas
2010 - 2014
Secondary: Immaculate Conception Academy
2006 - 2010

# SKILLS
- Bookkeeping
- Financial Reporting
- Tax Preparation
- QuickBooks
- MS Excel

# PERSONAL DATA
Age: 33
Civil Status: Married
Religion: Roman Catholic
Place of Birth: Naga City
Height: 5'2

# CHARACTER REFERENCES
Mr. Roberto Cruz
Manager, Triple Star Trading Corporation
0917 000 1111`,
      },
    },
    truth: {
      title: 'Senior Accountant',
      skills: listed(
        'Bookkeeping,Financial Reporting,Tax Preparation,QuickBooks,MS Excel,Financial Statements,BIR Forms,Accounts Payable,Petty Cash Management',
      ),
      experience: '10+',
      location: 'Dasmariñas City, Cavite',
      education: [
        school('De La Salle University - Dasmariñas', 'Bachelor of Science in Accountancy', 2010, 2014),
        school('Immaculate Conception Academy', null, 2006, 2010),
      ],
      work_history: [
        post('General Accountant', 'Triple Star Trading Corporation', '2017-07', 'present'),
        post('Accounting Clerk', 'Malolos Savings Bank', '2014-06', '2017-06'),
      ],
    },
  },
  {
    name: 'nurse, tables for work and education',
    file: {
      kind: 'docx',
      layout: {
        main: `
KRISTINE JOY R. VILLANUEVA, RN
Registered Nurse
Address: 45 Rizal Street, Lipa City, Batangas
Contact No.: 0922 333 4444

# PROFESSIONAL EXPERIENCE
|| Hospital | Position | Inclusive Dates
|| Lipa Medix Medical Center | Staff Nurse | August 2019 – Present
|| Batangas Provincial Hospital | Nurse Trainee | January 2018 – July 2019

# CLINICAL SKILLS
- Vital signs monitoring
- IV insertion
- Medication administration
- Wound care
- BLS and ACLS

# EDUCATIONAL ATTAINMENT
|| School | Course | Year
|| Lyceum of the Philippines University | BS Nursing | 2013 - 2017
|| Lipa City Science High School | High School | 2009 - 2013

# LICENSE
Philippine Nurse Licensure Examination, November 2017`,
      },
    },
    truth: {
      title: 'Registered Nurse',
      skills: listed('Vital signs,IV insertion,Medication administration,Wound care,BLS,ACLS'),
      experience: '5-10',
      location: 'Lipa City, Batangas',
      education: [
        school('Lyceum of the Philippines University', 'BS Nursing', 2013, 2017),
        school('Lipa City Science High School', null, 2009, 2013),
      ],
      work_history: [
        post('Staff Nurse', 'Lipa Medix Medical Center', '2019-08', 'present'),
        post('Nurse Trainee', 'Batangas Provincial Hospital', '2018-01', '2019-07'),
      ],
    },
  },
]
