/**
 * How seekers here say what they want beside the work itself, in small letters without accents or signs. Gathered from what
 * people write in job groups, postings and the boards' own search boxes; a phrase is matched as whole words, the longest
 * first.
 */

/** No experience is needed. */
export const NO_EXPERIENCE = [
  'no experience',
  'no exp',
  'no experience needed',
  'no experience required',
  'without experience',
  'zero experience',
  'no work experience',
  'no bpo experience',
  'for beginners',
  'beginner friendly',
  'beginner',
  'beginners',
  'newbie',
  'newbies',
  'entry level',
  'fresh grad',
  'fresh graduate',
  'fresh graduates',
  'walang experience',
  'wala pang experience',
  'kahit walang experience',
  'kahit wala pang experience',
  'walang karanasan',
  'baguhan',
  'pang baguhan',
] as const

/** No telephone. */
export const NON_VOICE = [
  'non voice',
  'nonvoice',
  'non voice account',
  'no calls',
  'no call',
  'no calling',
  'no phone calls',
  'no phone',
  'without calls',
  'not voice',
  'hindi voice',
  'di voice',
  'walang calls',
  'walang call',
  'walang tawag',
  'ayaw ng calls',
  'ayaw ng tawag',
  'chat only',
  'chat lang',
  'email lang',
] as const

/** At night here, as for clients in America. */
export const NIGHT = [
  'night shift',
  'nightshift',
  'graveyard shift',
  'graveyard',
  'gy shift',
  'panggabi',
  'pang gabi',
  'sa gabi',
  'gabi',
  'us shift',
  'us hours',
] as const

/** By daylight here. */
export const DAY = [
  'day shift',
  'dayshift',
  'morning shift',
  'daytime',
  'pang umaga',
  'pang araw',
  'umaga',
  'sa umaga',
  'au hours',
  'australian hours',
] as const

/** Done from home. */
export const HOME = [
  'work from home',
  'work at home',
  'wfh',
  'home based',
  'homebased',
  'online job',
  'online jobs',
  'online work',
  'remote',
  'remote job',
  'remote jobs',
  'remote work',
  'trabaho sa bahay',
  'trabaho online',
  'sa bahay',
  'sa bahay lang',
  'nasa bahay',
  'nasa bahay lang',
  'from home',
  'bahay',
] as const

export const PART_TIME = ['part time', 'parttime', 'part timer', 'pt job', 'sideline', 'sideline job', 'raket'] as const
export const FULL_TIME = ['full time', 'fulltime', 'full timer'] as const
export const GIG = ['gig', 'one time project', 'per project', 'project based'] as const

/** What is said in Filipino, and the words postings use for it. */
export const FILIPINO: ReadonlyMap<string, string> = new Map([
  ['mag encode', 'data entry'],
  ['mag encode ng data', 'data entry'],
  ['pag encode', 'data entry'],
  ['taga encode', 'data entry'],
  ['encode', 'data entry'],
  ['guro', 'teacher'],
  ['titser', 'teacher'],
  ['mag turo', 'teacher'],
  ['magturo', 'teacher'],
  ['pagtuturo', 'teacher'],
  ['manunulat', 'writer'],
  ['magsulat', 'writer'],
  ['mag sulat', 'writer'],
  ['pagsusulat', 'writer'],
  ['taga sulat', 'writer'],
  ['tagasulat', 'writer'],
  ['tagasalin', 'translator'],
  ['taga translate', 'translator'],
  ['mag translate', 'translator'],
  ['mag edit ng video', 'video editor'],
  ['pag edit ng video', 'video editor'],
  ['taga edit ng video', 'video editor'],
  ['edit ng video', 'video editor'],
  ['mag edit ng pictures', 'photo editor'],
  ['taga gawa ng website', 'web developer'],
  ['gumawa ng website', 'web developer'],
  ['gawa ng website', 'web developer'],
  ['taga disenyo', 'designer'],
  ['mag drawing', 'illustrator'],
  ['mag benta', 'sales'],
  ['magbenta', 'sales'],
  ['tindera', 'sales'],
  ['tindero', 'sales'],
  ['taga sagot ng tawag', 'call center'],
  ['tagasagot ng tawag', 'call center'],
  ['sumagot ng tawag', 'call center'],
  ['taga sagot ng email', 'email support'],
  ['sumagot ng email', 'email support'],
  ['taga sagot ng chat', 'chat support'],
  ['kahera', 'cashier'],
  ['kahero', 'cashier'],
  ['kalihim', 'secretary'],
  ['sekretarya', 'secretary'],
  ['nars', 'nurse'],
  ['inhinyero', 'engineer'],
  ['arkitekto', 'architect'],
  ['abogado', 'legal'],
  ['taga kwenta', 'bookkeeper'],
  ['mag accounting', 'accounting'],
  ['pamamahala', 'manager'],
  ['tagapamahala', 'manager'],
  ['katulong online', 'virtual assistant'],
  ['student', 'part time'],
  ['students', 'part time'],
  ['working student', 'part time'],
  ['estudyante', 'part time'],
  ['mga estudyante', 'part time'],
  ['studyante', 'part time'],
])

/** They say that somebody looks for a job, which every posting is. */
export const NOISE: ReadonlySet<string> = new Set(
  'a an and any as at for from i im in is looking me my need needed now of on or please pls the there to want wanted with hiring hire urgent urgently asap job jobs vacancy vacancies opening openings opportunity salary pay rate month monthly per moms mommy up above least minimum around starting'.split(
    ' ',
  ),
)

/** The same in Filipino; no posting in English has these. */
export const FILIPINO_NOISE: ReadonlySet<string> = new Set(
  'trabaho trabahong hanap naghahanap maghanap hanapbuhay gusto ko kong ako akong para sa ng na ang mga nang yung may meron lang naman pwede pwedeng puwede puwedeng maganda magandang legit kahit mag sana sahod sweldo suweldo buwan kada nanay pinoy pinay pataas po ba'.split(
    ' ',
  ),
)

/** Cities and provinces people search by; a name is matched as whole words. */
export const PLACES = [
  'metro manila',
  'ncr',
  'qc',
  'quezon',
  'manila',
  'makati',
  'taguig',
  'bgc',
  'pasig',
  'ortigas',
  'quezon city',
  'mandaluyong',
  'pasay',
  'paranaque',
  'muntinlupa',
  'alabang',
  'marikina',
  'caloocan',
  'las pinas',
  'cebu city',
  'cebu',
  'mandaue',
  'lapu lapu',
  'davao city',
  'davao',
  'iloilo city',
  'iloilo',
  'bacolod',
  'baguio',
  'clark',
  'angeles city',
  'pampanga',
  'cavite',
  'laguna',
  'batangas',
  'bulacan',
  'rizal',
  'cagayan de oro',
  'cdo',
  'general santos',
  'gensan',
  'zamboanga',
  'tacloban',
  'dumaguete',
  'naga',
  'legazpi',
  'subic',
  'olongapo',
  'tarlac',
  'pangasinan',
  'dagupan',
] as const

/** Other words of a place, where the name alone does not find all of it. */
export const OTHER_PLACES: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'metro manila',
    'metro ncr capital manila makati taguig bgc pasig ortigas quezon mandaluyong pasay paranaque muntinlupa marikina caloocan'.split(
      ' ',
    ),
  ],
  // Who says Manila seldom means the city alone.
  ['manila', ['manila', 'metro', 'ncr', 'capital']],
  ['ncr', 'metro ncr capital manila makati taguig pasig quezon mandaluyong pasay paranaque'.split(' ')],
  ['bgc', ['bgc', 'bonifacio', 'taguig']],
  ['cdo', ['cagayan', 'cdo']],
  ['gensan', ['gensan', 'santos']],
  ['general santos', ['gensan', 'santos']],
  ['las pinas', ['pinas']],
  ['qc', ['quezon']],
  ['alabang', ['alabang', 'muntinlupa']],
  ['ortigas', ['ortigas', 'pasig', 'mandaluyong']],
])
