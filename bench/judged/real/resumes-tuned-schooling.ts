import type { RealResume } from './resume.ts'

/** Layouts of Filipino seekers with much to say of their schools; judged before the rules were held against them, then made with. */
export const RESUMES_TUNED_SCHOOLING: RealResume[] = [
  {
    name: 'bio-data table, levels in the first cell, facts of a school below each other',
    css: 'body{font:11pt Arial;margin:2cm}table{border-collapse:collapse;width:100%}td{border:1px solid #888;padding:4px;vertical-align:top}td:first-child{width:28%}',
    html: `<h2 style="text-align:center">BIO-DATA</h2><table><tr><td>Name</td><td>Ronalyn P. Macaraeg</td></tr><tr><td>Position Desired</td><td>Office Staff</td></tr><tr><td>Address</td><td>Purok 2, Brgy. Anonas, Urdaneta City, Pangasinan</td></tr><tr><td>Civil Status</td><td>Single</td></tr></table>
<p><b>EDUCATIONAL ATTAINMENT</b></p><table><tr><td>Tertiary</td><td><b>Bachelor of Science in Office Administration</b><br>Pangasinan State University – Urdaneta Campus<br>2015 – 2019</td></tr><tr><td>Secondary</td><td>Urdaneta City National High School<br>Urdaneta City<br>2011 – 2015</td></tr><tr><td>Elementary</td><td>Anonas Central School<br>Urdaneta City<br>2005 – 2011</td></tr></table>
<p><b>WORK EXPERIENCE</b></p><table><tr><td>June 2021 – Present</td><td><b>Admin Clerk</b><br>Nueva Agri Supply Trading</td></tr><tr><td>July 2019 – May 2021</td><td><b>Cashier</b><br>Savewell Supermarket</td></tr></table>`,
    title: 'Office Staff',
    work: [
      'Admin Clerk | Nueva Agri Supply Trading | 2021-06 | present',
      'Cashier | Savewell Supermarket | 2019-07 | 2021-05',
    ],
    education: [
      'Pangasinan State University – Urdaneta Campus | Bachelor of Science in Office Administration | 2015 | 2019',
      'Urdaneta City National High School |  | 2011 | 2015',
      'Anonas Central School |  | 2005 | 2011',
    ],
  },
  {
    name: 'levels as small headings, school and address as points',
    css: 'body{font:11pt Calibri,Arial;margin:2cm}h4{margin:6px 0 0}ul{margin:2px 0}',
    html: `<h1>Jerico Dumlao</h1><p>Junior Web Developer</p><p>Solano, Nueva Vizcaya · 0917 555 0133</p><h2>Education</h2>
<h4>College</h4><ul><li>Nueva Vizcaya State University</li><li>Bayombong, Nueva Vizcaya</li><li>Bachelor of Science in Information Technology</li></ul><p>2021 - Present</p>
<h4>Senior High School</h4><ul><li>Solano High School</li><li>Solano, Nueva Vizcaya</li><li>TVL - Computer Systems Servicing</li></ul><p>2019 - 2021</p>
<h4>Junior High School</h4><ul><li>Solano High School</li><li>Solano, Nueva Vizcaya</li></ul><p>2015 - 2019</p>
<h4>Primary</h4><ul><li>Roxas Elementary School</li></ul><p>2009 - 2015</p>
<h2>Internship</h2><p><b>Web Developer Intern</b><br>Vizcaya ICT Hub<br>February 2025 - May 2025</p><h2>Skills</h2><p>HTML, CSS, Laravel, MySQL</p>`,
    title: 'Junior Web Developer',
    work: ['Web Developer Intern | Vizcaya ICT Hub | 2025-02 | 2025-05'],
    education: [
      'Nueva Vizcaya State University | Bachelor of Science in Information Technology | 2021 | ',
      'Solano High School | TVL - Computer Systems Servicing | 2019 | 2021',
      'Solano High School |  | 2015 | 2019',
      'Roxas Elementary School |  | 2009 | 2015',
    ],
  },
  {
    name: 'two columns as in Canva, schools in the side, honours and board below',
    css: 'body{font:10.5pt Arial;margin:0}.s{float:left;width:33%;background:#e7dccd;padding:14px;box-sizing:border-box}.m{margin-left:36%;padding:14px 0}h3{letter-spacing:2px}',
    html: `<div class="s"><h3>CONTACT</h3><p>0998 555 0117<br>ailyn.v@example.com<br>Talisay City, Cebu</p><h3>EDUCATION</h3><p><b>BS in Accountancy</b><br>University of San Jose – Recoletos<br>2014 – 2018<br><i>Cum Laude</i></p><p><b>High School</b><br>Talisay City National High School<br>2010 – 2014<br>With Honors</p><h3>LICENSES</h3><p>Certified Public Accountant<br>October 2018 Board Exam, 84.5%</p><h3>SKILLS</h3><p>QuickBooks<br>Xero<br>SAP</p></div>
<div class="m"><h1>AILYN VERGARA</h1><p>Certified Public Accountant</p><h3>EXPERIENCE</h3><p><b>Senior Accountant</b><br>Harborline Logistics, Inc.<br>March 2022 – Present</p><ul><li>Closes the books of three entities.</li></ul><p><b>Audit Associate</b><br>Dela Torre Cabrera & Co., CPAs<br>January 2019 – February 2022</p><ul><li>Audits of rural banks.</li></ul></div>`,
    title: 'Certified Public Accountant',
    work: [
      'Senior Accountant | Harborline Logistics, Inc. | 2022-03 | present',
      'Audit Associate | Dela Torre Cabrera & Co., CPAs | 2019-01 | 2022-02',
    ],
    education: [
      'University of San Jose – Recoletos | BS in Accountancy | 2014 | 2018',
      'Talisay City National High School |  | 2010 | 2014',
    ],
  },
  {
    name: 'Europass: dates left, degree in bold, school below with place',
    css: 'body{font:11pt Arial;margin:2cm}.r{display:flex}.d{width:30%;color:#036}.c{width:70%}',
    html: `<h1>Marvin Escalante</h1><p>Job applied for: Marine Engineer</p><h3>WORK EXPERIENCE</h3><div class="r"><div class="d">02/2019 – Present</div><div class="c"><b>Third Engineer</b><br>Oceanstar Crewing Philippines, Manila (Philippines)</div></div><div class="r"><div class="d">06/2016 – 12/2018</div><div class="c"><b>Engine Cadet</b><br>Meridian Ship Management, Manila (Philippines)</div></div>
<h3>EDUCATION AND TRAINING</h3><div class="r"><div class="d">2012 – 2016</div><div class="c"><b>Bachelor of Science in Marine Engineering</b><br>Palompon Institute of Technology, Palompon, Leyte (Philippines)</div></div><div class="r"><div class="d">2008 – 2012</div><div class="c"><b>High School Diploma</b><br>Palompon National High School, Palompon, Leyte (Philippines)</div></div><h3>PERSONAL SKILLS</h3><p>English C1</p>`,
    title: 'Marine Engineer',
    work: [
      'Third Engineer | Oceanstar Crewing Philippines | 2019-02 | present',
      'Engine Cadet | Meridian Ship Management | 2016-06 | 2018-12',
    ],
    education: [
      'Palompon Institute of Technology | Bachelor of Science in Marine Engineering | 2012 | 2016',
      'Palompon National High School |  | 2008 | 2012',
    ],
  },
  {
    name: 'LinkedIn export',
    css: 'body{font:11pt Arial;margin:2cm}.g{color:#777}',
    html: `<h1>Katrina Lumbao</h1><p>Talent Acquisition Specialist at Bluepeak Staffing<br><span class="g">Mandaluyong, National Capital Region, Philippines</span></p><h2>Experience</h2><p><b>Bluepeak Staffing</b><br>Talent Acquisition Specialist<br><span class="g">May 2022 - Present (4 years 7 months)</span></p><p><b>Kinetiq Outsourcing</b><br>HR Assistant<br><span class="g">August 2019 - April 2022 (2 years 9 months)</span><br><span class="g">Pasig City</span></p><h2>Education</h2><p><b>University of the Philippines Los Baños</b><br>Bachelor of Arts - BA, Communication Arts · <span class="g">(2015 - 2019)</span></p><p><b>Philippine Science High School</b><br>High School · <span class="g">(2011 - 2015)</span></p><p class="g">Page 1 of 1</p>`,
    title: 'Talent Acquisition Specialist',
    work: [
      'Talent Acquisition Specialist | Bluepeak Staffing | 2022-05 | present',
      'HR Assistant | Kinetiq Outsourcing | 2019-08 | 2022-04',
    ],
    education: [
      'University of the Philippines Los Baños | Bachelor of Arts - BA, Communication Arts | 2015 | 2019',
      'Philippine Science High School |  | 2011 | 2015',
    ],
  },
  {
    name: 'undergraduate with the year reached, vocational courses, seminars under the schools',
    css: 'body{font:11pt Times New Roman;margin:2cm}',
    html: `<p><b>DENNIS C. OLIVAR</b><br>Brgy. Sampaloc 1, Dasmariñas City, Cavite<br>0926 555 0108</p><p><b>Objective:</b> To be hired as a CNC operator in a company that values hard work.</p><p><b>EDUCATIONAL BACKGROUND</b></p><p>College: Cavite State University - Indang<br>BS Industrial Engineering (2nd year undergraduate)<br>S.Y. 2012 - 2014</p><p>Vocational: Don Bosco Technical Institute - Makati<br>Machining NC II, 2015</p><p>High School: Dasmariñas Integrated High School<br>S.Y. 2008 - 2012</p><p><b>SEMINARS ATTENDED</b></p><p>Basic Occupational Safety and Health, TESDA Cavite, 2016<br>5S Housekeeping, March 2017</p><p><b>WORK EXPERIENCE</b></p><p>CNC Operator - Precision Metalworks Phils. Inc. - March 2018 to present<br>Production Operator - Daiichi Electronics Phils. - June 2015 to February 2018</p>`,
    title: 'CNC Operator',
    work: [
      'CNC Operator | Precision Metalworks Phils. Inc. | 2018-03 | present',
      'Production Operator | Daiichi Electronics Phils. | 2015-06 | 2018-02',
    ],
    education: [
      'Cavite State University - Indang | BS Industrial Engineering | 2012 | 2014',
      'Don Bosco Technical Institute - Makati | Machining NC II |  | 2015',
      'Dasmariñas Integrated High School |  | 2008 | 2012',
    ],
  },
  {
    name: 'in capitals, degree first with its major, school and years on one line, units earned',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>CHERRY MAE B. ALINSUG, LPT</h2><p>SECONDARY SCHOOL TEACHER I</p><p>Tagbilaran City, Bohol</p><h3>EDUCATIONAL QUALIFICATIONS</h3><p>MASTER OF ARTS IN EDUCATION MAJOR IN ENGLISH (27 UNITS EARNED)<br>HOLY NAME UNIVERSITY, TAGBILARAN CITY | 2020 - PRESENT</p><p>BACHELOR OF SECONDARY EDUCATION MAJOR IN ENGLISH<br>BOHOL ISLAND STATE UNIVERSITY - MAIN CAMPUS | 2012 - 2016</p><p>SECONDARY<br>DR. CECILIO PUTONG NATIONAL HIGH SCHOOL | 2008 - 2012</p><h3>ELIGIBILITY</h3><p>LICENSURE EXAMINATION FOR TEACHERS, SEPTEMBER 2016, 83.20%</p><h3>WORK EXPERIENCE</h3><p>SECONDARY SCHOOL TEACHER I<br>DEPED - CAMAYAAN HIGH SCHOOL<br>JUNE 2018 - PRESENT</p><p>CLASSROOM TEACHER<br>BOHOL WISDOM SCHOOL<br>JUNE 2016 - MAY 2018</p>`,
    title: 'Secondary School Teacher I',
    work: [
      'Secondary School Teacher I | DEPED - CAMAYAAN HIGH SCHOOL | 2018-06 | present',
      'Classroom Teacher | BOHOL WISDOM SCHOOL | 2016-06 | 2018-05',
    ],
    education: [
      'HOLY NAME UNIVERSITY | MASTER OF ARTS IN EDUCATION MAJOR IN ENGLISH | 2020 | ',
      'BOHOL ISLAND STATE UNIVERSITY - MAIN CAMPUS | BACHELOR OF SECONDARY EDUCATION MAJOR IN ENGLISH | 2012 | 2016',
      'DR. CECILIO PUTONG NATIONAL HIGH SCHOOL |  | 2008 | 2012',
    ],
  },
  {
    name: 'headings in a column of their own at the left',
    css: 'body{font:11pt Georgia,serif;margin:2cm}.r{display:flex;margin-bottom:10px}.h{width:24%;font-weight:bold}.c{width:76%}',
    html: `<h1 style="text-align:center">PAOLO MIGUEL SARMIENTO</h1><p style="text-align:center">Las Piñas City | paolo.s@example.com</p><div class="r"><div class="h">OBJECTIVE</div><div class="c">Network engineer who wants to keep the lines of a growing company up, day and night, with what five years in the field have taught.</div></div><div class="r"><div class="h">EDUCATION</div><div class="c">Adamson University - BS Computer Engineering<br>June 2013 - April 2018</div></div><div class="r"><div class="h">EXPERIENCE</div><div class="c"><b>Corelink Networks, Makati City</b><br>Network Engineer, January 2021 - Present<ul><li>Keeps the routers of 40 branches.</li></ul><b>Innove Tech Support, Taguig</b><br>NOC Analyst, July 2018 - December 2020<ul><li>Watched alarms at night.</li></ul></div></div><div class="r"><div class="h">CERTIFICATES</div><div class="c">CCNA Routing and Switching, 2019</div></div><div class="r"><div class="h">SKILLS</div><div class="c">Cisco IOS, Linux, Wireshark</div></div>`,
    title: 'Network Engineer',
    work: [
      'Network Engineer | Corelink Networks | 2021-01 | present',
      'NOC Analyst | Innove Tech Support | 2018-07 | 2020-12',
    ],
    education: ['Adamson University | BS Computer Engineering | 2013 | 2018'],
  },
  {
    name: 'Filipino headings and labels, a scholarship and a prize beside the schools',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>ROWENA S. DIMACULANGAN</h2><p>Brgy. Balintawak, Lipa City, Batangas</p><p><b>Hanap na Trabaho:</b> Kahera</p><h3>NATAPOS NA PAG-AARAL</h3><p>Kolehiyo: Kolehiyo ng Lungsod ng Lipa, BS Business Administration, 2014-2016 (hindi natapos)<br>Iskolar ng Lungsod, 2014-2016</p><p>Mataas na Paaralan: Lipa City National High School, 2010-2014<br>Gantimpala sa Sining, 2013</p><p>Elementarya: Balintawak Elementary School, 2004-2010</p><h3>KARANASAN SA TRABAHO</h3><p>Kahera, Mercado Grocery, Marso 2019 hanggang kasalukuyan<br>Tindera, Aling Nena Bakery, Mayo 2016 hanggang Pebrero 2019</p>`,
    title: 'Kahera',
    work: ['Kahera | Mercado Grocery | 2019-03 | present', 'Tindera | Aling Nena Bakery | 2016-05 | 2019-02'],
    education: [
      'Kolehiyo ng Lungsod ng Lipa | BS Business Administration | 2014 | 2016',
      'Lipa City National High School |  | 2010 | 2014',
      'Balintawak Elementary School |  | 2004 | 2010',
    ],
  },
  {
    name: 'years before a bar, level above, school without a telling word',
    css: 'body{font:11pt Verdana;margin:2cm}h4{margin:8px 0 0}',
    html: `<h1>GLENN T. OPLE</h1><p>09175550129 · Malabon City</p><h2>PROFILE</h2><p>Fast learner who keeps calm at a busy counter.</p><h2>EDUCATION</h2><h4>Elementary</h4><p>2009-2015 | Tinajeros Central</p><h4>Junior High School</h4><p>2015-2019 | Malabon National High School</p><h4>Senior High School (HUMSS)</h4><p>2019-2021 | Arellano University Elisa Esguerra Campus</p><h4>College</h4><p>2021-2025 | City of Malabon University<br>Bachelor of Public Administration</p><h2>EXPERIENCE</h2><h4>Service Crew</h4><p>2022-2023 | Burgerhaus Malabon</p><h4>Barangay Encoder</h4><p>2023-2025 | Barangay Tinajeros</p>`,
    title: 'Barangay Encoder',
    work: ['Service Crew | Burgerhaus Malabon | 2022 | 2023', 'Barangay Encoder | Barangay Tinajeros | 2023 | 2025'],
    education: [
      'Tinajeros Central |  | 2009 | 2015',
      'Malabon National High School |  | 2015 | 2019',
      'Arellano University Elisa Esguerra Campus | Senior High School (HUMSS) | 2019 | 2021',
      'City of Malabon University | Bachelor of Public Administration | 2021 | 2025',
    ],
  },
  {
    name: 'a functional resume: skills told first, posts in one line each, no dates at some',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>Editha Manansala</h1><p>Executive Assistant</p><p>San Fernando, Pampanga</p><h2>Areas of Strength</h2><p><b>Office management</b></p><ul><li>Kept the calendars of three directors.</li><li>Ran payroll for 60 people.</li></ul><p><b>Events</b></p><ul><li>Held a yearly fair for 500 guests.</li></ul><h2>Career Summary</h2><p>Executive Assistant, Kapampangan Foods Corp., 2016 – 2024<br>Office Secretary, Law Office of Atty. Punsalan, 2011 – 2016</p><h2>Schooling</h2><p>BS Secretarial Administration, Don Honorio Ventura State University, 2011<br>Associate in Computer Secretarial, Republic Central Colleges, 2008</p>`,
    title: 'Executive Assistant',
    work: [
      'Executive Assistant | Kapampangan Foods Corp. | 2016 | 2024',
      'Office Secretary | Law Office of Atty. Punsalan | 2011 | 2016',
    ],
    education: [
      'Don Honorio Ventura State University | BS Secretarial Administration |  | 2011',
      'Republic Central Colleges | Associate in Computer Secretarial |  | 2008',
    ],
  },
  {
    name: 'a list of the levels as a table with a head, several campuses, ongoing studies',
    css: 'body{font:10.5pt Arial;margin:1.5cm}table{border-collapse:collapse;width:100%}td,th{border:1px solid #555;padding:3px;text-align:left}',
    html: `<h2>CURRICULUM VITAE</h2><p>Name: Engr. Noel Ibarra<br>Residence: San Pedro, Laguna<br>Position Applied For: Quality Engineer</p><h3>III. EDUCATIONAL BACKGROUND</h3><table><tr><th>Level</th><th>Name of School</th><th>Degree / Course</th><th>Inclusive Dates</th><th>Honors Received</th></tr><tr><td>Graduate Studies</td><td>Technological University of the Philippines - Manila</td><td>Master of Engineering</td><td>2023 - present</td><td>N/A</td></tr><tr><td>College</td><td>Polytechnic University of the Philippines - Sta. Rosa</td><td>BS Electronics Engineering</td><td>2011 - 2016</td><td>Dean's Lister</td></tr><tr><td>Secondary</td><td>San Pedro Relocation Center National High School</td><td>N/A</td><td>2007 - 2011</td><td>N/A</td></tr></table><h3>IV. EMPLOYMENT RECORD</h3><table><tr><th>Position</th><th>Company</th><th>From</th><th>To</th></tr><tr><td>Quality Engineer</td><td>Laguna Auto Parts Mfg. Corp.</td><td>May 2020</td><td>Present</td></tr><tr><td>Process Technician</td><td>Chipworks Semiconductors Inc.</td><td>June 2016</td><td>April 2020</td></tr></table><h3>V. BOARD EXAMINATION</h3><p>Electronics Engineer Licensure Examination, October 2017</p>`,
    title: 'Quality Engineer',
    work: [
      'Quality Engineer | Laguna Auto Parts Mfg. Corp. | 2020-05 | present',
      'Process Technician | Chipworks Semiconductors Inc. | 2016-06 | 2020-04',
    ],
    education: [
      'Technological University of the Philippines - Manila | Master of Engineering | 2023 | ',
      'Polytechnic University of the Philippines - Sta. Rosa | BS Electronics Engineering | 2011 | 2016',
      'San Pedro Relocation Center National High School |  | 2007 | 2011',
    ],
  },
]
