import type { RealResume } from './resume.ts'

/** Layouts that resumes published by strangers have and earlier sets had not; nobody in them exists. */
export const RESUMES_TUNED_STRANGERS: RealResume[] = [
  {
    name: 'signs of another font before headings and points, two degrees below one school',
    css: `body{font:10.5pt Arial}h2{font:bold 13pt Arial;border-bottom:1px solid #777;margin:10px 0 3px}h1{font-size:20pt;margin:0}p{margin:1px 0}.r{display:flex;justify-content:space-between}i.s{font:12pt 'Times New Roman';margin-right:6px}`,
    html: `<h1>Rowena Tisalona</h1><p>Tagum City | rowena.t@example.test | 0918 555 2201</p><h2><i class=s>ð</i>Education</h2><div class=r><b>Northern Davao Polytechnic</b><span>Tagum City</span></div><div class=r><span>Master of Science in Information Systems</span><span>Expected Jun 2025</span></div><div class=r><span>Bachelor of Science in Computer Science, GPA: 1.6</span><span>May 2021</span></div>
<h2><i class=s>R</i>Jobs</h2><div class=r><b>Pentabyte s.r.l.</b><span>2023 - 2024</span></div><div class=r><i>Application Upkeep</i><span>Remote</span></div><p><i class=s>ó</i>Kept three shops online through two moves of servers</p><div class=r><b>Forenlab GmbH</b><span>2021 - 2023</span></div><div class=r><i>Educational Internship</i><span>Berlin, Germany</span></div><p><i class=s>ó</i>Wrote a tool that reads damaged disks</p><p><i class=s>ó</i>Showed it to the class of the next year</p><h2><i class=s>3</i>Skills</h2><p>Python, SQL, Docker</p>`,
    title: 'Application Upkeep',
    work: [
      'Application Upkeep | Pentabyte s.r.l. | 2023 | 2024',
      'Educational Internship | Forenlab GmbH | 2021 | 2023',
    ],
    education: [
      'Northern Davao Polytechnic | Master of Science in Information Systems | | 2025',
      'Northern Davao Polytechnic | Bachelor of Science in Computer Science | | 2021',
    ],
  },
  {
    name: 'years beside courses in capitals, schools with their town below, a school by its number',
    css: `body{font:10pt Verdana}.e{display:grid;grid-template-columns:30mm 1fr;margin:7px 0}h3{margin:12px 0 2px;letter-spacing:1px}p{margin:1px 0}`,
    html: `<h1>Lorna Vistal</h1><p>Costume Designer</p><h3>EXPERIENCE</h3><div class=e><p>2021 - 2024</p><div><p>COSTUME DESIGNER</p><p>ROLLING HILLS THEATER CLUB</p><p>Drew and cut the costumes of nine plays.</p></div></div><div class=e><p>2019 - 2020</p><div><p>SEAMSTRESS</p><p>MODA CORTE SPA</p><p>Altered gowns for weddings.</p></div></div><h3>EDUCATION</h3><div class=e><p>2017 - 2018</p><div><p>ILLUSTRATION</p><p>VARESA, MILAN</p><p>Drawing by hand and on the screen, for print and for the web.</p></div></div><div class=e><p>2015 - 2016</p><div><p>FASHION DESIGN</p><p>ISTITUTO CORVINI, MILAN</p></div></div><div class=e><p>2014 - 2015</p><div><p>WEB DEVELOPMENT</p><p>KODALIA, BERLIN</p></div></div><div class=e><p>2010 - 2014</p><div><p>PATTERN CUTTING</p><p>LYTSEY 38, KYIV</p></div></div>`,
    title: 'Costume Designer',
    work: ['Costume Designer | Rolling Hills Theater Club | 2021 | 2024', 'Seamstress | Moda Corte Spa | 2019 | 2020'],
    education: [
      'Varesa | Illustration | 2017 | 2018',
      'Istituto Corvini | Fashion Design | 2015 | 2016',
      'Kodalia | Web Development | 2014 | 2015',
      'Lytsey 38 | Pattern Cutting | 2010 | 2014',
    ],
  },
  {
    name: 'posts with a point that lists technologies, labels said again in each',
    css: `body{font:11pt 'Times New Roman'}h2{font-size:12pt;margin:9px 0 1px}p{margin:1px 0}b{display:block}ul{margin:1px 0}`,
    html: `<h1>Kenji Abrogar</h1><p>Iloilo City | kenji@example.test</p><h2>Professional Experience</h2><p><b>Software Engineer</b></p><p>Coralscale – March 2023 – Present</p><b>Key Achievements</b><ul><li>Cut the time of a search to a tenth</li><li>Technologies: TypeScript, Vue, Docker</li></ul><p><b>Software Engineer Intern</b></p><p>Coralscale – July 2022 – December 2022</p><b>Key Achievements</b><ul><li>Moved old pages to a new server</li><li>Technologies: Go, Svelte</li></ul><p><b>Mobile Developer</b></p><p>Rexa Build – January 2021 – June 2022</p><b>Key Achievements</b><ul><li>Released two apps</li><li>Technologies: React Native</li></ul><h2>Education</h2><p>Western Panay Institute — B.Tech Honours degree in Software Engineering. Second class upper</p><p>2017 – 2021</p><h2>Skills</h2><p>TypeScript, Go, React Native</p>`,
    title: 'Software Engineer',
    work: [
      'Software Engineer | Coralscale | 2023-03 | present',
      'Software Engineer Intern | Coralscale | 2022-07 | 2022-12',
      'Mobile Developer | Rexa Build | 2021-01 | 2022-06',
    ],
    education: ['Western Panay Institute | B.Tech Honours degree in Software Engineering | 2017 | 2021'],
  },
  {
    name: 'project experience beside work, degrees as points that say how they were given',
    css: `body{font:11pt Calibri,Arial}h2{font-size:11pt;border-bottom:1px solid;margin:9px 0 2px}.r{display:flex;justify-content:space-between}p,ul{margin:1px 0}`,
    html: `<center><h1>Trisha Malabanan</h1><p>Lipa City • trisha@example.test</p></center><h2>EDUCATION</h2><p>Southern Tagalog University, College of Letters, Lipa City, June 2014- March 2018.</p><ul><li>Bachelor of Arts in Journalism awarded cum laude in March 2018.</li></ul><h2>PROJECT EXPERIENCE</h2><div class=r><b>TIDE WATCH</b><span>July 2019</span></div><ul><li>A map of floods that neighbours fill in</li></ul><div class=r><b>NEWS SORTER</b><span>May 2018</span></div><ul><li>Groups stories by town</li></ul><h2>PROFESSIONAL EXPERIENCE</h2><p>Balayan Public Radio, Batangas, 2020- Present</p><p>Managing Editor</p><ul><li>Plans the news of the morning</li></ul><br><p>Freelance journalist, Lipa City, May 2018-Present.</p><ul><li>Stories for three magazines</li></ul><br><p>Kapitbahay News Service, Batangas, 2019.</p><p>Reporter</p><ul><li>Covered schools and health</li></ul>`,
    title: 'Managing Editor',
    work: [
      'Managing Editor | Balayan Public Radio | 2020 | present',
      'Freelance journalist | | 2018-05 | present',
      'Reporter | Kapitbahay News Service | 2019 | 2019',
    ],
    education: ['Southern Tagalog University | Bachelor of Arts in Journalism | 2014 | 2018'],
  },
  {
    name: 'dashes that lead to the place, states without a comma, a post below its employer abroad',
    css: `body{font:9.5pt 'Courier New'}p{margin:1px 0;white-space:pre}h2{font-size:10pt;margin:9px 0 2px}`,
    html: `<h1>Ramil Osorio</h1><p>Somerville MA  ramil@example.test</p><h2>EXPERIENCE</h2><p>2019-2023    Saltify ------------------------------------- Boston MA</p><p>             Software architect</p><p>2016-2019    n2P Trade ------------------------------- Cambridge MA</p><p>             Software engineer</p><p>2012-2016    Zawati Optical Sdn. Bhd. ------------- Melaka Malaysia</p><p>             Network administrator</p><h2>EDUCATION</h2><p>2008-2012    Harborlight College ------------------------ Boston MA</p><p>             BS Computer Science</p>`,
    title: 'Software architect',
    work: [
      'Software architect | Saltify | 2019 | 2023',
      'Software engineer | n2P Trade | 2016 | 2019',
      'Network administrator | Zawati Optical Sdn. Bhd. | 2012 | 2016',
    ],
    education: ['Harborlight College | BS Computer Science | 2008 | 2012'],
  },
  {
    name: 'schools nobody knows with places, levels as points, a leaving diploma and a degree that goes on',
    css: `body{font:11pt Arial}h2{font-size:12pt;margin:10px 0 2px}.r{display:flex;justify-content:space-between}p,ul{margin:1px 0}`,
    html: `<h1>Faris Dumalagan</h1><p>Final-year student | faris@example.test</p><h2>EDUCATION</h2><div class=r><b>Universiti Teknika Selat, Jasin, Melaka</b><span>October 2024 - Present</span></div><ul><li>Diploma in Computer Science, CGPA: 3.7</li><li>Dean's List Award - Semester 2</li></ul><div class=r><b>SMK Bukit Rata, Alor Gajah, Melaka</b><span>January 2022 - March 2024</span></div><ul><li>Science stream</li></ul><div class=r><b>“Petar Goran” High School</b><span>Skopje, North Macedonia</span></div><div class=r><span>Bilingual High School Diploma</span><span>2018 – 2021</span></div><p>Relevant courses: Marketing, Accountancy, Statistics</p><h2>EXPERIENCE</h2><div class=r><b>Piping Reef Club</b><span>Cebu City</span></div><div class=r><span>Service Crew – Work and Travel Program</span><span>Jun 2022 – Oct 2022</span></div><ul><li>Served at weddings</li></ul><h2>ACADEMIC AWARDS AND RECOGNITION</h2><ul><li>Best in Mathematics, Bukit Rata School, 2023</li></ul>`,
    title: 'Service Crew',
    work: ['Service Crew | Piping Reef Club | 2022-06 | 2022-10'],
    education: [
      'Universiti Teknika Selat | Diploma in Computer Science | 2024 | ',
      'SMK Bukit Rata | | 2022 | 2024',
      '“Petar Goran” High School | Bilingual High School Diploma | 2018 | 2021',
    ],
  },
]
