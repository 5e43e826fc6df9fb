/**
 * Work as it is said in Filipino and Taglish, behind the words postings use for it. Gathered from what people write in job
 * groups and the boards' own search boxes, and the names of trades as Filipino dictionaries have them; in small letters
 * without accents or signs. A phrase is matched as whole words, the longest first.
 */
const TABLE = `
data entry: mag encode, mag encode ng data, pag encode, taga encode, encode, taga type, mag type, nagta type, pagta type, typing job, copy paste job, copy paste
teacher: guro, titser, mag turo, magturo, pagtuturo, magtuturo, taga turo, tagapagturo
writer: manunulat, magsulat, mag sulat, pagsusulat, taga sulat, tagasulat, nagsusulat, taga gawa ng article, gumawa ng article
translator: tagasalin, taga translate, mag translate, tagapagsalin, mag salin
video editor: mag edit ng video, pag edit ng video, taga edit ng video, edit ng video, gumawa ng video, taga gawa ng video, taga edit ng reels, edit ng reels, mag edit ng reels
photo editor: mag edit ng pictures, taga edit ng picture, edit ng picture, mag edit ng photos, taga edit ng photos
web developer: taga gawa ng website, gumawa ng website, gawa ng website, mag gawa ng website
designer: taga disenyo
illustrator: mag drawing
sales: mag benta, magbenta, tindera, tindero, taga benta, taga alok, nagbebenta
call center: taga sagot ng tawag, tagasagot ng tawag, sumagot ng tawag, mag call center, taga call center
email support: taga sagot ng email, sumagot ng email
chat support: taga sagot ng chat
cashier: kahera, kahero
secretary: kalihim, sekretarya
nurse: nars, mag nars
engineer: inhinyero
architect: arkitekto
legal: abogado
bookkeeper: taga kwenta, mag bookkeeping
accounting: mag accounting
manager: pamamahala, tagapamahala
virtual assistant: katulong online
tutor: mag tutor, taga tutor
graphic designer: taga design, mag design, taga gawa ng logo, gumawa ng logo, taga layout, mag layout
social media manager: taga post, taga post sa facebook, taga post sa fb, mag post, mag post sa facebook, mag post sa fb, mag post sa fb page, nag popost sa facebook, nag popost, mag manage ng page, taga manage ng page, admin ng page, page admin
online seller: online selling, live selling, mag live selling, taga live selling
accountant: kontador, kontadora
transcriptionist: taga transcribe, mag transcribe
recruiter: taga recruit, mag recruit
caregiver: tagapag alaga, taga alaga, taga alaga ng matanda, mag alaga ng matanda, bantay ng matanda
nanny: bantay bata, taga alaga ng bata, mag alaga ng bata, bantay ng bata
kasambahay: katulong, katulong sa bahay, helper sa bahay, all around helper
laundry: labandera, taga laba
cleaner: taga linis, tagalinis, mag linis
janitor: dyanitor
cook: kusinero, kusinera, taga luto, tagaluto, mag luto, magluto
baker: panadero, panadera
waiter: weyter
driver: drayber, tsuper, mag drive, mag maneho
rider: taga deliver, mag deliver, delivery boy
messenger: mensahero
security guard: guwardiya, gwardya, guwardya, sekyu
warehouse: bodega, bodegero
helper: kargador, pahinante
carpenter: karpintero
plumber: tubero
electrician: elektrisyan
mechanic: mekaniko
welder: taga welding, mag welding
painter: pintor
sewer: mananahi, mag tahi, taga tahi
gardener: hardinero
farm: magsasaka, sa bukid
factory worker: sa pabrika, pabrika
barber: barbero
pharmacist: parmasyutiko
midwife: komadrona
dentist: dentista
photographer: litratista
supervisor: tagasubaybay
lawyer: abogada
english tutor: magturo ng english, mag turo ng english, taga turo ng english, magturo sa mga bata, magturo sa bata
customer service: taga sagot sa customer, sumagot sa customer, taga reply sa customer, taga reply sa customers, mag reply sa customer, taga reply
chat support: mag chat, taga chat, mag reply sa chat, taga reply sa chat, chat chat lang
cold caller: taga tawag, mag cold call
lead generation: taga hanap ng leads, hanap ng leads, mag lead gen, mag hanap ng leads
payroll: taga payroll, taga sweldo
bookkeeping: mag bookkeep, mag kwenta, taga kuwenta
accounting: taga accounting, sa accounting
mobile developer: gumawa ng app, taga gawa ng app, gawa ng app
programmer: mag program, mag code, taga code, mag coding
editor: taga edit, mag edit, pag edit, nag eedit, mageedit
ecommerce: mag manage ng shopee, mag manage ng lazada, taga manage ng shopee, taga asikaso ng orders, taga process ng orders
real estate: taga benta ng bahay, magbenta ng bahay, benta ng lupa
cleaner: taga linis ng bahay, mag linis ng bahay, maglinis ng bahay, tig limpyo, manglimpyo
recruiter: taga hanap ng tao, taga hire
legal assistant: assistant ng abogado, secretary ng abogado, assistant ng lawyer
medical virtual assistant: assistant ng doctor, assistant ng doktor
teacher: maestra, maestro, magtudlo, tigtudlo
data entry: tig encode, tig type, mag type type, encode encode
cook: tig luto, tigluto
sales: tig baligya, mamaligya, tigbaligya, mag alok
nanny: bantay sa bata, tig bantay og bata
laundry: manglaba, tig laba
driver: drayber sa truck, tig drive, mag drive ng sasakyan
`

/** What is said in Filipino, and the words postings use for it. */
export const FILIPINO: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', said = ''] = line.split(': ')
      return said.split(', ').map((phrase) => [phrase, english] as const)
    }),
)
