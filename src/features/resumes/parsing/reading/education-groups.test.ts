import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const read = (text: string) => readResume(`Luz Reyes\n${text}`, '2026-11-28')
const schools = (text: string) =>
  read(`EDUCATION\n${text}`).education.map((one) =>
    [one.school, one.degree, one.from_year, one.to_year].map((part) => part ?? '').join(' | '),
  )

test.each([
  [
    'a time on its own line that begins each entry, also of schools that nobody knows',
    '2023\n12th - 91.2% (CBSE board)\nNilgiri science and Research hall\n2019\nChemical engineering\nW3lessons/learncamp',
    ['Nilgiri science and Research hall |  |  | 2023', 'W3lessons/learncamp | Chemical engineering |  | 2019'],
  ],
  [
    'a name nobody knows, apart from the school above and above its own time',
    'MORROW ACADEMY\nShip welding career\n\nTAIN HALL\n2020-2021',
    ['MORROW ACADEMY | Ship welding career |  | ', 'TAIN HALL |  | 2020 | 2021'],
  ],
  [
    'a school of a university below it, and a university in brackets to which a college belongs',
    'Bexhill University\nOban School of Art + Design\nMasters of Arts in Teaching\nBachelor of Arts, 2020 - 2023\nTain College\n(Bexhill University)',
    ['Bexhill University | Masters of Arts in Teaching |  | ', 'Tain College | Bachelor of Arts | 2020 | 2023'],
  ],
  [
    'a school with its time above a degree with its own, both below each other',
    "Morrow Girls Collage (OLs)\t2022\n6As' and 3Bs'\nFoundation Programme\t2023\nTain Green University\nBachelor of Computer science\t2023 - 2025\nUniversity Oban UK",
    [
      'Morrow Girls Collage (OLs) |  |  | 2022',
      'Tain Green University | Foundation Programme |  | 2023',
      'University Oban UK | Bachelor of Computer science | 2023 | 2025',
    ],
  ],
  [
    'a year still expected is of the school above',
    'Tain State University | 2022 - Present\nBachelor of Science in Nursing | 4th year, expected June 2026',
    ['Tain State University | Bachelor of Science in Nursing | 2022 | '],
  ],
  [
    'degrees by their letters, one that names what a school may be called, and one that is expected',
    'MLIS\t2017\nUniversity of Tain\nBA\t2006\nOban University\nBexhill University\nM.S. in Security Informatics\tExpected Grad: DECEMBER 2025\nPG CERTIFICATION IN GEOINFORMATICS\nMorrow Institute\nMSC (GEOGRAPHY)\nTain College',
    [
      'University of Tain | MLIS |  | 2017',
      'Oban University | BA |  | 2006',
      'Bexhill University | M.S. in Security Informatics |  | 2025',
      'Morrow Institute | PG CERTIFICATION IN GEOINFORMATICS |  | ',
      'Tain College | MSC (GEOGRAPHY) |  | ',
    ],
  ],
  [
    'levels as they are called, a major, and a name in two lines',
    'Baccalaureate Degree\nBachelor of Science in Forestry\nTain College\n2007 - 2011\nSecondary Background\nOban Education Complex\n2003 - 2007\n\nBexhill University\tSecondary Ed. Major\n\nDALUBHASAAN NG BAYAN\nNG MORROW\nBACHELOR OF ARTS',
    [
      'Tain College | Bachelor of Science in Forestry | 2007 | 2011',
      'Oban Education Complex |  | 2003 | 2007',
      'Bexhill University | Secondary Ed. Major |  | ',
      'DALUBHASAAN NG BAYAN NG MORROW | BACHELOR OF ARTS |  | ',
    ],
  ],
  [
    'two degrees and honours on one line, majors and minors',
    "University of Oban\nB.S. Applied Mathematics | B.A. Economics\n2018 - 2022\nMinor in Theater\nB.Sc., Honours Physics, Minor in Math\nTain University\nBexhill College, Cebu City\t2021\nMajor: Bachelor's degree in Forestry | Minor: Mathematics",
    [
      'University of Oban | B.S. Applied Mathematics, B.A. Economics | 2018 | 2022',
      'Tain University | B.Sc. Honours Physics, Minor in Math |  | ',
      "Bexhill College | Bachelor's degree in Forestry |  | 2021",
    ],
  ],
  [
    'an immersive course of a school nobody knows, and one that goes on',
    'GENERAL MEETING | REMOTE\nSoftware Engineering Immersive\t06/2023 - 09/2023\n\nTIDE Intl Program\tMarch 2024 - Present\n\nUniversity of Tain, 2022\nCertificate, Full Stack Web Development',
    [
      'GENERAL MEETING | Software Engineering Immersive | 2023 | 2023',
      'TIDE Intl Program |  | 2024 | ',
      'University of Tain | Certificate, Full Stack Web Development |  | 2022',
    ],
  ],
  [
    'an address behind a school and below one, and a level called national',
    'Aseana Learning Center Road 6,P-5, Bagong Tanglaw, Quezon City\n2010-2014\nOur Lady of Tain University\n1 Esperanza, Quezon City, 1118\nNCR Philippines\n2014 - 2017\nNational High School\nTain National High School\t2006 - 2010',
    [
      'Aseana Learning Center |  | 2010 | 2014',
      'Our Lady of Tain University |  | 2014 | 2017',
      'Tain National High School |  | 2006 | 2010',
    ],
  ],
  [
    'points below a time: what was studied, in what, and where',
    'Jan 2025 - May 2025\n• Data Science and AI\n• Morrow Labs | Tide Foundation\n• Coursework: Python, SQL',
    ['Morrow Labs | Data Science and AI | 2025 | 2025'],
  ],
])('%s', (_, text, expected) => {
  expect(schools(text)).toEqual(expected)
})

const posts = (text: string) =>
  read(`WORK EXPERIENCE\n${text}`).work_history.map(({ title, employer }) => `${title ?? ''} | ${employer ?? ''}`)

test('a job by one of its words before its employers, and a guard that is an employer', () => {
  expect(
    posts(
      '2020 - Present\tCharge Nurse Relief, Morrow Cancer Institute, Tain University Hospital, Cebu City\n\n2018 - 2020\tStaff Clerk, Oban National Guard',
    ),
  ).toEqual(['Charge Nurse Relief | Morrow Cancer Institute', 'Staff Clerk | Oban National Guard'])
})

test('who says a job alone among those with their employer takes nothing from them, and inherits none', () => {
  expect(
    posts(
      'Tidewell, Software Engineer II\tFeb 2022 - present\n• Wrote tests\nBayleaf, Software Intern\tSep 2020 - Apr 2021\n• Read code\nMorrow Summer Program Teaching Assistant\tJul 2019 - Aug 2019\n• Taught',
    ),
  ).toEqual([
    'Software Engineer II | Tidewell',
    'Software Intern | Bayleaf',
    'Morrow Summer Program Teaching Assistant | ',
  ])
})

test('an employer above or below its time, though entries are not all written alike', () => {
  expect(
    posts(
      'Tidewell Intl Program\tMarch 2024 - Present\nIT Intern\n• Took part\n\nRedleaf\nWeb Developer & Co-Founder\tMarch 2025 - Present\n\n• Built it\n\nShining Hope for Towns\tFebruary 2020 - June 2020\nIT Intern\n• Mended it',
    ),
  ).toEqual([
    'IT Intern | Tidewell Intl Program',
    'Web Developer & Co-Founder | Redleaf',
    'IT Intern | Shining Hope for Towns',
  ])
})

test('a title with a dimension in it, and none of a project of studies', () => {
  expect(read('GRAPHIC DESIGNER & 3D ARTIST\nWORK EXPERIENCE\nDesign Intern, Tain Media\t2024 - 2025').title).toBe(
    'Graphic Designer & 3D Artist',
  )
})

test('a project of studies with its time is no work', () => {
  expect(posts('Cashier, Bayleaf Market\t2020 - 2022\n\nACADEMIC PROJECT\t2019 - 2020\nBooking System')).toEqual([
    'Cashier | Bayleaf Market',
  ])
})

const [HEAD, TEXT] = ['sans f1 14', 'sans f1 9']
const page = (...lines: [text: string, look: string][]) =>
  readResume(
    [['Luz Reyes', 'sans f1 24'] as const, ...lines].map(([text, look]) => [{ text, look }]),
    '2026-11-28',
  )

test('the rest of a point and a label with a colon head nothing', () => {
  const { work_history: work } = page(
    ['EXPERIENCE', HEAD],
    ['Art Teacher', TEXT],
    ['Morrow School | 2018 - 2020', TEXT],
    ['• Kept the papers of the', TEXT],
    ['organization', TEXT],
    ['Professional Development:', TEXT],
    ['• Went to courses', TEXT],
    ['Yearbook Advisor', TEXT],
    ['Tain School | 2016 - 2018', TEXT],
    ['EDUCATION', HEAD],
    ['Oban University', TEXT],
    ['SKILLS', HEAD],
    ['Drawing, Clay', TEXT],
  )
  expect(work.map(({ employer }) => employer)).toEqual(['Morrow School', 'Tain School'])
})
