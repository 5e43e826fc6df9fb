import type { RealResume } from './resume.ts'

const PLAIN = 'body{font:11pt Arial;margin:2cm}'

/** Written when the rules were done, measured, then looked at. */
export const RESUMES_ASIDE_THIRTEENTH: RealResume[] = [
  {
    name: 'pharmacy assistant, times in words, board exam between',
    css: PLAIN,
    html: `<h1>Rhea Mae S. Cabrera, RPh</h1><p>Ozamiz City • 0905 555 0190</p><h3>Profile</h3><p>Registered pharmacist who likes the counter more than the office.</p><h3>Where I work and worked</h3><p>Pharmacist, Rose Pharmacy Ozamiz, since August 2022</p><p>Pharmacy Assistant, Mercury Drug Tangub, from June 2018 until July 2020</p><h3>Education</h3><p>Misamis University<br>Bachelor of Science in Pharmacy<br>Class of 2021</p><p>Pharmacist Licensure Examination, passed April 2022</p><p>Ozamiz City School of Arts and Trades<br>Graduated 2016</p>`,
    title: 'Pharmacist',
    work: [
      'Pharmacist | Rose Pharmacy Ozamiz | 2022-08 | present',
      'Pharmacy Assistant | Mercury Drug Tangub | 2018-06 | 2020-07',
    ],
    education: [
      'Misamis University | Bachelor of Science in Pharmacy |  | 2021',
      'Ozamiz City School of Arts and Trades |  |  | 2016',
    ],
  },
  {
    name: 'architect, left rule, years large at the left',
    css: `body{font:10pt Arial}.e{display:flex;gap:6mm;border-left:4px solid #0ea5e9;padding-left:4mm;margin:6px 0}.y{font-size:14pt;width:32mm;flex:none;color:#0ea5e9}h2{font-size:13pt;margin:12px 0 3px}p{margin:1px 0}`,
    html: `<h1>Ar. Miguel Luis Tantoco</h1><p>Project Architect</p><h2>Practice</h2><div class=e><div class=y>2021–now</div><div><p><b>Project Architect</b></p><p>Casas + Architects, Makati</p></div></div><div class=e><div class=y>2018–2021</div><div><p><b>Junior Architect</b></p><p>Aidea Inc., Makati</p></div></div><h2>Schooling</h2><div class=e><div class=y>2012–2017</div><div><p><b>BS Architecture</b></p><p>University of Santo Tomas</p></div></div><h2>Software</h2><p>Revit, Rhino, Enscape</p>`,
    title: 'Project Architect',
    work: ['Project Architect | Casas + Architects | 2021 | present', 'Junior Architect | Aidea Inc. | 2018 | 2021'],
    education: ['University of Santo Tomas | BS Architecture | 2012 | 2017'],
  },
  {
    name: 'factory worker, columns by tabs of spaces, agency and assignment',
    css: `${PLAIN}td{padding:1px 16px 1px 0;vertical-align:top}`,
    html: `<p><b>MARICEL T. OCAMPO</b></p><p>Brgy. Pulo, Cabuyao, Laguna</p><p><b>EMPLOYMENT BACKGROUND</b></p><table><tr><td>Feb 2022 – Feb 2025</td><td>Production Operator</td><td>Wistron Infocomm Philippines</td></tr><tr><td>Jul 2021 – Jan 2022</td><td>Packer</td><td>Monde Nissin (Topserve agency)</td></tr><tr><td>2019 – 2020</td><td>Sales Clerk</td><td>Waltermart Cabuyao</td></tr></table><p><b>EDUCATIONAL BACKGROUND</b></p><table><tr><td>Vocational</td><td>Electronics Products Assembly NC II</td><td>Cabuyao Institute of Technology</td><td>2018</td></tr><tr><td>Secondary</td><td></td><td>Pulo National High School</td><td>2013 – 2017</td></tr></table><p><b>PERSONAL INFORMATION</b></p><p>Age: 25</p>`,
    title: 'Production Operator',
    work: [
      'Production Operator | Wistron Infocomm Philippines | 2022-02 | 2025-02',
      'Packer | Monde Nissin | 2021-07 | 2022-01',
      'Sales Clerk | Waltermart Cabuyao | 2019 | 2020',
    ],
    education: [
      'Cabuyao Institute of Technology | Electronics Products Assembly NC II |  | 2018',
      'Pulo National High School |  | 2013 | 2017',
    ],
  },
  {
    name: 'amazon assistant, clients by country, bold labels inside entries',
    css: PLAIN,
    html: `<h1>Charmaine Dulay</h1><p>Amazon FBA Virtual Assistant</p><p>Urdaneta City, Pangasinan</p><h3>Client work</h3><p><b>Amazon PPC Specialist</b><br><b>Client:</b> Nordic Pet Supplies (Denmark)<br><b>Period:</b> February 2023 to present<br><b>Tasks:</b> campaigns, search terms, weekly reports</p><p><b>Amazon Virtual Assistant</b><br><b>Client:</b> Ridgeline Outdoor LLC (USA)<br><b>Period:</b> October 2020 to January 2023<br><b>Tasks:</b> listings, cases, reimbursements</p><h3>Office work</h3><p><b>Admin Clerk</b><br>Municipal Hall of Villasis<br>2017 to 2020</p><h3>Education</h3><p>Pangasinan State University, BS Business Administration, 2013 to 2017</p>`,
    title: 'Amazon FBA Virtual Assistant',
    work: [
      'Amazon PPC Specialist | Nordic Pet Supplies | 2023-02 | present',
      'Amazon Virtual Assistant | Ridgeline Outdoor LLC | 2020-10 | 2023-01',
      'Admin Clerk | Municipal Hall of Villasis | 2017 | 2020',
    ],
    education: ['Pangasinan State University | BS Business Administration | 2013 | 2017'],
  },
  {
    name: 'medical coder, certificates with dates beside education, honours in brackets',
    css: `${PLAIN}.r{display:flex;justify-content:space-between}`,
    html: `<h1>Von Adrian Sy</h1><p>Certified Professional Coder (CPC)</p><h3>EXPERIENCE</h3><div class=r><span><b>Medical Coder II</b>, Optum Global Solutions, Cebu</span><span>Jan. 2022 - Present</span></div><div class=r><span><b>Medical Coder I</b>, Episource, Cebu</span><span>Mar. 2019 - Dec. 2021</span></div><div class=r><span><b>Staff Nurse</b>, Chong Hua Hospital</span><span>Feb. 2017 - Feb. 2019</span></div><h3>EDUCATION</h3><div class=r><span><b>Cebu Doctors' University</b>, BS Nursing (Cum Laude)</span><span>2012 - 2016</span></div><h3>CERTIFICATIONS</h3><div class=r><span>CPC, AAPC</span><span>2019</span></div><div class=r><span>PRC Nurse</span><span>2016</span></div>`,
    title: 'Certified Professional Coder',
    work: [
      'Medical Coder II | Optum Global Solutions | 2022-01 | present',
      'Medical Coder I | Episource | 2019-03 | 2021-12',
      'Staff Nurse | Chong Hua Hospital | 2017-02 | 2019-02',
    ],
    education: [`Cebu Doctors' University | BS Nursing | 2012 | 2016`],
  },
  {
    name: 'headings in a box, school above level, one training with hours',
    css: `${PLAIN}.b{border:1px solid;text-align:center;font-weight:bold;margin:10px 0 4px}`,
    html: `<center><b style="font-size:15pt">JESSA LYN B. AMORES</b><br>Kidapawan City, North Cotabato</center><div class=b>OBJECTIVE</div><p>To work as an Office Staff and use my skills in computer and filing.</p><div class=b>EDUCATION</div><p><b>University of Southern Mindanao</b><br>College<br>Bachelor of Science in Office Administration<br>2020-2024</p><p><b>Kidapawan City National High School</b><br>Senior High School – GAS<br>2018-2020</p><p><b>Kidapawan Pilot Elementary School</b><br>Elementary<br>2008-2014</p><div class=b>OJT EXPERIENCE</div><p>Office Trainee (486 hours)<br>City Treasurer's Office, Kidapawan City<br>January 2024 – April 2024</p><div class=b>SKILLS</div><p>MS Word, filing, typing 45 wpm</p>`,
    title: 'Office Staff',
    work: [`Office Trainee | City Treasurer's Office | 2024-01 | 2024-04`],
    education: [
      'University of Southern Mindanao | Bachelor of Science in Office Administration | 2020 | 2024',
      'Kidapawan City National High School | Senior High School – GAS | 2018 | 2020',
      'Kidapawan Pilot Elementary School |  | 2008 | 2014',
    ],
  },
]
