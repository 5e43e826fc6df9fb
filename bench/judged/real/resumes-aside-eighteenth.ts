import type { RealResume } from './resume.ts'

/** A sixth lot of layouts, judged before the rules were held against them, then looked at. */
export const RESUMES_ASIDE_EIGHTEENTH: RealResume[] = [
  {
    name: 'headings on the line of what they head',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>Dianne Marquez</h2><p>Biñan City, Laguna | 0917 555 0171</p><p><b>Position desired:</b> Recruitment Associate</p><p><b>Education:</b> BS Psychology – Far Eastern University, Manila (2014-2018)</p><p><b>Experience:</b></p><p>Recruitment Associate – Staffhouse Manpower (2020-present)<br>HR Trainee – SM Hypermarket Sta. Rosa (2018-2020)</p><p><b>Skills:</b> Interviewing, Sourcing, MS Office</p>`,
    title: 'Recruitment Associate',
    work: [
      'Recruitment Associate | Staffhouse Manpower | 2020 | present',
      'HR Trainee | SM Hypermarket Sta. Rosa | 2018 | 2020',
    ],
    education: ['Far Eastern University | BS Psychology | 2014 | 2018'],
  },
  {
    name: 'school years with two digits, addresses between',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>Edmar T. Bautista</h2><p>Welding Inspector</p><h3>EDUCATIONAL BACKGROUND</h3><p><b>College</b><br>University of Batangas<br>Hilltop, Batangas City<br>Bachelor of Science in Mechanical Engineering<br>S.Y. 2008-09 to 2012-13</p><p><b>High School</b><br>Batangas National High School<br>Rizal Avenue, Batangas City<br>S.Y. 2004-2008</p><p><b>Elementary</b><br>Bauan East Central School<br>Bauan, Batangas<br>S.Y. 1998-2004</p><h3>WORK EXPERIENCE</h3><p><b>Welding Inspector</b><br>AG&P Batangas<br>Bauan, Batangas<br>January 2017 to Present</p><p><b>QC Aide</b><br>Keppel Batangas Shipyard<br>Bauan, Batangas<br>June 2013 to December 2016</p>`,
    title: 'Welding Inspector',
    work: [
      'Welding Inspector | AG&P Batangas | 2017-01 | present',
      'QC Aide | Keppel Batangas Shipyard | 2013-06 | 2016-12',
    ],
    education: [
      'University of Batangas | Bachelor of Science in Mechanical Engineering | 2008 | 2013',
      'Batangas National High School |  | 2004 | 2008',
      'Bauan East Central School |  | 1998 | 2004',
    ],
  },
  {
    name: 'points for everything, degree and school as points below the years',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>Clarisse Tan</h1><p>Customer Success Manager</p><h2>Career</h2><ul><li><b>Customer Success Manager</b>, Kumu, 2022–present</li><li><b>Account Specialist</b>, PayMaya Philippines, 2019–2022</li></ul><h2>Education</h2><ul><li><b>BS Business Administration</b>, University of Asia and the Pacific, 2015–2019</li><li><b>International Baccalaureate Diploma</b>, Brent International School Manila, 2013–2015</li></ul><h2>Awards</h2><ul><li>CS Hero of the Year, Kumu, 2023</li></ul>`,
    title: 'Customer Success Manager',
    work: [
      'Customer Success Manager | Kumu | 2022 | present',
      'Account Specialist | PayMaya Philippines | 2019 | 2022',
    ],
    education: [
      'University of Asia and the Pacific | BS Business Administration | 2015 | 2019',
      'Brent International School Manila | International Baccalaureate Diploma | 2013 | 2015',
    ],
  },
  {
    name: 'two cells beside each other, a school in each, uneven lines',
    css: 'body{font:10.5pt Arial;margin:1.5cm}table{width:100%}td{vertical-align:top;width:50%;padding:4px}',
    html: `<h1>Rommel Ignacio</h1><p>Chef de Partie</p><h3>EXPERIENCE</h3><p><b>Chef de Partie</b> – Shangri-La Boracay – Aug 2021 to present</p><p><b>Commis II</b> – Discovery Shores – Mar 2018 to Jul 2021</p><h3>EDUCATION</h3><table><tr><td><b>Diploma in Professional Culinary Arts</b><br>Enderun Colleges<br>2016 – 2017</td><td><b>BS Hotel and Restaurant Management</b><br>Aklan State University<br>Banga, Aklan<br>2012 – 2016</td></tr></table><h3>CERTIFICATES</h3><p>ServSafe Food Handler, 2022</p>`,
    title: 'Chef de Partie',
    work: [
      'Chef de Partie | Shangri-La Boracay | 2021-08 | present',
      'Commis II | Discovery Shores | 2018-03 | 2021-07',
    ],
    education: [
      'Enderun Colleges | Diploma in Professional Culinary Arts | 2016 | 2017',
      'Aklan State University | BS Hotel and Restaurant Management | 2012 | 2016',
    ],
  },
  {
    name: 'grade and strand graduate, honours with a date on their own line',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>Mary Grace Padua</h2><p>Encoder / Office Clerk</p><p>San Jose del Monte City, Bulacan</p><h3>Education</h3><p>Bulacan Polytechnic College<br>Associate in Computer Technology<br>Graduated with Honors, June 2023</p><p>San Jose del Monte Heights High School<br>Grade 12 – TVL ICT<br>Graduated June 2021</p><h3>Experience</h3><p>Encoder<br>Barangay Muzon Proper<br>July 2023 - present</p><p>Office Assistant (OJT)<br>Department of Education – Division of SJDM<br>January 2023 - April 2023</p>`,
    title: 'Encoder / Office Clerk',
    work: [
      'Encoder | Barangay Muzon Proper | 2023-07 | present',
      'Office Assistant | Department of Education | 2023-01 | 2023-04',
    ],
    education: [
      'Bulacan Polytechnic College | Associate in Computer Technology |  | 2023',
      'San Jose del Monte Heights High School | Grade 12 – TVL ICT |  | 2021',
    ],
  },
  {
    name: 'side column, degree broken over three lines, school over two',
    css: 'body{font:10.5pt Arial;margin:0}.s{float:left;width:27%;background:#ddd;padding:12px;box-sizing:border-box}.m{margin-left:30%;padding:12px}',
    html: `<div class="s"><h3>EDUCATION</h3><p><b>Bachelor of Science in Business Administration Major in Human Resource Development Management</b><br>Polytechnic University of the Philippines – Biñan Campus<br>2013–2017</p><p><b>High School</b><br>Jacobo Z. Gonzales Memorial National High School<br>2009–2013</p><h3>TOOLS</h3><p>BambooHR<br>Workday</p></div><div class="m"><h1>Lea Catapang</h1><p>HR Business Partner</p><h3>EXPERIENCE</h3><p><b>HR Business Partner</b>, Collins Aerospace Philippines<br>Feb 2021 – Present</p><ul><li>Partners with the managers of two plants.</li></ul><p><b>HR Specialist</b>, Continental Temic Electronics<br>Aug 2017 – Jan 2021</p></div>`,
    title: 'HR Business Partner',
    work: [
      'HR Business Partner | Collins Aerospace Philippines | 2021-02 | present',
      'HR Specialist | Continental Temic Electronics | 2017-08 | 2021-01',
    ],
    education: [
      'Polytechnic University of the Philippines – Biñan Campus | Bachelor of Science in Business Administration Major in Human Resource Development Management | 2013 | 2017',
      'Jacobo Z. Gonzales Memorial National High School |  | 2009 | 2013',
    ],
  },
  {
    name: 'levels in a row of their own with colons, N/A and dashes, bachelor not finished',
    css: 'body{font:11pt Arial;margin:2cm}td{padding:2px 16px 2px 0}',
    html: `<h2>Teodoro Magbanua Jr.</h2><p>Family Driver, Bacolod City</p><p><b>EDUCATIONAL ATTAINMENT</b></p><table><tr><td>Elementary</td><td>:</td><td>Handumanan Elementary School</td><td>1990-1996</td></tr><tr><td>Secondary</td><td>:</td><td>Handumanan National High School</td><td>1996-2000</td></tr><tr><td>Vocational</td><td>:</td><td>N/A</td><td>-</td></tr><tr><td>College</td><td>:</td><td>VMA Global College (2 years, BSMT)</td><td>2000-2002</td></tr></table><p><b>EMPLOYMENT RECORD</b></p><table><tr><td>Family Driver</td><td>:</td><td>Gaston Family</td><td>2010-present</td></tr><tr><td>Jeepney Driver</td><td>:</td><td>Self-employed</td><td>2002-2010</td></tr></table>`,
    title: 'Family Driver',
    work: ['Family Driver | Gaston Family | 2010 | present', 'Jeepney Driver | Self-employed | 2002 | 2010'],
    education: [
      'Handumanan Elementary School |  | 1990 | 1996',
      'Handumanan National High School |  | 1996 | 2000',
      'VMA Global College | BSMT | 2000 | 2002',
    ],
  },
  {
    name: 'bootcamp and degree, school names in bold with a website, expected year',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>Jericho Manalac</h1><p>Front-End Developer</p><h2>Education</h2><p><b>KodeGo</b> — Full-Stack Web Development Bootcamp<br>Sep 2022 – Jan 2023</p><p><b>Pamantasan ng Lungsod ng Pasig</b> — BS Information Technology<br>2018 – 2022</p><h2>Experience</h2><p><b>Front-End Developer</b> — Appsolutely Inc.<br>Feb 2023 – Present</p><ul><li>Builds loyalty apps with React.</li></ul><h2>Projects</h2><p>Budget tracker (2022)</p>`,
    title: 'Front-End Developer',
    work: ['Front-End Developer | Appsolutely Inc. | 2023-02 | present'],
    education: [
      'KodeGo | Full-Stack Web Development Bootcamp | 2022 | 2023',
      'Pamantasan ng Lungsod ng Pasig | BS Information Technology | 2018 | 2022',
    ],
  },
]
