import { type JudgedResume, listed, post, school } from './judged-resume.ts'

export const HELD_OUT_ONE: JudgedResume[] = [
  {
    name: 'pharmacist, dashes and slashes everywhere',
    file: {
      kind: 'pdf',
      layout: {
        main: `
LOUISE ANNE C. PADILLA, RPh
Community Pharmacist
Tagbilaran City, Bohol / 0947-111-2222 / louise@example.test

# Career Profile
Licensed pharmacist with a steady hand and a friendly voice.

# Employment Record
Pharmacist II - Bohol Island Drugstore >> October 2020 - Present
- Dispensing medicines, inventory control and patient education
Pharmacy Assistant - Rose Pharmacy >> June 2018 - September 2020
- Point of sale and stock management

# Academic Background
Holy Name University - BS Pharmacy - 2014 to 2018
Bohol Wisdom School - High School - 2010 to 2014

# Core Competencies
Dispensing / Inventory Management / Customer Service / MS Excel / Medication Counseling
`,
      },
    },
    truth: {
      title: 'Community Pharmacist',
      skills: listed(
        'Dispensing,Inventory Management,Customer Service,MS Excel,Medication Counseling,Patient Education,Point of Sale',
      ),
      experience: '5-10',
      location: 'Tagbilaran City, Bohol',
      education: [
        school('Holy Name University', 'BS Pharmacy', 2014, 2018),
        school('Bohol Wisdom School', null, 2010, 2014),
      ],
      work_history: [
        post('Pharmacist II', 'Bohol Island Drugstore', '2020-10', 'present'),
        post('Pharmacy Assistant', 'Rose Pharmacy', '2018-06', '2020-09'),
      ],
    },
  },
  {
    name: 'SEO specialist, right column, summary on top',
    file: {
      kind: 'pdf',
      layout: {
        sideRight: true,
        byWord: true,
        top: `
Miguel Antonio Reyes III
SEO Specialist
Marikina City | miguel@example.test

# Summary
Six years of ranking local businesses in the US and Canada.`,
        side: `
# Tools
Ahrefs
SEMrush
Google Analytics
Google Search Console
WordPress

# Expertise
On-Page SEO
Link Building
Keyword Research
Content Strategy

# Education
Far Eastern University
AB Mass Communication
2012 - 2016`,
        main: `
# Career History
SEO Specialist (Home-based)
Northern Light Marketing Inc.
Sep 2019 - Present
- Audits, outreach and monthly reports for twenty clients
- Runs Google Ads for three of them

Content Writer
Metro Web Media
Jul 2016 - Aug 2019
- Wrote four blog posts a week`,
      },
    },
    truth: {
      title: 'SEO Specialist',
      skills: listed(
        'Ahrefs,SEMrush,Google Analytics,Google Search Console,WordPress,SEO,Link Building,Keyword Research,Content Strategy,Google Ads,Blog Posts',
      ),
      experience: '10+',
      location: 'Marikina City',
      education: [school('Far Eastern University', 'AB Mass Communication', 2012, 2016)],
      work_history: [
        post('SEO Specialist (Home-based)', 'Northern Light Marketing Inc.', '2019-09', 'present'),
        post('Content Writer', 'Metro Web Media', '2016-07', '2019-08'),
      ],
    },
  },
  {
    name: 'electrician, old Word file with labels',
    file: {
      kind: 'doc',
      layout: {
        main: `
RESUME
Name: Danilo F. Evangelista
Position Applied For: Building Electrician
Address: Brgy. Lagao, General Santos City
Contact Number: 0908 321 7654

# OBJECTIVES:
To be part of a company where I can use my skills.

# WORK EXPERIENCES:
Building Electrician
SM Prime Maintenance Services
January 5, 2018 up to present

Electrician Helper
JBC Construction
2015 - 2017

# EDUCATIONAL BACKGROUND:
Elementary: Lagao Central Elementary School, 2000-2006
Secondary: Lagao National High School, 2006-2010
Vocational: TESDA GenSan, Electrical Installation and Maintenance NC II, 2014

# SKILLS:
Electrical Wiring, Plumbing, Aircon Servicing, Welding
`,
      },
    },
    truth: {
      title: 'Building Electrician',
      skills: listed('Electrical Wiring,Plumbing,Aircon Servicing,Welding'),
      experience: '10+',
      location: 'General Santos City',
      education: [
        school('Lagao Central Elementary School', null, 2000, 2006),
        school('Lagao National High School', null, 2006, 2010),
        school('TESDA GenSan', 'Electrical Installation and Maintenance NC II', null, 2014),
      ],
      work_history: [
        post('Building Electrician', 'SM Prime Maintenance Services', '2018-01', 'present'),
        post('Electrician Helper', 'JBC Construction', '2015', '2017'),
      ],
    },
  },
  {
    name: 'customer success, experience table with four columns',
    file: {
      kind: 'docx',
      layout: {
        main: `
Trisha Mae Corpuz
Customer Success Associate
trisha@example.test | +63 917 222 8888 | Imus, Cavite

# Work Experience
|| Period | Company | Position | Place
|| Jan 2023 - Present | Cloudline Software Inc. | Customer Success Associate | Remote
|| Mar 2021 - Dec 2022 | TaskUs | Customer Support Specialist | Imus, Cavite

# Education
|| Year | School | Degree
|| 2016 - 2020 | Cavite State University | BS Office Administration

# Skills
Customer onboarding, Intercom, HubSpot, Zoom, email support, conflict resolution

# References
Available upon request`,
      },
    },
    truth: {
      title: 'Customer Success Associate',
      skills: listed('Customer onboarding,Intercom,HubSpot,Zoom,email support,conflict resolution'),
      experience: '5-10',
      location: 'Imus, Cavite',
      education: [school('Cavite State University', 'BS Office Administration', 2016, 2020)],
      work_history: [
        post('Customer Success Associate', 'Cloudline Software Inc.', '2023-01', 'present'),
        post('Customer Support Specialist', 'TaskUs', '2021-03', '2022-12'),
      ],
    },
  },
  {
    name: 'fresh graduate developer with projects and internship',
    file: {
      kind: 'pdf',
      layout: {
        top: `
Paolo Sebastian Navarro
Naga City, Camarines Sur • paolo@example.test • github.com/paolonav`,
        main: `
# Objective
To start a career as a junior web developer in a growing team.

# Education
Bachelor of Science in Information Systems
Bicol University, Legazpi City
Aug 2022 – Jun 2026, Cum Laude

# Technical Skills
Languages: PHP, JavaScript, Java, SQL
Frameworks: Laravel, Vue.js, Bootstrap
Others: Git, Figma, Linux

# Internship
Web Development Intern, Provincial Government of Albay
Feb 2026 – May 2026
- Built an inventory system with Laravel and MySQL

# Projects
Tindera – a point of sale system for sari-sari stores made with Flutter and Firebase
`,
      },
    },
    truth: {
      title: 'junior web developer',
      skills: listed(
        'PHP,JavaScript,Java,SQL,Laravel,Vue.js,Bootstrap,Git,Figma,Linux,MySQL,Flutter,Firebase,Point of Sale',
      ),
      experience: null,
      location: 'Naga City, Camarines Sur',
      education: [school('Bicol University', 'Bachelor of Science in Information Systems', 2022, 2026)],
      work_history: [post('Web Development Intern', 'Provincial Government of Albay', '2026-02', '2026-05')],
    },
  },
]
