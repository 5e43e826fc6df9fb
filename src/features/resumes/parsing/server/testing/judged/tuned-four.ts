import { type JudgedResume, listed, post, school } from './judged-resume.ts'

export const TUNED_FOUR: JudgedResume[] = [
  {
    name: 'BPO agent, old Word file',
    file: {
      kind: 'doc',
      layout: {
        main: `
MARK ANTHONY RAMOS
Unit 4 Sunrise Compound, Novaliches, Quezon City
09175550199
mark.ramos@example.test

# OBJECTIVE
Seeking a challenging position where I can grow.

# EMPLOYMENT HISTORY
Technical Support Representative
Teleperformance Philippines
03/2022 - Present
- Chat support and troubleshooting of routers
- Met CSAT targets through active listening

Customer Service Associate
Alorica Philippines, Inc.
05/2020 - 02/2022
- Handled outbound calls and collections

# EDUCATION
STI College Novaliches
BS Computer Science (Undergraduate)
2017 - 2020

# SKILLS
Customer Service, Technical Support, Email Support, Typing, Salesforce, MS Office
`,
      },
    },
    truth: {
      title: 'Technical Support Representative',
      skills: listed(
        'Customer Service,Technical Support,Email Support,Typing,Salesforce,MS Office,Chat Support,Active Listening,Outbound Calls,Collections',
      ),
      experience: '5-10',
      location: 'Quezon City',
      education: [school('STI College Novaliches', 'BS Computer Science (Undergraduate)', 2017, 2020)],
      work_history: [
        post('Technical Support Representative', 'Teleperformance Philippines', '2022-03', 'present'),
        post('Customer Service Associate', 'Alorica Philippines, Inc.', '2020-05', '2022-02'),
      ],
    },
  },
  {
    name: 'fresh graduate without work, on-the-job training only',
    file: {
      kind: 'pdf',
      layout: {
        headingsSpaced: true,
        main: `
PATRICIA ANNE GONZALES
Poblacion, Santa Rosa City, Laguna
patricia.g@example.test | 0956 111 2222

# OBJECTIVE
A fresh graduate looking for an entry level opportunity in an office.

# EDUCATION
University of the Philippines Los Baños
Bachelor of Arts in Communication Arts
2022 – 2026

Santa Rosa Science and Technology High School
Senior High School, HUMSS
2020 – 2022

# ON-THE-JOB TRAINING
Marketing Intern, Laguna Water District
January 2026 – April 2026
- Wrote press releases and posted on social media

# SKILLS
- Content Writing
- Public Speaking
- Adobe Photoshop
- Microsoft Word
- Teamwork

# SEMINARS ATTENDED
Digital Marketing 101, March 2025
`,
      },
    },
    truth: {
      title: 'Marketing Intern',
      skills: listed(
        'Content Writing,Public Speaking,Adobe Photoshop,Microsoft Word,Teamwork,Press Releases,Digital Marketing',
      ),
      experience: null,
      location: 'Santa Rosa City, Laguna',
      education: [
        school('University of the Philippines Los Baños', 'Bachelor of Arts in Communication Arts', 2022, 2026),
        school('Santa Rosa Science and Technology High School', 'Senior High School - HUMSS', 2020, 2022),
      ],
      work_history: [post('Marketing Intern', 'Laguna Water District', '2026-01', '2026-04')],
    },
  },
  {
    name: 'civil engineer, page laid out as a table',
    file: {
      kind: 'docx',
      layout: {
        top: `
ENGR. DENNIS A. SORIANO
Civil Engineer`,
        side: `
# CONTACT DETAILS
Baguio City, Benguet
0945 222 3333
dennis@example.test

# SKILLS
- AutoCAD
- SketchUp
- STAAD.Pro
- Quantity Surveying
- Project Management`,
        main: `
# WORK HISTORY
Project Engineer
Highland Builders Inc., Baguio City
Sept. 2018 - Oct. 2024
- Site supervision of a four storey school building
- Cost estimation with Primavera

Cadet Engineer
DPWH Benguet
Jan. 2017 - Aug. 2018
- Checked plans and quantities

# EDUCATION
Bachelor of Science in Civil Engineering
Saint Louis University
2011 - 2016`,
      },
    },
    truth: {
      title: 'Civil Engineer',
      skills: listed(
        'AutoCAD,SketchUp,STAAD.Pro,Quantity Surveying,Project Management,Site Supervision,Cost Estimation,Primavera',
      ),
      experience: '5-10',
      location: 'Baguio City, Benguet',
      education: [school('Saint Louis University', 'Bachelor of Science in Civil Engineering', 2011, 2016)],
      work_history: [
        post('Project Engineer', 'Highland Builders Inc.', '2018-09', '2024-10'),
        post('Cadet Engineer', 'DPWH Benguet', '2017-01', '2018-08'),
      ],
    },
  },
  {
    name: 'e-commerce assistant, dates under the employer, two pages',
    file: {
      kind: 'pdf',
      layout: {
        size: 13,
        main: `
Sheila Mae Fernandez
E-commerce Virtual Assistant
Location: General Santos City, South Cotabato

# About Me
I am a virtual assistant with 4 years of experience in e-commerce who loves order and quick answers to buyers.

# Work Experience
Amazon Virtual Assistant
Home Goods LLC (US client)
April 2023 to Present
- Product research with Helium 10 and Jungle Scout every week
- Amazon PPC and listing optimization for sixty products
- Customer support over email and chat, refunds and returns included

Shopify Store Manager
Tindahan Online Shop
February 2021 to March 2023
- Order processing and inventory management for three hundred orders a day
- Product listing with photos edited in Canva
- Wrote product descriptions and answered questions of buyers on Facebook

Online Seller
Shopee and Lazada
2020
- Sold shoes

# Education
Mindanao State University - General Santos
Bachelor of Science in Business Administration
Graduated 2019

# Skills
Product Research; Amazon PPC; Shopify; Helium 10; Order Processing; Inventory Management; Customer Support; Canva
`,
      },
    },
    truth: {
      title: 'E-commerce Virtual Assistant',
      skills: listed(
        'Product Research,Amazon PPC,Shopify,Helium 10,Order Processing,Inventory Management,Customer Support,Canva,Jungle Scout,Product Listing,E-commerce',
      ),
      experience: '5-10',
      location: 'General Santos City, South Cotabato',
      education: [
        school(
          'Mindanao State University - General Santos',
          'Bachelor of Science in Business Administration',
          null,
          2019,
        ),
      ],
      work_history: [
        post('Amazon Virtual Assistant', 'Home Goods LLC', '2023-04', 'present'),
        post('Shopify Store Manager', 'Tindahan Online Shop', '2021-02', '2023-03'),
      ],
    },
  },
]
