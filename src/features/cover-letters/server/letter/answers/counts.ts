/** What a question wants counted: "how many takeoffs", "number of client files". */
const COUNTED =
  /\b(?:how many|number of) (?:[\w-]+ ){0,2}?(\w{4,})(?= (?:have|has|did|do|does|you|youve|per|an?|in|on|were|was|are|is|that|which|can|could|total|so)\b|$)|\b(?:how many|number of) (?:\w+ )??(\w{4,})\b|^(?:the |average )?(\w{4,}) (?:per|an?) (?:hour|day|shift|week|month|year)\b/
/** Of whom somebody hired, whatever they are called. */
const HIRING =
  /\b(?:candidates|people|applicants|staff|employees|agents|workers|positions|roles)\b.*\b(?:hired?|recruit(?:ed)?|fill(?:ed)?|place[sd]?)\b/
const STEM = 5
/** What holds what is counted: "client files" are clients. */
const HOLDS = /^(?:files|accounts|books|entities|sets|records)$/
/** A length of time is no number of things: "40 bills a month" has no months. */
const TIME = /^(?:minute|hour|day|week|month|quarter|year)s?$/
/** Old books put in order, by the names people have for it. */
export const BEHIND =
  /\b(?:catch(?:ing)?[ -]?ups?|clean(?:ed|ing)?[ -]?ups?|caught up|backlogs?|behind|unreconciled)\b/i
/** Whether a question names what is to be counted, so that a number of it answers. */
export const countsNamed = (asked: string): boolean => COUNTED.test(asked)
/** Whether a deed has a number of what is asked, and no sum of money instead; `context` is what the question is a piece of. */
export function counts(deed: string, asked: string, context = asked): boolean {
  const found = COUNTED.exec(asked)
  const thing = found?.[1] ?? found?.[2] ?? found?.[3]
  if (thing === undefined) return /\d/.test(deed)
  if (TIME.test(thing))
    return (
      BEHIND.test(context) &&
      BEHIND.test(deed) &&
      new RegExp(String.raw`\d ?${thing.replace(/s$/, '')}`, 'i').test(deed)
    )
  const [, held = ''] = HOLDS.test(thing) ? (new RegExp(String.raw`(\w{4,}) ${thing}\b`).exec(asked) ?? []) : []
  if (held !== '' && counts(deed, `how many ${held} `)) return true
  // bounded: three words at most between a number and what it counts
  const named = new RegExp(String.raw`\d[\d,.]* (?:[\w-]+ ){0,3}?${thing.slice(0, STEM)}`, 'i')
  // bounded: five words at most. "Hires a month" are told by whom somebody hired.
  const did = new RegExp(String.raw`^${thing.replace(/e?s$/, '').slice(0, STEM)}\w*(?:,? [\w-]+){0,7}?,? \d`, 'i')
  const hired =
    HIRING.test(asked) &&
    (/^(?:hired|recruited|placed)(?: [\w-]+){0,4}? \d/i.test(deed) ||
      (/\b(?:screen|interview)/i.test(asked) &&
        /^(?:screened|interviewed|took care of (?:[\w-]+ )?(?:screening|interview\w*))(?: [\w-]+){0,4}? \d/i.test(
          deed,
        )))
  return named.test(deed) || did.test(deed) || hired
}

const KIND_OF_IT = /^(?:and )?(?:of )?what (?:kinds?|types?|sorts?)(?: of (?:them|it))?\??$/i
// bounded: an answer of a letter, one sentence
const KINDS = /^(?!\[).{0,120}\d[^.()]{0,60}\([^()]*,[^()]*\)/
/** Whether "what kind?" behind "how many?" is told already by a number with its kinds in brackets: "26 trucks (6W, 10W)". */
export const kindsTold = (asked: string, before: string): boolean => KIND_OF_IT.test(asked) && KINDS.test(before)
