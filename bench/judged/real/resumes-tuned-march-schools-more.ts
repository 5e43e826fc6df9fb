import type { RealResume } from './resume.ts'

const NAME = '<h1>Jomari Reyes Talavera</h1><p>Tacloban City | 0918 555 0100 | jr.talavera@example.com</p>'
const RIGHT = `.r{display:flex;justify-content:space-between} p{margin:0}`

/** More sections of schools as they are printed here, each judged before it was read. */
export const RESUMES_TUNED_MARCH_SCHOOLS_MORE: readonly RealResume[] = [
  {
    name: 'schools: a course of two years, units of education',
    css: RIGHT,
    html: `${NAME}<h2>EDUCATION</h2>
<div class=r><b>Certificate in Teaching Program (18 units)</b><span>2020</span></div><p>Leyte Normal University</p>
<div class=r><b>Associate in Computer Technology</b><span>2012 – 2014</span></div><p>AMA Computer College – Tacloban</p>
<div class=r><b>High School Diploma</b><span>2008 – 2012</span></div><p>Leyte National High School</p>`,
    title: null,
    work: [],
    education: [
      'Leyte Normal University | Certificate in Teaching Program |  | 2020',
      'AMA Computer College – Tacloban | Associate in Computer Technology | 2012 | 2014',
      'Leyte National High School | High School Diploma | 2008 | 2012',
    ],
  },
  {
    name: 'schools: examinations of schools abroad as what was taken',
    css: RIGHT,
    html: `${NAME}<h2>Education</h2>
<div class=r><b>Diploma in Hospitality Management</b><span>2012 – 2013</span></div><p>Kaplan Higher Education Academy, Singapore</p>
<div class=r><b>GCE A Levels</b><span>2010 – 2012</span></div><p>Serangoon Junior College, Singapore</p>
<div class=r><b>IGCSE</b><span>2008 – 2010</span></div><p>British School Manila</p>`,
    title: null,
    work: [],
    education: [
      'Kaplan Higher Education Academy | Diploma in Hospitality Management | 2012 | 2013',
      'Serangoon Junior College | GCE A Levels | 2010 | 2012',
      'British School Manila | IGCSE | 2008 | 2010',
    ],
  },
  {
    name: 'schools: bars between degree, school, class and honours',
    css: '',
    html: `${NAME}<h2>EDUCATION</h2>
<p>BS Accountancy | Saint Paul School of Professional Studies | Class of 2016 | Cum Laude</p>
<p>High School | Holy Infant College | Class of 2012 | Valedictorian</p>`,
    title: null,
    work: [],
    education: [
      'Saint Paul School of Professional Studies | BS Accountancy |  | 2016',
      'Holy Infant College |  |  | 2012',
    ],
  },
  {
    name: 'schools: degree and year in brackets behind the school, levels before colons',
    css: '',
    html: `${NAME}<h2>Education</h2>
<p>College: Assumption College, Makati (AB Communication, 2006)</p>
<p>High School: Saint Theresa's College, Quezon City (2002)</p>
<p>Grade School: Saint Theresa's College, Quezon City (1998)</p>`,
    title: null,
    work: [],
    education: [
      'Assumption College | AB Communication |  | 2006',
      "Saint Theresa's College |  |  | 2002",
      "Saint Theresa's College |  |  | 1998",
    ],
  },
  {
    name: 'schools: years, degree and school with dashes between them',
    css: '',
    html: `${NAME}<h2>ACADEMIC BACKGROUND</h2>
<p>2010-2014 - AB Communication - Ateneo de Davao University</p>
<p>2006-2010 - High School - Davao City National High School</p>
<p>2000-2006 - Elementary - Magallanes Elementary School</p>`,
    title: null,
    work: [],
    education: [
      'Ateneo de Davao University | AB Communication | 2010 | 2014',
      'Davao City National High School |  | 2006 | 2010',
      'Magallanes Elementary School |  | 2000 | 2006',
    ],
  },
  {
    name: 'schools: not finished, said with the level; a passer of equivalency',
    css: `p{margin:0}`,
    html: `${NAME}<h2>EDUCATIONAL ATTAINMENT</h2>
<p><b>College Level</b></p><p>BS Criminology (did not finish)</p><p>Eastern Visayas State University</p><p>June 2014 - March 2016</p><br>
<p><b>High School Graduate</b></p><p>San Jose National High School</p><p>2010 - 2014</p>`,
    title: null,
    work: [],
    education: [
      'Eastern Visayas State University | BS Criminology | 2014 | 2016',
      'San Jose National High School |  | 2010 | 2014',
    ],
  },
  {
    name: 'schools: bordered table with level, school, course, year and honours',
    css: `table{border-collapse:collapse;width:100%} td,th{border:1px solid #444;padding:3px 6px;font-size:10pt;text-align:left}`,
    html: `${NAME}<h2>EDUCATIONAL BACKGROUND</h2><table>
<tr><th>Level</th><th>Name of School</th><th>Course / Strand</th><th>Year Graduated</th><th>Honors</th></tr>
<tr><td>Tertiary</td><td>University of Eastern Philippines</td><td>BS Agriculture major in Animal Science</td><td>2022</td><td>Cum Laude</td></tr>
<tr><td>Senior High</td><td>Catarman National High School</td><td>GAS</td><td>2018</td><td>With Honors</td></tr>
<tr><td>Junior High</td><td>Catarman National High School</td><td>–</td><td>2016</td><td></td></tr>
<tr><td>Elementary</td><td>Catarman SPED Center</td><td>–</td><td>2012</td><td>1st Honorable Mention</td></tr></table>`,
    title: null,
    work: [],
    education: [
      'University of Eastern Philippines | BS Agriculture major in Animal Science |  | 2022',
      'Catarman National High School | GAS |  | 2018',
      'Catarman National High School |  |  | 2016',
      'Catarman SPED Center |  |  | 2012',
    ],
  },
  {
    name: 'schools: table of two columns, degree in bold above its school',
    css: `table{border-collapse:collapse;width:100%} td{border:1px solid #999;padding:4px 8px;vertical-align:top}`,
    html: `${NAME}<table><tr><td colspan=2 style="background:#777;color:#fff">Educational Attainment</td></tr>
<tr><td>Tertiary</td><td><b>Bachelor of Science in Information Technology</b><br>Batangas State University ARASOF - Nasugbu Campus, Nasugbu, Batangas<br>2015 - 2019</td></tr>
<tr><td>Secondary</td><td><b>High School Diploma</b><br>Lian National High School, Lian, Batangas<br>2011 - 2015</td></tr>
<tr><td>Primary / Elementary</td><td>Prenza Elementary School, Lian, Batangas<br>2005 - 2011</td></tr>
<tr><td colspan=2 style="background:#777;color:#fff">Skills</td></tr><tr><td colspan=2>PHP, MySQL, Canva</td></tr></table>`,
    title: null,
    work: [],
    education: [
      'Batangas State University ARASOF - Nasugbu Campus | Bachelor of Science in Information Technology | 2015 | 2019',
      'Lian National High School | High School Diploma | 2011 | 2015',
      'Prenza Elementary School |  | 2005 | 2011',
    ],
  },
  {
    name: 'schools: two columns of schools, graduated in a month',
    css: `.g{display:grid;grid-template-columns:1fr 1fr;gap:16px} h4{margin:0} p{margin:0}`,
    html: `${NAME}<h2>EDUCATION</h2><div class=g>
<div><h4>Visayas State University</h4><p>BS Development Communication</p><p>Graduated June 2019</p></div>
<div><h4>Baybay National High School</h4><p>Secondary</p><p>Graduated March 2015</p></div></div>`,
    title: null,
    work: [],
    education: [
      'Visayas State University | BS Development Communication |  | 2019',
      'Baybay National High School |  |  | 2015',
    ],
  },
  {
    name: 'schools: points below each school, dean’s list by terms, thesis, subjects',
    css: `h3{margin:8px 0 0;font-size:11pt} ul{margin:0}`,
    html: `${NAME}<h2>Education</h2>
<h3>Bachelor of Science in Computer Engineering</h3><p>Eastern Samar State University, Borongan City · August 2017 – July 2022</p>
<ul><li>Dean's Lister (A.Y. 2019-2020 1st Sem to A.Y. 2021-2022 1st Sem)</li><li>Thesis: flood sensor for the Borongan river</li><li>Relevant courses: Microprocessors, Signals, Networks</li></ul>
<h3>Senior High School – STEM</h3><p>Eastern Samar National Comprehensive High School · June 2015 – April 2017</p><ul><li>With Honors; Best in Research</li></ul>`,
    title: null,
    work: [],
    education: [
      'Eastern Samar State University | Bachelor of Science in Computer Engineering | 2017 | 2022',
      'Eastern Samar National Comprehensive High School | STEM | 2015 | 2017',
    ],
  },
  {
    name: 'schools: elementary to senior high at one school',
    css: '',
    html: `${NAME}<h2>Education</h2>
<p>University of San Carlos — BS Computer Science (2019–2023), magna cum laude</p>
<p>De La Salle Andres Soriano Memorial College — Elementary to Senior High School, STEM strand (2007–2019), valedictorian</p>`,
    title: null,
    work: [],
    education: [
      'University of San Carlos | BS Computer Science | 2019 | 2023',
      'De La Salle Andres Soriano Memorial College | STEM strand | 2007 | 2019',
    ],
  },
  {
    name: 'schools: specialization of a strand, school and years behind a bar, averages',
    css: `h4{margin:6px 0 0} p{margin:0}`,
    html: `${NAME}<h2>EDUCATION</h2>
<h4>Bachelor of Science in Information Technology (Mobile and Web Applications)</h4><p>National University – Dasmariñas | 2022 – 2026</p><p>CGWA: 3.18</p>
<h4>ICT with Specialization in Computer Programming</h4><p>Philippine Christian University | 2020 – 2022</p><p>Grade 11: 88% Average</p><p>Grade 12: 90% Average</p>`,
    title: null,
    work: [],
    education: [
      'National University – Dasmariñas | Bachelor of Science in Information Technology (Mobile and Web Applications) | 2022 | 2026',
      'Philippine Christian University | ICT with Specialization in Computer Programming | 2020 | 2022',
    ],
  },
  {
    name: 'schools: Filipino words for everything',
    css: '',
    html: `${NAME}<h2>PINAG-ARALAN</h2>
<p>Kolehiyo: Pamantasan ng Lungsod ng Pasig, BS Entrepreneurship, nagtapos noong 2018</p>
<p>Sekondarya: Rizal High School, nagtapos noong 2014</p>
<p>Elementarya: Paaralang Elementarya ng Ilugin, nagtapos noong 2010</p>`,
    title: null,
    work: [],
    education: [
      'Pamantasan ng Lungsod ng Pasig | BS Entrepreneurship |  | 2018',
      'Rizal High School |  |  | 2014',
      'Paaralang Elementarya ng Ilugin |  |  | 2010',
    ],
  },
  {
    name: 'schools: level at the left, school and its address below, years at the right',
    css: `.l{display:grid;grid-template-columns:110px 1fr 110px;margin-bottom:8px} .l i{color:#555}`,
    html: `${NAME}<h2>EDUCATIONAL BACKGROUND</h2>
<div class=l><b>Graduate</b><span>Asian Institute of Management<br><i>123 Paseo de Roxas, Makati City</i><br>Master in Business Administration</span><span>2018 – 2020</span></div>
<div class=l><b>College</b><span>Xavier University – Ateneo de Cagayan<br><i>Corrales Avenue, Cagayan de Oro City</i><br>BS Economics, Cum Laude</span><span>2009 – 2013</span></div>
<div class=l><b>High School</b><span>Corpus Christi School<br><i>Macasandig, Cagayan de Oro City</i></span><span>2005 – 2009</span></div>`,
    title: null,
    work: [],
    education: [
      'Asian Institute of Management | Master in Business Administration | 2018 | 2020',
      'Xavier University – Ateneo de Cagayan | BS Economics | 2009 | 2013',
      'Corpus Christi School |  | 2005 | 2009',
    ],
  },
]
