import type { RealResume } from './resume.ts'

const A = `body{font:10.5pt Arial;margin:0}p{margin:1px 0}h3{margin:11px 0 3px;color:#333;border-left:4px solid #e80;padding-left:6px}.f{float:right}ul{margin:2px 0;padding-left:6mm}`
const B = `body{font:11pt 'Times New Roman';margin:0}p{margin:1px 0}h3{text-align:center;background:#eee;margin:10px 0 4px}td{padding:2px 12px 2px 0;vertical-align:top}ul{margin:2px 0}`
const C = `body{font:10pt Verdana;margin:0}.g{display:grid;grid-template-columns:1fr 1fr;gap:10mm}h2{font-size:11pt;border-bottom:1px dotted #000;margin:10px 0 4px}p{margin:1px 0}ul{margin:2px 0;padding-left:5mm}`

/** Our own: more pages of many professions, none of a site. */
export const RESUMES_TUNED_JANUARY_MIXED: readonly RealResume[] = [
  {
    name: 'post and years above, employer and place in small letters below; school with degree in brackets',
    css: A,
    html: `<h1>Hazel Joy Nuñez</h1><p>Payroll Specialist &bull; Calamba City, Laguna</p><h3>WORK EXPERIENCE</h3><p><b>PAYROLL SPECIALIST</b><span class=f>Sept 2019 to date</span></p><p>Nidec Philippines Corporation, Laguna Technopark, Biñan City</p><ul><li>Pays 2,300 people twice a month</li></ul><p><b>TIMEKEEPER</b><span class=f>Feb 2016 to Aug 2019</span></p><p>Asia Brewery, Inc., Cabuyao City</p><ul><li>Kept daily time records</li></ul>
    <h3>EDUCATION</h3><p><b>Colegio de San Juan de Letran – Calamba</b> (BS Accounting Technology)<span class=f>2011 – 2015</span></p><p><b>Calamba Institute</b> (High School)<span class=f>2007 – 2011</span></p>`,
    title: 'Payroll Specialist',
    work: [
      'Payroll Specialist | Nidec Philippines Corporation | 2019-09 | present',
      'Timekeeper | Asia Brewery, Inc. | 2016-02 | 2019-08',
    ],
    education: [
      'Colegio de San Juan de Letran – Calamba | BS Accounting Technology | 2011 | 2015',
      'Calamba Institute |  | 2007 | 2011',
    ],
  },
  {
    name: 'applicant for abroad: personal data first, employer and agency, schools as fields',
    css: B,
    html: `<h2>RESUME</h2><p>Position Applied: Staff Nurse (ICU)</p><table><tr><td>Name</td><td>: Cherry Ann D. Bautista, RN</td></tr><tr><td>Date of Birth</td><td>: March 3, 1990</td></tr><tr><td>Address</td><td>: San Jose, Batangas</td></tr></table><h3>WORK EXPERIENCES</h3><p><b>STAFF NURSE – Intensive Care Unit</b></p><p>Mary Mediatrix Medical Center (200-bed capacity)</p><p>Lipa City, Batangas</p><p>August 15, 2016 – Present</p><ul><li>Cared for patients on ventilators</li></ul><p><b>STAFF NURSE – Medical Ward</b></p><p>San Jose District Hospital (50-bed capacity)</p><p>San Jose, Batangas</p><p>January 5, 2013 – July 30, 2016</p>
    <h3>EDUCATION</h3><table><tr><td>College</td><td>: Lipa City Colleges<br>&nbsp; Bachelor of Science in Nursing<br>&nbsp; June 2007 – April 2011</td></tr><tr><td>High School</td><td>: San Jose Academy<br>&nbsp; June 2003 – March 2007</td></tr></table><h3>LICENSES</h3><p>PRC Registered Nurse, July 2011</p>`,
    title: 'Staff Nurse (ICU)',
    work: [
      'Staff Nurse – Intensive Care Unit | Mary Mediatrix Medical Center | 2016-08 | present',
      'Staff Nurse – Medical Ward | San Jose District Hospital | 2013-01 | 2016-07',
    ],
    education: [
      'Lipa City Colleges | Bachelor of Science in Nursing | 2007 | 2011',
      'San Jose Academy |  | 2003 | 2007',
    ],
  },
  {
    name: 'two halves: work at the left, schools at the right with the year in front',
    css: C,
    html: `<h1>Ian Kristoffer Go</h1><p>Barista and Shift Lead, Cebu City</p><div class=g><div><h2>Where I worked</h2><p><b>Shift Lead</b></p><p>Bo's Coffee, Ayala Center Cebu</p><p>2022 - now</p><ul><li>Trains new baristas</li><li>Counts the till</li></ul><p><b>Barista</b></p><p>Coffee Bean & Tea Leaf, Cebu IT Park</p><p>2019 - 2022</p><ul><li>Latte art and brews</li></ul></div><div><h2>Where I studied</h2><p>2019 &ndash; <b>Barista NC II</b>, Center for Culinary Skills</p><p>2015-2018 &ndash; <b>BS Tourism Management</b> (not finished), University of Cebu</p><p>2011-2015 &ndash; Abellana National School</p><h2>I speak</h2><p>Cebuano, English, Filipino</p></div></div>`,
    title: 'Barista and Shift Lead',
    work: ["Shift Lead | Bo's Coffee | 2022 | present", 'Barista | Coffee Bean & Tea Leaf | 2019 | 2022'],
    education: [
      'Center for Culinary Skills | Barista NC II |  | 2019',
      'University of Cebu | BS Tourism Management | 2015 | 2018',
      'Abellana National School |  | 2011 | 2015',
    ],
  },
  {
    name: 'American resume of a veteran developer, several degrees, places with states, remote work',
    css: A,
    html: `<h2>Priya Raman</h2><p>Seattle, WA | priya@example.com | github.com/priya-example</p><h3>Experience</h3><p><b>Staff Software Engineer, Tableau</b> (Seattle, WA)<span class=f>Jan 2020 – Present</span></p><ul><li>Leads the query engine group of nine engineers</li></ul><p><b>Senior Software Engineer, Zillow Group</b> (Remote)<span class=f>Mar 2016 – Dec 2019</span></p><ul><li>Built the search index for homes</li></ul><p><b>Software Engineer, Infosys Limited</b> (Bengaluru, India)<span class=f>Jul 2011 – Jun 2014</span></p>
    <h3>Education</h3><p><b>M.S., Computer Science</b>, University of Washington, Seattle, WA<span class=f>2014 – 2016</span></p><p><b>B.E., Information Science</b>, R.V. College of Engineering, Bengaluru, India<span class=f>2007 – 2011</span></p><p>First Class with Distinction, 8.9 CGPA</p>`,
    title: 'Staff Software Engineer',
    work: [
      'Staff Software Engineer | Tableau | 2020-01 | present',
      'Senior Software Engineer | Zillow Group | 2016-03 | 2019-12',
      'Software Engineer | Infosys Limited | 2011-07 | 2014-06',
    ],
    education: [
      'University of Washington | M.S., Computer Science | 2014 | 2016',
      'R.V. College of Engineering | B.E., Information Science | 2007 | 2011',
    ],
  },
  {
    name: 'Filipino page of a helper, months in Filipino, schools without degrees',
    css: B,
    html: `<h2>Rosalinda P. Macaspac</h2><p>Mexico, Pampanga / 0936 555 0155</p><p>Hanap na trabaho: Kasambahay o Tagaluto</p><h3>MGA NAGING TRABAHO</h3><p>Kasambahay - Pamilya Lansangan, Angeles City</p><p>Enero 2018 - Disyembre 2022</p><p>Tagaluto - Aling Lucing Carinderia, Mexico, Pampanga</p><p>2014 - 2017</p><h3>PINAG-ARALAN</h3><p>Mexico National High School, Mexico, Pampanga, 2004 - 2008</p><p>San Antonio Elementary School, Mexico, Pampanga, 1998 - 2004</p>`,
    title: 'Kasambahay o Tagaluto',
    work: ['Kasambahay | Pamilya Lansangan | 2018-01 | 2022-12', 'Tagaluto | Aling Lucing Carinderia | 2014 | 2017'],
    education: ['Mexico National High School |  | 2004 | 2008', 'San Antonio Elementary School |  | 1998 | 2004'],
  },
  {
    name: 'sales manager: employers with lines about them, posts in italics, education with bullets of honours',
    css: B,
    html: `<h1>Roberto "Bobby" Chua Jr.</h1><p>National Sales Manager</p><p>Quezon City</p><h3>PROFESSIONAL EXPERIENCE</h3><p><b>CENTURY PACIFIC FOOD, INC.</b>, Pasig City</p><p>A maker of canned food with sales of PHP 60 billion</p><p><i>National Sales Manager, Modern Trade</i>, April 2017 – present</p><ul><li>Grew sales by 14% a year</li></ul><p><i>Regional Sales Manager – Visayas</i>, May 2012 – March 2017</p><ul><li>Opened 200 stores</li></ul><p><b>MONDE NISSIN CORPORATION</b>, Makati City</p><p><i>Key Account Specialist</i>, June 2007 – April 2012</p>
    <h3>EDUCATION</h3><p><b>ATENEO GRADUATE SCHOOL OF BUSINESS</b>, Makati City</p><p>Master in Business Administration, 2014</p><p><b>UNIVERSITY OF SANTO TOMAS</b>, Manila</p><p>Bachelor of Science in Commerce, Major in Marketing, 2007</p><ul><li>Cum laude</li><li>President of the UST Marketing Society, 2006</li></ul>`,
    title: 'National Sales Manager',
    work: [
      'National Sales Manager, Modern Trade | Century Pacific Food, Inc. | 2017-04 | present',
      'Regional Sales Manager – Visayas | Century Pacific Food, Inc. | 2012-05 | 2017-03',
      'Key Account Specialist | Monde Nissin Corporation | 2007-06 | 2012-04',
    ],
    education: [
      'Ateneo Graduate School of Business | Master in Business Administration |  | 2014',
      'University of Santo Tomas | Bachelor of Science in Commerce, Major in Marketing |  | 2007',
    ],
  },
]
