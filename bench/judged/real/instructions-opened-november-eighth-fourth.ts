import { judgedPostings } from '../posting.ts'

/** As ordinary employers write on boards and in groups, by a hand that had seen no rule; read once at first sight and learnt from since. */
export const instructionsOpenedNovemberEighthFourth = judgedPostings(String.raw`
Online Course Producer

Creator business (watercolor painting, 12k students) is looking for someone to run our course production: planning lessons, directing remote video shoots, uploading to Kajabi, writing quiz questions, and keeping our students' certificate system running.

You have launched at least two courses, you are patient with artists, and deadlines make you calm instead of nervous.

USD 1,600–2,000 monthly, 35 hours. Annual retreat in Bali (partially paid).

Finalists will be invited to prepare a short sample lesson, for which we pay $100. Please apply before the end of the month.
---
Collections Agent - US consumer accounts

LENDWISE SUPPORT is accepting applicants for its Bacolod hub!!

Experience in collections (early stage) minimum 8 months
FDCPA knowledge
Can work onsite, midshift/graveyard

22-26k basic, 2k attendance bonus, shuttle from Lacson st.

Visit our hub any weekday 1pm – 8pm for a one-day hiring process or register on our website. Look for Ms. Trixie.
---
Personal injury Demand Writer / Paralegal

Solo attorney in Atlanta. I need someone who can take medical records and turn them into a demand letter that an adjuster reads twice.

Skills: CasePeer or Filevine, medical chronology, clean legal English.

$1,300–1,600/mo depending upon experience

HOW TO APPLY — follow precisely, attention to detail IS the job:

1. Subject must be: Demand Writer – Last Name – Years of PI Experience
2. The first line of your message must be "Res ipsa loquitur"
3. Attach a redacted writing sample
4. Attach your resume as PDF
5. Tell me what the statute of limitations for a car accident is in Georgia
6. Do not call my office.

I'm not going to read applications composed by ChatGPT, Claude, or whatever comes next.
=> subject form Demand Writer – Last Name – Years of PI Experience
=> word first_line Res ipsa loquitur
=> file portfolio
=> file resume
=> ask what the statute of limitations for a car accident is in Georgia
=> no_ai
---
Real Estate Transaction Coordinator

Team of 5 agents in Phoenix AZ, around 110 closings per year. From contract to close: open escrow, track BINSR dates, order inspections, keep SkySlope compliant, keep everyone calm.

AZ experience would be amazing but any western state will do.

$1,100/month base and $25 for each closed file.

We ask that you complete the following when applying:
(1) Use "Clear to close" in your subject line along with your name
(2) Attach your resume and a DISC profile
(3) Tell us how many files you've handled at one time
(4) Tell us what you'd do if a lender goes quiet two days before closing
(5) Link us to a short video of you introducing yourself
=> subject has Clear to close
=> file resume
=> file test_result
=> ask how many files you've handled at one time
=> ask what you'd do if a lender goes quiet two days before closing
=> file video
---
Inventory Analyst for Auto Parts Seller

eBay Motors + own website, 64,000 SKUs. Warehouse in New Jersey, our admin team is in Cagayan de Oro and Manila.

We're in search of someone who lives in spreadsheets: reorder points, dead stock reports, supplier lead times, VIN fitment checks. Buyers sometimes send pictures of a part asking whether it fits; you'd help the support team figure that out.

Excel lvl: XLOOKUP, Power Query. SQL is a plus.

Mon–Fri 8pm-5am PH. $800 monthly + 13th month. Contracts are direct with us, without an agency.

Submit via OnlineJobs and our manager Liezl will get back to you.
`)
