/**
 * How seekers here say what they want beside the work itself, in English, Tagalog and Bisaya, in small letters without accents
 * or signs. Gathered from what people write in job groups, postings and the boards' own search boxes; a phrase is matched as
 * whole words, the longest first. What is said in many ways is made of tables: each word of one before each of the next.
 */

const list = (text: string): string[] => text.trim().split(/,\s+/)
/** A table whose words may be left away. */
const maybe = (text: string): string[] => ['', ...list(text)]
const each = (...tables: string[][]): string[] =>
  tables
    .reduce((begun, table) => begun.flatMap((said) => table.map((word) => `${said} ${word}`)), [''])
    .map((said) => said.replaceAll(/\s+/g, ' ').trim())

/** `ayaw ko na ng`, `walang`, `dili`: that something is not wanted, or not there. */
const NO = list(`
  no, not, non, without, zero, wala, walang, wala ng, walay, way, hindi, hindi sa, di, dili, ayaw, ayaw ng, ayaw sa, ayaw ko,
  ayaw ko ng, ayaw ko sa, ayoko, ayoko ng, ayoko sa, no more, not in, not a, not on, bawal ang, bawal
`)

const LACKING = list(`
  no, without, zero, 0, wala, walang, wala pang, wala pa, wala akong, wala pa akong, wala pa kong, kahit wala, kahit walang,
  kahit wala pang, kahit no, kahit zero, khit walang, even no, even without, even with no, even if no, bisan walay, bisan way,
  walay, way, wala koy, di kailangan ng, hindi kailangan ng, di need ng, hindi need ng, di need, hindi need, no need,
  no need for, with no, i have no, have no, not requiring, no prior, no previous, little or no, little to no, no required
`)
const OWN_WORK = maybe(
  'work, job, working, bpo, call center, va, online, related, relevant, prior, kahit anong, any, much',
)
const EXPERIENCE = list(
  'experience, exp, experiences, exps, xp, exper, expi, expirience, experince, experiance, karanasan, eksperyensya',
)

/** No experience is needed. */
export const NO_EXPERIENCE = [
  ...each(LACKING, OWN_WORK, EXPERIENCE, maybe('needed, required, necessary, yet, ok, okay, okay lang, pwede')),
  ...each(EXPERIENCE, list('not required, not needed, not necessary, optional, is not required, is not needed')),
  ...each(
    maybe('for, pang, para sa, kahit, bisan, open to, open for, ok for, good for, as, i am a, im a, accepting'),
    list(`
      beginner, beginners, total beginner, complete beginner, absolute beginner, newbie, newbies, newbee, baguhan, mga baguhan,
      fresh grad, fresh grads, fresh graduate, fresh graduates, freshgrad, freshgraduate, freshie, fresher, freshers, newly grad,
      newly graduate, newly graduated, new grad, new grads, new graduate, recent grad, recent graduate, bagong graduate,
      bagong grad, kaka graduate, kakagraduate, kaka grad, kakagrad, bag o lang graduate, bag ong graduate, first timer,
      first timers, first time, firsttimer, entry level, entrylevel, no exp newbie, non experienced, inexperienced, aspiring
    `),
    maybe('friendly, welcome, ok, okay, only, lang, pwede, can apply, accepted, position, job, jobs, role'),
  ),
  ...list(`
    first job, first job ko, my first job, first time job, first time job seeker, first time jobseeker, unang trabaho,
    unang trabaho ko, walang alam, will train, we will train, with training, paid training, free training, willing to train,
    willing to be trained, may training, will be trained, training provided, ojt, on the job training, intern, interns,
    internship, internships, practicum, immersion, apprentice, apprenticeship
  `),
]

const TELEPHONE = list(`
  call, calls, calling, phone, phones, phone call, phone calls, phone work, phone support, voice, voice calls, voice account,
  taking calls, inbound calls, outbound calls, cold call, cold calls, cold calling, telemarketing, telephone, telepono, tawag,
  mag call, mag calls, nagko call, tumawag, tatawag, tumatawag, mag tawag, magtawag, talking, talking on the phone, headset
`)

/** No telephone. */
export const NON_VOICE = [
  ...each(NO, TELEPHONE, maybe('only, lang, account, accounts, job, jobs, work, required, needed')),
  ...list(
    'nonvoice, non voice process, nonvoice account, nonvoice only, not a call center, backoffice only, back office only',
  ),
]

/** The same, by what somebody writes instead: that word is looked for too. */
export const WRITTEN_ONLY: ReadonlyMap<string, string> = new Map(
  each(
    list('chat, email, chat and email, email and chat, chat or email, email or chat, chat email, email chat'),
    list('only, lang, lng, ra, lang walang call, lang walang calls, lang walang tawag, only no calls, only no call'),
  ).map((phrase) => [phrase, phrase.startsWith('email') ? 'email' : 'chat']),
)

/** What stands behind a time of day. */
const SHIFT = list('shift, shifts, duty, sched, schedule, hours, time, timezone, time zone, na shift, na sched')
/** And behind one that nobody says of anything else. */
const LABOUR = list('work, job, jobs, na work, na trabaho, account, only, lang, only job')

/** At night here, as for clients in America. */
export const NIGHT = [
  ...each(
    list(
      'night, graveyard, gy, overnight, evening, pang gabi, panggabi, us, us based, us business, est, pst, cst, eastern',
    ),
    SHIFT,
  ),
  ...each(list('night, graveyard, gy, overnight, evening, pang gabi, panggabi'), LABOUR),
  ...list(`
    nightshift, nightshifts, graveyard, gy, panggabi, pang gabi, sa gabi, tuwing gabi, pag gabi, gabi, gabii, sa gabii,
    inig gabii, overnight, nighttime, at night, in the evening, in the evenings, evenings, every night, nights, at nights,
    during the night, late night, after midnight, madaling araw
  `),
]

/** By daylight here. */
export const DAY = [
  ...each(
    list(`
      day, morning, daytime, pang umaga, pangumaga, pang araw, pangaraw, am, afternoon, ph, philippine, manila, au, aus, aussie,
      australia, australian, aest, office, regular office
    `),
    SHIFT,
  ),
  ...each(list('morning, daytime, pang umaga, pangumaga, pang araw, pangaraw'), LABOUR),
  ...each(
    NO,
    list(`
      night shift, nightshift, night shifts, graveyard, graveyard shift, gy, gy shift, night duty, night, gabi, pang gabi,
      panggabi, sa gabi, gabii, overnight
    `),
  ),
  ...list(`
    dayshift, dayshifts, daytime, pang umaga, pangumaga, pang araw, pangaraw, umaga, sa umaga, tuwing umaga, pag umaga,
    buntag, sa buntag, inig buntag, sa adlaw, tanghali, hapon, sa hapon, in the morning, in the mornings, mornings,
    during the day, day only, day lang, in the daytime, in the afternoon
  `),
]

const AT_HOME = list(`
  work from home, work at home, working from home, working at home, wfh, w f h, home based, homebased, home base, homebase,
  from home, at home, stay at home, online based, onlinebased, remote, fully remote, full remote, 100 remote, remotely,
  work remotely, work from anywhere, trabaho sa bahay, trabaho online, trabaho na online, trabaho sa balay
`)

/** Done from home. */
export const HOME = [
  ...each(maybe('permanent, full, fully, pure, purely, 100, all'), AT_HOME),
  ...each(
    AT_HOME,
    list('job, jobs, work, only, lang, set up, setup, position, role, based, na work, na trabaho, na job'),
  ),
  ...list(`
    online job, online jobs, online work, online na trabaho, online na work, bahay, home job, home jobs, balay, kwarto,
    from my home, from my house, from house, in my house, in my home, at my house, at my home, in the house, at house,
    without leaving home, hindi umaalis ng bahay, di na lalabas ng bahay
  `),
  ...each(
    maybe('nasa, sa, pwede sa, kahit sa, kahit nasa, dito sa, naa sa, loob ng, sa loob ng'),
    list('bahay, balay'),
    maybe('lang, ko, namin, lng, ra'),
  ),
]

/** Done where the employer is. */
export const ON_SITE = [
  ...each(
    list(
      'onsite, on site, office based, officebased, office base, in office, in the office, sa opisina, sa office, opisina',
    ),
    maybe('job, jobs, work, only, lang, set up, setup, position, role, na work, na trabaho, na job'),
  ),
  ...each(
    list('work, working, trabaho'),
    list('onsite, on site, in office, in an office, in the office, sa opisina, sa office'),
  ),
  ...each(list('no, not, hindi, ayaw, ayaw ng, ayaw ko ng, ayoko ng, di, dili'), AT_HOME),
]

const HALF = list(
  'part time, parttime, part timer, parttimer, part timers, sideline, side line, sidelines, raket, rakets, racket, side hustle, sidehustle, side job, side gig, extra income, extra kita, dagdag kita, extra work, extra job, extra income job',
)

export const PART_TIME = [
  ...each(
    maybe('pang, pa, as, for, may, other'),
    HALF,
    maybe('job, jobs, work, lang, only, basis, na work, na trabaho, role, income'),
  ),
  ...list(`
    pt job, pt work, pt jobs, pt only, pt lang, pt wfh, pangsideline, half day, halfday, half day lang, few hours, few hours a day,
    few hours only, flexi part time, ilang oras lang, ilang oras, pandagdag kita, pang dagdag kita, pandagdag income, pang extra, pang extra income,
    weekend only, weekends only, weekend job, weekend jobs, weekend lang, weekend work, tuwing weekend, pag weekend, kapag weekend, sa weekend,
    every weekend, sat and sun, saturday and sunday, sat sun only, after school, after class, after classes, pagkatapos ng klase,
    between classes, after work, after office hours, second job, 2nd job
  `),
]
export const FULL_TIME = [
  ...each(
    maybe('pang, as'),
    list('full time, fulltime, full timer, fulltimer'),
    maybe('job, jobs, work, lang, only, na work, role, position'),
  ),
  ...list('ft job, ft work, ft jobs, ft lang, ft only, ft wfh'),
]
export const GIG = [
  ...list(
    'gig, gigs, one off, one time, one time job, one time project, per task, task based, per output, output based',
  ),
  ...each(list('per project, project, project based, projectbased'), list('basis, basis only, based, lang')),
  ...list('per project, project based, projectbased'),
]

/** Who studies has some hours a week, and no experience. */
export const STUDENT = each(
  maybe('for, para sa, pang, para sa mga, for a, as a, i am a, im a, open for, kahit'),
  list(`
    student, students, working student, working students, college student, college students, senior high student, shs student,
    high school student, estudyante, mga estudyante, studyante, istudyante, estudyanteng, studyanteng, undergrad student
  `),
  maybe('lang, pa, pa lang, palang, friendly, only, pwede'),
)

/** Beside these, `pt` is a physical therapist. */
export const CLINICAL: ReadonlySet<string> = new Set(
  list('clinic, hospital, licensed, registered, board, physical, therapist, therapy, rehab, aide, prn, ot, slp'),
)

/** Beside these, students are whom somebody teaches. */
export const TEACHING: ReadonlySet<string> = new Set(
  list(
    'tutor, tutors, tutoring, teacher, teachers, teach, teaching, esl, coach, instructor, guro, magturo, titser, trainer, curriculum',
  ),
)
