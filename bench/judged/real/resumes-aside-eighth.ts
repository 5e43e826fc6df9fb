import type { RealResume } from './resume.ts'

/** Trades and professions of this country; measured when written, then looked at. */
export const RESUMES_ASIDE_EIGHTH: RealResume[] = [
  {
    name: 'nurse with licence, wards and beds',
    css: `body{font:11pt Arial}h3{border-bottom:2px solid #0f766e;margin:10px 0 3px;color:#0f766e}p{margin:1px 0}ul{margin:1px 0}`,
    html: `<h1>MARIA CORAZON D. ESPIRITU, RN</h1><p>Tuguegarao City, Cagayan • 0916 555 0110 • mcespiritu@example.test</p><h3>PROFESSIONAL LICENSE</h3><p>Registered Nurse, PRC License No. 0876543, valid until June 2027</p><h3>CLINICAL EXPERIENCE</h3><p><b>Staff Nurse II – Intensive Care Unit</b></p><p>Cagayan Valley Medical Center (500-bed tertiary hospital)</p><p>September 1, 2019 to Present</p><ul><li>Cares for two ventilated patients per shift</li></ul><p><b>Staff Nurse – Medical Ward</b></p><p>Saint Paul Hospital of Tuguegarao (100-bed capacity)</p><p>March 15, 2017 to August 30, 2019</p><p><b>Nurse Volunteer</b></p><p>Rural Health Unit, Peñablanca</p><p>June 2016 – February 2017</p><h3>EDUCATIONAL BACKGROUND</h3><p>BACHELOR OF SCIENCE IN NURSING</p><p>University of Saint Louis Tuguegarao</p><p>June 2012 – April 2016</p><h3>TRAININGS</h3><p>Basic Life Support, Philippine Red Cross, January 2025</p><p>IV Therapy, ANSAP, 2017</p>`,
    title: 'Staff Nurse II – Intensive Care Unit',
    work: [
      'Staff Nurse II – Intensive Care Unit | Cagayan Valley Medical Center | 2019-09 | present',
      'Staff Nurse – Medical Ward | Saint Paul Hospital of Tuguegarao | 2017-03 | 2019-08',
      'Nurse Volunteer | Rural Health Unit | 2016-06 | 2017-02',
    ],
    education: ['University of Saint Louis Tuguegarao | BACHELOR OF SCIENCE IN NURSING | 2012 | 2016'],
  },
  {
    name: 'seafarer, table of sea service with vessels',
    css: `body{font:9.5pt Arial}table{border-collapse:collapse;width:100%;margin:4px 0}td,th{border:1px solid;padding:2px 4px;font-size:8.5pt}h3{background:#ddd;margin:8px 0 2px;padding:2px 4px;font-size:10pt}p{margin:1px 0}`,
    html: `<center><h2>CURRICULUM VITAE</h2></center><p>Position Applied: <b>ABLE SEAMAN</b></p><p>Name: EDUARDO T. MAGBANUA</p><p>Address: Zone 5, Estancia, Iloilo</p><h3>SEA SERVICE RECORD</h3><table><tr><th>Vessel</th><th>Type</th><th>GRT</th><th>Rank</th><th>Company</th><th>Sign On</th><th>Sign Off</th></tr><tr><td>MV Golden Harvest</td><td>Bulk</td><td>32,415</td><td>AB</td><td>Magsaysay Maritime Corp.</td><td>Jan 2024</td><td>Oct 2024</td></tr><tr><td>MV Ocean Pearl</td><td>Container</td><td>51,200</td><td>AB</td><td>Magsaysay Maritime Corp.</td><td>Feb 2023</td><td>Nov 2023</td></tr><tr><td>MT Stolt Sea</td><td>Chemical</td><td>22,100</td><td>OS</td><td>Stolt-Nielsen Philippines</td><td>Mar 2021</td><td>Dec 2021</td></tr></table><h3>EDUCATION</h3><p>BS Marine Transportation, John B. Lacson Foundation Maritime University, 2016 - 2020</p><h3>CERTIFICATES</h3><table><tr><th>Certificate</th><th>Number</th><th>Issued</th><th>Expiry</th></tr><tr><td>Basic Training</td><td>BT-1234</td><td>Jan 2022</td><td>Jan 2027</td></tr></table>`,
    title: 'Able Seaman',
    work: [
      'AB | Magsaysay Maritime Corp. | 2024-01 | 2024-10',
      'AB | Magsaysay Maritime Corp. | 2023-02 | 2023-11',
      'OS | Stolt-Nielsen Philippines | 2021-03 | 2021-12',
    ],
    education: ['John B. Lacson Foundation Maritime University | BS Marine Transportation | 2016 | 2020'],
  },
  {
    name: 'teacher with personal data sheet habits',
    css: `body{font:12pt 'Times New Roman'}p{margin:1px 0}h3{font-size:12pt;margin:10px 0 2px;text-decoration:underline}table td{padding:1px 12px 1px 0;vertical-align:top}`,
    html: `<center><p><b style="font-size:16pt">LEONORA C. BAUTISTA, LPT</b></p><p>Teacher I</p><p>Bayombong, Nueva Vizcaya</p></center><h3>TEACHING EXPERIENCE</h3><table><tr><td>2020 – present</td><td>Teacher I<br>Bayombong Central School<br>Department of Education, SDO Nueva Vizcaya</td></tr><tr><td>2017 – 2020</td><td>Grade 4 Adviser<br>Aldersgate College Elementary Department</td></tr></table><h3>EDUCATIONAL QUALIFICATIONS</h3><table><tr><td>Graduate Studies</td><td>Master of Arts in Education (24 units earned)<br>Nueva Vizcaya State University<br>2021 – present</td></tr><tr><td>College</td><td>Bachelor of Elementary Education<br>Nueva Vizcaya State University<br>2013 – 2017</td></tr></table><h3>ELIGIBILITY</h3><p>Licensure Examination for Teachers, September 2017, 86.40%</p><h3>SEMINARS AND TRAININGS</h3><p>K to 12 Mass Training, May 2018</p>`,
    title: 'Teacher I',
    work: [
      'Teacher I | Bayombong Central School | 2020 | present',
      'Grade 4 Adviser | Aldersgate College Elementary Department | 2017 | 2020',
    ],
    education: [
      'Nueva Vizcaya State University | Master of Arts in Education | 2021 | ',
      'Nueva Vizcaya State University | Bachelor of Elementary Education | 2013 | 2017',
    ],
  },
  {
    name: 'welder, national certificates among the schools',
    css: `body{font:11pt Arial}p{margin:2px 0}b.h{display:block;background:#eee;margin:8px 0 2px}`,
    html: `<p style="font-size:16pt"><b>Jun-jun M. Cagas</b></p><p>Welder (SMAW NC II holder)</p><p>Address: Brgy. Poblacion, Toledo City, Cebu</p><b class=h>EMPLOYMENT HISTORY</b><p>Carmen Copper Corporation, Toledo City</p><p>Welder / Fabricator — April 2016 to December 2023</p><p>Reason for leaving: end of contract</p><p>Tsuneishi Heavy Industries (Cebu), Inc.</p><p>Welder — 2012 to 2015</p><b class=h>EDUCATIONAL BACKGROUND</b><p>Vocational: Shielded Metal Arc Welding NC II</p><p>TESDA Provincial Training Center - Toledo, 2011</p><p>High School: Toledo National Vocational School, 2006 - 2010</p><b class=h>PERSONAL DATA</b><p>Birthday: May 4, 1993</p><p>Height: 5'6"</p>`,
    title: 'Welder',
    work: [
      'Welder / Fabricator | Carmen Copper Corporation | 2016-04 | 2023-12',
      'Welder | Tsuneishi Heavy Industries (Cebu), Inc. | 2012 | 2015',
    ],
    education: [
      'TESDA Provincial Training Center - Toledo | Shielded Metal Arc Welding NC II |  | 2011',
      'Toledo National Vocational School |  | 2006 | 2010',
    ],
  },
  {
    name: 'virtual assistant, clients as entries',
    css: `body{font:11pt Arial}h2{font-size:13pt;margin:11px 0 3px;color:#7c3aed}p{margin:1px 0}ul{margin:1px 0;padding-left:16px}.f{color:#666;font-style:italic}`,
    html: `<h1>Jonalyn Cruzado</h1><p><b>General Virtual Assistant | Bookkeeping | Podcast Management</b></p><p>Tacloban City, Leyte</p><h2>PROFESSIONAL EXPERIENCE</h2><p><b>Virtual Assistant – The Meadow Podcast (US client)</b></p><p class=f>March 2023 – Present</p><ul><li>Edits show notes, books guests</li></ul><p><b>Part-time Bookkeeper – Tannery Lane Cafe (Australia)</b></p><p class=f>August 2022 – Present</p><ul><li>Xero, payroll for nine people</li></ul><p><b>Customer Service Associate – Accenture Tacloban</b></p><p class=f>May 2018 – July 2022</p><h2>EDUCATION</h2><p><b>Eastern Visayas State University</b></p><p>Bachelor of Science in Accounting Information System</p><p class=f>2014 – 2018</p><h2>TOOLS</h2><p>Xero, Descript, Trello, Google Workspace, Slack</p>`,
    title: 'General Virtual Assistant',
    work: [
      'Virtual Assistant | The Meadow Podcast | 2023-03 | present',
      'Part-time Bookkeeper | Tannery Lane Cafe | 2022-08 | present',
      'Customer Service Associate | Accenture Tacloban | 2018-05 | 2022-07',
    ],
    education: [
      'Eastern Visayas State University | Bachelor of Science in Accounting Information System | 2014 | 2018',
    ],
  },
  {
    name: 'engineer, project-based, with long labels',
    css: `body{font:10.5pt Arial}p{margin:1px 0}h3{margin:10px 0 2px}table td{padding:1px 10px 1px 0;vertical-align:top}`,
    html: `<h2 style="margin:0">ENGR. PATRICK LOUIE SALONGA, RCE</h2><p>Site Engineer</p><p>Angeles City, Pampanga</p><h3>WORK EXPERIENCE</h3><table><tr><td>Company</td><td>: EEI Corporation</td></tr><tr><td>Position</td><td>: Site Engineer</td></tr><tr><td>Project</td><td>: North-South Commuter Railway, Package 2</td></tr><tr><td>Period</td><td>: February 2021 – present</td></tr></table><br><table><tr><td>Company</td><td>: D.M. Wenceslao and Associates</td></tr><tr><td>Position</td><td>: Office Engineer</td></tr><tr><td>Project</td><td>: Aseana 3 Tower</td></tr><tr><td>Period</td><td>: August 2018 – January 2021</td></tr></table><h3>EDUCATION</h3><table><tr><td>Degree</td><td>: BS Civil Engineering</td></tr><tr><td>School</td><td>: Holy Angel University</td></tr><tr><td>Year Graduated</td><td>: 2018</td></tr></table><h3>LICENSE</h3><p>Civil Engineer, PRC, November 2018</p><h3>SOFTWARE</h3><p>AutoCAD, STAAD, Primavera P6</p>`,
    title: 'Site Engineer',
    work: [
      'Site Engineer | EEI Corporation | 2021-02 | present',
      'Office Engineer | D.M. Wenceslao and Associates | 2018-08 | 2021-01',
    ],
    education: ['Holy Angel University | BS Civil Engineering |  | 2018'],
  },
  {
    name: 'accountant with firms below the dates and bullets of dashes',
    css: `body{font:11pt 'Times New Roman'}h2{font-size:12pt;letter-spacing:1px;margin:10px 0 2px}p{margin:1px 0}`,
    html: `<h1 style="margin:0">Ma. Theresa Quiambao, CPA</h1><p>Senior Accountant</p><p>theresa@example.test · Angeles City</p><h2>PROFESSIONAL EXPERIENCE</h2><p><b>Oct 2020 – Present: Senior Accountant</b></p><p>Cloudstaff Philippines, Clark Freeport Zone</p><p>- Month-end close for two Australian clients</p><p>- Prepares BAS and IAS</p><p><b>Jul 2017 – Sep 2020: Audit Associate</b></p><p>Punongbayan &amp; Araullo (P&amp;A), Makati City</p><p>- Audit of retail and property clients</p><h2>EDUCATION</h2><p><b>2012 – 2017: Bachelor of Science in Accountancy</b></p><p>University of the Assumption, City of San Fernando</p><p>- Magna cum laude</p><h2>CERTIFICATIONS</h2><p>- CPA Licensure Examination, May 2017</p><p>- Xero Advisor, 2021</p>`,
    title: 'Senior Accountant',
    work: [
      'Senior Accountant | Cloudstaff Philippines | 2020-10 | present',
      'Audit Associate | Punongbayan & Araullo | 2017-07 | 2020-09',
    ],
    education: ['University of the Assumption | Bachelor of Science in Accountancy | 2012 | 2017'],
  },
  {
    name: 'two pages of a manager, results in sentences',
    css: `body{font:11pt Arial}h2{font-size:13pt;margin:12px 0 3px}p{margin:3px 0}h4{margin:8px 0 0;font-size:11pt}`,
    html: `<h1>Ferdinand "Bong" Alcaraz</h1><p>Restaurant Operations Manager – Mandaluyong City</p><h2>Career Summary</h2><p>Fifteen years in casual dining. Opened nine stores and closed none.</p><h2>Career History</h2><h4>Area Manager, Max's Group, Inc. (2017–present)</h4><p>Responsible for eleven stores in Metro Manila with sales of 480 million pesos in 2024. Introduced weekly food cost reviews in 2019.</p><h4>Restaurant Manager, Gerry's Grill (2012–2017)</h4><p>Ran the Ortigas store, 70 staff. Won Store of the Year 2015.</p><h4>Management Trainee to Assistant Manager, Jollibee Foods Corporation (2009–2012)</h4><p>Rotated through three stores.</p><h2>Academic Background</h2><h4>BS Hotel and Restaurant Administration, University of the Philippines Diliman (2005–2009)</h4><h2>Affiliations</h2><p>Restaurant Owners of the Philippines, member since 2018</p>`,
    title: 'Restaurant Operations Manager',
    work: [
      `Area Manager | Max's Group, Inc. | 2017 | present`,
      `Restaurant Manager | Gerry's Grill | 2012 | 2017`,
      'Management Trainee to Assistant Manager | Jollibee Foods Corporation | 2009 | 2012',
    ],
    education: ['University of the Philippines Diliman | BS Hotel and Restaurant Administration | 2005 | 2009'],
  },
]
