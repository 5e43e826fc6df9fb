import { listed, matchesOf, oneOf } from '#features/phrases/rules.ts'

/** Where a clause ends: before a sign, an opened bracket, or what is joined to it. */
const CLAUSE_ENDS =
  /[,;:.?!)—–](?=\s)| (?=\()| (?=(?:and|or|but|so that|because|while|when|which|who|whose|if|unless) )/g
/** So much of the room has to be used before a clause may end there. */
const SHORTEST = 0.5

const GOES_ON = oneOf(
  listed(
    'a an the this that these those your our my his her its their of in on at to for from with without by as about into onto over under between among through during after before since until than like per and or but nor so if whether when while because which who whose what how why where is are was were be been being has have had do does did will would can could should must may might not no any some each every very too more most up out off only just both either',
  ),
)
/** Words that want another one behind them; no sentence keeps its sense where it is cut there. */
const WANTS_MORE = new RegExp(String.raw`[\s,;:(–—-]+(?:${GOES_ON}|\p{L}\.|[\p{L}]+['’](?:d|ll|ve|re))$`, 'iu')

/**
 * A question in at most `most` signs and the sign of what was left out: cut where a clause ends, else behind a whole
 * word that wants no other behind it, and never inside brackets or a quotation.
 */
export function shortened(words: string, most: number): string {
  const space = words.lastIndexOf(' ', most)
  if (words.length <= most || space < 0) return words
  const ends = matchesOf(CLAUSE_ENDS, words).map(({ index }) => index)
  const clause = ends.findLast((at) => at <= most) ?? 0
  let kept = whole(words.slice(0, clause < most * SHORTEST ? space : clause), most)
  while (WANTS_MORE.test(kept)) kept = kept.replace(WANTS_MORE, '')
  return `${kept.replace(/[\s,;:(.–—-]{1,9}$/, '')}…`
}

/** Without what was opened and not closed, where enough is left. */
function whole(words: string, most: number): string {
  const bracket = words.lastIndexOf('(') > words.lastIndexOf(')') ? words.lastIndexOf('(') : -1
  const marks = [...words.matchAll(/["“”]/g)]
  const quotation = marks.length % 2 === 1 ? (marks.at(-1)?.index ?? -1) : -1
  const opened = [bracket, quotation].filter((at) => at >= most * SHORTEST)
  return opened.length === 0 ? words : words.slice(0, Math.min(...opened)).trimEnd()
}
