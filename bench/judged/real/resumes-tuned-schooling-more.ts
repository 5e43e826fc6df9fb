import type { RealResume } from './resume.ts'

/** A second ten of layouts with schools, judged before the rules were held against them, then made with. */
export const RESUMES_TUNED_SCHOOLING_MORE: RealResume[] = [
  {
    name: 'timeline left dates, bar',
    css: 'body{font:11pt Arial;margin:2cm}.r{display:flex;margin:6px 0}.d{width:120px}.c{border-left:2px solid #999;padding-left:12px}',
    html: `<h1>Mylene Cabrera</h1><p>Payroll Specialist · Sta. Rosa City, Laguna</p><h2>Work Timeline</h2><div class=r><div class=d>2021 — now</div><div class=c><b>Payroll Specialist</b> · Emerson Foods PH<br>Runs payroll for 400.</div></div><div class=r><div class=d>2018 — 2021</div><div class=c><b>Payroll Clerk</b> · Nidec Components<br>Computed time cards.</div></div><h2>Learning</h2><div class=r><div class=d>2014 — 2018</div><div class=c><b>BS Management Accounting</b> · Pamantasan ng Cabuyao</div></div><div class=r><div class=d>2010 — 2014</div><div class=c>Sta. Rosa Science and Technology High School</div></div>`,
    title: 'Payroll Specialist',
    work: ['Payroll Specialist | Emerson Foods PH | 2021 | present', 'Payroll Clerk | Nidec Components | 2018 | 2021'],
    education: [
      'Pamantasan ng Cabuyao | BS Management Accounting | 2014 | 2018',
      'Sta. Rosa Science and Technology High School |  | 2010 | 2014',
    ],
  },
  {
    name: 'PDS CSC form',
    css: 'body{font:9pt Arial;margin:1cm}table{border-collapse:collapse;width:100%}td,th{border:1px solid #333;padding:2px;font-size:8pt;text-align:left}',
    html: `<h3>PERSONAL DATA SHEET</h3><table><tr><td>SURNAME</td><td>ESTRADA</td></tr><tr><td>FIRST NAME</td><td>LORENA</td></tr><tr><td>MIDDLE NAME</td><td>VILLA</td></tr></table><h4>III. EDUCATIONAL BACKGROUND</h4><table><tr><th>LEVEL</th><th>NAME OF SCHOOL (Write in full)</th><th>BASIC EDUCATION/DEGREE/COURSE</th><th>FROM</th><th>TO</th><th>HIGHEST LEVEL/UNITS EARNED</th><th>YEAR GRADUATED</th><th>SCHOLARSHIP/HONORS</th></tr><tr><td>ELEMENTARY</td><td>Bulan North Central School</td><td>Primary Education</td><td>1996</td><td>2002</td><td>N/A</td><td>2002</td><td>N/A</td></tr><tr><td>SECONDARY</td><td>Bulan National High School</td><td>High School</td><td>2002</td><td>2006</td><td>N/A</td><td>2006</td><td>N/A</td></tr><tr><td>COLLEGE</td><td>Sorsogon State College</td><td>BS Accountancy</td><td>2006</td><td>2010</td><td>N/A</td><td>2010</td><td>N/A</td></tr></table><h4>V. WORK EXPERIENCE</h4><table><tr><th>FROM</th><th>TO</th><th>POSITION TITLE</th><th>DEPARTMENT / AGENCY / OFFICE / COMPANY</th><th>MONTHLY SALARY</th><th>STATUS OF APPOINTMENT</th><th>GOV'T SERVICE (Y/N)</th></tr><tr><td>07/01/2015</td><td>PRESENT</td><td>ADMINISTRATIVE OFFICER II</td><td>LGU Bulan</td><td>27,000</td><td>PERMANENT</td><td>Y</td></tr><tr><td>08/16/2010</td><td>06/30/2015</td><td>BOOKKEEPER</td><td>Bulan Rural Bank</td><td>12,000</td><td>CASUAL</td><td>N</td></tr></table>`,
    title: 'Administrative Officer II',
    work: [
      'Administrative Officer II | LGU Bulan | 2015-07 | present',
      'Bookkeeper | Bulan Rural Bank | 2010-08 | 2015-06',
    ],
    education: [
      'Bulan North Central School |  | 1996 | 2002',
      'Bulan National High School |  | 2002 | 2006',
      'Sorsogon State College | BS Accountancy | 2006 | 2010',
    ],
  },
  {
    name: 'school with slash and year graduated',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<center><h2>RENATO "JUN" FLORES JR.</h2>Iligan City</center><p><b>Personal Information</b><br>Age: 41<br>Civil Status: Married</p><p><b>Educational Attainment</b><br>Bachelor of Science in Mechanical Engineering / MSU - Iligan Institute of Technology / Graduated April 2006<br>High School / Iligan City National High School / Graduated March 2001<br>Elementary / Tambacan Elementary School / Graduated March 1997</p><p><b>Work Experiences</b><br>Maintenance Engineer / Global Steel Philippines / 2012 up to present<br>Plant Technician / Republic Cement Iligan / 2006 up to 2012</p><p><b>Government Examination Passed</b><br>Mechanical Engineer Board Examination / September 2006</p>`,
    title: 'Maintenance Engineer',
    work: [
      'Maintenance Engineer | Global Steel Philippines | 2012 | present',
      'Plant Technician | Republic Cement Iligan | 2006 | 2012',
    ],
    education: [
      'MSU - Iligan Institute of Technology | Bachelor of Science in Mechanical Engineering | | 2006',
      'Iligan City National High School | | | 2001',
      'Tambacan Elementary School | | | 1997',
    ],
  },
  {
    name: 'degree (honors) at school, with GWA and scholarship bullets',
    css: 'body{font:11pt Arial;margin:2cm}.r{float:right}',
    html: `<h1>Bianca Torralba</h1><p>Junior Data Analyst</p><p>Iloilo City | bianca@example.com</p><h3>EDUCATION</h3><p><b>West Visayas State University</b>, Iloilo City <span class=r>Aug 2019 – Jun 2023</span><br>BS Statistics, <i>Magna Cum Laude</i></p><ul><li>DOST-SEI Merit Scholar, 2019 – 2023</li><li>GWA 1.35; College of Arts and Sciences</li><li>Thesis on rainfall models of Panay</li></ul><p><b>Philippine Science High School – Western Visayas Campus</b> <span class=r>2013 – 2019</span></p><ul><li>Director's List</li></ul><h3>EXPERIENCE</h3><p><b>Data Analyst Trainee</b>, Visayas Insights Inc. <span class=r>Aug 2023 – Present</span></p><ul><li>Cleans survey data.</li></ul><h3>LEADERSHIP</h3><p>President, Statistics Society, 2022 – 2023</p>`,
    title: 'Junior Data Analyst',
    work: ['Data Analyst Trainee | Visayas Insights Inc. | 2023-08 | present'],
    education: [
      'West Visayas State University | BS Statistics | 2019 | 2023',
      'Philippine Science High School – Western Visayas Campus | | 2013 | 2019',
    ],
  },
  {
    name: 'side column education right narrow with wraps',
    css: 'body{font:10pt Arial;margin:0}.m{float:left;width:60%;padding:16px;box-sizing:border-box}.s{margin-left:63%;background:#eef;padding:16px}',
    html: `<div class=m><h1>Dexter Malabanan</h1><p>HVAC Technician</p><h3>Work Experience</h3><p><b>HVAC Technician</b><br>Coolair Systems Phils., Calamba<br>05/2018 – Present</p><ul><li>Chillers.</li></ul><p><b>Aircon Helper</b><br>Batangas Refrigeration Shop<br>01/2016 – 04/2018</p></div><div class=s><h3>Education</h3><p>Refrigeration and Air Conditioning Servicing NC II<br>Jacobo Z. Gonzales Memorial School of Arts and Trades<br>2015</p><p>Bachelor of Technical Vocational Teacher Education (undergraduate)<br>Laguna State Polytechnic University – Los Baños Campus<br>2013 – 2015</p><p>Calamba Bayside National High School<br>2009 – 2013</p><h3>Certificates</h3><p>RAC Servicing NC II, TESDA, 2015</p></div>`,
    title: 'HVAC Technician',
    work: [
      'HVAC Technician | Coolair Systems Phils. | 2018-05 | present',
      'Aircon Helper | Batangas Refrigeration Shop | 2016-01 | 2018-04',
    ],
    education: [
      'Jacobo Z. Gonzales Memorial School of Arts and Trades | Refrigeration and Air Conditioning Servicing NC II | | 2015',
      'Laguna State Polytechnic University – Los Baños Campus | Bachelor of Technical Vocational Teacher Education (undergraduate) | 2013 | 2015',
      'Calamba Bayside National High School | | 2009 | 2013',
    ],
  },
  {
    name: 'ALS, K-12, grade levels',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>Jessa Mae Cortez</h2><p>Barangay Mabini, Bacolod City</p><p>Objective: I want to work as a Production Worker.</p><h3>Education</h3><p>Senior High School: STI College Bacolod<br>Strand: ABM<br>2018-2020</p><p>Junior High School: Alternative Learning System (ALS) - Mabini Learning Center<br>2016</p><p>Elementary: Mabini Elementary School<br>Graduated: 2011</p><h3>Work Experience</h3><p>Sales Clerk<br>Gaisano Grand Bacolod<br>Nov. 2020 - Mar. 2022</p><p>Production Worker<br>Negros Prime Foods<br>Apr. 2022 - Present</p>`,
    title: 'Production Worker',
    work: [
      'Sales Clerk | Gaisano Grand Bacolod | 2020-11 | 2022-03',
      'Production Worker | Negros Prime Foods | 2022-04 | present',
    ],
    education: [
      'STI College Bacolod | ABM | 2018 | 2020',
      'Mabini Learning Center | Alternative Learning System (ALS) | | 2016',
      'Mabini Elementary School | | | 2011',
    ],
  },
  {
    name: 'employer and school in capital with dates right, degree in small italics below',
    css: 'body{font:11pt Garamond,serif;margin:2cm}.x{display:flex;justify-content:space-between}',
    html: `<h1 style="font-variant:small-caps">Anton Rivera</h1><p>antonrivera@example.com | Mandaluyong</p><h3>EXPERIENCE</h3><div class=x><b>UNILAB, INC.</b><span>Mandaluyong City</span></div><div class=x><i>Brand Manager</i><span>January 2022 – Present</span></div><ul><li>Led one brand.</li></ul><div class=x><b>MONDE NISSIN</b><span>Makati City</span></div><div class=x><i>Assistant Brand Manager</i><span>July 2019 – December 2021</span></div><h3>EDUCATION</h3><div class=x><b>ATENEO DE MANILA UNIVERSITY</b><span>Quezon City</span></div><div class=x><i>BS Management, Minor in Economics</i><span>2015 – 2019</span></div><div class=x><b>XAVIER SCHOOL</b><span>San Juan City</span></div><div class=x><i>High School Diploma, First Honors</i><span>2011 – 2015</span></div>`,
    title: 'Brand Manager',
    work: [
      'Brand Manager | UNILAB, INC. | 2022-01 | present',
      'Assistant Brand Manager | MONDE NISSIN | 2019-07 | 2021-12',
    ],
    education: [
      'ATENEO DE MANILA UNIVERSITY | BS Management, Minor in Economics | 2015 | 2019',
      'XAVIER SCHOOL | | 2011 | 2015',
    ],
  },
  {
    name: 'OJT and education mixed, school in brackets',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>Kyle Andrei Soriano</h2><p>Lubao, Pampanga</p><p><b>EDUCATION</b></p><p>BS Civil Engineering (Don Honorio Ventura State University) 2020-present, 4th year<br>STEM (Lubao Vocational High School) 2018-2020</p><p><b>ON-THE-JOB TRAINING</b></p><p>CAD Trainee, DPWH 2nd District Engineering Office, June 2023 - August 2023</p><p><b>TRAININGS/SEMINARS</b></p><p>AutoCAD Basics, Don Honorio Ventura State University, May 2022</p>`,
    title: 'CAD Trainee',
    work: ['CAD Trainee | DPWH 2nd District Engineering Office | 2023-06 | 2023-08'],
    education: [
      'Don Honorio Ventura State University | BS Civil Engineering | 2020 | ',
      'Lubao Vocational High School | STEM | 2018 | 2020',
    ],
  },
  {
    name: 'chronological: several degrees from one school, doctoral units',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>DR. MERLE T. AQUINO</h2><p>Associate Professor III</p><p>Naga City</p><h4>EDUCATION</h4><p>University of Nueva Caceres, Naga City</p><ul><li>Doctor of Education, 2018 – 2022</li><li>Master of Arts in Education, 2012 – 2015</li></ul><p>Bicol University, Legazpi City</p><ul><li>Bachelor of Elementary Education, 2004 – 2008</li></ul><h4>TEACHING EXPERIENCE</h4><p>Partido State University</p><ul><li>Associate Professor III, 2022 – present</li><li>Assistant Professor I, 2015 – 2022</li></ul><p>Naga Central School I</p><ul><li>Teacher II, 2008 – 2015</li></ul>`,
    title: 'Associate Professor III',
    work: [
      'Associate Professor III | Partido State University | 2022 | present',
      'Assistant Professor I | Partido State University | 2015 | 2022',
      'Teacher II | Naga Central School I | 2008 | 2015',
    ],
    education: [
      'University of Nueva Caceres | Doctor of Education | 2018 | 2022',
      'University of Nueva Caceres | Master of Arts in Education | 2012 | 2015',
      'Bicol University | Bachelor of Elementary Education | 2004 | 2008',
    ],
  },
  {
    name: 'field colon value with columns: School Attended: / Course: / Year:',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>BIO DATA</h2><p>Name: Rosalie M. Apigo<br>Address: Kabankalan City<br>Position Applied: Kasambahay</p><p><b>EDUCATION</b></p><p>School Attended: Kabankalan Catholic College<br>Course: BS Criminology<br>Year Attended: 2009-2011</p><p>School Attended: Kabankalan National High School<br>Year Graduated: 2009</p><p><b>EMPLOYMENT</b></p><p>Employer: Mrs. Divinagracia<br>Position: Nanny<br>Year: 2012-2016</p><p>Employer: Puregold Kabankalan<br>Position: Bagger<br>Year: 2017-2019</p>`,
    title: 'Kasambahay',
    work: ['Nanny | Mrs. Divinagracia | 2012 | 2016', 'Bagger | Puregold Kabankalan | 2017 | 2019'],
    education: [
      'Kabankalan Catholic College | BS Criminology | 2009 | 2011',
      'Kabankalan National High School | | | 2009',
    ],
  },
]
