import type { RealResume } from './resume.ts'

/** Another hand's, then opened. */
export const RESUMES_OPENED_MARCH: readonly RealResume[] = [
  {
    name: 'LinkedIn "Save to PDF" look: dark left strip with contact and top skills, employer first, two roles under one employer, durations in brackets, page footers',
    css: `@page{size:Letter;margin:0} body{margin:0;font-family:Arial,Helvetica,sans-serif;font-size:10.5pt;color:#181818}
.sheet{display:flex;height:11in;page-break-after:always;position:relative}.sheet:last-child{page-break-after:auto}
.l{width:2.3in;background:#293e49;color:#fff;padding:.45in .22in;box-sizing:border-box;font-size:9.5pt}.l h4{font-weight:400;font-size:12pt;color:#cfd6da;margin:18px 0 6px}.l p{margin:0 0 5px}
.r{flex:1;padding:.45in .4in;box-sizing:border-box}.r h1{font-weight:400;font-size:24pt;margin:0}.hl{font-size:11.5pt;margin:3px 0}.loc{color:#b0b0b0;font-size:10pt;margin:0 0 16px}
h2{font-weight:400;font-size:15pt;border-top:1px solid #c1c1c1;padding-top:14px;margin:16px 0 8px}.co{font-size:12pt;margin:10px 0 2px}.ro{font-size:11.5pt;margin:6px 0 0}.da{margin:0;font-size:10pt}.pl{color:#b0b0b0;margin:0 0 6px;font-size:10pt}.de{margin:6px 0 8px;line-height:1.35}
.pg{position:absolute;bottom:.25in;left:4.6in;color:#b0b0b0;font-size:8.5pt}`,
    html: `<div class="sheet"><div class="l"><h4>Contact</h4><p>0917 555 0142 (Mobile)</p><p>mc.villaruel@example.com</p><p>www.linkedin.com/in/mcvillaruel-va (LinkedIn)</p>
<h4>Top Skills</h4><p>Calendar Management</p><p>Email Management</p><p>Shopify</p>
<h4>Languages</h4><p>English (Full Professional)</p><p>Filipino (Native or Bilingual)</p><p>Hiligaynon (Native or Bilingual)</p>
<h4>Certifications</h4><p>Inbound Marketing</p><p>Google Workspace Essentials</p>
<h4>Honors-Awards</h4><p>Top Agent of the Quarter, Q3 2018</p></div>
<div class="r"><h1>Maria Cristina Villaruel</h1><p class="hl">Executive Virtual Assistant</p><p class="loc">Iloilo City, Western Visayas, Philippines</p>
<h2 style="margin-top:6px">Summary</h2><p class="de">I help busy founders get ten hours of their week back. Eight years in customer-facing work, five of them remote.</p>
<h2>Experience</h2>
<p class="co">BrightDesk Remote LLC</p><p class="ro">Executive Virtual Assistant</p><p class="da">January 2023 - Present (2 years 11 months)</p><p class="pl">Austin, Texas, United States</p>
<p class="de">Inbox and calendar for two partners in different time zones.<br>Books travel, prepares board packs in Google Slides, tracks invoices in QuickBooks Online.<br>Built the onboarding checklist now used for all new assistants.</p>
<p class="co">Harborline Homewares</p><p class="ro">E-commerce Virtual Assistant</p><p class="da">August 2020 - December 2022 (2 years 5 months)</p>
<p class="de">Product listing on Shopify and Amazon Seller Central. Customer tickets through Gorgias.</p>
<p class="co">Concentrix</p><p class="da">4 years 2 months</p>
<p class="ro">Team Leader</p><p class="da">February 2019 - July 2020 (1 year 6 months)</p><p class="pl">Iloilo City</p><p class="de">Coached 15 agents for a US telecom account.</p>
<p class="ro">Customer Service Representative</p><p class="da">June 2016 - February 2019 (2 years 9 months)</p><p class="pl">Iloilo City</p></div>
<div class="pg">Page 1 of 2</div></div>
<div class="sheet"><div class="l"></div><div class="r"><p class="de">Handled billing and technical calls, 92% average CSAT.</p>
<h2>Education</h2>
<p class="co">West Visayas State University</p><p class="da">Bachelor of Arts - BA, English Language Studies &middot; (2012 - 2016)</p>
<p class="co">Jaro National High School</p><p class="da">(2008 - 2012)</p></div><div class="pg">Page 2 of 2</div></div>`,
    title: 'Executive Virtual Assistant',
    work: [
      'Executive Virtual Assistant | BrightDesk Remote LLC | 2023-01 | present',
      'E-commerce Virtual Assistant | Harborline Homewares | 2020-08 | 2022-12',
      'Team Leader | Concentrix | 2019-02 | 2020-07',
      'Customer Service Representative | Concentrix | 2016-06 | 2019-02',
    ],
    education: [
      'West Visayas State University | Bachelor of Arts - BA, English Language Studies | 2012 | 2016',
      'Jaro National High School |  | 2008 | 2012',
    ],
    never: [
      'Concentrix',
      'Austin',
      'Iloilo City',
      'Page 1 of 2',
      'Top Agent of the Quarter',
      'BrightDesk',
      'Harborline',
      'Mobile',
    ],
  },
  {
    name: 'Europass two columns: labels and dd/mm/yyyy dates at left, entries at right, language grid, no headline but a "Job applied for" line',
    css: `@page{size:A4;margin:14mm 14mm} body{margin:0;font-family:Arial,sans-serif;font-size:9.5pt;color:#1a1a1a}
.row{display:grid;grid-template-columns:46mm 1fr;column-gap:6mm;margin-bottom:7px}.lab{text-align:right;color:#0e4194;font-size:9pt}.sec{text-align:right;color:#0e4194;font-size:10.5pt;letter-spacing:.3px}.sec+div{border-bottom:1.5px solid #9fb3d9;align-self:center}
.t{color:#0e4194;font-size:10.5pt;font-weight:bold}.n{font-size:15pt;color:#3f3a38}ul{margin:3px 0;padding-left:14px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #9fb3d9;font-size:8pt;text-align:center;padding:3px;font-weight:400}.foot{position:fixed;bottom:0;font-size:7pt;color:#777;width:100%}`,
    html: `<div class="row"><div class="lab">europass</div><div style="text-align:right;font-size:8pt;color:#666">Curriculum Vitae &nbsp;&nbsp; Jerome Patrick Salonga</div></div>
<div class="row"><div class="sec">PERSONAL INFORMATION</div><div></div></div>
<div class="row"><div class="lab"></div><div><span class="n">Jerome Patrick Salonga</span><br>Rheinstra&szlig;e 48, 55116 Mainz (Germany)<br>+49 151 5550 1822 &nbsp; jp.salonga@example.org<br>Sex Male | Date of birth 19/05/1990 | Nationality Filipino</div></div>
<div class="row"><div class="lab">JOB APPLIED FOR</div><div class="t">Intensive Care Nurse</div></div>
<div class="row"><div class="sec">WORK EXPERIENCE</div><div></div></div>
<div class="row"><div class="lab">01/04/2020&ndash;Present</div><div><span class="t">Registered Nurse, Intensive Care Unit</span><br>Universit&auml;tsmedizin Mainz, Mainz (Germany)<ul><li>Care of ventilated patients, continuous renal replacement therapy</li><li>Praxisanleiter for two recognition candidates per year</li></ul><i>Business or sector</i> Human health</div></div>
<div class="row"><div class="lab">15/09/2016&ndash;28/02/2020</div><div><span class="t">Staff Nurse</span><br>King Fahad Medical City, Riyadh (Saudi Arabia)<ul><li>Cardiac step-down ward, 24 beds</li><li>Basic ECG reading, medication administration, triage</li></ul></div></div>
<div class="row"><div class="lab">03/2013&ndash;08/2016</div><div><span class="t">Ward Nurse</span><br>Jose B. Lingad Memorial Hospital, San Fernando, Pampanga (Philippines)</div></div>
<div class="row"><div class="sec">EDUCATION AND TRAINING</div><div></div></div>
<div class="row"><div class="lab">06/2008&ndash;03/2012</div><div><div style="float:right;color:#0e4194">EQF level 6</div><span class="t">Bachelor of Science in Nursing</span><br>Angeles University Foundation, Angeles City (Philippines)</div></div>
<div class="row"><div class="lab">2004&ndash;2008</div><div><span class="t">Secondary School Diploma</span><br>Holy Family Academy, Angeles City (Philippines)</div></div>
<div class="row"><div class="sec">PERSONAL SKILLS</div><div></div></div>
<div class="row"><div class="lab">Mother tongue(s)</div><div>Filipino, Kapampangan</div></div>
<div class="row"><div class="lab">Other language(s)</div><div><table><tr><th></th><th colspan="2">UNDERSTANDING</th><th colspan="2">SPEAKING</th><th>WRITING</th></tr><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken interaction</th><th>Spoken production</th><th></th></tr><tr><td>German</td><td>B2</td><td>B2</td><td>B2</td><td>B2</td><td>B1</td></tr><tr><td>English</td><td>C1</td><td>C1</td><td>C1</td><td>C1</td><td>C1</td></tr></table></div></div>
<div class="row"><div class="lab">Job-related skills</div><div>Mechanical ventilation, wound care, patient monitoring, infection control</div></div>
<div class="row"><div class="lab">Digital skills</div><div>SAP i.s.h.med, Microsoft Word</div></div>
<div class="row"><div class="lab">Driving licence</div><div>B</div></div>
<div class="foot">&copy; European Union, 2002-2019 | europass.cedefop.europa.eu &nbsp;&nbsp; Page 1 / 1</div>`,
    title: 'Intensive Care Nurse',
    work: [
      'Registered Nurse, Intensive Care Unit | Universitätsmedizin Mainz | 2020-04 | present',
      'Staff Nurse | King Fahad Medical City | 2016-09 | 2020-02',
      'Ward Nurse | Jose B. Lingad Memorial Hospital | 2013-03 | 2016-08',
    ],
    education: [
      'Angeles University Foundation | Bachelor of Science in Nursing | 2008 | 2012',
      'Holy Family Academy | Secondary School Diploma | 2004 | 2008',
    ],
    never: [
      'europass',
      'EQF level 6',
      'Riyadh',
      'Listening',
      'Sex Male',
      'Mainz',
      'Pampanga',
      'European Union',
      'Nationality',
    ],
  },
  {
    name: 'LaTeX one-column (letter): education first, right-hand dates and places, summer internship, projects with dates that are not jobs',
    css: `@page{size:Letter;margin:.5in .55in} body{margin:0;font-family:"Latin Modern Roman","CMU Serif",Georgia,"Times New Roman",serif;font-size:10.5pt}
h1{text-align:center;font-variant:small-caps;font-size:25pt;margin:0}.c{text-align:center;font-size:9.5pt;margin-bottom:8px}h2{font-variant:small-caps;font-weight:400;font-size:13pt;border-bottom:1px solid #000;margin:10px 0 4px}
.x{display:flex;justify-content:space-between;margin:0 6px}.x i{font-size:9.7pt}ul{margin:2px 0 6px 10px;padding-left:16px}li{margin:1px 0;font-size:9.8pt}`,
    html: `<h1>Kenji Paolo Arceo</h1><div class="c">+63 918 555 0175 | <u>kp.arceo@example.com</u> | <u>linkedin.com/in/kparceo</u> | <u>github.com/kparceo</u></div>
<h2>Education</h2>
<div class="x"><b>University of the Philippines Diliman</b><span>Quezon City</span></div><div class="x"><i>Bachelor of Science in Computer Science, Magna Cum Laude</i><i>Aug. 2018 &ndash; July 2022</i></div>
<div class="x" style="margin-top:4px"><b>Philippine Science High School &ndash; Ilocos Region Campus</b><span>San Ildefonso, Ilocos Sur</span></div><div class="x"><i></i><i>June 2012 &ndash; Apr. 2018</i></div>
<h2>Experience</h2>
<div class="x"><b>Software Engineer II</b><span>Feb. 2024 &ndash; Present</span></div><div class="x"><i>Kalye Payments, Inc.</i><i>Taguig, Metro Manila</i></div>
<ul><li>Own the ledger service in Go and PostgreSQL, 4M postings a day</li><li>Cut p99 latency from 900 ms to 210 ms by moving settlement to Kafka</li><li>Lead reviewer for the Terraform repository</li></ul>
<div class="x"><b>Junior Software Engineer</b><span>Aug. 2022 &ndash; Jan. 2024</span></div><div class="x"><i>Seabreeze Logistics Technologies</i><i>Makati</i></div>
<ul><li>Built the driver app in React Native with TypeScript</li><li>Wrote end-to-end tests with Cypress and set up GitHub Actions</li></ul>
<div class="x"><b>Software Engineering Intern</b><span>Summer 2021</span></div><div class="x"><i>Ruby Lane Digital</i><i>Remote</i></div>
<ul><li>Migrated an internal dashboard from jQuery to Vue</li></ul>
<div class="x"><b>Undergraduate Teaching Assistant</b><span>Sept. 2020 &ndash; May 2021</span></div><div class="x"><i>UP Department of Computer Science</i><i>Quezon City</i></div>
<ul><li>Held weekly consultations for CS 11 (Python) and CS 12</li></ul>
<h2>Projects</h2>
<div class="x"><span><b>JeepRoute</b> | <i>Flutter, Firebase, OpenStreetMap</i></span><span>June 2021 &ndash; Dec. 2021</span></div><ul><li>Offline jeepney route finder with 12,000 downloads</li></ul>
<div class="x"><span><b>BahaWatch</b> | <i>Python, Flask, LoRa</i></span><span>Mar. 2022</span></div><ul><li>Flood sensor network; undergraduate special problem</li></ul>
<h2>Technical Skills</h2>
<div style="margin-left:6px;font-size:9.8pt"><b>Languages</b>: Go, TypeScript, Python, SQL, C<br><b>Frameworks</b>: React Native, Vue, Flask, gRPC<br><b>Developer Tools</b>: Git, Docker, Kubernetes, Terraform, AWS</div>`,
    title: 'Software Engineer II',
    work: [
      'Software Engineer II | Kalye Payments, Inc. | 2024-02 | present',
      'Junior Software Engineer | Seabreeze Logistics Technologies | 2022-08 | 2024-01',
      'Software Engineering Intern | Ruby Lane Digital | 2021 | 2021',
      'Undergraduate Teaching Assistant | UP Department of Computer Science | 2020-09 | 2021-05',
    ],
    education: [
      'University of the Philippines Diliman | Bachelor of Science in Computer Science | 2018 | 2022',
      'Philippine Science High School – Ilocos Region Campus |  | 2012 | 2018',
    ],
    never: [
      'Ruby',
      'Seabreeze',
      'JeepRoute',
      'BahaWatch',
      'Magna Cum Laude',
      'Taguig',
      'Quezon City',
      'Kalye',
      'Summer',
    ],
  },
  {
    name: 'Word document with bordered tables: employment table (Inclusive Dates / Position / Company), education table by level, references table',
    css: `@page{size:Letter;margin:1in} body{margin:0;font-family:Calibri,Carlito,Arial,sans-serif;font-size:11pt}
.head{display:flex;justify-content:space-between}.pic{width:1.4in;height:1.4in;border:1px solid #000;text-align:center;line-height:1.4in;font-size:9pt}h1{font-size:18pt;margin:0}
.b{background:#d9d9d9;border:1px solid #000;padding:2px 6px;font-weight:bold;margin:12px 0 0}table{width:100%;border-collapse:collapse}td,th{border:1px solid #000;padding:3px 6px;vertical-align:top;text-align:left}th{text-align:center}`,
    html: `<div class="head"><div><h1>ANALYN R. MACARAEG, CPA</h1>Block 7 Lot 12, Springville Heights, Bacoor, Cavite<br>Mobile No.: 0922-555-0199<br>E-mail: analyn.macaraeg@example.com</div><div class="pic">2 x 2 photo</div></div>
<div class="b">CAREER OBJECTIVE</div><p style="margin:4px 6px">To obtain a supervisory post in general accounting where I can apply my knowledge of tax compliance and financial reporting.</p>
<div class="b">EMPLOYMENT RECORD</div>
<table><tr><th style="width:27%">Inclusive Dates</th><th style="width:28%">Position</th><th>Company / Address</th></tr>
<tr><td>March 2019 up to present</td><td>Senior Accountant</td><td>Golden Harvest Feeds Corporation<br>Carmona, Cavite</td></tr>
<tr><td>July 2015 to February 2019</td><td>General Accountant</td><td>Lakbay Travel and Tours, Inc.<br>Ermita, Manila</td></tr>
<tr><td>November 2012 to June 2015</td><td>Accounts Payable Assistant</td><td>Primera Builders Supply<br>Dasmari&ntilde;as, Cavite</td></tr>
<tr><td>April 2011 to October 2012</td><td>Audit Staff</td><td>R.S. Bernaldo &amp; Associates<br>Makati City</td></tr></table>
<div class="b">EDUCATIONAL ATTAINMENT</div>
<table><tr><th>Level</th><th>School</th><th>Course</th><th>Year Graduated</th></tr>
<tr><td>Tertiary</td><td>De La Salle University &ndash; Dasmari&ntilde;as</td><td>BS Accountancy</td><td>2010</td></tr>
<tr><td>Secondary</td><td>Bacoor National High School</td><td></td><td>2006</td></tr>
<tr><td>Elementary</td><td>Bacoor Central School</td><td></td><td>2002</td></tr></table>
<div class="b">SKILLS</div><table><tr><td>QuickBooks, SAP FI, MS Excel (pivot tables, VLOOKUP)</td><td>BIR eFPS filing, bank reconciliation, payroll processing</td></tr></table>
<div class="b">ELIGIBILITY / SEMINARS</div>
<table><tr><td>CPA Licensure Examination</td><td>October 2010</td><td>PRC Manila</td></tr><tr><td>TRAIN Law Update Seminar</td><td>February 2018</td><td>PICPA Cavite Chapter</td></tr></table>
<div class="b">PERSONAL DATA</div><table><tr><td>Date of Birth: June 3, 1989</td><td>Civil Status: Married</td></tr><tr><td>Religion: Iglesia ni Cristo</td><td>Citizenship: Filipino</td></tr></table>
<div class="b">CHARACTER REFERENCES</div><table><tr><td>Rodel Pascua<br>Finance Manager<br>Golden Harvest Feeds Corporation</td><td>Leticia Ocampo<br>Branch Head<br>Primera Builders Supply</td></tr></table>`,
    title: 'Senior Accountant',
    work: [
      'Senior Accountant | Golden Harvest Feeds Corporation | 2019-03 | present',
      'General Accountant | Lakbay Travel and Tours, Inc. | 2015-07 | 2019-02',
      'Accounts Payable Assistant | Primera Builders Supply | 2012-11 | 2015-06',
      'Audit Staff | R.S. Bernaldo & Associates | 2011-04 | 2012-10',
    ],
    education: [
      'De La Salle University – Dasmariñas | BS Accountancy |  | 2010',
      'Bacoor National High School |  |  | 2006',
      'Bacoor Central School |  |  | 2002',
    ],
    never: [
      'Iglesia ni Cristo',
      'Rodel Pascua',
      'Leticia Ocampo',
      'Springville',
      'Married',
      'PRC Manila',
      'Tertiary',
      'Golden Harvest',
      'Branch Head',
    ],
  },
  {
    name: 'Canva-like coloured left sidebar holding contact, education (years first), skills with bars; jobs at right with dates under the title line',
    css: `@page{size:A4;margin:0} body{margin:0;font-family:Poppins,"Open Sans",Arial,sans-serif;font-size:9.6pt;color:#333}
.p{display:flex;height:297mm}.s{width:70mm;background:#f3d9cf;padding:16mm 9mm;box-sizing:border-box}.m{flex:1;padding:16mm 12mm;box-sizing:border-box}
.ph{width:38mm;height:38mm;border-radius:50%;background:#d9a08c;margin:0 auto 10mm}.s h3{letter-spacing:3px;font-size:10.5pt;margin:16px 0 6px;color:#8a4a35}.s p{margin:2px 0}.bar{height:4px;background:#fff;margin:2px 0 7px}.bar i{display:block;height:4px;background:#8a4a35}
h1{font-size:30pt;line-height:1;margin:0;color:#8a4a35}.jt{letter-spacing:4px;font-size:11pt;margin:8px 0 16px}.m h2{letter-spacing:3px;font-size:12pt;border-bottom:2px solid #f3d9cf;padding-bottom:4px;margin:18px 0 8px}.e b{font-size:10.8pt}.e .d{color:#8a4a35;font-size:8.8pt}.e p{margin:3px 0 12px}`,
    html: `<div class="p"><div class="s"><div class="ph"></div><h3>CONTACT</h3><p>0935 555 0110</p><p>hello@biancadraws.example</p><p>Marikina City, Metro Manila</p><p>behance.net/biancadraws</p>
<h3>EDUCATION</h3><p><b>2013 - 2017</b></p><p>BFA Visual Communication</p><p>Far Eastern University</p><p style="margin-top:10px"><b>2009 - 2013</b></p><p>Roosevelt College Marikina</p>
<h3>SKILLS</h3><p>Adobe Illustrator</p><div class="bar"><i style="width:95%"></i></div><p>Adobe Photoshop</p><div class="bar"><i style="width:90%"></i></div><p>Figma</p><div class="bar"><i style="width:80%"></i></div><p>After Effects</p><div class="bar"><i style="width:60%"></i></div>
<h3>INTERESTS</h3><p>Pottery</p><p>Film photography</p><p>Milk tea</p></div>
<div class="m"><h1>Bianca<br>Sumulong</h1><div class="jt">GRAPHIC DESIGNER</div>
<h2>ABOUT ME</h2><p>Designer of warm, slightly odd brands. I have shipped packaging for eleven food start-ups and once drew 400 dumplings by hand.</p>
<h2>EXPERIENCE</h2>
<div class="e"><b>Senior Graphic Designer</b> &nbsp;at Studio Halo-Halo<div class="d">May 2021 - Now &nbsp;/&nbsp; Pasig City</div><p>Brand identity, packaging dielines, art direction of shoots. Mentors two juniors.</p></div>
<div class="e"><b>Multimedia Artist</b> &nbsp;at Sari Media Group<div class="d">October 2018 - April 2021 &nbsp;/&nbsp; Quezon City</div><p>Social media graphics and motion posters for six retail accounts.</p></div>
<div class="e"><b>Freelance Illustrator</b> &nbsp;at Upwork<div class="d">2017 - 2018</div><p>Children's book spreads, stickers, editorial spots.</p></div>
<div class="e"><b>Design Intern</b> &nbsp;at Manila Bulletin<div class="d">April - June 2016 &nbsp;/&nbsp; Intramuros, Manila</div><p>Page layout with InDesign.</p></div>
<h2>AWARDS</h2><p>2022 &nbsp; Adobo Design Awards Asia, Bronze (Packaging)<br>2017 &nbsp; Best Thesis, FEU Institute of Architecture and Fine Arts</p></div></div>`,
    title: 'GRAPHIC DESIGNER',
    work: [
      'Senior Graphic Designer | Studio Halo-Halo | 2021-05 | present',
      'Multimedia Artist | Sari Media Group | 2018-10 | 2021-04',
      'Freelance Illustrator | Upwork | 2017 | 2018',
      'Design Intern | Manila Bulletin | 2016-04 | 2016-06',
    ],
    education: [
      'Far Eastern University | BFA Visual Communication | 2013 | 2017',
      'Roosevelt College Marikina |  | 2009 | 2013',
    ],
    never: [
      'Pottery',
      'Milk tea',
      'Intramuros',
      'Halo-Halo',
      'Bronze',
      'Marikina City',
      'Best Thesis',
      'Sumulong',
      'Pasig City',
    ],
  },
  {
    name: 'Right sidebar; dates printed above each entry in small capitals; promotions inside one hotel listed under one employer heading',
    css: `@page{size:A4;margin:0} body{margin:0;font-family:"Helvetica Neue",Arial,sans-serif;font-size:10pt;color:#222}
.g{display:grid;grid-template-columns:1fr 62mm;min-height:297mm}.a{padding:15mm 10mm 10mm 15mm}.b{background:#1d3b36;color:#eef4f2;padding:15mm 8mm}
h1{margin:0;font-size:23pt;font-weight:300}.sub{font-size:12pt;color:#1d7a66;margin-bottom:10px}.a h2{font-size:12pt;color:#1d7a66;margin:14px 0 6px;border-left:4px solid #1d7a66;padding-left:6px}.b h2{font-size:11pt;border-bottom:1px solid #7fb5a8;margin:16px 0 6px}
.d{font-size:8.3pt;letter-spacing:1px;color:#777;margin-top:8px}.emp{font-weight:bold;font-size:11.3pt;margin-top:10px}.r{font-weight:bold}ul{margin:2px 0;padding-left:15px}.b p{margin:3px 0}`,
    html: `<div class="g"><div class="a"><h1>Rowena Mae Tan-Gutierrez</h1><div class="sub">Front Office Manager</div>
<p>Hotelier with thirteen years in five-star city and resort properties. Opened two front offices from bare concrete.</p>
<h2>Professional Experience</h2>
<div class="emp">Azure Cove Resort &amp; Spa, Mactan</div>
<div class="d">DEC 2021 &ndash; PRESENT</div><div class="r">Front Office Manager</div><ul><li>Team of 42 across reception, concierge and bell desk</li><li>Raised upsell revenue by 18% in the first year</li></ul>
<div class="d">JUN 2019 &ndash; NOV 2021</div><div class="r">Assistant Front Office Manager</div><ul><li>Rolled out Opera Cloud and trained 60 users</li></ul>
<div class="d">FEB 2017 &ndash; MAY 2019</div><div class="r">Duty Manager</div><ul><li>Night audit, guest recovery, VIP arrivals</li></ul>
<div class="emp">Marco Grande Hotel, Cebu City</div>
<div class="d">AUG 2014 &ndash; JAN 2017</div><div class="r">Guest Service Agent</div>
<div class="emp">Jumeirah Creekside, Dubai</div>
<div class="d">JUL 2012 &ndash; JUN 2014</div><div class="r">Receptionist</div><ul><li>Check-in and check-out, cashiering, telephone operator relief</li></ul>
<h2>References</h2><p>Available upon request.</p></div>
<div class="b"><h2 style="margin-top:0">Contact</h2><p>+63 927 555 0161</p><p>rm.tangutierrez@example.ph</p><p>Lapu-Lapu City, Cebu</p>
<h2>Core Skills</h2><p>Opera PMS</p><p>Revenue management</p><p>Guest relations</p><p>Complaint handling</p><p>Staff scheduling</p>
<h2>Education</h2><p>University of San Carlos, Cebu City</p><p><b>BS Hotel and Restaurant Management</b></p><p>Graduated 2012, Cum Laude</p>
<h2>Trainings</h2><p>Forbes Service Standards, 2018</p><p>Basic Life Support, 2023</p><p>Food Safety Level 2, 2020</p>
<h2>Languages</h2><p>English, Cebuano, Filipino, basic Arabic</p>
<h2>Personal</h2><p>Born 14 February 1991</p><p>Roman Catholic</p><p>Zumba, island hopping</p></div></div>`,
    title: 'Front Office Manager',
    work: [
      'Front Office Manager | Azure Cove Resort & Spa | 2021-12 | present',
      'Assistant Front Office Manager | Azure Cove Resort & Spa | 2019-06 | 2021-11',
      'Duty Manager | Azure Cove Resort & Spa | 2017-02 | 2019-05',
      'Guest Service Agent | Marco Grande Hotel | 2014-08 | 2017-01',
      'Receptionist | Jumeirah Creekside | 2012-07 | 2014-06',
    ],
    education: ['University of San Carlos | BS Hotel and Restaurant Management |  | 2012'],
    never: [
      'Azure',
      'Roman Catholic',
      'Zumba',
      'island hopping',
      'Dubai',
      'Mactan',
      'Cum Laude',
      'Lapu-Lapu City',
      'Marco Grande',
    ],
  },
]
