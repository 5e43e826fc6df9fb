import { judgedPostings } from '../posting.ts'

/** As ordinary employers write on boards, by another hand that had seen no rule; read once at first sight and learnt from since. */
export const instructionsOpenedNovemberNinthFourth = judgedPostings(String.raw`
Full-time AP/AR Clerk — Wholesale Nursery (plants, not babies)

Oregon-based, 70 employees, busiest from February to June. NetSuite. About 400 vendor bills monthly, statements, collections calls, credit apps.

Start 6am Pacific. $1,100 per month. Two performance reviews a year.

To be considered, email your resume and the names of two former supervisors we may contact, both to ap-jobs@fernhollow.example. Please state your salary expectation and your current location. Put the code FERN24 in the body of your email.
=> file resume
=> file references
=> ask your salary expectation
=> ask your current location
=> word anywhere FERN24
---
Content Uploader for an auction house (antiques)

Catalogue entries, photo cropping, condition reports in our template. Each lot gets its own code. Two sales per month, the week before a sale gets hectic, the week after is quiet.

You'll get a style guide and a glossary of terms like "foxing" and "patina". Bidders send questions through the-saleroom and you'd forward these to the right specialist.

GBP 600 a month for 25 hours a week. Long term. Those who seem a fit will hear from Marcus about a short trial (paid).
---
Mechanical Engineer – HVAC Load Calcs (Revit MEP)

Licensed ME preferred. For a consulting firm in Riyadh w/ back office in Ortigas (onsite).

Interested applicants may send their CV, copy of PRC license, and Certificate of Employment to careers@najmmep.example. Use this subject format: [Position]_[Name]_[Expected Salary]. Applicants who do not follow the format will not be entertained.
=> file resume
=> file certificate
=> subject form [Position]_{name}_[Expected Salary]
---
Elderly home care company in Manchester wants a Rota Planner (remote, PH evenings)

You match carers to visits, cover sickness at short notice, and let families know who is coming. We use Birdie. About 55 carers and 130 clients, all within ten miles.

Each client has a key safe code that must never be typed into a text message, so please take confidentiality seriously. At the end of your shift you record a five minute voice handover for the on-call manager, listing open visits and anything families asked.

£700 per month rising to £800 after six months. Four weeks' holiday. Two of our planners began as carers themselves.

Closing date is the 30th; we may close earlier if we get plenty of replies.
`)
