import { SUBJECT_MAX } from '../rules.ts'

/** The few facts the browser has by itself. */
export type Fallback = { jobTitle: string; employer: string | null; name: string }

const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A subject that says what it is about, cut to what the board takes. */
export function plainSubject(jobTitle: string): string {
  const whole = `Application: ${line(jobTitle)}`
  return whole.length <= SUBJECT_MAX ? whole : `${whole.slice(0, SUBJECT_MAX - 1).trimEnd()}…`
}

/** A short letter that can be sent as it is and claims nothing the browser does not know (spec 2 §4). */
export function fallbackLetter({ jobTitle, employer, name }: Fallback): { subject: string; content: string } {
  const team = line(employer ?? '')
  const content = [
    team === '' ? 'Hello,' : `Hello ${team} team,`,
    `I would like to apply for the ${line(jobTitle)} position.`,
    'I would be glad to tell you more or to answer your questions.',
    'Thank you for your time.',
    name.trim() === '' ? 'Best regards' : `Best regards,\n${line(name)}`,
  ]
  return { subject: plainSubject(jobTitle), content: content.join('\n\n') }
}
