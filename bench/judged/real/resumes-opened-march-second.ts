import type { RealResume } from './resume.ts'

/** Another hand's, then opened. */
export const RESUMES_OPENED_MARCH_SECOND: readonly RealResume[] = [
  {
    name: 'Timeline with dots: dates left of a vertical line for jobs and again for schooling; Sept/Jun abbreviations; site projects as bullets',
    css: `@page{size:A4;margin:15mm} body{margin:0;font-family:Roboto,Arial,sans-serif;font-size:10pt;color:#263238}
h1{margin:0;font-size:24pt}h1 span{font-weight:300}.k{color:#ef6c00;font-size:12pt;font-weight:500}.c{font-size:9pt;color:#607d8b;margin:4px 0 10px}h2{font-size:11pt;color:#ef6c00;margin:12px 0 4px}
.t{display:grid;grid-template-columns:32mm 1fr}.t>.d{text-align:right;padding-right:7mm;font-size:9pt;color:#607d8b;padding-top:1px}.t>.e{border-left:2px solid #ffcc80;padding:0 0 12px 7mm;position:relative}.t>.e:before{content:"";position:absolute;left:-6px;top:3px;width:10px;height:10px;border-radius:50%;background:#ef6c00}.e b{font-size:10.8pt}ul{margin:3px 0;padding-left:14px}`,
    html: `<h1><span>Engr.</span> Dominic Alvarado</h1><div class="k">Licensed Civil Engineer</div><div class="c">Brgy. Balibago, Sta. Rosa, Laguna &bull; 0995 555 0123 &bull; dom.alvarado@example.com &bull; PRC No. 0123456</div>
<h2>WORK HISTORY</h2>
<div class="t"><div class="d">Jan 2020 &ndash;<br>Present</div><div class="e"><b>Project Engineer</b><br>Tatlong Ilog Construction Corp.<ul><li>NLEX segment drainage works, Php 310M</li><li>Site supervision, quantity take-off, billing</li></ul></div>
<div class="d">Jun 2017 &ndash;<br>Dec 2019</div><div class="e"><b>Site Engineer</b><br>Megawide-Bukidnon Joint Venture<ul><li>Two 14-storey residential towers</li><li>Rebar inspection and concrete pour cards</li></ul></div>
<div class="d">Sept 2015 &ndash;<br>May 2017</div><div class="e"><b>Office Engineer</b><br>Castillo Surveying &amp; Engineering Services<ul><li>AutoCAD plans, bill of quantities, cost estimates</li></ul></div>
<div class="d">2015</div><div class="e"><b>CAD Operator</b><br>Sagittarius Mapping</div></div>
<h2>SCHOOLING</h2>
<div class="t"><div class="d">2018 &ndash; 2021</div><div class="e"><b>Master of Engineering in Structural Engineering</b> (36 units earned)<br>Mapua University</div>
<div class="d">2009 &ndash; 2014</div><div class="e"><b>BS Civil Engineering</b><br>Batangas State University</div>
<div class="d">2005 &ndash; 2009</div><div class="e"><b>High School</b><br>Canossa School Sta. Rosa</div></div>
<h2>TOOLS &amp; COMPETENCIES</h2><p>AutoCAD Civil 3D, STAAD.Pro, Primavera P6, MS Project, ETABS, Total station, Quantity surveying</p>
<h2>LICENSES AND TRAININGS</h2><p>Civil Engineer Licensure Examination, November 2014 &mdash; rating 84.20%<br>Construction Occupational Safety and Health (COSH) 40 hours, 2018<br>Materials Engineer Accreditation, DPWH, 2019</p>
<h2>AFFILIATION</h2><p>Philippine Institute of Civil Engineers, Laguna Chapter (member since 2015)</p>`,
    title: 'Licensed Civil Engineer',
    work: [
      'Project Engineer | Tatlong Ilog Construction Corp. | 2020-01 | present',
      'Site Engineer | Megawide-Bukidnon Joint Venture | 2017-06 | 2019-12',
      'Office Engineer | Castillo Surveying & Engineering Services | 2015-09 | 2017-05',
      'CAD Operator | Sagittarius Mapping | 2015 | 2015',
    ],
    education: [
      'Mapua University | Master of Engineering in Structural Engineering | 2018 | 2021',
      'Batangas State University | BS Civil Engineering | 2009 | 2014',
      'Canossa School Sta. Rosa |  | 2005 | 2009',
    ],
    never: [
      'Sagittarius',
      'Laguna Chapter',
      'Bukidnon',
      'Balibago',
      'Canossa',
      'Engr.',
      'Philippine Institute of Civil Engineers',
      'PRC No.',
    ],
  },
  {
    name: 'BIO-DATA form: personal details as label-colon-value with dotted lines, Elementary / High School / Vocational, years only, signature line',
    css: `@page{size:Letter;margin:.8in .9in} body{margin:0;font-family:"Times New Roman",Tinos,serif;font-size:12pt}
h1{text-align:center;font-size:20pt;letter-spacing:6px;margin:0 0 10px}.pic{float:right;width:1.1in;height:1.1in;border:1px solid #000}.f{display:flex;margin:2px 0}.f .k{width:1.9in}.f .v{flex:1;border-bottom:1px dotted #000}h3{margin:14px 0 4px;text-decoration:underline;font-size:12pt;clear:both}.sig{margin-top:40px;text-align:right}`,
    html: `<h1>BIO-DATA</h1><div class="pic"></div>
<div class="f" style="margin-right:1.4in"><span class="k">Position Desired</span><span class="v">: Company Driver</span></div>
<div class="f" style="margin-right:1.4in"><span class="k">Name</span><span class="v">: Rogelio B. Manalastas</span></div>
<div class="f" style="margin-right:1.4in"><span class="k">Nickname</span><span class="v">: Boy</span></div>
<div class="f" style="margin-right:1.4in"><span class="k">City Address</span><span class="v">: 214 Sampaguita St., Caloocan City</span></div>
<div class="f" style="clear:both"><span class="k">Provincial Address</span><span class="v">: Brgy. San Vicente, Apalit, Pampanga</span></div>
<div class="f"><span class="k">Date of Birth</span><span class="v">: August 30, 1978</span></div>
<div class="f"><span class="k">Civil Status</span><span class="v">: Married</span></div>
<div class="f"><span class="k">Religion</span><span class="v">: Born Again Christian</span></div>
<div class="f"><span class="k">Height / Weight</span><span class="v">: 5'6" / 72 kgs.</span></div>
<div class="f"><span class="k">Spouse</span><span class="v">: Lourdes Manalastas &nbsp;&nbsp; Occupation: Housewife</span></div>
<div class="f"><span class="k">Father's Name</span><span class="v">: Ernesto Manalastas &nbsp;&nbsp; Occupation: Carpenter</span></div>
<div class="f"><span class="k">Mother's Name</span><span class="v">: Perla Bautista &nbsp;&nbsp; Occupation: Dressmaker</span></div>
<div class="f"><span class="k">Language or Dialect</span><span class="v">: Tagalog, Kapampangan, a little English</span></div>
<h3>EDUCATIONAL BACKGROUND</h3>
<div class="f"><span class="k">Elementary</span><span class="v">: Apalit Elementary School</span><span style="width:1.4in">Year: 1985 - 1991</span></div>
<div class="f"><span class="k">High School</span><span class="v">: Apalit High School</span><span style="width:1.4in">Year: 1991 - 1995</span></div>
<div class="f"><span class="k">Vocational</span><span class="v">: Guzman Institute of Technology</span><span style="width:1.4in">Year: 1996 - 1997</span></div>
<div class="f"><span class="k">Course</span><span class="v">: Diesel Mechanic</span></div>
<h3>EMPLOYMENT RECORD</h3>
<div class="f"><span class="k">2016 - 2024</span><span class="v">: Delivery Driver &ndash; Jollyfresh Cold Storage, Valenzuela City</span></div>
<div class="f"><span class="k">2009 - 2015</span><span class="v">: Bus Driver &ndash; Victory Liner</span></div>
<div class="f"><span class="k">2003 - 2008</span><span class="v">: Family Driver &ndash; Mr. and Mrs. Antonio Lim</span></div>
<div class="f"><span class="k">1998 - 2002</span><span class="v">: Mechanic Helper &ndash; A. Mercado Auto Repair Shop</span></div>
<h3>OTHER INFORMATION</h3>
<div class="f"><span class="k">Driver's License</span><span class="v">: Professional, Restriction 1, 2, 3</span></div>
<div class="f"><span class="k">Special Skills</span><span class="v">: Defensive driving, minor troubleshooting, 10-wheeler truck driving</span></div>
<div class="f"><span class="k">Person to notify in case of emergency</span><span class="v">: Lourdes Manalastas, 0906 555 0188</span></div>
<p>I hereby certify that the above information is true and correct to the best of my knowledge and belief.</p><div class="sig">______________________<br>Applicant's Signature</div>`,
    title: 'Company Driver',
    work: [
      'Delivery Driver | Jollyfresh Cold Storage | 2016 | 2024',
      'Bus Driver | Victory Liner | 2009 | 2015',
      'Family Driver | Mr. and Mrs. Antonio Lim | 2003 | 2008',
      'Mechanic Helper | A. Mercado Auto Repair Shop | 1998 | 2002',
    ],
    education: [
      'Apalit Elementary School |  | 1985 | 1991',
      'Apalit High School |  | 1991 | 1995',
      'Guzman Institute of Technology | Diesel Mechanic | 1996 | 1997',
    ],
    never: [
      'Carpenter',
      'Dressmaker',
      'Housewife',
      'Born Again Christian',
      'Boy',
      'Pampanga',
      'Height / Weight',
      'Spouse',
      'Victory',
    ],
  },
  {
    name: 'Functional CV: long grouped skills first, then a bare "Employment History" list (title, employer, dates on one line with commas), education last',
    css: `@page{size:A4;margin:20mm 22mm} body{margin:0;font-family:Cambria,Caladea,Georgia,serif;font-size:11pt;line-height:1.35}
h1{font-size:20pt;margin:0;border-bottom:3px double #444}.c{font-size:10pt;margin:3px 0 12px}h2{font-size:12.5pt;margin:14px 0 4px;color:#5b2c6f}h3{font-size:11pt;font-style:italic;margin:6px 0 0}ul{margin:2px 0;padding-left:18px}p{margin:3px 0}`,
    html: `<h1>Ruby Anne Catindig</h1><div class="c">Lipa City, Batangas | 0949 555 0137 | rubyanne.catindig@example.com</div>
<h2>Profile</h2><p>Returning to work after four years at home with my children. Organised, quick with numbers, calm on the phone.</p>
<h2>Skills and Accomplishments</h2>
<h3>Office administration</h3><ul><li>Set up a filing system for 3,000 client folders and kept it usable</li><li>Minute-taking, travel booking, purchasing of office supplies</li></ul>
<h3>Bookkeeping</h3><ul><li>Recorded daily sales in Xero and reconciled two bank accounts each month</li><li>Prepared BIR Form 2550M and 1601C</li></ul>
<h3>Customer service</h3><ul><li>Front desk for a clinic seeing 90 patients a day</li><li>Handled complaints by phone, e-mail and Facebook Messenger</li></ul>
<h3>Computer</h3><ul><li>Microsoft Word and Excel, Google Sheets, Canva; typing speed 65 wpm</li></ul>
<h2>Employment History</h2>
<p>Office Administrator, Mabini Rural Bank, May 2016 to Nov 2019</p>
<p>Clinic Secretary, San Antonio Dental Center, February 2013 to April 2016</p>
<p>Cashier, Savemore Lipa, 2011 to 2012</p>
<h2>Volunteer Work</h2><p>Treasurer, Parents-Teachers Association, Bulacnin Elementary School, 2021 to 2023</p>
<h2>Education</h2>
<p>Associate in Office Administration, Lipa City Colleges, 2009 to 2011</p>
<p>Secondary, Inosloban-Marawoy Integrated National High School, 2005 to 2009</p>
<h2>Hobbies</h2><p>Baking banana bread, gardening, reading Paulo Coelho</p>`,
    title: 'Office Administrator',
    work: [
      'Office Administrator | Mabini Rural Bank | 2016-05 | 2019-11',
      'Clinic Secretary | San Antonio Dental Center | 2013-02 | 2016-04',
      'Cashier | Savemore Lipa | 2011 | 2012',
    ],
    education: [
      'Lipa City Colleges | Associate in Office Administration | 2009 | 2011',
      'Inosloban-Marawoy Integrated National High School |  | 2005 | 2009',
    ],
    never: [
      'Ruby',
      'gardening',
      'Paulo Coelho',
      'Savemore',
      'Batangas',
      'Treasurer',
      'Parents-Teachers Association',
      'Catindig',
      'banana bread',
    ],
  },
  {
    name: "Plain text in a monospaced font: headings underlined with equals signs, apostrophe years (Jan '19 - Mar '21), asterisk bullets",
    css: `@page{size:Letter;margin:.8in} body{margin:0} pre{font-family:"Courier New",Cousine,monospace;font-size:10pt;line-height:1.25;white-space:pre-wrap;margin:0}`,
    html: `<pre>ALDRIN JOSEPH PANGILINAN
Technical Support Engineer
Antipolo City, Rizal  |  0908-555-0144  |  aj.pangilinan@example.net


SUMMARY
=======
Seven years of keeping other people's networks alive. Night shift by choice.


WORK EXPERIENCE
===============

Technical Support Engineer L2                     Apr '21 - present
Northgate Cloud Hosting, Pasig
  * Linux and cPanel support for 2,400 shared-hosting clients
  * DNS, SSL and mail delivery tickets; Zendesk queue owner
  * Wrote Bash scripts that retire expired accounts

IT Helpdesk Specialist                            Jan '19 - Mar '21
Oracle Plaza Dental Group, Mandaluyong
  * Windows 10 imaging, Active Directory, Office 365 accounts
  * Replaced 80 workstations over two long weekends

Technical Support Representative                  Jun '17 - Dec '18
Sitel
  * Tier 1 calls for an Australian broadband provider

Computer Technician                               Nov '16 - May '17
PC Corner Gilmore
  * Assembly, repair, and cabling


EDUCATION
=========

BS Information Technology                         2012 - 2016
Our Lady of Fatima University, Antipolo

Computer Hardware Servicing NC II                 2012
Antipolo Skills Training Center

Mambugan National High School                     2008 - 2012


SKILLS
======
Linux, Bash, cPanel, Active Directory, Office 365, Zendesk,
DNS, TCP/IP, VMware, network cabling


CERTIFICATES
============
Cisco CCNA (2020)
CompTIA Network+ (2018)


REFERENCES
==========
Jasper Quiambao, Shift Lead, Northgate Cloud Hosting
Sage Evangelista, Clinic Manager, Oracle Plaza Dental Group
</pre>`,
    title: 'Technical Support Engineer',
    work: [
      'Technical Support Engineer L2 | Northgate Cloud Hosting | 2021-04 | present',
      'IT Helpdesk Specialist | Oracle Plaza Dental Group | 2019-01 | 2021-03',
      'Technical Support Representative | Sitel | 2017-06 | 2018-12',
      'Computer Technician | PC Corner Gilmore | 2016-11 | 2017-05',
    ],
    education: [
      'Our Lady of Fatima University | BS Information Technology | 2012 | 2016',
      'Antipolo Skills Training Center | Computer Hardware Servicing NC II |  | 2012',
      'Mambugan National High School |  | 2008 | 2012',
    ],
    never: ['Oracle', 'Sage', 'Jasper', 'Sitel', 'Rizal', 'Night shift', 'Mandaluyong', 'Clinic Manager'],
  },
  {
    name: 'Header band in full colour with headline and icons row; body in two equal card columns; employer in capitals above the title, dates in a pill at right',
    css: `@page{size:A4;margin:0} body{margin:0;font-family:Lato,Arial,sans-serif;font-size:9.7pt;color:#2c2c54;-webkit-print-color-adjust:exact}
.hd{background:#40407a;color:#fff;padding:12mm 14mm}.hd h1{margin:0;font-size:27pt}.hd .t{font-size:13pt;color:#f7d794}.ct{background:#2c2c54;color:#fff;padding:3mm 14mm;display:flex;justify-content:space-between;font-size:9pt}
.bd{display:grid;grid-template-columns:1.35fr 1fr;gap:8mm;padding:8mm 14mm}h2{font-size:12pt;color:#b33939;margin:0 0 6px}.cd{border:1px solid #dcdde1;border-radius:6px;padding:8px 10px;margin-bottom:8px}.co{font-size:8.4pt;letter-spacing:1px}.ro{display:flex;justify-content:space-between;align-items:center;font-weight:bold;font-size:10.6pt}.pl{background:#f7d794;border-radius:10px;padding:1px 8px;font-size:8.2pt;font-weight:400}.tag{display:inline-block;border:1px solid #40407a;border-radius:3px;padding:1px 6px;margin:2px}`,
    html: `<div class="hd"><h1>MIGUEL ANTONIO REYNOSO</h1><div class="t">Digital Marketing Manager</div></div><div class="ct"><span>&#9742; +63 966 555 0190</span><span>&#9993; miggy@example.io</span><span>&#9873; Davao City</span><span>&#128279; miggyreynoso.example.io</span></div>
<div class="bd"><div><h2>WORK EXPERIENCE</h2>
<div class="cd"><div class="co">DURIAN VALLEY RETAIL GROUP</div><div class="ro"><span>Digital Marketing Manager</span><span class="pl">03/2022 &ndash; Present</span></div><p>Php 24M yearly ad spend on Meta Ads and Google Ads; return on ad spend from 2.1 to 3.8.</p></div>
<div class="cd"><div class="co">PIXELPUSH MEDIA</div><div class="ro"><span>SEO Specialist</span><span class="pl">07/2018 &ndash; 02/2022</span></div><p>Keyword research with Ahrefs, technical audits, link outreach.</p></div>
<div class="cd"><div class="co">SUNSTAR DAVAO</div><div class="ro"><span>Social Media Coordinator</span><span class="pl">11/2016 &ndash; 06/2018</span></div><p>Grew the Facebook page from 90k to 260k followers.</p></div>
<div class="cd"><div class="co">KADAYAWAN FESTIVAL COMMITTEE</div><div class="ro"><span>Marketing Intern</span><span class="pl">05/2015 &ndash; 08/2015</span></div><p>Event posters, press kits, photo captions.</p></div></div>
<div><h2>EDUCATION</h2>
<div class="cd"><div class="co">ATENEO DE DAVAO UNIVERSITY</div><div class="ro"><span>Master in Business Administration</span></div><span class="pl">2019 &ndash; 2022</span></div>
<div class="cd"><div class="co">UNIVERSITY OF MINDANAO</div><div class="ro"><span>BSBA Marketing Management</span></div><span class="pl">2012 &ndash; 2016</span></div>
<h2>EXPERTISE</h2><div class="cd"><span class="tag">SEO</span><span class="tag">Google Analytics</span><span class="tag">Meta Ads</span><span class="tag">Email marketing</span><span class="tag">Copywriting</span><span class="tag">HubSpot</span><span class="tag">Looker Studio</span></div>
<h2>CERTIFICATIONS</h2><div class="cd">Google Ads Search, 2023<br>Meta Certified Media Buyer, 2022</div>
<h2>SIDE INTERESTS</h2><div class="cd">Free diving &middot; chess &middot; stand-up comedy</div>
<h2>QUICK NUMBERS</h2><div class="cd"><b>9</b> years &nbsp; <b>40+</b> campaigns &nbsp; <b>3</b> awards</div></div></div>`,
    title: 'Digital Marketing Manager',
    work: [
      'Digital Marketing Manager | DURIAN VALLEY RETAIL GROUP | 2022-03 | present',
      'SEO Specialist | PIXELPUSH MEDIA | 2018-07 | 2022-02',
      'Social Media Coordinator | SUNSTAR DAVAO | 2016-11 | 2018-06',
      'Marketing Intern | KADAYAWAN FESTIVAL COMMITTEE | 2015-05 | 2015-08',
    ],
    education: [
      'ATENEO DE DAVAO UNIVERSITY | Master in Business Administration | 2019 | 2022',
      'UNIVERSITY OF MINDANAO | BSBA Marketing Management | 2012 | 2016',
    ],
    never: ['Free diving', 'chess', 'stand-up comedy', 'Davao City', 'Kadayawan', 'Durian', 'awards', 'QUICK NUMBERS'],
  },
]
