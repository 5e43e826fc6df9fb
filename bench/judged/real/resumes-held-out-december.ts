import type { RealResume } from './resume.ts'

const JAKE = `body{font:10.5pt 'Times New Roman';margin:12mm}h1{font-size:24pt;text-align:center;margin:0}h2{font:small-caps 13pt 'Times New Roman';border-bottom:1px solid #000;margin:10px 0 4px}.c{text-align:center;font-size:9.5pt}.row{display:flex;justify-content:space-between;padding-left:8px}.row+.row{font-style:italic;font-size:10pt}ul{margin:2px 0 6px;padding-left:26px;font-size:10pt}`
const AWESOME = `body{font:9.5pt 'Source Sans Pro',Arial;color:#444;margin:14mm}.top{text-align:center}.top b{font-size:28pt}.pos{font-variant:small-caps;color:#c0392b;font-size:8.5pt}h2{font-size:15pt;color:#222;display:flex;align-items:center;margin:12px 0 6px}h2:after{content:'';flex:1;border-top:1px solid #999;margin-left:6px}.e{width:100%;border-collapse:collapse;margin-bottom:3px}.e td{padding:0}.e td:last-child{text-align:right}.o{font-weight:bold;font-size:10.5pt;color:#222}.l{color:#c0392b;font-style:italic}.t{font-variant:small-caps;font-size:8.5pt}.d{font-style:italic;font-size:8.5pt}li{font-size:9pt}`
const CLASSIC = `body{font:10pt Georgia;margin:18mm}h1{font-weight:normal;font-size:28pt;text-align:center;color:#004f90;margin:0}h2{color:#004f90;font-size:13pt;border-bottom:.5pt solid #004f90;margin:14px 0 6px}.g{display:grid;grid-template-columns:1fr 41mm;column-gap:2mm}.g>div:nth-child(even){text-align:right}ul{margin:1px 0 6px;padding-left:14px}.c{text-align:center;color:#004f90;font-size:9pt}`
const MODERN = `body{font:10.5pt Calibri,Carlito,Arial;margin:16mm}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1px 0}td:first-child{width:34mm;text-align:right;padding-right:5mm;color:#333}.bar{background:#3873b3;height:5px}.h{color:#3873b3;font-size:14pt;padding-top:8px}.n{font-size:28pt;color:#555}.a{float:right;text-align:right;font-style:italic;color:#777;font-size:9pt}`
const LINKED = `body{font:10.5pt Arial;margin:0;display:grid;grid-template-columns:58mm 1fr}.s{background:#2b3a48;color:#dde;padding:9mm 6mm;font-size:9.5pt;min-height:270mm}.s h4{font-size:12pt;font-weight:normal;color:#fff;margin:14px 0 4px}.s p{margin:0 0 4px}.m{padding:12mm 10mm}.m h1{font-size:25pt;font-weight:normal;margin:0}.m h2{font-size:15pt;font-weight:normal;margin:18px 0 8px}.co{font-size:12pt}.ro{font-size:11.5pt}.gr{color:#888}.m p{margin:0 0 3px}`
const TABS = `body{font:11pt 'Courier New';margin:20mm}pre{font:11pt 'Times New Roman';white-space:pre-wrap;tab-size:8;margin:0}`

/** Another hand's; no rule saw them. Layouts of the usual templates and of a word processor. */
export const RESUMES_HELD_OUT_DECEMBER: readonly RealResume[] = [
  {
    name: 'student template of engineers, education first, projects below',
    css: JAKE,
    html: `<h1>Paolo Enrico Tantoco</h1><p class=c>0917-555-2210 | <u>paolo.tantoco@example.test</u> | <u>linkedin.com/in/ptantoco</u> | <u>github.com/ptantoco</u></p>
<h2>Education</h2><div class=row><b>University of Santo Tomas</b><span>Manila, Philippines</span></div><div class=row><span>Bachelor of Science in Computer Science, Minor in Mathematics</span><span>Aug. 2016 – May 2020</span></div>
<div class=row><b>Philippine Science High School</b><span>Quezon City, Philippines</span></div><div class=row><span>High School Diploma</span><span>June 2010 – Mar. 2016</span></div>
<h2>Experience</h2><div class=row><b>Backend Engineer</b><span>Feb. 2022 – Present</span></div><div class=row><span>Tindahan Cloud</span><span>Remote</span></div>
<ul><li>Moved order intake from a cron job to Kafka, which took the delay from 9 minutes to 4 seconds</li><li>Wrote the Go service that splits payouts between 3,100 sari-sari stores</li></ul>
<div class=row><b>Software Engineer</b><span>July 2020 – Jan. 2022</span></div><div class=row><span>Northpoint Systems Asia</span><span>Pasig City</span></div>
<ul><li>Kept a Spring Boot claims portal alive for two insurers; 140 unit tests added</li><li>Mentored one intern from Mapua</li></ul>
<h2>Projects</h2><div class=row><span><b>JeepRoute</b> | <i>Flutter, PostGIS, Docker</i></span><span>June 2021 – Present</span></div><ul><li>Route finder for jeepneys with 2,300 monthly users</li></ul>
<div class=row><span><b>Thesis: Baybayin OCR</b> | <i>Python, PyTorch</i></span><span>2019 – 2020</span></div><ul><li>Best paper of the department</li></ul>
<h2>Technical Skills</h2><p><b>Languages</b>: Go, Java, Python, SQL<br><b>Tools</b>: Docker, Kafka, Git, Terraform</p>`,
    title: 'Backend Engineer',
    work: [
      'Backend Engineer | Tindahan Cloud | 2022-02 | present',
      'Software Engineer | Northpoint Systems Asia | 2020-07 | 2022-01',
    ],
    education: [
      'University of Santo Tomas | Bachelor of Science in Computer Science, Minor in Mathematics | 2016-08 | 2020-05',
      'Philippine Science High School | High School Diploma | 2010-06 | 2016-03',
    ],
    never: ['JeepRoute', 'Baybayin OCR'],
  },
  {
    name: 'red accents, organization over post, place and date at the right',
    css: AWESOME,
    html: `<div class=top><span style="font-size:28pt">Inés</span> <b>Carrasco Villalba</b><div class=pos>Data Engineer · Valencia</div><div>(+34) 600-000-117 · ines.carrasco@example.test · icarrasco</div></div>
<h2>Summary</h2><p>Data engineer with seven years in retail and energy. I like boring pipelines that never wake anybody up.</p>
<h2>Work Experience</h2>
<table class=e><tr><td class=o>Voltamar Energía S.A.</td><td class=l>Valencia, Spain</td></tr><tr><td class=t>Data Engineer</td><td class=d>Sep. 2021 - PRESENT</td></tr></table><ul><li>Built the meter ingestion on Airflow and dbt, 60 million rows a day.</li><li>Cut the Snowflake bill by a third.</li></ul>
<table class=e><tr><td class=o>Mercabox Retail</td><td class=l>Madrid, Spain</td></tr><tr><td class=t>Junior Data Engineer</td><td class=d>Oct. 2018 - Aug. 2021</td></tr></table><ul><li>Wrote Spark jobs for stock forecasts of 214 shops.</li></ul>
<table class=e><tr><td class=o>Universitat Politècnica de València</td><td class=l>Valencia, Spain</td></tr><tr><td class=t>Research Assistant</td><td class=d>Feb. 2018 - Jul. 2018</td></tr></table><ul><li>Cleaned ten years of rain data.</li></ul>
<h2>Honors &amp; Awards</h2><table class=e><tr><td>2019 &nbsp; <b>Finalist</b>, HackForEnergy</td><td class=l>Bilbao, Spain</td></tr></table>
<h2>Skills</h2><p><b>Data</b> Airflow, dbt, Spark, Snowflake &nbsp; <b>Code</b> Python, SQL, Scala</p>
<h2>Education</h2><table class=e><tr><td class=o>Universitat Politècnica de València</td><td class=l>Valencia, Spain</td></tr><tr><td class=t>M.Sc. in Big Data Analytics</td><td class=d>Sep. 2017 - Jul. 2018</td></tr></table>
<table class=e><tr><td class=o>Universidad de Alicante</td><td class=l>Alicante, Spain</td></tr><tr><td class=t>B.Eng. in Computer Engineering</td><td class=d>Sep. 2013 - Jun. 2017</td></tr></table>`,
    title: 'Data Engineer',
    work: [
      'Data Engineer | Voltamar Energía S.A. | 2021-09 | present',
      'Junior Data Engineer | Mercabox Retail | 2018-10 | 2021-08',
      'Research Assistant | Universitat Politècnica de València | 2018-02 | 2018-07',
    ],
    education: [
      'Universitat Politècnica de València | M.Sc. in Big Data Analytics | 2017-09 | 2018-07',
      'Universidad de Alicante | B.Eng. in Computer Engineering | 2013-09 | 2017-06',
    ],
    never: ['HackForEnergy'],
  },
  {
    name: 'employer, post and place on one line, dates in a right column',
    css: CLASSIC,
    html: `<h1>Maria Corazon Ledesma, CPA</h1><p class=c>Iloilo City, Philippines &nbsp;•&nbsp; mc.ledesma@example.test &nbsp;•&nbsp; 0919 000 4431</p>
<h2>Experience</h2>
<div class=g><div><b>Kestrel Advisory Group</b>, Senior Accountant – Remote (Perth, AU)</div><div>Nov 2020 – present</div></div><ul><li>Month-end for eleven mining service companies, in MYOB and Xero</li><li>BAS, payroll tax and FBT workpapers ready for review by day four</li></ul>
<div class=g><div><b>Visayas Rural Bank, Inc.</b>, Branch Accountant – Roxas City</div><div>Jan 2017 – Oct 2020</div></div><ul><li>Reported to BSP every month; no findings in three audits</li></ul>
<div class=g><div><b>Reyes Tacandong &amp; Lim</b>, Audit Associate – Makati</div><div>Dec 2014 – Dec 2016</div></div><ul><li>Cash, receivables and inventory counts for manufacturing clients</li></ul>
<h2>Education</h2>
<div class=g><div><b>Central Philippine University</b>, BS in Accountancy – Iloilo City</div><div>June 2010 – Mar 2014</div></div><ul><li>Magna cum laude</li></ul>
<h2>Licenses</h2><div class=g><div>Certified Public Accountant, Professional Regulation Commission</div><div>Oct 2014</div></div><div class=g><div>Xero Advisor Certified</div><div>2021</div></div>
<h2>Skills</h2><p><b>Software:</b> Xero, MYOB, QuickBooks Online, Dext</p><p><b>Languages:</b> English, Hiligaynon, Filipino</p>`,
    title: 'Senior Accountant',
    work: [
      'Senior Accountant | Kestrel Advisory Group | 2020-11 | present',
      'Branch Accountant | Visayas Rural Bank, Inc. | 2017-01 | 2020-10',
      'Audit Associate | Reyes Tacandong & Lim | 2014-12 | 2016-12',
    ],
    education: ['Central Philippine University | BS in Accountancy | 2010-06 | 2014-03'],
    never: ['Magna cum laude'],
  },
  {
    name: 'dates in a left column with blue bars',
    css: MODERN,
    html: `<div class=a>Blk 4 Lot 11 Villa Rosario<br>San Fernando, Pampanga<br>+966 50 000 8123<br>jerome.bondoc@example.test</div><div class=n>Jerome Bondoc</div><div style="color:#3873b3;font-style:italic">Staff Nurse, RN</div><br>
<table><tr><td><div class=bar></div></td><td class=h>Experience</td></tr>
<tr><td>May 2019–today</td><td><b>Staff Nurse</b>, <i>Al Hayat Specialist Hospital</i>, Riyadh, Saudi Arabia.<br>Medical-surgical ward of 34 beds; charge nurse on nights since 2022; trained nine new hires on the Cerner chart.</td></tr>
<tr><td>Sept 2016–Apr 2019</td><td><b>ER Nurse</b>, <i>Angeles Provincial Medical Center</i>, Angeles City.<br>Triage and trauma, about 70 patients a shift.</td></tr>
<tr><td>2015–2016</td><td><b>Volunteer Nurse</b>, <i>Rural Health Unit of Bacolor</i>, Pampanga.<br>Immunization, prenatal visits.</td></tr>
<tr><td><div class=bar></div></td><td class=h>Education</td></tr>
<tr><td>2010–2014</td><td><b>Bachelor of Science in Nursing</b>, <i>Holy Angel University</i>, Angeles City.</td></tr>
<tr><td><div class=bar></div></td><td class=h>Licensure</td></tr>
<tr><td>2014</td><td>Philippine Nurse Licensure Examination, 84.20%</td></tr><tr><td>2018</td><td>Saudi Commission for Health Specialties, Prometric</td></tr>
<tr><td>2025</td><td>BLS and ACLS Provider, Saudi Heart Association</td></tr>
<tr><td><div class=bar></div></td><td class=h>Skills</td></tr><tr><td>Clinical</td><td>IV therapy, wound care, triage, ventilator care</td></tr><tr><td>Computer</td><td>Cerner, MS Word</td></tr></table>`,
    title: 'Staff Nurse',
    work: [
      'Staff Nurse | Al Hayat Specialist Hospital | 2019-05 | present',
      'ER Nurse | Angeles Provincial Medical Center | 2016-09 | 2019-04',
      'Volunteer Nurse | Rural Health Unit of Bacolor | 2015 | 2016',
    ],
    education: ['Holy Angel University | Bachelor of Science in Nursing | 2010 | 2014'],
    never: ['Saudi Heart Association'],
  },
  {
    name: 'a profile saved from the network, three posts under one employer',
    css: LINKED,
    html: `<div class=s><h4>Contact</h4><p>abby.salonga@example.test</p><p>www.linkedin.com/in/abbysalonga (LinkedIn)</p><h4>Top Skills</h4><p>Workforce Management</p><p>Coaching</p><p>Six Sigma</p><h4>Languages</h4><p>English (Full Professional)</p><p>Tagalog (Native or Bilingual)</p><h4>Certifications</h4><p>Lean Six Sigma Yellow Belt</p><p>COPC Registered Coordinator</p></div>
<div class=m><h1>Abigail Salonga</h1><p>Operations Manager at Verano Global Services</p><p class=gr>Quezon City, National Capital Region, Philippines</p>
<h2>Summary</h2><p>I lead a telco account of 210 seats. My teams know their numbers, and they know my door is open.</p>
<h2>Experience</h2><p class=co>Verano Global Services</p><p class=gr>8 years 4 months</p>
<p class=ro>Operations Manager</p><p>August 2022 - Present (3 years 4 months)</p><p class=gr>Quezon City, Philippines</p><p>- Own SLA, shrinkage and attrition of the account<br>- Took CSAT from 71% to 86%</p>
<p class=ro>Team Leader</p><p>March 2020 - August 2022 (2 years 6 months)</p><p class=ro>Customer Service Representative</p><p>August 2017 - March 2020 (2 years 8 months)</p><br>
<p class=co>Jollibee Foods Corporation</p><p class=ro>Service Crew</p><p>June 2015 - May 2016 (1 year)</p><p class=gr>Caloocan City</p>
<h2>Education</h2><p class=co>Polytechnic University of the Philippines</p><p>Bachelor's degree, Business Administration, Human Resource Management · (2013 - 2017)</p>
<p class=co>Caloocan High School</p><p>High School · (2009 - 2013)</p><p class=gr>Page 1 of 1</p></div>`,
    title: 'Operations Manager',
    work: [
      'Operations Manager | Verano Global Services | 2022-08 | present',
      'Team Leader | Verano Global Services | 2020-03 | 2022-08',
      'Customer Service Representative | Verano Global Services | 2017-08 | 2020-03',
      'Service Crew | Jollibee Foods Corporation | 2015-06 | 2016-05',
    ],
    education: [
      "Polytechnic University of the Philippines | Bachelor's degree, Business Administration, Human Resource Management | 2013 | 2017",
      'Caloocan High School | High School | 2009 | 2013',
    ],
  },
  {
    name: 'typed with tabs and spaces',
    css: TABS,
    html: `<pre><b>LORNA B. MAGPANTAY</b>
Sitio Ilaya, Brgy. Balibago, Lobo, Batangas
Cel. No. 0948 000 9917

<b>CAREER OBJECTIVE</b>
	Seeking a housekeeping position in a hotel abroad where my nine years of experience is of use.

<b>WORK EXPERIENCE</b>

Room Attendant				Feb. 2018 - Present
Gulfview Grand Hotel, Doha, Qatar
	- cleans 16 rooms in a shift, prepares VIP rooms
	- reports lost items and broken things to the floor supervisor

Public Area Cleaner			Oct. 2015 - Jan. 2018
Canyon Cove Beach Resort, Nasugbu, Batangas
	- lobby, pool side, function halls

Sales Lady				2013 - 2014
SM Department Store, Batangas City (seasonal)

<b>EDUCATION</b>

Vocational	Lobo Institute of Technology		2012 - 2013
		Housekeeping NC II
Secondary	Masaguitsit National High School	2008 - 2012

<b>SKILLS</b>
	Bed making, laundry, guest handling, basic Arabic

<b>REFERENCES</b>
	Ms. Tess Aguila	Housekeeping Supervisor	Gulfview Grand Hotel</pre>`,
    title: 'Room Attendant',
    work: [
      'Room Attendant | Gulfview Grand Hotel | 2018-02 | present',
      'Public Area Cleaner | Canyon Cove Beach Resort | 2015-10 | 2018-01',
      'Sales Lady | SM Department Store | 2013 | 2014',
    ],
    education: [
      'Lobo Institute of Technology | Housekeeping NC II | 2012 | 2013',
      'Masaguitsit National High School | Secondary | 2008 | 2012',
    ],
    never: ['Tess Aguila', 'Housekeeping Supervisor'],
  },
]
