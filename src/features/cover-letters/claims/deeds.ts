import { MANY, numberIn, SEVERAL, spellings } from '#features/phrases/numbers/rules.ts'
import { TEAMS } from '#features/phrases/people/rules.ts'
import { listed, matchesOf, phrase } from '#features/phrases/rules.ts'
import { formsOf, IRREGULAR_PASTS, pastsOf, WORK_PASTS } from '#features/phrases/verbs/rules.ts'
import { type Claim, claimAt } from './claim.ts'
import type { Known } from './facts.ts'
import { plainWords, type Sentence } from './words.ts'

const some = phrase('giu')
/** Up to five words of what somebody led or counted, before it says where. */
const FEW = String.raw`(?:(?!(?:at|for|from|with|by)\s)[\p{L}\d'’-]+\s+){0,5}?`
const LED = [...formsOf('lead', 'manage', 'supervise', 'oversee', 'head', 'direct', 'build', 'grow'), 'overseen']
const TAUGHT = formsOf('mentor', 'coach', 'train')
const HIRED = formsOf('hire', 'recruit', 'interview')
const RAISING = listed(
  'double triple quadruple increase grow boost raise generate multiply exceed surpass outperform scale',
)
const CUTTING = listed('cut reduce lower decrease halve slash shorten save eliminate')
const WHO = String.raw`(?:I|I['’]ve|we|my \p{L}+|which|that|and|have|also|once|personally|successfully|directly)`

/**
 * What people are proud of, class by class: how a letter says it, and what in the person's own words is of the same
 * kind. A figure is looked up by itself; that somebody led, rose or won at all is looked up here.
 */
const DEEDS: readonly { says: RegExp; own: RegExp }[] = [
  { says: some`\b${LED}\s+${FEW}${TEAMS}\b`, own: some`\b${LED}\s+${FEW}${TEAMS}\b` },
  { says: some`\b${TAUGHT}\s+${FEW}${TEAMS}\b`, own: some`\b${TAUGHT}\b` },
  { says: some`\b${HIRED}\s+${FEW}${TEAMS}\b`, own: some`\b${HIRED}\b` },
  {
    says: some`\b(?:team lead(?:er)?|head of (?!your)|in charge of (?!your)|(?:department|operations|general|regional|country) (?:manager|head)|supervisor|director of)\b|\bmy (?:own )?(?:team|department|staff)\b`,
    own: /\b(?:team lead|head of|supervis|manager|director|in charge|my team)/gi,
  },
  {
    says: some`\bnever (?:once )?(?:missed|failed|lost|been late|been absent)\b|\bperfect (?:attendance|record|score)\b|\b(?:called|rated|ranked|considered|voted)\b[^.,;]{0,20}\b(?:best|top|first|number one|most)\b|\bspeak (?:\p{L}+ )?languages\b`,
    own: /\bnever\b|\bperfect\b|\b(?:best|top|first)\b|\blanguages\b/gi,
  },
  {
    says: some`\bpromot(?:ed|ions?)\b|\brose (?:to|through|from)\b`,
    own: /\bpromot|\brose\b/gi,
  },
  {
    says: some`\b(?:won|awards?|awarded|prizes?|medals?|honou?red|recogni[sz]ed (?:as|for|by|with)|named (?:as )?(?:the |a )?(?:top|best|employee|\p{L}+ of the)|top (?:performer|seller|agent|earner)|employee of the|with honou?rs|best \p{L}+ of the)\b`,
    own: /\b(?:won|award|prize|medal|honou?r|recogni[sz]ed|top (?:performer|seller|agent)|best|employee of)/gi,
  },
  {
    says: some`\b${WHO}\s+(?:\p{L}+ly )?${[...pastsOf(...RAISING), 'grown', 'brought in', 'beat']}\b(?! (?:with|into|up|as))|\b${pastsOf('double', 'triple', 'quadruple')}\b`,
    own: some`\b${[...formsOf(...RAISING), 'growth']}\b`,
  },
  {
    says: some`\b${WHO}\s+(?:\p{L}+ly )?${pastsOf(...CUTTING)}\b`,
    own: some`\b${[...formsOf(...CUTTING), 'reduction']}\b`,
  },
  {
    says: some`\b(?:(?:co-?)?founded|founder|(?:own|run|ran|started|opened|launched) (?:my own|a (?:small |successful )?(?:\p{L}+ )?(?:business|agency|company|studio|shop))|from scratch|set up the (?:whole|entire))\b`,
    own: /\b(?:found(?:ed|er)|own (?:business|agency|company|studio|shop)|owner|launch|started|from scratch|opened|set up)/gi,
  },
  {
    says: some`\b(?:spoke at|speaker|keynote|featured (?:in|on|by)|published (?:in|by|a|an|two|three)|national (?:news|conference|television|tv)|invited to speak)\b`,
    own: /\b(?:spoke|speaker|keynote|featured|published|conference)/gi,
  },
  {
    says: some`\b(?:budgets?|accounts?|portfolios?|contracts?|deals?|sales) (?:of|worth|over|above)\b|\b(?:millions?|billions?|hundreds|thousands|dozens) (?:of|in)\b|\bworth (?:millions?|thousands)\b|\bfortune (?:\d+|five hundred)\b`,
    own: /\b(?:budgets?|worth|million|thousand|hundred|dozen|fortune)\b/gi,
  },
]
/** Of these what was done is told by other words: "gave a hand", "took my time", "found your posting". */
const LIGHT: ReadonlySet<string> = new Set(
  pastsOf(
    ...listed(
      'find get give take make do send set meet hold keep bring help follow receive attend enter work communicate collaborate support provide assist improve visit request welcome greet reply',
    ),
  ),
)
const DONE_WITH = [
  ...WORK_PASTS.filter((was) => !LIGHT.has(was)),
  ...pastsOf(
    ...listed('introduce establish spearhead achieve streamline secure transform pioneer complete earn redesign'),
  ),
]
/** What was done, and with what: at least half of it has to be in the person's own words. */
const HELD = [
  '(?:worked|served) as',
  'took care of',
  'was (?:responsible for|employed as|chosen|selected|elected|appointed|invited|picked|asked)',
]
const DID = some`\b(?:I|I['’]ve|we)\s+(?:(?:\p{L}+ly|also|have|once|even|single-handedly)\s+){0,2}${[...DONE_WITH, ...HELD]}\s+([^.,;:!?\n]{3,120})`
const SMALL = new Set(
  listed(
    'the and for with from that this which were was have has had our their his her its all any whole entire every each over more than very well used new own many some them they your into about during while when where daily day days work working team people company business clients customers who several',
  ),
)

/** "I reviewed your posting" is no work. */
const OF_THEM = /\b(?:you|yours?|(?:this|the) (?:posting|post|role|position|job))\b/i
/** How something was done, or another deed. */
const HOW = phrase('u')`^(?:\p{L}+(?:ly|ed)|${IRREGULAR_PASTS})$`

function findUncovered(sentence: Sentence, { own }: Pick<Known, 'own'>): Claim[] {
  return matchesOf(DID, sentence.text).flatMap((match) => {
    const words = plainWords(match[1] ?? '')
      .split(' ')
      .filter((word) => word.length > 2 && !SMALL.has(word) && !HOW.test(word))
    const covered = words.filter((word) => own.holds(word)).length
    if (
      words.length === 0 ||
      covered * 2 >= words.length ||
      OF_THEM.test(match[0]) ||
      !stated(sentence.text, match.index)
    )
      return []
    return [claimAt('achievement', match[0].trimEnd(), match.index, sentence)]
  })
}

const COUNTED = some`(?<![\d.,])\b(${[...SEVERAL, ...MANY, '[2-9]', String.raw`\d{1,4}\.\d{1,2}`]})\b(?![.,]?\d)(?!\s*(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|o['’]clock|am|pm)\b)`
/** What somebody did with so many of something; a time of day or a wish counts nothing. */
const DONE = phrase('iu')`\b(?:I|I['’]ve|my|we)\b(?:\s+\p{L}+){0,3}?\s+(?:\p{L}+ed|${IRREGULAR_PASTS})\b`
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
    matchesOf(says, text)
      .filter((match) => stated(text, match.index) && !own.holds(match[0]) && ownText.search(known) < 0)
      .map(({ index }) => claimAt('achievement', CLAUSE.exec(text.slice(index))?.[0].trimEnd() ?? '', index, sentence)),
  )
  const counts = DONE.test(text) || deeds.length > 0 ? matchesOf(COUNTED, text) : []
  const invented = counts
    .filter(
      (match) =>
        stated(text, match.index) &&
        !(isKnown(match[0], own.holds) && (!isOfTeam(text, match) || namesTeam(match[0], ownText))),
    )
    .map((match) => claimAt('achievement', match[0], match.index, sentence))
  return [...deeds, ...invented, ...findUncovered(sentence, { own })]
}

const OF_TEAM = phrase('iu')`^\s+${FEW}${TEAMS}\b`
const isOfTeam = (text: string, { 0: number, index }: RegExpExecArray): boolean =>
  OF_TEAM.test(text.slice(index + number.length, index + LONGEST_TEAM)) ||
  /\b(?:teams?|groups?|staff|departments?) of\s+$/i.test(text.slice(0, index))
const LONGEST_TEAM = 120

/** Twelve clients are no team of twelve. */
const namesTeam = (number: string, ownText: string): boolean =>
  matchesOf(some`\b(?:of\s+)?${spellingsOf(number)}\b`, ownText).some(
    (match) => /^of\s/i.test(match[0]) || isOfTeam(ownText, match),
  )

/** In words or in figures. */
const isKnown = (number: string, holds: (word: string) => boolean): boolean => spellingsOf(number).some(holds)

function spellingsOf(number: string): string[] {
  const value = numberIn(number)
  return Number.isInteger(value) ? spellings(value) : [number]
}
