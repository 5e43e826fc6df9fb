import { withHiddenSaid } from '#features/jobs/hidden-links/rules.ts'
import type { AskedFile, Instruction, Place } from '../contract.ts'

const FILE_NAMES: Record<AskedFile, string> = {
  resume: 'Your resume',
  portfolio: 'Your portfolio or samples of your work',
  voice: 'A voice recording',
  video: 'A video of you',
  speed_test: 'Your internet speed test',
  typing_test: 'Your typing test',
  pc_specs: 'The specs of your computer',
  test_result: 'Your test result',
  photo: 'A photo',
  certificate: 'Your certificates',
  references: 'Your references',
}
const WHERE: Record<Place, string> = {
  subject: 'in the subject',
  first_line: 'at the start of your letter',
  last_line: 'in the last line of your letter',
  anywhere: 'in your message',
}
const BOUNDS = { exactly: '', least: 'At least ', most: 'At most ' }

/** What a line of the checklist says; where the words may mean something else it asks. */
export const labelOf = (instruction: Instruction): string =>
  instruction.sure === false ? `Do they ask for this? ${wishOf(instruction)}` : wishOf(instruction)

/** The same without asking. */
export function wishOf(instruction: Instruction): string {
  switch (instruction.kind) {
    case 'subject':
      return `${{ is: 'Subject', starts: 'Subject starts with', form: 'Subject like' }[instruction.how]}: “${instruction.text}”`
    case 'code_word':
      return `“${instruction.word}” ${WHERE[instruction.place]}`
    case 'points':
      return `${BOUNDS[instruction.bound]}${instruction.points} apply ${instruction.points === 1 ? 'point' : 'points'}`
    case 'question':
      return `Answer: ${withHiddenSaid(instruction.text)}`
    case 'attachment':
      return FILE_NAMES[instruction.file]
    default:
      return instruction.avoid === null
        ? 'In your own words: no AI'
        : `Leave out “${instruction.avoid}”: letters that have it are turned down`
  }
}

export const CHECKLIST_SENTENCES = {
  title: 'What the posting asks for',
  loading: 'Reading what the posting asks for',
  failed: 'What the posting asks for could not be read. Look at its text yourself.',
  unsureTitle: 'Do they ask for this?',
  unsure: 'We are not sure, so no letter does it by itself. Tick what you have done, or what is not meant.',
  warnTitle: 'Not everything is ticked',
  warn: 'The posting asks for more than we found in your application:',
  warnEnd: 'You can send it as it is.',
  noAiTitle: 'This employer wants no AI letters',
  noAi: 'Their words:',
  noAiAdvice: 'Write in your own words, or begin with the plain template, which no AI wrote, and make it yours.',
} as const
