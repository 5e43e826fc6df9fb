import type { RealResume } from './resume.ts'

/** A fourth ten of layouts, judged before the rules were held against them, then looked at. */
export const RESUMES_ASIDE_SIXTEENTH: RealResume[] = [
  {
    name: 'spaced headings in bars, schools with place behind a comma and graduation month',
    css: 'body{font:10.5pt Arial;margin:1.5cm}h3{background:#334;color:#fff;letter-spacing:4px;padding:4px 8px;text-transform:uppercase}',
    html: `<h1>Camille Ann Reyes-Santos</h1><p>Licensed Pharmacist</p><h3>Profile</h3><p>Community pharmacist with six years behind the counter.</p><h3>Work Experience</h3><p><b>Pharmacist</b><br>Mercury Drug Corporation, Baliuag, Bulacan<br>Nov 2019 to Present</p><p><b>Pharmacy Assistant</b><br>Generika Drugstore, Malolos<br>Jun 2018 to Oct 2019</p><h3>Education</h3><p><b>Bachelor of Science in Pharmacy</b><br>Centro Escolar University, Malolos, Bulacan<br>Graduated: April 2018</p><p><b>High School</b><br>La Consolacion University Philippines, Malolos, Bulacan<br>Graduated: March 2013</p><h3>License</h3><p>PRC Pharmacist License, issued August 2018</p>`,
    title: 'Licensed Pharmacist',
    work: [
      'Pharmacist | Mercury Drug Corporation | 2019-11 | present',
      'Pharmacy Assistant | Generika Drugstore | 2018-06 | 2019-10',
    ],
    education: [
      'Centro Escolar University | Bachelor of Science in Pharmacy |  | 2018',
      'La Consolacion University Philippines |  |  | 2013',
    ],
  },
  {
    name: 'fresh graduate, candidate for graduation, achievements inside of the schools',
    css: 'body{font:11pt Cambria,serif;margin:2cm}',
    html: `<h1>Vince Carlo Medina</h1><p>0917 555 0149 | vince.m@example.com | General Trias, Cavite</p><h2>Objective</h2><p>Seeking an entry-level position as an Accounting Staff where I can use what I learned.</p><h2>Education</h2><p><b>Cavite State University – Main Campus</b>, Indang, Cavite<br>Bachelor of Science in Accountancy (candidate for graduation)<br>2022 – present</p><ul><li>Consistent Dean's Lister</li><li>Champion, Regional Accounting Quiz Bee, 2024</li></ul><p><b>Lyceum of the Philippines University – Cavite</b><br>Senior High School, ABM Strand<br>2020 – 2022</p><ul><li>With High Honors</li></ul><p><b>Luis Y. Ferrer Jr. West National High School</b><br>Junior High School<br>2016 – 2020</p><h2>Seminars</h2><p>Tax Updates Webinar, May 2024</p><h2>Skills</h2><p>MS Excel, QuickBooks</p>`,
    title: 'Accounting Staff',
    work: [],
    education: [
      'Cavite State University – Main Campus | Bachelor of Science in Accountancy | 2022 | ',
      'Lyceum of the Philippines University – Cavite | Senior High School, ABM Strand | 2020 | 2022',
      'Luis Y. Ferrer Jr. West National High School |  | 2016 | 2020',
    ],
  },
  {
    name: 'seafarer with a sea service table and a maritime academy',
    css: 'body{font:10pt Arial;margin:1.5cm}table{border-collapse:collapse;width:100%}td,th{border:1px solid #444;padding:3px;text-align:left}',
    html: `<h2>RODNEL A. CAPUNO</h2><p>Position Applied: Able Seaman<br>Address: Tanza, Cavite</p><h4>SEA SERVICE</h4><table><tr><th>Vessel</th><th>Rank</th><th>Company</th><th>Sign On</th><th>Sign Off</th></tr><tr><td>MV Ocean Pearl</td><td>Able Seaman</td><td>Seacrest Maritime Inc.</td><td>03/2023</td><td>12/2023</td></tr><tr><td>MV Star Laurel</td><td>Ordinary Seaman</td><td>Seacrest Maritime Inc.</td><td>05/2021</td><td>02/2022</td></tr></table><h4>EDUCATION</h4><table><tr><th>School</th><th>Course</th><th>Year</th></tr><tr><td>Asian Institute of Maritime Studies</td><td>BS Marine Transportation</td><td>2014 - 2018</td></tr><tr><td>Tanza National Comprehensive High School</td><td>Secondary</td><td>2010 - 2014</td></tr></table><h4>TRAININGS AND CERTIFICATES</h4><table><tr><th>Certificate</th><th>Number</th><th>Date Issued</th></tr><tr><td>Basic Safety Training</td><td>BST-1234</td><td>June 2020</td></tr></table>`,
    title: 'Able Seaman',
    work: [
      'Able Seaman | Seacrest Maritime Inc. | 2023-03 | 2023-12',
      'Ordinary Seaman | Seacrest Maritime Inc. | 2021-05 | 2022-02',
    ],
    education: [
      'Asian Institute of Maritime Studies | BS Marine Transportation | 2014 | 2018',
      'Tanza National Comprehensive High School |  | 2010 | 2014',
    ],
  },
  {
    name: 'freelancer with clients, certificates of courses beside one degree',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>Sharmaine Tiongson</h1><h3>Social Media Manager & Graphic Designer</h3><p>Dumaguete City</p><h2>Work History</h2><p><b>Social Media Manager</b>, The Coral Spa (UK client)<br>2023 – present</p><p><b>Graphic Designer</b>, Freelance via Upwork<br>2020 – 2023</p><p><b>Front Desk Officer</b>, Bethel Guest House<br>2017 – 2020</p><h2>Education and Certifications</h2><p>Silliman University — BS Tourism Management (2013–2017)</p><p>Meta Certified Digital Marketing Associate (2023)<br>Google Digital Garage: Fundamentals of Digital Marketing (2021)</p>`,
    title: 'Social Media Manager & Graphic Designer',
    work: [
      'Social Media Manager | The Coral Spa | 2023 | present',
      'Graphic Designer | Upwork | 2020 | 2023',
      'Front Desk Officer | Bethel Guest House | 2017 | 2020',
    ],
    education: ['Silliman University | BS Tourism Management | 2013 | 2017'],
  },
  {
    name: 'years in their own column at the right of a table, degree and school in two cells',
    css: 'body{font:11pt Arial;margin:2cm}table{width:100%}td{padding:2px 6px 2px 0;vertical-align:top}',
    html: `<h2>Ferdinand Lacanilao</h2><p>Electrician</p><p>Brgy. San Roque, Cabanatuan City</p><p><b>Edukasyon</b></p><table><tr><td>Electrical Installation and Maintenance NC II</td><td>TESDA Nueva Ecija</td><td>2015</td></tr><tr><td>Associate in Electrical Technology</td><td>Nueva Ecija University of Science and Technology</td><td>2010 - 2012</td></tr><tr><td>Sekondarya</td><td>Nueva Ecija High School</td><td>2006 - 2010</td></tr></table><p><b>Karanasan sa Trabaho</b></p><table><tr><td>Electrician</td><td>Celcor</td><td>2015 - kasalukuyan</td></tr><tr><td>Helper Electrician</td><td>J. Pascual Construction</td><td>2012 - 2015</td></tr></table>`,
    title: 'Electrician',
    work: ['Electrician | Celcor | 2015 | present', 'Helper Electrician | J. Pascual Construction | 2012 | 2015'],
    education: [
      'TESDA Nueva Ecija | Electrical Installation and Maintenance NC II |  | 2015',
      'Nueva Ecija University of Science and Technology | Associate in Electrical Technology | 2010 | 2012',
      'Nueva Ecija High School |  | 2006 | 2010',
    ],
  },
  {
    name: 'academic resume: degrees with thesis lines and advisers, publications',
    css: 'body{font:11pt "Times New Roman",serif;margin:2.5cm}',
    html: `<h2>Lourdes Mae P. Dacanay, Ph.D.</h2><p>Assistant Professor, Department of Biology</p><h3>EDUCATION</h3><p>Ph.D. in Environmental Science, University of the Philippines Los Baños, 2021<br>Dissertation: Heavy metals in lake fish. Adviser: Dr. R. Cruz</p><p>M.S. in Biology, De La Salle University, 2015<br>Thesis: Mangrove crabs of Batangas</p><p>B.S. in Biology, <i>cum laude</i>, Saint Louis University, 2011</p><h3>ACADEMIC APPOINTMENTS</h3><p>Assistant Professor, Batangas State University, 2021–present<br>Instructor, Lyceum of the Philippines University–Batangas, 2015–2021</p><h3>PUBLICATIONS</h3><p>Dacanay, L. (2022). Fish of Taal Lake. Philippine Journal of Science, 151(2).</p>`,
    title: 'Assistant Professor',
    work: [
      'Assistant Professor | Batangas State University | 2021 | present',
      'Instructor | Lyceum of the Philippines University–Batangas | 2015 | 2021',
    ],
    education: [
      'University of the Philippines Los Baños | Ph.D. in Environmental Science |  | 2021',
      'De La Salle University | M.S. in Biology |  | 2015',
      'Saint Louis University | B.S. in Biology |  | 2011',
    ],
  },
  {
    name: 'accounts of a call centre, education as one line in the side column',
    css: 'body{font:10.5pt Arial;margin:0}.s{float:right;width:32%;background:#f3f3f3;padding:14px;box-sizing:border-box}.m{margin-right:35%;padding:14px}',
    html: `<div class="s"><h3>Education</h3><p>BS Hotel and Restaurant Management (Undergraduate)<br>University of Cebu – Banilad<br>2012–2014</p><p>Mandaue City Comprehensive National High School<br>2008–2012</p><h3>Languages</h3><p>English<br>Cebuano</p></div><div class="m"><h1>Rhea Mae Ybañez</h1><p>Team Leader</p><h3>Professional Experience</h3><p><b>Foundever</b><br>Team Leader (Healthcare Account)<br>June 2020 – Present</p><p><b>Concentrix</b><br>Customer Service Representative (Telco Account)<br>March 2015 – May 2020</p><p><b>Qualfon</b><br>Email Support Agent<br>August 2014 – February 2015</p></div>`,
    title: 'Team Leader',
    work: [
      'Team Leader | Foundever | 2020-06 | present',
      'Customer Service Representative | Concentrix | 2015-03 | 2020-05',
      'Email Support Agent | Qualfon | 2014-08 | 2015-02',
    ],
    education: [
      'University of Cebu – Banilad | BS Hotel and Restaurant Management (Undergraduate) | 2012 | 2014',
      'Mandaue City Comprehensive National High School |  | 2008 | 2012',
    ],
  },
  {
    name: 'dash lists: level, school, years with a course below, in capitals',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<p style="text-align:center"><b>MARK JOSEPH T. BACANI</b><br>#12 RIZAL ST., SANTIAGO CITY, ISABELA</p><p><b>CAREER OBJECTIVE:</b><br>TO WORK AS A FORKLIFT OPERATOR.</p><p><b>EDUCATIONAL BACKGROUND:</b></p><p>COLLEGE – NORTHEASTERN COLLEGE, SANTIAGO CITY (2010-2012)<br>COURSE: BS INFORMATION TECHNOLOGY</p><p>HIGH SCHOOL – SANTIAGO CITY NATIONAL HIGH SCHOOL (2006-2010)</p><p>ELEMENTARY – SANTIAGO SOUTH CENTRAL SCHOOL (2000-2006)</p><p><b>JOB EXPERIENCES:</b></p><p>FORKLIFT OPERATOR – NESTLE CABUYAO – MAY 2016 TO PRESENT</p><p>WAREHOUSE HELPER – MAGNOLIA POULTRY PLANT – JUNE 2012 TO APRIL 2016</p>`,
    title: 'Forklift Operator',
    work: [
      'Forklift Operator | NESTLE CABUYAO | 2016-05 | present',
      'Warehouse Helper | MAGNOLIA POULTRY PLANT | 2012-06 | 2016-04',
    ],
    education: [
      'NORTHEASTERN COLLEGE | BS INFORMATION TECHNOLOGY | 2010 | 2012',
      'SANTIAGO CITY NATIONAL HIGH SCHOOL |  | 2006 | 2010',
      'SANTIAGO SOUTH CENTRAL SCHOOL |  | 2000 | 2006',
    ],
  },
  {
    name: 'school left, degree middle, year right without a table',
    css: 'body{font:11pt Arial;margin:2cm}.r{display:flex}.r div{flex:1}.r .y{flex:.4;text-align:right}',
    html: `<h1>Noreen Abellera</h1><p>HR Officer | Calamba City</p><h3>EXPERIENCE</h3><div class="r"><div><b>HR Officer</b></div><div>Laguna Textile Mills Corp.</div><div class="y">2020 – now</div></div><div class="r"><div><b>HR Assistant</b></div><div>Asia Pacific Packaging</div><div class="y">2016 – 2020</div></div><h3>EDUCATION</h3><div class="r"><div><b>BS Psychology</b></div><div>Colegio de San Juan de Letran Calamba</div><div class="y">2012 – 2016</div></div><div class="r"><div><b>High School</b></div><div>Calamba Institute</div><div class="y">2008 – 2012</div></div>`,
    title: 'HR Officer',
    work: [
      'HR Officer | Laguna Textile Mills Corp. | 2020 | present',
      'HR Assistant | Asia Pacific Packaging | 2016 | 2020',
    ],
    education: [
      'Colegio de San Juan de Letran Calamba | BS Psychology | 2012 | 2016',
      'Calamba Institute |  | 2008 | 2012',
    ],
  },
  {
    name: 'domestic helper form, numbered questions of an agency',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>APPLICANT'S BIO-DATA</h2><p>1. Name: Analiza R. Pagtakhan<br>2. Applied Position: Domestic Helper<br>3. Age: 34<br>4. Marital Status: Single parent<br>5. Highest Education: College undergraduate, Pampanga State Agricultural University, BS Home Economics, 2008-2010</p><h3>OVERSEAS WORK</h3><p>Singapore, 2012 - 2016, Mdm. Tan Mei Ling, nanny of two children<br>Hong Kong, 2017 - 2021, Mrs. Wong Ka Yan, cooking and housekeeping</p><h3>LOCAL WORK</h3><p>Sales Lady, SM City Pampanga, 2010 - 2012</p>`,
    title: 'Domestic Helper',
    work: [
      'Nanny of two children | Mdm. Tan Mei Ling | 2012 | 2016',
      ' | Mrs. Wong Ka Yan | 2017 | 2021',
      'Sales Lady | SM City Pampanga | 2010 | 2012',
    ],
    education: ['Pampanga State Agricultural University | BS Home Economics | 2008 | 2010'],
  },
]
