import type { RealResume } from './resume.ts'

/** More layouts of many kinds, each judged before it was read. */
export const RESUMES_TUNED_MARCH_LAYOUTS_MORE: readonly RealResume[] = [
  {
    name: 'form of the government for personal data: levels, from and to in two columns, work with salaries',
    css: `body{font:8pt Arial}table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:2px 4px;vertical-align:middle;text-align:center}.b{background:#999;color:#fff;text-align:left;font-style:italic;font-weight:700}`,
    html: `<table><tr><td class=b colspan=8>III. EDUCATIONAL BACKGROUND</td></tr>
<tr><th rowspan=2>26. LEVEL</th><th rowspan=2>NAME OF SCHOOL<br>(Write in full)</th><th rowspan=2>BASIC EDUCATION/DEGREE/COURSE<br>(Write in full)</th><th colspan=2>PERIOD OF ATTENDANCE</th><th rowspan=2>HIGHEST LEVEL/<br>UNITS EARNED</th><th rowspan=2>YEAR GRADUATED</th><th rowspan=2>SCHOLARSHIP/ ACADEMIC HONORS</th></tr><tr><th>From</th><th>To</th></tr>
<tr><td>ELEMENTARY</td><td>MAASIN CENTRAL SCHOOL</td><td>ELEMENTARY</td><td>1994</td><td>2000</td><td>N/A</td><td>2000</td><td>N/A</td></tr>
<tr><td>SECONDARY</td><td>SOUTHERN LEYTE NATIONAL HIGH SCHOOL</td><td>HIGH SCHOOL</td><td>2000</td><td>2004</td><td>N/A</td><td>2004</td><td>N/A</td></tr>
<tr><td>COLLEGE</td><td>SAINT JOSEPH COLLEGE</td><td>BACHELOR OF SCIENCE IN COMMERCE</td><td>2004</td><td>2008</td><td>N/A</td><td>2008</td><td>CUM LAUDE</td></tr></table>
<table style="margin-top:6px"><tr><td class=b colspan=6>V. WORK EXPERIENCE</td></tr>
<tr><th colspan=2>28. INCLUSIVE DATES<br>(mm/dd/yyyy)</th><th rowspan=2>POSITION TITLE<br>(Write in full)</th><th rowspan=2>DEPARTMENT / AGENCY / OFFICE / COMPANY</th><th rowspan=2>MONTHLY SALARY</th><th rowspan=2>STATUS OF APPOINTMENT</th></tr><tr><th>From</th><th>To</th></tr>
<tr><td>03/01/2015</td><td>PRESENT</td><td>ADMINISTRATIVE OFFICER I</td><td>CITY GOVERNMENT OF MAASIN</td><td>23,176</td><td>PERMANENT</td></tr>
<tr><td>06/16/2009</td><td>02/27/2015</td><td>BOOKKEEPER</td><td>MAASIN RURAL BANK</td><td>12,500</td><td>REGULAR</td></tr></table>`,
    title: 'Administrative Officer I',
    work: [
      'ADMINISTRATIVE OFFICER I | CITY GOVERNMENT OF MAASIN | 2015-03 | present',
      'BOOKKEEPER | MAASIN RURAL BANK | 2009-06 | 2015-02',
    ],
    education: [
      'MAASIN CENTRAL SCHOOL |  | 1994 | 2000',
      'SOUTHERN LEYTE NATIONAL HIGH SCHOOL |  | 2000 | 2004',
      'SAINT JOSEPH COLLEGE | BACHELOR OF SCIENCE IN COMMERCE | 2004 | 2008',
    ],
  },
  {
    name: 'level at the left of each cell of two lines, years at the right edge, all in one table without borders',
    css: `body{font:11pt Garamond,serif}table{width:100%}td{padding:3px 6px;vertical-align:top}h3{border-bottom:2px solid #000}`,
    html: `<h1>Noel V. Castañeda</h1><p>Electrician</p><h3>EDUCATIONAL BACKGROUND</h3><table>
<tr><td width=110>Vocational</td><td>Electrical Installation and Maintenance NC II<br>Negros Occidental Skills Development Center</td><td align=right>2012</td></tr>
<tr><td>Secondary</td><td>Silay Institute<br>Rizal Street, Silay City</td><td align=right>2007 – 2011</td></tr>
<tr><td>Elementary</td><td>Silay South Elementary School<br>Silay City</td><td align=right>2001 – 2007</td></tr></table>
<h3>WORK EXPERIENCE</h3><table><tr><td width=110>2016 – present</td><td>Building Electrician<br>Talisay Cold Storage Inc.</td></tr><tr><td>2012 – 2016</td><td>Electrician Helper<br>JVC Electrical Contractors</td></tr></table>`,
    title: 'Electrician',
    work: [
      'Building Electrician | Talisay Cold Storage Inc. | 2016 | present',
      'Electrician Helper | JVC Electrical Contractors | 2012 | 2016',
    ],
    education: [
      'Negros Occidental Skills Development Center | Electrical Installation and Maintenance NC II |  | 2012',
      'Silay Institute |  | 2007 | 2011',
      'Silay South Elementary School |  | 2001 | 2007',
    ],
  },
  {
    name: 'post and employer on one line in two fonts, place and dates on the next in grey, schools alike',
    css: `body{font:10pt "Segoe UI",Arial}.g{color:#777;font-size:9pt;margin:0 0 3px}.t{margin:8px 0 0}.t b{font-size:11pt}.t i{color:#135}h2{color:#135;margin:14px 0 2px}`,
    html: `<h1>Bianca Therese Uy</h1><h2>Work</h2>
<p class=t><b>Product Designer</b> <i>Salapi Wallet</i></p><p class=g>Taguig City · Feb 2022 to now</p><p>Designed the flow for sending money without a bank account.</p>
<p class=t><b>UI Designer</b> <i>Kompanya Studio</i></p><p class=g>Quezon City · Aug 2019 to Jan 2022</p><p>Drew screens for twelve clients.</p>
<h2>Studies</h2><p class=t><b>BFA Visual Communication</b> <i>University of the Philippines Diliman</i></p><p class=g>Quezon City · 2015 to 2019</p>
<p class=t><b>Arts and Design Track</b> <i>Philippine High School for the Arts</i></p><p class=g>Los Baños · 2013 to 2015</p>`,
    title: 'Product Designer',
    work: ['Product Designer | Salapi Wallet | 2022-02 | present', 'UI Designer | Kompanya Studio | 2019-08 | 2022-01'],
    education: [
      'University of the Philippines Diliman | BFA Visual Communication | 2015 | 2019',
      'Philippine High School for the Arts | Arts and Design Track | 2013 | 2015',
    ],
  },
  {
    name: 'fields in bold with the value behind, entries parted by lines',
    css: `body{font:11pt Arial}p{margin:0 0 2px}hr{border:0;border-top:1px solid #aaa}`,
    html: `<h2>RESUME</h2><p><b>Name:</b> Rodel S. Pagaduan</p><p><b>Address:</b> Laoag City</p><h3>Employment</h3>
<p><b>Employer:</b> Ilocos Norte Water District</p><p><b>Job:</b> Meter Reader</p><p><b>From:</b> July 2018 <b>To:</b> Present</p><hr>
<p><b>Employer:</b> Northern Star Bus Lines</p><p><b>Job:</b> Conductor</p><p><b>From:</b> May 2014 <b>To:</b> June 2018</p>
<h3>Education</h3><p><b>College:</b> Northwestern University, Laoag City</p><p><b>Course:</b> BS Criminology (undergraduate)</p><p><b>Year:</b> 2010 – 2012</p><hr><p><b>High School:</b> Ilocos Norte National High School</p><p><b>Year:</b> 2006 – 2010</p>`,
    title: 'Meter Reader',
    work: [
      'Meter Reader | Ilocos Norte Water District | 2018-07 | present',
      'Conductor | Northern Star Bus Lines | 2014-05 | 2018-06',
    ],
    education: [
      'Northwestern University | BS Criminology (undergraduate) | 2010 | 2012',
      'Ilocos Norte National High School |  | 2006 | 2010',
    ],
  },
  {
    name: 'start and end above each other at the left, months in capitals, school years with apostrophes',
    css: `body{font:10pt Helvetica}.e{display:grid;grid-template-columns:90px 1fr;gap:10px;margin-bottom:8px}.e>div:first-child{color:#a33;font-size:9pt}p{margin:0}h2{font-size:12pt;color:#a33}`,
    html: `<h1>Charmaine Villafuerte</h1><p>Customer Success Specialist</p><h2>EXPERIENCE</h2>
<div class=e><div>JUN 2022<br>PRESENT</div><div><p><b>Customer Success Specialist</b></p><p>Lumen Payroll Cloud</p></div></div>
<div class=e><div>OCT 2019<br>MAY 2022</div><div><p><b>Customer Service Associate</b></p><p>Sutherland Global Services</p></div></div>
<h2>EDUCATION</h2><div class=e><div>2015<br>2019</div><div><p><b>BS Business Administration, major in Marketing</b></p><p>Camarines Sur Polytechnic Colleges</p></div></div>
<div class=e><div>2013<br>2015</div><div><p><b>Senior High School – ABM</b></p><p>Naga Hope Christian School</p></div></div>`,
    title: 'Customer Success Specialist',
    work: [
      'Customer Success Specialist | Lumen Payroll Cloud | 2022-06 | present',
      'Customer Service Associate | Sutherland Global Services | 2019-10 | 2022-05',
    ],
    education: [
      'Camarines Sur Polytechnic Colleges | BS Business Administration, major in Marketing | 2015 | 2019',
      'Naga Hope Christian School | ABM | 2013 | 2015',
    ],
  },
  {
    name: 'narrow left column with schools, degrees broken over lines, graduation year in brackets',
    css: `body{font:9.5pt Arial;margin:0}.g{display:grid;grid-template-columns:170px 1fr;gap:18px}.l{background:#f3e9dc;padding:10px}h3{margin:10px 0 4px}p{margin:0 0 4px}`,
    html: `<div class=g><div class=l><h3>EDUCATION</h3><p><b>Master of Science in Nursing, major in Nursing Administration (2021)</b><br>Saint Paul University Philippines</p><p><b>Bachelor of Science in Nursing (2014)</b><br>Medical Colleges of Northern Philippines</p><h3>CONTACT</h3><p>Tuguegarao City</p><p>0926 555 0133</p></div>
<div><h1 style="margin:0">Aileen B. Mallari, RN, MSN</h1><p>Head Nurse</p><h3>EXPERIENCE</h3><p><b>Head Nurse</b>, Dr. Ronald P. Guzman Medical Center (2019 – present)</p><p>Leads twenty nurses on the surgical floor.</p><p><b>Staff Nurse</b>, Cagayan Valley Medical Center (2015 – 2019)</p><p>Cared for eight patients a shift.</p></div></div>`,
    title: 'Head Nurse',
    work: [
      'Head Nurse | Dr. Ronald P. Guzman Medical Center | 2019 | present',
      'Staff Nurse | Cagayan Valley Medical Center | 2015 | 2019',
    ],
    education: [
      'Saint Paul University Philippines | Master of Science in Nursing, major in Nursing Administration |  | 2021',
      'Medical Colleges of Northern Philippines | Bachelor of Science in Nursing |  | 2014',
    ],
  },
]
