import { type JudgedResume, listed, post, school } from './judged-resume.ts'

export const TUNED_THREE: JudgedResume[] = [
  {
    name: 'data analyst, employer first with several posts',
    file: {
      kind: 'pdf',
      layout: {
        bullet: '-',
        main: `
BEATRIZ OCAMPO
Data Analyst
Taguig City, Metro Manila | bea@example.test | linkedin.com/in/bea

# Experience
Globe Horizon Telecom, Inc. >> Taguig
Data Analyst >> 2022-01 – present
- Dashboards in Power BI and SQL for 12 teams
Reports Associate >> 2020-07 – 2021-12
- Weekly reports in Excel with pivot tables

# Education
Ateneo de Manila University >> 2016 – 2020
BS Management Engineering

# Skills
SQL, Python, Power BI, Tableau, Microsoft Excel, Data Visualization, Statistics

# Certifications
Google Data Analytics Certificate, 2021
`,
      },
    },
    truth: {
      title: 'Data Analyst',
      skills: listed(
        'SQL,Python,Power BI,Tableau,Microsoft Excel,Data Visualization,Statistics,Pivot Tables,Data Analysis',
      ),
      experience: '5-10',
      location: 'Taguig City, Metro Manila',
      education: [school('Ateneo de Manila University', 'BS Management Engineering', 2016, 2020)],
      work_history: [
        post('Data Analyst', 'Globe Horizon Telecom, Inc.', '2022-01', 'present'),
        post('Reports Associate', 'Globe Horizon Telecom, Inc.', '2020-07', '2021-12'),
      ],
    },
  },
  {
    name: 'seafarer, everything in one old table',
    file: {
      kind: 'doc',
      layout: {
        main: `
JUNREY P. CABAHUG
Third Officer
City Address: 88 Colon St., Mandaue City, Cebu

# SEA SERVICE
# WORK EXPERIENCE
|| Pacific Star Shipping Corp. | Third Officer | Mar 2022 - Nov 2025
|| Visayan Lines Inc. | Deck Cadet | Feb 2020 - Jan 2021

# EDUCATION
University of Cebu
BS Marine Transportation
2016 - 2020

# TRAININGS
Basic Safety Training, 2021

# SKILLS
Watchkeeping, First Aid, Leadership, English Communication`,
      },
    },
    truth: {
      title: 'Third Officer',
      skills: listed('Watchkeeping,First Aid,Leadership,English Communication'),
      experience: '3-5',
      location: 'Mandaue City, Cebu',
      education: [school('University of Cebu', 'BS Marine Transportation', 2016, 2020)],
      work_history: [
        post('Third Officer', 'Pacific Star Shipping Corp.', '2022-03', '2025-11'),
        post('Deck Cadet', 'Visayan Lines Inc.', '2020-02', '2021-01'),
      ],
    },
  },
  {
    name: 'human resources, dates in brackets, title at employer',
    file: {
      kind: 'docx',
      layout: {
        main: `
Angelica Marie Tan
Davao City
angelica@example.test

# Profile
HR professional seeking a role as HR Generalist.

# Work Experience
HR Officer at Davao Agri Ventures Corporation (Aug 2021 – Present)
- Recruitment, payroll and employee relations
HR Assistant at Gaisano Mall of Davao (Jun 2019 – Jul 2021)
- 201 files and timekeeping

# Education
Ateneo de Davao University, BS Psychology (2015 – 2019)

# Key Skills
Recruitment | Payroll | Employee Relations | Onboarding | Labor Law | MS Office`,
      },
    },
    truth: {
      title: 'HR Generalist',
      skills: listed('Recruitment,Payroll,Employee Relations,Onboarding,Labor Law,MS Office,Timekeeping'),
      experience: '5-10',
      location: 'Davao City',
      education: [school('Ateneo de Davao University', 'BS Psychology', 2015, 2019)],
      work_history: [
        post('HR Officer', 'Davao Agri Ventures Corporation', '2021-08', 'present'),
        post('HR Assistant', 'Gaisano Mall of Davao', '2019-06', '2021-07'),
      ],
    },
  },
  {
    name: 'driver, almost nothing written',
    file: {
      kind: 'pdf',
      layout: {
        size: 12,
        main: `
ROGELIO MANALO
Delivery Driver
Batangas City
0916 777 8888

# EXPERIENCE
Delivery Driver, J&T Express, 2022 - 2024
Family Driver, 2018 - 2021

# EDUCATION
High School Graduate, Batangas National High School, 2010

# SKILLS
Driving, Motorcycle Driving, Route Planning`,
      },
    },
    truth: {
      title: 'Delivery Driver',
      skills: listed('Driving,Motorcycle Driving,Route Planning'),
      experience: '5-10',
      location: 'Batangas City',
      education: [school('Batangas National High School', null, null, 2010)],
      work_history: [
        post('Delivery Driver', 'J&T Express', '2022', '2024'),
        post('Family Driver', null, '2018', '2021'),
      ],
    },
  },
  {
    name: 'QA tester, side column with long lines',
    file: {
      kind: 'pdf',
      layout: {
        top: `
KEVIN JOHN LAGMAN
Software QA Engineer
Angeles City, Pampanga · kevin@example.test`,
        side: `
# SKILLS
Manual Testing
Test Automation
Selenium
Postman
Jira
SQL
Agile

# EDUCATION
BS Computer Engineering
Holy Angel University
2013 - 2018

# INTERESTS
Chess, hiking`,
        main: `
# PROFESSIONAL EXPERIENCE
Software QA Engineer | Clark Digital Systems | Nov 2020 - Present
- Wrote test cases for a payments product and automated regression testing with Selenium and Java
- Worked with developers on API testing in Postman
QA Analyst | Angeles Outsourcing Co. | Jul 2018 - Oct 2020
- Quality monitoring of calls, and coaching

# ACHIEVEMENTS
Employee of the Year, 2022`,
      },
    },
    truth: {
      title: 'Software QA Engineer',
      skills: listed(
        'Manual Testing,Test Automation,Selenium,Postman,Jira,SQL,Agile,Test Cases,Regression Testing,Java,API Testing,Quality Monitoring',
      ),
      experience: '5-10',
      location: 'Angeles City, Pampanga',
      education: [school('Holy Angel University', 'BS Computer Engineering', 2013, 2018)],
      work_history: [
        post('Software QA Engineer', 'Clark Digital Systems', '2020-11', 'present'),
        post('QA Analyst', 'Angeles Outsourcing Co.', '2018-07', '2020-10'),
      ],
    },
  },
  {
    name: 'housekeeper abroad and back, full dates',
    file: {
      kind: 'docx',
      layout: {
        main: `
MARICEL B. DOMINGO
Housekeeping Supervisor
Home Address: 17 Bonifacio Ave., Tuguegarao City, Cagayan

# WORK EXPERIENCE
Housekeeping Supervisor
Al Noor Hotel, Dubai, UAE
June 15, 2015 - August 30, 2022
- Supervised twelve room attendants

Room Attendant
Hotel Roma, Tuguegarao City
05/01/2012 - 04/30/2015
- Housekeeping and laundry

# EDUCATION
College: Cagayan State University, BS Hotel and Restaurant Management, 2008-2012
Secondary: Cagayan National High School, 2004-2008

# SKILLS
Housekeeping, Guest Relations, Team Management, Inventory Management, Basic Arabic`,
      },
    },
    truth: {
      title: 'Housekeeping Supervisor',
      skills: listed('Housekeeping,Guest Relations,Team Management,Inventory Management,Basic Arabic'),
      experience: '10+',
      location: 'Tuguegarao City, Cagayan',
      education: [
        school('Cagayan State University', 'BS Hotel and Restaurant Management', 2008, 2012),
        school('Cagayan National High School', null, 2004, 2008),
      ],
      work_history: [
        post('Housekeeping Supervisor', 'Al Noor Hotel', '2015-06', '2022-08'),
        post('Room Attendant', 'Hotel Roma', '2012-05', '2015-04'),
      ],
    },
  },
]
