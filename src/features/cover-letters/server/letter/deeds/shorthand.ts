/** How people shorten words in a resume, and the words; the first that fits counts. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/ ?o\b\.?|\bw\/out\b/gi, 'without'],
  [/\bw\/ ?in\b\.?/gi, 'within'],
  [/\bw\/ ?(?=\S)/gi, 'with '],
  [/\bthru\b/gi, 'through'],
  // "3:10 -> 5:02" is a change.
  [/(?<!\bfrom )(?<=\p{L} )([$₱€£]?\d[\d.,:]*[%kKs]?) ?(?:-+>|→|=>) ?(?=[$₱€£]?\d)/gu, 'from $1 to '],
  [/\babt\b\.?/gi, 'about'],
  // "Email + chat + phone" is a row.
  [/(?<= \+ [^,+]{1,30}) \+ /g, ' and '],
  [/ \+ (?=[^,+]{1,30} and )/g, ', '],
  [/\(incl(?:\.|\b)/gi, '(including'],
  [/,? \bincl(?:\.|\b)(?! of)/gi, ', including'],
  [/\bre: /gi, 'about '],
  [/\b(?:approx|aprox)(?:\.|\b)/gi, 'about'],
  [/,? \bor more or less\b/gi, ''],
  [/(?<=^|[ (])(?:an )?(?:avg|ave)(?:\.|\b)(?: of)? (?=[$₱€£]?\d)/gi, 'an average of '],
  [/\b(?:avg|ave)(?:\.(?= )|\b)/gi, 'average'],
  [/\be\.g\.,? ?/gi, 'such as '],
  [/,? ?\bi\.e\.,? ?/gi, ', namely '],
  [/,? (?:&|and) etc\b\.?/gi, ' and more'],
  [/,? etc\b\.?/gi, ' and more'],
  [/ & /g, ' and '],
  [/\/ ?(?:day|d)\b(?!\/)/gi, ' a day'],
  [/\/ ?(?:wk|week)\b/gi, ' a week'],
  [/\/ ?(?:mo|mos|month)\b\.?/gi, ' a month'],
  [/(?<=\d ?[\p{L}+ ]{0,12})\/ ?(?:hr|hour)\b/giu, ' an hour'],
  [/\/ ?shift\b/gi, ' a shift'],
  [/\bper wk\b\.?/gi, 'per week'],
  [/\bper mo\b\.?/gi, 'per month'],
  [/(?<=\d ?)(?:hrs|hr)\b\.?/gi, 'hours'],
  [/(?<=\d ?)mins?\b\.?/gi, 'minutes'],
  [/(?<=\d ?)secs?\b\.?/gi, 'seconds'],
  [/(?<=\d ?)yrs?\b\.?/gi, 'years'],
  [/(?<=\d ?)mos?\b\.?/gi, 'months'],
  [/(?<=\d ?)wks?\b\.?/gi, 'weeks'],
  [/(?<=\d ?)eps?\b\.?/gi, 'episodes'],
  [/\blead gen\b/gi, 'lead generation'],
  [/\baccts\b\.?/gi, 'accounts'],
  [/\bdepts\b\.?/gi, 'departments'],
  [/\bdept\b\.?/gi, 'department'],
  [/\b(?:mgmt|mgt)\b\.?/gi, 'management'],
  [/\bmgr\b\.?/gi, 'manager'],
  [/\bmktg\b\.?/gi, 'marketing'],
  [/\bmsgs\b\.?/gi, 'messages'],
  [/\bdocs\b(?!\.\p{L})(?<!\bGoogle docs)/giu, 'documents'],
  [/\bappts?\b\.?/gi, 'appointments'],
  [/\bdevs\b/gi, 'developers'],
  [/\bsubs\b/gi, 'subscribers'],
  [/\brecons\b\.?/gi, 'reconciliations'],
  [/\brecon\b\.?/gi, 'reconciliation'],
  [/(?<=\b1 )(hour|minute|second|year|month|week|episode)s\b/g, '$1'],
  // A row of things behind a dash stands in brackets.
  [/ [—–-] (?!\p{L}+(?:ing|ed)\b)((?=[^()]*(?:, |&| and ))[\d\p{Ll}][^():;]*)$/u, ' ($1)'],
  [/ [—–-] (?=[\d$₱\p{Ll}])/gu, ', '],
  [/\beveryday\b(?= (?:and|or|to|in|on|at|for|from|by|using)\b|[,;.)]|$)/gi, 'every day'],
  [/\b(?:one|1)[- ]on[- ](?:one|1)\b/gi, 'one-on-one'],
  // "25 minutes one-on-one lessons"
  [
    /(?<=\d) (minute|hour|second|day|week|month)s?(?= (?:one-on-one |online |long |daily |weekly |group |private |live |short ){0,3}(?:lessons?|sessions?|class(?:es)?|calls?|videos?|episodes?|films?|clips?|webinars?|meetings?|interviews?|shifts?|tutorials?|reels?|podcasts?)\b)/gi,
    '-$1',
  ],
  [/(?<=\S )follow up (?=of\b)/gi, 'follow-up '],
  [/^A\/B test(?:ing|s) (?:of|on) (?:the )?/i, 'A/B tested '],
  [/^follow[- ]up (?=(?:texts?|calls?|messages?|e-?mails?)\b)/i, 'handled follow-up '],
  [/\b(skip) (trac(?:e|ed|es|ing))\b/gi, '$1-$2'],
  [/ \+ /g, ' and '],
  [/^((?:follow|key|pick|check|log|sign|set)(?:s|ed|ing)?)-(up|in|out) (?!and |of |or )(?=\p{Ll})/giu, '$1 $2 '],
  [/^double checks? /gi, 'double-check '],
  [/\bFB\b/g, 'Facebook'],
  [/\bIG\b/g, 'Instagram'],
  [/\bvs\.(?= )/gi, 'vs'],
  [/\b(Sta|Sto|Gen|Brgy|St)\. (?=\p{Lu})/gu, '$1 '],
  [/\b(Inc|Corp|Co|Ltd)\.(?=,| and )/g, '$1'],
  [/\b(?:[Aa]c(?:hei|hie|chie)ved)\b/g, 'achieved'],
  [/\b[Rr]ecieved\b/g, 'received'],
  [/\b[Mm]a(?:n|in)tan?ined\b|\b[Mm]aintaned\b/g, 'maintained'],
  [/\b[Cc]o-?ordinated\b/g, 'coordinated'],
]
/** What stands before a deed without being one. */
const LEAD =
  /^(?:(?:my |key |main |daily |other )*(?:duties|tasks|responsibilities|roles?|wins?|highlights?|accomplishments?|achievements?)(?: ?[:–-] ?| (?:include[sd]?|including|are|were):? )|(?:has|have|had) (?:been (?=\p{L}+ing\b)|(?=\p{L}+ed\b))|(?:I|we) (?:also |have |had |was able to |am )?(?=\p{L}))/iu
/** "Nag-handle ng 3 pages" */
const TAGLISH = /^Nag-?(\p{L}{3,}) (?:ng|ng mga|sa|mga) /iu

/** A line of a resume with its short forms written out, without what leads to it. */
export const writtenOut = (line: string): string =>
  SHORT.reduce((text, [short, long]) => text.replace(short, long), line)
    .replace(LEAD, '')
    .replace(TAGLISH, '$1 ')
    .replace(/^Sinisigurado(?:ng)? (?:na |that )?/i, 'Makes sure ')
    // A full stop before a small letter ends no sentence.
    .replace(/(?<=\p{L})\. (?=[\p{Ll}\d])/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
