import type { RealResume } from './resume.ts'

/** The rules were made with these. */
export const RESUMES_TUNED_MORE: RealResume[] = [
  {
    name: 'Europass form',
    css: `body{font:10pt Arial}.f{display:grid;grid-template-columns:60mm 1fr;gap:4mm;margin:2px 0}.f span{text-align:right}h3{margin:10px 0 2px;color:#0e4194}`,
    html: `<h2>Curriculum Vitae</h2><h3>PERSONAL INFORMATION</h3><div class=f><span>Name</span><b>Lorenzo Magtibay</b></div><div class=f><span>Address</span><div>Batangas City, Philippines</div></div><div class=f><span>Nationality</span><div>Filipino</div></div>
<h3>JOB APPLIED FOR</h3><div class=f><span></span><b>Marine Electrician</b></div>
<h3>WORK EXPERIENCE</h3><div class=f><span>March 2018 – Present</span><div><b>Ship Electrician</b><br>Magsaysay Maritime Corporation, Manila<br>Care of generators and switchboards on bulk carriers</div></div>
<div class=f><span>January 2014 – February 2018</span><div><b>Electrical Helper</b><br>Keppel Batangas Shipyard, Batangas<br>Cable pulling and testing</div></div>
<h3>EDUCATION AND TRAINING</h3><div class=f><span>2010 – 2013</span><div><b>Diploma in Electrical Technology</b><br>Lyceum of the Philippines University - Batangas</div></div>`,
    title: 'Marine Electrician',
    work: [
      'Ship Electrician | Magsaysay Maritime Corporation | 2018-03 | present',
      'Electrical Helper | Keppel Batangas Shipyard | 2014-01 | 2018-02',
    ],
    education: ['Lyceum of the Philippines University - Batangas | Diploma in Electrical Technology | 2010 | 2013'],
  },
  {
    name: 'typewriter text, dates on own lines',
    css: `body{font:10pt 'Courier New'}pre{font:inherit;white-space:pre-wrap}`,
    html: `<pre>CARMELA ROSE BUENO
Medical Coder
Tagum City, Davao del Norte
carmela@example.test

EXPERIENCE

Medical Coder II
Optum Global Solutions
September 2021 to present
* coded ED and outpatient charts, 98% accuracy
* mentor of four new hires

Medical Coder I
Shearwater Health
July 2018 to August 2021
* ICD-10 and CPT coding

Staff Nurse
Davao Regional Medical Center
2015 to 2018
* 8 hours shifts at the ward

EDUCATION

Bachelor of Science in Nursing
San Pedro College, Davao City
2010 to 2014

CERTIFICATES
CPC, AAPC 2019
</pre>`,
    title: 'Medical Coder',
    work: [
      'Medical Coder II | Optum Global Solutions | 2021-09 | present',
      'Medical Coder I | Shearwater Health | 2018-07 | 2021-08',
      'Staff Nurse | Davao Regional Medical Center | 2015 | 2018',
    ],
    education: ['San Pedro College | Bachelor of Science in Nursing | 2010 | 2014'],
  },
  {
    name: 'paste of a profile page with doubled lines',
    css: `body{font:11pt Arial}p{margin:1px 0}h3{margin:10px 0 2px}`,
    html: `<h2>Kristel Anne Ocampo</h2><p>HR Business Partner</p><p>Pampanga, Philippines</p><h3>Experience</h3><h3>Experience</h3>
<p>HR Business Partner</p><p>HR Business Partner</p><p>Cloudstaff · Full-time</p><p>Cloudstaff · Full-time</p><p>Feb 2022 - Present · 4 yrs 10 mos</p><p>Feb 2022 - Present · 4 yrs 10 mos</p><p>Angeles, Central Luzon · On-site</p><p>Angeles, Central Luzon · On-site</p>
<br><p>Recruitment Specialist</p><p>Recruitment Specialist</p><p>iQor · Full-time</p><p>iQor · Full-time</p><p>Jun 2018 - Jan 2022 · 3 yrs 8 mos</p><p>Jun 2018 - Jan 2022 · 3 yrs 8 mos</p>
<h3>Education</h3><h3>Education</h3><p>Holy Angel University</p><p>Holy Angel University</p><p>Bachelor of Arts, Psychology</p><p>Bachelor of Arts, Psychology</p><p>2014 - 2018</p><p>2014 - 2018</p>
<h3>Skills</h3><h3>Skills</h3><p>Employee Relations</p><p>Employee Relations</p><p>Talent Acquisition</p><p>Talent Acquisition</p>`,
    title: 'HR Business Partner',
    work: ['HR Business Partner | Cloudstaff | 2022-02 | present', 'Recruitment Specialist | iQor | 2018-06 | 2022-01'],
    education: ['Holy Angel University | Bachelor of Arts, Psychology | 2014 | 2018'],
  },
  {
    name: 'student, one line per fact, seasons and single years',
    css: `.r{display:flex;justify-content:space-between}body{font:11pt Cambria,serif}h2{font-size:12pt;margin:9px 0 2px;text-transform:uppercase}p{margin:1px 0}ul{margin:1px 0}`,
    html: `<center><h1>Miguel Antonio Lacson</h1><p>Bacolod City | 0999 000 2222 | miggy@example.test</p></center>
<h2>Education</h2><div class=r><b>University of St. La Salle</b><span>Expected June 2027</span></div><p>Bachelor of Science in Information Technology</p><p>Dean's Lister 2024; Provincial Government Scholarship recipient</p>
<h2>Internships and Work</h2><div class=r><b>Web Developer Intern, Negros Digital Works</b><span>Summer 2026</span></div><ul><li>Built booking pages in Laravel</li></ul>
<div class=r><b>Service Crew, Jollibee Lacson Branch</b><span>Nov 2024 - Mar 2025</span></div><ul><li>Excelled at counter and dine-in</li></ul>
<h2>Projects</h2><p><b>Tindahan POS</b> (2025): point of sale for sari-sari stores</p><h2>Skills</h2><p>HTML, CSS, PHP, Laravel, MySQL</p>`,
    title: 'Web Developer Intern',
    work: [
      'Web Developer Intern | Negros Digital Works | 2026 | 2026',
      'Service Crew | Jollibee Lacson Branch | 2024-11 | 2025-03',
    ],
    education: ['University of St. La Salle | Bachelor of Science in Information Technology |  | 2027'],
    never: ['Excel', 'Excelled'],
  },
  {
    name: 'employer, then bar, then title; several posts at one employer',
    css: `body{font:11pt Calibri,Arial}h2{color:#a33;margin:10px 0 3px}p{margin:1px 0}ul{margin:1px 0}.r{display:flex;justify-content:space-between}`,
    html: `<h1>Ma. Theresa Quiambao, RN</h1><p>Clinical Appeals Nurse</p><p>Lives in Angeles City · mt.q@example.test</p><h2>CAREER HISTORY</h2>
<div class=r><b>Sagility Philippines</b><span>2017 – Present</span></div><div class=r><i>Team Lead, Clinical Appeals</i><span>Jan 2021 – Present</span></div><ul><li>Audit 40 letters a week</li></ul><div class=r><i>Clinical Appeals Nurse</i><span>May 2017 – Dec 2020</span></div><ul><li>Wrote appeal letters for denied claims</li></ul>
<div class=r><b>AUF Medical Center</b><span>2013 – 2017</span></div><div class=r><i>Staff Nurse, Emergency Room</i><span>Oct 2013 – Apr 2017</span></div>
<h2>EDUCATION</h2><p>Angeles University Foundation | BS Nursing | 2009 – 2013</p><h2>LICENSES</h2><p>PRC Nurse License, 2013</p>`,
    title: 'Clinical Appeals Nurse',
    work: [
      'Team Lead, Clinical Appeals | Sagility Philippines | 2021-01 | present',
      'Clinical Appeals Nurse | Sagility Philippines | 2017-05 | 2020-12',
      'Staff Nurse, Emergency Room | AUF Medical Center | 2013-10 | 2017-04',
    ],
    education: ['Angeles University Foundation | BS Nursing | 2009 | 2013'],
  },
  {
    name: 'right column of dates and places beside wrapped bullets',
    css: `body{font:10pt Arial}.e{display:grid;grid-template-columns:1fr 40mm;gap:6mm;margin:6px 0}.e>div:last-child{text-align:right}h2{margin:10px 0 2px}p{margin:0}ul{margin:2px 0;padding-left:16px}`,
    html: `<h1>Hannah Sy-Lim</h1><p>Manila, PH | hannah@example.test</p><h2>Experience</h2>
<div class=e><div><b>Paymongo, Product Designer</b><ul><li>Designed the onboarding for merchants, which took the time to a first payment from nine days to two, together with compliance</li><li>Keeps the design system and writes its guide for four squads</li></ul></div><div><p>Manila, PH</p><p>Apr 2021 – present</p></div></div>
<div class=e><div><b>Canva, Design Intern</b><ul><li>Drew 120 templates for Filipino holidays and tested them with teachers in three provinces</li></ul></div><div><p>Sydney, AU</p><p>Jan 2020 – Mar 2021</p></div></div>
<h2>Education</h2><div class=e><div><b>College of Saint Benilde, AB Multimedia Arts</b><ul><li>Thesis on wayfinding in jeepney terminals</li></ul></div><div><p>Manila</p><p>2015 – 2019</p></div></div>
<h2>Skills</h2><p>Figma, Framer, user interviews</p>`,
    title: 'Product Designer',
    work: ['Product Designer | Paymongo | 2021-04 | present', 'Design Intern | Canva | 2020-01 | 2021-03'],
    education: ['College of Saint Benilde | AB Multimedia Arts | 2015 | 2019'],
  },
  {
    name: 'Filipino words and a seller',
    css: `body{font:12pt Arial}p{margin:1px 0}h3{margin:10px 0 2px}`,
    html: `<h2>ROSALINDA "LINDA" MAGSINO</h2><p>Tirahan: San Pablo City, Laguna</p><h3>LAYUNIN</h3><p>Makapagtrabaho bilang online seller o encoder habang nasa bahay.</p><h3>KARANASAN SA TRABAHO</h3>
<p>Online Seller, Linda's Ukay Shop</p><p>Marso 2020 hanggang kasalukuyan</p><p>- nagbebenta sa Shopee at Facebook Live</p><p>Kahera, Mercury Drug San Pablo</p><p>Hunyo 2012 - Pebrero 2020</p><p>- tumatanggap ng bayad at nag-iimbentaryo</p>
<h3>EDUKASYON</h3><p>San Pablo Colleges, BS Commerce (di natapos), 2008 - 2010</p><p>Dizon High School, 2004 - 2008</p>`,
    title: 'Online Seller',
    work: [
      "Online Seller | Linda's Ukay Shop | 2020-03 | present",
      'Kahera | Mercury Drug San Pablo | 2012-06 | 2020-02',
    ],
    education: ['San Pablo Colleges | BS Commerce | 2008 | 2010', 'Dizon High School |  | 2004 | 2008'],
  },
  {
    name: 'title and employer joined by at, dates in brackets',
    css: `body{font:11pt Arial}h2{margin:10px 0 2px}p{margin:2px 0}ul{margin:1px 0}`,
    html: `<h1>Jerome Patrick Alcantara</h1><p>SEO Specialist & Content Writer</p><p>Based in Iloilo City | jerome@example.test</p><h2>Summary</h2><p>6 years of experience in organic growth for Shopify stores.</p><h2>Work History</h2>
<p><b>SEO Specialist at Rankwell Agency (UK, remote)</b> (Nov 2021 - Present)</p><ul><li>Grew traffic of a pet store from 8k to 41k a month</li></ul><p><b>Content Writer at Fiverr clients, freelance</b> (2019 - 2021)</p><ul><li>400 articles on travel and money</li></ul><p><b>English Teacher at Rarejob Philippines</b> (Jul 2017 - Dec 2018)</p>
<h2>Education</h2><p>Bachelor of Secondary Education major in English, West Visayas State University (2013 - 2017)</p><h2>Skills</h2><p>Ahrefs, WordPress, Surfer, Google Search Console</p>`,
    title: 'SEO Specialist & Content Writer',
    work: [
      'SEO Specialist | Rankwell Agency | 2021-11 | present',
      'Content Writer | Fiverr clients | 2019 | 2021',
      'English Teacher | Rarejob Philippines | 2017-07 | 2018-12',
    ],
    education: ['West Visayas State University | Bachelor of Secondary Education major in English | 2013 | 2017'],
  },
]
