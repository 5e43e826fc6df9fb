/** What people say in a search beside what they look for, in the form of `words/rules.ts`. */

/** They say that what follows is not wanted. */
export const NEGATIONS: ReadonlySet<string> = new Set('no non not without except walang hindi ayaw wala'.split(' '))

/** What nobody looks for in a title: that it is missing is a wish no posting is found by. */
export const MISSED: ReadonlySet<string> = new Set(
  'degree diploma agency bond fee fees placement payment payments bayad gastos puhunan interview age limit quota camera requirements need problem scam deadline'.split(
    ' ',
  ),
)

/** How far somebody went to school, which postings for the same work seldom say. */
export const SCHOOLING = [
  'hs graduate',
  'hs grad',
  'high school graduate',
  'high school grad',
  'shs graduate',
  'shs grad',
  'senior high graduate',
  'senior high school graduate',
  'k12 graduate',
  'college graduate',
  'college grad',
  'college level',
  'college undergrad',
  'college undergraduate',
  'undergrad',
  'undergraduate',
  'vocational graduate',
  'als graduate',
  'any course',
  'any graduate',
] as const

/** They say that somebody looks for a job, which every posting is. */
export const NOISE: ReadonlySet<string> = new Set(
  'a an and any as at for from i im in is looking me my need needed now of on or please pls the there to want wanted with hiring hire urgent urgently asap job jobs vacancy vacancies opening openings opportunity salary pay rate month monthly per moms mommy up above least minimum around starting ok okay welcome accepted allowed near nearby only'.split(
    ' ',
  ),
)

/** The same in Filipino; no posting in English has these. */
export const FILIPINO_NOISE: ReadonlySet<string> = new Set(
  'trabaho trabahong hanap naghahanap maghanap hanapbuhay gusto ko kong ako akong para sa ng na ang mga nang yung may meron lang naman pwede pwedeng puwede puwedeng maganda magandang legit kahit mag sana sahod sweldo suweldo buwan kada nanay pinoy pinay pataas po ba pong tumatanggap nagha hire kailangan sariling'.split(
    ' ',
  ),
)
