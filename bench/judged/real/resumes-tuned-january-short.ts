import type { RealResume } from './resume.ts'

const A = `body{font:11pt Arial;margin:0}p{margin:3px 0}ul{margin:2px 0;padding-left:6mm}h3{margin:10px 0 3px}`
const B = `body{font:10pt 'Trebuchet MS',Arial;margin:0}.r{display:flex;justify-content:space-between}p{margin:1px 0}h3{margin:12px 0 3px;color:#558}td{padding:1px 10px 1px 0;vertical-align:top}ul{margin:2px 0;padding-left:6mm}`

/** Our own: short pages with headings in the line, nested points and mixed lists. */
export const RESUMES_TUNED_JANUARY_SHORT: readonly RealResume[] = [
  {
    name: 'headings in bold at the beginning of their paragraph',
    css: A,
    html: `<p><b>Wilma Cortez</b>, Laundry Attendant, Pasay City, 0937 555 0161</p><p><b>Work experience:</b> Laundry Attendant, Conrad Manila, 2019 to present</p><p>Room Attendant, Heritage Hotel Manila, 2015 to 2019</p><p><b>Education:</b> Pasay City South High School, 2008 to 2012</p><p>Timoteo Paez Elementary School, 2002 to 2008</p><p><b>Skills:</b> Ironing, folding, stain removal</p>`,
    title: 'Laundry Attendant',
    work: [
      'Laundry Attendant | Conrad Manila | 2019 | present',
      'Room Attendant | Heritage Hotel Manila | 2015 | 2019',
    ],
    education: ['Pasay City South High School |  | 2008 | 2012', 'Timoteo Paez Elementary School |  | 2002 | 2008'],
  },
  {
    name: 'nested lists: school as a point, degree and years as points below',
    css: A,
    html: `<h2>Gil Andrada</h2><p>Software Tester</p><h3>Experience</h3><ul><li><b>Accenture Philippines</b><ul><li>Software Tester, Jun 2019 - Present</li></ul></li><li><b>Pointwest Technologies</b><ul><li>Associate Tester, Aug 2016 - May 2019</li></ul></li></ul><h3>Education</h3><ul><li><b>Technological Institute of the Philippines - Quezon City</b><ul><li>BS Information Technology</li><li>2012 - 2016</li></ul></li><li><b>Batasan Hills National High School</b><ul><li>2008 - 2012</li></ul></li></ul>`,
    title: 'Software Tester',
    work: [
      'Software Tester | Accenture Philippines | 2019-06 | present',
      'Associate Tester | Pointwest Technologies | 2016-08 | 2019-05',
    ],
    education: [
      'Technological Institute of the Philippines - Quezon City | BS Information Technology | 2012 | 2016',
      'Batasan Hills National High School |  | 2008 | 2012',
    ],
  },
  {
    name: 'long degree over two lines beside its years, place below the years',
    css: B,
    html: `<h1>Anna Liza Perez</h1><p>Special Education Teacher</p><h3>EXPERIENCE</h3><div class=r><b>Special Education Teacher</b><span>June 2018 – present</span></div><div class=r><span>SPED Center of Malolos</span><span>Malolos, Bulacan</span></div><div class=r><b>Shadow Teacher</b><span>June 2015 – March 2018</span></div><div class=r><span>Precious Gems Therapy Center</span><span>Guiguinto, Bulacan</span></div>
    <h3>EDUCATION</h3><div class=r><b style="width:110mm">Master of Arts in Education, major in Special Education and Rehabilitation of Children</b><span>2019 – 2022</span></div><div class=r><span>Philippine Normal University</span><span>Manila</span></div><div class=r><b style="width:110mm">Bachelor of Elementary Education, major in Special Education</b><span>2011 – 2015</span></div><div class=r><span>Bulacan State University</span><span>Malolos, Bulacan</span></div>`,
    title: 'Special Education Teacher',
    work: [
      'Special Education Teacher | SPED Center of Malolos | 2018-06 | present',
      'Shadow Teacher | Precious Gems Therapy Center | 2015-06 | 2018-03',
    ],
    education: [
      'Philippine Normal University | Master of Arts in Education, major in Special Education and Rehabilitation of Children | 2019 | 2022',
      'Bulacan State University | Bachelor of Elementary Education, major in Special Education | 2011 | 2015',
    ],
  },
  {
    name: 'signs before headings, school with degree behind a comma, then years in brackets',
    css: B,
    html: `<h1>Leo Manansala</h1><p>📍 Olongapo City &nbsp; ✉ leo@example.com</p><h3>💼 Work</h3><p><b>Forklift Operator</b> @ Subic Bay Freeport Grain Terminal (2017 – 2024)</p><p><b>Warehouse Helper</b> @ Royal Duty Free (2014 – 2017)</p><h3>🎓 School</h3><p>Columban College, BS Business Administration (2010 – 2014)</p><p>Gordon College Senior High School, TVL (2008 – 2010)</p><h3>🛠 Skills</h3><p>Forklift, inventory, pallet stacking</p>`,
    title: 'Forklift Operator',
    work: [
      'Forklift Operator | Subic Bay Freeport Grain Terminal | 2017 | 2024',
      'Warehouse Helper | Royal Duty Free | 2014 | 2017',
    ],
    education: [
      'Columban College | BS Business Administration | 2010 | 2014',
      'Gordon College Senior High School | TVL | 2008 | 2010',
    ],
  },
  {
    name: 'years at the left in a table, degree and school in one cell with a dash, other columns none',
    css: B,
    html: `<h1>Dr. Melissa Ang, DMD</h1><p>General Dentist</p><h3>Practice</h3><table><tr><td>2018–present</td><td>Associate Dentist – Smile Works Dental Clinic, Mandaue City</td></tr><tr><td>2016–2018</td><td>Dentist I – Cebu Provincial Health Office</td></tr></table><h3>Education and Licence</h3><table><tr><td>2010–2016</td><td>Doctor of Dental Medicine – Southwestern University PHINMA, Cebu City</td></tr><tr><td>2006–2010</td><td>High School – Sacred Heart School for Girls</td></tr><tr><td>2016</td><td>Dentist Licensure Examination – passed</td></tr></table>`,
    title: 'General Dentist',
    work: [
      'Associate Dentist | Smile Works Dental Clinic | 2018 | present',
      'Dentist I | Cebu Provincial Health Office | 2016 | 2018',
    ],
    education: [
      'Southwestern University PHINMA | Doctor of Dental Medicine | 2010 | 2016',
      'Sacred Heart School for Girls |  | 2006 | 2010',
    ],
  },
]
