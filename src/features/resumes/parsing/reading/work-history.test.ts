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
    'names that begin like a label',
    'Customer Service Representative\tJun 2018 – Feb 2021\nTeleperformance Cebu\tCebu City\n• Chats\nAgent\tMay 2016 – May 2018\nContact Center Corp.\tManila',
    [
      'Customer Service Representative | Teleperformance Cebu | 2018-06 | 2021-02',
      'Agent | Contact Center Corp. | 2016-05 | 2018-05',
    ],
  ],
  [
    'every line twice, with how long it was',
    'Recruiter\nRecruiter\niQor · Full-time\niQor · Full-time\nJun 2018 - Jan 2022 · 3 yrs 8 mos\nJun 2018 - Jan 2022 · 3 yrs 8 mos',
    ['Recruiter | iQor | 2018-06 | 2022-01'],
  ],
  [
    'a ward with the post where the hospital stands on its own',
    'Staff Nurse II – Intensive Care Unit\nCagayan Medical Center\nSept 2019 to Present\nStaff Nurse, Emergency Room\nSaint Paul Hospital\nMarch 2017 to Aug 2019',
    [
      'Staff Nurse II – Intensive Care Unit | Cagayan Medical Center | 2019-09 | present',
      'Staff Nurse, Emergency Room | Saint Paul Hospital | 2017-03 | 2019-08',
    ],
  ],
  [
    'parts that end with full stops',
    "Packhaus. Senior Designer. Sept. '21 – now. Packaging for thirty brands.\nKulay Press. Layout Artist. Oct. '18 – Aug. '21.",
    ['Senior Designer | Packhaus | 2021-09 | present', 'Layout Artist | Kulay Press | 2018-10 | 2021-08'],
  ],
  [
    'what is told behind the time',
    'Developer at Stratpoint, July 2021 – April 2023. I wrote tests and fixed what they found in the weeks before a release.\nDirector of Field Division, Kasa, 2018 - 2021',
    ['Developer | Stratpoint | 2021-07 | 2023-04', 'Director of Field Division | Kasa | 2018 | 2021'],
  ],
  [
    'an item that begins an entry',
    '* Executive Assistant\n  Norwood Capital\n  2021/03 to present\n* Admin Officer\n  Saint Louis Hospital\n  2015/06 to 2021/02',
    [
      'Executive Assistant | Norwood Capital | 2021-03 | present',
      'Admin Officer | Saint Louis Hospital | 2015-06 | 2021-02',
    ],
  ],
  [
    'two jobs with a slash, a place that is no employer, time without work',
    'Welder / Fabricator, Carmen Copper Corp., 2016 - 2020\nDomestic helper, Kuwait, 2013 - 2015\nFull-time mother, 2011 - 2013',
    ['Welder / Fabricator | Carmen Copper Corp. | 2016 | 2020', 'Domestic helper |  | 2013 | 2015'],
  ],
  [
    'dates before all else, and below them where',
    '2020 - present\nManila\nBaker\nBread Lab\n2018 - 2020\nCebu\nCook\nCorner Grill\n2016 - 2018\nDavao\nSteward\nHarbor Hotel',
    ['Baker | Bread Lab | 2020 | present', 'Cook | Corner Grill | 2018 | 2020', 'Steward | Harbor Hotel | 2016 | 2018'],
  ],
  [
    'columns of its own making among those of all tables',
    'Hospital\tPosition\tArea\tBed capacity\tDuration\nKing Fahad Hospital\tStaff Nurse\tDialysis\t500\tMay 2019 – May 2024',
    ['Staff Nurse | King Fahad Hospital | 2019-05 | 2024-05'],
  ],
  ['a season', 'DEF Organization\nEngineer Intern\tSummer 2022', ['Engineer Intern | DEF Organization | 2022 | 2022']],
  ['Filipino', 'Kahera, Mercury Drug\nMarso 2020 hanggang kasalukuyan', ['Kahera | Mercury Drug | 2020-03 | present']],
  [
    'the day of printing',
    'Clerk\tABC Corp.\t2019 - 2020\nFebruary 10, 2026\tLuz Reyes',
    ['Clerk | ABC Corp. | 2019 | 2020'],
  ],
  [
    'names of columns',
    'Vessel\tRank\tCompany\tSign on\tSign off\nMV Heron\tAble Seaman\tPhilsea\t03/2022\t12/2022\nMV Lily\tWiper\tOrient Star\t01/2020\t10/2020',
    ['Able Seaman | Philsea | 2022-03 | 2022-12', 'Wiper | Orient Star | 2020-01 | 2020-10'],
  ],
  [
    'labels in one line, and facts that are neither',
    'Position: Technical Support | Company: Sykes Asia Inc.\nSupervisor: Ms. Cora Reyes\nDate: November 2019 to Present',
    ['Technical Support | Sykes Asia Inc. | 2019-11 | present'],
  ],
  [
    'what is plain in one entry tells what is not in the other',
    'Harbor Blue - Team Lead\t2021 - Present\nCedar Nine - Floor Manager\t2019 - 2021\nOld Mill - Runner\t2018 - 2019',
    [
      'Team Lead | Harbor Blue | 2021 | present',
      'Floor Manager | Cedar Nine | 2019 | 2021',
      'Runner | Old Mill | 2018 | 2019',
    ],
  ],
  [
    'who works for nobody',
    'UX Designer\t2019 - 2022\nCoins\nGraphic Designer\t2017 - 2019\nFreelance\nMenus and packaging.',
    ['UX Designer | Coins | 2019 | 2022', 'Graphic Designer | Freelance | 2017 | 2019'],
  ],
  [
    'the employer in brackets',
    '06/2021 - present\nTax Associate (Reyes & Co.)\n- Returns',
    ['Tax Associate | Reyes & Co. | 2021-06 | present'],
  ],
  [
    'dates that touch what is before them',
    'NORTH GLOBAL SERVICES -04/2016-02/2019\nConsultant- Tarlac City, Tarlac',
    ['Consultant | NORTH GLOBAL SERVICES | 2016-04 | 2019-02'],
  ],
  [
    'letters and digits set far apart',
    'J UNE 2 0 2 1 – PRE S E NT\nDaily Guardian — Deputy Editor',
    ['Deputy Editor | Daily Guardian | 2021-06 | present'],
  ],
])('%s', (_, text, found) => expect(posts(text)).toEqual(found))

test('looks tell a post from its employer, and where entries begin', () => {
  const line = (...runs: [string, string][]) => runs.map(([text, look]) => ({ text, look }))
  const [plain, bold, large] = ['sans f1 10', 'sans f2 10', 'sans f2 14']
  const read = readResume(
    [
      line(['Jobs', large]),
      line(['Store Manager', bold], [' for Willow & Wick', plain]),
      line(['08/2022 - present', plain]),
      line(['Runs a shop', plain]),
      line(['Researcher', bold], [' for Northpeak', plain]),
      line(['11/2020 - 07/2022', plain]),
      line(['Luz Reyes', 'sans f2 24']),
      line(['Shop Owner', plain]),
    ],
    DAY,
  )
  expect(read.work_history).toEqual([
    { title: 'Store Manager', employer: 'Willow & Wick', from: '2022-08', to: 'present' },
    { title: 'Researcher', employer: 'Northpeak', from: '2020-11', to: '2022-07' },
  ])
  // The name in large letters begins the head, wherever its column stands.
  expect(read.title).toBe('Shop Owner')
})

test('a scholarship is no degree', () => {
  const text =
    'Luz\nEDUCATION\nUniversity of Cebu\tCebu\nBS Psychology\t2014 – 2018\n• Merit Scholarship for Graduate Studies'
  expect(readResume(text, DAY).education).toEqual([
    { school: 'University of Cebu', degree: 'BS Psychology', from_year: 2014, to_year: 2018 },
  ])
})

test.each([
  [
    'a level is no degree, a strand is one',
    'High School\t2011 - 2015\nRamon Magsaysay High School\nSenior High School - ABM Strand\nPavia National High School, 2020 - 2022',
    ['Ramon Magsaysay High School | null', 'Pavia National High School | ABM Strand'],
  ],
  [
    'what nobody knows is what is missing',
    'Bachelor of Fine Arts\nDe Salva Lipa\n2013 - 2017',
    ['De Salva Lipa | Bachelor of Fine Arts'],
  ],
  [
    'names of columns',
    'Level\tSchool\tCourse\tYear\nCollege\tSan Carlos\tBS Statistics\t2013-2017',
    ['San Carlos | BS Statistics'],
  ],
  [
    'in what, and in what of that',
    'Xavier University\nBachelor of Science (BS), Business Administration, Marketing',
    ['Xavier University | Bachelor of Science (BS), Business Administration, Marketing'],
  ],
])('education: %s', (_, text, found) =>
  expect(
    readResume(`Luz\nEDUCATION\n${text}`, DAY).education.map(({ school, degree }) => `${school} | ${degree}`),
  ).toEqual(found),
)
