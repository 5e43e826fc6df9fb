import { type JudgedResume, listed, post, school } from './judged-resume.ts'

export const HELD_OUT_TWO: JudgedResume[] = [
  {
    name: 'operations manager, long history, years only',
    file: {
      kind: 'docx',
      layout: {
        main: `
VICTORIA S. ALCANTARA
OPERATIONS MANAGER
Parañaque City, Metro Manila

# EXECUTIVE SUMMARY
Operations leader with over 20 years of experience in BPO and retail.

# PROFESSIONAL EXPERIENCE
OPERATIONS MANAGER
iQor Philippines | 2017 to present
- Leads 12 team leaders; workforce management, KPI tracking, coaching

TEAM LEADER
Convergys Philippines | 2010 to 2017
- Call monitoring and performance management

SALES SUPERVISOR
Robinsons Department Store | 2004 to 2009
- Visual merchandising and sales reports

# EDUCATION
University of Santo Tomas
Bachelor of Science in Commerce, Major in Business Administration
1999-2003

# AREAS OF EXPERTISE
Operations Management | Workforce Management | Strategic Planning | Client Relations | Budgeting`,
      },
    },
    truth: {
      title: 'OPERATIONS MANAGER',
      skills: listed(
        'Operations Management,Workforce Management,Strategic Planning,Client Relations,Budgeting,KPI Tracking,Coaching,Call Monitoring,Performance Management,Visual Merchandising,Sales Reports',
      ),
      experience: '10+',
      location: 'Parañaque City, Metro Manila',
      education: [
        school(
          'University of Santo Tomas',
          'Bachelor of Science in Commerce, Major in Business Administration',
          1999,
          2003,
        ),
      ],
      work_history: [
        post('OPERATIONS MANAGER', 'iQor Philippines', '2017', 'present'),
        post('TEAM LEADER', 'Convergys Philippines', '2010', '2017'),
        post('SALES SUPERVISOR', 'Robinsons Department Store', '2004', '2009'),
      ],
    },
  },
  {
    name: 'online English tutor, side column, sentences as duties',
    file: {
      kind: 'pdf',
      layout: {
        mainFirst: true,
        top: 'Jasmine Kate Valdez',
        side: `
# ABOUT ME
Patient teacher of children and adults who makes grammar fun.

# CONTACT
Dumaguete City, Negros Oriental
jasmine@example.test

# SKILLS
- ESL Teaching
- Lesson Planning
- Zoom
- Canva
- Patience`,
        main: `
# WORK EXPERIENCE
Online English Tutor
RareJob Philippines
August 2022 – Present
Teaches daily conversation to Japanese adults over Skype.

Grade 2 Teacher
Foundation University Elementary
June 2020 – July 2022
Handled reading and mathematics.

# EDUCATION
Silliman University
Bachelor of Elementary Education
2016 – 2020
TESOL Certificate
2021`,
      },
    },
    truth: {
      title: 'Online English Tutor',
      skills: listed('ESL Teaching,Lesson Planning,Zoom,Canva,Patience,Skype'),
      experience: '5-10',
      location: 'Dumaguete City, Negros Oriental',
      education: [
        school('Silliman University', 'Bachelor of Elementary Education', 2016, 2020),
        school(null, 'TESOL Certificate', null, 2021),
      ],
      work_history: [
        post('Online English Tutor', 'RareJob Philippines', '2022-08', 'present'),
        post('Grade 2 Teacher', 'Foundation University Elementary', '2020-06', '2022-07'),
      ],
    },
  },
  {
    name: 'medical biller, dates first in brackets, spaced headings',
    file: {
      kind: 'pdf',
      layout: {
        headingsSpaced: true,
        size: 9,
        main: `
Hannah Grace Salazar
Medical Billing and Coding Specialist
Current Address: 2F Mango Residences, Mandaue City, Cebu 6014

# EXPERIENCE
(02/2021 – Present) Medical Billing Specialist, Sunrise Health Partners
- Claims processing, prior authorization and insurance verification in Athenahealth
(09/2018 – 01/2021) Claims Analyst, Optum Global Solutions
- ICD-10 coding with 98 percent accuracy

# EDUCATION
(2014 – 2018) BS Medical Technology, Velez College

# SKILLS
Medical Billing, Medical Coding, HIPAA, EHR, Attention to Detail
`,
      },
    },
    truth: {
      title: 'Medical Billing and Coding Specialist',
      skills: listed(
        'Medical Billing,Medical Coding,HIPAA,EHR,Attention to Detail,Claims Processing,Prior Authorization,Insurance Verification,Athenahealth',
      ),
      experience: '5-10',
      location: 'Mandaue City, Cebu',
      education: [school('Velez College', 'BS Medical Technology', 2014, 2018)],
      work_history: [
        post('Medical Billing Specialist', 'Sunrise Health Partners', '2021-02', 'present'),
        post('Claims Analyst', 'Optum Global Solutions', '2018-09', '2021-01'),
      ],
    },
  },
  {
    name: 'sales clerk, old Word file, a gap and a promotion',
    file: {
      kind: 'doc',
      layout: {
        main: `
JENNYLYN R. BAUTISTA
Sales Associate
Purok 5, San Jose, Tacloban City, Leyte
jenny@example.test

# WORK EXPERIENCE
Gaisano Capital Tacloban
Senior Sales Associate\tMay 2023 - Present
Sales Clerk\tMarch 2021 - April 2023

Robinsons Place Tacloban
Promodizer\tNov 2018 - Feb 2019

# EDUCATION
Leyte Normal University
Bachelor of Science in Entrepreneurship
2017

# SKILLS
- Cashiering
- Inventory
- Customer Service
- Upselling`,
      },
    },
    truth: {
      title: 'Sales Associate',
      skills: listed('Cashiering,Inventory,Customer Service,Upselling'),
      experience: '5-10',
      location: 'Tacloban City, Leyte',
      education: [school('Leyte Normal University', 'Bachelor of Science in Entrepreneurship', null, 2017)],
      work_history: [
        post('Senior Sales Associate', 'Gaisano Capital Tacloban', '2023-05', 'present'),
        post('Sales Clerk', 'Gaisano Capital Tacloban', '2021-03', '2023-04'),
        post('Promodizer', 'Robinsons Place Tacloban', '2018-11', '2019-02'),
      ],
    },
  },
]
