import { isNobody, plainName } from '../person/person.ts'
import type { Addressee } from '../../writer.ts'

/** Words that stand in names of businesses and in none of people. */
const OF_BUSINESS =
  /\b(?:inc|llc|ltd|pty|corp|co|gmbh|plc|group|partners|advisory|advisors|consult\w*|media|studios?|labs?|tech\w*|software|systems|digital|solutions|services|agency|agencies|marketing|creative|capital|ventures|holdings|finance|financial|accounting|tax|books|bookkeeping|law|legal|attorneys|clinic|dental|medical|health|healthcare|wellness|care|homes?|homecare|realty|properties|property|rentals|estates?|construction|builders?|roofing|plumbing|electric\w*|landscaping|cleaning|solar|energy|air|freight|logistics|shipping|transport|trucking|supply|trading|imports?|foods?|kitchen|cafe|coffee|bakery|restaurants?|hospitality|hotels?|travel|journeys|tours|academy|school|learning|education|english|tutors?|tutoring|college|brands?|goods|shop|store|boutique|outfitters|apparel|jewelry|furniture|windows|interiors|design|designs|films?|pictures|photography|productions?|publishing|press|magazine|music|events|staffing|recruit\w*|talent|outsourcing|hub|works|collective|foundation|church|ministries|nonprofit|giving|growth|sales|commerce|analytics|data|cloud|security|mortgage|insurance|spine|pharmacy|pets?|farms?|garden|auto|motors|sports|fitness|gym|beauty|salon|spa|company|team|msp|international|global|worldwide)\b/i
const [LONG_NAME, MANY_WORDS] = [40, 4]

/**
 * An employer's name as one can join it, "the Okafor Group"; empty where there is none, and for what may be a person's:
 * many who hire post under their own names.
 */
export function companyOf({ employer, description }: Pick<Addressee, 'employer' | 'description'>): string {
  const name = (employer ?? '').replace(/\s+/g, ' ').trim()
  if (
    name === '' ||
    isNobody(name) ||
    name.length > LONG_NAME ||
    name.split(' ').length > MANY_WORDS ||
    !/\p{L}/u.test(name)
  )
    return ''
  const isOne =
    OF_BUSINESS.test(name) ||
    /[&\d]|\p{Ll}\p{Lu}|\band\b/u.test(name) ||
    /^the /i.test(name) ||
    isSpokenOf(name, description)
  return isOne
    ? plainName(name)
        .replace(/^(?=[^\n]* (?:Team|Group)$)(?!the )/i, 'the ')
        .replace(/^The (?=\S)/, 'the ')
        .replace(/[.]$/, '')
    : ''
}

/** "Talentwell places nurses", "at Talentwell": a posting that speaks of its employer as of a business. */
function isSpokenOf(name: string, description: string): boolean {
  const at = description.indexOf(name)
  if (at < 0) return false
  return (
    /\b(?:at|join|about)\s+$/i.test(description.slice(Math.max(0, at - ' about '.length), at)) ||
    /^(?:['’]s)? (?:is|are|was|has|\p{Ll}+s)\b/u.test(description.slice(at + name.length))
  )
}
