import type { RealResume } from './resume.ts'

/** Put aside when they were written, measured when the rules were done for the first time. */
export const RESUMES_ASIDE_SECOND: RealResume[] = [
  {
    name: 'title in a box, jobs with place behind a comma and dates below in grey',
    css: `body{font:10.5pt Arial}h1{margin:0}.t{color:#06c;font-size:13pt}h2{border-left:4px solid #06c;padding-left:6px;font-size:12pt;margin:12px 0 4px}p{margin:0}.g{color:#888;font-size:9pt}ul{margin:2px 0 6px}`,
    html: `<h1>Christian Paul Abrenica</h1><p class=t>Civil Engineer</p><p class=g>Lucena City, Quezon · 0917 555 7412 · cpabrenica@example.test</p><h2>About</h2><p>Licensed engineer who has built roads, a bridge and three schools in Southern Luzon.</p><h2>Experience</h2><p><b>Project Engineer, Sta. Clara International Corp.</b></p><p class=g>Feb 2020 – Present, Lucena City</p><ul><li>Runs the site of a 40 km road widening</li><li>Billing and change orders</li></ul><p><b>Office Engineer, RD Interior Junior Construction</b></p><p class=g>Jan 2017 – Jan 2020, Tayabas</p><ul><li>Quantity take-off of school buildings</li></ul><p><b>Engineering Aide, Municipal Engineer's Office</b></p><p class=g>2015 – 2016, Sariaya</p><h2>Education</h2><p><b>BS Civil Engineering, Southern Luzon State University</b></p><p class=g>2010 – 2015</p><h2>License</h2><p>Civil Engineer, PRC, November 2015</p>`,
    title: 'Civil Engineer',
    work: [
      'Project Engineer | Sta. Clara International Corp. | 2020-02 | present',
      'Office Engineer | RD Interior Junior Construction | 2017-01 | 2020-01',
      "Engineering Aide | Municipal Engineer's Office | 2015 | 2016",
    ],
    education: ['Southern Luzon State University | BS Civil Engineering | 2010 | 2015'],
  },
  {
    name: 'black header over the page, two columns below, side at left with percent bars',
    css: `body{font:9.5pt Roboto,Arial;margin:0}.h{background:#222;color:#fff;padding:18px}.g{display:flex}.l{width:33%;padding:14px;background:#eee}.r{flex:1;padding:14px}h1{margin:0}h3{font-size:11pt;margin:10px 0 4px;text-transform:uppercase}p{margin:2px 0}.row{display:flex;justify-content:space-between}`,
    html: `<div class=h><h1>LYKA MARIE SEVILLA</h1><p>CUSTOMER SUPPORT SPECIALIST</p></div><div class=g><div class=l><h3>Contact</h3><p>lyka.s@example.test</p><p>0995 555 6633</p><p>Talisay City, Cebu</p><h3>Skills</h3><p>Zendesk 90%</p><p>Live Chat 85%</p><p>Shopify 70%</p><h3>Education</h3><p><b>Cebu Technological University</b></p><p>Bachelor of Science in Tourism Management</p><p>2013-2017</p></div><div class=r><h3>Profile</h3><p>Friendly voice and fast typist. I have supported shops in three time zones.</p><h3>Work Experience</h3><div class=row><b>Customer Support Specialist</b><span>2021-Present</span></div><p>Bloom & Thread Apparel, Sydney</p><p>Answers sixty tickets a day and writes macros.</p><div class=row><b>Chat Support Agent</b><span>2018-2021</span></div><p>Wipro BPS, Cebu IT Park</p><p>Chat for an American bank.</p><div class=row><b>Crew Trainer</b><span>2016-2018</span></div><p>McDonald's Talisay Tabunok</p><p>Trained new crew at the counter.</p></div></div>`,
    title: 'CUSTOMER SUPPORT SPECIALIST',
    work: [
      'Customer Support Specialist | Bloom & Thread Apparel | 2021 | present',
      'Chat Support Agent | Wipro BPS | 2018 | 2021',
      "Crew Trainer | McDonald's Talisay Tabunok | 2016 | 2018",
    ],
    education: ['Cebu Technological University | Bachelor of Science in Tourism Management | 2013 | 2017'],
  },
  {
    name: 'typed in Word, employer in bold capitals, then address, post underlined, dates with from and to',
    css: `body{font:12pt 'Times New Roman'}p{margin:0}h4{margin:12px 0 4px}ul{margin:2px 0 8px}`,
    html: `<center><p><b>MARICEL T. OROSA</b></p><p>123 Rizal St., Brgy. Poblacion, Tanauan City, Batangas</p><p>Contact # 0929-555-4141</p></center><h4>JOB OBJECTIVE</h4><p>To be part of a company where my experience in the office is of use.</p><h4>EMPLOYMENT BACKGROUND</h4><p><b>FIRST PHILIPPINE INDUSTRIAL PARK INC.</b></p><p>Sto. Tomas, Batangas</p><p><u>Admin Assistant</u></p><p>From March 2018 to Present</p><ul><li>Files permits, answers calls, books meetings</li></ul><p><b>NIDEC PHILIPPINES CORPORATION</b></p><p>Biñan, Laguna</p><p><u>Production Clerk</u></p><p>From August 2014 to February 2018</p><ul><li>Daily output reports</li></ul><h4>EDUCATIONAL BACKGROUND</h4><p><b>College</b></p><p>Batangas State University</p><p>BS Office Administration</p><p>2010 - 2014</p><p><b>High School</b></p><p>Tanauan City Integrated High School</p><p>2006 - 2010</p><h4>CHARACTER REFERENCE</h4><p>Engr. Paul Ramos</p><p>Park Manager, First Philippine Industrial Park Inc.</p>`,
    title: 'Admin Assistant',
    work: [
      'Admin Assistant | FIRST PHILIPPINE INDUSTRIAL PARK INC. | 2018-03 | present',
      'Production Clerk | NIDEC PHILIPPINES CORPORATION | 2014-08 | 2018-02',
    ],
    education: [
      'Batangas State University | BS Office Administration | 2010 | 2014',
      'Tanauan City Integrated High School |  | 2006 | 2010',
    ],
  },
  {
    name: 'chef, dashes everywhere, employer behind the post and ship in brackets',
    css: `body{font:11pt Verdana}h2{font-size:12pt;margin:12px 0 4px;text-align:center;border-top:1px solid;border-bottom:1px solid}p{margin:2px 0}`,
    html: `<h1 style="text-align:center">ALLAN DIMAYUGA</h1><p style="text-align:center">Commis de Cuisine</p><p style="text-align:center">Taal, Batangas — 0918 555 2020</p><h2>WORK HISTORY</h2><p><b>Commis de Cuisine</b> – Royal Caribbean Cruises (Ovation of the Seas) – 11/2021 to 06/2025</p><p>Breakfast line and banquets for two thousand guests.</p><p><b>Line Cook</b> – Antonio's Restaurant, Tagaytay – 02/2018 to 10/2021</p><p>Grill and sauces.</p><p><b>Kitchen Helper</b> – Taal Vista Hotel – 05/2016 to 01/2018</p><h2>EDUCATION</h2><p>Diploma in Culinary Arts – Center for Asian Culinary Studies – 2015 to 2016</p><p>High School – Our Lady of Caysasay Academy – 2011 to 2015</p><h2>TRAININGS</h2><p>Basic Safety Training – Magsaysay Center for Hospitality – 2021</p>`,
    title: 'Commis de Cuisine',
    work: [
      'Commis de Cuisine | Royal Caribbean Cruises | 2021-11 | 2025-06',
      "Line Cook | Antonio's Restaurant | 2018-02 | 2021-10",
      'Kitchen Helper | Taal Vista Hotel | 2016-05 | 2018-01',
    ],
    education: [
      'Center for Asian Culinary Studies | Diploma in Culinary Arts | 2015 | 2016',
      'Our Lady of Caysasay Academy |  | 2011 | 2015',
    ],
  },
  {
    name: 'developer, dates left of the title in a narrow column, technologies line below, employers with links',
    css: `body{font:10pt 'Fira Sans',Arial}table{width:100%}td{vertical-align:top;padding:3px 0}td:first-child{width:32mm;color:#777}h2{font-size:13pt;color:#c30;margin:10px 0 2px}p{margin:0}.k{color:#777;font-size:9pt}`,
    html: `<h1>Rafael Ongpin</h1><p>Senior Front-End Developer — React, TypeScript</p><p>Quezon City | rafael@example.test | rafaelongpin.example</p><h2>Work</h2><table><tr><td>08/2021 – today</td><td><p><b>Senior Front-End Developer</b></p><p>Kumpas Health, Makati (hybrid)</p><p>Leads the patient portal used by ninety clinics.</p><p class=k>React, Next.js, GraphQL, Cypress</p></td></tr><tr><td>05/2018 – 07/2021</td><td><p><b>Front-End Developer</b></p><p>Sprout Solutions, Taguig</p><p>Payroll screens, design tokens.</p><p class=k>Vue, SCSS</p></td></tr><tr><td>06/2016 – 04/2018</td><td><p><b>Web Designer</b></p><p>Spiral Web Cebu</p><p>Sites of hotels and dive shops.</p></td></tr></table><h2>Studies</h2><table><tr><td>2012 – 2016</td><td><p><b>BS Computer Science</b></p><p>University of the Philippines Cebu</p></td></tr></table>`,
    title: 'Senior Front-End Developer',
    work: [
      'Senior Front-End Developer | Kumpas Health | 2021-08 | present',
      'Front-End Developer | Sprout Solutions | 2018-05 | 2021-07',
      'Web Designer | Spiral Web Cebu | 2016-06 | 2018-04',
    ],
    education: ['University of the Philippines Cebu | BS Computer Science | 2012 | 2016'],
  },
  {
    name: 'teacher, narrow bordered table without heads, units and boards',
    css: `body{font:11pt Cambria,Georgia}table{border-collapse:collapse;width:100%}td{border:1px solid #999;padding:3px 5px}h3{margin:10px 0 4px}p{margin:1px 0}`,
    html: `<h2>Gemma Rose C. Baluyot, LPT</h2><p>Elementary School Teacher</p><p>Guagua, Pampanga / gemma.b@example.test</p><h3>Teaching Experience</h3><table><tr><td>Teacher II</td><td>Guagua Elementary School</td><td>June 2019 - Present</td></tr><tr><td>Teacher I</td><td>San Roque Dau Elementary School</td><td>June 2015 - May 2019</td></tr><tr><td>Preschool Teacher</td><td>Little Angels Learning Center</td><td>June 2013 - March 2015</td></tr></table><h3>Educational Attainment</h3><table><tr><td>Master of Arts in Education (36 units)</td><td>Don Honorio Ventura State University</td><td>2017 - 2019</td></tr><tr><td>Bachelor of Elementary Education</td><td>Saint Mary's College of Guagua</td><td>2009 - 2013</td></tr></table><h3>Eligibility</h3><p>Licensure Examination for Teachers, September 2013</p><h3>Seminars Attended</h3><p>Division Training on Reading, DepEd Pampanga, 2022</p>`,
    title: 'Elementary School Teacher',
    work: [
      'Teacher II | Guagua Elementary School | 2019-06 | present',
      'Teacher I | San Roque Dau Elementary School | 2015-06 | 2019-05',
      'Preschool Teacher | Little Angels Learning Center | 2013-06 | 2015-03',
    ],
    education: [
      'Don Honorio Ventura State University | Master of Arts in Education | 2017 | 2019',
      "Saint Mary's College of Guagua | Bachelor of Elementary Education | 2009 | 2013",
    ],
  },
  {
    name: 'bookkeeper, several clients of one agency, dates in brackets behind the employer, headline with stars',
    css: `body{font:10.5pt Nunito,Arial}h2{background:#e6f0ea;padding:3px;font-size:12pt;margin:12px 0 4px}p{margin:2px 0}ul{margin:2px 0 6px}`,
    html: `<h1>Jessa Mae Lumapas</h1><p>★ Xero-certified Bookkeeper ★</p><p>Valencia City, Bukidnon | jessa.l@example.test</p><h2>MY EXPERIENCE</h2><p><b>BOOKKEEPER</b></p><p>Bean Ninjas [May 2022 - Present]</p><ul><li>Monthly close for nine online shops</li></ul><p><b>ACCOUNTS PAYABLE ASSISTANT</b></p><p>TOA Global [June 2019 - April 2022]</p><ul><li>Three hundred bills a week for a builder in Perth</li></ul><p><b>LOAN PROCESSOR</b></p><p>Rural Bank of Valencia [July 2016 - May 2019]</p><ul><li>Farm loans</li></ul><h2>MY EDUCATION</h2><p>Central Mindanao University</p><p>BS in Accounting Technology</p><p>2012 to 2016, with honors</p><h2>MY SKILLS</h2><p>Xero, Dext, Excel, bank feeds</p>`,
    title: 'Xero-certified Bookkeeper',
    work: [
      'BOOKKEEPER | Bean Ninjas | 2022-05 | present',
      'ACCOUNTS PAYABLE ASSISTANT | TOA Global | 2019-06 | 2022-04',
      'LOAN PROCESSOR | Rural Bank of Valencia | 2016-07 | 2019-05',
    ],
    education: ['Central Mindanao University | BS in Accounting Technology | 2012 | 2016'],
  },
  {
    name: 'fresh graduate, no work, projects and organizations, objective with the job',
    css: `body{font:11pt Calibri,Arial}h2{font-size:12pt;border-bottom:1px solid #ccc;margin:10px 0 3px}.r{display:flex;justify-content:space-between}p{margin:1px 0}ul{margin:1px 0}`,
    html: `<h1>Dave Anthony Rosales</h1><p>Ormoc City · dave.r@example.test · 0950 555 1212</p><h2>Career Objective</h2><p>To obtain an entry-level position as a Junior Software Tester in a company that builds products for people.</p><h2>Education</h2><div class=r><b>Eastern Visayas State University - Ormoc Campus</b><span>2021 - 2025</span></div><p>Bachelor of Science in Information Technology</p><p>Best Capstone Award</p><div class=r><b>New Ormoc City National High School</b><span>2019 - 2021</span></div><p>TVL - ICT Strand</p><h2>Projects</h2><p><b>E-Barangay</b>, 2025</p><ul><li>Web app for clearances with Laravel</li></ul><h2>Organizations</h2><p>President, IT Society, 2024 - 2025</p><p>Member, Red Cross Youth, 2022 - 2024</p><h2>Seminars</h2><p>Cybersecurity Awareness, DICT, 2024</p>`,
    title: 'Junior Software Tester',
    work: [],
    education: [
      'Eastern Visayas State University - Ormoc Campus | Bachelor of Science in Information Technology | 2021 | 2025',
      'New Ormoc City National High School | TVL - ICT Strand | 2019 | 2021',
    ],
  },
  {
    name: 'driver, list of employers without blank lines, post first in capitals, year only, Filipino words',
    css: `body{font:12pt Arial}p{margin:1px 0}`,
    html: `<p><b>RAMIL D. ESCOTO</b></p><p>Tirahan: Brgy. Sta. Monica, San Pablo City, Laguna</p><p>Cel: 0936 555 8899</p><br><p><b>MGA KARANASAN SA TRABAHO</b></p><p>DELIVERY DRIVER, J&T Express San Pablo, 2021 - kasalukuyan</p><p>COMPANY DRIVER, Franklin Baker Company, 2016 - 2021</p><p>TRICYCLE DRIVER, sariling hanapbuhay, 2012 - 2016</p><br><p><b>PINAG-ARALAN</b></p><p>San Pablo City National High School, 2004 - 2008</p><p>San Pablo Central School, 1998 - 2004</p><br><p><b>KASANAYAN</b></p><p>Professional driver's license, pagkukumpuni ng makina</p>`,
    title: 'DELIVERY DRIVER',
    work: [
      'DELIVERY DRIVER | J&T Express San Pablo | 2021 | present',
      'COMPANY DRIVER | Franklin Baker Company | 2016 | 2021',
      'TRICYCLE DRIVER | sariling hanapbuhay | 2012 | 2016',
    ],
    education: ['San Pablo City National High School |  | 2004 | 2008', 'San Pablo Central School |  | 1998 | 2004'],
  },
  {
    name: 'marketing manager, posts in capitals with employer on the right and dates left below',
    css: `body{font:10pt Helvetica,Arial}.r{display:flex;justify-content:space-between}h2{font-size:11pt;letter-spacing:2px;margin:14px 0 4px;text-transform:uppercase}p{margin:1px 0}ul{margin:2px 0 6px;padding-left:14px}`,
    html: `<h1>Regina Paz Llamado</h1><p>Brand and Marketing Manager</p><p>San Juan City | regina@example.test</p><h2>Professional Experience</h2><div class=r><b>MARKETING MANAGER</b><b>Figaro Coffee Group</b></div><div class=r><i>April 2021 – Present</i><i>Parañaque</i></div><ul><li>Budget of forty million pesos</li><li>Two store concepts</li></ul><div class=r><b>BRAND ASSISTANT</b><b>Century Pacific Food</b></div><div class=r><i>July 2017 – March 2021</i><i>Pasig</i></div><ul><li>Relaunch of a milk brand</li></ul><h2>Education</h2><div class=r><b>BS MARKETING</b><b>De La Salle University</b></div><div class=r><i>2013 – 2017</i><i>Manila</i></div><h2>Skills</h2><p>Market research, Excel, Meta Business Suite</p>`,
    title: 'Brand and Marketing Manager',
    work: [
      'MARKETING MANAGER | Figaro Coffee Group | 2021-04 | present',
      'BRAND ASSISTANT | Century Pacific Food | 2017-07 | 2021-03',
    ],
    education: ['De La Salle University | BS MARKETING | 2013 | 2017'],
  },
  {
    name: 'nurse to apply abroad, long lines with duties in paragraphs, hospital with beds',
    css: `body{font:11pt Arial;line-height:1.4}h3{margin:12px 0 3px;color:#036}p{margin:0 0 4px}`,
    html: `<h2>JOANNA KRIS P. MENDEZ, RN, USRN</h2><p>Barangay Lahug, Cebu City | joanna.m@example.test | +63 932 555 0098</p><h3>PROFESSIONAL SUMMARY</h3><p>Registered nurse with eight years in medical-surgical and emergency wards of tertiary hospitals, used to charting in two electronic systems.</p><h3>CLINICAL EXPERIENCE</h3><p><b>Chong Hua Hospital (660-bed tertiary hospital)</b><br>Staff Nurse II, Emergency Department<br>October 2019 to present</p><p>Triage of about ninety patients a shift; starts lines, gives medication, prepares patients for surgery, and teaches new nurses during their first three months on the floor.</p><p><b>Perpetual Succour Hospital (250-bed)</b><br>Staff Nurse I, Medical Ward<br>August 2016 to September 2019</p><p>Total care of twelve patients, rounds with doctors and discharge teaching for diabetics.</p><h3>EDUCATION</h3><p>Cebu Normal University<br>Bachelor of Science in Nursing, 2011-2015</p><h3>LICENSES</h3><p>Philippine RN, 2015; NCLEX-RN, 2022</p>`,
    title: 'Staff Nurse II, Emergency Department',
    work: [
      'Staff Nurse II, Emergency Department | Chong Hua Hospital | 2019-10 | present',
      'Staff Nurse I, Medical Ward | Perpetual Succour Hospital | 2016-08 | 2019-09',
    ],
    education: ['Cebu Normal University | Bachelor of Science in Nursing | 2011 | 2015'],
  },
]
