/** What some boards leave of an apostrophe. */
const APOSTROPHE = /&apos(?:;|(?=[a-z]))|u0027/g
/** Where two words may stand together with the end of a line between them. */
const WITHIN = /[a-z](?=[A-Z])/g
const AROUND = 30

/** `products|Assist`, `skills|HMO`; what begins with a capital letter is a name more often: `QuickBooks`. */
const SMALL = /(?<![A-Za-z])[a-z]+$/
const [LEAST_BEFORE, LEAST_BEFORE_CAPITALS] = [3, 5]
const CAPITALS = /^[A-Z]{2}/
/** What headings end with: `Qualifications|Must`. */
const HEADING =
  /\b(?:Qualifications?|Requirements?|Responsibilities|Description|Summary|Benefits|Duties|Experience|Education|Overview|Skills|Opportunity|Functions?)$/
/** What lines begin with: `About Us|At`, `Integration|Write`. */
const LINE =
  /^(?:At|The|As|You|Your|We|Our|This|These|If|About|Who|What|Why|How|Must|Assists?|Develops?|Manages?|Provides?|Ensures?|Performs?|Conducts?|Write|Prepares?|Supports?|Maintains?|Creates?|Monitors?|Coordinates?|Collaborate|Bachelor|Minimum|Qualifications|Responsibilities|Requirements|Description|Experience|Knowledge|Strong|Ability|Proficient|Familiarity|Willing|Amenable|Send|Join|Competitive|Graduate|Candidates?)\b/

function isEndOfLine(before: string, after: string): boolean {
  if (LINE.test(after)) return true
  const isCapitals = CAPITALS.test(after)
  const small = SMALL.exec(before)?.[0].length ?? 0
  return small >= (isCapitals ? LEAST_BEFORE_CAPITALS : LEAST_BEFORE) || (!isCapitals && HEADING.test(before))
}

/** A text with the ends of lines that its board left out, so that a copy from another board has the same words. */
export const unglued = (text: string): string =>
  text
    .replace(APOSTROPHE, '’')
    .replace(WITHIN, (letter, at: number, all: string) =>
      isEndOfLine(all.slice(Math.max(0, at - AROUND), at + 1), all.slice(at + 1, at + AROUND)) ? `${letter} ` : letter,
    )
