import { expect, test } from 'vitest'
import type { PageLine } from './lines.ts'
import { readResume } from './read-resume.ts'

const read = (text: string | PageLine[]) => readResume(text, '2026-11-22')

test.each([
  [
    'places behind semicolons, before the post',
    'Department of Tain Services; Nairobi, Kenya — Registration Assistant\nMAY 2017 – MAY 2024\n• Registered\nOban Council; Remote — Data Clerk\nOCTOBER 2015 - MAY 2017',
    [
      'Registration Assistant | Department of Tain Services | 2017-05 | 2024-05',
      'Data Clerk | Oban Council | 2015-10 | 2017-05',
    ],
  ],
  [
    'posts that stand below their times',
    'Tain Pizza\nHarbor Mall - Las Pinas\n2022 - 2024\nService Crew\nOban South Groceries\nNorthgate - Alabang\nMay 2021 - Oct. 2021\n• Bagger\nMorrow Shakes\nCebu City\nMay 2019 - Dec 2019\n• Crew',
    [
      'Service Crew | Tain Pizza | 2022 | 2024',
      'Bagger | Oban South Groceries | 2021-05 | 2021-10',
      'Crew | Morrow Shakes | 2019-05 | 2019-12',
    ],
  ],
  [
    'posts that are the items of a list of nothing else',
    '• Tain Media\t2006-2008\n• Graphic Designer\n• Oban Family\t2008- present\n• Home Maker',
    ['Graphic Designer | Tain Media | 2006 | 2008', 'Home Maker | Oban Family | 2008 | present'],
  ],
  [
    'what somebody took part in among the posts is no employer',
    'Clerk, Tain Corp.\nMay 2021 - May 2023\n• Filed\n\nApplication Development Bootcamp FY24\n2024\n\nCashier, Oban Mart\nMay 2019 - May 2021',
    ['Clerk | Tain Corp. | 2021-05 | 2023-05', 'Cashier | Oban Mart | 2019-05 | 2021-05'],
  ],
  [
    'the page of an employer is no part of its name',
    'Oct 2019 to Mar 2020: Tain Marketing Agency https://tain.example/\n• Asked',
    [' | Tain Marketing Agency | 2019-10 | 2020-03'],
  ],
  [
    'an employer right behind a post, with nothing between them',
    'Senior Teller Bank of Tain\nMay 2019 - May 2021\n• Counted\nSales Associate Loom Shelves\nMay 2017 - May 2019\n• Sold',
    ['Senior Teller | Bank of Tain | 2019-05 | 2021-05', 'Sales Associate Loom Shelves |  | 2017-05 | 2019-05'],
  ],
  [
    'numbers of roles are no employers',
    'Role 1: Junior Clerk\nMay 2025 – July 2025\n• Filed\nRole 2: Senior Clerk\nAugust 2025 – October 2025\n• Led',
    ['Junior Clerk |  | 2025-05 | 2025-07', 'Senior Clerk |  | 2025-08 | 2025-10'],
  ],
  [
    'ministries are employers, however long their name is',
    'Programme Officer\nMinistry of Tain Climate Change and of all the Natural Resources of the Coast (MTCCNAR)\nMay 2024 – Present\n• Kept records',
    [
      'Programme Officer | Ministry of Tain Climate Change and of all the Natural Resources of the Coast | 2024-05 | present',
    ],
  ],
])('%s', (_, text, expected) => {
  const posts = read(`EXPERIENCE\n${text}`).work_history
  expect(posts.map(({ title, employer, from, to }) => [title, employer, from, to].join(' | '))).toEqual(expected)
})

test.each([
  [
    'a name nobody knows with a degree, between two schools',
    'Tain University\nBachelor of Arts in Music\n2015 - Current\nFree Loom Camp\nFull Loom Certification\n2014 - Current\nOban High School\nConcentration in Theatre\n2012 - 2015',
    [
      'Tain University | Bachelor of Arts in Music | 2015 | ',
      'Free Loom Camp | Full Loom Certification | 2014 | ',
      'Oban High School |  | 2012 | 2015',
    ],
  ],
  [
    'examinations above two schools are of each',
    'GCE A Levels\nTain Junior College\n2010 - 2012\nIGCSE\nOban School\n2008 - 2010',
    ['Tain Junior College | GCE A Levels | 2010 | 2012', 'Oban School | IGCSE | 2008 | 2010'],
  ],
  [
    'courses with their times, each above what it led to and its school',
    'Data Analytics\tMay 2020 – December 2020\nBootcamp Certificate: University of Tain\nFraud and Forensic Accounting\tMay 2021 – April 2022\nPostgraduate: Oban College, Toronto\n\nBusiness Administration\t2007 – 2011\nUniversity Diploma: Morrow University, Turkey',
    [
      'University of Tain | Bootcamp Certificate | 2020 | 2020',
      'Oban College | Fraud and Forensic Accounting | 2021 | 2022',
      'Morrow University | University Diploma | 2007 | 2011',
    ],
  ],
  [
    'two levels of one school, the second with its time',
    'Tain National High School\nJunior High\nSenior High School Graduate SY 2018-2019\n\nOban High School\nJunior High School',
    ['Tain National High School |  | 2018 | 2019', 'Oban High School |  |  | '],
  ],
  [
    'a course and what it leads to around a dash',
    'Mobile Loom Development – PG Diploma\nTain College, Waterloo\nMay 2021 – August 2022',
    ['Tain College | Mobile Loom Development - PG Diploma | 2021 | 2022'],
  ],
  [
    'what goes on, in short, and years behind a grave accent',
    'Tain University\nMaster of Science in Statistics\n2022 - curr\n\nOban University\nBachelor of Science in Biology\nApril `14 – Sept `18',
    [
      'Tain University | Master of Science in Statistics | 2022 | ',
      'Oban University | Bachelor of Science in Biology | 2014 | 2018',
    ],
  ],
  [
    'the list of a dean names no other school',
    "Bachelor of Science in Nursing\nUniversity of Tain\n05/2008\nOban Society of Nurses\n\nDean's list at Oban College.",
    ['University of Tain | Bachelor of Science in Nursing |  | 2008'],
  ],
  [
    'a board has the examinations of a school',
    'Board of Secondary Education\tApril 2018\nSRI TAIN MAHA VIDHYALA',
    ['SRI TAIN MAHA VIDHYALA |  |  | 2018'],
  ],
  [
    'a school and the grade behind its degree, with nothing between them',
    'Tain Certificate of Secondary Education (TCSE) Oban Boys High School Grade: B+',
    ['Oban Boys High School | Tain Certificate of Secondary Education (TCSE) |  | '],
  ],
  [
    'a field behind a school, with nothing between them',
    'South Tain Technical High School Web & Computer Programming',
    ['South Tain Technical High School | Web & Computer Programming |  | '],
  ],
  [
    'the diploma of a high school',
    '• Loom Apprenticeship Certification\n• Tain Hills High School Diploma',
    [' | Loom Apprenticeship Certification |  | ', 'Tain Hills High School | High School Diploma |  | '],
  ],
  [
    'how a degree was given, before it',
    'Tain University: Cum Laude B.A. in Weaving',
    ['Tain University | B.A. in Weaving |  | '],
  ],
])('%s', (_, text, expected) => {
  const schools = read(`EDUCATION\n${text}`).education
  expect(schools.map((one) => [one.school, one.degree, one.from_year, one.to_year].join(' | '))).toEqual(expected)
})

test('a colon between a degree and its school', () => {
  const [entry] = read('EDUCATION\nBSc (Hons) Computer Science (2:1): University of Tain').education
  expect(entry).toMatchObject({ school: 'University of Tain', degree: 'BSc (Hons) Computer Science (2:1)' })
})

test('the proof of a course, on a line of its own, is none', () => {
  const line = (text: string): PageLine => [{ text, look: 'sans 10' }]
  const text = [
    [{ text: 'EDUCATION', look: 'sans 14' }],
    line('Tain University - Bachelor of Science (Population Health) May 2011 – July 2015'),
    line('Certificate'),
    line('Oban University - Bachelor of Science (Biology) May 2006 – July 2010'),
    line('Certificate'),
  ]
  expect(read(text).education.map(({ school, degree, to_year }) => [school, degree, to_year])).toEqual([
    ['Tain University', 'Bachelor of Science (Population Health)', 2015],
    ['Oban University', 'Bachelor of Science (Biology)', 2010],
  ])
})
