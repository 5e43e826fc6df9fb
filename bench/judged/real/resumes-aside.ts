import type { RealResume } from './resume.ts'

/** Put aside when they were written, measured when the rules were done. */
export const RESUMES_ASIDE: RealResume[] = [
  {
    name: 'right column, employer and place above title and date',
    css: `.r{display:flex;justify-content:space-between}body{font:11pt 'Times New Roman'}h2{font-size:12pt;border-bottom:1px solid;margin:9px 0 2px}p{margin:1px 0}ul{margin:1px 0}`,
    html: `<center><h1>Bea Patricia Lozano</h1><p>Ortigas Center, Pasig City | bea.l@example.test | 0917 321 0000</p></center><h2>EDUCATION</h2><div class=r><b>Ateneo de Davao University</b><span>Davao City</span></div><div class=r><span>BS Accountancy, Magna Cum Laude</span><span>Jun 2012 – Mar 2017</span></div><p>St. Ignatius Scholarship grantee</p>
<h2>EXPERIENCE</h2><div class=r><b>SGV &amp; Co.</b><span>Makati City</span></div><div class=r><i>Senior Associate, Audit</i><span>Nov 2019 – Present</span></div><ul><li>Lead fieldwork at two listed banks</li></ul><div class=r><b>Ayala Land</b><span>Cebu</span></div><div class=r><i>Finance Analyst</i><span>Jan 2018 – Oct 2019</span></div><ul><li>Excel models for land bank decisions</li></ul><div class=r><b>Unilever</b><span>London, UK</span></div><div class=r><i>Finance Intern</i><span>Summer 2016</span></div>`,
    title: 'Senior Associate, Audit',
    work: [
      'Senior Associate, Audit | SGV & Co. | 2019-11 | present',
      'Finance Analyst | Ayala Land | 2018-01 | 2019-10',
      'Finance Intern | Unilever | 2016 | 2016',
    ],
    education: ['Ateneo de Davao University | BS Accountancy | 2012 | 2017'],
    never: ['Unilever'],
  },
  {
    name: 'side column on the right',
    css: `body{font:10pt Arial;display:grid;grid-template-columns:1fr 55mm;gap:9mm}h3{margin:11px 0 3px;color:#075}p{margin:1px 0}ul{margin:1px 0;padding-left:15px}.d{color:#777}`,
    html: `<main><h1>Noel Christian Baptista</h1><p>QA Automation Engineer</p><h3>Work experience</h3><p><b>QA Automation Engineer</b></p><p>Pointwest Technologies</p><p class=d>May 2021 — Present</p><ul><li>Playwright suites for an insurer, 900 cases</li><li>Brought a run from 4 hours to 35 minutes</li></ul><p><b>Manual Tester</b></p><p>Exist Software Labs</p><p class=d>Feb 2018 — Apr 2021</p><ul><li>Test plans, regression, UAT with clients</li></ul><h3>Education</h3><p><b>BS Information Technology</b></p><p>Technological University of the Philippines</p><p class=d>2013 — 2017</p></main><div><h3>Details</h3><p>Las Piñas City</p><p>noel@example.test</p><p>0906 111 9090</p><h3>Skills</h3><p>Playwright</p><p>TypeScript</p><p>Postman</p><p>Jira</p><h3>Hobbies</h3><p>Chess, biking</p></div>`,
    title: 'QA Automation Engineer',
    work: [
      'QA Automation Engineer | Pointwest Technologies | 2021-05 | present',
      'Manual Tester | Exist Software Labs | 2018-02 | 2021-04',
    ],
    education: ['Technological University of the Philippines | BS Information Technology | 2013 | 2017'],
  },
  {
    name: 'biodata of a household worker',
    css: `body{font:12pt Arial}td{padding:1px 14px 1px 0;vertical-align:top}h3{margin:9px 0 2px}`,
    html: `<center><h2>BIO-DATA</h2></center><table><tr><td>Name</td><td>: Analyn S. Dumalagan</td></tr><tr><td>Position Desired</td><td>: Caregiver</td></tr><tr><td>Address</td><td>: Brgy. Mabolo, Naga City</td></tr><tr><td>Civil Status</td><td>: Single</td></tr><tr><td>Date of birth</td><td>: August 14, 1990</td></tr></table><h3>Educational Background</h3><table><tr><td>College</td><td>: University of Nueva Caceres</td><td>2007-2011</td></tr><tr><td>Course</td><td>: BS Midwifery</td></tr><tr><td>High School</td><td>: Camarines Sur National High School</td><td>2003-2007</td></tr></table>
<h3>Employment Record</h3><table><tr><td>2019 - Present</td><td>Caregiver</td><td>Golden Reception and Action Center</td></tr><tr><td>2015 - 2018</td><td>Domestic Helper</td><td>Chan Family, Hong Kong</td></tr><tr><td>2012 - 2014</td><td>Sales Lady</td><td>LCC Mall Naga</td></tr></table><h3>Character Reference</h3><p>Mrs. Gina Flores, Head Nurse, Bicol Medical Center</p>`,
    title: 'Caregiver',
    work: [
      'Caregiver | Golden Reception and Action Center | 2019 | present',
      'Domestic Helper | Chan Family | 2015 | 2018',
      'Sales Lady | LCC Mall Naga | 2012 | 2014',
    ],
    education: [
      'University of Nueva Caceres | BS Midwifery | 2007 | 2011',
      'Camarines Sur National High School |  | 2003 | 2007',
    ],
  },
  {
    name: 'LinkedIn save as PDF, long sections',
    css: `body{font:11pt Arial;display:grid;grid-template-columns:55mm 1fr;gap:12mm}h1{margin:0}h2{font-size:14pt;margin:14px 0 4px;font-weight:400}h4{margin:12px 0 4px}p{margin:1px 0}`,
    html: `<div><h4>Contact</h4><p>www.linkedin.com/in/iselag (LinkedIn)</p><h4>Top Skills</h4><p>Recruiting</p><p>Onboarding</p><p>Employer Branding</p></div><div><h1>Isela Garchitorena</h1><p>Talent Acquisition Lead | People person | Coffee</p><p>Cebu City, Central Visayas, Philippines</p><h2>Experience</h2><p>Lexmark</p><p>Talent Acquisition Lead</p><p>October 2022 - Present (4 years 2 months)</p><p>Cebu City</p><p>Hiring for shared services and research.</p><br><p>JPMorgan Chase &amp; Co.</p><p>Recruiter</p><p>April 2019 - September 2022 (3 years 6 months)</p><p>Cebu City, Philippines</p><br><p>Qualfon</p><p>Recruitment Assistant</p><p>May 2017 - March 2019 (1 year 11 months)</p><h2>Education</h2><p>University of San Jose-Recoletos</p><p>Bachelor of Science - BS, Psychology · (2013 - 2017)</p></div>`,
    title: 'Talent Acquisition Lead',
    work: [
      'Talent Acquisition Lead | Lexmark | 2022-10 | present',
      'Recruiter | JPMorgan Chase & Co. | 2019-04 | 2022-09',
      'Recruitment Assistant | Qualfon | 2017-05 | 2019-03',
    ],
    education: ['University of San Jose-Recoletos | Bachelor of Science - BS, Psychology | 2013 | 2017'],
  },
  {
    name: 'dates left, employer in capitals',
    css: `body{font:10.5pt Arial}.e{display:flex;gap:8mm;margin:5px 0}.e>span{width:34mm;flex:none;color:#555}h2{font-size:12pt;margin:10px 0 2px}p{margin:0}ul{margin:1px 0;padding-left:15px}`,
    html: `<h1>ARNEL V. SUMULONG</h1><p>Construction Project Manager</p><p>Antipolo, Rizal — arnel@example.test</p><h2>EXPERIENCE</h2><div class=e><span>08/2019 – now</span><div><p>DMCI HOMES</p><p><i>Construction Project Manager</i></p><ul><li>Two towers of 31 floors, 1.9 B pesos</li></ul></div></div><div class=e><span>03/2012 – 07/2019</span><div><p>MEGAWIDE</p><p><i>Site Engineer</i></p><ul><li>Concrete and formworks at the new terminal</li></ul></div></div><h2>EDUCATION</h2><div class=e><span>2006 – 2011</span><div><p>MAPUA INSTITUTE OF TECHNOLOGY</p><p><i>BS Civil Engineering</i></p></div></div>`,
    title: 'Construction Project Manager',
    work: [
      'Construction Project Manager | DMCI HOMES | 2019-08 | present',
      'Site Engineer | MEGAWIDE | 2012-03 | 2019-07',
    ],
    education: ['MAPUA INSTITUTE OF TECHNOLOGY | BS Civil Engineering | 2006 | 2011'],
  },
  {
    name: 'title line with bars, place after a dash',
    css: `body{font:11pt Arial}h2{margin:10px 0 2px}p{margin:2px 0}ul{margin:1px 0}.r{display:flex;justify-content:space-between}`,
    html: `<h1>Cheska Dizon</h1><p>Customer Success Manager | SaaS | Remote</p><p>cheska@example.test | San Fernando, Pampanga</p><h2>Relevant Experience</h2><div class=r><b>Customer Success Manager | Helpjuice – Remote</b><span>2022 – Present</span></div><ul><li>Keeps 120 accounts, churn 1.8%</li></ul><div class=r><b>Technical Support Specialist | Sutherland – Clark</b><span>2019 – 2022</span></div><ul><li>Supported Shopify and Stripe merchants by chat</li></ul><div class=r><b>Barista | Starbucks – Angeles City</b><span>2017 – 2018</span></div><h2>Education</h2><div class=r><b>BA Communication | Holy Angel University – Angeles City</b><span>2013 – 2017</span></div><h2>Skills</h2><p>Intercom, HubSpot, onboarding, churn analysis</p>`,
    title: 'Customer Success Manager',
    work: [
      'Customer Success Manager | Helpjuice | 2022 | present',
      'Technical Support Specialist | Sutherland | 2019 | 2022',
      'Barista | Starbucks | 2017 | 2018',
    ],
    education: ['Holy Angel University | BA Communication | 2013 | 2017'],
    never: ['Stripe', 'Starbucks'],
  },
  {
    name: 'paste with doubled lines, second',
    css: `body{font:11pt Arial}p{margin:1px 0}h3{margin:10px 0 2px}`,
    html: `<h2>Ronald Allan Pineda</h2><p>Data Analyst at Globe Telecom</p><p>Metro Manila</p><h3>Experience</h3><h3>Experience</h3><p>Data Analyst</p><p>Data Analyst</p><p>Globe Telecom · Full-time</p><p>Globe Telecom · Full-time</p><p>Sep 2021 - Present · 5 yrs 3 mos</p><p>Sep 2021 - Present · 5 yrs 3 mos</p><br><p>Reports Analyst</p><p>Reports Analyst</p><p>Teleperformance · Contract</p><p>Teleperformance · Contract</p><p>Mar 2019 - Aug 2021 · 2 yrs 6 mos</p><p>Mar 2019 - Aug 2021 · 2 yrs 6 mos</p><p>Pasay City · On-site</p><p>Pasay City · On-site</p><h3>Education</h3><h3>Education</h3><p>Polytechnic University of the Philippines</p><p>Polytechnic University of the Philippines</p><p>BS Statistics</p><p>BS Statistics</p><p>2014 - 2018</p><p>2014 - 2018</p>`,
    title: 'Data Analyst',
    work: ['Data Analyst | Globe Telecom | 2021-09 | present', 'Reports Analyst | Teleperformance | 2019-03 | 2021-08'],
    education: ['Polytechnic University of the Philippines | BS Statistics | 2014 | 2018'],
  },
  {
    name: 'two columns, designer style, dates beside title',
    css: `body{font:10pt Tahoma,Arial}.g{display:grid;grid-template-columns:70mm 1fr;gap:10mm}h1{font-size:26pt;margin:0}h3{text-transform:uppercase;margin:12px 0 4px}p{margin:2px 0}.r{display:flex;justify-content:space-between}`,
    html: `<h1>Franz Joseph Arcilla</h1><p>Video Editor and Motion Artist</p><div class=g><div><h3>Contact</h3><p>0915 444 8181</p><p>franz@example.test</p><p>Legazpi City, Albay</p><h3>Tools</h3><p>Premiere Pro</p><p>After Effects</p><p>DaVinci Resolve</p><h3>Education</h3><p><b>Bicol University</b></p><p>AB Broadcasting</p><p>2012 – 2016</p><h3>Awards</h3><p>Best Short, Cinema Bicol 2019</p></div><div><h3>Experience</h3><div class=r><b>Lead Video Editor</b><span>Jan 2022 – Present</span></div><p>Kiln &amp; Co. Media, Los Angeles (remote)</p><p>Cuts for three channels with 2M subscribers.</p><div class=r><b>Video Editor</b><span>Jun 2018 – Dec 2021</span></div><p>Rappler</p><p>News clips and explainers on a daily clock.</p><div class=r><b>Production Assistant</b><span>Jul 2016 – May 2018</span></div><p>GMA Network</p><p>Logged tapes, booked crews.</p></div></div>`,
    title: 'Video Editor and Motion Artist',
    work: [
      'Lead Video Editor | Kiln & Co. Media | 2022-01 | present',
      'Video Editor | Rappler | 2018-06 | 2021-12',
      'Production Assistant | GMA Network | 2016-07 | 2018-05',
    ],
    education: ['Bicol University | AB Broadcasting | 2012 | 2016'],
  },
  {
    name: 'long form, labels with colons',
    css: `body{font:11pt Arial}p{margin:1px 0}h3{margin:10px 0 2px}`,
    html: `<h2>Wilma Grace T. Pacquing</h2><p>Tuguegarao City, Cagayan</p><p>0935 606 7070</p><h3>CAREER OBJECTIVE</h3><p>Seeking a position as an Administrative Assistant where my office skills are of use.</p><h3>EMPLOYMENT HISTORY</h3><p>Company: Cagayan Valley Medical Center</p><p>Position: Administrative Aide IV</p><p>Inclusive Dates: July 2018 - present</p><p>Duties: filing, encoding, minutes of meetings</p><br><p>Company: St. Paul University Philippines</p><p>Position: Registrar Clerk</p><p>Inclusive Dates: June 2014 - May 2018</p><p>Duties: enrolment and transcripts</p><h3>EDUCATION</h3><p>College: Cagayan State University</p><p>Degree: BS Office Administration</p><p>Year Graduated: 2014</p><p>Secondary: Cagayan National High School</p><p>Year Graduated: 2010</p>`,
    title: 'Administrative Assistant',
    work: [
      'Administrative Aide IV | Cagayan Valley Medical Center | 2018-07 | present',
      'Registrar Clerk | St. Paul University Philippines | 2014-06 | 2018-05',
    ],
    education: [
      'Cagayan State University | BS Office Administration |  | 2014',
      'Cagayan National High School |  |  | 2010',
    ],
  },
]
