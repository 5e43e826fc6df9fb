import type { RealResume } from './resume.ts'

/** The rules were made with these. One column, many ways to write a post, an employer, a place and a time. */
export const RESUMES_TUNED_CAREERS: RealResume[] = [
  {
    name: 'call centre, employer and post in one bold line, dates right by float, no title under the name',
    css: `body{font:11pt Calibri,Arial}h1{margin:0}h2{font-size:12pt;background:#eee;margin:10px 0 3px}.d{float:right}p{margin:1px 0}ul{margin:1px 0}`,
    html: `<h1>Kimberly Ann Tolentino</h1><p>Blk 9 Lot 22 Deca Homes, Meycauayan, Bulacan<br>0961 555 3030 / kim.tolentino@example.test</p><p>Call centre professional with seven years in telco and banking accounts, used to night shifts and to angry callers.</p><h2>PROFESSIONAL EXPERIENCE</h2><p><b>Concentrix - Subject Matter Expert</b><span class=d>Nov 2021 - Present</span></p><ul><li>Answers agents' questions on the floor</li><li>Runs daily huddles</li></ul><p><b>TaskUs - Customer Care Associate</b><span class=d>Mar 2019 - Oct 2021</span></p><ul><li>Chat and email of a food app</li></ul><p><b>Alorica - Technical Support Representative</b><span class=d>Jan 2017 - Feb 2019</span></p><ul><li>Modem trouble of a cable company</li></ul><h2>EDUCATION</h2><p><b>Bulacan State University</b><span class=d>2012 - 2016</span></p><p>BS Psychology</p><h2>KEY SKILLS</h2><p>De-escalation, Salesforce, typing 55 wpm</p>`,
    title: 'Subject Matter Expert',
    work: [
      'Subject Matter Expert | Concentrix | 2021-11 | present',
      'Customer Care Associate | TaskUs | 2019-03 | 2021-10',
      'Technical Support Representative | Alorica | 2017-01 | 2019-02',
    ],
    education: ['Bulacan State University | BS Psychology | 2012 | 2016'],
  },
  {
    name: 'nurse abroad, post, dates in brackets, employer and country below, boards passed',
    css: `body{font:11pt Georgia}h2{font-size:12pt;margin:11px 0 3px;border-bottom:2px solid #777}p{margin:1px 0}ul{margin:2px 0}`,
    html: `<h1>SHEILA MARIE OCAMPO, RN</h1><p>Registered Nurse</p><p>Balanga City, Bataan | sheila.rn@example.test</p><h2>EMPLOYMENT</h2><p><b>ICU Nurse</b> (August 2019 - Present)</p><p>Hamad General Hospital, Doha, Qatar</p><ul><li>Ventilated patients, ratio one to one</li></ul><p><b>Staff Nurse</b> (July 2015 - June 2019)</p><p>Bataan General Hospital, Balanga City</p><ul><li>Emergency room and triage</li></ul><p><b>Company Nurse</b> (2013 - 2015)</p><p>Dunlop Slazenger, Mariveles, Bataan</p><h2>EDUCATION</h2><p><b>Bachelor of Science in Nursing</b>, Bataan Peninsula State University (2008 - 2012)</p><p>Passed the Nurse Licensure Examination, December 2012, 81.20%</p><h2>SEMINARS ATTENDED</h2><p>Basic Life Support, Philippine Heart Association, 2018</p><p>IV Therapy, ANSAP, 2013</p>`,
    title: 'Registered Nurse',
    work: [
      'ICU Nurse | Hamad General Hospital | 2019-08 | present',
      'Staff Nurse | Bataan General Hospital | 2015-07 | 2019-06',
      'Company Nurse | Dunlop Slazenger | 2013 | 2015',
    ],
    education: ['Bataan Peninsula State University | Bachelor of Science in Nursing | 2008 | 2012'],
  },
  {
    name: 'cashier, Filipino headings and months, no capitals of forms',
    css: `body{font:12pt Arial}h3{margin:12px 0 3px}p{margin:1px 0}`,
    html: `<center><h2>Marilou D. Bagasbas</h2><p>Purok 2, Brgy. San Roque, Tacloban City<br>0906 555 7878</p></center><h3>LAYUNIN</h3><p>Makapagtrabaho bilang kahera sa isang maayos na tindahan.</p><h3>KARANASAN SA TRABAHO</h3><p><b>Kahera</b></p><p>Gaisano Capital, Tacloban City</p><p>Hunyo 2020 – kasalukuyan</p><p>- bayad, sukli at imbentaryo ng kaha</p><p><b>Saleslady</b></p><p>Robinsons Place Tacloban</p><p>Oktubre 2018 – Mayo 2020</p><p>- tulong sa mga mamimili</p><h3>EDUKASYON</h3><p>Leyte National High School</p><p>2012 – 2016</p><h3>KASANAYAN</h3><p>Pagbilang ng pera, POS, pakikitungo sa tao</p><h3>SANGGUNIAN</h3><p>Gng. Rosa Lim, Tagapamahala, Gaisano Capital</p>`,
    title: 'Kahera',
    work: ['Kahera | Gaisano Capital | 2020-06 | present', 'Saleslady | Robinsons Place Tacloban | 2018-10 | 2020-05'],
    education: ['Leyte National High School |  | 2012 | 2016'],
  },
  {
    name: 'accountant, promotions below one employer with its whole time, years only',
    css: `body{font:10.5pt Cambria,Georgia}h2{font-size:12pt;margin:11px 0 3px;color:#114}.r{display:flex;justify-content:space-between}p{margin:1px 0}ul{margin:1px 0}`,
    html: `<h1>Maricar P. Evangelista, CPA, MBA</h1><p>Finance Manager</p><p>Alabang, Muntinlupa | mp.e@example.test</p><h2>Career Summary</h2><p>Fourteen years of accounting in shared services and retail, from ledgers to board reports.</p><h2>Professional Experience</h2><div class=r><b>RETAILWORKS PHILIPPINES, INC.</b><b>2015 – present</b></div><div class=r><span>Finance Manager</span><span>2020 – present</span></div><ul><li>Leads a team of eleven</li></ul><div class=r><span>Assistant Finance Manager</span><span>2017 – 2020</span></div><ul><li>Budget of forty stores</li></ul><div class=r><span>Senior Accountant</span><span>2015 – 2017</span></div><div class=r><b>ISLA & PARTNERS, CPAs</b><b>2011 – 2015</b></div><div class=r><span>Audit Associate</span><span>2011 – 2015</span></div><ul><li>Statutory audits of schools and cooperatives</li></ul><h2>Education</h2><div class=r><span>Master in Business Administration, Ateneo Graduate School of Business</span><span>2018</span></div><div class=r><span>BS Accountancy, University of the East</span><span>2011</span></div><h2>Licenses</h2><p>Certified Public Accountant, PRC, 2011</p>`,
    title: 'Finance Manager',
    work: [
      'Finance Manager | RETAILWORKS PHILIPPINES, INC. | 2020 | present',
      'Assistant Finance Manager | RETAILWORKS PHILIPPINES, INC. | 2017 | 2020',
      'Senior Accountant | RETAILWORKS PHILIPPINES, INC. | 2015 | 2017',
      'Audit Associate | ISLA & PARTNERS, CPAs | 2011 | 2015',
    ],
    education: [
      'Ateneo Graduate School of Business | Master in Business Administration |  | 2018',
      'University of the East | BS Accountancy |  | 2011',
    ],
  },
  {
    name: 'functional resume, history as short lines at the end',
    css: `body{font:11pt Verdana,Arial}h2{font-size:11pt;text-transform:uppercase;margin:12px 0 3px}p{margin:2px 0}ul{margin:2px 0}`,
    html: `<h1>Dennis Arellano</h1><p>Civil Engineer | Batangas City | dennis.a@example.test</p><h2>Summary of Qualifications</h2><ul><li>Twelve years on sites of roads and housing</li><li>Licensed since 2013</li></ul><h2>Relevant Skills and Experience</h2><p><b>Project control</b></p><ul><li>Kept two highway packages within budget from 2018 to 2021</li><li>Weekly look-ahead plans in Primavera</li></ul><p><b>Quality</b></p><ul><li>Concrete testing with the Department of Public Works and Highways</li></ul><h2>Employment History</h2><p>Project Engineer, First Balfour, 2018 to date</p><p>Site Engineer, Hanjin Heavy Industries, 2015 to 2018</p><p>Cadet Engineer, Makati Development Corporation, 2013 to 2015</p><h2>Education</h2><p>BS Civil Engineering, Batangas State University, 2013</p><p>Units earned in MS Civil Engineering, De La Salle University</p>`,
    title: 'Civil Engineer',
    work: [
      'Project Engineer | First Balfour | 2018 | present',
      'Site Engineer | Hanjin Heavy Industries | 2015 | 2018',
      'Cadet Engineer | Makati Development Corporation | 2013 | 2015',
    ],
    education: [
      'Batangas State University | BS Civil Engineering |  | 2013',
      'De La Salle University | MS Civil Engineering |  | ',
    ],
  },
  {
    name: 'fresh graduate, training during studies, senior high strand, seminars',
    css: `body{font:11pt Arial}h2{font-size:12pt;border-top:1px solid #999;margin:10px 0 3px;padding-top:4px}p{margin:1px 0}.r{display:flex;justify-content:space-between}ul{margin:1px 0}`,
    html: `<center><h1>Jerald C. Mondejar</h1><p>Pavia, Iloilo | jerald.m@example.test | 0970 555 1818</p></center><h2>OBJECTIVE</h2><p>Fresh graduate seeking an entry-level position as Marketing Assistant in a growing company.</p><h2>EDUCATION</h2><div class=r><b>West Visayas State University</b><span>2022 - 2026</span></div><p>BS Business Administration major in Marketing Management</p><p>Consistent Dean's Lister, academic scholar of CHED</p><div class=r><b>Pavia National High School</b><span>2020 - 2022</span></div><p>Senior High School - ABM Strand, with high honors</p><h2>ON-THE-JOB TRAINING</h2><div class=r><b>Marketing Intern</b><span>Jan 2026 - Apr 2026</span></div><p>SM City Iloilo</p><ul><li>Surveys of shoppers, 480 hours</li></ul><h2>SEMINARS AND WORKSHOPS</h2><p>Digital Marketing 101, DTI Iloilo, March 2025</p><p>Youth Entrepreneurship Summit, University of San Agustin, 2024</p><h2>AFFILIATIONS</h2><p>Vice President, Junior Marketing Society, 2024 - 2025</p><h2>SKILLS</h2><p>Canva, CapCut, Excel</p>`,
    title: 'Marketing Assistant',
    work: ['Marketing Intern | SM City Iloilo | 2026-01 | 2026-04'],
    education: [
      'West Visayas State University | BS Business Administration major in Marketing Management | 2022 | 2026',
      'Pavia National High School | Senior High School - ABM Strand | 2020 | 2022',
    ],
  },
  {
    name: 'OFW returning, dates first on their own line, employer with place in brackets',
    css: `body{font:11pt Arial}h3{margin:12px 0 2px}p{margin:1px 0}`,
    html: `<h2>NESTOR B. CABALLERO</h2><p>Electrician / Maintenance Technician</p><p>Lingayen, Pangasinan; nestor.c@example.test</p><h3>WORK HISTORY</h3><p>January 2018 - December 2024</p><p><b>Maintenance Electrician</b></p><p>Al Futtaim Engineering (Dubai, UAE)</p><p>Preventive maintenance of a mall; panel boards; chillers.</p><br><p>March 2014 - November 2017</p><p><b>Building Electrician</b></p><p>Ras Laffan Camp Services (Qatar)</p><p>Rewired worker housing.</p><br><p>2010 - 2013</p><p><b>Electrical Helper</b></p><p>CSI Mall Lucao (Dagupan City)</p><h3>EDUCATION</h3><p>2008 - 2010</p><p>Two-year Electrical Technology</p><p>Pangasinan State University</p><h3>CERTIFICATES</h3><p>TESDA Electrical Installation and Maintenance NC II, 2010</p>`,
    title: 'Electrician / Maintenance Technician',
    work: [
      'Maintenance Electrician | Al Futtaim Engineering | 2018-01 | 2024-12',
      'Building Electrician | Ras Laffan Camp Services | 2014-03 | 2017-11',
      'Electrical Helper | CSI Mall Lucao | 2010 | 2013',
    ],
    education: ['Pangasinan State University | Two-year Electrical Technology | 2008 | 2010'],
  },
]
