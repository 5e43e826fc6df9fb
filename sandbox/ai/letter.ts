import { lineOf, readFenced, textOf, type Fenced } from './fenced.ts'

const OPENINGS = [
  (title: string, place: string) => `I would like to work as your ${title}${place}.`,
  (title: string, place: string) => `I am writing about your ${title} posting${place}.`,
  (title: string, place: string) => `Please consider me for the ${title} role${place}.`,
]

const listed = (items: string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const words = (line: string): string[] =>
  line
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/**
 * Writes a letter out of the data in a prompt, as a well-behaved model would: nothing in it that the data does not hold,
 * and the draft's own words where there is one.
 * The same prompt and `turn` give the same letter; another `turn` words it differently.
 */
export function writeLetter(prompt: string, turn: number): string {
  const data = readFenced(prompt)
  const wishes = (data['WISHES'] ?? '').toLowerCase()
  const name = lineOf(data['PERSON'], 'Name')
  const title = lineOf(data['POSTING'], 'Title')
  const employer = lineOf(data['POSTING'], 'Employer')
  const short = wishes.includes('short') || wishes.includes('brief')
  const draft = (data['DRAFT'] ?? '').split('\n\n').filter((paragraph) => paragraph.trim() !== '')
  const body =
    draft.length > 0
      ? reworded(draft.slice(0, -1), { short, first: turn === 0 ? '' : opening(title, employer, turn) })
      : [
          employer === '' ? 'Hello,' : `Hello ${employer} team,`,
          [opening(title, employer, turn), introduction(data)].join(' '),
          skills(data),
          short ? '' : textOf(data['PERSON'], 'About'),
          'I would be glad to show you how I work in a short call.',
        ]
  const thanks = wishes.includes('tagalog') || wishes.includes('taglish') ? 'Maraming salamat po.' : ''
  const paragraphs = [
    ...body,
    wished(data['WISHES'] ?? ''),
    thanks === '' && draft.length === 0 ? 'Thank you for reading this.' : thanks,
    draft.at(-1) ?? (name === '' ? 'Best regards' : `Best regards,\n${name}`),
  ]
  const subject = `Subject: Application for ${title}${name === '' ? '' : ` - ${name}`}`
  return [subject, ...paragraphs].filter((paragraph) => paragraph.trim() !== '').join('\n\n')
}

const GREETING = /^(?:Hello|Hi|Dear)\b[^.]*,$/

/** Up to a full stop that a new sentence follows: "Inc.," ends none. */
const FIRST_SENTENCE = /^[^]*?(?<!\b(?:Inc|Co|Corp|Ltd|Mr|Ms|Mrs|Dr|St))[.!?](?=\s+\p{Lu}|\s*$)/u

/** The draft with another first sentence; a short letter keeps what opens it, what was asked for and how it ends. */
function reworded(paragraphs: string[], { short, first: anew }: { short: boolean; first: string }): string[] {
  const first = paragraphs.findIndex((paragraph) => GREETING.test(paragraph)) + 1
  return paragraphs.flatMap((paragraph, at) => {
    if (at === first && anew !== '') return [paragraph.replace(FIRST_SENTENCE, anew)]
    const isAsked = /\[Your answer: |^\d\. /m.test(paragraph)
    return short && at > first && at < paragraphs.length - 1 && !isAsked ? [] : [paragraph]
  })
}

function opening(title: string, employer: string, turn: number): string {
  const write = OPENINGS[turn % OPENINGS.length] ?? OPENINGS[0]
  return write?.(title === '' ? 'new colleague' : title, employer === '' ? '' : ` at ${employer}`) ?? ''
}

function introduction(data: Fenced): string {
  const profession = lineOf(data['PERSON'], 'Profession')
  const experience = lineOf(data['PERSON'], 'Experience')
  const location = lineOf(data['PERSON'], 'Location')
  return [
    profession === '' ? '' : `By profession I am: ${profession}.`,
    experience === '' ? '' : `I have ${experience}.`,
    location === '' ? '' : `I am based in ${location}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function skills(data: Fenced): string {
  const shared = words(lineOf(data['PERSON'], 'Skills the posting asks for'))
  const own = words(lineOf(data['PERSON'], 'Skills')).slice(0, 5)
  if (shared.length > 0) return `Of what you ask for I bring ${listed(shared)}.`
  return own.length === 0 ? '' : `In my daily work I use ${listed(own)}.`
}

/** "Mention that I can start in June": the person's own words, so they are written. */
function wished(wishes: string): string {
  const said = /\bmention that ([^.\n]{3,200})/i.exec(wishes)?.[1]?.trim() ?? ''
  return said === '' ? '' : `${said[0]?.toUpperCase()}${said.slice(1)}.`
}
