import { plainWords } from '../claims/words.ts'
import { isProgram } from './letter-skills.ts'

/** Words of job titles that are no names, as they stand in titles. */
const COMMON: ReadonlySet<string> = new Set(
  `account accountant accounting accounts ad admin administrative administrator ads advisor agent agents all analyst and animator
  answering app application appointment architect article artist assistance assistant associate audio auditor author authorization back bank barista
  billing biller blog booking bookkeeper bookkeeping brand broker building business buyer buying call caller calling calls captioner care cash
  caregiver cashier center centre chat civil claims cleaner clerk client clinic closer coach coaching cold collections collector
  collection commerce community compliance computer construction consultant content control controller coordinator copy copywriter
  correspondent cost counselor course creative creator credit crew customer cutter data database debt delivery dental design designer desk
  detailer developer development digital director disability dispatch dispatcher document documentation drafter drafting driver duty
  e ebook editing editor editorial education electrical electronics elementary email employee encoder end engagement engineer
  engineering entry escalation estate estimating estimator event events executive experienced expert expense experience family fashion field figure
  finance financial fitness form freelance front fulfillment full fundraiser funnel game general gen generalist generation graphic
  graphics growth guest guide handling head health healthcare help high home hospitality hotel house hr human in influencer information inside
  instructor insurance intake intern internal interior inventory invoice invoicing job journalist junior keeper lab landscape language law
  lead leader leads learning legal librarian library lister lesson listing listings live loan logistics mail maintenance management manager
  manual market marketer marketing mechanic mechanical media medical member mid middle midwife mobile moderator moderation mortgage
  motion music network night nurse nursing nutritionist of office officer on online operations operator order orders outbound
  outreach paid paralegal part partner patient payable payments payroll performance personal pharmacist pharmacy phone photo
  photographer physical planner planning podcast police post press print prior private pro processing processor procurement producer
  product production professional programmer project promodiser proofreader property public publicist purchasing quality quality
  real realtor receivable reception receptionist recruiter recruiting recruitment registered relations remote rep reporting
  representative reputation research researcher reservation resource resources restaurant retail returns renderer right risk round rounder safety sales script
  scheduler scheduling school science scientist search secondary secretary security senior service services setter setting shift shop short
  site social software solutions sound sourcer sourcing specialist staff staffing stack stock store storekeeper strategist strategy
  structural student studio subtitler success supervisor supply support surveyor system systems talent tax typing teacher teaching team
  technical technician technology telemarketer telesales teller tenant test tester testing text therapist thumbnail tier to title trade trader
  trainee trainer training transaction transcriber transcription transcriptionist translator travel tutor typist user
  utility vendor verification video videographer virtual visual voice waiter waitress warehouse web website welder work worker
  writer writing youth
  attendant announcer apprentice banker baker bellman bookseller butcher carpenter chief clinical concierge crew dean dietitian electrician
  encoding engagement farm farmer fisher front gardener graduate guard hair handyman hospital housekeeper housekeeping installer investment
  janitor judge kitchen laboratory laundry lawyer lecturer lineman machine machinist maid mason merchandiser merchandising mentor nail news newspaper nanny
  newscaster optical optician own packer painter parts pastry pilot plant plumber porter presenter principal printing private professor promo
  purchaser quantity radio ramp registrar retired rider room sailor seafarer seller selling server shipping sorter steward stewardess student subtitle
  surgical tailor taxi television therapy tour trucking tv tutoring valet vet veterinary wedding welfare woodworker yoga
  administration architecture biology chemistry communication criminology economics hospitality nutrition psychology speaking statistics tourism`.split(
    /\s+/,
  ),
)
/** Names that stay as they are, beside programs. */
const NAMES =
  /^(?:amazon|airbnb|ebay|etsy|walmart|facebook|google|instagram|linkedin|youtube|tiktok|pinterest|meta|american|australian|british|canadian|english|filipino|spanish|japanese|korean|mandarin|chinese|french|german|react|angular|vue|node|python|django|java|javascript|typescript|flutter|swift|kotlin|ruby|rails)$/i
const VENDOR = /^(?:ms|microsoft|google|adobe)\b/i
const KEPT = /^[\p{Lu}\d+#&]{1,5}s?$|^\d|^\P{L}+$|^\p{Ll}/u

/**
 * A job's name as it stands in a sentence: "a video editor", "your Shopify product listing VA position". A title with a
 * word that may be a name stays as it is.
 */
export function inSentence(title: string): string {
  if (VENDOR.test(title)) return title
  const words = title.split(/([\s/-]+)/)
  const isCommon = (word: string): boolean => COMMON.has(plainWords(word))
  const isName = (word: string): boolean => KEPT.test(word) || NAMES.test(word) || isProgram(word)
  if (!words.every((word) => /^[\s/-]*$/.test(word) || isCommon(word) || isName(word))) return title
  return words
    .map((word) => (isCommon(word) && (word === 'E' || !KEPT.test(word)) ? word.toLowerCase() : word))
    .join('')
}
