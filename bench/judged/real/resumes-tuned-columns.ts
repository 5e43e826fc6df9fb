import type { RealResume } from './resume.ts'

/** The rules were made with these. Layouts of columns: side bars, time lines, dates beside what they date. */
export const RESUMES_TUNED_COLUMNS: RealResume[] = [
  {
    name: 'coloured bar on the left, spaced headings, title in capitals',
    css: `body{font:10pt 'Open Sans',Arial;margin:0}.p{display:flex}.s{width:34%;background:#1d3557;color:#fff;padding:22px 16px}.m{flex:1;padding:22px 20px}h1{font-size:25pt;letter-spacing:2px;margin:0}h3{letter-spacing:4px;font-size:10pt;margin:16px 0 6px;border-bottom:1px solid}.t{letter-spacing:3px;font-size:10pt}p{margin:2px 0}ul{margin:3px 0;padding-left:15px}`,
    html: `<div class=p><div class=s><h3>CONTACT</h3><p>0917 555 2210</p><p>mj.salonga@example.test</p><p>Brgy. Kapitolyo,<br>Pasig City</p><h3>SKILLS</h3><ul><li>Calendar Management</li><li>Inbox Zero</li><li>Canva</li><li>ClickUp</li><li>Go High Level</li></ul><h3>EDUCATION</h3><p><b>BS Hotel and Restaurant Management</b></p><p>Lyceum of the Philippines University</p><p>2009 - 2013</p><h3>LANGUAGES</h3><p>English</p><p>Filipino</p></div>
<div class=m><h1>MARY JANE<br>SALONGA</h1><p class=t>EXECUTIVE VIRTUAL ASSISTANT</p><h3>ABOUT ME</h3><p>Assistant to coaches and realtors in the US since 2018. I like tidy boards and short meetings.</p><h3>WORK EXPERIENCE</h3><p><b>Executive Virtual Assistant</b></p><p>Brewster Coaching LLC | May 2021 - Present</p><ul><li>Handle inbox, calendar and travel of the owner</li><li>Built onboarding of new clients in ClickUp</li></ul><p><b>Real Estate Virtual Assistant</b></p><p>Palm & Pine Homes | Feb 2018 - Apr 2021</p><ul><li>Listings, MLS updates and follow-up of leads</li></ul><p><b>Reservations Agent</b></p><p>Seda Hotel BGC | Jul 2013 - Jan 2018</p><ul><li>Group bookings and billing</li></ul></div></div>`,
    title: 'EXECUTIVE VIRTUAL ASSISTANT',
    work: [
      'Executive Virtual Assistant | Brewster Coaching LLC | 2021-05 | present',
      'Real Estate Virtual Assistant | Palm & Pine Homes | 2018-02 | 2021-04',
      'Reservations Agent | Seda Hotel BGC | 2013-07 | 2018-01',
    ],
    education: ['Lyceum of the Philippines University | BS Hotel and Restaurant Management | 2009 | 2013'],
  },
  {
    name: 'bar on the right, employer and years in one line above the post',
    css: `body{font:10pt Lato,Arial;margin:0}.m{float:left;width:62%;padding:6mm}.s{margin-left:68%;background:#f3e9dc;padding:6mm}h1{margin:0;font-size:22pt}h2{font-size:12pt;color:#8a4b08;margin:13px 0 4px;text-transform:uppercase}p{margin:1px 0}.i{font-style:italic;color:#555}ul{margin:2px 0;padding-left:14px}`,
    html: `<div class=m><h1>Paolo Gerard Ibarra</h1><p>Graphic & Layout Designer</p><h2>Profile</h2><p>Designer of packaging, posts and presentation decks for food and beauty brands.</p><h2>Experience</h2><p><b>Tinta Creatives</b> (2022 - Present)</p><p class=i>Senior Graphic Designer</p><ul><li>Key visuals for eleven launches</li><li>Guides two juniors</li></ul><p><b>Sinag Printing Press</b> (2019 - 2022)</p><p class=i>Layout Artist</p><ul><li>Yearbooks, tarpaulins and menus</li></ul><p><b>Freelance</b> (2017 - 2019)</p><p class=i>Logo Designer</p><ul><li>Forty logos for small shops</li></ul></div><div class=s><h2>Contact</h2><p>Lipa City, Batangas</p><p>pg.ibarra@example.test</p><h2>Tools</h2><p>Photoshop</p><p>Illustrator</p><p>InDesign</p><p>Figma</p><h2>Education</h2><p><b>Bachelor of Fine Arts</b></p><p>De La Salle Lipa</p><p>2013 - 2017</p><h2>Awards</h2><p>Best Poster, Batangas Arts Month 2018</p></div>`,
    title: 'Graphic & Layout Designer',
    work: [
      'Senior Graphic Designer | Tinta Creatives | 2022 | present',
      'Layout Artist | Sinag Printing Press | 2019 | 2022',
      'Logo Designer | Freelance | 2017 | 2019',
    ],
    education: ['De La Salle Lipa | Bachelor of Fine Arts | 2013 | 2017'],
  },
  {
    name: 'time line with dates above each other in the left column',
    css: `body{font:10.5pt Arial}.e{display:grid;grid-template-columns:24mm 1fr;gap:6mm;margin:7px 0}.e>span{font-weight:bold;color:#086}h3{text-transform:uppercase;letter-spacing:1px;margin:12px 0 3px}p{margin:1px 0}`,
    html: `<h1>Rowena T. Malabanan</h1><p>rowena.m@example.test &nbsp; | &nbsp; 0928 555 3300 &nbsp; | &nbsp; Santa Rosa, Laguna</p><h3>Experience</h3><div class=e><span>2020<br>Present</span><div><p><b>Quality Assurance Supervisor</b></p><p>Monde Nissin Corporation</p><p>Leads nine inspectors on two noodle lines.</p></div></div><div class=e><span>2016<br>2020</span><div><p><b>Laboratory Analyst</b></p><p>Nestle Philippines</p><p>Tested incoming milk and sugar every shift.</p></div></div><div class=e><span>2014<br>2016</span><div><p><b>Food Technologist</b></p><p>Rebisco</p></div></div><h3>Education</h3><div class=e><span>2010<br>2014</span><div><p><b>BS Food Technology</b></p><p>University of the Philippines Los Baños</p></div></div><h3>Trainings</h3><div class=e><span>2019</span><div><p>HACCP for Supervisors, SGS Academy</p></div></div>`,
    title: 'Quality Assurance Supervisor',
    work: [
      'Quality Assurance Supervisor | Monde Nissin Corporation | 2020 | present',
      'Laboratory Analyst | Nestle Philippines | 2016 | 2020',
      'Food Technologist | Rebisco | 2014 | 2016',
    ],
    education: ['University of the Philippines Los Baños | BS Food Technology | 2010 | 2014'],
  },
  {
    name: 'classic serif template: employer and place, post and dates below',
    css: `body{font:10.5pt 'Times New Roman'}h1{text-align:center;margin:0;font-variant:small-caps}h2{font-size:11.5pt;border-bottom:1px solid;margin:10px 0 3px;font-variant:small-caps}.r{display:flex;justify-content:space-between}p{margin:1px 0}ul{margin:1px 0}`,
    html: `<h1>Carlo Miguel Punsalan</h1><p style="text-align:center">carlo.p@example.test | linkedin.com/in/carlop | github.com/carlop | San Fernando, Pampanga</p><h2>Education</h2><div class=r><b>Holy Angel University</b><span>Angeles City</span></div><div class=r><i>Bachelor of Science in Computer Engineering</i><i>Aug. 2015 – May 2020</i></div><h2>Experience</h2><div class=r><b>Backend Developer</b><span>June 2022 – Present</span></div><div class=r><i>Paywell Fintech</i><i>Makati</i></div><ul><li>Ledger service in Go, two thousand requests a second</li><li>Moved batch jobs from cron to Temporal</li></ul><div class=r><b>Software Engineer</b><span>July 2020 – May 2022</span></div><div class=r><i>Collabera Digital</i><i>Clark, Pampanga</i></div><ul><li>Claims portal in Spring Boot</li></ul><div class=r><b>Student Researcher</b><span>2019 – 2020</span></div><div class=r><i>HAU Robotics Laboratory</i><i>Angeles City</i></div><ul><li>Line follower for a warehouse cart</li></ul><h2>Projects</h2><div class=r><b>Jeepney Tracker</b> <span>June 2019 – Present</span></div><ul><li>Shows routes on a map with Leaflet</li></ul><h2>Technical Skills</h2><p><b>Languages</b>: Go, Java, Python, SQL</p><p><b>Tools</b>: Docker, Git, Grafana</p>`,
    title: 'Backend Developer',
    work: [
      'Backend Developer | Paywell Fintech | 2022-06 | present',
      'Software Engineer | Collabera Digital | 2020-07 | 2022-05',
      'Student Researcher | HAU Robotics Laboratory | 2019 | 2020',
    ],
    education: ['Holy Angel University | Bachelor of Science in Computer Engineering | 2015 | 2020'],
  },
  {
    name: 'modern template: title and employer bold and plain, place and dates stacked at the right',
    css: `body{font:10pt 'Source Sans Pro',Arial}h1{text-align:center;margin:0;font-weight:300;font-size:26pt}.c{text-align:center;color:#a00;font-size:9pt;letter-spacing:1px}h2{font-size:13pt;margin:11px 0 2px;color:#333;border-bottom:1px solid #bbb}table{width:100%;border-collapse:collapse}td{padding:0;vertical-align:top}td+td{text-align:right;color:#a00}.p{color:#666;font-variant:small-caps}ul{margin:1px 0}`,
    html: `<h1>Ysabel <b>Rivadelo</b></h1><p class=c>DEVOPS ENGINEER · CLOUD ENTHUSIAST</p><p style="text-align:center">Mandaluyong City, Philippines</p><p style="text-align:center">0966 555 0071 | ysa@example.test | ysarivadelo.example</p><h2>Work Experience</h2><table><tr><td><b>Kalasag Security Systems</b></td><td>Mandaluyong</td></tr><tr><td class=p>DevOps Engineer</td><td>Apr. 2021 - PRESENT</td></tr></table><ul><li>Cut the deploy time from an hour to six minutes</li><li>Terraform for three accounts</li></ul><table><tr><td><b>Maya Philippines</b></td><td>Taguig</td></tr><tr><td class=p>Site Reliability Engineer</td><td>Jan. 2019 - Mar. 2021</td></tr></table><ul><li>On call for the wallet</li></ul><table><tr><td><b>Stratpoint</b></td><td>Ortigas</td></tr><tr><td class=p>Systems Administrator</td><td>Jun. 2016 - Dec. 2018</td></tr></table><ul><li>Linux servers of eight clients</li></ul><h2>Education</h2><table><tr><td><b>Mapúa University</b></td><td>Manila</td></tr><tr><td class=p>B.S. in Information Technology</td><td>2012 - 2016</td></tr></table><h2>Certificates</h2><p>AWS Solutions Architect Associate, 2020</p>`,
    title: 'DEVOPS ENGINEER',
    work: [
      'DevOps Engineer | Kalasag Security Systems | 2021-04 | present',
      'Site Reliability Engineer | Maya Philippines | 2019-01 | 2021-03',
      'Systems Administrator | Stratpoint | 2016-06 | 2018-12',
    ],
    education: ['Mapúa University | B.S. in Information Technology | 2012 | 2016'],
  },
  {
    name: 'place and dates on two lines at the right, employer and post in one line',
    css: `body{font:10.5pt Calibri,Arial}h2{font-size:12pt;color:#004f90;border-bottom:1px solid #004f90;margin:11px 0 3px}.e{display:grid;grid-template-columns:1fr 38mm;margin:4px 0}.e>div+div{text-align:right}p{margin:0}ul{margin:1px 0;padding-left:14px}`,
    html: `<h1 style="color:#004f90">Theodore Kho</h1><p>Cebu City | theo.kho@example.test | +63 917 555 8080</p><h2>Work experience</h2><div class=e><div><p><b>Lexicon Analytics</b>, Data Engineer</p><ul><li>Pipelines for six retailers in dbt and Airflow</li><li>Halved the bill of the warehouse</li></ul></div><div>Cebu City<br>June 2021 – present</div></div><div class=e><div><p><b>Aboitiz Power</b>, Business Intelligence Analyst</p><ul><li>Dashboards of plants for the board</li></ul></div><div>Taguig<br>Feb 2018 – May 2021</div></div><h2>Education</h2><div class=e><div><p><b>University of San Carlos</b>, BS in Statistics</p><ul><li>Grade: 1.4 of 1.0, magna cum laude</li></ul></div><div>Cebu City<br>June 2013 – Apr 2017</div></div><h2>Publications</h2><p><b>Forecasting rice prices in the Visayas</b></p><p>T. Kho, R. Uy, 2019</p>`,
    title: 'Data Engineer',
    work: [
      'Data Engineer | Lexicon Analytics | 2021-06 | present',
      'Business Intelligence Analyst | Aboitiz Power | 2018-02 | 2021-05',
    ],
    education: ['University of San Carlos | BS in Statistics | 2013 | 2017'],
  },
  {
    name: 'picture of a person, two halves, education on the left above the work on the right',
    css: `body{font:9.5pt Montserrat,Arial}.h{background:#e8b4b8;padding:14px;text-align:center}.g{display:grid;grid-template-columns:1fr 1.5fr;gap:10mm;margin-top:10px}h1{margin:0;letter-spacing:5px}h3{margin:10px 0 4px}p{margin:2px 0}.y{color:#888}`,
    html: `<div class=h><h1>BIANCA REYES-TAN</h1><p>Social Media Manager</p></div><div class=g><div><h3>EDUCATION</h3><p class=y>2014 - 2018</p><p><b>University of Santo Tomas</b></p><p>AB Communication Arts</p><p class=y>2010 - 2014</p><p><b>St. Scholastica's College</b></p><p>High School</p><h3>EXPERTISE</h3><p>Content Planning</p><p>Meta Ads</p><p>Copywriting</p><p>CapCut</p><h3>REFERENCE</h3><p>Liza Sy</p><p>Brand Head, Luntian Organics</p></div><div><h3>PROFILE</h3><p>I plan, write and publish for brands that want to sound like people.</p><h3>WORK EXPERIENCE</h3><p class=y>2021 - PRESENT</p><p><b>Luntian Organics</b></p><p>Social Media Manager</p><p>Grew the page from four to ninety thousand followers.</p><p class=y>2019 - 2021</p><p><b>Halo-Halo Media</b></p><p>Content Creator</p><p>Reels and captions for seven restaurants.</p><p class=y>2018 - 2019</p><p><b>ABS-CBN</b></p><p>Production Assistant</p><p>Booked guests and kept the call sheet.</p></div></div>`,
    title: 'Social Media Manager',
    work: [
      'Social Media Manager | Luntian Organics | 2021 | present',
      'Content Creator | Halo-Halo Media | 2019 | 2021',
      'Production Assistant | ABS-CBN | 2018 | 2019',
    ],
    education: [
      'University of Santo Tomas | AB Communication Arts | 2014 | 2018',
      "St. Scholastica's College |  | 2010 | 2014",
    ],
  },
]
