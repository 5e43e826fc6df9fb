import type { RealResume } from './resume.ts'

/** Put aside when they were written, after the second ones were looked at. */
export const RESUMES_ASIDE_THIRD: RealResume[] = [
  {
    name: 'headings in a left column, entries at the right',
    css: `body{font:10.5pt Arial}.s{display:grid;grid-template-columns:38mm 1fr;gap:6mm;border-top:1px solid #ccc;padding:6px 0}.s>b{color:#555;text-transform:uppercase;font-size:9.5pt}p{margin:1px 0}.e{margin-bottom:6px}.r{display:flex;justify-content:space-between}`,
    html: `<h1>Patrick Lim Uy</h1><p>Procurement Officer</p><p>Iligan City | patrick.uy@example.test</p><div class=s><b>Profile</b><div><p>Buyer of machine parts and packaging with a habit of asking three quotes.</p></div></div><div class=s><b>Experience</b><div><div class=e><div class=r><b>Procurement Officer</b><span>2019 – Present</span></div><p>Pilmico Foods Corporation</p><p>Contracts of packaging and fuel.</p></div><div class=e><div class=r><b>Purchasing Assistant</b><span>2015 – 2019</span></div><p>Mindanao Steel Works</p><p>Canvassing and receiving.</p></div></div></div><div class=s><b>Education</b><div><p><b>BS Business Administration</b></p><p>MSU - Iligan Institute of Technology</p><p>2011 – 2015</p></div></div><div class=s><b>Skills</b><div><p>SAP MM, negotiation, Excel</p></div></div>`,
    title: 'Procurement Officer',
    work: [
      'Procurement Officer | Pilmico Foods Corporation | 2019 | present',
      'Purchasing Assistant | Mindanao Steel Works | 2015 | 2019',
    ],
    education: ['MSU - Iligan Institute of Technology | BS Business Administration | 2011 | 2015'],
  },
  {
    name: 'table of labels without colons, one table for each employer',
    css: `body{font:11pt Arial}table{border-collapse:collapse;width:100%;margin:6px 0}td{border:1px solid #aaa;padding:3px 6px}td:first-child{width:40mm;font-weight:bold;background:#f4f4f4}h3{margin:10px 0 2px}`,
    html: `<h2>REYNALDO P. CUSTODIO</h2><p>Cabuyao, Laguna • 0943 555 6767</p><h3>WORK EXPERIENCE</h3><table><tr><td>Company Name</td><td>Asia Brewery Inc.</td></tr><tr><td>Position</td><td>Forklift Operator</td></tr><tr><td>Inclusive Dates</td><td>April 2017 – Present</td></tr><tr><td>Job Description</td><td>Loads and unloads trucks of bottles</td></tr></table><table><tr><td>Company Name</td><td>Technopark Logistics Services</td></tr><tr><td>Position</td><td>Warehouse Helper</td></tr><tr><td>Inclusive Dates</td><td>May 2014 – March 2017</td></tr><tr><td>Job Description</td><td>Picking and packing</td></tr></table><h3>EDUCATION</h3><table><tr><td>Vocational</td><td>TESDA Cabuyao, Forklift Operation NC II, 2014</td></tr><tr><td>High School</td><td>Pulo National High School, 2008 – 2012</td></tr></table>`,
    title: 'Forklift Operator',
    work: [
      'Forklift Operator | Asia Brewery Inc. | 2017-04 | present',
      'Warehouse Helper | Technopark Logistics Services | 2014-05 | 2017-03',
    ],
    education: ['TESDA Cabuyao | Forklift Operation NC II |  | 2014', 'Pulo National High School |  | 2008 | 2012'],
  },
  {
    name: 'one line each with commas only, employer with branch, local and overseas apart',
    css: `body{font:11pt Georgia}h2{font-size:12pt;margin:11px 0 3px}h4{margin:6px 0 2px;color:#666}p{margin:2px 0}`,
    html: `<h1>Rosemarie Alcala</h1><p>San Fernando City, La Union | rose.alcala@example.test</p><h2>Summary</h2><p>Sales person and domestic worker who keeps a clean house and a clean counter.</p><h2>Work Experience</h2><h4>Overseas</h4><p>Domestic Helper, Wong Family, Hong Kong, March 2019 - April 2024</p><p>Nanny, Al Mansoori Household, Abu Dhabi, June 2016 - December 2018</p><h4>Local</h4><p>Sales Associate, Uniqlo, January 2014 - May 2016</p><p>Service Crew, Chowking San Fernando, 2012 - 2013</p><h2>Education</h2><p>Saint Louis College, BS Commerce, 2008 - 2010</p><p>La Union National High School, 2004 - 2008</p>`,
    title: 'Domestic Helper',
    work: [
      'Domestic Helper | Wong Family | 2019-03 | 2024-04',
      'Nanny | Al Mansoori Household | 2016-06 | 2018-12',
      'Sales Associate | Uniqlo | 2014-01 | 2016-05',
      'Service Crew | Chowking San Fernando | 2012 | 2013',
    ],
    education: ['Saint Louis College | BS Commerce | 2008 | 2010', 'La Union National High School |  | 2004 | 2008'],
  },
  {
    name: 'centred entries, employer large, dates with days',
    css: `body{font:11pt 'Book Antiqua',Georgia;text-align:center}h2{font-size:12pt;margin:14px 0 6px;text-decoration:underline}p{margin:1px 0}b{font-size:12pt}`,
    html: `<h1>ELMER JOHN GATDULA</h1><p>Security Officer</p><p>Muntinlupa City · 0909 555 3434</p><h2>WORK EXPERIENCE</h2><p><b>Black Panther Security Agency</b></p><p><i>Detachment Commander</i></p><p>June 15, 2018 – Present</p><br><p><b>Commander Security Services</b></p><p><i>Security Guard</i></p><p>February 1, 2012 – May 31, 2018</p><h2>EDUCATION</h2><p><b>Muntinlupa Polytechnic College</b></p><p><i>BS Criminology</i></p><p>2007 – 2011</p><h2>TRAININGS</h2><p>Pre-Licensing Training, PNP-SOSIA, 2012</p>`,
    title: 'Security Officer',
    work: [
      'Detachment Commander | Black Panther Security Agency | 2018-06 | present',
      'Security Guard | Commander Security Services | 2012-02 | 2018-05',
    ],
    education: ['Muntinlupa Polytechnic College | BS Criminology | 2007 | 2011'],
  },
  {
    name: 'everything in capitals, dates with dots and dashes, post behind a slash',
    css: `body{font:10.5pt Arial}p{margin:2px 0}h3{margin:10px 0 2px}`,
    html: `<h2>ARIES M. VALDERAMA</h2><p>ADDRESS: BRGY. DADIANGAS, GENERAL SANTOS CITY</p><p>EMAIL: ARIES.V@EXAMPLE.TEST</p><h3>CAREER OBJECTIVE</h3><p>TO WORK AS A REFRIGERATION TECHNICIAN IN A STABLE COMPANY</p><h3>WORK EXPERIENCE</h3><p>PHILBEST CANNING CORP.</p><p>REFRIGERATION TECHNICIAN</p><p>03.2019 - PRESENT</p><p>ALLIANCE TUNA INTERNATIONAL</p><p>AIRCON MECHANIC</p><p>06.2015 - 02.2019</p><h3>EDUCATIONAL ATTAINMENT</h3><p>NOTRE DAME OF DADIANGAS UNIVERSITY</p><p>TWO-YEAR REFRIGERATION AND AIRCONDITIONING TECHNOLOGY</p><p>2013 - 2015</p>`,
    title: 'REFRIGERATION TECHNICIAN',
    work: [
      'REFRIGERATION TECHNICIAN | PHILBEST CANNING CORP. | 2019-03 | present',
      'AIRCON MECHANIC | ALLIANCE TUNA INTERNATIONAL | 2015-06 | 2019-02',
    ],
    education: [
      'NOTRE DAME OF DADIANGAS UNIVERSITY | TWO-YEAR REFRIGERATION AND AIRCONDITIONING TECHNOLOGY | 2013 | 2015',
    ],
  },
  {
    name: 'date, colon, post at employer; skills on top; right side with education',
    css: `body{font:10pt Arial;display:grid;grid-template-columns:1fr 58mm;gap:8mm}h3{margin:10px 0 4px;color:#940}p{margin:3px 0}ul{margin:2px 0;padding-left:15px}`,
    html: `<main><h1>Clarisse Anne Bondoc</h1><p>Freelance Video Editor</p><h3>What I do best</h3><ul><li>Short videos for coaches</li><li>Podcasts from raw sound to finished episode</li></ul><h3>Where I worked</h3><p><b>2022 – now:</b> Video Editor at Podlaunch Studio</p><p><b>2020 – 2022:</b> Multimedia Artist at Inquirer Digital</p><p><b>2018 – 2020:</b> Production Intern at CNN Philippines</p></main><aside><h3>Contact</h3><p>clarisse@example.test</p><p>Apalit, Pampanga</p><h3>Education</h3><p>AB Multimedia Arts</p><p>Angeles University Foundation</p><p>2016 – 2020</p><h3>Software</h3><p>Premiere Pro</p><p>Audition</p></aside>`,
    title: 'Freelance Video Editor',
    work: [
      'Video Editor | Podlaunch Studio | 2022 | present',
      'Multimedia Artist | Inquirer Digital | 2020 | 2022',
      'Production Intern | CNN Philippines | 2018 | 2020',
    ],
    education: ['Angeles University Foundation | AB Multimedia Arts | 2016 | 2020'],
  },
  {
    name: 'pharmacy assistant, jobs numbered, address and supervisor between',
    css: `body{font:11pt Arial}h3{margin:12px 0 4px}p{margin:1px 0}`,
    html: `<h2>Hannah Joy S. Tamayo</h2><p>Blk 3 Lot 8 Villa Verde, Santa Maria, Bulacan</p><p>Objective: to work as a Pharmacy Assistant in a hospital</p><h3>Employment History</h3><p>1) Pharmacy Assistant</p><p>The Generics Pharmacy</p><p>Poblacion, Santa Maria, Bulacan</p><p>Supervisor: Ms. Cora Reyes</p><p>October 2020 up to present</p><br><p>2) Cashier</p><p>Waltermart Santa Maria</p><p>Santa Maria, Bulacan</p><p>Supervisor: Mr. Ben Cruz</p><p>May 2018 to September 2020</p><h3>Educational Background</h3><p>College: Bachelor of Science in Pharmacy (undergraduate)</p><p>School: Centro Escolar University - Malolos</p><p>Year: 2014 to 2017</p><p>High School: Fortunato F. Halili National Agricultural School</p><p>Year: 2010 to 2014</p>`,
    title: 'Pharmacy Assistant',
    work: [
      'Pharmacy Assistant | The Generics Pharmacy | 2020-10 | present',
      'Cashier | Waltermart Santa Maria | 2018-05 | 2020-09',
    ],
    education: [
      'Centro Escolar University - Malolos | Bachelor of Science in Pharmacy (undergraduate) | 2014 | 2017',
      'Fortunato F. Halili National Agricultural School |  | 2010 | 2014',
    ],
  },
  {
    name: 'project manager, achievements first, employer then indented posts with dates in brackets',
    css: `body{font:10.5pt Arial}h2{font-size:12pt;margin:12px 0 3px;color:#225}p{margin:2px 0}.i{margin-left:8mm}ul{margin:1px 0 4px 6mm}`,
    html: `<h1>Vincent Emmanuel Tagle, PMP</h1><p>IT Project Manager | Scrum Master</p><p>Pasig City; vincent.t@example.test</p><h2>Key Achievements</h2><ul><li>Core banking moved in eleven months for 140 branches</li><li>Saved 22 million pesos on licences</li></ul><h2>Career History</h2><p><b>Security Bank Corporation</b>, Makati City</p><p class=i>IT Project Manager (July 2020 – Present)</p><ul><li>Runs a portfolio of six projects</li></ul><p class=i>Senior Business Analyst (March 2017 – June 2020)</p><ul><li>Requirements of the mobile app</li></ul><p><b>Accenture</b>, Mandaluyong City</p><p class=i>Business Analyst (May 2013 – February 2017)</p><ul><li>Claims system of an insurer</li></ul><h2>Education</h2><p><b>Ateneo de Manila University</b>, Quezon City</p><p class=i>BS Management Information Systems (2009 – 2013)</p>`,
    title: 'IT Project Manager | Scrum Master',
    work: [
      'IT Project Manager | Security Bank Corporation | 2020-07 | present',
      'Senior Business Analyst | Security Bank Corporation | 2017-03 | 2020-06',
      'Business Analyst | Accenture | 2013-05 | 2017-02',
    ],
    education: ['Ateneo de Manila University | BS Management Information Systems | 2009 | 2013'],
  },
  {
    name: 'hotel worker, dates in two lines at the right of each entry, place under the employer',
    css: `body{font:10.5pt Arial}.e{display:flex;justify-content:space-between;margin:6px 0}.e>div+div{text-align:right;white-space:nowrap}h2{font-size:12pt;background:#333;color:#fff;padding:2px 6px;margin:10px 0 4px}p{margin:0}`,
    html: `<h1>Jericho Malit</h1><p>Room Attendant</p><p>Boracay, Malay, Aklan · jericho.m@example.test</p><h2>Experience</h2><div class=e><div><p><b>Crimson Resort and Spa</b></p><p>Room Attendant</p><p>Boracay Island</p></div><div><p>Mar 2021</p><p>Present</p></div></div><div class=e><div><p><b>Henann Lagoon Resort</b></p><p>Public Area Cleaner</p><p>Boracay Island</p></div><div><p>Jun 2018</p><p>Feb 2021</p></div></div><h2>Education</h2><div class=e><div><p><b>Aklan State University</b></p><p>Bachelor of Science in Hotel and Restaurant Management</p></div><div><p>2013</p><p>2017</p></div></div>`,
    title: 'Room Attendant',
    work: [
      'Room Attendant | Crimson Resort and Spa | 2021-03 | present',
      'Public Area Cleaner | Henann Lagoon Resort | 2018-06 | 2021-02',
    ],
    education: ['Aklan State University | Bachelor of Science in Hotel and Restaurant Management | 2013 | 2017'],
  },
  {
    name: 'customer service, employer after the words for, years since, no education dates',
    css: `body{font:11pt Arial}h3{margin:12px 0 3px}p{margin:2px 0}ul{margin:2px 0}`,
    html: `<h2>Diane Carla Navales</h2><p>Customer Success Associate</p><p>Bacoor, Cavite</p><h3>EXPERIENCE</h3><p><b>Customer Success Associate</b> | Remote for Helix Software (Canada) | since April 2023</p><ul><li>Forty accounts, monthly reviews</li></ul><p><b>Travel Consultant</b> | Expedia account, TTEC Bacoor | 08/2020 - 03/2023</p><ul><li>Rebooking and refunds</li></ul><p><b>Front Desk</b> | Island Cove Hotel | 2018 - 2020</p><h3>EDUCATION</h3><p>Bachelor of Science in Tourism Management</p><p>Lyceum of the Philippines University - Cavite</p>`,
    title: 'Customer Success Associate',
    work: [
      'Customer Success Associate | Helix Software | 2023-04 | present',
      'Travel Consultant | TTEC Bacoor | 2020-08 | 2023-03',
      'Front Desk | Island Cove Hotel | 2018 | 2020',
    ],
    education: ['Lyceum of the Philippines University - Cavite | Bachelor of Science in Tourism Management |  | '],
  },
]
