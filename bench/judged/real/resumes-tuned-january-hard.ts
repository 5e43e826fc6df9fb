import type { RealResume } from './resume.ts'

const NARROW = `body{font:9.5pt 'Montserrat',Arial;margin:0}.w{display:flex;gap:7mm}.s{width:44mm;background:#f3efe8;padding:5mm}.m{flex:1}h1{font-size:21pt;letter-spacing:3px;margin:0}h4{font-size:10pt;letter-spacing:2px;text-transform:uppercase;margin:13px 0 4px}p{margin:1px 0}ul{margin:2px 0;padding-left:4mm}.u{text-transform:uppercase}`
const HALF = `body{font:10.5pt Arial;margin:0}.w{columns:2;column-gap:10mm}h3{margin:8px 0 3px;break-after:avoid}p{margin:1px 0}ul{margin:2px 0;padding-left:5mm}.e{break-inside:avoid;margin-bottom:6px}`
const RULED = `body{font:10.5pt Tahoma,Arial;margin:0}table{width:100%;border-collapse:collapse}td{padding:3px 6px;vertical-align:top}td:first-child{width:34mm;font-weight:bold;color:#7a1f1f}tr{border-bottom:1px solid #ddd}p{margin:1px 0}ul{margin:2px 0;padding-left:5mm}`
const PLAIN = `body{font:11pt Calibri,Carlito;margin:0}p{margin:1px 0}h2{font-size:12pt;margin:12px 0 3px}h1{margin:0;font-size:18pt}`
const INDENT = `body{font:11pt Arial;margin:0}p{margin:1px 0}.h{font-weight:bold;margin-top:10px;text-decoration:underline}.i{margin-left:12mm}.j{margin-left:24mm}`

/** Our own: what is hard to read in schools and posts because of where it stands. */
export const RESUMES_TUNED_JANUARY_HARD: readonly RealResume[] = [
  {
    name: 'narrow side column with long names of schools over lines, in capitals',
    css: NARROW,
    html: `<div class=w><div class=s><h4>Contact</h4><p>0933 555 0141</p><p>katrina@example.com</p><p>Cainta, Rizal</p><h4>Education</h4><p class=u><b>Bachelor of Science in Business Administration Major in Marketing Management</b></p><p>Rizal Technological University, Boni Campus</p><p>2011 - 2015</p><br><p class=u><b>Secondary</b></p><p>Francisco P. Felix Memorial National High School</p><p>2007 - 2011</p><h4>Skills</h4><p>Copywriting</p><p>Meta Ads</p><p>Mailchimp</p></div>
    <div class=m><h1>KATRINA DIZON</h1><p>DIGITAL MARKETING STRATEGIST</p><h4>Profile</h4><p>Ten years of campaigns for retail and food, from briefs to reports, with small budgets and clear goals for each of them.</p><h4>Experience</h4><p><b>Digital Marketing Strategist</b></p><p>Penbrothers | 2021 - present</p><ul><li>Plans campaigns for two brands abroad and reports on them each week</li></ul><p><b>Marketing Associate</b></p><p>Potato Corner Head Office | 2017 - 2021</p><ul><li>Ran launches in sixty stores</li></ul><p><b>Marketing Assistant</b></p><p>Sogo Hotels Corporate Office | 2015 - 2017</p></div></div>`,
    title: 'Digital Marketing Strategist',
    work: [
      'Digital Marketing Strategist | Penbrothers | 2021 | present',
      'Marketing Associate | Potato Corner Head Office | 2017 | 2021',
      'Marketing Assistant | Sogo Hotels Corporate Office | 2015 | 2017',
    ],
    education: [
      'Rizal Technological University, Boni Campus | Bachelor of Science in Business Administration Major in Marketing Management | 2011 | 2015',
      'Francisco P. Felix Memorial National High School |  | 2007 | 2011',
    ],
  },
  {
    name: 'the whole page set in two columns, sections flowing from one to the other',
    css: HALF,
    html: `<h1>Victor S. Abad</h1><p>IT Support Engineer | Clark, Pampanga | victor@example.com</p><div class=w><h3>EXPERIENCE</h3><div class=e><p><b>IT Support Engineer</b></p><p>SM City Clark Data Office</p><p>2020 – Present</p><ul><li>Keeps 300 computers</li><li>Installs networks</li></ul></div><div class=e><p><b>Helpdesk Analyst</b></p><p>iQor Philippines, Clark</p><p>2017 – 2020</p><ul><li>Answered forty tickets a day</li></ul></div><div class=e><p><b>Computer Technician</b></p><p>PC Express Dau</p><p>2015 – 2017</p><ul><li>Repaired laptops</li></ul></div><h3>SKILLS</h3><p>Windows Server</p><p>Cisco switches</p><p>Active Directory</p><h3>EDUCATION</h3><div class=e><p><b>BS Computer Engineering</b></p><p>Holy Angel University</p><p>Angeles City</p><p>2010 – 2015</p></div><div class=e><p><b>High School</b></p><p>Mabalacat Community High School</p><p>2006 – 2010</p></div><h3>CERTIFICATES</h3><p>CompTIA A+, 2018</p></div>`,
    title: 'IT Support Engineer',
    work: [
      'IT Support Engineer | SM City Clark Data Office | 2020 | present',
      'Helpdesk Analyst | iQor Philippines | 2017 | 2020',
      'Computer Technician | PC Express Dau | 2015 | 2017',
    ],
    education: [
      'Holy Angel University | BS Computer Engineering | 2010 | 2015',
      'Mabalacat Community High School |  | 2006 | 2010',
    ],
  },
  {
    name: 'headings in the left cell of a ruled table, entries in the right one',
    css: RULED,
    html: `<h1>Lorna Fajardo-Cruz</h1><table><tr><td>Contact</td><td>San Fernando, La Union; 0934 555 0143; lorna@example.com</td></tr><tr><td>Objective</td><td>A post as a kindergarten teacher near home</td></tr><tr><td>Work</td><td><p><b>Preschool Teacher</b>, Little Lambs Learning Center, San Fernando, La Union</p><p>June 2017 – March 2024</p><ul><li>Taught two classes of fifteen children</li></ul><p><b>Day Care Worker</b>, Barangay Catbangan, San Fernando, La Union</p><p>2014 – 2017</p></td></tr><tr><td>Education</td><td><p><b>Bachelor of Early Childhood Education</b></p><p>Don Mariano Marcos Memorial State University, Agoo, La Union</p><p>2010 – 2014</p><p><b>La Union National High School</b></p><p>2006 – 2010</p></td></tr><tr><td>License</td><td>Licensed Professional Teacher, 2015</td></tr></table>`,
    title: 'Kindergarten Teacher',
    work: [
      'Preschool Teacher | Little Lambs Learning Center | 2017-06 | 2024-03',
      'Day Care Worker | Barangay Catbangan | 2014 | 2017',
    ],
    education: [
      'Don Mariano Marcos Memorial State University | Bachelor of Early Childhood Education | 2010 | 2014',
      'La Union National High School |  | 2006 | 2010',
    ],
  },
  {
    name: 'schools with remarks on their own lines: scholar, thesis, organisations, grade',
    css: PLAIN,
    html: `<h1>Paolo Miguel Reyes</h1><p>Chemical Engineer</p><p>Lipa City, Batangas</p><h2>EDUCATION</h2><p>Batangas State University – The National Engineering University</p><p>Bachelor of Science in Chemical Engineering</p><p>Class of 2022, Cum Laude, GWA 1.55</p><p>Thesis: Activated carbon from coconut husks</p><p>DOST-SEI Undergraduate Scholar, 2018–2022</p><p>President, Junior Philippine Institute of Chemical Engineers, 2021–2022</p><p>De La Salle Lipa</p><p>Senior High School, STEM, With High Honors</p><p>Class of 2018</p><h2>WORK</h2><p>Process Engineer, San Miguel Yamamura Packaging, Cavite</p><p>July 2023 – present</p><p>Quality Assurance Chemist, RFM Corporation, Laguna</p><p>October 2022 – June 2023</p><h2>LICENSURE</h2><p>Chemical Engineer, PRC, May 2023, 8th place</p>`,
    title: 'Chemical Engineer',
    work: [
      'Process Engineer | San Miguel Yamamura Packaging | 2023-07 | present',
      'Quality Assurance Chemist | RFM Corporation | 2022-10 | 2023-06',
    ],
    education: [
      'Batangas State University – The National Engineering University | Bachelor of Science in Chemical Engineering |  | 2022',
      'De La Salle Lipa | STEM |  | 2018',
    ],
  },
  {
    name: 'steps of indentation: level, school, place, years',
    css: INDENT,
    html: `<h2>JENNIFER L. PACHECO</h2><p>Roxas City, Capiz</p><p>0935 555 0145</p><p class=h>WORK EXPERIENCES</p><p class=i>Cashier</p><p class=j>Gaisano Marketplace, Roxas City</p><p class=j>November 2019 – August 2023</p><p class=i>Sales Clerk</p><p class=j>City Mall, Roxas City</p><p class=j>June 2016 – October 2019</p><p class=h>EDUCATIONAL BACKGROUND</p><p class=i>College</p><p class=j>Filamer Christian University</p><p class=j>Roxas Avenue, Roxas City</p><p class=j>BSBA Financial Management</p><p class=j>2012 – 2016</p><p class=i>High School</p><p class=j>Capiz National High School</p><p class=j>Roxas City</p><p class=j>2008 – 2012</p><p class=i>Elementary</p><p class=j>Tanque Elementary School</p><p class=j>2002 – 2008</p>`,
    title: 'Cashier',
    work: ['Cashier | Gaisano Marketplace | 2019-11 | 2023-08', 'Sales Clerk | City Mall | 2016-06 | 2019-10'],
    education: [
      'Filamer Christian University | BSBA Financial Management | 2012 | 2016',
      'Capiz National High School |  | 2008 | 2012',
      'Tanque Elementary School |  | 2002 | 2008',
    ],
  },
  {
    name: 'two pages, schools broken by the end of the page, employer with its business in brackets',
    css: PLAIN,
    html: `<h1>Armando T. Lacson</h1><p>Plant Maintenance Manager</p><p>Silay City, Negros Occidental</p><h2>EXPERIENCE</h2>${[
      'Plant Maintenance Manager|Hawaiian-Philippine Company (sugar mill)|2015 – Present',
      'Maintenance Superintendent|Victorias Milling Company, Inc. (sugar mill)|2008 – 2015',
      'Mechanical Engineer|Negros Navigation Co. (shipping)|2001 – 2008',
    ]
      .map((row) => row.split('|'))
      .map(
        ([post, firm, time]) =>
          `<p><b>${post}</b></p><p>${firm}</p><p>${time}</p>${Array.from({ length: 9 }, (_, at) => `<p>- Took care of unit ${at + 1} of the mill and of all its boilers, pumps and belts.</p>`).join('')}`,
      )
      .join(
        '',
      )}<div style="height:52mm"></div><h2>EDUCATION</h2><p><b>Master in Management</b></p><p>University of Negros Occidental – Recoletos</p><p>2010 – 2012</p><p><b>BS Mechanical Engineering</b></p><p>Central Philippine University, Iloilo City</p><p>1995 – 2000</p>`,
    title: 'Plant Maintenance Manager',
    work: [
      'Plant Maintenance Manager | Hawaiian-Philippine Company | 2015 | present',
      'Maintenance Superintendent | Victorias Milling Company, Inc. | 2008 | 2015',
      'Mechanical Engineer | Negros Navigation Co. | 2001 | 2008',
    ],
    education: [
      'University of Negros Occidental – Recoletos | Master in Management | 2010 | 2012',
      'Central Philippine University | BS Mechanical Engineering | 1995 | 2000',
    ],
  },
]
