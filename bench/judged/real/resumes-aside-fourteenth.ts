import type { RealResume } from './resume.ts'

/** More of the layouts in `tuned-schooling`, put aside while the rules were changed, measured once, then looked at. */
export const RESUMES_ASIDE_FOURTEENTH: RealResume[] = [
  {
    name: 'table without a head, levels at the left, address and years in cells of two lines',
    css: 'body{font:11pt Cambria,serif;margin:2cm}td{padding:3px 14px 3px 0;vertical-align:top}',
    html: `<h1>Lovely Joy Arevalo</h1><p>Service Crew Applicant</p><p>Sta. Cruz, Laguna</p><h3>Educational Attainment</h3><table><tr><td>Tertiary:</td><td>Laguna State Polytechnic University<br>Sta. Cruz, Laguna</td><td>2017 – 2021</td></tr><tr><td></td><td>BS Hospitality Management</td><td></td></tr><tr><td>Secondary:</td><td>Pedro Guevara Memorial National High School<br>Sta. Cruz, Laguna</td><td>2011 – 2017</td></tr><tr><td>Primary:</td><td>Silangan Elementary School<br>Sta. Cruz, Laguna</td><td>2005 – 2011</td></tr></table><h3>Working Experience</h3><table><tr><td>Service Crew</td><td>Inasalan sa Bayan</td><td>Oct 2021 – Dec 2023</td></tr><tr><td>Barista</td><td>Kape Lagunense</td><td>Jan 2024 – Present</td></tr></table>`,
    title: 'Service Crew',
    work: ['Service Crew | Inasalan sa Bayan | 2021-10 | 2023-12', 'Barista | Kape Lagunense | 2024-01 | present'],
    education: [
      'Laguna State Polytechnic University | BS Hospitality Management | 2017 | 2021',
      'Pedro Guevara Memorial National High School |  | 2011 | 2017',
      'Silangan Elementary School |  | 2005 | 2011',
    ],
  },
  {
    name: 'JobStreet: graduation date first, field of study below, school in between',
    css: 'body{font:11pt Arial;margin:2cm}.r{display:flex}.d{width:26%}.c{width:74%}',
    html: `<h1>Jomari Pangilinan</h1><p>Digital Marketing Specialist</p><p>Angeles City, Pampanga</p><h3>Experience</h3><div class="r"><div class="d">Feb 2022 - Present</div><div class="c"><b>Digital Marketing Specialist</b><br>Brightline Media Solutions | Pampanga, Philippines</div></div><div class="r"><div class="d">Jul 2019 - Jan 2022</div><div class="c"><b>Social Media Associate</b><br>Clark Outlets Corp. | Pampanga, Philippines</div></div><h3>Education</h3><div class="r"><div class="d">2019</div><div class="c"><b>Systems Plus College Foundation</b><br>Bachelor's/College Degree in Advertising/Media | Philippines<br>Major: Mass Communication</div></div><h3>Languages</h3><p>English, Tagalog</p>`,
    title: 'Digital Marketing Specialist',
    work: [
      'Digital Marketing Specialist | Brightline Media Solutions | 2022-02 | present',
      'Social Media Associate | Clark Outlets Corp. | 2019-07 | 2022-01',
    ],
    education: [
      "Systems Plus College Foundation | Bachelor's/College Degree in Advertising/Media, Major: Mass Communication |  | 2019",
    ],
  },
  {
    name: 'dates in brackets behind the school, degree in italics above, a strand spelled out',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1 style="text-align:center">Shaira Mae Tumulak</h1><p style="text-align:center">Fresh Graduate | Cagayan de Oro City</p><h3>EDUCATION</h3><p><i>Bachelor of Science in Customs Administration</i><br>Liceo de Cagayan University (2021 – 2025)</p><p><i>Accountancy, Business and Management (ABM)</i><br>Corpus Christi School (2019 – 2021)</p><p><i>Junior High School</i><br>Misamis Oriental General Comprehensive High School (2015 – 2019)</p><h3>PRACTICUM</h3><p>Customs Intern, Port Brokers Mindanao (January 2025 – April 2025)</p><h3>AWARDS</h3><p>Academic Scholar, 2021 – 2025</p>`,
    title: 'Customs Intern',
    work: ['Customs Intern | Port Brokers Mindanao | 2025-01 | 2025-04'],
    education: [
      'Liceo de Cagayan University | Bachelor of Science in Customs Administration | 2021 | 2025',
      'Corpus Christi School | Accountancy, Business and Management (ABM) | 2019 | 2021',
      'Misamis Oriental General Comprehensive High School |  | 2015 | 2019',
    ],
  },
  {
    name: 'everything in lines with dashes, TESDA certificates among the schools',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<p><b>Rodrigo "Rod" Baluyot</b><br>Welder / Fabricator<br>Mariveles, Bataan - 0945 555 0160</p><p><b>WORK EXPERIENCES:</b></p><p>1. Welder - Bataan Shipworks Corp. - 2019 to present<br>2. Welder Helper - Sanmar Steel Fabrication - 2016 to 2019</p><p><b>EDUCATION:</b></p><p>- Shielded Metal Arc Welding NC II - TESDA Provincial Training Center Orion - 2016<br>- Automotive Technology (2 years) - Bataan Peninsula State University - 2013 to 2015<br>- High School Graduate - Mariveles National High School Cabcaben - 2013</p><p><b>TRAININGS:</b></p><p>- Working at Heights - 2020</p>`,
    title: 'Welder / Fabricator',
    work: [
      'Welder | Bataan Shipworks Corp. | 2019 | present',
      'Welder Helper | Sanmar Steel Fabrication | 2016 | 2019',
    ],
    education: [
      'TESDA Provincial Training Center Orion | Shielded Metal Arc Welding NC II |  | 2016',
      'Bataan Peninsula State University | Automotive Technology | 2013 | 2015',
      'Mariveles National High School Cabcaben |  |  | 2013',
    ],
  },
  {
    name: 'no heading for the schools, side column with labels in capitals',
    css: 'body{font:10.5pt Arial;margin:0}.m{float:left;width:62%;padding:14px;box-sizing:border-box}.s{margin-left:65%;padding:14px}',
    html: `<div class="m"><h1>Hazel Quiambao</h1><p>Medical Secretary</p><h3>Work History</h3><p><b>Medical Secretary</b>, Dr. Ocampo Clinic<br>Apr 2020 - Present</p><p><b>Hospital Clerk</b>, Mother Teresa of Calcutta Medical Center<br>Nov 2016 - Mar 2020</p><h3>About</h3><p>Keeps the waiting room calm and the records in order.</p></div><div class="s"><h3>Academic Background</h3><p><b>COLLEGE</b><br>Associate in Health Science Education<br>Angeles University Foundation<br>2014-2016</p><p><b>HIGH SCHOOL</b><br>St. Mary's Angels College of Pampanga<br>2010-2014</p><p><b>ELEMENTARY</b><br>Sto. Rosario Elementary School<br>2004-2010</p><h3>Skills</h3><p>Scheduling<br>Medical Records</p></div>`,
    title: 'Medical Secretary',
    work: [
      'Medical Secretary | Dr. Ocampo Clinic | 2020-04 | present',
      'Hospital Clerk | Mother Teresa of Calcutta Medical Center | 2016-11 | 2020-03',
    ],
    education: [
      'Angeles University Foundation | Associate in Health Science Education | 2014 | 2016',
      "St. Mary's Angels College of Pampanga |  | 2010 | 2014",
      'Sto. Rosario Elementary School |  | 2004 | 2010',
    ],
  },
  {
    name: 'one line a school with commas, degree last, a transfer and a bootcamp',
    css: 'body{font:11pt Georgia,serif;margin:2cm}',
    html: `<h1>Miko Bautista</h1><h3>Backend Developer · Quezon City</h3><h3>Employment</h3><p><b>Backend Developer</b>, Tindahan Tech, August 2023 – present<br><b>Junior Developer</b>, Sakay Labs, June 2021 – July 2023</p><h3>Education</h3><p>Mapúa University, Makati, BS Information Technology, 2018 – 2021<br>University of the East, Caloocan, BS Computer Science (transferred), 2016 – 2018<br>Zuitt Coding Bootcamp, Full-Stack Web Development, 2021<br>Ramon Magsaysay (Cubao) High School, 2012 – 2016</p><h3>Seminars</h3><p>PyCon PH, 2024</p>`,
    title: 'Backend Developer',
    work: [
      'Backend Developer | Tindahan Tech | 2023-08 | present',
      'Junior Developer | Sakay Labs | 2021-06 | 2023-07',
    ],
    education: [
      'Mapúa University | BS Information Technology | 2018 | 2021',
      'University of the East | BS Computer Science | 2016 | 2018',
      'Zuitt Coding Bootcamp | Full-Stack Web Development |  | 2021',
      'Ramon Magsaysay (Cubao) High School |  | 2012 | 2016',
    ],
  },
]
