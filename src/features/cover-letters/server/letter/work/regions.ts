import type { Addressee, Writer } from '../../writer.ts'

/** Places behind an employer's name in a resume, how a sentence names them, and what a posting there speaks of. */
const REGIONS: readonly { aside: RegExp; said: string; there: RegExp }[] = [
  {
    aside: /^Australia$/i,
    said: 'Australia',
    there:
      /\b(?:Australian?s?|Aussies?|AU|AUD|Sydney|Melbourne|Brisbane|Perth|Adelaide|Gold Coast|Queensland|QLD|NSW|BAS)\b/,
  },
  {
    aside: /^(?:UK|England|United Kingdom)$/i,
    said: 'the UK',
    there: /\b(?:UK|British|London|Leeds|Manchester|Bristol|Birmingham|England|Scotland|Wales|HMRC)\b/,
  },
  {
    aside: /^(?:US|USA|United States)$/i,
    said: 'the US',
    there: /\b(?:US|USA|U\.S\.|American?|United States)\b/,
  },
  { aside: /^(?:NZ|New Zealand)$/i, said: 'New Zealand', there: /\b(?:NZ|New Zealand|Auckland|Wellington|Kiwi)\b/ },
  { aside: /^Canada$/i, said: 'Canada', there: /\b(?:Canad(?:a|ian)|Toronto|Vancouver|Calgary|Ontario)\b/ },
  { aside: /^Florida$/i, said: 'Florida', there: /\b(?:Florida|Tampa|Miami|Orlando|Jacksonville)\b/ },
  { aside: /^Texas$/i, said: 'Texas', there: /\b(?:Texas|Dallas|Houston|Austin|San Antonio)\b/ },
  {
    aside: /^California$/i,
    said: 'California',
    there: /\b(?:California|Los Angeles|San Diego|San Francisco|Sacramento)\b/,
  },
]
// bounded: an employer's name
const ASIDE = /^(.{2,80}?) \(([^()]{2,20})\)$/

/**
 * Whoever worked in the posting's own part of the world has it told: "The Harlan Team (Florida)" is The Harlan Team in
 * Florida in a letter to Tampa, and The Harlan Team in one to Leeds.
 */
export function whereTheyHire<Of extends Pick<Writer, 'works'>>(writer: Of, { title, description }: Addressee): Of {
  const posted = `${title}\n${description}`
  const placed = (employer: string | null): string | null => {
    const [, name = '', aside = ''] = ASIDE.exec((employer ?? '').trim()) ?? []
    const region = REGIONS.find((one) => one.aside.test(aside.trim()) && one.there.test(posted))
    return region === undefined ? employer : `${name} in ${region.said}`
  }
  return writer.works === undefined
    ? writer
    : { ...writer, works: writer.works.map((work) => ({ ...work, employer: placed(work.employer) })) }
}
