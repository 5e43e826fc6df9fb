import type { RealResume } from './resume.ts'

/** A third ten of layouts with schools; judged before the rules were held against them, then looked at. */
export const RESUMES_ASIDE_FIFTEENTH: RealResume[] = [
  {
    name: 'batch and class of, letters of degrees and schools',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>Jayson P. Umali</h1><p>Operations Supervisor</p><p>Lucena City, Quezon</p><h3>Education</h3><p><b>BSBA-HRDM</b>, MSEUF Lucena, Batch 2015<br><b>ABM</b>, Quezon National High School, Class of 2011</p><h3>Experience</h3><p><b>Operations Supervisor</b>, Pacific Mall Lucena, 2019 to present<br><b>Team Leader</b>, Jollibee Gulang-Gulang, 2015 to 2019</p>`,
    title: 'Operations Supervisor',
    work: [
      'Operations Supervisor | Pacific Mall Lucena | 2019 | present',
      'Team Leader | Jollibee Gulang-Gulang | 2015 | 2019',
    ],
    education: ['MSEUF Lucena | BSBA-HRDM |  | 2015', 'Quezon National High School | ABM |  | 2011'],
  },
  {
    name: 'plain text, tabs made of spaces, levels at the left',
    css: 'body{margin:2cm}pre{font:10pt "Courier New",monospace}',
    html: `<pre>
JOCELYN D. BARRERA
Purok Sampaguita, Koronadal City

OBJECTIVE
To find work as a Sales Clerk near home.

EDUCATIONAL BACKGROUND

College      : Sultan Kudarat State University
               BS Agribusiness, 2016-2018 (undergraduate)
Secondary    : Koronadal National Comprehensive High School
               2012-2016
Elementary   : Sto. Nino Elementary School
               2006-2012

WORK EXPERIENCE

Sales Clerk  : KCC Mall of Marbel
               2019-2023
Store Helper : Barrera Sari-sari Store
               2018-2019
</pre>`,
    title: 'Sales Clerk',
    work: ['Sales Clerk | KCC Mall of Marbel | 2019 | 2023', 'Store Helper | Barrera Sari-sari Store | 2018 | 2019'],
    education: [
      'Sultan Kudarat State University | BS Agribusiness | 2016 | 2018',
      'Koronadal National Comprehensive High School |  | 2012 | 2016',
      'Sto. Nino Elementary School |  | 2006 | 2012',
    ],
  },
  {
    name: 'degree in capitals with its letters in brackets, place and year on the third line',
    css: 'body{font:11pt Calibri,Arial;margin:2cm}',
    html: `<h2>MA. CRISTINA OLAES, RN</h2><p>Staff Nurse</p><h4>EDUCATION</h4><p>BACHELOR OF SCIENCE IN NURSING (BSN)<br>Our Lady of Fatima University<br>Valenzuela City, 2011</p><p>SECONDARY EDUCATION<br>St. Scholastica's Academy<br>Marikina City, 2007</p><h4>LICENSE</h4><p>Registered Nurse, PRC No. 0712345, July 2011 Nurse Licensure Examination</p><h4>PROFESSIONAL EXPERIENCE</h4><p>STAFF NURSE – Dialysis Unit<br>Capitol Medical Center, Quezon City<br>February 2014 – Present</p><p>NURSE VOLUNTEER<br>East Avenue Medical Center, Quezon City<br>January 2012 – January 2014</p>`,
    title: 'Staff Nurse',
    work: [
      'Staff Nurse – Dialysis Unit | Capitol Medical Center | 2014-02 | present',
      'Nurse Volunteer | East Avenue Medical Center | 2012-01 | 2014-01',
    ],
    education: [
      'Our Lady of Fatima University | BACHELOR OF SCIENCE IN NURSING (BSN) |  | 2011',
      "St. Scholastica's Academy |  |  | 2007",
    ],
  },
  {
    name: 'cards side by side for the schools',
    css: 'body{font:10pt Arial;margin:1.5cm}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:18px}',
    html: `<h1>Trisha Anne Go</h1><h3>Content Writer</h3><h2>Experience</h2><p><b>Content Writer</b> | Wordsmith Digital PH | Jun 2022 – Present</p><p><b>Editorial Intern</b> | Sunday Magazine Cebu | Jan 2022 – May 2022</p><h2>Education</h2><div class="g"><div><b>AB Literature</b><br>University of San Carlos<br>2018 – 2022</div><div><b>HUMSS Strand</b><br>St. Theresa's College<br>2016 – 2018</div><div><b>Junior High</b><br>Sacred Heart School<br>2012 – 2016</div></div><h2>Skills</h2><p>SEO, WordPress, Editing</p>`,
    title: 'Content Writer',
    work: [
      'Content Writer | Wordsmith Digital PH | 2022-06 | present',
      'Editorial Intern | Sunday Magazine Cebu | 2022-01 | 2022-05',
    ],
    education: [
      'University of San Carlos | AB Literature | 2018 | 2022',
      "St. Theresa's College | HUMSS Strand | 2016 | 2018",
      'Sacred Heart School |  | 2012 | 2016',
    ],
  },
  {
    name: 'school with its faculty on the next line, thesis, expected graduation',
    css: 'body{font:11pt Georgia,serif;margin:2cm}.r{float:right}',
    html: `<h1>Rafael Ocampo</h1><p>Quezon City · raf@example.com</p><h3>Education</h3><p><b>University of the Philippines Diliman</b> <span class="r">Expected June 2027</span><br>College of Engineering<br>BS Computer Science, 3rd Year</p><ul><li>Relevant coursework: Algorithms, Databases</li><li>Oblation Scholar, 2023 – present</li></ul><p><b>Manila Science High School</b> <span class="r">2017 – 2023</span><br>Graduated with High Honors</p><h3>Experience</h3><p><b>Software Engineering Intern</b>, Kalibrr Labs <span class="r">Jun 2025 – Aug 2025</span></p><ul><li>Wrote tests for the search.</li></ul><h3>Organizations</h3><p>Member, UP CURSOR, 2023 – present</p>`,
    title: 'Software Engineering Intern',
    work: ['Software Engineering Intern | Kalibrr Labs | 2025-06 | 2025-08'],
    education: [
      'University of the Philippines Diliman | BS Computer Science |  | 2027',
      'Manila Science High School |  | 2017 | 2023',
    ],
  },
  {
    name: 'questions as headings, sentences instead of lists',
    css: 'body{font:12pt Verdana;margin:2cm}',
    html: `<h1>Hi, I'm Gemma Lacson</h1><p>I live in Silay City and I work from home.</p><h2>What have I done?</h2><p>I worked as a Customer Service Associate at Teletech Bacolod from March 2015 to July 2019. Since August 2019 I have been an Executive Assistant at Brightside Coaching LLC.</p><h2>What did I study?</h2><p>I finished Bachelor of Science in Psychology at University of St. La Salle in 2014.</p>`,
    title: 'Executive Assistant',
    work: [
      'Customer Service Associate | Teletech Bacolod | 2015-03 | 2019-07',
      'Executive Assistant | Brightside Coaching LLC | 2019-08 | present',
    ],
    education: ['University of St. La Salle | Bachelor of Science in Psychology |  | 2014'],
  },
  {
    name: 'no dates at the posts, vocational diploma, in boxes',
    css: 'body{font:11pt Arial;margin:2cm}.b{border:1px solid #999;padding:8px;margin:8px 0}',
    html: `<h1>Arman Tolentino</h1><p>Automotive Mechanic</p><div class="b"><b>WORK EXPERIENCE</b><p>Automotive Mechanic<br>Rapide Auto Service, San Fernando</p><p>Mechanic Helper<br>Tolentino Motor Shop</p></div><div class="b"><b>EDUCATION</b><p>Diploma in Automotive Technology<br>Don Bosco Technical College, 2012</p><p>Angeles City National Trade School, 2009</p></div>`,
    title: 'Automotive Mechanic',
    work: ['Automotive Mechanic | Rapide Auto Service |  | ', 'Mechanic Helper | Tolentino Motor Shop |  | '],
    education: [
      'Don Bosco Technical College | Diploma in Automotive Technology |  | 2012',
      'Angeles City National Trade School |  |  | 2009',
    ],
  },
  {
    name: 'table of three columns: years, school and degree, honours',
    css: 'body{font:11pt Arial;margin:2cm}td{padding:4px 10px 4px 0;vertical-align:top}',
    html: `<h2>LEONARDO B. SANTIAGO</h2><p>Civil Engineer<br>Malolos City, Bulacan</p><h3>Academic Record</h3><table><tr><td>2013–2018</td><td>Bulacan State University<br>BS Civil Engineering</td><td>Dean's Lister</td></tr><tr><td>2009–2013</td><td>Marcelo H. del Pilar National High School</td><td>With Honors</td></tr><tr><td>2003–2009</td><td>Malolos Central School</td><td>Salutatorian</td></tr></table><h3>Professional Record</h3><table><tr><td>2021–present</td><td>Megapillar Builders Inc.<br>Site Engineer</td><td>Bulacan</td></tr><tr><td>2018–2021</td><td>DPWH Bulacan 1st DEO<br>Engineering Aide</td><td>Malolos</td></tr></table>`,
    title: 'Civil Engineer',
    work: [
      'Site Engineer | Megapillar Builders Inc. | 2021 | present',
      'Engineering Aide | DPWH Bulacan 1st DEO | 2018 | 2021',
    ],
    education: [
      'Bulacan State University | BS Civil Engineering | 2013 | 2018',
      'Marcelo H. del Pilar National High School |  | 2009 | 2013',
      'Malolos Central School |  | 2003 | 2009',
    ],
  },
  {
    name: 'all in small letters',
    css: 'body{font:11pt "Helvetica Neue",Arial;margin:2.5cm}h1,h2{font-weight:300}',
    html: `<h1>ella mercado</h1><p>ux designer, pasig</p><h2>work</h2><p>ux designer<br>tala studio<br>2022 – now</p><p>graphic designer<br>papel print co.<br>2019 – 2022</p><h2>school</h2><p>bfa visual communication<br>university of the philippines<br>2014 – 2019</p><h2>tools</h2><p>figma, photoshop</p>`,
    title: 'ux designer',
    work: ['ux designer | tala studio | 2022 | present', 'graphic designer | papel print co. | 2019 | 2022'],
    education: ['university of the philippines | bfa visual communication | 2014 | 2019'],
  },
  {
    name: 'seminars, scholarships and an exam inside of the education section',
    css: 'body{font:11pt Times New Roman;margin:2cm}',
    html: `<p style="text-align:center"><b>PRINCESS JOY G. NATIVIDAD, LPT</b><br>Tuguegarao City, Cagayan</p><p><b>EDUCATION AND TRAININGS</b></p><p>Bachelor of Elementary Education<br>Cagayan State University – Andrews Campus<br>2017 – 2021</p><p>Senior High School – GAS<br>Cagayan National High School<br>2015 – 2017</p><p>Licensure Examination for Teachers, passed March 2022</p><p>CHED Tulong Dunong Scholarship, 2018 – 2021</p><p>Seminar on Inclusive Classrooms, DepEd Region II, October 2022</p><p><b>EMPLOYMENT</b></p><p>Grade 3 Teacher<br>Saint Louis School of Tuguegarao<br>August 2022 – present</p>`,
    title: 'Grade 3 Teacher',
    work: ['Grade 3 Teacher | Saint Louis School of Tuguegarao | 2022-08 | present'],
    education: [
      'Cagayan State University – Andrews Campus | Bachelor of Elementary Education | 2017 | 2021',
      'Cagayan National High School | Senior High School – GAS | 2015 | 2017',
    ],
  },
]
