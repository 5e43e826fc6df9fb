import type { RealResume } from './resume.ts'

const NAME = '<h1>Lorna Mae Escultura</h1><p>Batangas City | 0917 555 0100 | lm.escultura@example.com</p>'
const TIMELINE = `.t{display:grid;grid-template-columns:120px 1fr;gap:4px 14px} h4{margin:0} p{margin:0 0 4px}`

/** Sections of schools as they are printed here, each judged before it was read. */
export const RESUMES_TUNED_MARCH_SCHOOLS: readonly RealResume[] = [
  {
    name: 'schools: timeline cards, strand in brackets behind the level, a sentence below',
    css: `h4{margin:6px 0 0} p{margin:0 0 4px} .d{color:#777;font-size:9pt}`,
    html: `${NAME}<h2>Education</h2>
<div class=d>2024 – Present</div><h4>BS Information Technology</h4><p>Batangas State University – Alangilan</p><p>Learning web systems, database design and application development.</p>
<div class=d>2022 – 2024</div><h4>Senior High School (STEM Strand)</h4><p>Don Bosco Technical College Cebu</p><p>Built a foundation in problem solving and object-oriented programming.</p>
<div class=d>2018 – 2022</div><h4>Junior High School</h4><p>Don Bosco Technical College Cebu</p><p>Took the special program in science.</p>`,
    title: null,
    work: [],
    education: [
      'Batangas State University – Alangilan | BS Information Technology | 2024 | ',
      'Don Bosco Technical College Cebu | STEM Strand | 2022 | 2024',
      'Don Bosco Technical College Cebu |  | 2018 | 2022',
    ],
  },
  {
    name: 'schools: level in progress, school, course and batch each on a line',
    css: `h4{margin:8px 0 0} p{margin:0}`,
    html: `${NAME}<h2>EDUCATIONAL BACKGROUND</h2>
<h4>Bachelor's Degree (In Progress)</h4><p>PATTS College of Aeronautics</p><p>BS in Aeronautical Engineering</p>
<h4>Senior High School (STEM)</h4><p>Arellano University – Pasig Campus</p><p>Science, Technology, Engineering, and Mathematics</p><p>Batch 2022–2023</p>
<h4>Junior High School</h4><p>Malinta National High School</p><p>Batch 2020–2021</p>
<h4>Elementary School</h4><p>Malinta Elementary School</p><p>Batch 2016–2017</p>`,
    title: null,
    work: [],
    education: [
      'PATTS College of Aeronautics | BS in Aeronautical Engineering |  | ',
      'Arellano University – Pasig Campus | Science, Technology, Engineering, and Mathematics | 2022 | 2023',
      'Malinta National High School |  | 2020 | 2021',
      'Malinta Elementary School |  | 2016 | 2017',
    ],
  },
  {
    name: 'schools: letters in brackets behind the school, level by its letters before a dash',
    css: TIMELINE,
    html: `${NAME}<h2>Education</h2><div class=t>
<span>2020 - present</span><span>BSIT - Camarines Norte State College (CNSC)</span>
<span>2018 - 2020</span><span>STEM strand - Vinzons Pilot High School (VPHS)</span>
<span>2014 - 2018</span><span>JHS - La Consolacion College of Daet (LCCD)</span></div>`,
    title: null,
    work: [],
    education: [
      'Camarines Norte State College (CNSC) | BSIT | 2020 | ',
      'Vinzons Pilot High School (VPHS) | STEM strand | 2018 | 2020',
      'La Consolacion College of Daet (LCCD) |  | 2014 | 2018',
    ],
  },
  {
    name: 'schools: what goes on in brackets, levels joined by "and", capstone below',
    css: `h3{margin:8px 0 0;font-size:12pt} p{margin:0}`,
    html: `${NAME}<h2>ACADEMIC BACKGROUND</h2>
<h3>University of the Cordilleras (Ongoing)</h3><p>B.S. in Computer Science</p><p>2025 — Present</p><p>IN PROGRESS</p>
<h3>St. Louis School of Bontoc Inc.</h3><p>Secondary Education, Junior and Senior High School</p><p>STEM Strand</p><p>2019 — 2025</p><p>Capstone: charcoal briquettes made of water hyacinth</p><p>Consistent Honor Student</p>
<h3>Holy Family Centre of Studies</h3><p>Primary Education</p><p>2013 — 2019</p>`,
    title: null,
    work: [],
    education: [
      'University of the Cordilleras | B.S. in Computer Science | 2025 | ',
      'St. Louis School of Bontoc Inc. | STEM Strand | 2019 | 2025',
      'Holy Family Centre of Studies |  | 2013 | 2019',
    ],
  },
  {
    name: 'schools: bio-data with colons and years at the right',
    css: `td{padding:2px 8px}`,
    html: `<h1>BIO-DATA</h1><table><tr><td>Name</td><td>: Rogelio P. Abarquez</td></tr><tr><td>Position desired</td><td>: Family Driver</td></tr></table>
<h3>EDUCATIONAL BACKGROUND</h3><table>
<tr><td>Elementary</td><td>: Balagtas Central School</td><td>Year graduated: 1996</td></tr>
<tr><td>High School</td><td>: Frances National High School</td><td>Year graduated: 2000</td></tr>
<tr><td>College</td><td>: Bulacan State University</td><td>Year graduated: 2004</td></tr>
<tr><td>Degree received</td><td>: BS Industrial Technology</td><td></td></tr></table>`,
    title: 'Family Driver',
    work: [],
    education: [
      'Balagtas Central School |  |  | 1996',
      'Frances National High School |  |  | 2000',
      'Bulacan State University | BS Industrial Technology |  | 2004',
    ],
  },
  {
    name: 'schools: labels with colons, honours and units received',
    css: `p{margin:0 0 2px}`,
    html: `${NAME}<h2>EDUCATION</h2>
<p>Name of School: Saint Mary's University</p><p>Degree/Course: Master of Arts in Education</p><p>Inclusive Years: 2019 - 2021</p><p>Units Earned: 36 units</p><br>
<p>Name of School: Isabela State University - Echague</p><p>Degree/Course: Bachelor of Elementary Education</p><p>Inclusive Years: 2013 - 2017</p><p>Honors Received: Cum Laude</p><br>
<p>Name of School: Alicia National High School</p><p>Inclusive Years: 2009 - 2013</p>`,
    title: null,
    work: [],
    education: [
      "Saint Mary's University | Master of Arts in Education | 2019 | 2021",
      'Isabela State University - Echague | Bachelor of Elementary Education | 2013 | 2017',
      'Alicia National High School |  | 2009 | 2013',
    ],
  },
  {
    name: 'schools: undergraduate with the year reached, a course of TESDA with its centre',
    css: '',
    html: `${NAME}<h2>Educational Attainment</h2>
<p><b>Lyceum of Subic Bay</b><br>BS Hotel and Restaurant Management (2nd year, undergraduate)<br>2011 – 2013</p>
<p><b>Provincial Training Center – Cavite (TESDA)</b><br>Cookery NC II<br>2014</p>
<p><b>Castillejos National High School</b><br>Secondary<br>2007 – 2011</p>`,
    title: null,
    work: [],
    education: [
      'Lyceum of Subic Bay | BS Hotel and Restaurant Management | 2011 | 2013',
      'Provincial Training Center – Cavite (TESDA) | Cookery NC II |  | 2014',
      'Castillejos National High School |  | 2007 | 2011',
    ],
  },
  {
    name: 'schools: graduate studies with units, requirements completed, majors behind a comma',
    css: '',
    html: `${NAME}<h2>EDUCATIONAL QUALIFICATIONS</h2>
<p>Doctor of Education, major in Educational Management (CAR)<br>Bicol University Graduate School, 2021 – 2024</p>
<p>Master of Arts in Education, major in Filipino<br>Bicol University Graduate School, 2015 – 2018</p>
<p>Bachelor of Secondary Education, major in Filipino<br>Bicol College, 2008 – 2012</p>`,
    title: null,
    work: [],
    education: [
      'Bicol University Graduate School | Doctor of Education, major in Educational Management | 2021 | 2024',
      'Bicol University Graduate School | Master of Arts in Education, major in Filipino | 2015 | 2018',
      'Bicol College | Bachelor of Secondary Education, major in Filipino | 2008 | 2012',
    ],
  },
  {
    name: 'schools: all in capitals, town on its own line, S.Y. before the years',
    css: `p{margin:0}`,
    html: `${NAME}<h2>EDUCATIONAL BACKGROUND</h2>
<p><b>TERTIARY</b></p><p>POLYTECHNIC UNIVERSITY OF THE PHILIPPINES</p><p>Sta. Mesa, Manila</p><p>BACHELOR OF SCIENCE IN OFFICE ADMINISTRATION</p><p>S.Y. 2015 – 2019</p><br>
<p><b>SECONDARY</b></p><p>ARAULLO HIGH SCHOOL</p><p>Ermita, Manila</p><p>S.Y. 2011 – 2015</p><br>
<p><b>PRIMARY</b></p><p>EPIFANIO DELOS SANTOS ELEMENTARY SCHOOL</p><p>Malate, Manila</p><p>S.Y. 2005 – 2011</p>`,
    title: null,
    work: [],
    education: [
      'POLYTECHNIC UNIVERSITY OF THE PHILIPPINES | BACHELOR OF SCIENCE IN OFFICE ADMINISTRATION | 2015 | 2019',
      'ARAULLO HIGH SCHOOL |  | 2011 | 2015',
      'EPIFANIO DELOS SANTOS ELEMENTARY SCHOOL |  | 2005 | 2011',
    ],
  },
  {
    name: 'schools: grade and strand, completers, honours with commas',
    css: '',
    html: `${NAME}<h2>Education</h2>
<p><b>Taysan Senior High School</b><br>Grade 12 – ABM Strand, With High Honors<br>2023 – 2025</p>
<p><b>Taysan National High School</b><br>Grade 10 Completer, With Honors<br>2019 – 2023</p>
<p><b>Bilogo Elementary School</b><br>Grade 6, Salutatorian<br>2013 – 2019</p>`,
    title: null,
    work: [],
    education: [
      'Taysan Senior High School | ABM Strand | 2023 | 2025',
      'Taysan National High School |  | 2019 | 2023',
      'Bilogo Elementary School |  | 2013 | 2019',
    ],
  },
  {
    name: 'schools: technical-vocational strand with what it leads to',
    css: '',
    html: `${NAME}<h2>EDUCATION</h2>
<p>Senior High School: TVL – ICT Strand (Computer Systems Servicing)<br>Gov. Feliciano Leviste Memorial National High School<br>2018 – 2020</p>
<p>Junior High School<br>Lemery Senior Technical School<br>2014 – 2018</p>`,
    title: null,
    work: [],
    education: [
      'Gov. Feliciano Leviste Memorial National High School | TVL – ICT Strand (Computer Systems Servicing) | 2018 | 2020',
      'Lemery Senior Technical School |  | 2014 | 2018',
    ],
  },
  {
    name: 'schools: letters of the degree with its major behind a dash',
    css: '',
    html: `${NAME}<h2>Education</h2>
<p>BSBA-FM, Holy Angel University, Angeles City, 2016<br>Mary the Queen College, Guagua – Secondary, 2012</p>
<p>Betis Elementary School, 2008</p>`,
    title: null,
    work: [],
    education: [
      'Holy Angel University | BSBA-FM |  | 2016',
      'Mary the Queen College |  |  | 2012',
      'Betis Elementary School |  |  | 2008',
    ],
  },
]
