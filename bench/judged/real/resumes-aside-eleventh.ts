import type { RealResume } from './resume.ts'

const PLAIN = 'body{font:11pt Arial;margin:2cm}'

/** Schools by their letters, licences, several columns; measured when written, then looked at. */
export const RESUMES_ASIDE_ELEVENTH: RealResume[] = [
  {
    name: 'letters of schools and degrees, years in brackets',
    css: PLAIN,
    html: `<h1>ARIES M. DELA PEÑA</h1><p>Network Engineer | Mandaluyong</p><p><b>WORK</b></p><p>Network Engineer, Converge ICT (2021–present)<br>NOC Engineer, Globe Telecom (2018–2021)<br>Field Technician, Radius (2016–2018)</p><p><b>SCHOOL</b></p><p>Mapúa – BSECE (2011–2016)<br>MaSci (2007–2011)</p><p><b>PAPERS</b></p><p>CCNA (2019), CCNP Enterprise (2023)</p>`,
    title: 'Network Engineer',
    work: [
      'Network Engineer | Converge ICT | 2021 | present',
      'NOC Engineer | Globe Telecom | 2018 | 2021',
      'Field Technician | Radius | 2016 | 2018',
    ],
    education: ['Mapúa | BSECE | 2011 | 2016', 'MaSci |  | 2007 | 2011'],
  },
  {
    name: 'licensed teacher, degree with a hyphenated major, honours lines between',
    css: PLAIN,
    html: `<center><b>KATRINA ISABEL MORALES, LPT</b><br>English Teacher / ESL Tutor<br>Malolos City, Bulacan</center><p><b>Educational Attainment</b></p><p>PNU Manila<br>BSEd-English, Magna Cum Laude<br>S.Y. 2013-2017</p><p>Marcelo H. del Pilar National High School<br>Valedictorian<br>S.Y. 2009-2013</p><p><b>Professional Experience</b></p><p>ESL Tutor (home-based)<br>51Talk Philippines<br>September 2020 to present</p><p>Junior High School Teacher<br>La Consolacion University Philippines<br>June 2017 to August 2020</p><p><b>License</b></p><p>LET passer, September 2017, 88.6</p>`,
    title: 'English Teacher / ESL Tutor',
    work: [
      'ESL Tutor | 51Talk Philippines | 2020-09 | present',
      'Junior High School Teacher | La Consolacion University Philippines | 2017-06 | 2020-08',
    ],
    education: [
      'PNU Manila | BSEd-English | 2013 | 2017',
      'Marcelo H. del Pilar National High School |  | 2009 | 2013',
    ],
  },
  {
    name: 'three narrow cards of schools beside each other',
    css: `body{font:10pt Arial}h2{font-size:12pt;margin:12px 0 4px;color:#166534}.c{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm}.c p{margin:1px 0}p{margin:1px 0}`,
    html: `<h1>Renz Gabriel Pascua</h1><p>Accounting Associate · Santiago City, Isabela</p><h2>Experience</h2><p><b>Accounting Associate</b>, Isabela Electric Cooperative — Jan 2023 to present</p><p>Prepares vouchers, reconciles five banks</p><p><b>Bookkeeper</b>, RCG Hardware — Aug 2020 to Dec 2022</p><h2>Education</h2><div class=c><div><p><b>College</b></p><p>Isabela State University</p><p>BS Accounting Technology</p><p>2016 - 2020</p></div><div><p><b>Senior High</b></p><p>La Salette of Santiago</p><p>ABM</p><p>2014 - 2016</p></div><div><p><b>Junior High</b></p><p>Santiago City National High School</p><p>&nbsp;</p><p>2010 - 2014</p></div></div><h2>Skills</h2><p>QuickBooks, eFPS, Excel</p>`,
    title: 'Accounting Associate',
    work: [
      'Accounting Associate | Isabela Electric Cooperative | 2023-01 | present',
      'Bookkeeper | RCG Hardware | 2020-08 | 2022-12',
    ],
    education: [
      'Isabela State University | BS Accounting Technology | 2016 | 2020',
      'La Salette of Santiago | ABM | 2014 | 2016',
      'Santiago City National High School |  | 2010 | 2014',
    ],
  },
  {
    name: 'nurse abroad, table with hospital, ward, beds and dates',
    css: `${PLAIN}table{border-collapse:collapse;width:100%}td,th{border:1px solid #777;padding:3px;font-size:9.5pt;text-align:left}`,
    html: `<h2>Aileen Joy Tumang, RN</h2><p>Position applied for: Staff Nurse – Dialysis</p><p>Guagua, Pampanga</p><h3>Summary of experience</h3><table><tr><th>Hospital</th><th>Position</th><th>Area</th><th>Bed capacity</th><th>Duration</th></tr><tr><td>King Fahad Hospital, Hofuf, KSA</td><td>Staff Nurse</td><td>Dialysis</td><td>500</td><td>May 2019 – May 2024</td></tr><tr><td>JBL Memorial Regional Hospital</td><td>Nurse I</td><td>Dialysis</td><td>500</td><td>Jan 2016 – Apr 2019</td></tr></table><h3>Education</h3><p>BSN – Angeles University Foundation, 2011–2015</p><h3>Licenses</h3><p>PRC 2015; Saudi Commission 2019; DataFlow positive</p>`,
    title: 'Staff Nurse – Dialysis',
    work: [
      'Staff Nurse | King Fahad Hospital | 2019-05 | 2024-05',
      'Nurse I | JBL Memorial Regional Hospital | 2016-01 | 2019-04',
    ],
    education: ['Angeles University Foundation | BSN | 2011 | 2015'],
  },
  {
    name: 'fresh graduate, title with the degree, thesis and affiliations',
    css: PLAIN,
    html: `<h1>Hannah Grace Liwanag</h1><p>Fresh Graduate – BS Chemical Engineering</p><p>Batangas City | hannah@example.test</p><h3>Academic Background</h3><p><b>Batangas State University – The National Engineering University</b><br>BS Chemical Engineering, August 2021 – July 2025<br>Dean's Lister (4 semesters)</p><p><b>Saint Bridget College</b><br>STEM, 2019 – 2021</p><h3>Thesis</h3><p>Adsorption of lead with banana peel char (2025)</p><h3>Practicum</h3><p><b>Pilipinas Shell Tabangao Import Facility</b><br>Process Engineering Intern, June – August 2024</p><h3>Affiliations</h3><p>Junior Philippine Institute of Chemical Engineers, treasurer, 2023–2024</p>`,
    title: null,
    work: ['Process Engineering Intern | Pilipinas Shell Tabangao Import Facility | 2024-06 | 2024-08'],
    education: [
      'Batangas State University – The National Engineering University | BS Chemical Engineering | 2021 | 2025',
      'Saint Bridget College | STEM | 2019 | 2021',
    ],
  },
  {
    name: 'job first, then a line with firm, place and time between middle dots',
    css: PLAIN,
    html: `<h1>Marco Polo Ilagan</h1><p>Senior Data Analyst</p><h2>EXPERIENCE</h2><p><b>Senior Data Analyst</b></p><p>Sprout Solutions · Makati · Hybrid · Nov 2022 – Present</p><ul><li>Dashboards that 80 clients open weekly</li></ul><p><b>Data Analyst</b></p><p>Lazada · Taguig · Feb 2020 – Oct 2022</p><p><b>Reports Analyst</b></p><p>24/7.ai · Makati · Jun 2017 – Jan 2020</p><h2>EDUCATION</h2><p><b>BS Applied Mathematics</b></p><p>UP Los Baños · Laguna · 2013 – 2017</p><h2>SKILLS</h2><p>SQL · Python · Looker · dbt</p>`,
    title: 'Senior Data Analyst',
    work: [
      'Senior Data Analyst | Sprout Solutions | 2022-11 | present',
      'Data Analyst | Lazada | 2020-02 | 2022-10',
      'Reports Analyst | 24/7.ai | 2017-06 | 2020-01',
    ],
    education: ['UP Los Baños | BS Applied Mathematics | 2013 | 2017'],
  },
  {
    name: 'long address block, objective, work in numbered list with duties',
    css: PLAIN,
    html: `<p style="text-align:right">2x2 photo</p><p><b>JONATHAN Q. BALDERAS</b><br>Sitio Malinis, Brgy. Lahug, Cebu City<br>Mobile No. 0933 555 0102<br>E-mail: jonathan@example.test</p><p><b>JOB OBJECTIVE</b></p><p>To be a Security Guard or Driver in your company.</p><p><b>WORKING EXPERIENCE</b></p><p>1. RJC Security Agency<br>Position: Security Guard<br>Inclusive dates: March 10, 2019 – September 30, 2024</p><p>2. Cokaliong Shipping Lines<br>Position: Stevedore<br>Inclusive dates: 2015 – 2018</p><p><b>EDUCATIONAL ATTAINMENT</b></p><p>Tertiary: University of Southern Philippines Foundation<br>BS Criminology (2nd year level)<br>2012-2014</p><p>Secondary: Lahug Night High School<br>2008-2012</p>`,
    title: 'Security Guard',
    work: [
      'Security Guard | RJC Security Agency | 2019-03 | 2024-09',
      'Stevedore | Cokaliong Shipping Lines | 2015 | 2018',
    ],
    education: [
      'University of Southern Philippines Foundation | BS Criminology | 2012 | 2014',
      'Lahug Night High School |  | 2008 | 2012',
    ],
  },
  {
    name: 'side column with a grey band, vertical dates, two jobs at one firm',
    css: `body{font:10pt Arial;display:grid;grid-template-columns:1fr 52mm;gap:8mm}aside{background:#f3f4f6;padding:5mm}h3{margin:10px 0 3px;font-size:11pt;text-transform:uppercase}p{margin:1px 0}.e{display:grid;grid-template-columns:24mm 1fr;gap:4mm;margin:5px 0}`,
    html: `<main><h1 style="margin:0">Ysabel Montemayor</h1><p>Content Strategist</p><h3>Employment</h3><div class=e><div>Jan 2024<br>Present</div><div><p><b>Content Strategist</b></p><p>Ogilvy Manila</p><p>Editorial plans for two banks</p></div></div><div class=e><div>Mar 2020<br>Dec 2023</div><div><p><b>Senior Copywriter</b></p><p>Ogilvy Manila</p></div></div><div class=e><div>May 2017<br>Feb 2020</div><div><p><b>Copywriter</b></p><p>Dentsu Jayme Syfu</p></div></div></main><aside><h3>Education</h3><p><b>Ateneo de Manila University</b></p><p>AB Communication</p><p>2013 to 2017</p><h3>Skills</h3><p>Copywriting</p><p>SEO</p><p>Notion</p></aside>`,
    title: 'Content Strategist',
    work: [
      'Content Strategist | Ogilvy Manila | 2024-01 | present',
      'Senior Copywriter | Ogilvy Manila | 2020-03 | 2023-12',
      'Copywriter | Dentsu Jayme Syfu | 2017-05 | 2020-02',
    ],
    education: ['Ateneo de Manila University | AB Communication | 2013 | 2017'],
  },
]
