import type { RealResume } from './resume.ts'

/** The rules were made with these. Forms: labels, tables, bio-data, Europass, exports of job sites. */
export const RESUMES_TUNED_FORMS: RealResume[] = [
  {
    name: 'seaman, table of ships',
    css: `body{font:11pt Arial}table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:2px 5px;text-align:left}h3{margin:10px 0 3px}p{margin:1px 0}`,
    html: `<center><h2>RESUME</h2></center><p><b>ROGELIO A. MANALASTAS</b></p><p>Position Applied: Able Seaman</p><p>Address: 118 Real St., Bacoor, Cavite</p><p>Date of Birth: 05 May 1988</p><p>SIRB No.: C0123456</p><h3>SEA SERVICE</h3><table><tr><th>Vessel</th><th>Rank</th><th>Company</th><th>Sign on</th><th>Sign off</th></tr><tr><td>MV Golden Heron</td><td>Able Seaman</td><td>Philsea Crewing Inc.</td><td>03/2022</td><td>12/2022</td></tr><tr><td>MV Pacific Lily</td><td>Ordinary Seaman</td><td>Philsea Crewing Inc.</td><td>01/2020</td><td>10/2020</td></tr><tr><td>MT Southern Star</td><td>Deck Cadet</td><td>Trans-Orient Maritime Corp.</td><td>06/2017</td><td>06/2018</td></tr></table><h3>EDUCATIONAL ATTAINMENT</h3><p>College: PMI Colleges - Manila</p><p>Course: BS Marine Transportation</p><p>Year: 2013 - 2017</p><h3>TRAININGS</h3><p>Basic Safety Training, Magsaysay Training Center, 2019</p>`,
    title: 'Able Seaman',
    work: [
      'Able Seaman | Philsea Crewing Inc. | 2022-03 | 2022-12',
      'Ordinary Seaman | Philsea Crewing Inc. | 2020-01 | 2020-10',
      'Deck Cadet | Trans-Orient Maritime Corp. | 2017-06 | 2018-06',
    ],
    education: ['PMI Colleges - Manila | BS Marine Transportation | 2013 | 2017'],
  },
  {
    name: 'labels in capitals, inclusive dates, duties',
    css: `body{font:11pt 'Times New Roman'}p{margin:1px 0}h3{margin:11px 0 2px;text-decoration:underline}`,
    html: `<p><b>EDGARDO M. PILAPIL JR.</b></p><p>Sitio Bantayan, Dumaguete City</p><p>CP No. 0935 555 6161</p><h3>OBJECTIVES:</h3><p>To work in a progressive company where I can share my skills and earn for my family.</p><h3>WORK EXPERIENCES:</h3><p>POSITION: HEAVY EQUIPMENT OPERATOR</p><p>COMPANY: EEI CORPORATION</p><p>LOCATION: Al Jubail, Saudi Arabia</p><p>INCLUSIVE DATES: March 10, 2016 to August 15, 2023</p><p>DUTIES: Operates backhoe and payloader</p><br><p>POSITION: TRUCK DRIVER</p><p>COMPANY: SILLIMAN UNIVERSITY MEDICAL CENTER</p><p>LOCATION: Dumaguete City</p><p>INCLUSIVE DATES: June 2011 to February 2016</p><p>DUTIES: Delivery of oxygen and supplies</p><h3>EDUCATIONAL BACKGROUND:</h3><p>VOCATIONAL: TESDA - Heavy Equipment Operation NC II</p><p>2011</p><p>SECONDARY: Negros Oriental High School</p><p>2004 - 2008</p><p>ELEMENTARY: Bantayan Elementary School</p><p>1998 - 2004</p><h3>PERSONAL DATA:</h3><p>Age: 35</p><p>Status: Married</p><p>I hereby certify that the above information are true.</p>`,
    title: 'HEAVY EQUIPMENT OPERATOR',
    work: [
      'HEAVY EQUIPMENT OPERATOR | EEI CORPORATION | 2016-03 | 2023-08',
      'TRUCK DRIVER | SILLIMAN UNIVERSITY MEDICAL CENTER | 2011-06 | 2016-02',
    ],
    education: [
      'TESDA | Heavy Equipment Operation NC II |  | 2011',
      'Negros Oriental High School |  | 2004 | 2008',
      'Bantayan Elementary School |  | 1998 | 2004',
    ],
  },
  {
    name: 'teacher, table with dates in two columns as in a government form',
    css: `body{font:10pt Arial Narrow,Arial}table{border-collapse:collapse;width:100%;margin-bottom:6px}td,th{border:1px solid #666;padding:2px 4px}th{background:#ddd}h4{background:#777;color:#fff;margin:6px 0 0;padding:2px}`,
    html: `<h3>Personal Data Sheet (short)</h3><p>Name: Cristina Joy B. Labastida<br>Address: Poblacion, Malaybalay City, Bukidnon<br>Position Applied For: Master Teacher I</p><h4>EDUCATIONAL BACKGROUND</h4><table><tr><th>LEVEL</th><th>NAME OF SCHOOL</th><th>DEGREE/COURSE</th><th>FROM</th><th>TO</th><th>HONORS</th></tr><tr><td>COLLEGE</td><td>Bukidnon State University</td><td>Bachelor of Elementary Education</td><td>2006</td><td>2010</td><td>Cum Laude</td></tr><tr><td>GRADUATE STUDIES</td><td>Central Mindanao University</td><td>MA in Education</td><td>2013</td><td>2017</td><td></td></tr></table><h4>WORK EXPERIENCE</h4><table><tr><th>FROM</th><th>TO</th><th>POSITION TITLE</th><th>DEPARTMENT/AGENCY/COMPANY</th><th>STATUS</th></tr><tr><td>06/2018</td><td>Present</td><td>Teacher III</td><td>DepEd Division of Malaybalay City</td><td>Permanent</td></tr><tr><td>06/2012</td><td>05/2018</td><td>Teacher I</td><td>DepEd Division of Bukidnon</td><td>Permanent</td></tr><tr><td>06/2010</td><td>03/2012</td><td>Classroom Teacher</td><td>San Isidro College</td><td>Contractual</td></tr></table><h4>CIVIL SERVICE ELIGIBILITY</h4><p>Licensure Examination for Teachers, 2010, 84.20</p>`,
    title: 'Master Teacher I',
    work: [
      'Teacher III | DepEd Division of Malaybalay City | 2018-06 | present',
      'Teacher I | DepEd Division of Bukidnon | 2012-06 | 2018-05',
      'Classroom Teacher | San Isidro College | 2010-06 | 2012-03',
    ],
    education: [
      'Bukidnon State University | Bachelor of Elementary Education | 2006 | 2010',
      'Central Mindanao University | MA in Education | 2013 | 2017',
    ],
  },
  {
    name: 'export of a job site: post, employer with place, dates',
    css: `body{font:10.5pt Arial}h1{margin:0}h2{font-size:13pt;margin:12px 0 4px}p{margin:1px 0}.g{color:#666}ul{margin:2px 0}`,
    html: `<h1>Jhon Rey Dacanay</h1><p class=g>Dasmariñas, Cavite</p><p class=g>jrdacanay@example.test</p><p class=g>+63 945 555 1200</p><p>Hardworking warehouse person with experience in inventory and forklift.</p><p class=g>Authorized to work in PH for any employer</p><h2>Work Experience</h2><p><b>Warehouse Supervisor</b></p><p>LBC Express-Cavite</p><p class=g>September 2020 to Present</p><ul><li>Head of twelve sorters</li><li>Cycle counts every Friday</li></ul><p><b>Inventory Clerk</b></p><p>Puregold Price Club-Imus</p><p class=g>April 2017 to August 2020</p><p>Encoded deliveries and bad orders.</p><p><b>Production Operator</b></p><p>Maxim Philippines Operating Corp.-General Trias</p><p class=g>May 2014 to March 2017</p><h2>Education</h2><p><b>BS in Industrial Technology</b></p><p>Cavite State University-Indang</p><p class=g>June 2010 to April 2014</p><h2>Skills</h2><ul><li>Forklift (5 years)</li><li>Inventory Control (8 years)</li><li>SAP (3 years)</li></ul>`,
    title: 'Warehouse Supervisor',
    work: [
      'Warehouse Supervisor | LBC Express | 2020-09 | present',
      'Inventory Clerk | Puregold Price Club | 2017-04 | 2020-08',
      'Production Operator | Maxim Philippines Operating Corp. | 2014-05 | 2017-03',
    ],
    education: ['Cavite State University-Indang | BS in Industrial Technology | 2010 | 2014'],
  },
  {
    name: 'export of a job site with dates and length on the left, labels below',
    css: `body{font:10pt Arial}.e{display:grid;grid-template-columns:40mm 1fr;gap:5mm;margin:8px 0}h2{font-size:13pt;color:#1c3fa8;margin:12px 0 2px}p{margin:1px 0}.g{color:#777}`,
    html: `<h1>Lovely Grace Ferolino</h1><p>lg.ferolino@example.test | 0918 555 4747 | Mandaue City, Cebu</p><h2>Experience</h2><div class=e><div class=g><p>Jan 2020 - Present</p><p>(6 years 10 months)</p></div><div><p><b>Senior Accounting Associate</b></p><p>Lear Shared Services Cebu | Cebu, Philippines</p><p>Industry: Manufacturing / Production</p><p>Specialization: Finance - General/Cost Accounting</p><p>Position Level: 1-4 Years Experienced Employee</p></div></div><div class=e><div class=g><p>Aug 2016 - Dec 2019</p><p>(3 years 4 months)</p></div><div><p><b>Accounts Payable Clerk</b></p><p>Island Furniture Exports | Cebu, Philippines</p><p>Industry: Retail</p><p>Position Level: Fresh / Entry Level</p></div></div><h2>Education</h2><div class=e><div class=g><p>2016</p></div><div><p><b>University of Cebu</b></p><p>Bachelor's Degree in Accountancy | Philippines</p></div></div><h2>Skills</h2><p>Advanced: SAP, MS Excel</p><p>Intermediate: Oracle</p><h2>Languages</h2><p>English, Cebuano</p>`,
    title: 'Senior Accounting Associate',
    work: [
      'Senior Accounting Associate | Lear Shared Services Cebu | 2020-01 | present',
      'Accounts Payable Clerk | Island Furniture Exports | 2016-08 | 2019-12',
    ],
    education: ["University of Cebu | Bachelor's Degree in Accountancy |  | 2016"],
  },
  {
    name: 'Europass of today: dates and place above the post in capitals, employer behind a bar',
    css: `body{font:10pt Arial}h3{color:#004494;border-bottom:1px solid #004494;margin:12px 0 4px}p{margin:1px 0}.d{color:#666}.t{margin-top:6px}ul{margin:2px 0}`,
    html: `<h1>Arlene Dimaculangan</h1><p><b>Nationality:</b> Filipino &nbsp; <b>Phone:</b> +63 917 555 9911</p><p><b>Email:</b> arlene.d@example.test</p><p><b>Home:</b> Calapan City, Oriental Mindoro</p><h3>WORK EXPERIENCE</h3><p class="d t">[ 06/2019 – Current ]</p><p><b>Staff Nurse</b></p><p><i>King Fahd Armed Forces Hospital</i></p><p class=d>City: Jeddah | Country: Saudi Arabia</p><ul><li>Dialysis unit, six patients a shift</li></ul><p class="d t">[ 02/2015 – 04/2019 ]</p><p><b>Ward Nurse</b></p><p><i>Oriental Mindoro Provincial Hospital</i></p><p class=d>City: Calapan City | Country: Philippines</p><ul><li>Medical ward of forty beds</li></ul><h3>EDUCATION AND TRAINING</h3><p class="d t">[ 2009 – 2013 ]</p><p><b>Bachelor of Science in Nursing</b></p><p><i>Divine Word College of Calapan</i></p><h3>LANGUAGE SKILLS</h3><p>Mother tongue: Filipino</p>`,
    title: 'Staff Nurse',
    work: [
      'Staff Nurse | King Fahd Armed Forces Hospital | 2019-06 | present',
      'Ward Nurse | Oriental Mindoro Provincial Hospital | 2015-02 | 2019-04',
    ],
    education: ['Divine Word College of Calapan | Bachelor of Science in Nursing | 2009 | 2013'],
  },
]
