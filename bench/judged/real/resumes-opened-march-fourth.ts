import type { RealResume } from './resume.ts'

/** Another hand's, then opened. */
export const RESUMES_OPENED_MARCH_FOURTH: readonly RealResume[] = [
  {
    name: 'OFW caregiver/domestic worker: each job as labelled lines (Employer / Position / Country / Period / Duties), "2018 up to present", centred headings, undergraduate college',
    css: `@page{size:A4;margin:18mm 20mm} body{margin:0;font-family:Verdana,"DejaVu Sans",sans-serif;font-size:9.3pt}
h1{text-align:center;font-size:15pt;margin:0}.c{text-align:center;margin:2px 0 8px}h2{text-align:center;font-size:10.5pt;border-top:1px solid #555;border-bottom:1px solid #555;padding:3px;margin:12px 0 6px}.blk{margin:0 0 9px 10mm}.blk div{display:grid;grid-template-columns:42mm 4mm 1fr}`,
    html: `<h1>MERCEDITA "MERCY" T. ALCANTARA</h1><div class="c">Caregiver<br>Flat 9C, Wah Fu Court, Aberdeen, Hong Kong &ndash; WhatsApp +852 5550 0166</div>
<h2>PERSONAL PARTICULARS</h2>
<div class="blk"><div><span>Age</span><span>:</span><span>43 years old</span></div><div><span>Civil Status</span><span>:</span><span>Separated, 2 children</span></div><div><span>Religion</span><span>:</span><span>Seventh-day Adventist</span></div><div><span>Home Province</span><span>:</span><span>La Union, Philippines</span></div><div><span>Can eat pork</span><span>:</span><span>No</span></div></div>
<h2>WORKING EXPERIENCES</h2>
<div class="blk"><div><span>Employer</span><span>:</span><span>Mrs. Wong Siu Ling</span></div><div><span>Position</span><span>:</span><span>Caregiver to elderly</span></div><div><span>Country</span><span>:</span><span>Hong Kong</span></div><div><span>Period</span><span>:</span><span>2018 up to present</span></div><div><span>Duties</span><span>:</span><span>Care of bedridden 86-year-old, blood sugar monitoring, Cantonese cooking</span></div></div>
<div class="blk"><div><span>Employer</span><span>:</span><span>Al Mutairi Family</span></div><div><span>Position</span><span>:</span><span>Domestic Helper</span></div><div><span>Country</span><span>:</span><span>Kuwait</span></div><div><span>Period</span><span>:</span><span>October 2014 - January 2017</span></div><div><span>Duties</span><span>:</span><span>Child care of three, ironing, general cleaning</span></div></div>
<div class="blk"><div><span>Employer</span><span>:</span><span>Foxconn Technology</span></div><div><span>Position</span><span>:</span><span>Factory Worker</span></div><div><span>Country</span><span>:</span><span>Taiwan</span></div><div><span>Period</span><span>:</span><span>2009 - 2012</span></div><div><span>Duties</span><span>:</span><span>Visual inspection of circuit boards</span></div></div>
<div class="blk"><div><span>Employer</span><span>:</span><span>Nenita's Carinderia</span></div><div><span>Position</span><span>:</span><span>Cook</span></div><div><span>Country</span><span>:</span><span>Philippines</span></div><div><span>Period</span><span>:</span><span>2003 to 2008</span></div><div><span>Duties</span><span>:</span><span>Daily menu for 120 customers</span></div></div>
<h2>EDUCATION</h2>
<div class="blk"><div><span>Caregiving NC II</span><span>:</span><span>Asian Caregiving and Technology Center, Baguio City, 2013</span></div><div><span>College (undergraduate)</span><span>:</span><span>Union Christian College, BS Commerce, 1999 - 2001</span></div><div><span>High School</span><span>:</span><span>La Union National High School, 1995 - 1999</span></div><div><span>Elementary</span><span>:</span><span>Catbangen Central School, 1989 - 1995</span></div></div>
<h2>SKILLS</h2><div class="c">Elderly care &nbsp; First aid &nbsp; Wound dressing &nbsp; Chinese cooking &nbsp; Housekeeping</div>
<h2>LANGUAGE</h2><div class="c">English (good), Cantonese (fair), Ilocano, Tagalog</div>`,
    title: 'Caregiver',
    work: [
      'Caregiver to elderly | Mrs. Wong Siu Ling | 2018 | present',
      'Domestic Helper | Al Mutairi Family | 2014-10 | 2017-01',
      'Factory Worker | Foxconn Technology | 2009 | 2012',
      "Cook | Nenita's Carinderia | 2003 | 2008",
    ],
    education: [
      'Asian Caregiving and Technology Center | Caregiving NC II |  | 2013',
      'Union Christian College | BS Commerce | 1999 | 2001',
      'La Union National High School |  | 1995 | 1999',
      'Catbangen Central School |  | 1989 | 1995',
    ],
    never: [
      'Seventh-day Adventist',
      'Separated',
      'Can eat pork',
      'Kuwait',
      'Taiwan',
      'Foxconn',
      'La Union',
      '43 years old',
      'Mercy',
    ],
  },
  {
    name: 'British minimal serif: one-line entries "Employer - Title, 2019-now", years only, big margins, education in one line each with honours class',
    css: `@page{size:A4;margin:25mm 30mm} body{margin:0;font-family:Garamond,"EB Garamond",Georgia,serif;font-size:11.5pt;line-height:1.4}
h1{font-weight:400;font-size:22pt;margin:0}.j{font-style:italic;font-size:13pt;margin-bottom:2px}.c{font-size:10pt;color:#666;margin-bottom:16px}h2{font-weight:400;font-size:13pt;color:#7b241c;margin:16px 0 4px}p{margin:4px 0}.s{color:#444;font-size:10.5pt;margin:0 0 6px 14px}`,
    html: `<h1>Oliver J. Hartwell</h1><div class="j">Operations Director</div><div class="c">Leeds, West Yorkshire &nbsp;&middot;&nbsp; 07700 900 461 &nbsp;&middot;&nbsp; oliver@hartwell.example</div>
<p>I run warehouses that other people have given up on. Chartered member of CILT; happiest on the night shift with a clipboard.</p>
<h2>Career</h2>
<p><b>Pennine Parcel Group</b> &mdash; Operations Director, 2019&ndash;now</p><p class="s">Four depots, 610 staff, budget of &pound;38m. Introduced Lean huddles and cut mis-sorts by half.</p>
<p><b>Clearwater Beverages plc</b> &mdash; Head of Logistics, 2014&ndash;2019</p><p class="s">Moved the national depot to Wakefield without losing a day of deliveries. SAP EWM go-live.</p>
<p><b>Clearwater Beverages plc</b> &mdash; Transport Manager, 2010&ndash;2014</p><p class="s">Fleet of 90 vehicles; route planning in Paragon.</p>
<p><b>Royal Logistic Corps</b> &mdash; Troop Commander, 2005&ndash;2010</p><p class="s">Two operational tours. Left as Captain.</p>
<h2>Education</h2>
<p>MSc Supply Chain Management, Cranfield University, 2012</p>
<p>BSc (Hons) Geography, University of Sheffield, 2001&ndash;2004. Upper second.</p>
<p>A-levels, Ilkley Grammar School, 2001</p>
<h2>Good at</h2>
<p>Warehouse design, Lean Six Sigma, budgeting, union negotiation, transport planning, SAP EWM</p>
<h2>Otherwise</h2>
<p>Bell-ringing, fell running, two rescue greyhounds called Pascal and Ada.</p>`,
    title: 'Operations Director',
    work: [
      'Operations Director | Pennine Parcel Group | 2019 | present',
      'Head of Logistics | Clearwater Beverages plc | 2014 | 2019',
      'Transport Manager | Clearwater Beverages plc | 2010 | 2014',
      'Troop Commander | Royal Logistic Corps | 2005 | 2010',
    ],
    education: [
      'Cranfield University | MSc Supply Chain Management |  | 2012',
      'University of Sheffield | BSc (Hons) Geography | 2001 | 2004',
      'Ilkley Grammar School | A-levels |  | 2001',
    ],
    never: [
      'Pascal',
      'Ada',
      'fell running',
      'Bell-ringing',
      'Upper second',
      'Wakefield',
      'Captain',
      'greyhounds',
      'Clearwater',
    ],
  },
  {
    name: 'Jobstreet profile printout: card sections, "Mar 2020 - Present (5 years 8 months)", "Finished 2016", "Not completed", licences and salary preference lines',
    css: `@page{size:A4;margin:14mm 16mm} body{margin:0;font-family:"Seek Sans",Roboto,"Helvetica Neue",Arial,sans-serif;font-size:10pt;color:#2e3849}
.top{background:#0d3880;color:#fff;padding:14px 16px;border-radius:8px}.top h1{margin:0;font-size:18pt}.top p{margin:3px 0}h2{font-size:13pt;margin:16px 0 6px}.k{border:1px solid #d2d7df;border-radius:8px;padding:8px 12px;margin-bottom:7px;page-break-inside:avoid}.k b{display:block;font-size:10.8pt}.k span{display:block}.m{color:#5a6881;font-size:9.3pt}.ch{display:inline-block!important;background:#eaecf1;border-radius:12px;padding:2px 9px;margin:2px}.ft{font-size:8pt;color:#888;margin-top:10px}`,
    html: `<div class="top"><h1>Jhon Carlo Bautista</h1><p>San Jose del Monte, Bulacan</p><p>+63 961 555 0173 &nbsp; jc.bautista@example.com</p></div>
<h2>Personal summary</h2><div class="k">Workforce analyst who started on the phones. Comfortable with night shift and with angry callers.</div>
<h2>Career history</h2>
<div class="k"><b>Workforce Analyst</b><span>TaskUs</span><span class="m">Mar 2020 - Present (5 years 8 months)</span><span>Forecasting and intraday management for 450 seats. Reports in Power BI and Excel.</span></div>
<div class="k"><b>Subject Matter Expert</b><span>Teleperformance Philippines</span><span class="m">Oct 2018 - Feb 2020 (1 year 5 months)</span><span>Floor support, escalations, nesting of new hires.</span></div>
<div class="k"><b>Customer Service Associate</b><span>Teleperformance Philippines</span><span class="m">Apr 2017 - Sep 2018 (1 year 6 months)</span></div>
<div class="k"><b>Service Crew</b><span>Mang Inasal</span><span class="m">Jun 2016 - Mar 2017 (10 months)</span></div>
<h2>Education</h2>
<div class="k"><b>Bachelor of Science in Industrial Engineering</b><span>Bulacan State University</span><span class="m">Not completed (2016 - 2018)</span></div>
<div class="k"><b>Diploma in Computer Technology</b><span>STI College Sta. Maria</span><span class="m">Finished 2016</span></div>
<h2>Licences &amp; certifications</h2>
<div class="k"><b>Lean Six Sigma Yellow Belt</b><span>Aveta Business Institute</span><span class="m">Aug 2021 - No expiry</span></div>
<h2>Skills</h2><div class="k"><span class="ch">Forecasting</span><span class="ch">Power BI</span><span class="ch">Microsoft Excel</span><span class="ch">Verint</span><span class="ch">Schedule adherence</span><span class="ch">Genesys Cloud</span></div>
<h2>Languages</h2><div class="k">English &nbsp; Filipino</div>
<h2>About your next role</h2><div class="k"><span>Availability: 4 weeks' notice</span><span>Work types: Full time</span><span>Preferred locations: Quezon City; Clark, Pampanga</span><span>Right to work: Philippines citizen</span><span>Salary expectation: PHP 45,000 per month</span></div>
<div class="ft">Profile generated from jobstreet on 14 November 2025</div>`,
    title: 'Workforce Analyst',
    work: [
      'Workforce Analyst | TaskUs | 2020-03 | present',
      'Subject Matter Expert | Teleperformance Philippines | 2018-10 | 2020-02',
      'Customer Service Associate | Teleperformance Philippines | 2017-04 | 2018-09',
      'Service Crew | Mang Inasal | 2016-06 | 2017-03',
    ],
    education: [
      'Bulacan State University | Bachelor of Science in Industrial Engineering | 2016 | 2018',
      'STI College Sta. Maria | Diploma in Computer Technology |  | 2016',
    ],
    never: [
      'jobstreet',
      'Full time',
      "4 weeks' notice",
      'Philippines citizen',
      'No expiry',
      'Quezon City',
      'Mang Inasal',
      'Salary expectation',
      'Not completed',
    ],
  },
  {
    name: 'Indian engineer CV: Organization/Designation/Duration blocks, percentage table for education (board, year of passing), declaration at the end',
    css: `@page{size:A4;margin:17mm 18mm} body{margin:0;font-family:"Trebuchet MS",Carlito,sans-serif;font-size:10.3pt}
h1{font-size:13pt;text-align:center;text-decoration:underline;margin:0 0 8px}.n{font-weight:bold;font-size:13pt}.h{background:#bfd3ea;font-weight:bold;padding:3px 8px;margin:11px 0 6px}table.e{border-collapse:collapse;width:100%}table.e td,table.e th{border:1px solid #666;padding:4px;text-align:center}.o{margin-bottom:8px}.o td{padding:1px 8px 1px 0;vertical-align:top}`,
    html: `<h1>CURRICULUM VITAE</h1><div class="n">SRINIVASAN RAGHAVENDRA IYER</div>No. 17, 3rd Cross Street, Adyar, Chennai - 600020<br>Mob: +91 90000 55501 &nbsp; Email: sr.iyer@example.in
<div class="h">OBJECTIVE</div>Seeking a challenging position in a reputed organisation where I can contribute to its growth.
<div class="h">PROFESSIONAL EXPERIENCE (9+ years)</div>
<table class="o"><tr><td>Organization</td><td>:</td><td><b>Larkfield Turbines Pvt. Ltd., Chennai</b></td></tr><tr><td>Designation</td><td>:</td><td>Senior Design Engineer</td></tr><tr><td>Duration</td><td>:</td><td>Nov 2019 - Till date</td></tr><tr><td>Role</td><td>:</td><td>3D modelling in SolidWorks and Creo, GD&amp;T, FEA with ANSYS</td></tr></table>
<table class="o"><tr><td>Organization</td><td>:</td><td><b>Vayu Pumps Ltd., Coimbatore</b></td></tr><tr><td>Designation</td><td>:</td><td>Design Engineer</td></tr><tr><td>Duration</td><td>:</td><td>Aug 2016 - Oct 2019</td></tr><tr><td>Role</td><td>:</td><td>Detailing of impellers, BOM preparation in Teamcenter</td></tr></table>
<table class="o"><tr><td>Organization</td><td>:</td><td><b>Southern Railway Carriage Works, Perambur</b></td></tr><tr><td>Designation</td><td>:</td><td>Graduate Apprentice</td></tr><tr><td>Duration</td><td>:</td><td>Jul 2015 - Jul 2016</td></tr></table>
<div class="h">ACADEMIC PROFILE</div>
<table class="e"><tr><th>Examination</th><th>Institution</th><th>Board / University</th><th>Year of Passing</th><th>%</th></tr>
<tr><td>B.E. Mechanical Engineering</td><td>PSG College of Technology</td><td>Anna University</td><td>2015</td><td>81.4</td></tr>
<tr><td>HSC</td><td>Vidya Mandir Senior Secondary School</td><td>State Board</td><td>2011</td><td>92.0</td></tr>
<tr><td>SSLC</td><td>Vidya Mandir Senior Secondary School</td><td>State Board</td><td>2009</td><td>94.6</td></tr></table>
<div class="h">SOFTWARE SKILLS</div>SolidWorks, Creo, ANSYS Workbench, AutoCAD, Teamcenter
<div class="h">STRENGTHS</div>Quick learner, positive attitude, team player
<div class="h">PERSONAL PROFILE</div>
<table class="o"><tr><td>Father's Name</td><td>:</td><td>Raghavendra Subramaniam Iyer</td></tr><tr><td>Date of Birth</td><td>:</td><td>07.01.1994</td></tr><tr><td>Marital Status</td><td>:</td><td>Unmarried</td></tr><tr><td>Passport No.</td><td>:</td><td>Z0000000</td></tr><tr><td>Hobbies</td><td>:</td><td>Carnatic music, cricket</td></tr></table>
<div class="h">DECLARATION</div>I hereby declare that the above furnished details are true to the best of my knowledge.<br><br>Place: Chennai<br>Date: <span style="float:right">(S. R. Iyer)</span>`,
    title: 'Senior Design Engineer',
    work: [
      'Senior Design Engineer | Larkfield Turbines Pvt. Ltd. | 2019-11 | present',
      'Design Engineer | Vayu Pumps Ltd. | 2016-08 | 2019-10',
      'Graduate Apprentice | Southern Railway Carriage Works | 2015-07 | 2016-07',
    ],
    education: [
      'PSG College of Technology | B.E. Mechanical Engineering |  | 2015',
      'Vidya Mandir Senior Secondary School | HSC |  | 2011',
      'Vidya Mandir Senior Secondary School | SSLC |  | 2009',
    ],
    never: [
      'Unmarried',
      'Carnatic music',
      'cricket',
      'Adyar',
      'State Board',
      'Passport No.',
      'DECLARATION',
      'Raghavendra',
      'Perambur',
    ],
  },
  {
    name: 'Newspaper two-column flow under a centred name; employer in bold, title with its dates in brackets after it, "since" and "to date" ranges; schooling in running lines',
    css: `@page{size:Letter;margin:.6in} body{margin:0;font-family:Georgia,Gelasio,serif;font-size:10pt;line-height:1.34}
.mast{text-align:center;border-top:3px solid #000;border-bottom:1px solid #000;padding:8px 0;margin-bottom:10px}.mast h1{margin:0;font-size:26pt;letter-spacing:1px}.mast div{font-size:9.5pt}.cols{column-count:2;column-gap:.35in;column-rule:1px solid #aaa}h2{font-size:12pt;margin:0 0 5px;border-bottom:1px solid #000}section{margin-bottom:12px}.j{break-inside:avoid;margin-bottom:8px}ul{margin:2px 0;padding-left:14px}`,
    html: `<div class="mast"><h1>Hazel Joy Ladines, RPh</h1><div>PHARMACIST</div><div>Naga City, Camarines Sur &nbsp;*&nbsp; 0999 555 0181 &nbsp;*&nbsp; hazeljoy.ladines@example.com</div></div>
<div class="cols">
<section><h2>Employment</h2>
<div class="j"><b>Bicol Medical Center</b><br>Clinical Pharmacist (since September 2021)<ul><li>Ward rounds with the internal medicine team</li><li>Drug interaction screening and patient counselling</li></ul></div>
<div class="j"><b>Mercury Drug Corporation</b><br>Branch Pharmacist (Feb. 2018 &ndash; Aug. 2021)<ul><li>Dispensing, inventory of 6,000 items, narcotics register</li></ul></div>
<div class="j"><b>Unilab, Inc.</b><br>Medical Representative (Aug. 2016 &ndash; Jan. 2018)<ul><li>Detailing to 140 doctors in Albay and Sorsogon</li></ul></div>
<div class="j"><b>Ladines Agrivet Supply</b><br>Store Assistant (Summer 2014)</div></section>
<section><h2>On the side</h2><div class="j"><b>Naga College Foundation</b><br>Part-time Lecturer (June 2022 to date)<ul><li>Pharmacology for second-year students</li></ul></div></section>
<section><h2>Schooling</h2>
<div class="j">Bachelor of Science in Pharmacy, Universidad de Santa Isabel, Naga City, graduated 2016</div>
<div class="j">Camarines Sur National High School, class of 2012</div>
<div class="j">Naga Central School 1, class of 2008</div></section>
<section><h2>Licence</h2><p style="margin:0">Pharmacist Licensure Examination, June 2016. PRC ID valid until March 2027.</p></section>
<section><h2>Know-how</h2><p style="margin:0">Clinical pharmacy, patient counselling, inventory control, compounding, Microsoft Excel, pharmacovigilance</p></section>
<section><h2>Seminars</h2><ul><li>Antimicrobial Stewardship, 2023</li><li>Vaccination Training for Pharmacists, 2022</li></ul></section>
<section><h2>Sundays</h2><p style="margin:0">Church choir, mountain biking on Mt. Isarog, sudoku</p></section>
</div>`,
    title: 'PHARMACIST',
    work: [
      'Clinical Pharmacist | Bicol Medical Center | 2021-09 | present',
      'Branch Pharmacist | Mercury Drug Corporation | 2018-02 | 2021-08',
      'Medical Representative | Unilab, Inc. | 2016-08 | 2018-01',
      'Store Assistant | Ladines Agrivet Supply | 2014 | 2014',
      'Part-time Lecturer | Naga College Foundation | 2022-06 | present',
    ],
    education: [
      'Universidad de Santa Isabel | Bachelor of Science in Pharmacy |  | 2016',
      'Camarines Sur National High School |  |  | 2012',
      'Naga Central School 1 |  |  | 2008',
    ],
    never: ['Church choir', 'sudoku', 'mountain biking', 'Mt. Isarog', 'Mercury', 'Albay', 'Sundays', 'RPh', 'Unilab'],
  },
]
