import type { RealResume } from './resume.ts'

/** Another hand's; no rule saw them. */
export const RESUMES_HELD_OUT_JANUARY: readonly RealResume[] = [
  {
    name: 'driver, plain Word page, each job in one line "Title – Employer (years)", education as label: value',
    css: `
      @page { size: A4; margin: 24mm 22mm; }
      body { margin: 0; font: 12pt/1.4 Arial, Helvetica, sans-serif; }
      h1 { font-size: 17pt; text-align: center; margin: 0; }
      .c { text-align: center; margin: 0 0 10px; }
      h2 { font-size: 12.5pt; margin: 16px 0 4px; }
      ul { margin: 0; padding-left: 20px; }
      .k { display: inline-block; width: 38mm; }
      p { margin: 0; }
    `,
    html: `
      <h1>RODRIGO "RODEL" ESCALANTE</h1>
      <p class="c">#27 Ilang-Ilang St., Brgy. Mambugan, Antipolo City<br>Cel. 0910 555 0147</p>
      <h2>Objective</h2>
      <p>To be hired as company driver or family driver. Willing to go out of town and work on weekends.</p>
      <h2>Work Experience</h2>
      <ul>
        <li>Delivery Driver – Lalamove Philippines (2021 – present)</li>
        <li>Company Driver – Swift Foods Trading, Pasig City (2016 – 2020)</li>
        <li>Family Driver – Atty. Benjamin Legarda, Quezon City (2012 – 2016)</li>
        <li>Jeepney Driver – Antipolo–Cubao route (2009 – 2012)</li>
      </ul>
      <h2>Driving Qualifications</h2>
      <p>Professional Driver's License, Restriction 1, 2 and 3 – valid until 2029<br>No record of accident for fifteen years</p>
      <h2>Skills</h2>
      <ul><li>Basic troubleshooting</li><li>Manual and automatic transmission</li><li>Waze and Google Maps</li><li>Defensive driving</li></ul>
      <h2>Education</h2>
      <p><span class="k">Vocational:</span>Driving NC II, TESDA Provincial Training Center, 2011</p>
      <p><span class="k">Secondary:</span>Antipolo National High School, 2001 – 2005</p>
      <p><span class="k">Elementary:</span>Mambugan Elementary School, 1995 – 2001</p>
      <h2>Personal Information</h2>
      <p><span class="k">Birthday:</span>October 30, 1988<br><span class="k">Status:</span>Married, 3 children<br><span class="k">Citizenship:</span>Filipino</p>
      <h2>Reference</h2>
      <p>Mr. Arnold Uy, owner, Swift Foods Trading, 0917 555 0104</p>
    `,
    title: 'Delivery Driver',
    work: [
      'Delivery Driver | Lalamove Philippines | 2021 | present',
      'Company Driver | Swift Foods Trading | 2016 | 2020',
      'Family Driver | Atty. Benjamin Legarda | 2012 | 2016',
      'Jeepney Driver | | 2009 | 2012',
    ],
    education: [
      'TESDA Provincial Training Center | Driving NC II | | 2011',
      'Antipolo National High School | | 2001 | 2005',
      'Mambugan Elementary School | | 1995 | 2001',
    ],
    never: ['Swift', 'Lalamove', 'Married', 'Restriction'],
  },
  {
    name: 'Nigeria, accountant, institutions with dates before work, NYSC, table-free with tab-like columns',
    css: `
      @page { size: A4; margin: 20mm 22mm; }
      body { margin: 0; font: 11pt/1.4 "Book Antiqua", Palatino, "TeX Gyre Pagella", Georgia, serif; }
      h1 { font-size: 17pt; text-align: center; margin: 0 0 2px; text-transform: uppercase; }
      .c { text-align: center; font-size: 10pt; margin: 0; }
      h2 { font-size: 11.5pt; margin: 15px 0 5px; text-transform: uppercase; border-bottom: 1px solid #777; }
      .l { display: grid; grid-template-columns: 1fr 46mm; }
      .l span:nth-child(2n) { text-align: right; }
      ul { margin: 3px 0 9px; padding-left: 20px; }
      p { margin: 2px 0; }
    `,
    html: `
      <h1>Oluwaseun Adebayo Fashola</h1>
      <p class="c">12, Adeola Close, Surulere, Lagos State</p>
      <p class="c">+234 803 555 0172 | seun.fashola@example.ng</p>
      <h2>Bio Data</h2>
      <p>Date of Birth: 4th July, 1992. State of Origin: Ogun. Marital Status: Single.</p>
      <h2>Institutions Attended with Dates</h2>
      <div class="l"><b>University of Ilorin, Kwara State</b><span>2010 – 2014</span></div>
      <p>B.Sc. Accounting (Second Class Upper Division)</p>
      <div class="l"><b>Mayflower School, Ikenne, Ogun State</b><span>2003 – 2009</span></div>
      <p>West African Senior School Certificate</p>
      <h2>Professional Qualification</h2>
      <p>Associate, Institute of Chartered Accountants of Nigeria (ACA), 2018</p>
      <h2>Work Experience</h2>
      <div class="l"><b>Dangote Cement Plc, Lagos</b><span>March 2019 – Date</span></div>
      <p><i>Senior Accountant</i></p>
      <ul><li>Prepares monthly management accounts and fixed asset register in SAP</li><li>Files VAT and withholding tax returns with FIRS</li><li>Supervises two account officers</li></ul>
      <div class="l"><b>Sterling Foods Nigeria Limited, Ibadan</b><span>January 2016 – February 2019</span></div>
      <p><i>Account Officer</i></p>
      <ul><li>Posted receipts and payments on Sage 50 and reconciled the banks weekly</li><li>Took part in the yearly stock count</li></ul>
      <div class="l"><b>Government Secondary School, Bida, Niger State (NYSC)</b><span>November 2014 – October 2015</span></div>
      <p><i>Corps Member / Economics Teacher</i></p>
      <h2>Skills</h2>
      <p>SAP FICO, Sage 50, IFRS reporting, tax computation, budgeting, Microsoft Excel</p>
      <h2>Hobbies</h2>
      <p>Reading, football and travelling</p>
      <h2>Referees</h2>
      <p>Available on request</p>
    `,
    title: 'Senior Accountant',
    work: [
      'Senior Accountant | Dangote Cement Plc | 2019-03 | present',
      'Account Officer | Sterling Foods Nigeria Limited | 2016-01 | 2019-02',
      'Corps Member / Economics Teacher | Government Secondary School | 2014-11 | 2015-10',
    ],
    education: [
      'University of Ilorin | B.Sc. Accounting | 2010 | 2014',
      'Mayflower School | West African Senior School Certificate | 2003 | 2009',
    ],
    never: ['Dangote', 'Sterling', 'Surulere', 'Supervises', 'Single'],
  },
  {
    name: 'US, store manager, right sidebar by float, promotions under one employer, month/year numbers',
    css: `
      @page { size: A4; margin: 0.6in; }
      body { margin: 0; font: 10pt/1.42 Garamond, "EB Garamond", Georgia, serif; color: #1c1c1c; }
      header { border-bottom: 4px solid #8d0801; padding-bottom: 6px; margin-bottom: 10px; }
      h1 { font-size: 27pt; margin: 0; font-weight: 600; }
      header div { font-size: 10pt; }
      .side { float: right; width: 2.05in; margin-left: .25in; border-left: 1px solid #ccc; padding-left: .2in; }
      .main { margin-right: 2.6in; }
      h2 { font-size: 11pt; color: #8d0801; letter-spacing: 2px; text-transform: uppercase; margin: 10px 0 4px; }
      .emp { font-weight: bold; font-size: 11.5pt; margin-top: 8px; }
      .pos { display: flex; justify-content: space-between; font-style: italic; }
      ul { margin: 2px 0 6px; padding-left: 16px; }
      .side p { margin: 0 0 7px; }
    `,
    html: `
      <header><h1>Danielle R. Whitcomb</h1><div>Columbus, OH 43215 · (614) 555-0188 · dwhitcomb@example.com</div></header>
      <div class="side">
        <h2>Education</h2>
        <p><b>B.A., Communication</b><br>Ohio University<br>Athens, OH<br>May 2013<br>GPA 3.4/4.0</p>
        <p><b>A.A., General Studies</b><br>Columbus State Community College<br>May 2011</p>
        <h2>Skills</h2>
        <p>Visual merchandising<br>P&amp;L management<br>Kronos<br>Loss prevention<br>Hiring and onboarding<br>Shopify POS</p>
        <h2>Community</h2>
        <p>Volunteer, Mid-Ohio Food Collective, since 2018</p>
      </div>
      <div class="main">
        <h2>Summary</h2>
        <p>Retail leader who opens stores on time and keeps the people who run them. Lean teams, full shelves, honest numbers.</p>
        <h2>Experience</h2>
        <div class="emp">Target Corporation, Columbus, OH</div>
        <div class="pos"><span>Store Director</span><span>04/2021 – Present</span></div>
        <ul><li>Run a 140-person store with $48M yearly sales</li><li>Cut shrink from 1.9% to 1.2% in two years</li><li>Sent six team leads on to their own stores</li></ul>
        <div class="pos"><span>Executive Team Leader, Guest Experience</span><span>06/2018 – 03/2021</span></div>
        <ul><li>Rolled out drive-up pickup and trained 30 people for it</li></ul>
        <div class="emp">Gap Inc., Dublin, OH</div>
        <div class="pos"><span>Assistant Store Manager</span><span>08/2015 – 05/2018</span></div>
        <ul><li>Wrote schedules for 35 associates within the payroll budget</li><li>Set the floor for each season</li></ul>
        <div class="pos"><span>Sales Lead</span><span>07/2013 – 07/2015</span></div>
        <ul><li>Opened and closed the store; best add-on rate in the district in 2014</li></ul>
      </div>
    `,
    title: 'Store Director',
    work: [
      'Store Director | Target Corporation | 2021-04 | present',
      'Executive Team Leader, Guest Experience | Target Corporation | 2018-06 | 2021-03',
      'Assistant Store Manager | Gap Inc. | 2015-08 | 2018-05',
      'Sales Lead | Gap Inc. | 2013-07 | 2015-07',
    ],
    education: [
      'Ohio University | B.A., Communication | | 2013-05',
      'Columbus State Community College | A.A., General Studies | | 2011-05',
    ],
    never: ['Target', 'Gap', 'Lean', 'GPA'],
  },
  {
    name: 'LinkedIn PDF export, dark left column, employer first with durations, several roles and total time',
    css: `
      @page { size: A4; margin: 0; }
      body { margin: 0; font: 11pt/1.35 "Source Sans Pro", "Source Sans 3", Arial, sans-serif; }
      .w { display: flex; }
      .a { width: 62mm; background: #293e49; color: #fff; min-height: 297mm; padding: 14mm 6mm; box-sizing: border-box; font-size: 9.8pt; }
      .a h3 { font-size: 12pt; margin: 0 0 3mm; font-weight: 600; }
      .a div { margin-bottom: 8mm; }
      .m { flex: 1; padding: 14mm 12mm; }
      h1 { font-size: 25pt; font-weight: 400; margin: 0; }
      .hl { font-size: 12pt; margin: 1mm 0; }
      .g { color: #8b8b8b; }
      h2 { font-size: 15pt; font-weight: 400; margin: 8mm 0 3mm; border-top: 1px solid #d0d0d0; padding-top: 4mm; }
      .co { font-size: 12pt; } .ti { font-size: 11.5pt; } .d { font-size: 10.5pt; }
      .b { margin-bottom: 5mm; }
      .b p { margin: 1.5mm 0; font-size: 10.5pt; }
    `,
    html: `
      <div class="w">
        <div class="a">
          <div><h3>Contact</h3>ria.manlapaz@example.com<br><br>www.linkedin.com/in/ria-manlapaz-example (LinkedIn)</div>
          <div><h3>Top Skills</h3>Talent Sourcing<br>Employer Branding<br>Boolean Search</div>
          <div><h3>Languages</h3>English (Full Professional)<br>Filipino (Native or Bilingual)</div>
          <div><h3>Certifications</h3>Certified Human Resource Associate<br>LinkedIn Recruiter Basics</div>
        </div>
        <div class="m">
          <h1>Ria Isabel Manlapaz</h1>
          <div class="hl">Senior Talent Acquisition Specialist | Tech and Shared Services Hiring</div>
          <div class="g">Mandaluyong, National Capital Region, Philippines</div>
          <h2>Summary</h2>
          <p>I hire engineers and finance people for companies that are new to Manila. About 400 offers signed to date.</p>
          <h2>Experience</h2>
          <div class="b"><div class="co">Northgate Shared Services</div><div class="g d">4 years 3 months</div>
            <div class="ti">Senior Talent Acquisition Specialist</div><div class="d">May 2022 - Present (2 years 6 months)</div><div class="g d">Taguig, Philippines</div><p>Close 12 to 15 technology roles a month. Use Greenhouse and run the referral scheme.</p>
            <div class="ti">Talent Acquisition Specialist</div><div class="d">August 2020 - April 2022 (1 year 9 months)</div><div class="g d">Taguig, Philippines</div></div>
          <div class="b"><div class="co">Kalibrr</div><div class="ti">Recruitment Consultant</div><div class="d">October 2018 - July 2020 (1 year 10 months)</div><div class="g d">Makati</div><p>Sourced candidates for banks and start-ups; wrote job posts and screened by phone.</p></div>
          <div class="b"><div class="co">ManpowerGroup</div><div class="ti">HR Assistant</div><div class="d">June 2017 - September 2018 (1 year 4 months)</div></div>
          <h2>Education</h2>
          <div class="b"><div class="co">Miriam College</div><div class="d">Bachelor of Arts - BA, International Studies · (2013 - 2017)</div></div>
          <div class="b"><div class="co">Ateneo de Manila University</div><div class="d">Diploma in Human Capital Management · (2019 - 2020)</div></div>
        </div>
      </div>
    `,
    title: 'Senior Talent Acquisition Specialist',
    work: [
      'Senior Talent Acquisition Specialist | Northgate Shared Services | 2022-05 | present',
      'Talent Acquisition Specialist | Northgate Shared Services | 2020-08 | 2022-04',
      'Recruitment Consultant | Kalibrr | 2018-10 | 2020-07',
      'HR Assistant | ManpowerGroup | 2017-06 | 2018-09',
    ],
    education: [
      'Miriam College | Bachelor of Arts - BA, International Studies | 2013 | 2017',
      'Ateneo de Manila University | Diploma in Human Capital Management | 2019 | 2020',
    ],
    never: ['Kalibrr', 'Northgate', 'ManpowerGroup', 'Close'],
  },
]
