import type { RealResume } from './resume.ts'

/** Another hand's; no rule saw them. */
export const RESUMES_HELD_OUT_JANUARY_THIRD: readonly RealResume[] = [
  {
    name: 'working student, "Expected 2026", GPA, strand, dated projects, scholarship, right-hand dates',
    css: `
      @page { size: A4; margin: 15mm 17mm; }
      body { margin: 0; font: 10.2pt/1.38 Roboto, Arial, sans-serif; color: #202124; }
      h1 { font-size: 23pt; margin: 0; font-weight: 500; }
      .c { font-size: 9.4pt; color: #5f6368; margin: 2px 0 8px; }
      h2 { font-size: 10.5pt; color: #1a73e8; text-transform: uppercase; letter-spacing: 1px; margin: 12px 0 5px; }
      .h { position: relative; padding-right: 42mm; }
      .h span { position: absolute; right: 0; top: 0; color: #5f6368; font-size: 9.4pt; }
      .i { color: #444; }
      ul { margin: 2px 0 7px; padding-left: 17px; }
      p { margin: 1px 0; }
    `,
    html: `
      <h1>Ivan Lorenzo Tumulak</h1>
      <div class="c">Dumaguete City · 0955 555 0128 · ivan.tumulak@example.com · github.com/ivtumulak-example</div>
      <h2>Education</h2>
      <div class="h"><b>Silliman University</b><span>Expected 2026</span></div>
      <div class="i">Bachelor of Science in Information Systems, QPA 3.41</div>
      <ul><li>Dean's List, first and second semester 2023–2024</li><li>Relevant courses: database systems, systems analysis, web development</li></ul>
      <div class="h"><b>Negros Oriental High School</b><span>2022</span></div>
      <div class="i">ICT strand, with honors</div>
      <h2>Experience</h2>
      <div class="h"><b>Part-time Web Developer</b><span>Jan 2024 – Present</span></div>
      <div class="i">Buglas Web Works, Dumaguete City</div>
      <ul><li>Maintain WordPress sites of 12 local shops and resorts</li><li>Moved a booking form to PHP and MySQL</li></ul>
      <div class="h"><b>Student Assistant</b><span>Aug 2022 – Dec 2023</span></div>
      <div class="i">Silliman University Library</div>
      <ul><li>Shelved, scanned and helped other students at the computer desk, 20 hours a week</li></ul>
      <div class="h"><b>Barista</b><span>Jun 2022 – Jul 2022</span></div>
      <div class="i">Go Nuts Coffee, Dumaguete City</div>
      <h2>Projects</h2>
      <div class="h"><b>Tricycle Fare Finder</b><span>Oct 2024</span></div>
      <ul><li>Flutter app with the city's fare table, used by 800 students</li></ul>
      <div class="h"><b>Library Seat Map</b><span>Mar – May 2023</span></div>
      <ul><li>Vue page with live seats from an Arduino counter</li></ul>
      <h2>Scholarships</h2>
      <p>CHED Tulong Dunong Program, 2022 – present</p>
      <p>Silliman University Working Student Grant, 2022 – 2023</p>
      <h2>Skills</h2>
      <p>PHP, MySQL, JavaScript, Vue, Flutter, WordPress, Arduino, Git, Photoshop</p>
    `,
    title: 'Part-time Web Developer',
    work: [
      'Part-time Web Developer | Buglas Web Works | 2024-01 | present',
      'Student Assistant | Silliman University Library | 2022-08 | 2023-12',
      'Barista | Go Nuts Coffee | 2022-06 | 2022-07',
    ],
    education: [
      'Silliman University | Bachelor of Science in Information Systems | | 2026',
      'Negros Oriental High School | ICT strand | | 2022',
    ],
    never: ['Go', 'Go Nuts Coffee', 'Buglas', 'Silliman', "Dean's List"],
  },
  {
    name: 'cruise ship steward, dates in a left table column, Tagalog headings, NC II and K-12 levels in rows',
    css: `
      @page { size: A4; margin: 18mm 18mm; }
      body { margin: 0; font: 10.6pt/1.4 Candara, Carlito, Arial, sans-serif; }
      .h { background: #e0fbfc; padding: 10px 14px; border-left: 8px solid #3d5a80; }
      h1 { margin: 0; font-size: 20pt; color: #3d5a80; }
      h2 { font-size: 12pt; color: #3d5a80; margin: 14px 0 4px; text-transform: uppercase; }
      table { border-collapse: collapse; width: 100%; }
      td { vertical-align: top; padding: 2px 0 7px; }
      td:first-child { width: 44mm; color: #555; }
      p { margin: 2px 0; }
    `,
    html: `
      <div class="h"><h1>Arnel Jay Sumagaysay</h1><p>Barangay Tangub, Bacolod City · 0930 555 0165 · arnelsumagaysay@example.com</p></div>
      <h2>Layunin</h2>
      <p>Makapagtrabaho bilang stateroom attendant o waiter sa barko o hotel kung saan magagamit ko ang aking karanasan.</p>
      <h2>Karanasan sa Trabaho (Work Experience)</h2>
      <table>
        <tr><td>Peb 2022 – Nob 2024</td><td><b>Stateroom Steward</b><br>Royal Caribbean International<br>Nag-ayos ng 18 kabin kada araw at tumulong sa pagsakay ng mga bisita.</td></tr>
        <tr><td>Hunyo 2018 – Enero 2022</td><td><b>Room Attendant</b><br>L'Fisher Hotel, Bacolod City<br>Nilinis ang 14 na kuwarto kada shift; sinanay ang mga bagong pasok.</td></tr>
        <tr><td>Abril 2016 – Mayo 2018</td><td><b>Waiter</b><br>Manokan Country Grill, Bacolod City<br>Kumuha ng order at nag-asikaso ng bayad.</td></tr>
      </table>
      <h2>Edukasyon (Education)</h2>
      <table>
        <tr><td>Bokasyonal<br>2017</td><td><b>Housekeeping NC II</b><br>VMA Global College, Bacolod City</td></tr>
        <tr><td>Kolehiyo<br>2013 – 2015</td><td><b>Associate in Hotel and Restaurant Management</b><br>Carlos Hilado Memorial State College, Talisay City</td></tr>
        <tr><td>Sekondarya<br>2009 – 2013</td><td>Luis Hervias National High School</td></tr>
        <tr><td>Elementarya<br>2003 – 2009</td><td>Tangub Elementary School</td></tr>
      </table>
      <h2>Kasanayan (Skills)</h2>
      <p>Housekeeping, bed making, table service, laundry, guest relations, English, Hiligaynon</p>
      <h2>Mga Pagsasanay (Trainings)</h2>
      <p>STCW Basic Training, 2021 – Crowd Management, 2021 – Food Safety (HACCP), 2019</p>
    `,
    title: 'Stateroom Steward',
    work: [
      'Stateroom Steward | Royal Caribbean International | 2022-02 | 2024-11',
      "Room Attendant | L'Fisher Hotel | 2018-06 | 2022-01",
      'Waiter | Manokan Country Grill | 2016-04 | 2018-05',
    ],
    education: [
      'VMA Global College | Housekeeping NC II | | 2017',
      'Carlos Hilado Memorial State College | Associate in Hotel and Restaurant Management | 2013 | 2015',
      'Luis Hervias National High School | | 2009 | 2013',
      'Tangub Elementary School | | 2003 | 2009',
    ],
    never: ['Royal Caribbean', 'Layunin', 'Bokasyonal', 'Nilinis', 'Manokan'],
  },
  {
    name: 'executive assistant, skills first (functional), freelance clients, history in a short list, education in one line',
    css: `
      @page { size: A4; margin: 17mm 19mm; }
      body { margin: 0; font: 10.4pt/1.45 "Gill Sans", "Gill Sans MT", Cabin, Arial, sans-serif; color: #2c2c2c; }
      h1 { margin: 0; font-size: 25pt; font-weight: 300; }
      h1 b { font-weight: 700; }
      .c { color: #6b705c; font-size: 9.6pt; border-bottom: 1px solid #6b705c; padding-bottom: 6px; }
      .s { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 10mm; }
      .s h3 { font-size: 10.5pt; margin: 6px 0 0; }
      h2 { font-size: 12pt; margin: 14px 0 4px; color: #6b705c; font-weight: 700; }
      p { margin: 0 0 3px; }
      .hist p { margin-bottom: 5px; }
      ul { margin: 0 0 4px; padding-left: 16px; }
    `,
    html: `
      <h1>Katrina <b>Zamora-Lim</b></h1>
      <div class="c">Executive Assistant · Silang, Cavite · kat@zamora-lim.example · +63 906 555 0184</div>
      <h2>What I do</h2>
      <div class="s">
        <div><h3>Calendar and inbox</h3><ul><li>Google Workspace, Outlook, Calendly</li><li>Inbox to zero by 9 a.m. in the client's time zone</li></ul></div>
        <div><h3>Projects</h3><ul><li>Asana, ClickUp, Trello</li><li>Meeting notes and follow-up the same day</li></ul></div>
        <div><h3>Travel and events</h3><ul><li>Visas, flights, retreats for up to 40 people</li></ul></div>
        <div><h3>Money</h3><ul><li>Invoicing in FreshBooks, expense reports</li></ul></div>
      </div>
      <h2>Work history</h2>
      <div class="hist">
        <p><b>Executive Assistant to the CEO</b> · Loomwell Health, Austin, Texas (remote) · Sept 2022 – present<br>Run a calendar across four time zones and prepare the board pack.</p>
        <p><b>Freelance Executive Assistant</b> · Upwork · Jan 2020 – Aug 2022<br>Eleven clients, 3,100 hours, Top Rated badge. Among them a podcast host, a law office and a bakery chain.</p>
        <p><b>Administrative Officer</b> · Cavite State University · Jun 2014 – Dec 2019<br>Wrote letters, minutes and travel orders for the vice president's office.</p>
        <p><b>Receptionist</b> · Taal Vista Hotel, Tagaytay City · May 2012 – May 2014</p>
      </div>
      <h2>Education</h2>
      <p>AB Mass Communication – Far Eastern University, Manila – 2008 to 2012</p>
      <h2>Languages</h2>
      <p>English, Filipino, some Mandarin</p>
    `,
    title: 'Executive Assistant',
    work: [
      'Executive Assistant to the CEO | Loomwell Health | 2022-09 | present',
      'Freelance Executive Assistant | Upwork | 2020-01 | 2022-08',
      'Administrative Officer | Cavite State University | 2014-06 | 2019-12',
      'Receptionist | Taal Vista Hotel | 2012-05 | 2014-05',
    ],
    education: ['Far Eastern University | AB Mass Communication | 2008 | 2012'],
    never: ['Loomwell', 'Taal Vista Hotel', 'Top Rated', 'Run'],
  },
  {
    name: 'accountant, two pages, Harvard style: employer in capitals with place on the right, title with dates on the right; master and CPA',
    css: `
      @page { size: A4; margin: 20mm 20mm; }
      body { margin: 0; font: 11pt/1.42 "Times New Roman", Tinos, serif; }
      h1 { text-align: center; font-size: 17pt; margin: 0; }
      .c { text-align: center; margin: 0 0 8px; font-size: 10.5pt; }
      h2 { text-align: center; font-size: 11.5pt; border-bottom: 1px solid #000; margin: 14px 0 6px; }
      .r { display: flex; justify-content: space-between; }
      .r.a { font-weight: bold; } .r.b { font-style: italic; }
      ul { margin: 2px 0 9px; padding-left: 20px; }
      .job { margin-bottom: 5px; }
    `,
    html: `
      <h1>Ma. Cristina Villafuerte, CPA</h1>
      <p class="c">Unit 1204 Avida Towers, Mandaluyong City • mcvillafuerte@example.com • +63 917 555 0199</p>
      <h2>PROFESSIONAL EXPERIENCE</h2>
      <div class="job"><div class="r a"><span>SAN MIGUEL BREWERY INC.</span><span>Mandaluyong City</span></div>
        <div class="r b"><span>Finance Manager</span><span>January 2020 – Present</span></div>
        <ul><li>Direct the month-end close of three plants and sign off the consolidated trial balance</li><li>Moved the team from spreadsheets to SAP S/4HANA in fourteen months</li><li>Explain variances to the executive committee every quarter</li><li>Lead nine accountants, two of whom became managers elsewhere in the group</li></ul>
        <div class="r b"><span>Assistant Finance Manager</span><span>March 2017 – December 2019</span></div>
        <ul><li>Prepared the yearly budget and the five-year plan</li><li>Answered BIR assessments; saved PHP 12 million of deficiency tax</li></ul></div>
      <div class="job"><div class="r a"><span>SYCIP GORRES VELAYO &amp; CO.</span><span>Makati City</span></div>
        <div class="r b"><span>Senior Audit Associate</span><span>November 2014 – February 2017</span></div>
        <ul><li>In charge of audits of food and property companies under PFRS</li><li>Tested revenue cycles and inventory counts in Laguna, Cebu and Davao</li><li>Reviewed working papers of four juniors</li></ul>
        <div class="r b"><span>Audit Associate</span><span>November 2012 – October 2014</span></div>
        <ul><li>Vouched, traced and footed for banks and insurers</li></ul></div>
      <div class="job"><div class="r a"><span>PUREFOODS CREDIT COOPERATIVE</span><span>Pasig City</span></div>
        <div class="r b"><span>Accounting Clerk</span><span>June 2012 – October 2012</span></div>
        <ul><li>Recorded members' savings and loans while waiting for the board examination result</li></ul></div>
      <h2>EDUCATION</h2>
      <div class="r a"><span>DE LA SALLE UNIVERSITY</span><span>Manila</span></div>
      <div class="r b"><span>Master of Business Administration</span><span>2016 – 2019</span></div>
      <ul><li>With distinction; capstone on working capital of brewers</li></ul>
      <div class="r a"><span>UNIVERSITY OF SANTO TOMAS</span><span>Manila</span></div>
      <div class="r b"><span>Bachelor of Science in Accountancy</span><span>2008 – 2012</span></div>
      <ul><li>Cum Laude; Santo Tomas Academic Scholar, 2010 – 2012</li></ul>
      <h2>LICENSES AND MEMBERSHIPS</h2>
      <div class="r"><span>Certified Public Accountant, Professional Regulation Commission</span><span>October 2012</span></div>
      <div class="r"><span>Member, Philippine Institute of Certified Public Accountants</span><span>2012 – present</span></div>
      <div class="r"><span>Treasurer, Junior Chamber International Mandaluyong</span><span>2018 – 2019</span></div>
      <h2>SKILLS</h2>
      <p>Financial reporting, budgeting, PFRS, tax planning, SAP S/4HANA, Oracle Hyperion, Power BI, internal control</p>
      <h2>TRAININGS</h2>
      <div class="r"><span>Leadership Development Program, Ateneo Center for Continuing Education</span><span>2021</span></div>
      <div class="r"><span>Updates on the CREATE Law, PICPA</span><span>2021</span></div>
    `,
    title: 'Finance Manager',
    work: [
      'Finance Manager | San Miguel Brewery Inc. | 2020-01 | present',
      'Assistant Finance Manager | San Miguel Brewery Inc. | 2017-03 | 2019-12',
      'Senior Audit Associate | SyCip Gorres Velayo & Co. | 2014-11 | 2017-02',
      'Audit Associate | SyCip Gorres Velayo & Co. | 2012-11 | 2014-10',
      'Accounting Clerk | Purefoods Credit Cooperative | 2012-06 | 2012-10',
    ],
    education: [
      'De La Salle University | Master of Business Administration | 2016 | 2019',
      'University of Santo Tomas | Bachelor of Science in Accountancy | 2008 | 2012',
    ],
    never: ['San Miguel Brewery', 'Cum Laude', 'Purefoods', 'Direct', 'Vouched'],
  },
]
