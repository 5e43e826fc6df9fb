import type { RealResume } from './resume.ts'

const PLAIN = 'body{font:11pt Arial;margin:2cm}'

/** Put aside when they were written, after the third ones were looked at. */
export const RESUMES_ASIDE_FOURTH: RealResume[] = [
  {
    name: 'post and employer in brackets, dates before, one bullet each',
    css: PLAIN,
    html: `<h2>Teresita "Tess" Villamor</h2><p>Senior Tax Associate</p><p>Mandaluyong City | tess.v@example.test</p><h3>Professional Experience</h3><p><b>06/2021 - present</b><br>Senior Tax Associate (Punongbayan &amp; Araullo)<br>- Income tax and VAT of twelve clients</p><p><b>11/2018 - 05/2021</b><br>Tax Associate (Reyes Tacandong &amp; Co.)<br>- Returns and refunds</p><h3>Education</h3><p><b>06/2014 - 04/2018</b><br>BS Accountancy (University of Santo Tomas)</p>`,
    title: 'Senior Tax Associate',
    work: [
      'Senior Tax Associate | Punongbayan & Araullo | 2021-06 | present',
      'Tax Associate | Reyes Tacandong & Co. | 2018-11 | 2021-05',
    ],
    education: ['University of Santo Tomas | BS Accountancy | 2014 | 2018'],
  },
  {
    name: 'employer: post, months abbreviated without dots, all in one line with a tab of dots',
    css: `${PLAIN}.r{display:flex}.r i{flex:1;border-bottom:1px dotted #999;margin:0 4px}p{margin:2px 0}`,
    html: `<h1>KRISTOFFER SAN JOSE</h1><p>Kalibo, Aklan</p><p>kristoffer@example.test</p><h3>EXPERIENCE</h3><div class=r><b>Concentrix:</b>&nbsp;Team Leader<i></i><span>Jul 2021 - Present</span></div><p>Leads eighteen people in a bank account.</p><div class=r><b>StarTek:</b>&nbsp;Quality Analyst<i></i><span>Feb 2018 - Jun 2021</span></div><p>Listens to calls.</p><div class=r><b>Andok's:</b>&nbsp;Store Crew<i></i><span>2016 - 2018</span></div><h3>EDUCATION</h3><div class=r><b>Aklan Catholic College:</b>&nbsp;BS Criminology<i></i><span>2012 - 2016</span></div>`,
    title: 'Team Leader',
    work: [
      'Team Leader | Concentrix | 2021-07 | present',
      'Quality Analyst | StarTek | 2018-02 | 2021-06',
      "Store Crew | Andok's | 2016 | 2018",
    ],
    education: ['Aklan Catholic College | BS Criminology | 2012 | 2016'],
  },
  {
    name: 'long profile on top, key skills in three columns, career with dates at the end of the employer line',
    css: `${PLAIN}.k{columns:3}p{margin:3px 0}`,
    html: `<h1 style="text-align:center">Edwin Paul Marasigan</h1><p style="text-align:center"><b>Operations Manager</b></p><p style="text-align:center">Lipa City, Batangas | 0917 555 3131</p><h3>Profile</h3><p>Operations manager with fifteen years in call centres, from agent to head of a site of four hundred people, known for low attrition and calm floors.</p><h3>Key Skills</h3><div class=k><p>Workforce planning</p><p>Coaching</p><p>Client reviews</p><p>Six Sigma</p><p>Budgeting</p><p>Hiring</p></div><h3>Career</h3><p><b>VXI Global Solutions, Makati</b> (Sep 2016 to date)</p><p><i>Operations Manager</i></p><ul><li>Site of four hundred agents</li></ul><p><b>Stream Global Services, Pasig</b> (Apr 2011 to Aug 2016)</p><p><i>Team Manager</i></p><ul><li>Three teams of technical support</li></ul><h3>Education</h3><p><b>Batangas State University</b> (2005 to 2009)</p><p><i>AB English</i></p>`,
    title: 'Operations Manager',
    work: [
      'Operations Manager | VXI Global Solutions | 2016-09 | present',
      'Team Manager | Stream Global Services | 2011-04 | 2016-08',
    ],
    education: ['Batangas State University | AB English | 2005 | 2009'],
  },
  {
    name: 'electronic engineer, table of two columns: dates and everything else in one cell',
    css: `${PLAIN}table{border-collapse:collapse;width:100%}td{border:1px solid #bbb;padding:5px;vertical-align:top}td:first-child{width:34mm}`,
    html: `<h2>Mark Joseph Lacanilao</h2><p>Email: mj.lacanilao@example.test<br>Home Address: Calamba City, Laguna</p><h3>EMPLOYMENT HISTORY</h3><table><tr><td>May 2019 – Present</td><td><b>Test Engineer</b><br>ON Semiconductor Philippines, Carmona, Cavite<br>Test programs of power chips</td></tr><tr><td>July 2015 – April 2019</td><td><b>Equipment Engineer</b><br>Amkor Technology Philippines, Biñan, Laguna<br>Uptime of wire bonders</td></tr></table><h3>EDUCATION</h3><table><tr><td>2010 – 2015</td><td><b>BS Electronics Engineering</b><br>Technological Institute of the Philippines<br>ECE Board passer, 2015</td></tr></table><h3>AWARDS</h3><table><tr><td>2022</td><td>Best Kaizen</td></tr></table>`,
    title: 'Test Engineer',
    work: [
      'Test Engineer | ON Semiconductor Philippines | 2019-05 | present',
      'Equipment Engineer | Amkor Technology Philippines | 2015-07 | 2019-04',
    ],
    education: ['Technological Institute of the Philippines | BS Electronics Engineering | 2010 | 2015'],
  },
  {
    name: 'bullets for posts under employers, years in brackets, no heading for the summary',
    css: PLAIN,
    html: `<h2>Rhodora Cabigting</h2><p>A patient caregiver with training in dementia care and a driving licence. I speak Hebrew for daily use.</p><p>Home: Candaba, Pampanga. Phone: 0920 555 8484.</p><h3>Work Background</h3><ul><li>Caregiver, Golan Home for the Elderly, Haifa, Israel (2017-2023)</li><li>Private Nurse, Dela Fuente Family, Quezon City (2014-2016)</li><li>Nursing Aide, Jose B. Lingad Memorial Hospital (2011-2013)</li></ul><h3>Schooling</h3><ul><li>Caregiving NC II, Angeles Training Institute (2014)</li><li>Midwifery, Pampanga Colleges (2007-2009)</li><li>Candaba High School (2003-2007)</li></ul><h3>Others</h3><p>First aid, Philippine Red Cross</p>`,
    title: 'Caregiver',
    work: [
      'Caregiver | Golan Home for the Elderly | 2017 | 2023',
      'Private Nurse | Dela Fuente Family | 2014 | 2016',
      'Nursing Aide | Jose B. Lingad Memorial Hospital | 2011 | 2013',
    ],
    education: [
      'Angeles Training Institute | Caregiving NC II |  | 2014',
      'Pampanga Colleges | Midwifery | 2007 | 2009',
      'Candaba High School |  | 2003 | 2007',
    ],
  },
  {
    name: 'UX designer, wide spacing, employer under the post with type of work, dates at far right in small',
    css: `body{font:10pt 'Inter',Arial;line-height:1.6;margin:1.5cm}h3{font-size:10pt;letter-spacing:3px;color:#888;margin:22px 0 6px}.r{display:flex;justify-content:space-between;align-items:baseline}.r small{color:#888}p{margin:0}.c{color:#888}`,
    html: `<h1>Isabel Cojuangco-Ramos</h1><p class=c>Product Designer (UI/UX) · Makati · isabel@example.test</p><h3>EXPERIENCE</h3><div class=r><b>Senior Product Designer</b><small>2022 — Now</small></div><p class=c>Tala Philippines · Full-time</p><p>Loan flows for first borrowers; tests with people in markets and malls; a design system of eighty parts kept with four engineers.</p><div class=r><b>UX Designer</b><small>2019 — 2022</small></div><p class=c>Coins.ph · Full-time</p><p>Sending money, bills, and the first crypto wallet of many.</p><div class=r><b>Graphic Designer</b><small>2017 — 2019</small></div><p class=c>Freelance</p><p>Menus and packaging.</p><h3>EDUCATION</h3><div class=r><b>Ateneo de Manila University</b><small>2013 — 2017</small></div><p class=c>BFA Information Design</p>`,
    title: 'Product Designer (UI/UX)',
    work: [
      'Senior Product Designer | Tala Philippines | 2022 | present',
      'UX Designer | Coins.ph | 2019 | 2022',
      'Graphic Designer | Freelance | 2017 | 2019',
    ],
    education: ['Ateneo de Manila University | BFA Information Design | 2013 | 2017'],
  },
  {
    name: 'librarian, dates with the words period of and present employer, school before degree with a dash',
    css: PLAIN,
    html: `<h2>NORMA L. BALTAZAR, RL, MLIS</h2><p>#14 Session Road, Baguio City<br>norma.b@example.test</p><h3>PROFESSIONAL EXPERIENCE</h3><p>COLLEGE LIBRARIAN<br>University of Baguio<br>June 2012 - Present</p><p>ASSISTANT LIBRARIAN<br>Saint Louis University Laboratory High School<br>June 2006 - May 2012</p><h3>ACADEMIC BACKGROUND</h3><p>Master of Library and Information Science - University of the Philippines Diliman - 2011<br>Bachelor of Library and Information Science - Saint Louis University - 2005</p><h3>PROFESSIONAL AFFILIATIONS</h3><p>Member, Philippine Librarians Association, 2007 - present</p><h3>SEMINARS</h3><p>Records Management, National Archives, 2016</p>`,
    title: 'COLLEGE LIBRARIAN',
    work: [
      'COLLEGE LIBRARIAN | University of Baguio | 2012-06 | present',
      'ASSISTANT LIBRARIAN | Saint Louis University Laboratory High School | 2006-06 | 2012-05',
    ],
    education: [
      'University of the Philippines Diliman | Master of Library and Information Science |  | 2011',
      'Saint Louis University | Bachelor of Library and Information Science |  | 2005',
    ],
  },
  {
    name: 'seller of real estate, two pages of side bar on the right with contact under the name',
    css: `body{font:10pt Arial;margin:1cm}.w{display:grid;grid-template-columns:2fr 1fr;gap:8mm}.s{background:#f0f4f8;padding:8px}h2{font-size:12pt;color:#0a5;margin:12px 0 4px}h1{margin:0}p{margin:1px 0}ul{margin:2px 0;padding-left:15px}`,
    html: `<h1>Gerald Anthony Yap</h1><p>Property Consultant</p><div class=w><div><h2>Work experience</h2><p><b>Property Consultant</b> at <b>Vista Residences</b></p><p>January 2021 – present | Cebu City</p><ul><li>Sold forty-two condominium units</li></ul><p><b>Sales Executive</b> at <b>Toyota Mandaue</b></p><p>March 2018 – December 2020 | Mandaue City</p><ul><li>Ten cars a month</li></ul><p><b>Bank Teller</b> at <b>Metrobank Colon</b></p><p>June 2015 – February 2018 | Cebu City</p></div><div class=s><h2>Contact</h2><p>0917 555 6060</p><p>gerald@example.test</p><p>Lapu-Lapu City, Cebu</p><h2>Education</h2><p><b>University of San Jose - Recoletos</b></p><p>BS Banking and Finance</p><p>2011 – 2015</p><h2>License</h2><p>Real Estate Salesperson, PRC 2021</p></div></div>`,
    title: 'Property Consultant',
    work: [
      'Property Consultant | Vista Residences | 2021-01 | present',
      'Sales Executive | Toyota Mandaue | 2018-03 | 2020-12',
      'Bank Teller | Metrobank Colon | 2015-06 | 2018-02',
    ],
    education: ['University of San Jose - Recoletos | BS Banking and Finance | 2011 | 2015'],
  },
]
