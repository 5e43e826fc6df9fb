import { expect, test } from 'vitest'
import type { PageLine } from './lines.ts'
import { readResume } from './read-resume.ts'

const read = (text: string | PageLine[]) => readResume(text, '2026-11-22')
const postsIn = (text: string) =>
  read(text).work_history.map(({ title, employer, from, to }) => [title, employer, from, to].join(' | '))
const schoolsIn = (text: string | PageLine[]) =>
  read(text).education.map((entry) => [entry.school, entry.degree, entry.from_year, entry.to_year].join(' | '))

test.each([
  [
    'a time that had no room on its line',
    'Cashier — Tain Looms | May 2018 - March\n2019\n• Sold\nClerk — Oban Looms | July 2015 –\nApril 2017',
    ['Cashier | Tain Looms | 2018-05 | 2019-03', 'Clerk | Oban Looms | 2015-07 | 2017-04'],
  ],
  [
    'a time that is open before its bracket',
    'Cashier, Tain Looms\n(December 2020 -)\n• Sold',
    ['Cashier | Tain Looms | 2020-12 | present'],
  ],
  [
    'months that began in the year before, and months that are mistyped',
    'Bagger, Tain Mart\nNov. - Aprl 2021\n• Bagged\nCashier, Oban Mart\nFebuary 2018 - Agust 2019',
    ['Bagger | Tain Mart | 2020-11 | 2021-04', 'Cashier | Oban Mart | 2018-02 | 2019-08'],
  ],
  [
    'the whole time of somebody who was served with, above the posts there',
    'Oban Haulage\nSales Recruiter\nTain, GA | May 2018 – June 2019\n• Hired\nUnited States Navy\nMay 2010 – May 2018\nSection Leader\nTain, NC | May 2014 – May 2018\n• Led\nRadio Operator\nTain, NC | May 2010 – May 2014',
    [
      'Sales Recruiter | Oban Haulage | 2018-05 | 2019-06',
      'Section Leader | United States Navy | 2014-05 | 2018-05',
      'Radio Operator | United States Navy | 2010-05 | 2014-05',
    ],
  ],
  [
    'employers below what is told of other posts, above a post with its time',
    'Language Analyst (June 2018 - Present)\nI read what others wrote and told the captains of it, week after week and year after year.\nNorthgate Police Force\tTain, GA\nProgram Manager (May 2017 - June 2018)\nI met the needs of two hundred readers, in thirteen tongues, and counted all of them twice.\nNorthgate Police Force\tTain, GA\nDivision Manager (May 2015 - May 2017)\nI watched.',
    [
      'Language Analyst |  | 2018-06 | present',
      'Program Manager | Northgate Police Force | 2017-05 | 2018-06',
      'Division Manager | Northgate Police Force | 2015-05 | 2017-05',
    ],
  ],
  [
    'what sounds like a firm before the comma is what was done where the others say their job there',
    'Dental Assistant, Reyes Dental (May 2022 - June 2023)\n• Helped\nCleaning Services, Tain Window Washing (May 2021 - May 2022)\n• Washed\nCarpenter, Oban Builders (May 2019 - May 2021)\n• Built\nSalesman, Morrow Homes (May 2018 - May 2019)',
    [
      'Dental Assistant | Reyes Dental | 2022-05 | 2023-06',
      'Cleaning Services | Tain Window Washing | 2021-05 | 2022-05',
      'Carpenter | Oban Builders | 2019-05 | 2021-05',
      'Salesman | Morrow Homes | 2018-05 | 2019-05',
    ],
  ],
  [
    'an internship of something is a post',
    'Tain Engines, Program Management Internship\nFebruary 2024 – Current\n• Managed\nOban Security, Technical Project Manager\nJuly 2022 – June 2023',
    [
      'Program Management Internship | Tain Engines | 2024-02 | present',
      'Technical Project Manager | Oban Security | 2022-07 | 2023-06',
    ],
  ],
  [
    'the full stop of its line is no part of an employer, and that of a shortened word is',
    'Sales Clerk\nNorthgate Super Savers.\n2019 - 2021\n• Sold\n\nCashier\nReyes Bros.\n2017 - 2018',
    ['Sales Clerk | Northgate Super Savers | 2019 | 2021', 'Cashier | Reyes Bros. | 2017 | 2018'],
  ],
  [
    'a department in the name of a post is no label',
    'Department Assistant\tMay 2022 - Present\nTain University, Oban, MA\n• Helped',
    ['Department Assistant | Tain University | 2022-05 | present'],
  ],
  [
    'a place behind a semicolon',
    'Cello Teacher, Tain Ladies College; Sydney, Australia\n2016 - Present\n• Taught',
    ['Cello Teacher | Tain Ladies College | 2016 | present'],
  ],
  [
    'a town that is called after a college, and what was done in capitals, are no employers',
    'BEXHILL LOOMS | DESIGNER\nMAY 2022 – CURRENT | Oban, Texas\nDESIGNED AND BUILT LOOM SYSTEMS\n• Wove\n\nTAIN SAILING TEAM | TEAM MEMBER\nMAY 2019 – MAY 2021 | College Station, Texas\nRIGGED BOTH BOATS\n• Sailed',
    ['Designer | BEXHILL LOOMS | 2022-05 | present', 'Team Member | TAIN SAILING TEAM | 2019-05 | 2021-05'],
  ],
  [
    'letters behind the comma of a post are of it where the others have their employer below',
    'Developer\tMay 2023 - Present\nTainware\nOban, PA\n\nSenior Developer, QXDC\tMay 2021 - May 2023\nPingmorrow.\nOban, VA\n\nConnector Developer\tMay 2018 - May 2021\nAvalon\nOban, WA',
    [
      'Developer | Tainware | 2023-05 | present',
      'Senior Developer, QXDC | Pingmorrow | 2021-05 | 2023-05',
      'Connector Developer | Avalon | 2018-05 | 2021-05',
    ],
  ],
  [
    'the fields of a form that was filled in with what stood around them',
    '[Tain Fired Pizza] [Bartender]\nAugust 2018 - Present\n[Served guests and trained others.]\n[Bottle Cap House] [Server]\nMay 2015 - June 2017\n[Poured.]',
    ['Bartender | Tain Fired Pizza | 2018-08 | present', 'Server | Bottle Cap House | 2015-05 | 2017-06'],
  ],
  [
    'items that are the heads of entries',
    '⚫ Bayside Dumplings (Tain Mall)\nNorth Road, Mandaue City, Cebu\nService Crew\tAugust 28, 2018 – March 20, 2019\n⚫ Morrow Burgers\nOban Road, Cebu City\nKitchen Crew\tDecember 11, 2017 – May 10, 2018',
    ['Service Crew | Bayside Dumplings | 2018-08 | 2019-03', 'Kitchen Crew | Morrow Burgers | 2017-12 | 2018-05'],
  ],
  [
    'a list of nothing but employers',
    'Clerk\nTain Corp.\n2019 - 2021\n• Filed\nOTHER EXPERIENCE\n• Bayside Bank\n• Morrow Foods Inc.\n• Oban General Hospital',
    [
      'Clerk | Tain Corp. | 2019 | 2021',
      ' | Bayside Bank |  | ',
      ' | Morrow Foods Inc. |  | ',
      ' | Oban General Hospital |  | ',
    ],
  ],
  [
    'a list of what was done names no employers',
    '• Data Center Operations\n• Hospital Billing\n• Bank Reconciliation',
    [],
  ],
])('%s', (_, text, expected) => {
  expect(postsIn(`EXPERIENCE\n${text}`)).toEqual(expected)
})

test.each([
  [
    'a town that is called after a college is no level, and one before the letters of its state no name',
    'Ph.D. Statistics\nTain University\n2020-2024\tCollege Station, TX\nM.S. Mathematics\nOban University\n2016 – 2018\tStillwater OK',
    ['Tain University | Ph.D. Statistics | 2020 | 2024', 'Oban University | M.S. Mathematics | 2016 | 2018'],
  ],
  [
    'informatics behind a degree is a field',
    'Oban University, Kokomo, Indiana\tOctober 2019\nMaster of Science, Health Informatics',
    ['Oban University | Master of Science, Health Informatics |  | 2019'],
  ],
  [
    'what ends a school of children is of that school',
    'May 2007 - October 2015\tTAIN PRIMARY SCHOOL\nFirst School Leaving Certificate (FSLC)',
    ['TAIN PRIMARY SCHOOL | First School Leaving Certificate (FSLC) | 2007 | 2015'],
  ],
  [
    'a school below a name nobody knows, each with its time',
    'OldtownCanCode\nOctober 2022 – Current\n• Learnt to code\nTain University\nMay 2016 – May 2017\n• Certificate in Project Management',
    ['OldtownCanCode |  | 2022 | ', 'Tain University | Certificate in Project Management | 2016 | 2017'],
  ],
  [
    'a name nobody knows with a degree, below a school that is told in full',
    'Tain University\nBachelor of Arts in Music\n2015 - Current\nFree Loom Camp\nFull Loom Certification\n2014 - Current',
    ['Tain University | Bachelor of Arts in Music | 2015 | ', 'Free Loom Camp | Full Loom Certification | 2014 | '],
  ],
  [
    'examinations of a school begin no other',
    'Tain High School\n(May 2009 - June 2016)\nA-levels:\nGCSEs:\n13 GCSEs A - C including Maths',
    ['Tain High School | A-levels | 2009 | 2016'],
  ],
  [
    'labels of a form',
    'Last School Attended: Tain High School\nInstitution: Oban University\nDegree: Bachelor of Science',
    ['Tain High School |  |  | ', 'Oban University | Bachelor of Science |  | '],
  ],
  [
    'a senior high school that is called after where it is, and no strand',
    'SHS in San Isidro 3, Cavite\n2020 - 2022\nTain National High School – Gawaran Annex\n2016 - 2020',
    ['SHS in San Isidro 3 |  | 2020 | 2022', 'Tain National High School - Gawaran Annex |  | 2016 | 2020'],
  ],
  [
    'high schools whose name says no more than "High"',
    'Tain Hills High, Saint George, Utah — High School Diploma, 2016',
    ['Tain Hills High |  |  | 2016'],
  ],
  [
    'the campus of a school that is called after a saint',
    'SECONDARY\n2019 - 2021\nSt. Augustine, Lucena City Campus\nInformation and Communication Technology',
    ['St. Augustine, Lucena City Campus | Information and Communication Technology | 2019 | 2021'],
  ],
])('%s', (_, text, expected) => {
  expect(schoolsIn(`EDUCATION\n${text}`)).toEqual(expected)
})

test('a heading and the degree below it on one line', () => {
  expect(schoolsIn('SUMMARY\nWeaves.\nEducation Bachelor of Science in Weaving\nTain University\n2025')).toEqual([
    'Tain University | Bachelor of Science in Weaving |  | 2025',
  ])
})

test('the sign of an item is no part of a name that has letters of its own', () => {
  const item = (school: string, course: string): PageLine => [
    { text: `● ${school}: `, look: 'bold 11' },
    { text: course, look: 'plain 11' },
  ]
  expect(
    schoolsIn([
      [{ text: 'EDUCATION', look: 'bold 14' }],
      item('Tain University', 'Full Stack Web Development (08/2020 – Current)'),
      item('Oban University', 'B.A. in Weaving'),
    ]),
  ).toEqual(['Tain University | Full Stack Web Development | 2020 | ', 'Oban University | B.A. in Weaving |  | '])
})

test('a certificate whose last word had no room is no heading', () => {
  const line = (text: string, look: string): PageLine => [{ text, look }]
  expect(
    schoolsIn([
      line('EDUCATION', 'bold 14'),
      [...line('Loom Developer Professional', 'bold 10'), ...line('\tJan 2024 – July 2024', 'plain 10')],
      line('Certificate', 'bold 10'),
      [...line('Oban University,', 'bold 10'), ...line(' A.S Degree in Weaving\tSept 2022 - Dec 2024', 'plain 10')],
    ]),
  ).toEqual([
    ' | Loom Developer Professional Certificate | 2024 | 2024',
    'Oban University | A.S Degree in Weaving | 2022 | 2024',
  ])
})

test('a degree in the largest letters is no name', () => {
  const line = (text: string, size: number): PageLine => [{ text, look: `sans ${size}` }]
  expect(
    schoolsIn([
      line('Luz Reyes', 12),
      line('Objective', 8),
      line('To nurse', 8),
      line('Skills', 8),
      line('Care', 8),
      line('Education', 8),
      line('Bachelor of Science in Nursing', 12),
      line('Tain University', 8),
      line('05/2008', 8),
    ]),
  ).toEqual(['Tain University | Bachelor of Science in Nursing |  | 2008'])
})

test('skills that are listed between two schools, with the line on which they go on', () => {
  const text =
    'EDUCATION\nTain University, BS Biology, 2019\nSkills: Excel, Canva,\nPhotoshop\nOban College, BS Nursing, 2015'
  expect(read(text).skills).toEqual(['Excel', 'Canva', 'Photoshop'])
  expect(schoolsIn(text)).toEqual(['Tain University | BS Biology |  | 2019', 'Oban College | BS Nursing |  | 2015'])
})

test('skills that are written small are shown with the capitals of the list', () => {
  expect(read('Luz Reyes\nSKILLS\nmysql, node.js, Basketry, js, eXcel').skills).toEqual([
    'MySQL',
    'Node.js',
    'JS',
    'eXcel',
    'Basketry',
  ])
})
