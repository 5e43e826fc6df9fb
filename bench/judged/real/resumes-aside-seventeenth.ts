import type { RealResume } from './resume.ts'

/** A fifth ten of layouts, judged before the rules were held against them, then looked at. */
export const RESUMES_ASIDE_SEVENTEENTH: RealResume[] = [
  {
    name: 'two columns, left with schools as degree, school and year in three lines, no gap between them',
    css: 'body{font:10pt Arial;margin:0}.s{float:left;width:34%;background:#1f3b4d;color:#fff;padding:16px;box-sizing:border-box}.m{margin-left:37%;padding:16px}p{margin:2px 0}',
    html: `<div class="s"><h3>CONTACT</h3><p>0917 555 0188</p><p>Davao City</p><h3>EDUCATION</h3><p>BS Entrepreneurship</p><p>University of Southeastern Philippines</p><p>2015 - 2019</p><p>ABM</p><p>Holy Cross of Davao College</p><p>2013 - 2015</p><h3>SKILLS</h3><p>Negotiation</p><p>Inventory</p></div><div class="m"><h1>KEN ADRIAN UY</h1><h3>Store Manager</h3><h3>WORK EXPERIENCE</h3><p><b>Store Manager</b></p><p>Penshoppe Abreeza | 2022 - Present</p><p>Runs a store with twelve people.</p><p><b>Visual Merchandiser</b></p><p>Bench Gaisano Mall | 2019 - 2022</p><p>Dressed windows.</p></div>`,
    title: 'Store Manager',
    work: [
      'Store Manager | Penshoppe Abreeza | 2022 | present',
      'Visual Merchandiser | Bench Gaisano Mall | 2019 | 2022',
    ],
    education: [
      'University of Southeastern Philippines | BS Entrepreneurship | 2015 | 2019',
      'Holy Cross of Davao College | ABM | 2013 | 2015',
    ],
  },
  {
    name: 'long dates with days, school first, course as a label',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>Reynaldo G. Mabalot</h2><p>Security Guard</p><p>Brgy. Bagbag, Quezon City</p><h4>EDUCATIONAL ATTAINMENT</h4><p>Tertiary: Philippine College of Criminology, Manila<br>Course: Bachelor of Science in Criminology (not finished)<br>June 2003 – March 2005</p><p>Secondary: Novaliches High School<br>June 1999 – March 2003</p><h4>WORKING EXPERIENCES</h4><p>Security Guard<br>Eagle Matrix Security Agency Inc.<br>August 15, 2012 – up to present</p><p>Security Guard<br>Commander Security Services Inc.<br>June 1, 2005 – July 30, 2012</p><h4>TRAININGS ATTENDED</h4><p>Pre-Licensing Training Course, May 2005</p>`,
    title: 'Security Guard',
    work: [
      'Security Guard | Eagle Matrix Security Agency Inc. | 2012-08 | present',
      'Security Guard | Commander Security Services Inc. | 2005-06 | 2012-07',
    ],
    education: [
      'Philippine College of Criminology | Bachelor of Science in Criminology | 2003 | 2005',
      'Novaliches High School |  | 1999 | 2003',
    ],
  },
  {
    name: 'markdown-like plain text with hashes and stars',
    css: 'body{margin:2cm}pre{font:10pt monospace;white-space:pre-wrap}',
    html: `<pre>
# Ivy Dela Rama
**Email Support Specialist**
Tacloban City

## Experience
**Email Support Specialist** - Shoply Outsourcing (Jan 2023 - Present)
* Answers 60 tickets a day
**Chat Agent** - VXI Davao (Feb 2021 - Dec 2022)
* Helped gamers

## Education
**BSEd English** - Leyte Normal University (2016 - 2020)
**Senior High School (HUMSS)** - Leyte National High School (2014 - 2016)

## Skills
Zendesk, Gorgias, Slack
</pre>`,
    title: 'Email Support Specialist',
    work: [
      'Email Support Specialist | Shoply Outsourcing | 2023-01 | present',
      'Chat Agent | VXI Davao | 2021-02 | 2022-12',
    ],
    education: [
      'Leyte Normal University | BSEd English | 2016 | 2020',
      'Leyte National High School | Senior High School (HUMSS) | 2014 | 2016',
    ],
  },
  {
    name: 'right column of dates and places for both, institution in small capitals',
    css: 'body{font:11pt "Times New Roman",serif;margin:2cm}.r{display:flex;justify-content:space-between}.n{font-variant:small-caps}',
    html: `<h1 style="text-align:center">Isabel Montemayor</h1><h3>Education</h3><div class="r"><span class="n">Ateneo de Zamboanga University</span><span>Zamboanga City</span></div><div class="r"><i>Bachelor of Science in Legal Management</i><span>June 2014 – March 2018</span></div><div class="r"><span class="n">Pilar College</span><span>Zamboanga City</span></div><div class="r"><i>High School</i><span>June 2010 – March 2014</span></div><h3>Experience</h3><div class="r"><span class="n">Camins Law Office</span><span>Zamboanga City</span></div><div class="r"><i>Paralegal</i><span>July 2020 – Present</span></div><ul><li>Drafts pleadings.</li></ul><div class="r"><span class="n">Zamboanga City Hall</span><span>Zamboanga City</span></div><div class="r"><i>Administrative Aide III</i><span>May 2018 – June 2020</span></div>`,
    title: 'Paralegal',
    work: [
      'Paralegal | Camins Law Office | 2020-07 | present',
      'Administrative Aide III | Zamboanga City Hall | 2018-05 | 2020-06',
    ],
    education: [
      'Ateneo de Zamboanga University | Bachelor of Science in Legal Management | 2014 | 2018',
      'Pilar College |  | 2010 | 2014',
    ],
  },
  {
    name: 'no years at the schools at all, several on one line each',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>Bernadette Sison</h2><p>Caregiver / Nanny</p><p>Calasiao, Pangasinan</p><h3>Work Abroad</h3><p>Caregiver, Shalom Nursing Home, Haifa, Israel (2018-2024)<br>Nanny, Al Mansoori Family, Abu Dhabi, UAE (2015-2017)</p><h3>Educational Background</h3><p>Vocational: Caregiving NC II, Dagupan Technical Institute<br>College: BS Midwifery, Lyceum Northwestern University<br>High School: Calasiao Comprehensive National High School<br>Elementary: Calasiao Central School</p>`,
    title: 'Caregiver / Nanny',
    work: ['Caregiver | Shalom Nursing Home | 2018 | 2024', 'Nanny | Al Mansoori Family | 2015 | 2017'],
    education: [
      'Dagupan Technical Institute | Caregiving NC II |  | ',
      'Lyceum Northwestern University | BS Midwifery |  | ',
      'Calasiao Comprehensive National High School |  |  | ',
      'Calasiao Central School |  |  | ',
    ],
  },
  {
    name: 'a master and a bachelor with majors on lines of their own',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h1>Allan Dimayuga</h1><p>Senior Financial Analyst</p><p>Taguig City</p><h2>EDUCATION</h2><p><b>De La Salle University</b><br>Master of Business Administration<br>Major in Finance<br>2019 – 2022</p><p><b>Polytechnic University of the Philippines</b><br>Bachelor of Science in Business Administration<br>Major in Financial Management<br>2010 – 2014</p><h2>PROFESSIONAL EXPERIENCE</h2><p><b>Senior Financial Analyst</b><br>JPMorgan Chase & Co. – Philippine Global Service Center<br>October 2019 – Present</p><p><b>Accounts Payable Analyst</b><br>Shell Business Operations Manila<br>June 2014 – September 2019</p>`,
    title: 'Senior Financial Analyst',
    work: [
      'Senior Financial Analyst | JPMorgan Chase & Co. | 2019-10 | present',
      'Accounts Payable Analyst | Shell Business Operations Manila | 2014-06 | 2019-09',
    ],
    education: [
      'De La Salle University | Master of Business Administration, Major in Finance | 2019 | 2022',
      'Polytechnic University of the Philippines | Bachelor of Science in Business Administration, Major in Financial Management | 2010 | 2014',
    ],
  },
  {
    name: 'headings in English with Filipino in brackets, comma lists',
    css: 'body{font:11pt Arial;margin:2cm}',
    html: `<h2>NESTOR B. ALMAZAN</h2><p>Tsuper / Messenger, Marikina City</p><h3>Work Experience (Karanasan)</h3><p>Driver, Grab Philippines, 2020 - kasalukuyan<br>Messenger, Philam Life Cubao, 2014 - 2020</p><h3>Education (Pinag-aralan)</h3><p>Automotive Servicing NC I, TESDA Marikina, 2013<br>Marikina High School, 2008 - 2012</p><h3>Licenses (Lisensya)</h3><p>Professional Driver's License, restriction 1, 2</p>`,
    title: 'Tsuper / Messenger',
    work: ['Driver | Grab Philippines | 2020 | present', 'Messenger | Philam Life Cubao | 2014 | 2020'],
    education: ['TESDA Marikina | Automotive Servicing NC I |  | 2013', 'Marikina High School |  | 2008 | 2012'],
  },
  {
    name: 'date headings: year as a small heading, entry below, both kinds apart',
    css: 'body{font:11pt Arial;margin:2cm}h4{margin:8px 0 0;color:#666}',
    html: `<h1>Kristoffer Lim</h1><h2>QA Engineer</h2><h2>Experience</h2><h4>March 2021 – Present</h4><p><b>QA Engineer</b> at Sprout Solutions</p><h4>June 2018 – February 2021</h4><p><b>Manual Tester</b> at Pointwest Technologies</p><h2>Education</h2><h4>2014 – 2018</h4><p><b>BS Information Systems</b> at Asia Pacific College</p><h4>2010 – 2014</h4><p>San Beda College Alabang (High School)</p>`,
    title: 'QA Engineer',
    work: [
      'QA Engineer | Sprout Solutions | 2021-03 | present',
      'Manual Tester | Pointwest Technologies | 2018-06 | 2021-02',
    ],
    education: [
      'Asia Pacific College | BS Information Systems | 2014 | 2018',
      'San Beda College Alabang |  | 2010 | 2014',
    ],
  },
]
