import type { RealResume } from './resume.ts'

/** Another hand's, then opened. */
export const RESUMES_OPENED_MARCH_THIRD: readonly RealResume[] = [
  {
    name: 'Seafarer CV: applied-rank box, documents table with expiry dates, wide sea-service table (vessel, type, GRT, rank, company, sign on, sign off)',
    css: `@page{size:A4 landscape;margin:12mm} body{margin:0;font-family:Arial,sans-serif;font-size:8.8pt}
h1{background:#003366;color:#fff;text-align:center;font-size:14pt;margin:0;padding:5px}table{border-collapse:collapse;width:100%;margin-bottom:8px}td,th{border:1px solid #335;padding:3px 5px}th{background:#dbe5f1;font-size:8.2pt}.s{background:#003366;color:#fff;font-weight:bold;padding:2px 6px}`,
    html: `<h1>SEAFARER'S CURRICULUM VITAE</h1>
<table><tr><th>Position Applied</th><td><b>ABLE SEAMAN</b></td><th>Availability</th><td>Immediately</td></tr><tr><th>Surname</th><td>DELOS REYES</td><th>Given Name</th><td>NOEL CHRISTIAN</td></tr><tr><th>Date / Place of Birth</th><td>22 Oct 1992 / Roxas City</td><th>Mobile</th><td>0910 555 0155</td></tr><tr><th>Height / Shoe size</th><td>170 cm / 42</td><th>Next of kin</th><td>Grace Delos Reyes (Mother)</td></tr></table>
<div class="s">SEA SERVICE (last vessel first)</div>
<table><tr><th>Vessel</th><th>Type</th><th>Flag</th><th>GRT</th><th>Rank</th><th>Company / Principal</th><th>Sign On</th><th>Sign Off</th><th>Reason</th></tr>
<tr><td>MV Ocean Jade</td><td>Bulk Carrier</td><td>Panama</td><td>43,012</td><td>Able Seaman</td><td>Nisshin Shipmanagement</td><td>12 Feb 2023</td><td>04 Dec 2023</td><td>End of contract</td></tr>
<tr><td>MV Pacific Laurel</td><td>Bulk Carrier</td><td>Liberia</td><td>36,400</td><td>Ordinary Seaman</td><td>Nisshin Shipmanagement</td><td>20 Mar 2021</td><td>15 Jan 2022</td><td>End of contract</td></tr>
<tr><td>MT Star Heron</td><td>Oil Tanker</td><td>Marshall Is.</td><td>61,300</td><td>Ordinary Seaman</td><td>Magsaysay Maritime Corp.</td><td>03 May 2018</td><td>27 Feb 2019</td><td>End of contract</td></tr>
<tr><td>MV Filipinas Butuan</td><td>RoRo Passenger</td><td>Philippines</td><td>2,865</td><td>Deck Cadet</td><td>Cokaliong Shipping Lines</td><td>10 Jun 2013</td><td>12 Jun 2014</td><td>Completed cadetship</td></tr></table>
<div class="s">EDUCATIONAL ATTAINMENT</div>
<table><tr><th>School</th><th>Course</th><th>From</th><th>To</th></tr><tr><td>Filamer Christian University</td><td>BS Marine Transportation</td><td>2010</td><td>2015</td></tr><tr><td>Capiz National High School</td><td>&mdash;</td><td>2006</td><td>2010</td></tr></table>
<div class="s">DOCUMENTS AND CERTIFICATES</div>
<table><tr><th>Document</th><th>Number</th><th>Issued</th><th>Expiry</th></tr><tr><td>Passport</td><td>P1234567A</td><td>05 Jan 2022</td><td>04 Jan 2032</td></tr><tr><td>SIRB (Seaman's Book)</td><td>C0012345</td><td>11 Mar 2020</td><td>10 Mar 2030</td></tr><tr><td>Basic Training (STCW VI/1)</td><td>BT-55-0192</td><td>08 Aug 2022</td><td>08 Aug 2027</td></tr><tr><td>Rating Forming Part of a Navigational Watch (II/4)</td><td>R-20-2211</td><td>19 Sep 2020</td><td>19 Sep 2025</td></tr><tr><td>Yellow Fever Vaccination</td><td>YF-8812</td><td>02 Feb 2018</td><td>Life</td></tr></table>
<div class="s">SKILLS</div><p style="margin:4px">Steering, mooring operations, cargo hold cleaning, lookout duties, chipping and painting, tank gauging</p>`,
    title: 'ABLE SEAMAN',
    work: [
      'Able Seaman | Nisshin Shipmanagement | 2023-02 | 2023-12',
      'Ordinary Seaman | Nisshin Shipmanagement | 2021-03 | 2022-01',
      'Ordinary Seaman | Magsaysay Maritime Corp. | 2018-05 | 2019-02',
      'Deck Cadet | Cokaliong Shipping Lines | 2013-06 | 2014-06',
    ],
    education: [
      'Filamer Christian University | BS Marine Transportation | 2010 | 2015',
      'Capiz National High School |  | 2006 | 2010',
    ],
    never: [
      'Panama',
      'Liberia',
      'Passport',
      'MV Ocean Jade',
      'Next of kin',
      'Yellow Fever Vaccination',
      'End of contract',
      'Shoe size',
      'Roxas City',
    ],
  },
  {
    name: 'Government PDS style (CS Form 212): grey section bars, education grid with level/units/honours, work grid mm/dd/yyyy with salary grade',
    css: `@page{size:8.5in 13in;margin:.35in} body{margin:0;font-family:"Arial Narrow","Liberation Sans Narrow",Arial,sans-serif;font-size:9pt}
.o{border:2px solid #000}h1{font-size:17pt;text-align:center;margin:4px 0;font-family:Arial,sans-serif}.g{background:#969696;color:#fff;font-style:italic;font-weight:bold;padding:2px 5px;border-top:1px solid #000;border-bottom:1px solid #000}table{width:100%;border-collapse:collapse}td,th{border:1px solid #000;padding:3px 4px;font-weight:400;vertical-align:middle}th,.q{background:#eaeaea;text-align:center;font-size:7.8pt}td.q{text-align:left}`,
    html: `<div class="o"><div style="font-size:7.5pt;padding:2px 4px"><i><b>CS Form No. 212</b><br>Revised 2017</i></div><h1>PERSONAL DATA SHEET</h1>
<div class="g">I. PERSONAL INFORMATION</div>
<table><tr><td class="q">2. SURNAME</td><td colspan="3">BUENAVENTURA</td></tr><tr><td class="q">FIRST NAME</td><td colspan="3">TERESITA</td></tr><tr><td class="q">MIDDLE NAME</td><td colspan="3">OLIVEROS</td></tr><tr><td class="q">3. DATE OF BIRTH (mm/dd/yyyy)</td><td>11/09/1983</td><td class="q">16. CITIZENSHIP</td><td>Filipino</td></tr><tr><td class="q">4. PLACE OF BIRTH</td><td>TUGUEGARAO CITY</td><td class="q">17. RESIDENTIAL ADDRESS</td><td>Carig Sur, Tuguegarao City, Cagayan</td></tr><tr><td class="q">6. CIVIL STATUS</td><td>Widowed</td><td class="q">21. E-MAIL ADDRESS</td><td>t.buenaventura@example.gov.ph</td></tr></table>
<div class="g">III. EDUCATIONAL BACKGROUND</div>
<table><tr><th rowspan="2">26. LEVEL</th><th rowspan="2">NAME OF SCHOOL<br>(Write in full)</th><th rowspan="2">BASIC EDUCATION/DEGREE/COURSE<br>(Write in full)</th><th colspan="2">PERIOD OF ATTENDANCE</th><th rowspan="2">HIGHEST LEVEL/ UNITS EARNED<br>(if not graduated)</th><th rowspan="2">YEAR GRADUATED</th><th rowspan="2">SCHOLARSHIP/ ACADEMIC HONORS</th></tr><tr><th>From</th><th>To</th></tr>
<tr><td class="q">ELEMENTARY</td><td>TUGUEGARAO EAST CENTRAL SCHOOL</td><td></td><td>1990</td><td>1996</td><td>N/A</td><td>1996</td><td>First Honorable Mention</td></tr>
<tr><td class="q">SECONDARY</td><td>CAGAYAN NATIONAL HIGH SCHOOL</td><td></td><td>1996</td><td>2000</td><td>N/A</td><td>2000</td><td>N/A</td></tr>
<tr><td class="q">COLLEGE</td><td>SAINT PAUL UNIVERSITY PHILIPPINES</td><td>BACHELOR OF SCIENCE IN PUBLIC ADMINISTRATION</td><td>2000</td><td>2004</td><td>N/A</td><td>2004</td><td>Dean's Lister</td></tr>
<tr><td class="q">GRADUATE STUDIES</td><td>CAGAYAN STATE UNIVERSITY</td><td>MASTER IN PUBLIC ADMINISTRATION</td><td>2014</td><td>2016</td><td>27 units</td><td></td><td>N/A</td></tr></table>
<div class="g">IV. CIVIL SERVICE ELIGIBILITY</div>
<table><tr><th>27. CAREER SERVICE</th><th>RATING</th><th>DATE OF EXAMINATION</th><th>PLACE OF EXAMINATION</th></tr><tr><td>Career Service Professional</td><td>83.15</td><td>10/16/2005</td><td>Tuguegarao City</td></tr></table>
<div class="g">V. WORK EXPERIENCE (Include private employment. Start from your recent work)</div>
<table><tr><th colspan="2">28. INCLUSIVE DATES<br>(mm/dd/yyyy)</th><th rowspan="2">POSITION TITLE<br>(Write in full/Do not abbreviate)</th><th rowspan="2">DEPARTMENT / AGENCY / OFFICE / COMPANY</th><th rowspan="2">MONTHLY SALARY</th><th rowspan="2">SALARY GRADE &amp; STEP</th><th rowspan="2">STATUS OF APPOINTMENT</th><th rowspan="2">GOV'T SERVICE (Y/N)</th></tr><tr><th>From</th><th>To</th></tr>
<tr><td>07/01/2019</td><td>PRESENT</td><td>Administrative Officer II</td><td>Department of Agriculture Regional Field Office 02</td><td>29,359.00</td><td>11-3</td><td>Permanent</td><td>Y</td></tr>
<tr><td>02/16/2013</td><td>06/30/2019</td><td>Administrative Assistant III</td><td>Department of Agriculture Regional Field Office 02</td><td>18,998.00</td><td>9-1</td><td>Permanent</td><td>Y</td></tr>
<tr><td>06/01/2008</td><td>02/15/2013</td><td>Records Clerk</td><td>Provincial Government of Cagayan</td><td>9,940.00</td><td>4-1</td><td>Casual</td><td>Y</td></tr>
<tr><td>09/06/2004</td><td>05/30/2008</td><td>Bank Teller</td><td>Rural Bank of Solana</td><td>7,500.00</td><td>N/A</td><td>Regular</td><td>N</td></tr></table>
<div class="g">VII. LEARNING AND DEVELOPMENT (L&amp;D) INTERVENTIONS/TRAINING PROGRAMS ATTENDED</div>
<table><tr><th>30. TITLE</th><th>From</th><th>To</th><th>HOURS</th><th>CONDUCTED BY</th></tr><tr><td>Records and Archives Management Seminar</td><td>05/08/2018</td><td>05/10/2018</td><td>24</td><td>National Archives of the Philippines</td></tr><tr><td>Gender Sensitivity Training</td><td>03/14/2017</td><td>03/14/2017</td><td>8</td><td>Philippine Commission on Women</td></tr></table>
<div class="g">VIII. OTHER INFORMATION</div>
<table><tr><th>31. SPECIAL SKILLS and HOBBIES</th><th>32. NON-ACADEMIC DISTINCTIONS / RECOGNITION</th><th>33. MEMBERSHIP IN ASSOCIATION/ORGANIZATION</th></tr><tr><td>Records management, Microsoft Excel, minutes writing</td><td>Best Employee, 2021</td><td>Cagayan Multi-Purpose Cooperative</td></tr></table></div>`,
    title: 'Administrative Officer II',
    work: [
      'Administrative Officer II | Department of Agriculture Regional Field Office 02 | 2019-07 | present',
      'Administrative Assistant III | Department of Agriculture Regional Field Office 02 | 2013-02 | 2019-06',
      'Records Clerk | Provincial Government of Cagayan | 2008-06 | 2013-02',
      'Bank Teller | Rural Bank of Solana | 2004-09 | 2008-05',
    ],
    education: [
      'TUGUEGARAO EAST CENTRAL SCHOOL |  | 1990 | 1996',
      'CAGAYAN NATIONAL HIGH SCHOOL |  | 1996 | 2000',
      'SAINT PAUL UNIVERSITY PHILIPPINES | BACHELOR OF SCIENCE IN PUBLIC ADMINISTRATION | 2000 | 2004',
      'CAGAYAN STATE UNIVERSITY | MASTER IN PUBLIC ADMINISTRATION | 2014 | 2016',
    ],
    never: [
      'Widowed',
      'Permanent',
      'Casual',
      'SALARY GRADE',
      'Best Employee',
      'Oliveros',
      'N/A',
      'First Honorable Mention',
      'Cagayan Multi-Purpose Cooperative',
    ],
  },
  {
    name: 'Teacher: school-year ranges (SY 2014-2015), date line under each post, education school-first with units earned, licence in header',
    css: `@page{size:Letter;margin:.9in 1in} body{margin:0;font-family:"Book Antiqua",Palatino,"Palatino Linotype",serif;font-size:11pt}
h1{font-size:19pt;text-align:center;margin:0}.c{text-align:center;font-size:10pt}h2{font-size:12pt;text-align:center;background:#e8efe0;padding:3px;margin:14px 0 8px;letter-spacing:2px}.j{margin-bottom:9px}.j .d{font-style:italic;font-size:10pt;color:#444}ul{margin:2px 0 2px 0;padding-left:20px}`,
    html: `<h1>GLENDA FAYE S. DUMLAO, LPT</h1><div class="c">Purok 4, Brgy. Magsaysay, Bayombong, Nueva Vizcaya<br>0977 555 0104 &nbsp;~&nbsp; glendafaye.dumlao@example.com</div>
<h2>TEACHING EXPERIENCE</h2>
<div class="j"><b>Teacher II (Grade 10 Mathematics)</b><br>Nueva Vizcaya General Comprehensive High School<div class="d">SY 2018-2019 to present</div><ul><li>Adviser, Mathletes Club</li><li>Coach, Division MTAP Challenge champions, 2022</li></ul></div>
<div class="j"><b>Teacher I</b><br>Solano High School<div class="d">SY 2015-2016 to SY 2017-2018</div><ul><li>Prepared daily lesson logs and item analysis</li></ul></div>
<div class="j"><b>Classroom Teacher</b><br>Saint Louis School of Solano<div class="d">SY 2014-2015</div></div>
<div class="j"><b>Student Teacher</b><br>Bayombong Central School<div class="d">November 2013 to March 2014</div></div>
<h2>EDUCATIONAL QUALIFICATIONS</h2>
<div class="j"><b>Nueva Vizcaya State University</b><br>Master of Arts in Education major in Mathematics &ndash; 30 units earned<div class="d">2017 to 2019</div></div>
<div class="j"><b>Saint Mary's University</b><br>Bachelor of Secondary Education major in Mathematics<div class="d">2010 to 2014 &ndash; Cum Laude</div></div>
<div class="j"><b>Bayombong National High School</b><br>High School<div class="d">2006 to 2010 &ndash; With Honors</div></div>
<div class="j"><b>Magsaysay Elementary School</b><br>Elementary<div class="d">2000 to 2006 &ndash; Valedictorian</div></div>
<h2>SEMINARS ATTENDED</h2>
<ul><li>Division Training on Contextualized Learning Materials, SDO Nueva Vizcaya, May 2019</li><li>Virtual INSET on Blended Learning, July 2020</li></ul>
<h2>SKILLS</h2><p style="text-align:center">Lesson planning &bull; Classroom management &bull; GeoGebra &bull; Google Classroom &bull; Test construction</p>
<h2>ELIGIBILITY</h2><p style="text-align:center">Licensure Examination for Teachers, August 2014 (86.40)</p>`,
    title: 'Teacher II (Grade 10 Mathematics)',
    work: [
      'Teacher II (Grade 10 Mathematics) | Nueva Vizcaya General Comprehensive High School | 2018 | present',
      'Teacher I | Solano High School | 2015 | 2018',
      'Classroom Teacher | Saint Louis School of Solano | 2014 | 2015',
      'Student Teacher | Bayombong Central School | 2013-11 | 2014-03',
    ],
    education: [
      'Nueva Vizcaya State University | Master of Arts in Education major in Mathematics | 2017 | 2019',
      "Saint Mary's University | Bachelor of Secondary Education major in Mathematics | 2010 | 2014",
      'Bayombong National High School |  | 2006 | 2010',
      'Magsaysay Elementary School |  | 2000 | 2006',
    ],
    never: [
      'Valedictorian',
      'Cum Laude',
      'With Honors',
      'Mathletes Club',
      'LPT',
      'Bayombong',
      '30 units earned',
      'Purok 4',
    ],
  },
  {
    name: 'Fresh graduate, one page, education first with senior-high strand, OJT without and with dates, organisations and leadership that are not jobs',
    css: `@page{size:A4;margin:16mm 18mm} body{margin:0;font-family:Arial,sans-serif;font-size:10pt}
.top{display:flex;gap:8mm;align-items:center;border-bottom:4px solid #c0392b;padding-bottom:8px}.ph{width:28mm;height:28mm;background:#ddd}.top h1{margin:0;font-size:20pt}h2{font-size:11.5pt;color:#c0392b;margin:13px 0 5px}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:2px 4px 6px 0}td.y{width:34mm;color:#555}ul{margin:2px 0;padding-left:16px}`,
    html: `<div class="top"><div class="ph"></div><div><h1>Trisha Nicole Abad</h1>Brgy. Tibag, Tarlac City &bull; 0956 555 0120 &bull; trishanicole.abad@example.com</div></div>
<h2>OBJECTIVE</h2><p>To start my career in a company where I can use what I learned in school and grow as a professional.</p>
<h2>EDUCATION</h2>
<table><tr><td class="y">2020 &ndash; 2024</td><td><b>Tarlac State University</b><br>Bachelor of Science in Business Administration major in Human Resource Management<br>General Weighted Average: 1.45</td></tr>
<tr><td class="y">2018 &ndash; 2020</td><td><b>Osias Colleges, Inc.</b><br>Senior High School &ndash; Accountancy, Business and Management (ABM)<br>With High Honors</td></tr>
<tr><td class="y">2014 &ndash; 2018</td><td><b>Tarlac National High School</b><br>Junior High School</td></tr>
<tr><td class="y">2008 &ndash; 2014</td><td><b>Tibag Elementary School</b><br>Elementary, Salutatorian</td></tr></table>
<h2>ON-THE-JOB TRAINING / WORK EXPERIENCE</h2>
<table><tr><td class="y">Feb 2024 &ndash; May 2024</td><td><b>HR Intern</b><br>Luisita Industrial Park Administration<ul><li>Screened resumes and scheduled interviews</li><li>Encoded 201 files in Excel</li></ul></td></tr>
<tr><td class="y">Dec 2022 &ndash; Jan 2023</td><td><b>Seasonal Sales Clerk</b><br>SM Department Store Tarlac</td></tr>
<tr><td class="y">80 hours</td><td><b>Work Immersion Student</b><br>BDO Unibank Tarlac Branch</td></tr></table>
<h2>AFFILIATIONS</h2>
<table><tr><td class="y">2022 &ndash; 2023</td><td>Vice President for Internal Affairs, Junior People Management Association</td></tr><tr><td class="y">2021 &ndash; 2022</td><td>Class Representative, TSU College of Business Student Council</td></tr></table>
<h2>SKILLS</h2><ul><li>Recruitment and interviewing</li><li>Microsoft Excel, PowerPoint</li><li>Public speaking</li><li>Canva</li></ul>
<h2>SEMINARS</h2><p>Labor Law Essentials Webinar, March 2023 &bull; Data Privacy Act Orientation, October 2022</p>
<h2>CHARACTER REFERENCE</h2><p>Prof. Imelda Corpuz, Dean, TSU College of Business, 0917 555 0177</p>`,
    title: 'HR Intern',
    work: [
      'HR Intern | Luisita Industrial Park Administration | 2024-02 | 2024-05',
      'Seasonal Sales Clerk | SM Department Store Tarlac | 2022-12 | 2023-01',
      'Work Immersion Student | BDO Unibank Tarlac Branch |  | ',
    ],
    education: [
      'Tarlac State University | Bachelor of Science in Business Administration major in Human Resource Management | 2020 | 2024',
      'Osias Colleges, Inc. | Accountancy, Business and Management (ABM) | 2018 | 2020',
      'Tarlac National High School |  | 2014 | 2018',
      'Tibag Elementary School |  | 2008 | 2014',
    ],
    never: [
      'Salutatorian',
      'With High Honors',
      'Class Representative',
      'Imelda Corpuz',
      'General Weighted Average',
      'Tibag',
      'Student Council',
      '80 hours',
    ],
  },
]
