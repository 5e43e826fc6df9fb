import { listed, type Words } from '../rules.ts'

/** What somebody is at work, in English and Filipino, as titles end with it. */
export const ROLES: Words = listed(
  `accountant administrator advisor adviser agent aide analyst animator architect artist assistant associate attendant attorney auditor
  baker barista bartender bookkeeper broker buyer captain caregiver carpenter cashier caterer chef chemist clerk cleaner coach collector
  consultant controller cook coordinator copywriter counselor counsellor crew custodian dentist designer developer dev devops director
  dispatcher doctor drafter draftsman draftswoman driver editor electrician encoder engineer estimator evaluator examiner executive
  expert facilitator farmer fisherman foreman freelancer guard guide handler hairdresser head helper host housekeeper illustrator
  inspector instructor intern interpreter interviewer inventor janitor journalist laborer lead leader lecturer librarian lifeguard
  lineman machinist maid maintenance manager marketer mason mechanic mechanist mentor merchandiser messenger midwife moderator nanny
  nurse nutritionist officer operator optometrist owner founder painter paralegal pharmacist photographer physician physicist pilot
  planner plumber porter president principal processor producer professor programmer promodizer promoter proofreader psychologist
  psychometrician purchaser realtor receptionist recruiter registrar rep representative reporter researcher retoucher rider sailor
  salesperson saleslady salesman salesclerk scheduler scientist scribe seaman seamstress secretary seller sergeant server sme sourcer
  specialist steward stewardess stocker storekeeper strategist streamer student-teacher supervisor surveyor tailor teacher technician
  technologist telemarketer teller tester therapist trainer trainee transcriber transcriptionist translator treasurer adjuster advocate
  ambassador apprentice biller bosun cadet caller closer coder dietitian generalist mate medtech phlebotomist physiotherapist radtech
  setter sonographer superintendent underwriter volunteer tutor typist usher va vendor videographer virtual-assistant waiter waitress
  warden warehouseman webmaster welder worker writer yaya csr tsr sdr bdr qa ceo cto cfo coo cmo cio cpo vp svp avp evp member partner
  checker stockman admin dba master stylist valet staff creator curator lister poster rater annotator labeler reviewer rigger oiler
  wiper fitter pipefitter scaffolder motorman messman boatswain quartermaster seafarer chief utility lady boy man woman promodiser
  in-charge oic proprietor contractor entrepreneur economist statistician actuary biologist geologist agriculturist veterinarian
  criminologist policeman soldier fireman firefighter lawyer notary priest pastor missionary dean faculty hygienist optician
  radiographer pathologist surgeon resident butcher dishwasher busser sommelier commis fabricator barber beautician manicurist masseuse
  masseur model dancer singer musician actor emcee dj modeler sewer patternmaker cutter toolmaker assembler packer picker sorter loader
  warehouser gardener landscaper butler chambermaid bellboy bellman concierge doorman bouncer courier purser conductor leadman
  timekeeper kagawad merchandizer expeditor liaison fellow lector enumerator canvasser gasoline-boy housemaid electronics-technician
  bookkeeping-assistant kahera kahero tindera tindero drayber kasambahay guro sekretarya mekaniko karpintero tsuper elektrisyan tubero
  bagger handyman installer roofer caretaker babysitter hostess greeter demonstrator invigilator proctor troubleshooter
  katulong katiwala guwardiya magsasaka mangingisda nars komadrona kargador serbidora barbero modista sastre tagapagluto labandera
  kusinero kusinera panadero mananahi tagaluto bantay`,
)
/** Roles that are as often a thing or an outsider: "led" them leads nobody. */
const ALSO_OTHERS: ReadonlySet<string> = new Set(
  listed(
    `attendant boy buyer chief collector controller contractor creator cutter driver fellow founder guide handler head host
    lead leader loader man mate model modeler opener oic owner partner picker poster principal processor rater resident
    server setter sorter utility vendor woman`,
  ),
)
/** People of whom somebody may be in charge: teams by their names, and more than one of a role. */
export const TEAMS: Words = [
  'teams?',
  'staff',
  'departments?',
  'crews?',
  'people',
  'persons?',
  'employees',
  'subordinates',
  'direct reports',
  '(?:new )?hires',
  ...ROLES.filter((role) => !ALSO_OTHERS.has(role) && /[^s]$/.test(role)).map((role) => `${role}s`),
]
