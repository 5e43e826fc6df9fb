/**
 * Cities and provinces people search by, as the Philippine Standard Geographic Code names them, and districts with many
 * offices; a name is matched as whole words.
 */
export const PLACES: readonly string[] = `
metro manila, ncr, qc, quezon, manila, makati, taguig, bgc, pasig, ortigas, quezon city, mandaluyong, pasay,
paranaque, muntinlupa, alabang, marikina, caloocan, las pinas, cebu city, cebu, mandaue, lapu lapu, davao city,
davao, iloilo city, iloilo, bacolod, baguio, clark, angeles city, pampanga, cavite, laguna, batangas, bulacan, rizal,
cagayan de oro, cdo, general santos, gensan, zamboanga, tacloban, dumaguete, naga, legazpi, subic, olongapo, tarlac,
pangasinan, dagupan, dasmarinas, dasma, imus, bacoor, general trias, tagaytay, santa rosa, sta rosa, calamba, binan,
cabuyao, san pedro, antipolo, cainta, taytay, lipa, lucena, quezon province, san fernando, mabalacat,
malolos, meycauayan, san jose del monte, bataan, balanga, zambales, nueva ecija, cabanatuan, urdaneta, la union,
ilocos, laoag, vigan, tuguegarao, isabela, benguet, valenzuela, malabon, navotas, san juan, pateros, cubao, eastwood,
fairview, novaliches, mckinley, rockwell, moa, palawan, puerto princesa, mindoro, albay, bicol, sorsogon,
cebu it park, mactan, talisay, bohol, tagbilaran, leyte, ormoc, samar, negros, kalibo, roxas, capiz, aklan,
boracay, butuan, surigao, iligan, cotabato, koronadal, tagum, digos, dipolog, pagadian, mindanao, visayas, luzon
`
  .trim()
  .split(/,\s+/)

/**
 * Places abroad many people look for work in, each with words of its own as the index has them. What says nothing of such a
 * place is done at home, not there.
 */
export const ABROAD: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...'dubai qatar doha kuwait bahrain oman riyadh jeddah saudi taiwan macau japan uae'
    .split(' ')
    .map((name) => [name, [name]] as const),
  ['saudi arabia', ['saudi']],
  ['abu dhabi', ['dhabi']],
  ['hong kong', ['kong', 'hongkong']],
  ['hongkong', ['kong', 'hongkong']],
  ['singapore', ['singapor']],
  ['south korea', ['korea']],
])

/** They name no place there; what stands in a text of clients overseas says nothing of where the work is. */
export const ANYWHERE_ABROAD: readonly string[] = [
  'abroad',
  'overseas',
  'ofw',
  'sa abroad',
  'ibang bansa',
  'sa ibang bansa',
]

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
  ['dasma', ['dasmarinas', 'dasma']],
  ['dasmarinas', ['dasmarinas', 'dasma']],
  ['sta rosa', ['rosa']],
  ['santa rosa', ['rosa']],
  ['general trias', ['trias']],
  ['san pedro', ['pedro']],
  ['san fernando', ['fernando']],
  ['san juan', ['juan']],
  ['san jose del monte', ['monte']],
  ['nueva ecija', ['ecija']],
  ['la union', ['union']],
  ['puerto princesa', ['princesa', 'palawan']],
  ['cebu it park', ['cebu']],
  ['mactan', ['mactan', 'lapu', 'cebu']],
  ['cubao', ['cubao', 'quezon']],
  ['eastwood', ['eastwood', 'quezon']],
  ['fairview', ['fairview', 'quezon']],
  ['novaliches', ['novaliches', 'quezon']],
  ['mckinley', ['mckinley', 'taguig']],
  ['rockwell', ['rockwell', 'makati']],
  ['moa', ['moa', 'pasay']],
  ['bicol', ['bicol', 'albay', 'naga', 'legazpi', 'sorsogon', 'camarines']],
  ['ortigas', ['ortigas', 'pasig', 'mandaluyong']],
])
