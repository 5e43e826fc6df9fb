import type { RealResume } from './resume.ts'

const PLAIN = 'body{font:11pt Arial;margin:2cm}'

/** More plain pages and forms; measured when written, then looked at. */
export const RESUMES_ASIDE_TENTH: RealResume[] = [
  {
    name: 'biodata form with boxes, schools in three columns',
    css: `${PLAIN}table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:3px 5px;font-size:10pt;text-align:left}`,
    html: `<center><b>BIO-DATA</b></center><table><tr><td>Position Desired: Production Worker</td><td>Date: Nov. 3, 2025</td></tr><tr><td>Name: Jomar C. Villanueva</td><td>Gender: Male</td></tr><tr><td>City Address: Blk 8 Lot 2, Gen. Trias, Cavite</td><td>Cellphone: 0948 555 0128</td></tr></table><p><b>EDUCATIONAL BACKGROUND</b></p><table><tr><td>Elementary: Bacao Elementary School</td><td>Year Graduated: 2010</td></tr><tr><td>High School: Luis Y. Ferrer Jr. Senior High School</td><td>Year Graduated: 2016</td></tr><tr><td>College: Cavite State University - General Trias</td><td>Year Graduated: undergraduate</td></tr><tr><td>Degree Received:</td><td>Special Skills: driving, encoding</td></tr></table><p><b>EMPLOYMENT RECORD</b></p><table><tr><th>Company Name</th><th>Position</th><th>From</th><th>To</th></tr><tr><td>Maxim Philippines Operating Corp.</td><td>Operator</td><td>Jan 2022</td><td>Jul 2024</td></tr><tr><td>SM Savemore Tanza</td><td>Bagger</td><td>Nov 2019</td><td>Mar 2020</td></tr></table><p><b>CHARACTER REFERENCE</b></p><p>Aiza Villanueva – Barangay Secretary</p>`,
    title: 'Production Worker',
    work: [
      'Operator | Maxim Philippines Operating Corp. | 2022-01 | 2024-07',
      'Bagger | SM Savemore Tanza | 2019-11 | 2020-03',
    ],
    education: [
      'Bacao Elementary School |  |  | 2010',
      'Luis Y. Ferrer Jr. Senior High School |  |  | 2016',
      'Cavite State University - General Trias |  |  | ',
    ],
  },
  {
    name: 'designer, tiny dates under grey employers, education at the side',
    css: `body{font:10pt Arial;display:flex;gap:8mm}aside{width:50mm;border-left:3px solid #ec4899;padding-left:4mm}main{flex:1}h1{font-size:30pt;margin:0;line-height:1}h5{font-size:10pt;margin:12px 0 3px;color:#ec4899}p{margin:1px 0}small{color:#888;font-size:8pt;display:block}`,
    html: `<main><h1>Celine<br>Arroyo</h1><p>UI/UX Designer</p><h5>Selected experience</h5><p><b>UI/UX Designer</b></p><p>PayMongo</p><small>02.2022 — today</small><p>Checkout flows, design system</p><p style="margin-top:6px"><b>Product Design Intern</b></p><p>Edamama</p><small>06.2021 — 12.2021</small><h5>Awards</h5><p>Finalist, Adobo Design Awards 2023</p></main><aside><h5>Say hello</h5><p>celine@example.test</p><p>San Juan City</p><h5>Learning</h5><p><b>De La Salle–College of Saint Benilde</b></p><p>AB Multimedia Arts</p><small>2017 — 2021</small><h5>Tools</h5><p>Figma</p><p>Framer</p><p>Protopie</p></aside>`,
    title: 'UI/UX Designer',
    work: ['UI/UX Designer | PayMongo | 2022-02 | present', 'Product Design Intern | Edamama | 2021-06 | 2021-12'],
    education: ['De La Salle–College of Saint Benilde | AB Multimedia Arts | 2017 | 2021'],
  },
  {
    name: 'call center agent, accounts, lines of business, all in capitals',
    css: PLAIN,
    html: `<p><b>ROWELL B. MACASAET</b><br>LIPA CITY, BATANGAS<br>0955 555 0137</p><p><b>WORK EXPERIENCE:</b></p><p>TECHNICAL SUPPORT REPRESENTATIVE II<br>CONCENTRIX LIPA (INTERNET ACCOUNT)<br>MARCH 2022 - PRESENT</p><p>CUSTOMER SERVICE REPRESENTATIVE<br>ALORICA LIPA (BANKING)<br>AUGUST 2019 - FEBRUARY 2022</p><p>SERVICE CREW<br>JOLLIBEE SM LIPA<br>2018 - 2019</p><p><b>EDUCATION:</b></p><p>COLLEGE: KOLEHIYO NG LUNGSOD NG LIPA<br>BS COMPUTER SCIENCE (2 YEARS)<br>2016 - 2018</p><p>HIGH SCHOOL: INOSLOBAN-MARAWOY INTEGRATED NATIONAL HIGH SCHOOL<br>2012 - 2016</p><p><b>SEMINAR:</b></p><p>BPO READINESS, TESDA, 2019</p>`,
    title: 'Technical Support Representative II',
    work: [
      'Technical Support Representative II | CONCENTRIX LIPA | 2022-03 | present',
      'Customer Service Representative | ALORICA LIPA | 2019-08 | 2022-02',
      'Service Crew | JOLLIBEE SM LIPA | 2018 | 2019',
    ],
    education: [
      'KOLEHIYO NG LUNGSOD NG LIPA | BS COMPUTER SCIENCE | 2016 | 2018',
      'INOSLOBAN-MARAWOY INTEGRATED NATIONAL HIGH SCHOOL |  | 2012 | 2016',
    ],
  },
  {
    name: 'consultant, functional resume with skills first and employers in a list',
    css: PLAIN,
    html: `<h1>Atty. Danilo Fontanilla</h1><p>Compliance Officer</p><h3>Areas of strength</h3><p><b>Data privacy</b>: registered 14 companies with the NPC</p><p><b>Contracts</b>: 300 vendor agreements a year</p><h3>Employers</h3><ul><li>Compliance Officer, Security Bank Corporation, Makati, 2018 to date</li><li>Legal Associate, Gorriceta Africa Cauton &amp; Saavedra, 2013 to 2018</li></ul><h3>Degrees</h3><ul><li>Juris Doctor, Ateneo de Manila University, 2013</li><li>AB Political Science, Xavier University – Ateneo de Cagayan, 2009</li></ul><h3>Bar</h3><p>Admitted 2014, Roll No. 00000</p>`,
    title: 'Compliance Officer',
    work: [
      'Compliance Officer | Security Bank Corporation | 2018 | present',
      'Legal Associate | Gorriceta Africa Cauton & Saavedra | 2013 | 2018',
    ],
    education: [
      'Ateneo de Manila University | Juris Doctor |  | 2013',
      'Xavier University – Ateneo de Cagayan | AB Political Science |  | 2009',
    ],
  },
  {
    name: 'overseas worker, places as headings of entries',
    css: `${PLAIN}h4{margin:8px 0 2px}`,
    html: `<h2>ROSELYN D. PACIS</h2><p>Applying for: Hotel Housekeeper</p><p>Laoag City, Ilocos Norte</p><h3>OVERSEAS EXPERIENCE</h3><h4>Doha, Qatar</h4><p>Room Attendant, Ezdan Hotel, April 2018 – May 2022</p><h4>Riyadh, Saudi Arabia</h4><p>Cleaner, Al Habib Hospital, March 2014 – March 2016</p><h3>LOCAL EXPERIENCE</h3><p>Saleslady, Novo Laoag, 2012 – 2013</p><h3>EDUCATION</h3><p>Mariano Marcos State University, BS Home Technology (undergraduate), 2009 – 2011</p><p>Ilocos Norte National High School, 2005 – 2009</p>`,
    title: 'Hotel Housekeeper',
    work: [
      'Room Attendant | Ezdan Hotel | 2018-04 | 2022-05',
      'Cleaner | Al Habib Hospital | 2014-03 | 2016-03',
      'Saleslady | Novo Laoag | 2012 | 2013',
    ],
    education: [
      'Mariano Marcos State University | BS Home Technology (undergraduate) | 2009 | 2011',
      'Ilocos Norte National High School |  | 2005 | 2009',
    ],
  },
  {
    name: 'email body pasted as a resume',
    css: PLAIN,
    html: `<p>Good day! My name is Jasper Malinao, 27, from Cagayan de Oro City. I am applying as an Order Fulfillment Specialist.</p><p>My work history:</p><p>1. Order Processor - Northwind Seller Services (Jan 2023 - Oct 2025)<br>2. E-commerce Assistant - Lola's Pantry (Jun 2020 - Dec 2022)<br>3. Encoder - Xavier University Press (Nov 2018 - May 2020)</p><p>My education:</p><p>Bachelor of Science in Business Administration, Liceo de Cagayan University (2014-2018)</p><p>My skills: Shopify, ShipStation, Gorgias, Excel</p><p>Thank you and God bless!</p>`,
    title: 'Order Fulfillment Specialist',
    work: [
      'Order Processor | Northwind Seller Services | 2023-01 | 2025-10',
      `E-commerce Assistant | Lola's Pantry | 2020-06 | 2022-12`,
      'Encoder | Xavier University Press | 2018-11 | 2020-05',
    ],
    education: ['Liceo de Cagayan University | Bachelor of Science in Business Administration | 2014 | 2018'],
  },
  {
    name: 'academic, degrees first with theses',
    css: `${PLAIN}p{margin:2px 0}`,
    html: `<h1>Liza R. Tupas, PhD</h1><p>Associate Professor of Biology</p><p>Miagao, Iloilo</p><h3>Degrees</h3><p>PhD in Biology, University of the Philippines Diliman, 2016</p><p>Dissertation: Reef fish of Panay Gulf</p><p>MS Biology, University of San Carlos, 2010</p><p>BS Biology, cum laude, University of the Philippines Visayas, 2006</p><h3>Appointments</h3><p>Associate Professor, University of the Philippines Visayas, 2019–present</p><p>Assistant Professor, University of the Philippines Visayas, 2011–2019</p><p>Research Assistant, SEAFDEC Aquaculture Department, 2006–2008</p><h3>Selected publications</h3><p>Tupas L. (2021). Coral cover in Nogas Island. Philippine Journal of Science 150.</p>`,
    title: 'Associate Professor of Biology',
    work: [
      'Associate Professor | University of the Philippines Visayas | 2019 | present',
      'Assistant Professor | University of the Philippines Visayas | 2011 | 2019',
      'Research Assistant | SEAFDEC Aquaculture Department | 2006 | 2008',
    ],
    education: [
      'University of the Philippines Diliman | PhD in Biology |  | 2016',
      'University of San Carlos | MS Biology |  | 2010',
      'University of the Philippines Visayas | BS Biology |  | 2006',
    ],
  },
  {
    name: 'template with a line in the middle, dates right below the employer',
    css: `body{font:10pt Arial}h2{text-align:center;font-size:12pt;letter-spacing:2px;border-bottom:1px solid #aaa;margin:12px 0 4px}.g{display:grid;grid-template-columns:1fr 1fr;gap:6mm}p{margin:1px 0}.e{margin-bottom:6px}`,
    html: `<center><h1 style="margin:0;letter-spacing:3px">JANINE ROQUE</h1><p>EXECUTIVE ASSISTANT</p></center><h2>EXPERIENCE</h2><div class=g><div class=e><p><b>Executive Assistant</b></p><p>Megaworld Corporation</p><p>2021 - 2025</p><p>Calendar and travel of two directors</p></div><div class=e><p><b>Administrative Assistant</b></p><p>Alliance Global</p><p>2018 - 2021</p><p>Minutes, purchasing, petty cash</p></div></div><h2>EDUCATION</h2><div class=g><div><p><b>BS Office Administration</b></p><p>Polytechnic University of the Philippines</p><p>2014 - 2018</p></div><div><p><b>Secondary</b></p><p>Ramon Magsaysay High School</p><p>2010 - 2014</p></div></div><h2>SKILLS</h2><div class=g><div><p>Google Calendar</p><p>Concur</p></div><div><p>Minutes taking</p><p>PowerPoint</p></div></div>`,
    title: 'Executive Assistant',
    work: [
      'Executive Assistant | Megaworld Corporation | 2021 | 2025',
      'Administrative Assistant | Alliance Global | 2018 | 2021',
    ],
    education: [
      'Polytechnic University of the Philippines | BS Office Administration | 2014 | 2018',
      'Ramon Magsaysay High School |  | 2010 | 2014',
    ],
  },
]
