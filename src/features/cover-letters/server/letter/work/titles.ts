import { ROLES } from '#features/phrases/people/rules.ts'
import { listed, matchesOf } from '#features/phrases/rules.ts'
import { plainWords } from '#features/cover-letters/claims/words.ts'
import { isSomebody } from '../deeds/articles.ts'
import { isProgram } from '../person/skills.ts'

/** Words of job titles that are no names, as they stand in titles. */
const COMMON: ReadonlySet<string> = new Set(
  listed(
    `account accounting accounts ad administrative ads agents all and answering app application appointment article assistance audio
    author authorization back bank billing blog booking bookkeeping brand building business buying call calling calls captioner care
    cash center centre chat civil claims client clinic coaching cold collections collection commerce community compliance computer
    construction content control copy correspondent cost course creative credit customer data database debt delivery dental design desk
    detailer development digital disability dispatch document documentation drafting duty e ebook editing editorial education electrical
    electronics elementary email employee end engagement engineering entry escalation estate estimating event events experienced expense
    experience family fashion field figure finance financial fitness fresh form freelance front fulfillment full fundraiser funnel game
    general gen generation graphic graphics growth guest handling health healthcare help high home hospitality hotel house hr human in
    influencer information inside insurance intake internal interior inventory invoice invoicing job junior keeper lab landscape layout
    language law leads learning legal library lesson listing listings live loan logistics mail management manual market marketing
    mechanical media medical mid middle mobile moderation mortgage motion music network night nursing of office on online operations
    order orders outbound outreach paid part patient payable payments payroll performance personal pharmacy phone photo physical
    planning podcast police post press print prior private pro processing procurement product production professional project property
    public publicist purchasing quality real receivable reception recruiting recruitment registered relations remote reporting
    reputation research reservation resource resources restaurant retail returns renderer right risk round rounder safety sales script
    scheduling school science search secondary security senior service services setting shift shop short site social software solutions
    sound sourcing staffing stack stock store strategy structural student studio subtitler success supply support system systems talent
    tax theme talent acquisition typing teaching team technical technology telesales tenant test testing text thumbnail tier to title trade trader training
    transaction transcription travel user verification video virtual visual voice warehouse web website work writing youth
     truck trucks freight fleet hub courier track trace overnight bid tender church helper carrier cargo route shorts reels multimedia tech announcer banker branch grocery math show notes bookseller clinical encoding farm fisher graduate hair handyman hospital housekeeping installer investment judge kitchen laboratory laundry machine merchandising nail news newspaper newscaster optical own page parts pastry plant presenter printing promo quantity radio ramp retired room selling shipping subtitle surgical taxi television therapy tour trucking tv tutoring vet veterinary wedding welfare woodworker yoga founders owners presidents administration architecture biology chemistry communication criminology economics nutrition psychology speaking statistics tourism`,
  ).concat(ROLES),
)
/** Names that stay as they are, beside programs. */
const NAMES =
  /^(?:amazon|airbnb|ebay|etsy|walmart|facebook|google|instagram|linkedin|youtube|tiktok|pinterest|meta|american|australian|british|canadian|english|filipino|spanish|japanese|korean|mandarin|chinese|french|german|react|angular|vue|node|python|django|java|javascript|typescript|flutter|swift|kotlin|ruby|rails)$/i
const VENDOR = /^(?:ms|microsoft|google|adobe)\b/i
const KEPT = /^[\p{Lu}\d+#&]{1,5}s?$|^\d|^\P{L}+$|^\p{Ll}/u

/** Programs of two words, each of which is a common noun by itself. */
const TWO_WORDS = /\b(?:Seller Central|QuickBooks Online)\b/g

/** Whom work is for, many of a kind. */
const OF_MANY: ReadonlySet<string> = new Set(
  listed(
    `importer exporter seller coach realtor investor lawyer attorney physician dentist doctor therapist contractor builder startup
    agency company firm brand store restaurant clinic school author creator influencer podcaster speaker entrepreneur landlord host
    broker distributor manufacturer wholesaler retailer nonprofit church executive founder freelancer consultant plumber roofer
    electrician professional business client team`,
  ),
)
const isOfMany = (word: string): boolean =>
  word.endsWith('s') &&
  [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some(
    (one) => one !== word && (OF_MANY.has(one) || COMMON.has(one)),
  )
// bounded: a job's name, 80 signs
const FOR_WHOM = /^(\p{Lu}[^()]{3,40}?) for ([^()]{3,40})$/u

/**
 * A job's name as it stands in a sentence: "a video editor", "your Shopify product listing VA position". A title with a
 * word that may be a name stays as it is.
 */
export function inSentence(title: string): string {
  if (VENDOR.test(title)) return title
  // "Bookkeeper for Acme" is a bookkeeper, whatever Acme is called.
  const [, job = '', whom = ''] = FOR_WHOM.exec(title) ?? []
  if (job !== '') return `${inSentence(job)} for ${inSentence(whom)}`
  const kept = new Set(matchesOf(TWO_WORDS, title).flatMap(([name]) => name.split(' ')))
  const words = title.split(/([\s/-]+)/)
  const isCommon = (word: string): boolean => COMMON.has(plainWords(word)) || isOfMany(plainWords(word))
  const isName = (word: string): boolean => KEPT.test(word) || NAMES.test(word) || isProgram(word) || kept.has(word)
  if (!words.every((word) => /^[\s/-]*$/.test(word) || isCommon(word) || isName(word))) return title
  return words
    .map((word) =>
      isCommon(word) && !kept.has(word) && (word === 'E' || !KEPT.test(word)) ? word.toLowerCase() : word,
    )
    .join('')
    .replaceAll(' & ', ' and ')
}

/**
 * A job somebody held, as it stands in a sentence. Of several names between slashes those that name a person are said,
 * two at most: "Medical VA / Virtual Scribe" is "medical VA and virtual scribe".
 */
export function heldAs(title: string): string {
  const pieces = title.split(' / ')
  const people = pieces.filter(isSomebody).slice(0, MOST_NAMES)
  return people.length === 0 || pieces.length < 2 ? inSentence(title) : people.map(inSentence).join(' and ')
}
const MOST_NAMES = 2
