import { plainWords } from '#features/cover-letters/claims/words.ts'
import type { Addressee } from '../../writer.ts'
import { ALSO_PROGRAMS, KINDS, PROGRAMS } from './programs.ts'

/** Calling and calls, editor and editing. */
const SAME_START = 4
const [SKILLS_SHOWN, TOOLS_NAMED] = [5, 2]
/** The letter shows it by itself. */
const LANGUAGE = /^(?:english|filipino|tagalog)\b/i

/** The skills a posting asks for that no sentence has named yet, else the person's others. */
export function skillsLeft(
  own: readonly string[],
  shared: readonly string[],
  said: string,
): { skills: string[]; asked: boolean } {
  const words = plainWords(said).split(' ')
  const unsaid = (skill: string) =>
    !LANGUAGE.test(skill) &&
    !plainWords(skill)
      // "Excel" has told of Microsoft Excel.
      .replace(/^(?:ms|microsoft) (?=\w{4})/, '')
      .split(' ')
      .every((part) => words.some((word) => word.slice(0, SAME_START) === part.slice(0, SAME_START)))
  const asked = shared.filter(unsaid).slice(0, SKILLS_SHOWN)
  if (asked.length > 0) return { skills: asked, asked: true }
  return {
    skills: own.filter((skill) => !shared.includes(skill) && unsaid(skill)).slice(0, SKILLS_SHOWN),
    asked: false,
  }
}

/** Programs whose names are words like others: "the code word", "excel in a team". */
const ALSO_WORDS: ReadonlyMap<string, RegExp> = new Map([
  [
    'word',
    /\b(?:MS|Microsoft|Office) Word\b|\bWord(?=,? (?:and|or|&|\/)? ?(?:MS |Microsoft )?(?:Excel|PowerPoint|Google)|\/Excel)|\bExcel(?: and |, | & |\/)Word\b/,
  ],
  ['excel', /\bExcel\b|\bEXCEL\b/],
  ['teams', /\b(?:MS|Microsoft) Teams\b/],
  ['access', /\b(?:MS|Microsoft) Access\b/],
  ['outlook', /\bOutlook\b/],
  // The peso is written alike.
  ['php', /(?<![\dk] ?)\bPHP\b(?! ?[\d,])/],
])

const LEVEL = /^(?:advanced|intermediate|expert(?: in)?) (?=\p{L}{3})/iu
/** Those of the skills that the posting names as whole words, in the person's own order and spelling. */
export function sharedSkills(skills: string[], posting: Addressee): string[] {
  const said = [posting.title, ...posting.tags, posting.description].join(' . ')
  const words = ` ${plainWords(onlyNames(said))} `
  return skills.filter((skill) => {
    // "Microsoft Excel" is the Excel of a posting.
    // bounded: a skill, 60 signs
    const wanted = plainWords(skill.replace(/\s*\([^)]*\)$/, '').replace(LEVEL, '')).replace(
      /^(?:ms|microsoft|adobe|google(?! workspace| cloud| ads)) (?=\w{4})/,
      '',
    )
    return wanted !== '' && words.includes(` ${wanted} `) && (ALSO_WORDS.get(wanted)?.test(said) ?? true)
  })
}

/** How the name of a program stands among the words of a text. */
const WITHIN: ReadonlyMap<string, string> = new Map(
  [...PROGRAMS, ...ALSO_PROGRAMS].map((name) => [name, ` ${plainWords(name)} `] as const),
)
/** Programs that a letter may say it lacks. */
const NAMED = PROGRAMS.map((name) => {
  const word = plainWords(name)
  return { name, word, within: ` ${word} ` }
})
/** Names of one word: the words of others are words like any. */
const PROGRAM_WORDS: ReadonlySet<string> = new Set(PROGRAMS.map(plainWords).filter((name) => !name.includes(' ')))

/** Whether a skill is a program, and no kind of work. */
export const namesProgram = (skill: string): boolean =>
  /^(?:ms|microsoft|google|adobe) /i.test(skill) ||
  [...WITHIN.values()].some((name) => ` ${plainWords(skill)} `.includes(name))
/** Whether a word is a program's name, or a part of one. */
export const isProgram = (word: string): boolean => PROGRAM_WORDS.has(plainWords(word))

/** Short names of programs. */
const SHORT: readonly [RegExp, string][] = [
  [/\bGHL\b/gi, 'GoHighLevel'],
  [/\bQBO\b/gi, 'QuickBooks'],
  [/\bSales Nav\b/g, 'Sales Navigator'],
]
const spelt = (text: string): string =>
  ` ${plainWords(SHORT.reduce((all, [short, name]) => all.replace(short, name), onlyNames(text)))} `

/** Names that are words of English or Filipino as well. */
const WORD_NAMES =
  /(?<![\p{L}\p{N}'’-])(?:gusto|notion|slack|clay|lever|epic|audition|premiere|illustrator|apollo|greenhouse|intercom|workday|acuity|affinity|breeze|bonsai|crisp|deputy|elation|framer|headway|homebase|humanity|instantly|jobber|lofty|podia|reckon|skool|valant|weave|workable|reaper)(?![\p{L}\p{N}'’-])/giu
const FILIPINO_NEXT =
  /^\s+(?:na|ng|nang|ko|mo|ka|namin|naming|natin|nating|nila|niya|nyo|ninyo|kong|mong|ba|po|sana|lang|din|rin|mag\p{L}*)(?!\p{L})/iu
/** What stands before a name in a sentence, and what goes on from one that begins it. */
// bounded: what stands before a word, 24 signs
const USED_BEFORE = /\b(?:in|on|with|using|uses?d?|knows?|via|into|from|of|like|adobe|marunong sa|gamit ang)\s+$/i
const ENDS_AS_NAME = /^\s*(?:$|[,/&+;:.)\]|\n(]|(?:and|or|at|o)\s|experience\b|skills\b|pro\b|cc\b)/i
// bounded: what stands before a word, 24 signs
const BEGINS = /(?:^|[.!?:;\n•*–—-])\s*["“(]?$/
// bounded: what stands before a word, 24 signs
const LISTED_BEFORE = /(?:[\p{L}\p{N}]\s*(?:[,/&+]|\b(?:and|or))|[:(])\s*$/u

/** A text without the words that programs are called like: a name is written as one, or stands where tools do. */
const onlyNames = (text: string): string =>
  text.replace(WORD_NAMES, (word, at: number) => {
    const [before, behind] = [text.slice(Math.max(0, at - 24), at), text.slice(at + word.length, at + word.length + 16)]
    if (FILIPINO_NEXT.test(behind) || /\ban?\s+$/i.test(before)) return ' '
    const written = /^\p{Lu}/u.test(word)
    if (USED_BEFORE.test(before) && (written || ENDS_AS_NAME.test(behind))) return word
    if (written) return BEGINS.test(before) && !ENDS_AS_NAME.test(behind) ? ' ' : word
    return LISTED_BEFORE.test(before) && ENDS_AS_NAME.test(behind) ? word : ' '
  })

/** The programs a text names, as they are written. */
export function programsNamed(text: string): string[] {
  const said = spelt(text)
  return NAMED.filter(({ within }) => said.includes(within)).map(({ name }) => name)
}

/** So short a name may be a word of any sentence: "later", "wave". */
const SHORT_NAME = 6
/** Programs a text names, those too that no letter says it lacks, as they are written. */
export function everyProgramNamed(text: string): string[] {
  const said = spelt(text)
  return [...PROGRAMS, ...ALSO_PROGRAMS.filter((name) => name.length > SHORT_NAME)].filter((name) =>
    said.includes(WITHIN.get(name) ?? name),
  )
}

/** Programs that two texts both name. */
export function programsOfBoth(one: string, other: string): string[] {
  const [first, second] = [spelt(one), spelt(other)]
  return NAMED.filter(({ within }) => first.includes(within) && second.includes(within)).map(({ word }) => word)
}

/** A sheet is no program of the same kind as one for accounts. */
const isAlike = (program: string): boolean => program !== '' && !/^(?:Excel|Google Sheets)$/.test(program)
const OR_SIMILAR =
  /^ (?:[a-z]+ ){0,4}(?:or|and) (?:similar|another|other|equivalent|any other|the like|something like it)\b/
const BEHIND = 70
/** Learnt in an hour: nobody is refused for them. */
const BY_THE_WAY = /\b(?:Slack|Trello|Notion|Monday\.com)\b/i
/** "Canva/Photoshop": one of them will do. */
const isEither = (raw: string, one: string, other: string): boolean =>
  [`${one}/${other}`, `${other}/${one}`].some((pair) => raw.includes(pair.toLowerCase()))
/** Programs a posting names and nothing of the person's own words does. */
export function missingTools(posting: Pick<Addressee, 'title' | 'description' | 'tags'>, own: string): string[] {
  const raw = [posting.title, posting.description]
    .join('\n')
    .toLowerCase()
    .replace(/ ?\/ ?/g, '/')
  const [said, mine] = [spelt([posting.title, posting.description].join(' . ')), spelt(own)]
  const known = NAMED.filter(({ within }) => mine.includes(within)).map(({ word }) => word)
  const found = NAMED.map(({ name, word, within }) => ({ name, word, at: said.indexOf(within) }))
    .filter(
      ({ name, word, at }) =>
        at >= 0 && !known.includes(word) && !(BY_THE_WAY.test(name) && !BY_THE_WAY.test(posting.title)),
    )
    .filter(({ name }) => !known.some((one) => isEither(raw, name, one)))
    // "Our illustrator" is somebody.
    .filter(
      ({ name }) =>
        name !== 'Illustrator' ||
        /\bIllustrator\b/.test(`${posting.title}\n${posting.tags.join()}\n${posting.description}`),
    )
    // "Figma or Photoshop": who knows one of them lacks nothing.
    .filter(
      ({ word }) =>
        !known.some((one) => [`${word} or ${one}`, `${one} or ${word}`].some((or) => said.includes(` ${or} `))),
    )
    // "Zendesk or similar": who knows another of the kind has it.
    .filter(
      ({ name, at, word }) =>
        !OR_SIMILAR.test(said.slice(at + word.length + 1, at + BEHIND)) || !isAlike(likeProgram(name, own)),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)
  return found.slice(0, TOOLS_NAMED)
}

/** All programs for the same work as one, itself among them. */
export const programsLike = (program: string): readonly string[] =>
  KINDS.find((names) => names.includes(program)) ?? [program]

/** A program of the same kind that the person's own words name; empty where there is none. */
export function likeProgram(program: string, own: string): string {
  const mine = spelt(own)
  const kind = KINDS.find((names) => names.includes(program)) ?? []
  return kind.find((name) => mine.includes(WITHIN.get(name) ?? name)) ?? ''
}
