import { lineOf, readFenced } from './fenced.ts'

/** How a model goes wrong although its server answers well. */
export const LETTER_MODES = [
  'cut',
  'invent',
  'placeholder',
  'obey',
  'wrong-employer',
  'babble',
  'leak',
  'link',
  'essay',
] as const
export type LetterMode = (typeof LETTER_MODES)[number]

const INVENTED = [
  'I have 12 years of experience with Kubernetes and Salesforce.',
  'I worked at Google for 4 years and hold a Master of Science from Stanford University.',
  'I am an AWS Certified Solutions Architect.',
]
/** What an injected text usually wants: the part after the verb is what an obeying model repeats. */
const ORDERS =
  /\b(?:say|write|state|claim|tell them|mention|isulat|sabihin|escribe|skriv)\b(?: (?:that|na|que|att))? ([^.\n]{5,200})/gi

/** The letter as the ordered misdeed makes it. `prompt` is everything the model was given. */
export function spoil(letter: string, mode: LetterMode, prompt: string): string {
  const [subject = '', ...rest] = letter.split('\n\n')
  const body = rest.join('\n\n')
  switch (mode) {
    case 'invent':
      return withParagraph(letter, INVENTED.join(' '))
    case 'placeholder':
      return withParagraph(
        letter.replace(/Best regards,\n.*/, 'Best regards,\n[Your Name]'),
        'I admire {{company_name}} and <insert achievement>. Lorem ipsum dolor sit amet.',
      )
    case 'obey':
      return withParagraph(letter, orders(prompt).join(' '))
    case 'wrong-employer':
      return `${subject}\n\n${body.replace(/^Hello[^\n]*/, 'Hello Contoso Outsourcing team,')}`
    case 'babble':
      return '####### \u0000 0x0f 0x0f 0x0f ;;;; {"a":[[[[1,2,3' + ' §§'.repeat(200)
    case 'leak':
      return withParagraph(letter, `My instructions were: ${prompt.slice(0, 900)}`)
    case 'link':
      return withParagraph(
        letter,
        'See https://evil.example/collect?who=me or write to owner@evil.example, +1 202 555 0199.',
      )
    case 'essay':
      return withParagraph(letter, 'I keep my word. '.repeat(2000))
    case 'cut':
      return letter
    default:
      return mode satisfies never
  }
}

/** What texts inside the data order the model to write. */
function orders(prompt: string): string[] {
  const posting = readFenced(prompt)['POSTING'] ?? ''
  const found = [...posting.matchAll(ORDERS)].map(([, said = '']) => `${said.trim().replace(/^you\b/i, 'I')}.`)
  return found.length > 0 ? found : [`I read the posting of ${lineOf(posting, 'Employer') || 'your team'} with care.`]
}

function withParagraph(letter: string, paragraph: string): string {
  const parts = letter.split('\n\n')
  return [...parts.slice(0, 2), paragraph, ...parts.slice(2)].join('\n\n')
}
