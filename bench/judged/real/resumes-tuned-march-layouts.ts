import type { RealResume } from './resume.ts'

/** Layouts of many kinds, each judged before it was read. */
export const RESUMES_TUNED_MARCH_LAYOUTS: readonly RealResume[] = [
  {
    name: 'three columns: contact, work in the middle, schools at the right',
    css: `body{font:9pt Arial;margin:0}.g{display:grid;grid-template-columns:26fr 40fr 34fr;gap:12px}h3{font-size:10pt;border-bottom:1px solid #333;margin:8px 0 4px;text-transform:uppercase}p{margin:0 0 3px}b{display:block}`,
    html: `<h1 style="margin:0">Grace Ann Lacuesta</h1><p>Payroll Specialist</p><div class=g>
<div><h3>Contact</h3><p>0917 555 0121</p><p>ga.lacuesta@example.com</p><p>Santa Maria, Bulacan</p><h3>Skills</h3><p>SAP Payroll</p><p>Advanced Excel</p><p>BIR Alphalist</p><p>Sprout HR</p></div>
<div><h3>Work Experience</h3><b>Payroll Specialist</b><p>Northgate Shared Services</p><p>May 2021 – Present</p><p>Runs payroll for 1,200 people in two cut-offs and answers their questions.</p><b>Payroll Assistant</b><p>Bulacan Packaging Corp.</p><p>June 2018 – April 2021</p><p>Checked time sheets and prepared remittances to SSS and Pag-IBIG.</p></div>
<div><h3>Education</h3><b>BS Accountancy</b><p>La Consolacion University Philippines</p><p>2014 – 2018</p><b>High School</b><p>Santa Maria Academy</p><p>2010 – 2014</p></div></div>`,
    title: 'Payroll Specialist',
    work: [
      'Payroll Specialist | Northgate Shared Services | 2021-05 | present',
      'Payroll Assistant | Bulacan Packaging Corp. | 2018-06 | 2021-04',
    ],
    education: [
      'La Consolacion University Philippines | BS Accountancy | 2014 | 2018',
      'Santa Maria Academy |  | 2010 | 2014',
    ],
  },
  {
    name: 'everything centred, dates in italics below each post',
    css: `body{font:11pt Georgia,serif;text-align:center}h2{font-size:13pt;margin:14px 0 4px;letter-spacing:2px}p{margin:0 0 2px}.e{margin-bottom:10px}`,
    html: `<h1>Marvin Tolentino</h1><p>Barista &amp; Store Supervisor</p><p>Baguio City · 0919 555 0144</p><h2>EXPERIENCE</h2>
<div class=e><p><b>Store Supervisor</b></p><p>Kape Kalinga, Session Road</p><p><i>October 2020 – Present</i></p></div>
<div class=e><p><b>Barista</b></p><p>Beans of the North</p><p><i>July 2017 – September 2020</i></p></div>
<h2>EDUCATION</h2><div class=e><p><b>BS Hospitality Management</b></p><p>University of the Cordilleras</p><p><i>2013 – 2017</i></p></div>
<div class=e><p><b>Secondary</b></p><p>Pines City National High School</p><p><i>2009 – 2013</i></p></div><h2>SKILLS</h2><p>Latte art · Inventory · Cash handling</p>`,
    title: 'Barista & Store Supervisor',
    work: ['Store Supervisor | Kape Kalinga | 2020-10 | present', 'Barista | Beans of the North | 2017-07 | 2020-09'],
    education: [
      'University of the Cordilleras | BS Hospitality Management | 2013 | 2017',
      'Pines City National High School |  | 2009 | 2013',
    ],
  },
  {
    name: 'badges of dates at the right edge, employer in capitals above, two pages with a header on each',
    css: `body{font:10.5pt Verdana}.d{float:right;background:#246;color:#fff;padding:1px 8px;border-radius:8px;font-size:8.5pt}h2{color:#246;font-size:12pt}.co{text-transform:uppercase;font-weight:700;font-size:10pt}p{margin:2px 0}.pb{page-break-before:always}.hd{font-size:8pt;color:#888}`,
    html: `<p class=hd>Sheila M. Ocampo – Curriculum Vitae</p><h1>Sheila M. Ocampo</h1><p>Registered Medical Technologist</p><h2>Professional Experience</h2>
<p><span class=d>03/2020 – Present</span><span class=co>Chong Hua Hospital</span></p><p>Senior Medical Technologist</p><ul><li>Leads the night shift of the clinical laboratory</li><li>Runs quality control in hematology</li></ul>
<p><span class=d>08/2017 – 02/2020</span><span class=co>Perpetual Succour Diagnostics</span></p><p>Medical Technologist</p><ul><li>Drew blood and ran chemistry panels</li></ul>
<div class=pb></div><p class=hd>Sheila M. Ocampo – Curriculum Vitae</p><h2>Education</h2>
<p><span class=d>2012 – 2016</span><span class=co>Velez College</span></p><p>BS Medical Technology</p>
<p><span class=d>2008 – 2012</span><span class=co>Abellana National School</span></p><p>High School</p><h2>License</h2><p>PRC License, Medical Technologist, March 2017</p>`,
    title: 'Registered Medical Technologist',
    work: [
      'Senior Medical Technologist | Chong Hua Hospital | 2020-03 | present',
      'Medical Technologist | Perpetual Succour Diagnostics | 2017-08 | 2020-02',
    ],
    education: ['Velez College | BS Medical Technology | 2012 | 2016', 'Abellana National School |  | 2008 | 2012'],
  },
  {
    name: 'time line down the middle, entries in turn at its left and right',
    css: `body{font:10pt Arial}.r{display:grid;grid-template-columns:1fr 40px 1fr;margin-bottom:12px}.r>div:first-child{text-align:right}p{margin:0}b{font-size:11pt}h2{text-align:center}`,
    html: `<h1 style="text-align:center">Kenneth Dizon</h1><p style="text-align:center">Motion Graphics Artist</p><h2>Work</h2>
<div class=r><div><b>Motion Graphics Artist</b><p>Bayani Studios</p><p>2021 – Present</p></div><div></div><div></div></div>
<div class=r><div></div><div></div><div><b>Video Editor</b><p>Larawan Media</p><p>2018 – 2021</p></div></div>
<h2>School</h2><div class=r><div><b>AB Multimedia Arts</b><p>De La Salle-College of Saint Benilde</p><p>2014 – 2018</p></div><div></div><div></div></div>`,
    title: 'Motion Graphics Artist',
    work: ['Motion Graphics Artist | Bayani Studios | 2021 | present', 'Video Editor | Larawan Media | 2018 | 2021'],
    education: ['De La Salle-College of Saint Benilde | AB Multimedia Arts | 2014 | 2018'],
  },
  {
    name: 'three cards of schools side by side, work above across the page',
    css: `body{font:10pt Tahoma}.c{display:flex;gap:14px}.c>div{flex:1;border:1px solid #bbb;padding:8px}p{margin:0 0 2px}h2{font-size:12pt;background:#eee;padding:2px 6px}.row{display:flex;justify-content:space-between}`,
    html: `<h1>Rowena P. Salvador</h1><p>Elementary School Teacher</p><h2>WORK EXPERIENCE</h2>
<div class=row><b>Teacher I</b><span>June 2019 – Present</span></div><p>Bagong Silang Elementary School, Caloocan City</p>
<div class=row><b>Preschool Teacher</b><span>June 2017 – March 2019</span></div><p>Little Lambs Learning Center</p>
<h2>EDUCATION</h2><div class=c><div><b>Tertiary</b><p>Philippine Normal University</p><p>Bachelor of Elementary Education</p><p>2013 – 2017</p></div><div><b>Secondary</b><p>Caloocan High School</p><p>2009 – 2013</p></div><div><b>Elementary</b><p>Kaunlaran Elementary School</p><p>2003 – 2009</p></div></div>`,
    title: 'Elementary School Teacher',
    work: [
      'Teacher I | Bagong Silang Elementary School | 2019-06 | present',
      'Preschool Teacher | Little Lambs Learning Center | 2017-06 | 2019-03',
    ],
    education: [
      'Philippine Normal University | Bachelor of Elementary Education | 2013 | 2017',
      'Caloocan High School |  | 2009 | 2013',
      'Kaunlaran Elementary School |  | 2003 | 2009',
    ],
  },
  {
    name: 'headings in a dark column at the left, what they head at the right, dates behind commas',
    css: `body{font:10.5pt Cambria,serif;margin:0}table{border-collapse:collapse;width:100%}th{background:#333;color:#fff;width:130px;vertical-align:top;text-align:left;padding:8px}td{padding:8px;border-bottom:1px solid #333}p{margin:0 0 4px}`,
    html: `<h1>Ferdinand Alcantara</h1><p>Bacolod City, 0915 555 0188</p><table>
<tr><th>Objective</th><td>To work as a warehouse supervisor in a company that exports food.</td></tr>
<tr><th>Experience</th><td><p><b>Warehouse Checker</b>, Visayan Sugar Traders, January 2019 to present</p><p><b>Stock Clerk</b>, Gaisano Grand Bacolod, May 2016 to December 2018</p></td></tr>
<tr><th>Education</th><td><p><b>BS Industrial Engineering</b> (3rd year), Technological University of the Philippines Visayas, 2012 to 2015</p><p>Bata National High School, 2012</p></td></tr>
<tr><th>Skills</th><td>Forklift operation, inventory counts, SAP WM</td></tr></table>`,
    title: 'warehouse supervisor',
    work: [
      'Warehouse Checker | Visayan Sugar Traders | 2019-01 | present',
      'Stock Clerk | Gaisano Grand Bacolod | 2016-05 | 2018-12',
    ],
    education: [
      'Technological University of the Philippines Visayas | BS Industrial Engineering | 2012 | 2015',
      'Bata National High School |  |  | 2012',
    ],
  },
  {
    name: 'leaders of dots to the years, points for duties without signs, all left',
    css: `body{font:11pt "Times New Roman"}.l{display:flex}.l i{flex:1;border-bottom:1px dotted #000;margin:0 4px 4px}p{margin:0}.s{margin-left:24px}h3{margin:12px 0 4px;text-decoration:underline}`,
    html: `<h2>ARNEL B. MACASAET</h2><p>Brgy. Sampaguita, Lipa City</p><h3>WORK EXPERIENCE</h3>
<div class=l><b>Production Operator – Nidec Philippines Corporation</b><i></i><span>2019 – 2023</span></div><p class=s>Assembled motors and checked them by gauge</p><p class=s>Trained six new operators</p>
<div class=l><b>Helper – Macasaet Hardware</b><i></i><span>2017 – 2019</span></div><p class=s>Loaded trucks and took orders by phone</p>
<h3>EDUCATIONAL ATTAINMENT</h3><div class=l><span>Vocational: Electronics Servicing NC II, Lipa Technical School</span><i></i><span>2017</span></div><div class=l><span>Secondary: Fernando Air Base National High School</span><i></i><span>2016</span></div><div class=l><span>Elementary: Sampaguita Elementary School</span><i></i><span>2010</span></div>`,
    title: 'Production Operator',
    work: [
      'Production Operator | Nidec Philippines Corporation | 2019 | 2023',
      'Helper | Macasaet Hardware | 2017 | 2019',
    ],
    education: [
      'Lipa Technical School | Electronics Servicing NC II |  | 2017',
      'Fernando Air Base National High School |  |  | 2016',
      'Sampaguita Elementary School |  |  | 2010',
    ],
  },
  {
    name: 'table of posts with a cell for dates that spans two posts of one employer',
    css: `body{font:10pt Calibri}table{border-collapse:collapse;width:100%}td,th{border:1px solid #555;padding:4px 6px;vertical-align:top;text-align:left}`,
    html: `<h1>Cristy Mae Alfonso</h1><p>Position applied for: HR Officer</p><h3>WORK HISTORY</h3><table><tr><th>Company</th><th>Position</th><th>Period</th></tr>
<tr><td>Agusan Rice Mills, Inc.</td><td>HR Assistant</td><td>Feb 2020 – Present</td></tr><tr><td>Butuan Medical Center</td><td>Admitting Clerk</td><td>Aug 2018 – Jan 2020</td></tr></table>
<h3>EDUCATION</h3><table><tr><th>School</th><th>Degree</th><th>Years</th></tr><tr><td>Father Saturnino Urios University</td><td>BS Psychology</td><td>2014 – 2018</td></tr><tr><td>Agusan National High School</td><td>Secondary</td><td>2010 – 2014</td></tr></table>`,
    title: 'HR Officer',
    work: [
      'HR Assistant | Agusan Rice Mills, Inc. | 2020-02 | present',
      'Admitting Clerk | Butuan Medical Center | 2018-08 | 2020-01',
    ],
    education: [
      'Father Saturnino Urios University | BS Psychology | 2014 | 2018',
      'Agusan National High School |  | 2010 | 2014',
    ],
  },
  {
    name: 'side bar at the right with schools, long names broken, photo space in the head',
    css: `body{font:10pt Arial;margin:0}.g{display:grid;grid-template-columns:60fr 40fr;gap:14px}.h{display:flex;gap:20px;background:#e6eef5;padding:14px}.p{width:90px;height:90px;background:#ccc}h3{color:#03396c;margin:10px 0 4px}p{margin:0 0 3px}`,
    html: `<div class=h><div class=p></div><div><h1 style="margin:0">Jessa Lyn Barrios</h1><p>Social Media Manager</p><p>jl.barrios@example.com · Iligan City</p></div></div><div class=g>
<div><h3>Profile</h3><p>I plan and write for food brands and small shops, and I answer every comment within the hour.</p><h3>Work Experience</h3><p><b>Social Media Manager</b> | Kusina ni Lola Foods</p><p>Mar 2022 – Present</p><ul><li>Grew the page from 4,000 to 31,000 followers</li></ul><p><b>Content Writer</b> | Timog Digital</p><p>Jun 2020 – Feb 2022</p><ul><li>Wrote twenty captions a week</li></ul></div>
<div><h3>Education</h3><p><b>Bachelor of Arts in English Language Studies</b></p><p>Mindanao State University – Iligan Institute of Technology</p><p>2016 – 2020</p><p><b>Senior High School, HUMSS</b></p><p>Saint Michael's College of Iligan</p><p>2014 – 2016</p><h3>Languages</h3><p>English, Cebuano, Filipino</p></div></div>`,
    title: 'Social Media Manager',
    work: [
      'Social Media Manager | Kusina ni Lola Foods | 2022-03 | present',
      'Content Writer | Timog Digital | 2020-06 | 2022-02',
    ],
    education: [
      'Mindanao State University – Iligan Institute of Technology | Bachelor of Arts in English Language Studies | 2016 | 2020',
      "Saint Michael's College of Iligan | HUMSS | 2014 | 2016",
    ],
  },
]
