const LOOSE = String.raw`\s+[-–—|/:+~&]\s+|\s*[|_]\s*|:\s+|,\s+|\s*[-–—](?=\s*[[<{(])|(?<=[\]>})])\s*[-–—]\s*`
const OF_APPLICANT =
  '(?:[Yy]ou|YOU|[Uu])[Rr]|[Mm]y|(?:[Ff]ull|[Cc]omplete|[Ll]ast|[Ff]irst|[Ss]ur|[Bb]uong|FULL|LAST|FIRST)|[Pp]angalan|[Nn]ame|NAME|[Cc]ity|CITY|[Pp]osition|POSITION|[Rr]ole|ROLE|[Jj]ob|[Rr]ate|[Yy]ears|[Ll]ocation|[Dd]ate|[Nn]umber|[Tt]itle|[Aa]pplicant'
/** What is to be filled in, in brackets of its own. */
const IN_BRACKETS = new RegExp(
  String.raw`\[(?=\s*(?:${OF_APPLICANT})\b|[^\]\n]*\p{Ll}{2})[^\]\n]*\]|[<{]\s*\p{L}[^})>\n]*[>}]|\(\s*(?:${OF_APPLICANT})\b[^)\n]*\)`,
  'u',
)
/** "ESL-HOME-Your Name", "MERCH (Your Name)": parted only before what is to be filled in. */
const SEPARATOR = new RegExp(
  String.raw`${LOOSE}|[-–—/](?=(?:your|full|complete|last|first|sur|buong)\W?\p{L}|[[<{(])|\s+(?=[[<{(](?:${OF_APPLICANT}))|(?<=[\]>})])\s+(?=\p{L})`,
  'iu',
)
const SEPARATED = new RegExp(LOOSE, 'u')
const BLANK =
  /^(?:(?:first|last|full)[ _-]?name[ _-]?(?:first|last|sur)[ _-]?name|(?:sur|last|first|full|complete|family|given|middle)[ _-]?names?\b.*|subject applied|apelyido|followed by .*|(?:and )?then your .*|(?:the )?(?:name|title|number) of your\b.*|(?!\[(?!NAME|CITY|ROLE|RATE|DATE|AGE|JOB)[A-Z]{2,5}\])[[<{(].*[\]>})]|(?:your|ur|my (?:name|position|rate|full)|ang|iyong|full|first|last|complete|given|applicant['’]?s)\b.*|(?:sur)?name|(?:buong )?pangalan.*|position(?: applied for| title)?|role|job title|(?:juan (?:dela|de la) cruz|maria (?:santos|clara)|j(?:ohn|ane) (?:doe|smith))(?:\s*\(.*)?|rate|expected ?(?:rate|salary)|salary|years of experience|location|city|date)$/i

/** Blanks only beside other pieces: alone they may be words to write. */
const BLANK_BESIDE =
  /^(?:(?:(?:earliest|available|possible|preferred|target) )*start(?:ing)?(?: date)?|date (?:available|you can start)|notice(?: period)?|availability|available (?:from|date|hours)|(?:available |working )?hours(?: .*)?|time ?zone|(?:expected|desired|asking) (?:pay|rate|salary|\w+ (?:rate|salary))|(?:monthly|hourly) (?:rate|salary|pay)|years(?: (?:in|of) [\w ]{3,24})?|age|(?:phone|mobile|contact|whatsapp|viber)(?: ?(?:number|no\.?))?|e-?mail(?: address)?|kailan .*|address)$/i

/** The pieces of a subject's form: what stands as it is, and what the applicant fills in. */
export const formPieces = (form: string): { text: string; blank: boolean }[] =>
  form
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece, _, all) => {
      const bare = piece.replace(/^["“']|["”']$/g, '')
      return { text: piece, blank: BLANK.test(bare) || (all.length > 1 && BLANK_BESIDE.test(bare)) }
    })

/** How many pieces a subject has that is filled in: there the tight marks of the form part nothing. */
export const looseParts = (subject: string): number =>
  subject.split(SEPARATED).filter((piece) => piece.trim() !== '').length

export const isForm = (text: string): boolean => IN_BRACKETS.test(text) || formPieces(text).some((piece) => piece.blank)

const THE_WORD = /(?<=[+&,–-] ?|\band )the (?:words?|phrase|code) (?=["“]?\p{Lu})/gu
/** A form as it is filled in: "Your name + the word SPARKLE" has SPARKLE, and does not say that it is a word. */
export const asWritten = (form: string): string => {
  const written = form.replace(THE_WORD, '')
  return (written.match(/["“”]/g) ?? []).length === 1 ? written.replace(/["“”]/g, '') : written
}

/** Whether something of a text is to be filled in beside words that stand as they are. */
export const isPartlyBlank = (text: string): boolean => new Set(formPieces(text).map(({ blank }) => blank)).size > 1
