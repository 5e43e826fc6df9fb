import { type JudgedResume, listed, post, school } from './judged-resume.ts'

export const TUNED_TWO: JudgedResume[] = [
  {
    name: 'teacher, dates on the left',
    file: {
      kind: 'pdf',
      layout: {
        main: `
ROSALINDA P. MERCADO, LPT
Licensed Professional Teacher
Purok 3, Brgy. Dolores, City of San Fernando, Pampanga
rmercado@example.test

# TEACHING EXPERIENCE
June 2016 – Present >> San Fernando, Pampanga
Teacher III, San Fernando Elementary School
- Lesson planning and classroom management for 45 Grade 4 pupils

June 2011 – March 2016 >> Angeles City
Grade School Teacher, Holy Angel Academy
- Taught English and reading intervention

# EDUCATIONAL QUALIFICATIONS
Master of Arts in Education, Angeles University Foundation, 2018
Bachelor of Elementary Education, Don Honorio Ventura State University, 2007 - 2011

# SKILLS AND COMPETENCIES
Lesson Planning, Classroom Management, Curriculum Development, Google Classroom, Public Speaking, English Proficiency
`,
      },
    },
    truth: {
      title: 'Licensed Professional Teacher',
      skills: listed(
        'Lesson Planning,Classroom Management,Curriculum Development,Google Classroom,Public Speaking,English Proficiency,Reading Intervention',
      ),
      experience: '10+',
      location: 'City of San Fernando, Pampanga',
      education: [
        school('Angeles University Foundation', 'Master of Arts in Education', null, 2018),
        school('Don Honorio Ventura State University', 'Bachelor of Elementary Education', 2007, 2011),
      ],
      work_history: [
        post('Teacher III', 'San Fernando Elementary School', '2016-06', 'present'),
        post('Grade School Teacher', 'Holy Angel Academy', '2011-06', '2016-03'),
      ],
    },
  },
  {
    name: 'graphic designer, side column on the right',
    file: {
      kind: 'pdf',
      layout: {
        sideRight: true,
        top: `
Carlo Enriquez
Graphic Designer and Video Editor`,
        side: `
# SKILLS
Logo Design
Branding
Video Editing
Motion Graphics

# TOOLS
Adobe Illustrator
Adobe Photoshop
Premiere Pro
After Effects
Figma

# CONTACT
Bacolod City
0933 444 5555
carlo@example.test`,
        main: `
# WORK EXPERIENCE
Freelance Graphic Designer >> 2021 – Present
Upwork
- Made logos, banners and short videos for clients in Australia

Junior Graphic Artist >> 2019 – 2021
Negros Print Shop
- Layout of tarpaulins, menus and shirts

# EDUCATION
University of St. La Salle >> 2015 – 2019
AB Communication`,
      },
    },
    truth: {
      title: 'Graphic Designer and Video Editor',
      skills: listed(
        'Logo Design,Branding,Video Editing,Motion Graphics,Adobe Illustrator,Adobe Photoshop,Premiere Pro,After Effects,Figma',
      ),
      experience: '5-10',
      location: 'Bacolod City',
      education: [school('University of St. La Salle', 'AB Communication', 2015, 2019)],
      work_history: [
        post('Freelance Graphic Designer', 'Upwork', '2021', 'present'),
        post('Junior Graphic Artist', 'Negros Print Shop', '2019', '2021'),
      ],
    },
  },
  {
    name: 'bookkeeper, two jobs at the same time',
    file: {
      kind: 'docx',
      layout: {
        main: `
GRACE T. LIM
Bookkeeper / Xero Certified Advisor
Iloilo City, Iloilo | grace@example.test

# SUMMARY OF QUALIFICATIONS
- More than 8 years of bookkeeping experience with Australian clients

# PROFESSIONAL EXPERIENCE
Bookkeeper – Outback Tax Pty Ltd >> Feb 2021 – Aug 2023
- Bank reconciliation and payroll in Xero
Part-time Bookkeeper – Iloilo Supermart >> Jan 2022 – Dec 2023
- Accounts receivable and invoicing

# EDUCATION
Central Philippine University – BS Accountancy, 2016

# TECHNICAL SKILLS
Software: Xero, QuickBooks Online, MYOB, Google Sheets
Accounting: Accounts Payable, Accounts Receivable, Payroll, Bank Reconciliation`,
      },
    },
    truth: {
      title: 'Bookkeeper / Xero Certified Advisor',
      skills: listed(
        'Xero,QuickBooks Online,MYOB,Google Sheets,Accounts Payable,Accounts Receivable,Payroll,Bank Reconciliation,Invoicing,Bookkeeping',
      ),
      experience: '1-3',
      location: 'Iloilo City, Iloilo',
      education: [school('Central Philippine University', 'BS Accountancy', null, 2016)],
      work_history: [
        post('Bookkeeper', 'Outback Tax Pty Ltd', '2021-02', '2023-08'),
        post('Part-time Bookkeeper', 'Iloilo Supermart', '2022-01', '2023-12'),
      ],
    },
  },
  {
    name: 'cook, Filipino words',
    file: {
      kind: 'doc',
      layout: {
        main: `
BIO-DATA
Pangalan: Ramon D. Aquino
Position Desired: Line Cook
Present Address: 23 Mabini St., Puerto Princesa City, Palawan
Provincial Address: Coron, Palawan

# KARANASAN SA TRABAHO
|| Kusinero ng Bayan Restaurant | Line Cook | Marso 2019 - Kasalukuyan
|| Hotel Isla | Kitchen Helper | Hunyo 2017 - Enero 2019

# EDUKASYON
Vocational: Palawan Technical School, 2016 - 2017
High School: Palawan National School, 2012 - 2016

# SKILLS
- Cooking
- Food Safety
- Baking
- Menu Planning

# CHARACTER REFERENCE
Elena Santos, Chef, Hotel Isla`,
      },
    },
    truth: {
      title: 'Line Cook',
      skills: listed('Cooking,Food Safety,Baking,Menu Planning'),
      experience: '5-10',
      location: 'Puerto Princesa City, Palawan',
      education: [
        school('Palawan Technical School', null, 2016, 2017),
        school('Palawan National School', null, 2012, 2016),
      ],
      work_history: [
        post('Line Cook', 'Kusinero ng Bayan Restaurant', '2019-03', 'present'),
        post('Kitchen Helper', 'Hotel Isla', '2017-06', '2019-01'),
      ],
    },
  },
]
