import type { RealResume } from './resume.ts'

const PLAIN = `body{font:11pt Arial;margin:0}p{margin:2px 0}h3{margin:12px 0 4px;font-size:12pt;border-bottom:1px solid #333}`
const SERIF = `body{font:11pt Georgia;margin:0}h1{font-size:20pt;margin:0}h2{font-size:11pt;text-transform:uppercase;letter-spacing:2px;margin:14px 0 5px}p{margin:1px 0}.r{float:right}ul{margin:2px 0}`
const SIDE = `body{font:10pt Verdana;margin:0}.w{display:flex;gap:8mm}.s{width:52mm;background:#eef;padding:4mm}.m{flex:1}h1{font-size:18pt;margin:0}h4{margin:10px 0 3px;color:#225}p{margin:1px 0}ul{margin:2px 0;padding-left:14px}`
const GRID = `body{font:10.5pt Calibri,Carlito;margin:0}table{width:100%;border-collapse:collapse}td,th{border:1px solid #888;padding:2px 5px;text-align:left;vertical-align:top}h3{margin:12px 0 3px}p{margin:2px 0}`
const LEFT = `body{font:10.5pt Arial;margin:0}.e{display:grid;grid-template-columns:38mm 1fr;margin-bottom:5px}h2{font-size:13pt;color:#a33;margin:12px 0 4px}p{margin:0}ul{margin:1px 0;padding-left:16px}`

/** Our own: where schools are, honours, grades and levels beside schools, in many layouts. */
export const RESUMES_TUNED_JANUARY: readonly RealResume[] = [
  {
    name: 'degree, school and place in one line, honours behind',
    css: PLAIN,
    html: `<h2>Carla Mae Bernal, CPA</h2><p>Batangas City | 0917 555 0101 | carla@example.com</p>
    <h3>Work Experience</h3>
    <p><b>Senior Auditor</b>, Reyes Tacandong & Co., Makati City</p><p>January 2020 – Present</p><p>- Lead audits of three manufacturers</p>
    <p><b>Audit Associate</b>, Punongbayan & Araullo, Makati City</p><p>July 2016 – December 2019</p><p>- Tested controls of cooperatives</p>
    <h3>Education</h3>
    <p>Bachelor of Science in Accountancy, Cum Laude, University of Batangas, Batangas City, 2011 – 2016</p>
    <p>Batangas State University Integrated School, Batangas City, 2007 – 2011 (With Honors)</p>`,
    title: 'Senior Auditor',
    work: [
      'Senior Auditor | Reyes Tacandong & Co. | 2020-01 | present',
      'Audit Associate | Punongbayan & Araullo | 2016-07 | 2019-12',
    ],
    education: [
      'University of Batangas | Bachelor of Science in Accountancy | 2011 | 2016',
      'Batangas State University Integrated School |  | 2007 | 2011',
    ],
  },
  {
    name: 'school first with its place at the right, degree and grade below',
    css: SERIF,
    html: `<h1>Rafael Ocampo</h1><p>Data Analyst</p><p>Cebu City, Cebu &middot; 0918 555 0102 &middot; rafael@example.com</p>
    <h2>Education</h2>
    <p><b>University of San Carlos</b><span class=r>Cebu City</span></p><p><i>BS in Industrial Engineering, GPA: 1.45/1.00</i><span class=r>June 2013 – March 2018</span></p>
    <p><b>Sacred Heart School – Ateneo de Cebu</b><span class=r>Mandaue City</span></p><p><i>High School, Valedictorian</i><span class=r>2009 – 2013</span></p>
    <h2>Experience</h2>
    <p><b>Lexmark Research & Development</b><span class=r>Cebu City</span></p><p><i>Data Analyst</i><span class=r>Aug 2019 – Present</span></p><ul><li>Built reports for supply planning</li></ul>
    <p><b>Mactan Furniture Export Corp.</b><span class=r>Lapu-Lapu City</span></p><p><i>Production Planner</i><span class=r>May 2018 – Jul 2019</span></p><ul><li>Planned three lines</li></ul>`,
    title: 'Data Analyst',
    work: [
      'Data Analyst | Lexmark Research & Development | 2019-08 | present',
      'Production Planner | Mactan Furniture Export Corp. | 2018-05 | 2019-07',
    ],
    education: [
      'University of San Carlos | BS in Industrial Engineering | 2013 | 2018',
      'Sacred Heart School – Ateneo de Cebu |  | 2009 | 2013',
    ],
  },
  {
    name: 'side column with schools over several lines, places in brackets',
    css: SIDE,
    html: `<div class=w><div class=s><h4>CONTACT</h4><p>0919 555 0103</p><p>mika@example.com</p><p>Davao City</p>
    <h4>EDUCATION</h4><p><b>BS Hospitality Management</b></p><p>Philippine Women's College (Davao City)</p><p>2014 - 2018</p><p>Dean's Lister</p>
    <p><b>Secondary</b></p><p>Mintal Comprehensive High School (Mintal, Davao City)</p><p>2010 - 2014</p>
    <h4>SKILLS</h4><ul><li>Opera PMS</li><li>Upselling</li><li>Night audit</li></ul></div>
    <div class=m><h1>Mika Andrea Suello</h1><p>Front Office Supervisor</p>
    <h4>WORK HISTORY</h4><p><b>Front Office Supervisor</b></p><p>Seda Abreeza | Mar 2021 - Present</p><ul><li>Leads nine receptionists over three shifts</li><li>Handles complaints of guests and groups</li></ul>
    <p><b>Guest Service Agent</b></p><p>Marco Polo Davao | Jun 2018 - Feb 2021</p><ul><li>Checked in guests and groups, up to eighty rooms a shift</li></ul></div></div>`,
    title: 'Front Office Supervisor',
    work: [
      'Front Office Supervisor | Seda Abreeza | 2021-03 | present',
      'Guest Service Agent | Marco Polo Davao | 2018-06 | 2021-02',
    ],
    education: [
      "Philippine Women's College | BS Hospitality Management | 2014 | 2018",
      'Mintal Comprehensive High School |  | 2010 | 2014',
    ],
  },
  {
    name: 'Indian table of board, college and grade, employer first with place',
    css: GRID,
    html: `<h2>Rohan Deshpande</h2><p>Mobile: +91 98220 55504 | rohan@example.in | Pune</p><p><b>Java Developer</b></p>
    <h3>Professional Experience</h3><p><b>Persistent Systems Ltd., Pune</b> (Aug 2021 – Present)</p><p>Role: Software Engineer</p><p>Wrote services for claims of insurers.</p>
    <p><b>Mindcraft Software Pvt. Ltd., Navi Mumbai</b> (Jul 2019 – Jul 2021)</p><p>Role: Junior Java Developer</p><p>Fixed reports and jobs that ran at night.</p>
    <h3>Educational Qualification</h3><table><tr><th>Examination</th><th>School / College</th><th>University / Board</th><th>Year</th><th>Marks</th></tr>
    <tr><td>B.Tech (Computer Engineering)</td><td>Walchand College of Engineering, Sangli</td><td>Shivaji University</td><td>2019</td><td>7.8 CGPA</td></tr>
    <tr><td>HSC</td><td>New English School, Kolhapur</td><td>Maharashtra Board</td><td>2015</td><td>82%</td></tr></table>`,
    title: 'Java Developer',
    work: [
      'Software Engineer | Persistent Systems Ltd. | 2021-08 | present',
      'Junior Java Developer | Mindcraft Software Pvt. Ltd. | 2019-07 | 2021-07',
    ],
    education: [
      'Walchand College of Engineering | B.Tech (Computer Engineering) |  | 2019',
      'New English School | HSC |  | 2015',
    ],
  },
  {
    name: 'dates at the left, school abroad with its town and state',
    css: LEFT,
    html: `<h1>Sarah Whitlock</h1><p>Registered Nurse &ndash; Emergency</p><p>Denver, CO | 303-555-0105 | sarah@example.com</p>
    <h2>Experience</h2><div class=e><p>Jun 2018 – present</p><div><p><b>Emergency Room Nurse</b></p><p>Saint Joseph Hospital, Denver, CO</p><ul><li>Triage of ninety patients a shift</li></ul></div></div>
    <div class=e><p>Aug 2014 – May 2018</p><div><p><b>Medical-Surgical Nurse</b></p><p>Boulder Community Health, Boulder, CO</p><ul><li>Care of six patients a shift</li></ul></div></div>
    <h2>Education</h2><div class=e><p>2010 – 2014</p><div><p><b>Bachelor of Science in Nursing (BSN)</b>, magna cum laude</p><p>Regis University, Denver, Colorado</p></div></div>
    <div class=e><p>2010</p><div><p><b>High School Diploma</b></p><p>Fairview High School, Boulder, CO</p></div></div>`,
    title: 'Registered Nurse – Emergency',
    work: [
      'Emergency Room Nurse | Saint Joseph Hospital | 2018-06 | present',
      'Medical-Surgical Nurse | Boulder Community Health | 2014-08 | 2018-05',
    ],
    education: [
      'Regis University | Bachelor of Science in Nursing (BSN) | 2010 | 2014',
      'Fairview High School |  |  | 2010',
    ],
  },
  {
    name: 'levels before a colon, honours and place in one line, no heading for the title',
    css: PLAIN,
    html: `<h2>JOEMAR T. LACSAMANA</h2><p>Brgy. San Nicolas, Tarlac City</p><p>Cel. 0920 555 0106</p>
    <h3>OBJECTIVE</h3><p>To obtain a position as a warehouse supervisor in a growing company.</p>
    <h3>EMPLOYMENT</h3><p>2019 - 2024 : Warehouse Supervisor - Monterey Foods Corporation, Tarlac City</p><p>2016 - 2019 : Warehouseman - Puregold Price Club, Capas, Tarlac</p><p>2014 - 2016 : Checker - Luisita Trading, Tarlac City</p>
    <h3>EDUCATION</h3><p>Tertiary : Tarlac State University, Tarlac City (2010 - 2014)</p><p>BS Business Administration Major in Operations Management</p><p>Secondary : San Nicolas National High School, Tarlac City (2006 - 2010) - 2nd Honors</p><p>Primary : San Nicolas Central School, Tarlac City (2000 - 2006)</p>`,
    title: 'Warehouse Supervisor',
    work: [
      'Warehouse Supervisor | Monterey Foods Corporation | 2019 | 2024',
      'Warehouseman | Puregold Price Club | 2016 | 2019',
      'Checker | Luisita Trading | 2014 | 2016',
    ],
    education: [
      'Tarlac State University | BS Business Administration Major in Operations Management | 2010 | 2014',
      'San Nicolas National High School |  | 2006 | 2010',
      'San Nicolas Central School |  | 2000 | 2006',
    ],
  },
  {
    name: 'UP with its campus behind a comma, masters units, minor, ongoing law studies',
    css: SERIF,
    html: `<h1>Isabel Ventura</h1><p>Policy Researcher and Writer</p><p>Quezon City &middot; isabel@example.com</p>
    <h2>Experience</h2><p><b>Policy Researcher</b>, Ibon Foundation, Quezon City <span class=r>2019 – present</span></p><ul><li>Wrote eleven papers on wages</li></ul>
    <p><b>Legislative Staff Officer</b>, House of Representatives <span class=r>2016 – 2019</span></p><ul><li>Drafted bills on housing</li></ul>
    <h2>Education</h2><p>Juris Doctor (3rd year), San Beda University, Manila <span class=r>2022 – present</span></p>
    <p>MA in Sociology (24 units), Ateneo de Manila University, Quezon City <span class=r>2017 – 2019</span></p>
    <p>BA Political Science, magna cum laude, University of the Philippines, Diliman <span class=r>2012 – 2016</span></p>`,
    title: 'Policy Researcher and Writer',
    work: [
      'Policy Researcher | Ibon Foundation | 2019 | present',
      'Legislative Staff Officer | House of Representatives | 2016 | 2019',
    ],
    education: [
      'San Beda University | Juris Doctor | 2022 |',
      'Ateneo de Manila University | MA in Sociology | 2017 | 2019',
      'University of the Philippines, Diliman | BA Political Science | 2012 | 2016',
    ],
  },
  {
    name: 'narrow right column of schools, degree over three lines, place below',
    css: SIDE,
    html: `<div class=w><div class=m><h1>Gerald P. Manlapaz</h1><p>Site Engineer / QA-QC Inspector</p>
    <h4>Professional Experience</h4><p><b>EEI Corporation</b>, Quezon City</p><p>Site Engineer &nbsp; 06/2020 - Present</p><ul><li>Supervises concrete works of two towers</li></ul>
    <p><b>Datem, Inc.</b>, Quezon City</p><p>QA/QC Inspector &nbsp; 02/2017 - 05/2020</p><ul><li>Inspected rebar and formworks before pouring</li></ul></div>
    <div class=s><h4>Education</h4><p>Bachelor of Science in Civil Engineering</p><p>Saint Louis University</p><p>Baguio City</p><p>2011-2016</p><br><p>Ilocos Norte National High School</p><p>Laoag City, Ilocos Norte</p><p>2007-2011</p>
    <h4>Licenses</h4><p>Civil Engineer, PRC, May 2017</p></div></div>`,
    title: 'Site Engineer / QA-QC Inspector',
    work: ['Site Engineer | EEI Corporation | 2020-06 | present', 'QA/QC Inspector | Datem, Inc. | 2017-02 | 2020-05'],
    education: [
      'Saint Louis University | Bachelor of Science in Civil Engineering | 2011 | 2016',
      'Ilocos Norte National High School |  | 2007 | 2011',
    ],
  },
  {
    name: 'table of year, school, course, honours; freelancer with clients',
    css: GRID,
    html: `<h2>Trisha Lim</h2><p>Freelance Graphic Designer</p><p>Iloilo City · trisha@example.com</p>
    <h3>Clients and Work</h3><table><tr><th>Period</th><th>Client</th><th>Role</th></tr><tr><td>2021 – Present</td><td>Harbor Coffee Roasters (Portland, USA)</td><td>Brand Designer</td></tr><tr><td>2019 – 2021</td><td>Panublix Textiles, Iloilo City</td><td>Layout Artist</td></tr></table>
    <h3>Education</h3><table><tr><th>Year</th><th>School and Address</th><th>Course</th><th>Honors</th></tr><tr><td>2015 – 2019</td><td>University of San Agustin, Iloilo City</td><td>Bachelor of Fine Arts major in Advertising</td><td>Best Thesis</td></tr><tr><td>2011 – 2015</td><td>Assumption Iloilo, General Luna St., Iloilo City</td><td>High School</td><td>With Honors</td></tr></table>`,
    title: 'Freelance Graphic Designer',
    work: [
      'Brand Designer | Harbor Coffee Roasters | 2021 | present',
      'Layout Artist | Panublix Textiles | 2019 | 2021',
    ],
    education: [
      'University of San Agustin | Bachelor of Fine Arts major in Advertising | 2015 | 2019',
      'Assumption Iloilo |  | 2011 | 2015',
    ],
  },
  {
    name: 'expected graduation, strand with honours, part-time work, bars',
    css: LEFT,
    html: `<h1>Kyle Adrian Pascua</h1><p>Tuguegarao City, Cagayan | 0921 555 0110 | kyle@example.com</p>
    <h2>Education</h2><p><b>Cagayan State University - Carig Campus</b> | Tuguegarao City | 2022 - Present</p><p>Bachelor of Science in Computer Engineering | 4th year, expected June 2026</p>
    <p><b>University of Saint Louis Tuguegarao</b> | 2020 - 2022</p><p>Senior High School - STEM | Graduated with High Honors</p>
    <h2>Work Experience</h2><p><b>Computer Shop Attendant</b> | Netopia Tuguegarao | June 2021 - March 2022</p><ul><li>Fixed printers and sold load</li></ul>
    <p><b>Service Crew (part-time)</b> | Jollibee Tuguegarao | April 2022 - May 2023</p><ul><li>Took orders at the counter</li></ul>`,
    title: 'Service Crew',
    work: [
      'Computer Shop Attendant | Netopia Tuguegarao | 2021-06 | 2022-03',
      'Service Crew | Jollibee Tuguegarao | 2022-04 | 2023-05',
    ],
    education: [
      'Cagayan State University - Carig Campus | Bachelor of Science in Computer Engineering | 2022 |',
      'University of Saint Louis Tuguegarao | STEM | 2020 | 2022',
    ],
  },
]
