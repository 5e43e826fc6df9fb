import type { RealResume } from './resume.ts'

const PLAIN = 'body{font:11pt Arial;margin:2cm}'

/** Put aside when they were written, after the fourth ones were looked at. */
export const RESUMES_ASIDE_FIFTH: RealResume[] = [
  {
    name: 'two employers named like people and towns, post in italics first, dates and place below with a bar',
    css: `${PLAIN}p{margin:1px 0}ul{margin:2px 0 8px}`,
    html: `<h1>Leonora Pascual-Cruz</h1><p>Dental Assistant</p><p>Cabanatuan City · 0919 555 2727</p><h2>Work</h2><p><i>Dental Assistant</i></p><p><b>Dr. Elena Viray</b></p><p>May 2018 - now | Cabanatuan City</p><ul><li>Chairside work, sterilising, appointments</li></ul><p><i>Receptionist</i></p><p><b>Villa Soledad</b></p><p>April 2014 - March 2018 | Palayan City</p><ul><li>Events and billing</li></ul><h2>Education</h2><p><i>Associate in Computer Secretarial</i></p><p><b>Araullo University</b></p><p>2012 - 2014</p>`,
    title: 'Dental Assistant',
    work: [
      'Dental Assistant | Dr. Elena Viray | 2018-05 | present',
      'Receptionist | Villa Soledad | 2014-04 | 2018-03',
    ],
    education: ['Araullo University | Associate in Computer Secretarial | 2012 | 2014'],
  },
  {
    name: 'left side light with photo room, name in the main column, dates right of the employer, posts twice at one employer',
    css: `body{font:9.5pt Arial;margin:0}.p{display:grid;grid-template-columns:32% 68%}.l{background:#dfe7e1;padding:40px 14px}.m{padding:24px}h1{font-size:24pt;margin:0}h3{font-size:10.5pt;border-bottom:1px solid #999;margin:14px 0 5px}.r{display:flex;justify-content:space-between}p{margin:1px 0}ul{margin:2px 0;padding-left:14px}`,
    html: `<div class=p><div class=l><h3>Personal Details</h3><p><b>Address</b><br>Brgy. San Antonio, Biñan, Laguna</p><p><b>Mobile</b><br>0945 555 1010</p><p><b>E-mail</b><br>roselle.v@example.test</p><h3>Skills</h3><ul><li>Payroll</li><li>SSS and PhilHealth remittance</li><li>Sprout HR</li></ul><h3>Languages</h3><p>English, Filipino</p></div><div class=m><h1>Roselle Vergara</h1><p>HR Generalist</p><h3>Employment</h3><div class=r><b>Integrated Packaging Corp.</b><span>Aug 2020 - Present</span></div><p>HR Generalist</p><ul><li>Payroll of three hundred workers</li></ul><div class=r><b>Integrated Packaging Corp.</b><span>Jun 2017 - Jul 2020</span></div><p>HR Assistant</p><ul><li>201 files and timekeeping</li></ul><div class=r><b>Lotus Garments</b><span>Jan 2016 - May 2017</span></div><p>Recruitment Clerk</p><h3>Education</h3><div class=r><b>Polytechnic University of the Philippines</b><span>2011 - 2015</span></div><p>Bachelor of Science in Psychology</p></div></div>`,
    title: 'HR Generalist',
    work: [
      'HR Generalist | Integrated Packaging Corp. | 2020-08 | present',
      'HR Assistant | Integrated Packaging Corp. | 2017-06 | 2020-07',
      'Recruitment Clerk | Lotus Garments | 2016-01 | 2017-05',
    ],
    education: ['Polytechnic University of the Philippines | Bachelor of Science in Psychology | 2011 | 2015'],
  },
  {
    name: 'all text by line breaks, headings with colons, employer / post / dates with slashes',
    css: PLAIN,
    html: `<p>Resume<br>MELVIN R. TAGUDIN<br>Vigan City, Ilocos Sur<br>0908 555 6464</p><p>WORK EXPERIENCE:<br>Ilocos Sur Electric Cooperative / Lineman / March 2016 to present<br>INEC Contractors / Helper Lineman / 2013 to 2016</p><p>EDUCATION:<br>University of Northern Philippines / Electrical Technology (2 years) / 2011 to 2013<br>Ilocos Sur National High School / 2007 to 2011</p><p>SKILLS:<br>Pole climbing, hot line work, driving</p>`,
    title: 'Lineman',
    work: [
      'Lineman | Ilocos Sur Electric Cooperative | 2016-03 | present',
      'Helper Lineman | INEC Contractors | 2013 | 2016',
    ],
    education: [
      'University of Northern Philippines | Electrical Technology | 2011 | 2013',
      'Ilocos Sur National High School |  | 2007 | 2011',
    ],
  },
  {
    name: 'journalist, big type, dates above employer in small capitals, lead sentence',
    css: `body{font:11pt Georgia;margin:2cm}h1{font-size:30pt;margin:0}.d{font:9pt Arial;letter-spacing:1px;color:#999;margin:10px 0 0;text-transform:uppercase}p{margin:2px 0}h2{font-size:14pt;margin:18px 0 4px}`,
    html: `<h1>Miko Salcedo</h1><p><i>Writer, editor, fact-checker</i></p><p>Based in Bacolod City — miko@example.test</p><h2>Jobs</h2><p class=d>June 2021 – present</p><p><b>Daily Guardian</b> — Deputy Editor</p><p>Edits the Negros pages and runs a desk of five.</p><p class=d>May 2018 – May 2021</p><p><b>Visayan Daily Star</b> — Reporter</p><p>City hall, sugar, and the courts.</p><p class=d>April 2017 – April 2018</p><p><b>SunStar Bacolod</b> — Correspondent</p><h2>School</h2><p class=d>2013 – 2017</p><p><b>University of St. La Salle</b> — AB Communication</p>`,
    title: 'Writer, editor, fact-checker',
    work: [
      'Deputy Editor | Daily Guardian | 2021-06 | present',
      'Reporter | Visayan Daily Star | 2018-05 | 2021-05',
      'Correspondent | SunStar Bacolod | 2017-04 | 2018-04',
    ],
    education: ['University of St. La Salle | AB Communication | 2013 | 2017'],
  },
  {
    name: 'call centre, position label with company label in one line, inclusive dates in words, job description heading',
    css: PLAIN,
    html: `<h2>JEFFREY A. NAVARRETE</h2><p>Address: Brgy. Guadalupe, Cebu City</p><h3>PROFESSIONAL BACKGROUND</h3><p><b>Position: Technical Support Representative | Company: Sykes Asia Inc.</b></p><p>Date: November 2019 to Present</p><p>Job Description: answers calls on internet and phone lines</p><p><b>Position: Sales Representative | Company: Teleperformance Cebu</b></p><p>Date: July 2017 to October 2019</p><p>Job Description: sold add-ons by phone</p><h3>EDUCATIONAL BACKGROUND</h3><p>Tertiary: University of Cebu - Banilad (2013 - 2017)</p><p>Course: BS in Hospitality Management</p><p>Secondary: Abellana National School (2009 - 2013)</p>`,
    title: 'Technical Support Representative',
    work: [
      'Technical Support Representative | Sykes Asia Inc. | 2019-11 | present',
      'Sales Representative | Teleperformance Cebu | 2017-07 | 2019-10',
    ],
    education: [
      'University of Cebu - Banilad | BS in Hospitality Management | 2013 | 2017',
      'Abellana National School |  | 2009 | 2013',
    ],
  },
  {
    name: 'architect, headings with numbers, indented blocks, place and dates at the right on the second line',
    css: `${PLAIN}.r{display:flex;justify-content:space-between}.b{margin-left:8mm}p{margin:1px 0}h3{margin:12px 0 3px}ul{margin:2px 0}`,
    html: `<h1>Ar. Joaquin Miguel Resurreccion</h1><p>Licensed Architect</p><p>Tagaytay City | jmr@example.test</p><h3>1. EXPERIENCE</h3><div class=b><div class=r><b>Leandro V. Locsin Partners</b><span>Makati</span></div><div class=r><i>Project Architect</i><span>Sept. 2019 – present</span></div><ul><li>Museum wing and two houses of worship</li></ul><div class=r><b>Palafox Associates</b><span>Makati</span></div><div class=r><i>Junior Architect</i><span>Oct. 2015 – Aug. 2019</span></div><ul><li>Master plans of three towns</li></ul></div><h3>2. EDUCATION</h3><div class=b><div class=r><b>University of Santo Tomas</b><span>Manila</span></div><div class=r><i>BS Architecture</i><span>2010 – 2015</span></div></div><h3>3. LICENSES</h3><div class=b><p>Architect, PRC, January 2018</p></div>`,
    title: 'Licensed Architect',
    work: [
      'Project Architect | Leandro V. Locsin Partners | 2019-09 | present',
      'Junior Architect | Palafox Associates | 2015-10 | 2019-08',
    ],
    education: ['University of Santo Tomas | BS Architecture | 2010 | 2015'],
  },
  {
    name: 'farm technician, dates with year first, degree before school by from, title below name in brackets',
    css: PLAIN,
    html: `<h2>Analiza Dumo</h2><p>(Agricultural Technologist)</p><p>Tabuk City, Kalinga</p><h3>Employment</h3><p>2019/08 - present: Agricultural Technologist, Municipal Agriculture Office of Tabuk</p><p>2016/06 - 2019/07: Farm Technician, East-West Seed Company</p><h3>Education</h3><p>BS Agriculture from Benguet State University, 2012 - 2016</p><h3>Trainings Attended</h3><p>Rice Crop Manager, PhilRice, 2020</p>`,
    title: 'Agricultural Technologist',
    work: [
      'Agricultural Technologist | Municipal Agriculture Office of Tabuk | 2019-08 | present',
      'Farm Technician | East-West Seed Company | 2016-06 | 2019-07',
    ],
    education: ['Benguet State University | BS Agriculture | 2012 | 2016'],
  },
]
