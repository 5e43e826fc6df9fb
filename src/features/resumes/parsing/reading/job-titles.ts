const ROLES = new Set(
  `accountant administrator advisor adviser agent aide analyst animator architect artist assistant associate attendant attorney auditor
baker barista bartender bookkeeper broker buyer captain caregiver carpenter cashier caterer chef chemist clerk cleaner coach collector
consultant controller cook coordinator copywriter counselor counsellor crew custodian dentist designer developer dev devops director dispatcher
doctor drafter draftsman draftswoman driver editor electrician encoder engineer estimator evaluator examiner executive expert facilitator
farmer fisherman foreman freelancer guard guide handler hairdresser head helper host housekeeper illustrator inspector instructor
intern interpreter interviewer inventor janitor journalist laborer lead leader lecturer librarian lifeguard lineman machinist maid
maintenance manager marketer mason mechanic mechanist mentor merchandiser messenger midwife moderator nanny nurse nutritionist officer
operator optometrist owner founder painter paralegal pharmacist photographer physician physicist pilot planner plumber porter president
principal processor producer professor programmer promodizer promoter proofreader psychologist psychometrician purchaser realtor receptionist
recruiter registrar rep representative reporter researcher retoucher rider sailor salesperson saleslady salesman salesclerk scheduler scientist scribe seaman seamstress
secretary seller sergeant server sme sourcer specialist steward stewardess stocker storekeeper strategist streamer student-teacher supervisor surveyor
tailor teacher technician technologist telemarketer teller tester therapist trainer trainee transcriber transcriptionist translator treasurer
adjuster advocate ambassador apprentice biller bosun cadet caller closer coder dietitian generalist mate medtech phlebotomist physiotherapist radtech
setter sonographer superintendent underwriter volunteer tutor typist usher va vendor videographer virtual-assistant waiter waitress warden warehouseman webmaster welder worker writer yaya csr tsr sdr bdr qa ceo cto cfo coo cmo cio cpo vp svp avp evp member partner checker stockman admin dba master stylist valet welder
    kahera kahero tindera tindero drayber kasambahay guro sekretarya labandera kusinero kusinera panadero mananahi tagaluto bantay`
    .split(/\s+/)
    .filter(Boolean),
)
const COMPANY =
  /\b(?:inc|incorporated|corp|corporation|company|co(?!-)|ltd|limited|llc|llp|pty|plc|gmbh|group|bank|hospital|school|university|college|solutions|services|technologies|technology|center|centre|agency|restaurant|hotel|resort|enterprises?|trading|construction|international|philippines|phils?|clinic|supermarket|mall|store|academy|institute|foods?|systems|bpo|studios?|digital|consulting|consultancy|partners|holdings|industries|pharmacy|foundation|lgu|bureau|department of|depart\w+ store|cooperative|coop|media|marketing corp|ventures|logistics|realty|properties|outsourcing|global|laborator(?:y|ies)|builders|motors|bakery|cafe|salon|elementary|high school|municipal|city hall|barangay|airlines?|shipping|labs|networks?|telecoms?|insurance|client|clients|upwork|onlinejobs(?:\.ph)?|fiverr)\b\.?/i
const LEVEL = /\s*(?:\([^)]*\)?|\b(?:[ivx]{1,4}|\d|l[123]|level \d|jr|sr|junior|senior|mid)\b\.?)\s*$/i
const MOST_WORDS = 9

/** Whether a few words name an employer by what they are: a company's form, a hospital, a school. */
export const namesCompany = (text: string): boolean => COMPANY.test(text)

/** Whether a few words name a job: the last one is a role, or a role is joined to the rest by "of", "to", "for" or a dash. */
export function namesJob(text: string): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > MOST_WORDS) return false
  if (isRole(words.at(-1))) return true
  const joined = words.some((word, index) => isRole(word) && /^(?:of|to|for|in|and|&)$/.test(words[index + 1] ?? ''))
  return joined && !/^(?:of|to|for|in|and)$/.test(words.at(-1) ?? '') && !namesCompany(text)
}

/** Whether a role is named anywhere in it. */
export const mentionsJob = (text: string): boolean => wordsOf(text).some(isRole)

function wordsOf(text: string): string[] {
  let rest = text.toLowerCase().trim()
  for (let cut = 0; cut < 3 && LEVEL.test(rest); cut += 1) rest = rest.replace(LEVEL, '')
  return rest
    .split(/[\s/,]+/)
    .map((word) => word.replace(/^[^\p{L}&]+|[^\p{L}]+$/gu, ''))
    .filter(Boolean)
}

const isRole = (word: string | undefined): boolean =>
  word !== undefined &&
  word !== 'partners' &&
  (ROLES.has(word) || (word.endsWith('s') && ROLES.has(word.slice(0, -1))) || ROLES.has(word.split('-').at(-1) ?? ''))
