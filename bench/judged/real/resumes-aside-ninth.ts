import type { RealResume } from './resume.ts'

const PLAIN = 'body{font:11pt Arial;margin:2cm}'

/** Plain pages as people type them without a template; measured when written, then looked at. */
export const RESUMES_ASIDE_NINTH: RealResume[] = [
  {
    name: 'no headings at all, one employer after the other',
    css: PLAIN,
    html: `<h1>Rogelio Bautista Jr.</h1><p>Family driver and messenger, Parañaque City, 0917 555 0188</p><p>Company driver, Zest Logistics, Pasay — 2019 to present. Clean record.</p><p>Family driver, Gokongwei household, Dasmariñas Village — 2012 to 2019</p><p>Messenger, Prudential Life Plans — 2008 to 2012</p><p>High school: Parañaque National High School, 2007</p><p>License: Professional, restriction codes 1, 2, 3</p>`,
    title: 'Family driver',
    work: [
      'Company driver | Zest Logistics | 2019 | present',
      'Family driver | Gokongwei household | 2012 | 2019',
      'Messenger | Prudential Life Plans | 2008 | 2012',
    ],
    education: ['Parañaque National High School |  |  | 2007'],
  },
  {
    name: 'headings with remarks in brackets and education with certificates',
    css: PLAIN,
    html: `<h2>GLADYS FAYE M. ARCEO</h2><p>Seeking an entry-level Customer Service Representative position.</p><p>Brgy. Tisa, Cebu City · gladys@example.test</p><h3>Work Experience (latest first)</h3><p><b>Cashier</b>, Gaisano Grand Mall Tisa<br>Feb. 2022 – Dec. 2024</p><p><b>Sales Promoter</b>, Watsons Ayala Cebu<br>Oct. 2020 – Jan. 2022</p><h3>Education &amp; Certifications</h3><p>University of Cebu – Main Campus<br>BS Hospitality Management, undergraduate (2nd year)<br>2018 – 2020</p><p>Food and Beverage Services NC II<br>TESDA, 2018</p><h3>Skills (honest ones)</h3><p>POS, cash counting, English, Bisaya</p>`,
    title: 'Customer Service Representative',
    work: [
      'Cashier | Gaisano Grand Mall Tisa | 2022-02 | 2024-12',
      'Sales Promoter | Watsons Ayala Cebu | 2020-10 | 2022-01',
    ],
    education: [
      'University of Cebu – Main Campus | BS Hospitality Management | 2018 | 2020',
      'TESDA | Food and Beverage Services NC II |  | 2018',
    ],
  },
  {
    name: 'arrows, dots and ISO months',
    css: PLAIN,
    html: `<h1>nico villafuerte</h1><p>data engineer, naga city</p><h2>jobs</h2><p><b>data engineer @ First Circle</b><br>2022-03 → now<br>pipelines on gcp, dbt, airflow</p><p><b>bi developer @ Shopback</b><br>2019-08 → 2022-02</p><h2>school</h2><p><b>ateneo de naga university</b><br>bs computer science<br>2015 → 2019</p><h2>stack</h2><p>python, sql, dbt, airflow, terraform</p>`,
    title: 'data engineer',
    work: ['data engineer | First Circle | 2022-03 | present', 'bi developer | Shopback | 2019-08 | 2022-02'],
    education: ['ateneo de naga university | bs computer science | 2015 | 2019'],
  },
  {
    name: 'Filipino throughout',
    css: PLAIN,
    html: `<p><b>MERLINDA S. ABAD</b></p><p>Tirahan: Brgy. Balibago, Santa Rosa, Laguna</p><p>Telepono: 0926 555 0144</p><p><b>LAYUNIN</b></p><p>Makahanap ng trabaho bilang kasambahay o yaya sa mabait na pamilya.</p><p><b>MGA NAGING TRABAHO</b></p><p>Yaya - Pamilya Tan, Alabang (Enero 2018 hanggang sa kasalukuyan)</p><p>Tindera - Sari-sari store ni Aling Nena (2014 hanggang 2017)</p><p><b>PINAG-ARALAN</b></p><p>Sekundarya: Balibago National High School, nagtapos 2013</p><p>Elementarya: Balibago Elementary School, 2009</p><p><b>KAALAMAN</b></p><p>Pagluluto, pag-aalaga ng bata, paglalaba</p>`,
    title: 'kasambahay',
    work: ['Yaya | Pamilya Tan | 2018-01 | present', 'Tindera | Sari-sari store ni Aling Nena | 2014 | 2017'],
    education: ['Balibago National High School |  |  | 2013', 'Balibago Elementary School |  |  | 2009'],
  },
  {
    name: 'dates first on their own lines, nothing bold',
    css: PLAIN,
    html: `<p>ARVIN JAMES TOLEDO<br>Warehouse Supervisor<br>Calamba, Laguna</p><p>EXPERIENCE</p><p>March 2020 - Present<br>Warehouse Supervisor<br>Fast Logistics Group<br>Handles 14,000 SKUs and 22 people</p><p>June 2015 - February 2020<br>Inventory Controller<br>Nestlé Philippines, Cabuyao<br>Cycle counts and reports to finance</p><p>EDUCATION</p><p>2011 - 2015<br>BS Business Administration major in Operations Management<br>Laguna State Polytechnic University</p><p>2007 - 2011<br>Calamba National High School</p><p>SKILLS</p><p>SAP WM, forklift, Excel</p>`,
    title: 'Warehouse Supervisor',
    work: [
      'Warehouse Supervisor | Fast Logistics Group | 2020-03 | present',
      'Inventory Controller | Nestlé Philippines | 2015-06 | 2020-02',
    ],
    education: [
      'Laguna State Polytechnic University | BS Business Administration major in Operations Management | 2011 | 2015',
      'Calamba National High School |  | 2007 | 2011',
    ],
  },
  {
    name: 'schools without a word that says so, majors behind dashes',
    css: PLAIN,
    html: `<h1>Bianca Therese Uy</h1><p>Marketing Associate</p><p>Quezon City</p><h2>Experience</h2><p><b>Marketing Associate – Sunnies Studios</b> (Aug 2022 – Present)</p><p>Influencer seeding, 60 launches</p><p><b>Marketing Intern – Bench</b> (Jan 2022 – May 2022)</p><h2>Education</h2><p><b>UP Diliman</b> (2018 – 2022)<br>BS Business Economics – cum laude</p><p><b>Saint Pedro Poveda</b> (2012 – 2018)</p><h2>Certificates</h2><p>Meta Certified Digital Marketing Associate, 2023</p><h2>Interests</h2><p>Film photography, tennis</p>`,
    title: 'Marketing Associate',
    work: ['Marketing Associate | Sunnies Studios | 2022-08 | present', 'Marketing Intern | Bench | 2022-01 | 2022-05'],
    education: ['UP Diliman | BS Business Economics | 2018 | 2022', 'Saint Pedro Poveda |  | 2012 | 2018'],
  },
  {
    name: 'promotion arrows and a career break',
    css: PLAIN,
    html: `<h1>Sheila Marie Ordoñez</h1><p>Team Leader, Customer Care | Bacolod City</p><h3>CAREER</h3><p><b>Teleperformance Bacolod</b></p><p>Team Leader, Jul 2021 – present</p><p>Customer Care Associate, Sep 2018 – Jun 2021</p><p><b>Career break</b></p><p>Full-time mother, 2016 – 2018</p><p><b>Ubiquity Global Services</b></p><p>Customer Service Agent, Mar 2014 – Jan 2016</p><h3>STUDIES</h3><p>University of St. La Salle, AB Psychology, 2009–2013</p><h3>OTHERS</h3><p>First aider, Philippine Red Cross, 2022</p>`,
    title: 'Team Leader, Customer Care',
    work: [
      'Team Leader | Teleperformance Bacolod | 2021-07 | present',
      'Customer Care Associate | Teleperformance Bacolod | 2018-09 | 2021-06',
      'Customer Service Agent | Ubiquity Global Services | 2014-03 | 2016-01',
    ],
    education: ['University of St. La Salle | AB Psychology | 2009 | 2013'],
  },
  {
    name: 'graduated sentences and a table of two columns for work',
    css: `${PLAIN}td{padding:3px 10px;border:1px solid #bbb;vertical-align:top}table{border-collapse:collapse}`,
    html: `<h2>Rosalinda P. Capistrano</h2><p>Address: Poblacion, Midsayap, North Cotabato</p><p><b>Employment</b></p><table><tr><td>2021 – present</td><td>Barangay Health Worker, Barangay Poblacion 4</td></tr><tr><td>2016 – 2020</td><td>Production worker, Dole Philippines, Polomolok</td></tr><tr><td>2013 – 2015</td><td>Domestic helper, Kuwait</td></tr></table><p><b>Education</b></p><p>Finished high school at Midsayap Dilangalen National High School in 2010.</p><p>Took up Midwifery at Southern Christian College, 2010–2012.</p><p><b>Trainings</b></p><p>Basic Life Support, DOH, 2022</p>`,
    title: 'Barangay Health Worker',
    work: [
      'Barangay Health Worker | Barangay Poblacion 4 | 2021 | present',
      'Production worker | Dole Philippines | 2016 | 2020',
      'Domestic helper |  | 2013 | 2015',
    ],
    education: [
      'Midsayap Dilangalen National High School |  |  | 2010',
      'Southern Christian College | Midwifery | 2010 | 2012',
    ],
  },
  {
    name: 'initials, CPA board, firms in brackets, dates as numbers with dots',
    css: PLAIN,
    html: `<h1>K. R. DELOS REYES</h1><p>Finance Manager • Taguig</p><h3>Professional Background</h3><p>Finance Manager (Kickstart Foods Inc.), 04.2021 – present</p><ul><li>Closed a bank loan of 40 million pesos</li></ul><p>Senior Financial Analyst (Del Monte Philippines), 11.2017 – 03.2021</p><p>Audit Staff (Isla Lipana &amp; Co.), 10.2015 – 10.2017</p><h3>Academic Background</h3><p>De La Salle University – Manila, BS Accountancy, 2011–2015</p><p>Saint Jude Catholic School, 1998–2011</p><h3>Licensure</h3><p>CPA, October 2015</p>`,
    title: 'Finance Manager',
    work: [
      'Finance Manager | Kickstart Foods Inc. | 2021-04 | present',
      'Senior Financial Analyst | Del Monte Philippines | 2017-11 | 2021-03',
      'Audit Staff | Isla Lipana & Co. | 2015-10 | 2017-10',
    ],
    education: [
      'De La Salle University – Manila | BS Accountancy | 2011 | 2015',
      'Saint Jude Catholic School |  | 1998 | 2011',
    ],
  },
  {
    name: 'freelancer with platforms and clients, degree in progress',
    css: PLAIN,
    html: `<h1>Ivy Rose Dagohoy</h1><p>Video Editor &amp; Motion Designer</p><p>Butuan City</p><h3>What I did</h3><p><b>Freelance Video Editor</b>, Upwork and direct clients<br>2021 – present<br>Shorts for coaches, 400 pieces, Top Rated</p><p><b>Video Editor</b>, GMA Regional TV Butuan<br>2019 – 2021</p><h3>Where I went to school</h3><p>Caraga State University, BS Information Systems, 2015 – 2019<br>Father Saturnino Urios University, Master in Information Technology, 2023 – present</p><h3>What I use</h3><p>Premiere Pro, After Effects, DaVinci Resolve</p>`,
    title: 'Video Editor & Motion Designer',
    work: [
      'Freelance Video Editor | Upwork and direct clients | 2021 | present',
      'Video Editor | GMA Regional TV Butuan | 2019 | 2021',
    ],
    education: [
      'Caraga State University | BS Information Systems | 2015 | 2019',
      'Father Saturnino Urios University | Master in Information Technology | 2023 | ',
    ],
  },
]
