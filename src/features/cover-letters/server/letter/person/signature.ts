import { CITIES, PROVINCES } from '#features/resumes/parsing/reading/places.ts'
import { plainWords } from '#features/cover-letters/claims/words.ts'
import { isProgram } from './skills.ts'
import { inSentence } from '../work/titles.ts'

const NAME = String.raw`\p{Lu}\p{Ll}{1,14}`
const NAMES = String.raw`${NAME}(?: ${NAME})?(?: (?:&|and) ${NAME})?`
/** "Thanks, Annika", "xo Renata", "– Beth & Tyler" */
const SIGNED = new RegExp(
  String.raw`^(?:(?:(?:many )?(?:thanks|ta|thx|ty)(?: for reading[^,!.]{0,20}| so much| again)?|thank you|cheers|best|regards|best regards|warmly|love|xo+|sincerely|talk soon|salamat(?: po)?|ingat|see you)[,!.]*\s+(?:x+ )?|[-–—~]\s*)(${NAMES})[.!]?$`,
  'iu',
)
/** "excited to meet you! — Priya & the marlow team" */
const WITH_TEAM = new RegExp(
  String.raw`(?:^|[.!?)] ?)(?:[-–—~]|(?:[Cc]heers|[Tt]hanks|[Ll]ove|[Bb]est|[Rr]egards|xo+),?) ?(${NAME})(?: ?(?:&|and|\+) (?:the )?(?:[\p{L}'’-]+ ){0,3}(?:team|crew|gang|family|folks)|, (?:[Oo]wner|[Ff]ounder|[Cc]o-?[Ff]ounder|CEO|[Dd]irector|[\p{L}]+ [Mm]anager)\b.{0,30})[.!]?$`,
  'u',
)
/** A line under "Regards,": the name, then what they are. */
const UNDER_REGARDS = new RegExp(
  String.raw`^(${NAME}(?: (?:&|and) ${NAME}| ${NAME})?)(?:, (?:[\p{L}&]+ ){0,4}[\p{L}]+)?[.!]?$`,
  'u',
)
const REGARDS =
  /^(?:(?:best|kind|kindest|warm|warmest|many) ?)?(?:regards|wishes|thanks)(?: and regards)?[,!]?$|^(?:sincerely|cheers|thank you|thanks so much|yours(?: truly| sincerely)?|respectfully|blessings|god bless(?: you)?|warmly|love|best|xo+(?:xo*)?|ng[aā] mihi|salamat(?: po)?|(?:can['’]?t|cannot) wait to (?:meet|hear from|talk to) you|(?:talk|speak|see you) soon|looking forward to (?:meeting|hearing from) you)[,!.]*$/i
/** "… before. thx, amit" */
const BEHIND = /[.!?] ?(?:thx|thanks|thank you|ta|cheers|salamat)[,! ]+([\p{L}]{3,14})[.!]?$/iu
/** "… no agencies. Cheers, Mel" */
const BEHIND_NAME = new RegExp(
  String.raw`[.!?)] ?(?:[Tt]hx|[Tt]hanks|[Tt]hank you|[Tt]a|[Cc]heers|[Ss]alamat(?: po)?|[Bb]est|[Rr]egards)[,! ]+(?:x+ )?(${NAME})[.!]?$`,
  'u',
)
const ALONE = new RegExp(`^(${NAMES})[.!]?$`, 'u')
/** What stands before a name that is alone on the last line: a sentence that has ended. */
const ENDED = /(?:[,!.?)]|thanks|cheers|regards|best|soon)\s*\S?$/iu
/** "Address your letter to Graham", "addressed to MR. RAMIL B. OROSCO, HR MANAGER" */
const ADDRESSED = new RegExp(
  String.raw`\b(?:[Aa]ddress(?:ed)?|written|write it) (?:it |them |(?:your|the) (?:\w+ )?(?:letter|message|application) )?to ((?:(?:Ms|Mr|Mrs|Dr|Atty|Engr)\.? )?${NAME}(?: ${NAME})?)(?=[.,;!)]|$| (?:and|in|so|who|at|with)\b)`,
  'u',
)
const ADDRESSED_IN_CAPITALS =
  /\b(?:address(?:ed)?|attention|attn)(?: it| them)?(?: to|:) (mr|mrs|ms|miss|dr|atty|engr)\.? (?:\p{Lu}{2,}(?: \p{Lu}\.)? ){0,2}(\p{Lu}{2,})(?=[.,;!)]|$| (?:and|at|with|through)\b)/iu
/** "You can call me Hollis" */
const CALLED = new RegExp(
  String.raw`\b(?:call me|I go by|ask for me,|people call me|everyone calls me|known as) (${NAME})(?=[.,!;)]|$| (?:and|by|for|or|if|please)\b)`,
  'mu',
)
/** "My name is Dan", wherever it stands. */
const NAMED = new RegExp(
  String.raw`\b[Mm]y (?:first )?name(?: is|['’]s)? (${NAME})(?=[.,!;)]|$|\s+(?:and|by the way|btw|if|so)\b)`,
  'mu',
)
/** "Hi, I'm Marcus and I coach …", in the first sentences. */
const INTRODUCED = new RegExp(
  String.raw`(?:^|[.!?,\n]\s*|\b(?:hi|hey|hello|yo) )(?:I['’]?m|my name is|I am) (${NAME})(?=[.,!]|\s+(?:and|from|the|a|an|with|at|of|here)\b)`,
  'iu',
)
const FIRST_WORDS = 160
/** "I'm Wes. I build furniture", wherever a line or sentence begins with it. */
const WHO_I_AM = new RegExp(
  String.raw`(?:^|[.!?] )(?:Hi|Hello|Hey)?[,!]? ?(?:I['’]m|I am) (${NAME})(?=\. |\.?$|, (?:I|the|owner|founder)\b| and I\b)`,
  'mu',
)
const TITLE = String.raw`(?:Dr|Mr|Mrs|Ms|Miss|Sir|Ma['’]?am|Maam|Atty|Engr)\.?`
const WITH_TITLE = String.raw`(${TITLE}) (${NAME})(?: \p{Lu}\.)?(?: (${NAME}))?`
/** "Dr. Alan Prewitt", alone on the last line. */
const TITLED_ALONE = new RegExp(`^${WITH_TITLE}(?:,.{1,20})?[.!]?$`, 'u')
/** "Look for Ms. Grace", "hanapin si Sir Jun", "report to Dr. Prewitt" */
const TITLED_SENT_TO = new RegExp(
  String.raw`\b(?:[Ll]ook for|[Aa]sk for|[Hh]anapin(?: lang)?(?: po)? si|[Ii]-?(?:message|text|email|chat)(?: po)? si|(?:[Rr]eport|[Ss]end|[Aa]pply|[Ss]peak|[Tt]alk)(?:s|ing)?(?: [\p{L}é-]+){0,3} (?:to|kay)|[Ee]mail|[Mm]essage|[Tt]ext|[Cc]ontact|[Cc]all) ${WITH_TITLE}(?=[.,;!?)]|$|\s)`,
  'mu',
)
/** "Applications go to Gareth, our technical lead", "write to Ms Hui Ling and include …" */
const GOES_TO = new RegExp(
  String.raw`\b(?:[Aa]pplications?|[Ll]etters?|[Mm]essages?|[Pp]roposals?)(?: \p{Ll}+){0,3} (?:go(?:es)?|to|(?:be )?(?:sent|addressed)(?: directly)?)(?: to)? (${NAME})(?: \p{Lu}\p{Ll}+)?(?=, (?:our|the|who|head|owner)\b|[.!;]|$)|\b(?:[Ww]rite|[Rr]eply|[Rr]espond|[Aa]pply)(?: directly)? to (${NAME})(?: \p{Lu}\p{Ll}+)?(?=, (?:our|the|who)\b| (?:and|with) (?:include|tell|send|your|the|a)\b|[.!;]|$)`,
  'mu',
)
/** "Write to Ms Hui Ling and …", "CV addressed to Ms. Ma. Luz Abad" */
const WRITE_TO_TITLED = new RegExp(
  String.raw`\b(?:(?:[Ww]rite|[Rr]eply|[Rr]espond|[Aa]ttention|[Aa]ttn|c\/o)(?: directly)?:?|(?:[Aa]pplications?|[Ll]etters?|[Rr]esumes?|CVs?)(?: [\p{Ll}]+){0,3}?(?: (?:go(?:es)?|sent|addressed|forwarded))?) (?:to )?(${TITLE}) ((?:Ma\. )?${NAME}(?: (?!And\b)${NAME})?)(?=[.,;!)]| (?:and|with|at|on|by|before|through)\b|$)`,
  'mu',
)
/** "Email Mel at …", "hanapin si Jun" */
const SENT_TO = new RegExp(
  String.raw`\b(?:[Hh]anapin(?: lang)?(?: po)? si|(?:[Ll]ook|[Aa]sk) for|[Ee]mail|[Mm]essage|[Tt]ext|(?:[Ss]end|[Ss]ubmit)(?: [\p{L}é]+){0,4} to) (${NAME})(?=[.!;)]|$| (?:at|on|via|directly|with your)\b)`,
  'mu',
)
const BULLET = /^[^\p{L}\p{N}"“'(]/u

/** Words with a capital that are nobody's name. */
const NO_NAME =
  /\b(?:Apply|Team|Now|Today|Here|Thanks|Thank|Hiring|Manager|Department|Good|Luck|Remote|Full|Part|Time|Philippines|Manila|Only|Yes|No|Salary|Send|Please|Note|Best|Regards|Cheers|Asap|Us|Human|Resources|Support|Benefits|Requirements|Skills|Monday|Friday|Salamat|Maraming|Mabuhay|Welcome|Goodluck|God|Godbless|Bless|Hello|Interested|Sincerely|Again|All|Everyone|Everybody|You|Guys|Advance|In|For|Po|Ms|Mr|Mrs|Miss|Dr|Atty|Engr|Sir|Maam|Madam|English|Tagalog|Filipin[oa]s?|Americans?|Australians?|Aussies?|Canadians?|British|Irish|Scottish|Indian|German|French|Dutch|Italian|Spanish|European|Asian|Chinese|Japanese|Korean|Singaporean|Kiwi|Muslim|Jewish)\b/iu
/** Kinds of work and programs that stand alone on a line are nobody's name either. */
const isName = (text: string): boolean =>
  !NO_NAME.test(text) && /^\p{Lu}\p{Ll}/u.test(text) && inSentence(text) === text && !text.split(' ').some(isProgram)

const PLACES: ReadonlySet<string> = new Set([...PROVINCES, ...CITIES].map((place) => plainWords(place)))

/** "Dr. Alan Prewitt" is Dr. Prewitt to those who write to him, and "Ms. Grace" is that already. */
function titled(found: RegExpExecArray | null): string {
  const [, title = '', name = '', family = name] = found ?? []
  return name !== '' && isName(name) ? `${title} ${family}` : ''
}

/** A name alone on the last line, after an empty one, of somebody who has spoken of themselves and not in a list. */
function underneath(description: string): string {
  const [last = '', gap, before = ''] = description.trimEnd().split('\n').toReversed()
  const [, name = ''] = ALONE.exec(last.trim()) ?? []
  const isText = gap?.trim() === '' && !BULLET.test(before.trim()) && /\bI\b/.test(description)
  return isText && !name.includes(' ') && !PLACES.has(plainWords(name)) ? name : ''
}

/** "MR", "OROSCO" as a letter writes them. */
const asName = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`

/** Somebody who signs with both names is greeted by the first where the posting calls them so. */
function asCalled(name: string, description: string): string {
  const [, given = name] = TWO_NAMES.exec(name) ?? []
  const others = description.replaceAll(name, ' ').split(/[^\p{L}]+/u)
  return others.includes(given) ? given : name
}
const TWO_NAMES = /^(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+$/u

/** Whom a posting sends people to, where nobody has signed it: "look for Ms. Grace", "email Mel". */
function sentTo(description: string): string {
  const to = titled(TITLED_SENT_TO.exec(description))
  if (to !== '') return to
  const [, title = '', called = ''] = WRITE_TO_TITLED.exec(description) ?? []
  if (called !== '' && isName(called)) return `${title} ${called}`
  const goes = GOES_TO.exec(description)
  const name = SENT_TO.exec(description)?.[1] ?? goes?.[1] ?? goes?.[2] ?? ''
  return isName(name) && !PLACES.has(plainWords(name)) ? name : ''
}

/** The name under "Regards," of one of the last lines, which their post or firm may follow. */
function underRegards(lines: readonly string[]): string | undefined {
  const at = lines.findLastIndex((line) => REGARDS.test(line))
  return at < lines.length - 4 || at < 1 ? undefined : UNDER_REGARDS.exec(lines[at + 1] ?? '')?.[1]
}

/** Whom a posting says letters are to be addressed to, or who it says it is; empty where it does not. */
function addressedTo(description: string): string {
  const to = ADDRESSED.exec(description)?.[1] ?? ''
  // "Ms. Carla Bianchi" is Ms. Bianchi to those who write to her.
  const [, mark = '', given = to, family = given] = /^((?:Ms|Mr|Mrs|Dr|Atty|Engr)\.?) (\S+)(?: (\S+))?$/.exec(to) ?? []
  if (to !== '' && !NO_NAME.test(given)) return mark === '' ? to : `${mark} ${family}`
  const [, title = '', capitals = ''] = ADDRESSED_IN_CAPITALS.exec(description) ?? []
  if (capitals !== '' && capitals === capitals.toUpperCase()) return `${asName(title)}. ${asName(capitals)}`
  const [, called = ''] = CALLED.exec(description) ?? []
  return called !== '' && isName(called) ? called : ''
}

/** The name a posting is signed with, or says that letters are to be addressed to; empty where there is none. */
export function signedBy(description: string, employer = ''): string {
  const to = addressedTo(description)
  if (to !== '') return to
  const lines = description.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const [last = '', before = ''] = [lines.at(-1), lines.at(-2)]
  const doctor = titled(TITLED_ALONE.exec(last))
  if (doctor !== '' && lines.length > 2) return doctor
  const [, behind = ''] = BEHIND.exec(last) ?? []
  const name =
    (behind !== '' && employer.toLowerCase().includes(behind.toLowerCase()) ? behind : undefined) ??
    (lines.length < 3 ? undefined : (SIGNED.exec(last)?.[1] ?? BEHIND_NAME.exec(last)?.[1])) ??
    (lines.length < 3 ? undefined : (WITH_TEAM.exec(last)?.[1] ?? underRegards(lines))) ??
    (ENDED.test(before) && lines.length > 2 ? ALONE.exec(last)?.[1] : undefined) ??
    INTRODUCED.exec(description.slice(0, FIRST_WORDS))?.[1] ??
    NAMED.exec(description)?.[1] ??
    WHO_I_AM.exec(description)?.[1] ??
    underneath(description)
  // In small letters many words stand there: a name is one that the employer's has as well.
  const isTheirs = name.length > 2 && employer.toLowerCase().includes(name.toLowerCase())
  const said = isTheirs ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
  return isName(said) ? asCalled(said, description) : sentTo(description)
}
