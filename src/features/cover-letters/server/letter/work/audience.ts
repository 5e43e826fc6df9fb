import type { Addressee } from '../../writer.ts'

/** Whom an employer's work is with, where the posting does not call them customers: several of them, and one. */
const AUDIENCES: readonly (readonly [RegExp, string, string])[] = [
  [/\bsalon owners\b/i, 'salon owners', 'a salon owner'],
  [/\bpet (?:parents|owners)\b/i, 'pet owners', 'a pet owner'],
  [/\bhome ?owners\b/i, 'homeowners', 'a homeowner'],
  [/\btenants\b/i, 'tenants', 'a tenant'],
  [/\bguests\b/i, 'guests', 'a guest'],
  [/\b(?:honeymooners|travell?ers)\b/i, 'travellers', 'a traveller'],
  [/\bbuyer(?:s\b| messages)/i, 'buyers', 'a buyer'],
  [/\bmembers\b/i, 'members', 'a member'],
  [/\blearners\b/i, 'learners', 'a learner'],
  [/\bdonors\b/i, 'donors', 'a donor'],
  [/\bpatients\b/i, 'patients', 'a patient'],
  [/\bteachers\b/i, 'teachers', 'a teacher'],
]
const CUSTOMERS = /\bcustomers\b/i

/** Puts the posting's own people for the customers a letter's sentences about its work speak of. */
export function inTheirWords({ description }: Pick<Addressee, 'description'>): (text: string) => string {
  const [, several, one] = AUDIENCES.find(([says]) => says.test(description)) ?? []
  if (several === undefined || CUSTOMERS.test(description)) return (text) => text
  return (text) =>
    text
      .replace(/\b(answering|replies to a few) customer messages\b/gi, `$1 messages from ${several}`)
      .replace(/\btenant requests\b/g, several === 'tenants' ? 'tenant requests' : `requests from ${several}`)
      .replace(/\ba (mock call (?:with|to)) a customer\b/g, `a $1 ${one}`)
}
