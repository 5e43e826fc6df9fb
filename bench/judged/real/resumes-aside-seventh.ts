import type { RealResume } from './resume.ts'

/** Students and fresh graduates; measured when written, then looked at. */
export const RESUMES_ASIDE_SEVENTH: RealResume[] = [
  {
    name: 'fresh graduate with hours of training and honours',
    css: `body{font:11pt 'Times New Roman'}h3{text-align:center;border-top:1px solid;border-bottom:1px solid;margin:10px 0 4px;font-size:12pt}p{margin:1px 0}.r{display:flex;justify-content:space-between}`,
    html: `<center><h2 style="margin:0">ALTHEA JOY R. BANTILAN</h2><p>Blk 3 Lot 8 Sta. Cecilia Homes, Marilao, Bulacan<br>0915 555 0199 / althea.bantilan@example.test</p></center><h3>OBJECTIVE</h3><p>To obtain a position as an Accounting Staff where I can apply what I learned and grow with the company.</p><h3>EDUCATIONAL ATTAINMENT</h3><p><b>Tertiary</b></p><div class=r><span>Polytechnic University of the Philippines – Sta. Maria Campus</span><span>2021-2025</span></div><p>Bachelor of Science in Accountancy</p><p>Cum Laude, Academic Scholar</p><p><b>Senior High School</b></p><div class=r><span>Marilao Senior High School</span><span>2019-2021</span></div><p>Accountancy, Business and Management (ABM)</p><p>With High Honors</p><p><b>Junior High School</b></p><div class=r><span>Prenza National High School</span><span>2015-2019</span></div><h3>ON-THE-JOB TRAINING</h3><p><b>Bookkeeping Intern</b> (400 hours)</p><p>R.M. Santos and Associates, CPAs</p><p>February 2025 – May 2025</p><p>• Encoded sales and purchases in QuickBooks</p><h3>SKILLS</h3><p>Microsoft Excel, QuickBooks, BIR forms</p><p>I hereby certify that the above information is true.</p>`,
    title: 'Accounting Staff',
    work: ['Bookkeeping Intern | R.M. Santos and Associates, CPAs | 2025-02 | 2025-05'],
    education: [
      'Polytechnic University of the Philippines – Sta. Maria Campus | Bachelor of Science in Accountancy | 2021 | 2025',
      'Marilao Senior High School | Accountancy, Business and Management (ABM) | 2019 | 2021',
      'Prenza National High School |  | 2015 | 2019',
    ],
  },
  {
    name: 'education as a table of levels, acronyms of schools',
    css: `body{font:11pt Arial}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:3px 6px;text-align:left;font-size:10pt}h3{margin:10px 0 3px}p{margin:1px 0}`,
    html: `<h1>Kenneth Ray Olaes</h1><p>Aspiring IT Support Specialist</p><p>Pateros, Metro Manila</p><h3>EDUCATIONAL BACKGROUND</h3><table><tr><th>Level</th><th>School</th><th>Course</th><th>Year</th></tr><tr><td>College</td><td>STI College - Global City</td><td>BSIT</td><td>2020-2024</td></tr><tr><td>Senior High</td><td>AMA Senior High School - Makati</td><td>ICT Strand</td><td>2018-2020</td></tr><tr><td>Junior High</td><td>Pateros National High School</td><td></td><td>2014-2018</td></tr></table><h3>INTERNSHIP</h3><table><tr><th>Company</th><th>Position</th><th>Inclusive Dates</th></tr><tr><td>Department of Information and Communications Technology</td><td>IT Intern</td><td>Feb 2024 - May 2024</td></tr></table><h3>SEMINARS ATTENDED</h3><p>Cybersecurity Awareness Month, STI College, October 2023</p><h3>SKILLS</h3><p>PC assembly, Windows Server, Networking, Java</p>`,
    title: 'IT Support Specialist',
    work: ['IT Intern | Department of Information and Communications Technology | 2024-02 | 2024-05'],
    education: [
      'STI College - Global City | BSIT | 2020 | 2024',
      'AMA Senior High School - Makati | ICT Strand | 2018 | 2020',
      'Pateros National High School |  | 2014 | 2018',
    ],
  },
  {
    name: 'undergraduate with school years',
    css: `body{font:12pt Calibri,Arial}p{margin:2px 0}`,
    html: `<p><b>RICHMOND P. AGBAYANI</b></p><p>#27 Purok 4, Solano, Nueva Vizcaya</p><p>Contact No.: 0935 555 0101</p><br><p><b>Work Experiences:</b></p><p>Service Crew</p><p>Mang Inasal – Solano Branch</p><p>June 2022 – February 2024</p><br><p>Helper/Driver</p><p>AGB Rice Mill</p><p>2020 – 2022</p><br><p><b>Educational Background:</b></p><p>College: Undergraduate of BS Criminology</p><p>Saint Mary's University</p><p>S.Y. 2018-2020</p><br><p>Secondary: Solano High School</p><p>S.Y. 2014-2018</p><br><p>Elementary: Solano East Central School</p><p>S.Y. 2006-2012</p><br><p><b>Skills:</b></p><p>Driving (Restriction 1, 2), cooking, basic computer</p><br><p><b>Character References:</b></p><p>Hon. Danilo Marquez – Brgy. Captain</p>`,
    title: 'Service Crew',
    work: ['Service Crew | Mang Inasal | 2022-06 | 2024-02', 'Helper/Driver | AGB Rice Mill | 2020 | 2022'],
    education: [
      `Saint Mary's University | BS Criminology | 2018 | 2020`,
      'Solano High School |  | 2014 | 2018',
      'Solano East Central School |  | 2006 | 2012',
    ],
  },
  {
    name: 'senior high graduate looking for a first job',
    css: `body{font:11pt Arial;display:grid;grid-template-columns:1fr 62mm;gap:8mm}h3{background:#fde68a;padding:2px 6px;margin:10px 0 4px}p{margin:1px 0}ul{margin:1px 0;padding-left:15px}`,
    html: `<main><h1 style="margin:0">Princess Nicole Abalos</h1><p>Office Assistant Applicant</p><h3>Education</h3><p><b>Senior High School (TVL – Home Economics)</b></p><p>Dasmariñas Integrated High School</p><p>Batch 2025</p><p style="margin-top:5px"><b>Junior High School</b></p><p>Paliparan III Senior High School</p><p>2019 – 2023</p><h3>Work Immersion</h3><p><b>Office Aide</b></p><p>Municipal Civil Registrar, Dasmariñas</p><p>March 2025 – April 2025</p><ul><li>Filed birth certificates, answered the phone</li></ul><h3>Achievements</h3><ul><li>With Honors, Grade 11 and 12</li><li>Best in Work Immersion</li></ul></main><div><h3>Contact</h3><p>0991 555 0111</p><p>princess@example.test</p><p>Dasmariñas, Cavite</p><h3>Skills</h3><ul><li>Typing</li><li>MS Word</li><li>Filing</li></ul><h3>Personal</h3><p>Age: 18</p><p>Civil Status: Single</p></div>`,
    title: 'Office Assistant',
    work: ['Office Aide | Municipal Civil Registrar | 2025-03 | 2025-04'],
    education: [
      'Dasmariñas Integrated High School | Senior High School (TVL – Home Economics) |  | 2025',
      'Paliparan III Senior High School |  | 2019 | 2023',
    ],
  },
  {
    name: 'computer science student with projects and organizations',
    css: `body{font:10.5pt Georgia}h2{font-size:12pt;text-transform:uppercase;border-bottom:1px solid #000;margin:8px 0 2px}.r{display:flex;justify-content:space-between}p{margin:0}ul{margin:0 0 3px;padding-left:16px}`,
    html: `<center><h1 style="margin:0">Luis Antonio Feria</h1><p>luis@example.test | github.com/luisferia | Quezon City</p></center><h2>Education</h2><div class=r><b>University of the Philippines Diliman</b><span>Aug 2022 – Jul 2026 (expected)</span></div><p><i>B.S. Computer Science</i>, GWA 1.42</p><p>Relevant coursework: Algorithms, Databases, Operating Systems</p><div class=r><b>Philippine Science High School – Main Campus</b><span>2016 – 2022</span></div><h2>Experience</h2><div class=r><b>Software Engineering Intern</b><span>Jun 2025 – Aug 2025</span></div><p><i>Kumu Holdings, Makati</i></p><ul><li>Wrote the service that sends gifts in live rooms (Go, Redis)</li></ul><div class=r><b>Undergraduate Researcher</b><span>Jan 2025 – Present</span></div><p><i>UP Scientific Computing Laboratory</i></p><ul><li>Simulates floods in Marikina with CUDA</li></ul><h2>Projects</h2><div class=r><b>Jeepney Router</b><span>2024</span></div><ul><li>Finds routes from open data, 2,000 users</li></ul><h2>Organizations</h2><div class=r><b>UP Association of Computer Science Majors</b><span>2023 – Present</span></div><p><i>Vice President for Externals</i></p><h2>Skills</h2><p>Languages: Go, Python, TypeScript. Tools: Docker, Git, Linux.</p>`,
    title: 'Undergraduate Researcher',
    work: [
      'Software Engineering Intern | Kumu Holdings | 2025-06 | 2025-08',
      'Undergraduate Researcher | UP Scientific Computing Laboratory | 2025-01 | present',
    ],
    education: [
      'University of the Philippines Diliman | B.S. Computer Science | 2022 | 2026',
      'Philippine Science High School – Main Campus |  | 2016 | 2022',
    ],
  },
  {
    name: 'degree, school and year on one line with dashes, nothing bold',
    css: `body{font:11pt Arial}p{margin:2px 0}`,
    html: `<p>CARLA MENDIOLA</p><p>Tanauan City, Batangas - 0917 555 0171 - carla@example.test</p><br><p>CAREER OBJECTIVE</p><p>Seeking a career as a Guest Service Officer in a hotel that values warmth.</p><br><p>EDUCATION</p><p>BS Hospitality Management – First Asia Institute of Technology and Humanities – 2019-2023</p><p>STEM – Tanauan Institute – 2017-2019</p><br><p>TRAINING</p><p>Front Office NC II – TESDA – 2022</p><br><p>PRACTICUM</p><p>Front Desk Trainee – Taal Vista Hotel – Jan to Apr 2023 (600 hours)</p><br><p>EXPERIENCE</p><p>Guest Service Agent – Hotel Casiana Tagaytay – July 2023 to present</p><br><p>STRENGTHS</p><p>Opera PMS, complaint handling, Japanese (N5)</p>`,
    title: 'Guest Service Officer',
    work: [
      'Guest Service Agent | Hotel Casiana Tagaytay | 2023-07 | present',
      'Front Desk Trainee | Taal Vista Hotel | 2023-01 | 2023-04',
    ],
    education: [
      'First Asia Institute of Technology and Humanities | BS Hospitality Management | 2019 | 2023',
      'Tanauan Institute | STEM | 2017 | 2019',
    ],
  },
  {
    name: 'education with bullets and no spaces around dashes',
    css: `body{font:11pt Verdana}h2{font-size:12pt;color:#1d4ed8;margin:9px 0 2px}ul{margin:2px 0}p{margin:2px 0}`,
    html: `<h1>Dexter John Ybañez</h1><p>Cebu City | 0922 555 0155</p><h2>Experience</h2><ul><li>Technical Support Representative, Sykes Asia (Comcast account), 2021-2024</li><li>Sales Associate, SM Seaside City Cebu, 2019-2021</li></ul><h2>Education</h2><ul><li>BSIT, Cebu Institute of Technology–University, 2015-2019</li><li>Abellana National School, 2011-2015</li></ul><h2>Trainings</h2><ul><li>Computer Systems Servicing NC II, TESDA, 2018</li></ul><h2>Skills</h2><ul><li>Troubleshooting</li><li>Zendesk</li><li>60 wpm typing</li></ul>`,
    title: 'Technical Support Representative',
    work: [
      'Technical Support Representative | Sykes Asia | 2021 | 2024',
      'Sales Associate | SM Seaside City Cebu | 2019 | 2021',
    ],
    education: [
      'Cebu Institute of Technology–University | BSIT | 2015 | 2019',
      'Abellana National School |  | 2011 | 2015',
    ],
  },
]
