import type { RealResume } from './resume.ts'

const LONG = `body{font:11pt Calibri,Carlito,Arial;margin:18mm}h4{background:#d9e2f3;padding:2px 5px;margin:10px 0 4px}ul{margin:2px 0}p{margin:3px 0}td{padding:1px 10px 1px 0;vertical-align:top}`
const FRESH = `body{font:11pt Arial;margin:16mm}.hd{border-left:6px solid #1a7f5a;padding-left:8px;font-weight:bold;font-size:13pt;margin:12px 0 5px}.yr{float:right;color:#555}p{margin:2px 0}ul{margin:2px 0 6px}`
const EURO = `body{font:9.5pt Arial;margin:14mm}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1.5px 4px}td:first-child{width:52mm;text-align:right;border-right:1px solid #0b4194;color:#0b4194}.sec{font-weight:bold;font-size:11pt;padding-top:9px}`
const LINE = `body{font:10pt Verdana;margin:15mm}.tl{border-left:2px solid #888;padding-left:12px;margin-left:6px}.it{margin-bottom:11px;position:relative}.it:before{content:'';position:absolute;left:-18px;top:4px;width:9px;height:9px;border-radius:50%;background:#444}h3{margin:12px 0 6px;letter-spacing:1px}.w{font-style:italic;color:#666;font-size:9pt}p{margin:1px 0}`

/** Another hand's; no rule saw them. Long sentences, a graduate, a European form and a free worker. */
export const RESUMES_HELD_OUT_DECEMBER_THIRD: readonly RealResume[] = [
  {
    name: 'employers in sentences, projects with labels below',
    css: LONG,
    html: `<p style="font-size:16pt"><b>Sandeep Kulkarni</b></p><p>E-mail : sandeep.k@example.test<br>Mobile : +91-98000-00017</p>
<h4>Professional Summary</h4><ul><li>7+ years of experience in IT industry in analysis, design and developement of web applications using Java/J2EE.</li><li>Having good knowledge of Spring, Hibernate and REST.</li></ul>
<h4>Professional Experience</h4><ul><li>Working as <b>Senior Software Engineer</b> in <b>Orbitalis Technologies Pvt Ltd</b>, Pune from June 2021 to till date.</li><li>Worked as <b>Software Engineer</b> in <b>Wexcel Infosolutions</b>, Hyderabad from Dec 2018 to May 2021.</li></ul>
<h4>Educational Qualification</h4><table border=1 style="border-collapse:collapse"><tr><td><b>Degree</b></td><td><b>College/University</b></td><td><b>Year of passing</b></td><td><b>%</b></td></tr><tr><td>B.E. (Computer Science)</td><td>Shivaji University, Kolhapur</td><td>2018</td><td>68.2</td></tr><tr><td>H.S.C.</td><td>New English College, Sangli</td><td>2014</td><td>71.0</td></tr></table>
<h4>Technical Skills</h4><table><tr><td>Languages</td><td>: Java, SQL, JavaScript</td></tr><tr><td>Frameworks</td><td>: Spring Boot, Hibernate</td></tr><tr><td>Servers</td><td>: Apache Tomcat</td></tr></table>
<h4>Project Details</h4><p><b>Project 1</b></p><table><tr><td>Project Title</td><td>: FleetDesk</td></tr><tr><td>Client</td><td>: Baumann Logistik, Germany</td></tr><tr><td>Role</td><td>: Module Lead</td></tr><tr><td>Duration</td><td>: Jan 2023 to till date</td></tr><tr><td>Environment</td><td>: Java 17, Spring Boot, PostgreSQL</td></tr></table><p>FleetDesk shows where trucks are and bills the kilometers.</p>
<p><b>Project 2</b></p><table><tr><td>Project Title</td><td>: e-Claim</td></tr><tr><td>Client</td><td>: Prairie Mutual, USA</td></tr><tr><td>Role</td><td>: Developer</td></tr><tr><td>Duration</td><td>: Feb 2019 to May 2021</td></tr></table>
<h4>Declaration</h4><p>I hereby declare that the above mentioned information is correct up to my knowledge.</p><p>Place : Pune</p>`,
    title: 'Senior Software Engineer',
    work: [
      'Senior Software Engineer | Orbitalis Technologies Pvt Ltd | 2021-06 | present',
      'Software Engineer | Wexcel Infosolutions | 2018-12 | 2021-05',
    ],
    education: ['Shivaji University | B.E. (Computer Science) |  | 2018', 'New English College | H.S.C. |  | 2014'],
    never: ['FleetDesk', 'Baumann Logistik', 'Prairie Mutual'],
  },
  {
    name: 'fresh graduate with training on the job',
    css: FRESH,
    html: `<p style="font-size:20pt"><b>ALTHEA JOY R. BUMANGLAG</b></p><p>Junior Web Developer</p><p>Laoag City, Ilocos Norte • althea.b@example.test • 0961 000 2245</p>
<div class=hd>Profile</div><p>Fresh graduate who likes forms that tell you what went wrong. Willing to be trained and to relocate.</p>
<div class=hd>Education</div>
<p><b>Mariano Marcos State University</b> <span class=yr>2022 – 2026</span></p><p>Bachelor of Science in Information Technology</p><p>Dean's Lister, 2nd Year and 3rd Year</p>
<p><b>Ilocos Norte National High School</b> <span class=yr>2020 – 2022</span></p><p>Senior High School, TVL-ICT Strand</p>
<div class=hd>On-the-Job Training</div>
<p><b>Web Development Intern</b> <span class=yr>February 2026 – May 2026</span></p><p>Provincial Government of Ilocos Norte</p><ul><li>Made the queueing page of the licensing section in Laravel (486 hours)</li><li>Encoded 1,900 old records</li></ul>
<div class=hd>Capstone Project</div><p><b>AniTrack: Garlic Harvest Monitoring System</b> <span class=yr>2025 – 2026</span></p><p>Lead programmer. PHP, MySQL, Bootstrap.</p>
<div class=hd>Organizations</div><p><b>Junior Philippine Computer Society</b> <span class=yr>2024 – 2025</span></p><p>Secretary</p>
<div class=hd>Seminars Attended</div><p>Cybersecurity Awareness Webinar, DICT Region I <span class=yr>October 2025</span></p><p>Intro to Git, MMSU <span class=yr>March 2024</span></p>
<div class=hd>Skills</div><p>HTML, CSS, JavaScript, PHP, Laravel, MySQL</p>`,
    title: 'Junior Web Developer',
    work: ['Web Development Intern | Provincial Government of Ilocos Norte | 2026-02 | 2026-05'],
    education: [
      'Mariano Marcos State University | Bachelor of Science in Information Technology | 2022 | 2026',
      'Ilocos Norte National High School | Senior High School, TVL-ICT Strand | 2020 | 2022',
    ],
    never: ['AniTrack', 'Secretary', 'Junior Philippine Computer Society'],
  },
  {
    name: 'European form with labels at the left',
    css: EURO,
    html: `<table><tr><td class=sec>Curriculum Vitae</td><td></td></tr><tr><td class=sec>Personal information</td><td></td></tr><tr><td>Surname(s) / First name(s)</td><td><b>Figueiredo Matos, Duarte</b></td></tr><tr><td>Address</td><td>Rua do Loureiro 8, 4000-000 Porto (Portugal)</td></tr><tr><td>E-mail</td><td>duarte.matos@example.test</td></tr><tr><td>Nationality</td><td>Portuguese</td></tr>
<tr><td class=sec>Work experience</td><td></td></tr>
<tr><td>Dates</td><td>03/2020 →</td></tr><tr><td>Occupation or position held</td><td>Maintenance Engineer</td></tr><tr><td>Main activities and responsibilities</td><td>Preventive maintenance of four bottling lines; spare parts in SAP PM; budget of the workshop</td></tr><tr><td>Name and address of employer</td><td>Águas do Marão, S.A.<br>Amarante (Portugal)</td></tr><tr><td>Type of business or sector</td><td>Beverages</td></tr>
<tr><td>&nbsp;</td><td></td></tr>
<tr><td>Dates</td><td>09/2016 - 02/2020</td></tr><tr><td>Occupation or position held</td><td>Mechanical Technician</td></tr><tr><td>Main activities and responsibilities</td><td>Repair of pumps and compressors, on call every third week</td></tr><tr><td>Name and address of employer</td><td>Metalúrgica Vouga, Lda.<br>Aveiro (Portugal)</td></tr><tr><td>Type of business or sector</td><td>Metalworking</td></tr>
<tr><td class=sec>Education and training</td><td></td></tr>
<tr><td>Dates</td><td>09/2012 - 07/2016</td></tr><tr><td>Title of qualification awarded</td><td>Licenciatura em Engenharia Mecânica</td></tr><tr><td>Principal subjects / occupational skills covered</td><td>Thermodynamics, machine elements, automation</td></tr><tr><td>Name and type of organisation providing education and training</td><td>Instituto Superior de Engenharia do Porto</td></tr><tr><td>Level in national or international classification</td><td>ISCED 5A</td></tr>
<tr><td class=sec>Personal skills and competences</td><td></td></tr><tr><td>Mother tongue(s)</td><td>Portuguese</td></tr><tr><td>Other language(s)</td><td>English C1, Spanish B2</td></tr><tr><td>Computer skills and competences</td><td>SAP PM, AutoCAD, SolidWorks</td></tr><tr><td>Driving licence</td><td>B</td></tr></table>`,
    title: 'Maintenance Engineer',
    work: [
      'Maintenance Engineer | Águas do Marão, S.A. | 2020-03 | present',
      'Mechanical Technician | Metalúrgica Vouga, Lda. | 2016-09 | 2020-02',
    ],
    education: ['Instituto Superior de Engenharia do Porto | Licenciatura em Engenharia Mecânica | 2012-09 | 2016-07'],
    never: ['ISCED 5A', 'Beverages'],
  },
  {
    name: 'a line with dots, dates below the employer with their lengths',
    css: LINE,
    html: `<h1 style="margin:0">Rowena Tacorda</h1><p>Executive Virtual Assistant &amp; Bookkeeper</p><p>Naga City, Camarines Sur &nbsp; | &nbsp; rowena.t@example.test &nbsp; | &nbsp; Skype: live:rowena.t</p>
<h3>EXPERIENCE</h3><div class=tl>
<div class=it><p><b>Executive Virtual Assistant</b></p><p>Brightwater Family Law (Portland, Oregon)</p><p class=w>Apr. 2022 - present</p><p>Intake calls, Clio, trust account ledgers, court calendars. Worked 11 PM to 7 AM my time.</p></div>
<div class=it><p><b>E-commerce Virtual Assistant</b></p><p>Dapper Hound Ltd (Leeds, UK)</p><p class=w>Oct. 2019 - Mar. 2022 (2 yrs 6 mos)</p><p>Listings on Shopify and Etsy, refunds, supplier chats.</p></div>
<div class=it><p><b>Cashier</b></p><p>Mercury Drug Corporation, Magsaysay Ave. branch</p><p class=w>Jul. 2016 - Sept. 2019 (3 yrs 3 mos)</p></div></div>
<h3>EDUCATION</h3><div class=tl>
<div class=it><p><b>BS Business Administration major in Financial Management</b></p><p>Bicol University</p><p class=w>2012 - 2016</p></div></div>
<h3>COURSES</h3><p>QuickBooks Online ProAdvisor (Intuit, 2023)</p><p>Legal Assistant Basics (Udemy, 2022)</p>
<h3>TOOLS</h3><p>Clio, QuickBooks Online, Shopify, Google Workspace, Trello</p>
<h3>HOME OFFICE</h3><p>Intel i7, 16 GB RAM, 200 Mbps fiber with Globe, Smart 5G back-up</p>`,
    title: 'Executive Virtual Assistant & Bookkeeper',
    work: [
      'Executive Virtual Assistant | Brightwater Family Law | 2022-04 | present',
      'E-commerce Virtual Assistant | Dapper Hound Ltd | 2019-10 | 2022-03',
      'Cashier | Mercury Drug Corporation | 2016-07 | 2019-09',
    ],
    education: ['Bicol University | BS Business Administration major in Financial Management | 2012 | 2016'],
    never: ['Udemy', 'Intuit', 'Intel i7'],
  },
]
