import { sentencesOf } from '#features/cover-letters/claims/words.ts'
import { availabilityOf } from '../hours/availability.ts'
import { foundedAsked } from '../answers/founded.ts'
import type { Answers } from '../answers/known.ts'
import { asOne, SOMEBODY } from '../deeds/articles.ts'
import { inSentence } from '../work/titles.ts'
import { isOpenToAny, OPEN_TO_ANY } from '../hours/own-words.ts'
import { isPast } from '../deeds/verbs.ts'
import { listed } from '../deeds/words.ts'
import { wordsIn } from './parts.ts'
import { abroadAnswered, workAnswered } from '../hours/shift.ts'
import { payOf } from '../person/pay.ts'
import { placesOf } from '../deeds/places.ts'
import { goingOn } from '../deeds/present.ts'
import { line, titleOf, yearsOf, zoneOf } from '../person/person.ts'
import { workShown } from '../deeds/results.ts'
import { schoolingOf } from './schooling.ts'
import { everyProgramNamed, namesProgram, sharedSkills } from '../person/skills.ts'
import { spentOn, usedIn } from '../answers/tools-used.ts'
import { said as worksSaid } from '../answers/works-asked.ts'
import type { Addressee, Writer } from '../../writer.ts'

const [ABOUT_WORDS, PROJECTS_SHOWN] = [40, 2]

/** Links that show the person's work, by the name they go by. */
const linksOf = (writer: Writer) =>
  [
    { name: 'Resume', url: writer.resume_url },
    { name: 'Website', url: writer.website },
    { name: 'LinkedIn', url: writer.linkedin },
    { name: 'GitHub', url: writer.github },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : []))

/** Projects that let somebody be heard or seen, as their titles say it. */
const RECORDED =
  /\b(?:voice (?:samples?|recordings?|clips?|demo|reel)|(?:audio|call|intro(?:duction)?) (?:samples?|recordings?|clips?|demo)|vocaroo|(?:self[- ]?)?intro(?:duction)? video|video intro\w*|video resume)\b/i
const recordingsOf = ({ projects }: Writer) =>
  projects.flatMap(({ title, url }) => (url && RECORDED.test(title) ? [{ name: line(title), url }] : []))

type Known = { writer: Writer; posting: Addressee } & Pick<Answers, 'skills' | 'introduction' | 'evidence' | 'near'>
/** What the person can answer with; `missing` names what a question asks and nothing of theirs holds. */
export function answersOf({ writer, posting, ...given }: Known, missing: Answers['missing']): Answers {
  const experience = yearsOf(writer)
  const [place, mine] = [line(writer.location ?? ''), availabilityOf(writer)]
  return {
    experience: experience === '' ? '' : `I have ${experience}.`,
    field: titleOf(writer),
    about: line(writer.about ?? ''),
    title: line(writer.title ?? ''),
    schooling: schoolingOf(writer),
    name: line(`${writer.first_name} ${writer.last_name}`),
    place,
    location: place === '' ? '' : `I am based in ${place}.`,
    zone: zoneOf(place),
    made: madeBy(writer),
    voice: '',
    projects: writer.projects.flatMap(({ url }) => (url ? [url] : [])),
    titled: new Map(writer.projects.flatMap(({ title, url }) => (url ? [[url, line(title)] as const] : []))),
    start: mine.start,
    hours: mine.hours === '' && isOpenToAny(writer.about ?? '') ? OPEN_TO_ANY : mine.hours,
    work: (asked) => workAnswered(asked, mine),
    abroad: (asked) => abroadAnswered(asked, mine),
    founded: (asked) => foundedAsked(asked, posting.description),
    pay: (asked) => payOf(writer, asked, posting),
    links: [...linksOf(writer), ...recordingsOf(writer)],
    used: (asked) => usedIn(asked, writer),
    spent: (asked, of) => spentOn(asked, of, writer),
    ...worksBackwards(writer, given.evidence),
    ...given,
    missing,
    named: () =>
      namedPrograms(
        posting,
        given.skills,
        given.evidence.map(({ deed }) => deed),
      ),
    today: goingOn(writer).map(({ deed }) => deed),
  }
}

/** Programs a posting names and the person's skills or deeds do, too: skills as they write them. */
function namedPrograms(posting: Addressee, skills: readonly string[], deeds: readonly string[]): string[] {
  const listedThere = sharedSkills([...skills], posting).filter(namesProgram)
  const said = [posting.title, ...posting.tags, posting.description].join('\n')
  const told = everyProgramNamed(deeds.join(' . '))
  const used = everyProgramNamed(said).filter((name) => told.includes(name) && !listedThere.join().includes(name))
  return [...used, ...listedThere]
}

/** "Clinic queueing system" is no name. */
const OF_A_KIND =
  /^\p{Lu}\p{Ll}+ (?:\p{Ll}+ ){0,3}(?:system|app|site|website|store|shop|game|tool|bot|portal|dashboard|page|plugin|tracker)$/u
const ofAKind = (title: string): string =>
  OF_A_KIND.test(title) ? asOne(`${title.charAt(0).toLowerCase()}${title.slice(1)}`) : title

/** Projects as a sentence has them: "Kwenta, an expense app (https://…)". */
const madeBy = ({ projects }: Writer): string[] =>
  projects
    .filter(({ title }) => line(title) !== '')
    .map(({ title, url }) => {
      const named = line(title).replace(/^([^,]+), (?=\p{Ll})(?!an? |the )/u, (_, name: string) => `${name}, \u0000`)
      const [name = '', what] = named.split('\u0000')
      const said = what === undefined ? named : `${name}${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`
      return url ? `${ofAKind(said)} (${url})` : ofAKind(said)
    })

const DEEDS_SHOWN = 2
/** The jobs of somebody, the last one first, and what they did in that one. */
function worksBackwards(writer: Writer, evidence: Answers['evidence']): Pick<Answers, 'works' | 'last'> {
  const ended = ({ to }: { to?: string | null | undefined }): string => (to === 'present' ? '9999' : (to ?? ''))
  const works = (writer.works ?? [])
    .toSorted((a, b) => ended(b).localeCompare(ended(a)))
    .flatMap((work) => workShown(work) ?? [])
  const [latest] = works
  const at = placesOf(writer)
  const deeds = evidence.flatMap(({ deed }) => {
    const { work } = at(deed)
    return latest !== undefined && work?.as === latest.as && work.at === latest.at ? [deed] : []
  })
  return { works, last: { said: worksSaid(works.slice(0, 1)), deeds: deeds.slice(0, DEEDS_SHOWN) } }
}

const URL = /https?:\S+/g
/** So many links of `most` are left to give behind what is `said`. */
const leftOf = (most: number | null, said: string): number =>
  most === null ? Infinity : Math.max(0, most - (said.match(URL)?.length ?? 0))

/** Where an answer lists what can be seen, there is no second list. */
const LISTED = 'My work can be seen here:'
/** Projects of theirs that the letter has not named already; none of another field, unless `near`, and no more links than `most`. */
export function showing(writer: Writer, said: string, near: boolean, most: number | null = null): string {
  const projects = (near && !said.includes(LISTED) ? writer.projects : [])
    .filter(({ title, url }) => line(title) !== '' && !(url && said.includes(url)))
    .slice(0, Math.min(PROJECTS_SHOWN, leftOf(most, said)))
    .map(({ title, url }) => (url ? `${line(title)} (${url})` : line(title)))
  return projects.length === 0 ? '' : `Some of my work: ${listed(projects)}.`
}

/** Whether a text has an address as it is, and not a longer one that begins so. */
export const shows = (text: string, url: string): boolean =>
  text.split(/[\s()]+/).some((word) => word.replace(/[.,;]$/, '') === url)

/** The lines under the name: links that no answer has given; a site of another field only if `near`, and no more than `most`. */
export const linksUnder = (writer: Writer, said: string, near: boolean, most: number | null = null): string[] =>
  linksOf(writer)
    .filter(({ name, url }) => !shows(said, url) && (near || name !== 'Website'))
    .slice(0, leftOf(most, said))
    .map(({ name, url }) => `${name}: ${url}`)

/** What somebody's home is like is nobody's business. */
export const PRIVATE =
  /\b(?:son|daughter|kids?|child(?:ren)?|baby|husband|wife|family|mother|father|mom|dad|single|married|commute|church|sick|health)\b/i
/** What somebody would rather have says nothing of their work. */
export const WANTS = /\b(?:wants?|interested in|wish|hope|hoping|would (?:like|love|prefer)|prefer|goal|dream)\b/i
/** Says nothing, whoever says it. */
export const CLICHE =
  /\b(?:hard[- ]?working|passionate|dedicated|motivated|detail[- ]oriented|team player|fast learner|quick learner|willing to (?:learn|be trained)|dynamic|results?[- ]driven|self[- ]starter|go-getter|goal[- ]oriented|think outside|synergy|seeking|looking for|objective|utili[sz]e|fresh graduate)\b/i

/** "Started in my uncle's studio": who did it is told. */
function begun(text: string): string {
  const [first = ''] = text.split(' ')
  // "Interested in HR" is what somebody is, and no deed.
  if (
    /^(?:Interested|Experienced|Skilled|Trained|Certified|Licensed|Based|Dedicated|Motivated|Used|Exposed|Accustomed)$/.test(
      first,
    )
  )
    return `I am ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return /^\p{Lu}\p{Ll}+ed$/u.test(first) && isPast(first.toLowerCase())
    ? `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text
}

/** "Call center agent for 4 years, voice and chat" */
// bounded: one sentence of a profile
const NAMED =
  /^((?:[\p{L}/&-]+ ){0,5}?[\p{L}-]{2,})( with | who | in | from | based |,|[.]$| for (?=(?:over |more than |almost |about )?(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten)\+? years?\b))(.*)$/u
/** Words about themselves that only name what somebody is, as a sentence; others as they are. */
export function asSentence(text: string): string {
  const [, head = '', link = '', rest = ''] = NAMED.exec(text) ?? []
  if (!SOMEBODY.test(head) || NOBODY.test(head)) return begun(text)
  const who = asOne(inSentence(head).replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))
  return `I ${link === ' for ' ? 'have been' : 'am'} ${who}${link}${rest}`
}
const NOBODY =
  /^(?:I|my|we|they|there|in|at|for|with|as|an?|the|after|before|clients?|started|never|over|more|other|your?)\b/i

const GRADUATE = /\b(?:graduate|graduated|finished|studied)\b/i

/** The person's own words about themselves: whole sentences of theirs that say something, but for what is `told`. */
export function aboutOf({ about }: Writer, told = ''): string {
  const schooled = GRADUATE.test(told)
  const said = sentencesOf(line(about ?? ''))
    .map(({ text }) => asSentence(text.trim()))
    .filter(
      (text) =>
        !told.includes(text) &&
        !(schooled && GRADUATE.test(text)) &&
        [CLICHE, PRIVATE, WANTS].every((none) => !none.test(text)) &&
        /[.!]$/.test(text) &&
        wordsIn(text) >= 5,
    )
  const kept: string[] = []
  for (const sentence of said) {
    if (wordsIn([...kept, sentence].join(' ')) > ABOUT_WORDS) break
    kept.push(sentence)
  }
  return kept.join(' ')
}
