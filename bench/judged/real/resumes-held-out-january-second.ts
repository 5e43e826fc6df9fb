import type { RealResume } from './resume.ts'

/** Another hand's; no rule saw them. */
export const RESUMES_HELD_OUT_JANUARY_SECOND: readonly RealResume[] = [
  {
    name: 'Canva-like, letter-spaced headings, header band, two columns by flex, graphic designer with education on the right',
    css: `
      @page { size: A4; margin: 0; }
      body { margin: 0; font: 9.6pt/1.5 Montserrat, "DejaVu Sans", Arial, sans-serif; color: #444; }
      .band { text-align: center; background: #f3e9dc; padding: 13mm 0 9mm; }
      .band h1 { font-size: 26pt; letter-spacing: 8px; font-weight: 400; margin: 0; text-transform: uppercase; color: #5e503f; }
      .band p { letter-spacing: 5px; margin: 3mm 0 0; text-transform: uppercase; font-size: 10pt; }
      .cols { display: flex; padding: 9mm 13mm; gap: 11mm; }
      .one { width: 56mm; } .two { flex: 1; }
      h2 { letter-spacing: 4px; text-transform: uppercase; font-size: 10.5pt; color: #5e503f; border-bottom: 1px solid #c6ac8f; padding-bottom: 2mm; margin: 0 0 3mm; font-weight: 600; }
      .sec { margin-bottom: 8mm; }
      .two p { margin: 0; }
      .dt { font-size: 8.8pt; color: #8a7a66; }
      ul { margin: 1mm 0 4mm; padding-left: 4mm; }
      .bar { height: 1.6mm; background: #e6dccf; margin-bottom: 2.4mm; } .bar i { display: block; height: 100%; background: #c6ac8f; }
    `,
    html: `
      <div class="band"><h1>Bea Cristobal</h1><p>Graphic Designer</p></div>
      <div class="cols">
        <div class="one">
          <div class="sec"><h2>About Me</h2>I draw, letter and lay out. Small brands come to me with a name and leave with a box, a label and a look.</div>
          <div class="sec"><h2>Contact</h2>0927 555 0155<br>hello@beacristobal.example<br>behance.net/beacristobal-example<br>Iloilo City, Philippines</div>
          <div class="sec"><h2>Software</h2>Adobe Illustrator<div class="bar"><i style="width:95%"></i></div>Adobe Photoshop<div class="bar"><i style="width:90%"></i></div>Figma<div class="bar"><i style="width:75%"></i></div>Procreate<div class="bar"><i style="width:85%"></i></div></div>
          <div class="sec"><h2>Expertise</h2>Packaging design<br>Brand identity<br>Lettering<br>Print production</div>
        </div>
        <div class="two">
          <div class="sec"><h2>Work Experience</h2>
            <p><b>Graphic Designer</b></p><p>Panubli Design House | Iloilo City</p><p class="dt">2021 – Present</p>
            <ul><li>Lead designer for nine food and coffee brands, from sketch to press check</li><li>Keep the studio's type and colour library</li></ul>
            <p><b>Junior Graphic Artist</b></p><p>Canvas Print Depot | Bacolod City</p><p class="dt">2019 – 2021</p>
            <ul><li>Prepared tarpaulins, shirts and invitations for print, up to 40 jobs a day</li></ul>
            <p><b>Layout Artist</b></p><p>The Visayan Daily Star | Bacolod City</p><p class="dt">2018 – 2019</p>
            <ul><li>Laid out the lifestyle pages three nights a week in InDesign</li></ul>
          </div>
          <div class="sec"><h2>Education</h2>
            <p><b>University of St. La Salle</b></p><p>Bachelor of Fine Arts Major in Advertising</p><p class="dt">2014 – 2018</p><br>
            <p><b>Bacolod City National High School</b></p><p>Special Program in the Arts</p><p class="dt">2010 – 2014</p>
          </div>
          <div class="sec"><h2>Reference</h2>
            <p><b>Toto Defensor</b></p><p>Creative Director, Panubli Design House</p><p>0918 555 0119</p>
          </div>
        </div>
      </div>
    `,
    title: 'Graphic Designer',
    work: [
      'Graphic Designer | Panubli Design House | 2021 | present',
      'Junior Graphic Artist | Canvas Print Depot | 2019 | 2021',
      'Layout Artist | The Visayan Daily Star | 2018 | 2019',
    ],
    education: [
      'University of St. La Salle | Bachelor of Fine Arts Major in Advertising | 2014 | 2018',
      'Bacolod City National High School | Special Program in the Arts | 2010 | 2014',
    ],
    never: ['Canvas', 'Panubli', 'Canvas Print Depot', 'Keep'],
  },
  {
    name: 'call center agent, undergraduate, experience in a three-column table, duties in a cell',
    css: `
      @page { size: A4; margin: 18mm; }
      body { margin: 0; font: 10.5pt/1.4 Tahoma, "DejaVu Sans", Arial, sans-serif; }
      h1 { font-size: 18pt; margin: 0; color: #005f73; }
      h2 { font-size: 11pt; color: #fff; background: #005f73; padding: 3px 8px; margin: 13px 0 6px; }
      table { width: 100%; border-collapse: collapse; }
      .b td, .b th { border-bottom: 1px solid #bbb; padding: 5px 6px; text-align: left; vertical-align: top; font-size: 9.8pt; }
      .p td { padding: 1px 6px; }
      ul { margin: 0; padding-left: 14px; }
      p { margin: 2px 0; }
    `,
    html: `
      <h1>Mark Anthony D. Pilapil</h1>
      <p>Sta. Rosa, Lapu-Lapu City, Cebu<br>0943 555 0106 / markpilapil@example.com</p>
      <p><b>Applying for: Customer Service Representative</b></p>
      <h2>WORK EXPERIENCE</h2>
      <table class="b">
        <tr><th style="width:34%">Position and Company</th><th style="width:22%">Inclusive Dates</th><th>Duties</th></tr>
        <tr><td><b>Customer Service Representative</b><br>Teleperformance Cebu</td><td>Oct 2022 – Aug 2024</td><td><ul><li>Took billing calls for a US phone company</li><li>Kept handling time at 7 minutes</li></ul></td></tr>
        <tr><td><b>Chat Support Agent</b><br>TaskUs</td><td>Jan 2021 – Sep 2022</td><td><ul><li>Three chats at a time for a food delivery app</li><li>Gave refunds within the rules</li></ul></td></tr>
        <tr><td><b>Service Crew</b><br>Jollibee Foods Corporation – Mactan</td><td>May 2019 – Dec 2020</td><td><ul><li>Counter and dining</li></ul></td></tr>
      </table>
      <h2>SKILLS</h2>
      <p>Active listening, typing 55 wpm, Zendesk, upselling, de-escalation, English and Bisaya</p>
      <h2>EDUCATIONAL ATTAINMENT</h2>
      <table class="p">
        <tr><td style="width:30mm">College:</td><td><b>University of Cebu</b></td></tr>
        <tr><td></td><td>BS Information Technology (Undergraduate, 3rd year)</td></tr>
        <tr><td></td><td>2016 – 2019</td></tr>
        <tr><td>High School:</td><td><b>Marigondon National High School</b></td></tr>
        <tr><td></td><td>2012 – 2016</td></tr>
        <tr><td>Elementary:</td><td><b>Marigondon Elementary School</b></td></tr>
        <tr><td></td><td>2006 – 2012</td></tr>
      </table>
      <h2>PERSONAL INFORMATION</h2>
      <table class="p"><tr><td style="width:30mm">Date of Birth:</td><td>January 21, 2000</td></tr><tr><td>Gender:</td><td>Male</td></tr><tr><td>Civil Status:</td><td>Single</td></tr><tr><td>Nationality:</td><td>Filipino</td></tr></table>
    `,
    title: 'Customer Service Representative',
    work: [
      'Customer Service Representative | Teleperformance Cebu | 2022-10 | 2024-08',
      'Chat Support Agent | TaskUs | 2021-01 | 2022-09',
      'Service Crew | Jollibee Foods Corporation | 2019-05 | 2020-12',
    ],
    education: [
      'University of Cebu | BS Information Technology | 2016 | 2019',
      'Marigondon National High School | | 2012 | 2016',
      'Marigondon Elementary School | | 2006 | 2012',
    ],
    never: ['Teleperformance', 'TaskUs', 'Jollibee', 'Single', 'Male'],
  },
  {
    name: 'HR staff, compact, one-line jobs with em dash, abbreviated education "BSBA – HRM, PUP Manila, batch 2014"',
    css: `
      @page { size: A4; margin: 20mm 20mm; }
      body { margin: 0; font: 10.8pt/1.5 "Segoe UI", "Open Sans", Arial, sans-serif; color: #202020; }
      h1 { margin: 0; font-size: 20pt; font-weight: 600; }
      .t { font-size: 11pt; color: #6a4c93; margin: 0; }
      .c { font-size: 9.6pt; color: #555; margin: 2px 0 12px; }
      h2 { font-size: 11.5pt; margin: 15px 0 4px; color: #6a4c93; }
      p { margin: 0 0 2px; }
      ul { margin: 1px 0 8px; padding-left: 18px; }
    `,
    html: `
      <h1>Glenda P. Osorio</h1>
      <p class="t">HR Generalist</p>
      <p class="c">Sampaloc, Manila • 0908 555 0190 • gposorio@example.com</p>
      <p>HR all-rounder with ten years in manufacturing and retail: hiring, timekeeping, government remittances, and the quiet talk before it becomes a case.</p>
      <h2>Professional Experience</h2>
      <p><b>HR Generalist</b>, Universal Robina Corporation — July 2019 to present</p>
      <ul><li>Handle admin cases and notices to explain for a plant of 480</li><li>Compute SSS, PhilHealth and Pag-IBIG remittances</li><li>Facilitate orientation each Monday</li></ul>
      <p><b>HR Officer</b>, Puregold Price Club, Inc. — April 2016 to June 2019</p>
      <ul><li>Hired cashiers and baggers for 11 branches</li><li>Kept 201 files and processed final pay</li></ul>
      <p><b>Timekeeper</b>, Monde Nissin Corp. — June 2014 to March 2016</p>
      <ul><li>Encoded daily time records of three shifts in Sprout HR</li></ul>
      <h2>Education</h2>
      <p>BSBA – HRM, PUP Manila, batch 2014</p>
      <p>Arellano High School, Manila, batch 2010</p>
      <h2>Core Skills</h2>
      <p>Recruitment | Labor relations | Sprout HR | Payroll processing | DOLE compliance | Employee engagement | MS Excel (VLOOKUP, pivot)</p>
      <h2>Seminars</h2>
      <p>Basic Labor Law, People Management Association of the Philippines, 2018</p>
      <p>Data Privacy Act for HR, 2021</p>
    `,
    title: 'HR Generalist',
    work: [
      'HR Generalist | Universal Robina Corporation | 2019-07 | present',
      'HR Officer | Puregold Price Club, Inc. | 2016-04 | 2019-06',
      'Timekeeper | Monde Nissin Corp. | 2014-06 | 2016-03',
    ],
    education: ['PUP Manila | BSBA – HRM | | 2014', 'Arellano High School | | | 2010'],
    never: ['Puregold', 'Universal Robina', 'Monde Nissin', 'Facilitate', 'Handle'],
  },
  {
    name: 'civil engineer from Saudi Arabia, place on the right, dates under the title, thesis, honors, board exam',
    css: `
      @page { size: A4; margin: 16mm 18mm; }
      body { margin: 0; font: 10.3pt/1.4 Lato, Carlito, Arial, sans-serif; color: #222; }
      h1 { margin: 0; font-size: 22pt; color: #bb3e03; }
      h1 small { font-size: 11pt; color: #444; display: block; font-weight: 400; }
      .c { border-top: 1px solid #bb3e03; border-bottom: 1px solid #bb3e03; padding: 3px 0; margin: 6px 0 10px; font-size: 9.5pt; display: flex; justify-content: space-between; }
      h2 { font-size: 12pt; margin: 12px 0 5px; letter-spacing: .5px; }
      .r { display: flex; justify-content: space-between; font-weight: bold; }
      .r em { font-weight: 400; }
      .d { font-size: 9.3pt; color: #666; }
      ul { margin: 2px 0 8px; padding-left: 17px; }
      .e { break-inside: avoid; margin-bottom: 6px; }
    `,
    html: `
      <h1>Engr. Ferdinand Y. Catacutan<small>Civil Engineer / Project Engineer</small></h1>
      <div class="c"><span>Cabanatuan City, Nueva Ecija</span><span>0919 555 0173</span><span>f.catacutan@example.com</span></div>
      <h2>WORKING EXPERIENCE</h2>
      <div class="e"><div class="r"><span>Saudi Binladin Group</span><em>Mecca, KSA</em></div><div>Project Engineer</div><div class="d">November 10, 2018 – December 31, 2023</div>
        <ul><li>Site engineer in charge of two hotel towers of 24 floors</li><li>Checked bar bending schedules and concrete pours against the drawings</li><li>Prepared monthly progress bills with the quantity surveyor</li></ul></div>
      <div class="e"><div class="r"><span>EEI Corporation</span><em>Bagumbayan, Quezon City</em></div><div>Site Engineer</div><div class="d">February 16, 2015 – October 15, 2018</div>
        <ul><li>Ran the formworks gang for a condominium in Mandaluyong</li><li>Made shop drawings in AutoCAD</li></ul></div>
      <div class="e"><div class="r"><span>DPWH – Nueva Ecija 1st District Engineering Office</span><em>Talavera, Nueva Ecija</em></div><div>Laboratory Technician (Job Order)</div><div class="d">January 6, 2014 – January 30, 2015</div>
        <ul><li>Tested soil, aggregates and concrete cylinders</li></ul></div>
      <h2>EDUCATION</h2>
      <div class="e"><div class="r"><span>Nueva Ecija University of Science and Technology</span><em>Cabanatuan City</em></div><div>Bachelor of Science in Civil Engineering, Major in Structural Engineering</div><div class="d">June 2008 – April 2013</div><div>Dean's Lister. Thesis: Rice husk ash as part replacement of cement in hollow blocks</div></div>
      <div class="e"><div class="r"><span>Honorato C. Perez Sr. Memorial Science High School</span><em>Cabanatuan City</em></div><div class="d">June 2004 – April 2008</div><div>Valedictorian</div></div>
      <h2>LICENSURE</h2>
      <div>Civil Engineer Licensure Examination, PRC, November 2013 (rating 81.55%)</div>
      <div>Saudi Council of Engineers, accredited 2019</div>
      <h2>TECHNICAL SKILLS</h2>
      <div>AutoCAD, Primavera P6, STAAD.Pro, quantity take-off, concrete testing, site supervision, Revit (basic)</div>
    `,
    title: 'Civil Engineer / Project Engineer',
    work: [
      'Project Engineer | Saudi Binladin Group | 2018-11 | 2023-12',
      'Site Engineer | EEI Corporation | 2015-02 | 2018-10',
      'Laboratory Technician (Job Order) | DPWH – Nueva Ecija 1st District Engineering Office | 2014-01 | 2015-01',
    ],
    education: [
      'Nueva Ecija University of Science and Technology | Bachelor of Science in Civil Engineering, Major in Structural Engineering | 2008-06 | 2013-04',
      'Honorato C. Perez Sr. Memorial Science High School | | 2004-06 | 2008-04',
    ],
    never: ['EEI', 'DPWH', 'Valedictorian', 'Saudi Binladin', "Dean's Lister"],
  },
]
