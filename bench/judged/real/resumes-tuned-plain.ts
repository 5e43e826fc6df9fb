import type { RealResume } from './resume.ts'

/** The rules were made with these. Plain text, pastes, profiles of networks, unusual order. */
export const RESUMES_TUNED_PLAIN: RealResume[] = [
  {
    name: 'plain text with bars, dates in the same line, no blank lines',
    css: `body{font:10pt monospace}pre{font:inherit;white-space:pre-wrap}`,
    html: `<pre>GLENN FAUSTINO
Web Developer
Angeles City, Pampanga | glenn.f@example.test | glennf.example
WORK EXPERIENCE
Full Stack Developer | Pixel8 Web Solutions | Jan 2022 - Present
- Laravel and Vue apps for rental companies
- Code review of three juniors
Junior Web Developer | White Widget | Jun 2019 - Dec 2021
- Landing pages and email templates
Web Content Encoder | Straive | 2018 - 2019
- Tagged articles in XML
EDUCATION
BS Computer Science | Systems Plus College Foundation | 2014 - 2018
SKILLS
PHP, Laravel, Vue, MySQL, Git
</pre>`,
    title: 'Web Developer',
    work: [
      'Full Stack Developer | Pixel8 Web Solutions | 2022-01 | present',
      'Junior Web Developer | White Widget | 2019-06 | 2021-12',
      'Web Content Encoder | Straive | 2018 | 2019',
    ],
    education: ['Systems Plus College Foundation | BS Computer Science | 2014 | 2018'],
  },
  {
    name: 'typed with many spaces, dates at the right by spaces',
    css: `body{font:10pt 'Courier New'}pre{font:inherit;white-space:pre-wrap}`,
    html: `<pre>                 RESUME OF
            ANTONIETTE V. SARMIENTO
     Sampaloc, Manila  *  toni.s@example.test

CAREER OBJECTIVE
  To secure a position in the hotel line.

WORK EXPERIENCE
  Guest Service Agent                  2021 - present
  Okada Manila, Parañaque
    - check-in and check-out of 90 rooms
  Front Office Trainee                 2019 - 2020
  Manila Hotel, Manila
    - posted charges, handled keys

EDUCATION
  BS Tourism                           2015 - 2019
  Far Eastern University
  High School                          2011 - 2015
  Ramon Magsaysay High School

SKILLS
  Opera PMS, upselling, basic Mandarin
</pre>`,
    title: 'Guest Service Agent',
    work: ['Guest Service Agent | Okada Manila | 2021 | present', 'Front Office Trainee | Manila Hotel | 2019 | 2020'],
    education: ['Far Eastern University | BS Tourism | 2015 | 2019', 'Ramon Magsaysay High School |  | 2011 | 2015'],
  },
  {
    name: 'network profile saved as PDF, several posts in one company',
    css: `body{font:11pt Arial;margin:0}.p{display:grid;grid-template-columns:60mm 1fr;gap:8mm}.l{background:#293e49;color:#fff;padding:8mm 5mm}.l h4{margin:12px 0 4px}h1{margin:0;font-weight:400}h2{font-size:14pt;font-weight:400;margin:14px 0 4px;border-top:1px solid #ccc}p{margin:2px 0}.s{color:#777;font-size:10pt}`,
    html: `<div class=p><div class=l><h4>Contact</h4><p>jc.bautista@example.test</p><p>www.linkedin.com/in/jcb (LinkedIn)</p><h4>Top Skills</h4><p>Account Management</p><p>B2B Sales</p><p>Salesforce</p><h4>Languages</h4><p>English (Native or Bilingual)</p><h4>Certifications</h4><p>Inbound Sales</p></div><div><h1>JC Bautista</h1><p>Key Account Manager at Nutri-Asia | Building brands across VisMin</p><p class=s>Davao City, Davao Region, Philippines</p><h2>Summary</h2><p>Salesman by heart. Twelve years with distributors and supermarkets in Visayas and Mindanao.</p><h2>Experience</h2><p>NutriAsia, Inc.</p><p class=s>6 years 4 months</p><p>Key Account Manager</p><p class=s>August 2022 - Present (4 years 4 months)</p><p class=s>Davao Region, Philippines</p><p>Handles five supermarket chains.</p><p>Area Sales Supervisor</p><p class=s>August 2020 - July 2022 (2 years)</p><p>Universal Robina Corporation (URC)</p><p>Sales Representative</p><p class=s>May 2015 - July 2020 (5 years 3 months)</p><p class=s>Cagayan de Oro City</p><p>Booking and collections in Bukidnon.</p><h2>Education</h2><p>Xavier University - Ateneo de Cagayan</p><p class=s>Bachelor of Science (BS), Business Administration, Marketing · (2010 - 2014)</p></div></div>`,
    title: 'Key Account Manager',
    work: [
      'Key Account Manager | NutriAsia, Inc. | 2022-08 | present',
      'Area Sales Supervisor | NutriAsia, Inc. | 2020-08 | 2022-07',
      'Sales Representative | Universal Robina Corporation | 2015-05 | 2020-07',
    ],
    education: [
      'Xavier University - Ateneo de Cagayan | Bachelor of Science (BS), Business Administration, Marketing | 2010 | 2014',
    ],
  },
  {
    name: 'employer, long dash, place; post in italics with dates; headline in a sentence',
    css: `body{font:11pt Garamond,Georgia}h2{font-size:12pt;letter-spacing:2px;margin:12px 0 3px}p{margin:1px 0}ul{margin:2px 0}`,
    html: `<h1>Anna Carmela Yulo</h1><p>Mabalacat City, Pampanga</p><p>carmela.y@example.test</p><h2>EXPERIENCE</h2><p><b>Sitel Philippines — Clark</b></p><p><i>Team Leader, Feb 2020 – present</i></p><ul><li>Seventeen agents, travel account</li></ul><p><b>Convergys — Angeles City</b></p><p><i>Customer Service Associate, Sept 2016 – Jan 2020</i></p><ul><li>Bills and plans of a telco</li></ul><p><b>Nepo Mall — Angeles City</b></p><p><i>Promo Staff, May 2015 – Aug 2016</i></p><h2>EDUCATION</h2><p><b>Republic Central Colleges — Angeles City</b></p><p><i>BS Hospitality Management, 2011 – 2015</i></p><h2>CERTIFICATIONS</h2><p>Six Sigma Yellow Belt, 2021</p>`,
    title: 'Team Leader',
    work: [
      'Team Leader | Sitel Philippines | 2020-02 | present',
      'Customer Service Associate | Convergys | 2016-09 | 2020-01',
      'Promo Staff | Nepo Mall | 2015-05 | 2016-08',
    ],
    education: ['Republic Central Colleges | BS Hospitality Management | 2011 | 2015'],
  },
  {
    name: 'numbered and dashed paragraphs, employer and place before the date, post labelled below',
    css: `body{font:11pt Arial}h3{margin:12px 0 3px;background:#cde}p{margin:2px 0}`,
    html: `<h2>Joselito "Jojo" Mendiola</h2><p>General Trias, Cavite - 0917 555 0909</p><h3>Professional Profile</h3><p>Industrial engineer of an export zone, strong in line balancing.</p><h3>Employment Record</h3><p><b>1. Analog Devices Gen. Trias Inc. (June 2018 – Present)</b></p><p>Designation: Senior Process Engineer</p><p>Key Responsibilities: yield of two test lines; training of operators</p><p><b>2. Integrated Micro-Electronics, Inc. (May 2013 – May 2018)</b></p><p>Designation: Process Engineer</p><p>Key Responsibilities: time studies; fixtures</p><h3>Education</h3><p>Bachelor of Science in Industrial Engineering, Adamson University, Manila (2008-2013)</p><p>Secondary Education: Elizabeth Seton School (2004-2008)</p>`,
    title: 'Senior Process Engineer',
    work: [
      'Senior Process Engineer | Analog Devices Gen. Trias Inc. | 2018-06 | present',
      'Process Engineer | Integrated Micro-Electronics, Inc. | 2013-05 | 2018-05',
    ],
    education: [
      'Adamson University | Bachelor of Science in Industrial Engineering | 2008 | 2013',
      'Elizabeth Seton School |  | 2004 | 2008',
    ],
  },
  {
    name: 'freelancer, posts with clients, overlapping years, month and year in figures, headings with signs',
    css: `body{font:10.5pt Poppins,Arial}h2{color:#6a1b9a;font-size:13pt;margin:12px 0 3px}p{margin:1px 0}ul{margin:2px 0}.d{color:#888;font-size:9pt}`,
    html: `<h1>Hazel Quimson</h1><p><b>E-commerce VA & Shopify Store Manager</b></p><p class=d>Ormoc City, Leyte • hazel.q@example.test • GMT+8</p><h2>★ What I Do</h2><ul><li>Product listing and order fulfilment</li><li>Customer support by chat</li></ul><h2>★ Where I Worked</h2><p><b>Shopify Store Manager</b> for Willow & Wick Candles (Australia)</p><p class=d>08/2022 - present</p><ul><li>Runs a shop of 300 products</li></ul><p><b>Amazon Product Researcher</b> for Northpeak Outdoor LLC (US)</p><p class=d>11/2020 - 07/2022</p><ul><li>Found 40 winning products</li></ul><p><b>ESL Teacher</b> for 51Talk</p><p class=d>03/2018 - 10/2020</p><h2>★ Education</h2><p><b>Bachelor of Secondary Education, major in English</b></p><p>Visayas State University</p><p class=d>06/2013 - 05/2017</p><h2>★ Tools I Use</h2><p>Shopify, Helium 10, Gorgias, Slack</p>`,
    title: 'E-commerce VA & Shopify Store Manager',
    work: [
      'Shopify Store Manager | Willow & Wick Candles | 2022-08 | present',
      'Amazon Product Researcher | Northpeak Outdoor LLC | 2020-11 | 2022-07',
      'ESL Teacher | 51Talk | 2018-03 | 2020-10',
    ],
    education: ['Visayas State University | Bachelor of Secondary Education, major in English | 2013 | 2017'],
  },
]
