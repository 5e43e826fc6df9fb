import type { RealResume } from './resume.ts'

const RIGHT = `.r{display:flex;justify-content:space-between}body{font:11pt Arial}h2{font-size:13pt;border-bottom:1px solid #000;margin:10px 0 4px}p{margin:2px 0}ul{margin:2px 0}`
const SIDE = `body{font:10pt Helvetica;display:grid;grid-template-columns:62mm 1fr;gap:8mm}aside{background:#234;color:#fff;padding:5mm}h2{font-size:12pt;text-transform:uppercase;margin:12px 0 4px}p{margin:2px 0}ul{margin:2px 0;padding-left:14px}.r{display:flex;justify-content:space-between}`

/** The rules were made with these. */
export const RESUMES_TUNED: RealResume[] = [
  {
    name: 'right-hand place and date, employer first',
    css: RIGHT,
    html: `<h1>Danica Mae Villareal</h1><p>Cavite, Philippines | danica.v@example.test | +63 917 000 1111 | linkedin.com/in/danicav</p>
<h2>Experience</h2>
<div class=r><b>Brightloop Inc.</b><span>Austin, TX</span></div><div class=r><i>Product Operations Manager</i><span>Mar 2022 – Present</span></div>
<ul><li>Owned billing migration from Stripe to Paddle for 14k subscribers</li><li>Excel at cross-team planning; cut ticket backlog 38%</li></ul>
<div class=r><b>Kumu Holdings</b><span>Taguig</span></div><div class=r><i>Operations Associate</i><span>Aug 2019 – Feb 2022</span></div><ul><li>Ran weekly creator payouts and resolved disputes</li></ul>
<div class=r><b>Stripe</b><span>Dublin, Ireland</span></div><div class=r><i>Support Intern</i><span>Summer 2018</span></div><ul><li>Answered merchant questions about chargebacks</li></ul>
<h2>Education</h2><div class=r><b>De La Salle University</b><span>Manila</span></div><div class=r><i>BS Management of Financial Institutions</i><span>2015 – 2019</span></div><ul><li>Archer Achiever Scholarship, full tuition</li></ul>
<h2>Skills</h2><p>SQL, Notion, Zendesk, Google Sheets</p>`,
    title: 'Product Operations Manager',
    work: [
      'Product Operations Manager | Brightloop Inc. | 2022-03 | present',
      'Operations Associate | Kumu Holdings | 2019-08 | 2022-02',
      'Support Intern | Stripe | 2018 | 2018',
    ],
    education: ['De La Salle University | BS Management of Financial Institutions | 2015 | 2019'],
    never: ['Stripe', 'Excel'],
  },
  {
    name: 'dark side column, jobs on the right',
    css: SIDE,
    html: `<aside><h1>RHEA<br>MONTESCLAROS</h1><p>Executive Assistant</p><h2>Contact</h2><p>0927 555 0101</p><p>rhea.m@example.test</p><p>Dumaguete City</p><h2>Skills</h2><ul><li>Calendar management</li><li>Travel booking</li><li>Asana</li><li>Slack</li><li>Canva</li></ul><h2>Education</h2><p><b>Silliman University</b></p><p>BS Tourism Management</p><p>2011 - 2015</p><h2>Languages</h2><p>English, Cebuano</p></aside>
<main><h2>Profile</h2><p>Assistant to two founders of a Melbourne property group. Known for calm inboxes and plans that hold.</p><h2>Work Experience</h2>
<div class=r><b>Executive Assistant</b><span>01/2021 - Present</span></div><p>Harlow &amp; Finch Property, Melbourne (remote)</p><ul><li>Guard two calendars in three time zones</li><li>Prepare board packs every month</li></ul>
<div class=r><b>Guest Relations Officer</b><span>06/2017 - 12/2020</span></div><p>Atmosphere Resort, Dauin</p><ul><li>Checked in guests and sold dive trips</li></ul>
<div class=r><b>Front Desk Agent</b><span>05/2015 - 05/2017</span></div><p>Bethel Guest House</p><ul><li>Handled reservations by phone and mail</li></ul></main>`,
    title: 'Executive Assistant',
    work: [
      'Executive Assistant | Harlow & Finch Property | 2021-01 | present',
      'Guest Relations Officer | Atmosphere Resort | 2017-06 | 2020-12',
      'Front Desk Agent | Bethel Guest House | 2015-05 | 2017-05',
    ],
    education: ['Silliman University | BS Tourism Management | 2011 | 2015'],
  },
  {
    name: 'Filipino resume with personal data',
    css: `body{font:12pt 'Times New Roman'}p{margin:1px 0}td{padding:0 12px 0 0;vertical-align:top}h3{margin:10px 0 2px}`,
    html: `<center><h2>JUN-JUN P. ABELLERA</h2><p>Purok 4, Brgy. Lagao, General Santos City<br>Mobile No.: 0938-123-0000</p></center>
<h3>OBJECTIVE:</h3><p>To be able to work in a company where I can use my skills as a warehouse staff and to grow with the company.</p>
<h3>PERSONAL DATA:</h3><table><tr><td>Date of Birth</td><td>: March 3, 1994</td></tr><tr><td>Age</td><td>: 32</td></tr><tr><td>Civil Status</td><td>: Married</td></tr><tr><td>Height</td><td>: 5'6"</td></tr><tr><td>Religion</td><td>: Roman Catholic</td></tr></table>
<h3>EDUCATIONAL ATTAINMENT:</h3><table><tr><td>Tertiary</td><td>: Mindanao State University - General Santos</td><td>2011 - 2013</td></tr><tr><td>Secondary</td><td>: Lagao National High School</td><td>2007 - 2011</td></tr><tr><td>Primary</td><td>: Lagao Central Elementary School</td><td>2001 - 2007</td></tr></table>
<h3>WORKING EXPERIENCE:</h3><table><tr><td>Company</td><td>: Dole Philippines Inc.</td></tr><tr><td>Position</td><td>: Warehouse Checker</td></tr><tr><td>Date</td><td>: January 2019 - Kasalukuyan</td></tr></table><br>
<table><tr><td>Company</td><td>: KCC Mall of Gensan</td></tr><tr><td>Position</td><td>: Stockman</td></tr><tr><td>Date</td><td>: June 2014 - Dec. 2018</td></tr></table>
<h3>CHARACTER REFERENCES:</h3><p>Mr. Rolly Sison - Warehouse Supervisor, Dole Philippines Inc. - 0917 222 3333</p><p>I hereby certify that the above information is true and correct.</p>`,
    title: 'Warehouse Checker',
    work: [
      'Warehouse Checker | Dole Philippines Inc. | 2019-01 | present',
      'Stockman | KCC Mall of Gensan | 2014-06 | 2018-12',
    ],
    education: [
      'Mindanao State University - General Santos |  | 2011 | 2013',
      'Lagao National High School |  | 2007 | 2011',
      'Lagao Central Elementary School |  | 2001 | 2007',
    ],
  },
  {
    name: 'LinkedIn save as PDF',
    css: `body{font:11pt Arial;display:grid;grid-template-columns:58mm 1fr;gap:10mm}h1{margin:0}h2{font-size:14pt;margin:14px 0 4px;font-weight:400}h4{margin:12px 0 4px}p{margin:1px 0}.s{color:#888}`,
    html: `<div><h4>Contact</h4><p>paolo.t@example.test</p><p>www.linkedin.com/in/paolot (LinkedIn)</p><h4>Top Skills</h4><p>Paid Media</p><p>Google Ads</p><p>Marketing Analytics</p><h4>Languages</h4><p>English (Full Professional)</p><h4>Certifications</h4><p>Google Ads Search Certification</p></div>
<div><h1>Paolo Tiangco</h1><p>Performance Marketing Manager at Lumen Labs | ex-Grab</p><p class=s>Quezon City, National Capital Region, Philippines</p>
<h2>Summary</h2><p>Eight years of buying media for apps and shops.</p>
<h2>Experience</h2><p>Lumen Labs</p><p>Performance Marketing Manager</p><p class=s>March 2021 - Present (5 years 9 months)</p><p class=s>Metro Manila, Philippines</p><p>Lead a squad of four buyers across Meta and TikTok.</p><br>
<p>Grab</p><p class=s>3 years 2 months</p><p>Senior Growth Marketer</p><p class=s>January 2020 - February 2021 (1 year 2 months)</p><p>Growth Marketer</p><p class=s>January 2018 - December 2019 (2 years)</p><p class=s>Makati</p><br>
<h2>Education</h2><p>Ateneo de Manila University</p><p class=s>BS Management Engineering · (2013 - 2017)</p></div>`,
    title: 'Performance Marketing Manager',
    work: [
      'Performance Marketing Manager | Lumen Labs | 2021-03 | present',
      'Senior Growth Marketer | Grab | 2020-01 | 2021-02',
      'Growth Marketer | Grab | 2018-01 | 2019-12',
    ],
    education: ['Ateneo de Manila University | BS Management Engineering | 2013 | 2017'],
  },
  {
    name: 'dates in a left column',
    css: `body{font:10.5pt Georgia}.e{display:grid;grid-template-columns:38mm 1fr;margin:5px 0}h2{color:#158;margin:12px 0 2px}p{margin:0}ul{margin:2px 0}`,
    html: `<h1>Geraldine Uy</h1><p>Senior Accountant</p><p>Binondo, Manila · gera.uy@example.test · 0918 444 5555</p><h2>Employment History</h2>
<div class=e><span>Oct 2020 – present</span><div><p><b>Senior Accountant, Meridian Shared Services</b></p><p>Pasig</p><ul><li>Close of books for 6 entities in NetSuite</li></ul></div></div>
<div class=e><span>Jul 2016 – Sep 2020</span><div><p><b>Accounting Assistant, Tan Chua &amp; Co. CPAs</b></p><p>Binondo</p><ul><li>BIR filings, bank reconciliations</li></ul></div></div>
<h2>Education</h2><div class=e><span>2012 – 2016</span><div><p><b>BS Accountancy, University of Santo Tomas</b></p><p>Cum laude</p></div></div>
<h2>Licenses</h2><div class=e><span>2016</span><div><p>Certified Public Accountant</p></div></div><h2>Tools</h2><p>NetSuite, QuickBooks, Excel</p>`,
    title: 'Senior Accountant',
    work: [
      'Senior Accountant | Meridian Shared Services | 2020-10 | present',
      'Accounting Assistant | Tan Chua & Co. CPAs | 2016-07 | 2020-09',
    ],
    education: ['University of Santo Tomas | BS Accountancy | 2012 | 2016'],
  },
  {
    name: 'bordered table of jobs',
    css: `body{font:11pt Arial}table{border-collapse:collapse;width:100%}td,th{border:1px solid #444;padding:3px 6px;text-align:left}h3{background:#ddd;padding:2px;margin:10px 0 4px}`,
    html: `<h2>Mark Anthony B. Delos Reyes</h2>Position Applied: Electrical Technician<br>Blk 12 Lot 4 Camella Homes, Bacoor, Cavite<br>0905-777-1212
<h3>WORK EXPERIENCE</h3><table><tr><th>Company</th><th>Position</th><th>Inclusive Dates</th></tr><tr><td>Yazaki-Torres Manufacturing</td><td>Electrical Technician</td><td>02/2021 – Present</td></tr><tr><td>EMI Yazaki Corp.</td><td>Line Operator</td><td>05/2018 – 01/2021</td></tr><tr><td>SM Department Store</td><td>Sales Clerk</td><td>11/2016 – 04/2017</td></tr></table>
<h3>EDUCATIONAL BACKGROUND</h3><table><tr><th>Level</th><th>School</th><th>Course</th><th>Year</th></tr><tr><td>College</td><td>Cavite State University</td><td>BS Electrical Engineering</td><td>2012-2016</td></tr><tr><td>High School</td><td>Bacoor National High School</td><td></td><td>2008-2012</td></tr></table>
<h3>SKILLS</h3>PLC basic, AutoCAD, house wiring, motor control`,
    title: 'Electrical Technician',
    work: [
      'Electrical Technician | Yazaki-Torres Manufacturing | 2021-02 | present',
      'Line Operator | EMI Yazaki Corp. | 2018-05 | 2021-01',
      'Sales Clerk | SM Department Store | 2016-11 | 2017-04',
    ],
    education: [
      'Cavite State University | BS Electrical Engineering | 2012 | 2016',
      'Bacoor National High School |  | 2008 | 2012',
    ],
  },
  {
    name: 'picture-like two columns, short lines, spaced headings',
    css: `body{font:10pt Verdana}header{text-align:center;letter-spacing:3px}.g{display:grid;grid-template-columns:1fr 1fr;gap:12mm}h3{letter-spacing:4px;margin:12px 0 4px}p{margin:2px 0}`,
    html: `<header><h1>TRISHA GO</h1><p>GRAPHIC DESIGNER</p></header><div class=g><div><h3>ABOUT ME</h3><p>I design brands for cafes and small shops, from logo to menu board.</p><h3>EDUCATION</h3><p><b>BFA Visual Communication</b></p><p>University of the Philippines Diliman</p><p>2014 - 2018</p><h3>SKILLS</h3><p>Adobe Illustrator</p><p>Photoshop</p><p>Figma</p><p>Packaging</p></div>
<div><h3>EXPERIENCE</h3><p><b>SENIOR DESIGNER</b></p><p>Studio Paraluman</p><p>2021 - Present</p><p>Lead visual work for twelve food brands.</p><br><p><b>JUNIOR DESIGNER</b></p><p>Kape't Kwaderno</p><p>2018 - 2021</p><p>Made posts, menus and stickers.</p><h3>CONTACT</h3><p>trisha@example.test</p><p>Marikina City</p></div></div>`,
    title: 'GRAPHIC DESIGNER',
    work: ['SENIOR DESIGNER | Studio Paraluman | 2021 | present', "JUNIOR DESIGNER | Kape't Kwaderno | 2018 | 2021"],
    education: ['University of the Philippines Diliman | BFA Visual Communication | 2014 | 2018'],
  },
  {
    name: 'founder with place column and blank line before the employer',
    css: RIGHT,
    html: `<h1>Enrico Sandoval</h1><p>enrico@example.test · Makati</p><h2>Professional Experience</h2>
<div class=r><b>Co-Founder &amp; CTO</b><span>June 2020 – Present</span></div><br><div class=r><span>Talyer App</span><span>Singapore</span></div><ul><li>Shipped booking for 300 garages</li></ul>
<div class=r><b>Lead Software Engineer</b><span>Mar '16 – May '20</span></div><br><div class=r><span>Voyager Innovations</span><span>Mandaluyong</span></div><ul><li>Moved wallet to Go services, led six people</li></ul>
<div class=r><b>Software Engineer</b><span>Jun '13 – Feb '16</span></div><br><div class=r><span>Accenture</span><span>Taguig City</span></div>
<h2>Education</h2><div class=r><b>BS Computer Science</b><span>2009 – 2013</span></div><br><div class=r><span>University of San Carlos</span><span>Cebu</span></div><p>DOST Merit Scholarship</p>
<h2>Skills</h2><p>Go, Kubernetes, PostgreSQL, React</p>`,
    title: 'Co-Founder & CTO',
    work: [
      'Co-Founder & CTO | Talyer App | 2020-06 | present',
      'Lead Software Engineer | Voyager Innovations | 2016-03 | 2020-05',
      'Software Engineer | Accenture | 2013-06 | 2016-02',
    ],
    education: ['University of San Carlos | BS Computer Science | 2009 | 2013'],
  },
]
