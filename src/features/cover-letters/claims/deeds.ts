import { type Claim, claimAt } from './claim.ts'
import type { Known } from './facts.ts'
import { plainWords, type Sentence } from './words.ts'

const PEOPLE = String.raw`(?:teams?|people|persons?|staff|employees|agents|assistants|interns|freelancers|contractors|members|designers|developers|engineers|writers|editors|callers|reps|representatives|departments?|crews?|VAs|associates|subordinates|direct reports|trainees|(?:new )?hires|teachers|nurses|accountants|specialists|workers)`
const SOME = String.raw`(?:[\p{L}\d'’-]+\s+){0,5}?`
const [LED, TAUGHT, HIRED] = [
  '(?:led|lead|leading|manag(?:ed|ing|e)|supervis(?:ed|ing|e)|oversaw|overseen|overseeing|headed|heading|directed|directing|built|grew)',
  '(?:mentor|coach|train)(?:ed|ing|s)?',
  '(?:hir|recruit|interview)(?:ed|ing|e)?',
]
const VERB_BEFORE = String.raw`(?:I|I['’]ve|we|my \p{L}+|which|that|and|have|also|once|personally|successfully|directly)`
const rule = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'giu')

/**
 * What people are proud of, class by class: how a letter says it, and what in the person's own words is of the same
 * kind. A figure is looked up by itself; that somebody led, rose or won at all is looked up here.
 */
const DEEDS: readonly { says: RegExp; own: RegExp }[] = [
  { says: rule(String.raw`\b${LED}\s+${SOME}${PEOPLE}\b`), own: rule(String.raw`\b${LED}\s+${SOME}${PEOPLE}\b`) },
  { says: rule(String.raw`\b${TAUGHT}\s+${SOME}${PEOPLE}\b`), own: rule(String.raw`\b${TAUGHT}\b`) },
  { says: rule(String.raw`\b${HIRED}\s+${SOME}${PEOPLE}\b`), own: rule(String.raw`\b${HIRED}\b`) },
  {
    says: rule(
      String.raw`\b(?:team lead(?:er)?|head of (?!your)|in charge of (?!your)|(?:department|operations|general|regional|country) (?:manager|head)|supervisor|director of)\b`,
      String.raw`\bmy (?:own )?(?:team|department|staff)\b`,
    ),
    own: /\b(?:team lead|head of|supervis|manager|director|in charge|my team)/gi,
  },
  {
    says: rule(
      String.raw`\bnever (?:once )?(?:missed|failed|lost|been late|been absent)\b|\bperfect (?:attendance|record|score)\b`,
      String.raw`\b(?:called|rated|ranked|considered|voted)\b[^.,;]{0,20}\b(?:best|top|first|number one|most)\b`,
      String.raw`\bspeak (?:\p{L}+ )?languages\b`,
    ),
    own: /\bnever\b|\bperfect\b|\b(?:best|top|first)\b|\blanguages\b/gi,
  },
  {
    says: rule(String.raw`\bpromot(?:ed|ions?)\b`, String.raw`\brose (?:to|through|from)\b`),
    own: /\bpromot|\brose\b/gi,
  },
  {
    says: rule(
      String.raw`\b(?:won|awards?|awarded|prizes?|medals?|honou?red|recogni[sz]ed (?:as|for|by|with)|named (?:as )?(?:the |a )?(?:top|best|employee|\p{L}+ of the)|top (?:performer|seller|agent|earner)|employee of the|with honou?rs|best \p{L}+ of the)\b`,
    ),
    own: /\b(?:won|award|prize|medal|honou?r|recogni[sz]ed|top (?:performer|seller|agent)|best|employee of)/gi,
  },
  {
    says: rule(
      String.raw`\b${VERB_BEFORE}\s+(?:\p{L}+ly )?(?:doubled|tripled|quadrupled|increased|grew|grown|boosted|raised|generated|multiplied|brought in|exceeded|surpassed|outperformed|beat|scaled)\b(?! (?:with|into|up|as))`,
      String.raw`\b(?:doubled|tripled|quadrupled)\b`,
    ),
    own: /\b(?:doubl|tripl|quadrupl|increas|gr[eo]w|boost|rais|generat|multipl|exceed|surpass|outperform|scal(?:ed|ing))/gi,
  },
  {
    says: rule(
      String.raw`\b${VERB_BEFORE}\s+(?:\p{L}+ly )?(?:cut|reduced|lowered|decreased|halved|slashed|shortened|saved|eliminated)\b`,
    ),
    own: /\b(?:cut|reduc|lower|decreas|halv|slash|shorten|saved|saving|eliminat)/gi,
  },
  {
    says: rule(
      String.raw`\b(?:(?:co-?)?founded|founder|(?:own|run|ran|started|opened|launched) (?:my own|a (?:small |successful )?(?:\p{L}+ )?(?:business|agency|company|studio|shop))|from scratch|set up the (?:whole|entire))\b`,
    ),
    own: /\b(?:found(?:ed|er)|own (?:business|agency|company|studio|shop)|owner|launch|started|from scratch|opened|set up)/gi,
  },
  {
    says: rule(
      String.raw`\b(?:spoke at|speaker|keynote|featured (?:in|on|by)|published (?:in|by|a|an|two|three)|national (?:news|conference|television|tv)|invited to speak)\b`,
    ),
    own: /\b(?:spoke|speaker|keynote|featured|published|conference)/gi,
  },
  {
    says: rule(
      String.raw`\b(?:budgets?|accounts?|portfolios?|contracts?|deals?|sales) (?:of|worth|over|above)\b`,
      String.raw`\b(?:millions?|billions?|hundreds|thousands|dozens) (?:of|in)\b`,
      String.raw`\bworth (?:millions?|thousands)\b`,
      String.raw`\bfortune (?:\d+|five hundred)\b`,
    ),
    own: /\b(?:budgets?|worth|million|thousand|hundred|dozen|fortune)\b/gi,
  },
]
/** What was done, and with what: at least half of it has to be in the person's own words. */
const DID =
  /\b(?:I|I['’]ve|we)\s+(?:(?:\p{L}+ly|also|have|once|even|single-handedly)\s+){0,2}(?:negotiated|built|rebuilt|designed|redesigned|implemented|developed|created|launched|introduced|established|organi[sz]ed|spearheaded|delivered|achieved|ran|closed|wrote|set up|produced|automated|streamlined|migrated|secured|transformed|coordinated|planned|hosted|pioneered|completed|earned|managed|handled|was responsible for|worked as|served as|was employed as|was chosen|was selected|was elected|was appointed|was invited|was picked|was asked)\s+([^.,;:!?\n]{3,120})/giu
const SMALL = new Set(
  'the and for with from that this which were was have has had our their his her its all any whole entire every each over more than very well used new own many some them they your into about during while when where daily day days work working team people company business clients customers'.split(
    ' ',
  ),
)

function findUncovered(sentence: Sentence, { own }: Pick<Known, 'own'>): Claim[] {
  return [...sentence.text.matchAll(DID)].flatMap((match) => {
    const words = plainWords(match[1] ?? '')
      .split(' ')
      .filter((word) => word.length > 2 && !SMALL.has(word))
    const covered = words.filter((word) => own.holds(word)).length
    if (words.length === 0 || covered * 2 >= words.length || !stated(sentence.text, match.index)) return []
    return [claimAt('achievement', match[0].trimEnd(), match.index, sentence)]
  })
}

const NUMBERS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const LARGE = 'thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|twice|thrice'
const COUNTED = new RegExp(
  String.raw`(?<![\d.,])\b(${NUMBERS.join('|')}|${LARGE}|[2-9]|\d{1,4}\.\d{1,2})\b(?![.,]?\d)(?!\s*(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|o['’]clock|am|pm)\b)`,
  'giu',
)
/** What somebody did with so many of something; a time of day or a wish counts nothing. */
const DONE =
  /\b(?:I|I['’]ve|my|we)\b(?:\s+\p{L}+){0,3}?\s+(?:\p{L}+ed|led|ran|built|oversaw|won|kept|wrote|made|did|grew|sold|taught|held|took|brought|spoke)\b/iu
/** What is hoped, offered or asked about is not stated. */
const WISHED =
  /\b(?:would|could|will|['’]ll|hope|want|wish|like to|love to|look(?:ing)? forward|ready to|happy to|proud to|glad to|eager to|able to|never|not|n['’]t|if|your|to be)\b[^.;]{0,45}$/i

/** To the end of what is said of it. */
const CLAUSE = /^[^.,;:!?\n]{1,80}(?![\p{L}])/u
const stated = (text: string, at: number): boolean => !WISHED.test(text.slice(0, at))

/** Achievements and ranks the person never told of, and how many of something they say they had. */
export function findDeeds(sentence: Sentence, { own, ownText }: Known): Claim[] {
  const { text } = sentence
  if (!/(?<!\p{L})(?:I|my|me|I['’]ve)(?!\p{L})/iu.test(text)) return []
  const deeds = DEEDS.flatMap(({ says, own: known }) =>
    [...text.matchAll(says)]
      .filter((match) => stated(text, match.index) && !own.holds(match[0]) && ownText.search(known) < 0)
      .map(({ index }) => claimAt('achievement', CLAUSE.exec(text.slice(index))?.[0].trimEnd() ?? '', index, sentence)),
  )
  const counts = DONE.test(text) || deeds.length > 0 ? [...text.matchAll(COUNTED)] : []
  const invented = counts
    .filter(
      (match) =>
        stated(text, match.index) &&
        !(isKnown(match[0], own.holds) && (!isOfPeople(text, match) || namesSo(match[0], ownText))),
    )
    .map((match) => claimAt('achievement', match[0], match.index, sentence))
  return [...deeds, ...invented, ...findUncovered(sentence, { own })]
}

const isOfPeople = (text: string, { 0: number, index }: RegExpExecArray): boolean =>
  new RegExp(String.raw`^\s+${SOME}${PEOPLE}\b`, 'iu').test(text.slice(index + number.length)) ||
  /\b(?:teams?|groups?|staff|departments?) of\s+$/i.test(text.slice(0, index))

/** Twelve clients are no team of twelve. */
function namesSo(number: string, ownText: string): boolean {
  const value = NUMBERS.indexOf(number.toLowerCase())
  const either = value < 0 ? number : `(?:${number}|${value + 2})`
  return new RegExp(String.raw`\b${either}\s+${SOME}${PEOPLE}\b|\bof\s+${either}\b`, 'iu').test(ownText)
}

/** In words or in figures. */
function isKnown(number: string, holds: (word: string) => boolean): boolean {
  const word = number.toLowerCase()
  const value = NUMBERS.indexOf(word)
  return (
    holds(word) ||
    (value >= 0 && holds(String(value + 2))) ||
    (/^\d$/.test(word) && holds(NUMBERS[Number(word) - 2] ?? word))
  )
}
