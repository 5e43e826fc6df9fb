const [DAY_HOURS, WEEK] = [12, 'week']
const unitOf = (unit: string | undefined, most: number): string =>
  unit === undefined ? (most > DAY_HOURS ? WEEK : 'day') : unit.startsWith('w') ? WEEK : unit

/** Days as people shorten them, where they stand as a run. */
const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const dayOf = (short: string): string => DAYS[short.slice(0, 3).toLowerCase()] ?? short

/** "Manila 7am-3pm" */
const PLACE_FIRST =
  /^(?:manila|PH|philippine)(?: time)? (\d{1,2}(?::\d\d)? ?[ap]m ?(?:-|–|to) ?\d{1,2}(?::\d\d)? ?[ap]m)\b/i
const withPlace = (text: string): string => text.replace(PLACE_FIRST, '$1 Manila time')

/** Free words about somebody's hours as they are said in a sentence: "30-40 hrs/week" is "30 to 40 hours a week". */
export const idiomatic = (text: string): string =>
  withPlace(text)
    .replace(
      /\b(?:on|at|during) (evening|morning|afternoon)s?\b/gi,
      (_, part: string) => `in the ${part.toLowerCase()}s`,
    )
    .replace(/\bon nights?\b/gi, 'at night')
    .replace(/\b12(?::00)? ?(?:nn|noon)\b/gi, 'noon')
    .replace(/\b12(?::00)? ?(?:mn|midnight)\b/gi, 'midnight')
    .replace(/\b(US|UK|AU|EU) (morning|afternoon|evening|night)\b(?! (?:shift|time|hours|schedule))/g, '$1 $2s')
    .replace(
      /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6} ?[-–] ?(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b/gi,
      (_, from: string, to: string) => `${dayOf(from)} to ${dayOf(to)}`,
    )
    .replace(
      /\b(\d{1,2}) ?(?:-|–|to) ?(\d{1,2}) ?(?:hrs?|hours?)\b(?: ?(?:\/|per|an?|each|every) ?(week|wk|day)\b)?/gi,
      (_, from: string, to: string, unit?: string) =>
        `${from} to ${to} hours a ${unitOf(unit?.toLowerCase(), Number(to))}`,
    )
    .replace(
      /(?<!\bto )\b(\d{1,2}) ?(?:hrs?|hours?)\b ?(?:(?:\/|per|an?|each|every) ?(week|wk|day)\b)/gi,
      (_, many: string, unit: string) => `${many} hours a ${unitOf(unit.toLowerCase(), Number(many))}`,
    )
    .replace(
      /(?<!\d ?(?:-|–|to) ?)\b(1[5-9]|[2-5]\d|60) ?(?:hrs?|hours)\b(?! (?:an?|per|each|of|within|overlap)\b)/gi,
      '$1 hours a week',
    )
    .replace(/\b(\d{1,2}(?::\d\d)? ?[ap]m) ?[-–] ?(?=\d{1,2}(?::\d\d)? ?[ap]m\b|noon\b|midnight\b)/gi, '$1 to ')
    .replace(/(?<=\b(?:noon|midnight|\d ?[ap]m)) (manila|philippines?)(?= ?(?:[,)]|$))/gi, ' $1 time')
    .replace(/(?<=\b(?:noon|midnight|\d ?[ap]m)) PH(?:T| time)?(?= ?(?:[,)]|$))/g, ' Philippine time')
    .replace(
      /\b(mornings|afternoons|evenings|nights) (?:PH|Philippine|Manila)(?: time)?$/i,
      'in the $1, Philippine time',
    )
    .replace(/^mornings? to (?=\d)/i, 'from the morning until ')
    .replace(/\bPH daytime\b/gi, 'daytime hours in the Philippines')
    .replace(/\b(full|part)[ -]?time (?=\d)/i, '$1 time, ')
    .replace(/\b(?:I['’]ve|I have) been (?:on |in )?graveyard\b(?! shift)/i, 'I have worked graveyard shifts')
    .replace(/^(.+?) preferred (\([^()]*\))$/i, '$1 $2 preferred')
    .replace(/(?<=\bweek) flexible$/i, ', flexible')

/** "UK hours is what I'm used to" */
const USED = /^(.+?) (?:is|are) what (?:i['’]m|i am) used to$/i
/** What somebody is used to, as a sentence; empty where a piece tells none. */
export const usedTo = (piece: string): string => {
  const [, hours] = USED.exec(piece) ?? []
  return hours === undefined ? '' : `I am used to ${hours}.`
}

const PRESENTLY = /^currently (\d{1,2}) ?(?:hrs?|hours)(?: a week)?$/i
const CONTRACT = /^(?:finishing|ending|until the end of)(?: my)? contract (?:by |on |at |in |this )?(?:the )?(.+)$/i
/** When a present contract ends, as a sentence; empty where a piece tells none. */
export const contractEnds = (piece: string): string => {
  const [, when] = CONTRACT.exec(piece) ?? []
  return when === undefined
    ? ''
    : `My present contract ends ${/^(?:end|middle)\b/i.test(when) ? 'at the ' : 'in '}${when}.`
}
/** "I keep one existing client": what goes on beside the hours somebody has. */
const ALONGSIDE =
  /^(?:i (?:(?:will|would|still|also|currently|presently) )*(?:keep|have|work|handle|study|run|teach|help|serve)|i(?:['’]m| am) (?:(?:still|also|currently|presently) )*(?:keeping|studying|working|handling|running|teaching|taking|with))\b(?! (?:free|available|open|flexible|from \d|until|on weekends))[^?]*$/i
/** What a piece tells of other work or study, as a sentence without its full stop; empty where it tells none. */
export const alongside = (piece: string): string =>
  ALONGSIDE.test(piece) ? `I${idiomatic(piece).replace(/^i/i, '').replace(/[.]$/, '')}` : ''
/** What only says how much somebody works today. */
export const isPresent = (piece: string): boolean => PRESENTLY.test(piece)

/** "Night shift" and "weekend" as one works them. */
const shift = (text: string): string =>
  text
    .replace(
      /^(?:the )?(night|day|mid|graveyard|evening|morning|swing) ?shift$/i,
      (_, part: string) => `${part.toLowerCase()} shifts`,
    )
    .replace(/^graveyard$/i, 'graveyard shifts')
    .replace(/^(?:on )?weekends?$/i, 'weekends')
    .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())

/** "4 hours overlap to US EST" */
const OVERLAP = /^(\d{1,2} hours) (?:of )?overlap (?:to|with|in|on) (?:the )?(.+)$/i
/** "can work night shifts and weekends", "can overlap with US mornings". */
export function canWork(pieces: readonly string[]): string {
  const all = pieces.map((text) => text.replace(OVERLAP, 'overlap $1 with $2'))
  const [overlaps, works] = [
    all.filter((text) => /^overlap\b/i.test(text)),
    all.filter((text) => !/^overlap\b/i.test(text)).map(shift),
  ]
  const joined = works.length < 3 ? works.join(' and ') : `${works.slice(0, -1).join(', ')} and ${works.at(-1) ?? ''}`
  return [...(works.length === 0 ? [] : [`can work ${joined}`]), ...overlaps.map((text) => `can ${text}`)].join(' and ')
}
