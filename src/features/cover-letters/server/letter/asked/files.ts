import { plainWords } from '#features/cover-letters/claims/words.ts'
import { GAP } from '#features/cover-letters/rules.ts'
import type { AskedFile } from '#features/cover-letters/instructions/contract.ts'
import type { Duty } from '../work/duty.ts'

/** A file the posting asks for, with the words it asks in. */
export type AskedFileOf = { file: AskedFile; quote: string }

const NAMES: Partial<Record<AskedFile, string>> = {
  portfolio: 'samples of your work',
  voice: 'voice recording',
  video: 'video',
  speed_test: 'result of the internet speed test',
  typing_test: 'result of the typing test',
  pc_specs: 'specifications of your computer',
  test_result: 'test result',
  photo: 'photo',
  certificate: 'certificate',
  references: 'references',
}
const SEVERAL =
  /\b(two|three|four|five|[2-5])\b(?!\))(?=[^.!?]{0,30}\b(?:samples?|examples?|works?|pieces?|videos?|edits?|befores?))/i
/** So many of what is seen at a link, where one link may hold several. */
const SEVERAL_SEEN =
  /\b(two|three|four|five|[2-5])\b(?!\))(?=[^.!?]{0,20}\b(?:links?|reels?|posts?|pins?|designs?|articles?|sites?)\b)/i
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }

type Shown = {
  links: readonly { name: string; url: string }[]
  projects: readonly string[]
  /** What is to be seen at some of those, by address. */
  titled?: ReadonlyMap<string, string>
  /** What somebody who has made nothing of the kind can make instead; null where they may have samples. */
  instead: Pick<Duty, 'trial'> | null
  /** So many links the posting takes; null where it does not say. */
  most?: number | null
  /** What they did, as sentences without their full stop. */
  evidence?: readonly { deed: string; said: string }[]
}

/**
 * A sentence for what is to come with the letter: where the work can be seen, that there is none of the kind yet, else
 * a marked gap. A resume goes with every application, so nothing is said of it.
 */
export function sendingOf({ file, quote }: AskedFileOf, shown: Shown): string {
  const name = NAMES[file]
  if (name === undefined) return ''
  if (file === 'portfolio') return samples(quote, shown)
  const film = file === 'video' || file === 'voice' ? filmIn(shown, file) : undefined
  if (film !== undefined) return `My ${file === 'video' ? 'video' : 'recording'}: ${film.url}`
  // A computer is described, unless a picture of it is wanted.
  if (file === 'pc_specs' && !/\b(?:screen ?shots?|photos?|pictures?|attach\w*|upload|proof)\b/i.test(quote))
    return gap(name)
  return gap(`link to your ${name}, or "attached"`)
}

/** Addresses of recordings of oneself, and what they are called. */
const OF_FILM = /\bintro(?:duction)?\b|\bvideo\b|\bvocaroo\b|\bloom\.com\b/i
const [HEARD, SEEN] = [/\b(?:voice|audio|call|vocaroo)\b/i, /\bvideo\b/i]
/** The recording that is asked for: one by its name, else one by its address. */
const filmIn = ({ links }: Shown, file: 'video' | 'voice'): Shown['links'][number] | undefined =>
  links.find(({ name }) => (file === 'voice' ? HEARD : SEEN).test(name)) ?? links.find(({ url }) => OF_FILM.test(url))
const gap = (what: string): string => `[${GAP}${what}]`

/** What changed by how much is asked beside the samples: "with before and after". */
const BY_HOW_MUCH = /\bbefore ?(?:and|&|\/) ?after\b|\bscored?\b|\b(?:numbers|figures|metrics|results)\b/i
// bounded: a deed of a resume, 30 words
const FROM_TO = /\bfrom [\d.,]+.* to [\d.,]+/i
/** Names of one measure. */
const SAME_MEASURE: readonly RegExp[] = [
  /\b(?:retention|view duration|watch time)\b/i,
  /\b(?:subs|subscribers|followers|following)\b/i,
  /\b(?:page ?speed|load(?:ing)? time|performance|lighthouse)\b/i,
  /\b(?:csat|satisfaction)\b/i,
]
const LONG = 4
const SMALL = /^(?:from|with|that|this|what|have|your|their|into|over|more)$/
/** What changed by how much, where a text asks for that and something of theirs tells it; else empty. */
export function proof(quote: string, evidence: NonNullable<Shown['evidence']>): string {
  if (!BY_HOW_MUCH.test(quote)) return ''
  const asked = plainWords(quote).split(' ')
  const shared = (deed: string): boolean =>
    SAME_MEASURE.some((measure) => measure.test(quote) && measure.test(deed)) ||
    plainWords(deed)
      .split(' ')
      .some(
        (word) =>
          word.length >= LONG &&
          !SMALL.test(word) &&
          asked.some(
            (one) => one.replace(/s$/, '') === word.replace(/s$/, '') || (one.length > LONG && word.endsWith(one)),
          ),
      )
  const found = evidence.find(({ deed }) => FROM_TO.test(deed) && shared(deed))
  return found === undefined ? '' : `${found.said}. `
}

/** So many links are shown in one list where no number is asked for, as nothing is said of the others elsewhere. */
const LINKS_SHOWN = 4
function linksFor(quote: string, wanted: number): number {
  const [, word = ''] = SEVERAL_SEEN.exec(quote) ?? []
  const seen = COUNTS[word.toLowerCase()] ?? (Number(word) || 1)
  return wanted > 1 || seen > 1 ? Math.max(wanted, seen) + 1 : LINKS_SHOWN
}
/** Of several links, each with what is to be seen there. */
const withName = (url: string, { titled }: Shown): string => {
  const name = titled?.get(url) ?? ''
  return name === '' ? url : `${name.replaceAll(': ', ' - ')}: ${url}`
}
/** Where projects can be seen, those first whose names have a word of what is asked for: "reels you made". */
function byName(quote: string, { projects, titled }: Shown): readonly string[] {
  const asked = new Set(plainWords(quote).split(' ').map(singular))
  const rank = (url: string): number =>
    plainWords(titled?.get(url) ?? '')
      .split(' ')
      .filter((word) => word.length >= LONG && !GENERAL_WORDS.test(word) && asked.has(singular(word))).length
  return projects.toSorted((a, b) => rank(b) - rank(a))
}
const singular = (word: string): string => word.replace(/s$/, '')
const GENERAL_WORDS = /^(?:samples?|work|works|links?|examples?|made|with|your|yourself|portfolio|from|some)$/

function samples(quote: string, shown: Shown): string {
  const { links, projects, instead } = shown
  const code = /\bgit ?hub\b/i.test(quote) ? links.find(({ name }) => name === 'GitHub') : undefined
  if (/\blinked ?in\b/i.test(quote) && !/\b(?:samples?|portfolio|works?)\b/i.test(quote)) {
    const own = links.find(({ name }) => name === 'LinkedIn')
    return own === undefined ? gap('link to your LinkedIn profile') : `LinkedIn: ${own.url}`
  }
  if (code !== undefined) return `My work can be seen here: ${code.url}`
  if (instead !== null)
    return `I do not have samples of this kind yet. Instead, I can do a small test from your brief, for example ${instead.trial}.`
  const site = links.find(({ name }) => name === 'Website')
  const word = SEVERAL.exec(quote)?.[1]?.toLowerCase() ?? ''
  const wanted = COUNTS[word] ?? (Number(word) || 1)
  const more = wanted > Math.max(projects.length, 1) ? ` ${gap(`links to ${word} samples`)}` : ''
  const urls = [...new Set([...(site ? [site.url] : []), ...byName(quote, shown)])].slice(
    0,
    Math.min(linksFor(quote, wanted), shown.most ?? Infinity),
  )
  if (urls.length === 0) return gap(wanted > 1 ? `links to ${word} samples` : 'link to samples of your work')
  const told = proof(quote, shown.evidence ?? [])
  if (urls.length > 2)
    return [
      `${told}My work can be seen here:`,
      ...urls.map((url) => withName(url, shown)),
      ...(more === '' ? [] : [more.trim()]),
    ].join('\n')
  return `${told}My work can be seen here: ${urls.join(' and ')}${more === '' ? '' : `.${more}`}`
}
