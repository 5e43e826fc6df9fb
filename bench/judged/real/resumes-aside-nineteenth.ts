import type { RealResume } from './resume.ts'

/** A seventh lot of layouts, judged before the rules were held against them, then looked at. */
export const RESUMES_ASIDE_NINETEENTH: RealResume[] = [
  {
    name: 'degree with the school in brackets and years at the front',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>Patricia Gomez</h1><p>Marketing Associate</p><h2>Academic Qualifications</h2><ul><li>2020–2022: Master in Marketing Communication (De La Salle–College of Saint Benilde)</li><li>2014–2018: AB Journalism (University of Santo Tomas), Magna Cum Laude</li><li>2010–2014: High School (St. Scholastica's College, Manila)</li></ul><h2>Employment</h2><ul><li>2019–present: Marketing Associate, Nutri-Asia Foods</li><li>2018–2019: Junior Writer, Summit Books</li></ul>`,
    title: 'Marketing Associate',
    work: ['Marketing Associate | Nutri-Asia Foods | 2019 | present', 'Junior Writer | Summit Books | 2018 | 2019'],
    education: [
      'De La Salle–College of Saint Benilde | Master in Marketing Communication | 2020 | 2022',
      'University of Santo Tomas | AB Journalism | 2014 | 2018',
      "St. Scholastica's College |  | 2010 | 2014",
    ],
  },
  {
    name: 'unheaded lines below the contact, schools last',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<p><b>Joel Macapagal</b><br>Plumber<br>Brgy. Dolores, San Fernando, Pampanga<br>0917 555 0102</p><p>Plumber - MGM Plumbing Works - 2014 to present<br>Construction Helper - Pacific Builders - 2010 to 2014</p><p>Plumbing NC II - TESDA Guiguinto - 2014<br>High School - Dolores National High School - 2006 to 2010</p>`,
    title: 'Plumber',
    work: ['Plumber | MGM Plumbing Works | 2014 | present', 'Construction Helper | Pacific Builders | 2010 | 2014'],
    education: ['TESDA Guiguinto | Plumbing NC II |  | 2014', 'Dolores National High School |  | 2006 | 2010'],
  },
  {
    name: 'two-sided header, education in a table with borders and a remarks column',
    css: 'body{font:10.5pt Arial;margin:1.8cm}table{border-collapse:collapse;width:100%}td,th{border:1px solid #777;padding:4px}.h{display:flex;justify-content:space-between}',
    html: `<div class="h"><div><h1 style="margin:0">Maricel Tan-Ong</h1>Accounting Manager</div><div>Pasig City<br>maricel.to@example.com</div></div><h3>EDUCATION</h3><table><tr><th>Degree</th><th>Institution</th><th>Year Completed</th><th>Remarks</th></tr><tr><td>MBA</td><td>Ateneo Graduate School of Business</td><td>2019</td><td>Dean's List</td></tr><tr><td>BS Accountancy</td><td>University of Santo Tomas</td><td>2010</td><td>Cum Laude</td></tr></table><h3>CAREER HISTORY</h3><p><b>Accounting Manager</b> <i>(January 2018 to present)</i><br>Sterling Paper Products Enterprises, Inc.</p><p><b>Senior Auditor</b> <i>(November 2010 to December 2017)</i><br>Punongbayan & Araullo</p>`,
    title: 'Accounting Manager',
    work: [
      'Accounting Manager | Sterling Paper Products Enterprises, Inc. | 2018-01 | present',
      'Senior Auditor | Punongbayan & Araullo | 2010-11 | 2017-12',
    ],
    education: [
      'Ateneo Graduate School of Business | MBA |  | 2019',
      'University of Santo Tomas | BS Accountancy |  | 2010',
    ],
  },
  {
    name: 'long names, course and years on the second line, section called schools attended',
    css: 'body{font:11pt Tahoma,Arial;margin:2cm}',
    html: `<h2>JOHN PAUL M. ESTRELLA</h2><p>IT Support Specialist</p><h3>SCHOOLS ATTENDED</h3><p>Eulogio "Amang" Rodriguez Institute of Science and Technology<br>BS Information Technology, 2012 – 2016</p><p>Ramon Magsaysay High School (Manila)<br>2008 – 2012</p><p>Juan Sumulong Elementary School<br>2002 – 2008</p><h3>WORK BACKGROUND</h3><p>IT Support Specialist, Transnational Diversified Group<br>April 2019 up to present</p><p>Desktop Engineer, Fujitsu Die-Tech Corporation of the Philippines<br>June 2016 – March 2019</p>`,
    title: 'IT Support Specialist',
    work: [
      'IT Support Specialist | Transnational Diversified Group | 2019-04 | present',
      'Desktop Engineer | Fujitsu Die-Tech Corporation of the Philippines | 2016-06 | 2019-03',
    ],
    education: [
      'Eulogio "Amang" Rodriguez Institute of Science and Technology | BS Information Technology | 2012 | 2016',
      'Ramon Magsaysay High School |  | 2008 | 2012',
      'Juan Sumulong Elementary School |  | 2002 | 2008',
    ],
  },
  {
    name: 'side column at the right with icons, education in capitals with a bar, licence below',
    css: 'body{font:10.5pt Arial;margin:0}.m{float:left;width:63%;padding:16px;box-sizing:border-box}.s{margin-left:65%;padding:16px;background:#fafafa}h3{color:#0a7}',
    html: `<div class="m"><h1>Francis Dy</h1><p>Architect</p><h3>Experience</h3><p><b>Project Architect</b> | ASYA Design Partner<br>2021 – Present</p><p><b>Architectural Apprentice</b> | Visionarch<br>2018 – 2021</p><h3>Selected Projects</h3><p>Clinic in Imus, 2023</p></div><div class="s"><h3>Education</h3><p><b>BS ARCHITECTURE</b><br>UNIVERSITY OF SANTO TOMAS | 2013 – 2018</p><p><b>HIGH SCHOOL</b><br>XAVIER SCHOOL | 2009 – 2013</p><h3>License</h3><p>Registered and Licensed Architect, 2021</p><h3>Software</h3><p>Revit<br>SketchUp</p></div>`,
    title: 'Architect',
    work: [
      'Project Architect | ASYA Design Partner | 2021 | present',
      'Architectural Apprentice | Visionarch | 2018 | 2021',
    ],
    education: ['UNIVERSITY OF SANTO TOMAS | BS ARCHITECTURE | 2013 | 2018', 'XAVIER SCHOOL |  | 2009 | 2013'],
  },
  {
    name: 'Cebuano and English mixed, school with town in brackets',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>Jovelyn Caballero</h2><p>Toledo City, Cebu</p><p>Gusto nga trabaho: Kasambahay o Yaya</p><h3>Edukasyon</h3><p>Hayskul: Toledo National Vocational School (Toledo City) 2009-2013<br>Elementarya: Bato Elementary School 2003-2009</p><h3>Trabaho kaniadto</h3><p>Yaya - Pamilya Uy (Cebu City) 2016-2022<br>Tindera - Caballero Sari-Sari Store 2013-2016</p>`,
    title: 'Kasambahay o Yaya',
    work: ['Yaya | Pamilya Uy | 2016 | 2022', 'Tindera | Caballero Sari-Sari Store | 2013 | 2016'],
    education: ['Toledo National Vocational School |  | 2009 | 2013', 'Bato Elementary School |  | 2003 | 2009'],
  },
]
