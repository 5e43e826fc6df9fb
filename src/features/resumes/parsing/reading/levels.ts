/** How far a school leads, as resumes of this country call it. */
const BASE =
  '(?:senior|junior) high ?(?:school)?|junior(?= (?:and|&|to) senior)|(?:national )?high ?school|(?:senior|junior) college|(?:(?:higher|upper|senior|advanced|ordinary) )?secondary|elementary|primary|grade school|intermediate|pre-?school|kindergarten|basic|tertiary|(?:some )?college|vocational|technical|tech-?voc|post[- ]?graduate|graduate(?: school)?|masteral|doctoral|under-?graduate|shs|jhs|(?:class |std\\.? )?(?:xii?|1[02]th|x)|kolehiyo|sekondarya|sekundarya|elementarya|elementary|hayskul|mataas na paaralan|mababang paaralan|bokasyonal'
const KIND =
  '(?: (?:education|level|school|course|degree|studies|graduate|undergraduate|diploma|department|attainment|background|board|exam(?:ination)?|or equivalent))*'
const ONE = `(?:${BASE})${KIND}(?: \\([^)]*\\))?`
const ALL = `${ONE}(?:\\s*(?:/|&|,|-|–|\\band\\b|\\bto\\b)\\s*${ONE})*`

/** How far a school leads: no degree. */
export const LEVEL = new RegExp(
  `^(?:${ALL}|(?:bachelor'?s?|baccalaureate) degree|\\d(?:st|nd|rd|th)[- ]year(?: college| level| student)?|grade \\d{1,2}|(?:1[0-2]|[7-9])th grade)\\s*:?$`,
  'i',
)
/** What stands before the name of a school or a degree. */
export const LABEL = new RegExp(
  `^(?:${ALL}|(?:course|degree|program|strand|(?:(?:last|present|current|previous) )?school|university|institution(?=\\s*[:\\t])|kurso|paaralan)(?:\\s?/\\s?(?:course|degree|program|major|strand))?(?: taken| attended| finished| received| obtained)?|inclusive (?:years?|dates?)|years? attended|(?:date|year) of graduation|period(?: of attendance)?(?=\\s*:)|name of school|dates?(?: attended)?(?=\\s*[:\\t])|title of qualification(?: awarded)?|name and (?:type|address) of (?:organi[sz]ation|school|institution)[^:\\t]{0,50}|(?:highest )?educational attainment|highest (?:education|attainment)|level|(?:strand|track|fields?(?:\\(s\\))? of study)(?=\\s*:)|year graduated|school year|s\\.?y\\.?)\\s*[:\\t–-]\\s*`,
  'i',
)
/** A level at which no degree is taken. */
export const BASIC =
  /^(?:junior|high ?school|(?:higher |upper )?secondary|elementary|primary|basic|grade|pre-?school|kinder|jhs|hayskul|sekond?arya|elementarya|mababang|(?:class |std\.? )?(?:xii?|1[02]th|x)\b)/i
