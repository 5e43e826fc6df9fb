import type { RealResume } from './resume.ts'

/** Written and judged by another hand, then opened: the rules have been held against these since. */
export const RESUMES_OPENED_NOVEMBER: RealResume[] = [
  {
    name: 'level in the title, dates behind a dash, employer below',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>LOURDES M. APOSTOL</h1><p>Brgy. Ususan, Taguig City | 0917 555 0142 | lourdes.apostol@example.com</p>
<h2>Work Experiences</h2>
<h3>Technical/Retention Support Representative (Level III) - April 2019 -Present<br>Telverra International - Taguig, Philippines</h3>
<p>-Resolve issues of customers who want to cancel<br>-Negotiate offers and promotions<br>-Handle inbound and outbound calls for a Canadian cable company</p>
<h3>Technical Support Representative (Level II) - May 2014- April 2019<br>Westbrook Contact Services - Makati, Philippines</h3>
<p>-Supervisory calls<br>-Counsel customers on service and coverage</p>
<h3>Customer Support Representative- September 2012- Jun 2013<br>STARLINE TEK- Mandaluyong</h3>
<p>- Account activation<br>- Upselling</p>
<h2>Educational Background</h2><p>BS Computer Science, AMA Computer College, 2007 - 2011</p>`,
    title: 'Technical/Retention Support Representative',
    work: [
      'Technical/Retention Support Representative (Level III) | Telverra International | 2019-04 | present',
      'Technical Support Representative (Level II) | Westbrook Contact Services | 2014-05 | 2019-04',
      'Customer Support Representative | STARLINE TEK | 2012-09 | 2013-06',
    ],
    education: ['AMA Computer College | BS Computer Science | 2007 | 2011'],
  },
  {
    name: 'employer in capitals with numeric dates, post below',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<p><b>RODEL P. TUAZON</b><br>San Vicente, Tarlac City<br>rodel.t@example.com</p>
<p><b>OBJECTIVE</b><br>To obtain a position where I can use my skills.</p>
<p><b>EMPLOYMENT HISTORY</b></p>
<p>NORTHERLAND GLOBAL SERVICES PHILS -04/2016-02/2019<br>Consultant- Tarlac City, Tarlac<br>&bull; Billing and basic troubleshooting for an Australian telco</p>
<p>MABUHAY RURAL BANK -06/2014-03/2016<br>Bank Teller- Capas, Tarlac<br>&bull; Cash handling, new accounts</p>
<p><b>EDUCATION</b><br>Tarlac State University<br>Bachelor of Science in Business Administration<br>2010-2014</p>
<p><b>PERSONAL DATA</b><br>Age: 33 &nbsp; Status: Married &nbsp; Religion: Roman Catholic</p>`,
    title: 'Consultant',
    work: [
      'Consultant | NORTHERLAND GLOBAL SERVICES PHILS | 2016-04 | 2019-02',
      'Bank Teller | MABUHAY RURAL BANK | 2014-06 | 2016-03',
    ],
    education: ['Tarlac State University | Bachelor of Science in Business Administration | 2010 | 2014'],
  },
  {
    name: 'dates in a column on the right',
    css: 'body{font:11pt Arial;margin:2cm}.r{display:flex;justify-content:space-between}',
    html: `<h1>Ted Villaruz</h1><p>Customer Service Representative<br>Cebu City, Philippines</p><h2>EXPERIENCE</h2>
<div class="r"><div><b>Customer Services Representative (Call Center)</b><br>FX Connects<br>Cebu, Philippines<ul><li>Determine requirements of customers.</li><li>Maintain the database.</li></ul></div><span>August 2022 - Present</span></div>
<div class="r"><div><b>Android Developer</b><br>Freelancer<br>Cebu, Philippines<ul><li>Two apps for a laundry shop.</li></ul></div><span>January 2021 - July 2022</span></div>
<h2>EDUCATION</h2><div class="r"><div><b>University of the Visayas</b><br>Bachelor of Science in Information Technology</div><span>June 2016 - April 2020</span></div>
<h2>SKILLS</h2><p>C# &middot; Kotlin &middot; MySQL &middot; Inbound Calls &middot; Upselling</p>`,
    title: 'Customer Service Representative',
    work: [
      'Customer Services Representative | FX Connects | 2022-08 | present',
      'Android Developer | Freelancer | 2021-01 | 2022-07',
    ],
    education: ['University of the Visayas | Bachelor of Science in Information Technology | 2016 | 2020'],
  },
  {
    name: 'employer with its address, then dates, under a heading of the post',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>Jose Mari Buenaflor</h1><p>Naga City, Camarines Sur</p><h2>Summary</h2><ul><li>Most of my experience lies in BPO.</li></ul><h2>Work Experiences</h2>
<h3>Technical Support</h3><p>Quantro Enterprises<br>Robertson Mall, Almeda Hwy, Naga City<br>December 2020 - March 2023</p><ul><li>Support for a Canadian telephone company.</li></ul>
<h3>English as a Second Language (ESL) Online Tutor</h3><p>Bizmentor Incorporated<br>Alabang, Muntinlupa Metro Manila<br>November 2017 - September 2020</p><ul><li>Helped Japanese professionals.</li></ul>
<h2>Education</h2><p>Ateneo de Naga University<br>AB English<br>Class of 2017</p>`,
    title: 'Technical Support',
    work: [
      'Technical Support | Quantro Enterprises | 2020-12 | 2023-03',
      'English as a Second Language (ESL) Online Tutor | Bizmentor Incorporated | 2017-11 | 2020-09',
    ],
    education: ['Ateneo de Naga University | AB English |  | 2017'],
  },
  {
    name: 'bars between post, employer and years',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1 style="text-align:center">MARITES SANDOVAL</h1><p style="text-align:center">Virtual Assistant<br>Email: marites.s@example.com | Phone: +63 917 555 4567<br>Location: Quezon City, Philippines</p>
<h2>PROFESSIONAL SUMMARY</h2><p>Virtual assistant with a background in BPO and e-commerce.</p>
<h2>WORK EXPERIENCE</h2><p><b>E-commerce Virtual Assistant | Juniper Home (Australia) | 2023 - Present</b></p><ul><li>Upload 40 products a week</li></ul><p><b>Customer Service Representative | HealthLine BPO Inc. | 2019 - 2023</b></p><ul><li>80+ calls daily on claims</li></ul>
<h2>EDUCATION</h2><p>Bachelor of Arts in Communication | Far Eastern University | 2015 - 2019</p><h2>SKILLS</h2><ul><li>Shopify</li><li>Gorgias</li><li>Canva</li><li>Google Sheets</li></ul>`,
    title: 'Virtual Assistant',
    work: [
      'E-commerce Virtual Assistant | Juniper Home | 2023 | present',
      'Customer Service Representative | HealthLine BPO Inc. | 2019 | 2023',
    ],
    education: ['Far Eastern University | Bachelor of Arts in Communication | 2015 | 2019'],
  },
  {
    name: 'table of posts',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>Curriculum Vitae</h1><p>Name: Arnel D. Quimbo<br>Address: Purok 4, Matina, Davao City<br>Position desired: Civil 3D Drafter</p>
<table border="1"><tr><th>Company</th><th>Role</th><th>Dates</th><th>Location</th></tr><tr><td>Ridgeway Land Design</td><td>CAD Operator</td><td>Mar 2020 - to date</td><td>Remote</td></tr><tr><td>RMD Surveying Services</td><td>Draftsman</td><td>Jul 2017 - Feb 2020</td><td>Davao City</td></tr></table>
<h3>Educational Attainment</h3><table border="1"><tr><td>Tertiary</td><td>University of Mindanao</td><td>BS Civil Engineering</td><td>2012-2017</td></tr><tr><td>Secondary</td><td>Matina National High School</td><td></td><td>2008-2012</td></tr></table>
<h3>Software</h3><p>AutoCAD, Civil 3D, SketchUp, Bluebeam</p>`,
    title: 'Civil 3D Drafter',
    work: [
      'CAD Operator | Ridgeway Land Design | 2020-03 | present',
      'Draftsman | RMD Surveying Services | 2017-07 | 2020-02',
    ],
    education: [
      'University of Mindanao | BS Civil Engineering | 2012 | 2017',
      'Matina National High School |  | 2008 | 2012',
    ],
  },
  {
    name: 'two columns with a dark side',
    css: 'body{font:11pt Arial;margin:2cm}.side{float:left;width:30%;background:#234;color:#fff}.main{margin-left:34%}',
    html: `<div class="side"><h3>CONTACT</h3><p>Iloilo City<br>0998 555 0119</p><h3>SKILLS</h3><p>Xero<br>QuickBooks Online<br>Hubdoc<br>Payroll<br>Bank Reconciliation</p><h3>EDUCATION</h3><p>BS Accountancy<br>Central Philippine University<br>2013 – 2018</p></div>
<div class="main"><h1>Kristine Palmares</h1><h2>Bookkeeper</h2><h3>EXPERIENCE</h3><p><b>Senior Bookkeeper</b> — Ledgerly Pty<br><i>02/2022 – Present</i></p><ul><li>15 Australian clients, BAS.</li></ul><p><b>Bookkeeper</b> — Ledgerly Pty<br><i>08/2020 – 01/2022</i></p><ul><li>Bank recs.</li></ul><p><b>Accounting Staff</b> — Panay Hardware Trading<br><i>10/2018 – 07/2020</i></p></div>`,
    title: 'Bookkeeper',
    work: [
      'Senior Bookkeeper | Ledgerly Pty | 2022-02 | present',
      'Bookkeeper | Ledgerly Pty | 2020-08 | 2022-01',
      'Accounting Staff | Panay Hardware Trading | 2018-10 | 2020-07',
    ],
    education: ['Central Philippine University | BS Accountancy | 2013 | 2018'],
  },
  {
    name: 'fresh graduate with an internship',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: '<h2>Angelo Miguel R. Santos</h2><p>Malolos, Bulacan · angelo.santos@example.com · github.com/angelo-example</p><h3>Education</h3><p><b>Bulacan State University</b>, Malolos — BS Information Technology, <i>Cum Laude</i> (Aug 2022 – Jul 2026)</p><h3>Internship</h3><p>Web Developer Intern, Municipal ICT Office of Malolos (Feb 2026 – May 2026) — 486 hours</p><h3>Projects</h3><p>Barangay Records System (2025): Laravel, MySQL</p><h3>Technical Skills</h3><p>Languages: PHP, JavaScript, Python<br>Frameworks: Laravel, Vue</p>',
    title: 'Web Developer Intern',
    work: ['Web Developer Intern | Municipal ICT Office of Malolos | 2026-02 | 2026-05'],
    education: ['Bulacan State University | BS Information Technology | 2022 | 2026'],
  },
]
