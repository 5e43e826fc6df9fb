/** What people say in a search beside what they look for, in the form of `words/rules.ts`. */

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** They say that what follows is not wanted. */
export const NEGATIONS = set(
  'no non not without except excluding walang hindi di dili ayaw ayoko ayokong wala walay bukod maliban huwag wag',
)

/** What nobody looks for in a title: that it is missing is a wish no posting is found by. */
export const MISSED = set(`
  degree diploma agency bond fee fees placement payment payments bayad gastos puhunan interview age limit quota camera
  requirements need problem scam deadline weekend weekends sunday sundays saturday saturdays overtime ot license licensed
  backer boss micromanaging tracker timetracker timer college background skills laptop computer pc
`)

/** What says how far somebody went to school, how they live or when they rest, which titles for the same work do not say. */
export const PASSED_OVER = `
  hs graduate, hs grad, high school graduate, high school grad, shs graduate, shs grad, senior high graduate, senior high grad,
  senior high school graduate, k12 graduate, k12 grad, k to 12 graduate, college graduate,
  college grad, college level, college undergrad, college undergraduate, undergrad, undergraduate, under graduate, vocational graduate,
  als graduate, any course, any graduate, any degree, no degree, no diploma, hs level, elementary graduate, 2nd year college,
  3rd year college, walang tinapos, di nakatapos, hindi nakatapos, hindi tapos, walang natapos,
  weekends off, weekend off, off weekends, no weekend, no weekends, no weekend work, walang pasok weekend, weekdays only, weekdays,
  weekday, mon to fri, monday to friday, mon fri, m f, fixed weekends off, fixed schedule, flexible, flexible schedule, flexible sched,
  flexible time, flexi time, flexi sched, flexi, flexible hours, hawak ang oras, hawak mo oras, sariling oras, own time, own pace,
  years old, yrs old, yo, years old and above, years old above, y o, 18 years old, 40 years old, 50 years old, senior citizen,
  for moms, for mom, for mother, for mothers, for mommies, stay at home mom, stay at home moms, stay at home mother, sahm, wahm,
  stay at home parent, stay at home dad, for housewife, housewife, for housewives, single mom, single mother, working mom, may anak,
  may baby, may anak na maliit, may mga anak, with kids, with baby, with a baby, with newborn, with toddler, buntis, preggy, pregnant,
  career shifter, career shift, career shifters, career change, career break, gap year, shifter,
  malaki sahod, malaki ang sahod, malaking sahod, mataas sahod, mataas na sahod, malaki sweldo, malaki ang sweldo, mataas sweldo,
  mataas ang sahod, malaki kita, high paying, high pay, high salary, good pay, well paid, good salary, decent pay, competitive salary,
  paying well, dollar sahod, sahod dollar, sahod na dollar, dollar ang sahod, dollar sweldo, dollar salary, dollar rate, dollar pay, usd salary, usd pay,
  gcash payout, gcash payment, paid thru gcash, paid via gcash, bayad sa gcash, gcash, pwd, pwd friendly, person with disability, dako og sweldo, dako sweldo, land based, landbased, land base, onsite ok, on site ok, onsite okay, on site okay, onsite is ok, onsite is okay, onsite pwede, ok onsite, okay onsite, ok lang onsite, pwede onsite, pwedeng onsite, kahit onsite, kahit sa opisina, kahit sa office, willing onsite, willing to work onsite, onsite or wfh, wfh or onsite, onsite or remote, remote or onsite,
  easy job, easy jobs, easy work, easy money, easy tasks, cellphone only, cellphone lang, cp only, cp lang, gamit cellphone, gamit cp, gamit lang cellphone, using cellphone, using phone, mobile phone only, phone lang,
  with experience, may experience, with exp, may exp, with work experience, may work experience
`
  .trim()
  .split(/,\s+/)

/** Passed over too, and nobody misses them: whoever does something, or that there is something. */
export const HELPERS = `
  taga gawa, taga gawa ng, gumawa, gumawa ng, paggawa ng, mag manage, taga manage, taga asikaso, mag asikaso, naa bay, naa ba, asa naa
`
  .trim()
  .split(/,\s+/)

/** Among the words every search could have they tell of the person: who typed them hears that they were not used. */
export const OF_PERSON = set(
  'mom moms mommy mother mothers parent parents nanay tatay mama dalaga binata anak pinoy pinay',
)

/** They say that somebody looks for a job, which every posting is. */
export const NOISE = set(`
  a an and any as at for from i im in is looking me my need needed now of on or please pls the there to want wanted with hiring
  hire urgent urgently asap job jobs vacancy vacancies opening openings opportunity salary pay rate month monthly per moms mommy
  up above least minimum around starting ok okay welcome accepted allowed near nearby only that can do am be could easy who where which
  would like searching search find seeking apply applying available willing still just really something work works even if mom
  mother mothers parent parents thanks thank hello hi
`)

/** The same in Filipino and Bisaya; no posting in English has these. */
export const FILIPINO_NOISE = set(`
  trabaho trabahong hanap naghahanap maghanap hanapbuhay gustong ko kong ako akong para sa ng na ang mga nang yung may meron
  lang naman pwede pwedeng puwede puwedeng maganda magandang legit kahit mag sana sahod sweldo suweldo buwan kada nanay pinoy pinay
  pataas po ba pong tumatanggap nagha hire kailangan sariling lng lamang din rin daw raw nga kasi pang pag kapag kung ay nasa
  dito doon diyan jan ito iyon yan yun nito niyan siya sya kami tayo kayo sila namin natin akin sakin samin amin mo nyo ninyo niya
  nya anong ano anu sino saan san paano pano bakit gustung makahanap hanapan makapagtrabaho magtrabaho mgtrabaho
  nagtatrabaho maging bilang isang habang dahil upang pero tsaka saka at kaya pala nalang nlng nlang lamang kht khit basta
  yong muna ulit ulet ngayon agad agaran mabilis madali madaling simple simpleng opo sir maam mam nag nagaalaga mayroon
  mayroong merong bisan nga og ug kanang kana kini naay naa walay asa unsa unsay diri dinhi didto pud pod kaayo nako nako akoa
  akong gikinahanglan mangita nangita nangitag nangitaog mangitag trabahoa kwarta bai bay uy jud gyud man kog pwedi puydi puyde
  mahimo makatrabaho nga nanay tatay mama dalaga binata anak
`)

/** Filipino words that mean something else in English: they are noise beside other Filipino words. */
export const AMBIGUOUS = set('gusto pa isa bai mama bang')

/** What follows says why, or what somebody does meanwhile: not what they look for. */
export const BECAUSE = set('habang while kasi because dahil since kc coz cuz cause bcoz bc kay')

/** What follows is work somebody did, where the search names other work too. */
export const BEFORE = set('ex former formerly previously previous retired resigned dating galing')

/** Behind these a language is named. */
export const OF_LANGUAGES = set('translator interpreter speaking speaker language teacher tutor english')

/** Who does such work, behind its name. */
export const WORKERS = set(
  'agent agents staff employee worker rep representative associate officer specialist crew manager',
)

/** What somebody wants follows, after what they are. */
export const WANTS = `
  looking for, looking for a, looking for an, looking to be, looking for work as, naghahanap ng, hanap ng, hanap ay, gusto mag, gusto maging, gusto ko mag, gusto ko maging,
  gustong mag, gustong maging, want to be, want to be a, want to become, want to become a, wants to be, wants to become, wanting to be, would like to be, applying as, applying for,
  apply as, shift to, shifting to, shifting into, lilipat sa, lipat sa, lilipat ng, shift sa, mag shift sa, magshift sa, mag switch sa, mag transition sa, transition to, transitioning to, moving to,
  turned, gustong lumipat sa, gusto lumipat sa, mangita og, nangita og, seeking, seeking for, career shift to, to become a, to become
`
  .trim()
  .split(/,\s+/)
