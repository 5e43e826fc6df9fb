import { plainWords } from '#features/cover-letters/claims/words.ts'
import { jobName } from '#features/cover-letters/titles.ts'
import { isSomebody } from './articles.ts'
import { commonWith, wordsOf } from './shared.ts'
import { withoutDenied } from '../work/denied.ts'
import { asDeed } from './sentences.ts'
import { namesProgram } from '../person/skills.ts'
import { namedIn, topicsIn } from '../work/topics.ts'
import { spanOf } from '../person/years.ts'
import type { Addressee, Writer } from '../../writer.ts'

/** Words of titles that say nothing of the work. */
export const ROLES: ReadonlySet<string> = new Set(
  'assistant manager specialist officer associate representative rep staff virtual lead senior junior coordinator executive general service support office home online email product night shift hours time part full remote week month level shop store company'.split(
    ' ',
  ),
)

/** A deed with the work it shares with a posting; `topic` is null where only words are shared, `score` 0 where nothing is. `label` is the work's name where it stands in the posting. */
export type Evidence = {
  deed: string
  topic: string | null
  label: string
  topics: readonly string[]
  main: boolean
  /** Whether it has a word of the title itself. */
  titled: boolean
  /** How much it has in common with the posting in words. */
  shared: number
  score: number
}

const [TOPIC_SCORE, FIGURE_SCORE, RESULT_SCORE, TITLE_SCORE, WORDS_SHARED] = [3, 1.5, 3, 3, 2]
/** Kinds of work overlap: a line that has many of them is not that much nearer. */
const [MOST_TOPICS, MORE_TOPIC] = [2, 0.5]
const topicScore = (many: number): number =>
  TOPIC_SCORE * Math.min(MOST_TOPICS, many) + MORE_TOPIC * Math.max(0, many - MOST_TOPICS)
/** What a posting names first is most of the work. */
const [EARLY, EARLIER_BY] = [2, 0.5]

/** Done beside nearly every job: a tag for it does not make it the work. */
export const BESIDE: ReadonlySet<string> = new Set(['CRM updates', 'reporting', 'document work', 'CRM'])

const FOR_EMPLOYER =
  // bounded: a title
  /\s+for (?:an? |our |the )?(?:[\p{L}&'’-]+ ){1,4}?(?:practice|company|firm|agency|clinic|business|startup|start-up|team|office)\b/iu
/** A title without the employer it names: "house call practice" is no work on calls. */
export const ofWorkAlone = (title: string): string => title.replace(FOR_EMPLOYER, '')

/** What a posting wants: its kinds of work and words, those of its title, and those that name its work. */
function wantedBy({ title, tags, description }: Addressee) {
  const said = withoutDenied([title, ...tags, description].join('\n'))
  const titleWords = new Set(wordsOf(ofWorkAlone(title)).filter((word) => !ROLES.has(word)))
  // A word of a longer tag alone says little: "accounts" of "accounts payable".
  const named = [ofWorkAlone(title), ...tags.filter((tag) => !/\s/.test(tag.trim()))].join(' ')
  return {
    common: commonWith(said),
    wantedTopics: topicsIn(said),
    isNamed: namedIn(said),
    named: topicsIn([title, ...tags].join('\n')).filter((name) => !BESIDE.has(name)),
    titled: topicsIn(title),
    titleWords,
    subject: new Set(wordsOf(named).filter((word) => !ROLES.has(word))),
  }
}

/** "Page Speed" is "PageSpeed" as well, and "email" is "emails". */
function hasTag(deed: string, tag: string): boolean {
  const [words, name] = [` ${plainWords(deed)} `, plainWords(tag)]
  const ways = [name, `${name}s`, ...(name.includes(' ') ? [name.replaceAll(' ', '')] : [])]
  return ways.some((way) => words.includes(` ${way} `))
}

/** Who somebody dealt with is not what they did. */
const AGENTS = /\b[\p{L}-]+ agen(?:ts?|cy|cies)\b/giu

/** One kind of video by any site's name. */
const SHORTS = /\b(?:shorts|reels|tik ?toks)\b/giu

/** What moves is video work. */
const MOTION = /\bmotion graphics?\b/giu

/** All the person's deeds that can be told, the best fit first: a shared kind of work counts most, then a figure. */
export function evidenceFor(results: readonly string[], posting: Addressee): Evidence[] {
  const { common, wantedTopics, isNamed, named, titled, titleWords, subject } = wantedBy(posting)
  const all = results.flatMap((point) => {
    const deed = asDeed(point)
    if (deed === null) return []
    const own = topicsIn(point)
    const did = point.replace(AGENTS, '').replace(MOTION, 'motion').replace(SHORTS, 'shorts reels')
    const tagged = posting.tags.filter((tag) => hasTag(did, tag))
    const topics = [...named, ...wantedTopics, ...tagged].filter(
      (name, at, list) => [...own, ...tagged].includes(name) && list.indexOf(name) === at,
    )
    const shared = common(point)
    const work = wordsOf(did)
    const about = work.some((word) => subject.has(word))
    const main = about || topics.some((name) => named.includes(name))
    const inTitle = work.some((word) => titleWords.has(word))
    const fit =
      topicScore(topics.length) +
      early(topics[0] ?? '', wantedTopics) +
      shared +
      (main ? TITLE_SCORE : 0) +
      (inTitle || topics.some((name) => titled.includes(name)) ? TITLE_SCORE : 0)
    // One word in common is an accident.
    const fits = topics.length > 0 || about || shared >= WORDS_SHARED
    const label = topics.find(isNamed) ?? ''
    return [
      {
        deed,
        topics,
        main,
        titled: inTitle,
        label,
        topic: topics[0] ?? null,
        shared,
        score: fits ? fit + figureOf(deed) : 0,
      },
    ]
  })
  return all.toSorted((a, b) => b.score - a.score || figureOf(b.deed) - figureOf(a.deed))
}

/** What a posting comes to first; a word of a tag that is no program has no place. */
function early(topic: string, wanted: readonly string[]): number {
  const at = wanted.indexOf(topic)
  return at < 0 && !namesProgram(topic) ? 0 : Math.max(0, EARLY - EARLIER_BY * Math.max(0, at))
}

/** What changed by how much, and a share that was reached. */
export const CHANGED =
  // bounded: a line of a resume, 30 words
  /\bfrom (?:(?:about|around|over|[A-Z]{2,3}) ?)?[$₱€£]?[\d.,]+.* to (?:(?:about|around|over|under|[A-Z]{2,3}) ?)?[$₱€£]?[\d.,]+|\d ?%|\bwon \d+ (?:out )?of \d+/i
/** The first deed that tells so, where none of those told does: nothing says more of how well somebody works. */
export const provenBeside = (told: readonly string[], all: readonly string[]): string | undefined =>
  told.some((deed) => CHANGED.test(deed)) ? undefined : all.find((deed) => CHANGED.test(deed))
const PERIOD = /\b(?:(?:an?|per|each|every) (?:day|shift|week|month|quarter)|daily|weekly|fortnightly|monthly)\b/i
const FIGURE = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i
/** Whether a deed tells so much a day, a week. */
export const isPaced = (deed: string): boolean => {
  const at = deed.search(FIGURE)
  return at >= 0 && PERIOD.test(deed.slice(at))
}
const figureOf = (deed: string): number => (CHANGED.test(deed) ? RESULT_SCORE : FIGURE.test(deed) ? FIGURE_SCORE : 0)

const [RESULT, COUNT] = [2, 1]
/** What somebody did, results with numbers first, else in the order of the resume, which names first what is most. */
export function strongest({ results = [] }: Writer): string[] {
  const weight = (deed: string): number => (CHANGED.test(deed) ? RESULT : FIGURE.test(deed) ? COUNT : 0)
  return results.flatMap((point) => asDeed(point) ?? []).toSorted((a, b) => weight(b) - weight(a))
}

/** "Teacher III" is a teacher. */
const GRADE = / (?:I{1,3}|IV|V)$/

/** "PPC associate to PPC specialist" ended as a PPC specialist; "assistant to the owner" did not. */
function promoted(title: string): string {
  const [first = '', later, more] = title.split(/ (?:to|→|->|promoted to) /i)
  if (later === undefined || more !== undefined || /^(?:the|an?) /i.test(later)) return title
  const words = new Set(wordsOf(first))
  return isSomebody(first) && isSomebody(later) && wordsOf(later).some((word) => words.has(word)) ? later : title
}

/** "Northwind (US telco account)" is Northwind. */
const withoutAside = (name: string): string => {
  const at = name.endsWith(')') ? name.lastIndexOf('(') : -1
  return at > 0 ? name.slice(0, at).trim() : name
}

/** A job as letters name it; null without a title. */
export function workShown(work: NonNullable<Writer['works']>[number]): Work | null {
  const title = promoted(jobName((work.title ?? '').trim()).replace(GRADE, ''))
  const [as, at] = [title, withoutAside((work.employer ?? '').trim())]
  const own = at === '' && /^freelance\b/i.test(work.title ?? '') && !/^freelance\b/i.test(as) ? `freelance ${as}` : as
  return as === '' ? null : { as: own, at, when: spanOf(work) }
}

/** Where the person worked before, what is nearest to the posting first. */
export function fittingWorks(works: NonNullable<Writer['works']>, posting: Addressee, most: number): Work[] {
  const said = [posting.title, ...posting.tags, posting.description].join('\n')
  const [wanted, topics] = [new Set(wordsOf(`${posting.title} ${posting.description}`)), topicsIn(said)]
  const isNear = (as: string): boolean =>
    topicsIn(as).some((name) => topics.includes(name)) ||
    wordsOf(as).some((word) => wanted.has(word) && !ROLES.has(word))
  const told = works.flatMap((work) => {
    const shown = workShown(work)
    return shown === null ? [] : [{ ...shown, fits: isNear(shown.as) }]
  })
  const distinct = told.filter(({ as, at }, index) => told.findIndex((one) => one.as === as && one.at === at) === index)
  return [...distinct.filter(({ fits }) => fits), ...distinct.filter(({ fits }) => !fits)].slice(0, most)
}

export type Work = { as: string; at: string; when?: string }

/** Work for one busy person goes by many names. */
const ASSISTING = /\b(?:VA|PA|EA)\b|\b(?:virtual|admin\w*|executive|personal) (?:virtual )?assistant\b/i

/** Trades that go by many names. */
const FAMILIES: readonly RegExp[] = [
  /\b(?:book ?keep\w*|account(?:ing|ants?)|accounts (?:payable|receivable)|AP|AR|payroll|audit\w*|finance (?:assistant|officer|staff|associate|analyst))\b/i,
  /\b(?:customer (?:service|support|care|success|experience)|(?:chat|email|phone|technical|help ?desk) support|support (?:specialist|agent|rep\w*|associate)|CSR|TSR|call cent(?:er|re)|contact cent(?:er|re))\b/i,
  /\b(?:web|front-?end|back-?end|full-?stack|wordpress|shopify|software|python|django|laravel|php|node(?:\.?js)?|react(?:\.?js)?|vue(?:\.?js)?|angular|java(?:script)?|typescript|ruby|rails|\.net|golang|mobile|android|ios|flutter|application|app) (?:[\w-]+ )?(?:developer|designer|programmer|engineer)\b/i,
  /\b(?:video|youtube|reels?|short-form|multimedia|podcast) (?:[\w-]+ )?(?:editor|artist)\b/i,
  /\b(?:graphics?|visual|multimedia|layout|social media|brand(?:ing)?|digital|print|marketing|creative) (?:[\w-]+ )?(?:designer|artist)\b/i,
  /\b(?:copy ?writer|content writer|blog(?:ger| writer)|article writer|editor-in-chief|journalist|ghostwriter)\b/i,
  /\b(?:social media|content) (?:(?:&|and|\/) )?(?:[\w-]+ )?(?:manager|specialist|assistant|creator|strategist|coordinator)\b/i,
  /\b(?:recruit\w+|sourcer|talent acquisition|HR (?:intern|assistant|officer|staff|generalist|associate|specialist|coordinator)|human resources|people (?:&|and) culture|people (?:ops|operations))\b/i,
  /\b(?:sales|telemarket\w+|appointment setter|cold caller|lead gen\w*|SDR|BDR|business development)\b/i,
]

/** Whether a job and one of somebody's titles are names of one trade. */
export const isOfFamily = (job: string, titles: readonly string[]): boolean =>
  FAMILIES.some((family) => family.test(job) && titles.some((title) => family.test(title)))

/** Whether somebody has worked under a like name before; "assistant" or "specialist" alone says nothing of the work. */
export function nearTo(job: string, titles: readonly string[]): boolean {
  const words = plainWords(job).split(' ')
  const work = topicsIn(job).filter((name) => !BESIDE.has(name))
  if (topicsIn(titles.join(' . ')).some((name) => work.includes(name))) return true
  if (isOfFamily(job, titles)) return true
  return titles.some((title) => {
    if (ASSISTING.test(job) && ASSISTING.test(title)) return true
    const shared = plainWords(title)
      .split(' ')
      .filter((word) => word.length > 2 && words.includes(word))
    return shared.some((word) => !ROLES.has(word))
  })
}
