import { plainWords, sentencesOf } from '#features/cover-letters/claims/words.ts'
import { gapFor } from './gaps.ts'
import type { Answers } from './known.ts'
import { CHANGED } from '../deeds/results.ts'

/** What work is measured by, as questions and resumes have it. */
const MEASURES: readonly RegExp[] = [
  'csat|customer satisfaction|satisfaction (?:score|rating)',
  'aht|handle time|handling time',
  'nps|net promoter',
  'qa (?:score|rating)|quality (?:score|rating)',
  'response times?|first response|frt',
  'time[- ]to[- ](?:fill|hire)',
  'conversion(?: rates?)?',
  'open rates?',
  'click(?:-| )?through|ctr',
  'roas|roi',
  'accuracy|error rates?',
  'views',
  'followers|subscribers',
  'page ?speed|load(?:ing)? times?|lighthouse',
  'occupancy',
  'attendance',
  'wpm|words per minute',
  'turn-?around(?: times?)?',
].map((words) => new RegExp(String.raw`\b(?:${words})\b`, 'i'))
const FIGURE = String.raw`(?:numbers?|figures?|metrics?|results?|stats?|statistics?|kpis?)`
/** "Any number you're proud of", "your best metric", "one result you can prove". */
const OF_PRIDE = new RegExp(
  String.raw`\b${FIGURE}\b.*\b(?:proud\w*|prove|brag|like to tell|stand behind|achieved|reached)\b|\b(?:best|strongest|proudest|top|biggest|favou?rite) (?:\w+ )?${FIGURE}\b|\bproud\w* of\b.*\b(?:work|career|job|professional\w*|numbers?|figures?)\b|\bbest thing you\b|\bgive us one number\b|\bbiggest (?:win|success|achievement)\b|^(?:an?|one|any|some) (?:\w+ )?${FIGURE} with (?:\w+ )?${FIGURE}$`,
)
/** So many of anything that it can be told: no year, no day of the month, no handful. */
const MANY =
  /(?<![\d.,]|\bforms? )(?!(?:19|20)\d\d\b)\d[\d,.]*\d(?!\d|-?[a-z]\b|st\b|nd\b|rd\b|th\b)|(?<![\d.,])\d{1,3}(?:\.\d)?[MK]\b/i
/** "Time to fill and offer acceptance rate": the second of two figures. */
const AND_OTHER =
  /\band (?:your )?((?:[\w-]+ ){0,3}(?:rates?|scores?|time|ratio|volume|rating|average)|how (?:many|much|long|often) [\w ]{4,40})$/
/** "One process you improved" */
const IMPROVED =
  /\b(?:process|workflow|system|thing|something)s? (?:that )?you (?:have |ve )?(?:improved|sped up|automated|made (?:faster|better|easier))\b/
const MADE_BETTER = /\b(?:cut|reduced|lowered|shortened|improved|saved|sped up|automated|streamlined)\b/i
const AWARDS = /\b(?:awards?|recognitions?)\b/

/** "The biggest monthly budget you have managed" */
const MONEY =
  /\b(?:biggest|highest|largest|monthly|most)\b.*\b(?:budgets?|(?:ad )?spend)\b.*\byou\b|\b(?:budgets?|(?:ad )?spend) (?:have )?you(?: ve)? (?:managed|handled)\b/
const BUDGET = /\b(?:budgets?|spend)\b/i
/** The sentence of their own words that names a budget they had. */
const budgetOf = (about: string): string =>
  sentencesOf(about)
    .map(({ text }) => text.trim())
    .find((text) => BUDGET.test(text) && /\d/.test(text) && /\bI\b/.test(text) && /[.!]$/.test(text)) ?? ''

/** What several figures at once are asked of, in the words of questions and of resumes. */
const COUNTED: readonly RegExp[] = [
  'ar|aging|receivables',
  'claims?',
  'appeal\\w*|denials?',
  'acos|tacos',
  'screen\\w*',
  'submittals?|submissions?',
  'hires?|hired|fill(?:ed)?|roles (?:a|per) month',
  'retention',
  'tickets?',
  'csat|satisfaction',
  'aht|handle time',
  'calls?|dials?',
  'appointments?|demos?|meetings? (?:booked|set)',
  'followers|subscribers',
  'verif\\w*',
  'bills|invoices',
].map((words) => new RegExp(String.raw`\b(?:${words})\b`, 'i'))
const YOUR_FIGURES = new RegExp(String.raw`\byour (?:own |recent |typical )?${FIGURE}\b`)
const MOST_FIGURES = 3
/** "Your metrics: screens per week, hires a month, retention": what is known of each, as sentences; empty for less than two. */
export function figuresTold({ evidence, context = '' }: Answers, asking: string): string {
  if (!YOUR_FIGURES.test(plainWords(asking))) return ''
  const asked = plainWords(`${asking} ${context}`)
  const found = COUNTED.filter((one) => one.test(asked)).flatMap(
    (one) => evidence.find(({ deed }) => one.test(deed) && /\d/.test(deed)) ?? [],
  )
  const all = [...new Set(found)].slice(0, MOST_FIGURES)
  if (all.length < 2) return ''
  const placeOf = (said: string): string => said.slice(0, Math.max(0, said.indexOf(', I ')))
  return all
    .map(({ said, deed }, at) =>
      at > 0 && placeOf(said) === placeOf(all[at - 1]?.said ?? '') ? `I also ${deed}.` : `${said}.`,
    )
    .join(' ')
}

/** What only work of one trade is measured by. */
const OF_TRADE =
  /\btime to (?:fill|hire)\b|\boffer acceptance\b|\broas\b|\bctr\b|\bopen rates?\b|\bconversion\b|\boccupancy\b|\bclose rates?\b/
/** Who is new to all of a trade has none of its figures; without its full stop. */
export const noFigures = ({ missing }: Answers, asked: string): string =>
  OF_TRADE.test(asked) && /\byour\b/.test(asked) && missing(asked)?.all === true ? 'I do not have such figures yet' : ''

/** What somebody did with the figure a question asks for, as a sentence; empty where no line of theirs has it. */
export function figureAsked({ evidence, about }: Answers, asked: string): string {
  const told = (deed: RegExp): string => {
    const found = evidence.find((one) => deed.test(one.deed) && /\d/.test(one.deed))
    return found === undefined ? '' : `${found.said}.`
  }
  const measure = MEASURES.find((one) => one.test(asked))
  const given = measure === undefined || /\bhow (?:would|do|can)\b/.test(asked) ? '' : told(measure)
  const [, other = ''] = AND_OTHER.exec(asked) ?? []
  if (given !== '')
    return other === '' || given.toLowerCase().includes(other)
      ? given
      : `${given} ${gapFor(other.startsWith('how ') ? other : `your ${other}`)}`
  if (MONEY.test(asked)) return told(BUDGET) || budgetOf(about)
  if (OF_PRIDE.test(asked)) return told(CHANGED) || told(MANY)
  if (IMPROVED.test(asked)) return told(MADE_BETTER)
  if (!AWARDS.test(asked)) return ''
  const award = evidence.find(({ deed }) => /\bawarded\b|\bawards?\b/i.test(deed))
  return award === undefined ? '' : `${award.said}.`
}
