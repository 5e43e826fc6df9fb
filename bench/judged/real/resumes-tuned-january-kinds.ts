import type { RealResume } from './resume.ts'

const LINKED = `body{font:10.5pt Arial;margin:0}.w{display:flex}.s{width:60mm;background:#2f3e4e;color:#fff;padding:6mm}.m{flex:1;padding:6mm}h1{font-size:24pt;margin:0}h2{font-size:14pt;margin:14px 0 6px}h5{font-size:12pt;margin:10px 0 3px}p{margin:1px 0}.g{color:#888}`
const EURO = `body{font:10pt Arial;margin:0}h1{font-size:20pt;margin:0}h2{font-size:12pt;color:#0e47a1;border-bottom:1px solid #0e47a1;margin:12px 0 5px}p{margin:1px 0}.d{color:#555;font-size:9pt}b.t{text-transform:uppercase}`
const ACADEMIC = `body{font:11pt 'Latin Modern Roman',Georgia;margin:0}h1{text-align:center;font-size:17pt;margin:0}h2{font-size:12pt;font-variant:small-caps;border-bottom:1px solid #000;margin:12px 0 4px}.r{display:flex;justify-content:space-between}p{margin:1px 0}`
const JOB = `body{font:10.5pt Roboto,Arial;margin:0}h2{font-size:13pt;margin:14px 0 6px}.x{display:grid;grid-template-columns:42mm 1fr;margin-bottom:8px}p{margin:1px 0}.k{color:#666}`
const TEXT = `body{font:11pt 'Courier New',monospace;margin:0}pre{font:inherit;margin:0;white-space:pre-wrap}`
const PLAIN = `body{font:11pt Arial;margin:0}p{margin:2px 0}h3{margin:10px 0 3px}table td{padding:1px 14px 1px 0;vertical-align:top}`

/** Our own: kinds of resumes as sites, forms and professions make them. */
export const RESUMES_TUNED_JANUARY_KINDS: readonly RealResume[] = [
  {
    name: 'network profile saved: employer with its whole time above several posts, schools with degree and years in brackets',
    css: LINKED,
    html: `<div class=w><div class=s><h5>Contact</h5><p>paula@example.com</p><p>www.linkedin.com/in/paula-example (LinkedIn)</p><h5>Top Skills</h5><p>Recruiting</p><p>Onboarding</p><p>Labor Relations</p><h5>Certifications</h5><p>Certified Human Resource Associate</p></div><div class=m><h1>Paula Arceo</h1><p>HR Business Partner at Emerson Electric Asia</p><p class=g>Mandaluyong, National Capital Region, Philippines</p>
    <h2>Experience</h2><p><b>Emerson Electric Asia</b></p><p class=g>5 years 3 months</p><p>HR Business Partner</p><p class=g>January 2023 - Present (2 years 11 months)</p><p class=g>Quezon City</p><p>HR Generalist</p><p class=g>September 2020 - December 2022 (2 years 4 months)</p><br><p><b>Manulife Business Processing Services</b></p><p>Recruitment Specialist</p><p class=g>June 2017 - August 2020 (3 years 3 months)</p><p class=g>Quezon City</p>
    <h2>Education</h2><p><b>De La Salle University</b></p><p>Master of Science - MS, Human Resource Management · (2021 - 2023)</p><br><p><b>Polytechnic University of the Philippines</b></p><p>Bachelor's degree, Psychology · (2013 - 2017)</p></div></div>`,
    title: 'HR Business Partner',
    work: [
      'HR Business Partner | Emerson Electric Asia | 2023-01 | present',
      'HR Generalist | Emerson Electric Asia | 2020-09 | 2022-12',
      'Recruitment Specialist | Manulife Business Processing Services | 2017-06 | 2020-08',
    ],
    education: [
      'De La Salle University | Master of Science - MS, Human Resource Management | 2021 | 2023',
      "Polytechnic University of the Philippines | Bachelor's degree, Psychology | 2013 | 2017",
    ],
  },
  {
    name: 'new European form: dates and place above, post behind it in capitals, employer below',
    css: EURO,
    html: `<h1>Marko Delos Santos</h1><p>Nationality: Filipino | Phone: (+356) 9955 5513 | Email: marko@example.com</p>
    <h2>WORK EXPERIENCE</h2><p class=d>[ 03/2021 – Current ]</p><p><b>Line Cook</b></p><p><b>Barracuda Restaurant</b></p><p>City: St. Julian's | Country: Malta</p><p>Prepares fish and grill stations.</p>
    <p class=d>[ 06/2016 – 01/2021 ]</p><p><b>Commis Cook</b></p><p><b>Crimson Resort and Spa Mactan</b></p><p>City: Lapu-Lapu City | Country: Philippines</p>
    <h2>EDUCATION AND TRAINING</h2><p class=d>[ 06/2012 – 03/2016 ]</p><p><b>Bachelor of Science in Hotel and Restaurant Management</b></p><p><b>University of Cebu</b></p><p>City: Cebu City | Country: Philippines</p>
    <p class=d>[ 2017 ]</p><p><b>Cookery NC II</b></p><p><b>TESDA</b></p>`,
    title: 'Line Cook',
    work: [
      'Line Cook | Barracuda Restaurant | 2021-03 | present',
      'Commis Cook | Crimson Resort and Spa Mactan | 2016-06 | 2021-01',
    ],
    education: [
      'University of Cebu | Bachelor of Science in Hotel and Restaurant Management | 2012 | 2016',
      'TESDA | Cookery NC II |  | 2017',
    ],
  },
  {
    name: 'academic page: degrees with theses and advisers, appointments, grants and papers',
    css: ACADEMIC,
    html: `<h1>Ramon L. Estacio, PhD</h1><p style="text-align:center">Institute of Biology, University of the Philippines Diliman</p><p style="text-align:center">ramon@example.edu</p>
    <h2>Academic Appointments</h2><div class=r><span>Associate Professor, Institute of Biology, University of the Philippines Diliman</span><span>2019–present</span></div><div class=r><span>Assistant Professor, Institute of Biology, University of the Philippines Diliman</span><span>2014–2019</span></div><div class=r><span>Postdoctoral Researcher, National University of Singapore</span><span>2012–2014</span></div>
    <h2>Education</h2><div class=r><span>PhD in Marine Biology, James Cook University, Australia</span><span>2008–2012</span></div><p>Dissertation: Larval dispersal of giant clams. Adviser: Prof. A. Hale</p><div class=r><span>MS in Marine Science, University of the Philippines Diliman</span><span>2004–2007</span></div><div class=r><span>BS in Biology, <i>cum laude</i>, Silliman University</span><span>2000–2004</span></div>
    <h2>Grants</h2><div class=r><span>DOST Grants-in-Aid, PHP 4.2 million</span><span>2021–2023</span></div>
    <h2>Publications</h2><p>Estacio RL, Hale A (2013) Clam larvae and currents. J. Mar. Lett. 12:1–9.</p>`,
    title: 'Associate Professor',
    work: [
      'Associate Professor | University of the Philippines Diliman | 2019 | present',
      'Assistant Professor | University of the Philippines Diliman | 2014 | 2019',
      'Postdoctoral Researcher | National University of Singapore | 2012 | 2014',
    ],
    education: [
      'James Cook University | PhD in Marine Biology | 2008 | 2012',
      'University of the Philippines Diliman | MS in Marine Science | 2004 | 2007',
      'Silliman University | BS in Biology | 2000 | 2004',
    ],
  },
  {
    name: 'job site profile: time and length at the left, labels of field and grade below the school',
    css: JOB,
    html: `<h1>Jonalyn Sarmiento</h1><p>jonalyn@example.com | 09295550131 | Antipolo City</p>
    <h2>Experience</h2><div class=x><p class=k>Feb 2020 - Present<br>(5 years 9 months)</p><div><p><b>Purchasing Officer</b></p><p>Dunkin' Donuts Philippines (Golden Donuts, Inc.)</p><p><span class=k>Industry</span> Food &amp; Beverage</p></div></div><div class=x><p class=k>Jul 2016 - Jan 2020<br>(3 years 7 months)</p><div><p><b>Purchasing Assistant</b></p><p>Concepcion Durables, Inc.</p><p><span class=k>Industry</span> Manufacturing</p></div></div>
    <h2>Education</h2><div class=x><p class=k>2016</p><div><p><b>Our Lady of Fatima University - Antipolo</b></p><p>Bachelor's/College Degree in Business Studies/Administration/Management</p><p><span class=k>Major</span> Operations Management</p><p><span class=k>Grade</span> Non-gradeable</p></div></div>`,
    title: 'Purchasing Officer',
    work: [
      "Purchasing Officer | Dunkin' Donuts Philippines | 2020-02 | present",
      'Purchasing Assistant | Concepcion Durables, Inc. | 2016-07 | 2020-01',
    ],
    education: [
      "Our Lady of Fatima University - Antipolo | Bachelor's/College Degree in Business Studies/Administration/Management, Major Operations Management |  | 2016",
    ],
  },
  {
    name: 'typewriter page with blanks for tabs',
    css: TEXT,
    html: `<pre>EDGARDO B. PALATTAO
Santiago City, Isabela
0930 555 0132

WORK EXPERIENCE

1) Electrician          Isabela II Electric Cooperative
                        2010 to 2021
2) Electrician's Aide   Magat Hydro Services, Inc.
                        2005 to 2010

EDUCATION

College      : Isabela State University - Echague
               BS Electrical Engineering (3 years)
               2001 to 2004
High School  : Santiago City National High School
               1997 to 2001
Elementary   : Santiago North Central School
               1991 to 1997</pre>`,
    title: 'Electrician',
    work: [
      'Electrician | Isabela II Electric Cooperative | 2010 | 2021',
      "Electrician's Aide | Magat Hydro Services, Inc. | 2005 | 2010",
    ],
    education: [
      'Isabela State University - Echague | BS Electrical Engineering | 2001 | 2004',
      'Santiago City National High School |  | 1997 | 2001',
      'Santiago North Central School |  | 1991 | 1997',
    ],
  },
  {
    name: 'table without rules: label at the left, everything of a school in the right cell, several lines',
    css: PLAIN,
    html: `<h2>Shiela Marie Gonzaga</h2><p>Customer Success Specialist</p><p>Bacolod City / 0931 555 0133</p>
    <h3>Work Experience</h3><table><tr><td>2021 – present</td><td><b>Customer Success Specialist</b><br>Focus Direct International, Inc., Bacolod City</td></tr><tr><td>2018 – 2021</td><td><b>Technical Support Associate</b><br>Transcom Worldwide Philippines, Bacolod City</td></tr></table>
    <h3>Education</h3><table><tr><td>Tertiary</td><td><b>University of St. La Salle</b><br>La Salle Avenue, Bacolod City<br>Bachelor of Science in Information Technology<br>June 2014 – March 2018</td></tr><tr><td>Secondary</td><td><b>Negros Occidental High School</b><br>Bacolod City<br>June 2010 – March 2014<br>With honors</td></tr></table>`,
    title: 'Customer Success Specialist',
    work: [
      'Customer Success Specialist | Focus Direct International, Inc. | 2021 | present',
      'Technical Support Associate | Transcom Worldwide Philippines | 2018 | 2021',
    ],
    education: [
      'University of St. La Salle | Bachelor of Science in Information Technology | 2014 | 2018',
      'Negros Occidental High School |  | 2010 | 2014',
    ],
  },
  {
    name: 'education and certificates under one heading, mixed, with dates at the end of lines',
    css: PLAIN,
    html: `<h2>Dennis O. Rabino</h2><p>Safety Officer III</p><p>Batangas City, 0932 555 0134</p>
    <h3>EMPLOYMENT HISTORY</h3><p><b>JG Summit Petrochemical Corporation</b>, Batangas City — Safety Officer III (2019–2024)</p><p><b>AG&P</b>, Bauan, Batangas — Safety Officer II (2014–2019)</p>
    <h3>EDUCATION AND CERTIFICATIONS</h3><p>BS Civil Engineering, Batangas State University – Alangilan, 2009–2014</p><p>Construction Occupational Safety and Health (COSH), 40 hours, Safety Center Phils., 2015</p><p>Basic Life Support, Philippine Red Cross, 2018</p><p>Bauan Technical High School, 2005–2009</p>`,
    title: 'Safety Officer III',
    work: [
      'Safety Officer III | JG Summit Petrochemical Corporation | 2019 | 2024',
      'Safety Officer II | AG&P | 2014 | 2019',
    ],
    education: [
      'Batangas State University – Alangilan | BS Civil Engineering | 2009 | 2014',
      'Bauan Technical High School |  | 2005 | 2009',
    ],
  },
]
