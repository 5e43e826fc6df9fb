import type { RealResume } from './resume.ts'

const RIGHT = `body{font:10pt Lato,Arial;margin:0}.w{display:grid;grid-template-columns:1fr 58mm;gap:9mm}h1{font-size:26pt;margin:0}h2{font-size:11pt;text-transform:uppercase;margin:14px 0 5px;border-bottom:2px solid #ccc}p{margin:1px 0}ul{padding-left:14px;margin:3px 0}.g{color:#777}`
const BANNER = `body{font:10.5pt 'Open Sans',Arial;margin:0}.b{background:#243b55;color:#fff;padding:8mm}h1{margin:0;font-size:22pt}h3{color:#243b55;margin:14px 0 4px}.e{margin-bottom:7px}.h{display:flex;justify-content:space-between}p{margin:0}ul{margin:2px 0;padding-left:5mm}`
const WORD = `body{font:12pt 'Times New Roman';margin:0}p{margin:0 0 2px}ol,ul{margin:2px 0}b u{font-size:12pt}`
const FORM = `body{font:10.5pt Arial;margin:0}table{width:100%;border-collapse:collapse;margin-bottom:6px}td,th{border:1px solid #000;padding:2px 5px;vertical-align:top;font-size:10pt}th{background:#eee;text-align:center}h3{margin:8px 0 2px;text-align:center}`
const SMALL = `body{font:9.5pt Helvetica,Arial;margin:0}h2{font-size:10pt;letter-spacing:1px;margin:11px 0 3px}p{margin:1px 0}.y{display:inline-block;width:26mm;color:#666}ul{margin:1px 0 1px 26mm;padding-left:4mm}`

/** Our own: whole pages of other makers, work and schools. */
export const RESUMES_TUNED_JANUARY_PAGES: readonly RealResume[] = [
  {
    name: 'side column at the right with schools, grey place lines below the employers',
    css: RIGHT,
    html: `<h1>Camille Ignacio</h1><p>E-commerce Operations Lead</p><div class=w><div><h2>Experience</h2>
    <p><b>E-commerce Operations Lead</b></p><p>Sunnies Studios</p><p class=g>March 2022 – Present &nbsp;·&nbsp; Mandaluyong City</p><ul><li>Runs three marketplaces with a team of six people and two suppliers</li><li>Halved the share of returns</li></ul>
    <p><b>Marketplace Specialist</b></p><p>Great Deals E-Commerce Corp.</p><p class=g>May 2019 – February 2022 &nbsp;·&nbsp; Parañaque City</p><ul><li>Kept listings of 4,000 items</li></ul>
    <p><b>Sales Associate</b></p><p>Uniqlo Philippines</p><p class=g>June 2018 – April 2019 &nbsp;·&nbsp; Pasay City</p><ul><li>Sold and restocked</li></ul></div>
    <div><h2>Education</h2><p><b>BS Entrepreneurial Management</b></p><p>University of Asia and the Pacific</p><p class=g>2014 – 2018</p><p class=g>Pasig City</p><br><p><b>ABM Strand</b></p><p>St. Paul College Pasig</p><p class=g>2012 – 2014</p>
    <h2>Tools</h2><ul><li>Shopify</li><li>Lazada Seller Center</li><li>Google Sheets</li></ul><h2>Certificates</h2><p>Google Digital Garage, 2020</p><p>Lazada University Masterclass, 2021</p></div></div>`,
    title: 'E-commerce Operations Lead',
    work: [
      'E-commerce Operations Lead | Sunnies Studios | 2022-03 | present',
      'Marketplace Specialist | Great Deals E-Commerce Corp. | 2019-05 | 2022-02',
      'Sales Associate | Uniqlo Philippines | 2018-06 | 2019-04',
    ],
    education: [
      'University of Asia and the Pacific | BS Entrepreneurial Management | 2014 | 2018',
      'St. Paul College Pasig | ABM Strand | 2012 | 2014',
    ],
  },
  {
    name: 'banner with name and title, employer and years in a flex line, schools alike',
    css: BANNER,
    html: `<div class=b><h1>Enrico Balagtas</h1><p>Chief Accountant | CPA | 15 years in manufacturing</p></div>
    <h3>Career</h3><div class=e><div class=h><b>Republic Cement & Building Materials, Inc.</b><span>2014 – Present</span></div><p><i>Chief Accountant</i></p><ul><li>Closes the books of two plants within four days</li></ul></div>
    <div class=e><div class=h><b>Holcim Philippines, Inc.</b><span>2010 – 2014</span></div><p><i>Senior General Accountant</i></p><ul><li>Reconciled intercompany accounts</li></ul></div>
    <div class=e><div class=h><b>SGV & Co.</b><span>2008 – 2010</span></div><p><i>Associate Auditor</i></p></div>
    <h3>Education</h3><div class=e><div class=h><b>University of Nueva Caceres</b><span>2003 – 2007</span></div><p><i>BS Accountancy, Magna Cum Laude</i></p></div>
    <div class=e><div class=h><b>Naga Parochial School</b><span>1999 – 2003</span></div><p><i>High School, First Honorable Mention</i></p></div>`,
    title: 'Chief Accountant',
    work: [
      'Chief Accountant | Republic Cement & Building Materials, Inc. | 2014 | present',
      'Senior General Accountant | Holcim Philippines, Inc. | 2010 | 2014',
      'Associate Auditor | SGV & Co. | 2008 | 2010',
    ],
    education: ['University of Nueva Caceres | BS Accountancy | 2003 | 2007', 'Naga Parochial School |  | 1999 | 2003'],
  },
  {
    name: 'Word page with numbers, underlined headings and tabs, training last',
    css: WORD,
    html: `<p align=center><b>RODELIO S. MAGBANUA</b><br>Lot 5, Phase 2, Malagasang, Imus, Cavite<br>0925-555-0123</p><br>
    <p><b><u>Job Experiences</u></b></p><ol><li><b>Company Driver</b><br>Yazaki-Torres Manufacturing, Inc.<br>Makiling, Calamba, Laguna<br>May 2017 – Dec. 2023</li><li><b>Delivery Driver</b><br>Gardenia Bakeries Philippines, Inc.<br>Biñan, Laguna<br>Jan. 2013 – April 2017</li><li><b>Jeepney Driver</b><br>Self-employed<br>2008 – 2012</li></ol>
    <p><b><u>Educational Attainment</u></b></p><p>Vocational &nbsp;&nbsp;: &nbsp;Driving NC II<br>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Cavite Technical Skills Center, 2012</p><p>High School : &nbsp;Imus National High School, 2003 – 2007</p><p>Elementary &nbsp;: &nbsp;Malagasang I Elementary School, 1997 – 2003</p>
    <p><b><u>Seminars</u></b></p><p>Defensive Driving, LTO Imus, 2017</p>`,
    title: 'Company Driver',
    work: [
      'Company Driver | Yazaki-Torres Manufacturing, Inc. | 2017-05 | 2023-12',
      'Delivery Driver | Gardenia Bakeries Philippines, Inc. | 2013-01 | 2017-04',
      'Jeepney Driver | Self-employed | 2008 | 2012',
    ],
    education: [
      'Cavite Technical Skills Center | Driving NC II |  | 2012',
      'Imus National High School |  | 2003 | 2007',
      'Malagasang I Elementary School |  | 1997 | 2003',
    ],
  },
  {
    name: 'form of an agency: work in one table with duties, schools in another with from and to',
    css: FORM,
    html: `<h2 style="text-align:center">APPLICANT'S DATA SHEET</h2><table><tr><td>Name</td><td>GINALYN M. OBRERO</td><td>Position Applied For</td><td>Housekeeping Attendant</td></tr><tr><td>Address</td><td>Brgy. Bulua, Cagayan de Oro City</td><td>Contact No.</td><td>0926 555 0124</td></tr></table>
    <h3>EDUCATIONAL BACKGROUND</h3><table><tr><th>Level</th><th>School / Address</th><th>Course / Degree</th><th>From</th><th>To</th></tr><tr><td>College</td><td>Liceo de Cagayan University, Cagayan de Oro City</td><td>BS Hotel and Restaurant Management (undergraduate)</td><td>2010</td><td>2012</td></tr><tr><td>High School</td><td>Bulua National High School, Cagayan de Oro City</td><td></td><td>2006</td><td>2010</td></tr></table>
    <h3>WORK EXPERIENCE</h3><table><tr><th>From</th><th>To</th><th>Company / Address</th><th>Position</th><th>Reason for Leaving</th></tr><tr><td>Mar 2018</td><td>Feb 2022</td><td>Al Jazira Hotel, Doha, Qatar</td><td>Room Attendant</td><td>End of contract</td></tr><tr><td>Jun 2013</td><td>Jan 2018</td><td>Limketkai Luxe Hotel, Cagayan de Oro City</td><td>Housekeeping Attendant</td><td>Went abroad</td></tr></table>`,
    title: 'Housekeeping Attendant',
    work: [
      'Room Attendant | Al Jazira Hotel | 2018-03 | 2022-02',
      'Housekeeping Attendant | Limketkai Luxe Hotel | 2013-06 | 2018-01',
    ],
    education: [
      'Liceo de Cagayan University | BS Hotel and Restaurant Management (undergraduate) | 2010 | 2012',
      'Bulua National High School |  | 2006 | 2010',
    ],
  },
  {
    name: 'small letters, years first, job and employer with a comma, points below',
    css: SMALL,
    html: `<p><b>Tomas Villareal</b> &mdash; Motion Designer</p><p>Makati &middot; tomas@example.com &middot; +63 927 555 0125</p>
    <h2>WORK</h2><p><span class=y>2022–</span>Senior Motion Designer, Kroma Entertainment</p><ul><li>Titles for four series</li></ul><p><span class=y>2019–22</span>Motion Designer, Acid House</p><ul><li>Commercials and explainers</li></ul><p><span class=y>2017–19</span>Junior Animator, Toon City Animation, Inc.</p>
    <h2>STUDIES</h2><p><span class=y>2013–17</span>BA Multimedia Arts, De La Salle-College of Saint Benilde, Manila</p><p><span class=y>2018</span>Character Animation, iAnimate (online)</p>
    <h2>AWARDS</h2><p><span class=y>2021</span>Bronze, Philippine Creative Guild</p>`,
    title: 'Motion Designer',
    work: [
      'Senior Motion Designer | Kroma Entertainment | 2022 | present',
      'Motion Designer | Acid House | 2019 | 2022',
      'Junior Animator | Toon City Animation, Inc. | 2017 | 2019',
    ],
    education: [
      'De La Salle-College of Saint Benilde | BA Multimedia Arts | 2013 | 2017',
      'iAnimate | Character Animation |  | 2018',
    ],
  },
  {
    name: 'bank teller, employers in bold capitals with branch, promotions below, levels at the end in brackets',
    css: WORD,
    html: `<p><b>MARICAR D. VILLAFUERTE</b></p><p>Sorsogon City • 0928 555 0126</p><br><p><b>PROFESSIONAL EXPERIENCE</b></p>
    <p><b>BANCO DE ORO UNIBANK – Sorsogon Branch</b></p><p>Branch Service Officer (Jan 2019 – present)</p><p>Teller (Aug 2015 – Dec 2018)</p><ul><li>Balanced the vault each day</li></ul><p><b>CEBUANA LHUILLIER – Bulan Branch</b></p><p>Pawnshop Clerk (Jun 2014 – Jul 2015)</p>
    <br><p><b>EDUCATIONAL BACKGROUND</b></p><p>Aquinas University of Legazpi (College)</p><p>Bachelor of Science in Business Administration, major in Banking and Finance</p><p>2010 – 2014</p><p>Sorsogon National High School (Secondary)</p><p>2006 – 2010</p><p>Sorsogon East Central School (Elementary)</p><p>2000 – 2006</p>`,
    title: 'Branch Service Officer',
    work: [
      'Branch Service Officer | Banco de Oro Unibank | 2019-01 | present',
      'Teller | Banco de Oro Unibank | 2015-08 | 2018-12',
      'Pawnshop Clerk | Cebuana Lhuillier | 2014-06 | 2015-07',
    ],
    education: [
      'Aquinas University of Legazpi | Bachelor of Science in Business Administration, major in Banking and Finance | 2010 | 2014',
      'Sorsogon National High School |  | 2006 | 2010',
      'Sorsogon East Central School |  | 2000 | 2006',
    ],
  },
]
