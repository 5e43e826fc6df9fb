import type { RealResume } from './resume.ts'

/** Another hand's, then opened. */
export const RESUMES_OPENED_JANUARY_THIRD: readonly RealResume[] = [
  {
    name: 'fresh graduate, no work, OJT under its own heading, K-12 strand, thesis and honors',
    css: `
      @page { size: A4; margin: 18mm 20mm; }
      body { margin: 0; font: 10.5pt/1.45 "Century Gothic", "URW Gothic", Arial, sans-serif; color: #333; }
      .top { display: flex; gap: 8mm; align-items: center; }
      .pic { width: 26mm; height: 26mm; background: #d9c5b2; }
      h1 { font-size: 20pt; margin: 0; color: #7f4f24; }
      .top p { margin: 1px 0; font-size: 9.5pt; }
      h2 { font-size: 11.5pt; background: #f0e6da; color: #7f4f24; padding: 3px 8px; margin: 12px 0 6px; }
      .r { display: grid; grid-template-columns: 1fr auto; }
      p { margin: 0; }
      ul { margin: 2px 0 6px; padding-left: 18px; }
    `,
    html: `
      <div class="top"><div class="pic"></div><div><h1>Angelica Joy B. Mendiola</h1><p>Tagum City, Davao del Norte</p><p>0966 555 0194 • angelicamendiola@example.com</p></div></div>
      <h2>OBJECTIVE</h2>
      <p>A new graduate who wants a first post in a laboratory or a quality office and is ready to relocate to Davao City.</p>
      <h2>EDUCATION</h2>
      <div class="r"><b>University of Southeastern Philippines</b><span>2021 – 2025</span></div>
      <p>Bachelor of Science in Biology</p>
      <p>Magna Cum Laude, GWA 1.38</p>
      <p>Thesis: Gut contents of farmed tilapia in three ponds of Davao del Norte</p>
      <br>
      <div class="r"><b>Tagum City National Comprehensive High School</b><span>2019 – 2021</span></div>
      <p>Senior High School – STEM Strand, With High Honors</p>
      <br>
      <div class="r"><b>Tagum City National Comprehensive High School</b><span>2015 – 2019</span></div>
      <p>Junior High School</p>
      <h2>SCHOLARSHIPS AND AWARDS</h2>
      <p>DOST-SEI Merit Scholar, 2021 – 2025</p>
      <p>Best Poster, Mindanao Student Research Congress, 2024</p>
      <h2>ON-THE-JOB TRAINING</h2>
      <div class="r"><b>Laboratory Trainee</b><span>June 2024 – July 2024</span></div>
      <p>Davao Regional Medical Center, Tagum City</p>
      <ul><li>Prepared media, stained slides and logged samples (240 hours)</li></ul>
      <h2>ORGANIZATIONS</h2>
      <div class="r"><span>Vice President, USeP Biological Society</span><span>2023 – 2024</span></div>
      <div class="r"><span>Member, Red Cross Youth Council</span><span>2021 – 2023</span></div>
      <h2>SKILLS</h2>
      <p>PCR, microscopy, Gram staining, SPSS, R, technical writing, Microsoft Office</p>
      <h2>REFERENCES</h2>
      <p>Dr. Milagros Aporbo, Thesis Adviser, University of Southeastern Philippines, 0917 555 0111</p>
    `,
    title: null,
    work: [],
    education: [
      'University of Southeastern Philippines | Bachelor of Science in Biology | 2021 | 2025',
      'Tagum City National Comprehensive High School | STEM Strand | 2019 | 2021',
      'Tagum City National Comprehensive High School | | 2015 | 2019',
    ],
    never: ['Magna Cum Laude', 'DOST-SEI', 'Red Cross', 'tilapia'],
  },
  {
    name: 'OFW returning, labelled lines (Employer: Position: Period:), blank lines between, Word-like',
    css: `
      @page { size: A4; margin: 25mm; }
      body { margin: 0; font: 11pt/1.35 "Times New Roman", Tinos, serif; }
      h1 { font-size: 16pt; margin: 0; }
      h2 { font-size: 12pt; margin: 18px 0 4px; font-weight: bold; border-top: 1px solid #000; padding-top: 4px; }
      table td { padding: 0 14px 0 0; vertical-align: top; }
      .gap { height: 22px; }
      p { margin: 0; }
    `,
    html: `
      <h1>NORMA G. BUENAVIDEZ</h1>
      <p>Sitio Maligaya, Brgy. Tagapo, Santa Rosa, Laguna</p>
      <p>Contact No.: 0946 555 0138</p>
      <h2>OBJECTIVES:</h2>
      <p>After twelve years abroad I wish to work near my family as a caregiver or house manager.</p>
      <h2>WORK EXPERIENCE:</h2>
      <div class="gap"></div>
      <table>
        <tr><td>Employer</td><td>: Mr. and Mrs. Chan Wai Keung</td></tr>
        <tr><td>Address</td><td>: Sha Tin, New Territories, Hong Kong</td></tr>
        <tr><td>Position</td><td>: Domestic Helper</td></tr>
        <tr><td>Period</td><td>: September 2017 to September 2023</td></tr>
        <tr><td>Duties</td><td>: Cooked for six, brought two children to school, looked after grandmother with dementia</td></tr>
      </table>
      <div class="gap"></div>
      <table>
        <tr><td>Employer</td><td>: Al Amal Rehabilitation Center</td></tr>
        <tr><td>Address</td><td>: Jeddah, Kingdom of Saudi Arabia</td></tr>
        <tr><td>Position</td><td>: Caregiver</td></tr>
        <tr><td>Period</td><td>: March 2012 to March 2017</td></tr>
        <tr><td>Duties</td><td>: Bathed, fed and moved residents; kept vital signs record; helped the physical therapist</td></tr>
      </table>
      <div class="gap"></div>
      <table>
        <tr><td>Employer</td><td>: SM City Santa Rosa</td></tr>
        <tr><td>Position</td><td>: Saleslady</td></tr>
        <tr><td>Period</td><td>: 2008 to 2011</td></tr>
      </table>
      <h2>EDUCATIONAL ATTAINMENT:</h2>
      <table>
        <tr><td>Vocational</td><td>: Caregiving NC II</td></tr>
        <tr><td></td><td>&nbsp; Santa Rosa Manpower Training Center</td></tr>
        <tr><td></td><td>&nbsp; 2011</td></tr>
        <tr><td>College</td><td>: Bachelor of Elementary Education (2nd year level only)</td></tr>
        <tr><td></td><td>&nbsp; Laguna State Polytechnic University</td></tr>
        <tr><td></td><td>&nbsp; 2006 – 2008</td></tr>
        <tr><td>High School</td><td>: Balibago National High School</td></tr>
        <tr><td></td><td>&nbsp; 2002 – 2006</td></tr>
      </table>
      <h2>SKILLS:</h2>
      <p>Elderly care, first aid, Chinese cooking, child care, Cantonese (conversational), Arabic (basic), house cleaning, ironing</p>
      <h2>PERSONAL BACKGROUND:</h2>
      <table>
        <tr><td>Age</td><td>: 36</td></tr><tr><td>Civil Status</td><td>: Widowed</td></tr><tr><td>Height</td><td>: 5 ft. 1 in.</td></tr><tr><td>Father</td><td>: Gregorio Buenavidez (farmer)</td></tr>
      </table>
    `,
    title: 'Domestic Helper',
    work: [
      'Domestic Helper | Mr. and Mrs. Chan Wai Keung | 2017-09 | 2023-09',
      'Caregiver | Al Amal Rehabilitation Center | 2012-03 | 2017-03',
      'Saleslady | SM City Santa Rosa | 2008 | 2011',
    ],
    education: [
      'Santa Rosa Manpower Training Center | Caregiving NC II | | 2011',
      'Laguna State Polytechnic University | Bachelor of Elementary Education | 2006 | 2008',
      'Balibago National High School | | 2002 | 2006',
    ],
    never: ['Widowed', 'farmer', 'Bathed', 'SM City'],
  },
  {
    name: 'timeline with dots, float right column, career shifter from kitchen to social media',
    css: `
      @page { size: A4; margin: 0; }
      body { margin: 0; font: 9.8pt/1.45 Verdana, "DejaVu Sans", sans-serif; color: #3a3a3a; }
      .hd { background: #264653; color: #fff; padding: 12mm 14mm 8mm; }
      .hd h1 { margin: 0; font-size: 23pt; font-weight: 400; letter-spacing: 3px; text-transform: uppercase; }
      .hd p { margin: 2mm 0 0; letter-spacing: 1px; color: #e9c46a; }
      .l { float: left; width: 112mm; padding: 7mm 4mm 7mm 14mm; box-sizing: border-box; }
      .r { float: right; width: 92mm; max-width: 98mm; padding: 7mm 14mm 7mm 6mm; box-sizing: border-box; }
      h2 { font-size: 11.5pt; color: #2a9d8f; text-transform: uppercase; margin: 0 0 3mm; }
      .tl { border-left: 2px solid #2a9d8f; margin-left: 2mm; padding-left: 6mm; }
      .it { position: relative; margin-bottom: 5mm; }
      .it::before { content: ""; position: absolute; left: -7.6mm; top: 1.2mm; width: 3mm; height: 3mm; border-radius: 50%; background: #2a9d8f; }
      .d { color: #2a9d8f; font-size: 8.8pt; font-weight: bold; }
      .it p { margin: 1mm 0 0; font-size: 9pt; }
      .pill { display: inline-block; border: 1px solid #2a9d8f; border-radius: 9px; padding: 1px 8px; margin: 0 3px 5px 0; font-size: 8.6pt; }
      .s { margin-bottom: 6mm; }
    `,
    html: `
      <div class="hd"><h1>Paolo Verzosa</h1><p>Social Media Manager</p></div>
      <div class="l">
        <h2>Work History</h2>
        <div class="tl">
          <div class="it"><div class="d">2022 — NOW</div><b>Social Media Manager</b><br>Tala Skin Studio, Quezon City<p>Plans the calendar, shoots and cuts Reels, answers comments. Followers grew from 4,000 to 61,000.</p></div>
          <div class="it"><div class="d">2020 — 2022</div><b>Freelance Content Creator</b><br>Self-employed<p>Recipes and short videos for three food brands during the lockdown.</p></div>
          <div class="it"><div class="d">2017 — 2020</div><b>Sous Chef</b><br>Bale Dutung Grill House, Angeles City<p>Ran the hot line for 120 covers and trained six cooks.</p></div>
          <div class="it"><div class="d">2014 — 2017</div><b>Commis Chef</b><br>Shangri-La Boracay<p>Cold kitchen and banquet.</p></div>
        </div>
        <h2>Education</h2>
        <div class="tl">
          <div class="it"><div class="d">2011 — 2014</div><b>Diploma in Culinary Arts</b><br>Center for Asian Culinary Studies<br>San Juan City</div>
          <div class="it"><div class="d">2021</div><b>Certificate in Digital Marketing</b><br>Asian Institute of Management<br>Makati City</div>
        </div>
      </div>
      <div class="r">
        <div class="s"><h2>Contact</h2>0945 555 0160<br>paolo.verzosa@example.com<br>Marikina City<br>instagram.com/paolocooks.example</div>
        <div class="s"><h2>About me</h2>I spent six years feeding people and learned how to look after a crowd. Now I do the same for brands.</div>
        <div class="s"><h2>Skills</h2><span class="pill">CapCut</span><span class="pill">Adobe Lightroom</span><span class="pill">Meta Business Suite</span><span class="pill">Copywriting</span><span class="pill">Food styling</span><span class="pill">TikTok Ads</span><span class="pill">Community management</span><span class="pill">Notion</span></div>
        <div class="s"><h2>Interests</h2>Street photography, bread baking, trail running</div>
      </div>
    `,
    title: 'Social Media Manager',
    work: [
      'Social Media Manager | Tala Skin Studio | 2022 | present',
      'Freelance Content Creator | Self-employed | 2020 | 2022',
      'Sous Chef | Bale Dutung Grill House | 2017 | 2020',
      'Commis Chef | Shangri-La Boracay | 2014 | 2017',
    ],
    education: [
      'Center for Asian Culinary Studies | Diploma in Culinary Arts | 2011 | 2014',
      'Asian Institute of Management | Certificate in Digital Marketing | | 2021',
    ],
    never: ['Tala Skin Studio', 'Self-employed', 'Ran', 'Shangri-La'],
  },
  {
    name: 'India, test engineer, education in a table with percentages, declaration at the end',
    css: `
      @page { size: A4; margin: 17mm 18mm; }
      body { margin: 0; font: 10.3pt/1.4 "Trebuchet MS", "Fira Sans", Arial, sans-serif; }
      .n { display: flex; justify-content: space-between; border-bottom: 2px solid #b5179e; padding-bottom: 6px; }
      h1 { margin: 0; font-size: 20pt; }
      .n .a { text-align: right; font-size: 9.3pt; }
      h2 { font-size: 11.5pt; margin: 13px 0 5px; color: #b5179e; }
      table { border-collapse: collapse; width: 100%; }
      th, td { border: 1px solid #999; padding: 4px 6px; font-size: 9.5pt; text-align: left; }
      ul { margin: 3px 0 7px; padding-left: 18px; }
      .j { margin: 0; } .j span { float: right; }
    `,
    html: `
      <div class="n"><div><h1>Lakshmi Narayanan S.</h1><div>QA Automation Engineer</div></div><div class="a">Mobile: +91 98400 55512<br>lakshmi.n@example.in<br>Velachery, Chennai – 600042</div></div>
      <h2>PROFESSIONAL SUMMARY</h2>
      <ul><li>5+ years of experience in manual and automation testing of banking and insurance applications</li><li>Sound knowledge of SDLC, STLC and the defect life cycle</li></ul>
      <h2>TECHNICAL SKILLS</h2>
      <ul><li>Automation: Selenium WebDriver, TestNG, Cucumber, Rest Assured</li><li>Languages: Java, SQL</li><li>Tools: Jira, Jenkins, Postman, Git</li></ul>
      <h2>WORK EXPERIENCE</h2>
      <p class="j"><b>Cognizant Technology Solutions, Chennai</b> <span>Dec 2021 – Till date</span></p><p class="j">Designation: QA Automation Engineer</p>
      <ul><li>Built a hybrid framework in Java and Selenium covering 850 regression cases</li><li>Run nightly suites on Jenkins and report the failures to the scrum team</li></ul>
      <p class="j"><b>Oracle Path Infotech Pvt. Ltd., Coimbatore</b> <span>Jul 2019 – Nov 2021</span></p><p class="j">Designation: Test Engineer</p>
      <ul><li>Tested claim settlement screens and web services</li><li>Prepared test plans, test data and traceability matrix</li></ul>
      <h2>ACADEMIC QUALIFICATION</h2>
      <table>
        <tr><th>Qualification</th><th>Institution</th><th>Board / University</th><th>Year of Passing</th><th>Percentage</th></tr>
        <tr><td>B.E. (Electronics and Communication)</td><td>Kumaraguru College of Technology</td><td>Anna University</td><td>2019</td><td>7.9 CGPA</td></tr>
        <tr><td>HSC</td><td>Sri Vidya Mandir Higher Secondary School</td><td>State Board</td><td>2015</td><td>91.4%</td></tr>
        <tr><td>SSLC</td><td>Sri Vidya Mandir Higher Secondary School</td><td>State Board</td><td>2013</td><td>95.2%</td></tr>
      </table>
      <h2>CERTIFICATION</h2>
      <p>ISTQB Foundation Level, 2020</p>
      <h2>PERSONAL DETAILS</h2>
      <p>Father's name: K. Subramanian &nbsp;|&nbsp; Date of birth: 11.03.1998 &nbsp;|&nbsp; Languages known: Tamil, English, Hindi</p>
      <h2>DECLARATION</h2>
      <p>The details given above are true as far as I know.</p>
      <p>Place: Chennai<br>Date:</p>
    `,
    title: 'QA Automation Engineer',
    work: [
      'QA Automation Engineer | Cognizant Technology Solutions | 2021-12 | present',
      'Test Engineer | Oracle Path Infotech Pvt. Ltd. | 2019-07 | 2021-11',
    ],
    education: [
      'Kumaraguru College of Technology | B.E. (Electronics and Communication) | | 2019',
      'Sri Vidya Mandir Higher Secondary School | HSC | | 2015',
      'Sri Vidya Mandir Higher Secondary School | SSLC | | 2013',
    ],
    never: ['Oracle', 'Cognizant', 'Till date', 'CGPA'],
  },
]
