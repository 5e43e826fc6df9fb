import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const told = (text: string) => {
  const { title, work_history: work, education } = readResume(text, '2026-11-22')
  return [
    title,
    ...work.map((one) => [one.title, one.employer, one.from, one.to].join(' | ')),
    ...education.map((one) => [one.school, one.degree, one.to_year].join(' | ')),
  ]
}

test('work and a school told in sentences', () => {
  const text =
    'Jonel Reyes\nCabanatuan City\n\nI finished BS Biology at Araullo University in 2018. After that I worked as a Lab Aide at Nova Clinic from\nJune 2018 to March 2021. I am with Fiberlink Solutions as a Network Technician (2021 – now).'
  expect(told(text)).toEqual([
    'Network Technician',
    'Lab Aide | Nova Clinic | 2018-06 | 2021-03',
    'Network Technician | Fiberlink Solutions | 2021 | present',
    'Araullo University | BS Biology | 2018',
  ])
})

test('sentences below headings are told the same way, and wishes are no work', () => {
  const text =
    'Gemma Lacson\nWORK EXPERIENCE\nI worked as a Ticket Agent at Teletech Bacolod from March 2015 to July 2019.\nSince August 2019 I have been an Executive Assistant at Brightside Coaching.\nEDUCATION\nI finished Bachelor of Science in Psychology at University of St. La Salle in 2014.'
  expect(told(text)).toEqual([
    'Executive Assistant',
    'Ticket Agent | Teletech Bacolod | 2015-03 | 2019-07',
    'Executive Assistant | Brightside Coaching | 2019-08 | present',
    'University of St. La Salle | Bachelor of Science in Psychology | 2014',
  ])
  expect(told('Luz Reyes\nI want to work as a Cashier at a bank in 2027.').slice(1)).toEqual([])
})

test('a list of sentences without an I', () => {
  const text =
    'Ramon Ilagan\nProfessional Experience\n• Working as Senior Web Developer in Kawayan Systems Inc, Pasig from June 2021 to till date.\n• Worked as Web Developer in Bituin Infosolutions, Makati from Dec 2018 to May 2021.\nTechnical Skills\nJava'
  expect(told(text)).toEqual([
    'Senior Web Developer',
    'Senior Web Developer | Kawayan Systems Inc | 2021-06 | present',
    'Web Developer | Bituin Infosolutions | 2018-12 | 2021-05',
  ])
})

test('the form of the European Union, whose labels run over', () => {
  const text =
    'Curriculum Vitae\nSurname(s) / First name(s) Ramos, Elena\nWork experience\nDates 03/2020 →\nOccupation or position Maintenance Engineer\nheld\n• Main activities and Care of four lines\n• responsibilities\n• Name and address of Aguas Claras, S.A.\nemployer Amarante (Portugal)\nDates 09/2016 - 02/2020\nOccupation or position Mechanical Technician\nheld\n• Name and address of Metalworks Vouga, Lda.\nemployer Aveiro\nEducation and training\nDates 09/2012 - 07/2016\nTitle of qualification Licenciatura em Engenharia\nawarded\n• Name and type of Instituto Superior de Engenharia\norganisation providing\neducation and training'
  expect(told(text)).toEqual([
    'Maintenance Engineer',
    'Maintenance Engineer | Aguas Claras, S.A. | 2020-03 | present',
    'Mechanical Technician | Metalworks Vouga, Lda. | 2016-09 | 2020-02',
    'Instituto Superior de Engenharia | Licenciatura em Engenharia | 2016',
  ])
})

test('posts without dates are named with their employers, and only so', () => {
  const text =
    'Maria Lopez\nWORK EXPERIENCE\n\nVirtual Assistant\nSunrise Realty Group\n- Answers emails\n\nOffice Clerk\nCity Hall of Tarlac\n- Encodes papers\n\nGood with people'
  expect(told(text)).toEqual([
    'Virtual Assistant',
    'Virtual Assistant | Sunrise Realty Group |  | ',
    'Office Clerk | City Hall of Tarlac |  | ',
  ])
})

test('a text without capitals is read as one with them', () => {
  const text =
    'liza manalo\nbookkeeper\nlipa city, batangas\n\nexperience\nbookkeeper\nsantos accounting services\nmarch 2020 - present\n\neducation\nbs accountancy\nlipa city colleges\n2013 - 2017\n\nskills\nexcel'
  expect(told(text)).toEqual([
    'Bookkeeper',
    'Bookkeeper | Santos Accounting Services | 2020-03 | present',
    'Lipa City Colleges | BS Accountancy | 2017',
  ])
})

test('fields of a form without headings, and a timeline of work and schools', () => {
  const form =
    'Crispin Valdez\nCompany: Golden Harvest Rice Mill\nPosition: Warehouse Checker\nDuration: 2 years (2019-2021)\n\nCourse: Automotive NC II\nSchool: TESDA Isabela\nYear: 2018'
  expect(told(form).slice(1)).toEqual([
    'Warehouse Checker | Golden Harvest Rice Mill | 2019 | 2021',
    'TESDA Isabela | Automotive NC II | 2018',
  ])
  const timeline =
    "Kim Delgado\nGraphic Artist\nMY JOURNEY\nJan '21 – Dec '23\nGraphic Artist, Printworx Manila\nSY '14-'18\nBFA, University of the East"
  expect(told(timeline).slice(1)).toEqual([
    'Graphic Artist | Printworx Manila | 2021-01 | 2023-12',
    'University of the East | BFA | 2018',
  ])
})

test('tables of seminars and of references are no work, and an award is no heading', () => {
  const text =
    'Luz Reyes\nEDUCATION\nElementary\nHoly Infant College - 2012\nAwards: Commendable\nHigh School\nHoly Infant College - 2016\nSEMINAR/TRAINING ATTENDED\nCompany Name\tTitle\tDate\nLemcon Philippines Inc.\tCompany Tour\t2023'
  expect(told(text).slice(1)).toEqual(['Holy Infant College |  | 2012', 'Holy Infant College |  | 2016'])
})
