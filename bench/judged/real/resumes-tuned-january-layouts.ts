import type { RealResume } from './resume.ts'

const CARDS = `body{font:10pt Arial;margin:0}.c{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm}.c div{border:1px solid #ccc;padding:3mm}p{margin:1px 0}h3{margin:12px 0 4px;color:#064}`
const DOTS = `body{font:11pt 'Times New Roman';margin:0}p{margin:2px 0}h3{margin:12px 0 3px;text-align:center}.d{display:flex}.d i{flex:1;overflow:hidden;white-space:nowrap;font-style:normal}.d i:before{content:'. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .'}`
const CENTRE = `body{font:11pt Garamond,'EB Garamond',serif;margin:0;text-align:center}p{margin:1px 0}h1{font-size:24pt;font-weight:normal;letter-spacing:6px;margin:0}h2{font-size:11pt;letter-spacing:4px;font-weight:normal;margin:14px 0 4px;border-top:1px solid #999;padding-top:6px}`
const LISTS = `body{font:10.5pt Calibri,Carlito;margin:0}dt{font-weight:bold;margin-top:5px}dd{margin:0 0 0 8mm}h2{font-size:12pt;margin:12px 0 2px}p{margin:1px 0}`
const BOXES = `body{font:10.5pt Arial;margin:0}table{width:100%;border-collapse:collapse}td{border:1px solid #000;padding:3px 6px;vertical-align:middle}h3{background:#333;color:#fff;padding:2px 6px;margin:10px 0 0;font-size:11pt}p{margin:1px 0}`
const TIME = `body{font:10pt 'Segoe UI',Arial;margin:0}.t{position:relative;border-left:3px solid #0a7;padding-left:6mm;margin-left:3mm}.t b{display:block}.y{color:#0a7;font-size:9pt}h2{font-size:14pt;margin:14px 0 6px}p{margin:0}.i{margin-bottom:8px}.w{display:grid;grid-template-columns:1fr 1fr;gap:10mm}`

/** Our own: schools and posts laid out in ways the other sets do not have. */
export const RESUMES_TUNED_JANUARY_LAYOUTS: readonly RealResume[] = [
  {
    name: 'three cards of schools beside each other, years on top',
    css: CARDS,
    html: `<h1>Aileen Cordero</h1><p>Medical Technologist</p><p>Naga City · aileen@example.com</p>
    <h3>EXPERIENCE</h3><p><b>Medical Technologist</b> — Bicol Medical Center, Naga City</p><p>July 2018 – Present</p><p>Runs chemistry and hematology benches.</p>
    <p><b>Laboratory Assistant</b> — NICC Doctors Hospital, Naga City</p><p>January 2017 – June 2018</p><p>Drew blood and logged samples.</p>
    <h3>EDUCATION</h3><div class=c><div><p>2012 – 2016</p><p><b>BS Medical Technology</b></p><p>University of Santa Isabel</p><p>Naga City</p></div><div><p>2008 – 2012</p><p><b>High School</b></p><p>Camarines Sur National High School</p><p>Naga City</p></div><div><p>2002 – 2008</p><p><b>Elementary</b></p><p>Naga Central School I</p><p>Naga City</p></div></div>`,
    title: 'Medical Technologist',
    work: [
      'Medical Technologist | Bicol Medical Center | 2018-07 | present',
      'Laboratory Assistant | NICC Doctors Hospital | 2017-01 | 2018-06',
    ],
    education: [
      'University of Santa Isabel | BS Medical Technology | 2012 | 2016',
      'Camarines Sur National High School |  | 2008 | 2012',
      'Naga Central School I |  | 2002 | 2008',
    ],
  },
  {
    name: 'leaders of dots to the years',
    css: DOTS,
    html: `<h2>NESTOR V. AGUINALDO</h2><p>Heavy Equipment Operator</p><p>Tagum City, 0922 555 0112</p>
    <h3>WORK EXPERIENCE</h3><div class=d><b>Backhoe Operator</b><i></i><span>2018 – 2024</span></div><p>Apex Mining Company, Inc., Maco, Davao de Oro</p>
    <div class=d><b>Payloader Operator</b><i></i><span>2012 – 2018</span></div><p>Tagum Agricultural Development Company</p>
    <h3>EDUCATION</h3><div class=d><span>Tagum National Trade School</span><i></i><span>2004 – 2008</span></div><p>High School Graduate</p>
    <div class=d><span>TESDA Provincial Training Center – Heavy Equipment Operation NC II</span><i></i><span>2011</span></div>`,
    title: 'Heavy Equipment Operator',
    work: [
      'Backhoe Operator | Apex Mining Company, Inc. | 2018 | 2024',
      'Payloader Operator | Tagum Agricultural Development Company | 2012 | 2018',
    ],
    education: [
      'Tagum National Trade School |  | 2004 | 2008',
      'TESDA Provincial Training Center | Heavy Equipment Operation NC II |  | 2011',
    ],
  },
  {
    name: 'everything in the middle, letters far apart, the year last on its own line',
    css: CENTRE,
    html: `<h1>BIANCA SORIANO</h1><p>Events Stylist</p><p>Quezon City &nbsp;|&nbsp; bianca@example.com</p>
    <h2>EXPERIENCE</h2><p><b>Events Stylist</b></p><p>Gideon Hermosa Event Design</p><p>2020 – Present</p><p>&nbsp;</p><p><b>Production Designer</b></p><p>Unitel Productions</p><p>2016 – 2020</p>
    <h2>EDUCATION</h2><p><b>Bachelor of Fine Arts, Major in Industrial Design</b></p><p>University of the Philippines Diliman</p><p>2011 – 2016</p><p>&nbsp;</p><p><b>Certificate in Floral Design</b></p><p>Benilde School of Professional and Continuing Education</p><p>2019</p>`,
    title: 'Events Stylist',
    work: [
      'Events Stylist | Gideon Hermosa Event Design | 2020 | present',
      'Production Designer | Unitel Productions | 2016 | 2020',
    ],
    education: [
      'University of the Philippines Diliman | Bachelor of Fine Arts, Major in Industrial Design | 2011 | 2016',
      'Benilde School of Professional and Continuing Education | Certificate in Floral Design |  | 2019',
    ],
  },
  {
    name: 'definition lists: the name of the school, below it all else in one line',
    css: LISTS,
    html: `<h1>Noel Marquez</h1><p>noel@example.com, 0923 555 0114, Baguio City</p>
    <h2>What I have done</h2><dl><dt>Moog Controls Corporation, Baguio City</dt><dd>CNC Machinist, 2015 to present. I set up five-axis mills and train newcomers.</dd><dt>Texas Instruments Philippines</dt><dd>Machine Operator, 2011 to 2015. I ran die attach and wire bond machines.</dd></dl>
    <h2>Where I studied</h2><dl><dt>University of the Cordilleras</dt><dd>BS Industrial Technology, 2013 to 2017 (evening classes)</dd><dt>Baguio City School of Arts and Trades</dt><dd>Machining NC II, 2010</dd><dt>Pines City National High School</dt><dd>2006 to 2010</dd></dl>`,
    title: 'CNC Machinist',
    work: [
      'CNC Machinist | Moog Controls Corporation | 2015 | present',
      'Machine Operator | Texas Instruments Philippines | 2011 | 2015',
    ],
    education: [
      'University of the Cordilleras | BS Industrial Technology | 2013 | 2017',
      'Baguio City School of Arts and Trades | Machining NC II |  | 2010',
      'Pines City National High School |  | 2006 | 2010',
    ],
  },
  {
    name: 'ruled boxes, level in the middle of its cell, school and address over two lines, honours in a column',
    css: BOXES,
    html: `<h2 style="text-align:center">PERSONAL RESUME</h2><p>Name: <b>Luzviminda C. Tolentino</b></p><p>Position applied for: Administrative Aide IV</p>
    <h3>EDUCATION</h3><table><tr><td>COLLEGE</td><td>Bulacan Agricultural State College<br>San Ildefonso, Bulacan</td><td>BS Development Communication</td><td>2007 – 2011</td></tr><tr><td>SECONDARY</td><td>San Miguel National High School<br>San Miguel, Bulacan</td><td>With Honors</td><td>2003 – 2007</td></tr><tr><td>ELEMENTARY</td><td>Salangan Elementary School<br>San Miguel, Bulacan</td><td>Salutatorian</td><td>1997 – 2003</td></tr></table>
    <h3>EMPLOYMENT</h3><table><tr><td>2016 – present</td><td>Municipal Government of San Miguel<br>San Miguel, Bulacan</td><td>Administrative Aide III</td></tr><tr><td>2011 – 2016</td><td>Rural Bank of San Miguel, Inc.<br>San Miguel, Bulacan</td><td>Bookkeeper</td></tr></table>`,
    title: 'Administrative Aide IV',
    work: [
      'Administrative Aide III | Municipal Government of San Miguel | 2016 | present',
      'Bookkeeper | Rural Bank of San Miguel, Inc. | 2011 | 2016',
    ],
    education: [
      'Bulacan Agricultural State College | BS Development Communication | 2007 | 2011',
      'San Miguel National High School |  | 2003 | 2007',
      'Salangan Elementary School |  | 1997 | 2003',
    ],
  },
  {
    name: 'two timelines beside each other, years above, several posts',
    css: TIME,
    html: `<h1>Jerome Tan</h1><p>Supply Chain Analyst, Pasig City</p><div class=w><div><h2>Work</h2><div class=t><div class=i><span class=y>2021 — now</span><b>Supply Chain Analyst</b><p>Universal Robina Corporation</p></div><div class=i><span class=y>2018 — 2021</span><b>Inventory Controller</b><p>Zest-O Corporation</p></div><div class=i><span class=y>2016 — 2018</span><b>Logistics Assistant</b><p>Fast Logistics Group</p></div></div></div>
    <div><h2>Education</h2><div class=t><div class=i><span class=y>2012 — 2016</span><b>BS Industrial Management Engineering</b><p>De La Salle University</p></div><div class=i><span class=y>2008 — 2012</span><b>High School</b><p>Xavier School, San Juan</p></div></div></div></div>`,
    title: 'Supply Chain Analyst',
    work: [
      'Supply Chain Analyst | Universal Robina Corporation | 2021 | present',
      'Inventory Controller | Zest-O Corporation | 2018 | 2021',
      'Logistics Assistant | Fast Logistics Group | 2016 | 2018',
    ],
    education: [
      'De La Salle University | BS Industrial Management Engineering | 2012 | 2016',
      'Xavier School |  | 2008 | 2012',
    ],
  },
  {
    name: 'headings in the line, everything of a kind in one paragraph',
    css: LISTS,
    html: `<h1>Fe Dimaculangan</h1><p>Seamstress</p><p>Taytay, Rizal; 0924 555 0117</p>
    <p><b>Experience:</b></p><p>Sewer – Luen Thai International – 2014-2020</p><p>Sample Maker – Rizal Garments Export – 2009-2014</p><p>Owner – Fe's Dress Shop – 2020-present</p>
    <p><b>Education:</b></p><p>Dressmaking NC II, Dual Tech Training Center, Taytay, Rizal, 2008</p><p>High school undergraduate, Taytay National High School, up to 3rd year, 2002-2005</p><p>Elementary graduate, Dolores Elementary School, 2002</p>`,
    title: 'Seamstress',
    work: [
      'Sewer | Luen Thai International | 2014 | 2020',
      'Sample Maker | Rizal Garments Export | 2009 | 2014',
      "Owner | Fe's Dress Shop | 2020 | present",
    ],
    education: [
      'Dual Tech Training Center | Dressmaking NC II |  | 2008',
      'Taytay National High School |  | 2002 | 2005',
      'Dolores Elementary School |  |  | 2002',
    ],
  },
  {
    name: 'American page: degree and school, honours, activities, courses and a semester abroad',
    css: DOTS,
    html: `<h2>Daniel R. Brooks</h2><p>Columbus, OH · (614) 555-0118 · daniel@example.com</p>
    <h3>EDUCATION</h3><p><b>The Ohio State University</b>, Fisher College of Business, Columbus, OH</p><p>Bachelor of Science in Business Administration, Specialization: Finance, May 2021</p><p>GPA: 3.62/4.00; Dean's List (six semesters)</p><p>Relevant Coursework: Investments, Derivatives, Corporate Finance</p>
    <h3>EXPERIENCE</h3><p><b>Nationwide Insurance</b>, Columbus, OH</p><p><i>Financial Analyst, July 2021 – Present</i></p><p>&bull; Forecast claims costs by region</p><p><b>Huntington Bank</b>, Cleveland, OH</p><p><i>Credit Intern, May 2020 – August 2020</i></p><p>&bull; Wrote memos on small loans</p>`,
    title: 'Financial Analyst',
    work: [
      'Financial Analyst | Nationwide Insurance | 2021-07 | present',
      'Credit Intern | Huntington Bank | 2020-05 | 2020-08',
    ],
    education: [
      'The Ohio State University | Bachelor of Science in Business Administration, Specialization: Finance |  | 2021',
    ],
  },
]
