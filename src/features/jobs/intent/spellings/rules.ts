/**
 * Words of work as they are often mistyped, run together or cut short, behind what is meant: letters left out, doubled or
 * swapped as in the common misspellings Wikipedia lists (`recieptionist`, `managment`, `secratary`), and short forms of
 * postings. Postings have them too, so that a search for them finds a few and misses the rest. A phrase is matched as whole
 * words; a word that has a meaning of its own in postings is not among them.
 */
const TABLE = `
customer: costumer, custumer, custmer, cust
customer service: customerservice, custserv, cust service, customer svc, costumer service, cs rep, cust svc
customer service representative: customer service rep, customer rep
support: suport, supprt
chat support: chatsupport
assistant: asistant, assistent, asst, assisstant, assitant, asistent, assistan
virtual assistant: virtualassistant, virtual assist, vitual assistant, virtual asst
executive assistant: exec assistant, exec asst, executive asst, exec va
administrative: adminstrative, administrativ
administrative assistant: admin asst, adm assistant
administrator: administator, adminstrator
receptionist: recieptionist, receptionst, recepcionist, resepsyonista
secretary: secratary, secretery, secritary
bookkeeper: bookeeper, bokkeeper, bookkeper, bookeper, bookiper
bookkeeping: bookeeping, bookkeping, bookeping
accountant: acountant, accoutant, accountat
accounting: acounting, accouting, acctg
accounts: acounts
encoder: encorder, incoder
data entry: dataentry, data entri, data entery, data encode, data encoding
call center: callcenter, call centre, callcentre, call senter
call center agent: cca, callcenter agent
cold caller: coldcaller
cold calling: coldcalling
appointment: apointment, appoinment
appointment setter: appointment seter, appointmentsetter
lead generation: leadgeneration, lead generations, leads generation
real estate: realestate, real state
manager: manger, maneger, managr, mngr, mgr
management: managment, mgmt, mgt
marketing: markerting, marketting, marketng, mktg
social media: socialmedia, sosyal media, social med, soc med
social media manager: socmed, socmed manager, social media mgr
graphic: grapic, grafic
graphic designer: graphicdesigner, graphic desinger
designer: desinger, designr, disigner
video editor: videoeditor, video edit, vid editor
video: vidio, vidoe
editor: editer, edtior
photographer: fotographer, photograper
writer: writter
content writer: contentwriter
copywriter: copy writter, copywritter
developer: developper, develper, devloper, developr
web developer: webdeveloper, web dev, webdev
programmer: programer
engineer: enginer, engr, engineeer
wordpress: wordpres
shopify: shopfy, shoppify, shopifi
amazon: amazn, amazone
quickbooks: quickbook, quick books
teacher: techer, teecher
tutor: tutur
transcription: transcribtion, transcripton
transcriptionist: transcriptionst
translator: translater
recruiter: recuiter, recruter
recruitment: recuitment, recruitement
analyst: analist, analyts
specialist: specialst, spesialist
representative: representive, representitive, reps
coordinator: cordinator, coordinater, coor
supervisor: superviser, supervisior
operator: operater
technician: technican, technitian
maintenance: maintainance, maintenace
electrician: electrition, electrican
mechanic: mekanic
cashier: casher, cashir
caregiver: care giver
housekeeper: house keeper
kasambahay: kasam bahay, kasama sa bahay
pharmacist: farmacist
warehouse: ware house, wherehouse
logistics: logistic, logistiks
inventory: inventry
seo: s e o
human resources: human resource
`

/** What a word or a phrase was meant to be. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [meant = '', written = ''] = line.split(': ')
      return written.split(', ').map((one) => [one, meant] as const)
    }),
)
