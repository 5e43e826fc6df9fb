import { isProgram } from './letter-skills.ts'
import { inSentence } from './letter-titles.ts'

const NAME = String.raw`\p{Lu}\p{Ll}{1,14}`
const NAMES = String.raw`${NAME}(?: ${NAME})?(?: (?:&|and) ${NAME})?`
/** "Thanks, Annika", "xo Renata", "– Beth & Tyler" */
const SIGNED = new RegExp(
  String.raw`^(?:(?:(?:many )?(?:thanks|ta|thx|ty)(?: for reading[^,!.]{0,20}| so much| again)?|thank you|cheers|best|regards|best regards|warmly|love|xo+|sincerely|talk soon|salamat(?: po)?|ingat|see you)[,!.]*\s+|[-–—~]\s*)(${NAMES})[.!]?$`,
  'iu',
)
/** "… before. thx, amit" */
const BEHIND = /[.!?] ?(?:thx|thanks|thank you|ta|cheers|salamat)[,! ]+([\p{L}]{3,14})[.!]?$/iu
const ALONE = new RegExp(`^(${NAMES})[.!]?$`, 'u')
/** What stands before a name that is alone on the last line: a sentence that has ended. */
const ENDED = /(?:[,!.?)]|thanks|cheers|regards|best|soon)\s*\S?$/iu
/** "Address your letter to Graham" */
const ADDRESSED = new RegExp(
  String.raw`\b(?:address(?:ed)?|written|write it) (?:it |(?:your|the) (?:\w+ )?(?:letter|message|application) )?to ((?:(?:Ms|Mr|Mrs|Dr)\.? )?${NAME}(?: ${NAME})?)(?=[.,;!)]|$| (?:and|in|so|who|at|with)\b)`,
  'u',
)
/** "My name is Dan", wherever it stands. */
const NAMED = new RegExp(
  String.raw`\b[Mm]y (?:first )?name(?: is|['’]s) (${NAME})(?=[.,!;)]|$|\s+(?:and|by the way|btw|if|so)\b)`,
  'mu',
)
/** "Hi, I'm Marcus and I coach …", in the first sentences. */
const INTRODUCED = new RegExp(
  String.raw`(?:^|[.!?,\n]\s*|\b(?:hi|hey|hello|yo) )(?:I['’]?m|my name is|I am) (${NAME})(?=[.,!]|\s+(?:and|from|the|a|an|with|at|of|here)\b)`,
  'iu',
)
const FIRST_WORDS = 160

/** Words with a capital that are nobody's name. */
const NO_NAME =
  /\b(?:Apply|Team|Now|Today|Here|Thanks|Thank|Hiring|Manager|Department|Good|Luck|Remote|Full|Part|Time|Philippines|Manila|Only|Yes|No|Salary|Send|Please|Note|Best|Regards|Cheers|Asap|Us|Human|Resources|Support|Benefits|Requirements|Skills|Monday|Friday|Salamat|Maraming|Mabuhay|Welcome|Goodluck|God|Godbless|Bless|Hello|Interested|Sincerely|English|Tagalog|Filipin[oa]s?|Americans?|Australians?|Aussies?|Canadians?|British|Irish|Scottish|Indian|German|French|Dutch|Italian|Spanish|European|Asian|Chinese|Japanese|Korean|Singaporean|Kiwi|Muslim|Jewish)\b/iu
/** Kinds of work and programs that stand alone on a line are nobody's name either. */
const isName = (text: string): boolean =>
  !NO_NAME.test(text) && /^\p{Lu}\p{Ll}/u.test(text) && inSentence(text) === text && !text.split(' ').some(isProgram)

/** The name a posting is signed with, or says that letters are to be addressed to; empty where there is none. */
export function signedBy(description: string, employer = ''): string {
  const to = ADDRESSED.exec(description)?.[1] ?? ''
  if (to !== '' && !NO_NAME.test(to)) return to
  const lines = description.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const [last = '', before = ''] = [lines.at(-1), lines.at(-2)]
  const [, behind = ''] = BEHIND.exec(last) ?? []
  const name =
    (behind !== '' && employer.toLowerCase().includes(behind.toLowerCase()) ? behind : undefined) ??
    (lines.length < 3 ? undefined : SIGNED.exec(last)?.[1]) ??
    (ENDED.test(before) && lines.length > 2 ? ALONE.exec(last)?.[1] : undefined) ??
    INTRODUCED.exec(description.slice(0, FIRST_WORDS))?.[1] ??
    NAMED.exec(description)?.[1] ??
    ''
  // In small letters many words stand there: a name is one that the employer's has as well.
  const isTheirs = name.length > 2 && employer.toLowerCase().includes(name.toLowerCase())
  const said = isTheirs ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
  return isName(said) ? said : ''
}
