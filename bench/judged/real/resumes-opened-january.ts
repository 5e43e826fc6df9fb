import type { RealResume } from './resume.ts'

/** Another hand's, then opened. */
export const RESUMES_OPENED_JANUARY: readonly RealResume[] = [
  {
    name: 'one column, VA, dates flush right by flex, education in one line',
    css: `
      @page { size: A4; margin: 16mm 18mm; }
      body { font: 10.5pt/1.4 Calibri, Carlito, Arial, sans-serif; color: #222; margin: 0; }
      h1 { font-size: 24pt; margin: 0; text-align: center; letter-spacing: .5px; }
      .sub { text-align: center; color: #0b6b6b; font-size: 12pt; margin: 2px 0 4px; }
      .contact { text-align: center; font-size: 9.5pt; margin-bottom: 10px; }
      h2 { font-size: 12pt; color: #0b6b6b; border-bottom: 1.5px solid #0b6b6b; margin: 14px 0 6px; text-transform: uppercase; }
      .row { display: flex; justify-content: space-between; }
      .row b { font-size: 11pt; }
      .co { font-style: italic; }
      ul { margin: 3px 0 9px; padding-left: 18px; }
      .tags { columns: 3; }
    `,
    html: `
      <h1>Krizelle Mae Abellanosa</h1>
      <div class="sub">Amazon &amp; Shopify Virtual Assistant</div>
      <div class="contact">Talisay City, Cebu, Philippines | 0917 555 0142 | krizelle.abellanosa@example.com | linkedin.com/in/krizelle-va</div>
      <h2>Summary</h2>
      <p>E-commerce virtual assistant who keeps stores tidy, orders moving and buyers answered. I excel in quiet, steady work and I tell clients early when something is about to go wrong. Used to US Eastern hours.</p>
      <h2>Work Experience</h2>
      <div class="row"><b>E-commerce Virtual Assistant</b><span>August 2021 – Present</span></div>
      <div class="co">Harrow &amp; Finch Home Goods (Remote, USA)</div>
      <ul>
        <li>List 30 to 40 new items a week in Shopify and Amazon Seller Central, with images edited in Canva</li>
        <li>Answer buyer messages in Gorgias and Zendesk, keeping the reply time below four hours</li>
        <li>Track stock in Google Sheets and raise purchase orders before an item runs out</li>
      </ul>
      <div class="row"><b>Order Processing Specialist</b><span>February 2020 – July 2021</span></div>
      <div class="co">Sunday Peddler LLC (Remote)</div>
      <ul>
        <li>Processed about 120 orders a day and filed claims with carriers for lost parcels</li>
        <li>Managed returns and refunds in PayPal and Stripe</li>
      </ul>
      <div class="row"><b>Customer Service Associate</b><span>June 2019 – January 2020</span></div>
      <div class="co">Qualfon Philippines, Cebu City</div>
      <ul>
        <li>Took inbound calls for a US telco account; reached 96% quality score for three months</li>
        <li>Wrote call notes in Salesforce</li>
      </ul>
      <h2>Skills</h2>
      <ul class="tags"><li>Shopify</li><li>Amazon Seller Central</li><li>Helium 10</li><li>Product research</li><li>Canva</li><li>Gorgias</li><li>Zendesk</li><li>Google Sheets</li><li>Email handling</li></ul>
      <h2>Education</h2>
      <p>BS Psychology, University of San Carlos, Cebu City, 2015–2019</p>
      <h2>Trainings</h2>
      <p>Amazon Virtual Assistant Bootcamp, Surge Freelancing Hub – October 2020<br>Shopify Store Setup (online), 2021</p>
    `,
    title: 'Amazon & Shopify Virtual Assistant',
    work: [
      'E-commerce Virtual Assistant | Harrow & Finch Home Goods | 2021-08 | present',
      'Order Processing Specialist | Sunday Peddler LLC | 2020-02 | 2021-07',
      'Customer Service Associate | Qualfon Philippines | 2019-06 | 2020-01',
    ],
    education: ['University of San Carlos | BS Psychology | 2015 | 2019'],
    never: ['Excel', 'Harrow & Finch', 'Sunday Peddler', 'Qualfon', 'Surge'],
  },
  {
    name: 'two columns by grid, coloured left sidebar with education over lines, call center team leader, roles at one employer',
    css: `
      @page { size: A4; margin: 0; }
      body { margin: 0; font: 9.8pt/1.45 Arial, Helvetica, sans-serif; color: #333; }
      .page { display: grid; grid-template-columns: 68mm 1fr; min-height: 297mm; }
      aside { background: #1d3557; color: #fff; padding: 14mm 8mm; }
      main { padding: 14mm 12mm; }
      .photo { width: 34mm; height: 34mm; border-radius: 50%; background: #a8c0d8; margin: 0 auto 8mm; }
      aside h3 { font-size: 11pt; letter-spacing: 1px; border-bottom: 1px solid #a8c0d8; padding-bottom: 2px; margin: 7mm 0 2mm; }
      aside p { margin: 0 0 2mm; }
      h1 { font-size: 25pt; margin: 0; color: #1d3557; line-height: 1.05; }
      .role { font-size: 12.5pt; color: #e76f51; margin: 1mm 0 6mm; }
      h2 { font-size: 12pt; letter-spacing: 1px; color: #1d3557; margin: 6mm 0 2mm; }
      h4 { font-size: 10.5pt; margin: 3mm 0 0; }
      .when { color: #777; font-size: 9pt; }
      ul { margin: 1mm 0 2mm; padding-left: 4.5mm; }
    `,
    html: `
      <div class="page">
        <aside>
          <div class="photo"></div>
          <h3>CONTACT</h3>
          <p>+63 928 555 0177</p><p>jp.salvacion@example.com</p><p>Blk 4 Lot 12, Camella Homes, Bacoor, Cavite</p>
          <h3>EDUCATION</h3>
          <p><b>Bachelor of Science in Hotel and Restaurant Management</b><br>De La Salle University – Dasmariñas<br>Dasmariñas, Cavite<br>2008 – 2012</p>
          <p><b>High School</b><br>Bacoor National High School<br>2004 – 2008</p>
          <h3>SKILLS</h3>
          <p>Coaching</p><p>Root cause analysis</p><p>Avaya CMS</p><p>Genesys Cloud</p><p>Power BI</p><p>Conflict resolution</p><p>Workforce scheduling</p>
          <h3>LANGUAGES</h3>
          <p>English – fluent</p><p>Tagalog – native</p><p>Spanish – basic</p>
        </aside>
        <main>
          <h1>John Paul<br>Salvacion</h1>
          <div class="role">Operations Team Leader</div>
          <h2>PROFILE</h2>
          <p>Eleven years on the floor, seven of them leading voice and chat teams for telco and travel accounts. Known for agents who stay.</p>
          <h2>EXPERIENCE</h2>
          <h4>Concentrix – Alabang, Muntinlupa</h4>
          <h4>Operations Team Leader</h4>
          <div class="when">Mar 2018 – Present</div>
          <ul><li>Lead 18 agents on an airline voice account; attrition fell from 9% to 4% a month</li><li>Run weekly coaching and calibration with the client's quality team</li></ul>
          <h4>Subject Matter Expert</h4>
          <div class="when">Sep 2016 – Feb 2018</div>
          <ul><li>Took supervisor calls and answered floor questions for two nesting waves</li></ul>
          <h4>Customer Service Representative</h4>
          <div class="when">Nov 2014 – Aug 2016</div>
          <ul><li>Handled rebooking, refunds and baggage claims</li></ul>
          <h4>Sykes Asia, Inc. – Makati City</h4>
          <h4>Technical Support Representative</h4>
          <div class="when">Jul 2012 – Oct 2014</div>
          <ul><li>Fixed modem and Wi-Fi faults by phone for a Canadian internet provider</li><li>Sold add-ons with a 14% conversion rate</li></ul>
          <h2>AWARDS</h2>
          <p>Team Leader of the Quarter, Q3 2019 and Q1 2022</p>
          <h2>CHARACTER REFERENCE</h2>
          <p>Ms. Lorna Tiangco, Operations Manager, Concentrix – available upon request</p>
        </main>
      </div>
    `,
    title: 'Operations Team Leader',
    work: [
      'Operations Team Leader | Concentrix | 2018-03 | present',
      'Subject Matter Expert | Concentrix | 2016-09 | 2018-02',
      'Customer Service Representative | Concentrix | 2014-11 | 2016-08',
      'Technical Support Representative | Sykes Asia, Inc. | 2012-07 | 2014-10',
    ],
    education: [
      'De La Salle University – Dasmariñas | Bachelor of Science in Hotel and Restaurant Management | 2008 | 2012',
      'Bacoor National High School | | 2004 | 2008',
    ],
    never: ['Concentrix', 'Sykes', 'Camella Homes'],
  },
  {
    name: 'bio-data form with ruled tables, welder, levels of education in rows',
    css: `
      @page { size: A4; margin: 14mm 15mm; }
      body { font: 10.5pt/1.35 "Times New Roman", Tinos, serif; margin: 0; }
      h1 { text-align: center; font-size: 18pt; letter-spacing: 4px; margin: 0 0 6px; text-decoration: underline; }
      .box { width: 32mm; height: 32mm; border: 1px solid #000; float: right; text-align: center; line-height: 32mm; font-size: 9pt; }
      .f { border-bottom: 1px solid #000; }
      .grid { display: grid; grid-template-columns: 40mm 1fr 32mm 1fr; row-gap: 2px; column-gap: 4px; width: 142mm; }
      .wide { grid-column: 2 / 5; }
      h2 { clear: both; background: #ddd; border: 1px solid #000; font-size: 11pt; padding: 2px 6px; margin: 14px 0 0; text-transform: uppercase; }
      table { width: 100%; border-collapse: collapse; }
      td, th { border: 1px solid #000; padding: 3px 6px; text-align: left; vertical-align: top; }
      .sign { margin-top: 30px; text-align: right; }
    `,
    html: `
      <h1>BIO-DATA</h1>
      <div class="box">2 x 2 photo</div>
      <div class="grid">
        <span>Position Desired:</span><span class="f wide">WELDER / FABRICATOR</span>
        <span>Name:</span><span class="f wide">DOMINGO, REYNALDO T.</span>
        <span>Address:</span><span class="f wide">Purok 3, Brgy. San Isidro, Rodriguez, Rizal</span>
        <span>Cellphone:</span><span class="f">0939 555 0118</span><span>Date of Birth:</span><span class="f">May 9, 1986</span>
        <span>Civil Status:</span><span class="f">Married</span><span>Religion:</span><span class="f">Roman Catholic</span>
        <span>Height:</span><span class="f">5'6"</span><span>Weight:</span><span class="f">68 kg</span>
        <span>Spouse:</span><span class="f">Analyn Domingo</span><span>Occupation:</span><span class="f">Housewife</span>
      </div>
      <h2>Educational Background</h2>
      <table>
        <tr><th>Level</th><th>Name of School</th><th>Course</th><th>Year Graduated</th></tr>
        <tr><td>Elementary</td><td>San Isidro Elementary School</td><td></td><td>1999</td></tr>
        <tr><td>High School</td><td>Montalban National High School</td><td></td><td>2003</td></tr>
        <tr><td>Vocational</td><td>Don Bosco Technical Center</td><td>Shielded Metal Arc Welding NC II</td><td>2005</td></tr>
      </table>
      <h2>Employment Record</h2>
      <table>
        <tr><th>Inclusive Dates</th><th>Company</th><th>Position</th></tr>
        <tr><td>Jan. 2019 – Oct. 2023</td><td>Megawide Construction Corporation</td><td>Lead Welder</td></tr>
        <tr><td>Mar. 2013 – Dec. 2018</td><td>Al Rashid Trading &amp; Contracting</td><td>6G Pipe Welder</td></tr>
        <tr><td>Aug. 2007 – Feb. 2013</td><td>Steel Asia Manufacturing Corp.</td><td>Welder / Fabricator</td></tr>
        <tr><td>June 2005 – July 2007</td><td>Mang Tomas Iron Works</td><td>Helper</td></tr>
      </table>
      <h2>Special Skills</h2>
      <p>SMAW, GTAW, FCAW, oxy-acetylene cutting, blueprint reading, plate bending, MIG welding, forklift operation</p>
      <h2>Character References</h2>
      <p>Engr. Wilfredo Sarmiento – Project Engineer – 0917 555 0150<br>Kap. Nestor Villaluz – Barangay Captain – 0918 555 0121</p>
      <p>I certify that what I wrote on this form is true.</p>
      <div class="sign">_________________________<br>Applicant's Signature</div>
    `,
    title: 'Welder / Fabricator',
    work: [
      'Lead Welder | Megawide Construction Corporation | 2019-01 | 2023-10',
      '6G Pipe Welder | Al Rashid Trading & Contracting | 2013-03 | 2018-12',
      'Welder / Fabricator | Steel Asia Manufacturing Corp. | 2007-08 | 2013-02',
      'Helper | Mang Tomas Iron Works | 2005-06 | 2007-07',
    ],
    education: [
      'San Isidro Elementary School | | | 1999',
      'Montalban National High School | | | 2003',
      'Don Bosco Technical Center | Shielded Metal Arc Welding NC II | | 2005',
    ],
    never: ['Megawide', 'Steel Asia', 'Housewife', 'Helper', 'Married'],
  },
  {
    name: 'dates in a left margin (moderncv-like), nurse, board exam beside education',
    css: `
      @page { size: A4; margin: 16mm 16mm; }
      body { margin: 0; font: 10.2pt/1.4 "Helvetica Neue", Arial, sans-serif; color: #2b2b2b; }
      .head { display: flex; justify-content: space-between; align-items: flex-end; margin-bottom: 8mm; }
      h1 { font-weight: 300; font-size: 28pt; margin: 0; color: #555; }
      .head .c { text-align: right; font-size: 9pt; color: #666; font-style: italic; }
      h2 { color: #3873b3; font-weight: 400; font-size: 15pt; margin: 5mm 0 2mm; display: grid; grid-template-columns: 32mm 1fr; column-gap: 5mm; align-items: center; }
      h2::before { content: ""; height: 2mm; background: #3873b3; }
      .e { display: grid; grid-template-columns: 32mm 1fr; column-gap: 5mm; margin-bottom: 2.5mm; break-inside: avoid; }
      .e > :first-child { text-align: right; color: #3873b3; }
      ul { margin: 1mm 0 0; padding-left: 4mm; }
    `,
    html: `
      <div class="head"><h1>Maria Theresa Quiambao, RN</h1><div class="c">14 Sampaguita St., San Fernando, Pampanga<br>+63 915 555 0163<br>tessq.rn@example.com</div></div>
      <h2>Experience</h2>
      <div class="e"><span>01/2020–present</span><div><b>Staff Nurse II</b>, <i>Jose B. Lingad Memorial General Hospital</i>, San Fernando, Pampanga.
        <ul><li>Care for six to eight patients a shift in the medical intensive care unit</li><li>Start and watch vasoactive drips, ventilators and arterial lines</li><li>Precept newly hired nurses</li></ul></div></div>
      <div class="e"><span>05/2016–12/2019</span><div><b>ICU Nurse</b>, <i>King Fahad Specialist Hospital</i>, Dammam, Saudi Arabia.
        <ul><li>Worked in a 22-bed adult ICU; code team member</li><li>Charted in Cerner</li></ul></div></div>
      <div class="e"><span>09/2013–03/2016</span><div><b>Ward Nurse</b>, <i>Mother Teresa of Calcutta Medical Center</i>, San Fernando, Pampanga.
        <ul><li>Gave medicine, dressed wounds, took in and sent home patients on a 40-bed surgical ward</li></ul></div></div>
      <h2>Education</h2>
      <div class="e"><span>2008–2012</span><div><b>Bachelor of Science in Nursing</b>, <i>Angeles University Foundation</i>, Angeles City, <i>Cum Laude</i>.</div></div>
      <div class="e"><span>2019</span><div><b>Master of Arts in Nursing</b>, <i>University of the Assumption</i>, San Fernando, 18 units earned.</div></div>
      <h2>Licenses</h2>
      <div class="e"><span>Dec 2012</span><div>Philippine Nurse Licensure Examination – passed, rating 83.40%</div></div>
      <div class="e"><span>2015</span><div>Prometric – Saudi Commission for Health Specialties</div></div>
      <div class="e"><span>2022</span><div>NCLEX-RN – New York State Board of Nursing</div></div>
      <h2>Skills</h2>
      <div class="e"><span>Clinical</span><div>Mechanical ventilation, IV therapy, ECG interpretation, wound care, triage</div></div>
      <div class="e"><span>Certificates</span><div>BLS, ACLS (American Heart Association)</div></div>
      <div class="e"><span>Computer</span><div>Cerner, Epic, Microsoft Word</div></div>
    `,
    title: 'Staff Nurse II',
    work: [
      'Staff Nurse II | Jose B. Lingad Memorial General Hospital | 2020-01 | present',
      'ICU Nurse | King Fahad Specialist Hospital | 2016-05 | 2019-12',
      'Ward Nurse | Mother Teresa of Calcutta Medical Center | 2013-09 | 2016-03',
    ],
    education: [
      'Angeles University Foundation | Bachelor of Science in Nursing | 2008 | 2012',
      'University of the Assumption | Master of Arts in Nursing | | 2019',
    ],
    never: ['Cum Laude', 'Precept', 'American Heart Association'],
  },
]
