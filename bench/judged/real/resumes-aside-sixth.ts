import type { RealResume } from './resume.ts'

/** Exports of job sites and templates that many people use; measured when written, then looked at. */
export const RESUMES_ASIDE_SIXTH: RealResume[] = [
  {
    name: 'Europass with dates and towns left',
    css: `body{font:10pt Arial}.e{display:grid;grid-template-columns:42mm 1fr;gap:6mm;margin:4px 0}.h{font-weight:bold;text-transform:uppercase;color:#004494;border-bottom:1px solid #004494;margin-top:10px}.d{color:#555}p{margin:1px 0}ul{margin:1px 0}`,
    html: `<h1>Marvin Lagdameo</h1><p>Date of birth: 14/02/1994 | Nationality: Filipino | Phone: (+63) 9175550101 | Email: marvin@example.test</p><div class=h>About me</div><p>Electrician with eight years in ships and hotels, two languages.</p><div class=h>Work experience</div><div class=e><div class=d>[ 03/2021 – Current ]<br>Valletta, Malta</div><div><p><b>Maintenance Electrician</b></p><p>Corinthia Hotels</p><ul><li>Fault finding in 250 rooms</li></ul></div></div><div class=e><div class=d>[ 06/2016 – 01/2021 ]<br>Batangas City, Philippines</div><div><p><b>Electrical Technician</b></p><p>Keppel Batangas Shipyard</p></div></div><div class=h>Education and training</div><div class=e><div class=d>[ 2011 – 2016 ]<br>Batangas City, Philippines</div><div><p><b>Bachelor of Science in Electrical Engineering</b></p><p>Batangas State University</p></div></div><div class=h>Language skills</div><p>Mother tongue(s): Tagalog</p><p>English: Listening C1 Reading C1 Writing B2</p><div class=h>Digital skills</div><p>AutoCAD | Microsoft Office | PLC programming</p>`,
    title: 'Maintenance Electrician',
    work: [
      'Maintenance Electrician | Corinthia Hotels | 2021-03 | present',
      'Electrical Technician | Keppel Batangas Shipyard | 2016-06 | 2021-01',
    ],
    education: ['Batangas State University | Bachelor of Science in Electrical Engineering | 2011 | 2016'],
  },
  {
    name: 'profile of a job site, labels in a column',
    css: `body{font:10.5pt Arial}table{border-collapse:collapse;margin:4px 0}td{padding:2px 14px 2px 0;vertical-align:top}td:first-child{color:#666;width:42mm}h2{font-size:13pt;margin:12px 0 4px}p{margin:2px 0}.s{display:flex;gap:6mm}.s div:first-child{width:42mm;color:#666}`,
    html: `<h1>Krizia Anne Dumlao</h1><p>krizia@example.test &nbsp; +63 927 555 0133 &nbsp; Dagupan City, Pangasinan</p><h2>Experience</h2><div class=s><div>Jun 2020 - Present<br>(6 years 5 months)</div><div><p><b>Purchasing Officer</b></p><p>Regent Foods Corporation | Pasig City, Philippines</p><table><tr><td>Industry</td><td>Food &amp; Beverage</td></tr><tr><td>Specialization</td><td>Purchasing/Inventory</td></tr><tr><td>Role</td><td>Purchasing Officer</td></tr><tr><td>Position Level</td><td>1-4 Years Experienced Employee</td></tr></table></div></div><div class=s><div>Apr 2017 - May 2020<br>(3 years 1 month)</div><div><p><b>Inventory Clerk</b></p><p>CSI Warehouse Club | Dagupan City, Philippines</p><table><tr><td>Industry</td><td>Retail / Merchandise</td></tr><tr><td>Position Level</td><td>Fresh / Entry Level</td></tr></table></div></div><h2>Education</h2><div class=s><div>2017</div><div><p><b>Lyceum-Northwestern University</b></p><p>Bachelor's/College Degree in Business Studies/Administration/Management | Philippines</p><table><tr><td>Major</td><td>Operations Management</td></tr><tr><td>Grade</td><td>Grade B/2nd Class Upper</td></tr></table></div></div><h2>Skills</h2><div class=s><div>Advanced</div><div>MS Excel, Supplier Negotiation, SAP MM</div></div>`,
    title: 'Purchasing Officer',
    work: [
      'Purchasing Officer | Regent Foods Corporation | 2020-06 | present',
      'Inventory Clerk | CSI Warehouse Club | 2017-04 | 2020-05',
    ],
    education: [
      `Lyceum-Northwestern University | Bachelor's/College Degree in Business Studies/Administration/Management |  | 2017`,
    ],
  },
  {
    name: 'LinkedIn PDF with promotions under one employer',
    css: `body{font:11pt Arial;display:grid;grid-template-columns:58mm 1fr;gap:10mm}.l h4{margin:10px 0 4px}h1{margin:0;font-weight:400}h2{font-size:15pt;margin:14px 0 4px;font-weight:400}p{margin:1px 0}.g{color:#666}`,
    html: `<div class=l><h4>Contact</h4><p>0917 555 0177 (Mobile)</p><p>vien@example.test</p><h4>Top Skills</h4><p>Process Improvement</p><p>Lean Six Sigma</p><p>Power BI</p><h4>Languages</h4><p>English (Full Professional)</p><p>Filipino (Native or Bilingual)</p><h4>Certifications</h4><p>Lean Six Sigma Yellow Belt</p></div><div><h1>Vien Carlo Matias</h1><p>Operations Excellence Manager at Aboitiz Data Innovation | Ex-Concentrix | Process nerd</p><p class=g>Taguig, National Capital Region, Philippines</p><h2>Summary</h2><p>I help contact centers run on numbers instead of noise.</p><h2>Experience</h2><p>Aboitiz Data Innovation</p><p>Operations Excellence Manager</p><p class=g>August 2022 - Present (4 years 4 months)</p><p class=g>Metro Manila</p><br><p>Concentrix</p><p class=g>5 years 3 months</p><p>Process Improvement Supervisor</p><p class=g>February 2019 - July 2022 (3 years 6 months)</p><p>Quality Analyst</p><p class=g>May 2017 - January 2019 (1 year 9 months)</p><br><h2>Education</h2><p>Mapúa University</p><p class=g>Bachelor of Science, Industrial Engineering · (2012 - 2017)</p><p>Manila Science High School</p><p class=g>High School Diploma · (2008 - 2012)</p></div>`,
    title: 'Operations Excellence Manager',
    work: [
      'Operations Excellence Manager | Aboitiz Data Innovation | 2022-08 | present',
      'Process Improvement Supervisor | Concentrix | 2019-02 | 2022-07',
      'Quality Analyst | Concentrix | 2017-05 | 2019-01',
    ],
    education: [
      'Mapúa University | Bachelor of Science, Industrial Engineering | 2012 | 2017',
      'Manila Science High School |  | 2008 | 2012',
    ],
  },
  {
    name: 'template with a dark left column, all capitals and bars',
    css: `body{font:9.5pt Arial;display:grid;grid-template-columns:60mm 1fr;gap:8mm}.l{background:#233;color:#fff;padding:6mm}h1{font-size:26pt;margin:0;letter-spacing:1px}h3{font-size:12pt;letter-spacing:2px;margin:12px 0 4px;text-transform:uppercase}p{margin:1px 0}ul{margin:1px 0;padding-left:14px}.j{font-weight:bold;margin-top:6px}`,
    html: `<div class=l><h3>Contact</h3><p>0906 555 0122</p><p>trisha.m@example.test</p><p>Brgy. San Isidro, Cainta, Rizal</p><h3>Education</h3><p><b>BSBA - Human Resource Management</b></p><p>Our Lady of Fatima University</p><p>2015 - 2019</p><p style="margin-top:6px"><b>Senior High School - HUMSS</b></p><p>Cainta Catholic College</p><p>2013 - 2015</p><h3>Expertise</h3><ul><li>Recruitment</li><li>Payroll</li><li>Employee Relations</li></ul><h3>Language</h3><p>English</p><p>Filipino</p></div><div><h1>TRISHA MAE VALDERAMA</h1><p style="letter-spacing:3px">HR GENERALIST</p><h3>Profile</h3><p>People-first HR generalist with five years in retail and logistics, from sourcing to clearance.</p><h3>Experience</h3><p class=j>2022 - Present</p><p>Ninja Van Philippines | Taguig</p><p><b>HR Generalist</b></p><ul><li>Runs hiring for eleven hubs</li><li>Cut time to hire from 31 to 18 days</li></ul><p class=j>2019 - 2022</p><p>Robinsons Supermarket | Cainta</p><p><b>HR Assistant</b></p><ul><li>201 files, timekeeping, SSS and PhilHealth</li></ul><h3>References</h3><p><b>Jonel Ramos</b></p><p>HR Head, Ninja Van Philippines</p></div>`,
    title: 'HR Generalist',
    work: [
      'HR Generalist | Ninja Van Philippines | 2022 | present',
      'HR Assistant | Robinsons Supermarket | 2019 | 2022',
    ],
    education: [
      'Our Lady of Fatima University | BSBA - Human Resource Management | 2015 | 2019',
      'Cainta Catholic College | Senior High School - HUMSS | 2013 | 2015',
    ],
  },
  {
    name: 'Word template, titles in small capitals with dates in a left cell',
    css: `body{font:11pt Georgia}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:4px 6px}td:first-child{width:34mm;color:#777;text-align:right;border-right:2px solid #888}h2{font-size:14pt;font-variant:small-caps;margin:10px 0 0}p{margin:0}h4{margin:0;font-size:11pt}`,
    html: `<h1 style="font-weight:400;margin:0">Rodelio <b>Catapang</b></h1><p>Lipa City, Batangas · 0998 555 0140 · rodelio@example.test</p><h2>Experience</h2><table><tr><td>2018 – Present</td><td><h4>Production Supervisor, Nidec Philippines Corporation</h4><p>Leads three lines of 40 operators; scrap down by a third.</p></td></tr><tr><td>2013 – 2018</td><td><h4>Line Leader, Epson Precision Philippines</h4><p>Trained 120 new operators.</p></td></tr><tr><td>2011 – 2013</td><td><h4>Production Operator, Littelfuse</h4></td></tr></table><h2>Education</h2><table><tr><td>2007 – 2011</td><td><h4>BS Industrial Technology, Batangas State University</h4><p>Major in Mechanical Technology</p></td></tr></table><h2>Skills</h2><p>5S · Kaizen · 8D reports · Excel</p>`,
    title: 'Production Supervisor',
    work: [
      'Production Supervisor | Nidec Philippines Corporation | 2018 | present',
      'Line Leader | Epson Precision Philippines | 2013 | 2018',
      'Production Operator | Littelfuse | 2011 | 2013',
    ],
    education: ['Batangas State University | BS Industrial Technology | 2007 | 2011'],
  },
  {
    name: 'plain text pasted into a document, headings between signs',
    css: 'body{font:11pt Arial}pre{font:11pt "Courier New",monospace}',
    html: `<pre>
JEROME B. PANGILINAN
Web Developer
San Fernando, Pampanga | jerome@example.test

=== PROFILE ===
Four years of WordPress and Shopify work for agencies abroad.

=== EXPERIENCE ===
Web Developer, Brightcove Digital (Jan 2023 - present)
- Builds landing pages, two a week
- Speeds up stores

Junior Web Developer, Coreproc Inc. (Mar 2021 - Dec 2022)
- Laravel back ends

=== EDUCATION ===
Holy Angel University
BS Information Technology, 2017 - 2021

=== SKILLS ===
PHP, Laravel, WordPress, Shopify, Git
</pre>`,
    title: 'Web Developer',
    work: [
      'Web Developer | Brightcove Digital | 2023-01 | present',
      'Junior Web Developer | Coreproc Inc. | 2021-03 | 2022-12',
    ],
    education: ['Holy Angel University | BS Information Technology | 2017 | 2021'],
  },
  {
    name: 'cards with the employer first, headings as sentences',
    css: `body{font:11pt Arial;color:#222}h1{font-size:28pt;margin:0}h2{font-size:16pt;color:#c2410c;margin:14px 0 4px}h4{margin:6px 0 0;font-size:11pt}p{margin:1px 0}.m{color:#777;font-size:9.5pt}`,
    html: `<h1>Hi, I'm Mikaela Soriano.</h1><p>Social Media Manager from Iloilo City. I plan, write and answer.</p><p>mika@example.test</p><h2>Where I've worked</h2><h4>Spiral Creative Co.</h4><p>Social Media Manager</p><p class=m>May 2022 to now</p><p>Six brands, two of them in Australia.</p><h4>Panay News</h4><p>Content Writer</p><p class=m>July 2019 to April 2022</p><h2>What I studied</h2><h4>Central Philippine University</h4><p>AB Mass Communication</p><p class=m>2015 to 2019</p><h2>What I'm good at</h2><p>Canva, CapCut, Meta Business Suite, copywriting</p>`,
    title: 'Social Media Manager',
    work: [
      'Social Media Manager | Spiral Creative Co. | 2022-05 | present',
      'Content Writer | Panay News | 2019-07 | 2022-04',
    ],
    education: ['Central Philippine University | AB Mass Communication | 2015 | 2019'],
  },
]
