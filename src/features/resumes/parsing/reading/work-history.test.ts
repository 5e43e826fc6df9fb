import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const DAY = '2026-11-22'
const posts = (text: string) =>
  readResume(`Luz Reyes\nEXPERIENCE\n${text}`, DAY).work_history.map(({ title, employer, from, to }) =>
    [title, employer, from, to].join(' | '),
  )

test.each([
  [
    'a place and a date at the right',
    'Brightloop Inc.\tAustin, TX\nOperations Manager\tMar 2022 – Present\n• Ran payouts\nKumu\tTaguig\nAssociate\tAug 2019 – Feb 2022',
    ['Operations Manager | Brightloop Inc. | 2022-03 | present', 'Associate | Kumu | 2019-08 | 2022-02'],
  ],
  [
    'an empty line before the employer',
    "Co-Founder & CTO\tJune 2020 – Present\n\nTalyer App\tSingapore\n• Shipped it\nLead Engineer\tMar '16 – May '20\n\nVoyager\tPasig",
    ['Co-Founder & CTO | Talyer App | 2020-06 | present', 'Lead Engineer | Voyager | 2016-03 | 2020-05'],
  ],
  [
    'a date beside the first point',
    'Nexus AI, Co-Founder & CTO\tSan Francisco, CA\n• Built the platform\tJune 2023 – present\n• Raised money',
    ['Co-Founder & CTO | Nexus AI | 2023-06 | present'],
  ],
  [
    'posts below the time at one employer',
    'Sagility\t2017 – Present\nTeam Lead, Appeals\tJan 2021 – Present\n• Audits\nAppeals Nurse\tMay 2017 – Dec 2020',
    ['Team Lead, Appeals | Sagility | 2021-01 | present', 'Appeals Nurse | Sagility | 2017-05 | 2020-12'],
  ],
  [
    'every line twice, with how long it was',
    'Recruiter\nRecruiter\niQor · Full-time\niQor · Full-time\nJun 2018 - Jan 2022 · 3 yrs 8 mos\nJun 2018 - Jan 2022 · 3 yrs 8 mos',
    ['Recruiter | iQor | 2018-06 | 2022-01'],
  ],
  ['a season', 'DEF Organization\nEngineer Intern\tSummer 2022', ['Engineer Intern | DEF Organization | 2022 | 2022']],
  ['Filipino', 'Kahera, Mercury Drug\nMarso 2020 hanggang kasalukuyan', ['Kahera | Mercury Drug | 2020-03 | present']],
  [
    'the day of printing',
    'Clerk\tABC Corp.\t2019 - 2020\nFebruary 10, 2026\tLuz Reyes',
    ['Clerk | ABC Corp. | 2019 | 2020'],
  ],
])('%s', (_, text, found) => expect(posts(text)).toEqual(found))

test('a scholarship is no degree', () => {
  const text =
    'Luz\nEDUCATION\nUniversity of Cebu\tCebu\nBS Psychology\t2014 – 2018\n• Merit Scholarship for Graduate Studies'
  expect(readResume(text, DAY).education).toEqual([
    { school: 'University of Cebu', degree: 'BS Psychology', from_year: 2014, to_year: 2018 },
  ])
})
