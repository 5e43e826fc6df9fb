import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const DAY = '2026-11-22'
const schools = (text: string) =>
  readResume(`Luz Reyes\nEDUCATION\n${text}`, DAY).education.map((one) =>
    [one.school, one.degree, one.from_year, one.to_year].map((part) => part ?? '').join(' | '),
  )

test.each([
  [
    'a major behind a dash, and a school behind one',
    'BSBA - Marketing Management\nColegio de San Lorenzo\n2015 - 2019\nBS Nursing - Remedios Trinidad\n2010 - 2014',
    [
      'Colegio de San Lorenzo | BSBA - Marketing Management | 2015 | 2019',
      'Remedios Trinidad | BS Nursing | 2010 | 2014',
    ],
  ],
  [
    'strands in brackets, behind a dash, and with commas in their names',
    'Senior High School (TVL – Cookery)\nImus National High School, 2020 - 2022\nSTEM – Bacoor Institute – 2018-2020\nAccountancy, Business and Management\nKawit Academy\n2016-2018',
    [
      'Imus National High School | TVL – Cookery | 2020 | 2022',
      'Bacoor Institute | STEM | 2018 | 2020',
      'Kawit Academy | Accountancy, Business and Management | 2016 | 2018',
    ],
  ],
  [
    'a level behind its time, and one in progress',
    "2014 - 2018\tJHS - La Consolacion College\nBachelor's Degree (In Progress)\nPATTS College of Aeronautics\nBS in Aeronautical Engineering",
    ['La Consolacion College |  | 2014 | 2018', 'PATTS College of Aeronautics | BS in Aeronautical Engineering |  | '],
  ],
  [
    'a strand said twice, marks by grades, a degree that ends on the next line',
    'Senior High School (STEM)\nArellano University\nScience, Technology, Engineering, and Mathematics\nBatch 2022–2023\nGrade 11: 88% Average\nMaster in Business\nAdministration\nHoly Angel University, 2019',
    [
      'Arellano University | Science, Technology, Engineering, and Mathematics | 2022 | 2023',
      'Holy Angel University | Master in Business Administration |  | 2019',
    ],
  ],
  [
    'degrees in brackets behind a school, examinations abroad, names that list what is taught',
    'Assumption College, Makati (AB Communication, 2006)\nGCE A Levels\nSerangoon Junior College\n2010 - 2012\nCollege of Arts, Sciences and Technology, BS Fisheries, 2015',
    [
      'Assumption College | AB Communication |  | 2006',
      'Serangoon Junior College | GCE A Levels | 2010 | 2012',
      'College of Arts, Sciences and Technology | BS Fisheries |  | 2015',
    ],
  ],
  [
    'studies that go on',
    'Master of Arts in Education (18 units earned)\nTarlac State University\n2022 – present',
    ['Tarlac State University | Master of Arts in Education | 2022 | '],
  ],
  [
    'what is said of how far somebody came',
    'College: Undergraduate of BS Criminology\nUniversity of Manila\nS.Y. 2018-2020\nTook up Midwifery at Lorma Colleges, 2014-2016',
    ['University of Manila | BS Criminology | 2018 | 2020', 'Lorma Colleges | Midwifery | 2014 | 2016'],
  ],
  [
    'names nobody knows, by whom they are dedicated to or by their years',
    'UP Diliman (2014 – 2018)\nBS Physics – cum laude\nSaint Pedro Poveda (2008 – 2014)\nGreenfields (2002 – 2008)',
    ['UP Diliman | BS Physics | 2014 | 2018', 'Saint Pedro Poveda |  | 2008 | 2014', 'Greenfields |  | 2002 | 2008'],
  ],
  [
    'a campus, a town behind a dash and the street of neither',
    'De La Salle University – Manila, BS Accountancy, 2011–2015\nBatangas State University – The National Engineering University, 2006–2010\nHoly Angel University – Angeles City, 2002-2006',
    [
      'De La Salle University - Manila | BS Accountancy | 2011 | 2015',
      'Batangas State University - The National Engineering University |  | 2006 | 2010',
      'Holy Angel University |  | 2002 | 2006',
    ],
  ],
  [
    'Filipino labels',
    'Kolehiyo: Laguna State Polytechnic University, 2010-2014\nSekundarya: Nagcarlan National High School, nagtapos 2010',
    ['Laguna State Polytechnic University |  | 2010 | 2014', 'Nagcarlan National High School |  |  | 2010'],
  ],
  [
    'levels that head each school, with courses nobody calls a degree',
    'Senior High School\n- Bangar Institute\n- Bangar, La Union\n- Electrical Installation and Maintenance\n2019 - 2021\nJunior High School\nBangar Institute\n2015 - 2019\nElementary\n2009-2015 | Bangar Central',
    [
      'Bangar Institute | Electrical Installation and Maintenance | 2019 | 2021',
      'Bangar Institute |  | 2015 | 2019',
      'Bangar Central |  | 2009 | 2015',
    ],
  ],
  [
    'a level below its school, and two of them together',
    'Pilar College\tZamboanga City\nHigh School\tJune 2010 – March 2014\nColegio de Getafe – Junior and Senior High School, 2004 - 2010',
    ['Pilar College |  | 2010 | 2014', 'Colegio de Getafe |  | 2004 | 2010'],
  ],
  [
    'scholarships, seminars and examinations beside a school',
    'BS Biology\nCagayan State University – Andrews Campus\n2014 – 2018\nCity Scholarship, 2015 – 2018\nSeminar on Bees, University of Baguio, May 2017\nLicensure Examination for Teachers, passed March 2019',
    ['Cagayan State University - Andrews Campus | BS Biology | 2014 | 2018'],
  ],
  [
    'degrees listed below one school',
    'University of Nueva Caceres\n- Doctor of Education, 2018 – 2022\n- Master of Arts in Education, 2012 – 2015\nBicol University\n- Bachelor of Elementary Education, 2004 – 2008',
    [
      'University of Nueva Caceres | Doctor of Education | 2018 | 2022',
      'University of Nueva Caceres | Master of Arts in Education | 2012 | 2015',
      'Bicol University | Bachelor of Elementary Education | 2004 | 2008',
    ],
  ],
  [
    'a faculty, a major on its own line and school years of two digits',
    'University of Batangas\nCollege of Engineering\nBachelor of Science in Civil Engineering\nMajor in Structures\nS.Y. 2008-09 to 2012-13',
    ['University of Batangas | Bachelor of Science in Civil Engineering, Major in Structures | 2008 | 2013'],
  ],
  [
    'dashes without room, slashes, a town and its province behind the name',
    'BSIT -Tala National High School Nasugbu Batangas\n2011 - 2015\nHigh School / Iligan City National High School / Graduated March 2001',
    ['Tala National High School | BSIT | 2011 | 2015', 'Iligan City National High School |  |  | 2001'],
  ],
  [
    'labels of a form, and those with nothing behind them',
    'School Attended: Kabankalan Catholic College\nCourse: BS Criminology\nYear Attended: 2009-2011\nVocational: N/A\nMataas na Paaralan: Kabankalan National High School, 2009',
    ['Kabankalan Catholic College | BS Criminology | 2009 | 2011', 'Kabankalan National High School |  |  | 2009'],
  ],
  [
    'places behind a hyphen, in brackets and in cells, and campuses, which are no places',
    'BS Accounting Technology\nCanossa Academy-Lipa City\n2012 - 2016\nMintal High School (Mintal, Davao City)\n2008 - 2012\nSchool\tCourse\tYear\nShivaji University, Kolhapur\tB.Com\t2018\nUniversity of the Philippines, Los Baños\tBS Biology\t2010',
    [
      'Canossa Academy | BS Accounting Technology | 2012 | 2016',
      'Mintal High School |  | 2008 | 2012',
      'Shivaji University | B.Com |  | 2018',
      'University of the Philippines, Los Baños | BS Biology |  | 2010',
    ],
  ],
  [
    'a table of institutions and boards, and a degree that only says its kind',
    "Qualification\tInstitution\tBoard\tYear\nSSLC\tVidya Mandir School\tState Board\t2013\nUniversity of Cebu\nBachelor's degree, Psychology\n2013 - 2017",
    ['Vidya Mandir School | SSLC |  | 2013', "University of Cebu | Bachelor's degree, Psychology | 2013 | 2017"],
  ],
])('schools: %s', (_, text, wanted) => expect(schools(text)).toEqual(wanted))

test('a camp, a prize or a seminar with one year is no school', () => {
  expect(schools('Cavite State University, BS Biology, 2012 - 2016\nYouth Summit (2015)\nBest in Thesis')).toEqual([
    'Cavite State University | BS Biology | 2012 | 2016',
  ])
})

test.each([
  'Head Boy of the School, 2017',
  'Finished third in the college hackathon in 2023',
  'Management system of BSIT students in one town',
])('%j names no school and no degree', (line) => {
  expect(schools(`Holy Angel University, BS Biology, 2012 - 2016\n- ${line}`)).toHaveLength(1)
})
