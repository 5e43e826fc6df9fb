import type { RealResume } from './resume.ts'

const PLAIN = 'body{font:11pt Arial;margin:2cm}'

/** A last mixture; measured when written, then looked at. */
export const RESUMES_ASIDE_TWELFTH: RealResume[] = [
  {
    name: 'headings at the left of a line, entries as sentences with dashes',
    css: `${PLAIN}dl{display:grid;grid-template-columns:35mm 1fr;gap:4mm}dt{font-weight:bold}dd{margin:0}`,
    html: `<h1>Teodoro Q. Hernando</h1><p>Chef de Partie</p><dl><dt>Experience</dt><dd>Chef de Partie – Marriott Manila – 2022 to present<br>Commis 1 – Conrad Manila – 2018 to 2022<br>Kitchen Helper – Vikings SM Marikina – 2016 to 2018</dd><dt>Education</dt><dd>Center for Asian Culinary Studies – Diploma in Culinary Arts – 2016<br>Marikina High School – 2014</dd><dt>Languages</dt><dd>Filipino, English</dd></dl>`,
    title: 'Chef de Partie',
    work: [
      'Chef de Partie | Marriott Manila | 2022 | present',
      'Commis 1 | Conrad Manila | 2018 | 2022',
      'Kitchen Helper | Vikings SM Marikina | 2016 | 2018',
    ],
    education: [
      'Center for Asian Culinary Studies | Diploma in Culinary Arts |  | 2016',
      'Marikina High School |  |  | 2014',
    ],
  },
  {
    name: 'employer bold with place in brackets, post slanted, months by numbers at the right',
    css: `${PLAIN}.r{display:flex;justify-content:space-between}p{margin:1px 0}`,
    html: `<h1>Annalyn Villaflor</h1><p>Procurement Specialist</p><h3>Professional experience</h3><div class=r><b>Pilmico Foods Corporation (Iligan)</b><span>06/2021 – Present</span></div><p><i>Procurement Specialist</i></p><ul><li>Saved 12% on packaging</li></ul><div class=r><b>Republic Cement (Iligan Plant)</b><span>09/2016 – 05/2021</span></div><p><i>Purchasing Assistant</i></p><h3>Educational background</h3><div class=r><b>MSU-Iligan Institute of Technology</b><span>2012 – 2016</span></div><p><i>BS Business Administration, Major in Business Economics</i></p><h3>Trainings and seminars</h3><p>Strategic Sourcing, PISM, 2023</p>`,
    title: 'Procurement Specialist',
    work: [
      'Procurement Specialist | Pilmico Foods Corporation | 2021-06 | present',
      'Purchasing Assistant | Republic Cement | 2016-09 | 2021-05',
    ],
    education: [
      'MSU-Iligan Institute of Technology | BS Business Administration, Major in Business Economics | 2012 | 2016',
    ],
  },
  {
    name: 'Canva timeline, everything centred',
    css: `body{font:10pt Arial;text-align:center}h3{letter-spacing:4px;font-size:11pt;margin:14px 0 4px;text-transform:uppercase;color:#9d174d}p{margin:1px 0}.t{font-weight:bold;margin-top:6px}`,
    html: `<h1 style="margin:0;font-weight:400">Pia Alonzo</h1><p>Wedding &amp; Events Coordinator</p><p>Tagaytay City | pia@example.test</p><h3>Experience</h3><p class=t>Events Coordinator</p><p>Hillcreek Gardens Tagaytay</p><p>January 2022 - Present</p><p>Sixty weddings a year</p><p class=t>Banquet Supervisor</p><p>Taal Vista Hotel</p><p>May 2018 - December 2021</p><h3>Education</h3><p class=t>BS Tourism Management</p><p>Lyceum of the Philippines University Cavite</p><p>2014 - 2018</p><h3>Skills</h3><p>Budgeting • Suppliers • Run sheets</p>`,
    title: 'Wedding & Events Coordinator',
    work: [
      'Events Coordinator | Hillcreek Gardens Tagaytay | 2022-01 | present',
      'Banquet Supervisor | Taal Vista Hotel | 2018-05 | 2021-12',
    ],
    education: ['Lyceum of the Philippines University Cavite | BS Tourism Management | 2014 | 2018'],
  },
  {
    name: 'long sentences under each post, degree unfinished, social profile links',
    css: PLAIN,
    html: `<h1>Mark Angelo Tuazon</h1><p>Shopify Developer</p><p>github.com/matuazon · Olongapo City</p><h2>Work</h2><p><b>Shopify Developer</b> at <b>Underscore Agency</b>, May 2023 – present. I build themes for fashion shops in New Zealand and keep them fast.</p><p><b>Junior Developer</b> at <b>Stratpoint Technologies</b>, July 2021 – April 2023. I wrote tests and fixed what they found.</p><p><b>IT Support</b> at <b>Subic Bay Freeport Hotel</b>, 2019 – 2021.</p><h2>Education</h2><p><b>Gordon College</b>, BS Computer Science, 2016 – 2019 (unfinished)</p><h2>Tools</h2><p>Liquid, Hydrogen, React, Klaviyo</p>`,
    title: 'Shopify Developer',
    work: [
      'Shopify Developer | Underscore Agency | 2023-05 | present',
      'Junior Developer | Stratpoint Technologies | 2021-07 | 2023-04',
      'IT Support | Subic Bay Freeport Hotel | 2019 | 2021',
    ],
    education: ['Gordon College | BS Computer Science | 2016 | 2019'],
  },
  {
    name: 'school leaver, jobs without months, household names',
    css: PLAIN,
    html: `<p><b>NAME:</b> Lito Samonte<br><b>AGE:</b> 24<br><b>ADDRESS:</b> Brgy. Mayamot, Antipolo City<br><b>APPLYING FOR:</b> Delivery Rider</p><p><b>EXPERIENCE</b><br>Lalamove – Rider (2022-present)<br>J&amp;T Express – Sorter (2021-2022)<br>Shakey's – Dishwasher (2019-2020)</p><p><b>SCHOOL ATTENDED</b><br>Mayamot National High School (Grade 10, 2017)</p><p><b>LICENSE</b><br>Non-professional, code A</p>`,
    title: 'Delivery Rider',
    work: [
      'Rider | Lalamove | 2022 | present',
      'Sorter | J&T Express | 2021 | 2022',
      `Dishwasher | Shakey's | 2019 | 2020`,
    ],
    education: ['Mayamot National High School |  |  | 2017'],
  },
  {
    name: 'two columns of a Word template, work on the left, capitals with rules',
    css: `body{font:10.5pt Georgia}.w{display:grid;grid-template-columns:2fr 1fr;gap:10mm}h2{font-size:11pt;border-bottom:1px solid;margin:10px 0 4px}p{margin:1px 0}ul{margin:1px 0;padding-left:14px}`,
    html: `<h1 style="margin:0">DR. IRENE MAGSINO</h1><p>Veterinarian | Lipa City</p><div class=w><div><h2>CLINICAL WORK</h2><p><b>Associate Veterinarian</b> | Petvalley Animal Clinic</p><p>Lipa City | 2020–present</p><ul><li>Surgery three days a week</li></ul><p><b>Farm Veterinarian</b> | Foremost Farms</p><p>Rosario, Batangas | 2017–2020</p></div><div><h2>DEGREES</h2><p><b>Doctor of Veterinary Medicine</b></p><p>UP Los Baños, 2016</p><h2>LICENCE</h2><p>PRC 0012345</p><h2>STRENGTHS</h2><p>Ultrasound</p><p>Dentistry</p></div></div>`,
    title: 'Veterinarian',
    work: [
      'Associate Veterinarian | Petvalley Animal Clinic | 2020 | present',
      'Farm Veterinarian | Foremost Farms | 2017 | 2020',
    ],
    education: ['UP Los Baños | Doctor of Veterinary Medicine |  | 2016'],
  },
  {
    name: 'posts first, then employers with dates, degrees by dots of a list',
    css: PLAIN,
    html: `<h2>Elvie Rose C. Domingo</h2><p>Real Estate Virtual Assistant</p><p><b>EMPLOYMENT</b></p><p>REAL ESTATE VIRTUAL ASSISTANT<br>KeyPoint Realty Group, Arizona (remote) | 03/2021 - Present</p><p>- Lists homes on MLS and Zillow<br>- Calls 60 leads a day</p><p>COLD CALLER<br>Pinnacle Leads BPO, Davao City | 01/2019 - 02/2021</p><p><b>EDUCATION</b></p><p>• B.S. in Development Communication, University of Southeastern Philippines, 2014-2018<br>• Holy Cross of Davao College High School, 2010-2014</p>`,
    title: 'Real Estate Virtual Assistant',
    work: [
      'Real Estate Virtual Assistant | KeyPoint Realty Group | 2021-03 | present',
      'Cold Caller | Pinnacle Leads BPO | 2019-01 | 2021-02',
    ],
    education: [
      'University of Southeastern Philippines | B.S. in Development Communication | 2014 | 2018',
      'Holy Cross of Davao College High School |  | 2010 | 2014',
    ],
  },
  {
    name: 'government worker, sections as a table with grades and status',
    css: `${PLAIN}table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:2px 4px;font-size:9pt;text-align:left}`,
    html: `<center><b>PERSONAL DATA SHEET</b></center><p>NAME: DELFIN R. ABALOS<br>RESIDENTIAL ADDRESS: Vigan City, Ilocos Sur</p><p><b>III. EDUCATIONAL BACKGROUND</b></p><table><tr><th>LEVEL</th><th>NAME OF SCHOOL</th><th>BASIC EDUCATION/DEGREE/COURSE</th><th>FROM</th><th>TO</th></tr><tr><td>SECONDARY</td><td>ILOCOS SUR NATIONAL HIGH SCHOOL</td><td>HIGH SCHOOL</td><td>2004</td><td>2008</td></tr><tr><td>COLLEGE</td><td>UNIVERSITY OF NORTHERN PHILIPPINES</td><td>BACHELOR OF SCIENCE IN PUBLIC ADMINISTRATION</td><td>2008</td><td>2012</td></tr></table><p><b>V. WORK EXPERIENCE</b></p><table><tr><th>FROM</th><th>TO</th><th>POSITION TITLE</th><th>DEPARTMENT/AGENCY/OFFICE/COMPANY</th><th>STATUS OF APPOINTMENT</th></tr><tr><td>01/2018</td><td>PRESENT</td><td>ADMINISTRATIVE OFFICER II</td><td>PROVINCIAL GOVERNMENT OF ILOCOS SUR</td><td>PERMANENT</td></tr><tr><td>07/2012</td><td>12/2017</td><td>CLERK</td><td>LGU BANTAY</td><td>CASUAL</td></tr></table>`,
    title: 'Administrative Officer II',
    work: [
      'Administrative Officer II | PROVINCIAL GOVERNMENT OF ILOCOS SUR | 2018-01 | present',
      'Clerk | LGU BANTAY | 2012-07 | 2017-12',
    ],
    education: [
      'ILOCOS SUR NATIONAL HIGH SCHOOL |  | 2004 | 2008',
      'UNIVERSITY OF NORTHERN PHILIPPINES | BACHELOR OF SCIENCE IN PUBLIC ADMINISTRATION | 2008 | 2012',
    ],
  },
]
