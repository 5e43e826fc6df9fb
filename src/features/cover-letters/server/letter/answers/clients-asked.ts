import type { Answers } from './known.ts'

const ASKED =
  /\bother clients?\b|\b(?:current|existing|present) clients?\b|\bhow many clients?(?: do)? you (?:currently |already |still )?(?:have|keep|serve|work)\b/
/** Whom somebody has, or had, is another question. */
const NOT_HOW_MANY = /\b(?:why|how (?:do|would|will|did)|names?|who|which|kinds?|types?|industr\w+)\b/
// bounded: a sentence of a profile, a few words around the number
const HAVE =
  /\bI (?:(?:still|also|currently|presently|only) )*(?:keep|have|serve|handle|work with|['’]m working with|am working with) (?:(?:only|just|about) )?(?:one|two|three|four|five|six|\d{1,2}|an?|another)(?: (?!client)[a-z-]+){0,2} clients?\b/i
const NONE = /\bno other clients?\b/i

/** How many clients somebody has beside, as their own words tell it; empty where they do not, or nobody asks. */
export function clientsAsked({ hours, about }: Pick<Answers, 'hours' | 'about'>, asked: string): string {
  if (!ASKED.test(asked) || NOT_HOW_MANY.test(asked)) return ''
  const own = `${hours} ${about}`
  if (NONE.test(own)) return 'I have no other clients.'
  const [said = ''] = HAVE.exec(own) ?? []
  return said === '' ? '' : `${said}.`
}
