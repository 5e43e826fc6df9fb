import type { RealResume } from './resume.ts'

/** Another hand's, then opened. */
export const RESUMES_OPENED_JANUARY_SECOND: readonly RealResume[] = [
  {
    name: 'Indeed export: title, employer and place, date each on a line, bookkeeper',
    css: `
      @page { size: A4; margin: 20mm; }
      body { margin: 0; font: 10pt/1.5 "Noto Sans", "Open Sans", Arial, sans-serif; color: #2d2d2d; }
      h1 { font-size: 22pt; margin: 0 0 2px; }
      .hl { font-size: 12pt; font-weight: bold; }
      .g { color: #595959; }
      h2 { font-size: 14pt; border-bottom: 1px solid #bbb; margin: 16px 0 8px; padding-bottom: 3px; }
      h3 { font-size: 11pt; margin: 10px 0 0; }
      p { margin: 2px 0; }
      ul { margin: 2px 0; padding-left: 16px; }
    `,
    html: `
      <h1>Rowena Castañeda</h1>
      <p class="hl">Bookkeeper / Xero Advisor Certified</p>
      <p class="g">Lipa City, Batangas</p>
      <p class="g">rowenacastaneda7_abc@indeedemail.example</p>
      <p class="g">+63 998 555 0109</p>
      <p>Bookkeeper for small Australian and local firms. I reconcile, I chase what is unpaid, I close the month on the fifth working day.</p>
      <p>Authorized to work in Philippines for any employer</p>
      <h2>Work Experience</h2>
      <h3>Senior Bookkeeper</h3>
      <p class="g">Brightwater Business Advisory-Sydney NSW (Remote)</p>
      <p class="g">April 2021 to Present</p>
      <ul><li>Keep the books of 14 clients in Xero, from bank feeds to BAS lodgement</li><li>Prepare payroll and superannuation for 60 employees</li><li>Report cash flow to owners each month</li></ul>
      <h3>Accounting Staff</h3>
      <p class="g">Rural Bank of Rosario Inc.-Rosario, Batangas</p>
      <p class="g">July 2017 to March 2021</p>
      <ul><li>Posted journal entries and prepared schedules for the BSP examiners</li><li>Reconciled nine bank accounts daily</li></ul>
      <h3>Cashier</h3>
      <p class="g">Savemore Market-Lipa City</p>
      <p class="g">November 2016 to May 2017</p>
      <h2>Education</h2>
      <h3>Bachelor of Science in Accounting Technology</h3>
      <p class="g">Lyceum of the Philippines University-Batangas City</p>
      <p class="g">June 2012 to March 2016</p>
      <h3>High school diploma</h3>
      <p class="g">Canossa Academy-Lipa City</p>
      <p class="g">June 2008 to March 2012</p>
      <h2>Skills</h2>
      <p>Xero (5 years), QuickBooks Online (3 years), MYOB (1 year), Bank reconciliation (8 years), Accounts payable (6 years), Payroll (5 years), Microsoft Excel (9 years)</p>
      <h2>Certifications and Licenses</h2>
      <h3>Xero Advisor Certification</h3><p class="g">June 2021 to Present</p>
      <h3>Bookkeeping NC III</h3><p class="g">TESDA, 2019</p>
    `,
    title: 'Bookkeeper / Xero Advisor Certified',
    work: [
      'Senior Bookkeeper | Brightwater Business Advisory | 2021-04 | present',
      'Accounting Staff | Rural Bank of Rosario Inc. | 2017-07 | 2021-03',
      'Cashier | Savemore Market | 2016-11 | 2017-05',
    ],
    education: [
      'Lyceum of the Philippines University | Bachelor of Science in Accounting Technology | 2012-06 | 2016-03',
      'Canossa Academy | High school diploma | 2008-06 | 2012-03',
    ],
    never: ['Brightwater', 'Savemore', 'BSP', 'chase'],
  },
  {
    name: 'teacher, education before work, units earned, school years, centred header',
    css: `
      @page { size: A4; margin: 18mm 22mm; }
      body { margin: 0; font: 11pt/1.4 Cambria, Caladea, Georgia, serif; }
      header { text-align: center; border-bottom: 3px double #444; padding-bottom: 8px; }
      h1 { font-size: 19pt; margin: 0; text-transform: uppercase; }
      header p { margin: 1px 0; font-size: 10pt; }
      h2 { font-size: 12pt; margin: 14px 0 4px; text-transform: uppercase; text-decoration: underline; }
      .lv { font-weight: bold; margin-top: 6px; }
      .in { margin-left: 14mm; }
      p { margin: 0; }
      ul { margin: 2px 0 8px 14mm; padding-left: 5mm; }
    `,
    html: `
      <header><h1>Jocelyn R. Macaraeg, LPT</h1><p>Brgy. Poblacion, Urdaneta City, Pangasinan</p><p>Mobile No.: 0920 555 0186 &nbsp; Email: jocelyn.macaraeg@example.com</p></header>
      <h2>Career Objective</h2>
      <p>To teach Science in a junior high school where pupils learn with their hands, and to grow with the faculty.</p>
      <h2>Educational Background</h2>
      <p class="lv">Graduate Studies</p>
      <div class="in"><p>Master of Arts in Education, major in Educational Management</p><p>Pangasinan State University – Open University Systems</p><p>36 units earned (complete academic requirements)</p><p>2018 – 2021</p></div>
      <p class="lv">Tertiary</p>
      <div class="in"><p>Bachelor of Secondary Education, major in Physical Science</p><p>Urdaneta City University</p><p>San Vicente West, Urdaneta City</p><p>2009 – 2013, Academic Distinction</p></div>
      <p class="lv">Secondary</p>
      <div class="in"><p>Urdaneta City National High School</p><p>2005 – 2009, 5th Honorable Mention</p></div>
      <p class="lv">Primary</p>
      <div class="in"><p>Urdaneta I Central School</p><p>1999 – 2005</p></div>
      <h2>Eligibility</h2>
      <p class="in">Licensure Examination for Teachers, September 2013, rating 84.20</p>
      <h2>Teaching Experience</h2>
      <p><b>Teacher III (Science 9)</b></p><p>Cabuloan National High School, Urdaneta City</p><p>June 2019 – present</p>
      <ul><li>Teach five sections of 45 pupils; adviser of 9-Galileo</li><li>Coach of the school's science investigatory project team, regional finalist 2023</li></ul>
      <p><b>Teacher I</b></p><p>Binalonan Junior High School, Binalonan, Pangasinan</p><p>June 2015 – May 2019</p>
      <ul><li>Wrote learning modules for the division during the change to the new curriculum</li></ul>
      <p><b>Classroom Teacher</b></p><p>Divine Word Academy of Urdaneta</p><p>S.Y. 2013–2014 to S.Y. 2014–2015</p>
      <ul><li>Taught Integrated Science and Chemistry</li></ul>
      <h2>Seminars Attended</h2>
      <p class="in">Division Training on Contextualized Lesson Planning, Lingayen, Pangasinan – May 2022</p>
      <p class="in">Regional Webinar on Classroom Assessment – August 2021</p>
      <h2>Skills</h2>
      <p class="in">Lesson planning, classroom management, laboratory safety, Google Classroom, Microsoft PowerPoint, public speaking</p>
    `,
    title: 'Teacher III (Science 9)',
    work: [
      'Teacher III (Science 9) | Cabuloan National High School | 2019-06 | present',
      'Teacher I | Binalonan Junior High School | 2015-06 | 2019-05',
      'Classroom Teacher | Divine Word Academy of Urdaneta | 2013 | 2015',
    ],
    education: [
      'Pangasinan State University – Open University Systems | Master of Arts in Education, major in Educational Management | 2018 | 2021',
      'Urdaneta City University | Bachelor of Secondary Education, major in Physical Science | 2009 | 2013',
      'Urdaneta City National High School | | 2005 | 2009',
      'Urdaneta I Central School | | 1999 | 2005',
    ],
    never: ['Divine Word', 'Word', 'Academic Distinction', 'Galileo'],
  },
  {
    name: 'developer, four-corner entries as in LaTeX templates, small caps rules',
    css: `
      @page { size: A4; margin: 13mm 15mm; }
      body { margin: 0; font: 10pt/1.3 "Latin Modern Roman", "CMU Serif", Georgia, serif; }
      h1 { text-align: center; font-variant: small-caps; font-size: 26pt; margin: 0; font-weight: 700; }
      .c { text-align: center; font-size: 9.3pt; margin-bottom: 6px; }
      h2 { font-variant: small-caps; font-weight: 400; font-size: 13pt; border-bottom: 1px solid #000; margin: 9px 0 4px; }
      .x { width: 97%; margin: 0 auto 1px; border-collapse: collapse; }
      .x td { padding: 0; }
      .x td:last-child { text-align: right; }
      .x tr:nth-child(2) { font-style: italic; font-size: 9.3pt; }
      ul { margin: 2px 0 6px; padding-left: 24px; font-size: 9.5pt; }
      .s { margin-left: 12px; font-size: 9.6pt; }
    `,
    html: `
      <h1>Miguel Andres Luna</h1>
      <div class="c">+63 956 555 0131 | <u>miguel@example.dev</u> | <u>github.com/maluna-example</u> | Quezon City, PH</div>
      <h2>Education</h2>
      <table class="x"><tr><td><b>University of the Philippines Diliman</b></td><td>Quezon City, Philippines</td></tr><tr><td>Bachelor of Science in Computer Science, GWA: 1.62</td><td>Aug. 2014 – June 2018</td></tr></table>
      <h2>Experience</h2>
      <table class="x"><tr><td><b>Senior Software Engineer</b></td><td>Feb. 2022 – Present</td></tr><tr><td>Kumuha Payments</td><td>Taguig City, Philippines</td></tr></table>
      <ul><li>Own the ledger service (Go, PostgreSQL, gRPC) that posts two million entries a day</li><li>Cut the p99 of card authorisation from 900 ms to 210 ms by moving reads to Redis</li><li>Led four engineers through the move from EC2 to Kubernetes</li></ul>
      <table class="x"><tr><td><b>Software Engineer II</b></td><td>July 2020 – Jan. 2022</td></tr><tr><td>Spark Retail Systems, Inc.</td><td>Pasig City, Philippines</td></tr></table>
      <ul><li>Built the stock counting app in React Native and its Node.js API</li><li>Wrote Cypress tests for the checkout; regressions dropped by half</li></ul>
      <table class="x"><tr><td><b>Junior Web Developer</b></td><td>July 2018 – June 2020</td></tr><tr><td>Banana Leaf Digital</td><td>Makati City, Philippines</td></tr></table>
      <ul><li>Shipped 20 WordPress and Laravel sites for hotels and clinics</li></ul>
      <h2>Projects</h2>
      <table class="x"><tr><td><b>Jeepney Router</b> | <i>Python, FastAPI, PostGIS</i></td><td>Mar. 2021</td></tr></table>
      <ul><li>A trip planner for routes without timetables, 3,000 monthly users</li></ul>
      <table class="x"><tr><td><b>Baybayin Keyboard</b> | <i>Kotlin, Android SDK</i></td><td>Nov. 2019</td></tr></table>
      <ul><li>An Android keyboard for the old script, 12,000 downloads</li></ul>
      <h2>Technical Skills</h2>
      <div class="s"><b>Languages</b>: Go, TypeScript, Python, PHP, SQL, Kotlin<br><b>Frameworks</b>: React, React Native, Node.js, Laravel, FastAPI<br><b>Tools</b>: Docker, Kubernetes, Terraform, Git, Datadog, AWS</div>
    `,
    title: 'Senior Software Engineer',
    work: [
      'Senior Software Engineer | Kumuha Payments | 2022-02 | present',
      'Software Engineer II | Spark Retail Systems, Inc. | 2020-07 | 2022-01',
      'Junior Web Developer | Banana Leaf Digital | 2018-07 | 2020-06',
    ],
    education: ['University of the Philippines Diliman | Bachelor of Science in Computer Science | 2014-08 | 2018-06'],
    never: ['Spark', 'Banana Leaf', 'Kumuha', 'Own', 'Led'],
  },
  {
    name: 'seafarer, sea service in a wide table, certificates table',
    css: `
      @page { size: A4; margin: 12mm; }
      body { margin: 0; font: 9.5pt/1.3 Arial, Helvetica, sans-serif; }
      .top { background: #003049; color: #fff; padding: 10px 14px; display: flex; justify-content: space-between; }
      h1 { margin: 0; font-size: 19pt; }
      .top div + div { text-align: right; font-size: 9pt; }
      h2 { color: #003049; font-size: 11.5pt; margin: 13px 0 4px; }
      table { width: 100%; border-collapse: collapse; }
      th { background: #e5ebf0; font-size: 8.6pt; }
      td, th { border: 1px solid #8fa3b3; padding: 4px 5px; text-align: left; font-size: 8.8pt; }
      .kv { columns: 2; margin: 4px 0; }
    `,
    html: `
      <div class="top"><div><h1>ERNESTO V. PALMA JR.</h1><div>Position applied for: Second Engineer</div></div><div>Molo, Iloilo City<br>+63 917 555 0125<br>ev.palma@example.com</div></div>
      <h2>PERSONAL DATA</h2>
      <div class="kv">Date of birth: 14 February 1988<br>Place of birth: Guimaras<br>Civil status: Married<br>Nationality: Filipino<br>SIRB No.: C0555120<br>Passport No.: P0555321A</div>
      <h2>SEA SERVICE</h2>
      <table>
        <tr><th>Rank</th><th>Vessel</th><th>Type</th><th>GRT</th><th>Company / Principal</th><th>Sign On</th><th>Sign Off</th></tr>
        <tr><td>Third Engineer</td><td>MV Nordic Heron</td><td>Bulk carrier</td><td>43,012</td><td>Magsaysay Maritime Corporation</td><td>12 Jan 2023</td><td>20 Sep 2023</td></tr>
        <tr><td>Third Engineer</td><td>MV Nordic Egret</td><td>Bulk carrier</td><td>43,010</td><td>Magsaysay Maritime Corporation</td><td>05 Nov 2021</td><td>30 Jul 2022</td></tr>
        <tr><td>Fourth Engineer</td><td>MT Golden Palawan</td><td>Oil tanker</td><td>61,224</td><td>Bright Maritime Corporation</td><td>18 Mar 2019</td><td>22 Dec 2019</td></tr>
        <tr><td>Oiler</td><td>MT Silver Panay</td><td>Chemical tanker</td><td>19,870</td><td>Bright Maritime Corporation</td><td>02 Jun 2016</td><td>10 Mar 2017</td></tr>
        <tr><td>Engine Cadet</td><td>MV Ocean Bicol</td><td>Container</td><td>28,400</td><td>Crossworld Marine Services, Inc.</td><td>09 Apr 2012</td><td>15 Apr 2013</td></tr>
      </table>
      <h2>EDUCATION</h2>
      <table>
        <tr><th>School</th><th>Course</th><th>From</th><th>To</th></tr>
        <tr><td>John B. Lacson Foundation Maritime University, Iloilo City</td><td>BS Marine Engineering</td><td>2008</td><td>2013</td></tr>
        <tr><td>Jordan National High School, Guimaras</td><td>–</td><td>2004</td><td>2008</td></tr>
      </table>
      <h2>CERTIFICATES</h2>
      <table>
        <tr><th>Certificate</th><th>Number</th><th>Issued</th><th>Valid until</th></tr>
        <tr><td>COC – OIC Engineering Watch</td><td>OIC-EW 555-2018</td><td>July 2018</td><td>July 2028</td></tr>
        <tr><td>Basic Training with PSSR</td><td>BT 0555</td><td>Jan 2022</td><td>Jan 2027</td></tr>
        <tr><td>Advanced Fire Fighting</td><td>AFF 1555</td><td>Jan 2022</td><td>Jan 2027</td></tr>
        <tr><td>Advanced Training for Oil Tanker</td><td>ATOT 555</td><td>May 2018</td><td>May 2028</td></tr>
      </table>
      <h2>SKILLS</h2>
      <p>Diesel engine overhaul, purifier maintenance, boiler water testing, pump alignment, planned maintenance in AMOS, basic welding</p>
    `,
    title: 'Second Engineer',
    work: [
      'Third Engineer | Magsaysay Maritime Corporation | 2023-01 | 2023-09',
      'Third Engineer | Magsaysay Maritime Corporation | 2021-11 | 2022-07',
      'Fourth Engineer | Bright Maritime Corporation | 2019-03 | 2019-12',
      'Oiler | Bright Maritime Corporation | 2016-06 | 2017-03',
      'Engine Cadet | Crossworld Marine Services, Inc. | 2012-04 | 2013-04',
    ],
    education: [
      'John B. Lacson Foundation Maritime University | BS Marine Engineering | 2008 | 2013',
      'Jordan National High School | | 2004 | 2008',
    ],
    never: ['Nordic Heron', 'Golden Palawan', 'Magsaysay', 'Bright Maritime'],
  },
]
