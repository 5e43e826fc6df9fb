import type { RealResume } from './resume.ts'

/** Written and judged by another hand, then opened: the rules have been held against these since. */
export const RESUMES_OPENED_NOVEMBER_SECOND: RealResume[] = [
  {
    name: 'nurse with years in brackets and trainings',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>JHOANNA MAE LIM, RN, USRN</h1><p>Medical Virtual Assistant · Zamboanga City</p><h3>Professional Experience</h3><p>Medical Virtual Assistant (2023–present)<br>CareLattice, for a cardiology clinic in Nevada</p><p>Staff Nurse, Emergency Room (2019–2022)<br>Zamboanga Doctors' Center</p><h3>Licenses</h3><p>PRC RN, 2018 · NCLEX-RN, Nevada, 2022</p><h3>Trainings</h3><p>BLS/ACLS, Philippine Heart Association, March 2024</p><h3>Education</h3><p>BS Nursing (2014–2018), Western Mindanao State University</p>`,
    title: 'Medical Virtual Assistant',
    work: [
      'Medical Virtual Assistant | CareLattice | 2023 | present',
      `Staff Nurse, Emergency Room | Zamboanga Doctors' Center | 2019 | 2022`,
    ],
    education: ['Western Mindanao State University | BS Nursing | 2014 | 2018'],
  },
  {
    name: 'taglish headings',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<p><b>Pangalan:</b> Rowena Dimaculangan<br><b>Tirahan:</b> Lipa City, Batangas<br><b>Nais na trabaho:</b> Data Encoder</p><p><b>KARANASAN SA TRABAHO</b></p><p>Encoder - Lipa City Hall, Treasurer's Office (Hunyo 2021 - Disyembre 2024)<br>Cashier - Puregold-type supermarket "Bilihan" (Enero 2019 - Mayo 2021)</p><p><b>PINAG-ARALAN</b></p><p>Kolehiyo: Batangas State University - BS Office Administration - 2015-2019</p><p><b>KAKAYAHAN</b></p><p>MS Excel, MS Word, Typing 55 wpm</p>`,
    title: 'Data Encoder',
    work: [`Encoder | Lipa City Hall, Treasurer's Office | 2021-06 | 2024-12`, 'Cashier | Bilihan | 2019-01 | 2021-05'],
    education: ['Batangas State University | BS Office Administration | 2015 | 2019'],
  },
  {
    name: 'one employer, three posts grouped',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: '<h1>Paolo Enriquez</h1><p>Operations Manager | Pasig City</p><h2>Experience</h2><h3>Voxline Philippines, Inc.</h3><p>7 yrs 8 mos</p><p><b>Operations Manager</b><br>Jan 2023 - Present</p><p><b>Team Leader</b><br>Jun 2020 - Dec 2022</p><p><b>Customer Service Representative</b><br>Apr 2019 - May 2020</p><h3>Jollitime Foods</h3><p><b>Service Crew</b><br>2017 - 2018</p><h2>Education</h2><p>Polytechnic University of the Philippines<br>BSBA Marketing Management<br>2015 - 2019</p>',
    title: 'Operations Manager',
    work: [
      'Operations Manager | Voxline Philippines, Inc. | 2023-01 | present',
      'Team Leader | Voxline Philippines, Inc. | 2020-06 | 2022-12',
      'Customer Service Representative | Voxline Philippines, Inc. | 2019-04 | 2020-05',
      'Service Crew | Jollitime Foods | 2017 | 2018',
    ],
    education: ['Polytechnic University of the Philippines | BSBA Marketing Management | 2015 | 2019'],
  },
  {
    name: 'apostrophe years and full stops',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<center><h1>C. J. Abad</h1>Graphic Designer / Illustrator<br>Antipolo, Rizal</center><h2>Where I worked</h2><p>Packhaus. Senior Graphic Designer. Sept. '21 – now. Packaging for 30 brands.</p><p>Kulay Print Shop. Layout Artist. Oct. '18 – Aug. '21. Tarps, shirts, invitations.</p><h2>Where I studied</h2><p>University of Santo Tomas. BFA Advertising Arts. 2014–2018.</p><h2>What I use</h2><p>Photoshop, Illustrator, Figma, Procreate</p>`,
    title: 'Graphic Designer',
    work: [
      'Senior Graphic Designer | Packhaus | 2021-09 | present',
      'Layout Artist | Kulay Print Shop | 2018-10 | 2021-08',
    ],
    education: ['University of Santo Tomas | BFA Advertising Arts | 2014 | 2018'],
  },
  {
    name: 'project list of a developer, technologies inside posts',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: '<h1>Emmanuel "Manny" Co</h1><p>Full-Stack Developer — Makati, Metro Manila, PH</p><h3>PROFESSIONAL EXPERIENCE</h3><p><b>Fieldbee Software</b>, Remote <span style="float:right">11/2022 – current</span><br><i>Senior Full-Stack Developer</i></p><ul><li>Led the move to TypeScript.</li><li>Environment: React, Node.js, PostgreSQL, AWS</li></ul><p><b>Bayad Systems Corp.</b>, Makati <span style="float:right">06/2018 – 10/2022</span><br><i>Software Engineer</i></p><ul><li>Payments API (2019 award).</li><li>Environment: PHP, Laravel, MySQL</li></ul><h3>EDUCATION</h3><p><b>De La Salle University</b> <span style="float:right">2014 – 2018</span><br>BS Computer Science</p><h3>TECHNICAL SKILLS</h3><p>TypeScript | React | Node.js | PostgreSQL | AWS | PHP | Laravel | MySQL</p>',
    title: 'Full-Stack Developer',
    work: [
      'Senior Full-Stack Developer | Fieldbee Software | 2022-11 | present',
      'Software Engineer | Bayad Systems Corp. | 2018-06 | 2022-10',
    ],
    education: ['De La Salle University | BS Computer Science | 2014 | 2018'],
  },
  {
    name: 'plain text with stars',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<pre>
GRACE ANN TOLENTINO
Executive Assistant
Baguio City / gracetolentino@example.com

*** SKILLS ***
Calendar Management; Travel Booking; Minutes; Notion; Slack

*** WORK ***
* Executive Assistant to the Founder
  Norwood Capital (New York, remote)
  2021/03 to present
* Admin Officer
  Saint Louis Hospital, Baguio
  2015/06 to 2021/02

*** SCHOOL ***
* University of the Cordilleras
  BS Hotel and Restaurant Management, 2011 to 2015
</pre>`,
    title: 'Executive Assistant',
    work: [
      'Executive Assistant to the Founder | Norwood Capital | 2021-03 | present',
      'Admin Officer | Saint Louis Hospital | 2015-06 | 2021-02',
    ],
    education: ['University of the Cordilleras | BS Hotel and Restaurant Management | 2011 | 2015'],
  },
  {
    name: 'school first, character references last, a gap',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: '<h1>BENJIE R. ALCANTARA</h1><p>Blk 5 Lot 2, Dasmariñas, Cavite</p><p><b>EDUCATION</b></p><p>Secondary: Dasmariñas East National High School (2004-2008)<br>Vocational: TESDA - Computer Systems Servicing NC II (2009)</p><p><b>WORK EXPERIENCE</b></p><p>IT Helpdesk Analyst<br>Bluewire MSP<br>Since July 2023</p><p>Computer Technician<br>PC Corner Imus<br>May 2010 up to December 2017</p><p><b>CHARACTER REFERENCES</b></p><p>Engr. Noel Reyes - Branch Manager, PC Corner Imus<br>Ms. Dina Cruz - Teacher, DENHS</p><p>I hereby certify that the above is true and correct.</p>',
    title: 'IT Helpdesk Analyst',
    work: [
      'IT Helpdesk Analyst | Bluewire MSP | 2023-07 | present',
      'Computer Technician | PC Corner Imus | 2010-05 | 2017-12',
    ],
    education: [
      'Dasmariñas East National High School |  | 2004 | 2008',
      'TESDA | Computer Systems Servicing NC II |  | 2009',
    ],
  },
]
