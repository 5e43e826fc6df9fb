import type { RealResume } from './resume.ts'

const GRID = `body{font:10pt Arial;margin:14mm}table{border-collapse:collapse;width:100%;margin-bottom:8px}td,th{border:1px solid #000;padding:2px 4px;text-align:left;font-size:9pt}h3{background:#ccc;margin:8px 0 3px;padding:2px 4px;font-size:10.5pt}h2{text-align:center;margin:0}`
const BIODATA = `body{font:11.5pt 'Times New Roman';margin:20mm}.k{display:inline-block;width:48mm}p{margin:1px 0}h2{text-align:center;letter-spacing:3px}.pic{float:right;width:35mm;height:40mm;border:1px solid #000;text-align:center;line-height:40mm}.b{font-weight:bold;margin-top:10px}`
const PLAIN = ``
const CANVA = `body{font:10pt 'Open Sans',Arial;margin:0;display:flex}.l{flex:2;padding:12mm}.r{flex:1;background:#f4e4dc;padding:12mm 7mm}.nm{font-size:30pt;line-height:1;color:#a4553a}.sub{letter-spacing:2px;margin:6px 0 16px}.hd{color:#a4553a;font-weight:bold;font-size:13pt;margin:16px 0 6px}.dt{color:#a4553a;font-size:9pt}.jt{font-weight:bold}.em{font-style:italic}.chip{display:inline-block;border:1px solid #a4553a;border-radius:8px;padding:1px 7px;margin:2px;font-size:9pt}.j{margin-bottom:10px}ul{margin:2px 0;padding-left:15px}`
const LINES = `body{font:11pt Arial;margin:18mm}p{margin:3px 0}u{font-weight:bold}`
const HARVARD = `body{font:11pt 'Times New Roman';margin:20mm}.ct{text-align:center}h2{font-size:11pt;text-align:center;border-bottom:1px solid #000;margin:10px 0 4px}.x{clear:both}.x i,.x b{font-size:11pt}.fr{float:right}ul{margin:0 0 5px;padding-left:18px}`

/** Another hand's; no rule saw them. Tables, labels and plain pages of seafarers, crews, teachers and designers. */
export const RESUMES_HELD_OUT_DECEMBER_SECOND: readonly RealResume[] = [
  {
    name: 'sea service in a bordered table',
    css: GRID,
    html: `<h2>CURRICULUM VITAE</h2><p style="text-align:center"><b>RODEL C. PANGANIBAN</b><br>Able Seaman<br>SRN 0098-123456-19 &nbsp; Mobile 0999 000 7764 &nbsp; rodel.pang@example.test</p>
<h3>PERSONAL PARTICULARS</h3><table><tr><td>Date of birth</td><td>11 July 1990</td><td>Place of birth</td><td>Estancia, Iloilo</td></tr><tr><td>Height / Weight</td><td>170 cm / 68 kg</td><td>Civil status</td><td>Married, 2 children</td></tr><tr><td>Passport</td><td>P0000000A</td><td>Valid until</td><td>03 Mar 2031</td></tr></table>
<h3>SEA SERVICE (last vessel first)</h3><table><tr><th>Rank</th><th>Vessel / Type / GRT</th><th>Company</th><th>Sign on</th><th>Sign off</th></tr>
<tr><td>Able Seaman</td><td>MV Ocean Larkspur / Bulk carrier / 43,012</td><td>Nordhavn Shipmanagement</td><td>14 Feb 2024</td><td>20 Nov 2024</td></tr>
<tr><td>Able Seaman</td><td>MV Iris Dawn / Container / 51,300</td><td>Pacific Crewing Manila Inc.</td><td>02 Jun 2022</td><td>15 Mar 2023</td></tr>
<tr><td>Ordinary Seaman</td><td>MT Sea Linden / Oil tanker / 29,400</td><td>Pacific Crewing Manila Inc.</td><td>10 Aug 2019</td><td>28 May 2020</td></tr>
<tr><td>Deck Cadet</td><td>MV Star Panay / General cargo / 6,120</td><td>Visayan Inter-Island Lines</td><td>05 May 2012</td><td>30 Apr 2013</td></tr></table>
<h3>EDUCATION</h3><table><tr><th>School</th><th>Course</th><th>From</th><th>To</th></tr><tr><td>John B. Lacson Foundation Maritime University</td><td>BS Marine Transportation</td><td>2008</td><td>2012</td></tr></table>
<h3>TRAININGS AND CERTIFICATES</h3><table><tr><th>Course</th><th>Training center</th><th>Issued</th></tr><tr><td>Basic Training</td><td>Molo Maritime Training Center</td><td>Jan 2024</td></tr><tr><td>Ship Security Awareness</td><td>Molo Maritime Training Center</td><td>Jan 2024</td></tr></table>`,
    title: 'Able Seaman',
    work: [
      'Able Seaman | Nordhavn Shipmanagement | 2024-02 | 2024-11',
      'Able Seaman | Pacific Crewing Manila Inc. | 2022-06 | 2023-03',
      'Ordinary Seaman | Pacific Crewing Manila Inc. | 2019-08 | 2020-05',
      'Deck Cadet | Visayan Inter-Island Lines | 2012-05 | 2013-04',
    ],
    education: ['John B. Lacson Foundation Maritime University | BS Marine Transportation | 2008 | 2012'],
    never: ['Molo Maritime Training Center'],
  },
  {
    name: 'bio-data of a factory worker with a place for the picture',
    css: BIODATA,
    html: `<h2>BIO-DATA</h2><div class=pic>2x2</div>
<p><span class=k>Position Desired</span>: Production Operator</p><p><span class=k>Date</span>: October 6, 2026</p>
<p class=b>PERSONAL INFORMATION</p>
<p><span class=k>Name</span>: Cherry Ann L. Dimaculangan</p><p><span class=k>City Address</span>: 118 Mabini St., Brgy. Parian, Calamba City</p><p><span class=k>Provincial Address</span>: San Juan, Batangas</p><p><span class=k>Cellphone No.</span>: 0950-000-3381</p><p><span class=k>Date of Birth</span>: August 19, 1999</p><p><span class=k>Civil Status</span>: Single</p><p><span class=k>Citizenship</span>: Filipino</p><p><span class=k>Father's Name</span>: Danilo Dimaculangan</p><p><span class=k>Occupation</span>: Tricycle Driver</p><p><span class=k>Mother's Name</span>: Evelyn Dimaculangan</p><p><span class=k>Occupation</span>: Housewife</p><p><span class=k>Language/Dialect Spoken</span>: Tagalog, English</p>
<p class=b>EDUCATIONAL BACKGROUND</p>
<p><span class=k>Elementary</span>: San Juan Central School</p><p><span class=k>Year Graduated</span>: 2012</p><p><span class=k>High School</span>: San Juan National High School</p><p><span class=k>Year Graduated</span>: 2018</p>
<p class=b>EMPLOYMENT RECORD</p>
<p><span class=k>Company Name</span>: Tsukiden Harness Philippines Corp.</p><p><span class=k>Position</span>: Production Operator</p><p><span class=k>From</span>: January 2022 &nbsp;&nbsp; To: July 2026</p><br>
<p><span class=k>Company Name</span>: Goldilocks Bakeshop Calamba</p><p><span class=k>Position</span>: Store Crew</p><p><span class=k>From</span>: June 2019 &nbsp;&nbsp; To: November 2021</p>
<p class=b>CHARACTER REFERENCE</p><p><span class=k>Name</span>: Joel Manalo</p><p><span class=k>Company</span>: Tsukiden Harness Philippines Corp.</p><p><span class=k>Position</span>: Line Leader</p>
<p style="margin-top:20px">I hereby certify that the above information is true and correct to the best of my knowledge and belief.</p><p style="text-align:right">_____________________<br>Applicant's Signature</p>`,
    title: 'Production Operator',
    work: [
      'Production Operator | Tsukiden Harness Philippines Corp. | 2022-01 | 2026-07',
      'Store Crew | Goldilocks Bakeshop Calamba | 2019-06 | 2021-11',
    ],
    education: [
      'San Juan Central School | Elementary |  | 2012',
      'San Juan National High School | High School |  | 2018',
    ],
    never: ['Tricycle Driver', 'Line Leader', 'Housewife'],
  },
  {
    name: 'a bare page without any classes',
    css: PLAIN,
    html: `<h1>Wanjiru Kamande</h1><p>Product Designer<br>Nairobi, Kenya<br>wanjiru@example.test</p>
<h2>About</h2><p>I draw interfaces for people with small phones and slow lines. Before that I taught typography.</p>
<h2>Work</h2>
<h3>Product Designer at Shamba Pay</h3><p><em>March 2023 to present</em></p><p>Designed the USSD and Android flows for loans to farmers. Ran 46 interviews in four counties.</p>
<h3>UI Designer at Twiga Labs</h3><p><em>August 2019 to February 2023</em></p><p>Owned the design system; worked with six engineers.</p>
<h3>Graphic Designer at Kijani Print House</h3><p><em>2017 to 2019</em></p><p>Labels, posters and one very long catalogue.</p>
<h2>Education</h2><h3>University of Nairobi</h3><p>Bachelor of Arts in Design, <em>2013 to 2017</em></p>
<h2>Skills</h2><ul><li>Figma</li><li>User research</li><li>Prototyping</li><li>Kiswahili</li></ul>
<h2>Talks</h2><p>"Menus without screens", Nairobi Design Week, 2024</p>`,
    title: 'Product Designer',
    work: [
      'Product Designer | Shamba Pay | 2023-03 | present',
      'UI Designer | Twiga Labs | 2019-08 | 2023-02',
      'Graphic Designer | Kijani Print House | 2017 | 2019',
    ],
    education: ['University of Nairobi | Bachelor of Arts in Design | 2013 | 2017'],
    never: ['Nairobi Design Week'],
  },
  {
    name: 'pink side column at the right, dates over the posts',
    css: CANVA,
    html: `<div class=l><div class=nm>Trisha Mae<br>Evangelista</div><div class=sub>SOCIAL MEDIA MANAGER</div>
<div class=hd>Experience</div>
<div class=j><div class=dt>Jan 2024 — Now</div><div class=jt>Social Media Manager</div><div class=em>Lumière Skin Co. · Remote, Los Angeles</div><ul><li>Grew TikTok from 8k to 190k followers</li><li>Plans 22 posts a week in Later</li></ul></div>
<div class=j><div class=dt>Jul 2021 — Dec 2023</div><div class=jt>Content Creator</div><div class=em>Halo-Halo Media · Mandaluyong</div><ul><li>Shot and cut reels for nine food brands</li><li>Wrote captions in English and Taglish</li></ul></div>
<div class=j><div class=dt>Nov 2020 — Jun 2021</div><div class=jt>Marketing Intern</div><div class=em>Halo-Halo Media · Mandaluyong</div></div>
<div class=hd>Volunteer Work</div><div class=j><div class=dt>2022</div><div class=jt>Photographer</div><div class=em>Project Pearls, Tondo</div></div></div>
<div class=r><div class=hd>Contact</div><p>trisha.e@example.test<br>@trishmakes<br>Pasig City</p><div class=hd>Education</div><div class=dt>2017 — 2021</div><div class=jt>AB Communication</div><div class=em>Miriam College</div>
<div class=hd>Tools</div><span class=chip>Later</span><span class=chip>Canva</span><span class=chip>CapCut</span><span class=chip>Meta Business Suite</span><div class=hd>Strengths</div><span class=chip>Copywriting</span><span class=chip>Trend spotting</span><div class=hd>Likes</div><p>Film cameras, iced coffee, two cats</p></div>`,
    title: 'Social Media Manager',
    work: [
      'Social Media Manager | Lumière Skin Co. | 2024-01 | present',
      'Content Creator | Halo-Halo Media | 2021-07 | 2023-12',
      'Marketing Intern | Halo-Halo Media | 2020-11 | 2021-06',
    ],
    education: ['Miriam College | AB Communication | 2017 | 2021'],
    never: ['Film cameras', 'Project Pearls'],
  },
  {
    name: 'each post in one line',
    css: LINES,
    html: `<p style="font-size:16pt"><b>Kenneth "Ken" Abrenica</b></p><p>Cebu City / ken.abrenica@example.test / 0932 000 5518</p><br>
<p><u>WORK HISTORY</u></p>
<p>Technical Support Representative II, Conduet Cebu, March 2023 - present</p>
<p>Technical Support Representative I, Conduet Cebu, June 2021 - February 2023</p>
<p>Customer Service Associate, Telemark Asia, September 2019 - May 2021</p>
<p>Computer Shop Attendant, NetQuest Internet Cafe, 2017 - 2019</p><br>
<p><u>WHAT I DO</u></p><p>Tier 2 tickets for a US router brand. Remote sessions, firmware, mesh set-ups, calming people down.</p><br>
<p><u>EDUCATION</u></p><p>BS Information Technology (undergraduate), University of Cebu, 2015 - 2018</p><p>Abellana National School, 2011 - 2015</p><br>
<p><u>SKILLS</u></p><p>Networking, Zendesk, LogMeIn, Active Directory, typing 62 wpm</p>`,
    title: 'Technical Support Representative II',
    work: [
      'Technical Support Representative II | Conduet Cebu | 2023-03 | present',
      'Technical Support Representative I | Conduet Cebu | 2021-06 | 2023-02',
      'Customer Service Associate | Telemark Asia | 2019-09 | 2021-05',
      'Computer Shop Attendant | NetQuest Internet Cafe | 2017 | 2019',
    ],
    education: [
      'University of Cebu | BS Information Technology (undergraduate) | 2015 | 2018',
      'Abellana National School |  | 2011 | 2015',
    ],
  },
  {
    name: 'centered headings, employer and post at the left, floats at the right',
    css: HARVARD,
    html: `<div class=ct><b style="font-size:15pt">Marilou Sarmiento-Quiambao</b><br>28 Sampaguita Street, Malolos, Bulacan • marilou.sq@example.test • 0926 000 1189</div>
<h2>Education</h2>
<div class=x><b>Bulacan State University</b><span class=fr>Malolos, Bulacan</span></div><div class=x>Master of Arts in Education, major in English (36 units earned)<span class=fr>June 2018 – March 2020</span></div>
<div class=x><b>Philippine Normal University</b><span class=fr>Manila</span></div><div class=x>Bachelor of Secondary Education, major in English<span class=fr>April 2013</span></div>
<h2>Experience</h2>
<div class=x><b>Marcelo H. del Pilar National High School</b><span class=fr>Malolos, Bulacan</span></div>
<div class=x><b>Teacher III</b><span class=fr>August 2021 – Present</span></div><ul><li>Teaches Grade 10 English to six sections, about 270 learners</li><li>School paper adviser; three entries reached the national press conference</li></ul>
<div class=x><b>Teacher I</b><span class=fr>June 2015 – July 2021</span></div><ul><li>Taught Grade 7 and 8; wrote modules during the school closure</li></ul>
<div class=x><b>St. Agatha Learning Center</b><span class=fr>Meycauayan, Bulacan</span></div>
<div class=x><b>English Teacher</b><span class=fr>June 2013 – March 2015</span></div><ul><li>Handled Grades 4 to 6 and the reading club</li></ul>
<h2>Eligibility and Seminars</h2><div class=x>Licensure Examination for Teachers<span class=fr>September 2013</span></div><div class=x>National Training on Campus Journalism, Baguio<span class=fr>May 2023</span></div>
<h2>Skills &amp; Interests</h2><div class=x><b>Technical:</b> Google Classroom, PowerPoint, Adobe InDesign</div><div class=x><b>Interests:</b> Choral singing, gardening</div>`,
    title: 'Teacher III',
    work: [
      'Teacher III | Marcelo H. del Pilar National High School | 2021-08 | present',
      'Teacher I | Marcelo H. del Pilar National High School | 2015-06 | 2021-07',
      'English Teacher | St. Agatha Learning Center | 2013-06 | 2015-03',
    ],
    education: [
      'Bulacan State University | Master of Arts in Education, major in English (36 units earned) | 2018-06 | 2020-03',
      'Philippine Normal University | Bachelor of Secondary Education, major in English |  | 2013-04',
    ],
    never: ['Choral singing', 'gardening'],
  },
]
